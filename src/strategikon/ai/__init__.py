"""Opponents: who can play a side, by name. Every opponent sees only what its side may know.

An opponent is made for one battle with a seed of its own, and is then asked again and again for the place of an option
in the offer. With the same seed and a budget of nodes it always answers the same; a budget of seconds is a promise to
the player instead, and lasts as long as it says.

`opponents.py` has the registry and what all have in common, `judges.py` those who go by a ruleset's weights alone,
`search.py` the one who tries things out first. What is good play is written in `<ruleset>/tactics/`.
"""

from strategikon.ai.opponents import Budget, Opponent, blind_pick, counsellor, find_opponent, opponents

__all__ = ["Budget", "Opponent", "blind_pick", "counsellor", "find_opponent", "opponents"]
