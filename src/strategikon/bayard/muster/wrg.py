"""A4.18-A4.23, A4.26 WRG notation: the ancient lists, those of the 7th edition, and those of the Renaissance.

    [Reg|Irr] GRADE CODE {, WEAPON} {, WORD}

Where the notation leaves a choice the first is taken (R-BAY-71); every choice is told, and the author may make it
himself. A word tells of the troops: javelinmen, spearmen, dispersed, peasants, romans, celts, mace, dismounting EHI.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from strategikon.bayard.muster.notation import BOTH, Circumstances, Translator, either, found, wrong
from strategikon.bayard.tables import SMALL_ARMS, TRAINING, Row, rows

ANCIENT, SEVENTH, RENAISSANCE = "ancient", "7th", "renaissance"
TROOPS: Final = rows("wrg_troops")
GRADES: Final = rows("wrg_grades")
WEAPONS: Final = rows("wrg_weapons")
WORDS: Final = rows("wrg_words")
LISTS: Final = {ANCIENT: (ANCIENT,), SEVENTH: (ANCIENT, SEVENTH), RENAISSANCE: (RENAISSANCE, ANCIENT)}
KNIGHTS: Final = ("HK", "EHK", "SHK")
SWORDSMEN: Final = ("EHK", "SHK")  # A4.19
LIGHT_STONES: Final = ("10_mina",)  # A4.18, A5.21 the one light engine that throws stones
COMPOSITE_FROM: Final = {"near_east": -700, "europe": -100}  # the first years of the composite bow
CROSSBOW_FROM: Final = 1100  # the western Middle Ages
REGULAR, IRREGULAR = "Reg", "Irr"
BETTER_MORALE: Final = ("normal", "solid")  # A4.26


class Wrg(Translator):
    """A notation of the Wargames Research Group."""

    def __init__(self, when: Circumstances, book: str) -> None:
        super().__init__(when)
        self.book = book
        self.code = ""
        self.words: set[str] = set()

    def read(self, parts: list[str]) -> None:
        head = parts[0].split()
        order = REGULAR
        if head and head[0].title() in (REGULAR, IRREGULAR):
            order = head.pop(0).title()
        if len(head) < 2:
            raise wrong("notation", text=parts[0][:80])
        self.troops(" ".join(head[1:]))
        self.arms(parts[1:])
        self.grade(order, head[0])

    # -- A4.18, A4.21 types and weights --------------------------------------------------------------------------------

    def troops(self, code: str) -> None:
        row = self.row_of(code)
        if row is None:
            raise wrong("code", code=code[:40])
        self.code = row["code"].removesuffix("_ren")
        options = row["choices"].split()
        self.troop["type"] = row["type"]
        self.troop["weight"] = self.decide("weight", [row["default"], *(w for w in options if w != row["default"])])
        if row["type"] == "artillery":  # a gun is its own weapon
            kind = {"powder": "powder", "organ gun": "organ_gun"}.get(row["notes"], "artillery")
            self.troop["missile"] = kind if kind == "organ_gun" else f"{kind}_{self.troop['weight']}"
            if row["code"] in LIGHT_STONES:
                self.troop["stones"] = True

    def row_of(self, code: str) -> Row | None:
        """The row of a code, or of the words it stands for; the lists of the Renaissance have some of their own."""
        known = self.of_list(TROOPS)
        own = found(known, "code", f"{code}_ren") if self.book == RENAISSANCE else None
        named = found((row for row in known if not row["code"].endswith("_ren")), "code", code)
        return own or named or found(known, "en", code)

    def of_list(self, table: Sequence[Row]) -> list[Row]:
        """The rows for this book, its own first."""
        rank = {name: place for place, name in enumerate(LISTS[self.book])}
        known = [row for row in table if any(name in rank for name in row["list"].split())]
        return sorted(known, key=lambda row: min(rank.get(name, len(rank)) for name in row["list"].split()))

    # -- A4.20, A4.22, A4.23, A4.26 grades -----------------------------------------------------------------------------

    def grade(self, order: str, letter: str) -> None:
        name = letter if self.book == RENAISSANCE else f"{order} {letter}"
        row = found((row for row in GRADES if row["list"] in self.grade_lists()), "grade", name)
        if row is None:
            raise wrong("grade", grade=name[:40])
        self.train(row["training"], order)
        if row["particularity"]:
            self.troop["particularities"].append(self.decide("irregular", either(row["particularity"])))

    def grade_lists(self) -> tuple[str, ...]:
        return (RENAISSANCE,) if self.book == RENAISSANCE else LISTS[self.book]

    def train(self, cell: str, order: str) -> None:
        """A4.22 Trained elephants are no levy; A4.26 regulars may be better than their letter."""
        options = either(cell)
        if options == ["levy", "trained"]:
            options = ["trained", "levy"] if self.troop["type"] == "elephant" else ["levy"]
        elif self.book != RENAISSANCE and order == REGULAR:
            options += [*TRAINING][[*TRAINING].index(options[0]) + 1 :][:1]
            self.troop["morale"] = self.decide("morale", BETTER_MORALE)
        self.troop["training"] = self.decide("training", options)

    # -- A4.18, A4.19, A4.21 weapons -----------------------------------------------------------------------------------

    def arms(self, parts: list[str]) -> None:
        told = {part: found(WORDS, "word", part) for part in parts}
        self.words = {row["effect"] for row in told.values() if row is not None}
        if "dismounts" in self.words:
            self.dismount()
        for part, row in told.items():
            if row is None:
                self.weapon(part)
        if self.code in KNIGHTS and "melee" not in self.troop:
            self.arm(self.lance())
        if "swordsmen" in self.words or self.code in SWORDSMEN:
            self.swordsmen()
        if "fanatic" in self.words:
            self.troop["particularities"].append(self.decide("fanatic", ["fanatics", "eager"]))

    def dismount(self) -> None:
        """A4.19 Heavy horse that fights on foot, or is taken as plain heavy horse."""
        if self.code != "HC":
            raise wrong("dismount", code=self.code)
        self.decisions = [one for one in self.decisions if one.key != "weight"]
        self.troop["weight"] = "heavy"
        if self.decide("dismounts", ["on_foot", "mounted"]) == "on_foot":
            self.troop |= {"type": "infantry", "mount": "horse"}

    def weapon(self, word: str) -> None:
        row = self.weapon_row(word)
        if row is None:
            raise wrong("weapon", weapon=word[:40])
        if row["user"] == "mounted" and self.troop.get("mount") == "horse":
            return  # A4.19 who fights on foot leaves it with the horses
        code = row["code"].removesuffix("_mounted")
        if code == "L" and self.code in KNIGHTS:
            self.arm(self.lance())
            return
        options = self.carried(either(row["equivalent"]))
        taken = self.decide(code, self.in_order(code, options))
        for weapon in options[:2] if taken == BOTH else (taken,):
            self.arm(weapon)
        if taken == BOTH and self.mounted:  # the spear strikes, the javelins are thrown
            self.troop["melee"] = options[0]

    def weapon_row(self, word: str) -> Row | None:
        known = self.of_list(WEAPONS)
        for wanted in (f"{word}_mounted", word) if self.mounted else (word,):
            row = found(known, "code", wanted) or found(self.fitting(known), "en", wanted)
            if row is not None and (self.mounted or not row["code"].endswith("_mounted")):
                return row
        return None

    def fitting(self, known: list[Row]) -> Iterator[Row]:
        users = ("any", "mounted") if self.mounted else ("any", "infantry", "artillery")
        return (row for row in known if row["user"] in users)

    def carried(self, options: list[str]) -> list[str]:
        """A2.28-A2.32 Riders have none of the missile weapons of foot, if the code leaves a choice."""
        foot = [option for option in options if option in SMALL_ARMS and SMALL_ARMS[option].user == "infantry"]
        return [option for option in options if option not in foot] or options if self.mounted else options

    def in_order(self, code: str, options: list[str]) -> list[str]:
        """What a weapon most likely was, then and there."""
        first = {
            "JLS": options[1] if "javelins" in self.words and "spear" not in self.words else options[0],
            "B": "light_bow" if "peasants" in self.words or self.is_early else "composite_bow",
            "CB": "heavy_crossbow" if self.region == "europe" and self.year >= CROSSBOW_FROM else "light_crossbow",
            "HTW": "heavy_throwing_swordsmen" if "romans" in self.words else "heavy_throwing_weapon",
            "D": "spear_thrower" if self.region == "america" else "darts",
        }.get(code, options[0])
        first = first if first in options else options[0]
        return [first, *(option for option in options if option != first)]

    @property
    def is_early(self) -> bool:
        """Composite bows from 700 BC in the Near East and the 1st century BC in Europe, and in doubt."""
        return self.year < COMPOSITE_FROM.get(self.region, self.year)

    def lance(self) -> str:
        """A4.18 Knights have the couched lance; A4.23 of extra heavy ones outside Europe the 7th edition lets it be
        judged."""
        options = ["couched_lance", "cavalry_lance"]
        doubtful = self.book == SEVENTH and self.code == "EHK" and self.region != "europe"
        return self.decide("lance", options[::-1]) if doubtful else options[0]

