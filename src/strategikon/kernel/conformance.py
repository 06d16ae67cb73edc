"""The conformance kit: what every ruleset must prove of itself. Anyone can run it on a ruleset of their own.

    from strategikon.kernel.conformance import check_scenario
    findings = check_scenario(load_scenario(RULESET, "ford"), battles=50)

Every battle is fought with random choices and must end within the bound the ruleset states. Then it is fought again
with the same choices under harassment: at every fiftieth decision (each battle begins at another one), and wherever a
kind of question is asked for the first time, it is forked, undone, rebuilt from its serialised state, offered false
choices, and looked at by a side whose hidden cards were dealt differently. Whatever the harassed battle does
differently is a defect, and comes with the record that shows it. `Zeal` says how much of this is done: where thousands
of long battles are fought, only some of them need to be fought again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from json import dumps, loads
from pathlib import Path
from traceback import extract_tb
from typing import Any, NamedTuple

from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.boundaries import Mark
from strategikon.kernel.chain import write_record
from strategikon.kernel.decision import Value
from strategikon.kernel.dice import Dice
from strategikon.kernel.events import undeclared
from strategikon.kernel.message import Problem
from strategikon.kernel.offers import check_offer, check_refusals, from_json
from strategikon.kernel.record import rebuild, to_json
from strategikon.kernel.ruleset import State
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.secrecy import check_secrets
from strategikon.kernel.trial import Broken, Meticulous, any_value, fingerprint

FALSE_CHOICES = 1000  # mutated options offered in each scenario
FORK_DEPTH = 12  # decisions a fork plays on its own before the original is looked at again
PRINTED_EVERY = 16  # one decision in so many leaves a fingerprint of everything; of the others the question must agree


class Zeal(NamedTuple):
    """How much the kit harasses: one decision in `every` of one battle in `again` (which is the one fought again)."""

    every: int = 50
    again: int = 1


DEFAULT_ZEAL = Zeal()


@dataclass(frozen=True, slots=True)
class Failure:
    """One broken guarantee: which, where, and the record that reproduces it (None if none can be written)."""

    check: str
    scenario: str
    seed: str
    number: int
    detail: str
    record: dict[str, Any] | None = None


@dataclass(slots=True)
class Findings:
    """What the kit saw of one scenario."""

    scenario: str
    battles: int = 0
    decisions: int = 0
    longest: int = 0
    harassed: int = 0
    refused: int = 0
    winners: dict[str, int] = field(default_factory=dict)
    events: dict[str, int] = field(default_factory=dict)  # how often each kind happened
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures


@dataclass(slots=True)
class _Harassment:
    """Which decisions are harassed: one in `every`, from `first` on, and the first of each kind of question."""

    every: int
    first: int
    met: set[str]

    def wants(self, number: int, kind: str) -> bool:
        if number % self.every == self.first:
            return True
        if kind in self.met:
            return False
        self.met.add(kind)
        return True


@dataclass(slots=True)
class Run:
    """A battle as it was fought: the value of each choice, the decisions to harass when it is fought
    again, the question after each choice, and fingerprints after some (by the number of choices made)."""

    seed: str
    battle: AnyBattle
    picks: list[Value] = field(default_factory=list)
    targets: set[int] = field(default_factory=set)
    glimpses: list[object] = field(default_factory=list)
    prints: dict[int, str] = field(default_factory=dict)


def check_scenario(
    scenario: Scenario,
    battles: int = 20,
    seed: str = "kit",
    options: Mapping[str, str] | None = None,
    on_progress: Callable[[int], None] | None = None,
    zeal: Zeal = DEFAULT_ZEAL,
) -> Findings:
    """Run the kit on one scenario under these optional rules."""
    findings = Findings(scenario.name)
    met: set[str] = set()  # kinds of questions harassed at least once
    false_choices = FALSE_CHOICES * zeal.again // battles + 1
    for number in range(battles):
        try:
            if number % zeal.again:
                _fight_once(scenario, f"{seed} {number}", options or {}, findings)
            else:
                harassment = _Harassment(zeal.every, number % zeal.every, met)
                run = _fight(scenario, f"{seed} {number}", options or {}, findings, harassment)
                _harass(run, options or {}, false_choices, findings)
                _same_record(run)
        except Broken as broken:
            findings.failures.append(_failure(broken, scenario, f"{seed} {number}"))
        except Exception as error:  # a ruleset may fail in any way; the kit reports them all
            crash = Broken("crash", None, _told(error))
            findings.failures.append(_failure(crash, scenario, f"{seed} {number}"))
        findings.battles += 1
        if on_progress:
            on_progress(number + 1)
    return findings


def _told(error: Exception) -> str:
    """An error and the line it came from, for engineers."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno} {place.name})"


def _failure(broken: Broken, scenario: Scenario, seed: str) -> Failure:
    battle = broken.battle
    if battle is None:
        return Failure(broken.check, scenario.name, seed, -1, broken.detail)
    try:
        record = write_record(battle)
    except Exception:  # what is broken may be exactly what a record needs
        record = None
    return Failure(broken.check, scenario.name, seed, battle.number, broken.detail, record)


