"""A tourney on the green: somebody else's ruleset, on a free table, with everything the page needs as files beside it.

It lies outside our package and outside our examples on purpose: test_page_third_party.py installs it beside a server,
and plays it in a browser that has never heard of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Ask, Refusal, Value, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.facts import load_looks
from strategikon.kernel.message import Message
from strategikon.kernel.ruleset import Activity, Ruleset, State
from strategikon.kernel.scene import Board, Dress, Ground, Label, Piece, Place, Scene, Track, Turn
from strategikon.kernel.schema import Report, both_languages, choice, ident, integer, listing, table
from strategikon.kernel.throws import HIT, Die
from strategikon.kernel.verbs import Lexicon, Measure, Spoken, Verb, Verbs, names_of
from strategikon.kernel.why import Why, predicate

WIDE, DEEP = 24_000, 16_000  # thousandths of an inch, y downwards
RIDE, REACH, APART = 4_000, 8_000, 2_000
COURSE: Final = {0: (0, -1000), 45: (707, -707), 90: (1000, 0), 135: (707, 707), 180: (0, 1000), 225: (-707, 707),
                 270: (-1000, 0), 315: (-707, -707)}  # fmt: skip
DIE: Final = Die("tourney", ("shield", "shield", "splinter", "splinter", "lance", "lance"))
BREATH, FALLS = 6, 2
Pose: TypeAlias = tuple[int, int, int]

_spot = table(always={"id": ident(), "x": integer(0, WIDE), "y": integer(0, DEEP), "facing": choice(*COURSE)})
_schema = table(
    required={"schema": choice(1), "id": ident(), "ruleset": choice("tourney"), "title": both_languages(),
              "briefing": both_languages(), "date": both_languages(), "year": integer(1000, 1600)},
    always={"side": listing(table(always={"id": ident(), "rider": listing(_spot, least=1, most=4)}), least=2, most=2)},
    optional={"turns": integer(1, 60)},
)  # fmt: skip


class Field:
    """What never changes."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        riders = [(number, rider) for number, side in enumerate(document["side"]) for rider in side["rider"]]
        self.sides = tuple(side["id"] for side in document["side"])
        self.ids = [rider["id"] for _, rider in riders]
        self.side_of = [number for number, _ in riders]
        self.start = [(rider["x"], rider["y"], rider["facing"]) for _, rider in riders]
        self.turns = document.get("turns", 30)


class Tourney(State):
    """What changes: where each rider is (below 0: unhorsed), how often he can still be hit, and two counts a side."""

    __slots__ = ("active", "breath", "facing", "renown", "strength", "turn", "x", "y")
    active: int
    turn: int
    x: list[int]
    y: list[int]
    facing: list[int]
    strength: list[int]
    breath: list[int]
    renown: list[int]

    def copy(self) -> Tourney:
        twin = Tourney.__new__(Tourney)
        twin.phase, twin.active, twin.turn = self.phase, self.active, self.turn
        twin.x, twin.y, twin.facing = self.x.copy(), self.y.copy(), self.facing.copy()
        twin.strength, twin.breath, twin.renown = self.strength.copy(), self.breath.copy(), self.renown.copy()
        return twin


Fight: TypeAlias = Battle[Tourney, Field]

# -- the rulebook ------------------------------------------------------------------------------------------------------


def ride(battle: Fight) -> Activity:
    """3.1 The active side rides with one rider, for one breath (3.2); or it rests and regains two."""
    state, side = battle.state, battle.state.active
    value = yield Ask(side, "ride", lambda: rides(battle))
    if value == ("rest",):
        state.breath[side] = min(BREATH, state.breath[side] + 2)
        battle.emit("rest", side=battle.sides[side])
    else:
        _, rider, *pose = value
        state.breath[side] -= 1
        state.x[rider], state.y[rider], state.facing[rider] = pose
        battle.emit("ride", unit=battle.field.ids[rider])
        yield from joust(battle, rider)
    state.active = 1 - side
    state.turn += side
    if state.turn > battle.field.turns:
        battle.end(None, "tourney-end-dusk")


