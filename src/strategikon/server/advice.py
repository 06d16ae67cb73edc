"""Advice: odds, threats and hints, in both languages. Every function here is given a battle in which everything that
the side to choose may not know was dealt anew, with other dice than the real ones.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from strategikon.ai import counsellor
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Illegal, Value
from strategikon.kernel.message import Message, Problem
from strategikon.lab import Forecast, can_forecast, forecast
from strategikon.lab.threats import Threat
from strategikon.server import forecasts, words

LONGEST = 8.0  # seconds for an answer
ODDS_SECONDS, ODDS_SAMPLES = 1.2, 1500
HINT_SECONDS, HINT_SAMPLES = 0.4, 400
THREAT_SECONDS = 1.5  # whoever wants it finer asks again
KEPT = 8  # threats that a worker remembers
_threats: OrderedDict[tuple[Value, ...], Threat] = OrderedDict()


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, or why there is none."""

    answer: Mapping[str, Any] | None = None
    refused: Message | None = None


def odds(battle: AnyBattle, option: str) -> Answer:
    """What an option on offer may bring, where the laboratory can tell."""
    try:
        value, _ = battle.find(option)
    except Illegal:
        return Answer(refused=Message("refused-not-offered", {"option": option[:80]}))
    if not can_forecast(battle, value):
        return Answer(refused=Message("server-odds-unknown"))
    found = _tried(lambda: forecast(battle, option, samples=ODDS_SAMPLES, seconds=ODDS_SECONDS))
    if found is None or (forecasts.is_harmless(found) and not forecasts.tells_turn(found)):
        return Answer(refused=Message("server-odds-unknown"))
    return Answer(forecasts.told(battle, found))


def threatened(battle: AnyBattle, piece: str) -> Answer:
    """What the enemy may do to a piece by the end of his next turn. `more`: who asks again is told it more finely."""
    ask = battle.ask
    assert ask is not None
    own = battle.sides[ask.side]
    if not any(found.id == piece and found.side == own for found in battle.scene(battle.sides[ask.side]).pieces):
        return Answer(refused=Message("server-no-piece", {"piece": piece[:60]}))
    if battle.ruleset.tactics is None:
        return Answer(refused=Message("server-threat-unknown"))
    found = _threat(battle, piece)
    if not found.is_fine:
        found.go_on(seconds=THREAT_SECONDS)
    return Answer({**forecasts.told(battle, found.told()), "more": not found.is_fine})


def _threat(battle: AnyBattle, piece: str) -> Threat:
    """What is known already of a threat: it depends on the battle as it stands, and on nothing else."""
    key = (battle.scenario.digest, *battle.options.items(), battle.digest(), *battle.choices, piece)
    found = _threats.pop(key, None) or Threat(battle, piece)
    _threats[key] = found
    if len(_threats) > KEPT:
        _threats.popitem(last=False)
    return found


def hint(battle: AnyBattle, _: str) -> Answer:
    """What the best opponent would do here after a short thought, and what for."""
    decision = battle.decision
    assert decision is not None
    adviser = counsellor("counsel")
    index = adviser.choose(battle)
    option = decision.options[index]
    assert battle.ask is not None
    aim = _with_chances(battle, battle.ask.values[index], option.text, words.say(adviser.aim(battle, index), battle))
    label = words.option(option, battle)
    return Answer({"option": option.text, "refs": option.refs, "label": label, "aim": aim, "strength": adviser.name})


def _with_chances(battle: AnyBattle, value: Value, option: str, aim: words.Both) -> words.Both:
    """What it is for, and where dice decide, how they stand."""
    if not can_forecast(battle, value):
        return aim
    found = _tried(lambda: forecast(battle, option, samples=HINT_SAMPLES, seconds=HINT_SECONDS))
    if found is None or forecasts.is_harmless(found):
        return aim
    better, _, worse = (round(100 * share) for share in found.favour)
    told = [Message("server-hint-chances", {"aim": said, "better": better, "worse": worse}) for said in aim.values()]
    return {language: words.say(message)[language] for language, message in zip(aim, told, strict=True)}


ANSWERS: dict[str, Callable[[AnyBattle, str], Answer]] = {"odds": odds, "threat": threatened, "hint": hint}


def _tried(ask: Callable[[], Forecast]) -> Forecast | None:
    """A forecast; None where the laboratory knows nothing of the ruleset."""
    try:
        return ask()
    except (Problem, Illegal):
        return None
