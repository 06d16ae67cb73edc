"""A1.54-A1.58 Passage losses: an obstacle strikes first at who attacks across it."""

from __future__ import annotations

from strategikon.bayard import works
from strategikon.bayard.blows import Blow
from strategikon.bayard.counting import count_plain
from strategikon.bayard.field import Fight
from strategikon.bayard.harm import suffer
from strategikon.bayard.pieces import profile_of, unit_id, weight_of
from strategikon.bayard.tables import ARMOUR, ELEPHANT, MOUNTED, PASSAGE_LOSSES
from strategikon.bayard.throws import roll
from strategikon.kernel.ruleset import Activity


def pass_over(battle: Fight, unit: int, there: int) -> Activity:
    """A1.54-A1.56, R-BAY-51 Before the fight, with inverted armour; specials are ignored, flags and losses count and
    may end the attack. Answers whether the unit still stands where it stood."""
    here = battle.state.hex_of[unit]
    crossed = [work for work in works.crossed_into(battle, here, there) if work.passage_losses]
    for work in {work.id: work for work in crossed}.values():
        count = dice_against(battle, unit, work.id)
        throw = roll(battle, "passage-dice", count, unit=unit_id(battle, unit), work=work.id)
        armour = ARMOUR[ARMOUR[weight_of(battle, unit)].inverted]
        hits, flags = count_plain(battle, throw, armour, unit)
        yield from suffer(battle, unit, hits, flags, _as_riposte(battle, unit, here, there), "passage")
        if battle.state.hex_of[unit] != here:
            return False
    return True


def _as_riposte(battle: Fight, unit: int, here: int, there: int) -> Blow | None:
    """1.16 Horse that attacks into rough ground is not supported against the works before it either."""
    target = battle.state.unit_at[there]
    return Blow(target, unit, there, here, riposte=True) if profile_of(battle, unit).mounted else None


def dice_against(battle: Fight, unit: int, work: str) -> int:
    """A1.57, A1.58 By the obstacle, against infantry, mounted troops or elephants; vehicles count as mounted."""
    profile = profile_of(battle, unit)
    foot, mounted, elephant = PASSAGE_LOSSES[work]
    if profile.type == ELEPHANT:
        return elephant
    return mounted if profile.type in MOUNTED or profile.mount in ("wagon", "chariot") else foot
