"""Names that players give themselves: cleaned of everything that does not show, and no longer than a line has room."""

from __future__ import annotations

import unicodedata

MOST = 24  # characters
MOST_MARKS = 2  # accents on one letter
# Letters, symbols and marks that look like nothing: fillers of Hangul, a blank of Braille, joiners of Khmer and Mongol.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
SHOWN = ("L", "M", "N", "P", "S", "Z")  # general categories; the others steer or mean nothing: Cc, Cf, Cs, Co, Cn
READ = ("L", "N", "S")  # a name has one of these


def clean(wish: str) -> str:
    """A name as it is shown; "" if nothing of it would be seen. Forms that only look otherwise become the plain ones,
    and whatever hides, joins or turns round what stands beside it goes."""
    plain = unicodedata.normalize("NFKC", wish[: 20 * MOST])
    kept = _with_few_marks("".join(" " if char.isspace() else char for char in plain if _shows(char)))
    name = " ".join(kept.split())[:MOST].rstrip()
    return name if any(unicodedata.category(char)[0] in READ for char in name) else ""


def _shows(char: str) -> bool:
    return char.isspace() or (char not in BLANK and unicodedata.category(char)[0] in SHOWN)


def _with_few_marks(text: str) -> str:
    """The text with at most so many marks on a letter: a pile of them covers the lines above and below."""
    kept: list[str] = []
    marks = MOST_MARKS  # nothing stands before the first letter
    for char in text:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)
