"""A2.01-A2.06, A2.47-A2.50, A2.82 A troop line becomes the profile of a unit: all of it that never changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from strategikon.bayard.tables import (
    ARTILLERY,
    BASIC_WEAPONS,
    CAMELRY,
    CAVALRY,
    CHARIOT,
    ELEPHANT,
    EXOTIC_WEAPONS,
    GUNS,
    INFANTRY,
    LIGHT,
    LONG_SPEARS,
    MEDIUM,
    MELEE_WEAPONS,
    MISSILES,
    MORALE,
    MOUNTED,
    MOVEMENT,
    SMALL_ARMS,
    TRAINING,
    TYPES,
    VEHICLE_MORALE,
    WEIGHTS,
    Allowance,
    MeleeWeapon,
    MissileWeapon,
)  # fmt: skip

SACRIFICIAL_PLAQUETTES: Final = 1  # A3.21
MOST_PLAQUETTES: Final = 6  # A4.04 the chart of prices ends there
TWO_HANDED: Final = frozenset(("pike", "two_handed_weapon", "two_hand_weapons"))  # A3.28 no shield beside them
BOWS: Final = frozenset(("light_bow", "composite_bow"))
REINDEER: Final = frozenset(("break_away", "elusive", "harassment"))  # A3.05
SELF_WEAPONS: Final = {  # A2.23-A2.27 chariots and elephants are their own weapon, by weight
    (CHARIOT, 1): "light_chariot", (CHARIOT, 2): "medium_chariot", (CHARIOT, 3): "heavy_chariot",
    (CHARIOT, 4): "very_heavy_chariot", (ELEPHANT, 2): "war_elephant", (ELEPHANT, 3): "war_elephant",
}  # fmt: skip
WAR_ANIMALS: Final = {  # A3.15-A3.18, A3.45, R-BAY-94: type and weight they move as; they fight as camelry
    "war_dogs": (INFANTRY, 1), "armoured_war_dogs": (INFANTRY, 2), "big_cats": (INFANTRY, 1), "bears": (INFANTRY, 2),
}  # fmt: skip
ANIMAL_WEAPONS: Final = {  # A3.15-A3.19
    **dict.fromkeys(WAR_ANIMALS, "two_hand_weapons"), "herd_bison": "scythed_heavy_chariot",
}  # fmt: skip
HOMES: Final = frozenset(("woodsmen", "mountaineers", "marsh_dwellers", "skiers"))  # A2.59-A2.62
Gait = tuple[bool, frozenset[str], bool]  # wheels, where it is at home, camels
WAGON_GEAR: Final = frozenset(("palisaded_wagons", "persian_tower"))  # A3.41, A3.42


@dataclass(frozen=True, slots=True)
class Profile:
    """1.24 What a unit is: one troop type, but for an escort (A3.08)."""

    troop: str
    type: int
    weight: int
    melee: MeleeWeapon
    missile: MissileWeapon | None
    training: int
    elite: bool
    plaquettes: int
    traits: frozenset[str]
    formations: frozenset[str]
    equipment: frozenset[str]
    mount: str  # A3.01, A3.02 of infantry that rides and fights on foot: horse, camel, elephant, chariot, wagon
    team: str  # A2.45, A3.04, A3.14 what draws a gun or a chariot: camel, elephant
    pack: str  # A3.20 pack animals with it: camel, elephant
    animal: str  # A3.15-A3.19 war animals and herds
    platform: bool  # A3.13 guns on elephants
    escort: int  # A3.08-A3.10 plaquettes of infantry that go with mounted troops or elephants
    escort_weight: int
    escort_melee: MeleeWeapon
    archers: int  # A3.06 on one camel
    dwarf: bool
    sacrificial: bool
    servants: bool  # A5.110 of a camp: no troops, and no loss
    loosens: bool  # A5.95
    resupply: int  # A5.118 full turns it takes others to fill up from it; 0: it carries nothing
    works: frozenset[str]
    contingent: str
    native_desert: bool
    cost: int

    @property
    def mounted(self) -> bool:
        """R-BAY-06 Cavalry, camelry and chariots."""
        return self.type in MOUNTED

    @property
    def gun(self) -> bool:
        """A2.39, A3.13 Whether it shoots with artillery: on the ground, or from a platform."""
        return self.missile is not None and self.missile.id in GUNS

    @property
    def wheels(self) -> bool:
        """R-BAY-06 Artillery and vehicles: what terrain closed to them stops."""
        return self.type in (ARTILLERY, CHARIOT) or self.mount in ("wagon", "chariot")

    @property
    def gait(self) -> Gait:
        """All that ground asks of who goes over it: units of one gait make the same steps."""
        return self.wheels, self.traits & HOMES, self.type == CAMELRY and not self.animal

    @property
    def has_animals(self) -> bool:
        """R-BAY-06 Victims of camels, elephants, fire and noise."""
        return self.type in (CAVALRY, CAMELRY, CHARIOT, ELEPHANT)

    @property
    def long_spears(self) -> bool:
        """R-BAY-58"""
        return self.melee.id in LONG_SPEARS

    @property
    def half_units(self) -> int:
        """5.04 What it counts for victory, in halves."""
        return 0 if self.servants else 1 if self.sacrificial else 2

    def allowance(self, weight: int) -> Allowance:
        """3.15-3.20, A2.56-A2.58, A3.04, A3.15 Hexes at a weight (its own, or that of a formation or looser order)."""
        kind, weight = WAR_ANIMALS.get(self.animal, (self.type, weight))
        plain = MOVEMENT[(kind, weight)]
        if "static_artillery" in self.traits or (self.missile is not None and self.missile.static):
            return Allowance(0, 0, 0)
        change = ("mobile" in self.traits) - ("slow" in self.traits)
        most = plain.most
        if self.type == CHARIOT and (self.team == "camel" or self.animal == "herd_camels"):
            most = 3  # A3.04
        combat, march = max(0, plain.combat + change), max(0, plain.march + change)
        return Allowance(combat, march, most) if most is None else Allowance(min(combat, most), min(march, most), most)


def profile(troop: Mapping[str, Any]) -> Profile:
    """The profile of a troop line that has been checked."""
    kind, weight = TYPES.index(troop["type"]), WEIGHTS.index(troop["weight"])
    if troop.get("platform"):
        kind, weight = ELEPHANT, MEDIUM  # A3.13 whatever it carries
    melee = troop.get("melee") or _own_weapon(troop, kind, weight)
    missile: str = troop.get("missile", "")
    melee, missile = EXOTIC_WEAPONS.get(melee, melee), EXOTIC_WEAPONS.get(missile, missile)
    return Profile(
        troop=troop.get("troop", troop.get("id", "")), type=kind, weight=weight, melee=MELEE_WEAPONS[melee],
        missile=MISSILES[missile] if missile else None, training=TRAINING[troop.get("training", "trained")],
        elite=troop.get("training") == "elite", plaquettes=plaquettes(troop),
        traits=traits(troop), formations=frozenset(troop.get("formations", ())),
        equipment=frozenset(troop.get("equipment", ())), mount=troop.get("mount", ""), team=troop.get("team", ""),
        pack=troop.get("pack", ""), animal=troop.get("animal", ""), platform=troop.get("platform", False),
        escort=troop.get("escort", 0), escort_weight=WEIGHTS.index(troop.get("escort_weight", "light")),
        escort_melee=MELEE_WEAPONS[troop.get("escort_melee", BASIC_WEAPONS[INFANTRY])],
        archers=troop.get("archers", 1), dwarf=troop.get("dwarf", False),
        sacrificial=troop.get("sacrificial", False), servants=troop.get("servants", False),
        loosens=troop.get("loosen", False),
        resupply=troop.get("resupply_turns", 0), works=frozenset(troop.get("works", ())),
        contingent=troop.get("contingent", ""), native_desert=troop.get("native_desert", False),
        cost=troop.get("cost", 0),
    )  # fmt: skip


def _own_weapon(troop: Mapping[str, Any], kind: int, weight: int) -> str:
    """A2.08, A2.23-A2.27, A3.13, A3.15-A3.19 What a unit fights with whose line names no weapon."""
    if troop.get("platform"):
        return "other_elephant"
    if troop.get("animal") in ANIMAL_WEAPONS:
        return ANIMAL_WEAPONS[troop["animal"]]
    return SELF_WEAPONS.get((kind, weight)) or BASIC_WEAPONS[kind]


def traits(troop: Mapping[str, Any]) -> frozenset[str]:
    """Its particularities; A3.05, R-BAY-63 scouts on reindeer always have three."""
    own = frozenset(troop.get("particularities", ()))
    return own | REINDEER if troop.get("mount") == "reindeer" else own


def come_down(own: Profile) -> Profile:
    """R-BAY-93 The pieces of a platform whose elephants are gone: static artillery of the weight that was carried, with
    its own armour and the hand weapons of its crew."""
    weight = LIGHT if own.missile is None or own.missile.weight is None else own.missile.weight
    crew = MELEE_WEAPONS[BASIC_WEAPONS[ARTILLERY]]
    return replace(own, type=ARTILLERY, weight=weight, melee=crew, platform=False)


def dismounted(own: Profile) -> Profile:
    """4.114, A3.33 Infantry that has lost its animals or left its wagons, and what stood on them."""
    resupply = 0 if own.mount == "wagon" else own.resupply
    return replace(own, mount="", equipment=own.equipment - WAGON_GEAR, resupply=resupply)


def on_board(own: Profile) -> Profile:
    """A5.103 On board riders, beasts and models fight as foot of the same weight, with hand weapons; what they shoot
    with they keep."""
    if own.type == INFANTRY:
        return own
    return replace(own, type=INFANTRY, melee=MELEE_WEAPONS[BASIC_WEAPONS[INFANTRY]], mount="", team="", platform=False)


def plaquettes(troop: Mapping[str, Any]) -> int:
    """A2.01, A2.49, A2.50, A3.07, A3.21-A3.23, R-BAY-93 By type and morale; the sacrificial have one, dwarf elephants
    one more, but not whom they carry or draw: there the second plaquette is an animal."""
    if troop.get("sacrificial"):
        return SACRIFICIAL_PLAQUETTES
    foot, vehicle = MORALE[troop.get("morale", "normal")]
    vehicles = TYPES.index(troop["type"]) in VEHICLE_MORALE
    escort: int = troop.get("escort", 0)
    dwarfs = troop.get("dwarf") and troop["type"] == "elephant" and not troop.get("platform")
    return (vehicle if vehicles else foot) + escort + (1 if dwarfs else 0)


Complaint = tuple[str, str, dict[str, Any]]  # key, message, arguments


def complaints(troop: Mapping[str, Any]) -> Iterator[Complaint]:
    """What is against a troop line whose words are all known."""
    kind, weight = TYPES.index(troop["type"]), WEIGHTS.index(troop["weight"])
    if (kind, weight) not in MOVEMENT:
        yield "weight", "bayard-complaint-weight", {"type": troop["type"], "weight": troop["weight"]}
    if not troop.get("sacrificial") and plaquettes(troop) - troop.get("escort", 0) <= 0:
        yield "morale", "bayard-complaint-morale", {"type": troop["type"], "morale": troop.get("morale", "normal")}
    if "plaquettes" in troop and troop["plaquettes"] != plaquettes(troop):
        yield "plaquettes", "bayard-complaint-plaquettes", {"count": troop["plaquettes"], "rule": plaquettes(troop)}
    if plaquettes(troop) > MOST_PLAQUETTES:
        yield "escort", "bayard-complaint-mixed", {"count": plaquettes(troop), "most": MOST_PLAQUETTES}
    scouts = kind == CAVALRY and weight <= LIGHT and "missile" in troop
    if troop.get("mount") == "reindeer" and not scouts:
        yield "mount", "bayard-complaint-reindeer", {}
    yield from _melee_complaints(troop, kind)
    yield from _missile_complaints(troop, kind)
    for formation in troop.get("formations", ()):
        if not _may_form(troop, kind, weight, formation):
            yield "formations", "bayard-complaint-formation", {"formation": formation}


def _melee_complaints(troop: Mapping[str, Any], kind: int) -> Iterator[Complaint]:
    """A2.10-A2.27 Foot have hand weapons, horse and camels those of riders, chariots and elephants are their own."""
    name = troop.get("melee")
    if name is None:
        return
    weapon = MELEE_WEAPONS.get(EXOTIC_WEAPONS.get(name, name))  # A3.34 some are thrown, and some are no weapons
    user = "" if weapon is None else weapon.user
    fits = {"infantry": kind in (INFANTRY, ARTILLERY), "mounted": kind in (CAVALRY, CAMELRY),
            "self": kind in (CHARIOT, ELEPHANT)}.get(user, False)  # fmt: skip
    # A3.15 dogs have two hand weapons, A3.24 carts the siphon
    special = name == "siphon" or (weapon is not None and bool(troop.get("animal")))
    if not fits and not special:
        yield "melee", "bayard-complaint-melee", {"weapon": name, "type": troop["type"]}


def _missile_complaints(troop: Mapping[str, Any], kind: int) -> Iterator[Complaint]:
    """A2.22, A2.25, A2.28-A2.43, A3.21 Who carries which missile weapon."""
    name = troop.get("missile")
    if name is None:
        if kind == ARTILLERY:
            yield "missile", "bayard-complaint-gun", {}
        return
    name = EXOTIC_WEAPONS.get(name, name)
    scythed = str(troop.get("melee", "")).startswith("scythed")
    if name not in MISSILES:
        yield "missile", "bayard-complaint-missile", {"weapon": name, "type": troop["type"]}
    elif troop.get("sacrificial") or scythed:
        yield "missile", "bayard-complaint-no-shots", {"weapon": name}
    elif not _may_carry(troop, kind, name):
        yield "missile", "bayard-complaint-missile", {"weapon": name, "type": troop["type"]}
    elif name == "fire_lance" and "lance" not in str(troop.get("melee", "")):
        yield "missile", "bayard-complaint-fire-lance", {}


def _may_carry(troop: Mapping[str, Any], kind: int, name: str) -> bool:
    """A2.22 On chariots and elephants stand infantry with their weapons; A3.13 guns only on platforms."""
    if name in GUNS:
        return kind == ARTILLERY or bool(troop.get("platform"))
    user = SMALL_ARMS[name].user
    if user == "mounted":
        return kind in (CAVALRY, CAMELRY)
    return kind != ARTILLERY and (user == "any" or kind in (INFANTRY, CHARIOT, ELEPHANT))


def _may_form(troop: Mapping[str, Any], kind: int, weight: int, formation: str) -> bool:
    """A3.28-A3.33 Who may be taught which formation."""
    one_handed = troop.get("melee", "individual_weapon") not in TWO_HANDED
    match formation:
        case "shield_wall" | "tortoise":
            return kind == INFANTRY and one_handed
        case "wedge":
            return kind in (INFANTRY, CAVALRY, CAMELRY, CHARIOT)
        case "salvo":
            return kind == INFANTRY and troop.get("missile") in BOWS
        case "forlorn_hope":
            return kind == INFANTRY and weight <= LIGHT and "missile" in troop
        case _:
            return kind in (INFANTRY, ARTILLERY) and troop.get("mount") == "wagon"
