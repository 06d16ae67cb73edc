"""A4.18-A4.23, A4.25, A4.26 WRG notation becomes a troop line, with the decisions that were taken on the way.

    translate("Irr B MC, JLS, B", year=-480)

The grammar is `[Reg|Irr] GRADE CODE {, WEAPON}`. Where the notation leaves a choice the first is taken (R-BAY-71);
every choice is told, and an author may make it himself: `choices={"weight": "medium"}`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from strategikon.bayard.profile import profile
from strategikon.bayard.tables import CAMELRY, CAVALRY, MELEE_WEAPONS, MISSILES, TYPES, Row, rows
from strategikon.kernel.message import Message, Problem

BOOKS: Final = ("ancient", "renaissance", "7th", "shock_of_impact")
TROOPS: Final = rows("wrg_troops")
GRADES: Final = rows("wrg_grades")
WEAPONS: Final = rows("wrg_weapons")
SHOCK_CODES: Final = {row["term"]: row["equivalent"].split(" or ")[0] for row in rows("shock_of_impact")}  # A4.25
KNIGHTS: Final = ("HK", "EHK", "SHK")
SWORDSMEN: Final = ("EHK", "SHK")  # A4.19
COMPOSITE_FROM: Final = {"near_east": -700, "europe": -100}  # the first years of the composite bow
CROSSBOW_FROM: Final = 1100  # the western Middle Ages
REGULAR, IRREGULAR = "Reg", "Irr"


class Decision(NamedTuple):
    """A choice that the notation left: of what, which was taken, and what else there was."""

    key: str
    taken: str
    others: tuple[str, ...]


class Translation(NamedTuple):
    """A troop line and the decisions behind it."""

    troop: dict[str, Any]
    decisions: tuple[Decision, ...]


class _Translator:
    """One notation on its way to a troop."""

    def __init__(self, book: str, year: int, region: str, choices: Mapping[str, str]) -> None:
        self.book, self.year, self.region, self.choices = book, year, region, choices
        self.decisions: list[Decision] = []
        self.troop: dict[str, Any] = {"morale": "normal", "particularities": []}

    def decide(self, key: str, options: list[str]) -> str:
        """The author's choice, else the first; told where there is more than one."""
        wanted = self.choices.get(key, options[0])
        if wanted not in options:
            raise _wrong("choice", key=key, value=wanted, known=", ".join(options))
        if len(options) > 1:
            self.decisions.append(Decision(key, wanted, tuple(option for option in options if option != wanted)))
        return wanted

    def grade(self, order: str, letter: str) -> None:
        """A4.20, A4.22, A4.25 Training, and what irregulars usually are."""
        book = "renaissance" if self.book == "renaissance" else "ancient"
        name = letter if book == "renaissance" else f"{order} {letter}"
        found = next((row for row in GRADES if row["grade"] == name and row["list"] in (book, self.book)), None)
        if self.book == "shock_of_impact":
            found = next((row for row in GRADES if row["list"] == self.book and row["grade"] == letter), found)
        if found is None:
            raise _wrong("grade", grade=name)
        if found["training"]:
            options = [found["training"], *(["levy"] if name == "Irr D" else [])]
            self.troop["training"] = self.decide("training", options)
        if found["particularity"]:
            self.troop["particularities"].append(self.decide("irregular", found["particularity"].split(" or ")))

    def code(self, code: str) -> str:
        """A4.18, A4.21, A4.25 Type and weight. Answers the code as this book reads it."""
        if self.book == "shock_of_impact":
            code = SHOCK_CODES.get(code, code)
        book = "renaissance" if self.book == "renaissance" else "ancient"
        row = next((row for row in _of_code(code, book)), None)
        if row is None:
            raise _wrong("code", code=code)
        options = row["choices"].split()
        self.troop["type"] = row["type"]
        self.troop["weight"] = self.decide("weight", [row["default"], *(w for w in options if w != row["default"])])
        self._guns(row)
        return code

    def _guns(self, row: Row) -> None:
        """A gun is its own weapon."""
        if row["type"] == "artillery":
            kind = {"powder": "powder", "organ gun": "organ_gun"}.get(row["notes"], "artillery")
            self.troop["missile"] = kind if kind == "organ_gun" else f"{kind}_{self.troop['weight']}"

    def weapons(self, code: str, words: list[str]) -> None:
        """A4.19, A4.21, A4.23 Hand and missile weapons; chariots and elephants take missile weapons alone."""
        for word in words:
            weapon = self._weapon(word, code)
            own = self.troop["type"] in ("chariot", "elephant")
            if weapon in MISSILES and weapon not in MELEE_WEAPONS:
                self.troop["missile"] = weapon
            elif not own:
                self.troop["melee"] = weapon
        if code in KNIGHTS and "melee" not in self.troop:
            self.troop["melee"] = self._lance(code)

    def _weapon(self, word: str, code: str) -> str:
        mounted = TYPES.index(self.troop["type"]) in (CAVALRY, CAMELRY)
        row = next((row for row in _of_weapon(word, mounted)), None)
        if row is None:
            raise _wrong("weapon", weapon=word)
        if word == "L" and code in KNIGHTS:
            return self._lance(code)
        if word == "B":
            return self._bow()
        if word == "CB":
            return self.decide("crossbow", _first(self.region == "europe" and self.year >= CROSSBOW_FROM,
                                                  "heavy_crossbow", "light_crossbow"))  # fmt: skip
        if word == "JLS":
            javelins = "cavalry_javelins" if mounted else "javelins"
            return self.decide("JLS", [row["equivalent"], javelins])
        return row["equivalent"]

    def _lance(self, code: str) -> str:
        """A4.19, A4.23 Knights have the couched lance, in Europe; the heavier ones are swordsmen."""
        outside = self.region != "europe"
        lance = self.decide("lance", _first(outside, "cavalry_lance", "couched_lance")) if outside else "couched_lance"
        return f"{lance}_swordsmen" if code in SWORDSMEN else lance

    def _bow(self) -> str:
        """Composite from 700 BC in the Near East and the 1st century BC in Europe, and in doubt."""
        early = self.year < COMPOSITE_FROM.get(self.region, self.year)
        return self.decide("bow", _first(early, "light_bow", "composite_bow"))


