"""A5.80, A5.88-A5.90 Sentinels: they listen, give the alarm, and may be silenced.

A sentinel is a tuple in `state.sentries`: its unit, its hex, whether it is alerted, whether the enemy has spotted it.
"""

from __future__ import annotations

from strategikon.bayard.armour import own_armour
from strategikon.bayard.beasts import has_animals, has_elephants
from strategikon.bayard.blows import Blow
from strategikon.bayard.counting import count_plain
from strategikon.bayard.dice_sum import dice_of
from strategikon.bayard.field import Field, Fight
from strategikon.bayard.night import sleep
from strategikon.bayard.night.darkness import is_dark
from strategikon.bayard.pieces import hex_name, mark, unit_id
from strategikon.bayard.state import MISSED, Mark
from strategikon.bayard.tables import ARMOUR, CONFIRMING, VERY_LIGHT
from strategikon.bayard.throws import d6, roll
from strategikon.kernel.decision import Refusal, refusal
from strategikon.kernel.events import Secret
from strategikon.kernel.ruleset import Activity
from strategikon.kernel.throws import HIT

UNIT, HEX, ALERTED, SPOTTED = range(4)
HEARS, HEARS_NOISE = 2, 4  # A5.88
HEARD_ON, ANIMALS_ON, ELEPHANTS_ON = 6, 5, 4
SPOTS, SPOTTED_ON = 2, 4  # A5.90
Sentry = tuple[int, ...]


def posted(field: Field) -> tuple[Sentry, ...]:
    """A5.80 The sentinels of sleeping units, at most two each, as the scenario posts them."""
    return tuple(
        (unit, field.grid.hex(name), int(line.get("alerted", False)), int(line.get("spotted", False)))
        for unit, line in enumerate(field.unit_lines)
        if line.get("asleep")
        for name in line.get("sentinels", ())
    )


def sentries_of(battle: Fight, side: int) -> list[Sentry]:
    return [sentry for sentry in battle.state.sentries if battle.field.side_of[sentry[UNIT]] == side]


# -- A5.88, A5.90 before the activations -------------------------------------------------------------------------------


def listen_phase(battle: Fight) -> Activity | None:
    """A5.88, A5.90 Before the activations the sentinels of the side listen, and its units look for those of the enemy;
    A5.82 who lies in the light of a blaze wakes."""
    state = battle.state
    state.phase = "succeed" if state.stage == MISSED else "lead"
    if battle.field.watch is not None:
        battle.field.watch(battle)
    if not battle.field.darkness or not is_dark(battle):
        return None
    sleep.blazes(battle)
    for sentry in sentries_of(battle, state.active):
        _listen(battle, sentry)
    _look_out(battle, state.active)
    return None


def hearing(battle: Fight, enemy: int) -> int:
    """A5.88 How far a sentinel hears an enemy: farther if it has made noise."""
    return HEARS_NOISE if battle.state.marks[enemy] & Mark.NOISY else HEARS


def heard_on(battle: Fight, enemy: int) -> int:
    """A5.88 The least die: 6, before animals 5, before elephants 4."""
    if has_elephants(battle, enemy):
        return ELEPHANTS_ON
    return ANIMALS_ON if has_animals(battle, enemy) else HEARD_ON


def _listen(battle: Fight, sentry: Sentry) -> None:
    """A5.88, R-BAY-81 One die for each enemy in hearing, until it is alerted."""
    if sentry[ALERTED]:
        return
    row = battle.field.grid.distance[sentry[HEX]]
    for enemy in _awake(battle, 1 - battle.state.active):
        if row[battle.state.hex_of[enemy]] > hearing(battle, enemy):
            continue
        throw = d6(battle, "hear-dice", 1, unit=unit_id(battle, sentry[UNIT]))
        if throw.number + 1 >= heard_on(battle, enemy):
            throw.scored(0, HIT)
            _change(battle, sentry, (*sentry[:ALERTED], 1, sentry[SPOTTED]))
            battle.emit("alerted", unit=Secret(battle.state.active, unit_id(battle, sentry[UNIT])))
            return


def _change(battle: Fight, old: Sentry, new: Sentry | None) -> None:
    kept = [sentry for sentry in battle.state.sentries if sentry != old]
    battle.state.sentries = tuple(sorted([*kept, new] if new else kept))


def _awake(battle: Fight, side: int) -> list[int]:
    """Units of a side on the table that do not sleep."""
    state = battle.state
    own = (unit for unit in battle.field.units_of[side] if unit not in battle.field.decoys)
    return [unit for unit in own if state.hex_of[unit] >= 0 and not state.marks[unit] & Mark.ASLEEP]


