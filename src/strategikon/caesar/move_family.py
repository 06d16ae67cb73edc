"""MOV.11, MOV.21 Moves without number: every list of steps and every end pose that is legal, beside those listed."""

from __future__ import annotations

from typing import Any, Final

from strategikon.caesar.field import Fight
from strategikon.caesar.formations import cannot_form
from strategikon.caesar.headings import HEADINGS, STEP, degrees, turn
from strategikon.caesar.marching import March, march
from strategikon.caesar.measure import nearer
from strategikon.caesar.measuring import nearest_told
from strategikon.caesar.mover import STAND_OFF, Mover
from strategikon.caesar.placing import Way, follow, place, snap, stretch
from strategikon.caesar.scene_routes import route as charge_route
from strategikon.caesar.short_list import ShortList
from strategikon.caesar.steps import (
    ABOUT_FACE,
    ADVANCE,
    EXIT,
    MOST_ANGLE,
    MOST_STEPS,
    OBLIQUE,
    PIVOT,
    RETIRE,
    SIDES,
    SIDESTEP,
    SLANTS,
    TRANSLATIONS,
    WHEEL,
    Step,
    inches,
)
from strategikon.caesar.tables import FORMATIONS
from strategikon.caesar.units import Pose, another_acts, figure
from strategikon.kernel.decision import Family, Refusal, Value, Wish, refusal
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.scene import Place, Route, StepKind, Steps

FINEST: Final = 50  # of a pointer
MOST_TRIES: Final = 40  # to find something shorter than what was said