# -- a battle, and the same battle ------------------------------------------------------------------------------------


def _fight_once(scenario: Scenario, seed: str, options: Mapping[str, str], findings: Findings) -> None:
    """Random choices to the end, of which no more is wanted; invariants are looked at after some."""
    battle: AnyBattle = Battle(scenario, seed, options)
    will = Dice(seed + " will")
    while battle.ask is not None:
        if battle.number % PRINTED_EVERY == 0:
            _sound(battle)
        _expect_offer(battle)
        _count(battle, findings)
        _take(battle, any_value(battle, will))
    _ended(battle, findings)


def _fight(
    scenario: Scenario, seed: str, options: Mapping[str, str], findings: Findings, harassment: _Harassment
) -> Run:
    """Random choices to the end, kept to be fought again; no invariant breaks."""
    battle: AnyBattle = Battle(scenario, seed, options)
    will = Dice(seed + " will")
    run = Run(seed, battle)
    _note(run, battle)
    while battle.ask is not None:
        _sound(battle)
        _expect_offer(battle)
        if harassment.wants(battle.number, battle.ask.kind):
            run.targets.add(battle.number)
        value = any_value(battle, will)
        _count(battle, findings)
        _take(battle, value)
        run.picks.append(value)
        _note(run, battle)
    _ended(battle, findings)
    run.prints[battle.number] = fingerprint(battle)
    return run


def _count(battle: AnyBattle, findings: Findings) -> None:
    """The events since the last choice, by kind."""
    for event in battle.events:
        findings.events[event.kind] = findings.events.get(event.kind, 0) + 1


def _expect_offer(battle: AnyBattle) -> None:
    """There is one option at least, and the bound is not reached."""
    assert battle.ask is not None
    if battle.number >= battle.ruleset.bound:
        raise Broken("endless", battle, f"no end after {battle.number} decisions")
    if not battle.ask.values:
        raise Broken("no option", battle, f"nothing on offer for {battle.ask.kind}")


def _ended(battle: AnyBattle, findings: Findings) -> None:
    """A battle that asks nobody is over, and sound."""
    _sound(battle)
    _count(battle, findings)
    if battle.outcome is None:
        raise Broken("no outcome", battle, "nobody must choose, and it is not over")
    findings.decisions += battle.number
    findings.longest = max(findings.longest, battle.number)
    winner = battle.outcome.winner or "-"
    findings.winners[winner] = findings.winners.get(winner, 0) + 1


def _note(run: Run, battle: AnyBattle) -> None:
    """What the battle must look like here when it is fought again."""
    number = battle.number
    run.glimpses.append(_glimpse(battle))
    if number % PRINTED_EVERY == 0 or number - 1 in run.targets:
        run.prints[number] = fingerprint(battle)


def _glimpse(battle: AnyBattle) -> object:
    """The question and how many dice were read: little, but looked at after every choice."""
    ask = battle.ask
    return None if ask is None else (ask.side, ask.kind, len(ask.values), battle.dice.index)


def _take(battle: AnyBattle, value: Value) -> None:
    try:
        battle.take(value)
    except Exception as error:
        kind = battle.ask.kind if battle.ask else "-"
        raise Broken("crash", battle, f"choice {value} of {kind}: {_told(error)}") from error
    for event in battle.events:
        unknown = undeclared(event, battle.ruleset.events)
        if unknown is not None:
            raise Broken("event", battle, f"stated but not declared: {unknown}")


def _sound(battle: AnyBattle) -> None:
    for wrong in battle.ruleset.invariants(battle):
        raise Broken("invariant", battle, wrong)


def _same_record(run: Run) -> None:
    """The record rebuilds the battle, and the rebuilt battle has the same record."""
    record = to_json(write_record(run.battle))
    try:
        battle = rebuild(loads(record), "kit", lambda name: run.battle.ruleset)
    except Problem as wrong:
        raise Broken("record", run.battle, f"its own record is refused: {wrong}") from None
    if fingerprint(battle) != run.prints[len(run.picks)] or battle.outcome != run.battle.outcome:
        raise Broken("record", run.battle, "the record rebuilds another battle")
    if to_json(write_record(battle)) != record:
        raise Broken("record", run.battle, "two equal battles have different records")


def _same(battle: AnyBattle, run: Run, number: int, check: str) -> None:
    if battle.ask is not None and not battle.ask.values:
        raise Broken("no option", battle, f"nothing on offer for {battle.ask.kind}")
    printed = run.prints.get(number)
    if _glimpse(battle) != run.glimpses[number] or (printed is not None and fingerprint(battle) != printed):
        raise Broken(check, battle, f"decision {number} is not what it was the first time")


# -- harassment -------------------------------------------------------------------------------------------------------


