"""A2.01-A2.06, A2.47-A2.50, A2.82 A troop line becomes the profile of a unit: all of it that never changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from strategikon.bayard.tables import (
    ANIMALS,
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
    PARTICULARITIES,
    TRAINING,
    TYPES,
    VEHICLE_MORALE,
    WEIGHTS,
    Allowance,
    MeleeWeapon,
    MissileWeapon,
    animals_as,
)  # fmt: skip

SACRIFICIAL_PLAQUETTES: Final = 1  # A3.21
REINDEER: Final = frozenset(("break_away", "elusive", "harassment"))  # A3.05
SUICIDE: Final = frozenset(("aggressive", "tenacious"))  # A3.22
SELF_WEAPONS: Final = {  # A2.23-A2.27 chariots and elephants are their own weapon, by weight
    (CHARIOT, 1): "light_chariot", (CHARIOT, 2): "medium_chariot", (CHARIOT, 3): "heavy_chariot",
    (CHARIOT, 4): "very_heavy_chariot", (ELEPHANT, 2): "war_elephant", (ELEPHANT, 3): "war_elephant",
}  # fmt: skip
WAR_ANIMALS: Final = animals_as("moves")  # A3.15-A3.18, A3.45, R-BAY-94: what they move as; they fight as camelry
ANIMAL_TROOPS: Final = animals_as("fights")  # A3.15-A3.19
ANIMAL_WEAPONS: Final = {name: row["weapon"] for name, row in ANIMALS.items() if row["weapon"]}  # A3.15-A3.19
HOMES: Final = frozenset(("woodsmen", "mountaineers", "marsh_dwellers", "skiers"))  # A2.59-A2.62
Gait = tuple[bool, frozenset[str], bool]  # wheels, where it is at home, camels
WAGONS: Final = "wagons_in_defence"  # A3.33
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
    stones: bool  # A5.21 of engines: they throw stones, and so fire pots
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
        traits=traits(troop), formations=formations(troop),
        equipment=frozenset(troop.get("equipment", ())), mount=troop.get("mount", ""), team=troop.get("team", ""),
        pack=troop.get("pack", ""), animal=troop.get("animal", ""), platform=troop.get("platform", False),
        escort=troop.get("escort", 0), escort_weight=WEIGHTS.index(troop.get("escort_weight", "light")),
        escort_melee=MELEE_WEAPONS[troop.get("escort_melee", BASIC_WEAPONS[INFANTRY])],
        archers=troop.get("archers", 1) if kind == CAMELRY else 1, dwarf=troop.get("dwarf", False),
        sacrificial=troop.get("sacrificial", False), servants=troop.get("servants", False),
        loosens=troop.get("loosen", False),
        resupply=troop.get("resupply_turns", 0), works=frozenset(troop.get("works", ())),
        contingent=troop.get("contingent", ""), native_desert=troop.get("native_desert", False),
        stones=kind == ARTILLERY and troop.get("stones", weight >= MEDIUM), cost=troop.get("cost", 0),
    )  # fmt: skip


def _own_weapon(troop: Mapping[str, Any], kind: int, weight: int) -> str:
    """A2.08, A2.23-A2.27, A3.13, A3.15-A3.19 What a unit fights with whose line names no weapon."""
    if troop.get("platform"):
        return "other_elephant"
    if troop.get("animal") in ANIMAL_WEAPONS:
        return ANIMAL_WEAPONS[troop["animal"]]
    return SELF_WEAPONS.get((kind, weight)) or BASIC_WEAPONS[kind]


def troop_of(line: Mapping[str, Any]) -> tuple[int, int] | None:
    """3.23 The type and weight that a character's line gives him, medium infantry for what it leaves out; else none."""
    if "type" not in line and "weight" not in line:
        return None
    kind = TYPES.index(line["type"]) if "type" in line else INFANTRY
    return kind, WEIGHTS.index(line["weight"]) if "weight" in line else MEDIUM


def dismounted(own: Profile) -> Profile:
    """4.114, A3.33 Infantry that has lost its animals or left its wagons, and what stood on them."""
    resupply = 0 if own.mount == "wagon" else own.resupply
    return replace(own, mount="", equipment=own.equipment - WAGON_GEAR, resupply=resupply)


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


def traits(troop: Mapping[str, Any]) -> frozenset[str]:
    """Its particularities, as far as they are for troops of its type (A2.67, A2.68, A2.72, A2.74, A2.75, A2.79, A2.80);
    A3.05, R-BAY-63 scouts on reindeer always have three, A3.22 suicide chariots two."""
    kind = ELEPHANT if troop.get("platform") else TYPES.index(troop["type"])
    own = frozenset(name for name in troop.get("particularities", ()) if kind in PARTICULARITIES[name].troops)
    if troop.get("mount") == "reindeer":
        own |= REINDEER
    if troop.get("sacrificial") and troop.get("melee") == "scythed_heavy_chariot":
        own |= SUICIDE
    return own


def formations(troop: Mapping[str, Any]) -> frozenset[str]:
    """A3.26 Those that were allotted to it; 3.31, A3.33 whoever rides on wagons can draw them up."""
    own = frozenset(troop.get("formations", ()))
    return own | {WAGONS} if troop.get("mount") == "wagon" else own


def come_down(own: Profile) -> Profile:
    """R-BAY-93 The pieces of a platform whose elephants are gone: static artillery of the weight that was carried, with
    its own armour and the hand weapons of its crew."""
    weight = LIGHT if own.missile is None or own.missile.weight is None else own.missile.weight
    crew = MELEE_WEAPONS[BASIC_WEAPONS[ARTILLERY]]
    return replace(own, type=ARTILLERY, weight=weight, melee=crew, platform=False)


def on_board(own: Profile) -> Profile:
    """A5.103 On board riders, beasts and models fight as foot of the same weight, with hand weapons; what they shoot
    with they keep."""
    if own.type == INFANTRY:
        return own
    return replace(own, type=INFANTRY, melee=MELEE_WEAPONS[BASIC_WEAPONS[INFANTRY]], mount="", team="", platform=False)
