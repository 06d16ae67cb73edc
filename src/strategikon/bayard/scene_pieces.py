"""Pieces as they are drawn: blocks with plaquettes, class marks and chevrons; leaders as medals with bars of rank."""

from __future__ import annotations

from typing import Any, Final

from strategikon.bayard import ammunition
from strategikon.bayard.allies import cannot_obey
from strategikon.bayard.allowances import allowance_of, plain_allowance
from strategikon.bayard.blows import Blow
from strategikon.bayard.dice_sum import LEAST_DICE, factor, pluses
from strategikon.bayard.field import Fight
from strategikon.bayard.pieces import (
    escort_of,
    formation_of,
    is_activated,
    leaders_with,
    profile_of,
    range_of,
    unit_with,
    weight_of,
)  # fmt: skip
from strategikon.bayard.profile import Profile
from strategikon.bayard.scene_overlays import OF_LEADERS, kinds_of
from strategikon.bayard.state import NOBODY, LeaderMark, Mark
from strategikon.bayard.support import SUPPORTS, friends_beside
from strategikon.bayard.tables import ARTILLERY, CAMELRY, CHARIOT, ELEPHANT, HEAVY, LIGHT, MEDIUM, TYPES, WEIGHTS
from strategikon.kernel.scene import Piece, Place

Row = tuple[str, Any]
FAR_SHOT: Final = 3  # hexes: a weapon of this range makes its man a shooter
MISSILE_ART: Final = {
    "composite_bow": "longbow", "light_bow": "archer", "light_crossbow": "crossbow", "heavy_crossbow": "crossbow",
    "sling": "slinger", "staff_sling": "slinger", "slung_fire_pots": "slinger", "handgun": "handgun",
    "arquebus": "handgun",
}  # fmt: skip
FOOT_ART: Final = {
    "pike": "pike", "two_handed_weapon": "halberd", "spear": "heavy-foot", "swordsmen": "medium-foot",
    "heavy_throwing_swordsmen": "medium-foot", "heavy_throwing_weapon": "medium-foot",
}  # fmt: skip
HORSE_BY_WEIGHT: Final = ("light-horse", "light-horse", "medium-horse", "heavy-horse", "cataphract")
CODES: Final = {  # of each arm, as it stands on the block
    "pike": "PK", "halberd": "HB", "longbow": "LB", "archer": "BW", "crossbow": "XB", "slinger": "SL",
    "peltast": "JV", "light-foot": "SK", "handgun": "HG", "heavy-foot": "SP", "medium-foot": "SW", "warrior": "WR",
    "knight": "KN", "horse-archer": "HA", "lancer": "LN", "cataphract": "CT", "heavy-horse": "HH",
    "medium-horse": "MH", "light-horse": "LH", "camel": "CM", "elephant": "EL", "light-chariot": "LC",
    "heavy-chariot": "HC", "scythed-chariot": "SC", "bolt-thrower": "BT", "heavy-engine": "EN", "bombard": "BO",
    "wagon": "WG", "beast": "BS",
}  # fmt: skip
LASTING: Final = (  # the most pressing first: a block has room for three
    (Mark.ASLEEP, "asleep"), (Mark.WOKEN, "woken"), (Mark.PREPLAYED, "preplayed"), (Mark.MESSAGE, "message"),
    (Mark.ON_FOOT, "on-foot"), (Mark.STATIC, "static"), (Mark.TORCHES, "torches"),
)  # fmt: skip
PASSING: Final = (  # of no account in the enemy's turn
    (Mark.STAYS, "stays"), (Mark.HELD, "held"), (Mark.REACHED, "reached"), (Mark.FOUGHT, "fought"),
    (Mark.MARCHED, "marched"), (Mark.MOVED, "moved"), (Mark.ENRAGED, "enraged"),
)  # fmt: skip
BY_THE_ENEMY: Final = frozenset(("against-mounted", "against-wedge", "against-forlorn-hope", "barbarians"))  # dice
CALLING: Final = ("lead", "activate")  # phases in which units are called up
BARS: Final = {"general_in_chief": 3, "sub_general": 2, "senior_officer": 1}  # on a medal


# -- units -------------------------------------------------------------------------------------------------------------


def unit_piece(battle: Fight, unit: int, elsewhere: Place | None = None, viewer: int | None = None) -> Piece:
    """A unit on the table or `elsewhere`: beyond the edge, waiting to be placed, under a screen."""
    state, field, profile = battle.state, battle.field, battle.field.profiles[unit]
    place = elsewhere or Place.hex(field.grid.names[state.hex_of[unit]])
    carries = [field.leader_ids[leader] for leader in leaders_with(battle, unit)] if elsewhere is None else []
    art = art_of(battle, unit)
    return Piece(
        field.ids[unit], field.sides[field.side_of[unit]], place, art, CODES[art], state.plaquettes[unit],
        profile.plaquettes, carries=carries, badges=badges(battle, unit, viewer), numbers=_numbers(battle, unit),
        sheet=_sheet(battle, unit), overlays=kinds_of(battle, unit) if elsewhere is None else [],
    )  # fmt: skip


