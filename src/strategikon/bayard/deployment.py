"""A1.59-A1.68 Setting up: who plays first, and the armies placed where the scenario leaves it to the players.

Each row of `state.placed` is a piece that its player places. Behind a screen or under a sheet nobody else sees which
pieces stand, nor where; of a paper he sees the place alone. What is hidden stands in its row only and comes to the
table when both are done: `hex_of`, and everything that reads it, knows nothing before.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from strategikon.bayard.field import Field, Fight
from strategikon.bayard.fire.elements import at_start
from strategikon.bayard.messengers import HERALD
from strategikon.bayard.pieces import first_player, hex_name, leader_id, put, unit_id
from strategikon.bayard.state import NOBODY, NOWHERE, WAITING, Host
from strategikon.bayard.tables import rows
from strategikon.bayard.terrain import closed_by, rules_of
from strategikon.bayard.throws import d6
from strategikon.bayard.zones import matched, standing, zone_of
from strategikon.kernel.decision import Ask, Refusal, Value, refusal, together
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import Secret
from strategikon.kernel.ruleset import Activity, changed

ALTERNATE, SCREENED, COVERED, PAPER = METHODS = ("alternate", "screened", "covered", "paper")
LEAST, MOST = 3, 4  # A1.64
BY_METHOD: Final = {ALTERNATE: "A1.64", SCREENED: "A1.65", PAPER: "A1.66", COVERED: "A1.68"}
UNITS_A_DECOY: Final = next(int(row["units"]) for row in rows("decoys") if row["method"] == "paper_deployment")
HALF_THE_PIPS: Final = 3
UNIT, LEADER, DECOY = range(3)
OPEN, SCREEN, FACE_DOWN = range(3)


class Row(NamedTuple):
    """A piece to be placed, as `state.placed` holds it."""

    side: int
    kind: int
    number: int  # of the unit, the leader or the decoy
    hex: int  # NOWHERE: not placed yet
    cover: int
    zone: tuple[int, ...]  # where it may stand


def rows_of(state: Host) -> list[Row]:
    return [Row(*entry) for entry in state.placed]


# -- before the first decision -----------------------------------------------------------------------------------------


def method_of(field: Field) -> str:
    """A1.64-A1.66, A1.68 How the armies are placed; empty with fixed positions."""
    method: str = field.deployment.get("method", "")
    return method


def prepare(state: Host, field: Field) -> None:
    """A1.59, A1.63 Everybody for whom the scenario names no place will be placed by his player; where it names all, the
    battle begins at once."""
    asked = bool(method_of(field)) and state.phase in ("turn", "deploy")
    rows = list(_rows(field)) if asked else list(_free_starts(state, field))
    state.placed = tuple(tuple(row) for row in rows)
    for row in rows:
        if row.kind != DECOY:
            (state.hex_of if row.kind == UNIT else state.leader_hex)[row.number] = WAITING
    if rows:
        state.phase = "deploy" if _is_first_known(field) else "lots"
        state.points = MOST


def _is_first_known(field: Field) -> bool:
    return "first_player" in field.document or "active" in field.document


def _rows(field: Field) -> Iterator[Row]:
    method = method_of(field)
    cover = SCREEN if field.veiled else {ALTERNATE: OPEN, PAPER: FACE_DOWN}.get(method, SCREEN)
    fixed = {field.start_of(line) for line in field.unit_lines if "hex" in line}
    for side, document in enumerate(field.document["side"]):
        zone = [here for here in zone_of(field.ground, field.deployment, document) if here not in fixed]
        units = [unit for unit in field.units_of[side] if _is_to_place(field.unit_lines, field.unit_arrivals, unit)]
        for unit in units:
            yield Row(side, UNIT, unit, NOWHERE, cover, standing(field.ground, field.profiles[unit], zone))
        on_foot = standing(field.ground, None, zone)
        for decoy in range(len(units) // UNITS_A_DECOY if cover == FACE_DOWN else 0):
            yield Row(side, DECOY, decoy, NOWHERE, cover, on_foot)
        for leader in field.leaders_of[side]:
            if _is_to_place(field.leader_lines, field.leader_arrivals, leader):
                yield Row(side, LEADER, leader, NOWHERE, OPEN if cover == FACE_DOWN else cover, on_foot)


def _free_starts(state: Host, field: Field) -> Iterator[Row]:
    """A1.59 A scenario whose positions are fixed may leave it to a player, before the first turn, to start a leader
    with any unit of some troops instead."""
    if (state.phase, state.turn, state.half) != ("turn", 1, 0):
        return
    for leader, troops in sorted(field.free_starts.items()):
        side = field.leaders[leader].side
        own = [field.start_of(field.unit_lines[unit]) for unit in field.units_of[side]
               if field.profiles[unit].troop in troops and field.unit_arrivals[unit] is None]  # fmt: skip
        zone = sorted({state.leader_hex[leader], *own} - {NOWHERE})
        yield Row(side, LEADER, leader, NOWHERE, OPEN, tuple(zone))


def _is_to_place(lines: Sequence[Mapping[str, Any]], arrivals: Sequence[object], number: int) -> bool:
    return "hex" not in lines[number] and arrivals[number] is None and not lines[number].get("deputy")


# -- A1.61, A1.67 the first player -------------------------------------------------------------------------------------


def lots(battle: Fight) -> Activity:
    """A1.61, A1.67 The player who did not lay the terrain says who begins, where the scenario names him; else the lot
    decides."""
    chooser = battle.field.deployment.get("chooser")
    if chooser is None:
        first = int(d6(battle, "first-dice", 1).rolled[0] >= HALF_THE_PIPS)
    else:
        value = yield Ask(battle.sides.index(chooser), "first", [("begin", side) for side in range(2)])
        first = value[1]
    battle.state.active, battle.state.phase = first, "deploy"
    battle.state.fires = at_start(battle.field, first)
    battle.emit("first", side=battle.sides[first])


# -- A1.62-A1.68 placing -----------------------------------------------------------------------------------------------


def deploy(battle: Fight) -> Activity | None:
    """A1.64, A1.67 The first player begins; the other goes on when it is his turn, and both until everything stands."""
    state = battle.state
    if waiting(battle, state.active):
        return _deploy(battle)
    if waiting(battle, 1 - state.active):
        _pass_on(battle)
    else:
        _reveal(battle)
    return None


def waiting(battle: Fight, side: int) -> list[Row]:
    """A1.63, R-BAY-110 What a side has still to place: units (and papers) first, then those who lead them. Papers are
    turned up before leaders are placed."""
    left = [row for row in rows_of(battle.state) if row.side == side and row.hex == NOWHERE]
    troops = [row for row in left if row.kind != LEADER]
    covered = any(row.cover == FACE_DOWN for row in rows_of(battle.state))
    return troops if troops or covered else left


def _deploy(battle: Fight) -> Activity:
    """One piece: which, and where."""
    side = battle.state.active
    value = yield Ask(side, "deploy", lambda: _offer(battle))
    if value == ("done",):
        _forgo_decoys(battle)
        _pass_on(battle)
        return
    row = _named(battle, value)
    _, *_, there = yield Ask(side, "place", lambda: _places(battle, row), about=(row.kind, row.number))
    _stand(battle, row, there)
    if row.kind == LEADER or not _by_turns(battle):
        return
    battle.state.points -= 1
    if battle.state.points == 0 and any(one.kind != LEADER for one in waiting(battle, side)):
        _pass_on(battle)


def _by_turns(battle: Fight) -> bool:
    """A1.64, R-BAY-110 Players take turns where they see something of each other's work."""
    return method_of(battle.field) in (ALTERNATE, PAPER)