def _first(condition: bool, one: str, other: str) -> list[str]:
    return [one, other] if condition else [other, one]


def _of_code(code: str, book: str) -> Iterator[Row]:
    suffix = "_ren" if book == "renaissance" else ""
    wanted = [f"{code}{suffix}", code] if suffix else [code]
    for name in wanted:
        yield from (row for row in TROOPS if row["code"] == name and book in row["list"].split())


def _of_weapon(word: str, mounted: bool) -> Iterator[Row]:
    wanted = [f"{word}_mounted", word] if mounted else [word]
    for name in wanted:
        yield from (row for row in WEAPONS if row["code"] == name)


def _wrong(what: str, **args: Any) -> Problem:
    return Problem(Message(f"bayard-wrg-{what}", args))


def translate(
    text: str, book: str = "ancient", year: int = 0, region: str = "near_east", choices: Mapping[str, str] | None = None
) -> Translation:
    """A troop line from WRG notation; a `Problem` for a word that no book knows."""
    head, *weapons = [part.strip() for part in text.split(",")]
    words = head.split()
    order = words.pop(0) if words and words[0] in (REGULAR, IRREGULAR) else REGULAR
    if book not in BOOKS or len(words) != 2:
        raise _wrong("notation", text=text[:80])
    translator = _Translator(book, year, region, choices or {})
    letter, code = words
    code = translator.code(code)
    translator.grade(order, letter)
    translator.weapons(code, [word for word in weapons if word])
    profile(translator.troop)
    return Translation(translator.troop, tuple(translator.decisions))
