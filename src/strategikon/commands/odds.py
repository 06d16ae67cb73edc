"""`strategikon odds RECORD [OPTION]`: what an option may bring, for people and for programs; and the proof of it."""

from __future__ import annotations

import click

from strategikon.commands import records
from strategikon.commands.lab_options import think
from strategikon.commands.shared import Bar, command, complain, json_option, option, say, say_json, whole
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.message import problem
from strategikon.lab.agreement import Agreement, Proof, proof
from strategikon.lab.forecast import SAMPLES, SECONDS, Forecast, dicey, forecast
from strategikon.lab.threats import SECONDS as THREAT_SECONDS
from strategikon.lab.threats import threat
from strategikon.library import find_ruleset, rulesets
from strategikon.terminal.adviser import odds_told, threat_told
from strategikon.text import Teller

FAILED = 1


@command("odds")
@click.argument("words", metavar="[RECORD [OPTION]]", nargs=-1)
@option("--at", callback=whole(0, 10_000_000), metavar="N")
@option("--unit", metavar="ID")
@option("--samples", callback=whole(50, 10_000_000), metavar="N", default=str(SAMPLES))
@option("--think", callback=think, metavar="S")
@option("--verify", is_flag=True)
@option("--positions", callback=whole(1, 100_000), metavar="N", default="50")
@option("--repetitions", callback=whole(100, 10_000_000), metavar="N", default="20000")
@json_option
@click.pass_obj
def run(
    teller: Teller, words: tuple[str, ...], at: int | None, unit: str | None, samples: int, think: float | None,
    verify: bool, positions: int, repetitions: int, as_json: bool,
) -> int:  # fmt: skip
    """Of one option, or of all that lead to dice; of what threatens a unit; or the proof on many positions."""
    if verify:
        return _verify(teller, words, positions, repetitions, as_json)
    if not words:
        raise problem("odds-record")
    battle = _position(words[0], at, teller)
    if unit is not None:
        found = [threat(battle, unit, seconds=think or THREAT_SECONDS)]
    else:
        wanted = [" ".join(words[1:])] if words[1:] else dicey(battle)
        found = [forecast(battle, text, samples=samples, seconds=think or SECONDS) for text in wanted]
    if as_json:
        say_json({"battle": battle.scenario.name, "number": battle.number, "odds": [each.plain() for each in found]})
        return 0
    for each in found:
        _tell(each, battle, teller, unit is not None)
    if not found:
        say(teller("odds-none"))
    return 0


def _tell(found: Forecast, battle: AnyBattle, teller: Teller, threatened: bool) -> None:
    for line in (threat_told if threatened else odds_told)(found, battle, teller):
        say(line)


def _position(path: str, at: int | None, teller: Teller) -> AnyBattle:
    """The battle of a record after its last choice, or after an earlier one."""
    document, source = records.read(path)
    for battle, _ in records.played(document, source, teller):
        if battle.number == at:
            break
    if at is not None and battle.number != at:
        raise problem("cli-number", option="--at", value=str(at), low=0, high=battle.number)
    return battle


def _verify(teller: Teller, names: tuple[str, ...], positions: int, repetitions: int, as_json: bool) -> int:
    books = [find_ruleset(name) for name in names] if names else list(rulesets().values())
    proofs = []
    for book in books:
        found: list[Agreement] = []
        if book.tactics is not None:
            with Bar(teller, "progress-odds", positions) as bar:
                for each in proof(book, positions, repetitions):
                    found.append(each)
                    bar.advance()
            proofs.append(Proof(book.id, tuple(found)))
    if as_json:
        say_json({"proofs": [each.plain() for each in proofs]})
    else:
        for told in [proved.plain() for proved in proofs]:
            figures = {name: told[name] for name in ("ruleset", "positions", "exact", "figures", "outside")}
            figures |= {"worst": teller.figure(told["worst"], 2), "median": f"{told['median_ms']:.0f}"}
            say(teller("odds-verify", **figures))
    if all(proved.holds for proved in proofs):
        return 0
    complain([teller("odds-disagree")])
    return FAILED