def _offer(battle: Fight) -> list[Value]:
    left = waiting(battle, battle.state.active)
    values: list[Value] = [("deploy", row.number) for row in left if row.kind == UNIT]
    values += [("bluff",)] if _bluff(battle) else []
    values += [("deploy-leader", row.number) for row in left if row.kind == LEADER]
    return [*values, ("done",)] if cannot_stop(battle) is None else values


def _bluff(battle: Fight) -> Row | None:
    """A1.66 The next decoy, if there is one and a hex for it."""
    decoys = (row for row in waiting(battle, battle.state.active) if row.kind == DECOY)
    row = next(decoys, None)
    return row if row is not None and _places(battle, row) else None


def _named(battle: Fight, value: Value) -> Row:
    kind = {"deploy": UNIT, "deploy-leader": LEADER, "bluff": DECOY}[value[0]]
    left = waiting(battle, battle.state.active)
    return next(row for row in left if row.kind == kind and (kind == DECOY or row.number == value[1]))


def _places(battle: Fight, row: Row) -> list[Value]:
    hexes = [here for here in row.zone if cannot_stand(battle, row, here) is None]
    if row.kind == DECOY:
        return [("bluff-at", here) for here in hexes]
    verb = "place" if row.kind == UNIT else "place-leader"
    return [(verb, row.number, here) for here in hexes]