def _numbers(battle: Fight, unit: int) -> dict[str, int | str]:
    """Class mark, chevrons, dice and hexes now, and the group of the ring."""
    weight, marks = weight_of(battle, unit), battle.state.marks[unit]
    found: dict[str, int | str] = {
        **class_mark(weight), "attack-dice": _attack(battle, unit),
        "hexes-with-combat": allowance_of(battle, unit).combat if battle.state.hex_of[unit] >= 0 else 0,
    }  # fmt: skip
    if marks & (Mark.FIRST | Mark.SECOND | Mark.REACHED) and battle.field.side_of[unit] == battle.state.active:
        found["command-group"] = 2 if marks & Mark.SECOND else 1
    return found


def _attack(battle: Fight, unit: int) -> int:
    """R-BAY-22, 4.58 Dice of an attack now, before enemy and ground count: factor, training and what the unit brings
    along; who has moved charges."""
    here, profile = battle.state.hex_of[unit], battle.field.profiles[unit]
    if here < 0:  # beside the board: what its weapon gives it
        return max(LEAST_DICE, profile.melee.melee + profile.training)
    blow = Blow(unit, unit, here, here, assault=battle.state.moved[unit] > 0)
    parts = (*factor(battle, blow), *pluses(battle, blow))
    return max(LEAST_DICE, sum(amount for name, amount in parts if name not in BY_THE_ENEMY))


def _sheet(battle: Fight, unit: int) -> list[Row]:
    """What a player wants to know of a unit, in the order of a muster sheet."""
    profile, state = profile_of(battle, unit), battle.state
    weapon, allowed = profile.melee, plain_allowance(battle, unit)
    rows: list[Row] = [
        ("bayard-sheet-arm", f"arm-{TYPES[profile.type]}"),
        ("bayard-sheet-weight", f"weight-{WEIGHTS[weight_of(battle, unit)]}"),
        ("bayard-sheet-plaquettes", f"{state.plaquettes[unit]}/{profile.plaquettes}"),
        ("bayard-sheet-weapon", f"weapon-{weapon.id}"),
        ("bayard-sheet-melee", f"{weapon.assault}/{weapon.melee}"),
        ("bayard-sheet-training", f"{profile.training:+}"),
        ("bayard-sheet-moves", f"{allowed.combat}/{allowed.march}"),
    ]
    if profile.missile is not None:
        rows.append(("bayard-sheet-missile", f"missile-{profile.missile.id}"))
        rows.append(("bayard-sheet-shot", f"{profile.missile.factor}/{profile.missile.range}"))
    if state.hex_of[unit] >= 0 and not battle.field.veiled:  # unseen friends would be counted
        rows.append(("bayard-sheet-support", f"{friends_beside(battle, unit)}/{SUPPORTS}"))
    if escort_of(battle, unit):
        rows.append(("bayard-sheet-escort", escort_of(battle, unit)))
    rows += [("bayard-sheet-knows", f"formation-{name}") for name in sorted(profile.formations)]
    rows += [("bayard-sheet-equipment", f"equipment-{name}") for name in sorted(profile.equipment)]
    return [*rows, *(("bayard-sheet-trait", f"trait-{trait}") for trait in sorted(profile.traits))]


def art_of(battle: Fight, unit: int) -> str:
    """The figure of what a unit is now: R-BAY-93 a gun whose elephants are gone stands on the ground, 4.114 riders
    without their animals go on foot; who is on board stays what he was."""
    aboard = battle.field.boats and battle.state.aboard[unit] != NOBODY
    return figure_of(battle.field.profiles[unit] if aboard else profile_of(battle, unit))


def figure_of(profile: Profile) -> str:
    """The figure of an arm, by its weapon first."""
    if profile.animal:
        return "beast"
    if profile.type == ARTILLERY:
        return _gun(profile)
    if profile.type == CHARIOT:
        return _chariot(profile)
    if profile.type == ELEPHANT:
        return "elephant"
    if profile.type == CAMELRY:
        return "camel"
    return _rider(profile) if profile.mounted else _foot(profile)


def _gun(profile: Profile) -> str:
    if profile.missile is not None and (profile.missile.powder or profile.missile.rocket):
        return "bombard"
    return "heavy-engine" if profile.weight >= MEDIUM else "bolt-thrower"


def _chariot(profile: Profile) -> str:
    if profile.melee.id.startswith("scythed"):
        return "scythed-chariot"
    return "light-chariot" if profile.weight <= LIGHT else "heavy-chariot"


def _rider(profile: Profile) -> str:
    if profile.melee.id.startswith("couched_lance"):
        return "knight"
    if profile.missile is not None and profile.missile.range >= FAR_SHOT:
        return "horse-archer"
    if profile.melee.id.startswith("cavalry_lance") and profile.weight <= HEAVY:
        return "lancer"
    return HORSE_BY_WEIGHT[profile.weight]


