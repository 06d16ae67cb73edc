"""A blow: one handful of dice from one unit to another, and how it is struck."""

from __future__ import annotations

from typing import NamedTuple

from strategikon.bayard.state import NOBODY


class Blow(NamedTuple):
    """An attack, a riposte or a shot. Hexes are those where the two stand when it is struck; of an evader the hex it
    was attacked in."""

    striker: int
    target: int
    here: int
    there: int
    shot: bool = False
    riposte: bool = False
    assault: bool = False  # 4.58 with the assault factor
    evaded: bool = False  # 4.64 melee factor, inverted armour, coloured faces only
    withdrew: bool = False  # 2.43 coloured faces only
    inverted: bool = False  # 4.10 by weapon or evade; two causes invert once
    incendiary: bool = False  # A5.20 with missiles prepared to burn
    leader: int = NOBODY  # 2.39 in the striker's front rank
    range: int = 1

    @property
    def attack(self) -> bool:
        """R-BAY-91 A melee attack: neither a shot nor a riposte."""
        return not self.shot and not self.riposte

    @property
    def plain(self) -> bool:
        """Whether flags and specials count."""
        return not self.evaded and not self.withdrew