def cannot_stand(battle: Fight, row: Row, there: int) -> Refusal | None:
    """1.23, A1.62, A1.63 In the own zone, on ground open to it, one unit a hex, and so that there is room left for the
    others."""
    names = {"hex": hex_name(battle, there)}
    field = battle.field
    if row.kind == LEADER and row.number in field.free_starts:
        return None if there in row.zone else refusal("A1.59", "bayard-why-not-with-troops", **names)
    if there not in zone_of(field.ground, field.deployment, field.document["side"][row.side]):
        return refusal("A1.62", "bayard-why-not-in-zone", **names)
    if there not in row.zone:
        held = battle.state.unit_at[there] != NOBODY
        reason = refusal("A1.62", "bayard-why-not-empty" if held else "bayard-why-no-standing", **names)
        return reason.besides(*("1.23",) if held else _closed(battle, row, there))
    if row.kind == LEADER:
        return None
    troops = [one for one in rows_of(battle.state) if one.side == row.side and one.kind != LEADER]
    if any(one.hex == there for one in troops):
        return refusal("A1.62", "bayard-why-not-empty", **names).besides("1.23")
    if not _leaves_room(troops, row, there):
        return refusal("A1.63", "bayard-why-no-room", **names)
    return None


def _leaves_room(troops: Sequence[Row], row: Row, there: int) -> bool:
    """A1.63 Whether the units that come after this one all find a hex."""
    taken = {one.hex for one in troops} | {there}
    after = [one for one in troops if one.kind == UNIT and one.hex == NOWHERE and one.number != _number(row)]
    left = [[here for here in one.zone if here not in taken] for one in after]
    return all(len(hexes) >= len(left) for hexes in left) or matched(left) is not None


def _number(row: Row) -> int:
    return row.number if row.kind == UNIT else NOWHERE


def _stand(battle: Fight, row: Row, there: int) -> None:
    """A piece gets its place; on the table at once, unless something covers it."""
    place = rows_of(battle.state).index(row)
    battle.state.placed = changed(battle.state.placed, place, (*row[:3], there, *row[4:]))
    here, name = hex_name(battle, there), name_of(battle, row.kind, row.number)
    if row.cover == OPEN:
        _put(battle, row, there)
    elif row.cover == FACE_DOWN:
        battle.emit("paper", side=battle.sides[row.side], hex=here, unit=Secret(row.side, name))
    else:
        battle.emit("screen", side=battle.sides[row.side], unit=Secret(row.side, name), hex=Secret(row.side, here))


def name_of(battle: Fight, kind: int, number: int) -> str | None:
    """The id of a piece; None for a blank paper."""
    if kind == DECOY:
        return None
    return unit_id(battle, number) if kind == UNIT else leader_id(battle, number)


def _put(battle: Fight, row: Row, there: int) -> None:
    """On the table, and told, unless night or markers go on hiding it."""
    told = not battle.field.veiled
    if row.kind == UNIT:
        put(battle, row.number, there)
        if told:
            battle.emit("deploy", unit=unit_id(battle, row.number), hex=hex_name(battle, there))
    elif row.kind == LEADER:
        battle.state.leader_hex[row.number] = there
        if told:
            battle.emit("deploy-leader", leader=leader_id(battle, row.number), hex=hex_name(battle, there))


def _closed(battle: Fight, row: Row, there: int) -> tuple[str, ...]:
    """A1.03, A1.62 The rules of the ground that is closed to who would stand there."""
    part = closed_by(battle, row.number, there) if row.kind == UNIT else None
    return ("A1.03",) if part is None else ("A1.03", *rules_of(battle, there, part.id))


def cannot_stop(battle: Fight) -> Refusal | None:
    """A1.63, A1.64, A1.66 After 3 or 4 units the other player goes on; decoys alone need not be placed."""
    left = waiting(battle, battle.state.active)
    if not any(row.kind == UNIT for row in left):
        return None if any(row.kind == DECOY for row in left) else refusal("A1.63", "bayard-why-not-all-placed")
    if not _by_turns(battle):
        return refusal("A1.63", "bayard-why-not-all-placed")
    if battle.state.points > MOST - LEAST:
        return refusal("A1.64", "bayard-why-three-units", least=LEAST)
    return None