def _harass(run: Run, options: Mapping[str, str], false_choices: int, findings: Findings) -> None:
    """Fight the battle once more: the same choices lead to the same questions, dice and states, also where a host does
    to it all that a host may do."""
    battle: AnyBattle = Meticulous(run.battle.scenario, run.seed, options)
    will = Dice(run.seed + " harassment")
    each = -(-false_choices // max(1, len(run.targets)))
    _same(battle, run, 0, "repeat")
    for number, value in enumerate(run.picks):
        if number not in run.targets:
            battle.take(value)
            _same(battle, run, number + 1, "repeat")
            continue
        try:
            battle = _harassed_once(battle, run, number, will, each, findings)
        except Broken:
            raise
        except Exception as error:
            raise Broken("crash", battle, _told(error)) from error
        findings.harassed += 1
    if battle.decision is not None or battle.outcome is None:
        raise Broken("harassed", battle, "it does not end where it ended")


def _harassed_once(
    battle: AnyBattle, run: Run, number: int, will: Dice, false_choices: int, findings: Findings
) -> AnyBattle:
    """One decision of a harassed battle. Returns the battle it goes on with: one rebuilt from its state."""
    value = run.picks[number]
    check_offer(battle, will)
    check_secrets(battle, will)
    findings.refused += check_refusals(battle, will, false_choices)
    _forks(battle, will, value)
    battle = _rebuilt(battle)
    _same_view(battle, run, number)
    _undoes(battle, value)
    assert battle.decision is not None
    battle.choose(battle.write(value), battle.decision.side, number)
    _same(battle, run, number + 1, "harassed")
    return battle


def _forks(battle: AnyBattle, will: Dice, value: Value) -> None:
    """A fork equals the original, whatever is done to it the original does not notice, and it can be forked itself."""
    before, choices, original = fingerprint(battle), battle.choices, battle.view(None)
    twin = battle.fork()
    if twin.digest() != battle.digest() or twin.dice.index != battle.dice.index:
        raise Broken("fork", battle, "a fork is not what it was taken from")
    shared = _shared(battle.state, twin.state)
    if shared:
        raise Broken("fork", battle, f"a fork shares with its original what can be changed: {', '.join(shared)}")
    battle.fork().take(value)
    _wander(twin, will)
    assert battle.ask is not None
    stranger = battle.fork(f"stranger {will.pick(256)}", battle.sides[battle.ask.side])
    _wander(stranger, will)
    if stranger.fork().digest() != stranger.digest():
        raise Broken("fork", battle, "a fork of a fork with other dice is not what it was taken from")
    if fingerprint(battle) != before or battle.choices != choices or battle.view(None) != original:
        raise Broken("fork", battle, "a fork disturbed the original")


def _shared(state: State, twin: State) -> list[str]:
    """The slots in which two states hold the very same list, or anything else that can be changed, at any depth."""
    return [name for name in state.names() if _changeable(getattr(state, name)) & _changeable(getattr(twin, name))]


def _changeable(value: Any) -> set[int]:
    """The identities of everything in a value that can be changed in place."""
    if value is None or isinstance(value, str | bytes | int | float):
        return set()
    inside = value.values() if isinstance(value, Mapping) else value if isinstance(value, Iterable) else ()
    found = set().union(*map(_changeable, inside))
    return found if isinstance(value, tuple | frozenset) else {id(value), *found}


def _wander(battle: AnyBattle, will: Dice) -> None:
    """A few random choices, seldom as many as the last time."""
    for _ in range(1 + will.pick(FORK_DEPTH)):
        if battle.ask is None:
            return
        battle.take(any_value(battle, will))


def _rebuilt(battle: AnyBattle) -> AnyBattle:
    """Amnesia, save and load: the last boundary through JSON, and the choices since then once more."""
    mark = battle._marks[-1]
    packed = dumps(mark.state.pack())
    state = battle.ruleset.state_type.unpack(loads(packed))
    if dumps(state.pack()) != packed or state.digest() != mark.state.digest():
        raise Broken("save", battle, "a state read back is not the state that was written")
    again = battle._bare_twin([Mark(mark.choices, state, mark.dice, mark.events)])
    again.choices = battle.choices[: mark.choices]
    again._restore(again._marks[-1])
    for value in battle.choices[mark.choices :]:
        again.take(from_json(loads(dumps(value))))
    return again


def _same_view(battle: AnyBattle, run: Run, number: int) -> None:
    """A rebuilt battle has the same state and the same question as the one it was taken from."""
    value = run.picks[number]
    ask = battle.ask
    known = ask is not None and battle.number == number and (value in ask.values or ask.family is not None)
    if not known or battle.why_not(battle.write(value)) is not None:
        raise Broken("amnesia", battle, f"rebuilt from its state, decision {number} is another")


def _undoes(battle: AnyBattle, value: Value) -> None:
    """Choosing and taking it back leads to the identical state and views."""
    before, views = battle.digest(), _views(battle)
    battle.take(value)
    battle.undo(force=True)
    if battle.digest() != before or _views(battle) != views:
        raise Broken("undo", battle, "taking a choice back did not lead back")


def _views(battle: AnyBattle) -> str:
    return dumps([battle.view(side) for side in (*battle.sides, None)], sort_keys=True)
