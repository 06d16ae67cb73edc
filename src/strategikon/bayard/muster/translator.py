"""A4.17-A4.26 Army lists of others: one line of notation becomes a troop, with every decision that was taken.

    translate("Irr B MC, JLS, B", year=-480).troop
    translate("Irr B MC, JLS, B", year=-480, choices={"weight": "medium"})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from strategikon.bayard.muster.notation import REGIONS, Circumstances, Decision, Translation, parts_of, wrong
from strategikon.bayard.muster.others import NEWBURY, SHOCK, Newbury, ShockOfImpact
from strategikon.bayard.muster.wrg import ANCIENT, RENAISSANCE, SEVENTH, Wrg

BOOKS: Final = (ANCIENT, RENAISSANCE, SEVENTH, NEWBURY, SHOCK)


def translate(
    text: str, book: str = ANCIENT, year: int = 0, region: str = "near_east", choices: Mapping[str, str] | None = None
) -> Translation:
    """A troop line from a notation; a `Problem` in one sentence for anything that is none."""
    if book not in BOOKS:
        raise wrong("book", book=str(book)[:40], known=", ".join(BOOKS))
    if region not in REGIONS:
        raise wrong("region", region=str(region)[:40], known=", ".join(REGIONS))
    when = Circumstances(year, region, choices or {})
    translator = {NEWBURY: Newbury, SHOCK: ShockOfImpact}[book](when) if book in (NEWBURY, SHOCK) else Wrg(when, book)
    translator.read(parts_of(text))
    return translator.finished(text)


__all__ = ["BOOKS", "REGIONS", "Decision", "Translation", "translate"]
