"""Lessons as they are played: nothing is kept here. A learner's browser tells which step it is at and what was chosen
in it, and is told where that leads: steps before are taken as their solutions say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal
from strategikon.kernel.lessons import Lesson, Step, load_lessons
from strategikon.kernel.message import Problem
from strategikon.kernel.rehearsal import begin, verdict
from strategikon.server import overlays, views, wire
from strategikon.server.lobby import ruleset
from strategikon.server.refusals import CONFLICT, MISSING, from_illegal, from_problem, refused
from strategikon.server.scenes import scene


def taught(ruleset_id: str, name: str, wish: wire.AtStep) -> wire.Taught:
    """A lesson at a step, after these choices: what to draw, what is asked, and whether the step is done or missed."""
    lesson = _lesson(ruleset_id, name)
    if wish.step >= len(lesson.steps):
        raise refused(MISSING, "server-no-step", step=wish.step, most=len(lesson.steps) - 1)
    battle, step = begin(lesson, ruleset(ruleset_id)), lesson.steps[wish.step]
    for before in lesson.steps[: wish.step]:
        for text in before.solution:
            battle.choose(text)
    happened, last = _play(battle, lesson, step, wish.choices)
    place = battle.sides.index(lesson.side)
    return wire.Taught(
        scene=scene(battle, place),
        decision=_decision(battle, lesson, step),
        events=views.events(battle, last, place),
        verdict=verdict(step, battle, happened) if wish.choices and step.expect else None,
        why=_why(battle, step, wish.why),
        sheet=None if wish.sheet is None else overlays.sheet(battle, wish.sheet),
    )


def _lesson(ruleset_id: str, name: str) -> Lesson:
    try:
        known = {lesson.id: lesson for lesson in load_lessons(ruleset(ruleset_id))}
    except Problem as trouble:
        raise from_problem(trouble) from None
    if name not in known:
        raise refused(MISSING, "server-no-lesson", name=name[:60], known=", ".join(known) or "-")
    return known[name]


def _play(battle: AnyBattle, lesson: Lesson, step: Step, choices: list[str]) -> tuple[list[Mapping[str, Any]], Any]:
    """Make these choices; the events since the step began, and those of the last choice."""
    happened: list[Mapping[str, Any]] = []
    for text in choices:
        if not step.allows(text):
            raise refused(CONFLICT, "server-not-asked")
        try:
            battle.choose(text)
        except Illegal as illegal:
            raise from_illegal(illegal, battle) from None
        happened += [event.told() for event in battle.events]
    return happened, battle.events if choices else []


def _decision(battle: AnyBattle, lesson: Lesson, step: Step) -> dict[str, Any] | None:
    """The question to the learner, with the options that the step lets him try; to the other side, without any."""
    asked = battle.decision
    if asked is None:
        return None
    mine = asked.side == lesson.side and step.by is None and bool(step.solution)
    told = {"number": battle.number, "side": asked.side, "kind": asked.kind, "mine": mine, "computer": False}
    question = views.question(battle, asked)
    allowed = [option for option in question["options"] if mine and step.allows(option["text"])]
    return {**told, **question, "options": allowed}


def _why(battle: AnyBattle, step: Step, option: str | None) -> dict[str, Any] | None:
    """Why an option is not on offer, if that was asked, and what the step lets one try instead."""
    reason = None if option is None else battle.why_not(option)
    if option is None or reason is None:
        return None
    instead = [each for each in views.instead(battle, option) if step.allows(each["text"])]
    return {**views.reason(battle, reason), "instead": instead}