def _foot(profile: Profile) -> str:
    if profile.mount == "wagon":
        return "wagon"
    if profile.melee.id in ("pike", "two_handed_weapon"):
        return FOOT_ART[profile.melee.id]
    if profile.missile is not None and profile.missile.id in MISSILE_ART:
        return MISSILE_ART[profile.missile.id]
    if profile.missile is not None and profile.weight <= LIGHT:
        return "peltast" if profile.weight == LIGHT else "light-foot"
    return FOOT_ART.get(profile.melee.id, "warrior")


def class_mark(weight: int) -> dict[str, int | str]:
    """A2.05 The mark and the chevrons of a weight."""
    return {"class": f"weight-{WEIGHTS[weight]}", "armour": weight}


def badges(battle: Fight, unit: int, viewer: int | None) -> list[str]:
    """The states of a unit; whoever is activated and has not fought wears the ring of his group. A5.73 Whether anybody
    is near enough to call it, the enemy is not told where leaders may be hidden."""
    marks, formation = battle.state.marks[unit], formation_of(battle, unit)
    found = [formation.replace("_", "-")] if formation else []
    found += ["hidden"] if unit in battle.state.papers else []
    found += ["loosened"] if battle.state.loosened[unit] else []
    found += [word for mark, word in LASTING if marks & mark]
    found += ["no-ammunition"] if ammunition.lost_dice(battle, unit) else []
    if battle.field.side_of[unit] == battle.state.active:
        found += [word for mark, word in PASSING if marks & mark]
        found += ["ordered"] if is_activated(battle, unit) and not marks & Mark.FOUGHT else []
        told = not battle.field.veiled or viewer == battle.field.side_of[unit]
        found += ["out"] if told and battle.state.phase in CALLING and _is_unheard(battle, unit) else []
    return found


def _is_unheard(battle: Fight, unit: int) -> bool:
    """2.04, 2.10 Whether no leader who may still be heard reaches a unit: only a messenger would."""
    state, field = battle.state, battle.field
    if is_activated(battle, unit) or state.hex_of[unit] < 0:
        return False
    leaders = (one for one in field.leaders_of[field.side_of[unit]] if state.leader_hex[one] >= 0)
    return not any(
        field.leaders[one].commands
        and field.grid.distance[state.leader_hex[one]][state.hex_of[unit]] <= range_of(battle, one)
        and cannot_obey(battle, unit, one) is None
        for one in leaders
    )


# -- leaders -----------------------------------------------------------------------------------------------------------


def leader_piece(battle: Fight, leader: int, elsewhere: Place | None = None) -> Piece:
    """2.02 A medal: bars for rank, the torch for the chief of this activation."""
    state, field = battle.state, battle.field
    rank = state.leader_rank[leader]
    numbers: dict[str, int | str] = {"seniority": BARS[rank]} if rank in BARS else {}
    return Piece(
        field.leader_ids[leader], field.sides[field.leader_side[leader]],
        elsewhere or Place.hex(field.grid.names[state.leader_hex[leader]]), "leader",
        "Ld" if unit_with(battle, leader) == NOBODY else "ld", badges=_leader_badges(battle, leader), numbers=numbers,
        sheet=_leader_sheet(battle, leader), overlays=OF_LEADERS if elsewhere is None else [],
    )  # fmt: skip


def _leader_badges(battle: Fight, leader: int) -> list[str]:
    marks, state = battle.state.leader_marks[leader], battle.state
    chief = bool(state.chiefs) and state.chiefs[-1] == leader and state.phase == "activate"
    if battle.field.leader_side[leader] != state.active:
        marks &= LeaderMark.SILENT
    signs = {
        "activated": chief,
        "finished": bool(marks & LeaderMark.CHIEF) and not chief,
        "sent": bool(marks & LeaderMark.MESSENGER),
        "silent": bool(marks & LeaderMark.SILENT),
        "ordered": bool(marks & (LeaderMark.ALONE | LeaderMark.MESSENGER)) and not marks & LeaderMark.MOVED,
    }
    return [sign for sign, shown in signs.items() if shown]


def _leader_sheet(battle: Fight, leader: int) -> list[Row]:
    line, known = battle.field.leader_lines[leader], battle.field.leaders[leader]
    rows: list[Row] = [("bayard-sheet-rank", f"rank-{battle.state.leader_rank[leader]}")]
    if line.get("quality"):
        rows.append(("bayard-sheet-quality", f"quality-{line['quality']}"))
    if known.change:
        rows.append(("bayard-sheet-points", f"{known.change:+}"))
    if known.range:
        rows.append(("bayard-sheet-range", known.range))
    if known.character:
        rows.append(("bayard-sheet-character", f"character-{known.character}"))
    return [*rows, *(("bayard-sheet-trait", f"leader-{trait}") for trait in sorted(known.traits))]