def _forgo_decoys(battle: Fight) -> None:
    """A1.66 Whoever stops when all his units lie on the table lays no more blank papers."""
    left = waiting(battle, battle.state.active)
    if any(row.kind == UNIT for row in left):
        return
    battle.state.placed = tuple(tuple(row) for row in rows_of(battle.state) if row not in left)


def _pass_on(battle: Fight) -> None:
    """1.27 `half` keeps who plays first."""
    state = battle.state
    state.active, state.half, state.points = 1 - state.active, 1 - state.half, MOST


def _reveal(battle: Fight) -> None:
    """A1.65, A1.66, A1.68 Both are done: the screen goes, papers become units, blank ones nothing."""
    covered = [row for row in rows_of(battle.state) if row.cover != OPEN]
    if covered:
        battle.emit("unveiled")
    for row in covered:
        _put(battle, row, row.hex)
    battle.state.placed = tuple(tuple(row) for row in rows_of(battle.state) if row.cover == OPEN)
    if battle.state.half:
        _pass_on(battle)
    if not waiting(battle, 0) and not waiting(battle, 1):
        _begin(battle)


def _begin(battle: Fight) -> None:
    """A1.63, A5.114 Everybody stands; heralds and a deputy are with their General."""
    state, field = battle.state, battle.field
    for number, side in enumerate(field.herald_side):
        here = _generals_hex(battle, side)
        if field.herald_start[number] == NOWHERE and here != NOWHERE:
            state.runners = (*state.runners, (number, side, HERALD, here, 0, 0, 0))
    for leader, line in enumerate(field.leader_lines):
        if line.get("deputy") and "hex" not in line:
            state.leader_hex[leader] = _generals_hex(battle, field.leader_side[leader])
    state.placed, state.points, state.phase = (), 0, "turn"
    state.active, state.half = first_player(battle), 0


def _generals_hex(battle: Fight, side: int) -> int:
    generals = [one for one in battle.field.leaders_of[side] if battle.field.leaders[one].rank == "general_in_chief"]
    return next((battle.state.leader_hex[one] for one in generals if battle.state.leader_hex[one] >= 0), NOWHERE)


# -- why not -----------------------------------------------------------------------------------------------------------


def cannot_deploy(battle: Fight, kind: int, number: int) -> Refusal | None:
    """A1.63, A1.67 An own piece that waits for its place; leaders after their men."""
    side = battle.state.active
    name = unit_id(battle, number) if kind == UNIT else leader_id(battle, number)
    owner = battle.field.side_of[number] if kind == UNIT else battle.field.leader_side[number]
    if owner != side:
        rule = BY_METHOD.get(method_of(battle.field), "A1.59")  # no method: a scenario lets somebody start elsewhere
        return refusal("A1.62", "bayard-why-not-yours", unit=name).besides(rule, "A1.67")
    mine = [row for row in rows_of(battle.state) if (row.kind, row.number) == (kind, number)]
    if not mine or mine[0].hex != NOWHERE:
        return refusal("A1.63", "bayard-why-placed", unit=name)
    if mine[0] not in waiting(battle, side):
        return refusal("A1.63", "bayard-why-units-first", unit=name)
    return None


def why_not_yet(battle: Fight, kind: int, number: int, there: int) -> Refusal | None:
    """A1.62 One says who is placed, then where; what is against the hex is told at once."""
    mine = [row for row in rows_of(battle.state) if row[:3] == (battle.state.active, kind, number)]
    reason = cannot_stand(battle, mine[0], there) if mine else None
    return together(reason, refusal("A1.62", "bayard-why-name-first"))


def why_not_place(battle: Fight, ask: Ask, kind: int, number: int, there: int) -> Refusal | None:
    """The piece that was named is placed first."""
    if ask.about != (kind, number):
        return why_other_first(battle, ask)
    row = next(row for row in rows_of(battle.state) if (row.side, *row[1:3]) == (ask.side, kind, number))
    return cannot_stand(battle, row, there)


def why_other_first(battle: Fight, ask: Ask, *others: int) -> Refusal:
    """A1.63 Nobody else is named, and nothing ended, while a piece is in hand."""
    return refusal("A1.63", "bayard-why-other-first")


