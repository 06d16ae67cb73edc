"""A4.24, A4.25 The lists of Newbury and Shock of Impact, read as those of WRG with words of their own.

    Newbury            EXPERIENCE MORALE COHESION CODE {, WEAPON}      Veteran B Disciplined HI, Pole
    Shock of Impact    [Reg|Irr] GRADE CODE {, WEAPON}                 Irr D FAC, L
"""

from __future__ import annotations

from typing import Final

from strategikon.bayard.muster.notation import Circumstances, either, found, wrong
from strategikon.bayard.muster.wrg import ANCIENT, Wrg
from strategikon.bayard.tables import Row, rows

NEWBURY, SHOCK = "newbury", "shock_of_impact"
NEWBURY_WORDS: Final = rows("newbury")
SHOCK_WORDS: Final = rows("shock_of_impact")
REGULAR: Final = "regular"
NONE: Final = "none"


class ShockOfImpact(Wrg):
    """A4.25 Some codes have other names, and the two lowest grades are one better."""

    def __init__(self, when: Circumstances) -> None:
        super().__init__(when, ANCIENT)

    def row_of(self, code: str) -> Row | None:
        row = found(SHOCK_WORDS, "term", code)
        return super().row_of(code if row is None else self.decide("code", either(row["equivalent"])))

    def grade(self, order: str, letter: str) -> None:
        row = found(SHOCK_WORDS, "term", f"morale {letter}")
        super().grade(order, letter if row is None else row["equivalent"])


class Newbury(Wrg):
    """A4.24 Experience, morale and cohesion stand before the troops; weapons have names."""

    def __init__(self, when: Circumstances) -> None:
        super().__init__(when, ANCIENT)

    def read(self, parts: list[str]) -> None:
        head = parts[0].split()
        if len(head) < 4:
            raise wrong("newbury", text=parts[0][:80])
        experience, morale, cohesion, *code = head
        self.troops(" ".join(code))
        self.arms(parts[1:])
        self.troop["training"] = self.decide("training", self._told("experience", experience))
        self.troop["morale"] = self.decide("morale", self._told("morale", morale))
        kinds = self._told("cohesion", cohesion)
        if kinds != [REGULAR]:
            self.troop["particularities"].append(self.decide("irregular", kinds))

    def _told(self, kind: str, word: str) -> list[str]:
        row = found((row for row in NEWBURY_WORDS if row["kind"] == kind), "term", word)
        if row is None:
            known = ", ".join(row["term"] for row in NEWBURY_WORDS if row["kind"] == kind)
            raise wrong("newbury-word", word=word[:40], known=known)
        return either(row["equivalent"])

    def weapon(self, word: str) -> None:
        weapons = [row for row in NEWBURY_WORDS if row["kind"] == "weapon"]
        user = "mounted" if self.mounted else "foot"
        row = found(weapons, "term", f"{word} {user}") or found(weapons, "term", word)
        if row is None:
            super().weapon(word)
            return
        weapon, _, more = row["equivalent"].partition(" with ")
        self.arm(weapon)
        if more:
            self._with(self.decide(row["term"], either(more)))

    def _with(self, addition: str) -> None:
        """The salvo of longbows, the bows of some of the peasants."""
        if addition == "salvo":
            self.troop["formations"] = [addition]
        elif addition != NONE:
            self.arm(addition)