class Moves(Family):
    """MOV.11, MOV.21 What one unit may do with one move; `further` are those it has left after it."""

    __slots__ = ("battle", "further", "unit")
    verbs: tuple[str, ...] = ("move", "place")

    def __init__(self, battle: Fight, unit: int, further: int) -> None:
        self.battle, self.unit, self.further = battle, unit, further

    def admit(self, verb: str, arguments: tuple[Any, ...]) -> Value | Refusal:
        unit, what = arguments
        if unit != self.unit:
            return another_acts(self.battle, self.unit, unit)
        if verb == "move":
            done = march(self.battle, unit, self.further, what)
            return done if isinstance(done, Refusal) else ("move", unit, what)
        way = place(Mover(self.battle, unit, self.further), what)
        return way if isinstance(way, Refusal) else placed(unit, what, way)

    def draw(self, will: Dice) -> Value | None:
        """Now a list of two steps, now a pose near by."""
        if will.pick(2):
            first: Step = (WHEEL, SIDES[will.pick(2)], 5 * (1 + will.pick(9)))
            side, length = SIDES[will.pick(2)], STEP * (1 + will.pick(12))
            slant: Step = (OBLIQUE, side, SLANTS[will.pick(3)], length)
            second: Step = ((ADVANCE, length), (RETIRE, length), slant)[will.pick(3)]
            steps = ((first, second), (second,), (first,))[will.pick(3)]
            found = self.admit("move", (self.unit, steps))
        else:
            found = self.admit("place", (self.unit, self._blind_pose(will)))
        return None if isinstance(found, Refusal) else found

    def _blind_pose(self, will: Dice) -> Pose:
        state, unit = self.battle.state, self.unit
        dx, dy = ((will.pick(241) - 120) * FINEST for _ in range(2))
        return state.x[unit] + dx, state.y[unit] + dy, (state.heading[unit] + will.pick(13) - 6) % HEADINGS

    def near(self, wish: Wish) -> tuple[Value | None, Refusal | None]:
        unit = self.unit
        mover = Mover(self.battle, unit, self.further)
        if wish.at is None:
            return None, refusal("GEO.01", "caesar-why-no-pose", name="")
        facing = degrees(mover.start[2]) if wish.facing is None else wish.facing
        end = (wish.at[0], self.battle.field.ground.height - wish.at[1], (2 * facing + 5) // 10 % HEADINGS)
        way = place(mover, end)
        if wish.loose and not isinstance(way, Refusal):
            return placed(unit, end, way), None
        if not wish.loose and (charge := self._charge_on_offer(end)) is not None:
            return charge, None
        found = stretch(mover, end) if wish.loose else snap(mover, end)
        value = placed(unit, *found) if found else self._nearest_listed(mover, end)
        return value, way if isinstance(way, Refusal) else None

    def _charge_on_offer(self, wish: Pose) -> Value | None:
        """MOV.14, CHG.01 A wish nearer to contact with an enemy than to the inch before him is drawn to the charge
        on him, if that is on offer; of several, to the one whose middle is nearest."""
        battle = self.battle
        shape = battle.field.troops[self.unit].shapes[battle.state.formation[self.unit]]
        if battle.ask is None or shape is None:
            return None
        here, found = (wish[0], wish[1], shape.at(wish[2])), []
        for value in battle.ask.values:
            if value[0] != "charge":
                continue
            x, y, _ = there = figure(battle, value[2])
            if nearer(here, 0, 0, there, STAND_OFF // 2):
                found.append(((x - wish[0]) ** 2 + (y - wish[1]) ** 2, value))
        return min(found)[1] if found else None

    def instead(self, verb: str, arguments: tuple[Any, ...]) -> Value | None:
        """MOV.11, MOV.21 The pose nearest to one that was said; or the same steps, the last of them shorter."""
        unit, what = arguments
        if unit != self.unit:
            return None
        if verb == "place":
            mover = Mover(self.battle, unit, self.further)
            found = stretch(mover, what)
            member = self.admit("place", (unit, found[0])) if found else None
            return self._nearest_listed(mover, what) if member is None or isinstance(member, Refusal) else member
        return self._shorter(what)

    def _shorter(self, steps: tuple[Step, ...]) -> Value | None:
        *before, last = steps
        if last[0] in TRANSLATIONS:
            shorter: list[Step] = [(*last[:-1], length) for length in range(last[-1] // STEP * STEP, 0, -STEP)]
        elif last[0] in (WHEEL, PIVOT):
            shorter = [(*last[:-1], angle) for angle in range(last[-1] - 5, 0, -5)]
        else:
            return None
        for step in shorter[:MOST_TRIES]:
            found = self.admit("move", (self.unit, (*before, step)))
            if not isinstance(found, Refusal):
                return found
        return None

    def notes(self, value: Value) -> list[Message]:
        if value[0] not in self.verbs:
            return []
        done = made(self.battle, value, self.further)
        if isinstance(done, Refusal) or done.out >= 0:
            return []
        shape = self.battle.field.troops[self.unit].shapes[done.formation]
        assert shape is not None
        return nearest_told(self.battle, self.unit, (done.x, done.y, shape.at(done.heading)))

    def _nearest_listed(self, mover: Mover, wish: Pose) -> Value | None:
        """The listed move that ends nearest to a wish, where no line leads toward it."""
        ends = []
        for number, (end, value) in enumerate(ShortList(self.battle, self.unit, self.further, mover).ends()):
            x, y, heading, _, out = end
            if value[0] in self.verbs and out < 0:
                ends.append(((x - wish[0]) ** 2 + (y - wish[1]) ** 2, turn(heading, wish[2]), number, value))
        return min(ends)[3] if ends else None

    def route(self, value: Value) -> Route | None:
        if value[0] == "charge":
            return charge_route(self.battle, value[1], value[2], self.battle.write(value).text)
        if value[0] not in self.verbs:
            return None
        done = made(self.battle, value, self.further)
        if isinstance(done, Refusal):
            return None
        height = self.battle.field.ground.height
        places = [Place.pose(x, height - y, degrees(heading)) for x, y, heading in done.poses]
        cost = -(-done.cost // 10) * 10  # to a hundredth, and never less than it is
        note = Message("caesar-note-cost", {"cost": inches(cost), "most": inches(self._allowance(done))})
        return Route(self.battle.write(value).text, places, [done.cost] * (len(places) - 1), note)

    def _allowance(self, done: March) -> int:
        return self.battle.field.troops[self.unit].allowances[done.formation]

    @property
    def card(self) -> dict[str, Any]:
        name = self.battle.field.ids[self.unit]
        steps = Steps(f"move {name}", MOST_STEPS, step_kinds(self.battle, self.unit))
        return {"shape": "pose", "piece": name, "step": FINEST, "turn": 5, "steps": steps}


def step_kinds(battle: Fight, unit: int) -> list[StepKind]:
    """MOV.11, FRM.02 The steps of which a unit's move can be put together; whether each is legal is told when it is
    tried."""
    troop = battle.field.troops[unit]
    far = troop.allowances[battle.state.formation[unit]]

    def walk(*words: str, **told: Any) -> StepKind:
        label = Message(f"caesar-chip-{words[0]}{'-aslant' if len(words) > 2 and words[0] == RETIRE else ''}", told)
        return StepKind(" ".join((*words, "{}")), label, STEP, far, STEP, 1000)

    def rotate(word: str, side: str) -> StepKind:
        return StepKind(f"{word} {side} {{}}", Message(f"caesar-chip-{word}", {"hand": side}), 5, MOST_ANGLE[word], 5)

    slants = [walk(OBLIQUE, side, str(angle), hand=side, degrees=angle) for angle in SLANTS for side in SIDES]
    back = [walk(RETIRE, side, str(angle), hand=side, degrees=angle) for angle in SLANTS for side in SIDES]
    forms = [
        StepKind(f"form {FORMATIONS[formation]}", Message("caesar-step-form", {"formation": FORMATIONS[formation]}))
        for formation in range(len(FORMATIONS))
        if formation != battle.state.formation[unit] and cannot_form(battle, unit, formation) is None
    ]
    return [
        walk(ADVANCE), *(rotate(WHEEL, side) for side in SIDES), *slants, walk(RETIRE), *back,
        *(walk(SIDESTEP, side, hand=side) for side in SIDES), *(rotate(PIVOT, side) for side in SIDES),
        StepKind(ABOUT_FACE, Message(f"caesar-step-{ABOUT_FACE}")), *forms,
        StepKind(EXIT, Message(f"caesar-step-{EXIT}")),
    ]  # fmt: skip


def placed(unit: int, end: Pose, way: Way) -> Value:
    """A pose with the way to it, so that nobody has to search for it again."""
    return ("place", unit, *end, way.a, way.vx, way.vy, way.b)


def made(battle: Fight, value: Value, further: int, mover: Mover | None = None) -> March | Refusal:
    """What a member does; a mover that was made for it already may be given along."""
    if value[0] == "move":
        return march(battle, value[1], further, value[2], mover)
    _, unit, _, _, _, a, vx, vy, b = value
    return follow(mover or Mover(battle, unit, further), Way(0, 0, abs(a), a, b, vx, vy))