def why_not_bluff(battle: Fight) -> Refusal:
    """A1.66 One blank paper for four units, and with papers only."""
    return refusal("A1.66", "bayard-why-no-decoy", units=UNITS_A_DECOY)


def why_not_bluff_at(battle: Fight, ask: Ask, there: int) -> Refusal | None:
    """A1.62, A1.66 A blank paper lies where a unit could."""
    if ask.about[0] != DECOY:
        return why_other_first(battle, ask)
    return why_not_place(battle, ask, DECOY, ask.about[1], there)


# -- what is hidden ----------------------------------------------------------------------------------------------------


def may_hide(field: Field) -> bool:
    return method_of(field) in (SCREENED, COVERED, PAPER) or (field.veiled and bool(method_of(field)))


def hidden(state: Host, side: int) -> list[tuple[str, int, int]]:
    """A1.65, A1.66, A1.68 The pieces of the enemy that lie covered, as far as they have been placed."""
    return [("deployed", row.kind, row.number) for row in rows_of(state)
            if row.side != side and row.cover != OPEN and row.hex != NOWHERE]  # fmt: skip


def placing(battle: Fight, viewer: int | None) -> dict[str, list[list[str | None]]]:
    """What a side sees of the setting up: its own pieces and places, and of the enemy where papers lie."""
    names, found = battle.field.grid.names, rows_of(battle.state)
    own = [[name_of(battle, row.kind, row.number), names[row.hex] if row.hex != NOWHERE else None]
           for row in found if row.side == viewer]  # fmt: skip
    laid = sorted((row.hex, row.side) for row in found if row.cover == FACE_DOWN and row.hex != NOWHERE)
    return {"own": own, "papers": [[battle.sides[side], names[here]] for here, side in laid]}


def redeal(state: Host, side: int, dice: Dice) -> None:
    """Another arrangement of the same army that the side could not tell from this one."""
    if not hidden(state, side):
        return
    theirs = [place for place, row in enumerate(rows_of(state)) if row.side != side and row.cover != OPEN]
    before = rows_of(state)
    mixed = [before[place] for place in theirs]
    mixed = _exchanged(mixed, dice) if mixed[0].cover == FACE_DOWN else _set_up_anew(mixed, dice)
    placed = list(state.placed)
    for place, row in zip(theirs, mixed, strict=True):
        placed[place] = tuple(row)
    state.placed = tuple(placed)


def _exchanged(mixed: list[Row], dice: Dice) -> list[Row]:
    """Papers stay where they lie, and their contents change places, also with what is not on the table yet."""
    new = list(mixed)
    for _ in range(3 * len(new)):
        one, other = dice.pick(len(new)), dice.pick(len(new))
        first, second = new[one]._replace(hex=new[other].hex), new[other]._replace(hex=new[one].hex)
        if all(row.hex in (NOWHERE, *row.zone) for row in (first, second)):
            new[one], new[other] = first, second
    return new if _all_find_room(new) else mixed


def _set_up_anew(mixed: list[Row], dice: Dice) -> list[Row]:
    """As many units and leaders as were placed, in any hexes they may stand in."""
    units = [row for row in mixed if row.kind == UNIT]
    order = _shuffled(units, dice)
    seats = matched([_shuffled(row.zone, dice) for row in order]) or [row.hex for row in order]
    count = sum(row.hex != NOWHERE for row in units)
    stood = {row.number: here for row, here in list(zip(order, seats, strict=True))[:count]}
    leaders = _shuffled([row for row in mixed if row.kind == LEADER], dice)
    led = sum(row.hex != NOWHERE for row in leaders)
    rode = {row.number: row.zone[dice.pick(len(row.zone))] for row in leaders[:led]}
    return [row._replace(hex=(stood if row.kind == UNIT else rode).get(row.number, NOWHERE)) for row in mixed]


def _shuffled(things: Sequence[Any], dice: Dice) -> list[Any]:
    new = list(things)
    dice.shuffle(new)
    return new


def _all_find_room(mixed: Sequence[Row]) -> bool:
    taken = {row.hex for row in mixed}
    left = [row for row in mixed if row.kind == UNIT and row.hex == NOWHERE]
    return matched([[here for here in row.zone if here not in taken] for row in left]) is not None
