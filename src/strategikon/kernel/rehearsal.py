"""Playing a lesson: how it begins, when a step is done or missed, and whether it holds what it promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.decision import Illegal
from strategikon.kernel.dice import Dice, Place, ScriptedDice
from strategikon.kernel.documents import merged
from strategikon.kernel.expectation import Unreadable, holds
from strategikon.kernel.message import Message, Problem
from strategikon.kernel.ruleset import Ruleset
from strategikon.kernel.scenario import Scenario, load_scenario, parse_options
from strategikon.kernel.schema import Report

if TYPE_CHECKING:
    from strategikon.kernel.lessons import Lesson, Step

DONE, MISSED = "done", "missed"
WANDERS = 40  # choices of a learner who goes astray, until somebody must have told him

Events = Sequence[Mapping[str, Any]]


class LessonDice(ScriptedDice):
    """The written dice; whoever goes another way than the lesson throws real ones once they are used up."""

    __slots__ = ()

    def at(self, place: Place) -> LessonDice:
        twin = LessonDice(self.script, place[0])
        twin.index, twin.used = place[1], place[2]
        return twin

    def roll(self, faces: int) -> int:
        """The next written die that fits, else one of the tape."""
        if self.used < len(self.script) and 0 <= self.script[self.used] < faces:
            return super().roll(faces)
        return Dice.roll(self, faces)


# -- playing -----------------------------------------------------------------------------------------------------------


def begin(lesson: Lesson, ruleset: Ruleset[Any, Any], dice: ScriptedDice | None = None) -> AnyBattle:
    """The battle of a lesson before its first step. Raises `Problem`."""
    position = {key: value for key, value in lesson.position.items() if key not in ("scenario", "choose")}
    if "scenario" in lesson.position:
        whole = dict(load_scenario(ruleset, str(lesson.position["scenario"])).document)
        whole.pop("schema", None)  # what has none is a setup
        position = merged(whole, position, ruleset.giving_way)
    scenario = Scenario(ruleset, position, lesson.source, inline=True)
    battle: AnyBattle = Battle(scenario, "lesson", parse_options(lesson.options), dice or _dice(lesson, ruleset))
    for text in lesson.position.get("choose", ()):
        battle.choose(str(text))
    return battle


def _dice(lesson: Lesson, ruleset: Ruleset[Any, Any]) -> LessonDice:
    return LessonDice([ruleset.die(word) for step in lesson.steps for word in step.dice])


def verdict(step: Step, battle: AnyBattle, events: Events) -> str | None:
    """What a step has come to after a choice: done, missed, or nothing yet. `events` are those since it began."""
    if all(_true(expected, battle, events) for expected in step.expect):
        return DONE
    return MISSED if any(_true(forbidden, battle, events) for forbidden in step.forbid) else None


def _true(expected: str, battle: AnyBattle, events: Events) -> bool:
    return holds(expected, battle.names(), events, battle.ruleset.events)[0]


# -- the loader's own playthrough --------------------------------------------------------------------------------------


def rehearse(lesson: Lesson, ruleset: Ruleset[Any, Any], report: Report) -> None:
    """Play every solution, and complain of what does not hold: choices that are not on offer, a step that is done
    before its last choice, dice that are not thrown or not written, things that are not there."""
    try:
        script = [_die(ruleset, word, f"step[{n}].dice", report) for n, s in enumerate(lesson.steps) for word in s.dice]
        battle = begin(lesson, ruleset, ScriptedDice(script))
    except Illegal as refused:
        report.add("position.choose", "lesson-choice", text="-", offered="-", reason=refused.reason)
        return
    except Problem as trouble:
        report.complaints.extend(_in_position(complaint) for complaint in trouble.complaints)
        return
    if lesson.side not in battle.sides:
        report.add("side", "complaint-choice", value=lesson.side, words=", ".join(battle.sides))
    for number, step in enumerate(lesson.steps):
        if not report.clean:
            return
        _rehearse(step, battle, lesson.side, f"step[{number}]", report)


def _in_position(complaint: Message) -> Message:
    """A complaint about the setup of a lesson, with the whole path."""
    return Message(complaint.id, {**complaint.args, "path": f"position.{complaint.args.get('path', '-')}"})


def _die(ruleset: Ruleset[Any, Any], word: Any, path: str, report: Report) -> int:
    try:
        return ruleset.die(word)
    except (KeyError, TypeError, ValueError):
        report.add(path, "lesson-die", word=str(word))
        return 0


def _rehearse(step: Step, battle: AnyBattle, learner: str, path: str, report: Report) -> None:
    _look_around(step, battle, learner, path, report)
    if not step.solution:
        return
    thrown, events = _thrown(battle), list[Mapping[str, Any]]()
    try:
        if step.expect and verdict(step, battle, []) == DONE:
            report.add(f"{path}.expect", "lesson-done-early", number=0)
        for number, text in enumerate(step.solution):
            _choose(step, battle, text, step.by or learner, f"{path}.solution[{number}]", report)
            events += [event.told() for event in battle.events]
            last = number == len(step.solution) - 1
            if step.expect and not last and verdict(step, battle, events) == DONE:
                report.add(f"{path}.expect", "lesson-done-early", number=number + 1)
        _judge(step, battle, events, path, report)
    except Unreadable as unreadable:
        report.add(f"{path}.expect", "lesson-unreadable", reason=unreadable.why)
    except Problem as trouble:  # the written dice do not fit
        report.add(f"{path}.dice", "lesson-dice", reason=trouble.complaints[0])
    if report.clean and (now := _thrown(battle) - thrown) != len(step.dice):
        report.add(f"{path}.dice", "lesson-dice-count", thrown=now, written=len(step.dice))


def _choose(step: Step, battle: AnyBattle, text: str, side: str, path: str, report: Report) -> None:
    """One choice of a solution. After the first complaint nothing is played any more."""
    decision = battle.decision
    if not report.clean:
        return
    if decision is None or decision.side != side:
        report.add(path, "lesson-side", side=decision.side if decision else "-", wanted=side)
    elif not step.allows(text):
        report.add(path, "lesson-allow", text=text)
    else:
        try:
            battle.choose(text)
        except Illegal as refused:
            report.add(path, "lesson-choice", text=text, offered=", ".join(decision.texts()), reason=refused.reason)


def _judge(step: Step, battle: AnyBattle, events: Events, path: str, report: Report) -> None:
    if not report.clean:
        return
    for number, expected in enumerate(step.expect):
        true, seen = holds(expected, battle.names(), events, battle.ruleset.events)
        if not true:
            report.add(f"{path}.expect[{number}]", "lesson-expect", text=expected, seen=seen)
    for forbidden in step.forbid:
        _true(forbidden, battle, events)  # it must at least be readable


def _look_around(step: Step, battle: AnyBattle, learner: str, path: str, report: Report) -> None:
    """Pieces and hexes that a step shows must be there when it begins; a part of a piece is one of its numbers."""
    scene = battle.scene(learner)
    pieces = {piece.id: piece for piece in scene.pieces}
    for name, refs in step.refs.items():
        for ref in refs:
            thing, _, part = ref.partition("#")
            kind, _, known = thing.partition(":")
            there = known in (pieces if kind == "piece" else scene.board.hexes) if kind in ("piece", "hex") else True
            if not there or (part and (known not in pieces or part not in pieces[known].numbers)):
                report.add(f"{path}.{name}", "lesson-ref", ref=ref)


def _thrown(battle: AnyBattle) -> int:
    assert isinstance(battle.dice, ScriptedDice)
    return battle.dice.used


# -- somebody who does not do as asked ---------------------------------------------------------------------------------


def stray(lesson: Lesson, ruleset: Ruleset[Any, Any], number: int) -> Message | None:
    """Play to the step of this number and there, as soon as it allows anything else, that. None if it ends done or
    missed, or if nothing else is ever allowed; else the dead end, in words."""
    battle = begin(lesson, ruleset)
    for step in lesson.steps[:number]:
        for text in step.solution:
            battle.choose(text)
    step, events, ways = lesson.steps[number], list[Mapping[str, Any]](), list(lesson.steps[number].solution)
    while ways and (other := _another(step, battle, ways[0])) is None:
        battle.choose(ways.pop(0))
        events += [event.told() for event in battle.events]
    if not ways or other is None:
        return None
    chosen = other
    for _ in range(WANDERS):
        battle.choose(chosen)
        events += [event.told() for event in battle.events]
        if verdict(step, battle, events) is not None:
            return None
        onward = _onward(step, battle, lesson.side, ways)
        if onward is None:
            break
        chosen = onward
    return Message("lesson-dead-end", {"file": lesson.source, "path": f"step[{number}]", "text": other})


def _another(step: Step, battle: AnyBattle, wanted: str) -> str | None:
    """Something else that the learner may try where the solution wants this."""
    offered = battle.decision.texts() if battle.decision and step.by is None else []
    return next((text for text in offered if text != wanted and step.allows(text)), None)


def _onward(step: Step, battle: AnyBattle, learner: str, ways: list[str]) -> str | None:
    """What the learner would do next: what the solution says, if it can be had, else the first thing allowed."""
    decision = battle.decision
    if decision is None or decision.side != learner:
        return None
    offered = [text for text in decision.texts() if step.allows(text)]
    for text in ways:
        if text in offered:
            ways.remove(text)
            return text
    return offered[0] if offered else None