def rides(battle: Fight) -> list[Value]:
    """3.1 What may be ridden now: ahead, or half a right angle to either side."""
    state, mine = battle.state, riders_of(battle, battle.state.active)
    poses = [(rider, _ahead(state, rider, turn)) for rider in mine for turn in (0, 45, 315)]
    return [("rest",), *(("ride", rider, *pose) for rider, pose in poses if cannot_ride(battle, rider, pose) is None)]


def _ahead(state: Tourney, rider: int, turn: int) -> Pose:
    facing = (state.facing[rider] + turn) % 360
    dx, dy = COURSE[facing]
    return state.x[rider] + RIDE * dx // 1000, state.y[rider] + RIDE * dy // 1000, facing


def cannot_ride(battle: Fight, rider: int, pose: Pose) -> Refusal | None:
    """3.1 One's own rider, with breath left (3.2), along a course that stays on the table and clear of others (3.3)."""
    state, name = battle.state, battle.field.ids[rider]
    if rider not in riders_of(battle, state.active):
        return refusal("3.1", "tourney-why-not-yours", unit=name)
    if not state.breath[state.active]:
        return refusal("3.2", "tourney-why-no-breath")
    if pose not in [_ahead(state, rider, turn) for turn in (0, 45, 315)]:
        return refusal("3.1", "tourney-why-course", unit=name)
    x, y, _ = pose
    near = [other for side in (0, 1) for other in riders_of(battle, side) if other != rider]
    clear = all(_apart(state, other, x, y) >= APART for other in near)
    if not (APART // 2 <= x <= WIDE - APART // 2 and APART // 2 <= y <= DEEP - APART // 2 and clear):
        return refusal("3.3", "tourney-why-no-room")
    return None


def _apart(state: Tourney, rider: int, x: int, y: int) -> int:
    return max(abs(state.x[rider] - x), abs(state.y[rider] - y))


def riders_of(battle: Fight, side: int) -> list[int]:
    return [r for r, s in enumerate(battle.field.side_of) if s == side and battle.state.strength[r] > 0]


def joust(battle: Fight, rider: int) -> Activity:
    """4.1 After his ride a rider may strike an enemy within eight inches: 4.2 three dice, a lance each is a hit; 4.3 at
    two hits a rider falls, and his enemies win renown; 5.1 with all of them down the tourney is won."""
    state, field, side = battle.state, battle.field, battle.state.active
    x, y = state.x[rider], state.y[rider]
    near = [enemy for enemy in riders_of(battle, 1 - side) if _apart(state, enemy, x, y) <= REACH]
    if not near:
        return
    value = yield Ask(side, "strike", [("pass",), *(("strike", enemy) for enemy in near)], about=rider)
    if value == ("pass",):
        return
    target = value[1]
    throw = battle.throw("strike", 3, DIE, unit=field.ids[rider], target=field.ids[target])
    lances = [place for place, face in enumerate(throw.faces) if face == "lance"]
    for place in lances:
        throw.scored(place, HIT)
    hits = len(lances)
    throw.tell(faces=throw.faces, hits=hits)
    state.strength[target] = max(0, state.strength[target] - hits)
    if not state.strength[target]:
        state.x[target] = state.y[target] = -1
        state.renown[side] += 1
        battle.emit("fall", unit=field.ids[target])
        if not riders_of(battle, 1 - side):
            battle.end(side, "tourney-end-last")


PHASES: Mapping[str, Callable[[Any], Activity | None]] = {"ride": ride}
EVENTS = {"rest": ("side",), "ride": ("unit",), "strike": ("unit", "target", "faces", "hits"), "fall": ("unit",)}

# -- what can be said --------------------------------------------------------------------------------------------------

VERBS = Verbs(
    (Verb("ride", "ride {unit} {pose}"), Verb("rest", "rest"), Verb("strike", "strike {unit}"), Verb("pass", "pass")),
    asks={"ride": ("rest", "ride"), "strike": ("pass", "strike")},
)
WHY = Why(by_ask={("ride", "ride"): predicate(cannot_ride)})


def _read_pose(text: str) -> Pose | None:
    parts = text.split(",")
    if len(parts) != 3 or not all(part.isascii() and part.isdecimal() and len(part) < 6 for part in parts):
        return None
    x, y, facing = map(int, parts)
    return x, y, facing


def _write_pose(pose: Pose) -> str:
    return ",".join(map(str, pose))


class TourneyRules(Ruleset[Tourney, Field]):
    id = "tourney"
    version = 1
    folder = Path(__file__).parent
    state_type = Tourney
    bound = 500  # sixty turns at the most, two sides, a ride and a strike
    phases = PHASES
    events = EVENTS
    verbs = VERBS
    why = WHY

    def check(self, document: Mapping[str, Any], report: Report) -> None:
        _schema(document, "", report)

    def prepare(self, document: Mapping[str, Any], options: Mapping[str, str]) -> Field:
        return Field(document)

    def begin(self, field: Field, dice: Dice) -> Tourney:
        """2.1 Riders stand as the scenario says, each with two hits to take, each side with six breaths."""
        state = Tourney()
        state.phase, state.active, state.turn = "ride", 0, 1
        state.x, state.y, state.facing = ([pose[part] for pose in field.start] for part in range(3))
        state.strength, state.breath, state.renown = [FALLS] * len(field.ids), [BREATH, BREATH], [0, 0]
        return state

    def sides(self, field: Field) -> tuple[str, ...]:
        return field.sides

    def turn(self, state: Tourney) -> int:
        return state.turn

    def lexicon(self, field: Field) -> Lexicon:
        return {"unit": names_of(field.ids), "pose": Measure(_read_pose, _write_pose)}

    def say(self, battle: Fight, ask: Ask, value: Value) -> Spoken:
        return ("ride", value[1], tuple(value[2:])) if value[0] == "ride" else tuple(value)

    def view(self, battle: Fight, side: int | None) -> dict[str, Any]:
        return battle.state.pack()

    def names(self, battle: Fight) -> dict[str, Any]:
        state, field = battle.state, battle.field
        riders = {name: SimpleNamespace(strength=state.strength[r], x=state.x[r]) for r, name in enumerate(field.ids)}
        return {**riders, "side": SimpleNamespace(), "turn": state.turn}

    def called(self, battle_field: Field, name: str, language: str) -> str | None:
        return name.title() if name in battle_field.ids else None

    def scene(self, battle: Fight, side: int | None) -> Scene:
        state, field = battle.state, battle.field
        copse = Ground("wood", ((10_000, 600), (14_000, 1_000), (13_600, 3_000), (10_400, 2_800)))
        board = Board(
            "table", size=(WIDE, DEEP), shapes=[copse], labels=[Label(Place.point(12_000, 3_800), "Copse", "Bosquet")]
        )
        looks = load_looks(self.folder)
        return Scene(
            board,
            [_piece(battle, rider) for number in (0, 1) for rider in riders_of(battle, number)],
            tracks=[track for number in (0, 1) for track in _tracks(battle, number)],
            status=[Message("tourney-status", {"turn": state.turn, "turns": field.turns})],
            sides=[Dress(name, looks.livery(name, number)) for number, name in enumerate(field.sides)],
            turn=Turn(state.turn, field.turns, "ride", Message("tourney-phase-ride"), field.sides[state.active]),
        )


def _piece(battle: Fight, rider: int) -> Piece:
    state, field, name = battle.state, battle.field, battle.field.ids[rider]
    place = Place.pose(state.x[rider], state.y[rider], state.facing[rider])
    side = field.sides[field.side_of[rider]]
    sheet = [("tourney-sheet-breath", state.breath[field.side_of[rider]])]
    strength, size = state.strength[rider], (1_600, 1_600)
    return Piece(name, side, place, "knight", name[:2], strength, FALLS, footprint=size, sheet=sheet)


def _tracks(battle: Fight, side: int) -> list[Track]:
    """5.1 Renown, which decides, and 3.2 breath, which leads to nothing."""
    name, state = battle.sides[side], battle.state
    enemies = battle.field.side_of.count(1 - side)
    return [
        Track("renown", name, state.renown[side], enemies, Message("tourney-track-renown", {"side": name})),
        Track("breath", name, state.breath[side], None, Message("tourney-track-breath", {"side": name})),
    ]


RULESET = TourneyRules()
