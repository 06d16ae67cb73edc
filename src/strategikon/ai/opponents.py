"""The opponents by name, the weakest first."""

from __future__ import annotations

from collections.abc import Callable

from strategikon.ai.elite import Elite
from strategikon.ai.judges import Random, Recruit, Veteran
from strategikon.ai.opponent import Budget, Opponent, blind_pick
from strategikon.kernel.message import problem

__all__ = ["Budget", "Opponent", "blind_pick", "counsellor", "find_opponent", "opponents"]

SHORT_THOUGHT = Budget(nodes=100)

opponents: dict[str, Callable[[str, Budget], Opponent]] = {
    kind.name: kind for kind in (Random, Recruit, Veteran, Elite)
}


def find_opponent(name: str) -> Callable[[str, Budget], Opponent]:
    """An opponent by its name or a unique beginning of it."""
    found = [known for known in opponents if known == name] or [known for known in opponents if known.startswith(name)]
    if len(found) != 1 or not name:
        raise problem("opponent-unknown", name=name[:60], known=", ".join(opponents))
    return opponents[found[0]]


def counsellor(seed: str) -> Opponent:
    """Who gives hints: the strongest opponent, after a short thought."""
    return Elite(seed, SHORT_THOUGHT)