def _look_out(battle: Fight, side: int) -> None:
    """A5.90 Each unit throws a die, whether a sentinel is near or not, so that the dice tell nobody: 4 or more spots
    those within 2 hexes."""
    posted_at_all = any(battle.field.side_of[sentry[UNIT]] != side for sentry in posted(battle.field))
    looking = _awake(battle, side)
    if not posted_at_all or not looking:
        return
    throw = d6(battle, "spot-dice", len(looking), side=battle.sides[side])
    for place, unit in enumerate(looking):
        if throw.rolled[place] + 1 < SPOTTED_ON:
            continue
        row = battle.field.grid.distance[battle.state.hex_of[unit]]
        for sentry in sentries_of(battle, 1 - side):
            if not sentry[SPOTTED] and row[sentry[HEX]] <= SPOTS:
                throw.scored(place, HIT)
                _change(battle, sentry, (*sentry[:SPOTTED], 1))
                battle.emit("spotted", hex=Secret(side, hex_name(battle, sentry[HEX])))


# -- A5.89 the alarm ---------------------------------------------------------------------------------------------------


def alarm(battle: Fight, unit: int) -> None:
    """A5.82, A5.89 The sentinel wakes its unit."""
    battle.emit("alarm", unit=unit_id(battle, unit))
    sleep.wake(battle, unit)


def alarms(battle: Fight) -> list[int]:
    """A5.89 The units whose alerted sentinels may wake them in this movement phase."""
    if battle.state.stage != 0 or not battle.state.sentries:
        return []
    alerted = [sentry[UNIT] for sentry in sentries_of(battle, battle.state.active) if sentry[ALERTED]]
    return sorted({unit for unit in alerted if sleep.is_asleep(battle, unit)})


def cannot_alarm(battle: Fight, unit: int) -> Refusal | None:
    """A5.89 Only an alerted sentinel gives the alarm, and only to a unit that sleeps."""
    if unit in alarms(battle):
        return None
    return refusal("A5.89", "bayard-why-no-alarm", unit=unit_id(battle, unit))


def trodden(battle: Fight, unit: int) -> None:
    """A5.90 A unit that walks into an enemy sentinel has not killed it: it gives the alarm."""
    here, side = battle.state.hex_of[unit], battle.field.side_of[unit]
    for sentry in sentries_of(battle, 1 - side):
        if sentry[HEX] == here and sentry in battle.state.sentries:
            _change(battle, sentry, None)
            alarm(battle, sentry[UNIT])


# -- A5.90 silencing ---------------------------------------------------------------------------------------------------


def spotted_beside(battle: Fight, unit: int) -> list[Sentry]:
    """A5.90 The sentinels that a side has spotted, in the hexes beside one of its units."""
    if not battle.state.sentries:
        return []
    beside = battle.field.grid.neighbours[battle.state.hex_of[unit]]
    enemies = sentries_of(battle, 1 - battle.field.side_of[unit])
    return [sentry for sentry in enemies if sentry[SPOTTED] and sentry[HEX] in beside]


def cannot_silence(battle: Fight, unit: int, there: int) -> Refusal | None:
    """A5.90 A sentinel beside the unit that was spotted."""
    if any(sentry[HEX] == there for sentry in spotted_beside(battle, unit)):
        return None
    return refusal("A5.90", "bayard-why-no-sentinel", unit=unit_id(battle, unit), hex=hex_name(battle, there))


def silence(battle: Fight, unit: int, there: int) -> None:
    """A5.90, R-BAY-81 The sentinel is one plaquette of its unit in inverted armour: who is not hit gives the alarm, who
    is may still have given it, if one more die shows a colour."""
    sentry = next(one for one in spotted_beside(battle, unit) if one[HEX] == there)
    target, here = sentry[UNIT], battle.state.hex_of[unit]
    mark(battle, unit, Mark.FOUGHT)
    battle.emit("silence", unit=unit_id(battle, unit), hex=hex_name(battle, there))
    blow = Blow(unit, target, here, there, inverted=True)
    names = {"unit": unit_id(battle, unit), "target": unit_id(battle, target)}
    throw = roll(battle, "attack-dice", dice_of(battle, blow).dice, **names)
    weight = own_armour(battle, target).inverted
    hits, _ = count_plain(battle, throw, ARMOUR[weight], target, specials_hit=weight == VERY_LIGHT)  # 4.42
    _change(battle, sentry, None)
    if not hits:
        alarm(battle, target)
        return
    battle.emit("silenced", hex=hex_name(battle, there))
    last = roll(battle, "cry-dice", 1, unit=unit_id(battle, target))
    if last.number in CONFIRMING:
        last.scored(0, HIT)
        alarm(battle, target)
