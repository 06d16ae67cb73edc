"""A2.04-A2.50, A3.04-A3.33 What is against a troop line: troops that the rules do not know."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from strategikon.bayard.profile import ANIMAL_TROOPS, plaquettes
from strategikon.bayard.tables import (
    ARTILLERY,
    CAMELRY,
    CAVALRY,
    CHARIOT,
    ELEPHANT,
    EXOTIC_WEAPONS,
    GUNS,
    INFANTRY,
    LIGHT,
    MELEE_WEAPONS,
    MISSILES,
    MOVEMENT,
    PARTICULARITIES,
    SMALL_ARMS,
    TYPES,
    WEIGHTS,
)  # fmt: skip

MOST_PLAQUETTES: Final = 6  # A4.04 the chart of prices ends there
TWO_HANDED: Final = frozenset(("pike", "two_handed_weapon", "two_hand_weapons"))  # A3.28 no shield beside them
BOWS: Final = frozenset(("light_bow", "composite_bow"))
FREE_GUNS: Final = frozenset(("organ_gun", "multi_cannon", "heavy_flame_thrower"))  # R-BAY-95 of any weight
HEAVY_ROCKETS: Final = "rocket_heavy"  # A3.13 the one heavy piece that stands on elephants

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
    yield from _melee_complaints(troop, kind)
    yield from _missile_complaints(troop, kind, weight)
    yield from _beast_complaints(troop, kind, weight)
    for formation in troop.get("formations", ()):
        if not _may_form(troop, kind, weight, formation):
            yield "formations", "bayard-complaint-formation", {"formation": formation}


def misplaced(troop: Mapping[str, Any]) -> Iterator[Complaint]:
    """A2.51-A2.81, A3.06 What is meant for other troops, and has no effect here: whoever writes a list should know
    it."""
    kind = ELEPHANT if troop.get("platform") else TYPES.index(troop["type"])
    for name in troop.get("particularities", ()):
        heavy_foot = name == "break_away" and kind == INFANTRY and WEIGHTS.index(troop["weight"]) > LIGHT
        if kind not in PARTICULARITIES[name].troops or (heavy_foot and not troop.get("loosen")):
            yield "particularities", "bayard-complaint-trait", {"trait": name, "type": troop["type"]}
    if troop.get("archers", 1) > 1 and kind != CAMELRY:
        yield "archers", "bayard-complaint-archers", {"type": troop["type"]}


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


def _missile_complaints(troop: Mapping[str, Any], kind: int, weight: int) -> Iterator[Complaint]:
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
    elif name in GUNS and not _bears(troop, weight, name):
        yield "missile", "bayard-complaint-gun-weight", {"weapon": name, "weight": troop["weight"]}
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


def _bears(troop: Mapping[str, Any], weight: int, name: str) -> bool:
    """A2.40, R-BAY-95 A gun is of the weight of its unit; A3.13 on platforms stand light and very light ones, and heavy
    rockets."""
    own = GUNS[name].weight
    if troop.get("platform"):
        return name == HEAVY_ROCKETS or (own is not None and own <= LIGHT)
    return name in FREE_GUNS or own == weight


def _beast_complaints(troop: Mapping[str, Any], kind: int, weight: int) -> Iterator[Complaint]:
    """A3.01-A3.19 Who has mounts, teams, platforms or footmen, and which troops beasts are."""
    mount, team, animal = troop.get("mount"), troop.get("team"), troop.get("animal")
    shoots = "missile" in troop
    if mount == "reindeer" and not (kind == CAVALRY and weight <= LIGHT and shoots):
        yield "mount", "bayard-complaint-reindeer", {}
    elephants = kind == ELEPHANT or bool(troop.get("platform")) or "elephant" in (mount, team, troop.get("pack"))
    wrong = {
        "mount": mount not in (None, "reindeer") and kind not in (INFANTRY, ARTILLERY),
        "team": team is not None and kind != ARTILLERY and (kind != CHARIOT or team == "elephant"),
        "platform": bool(troop.get("platform")) and (kind not in (ELEPHANT, ARTILLERY) or not shoots),
        "escort": bool(troop.get("escort")) and kind not in (CAVALRY, ELEPHANT),
        "dwarf": bool(troop.get("dwarf")) and not elephants,
        "animal": animal is not None and kind_of(animal, weight) != (kind, weight),
    }
    for key, is_wrong in wrong.items():
        if is_wrong:
            yield key, "bayard-complaint-beasts", {"type": troop["type"], "weight": troop["weight"]}


def kind_of(animal: str, weight: int) -> tuple[int, int]:
    """A3.15-A3.19 The type and weight of troops that beasts are; elephants are medium or heavy."""
    kind, own = ANIMAL_TROOPS[animal]
    return kind, max(weight, own) if kind == ELEPHANT else own


def _may_form(troop: Mapping[str, Any], kind: int, weight: int, formation: str) -> bool:
    """A3.28-A3.33 Who may be taught which formation; A3.34 exotic weapons count as what they are like."""
    melee, missile = troop.get("melee", "individual_weapon"), troop.get("missile", "")
    one_handed = EXOTIC_WEAPONS.get(melee, melee) not in TWO_HANDED
    match formation:
        case "shield_wall" | "tortoise":
            return kind == INFANTRY and one_handed
        case "wedge":
            return kind in (INFANTRY, CAVALRY, CAMELRY, CHARIOT)
        case "salvo":
            return kind == INFANTRY and EXOTIC_WEAPONS.get(missile, missile) in BOWS
        case "forlorn_hope":
            return kind == INFANTRY and weight <= LIGHT and bool(missile)
        case _:
            return kind in (INFANTRY, ARTILLERY) and troop.get("mount") == "wagon"
