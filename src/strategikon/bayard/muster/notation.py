"""What the notations of other lists have in common: words, the choices they leave, and the troop line they become."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from strategikon.bayard.tables import CAMELRY, CAVALRY, MELEE_WEAPONS, MISSILES, TYPES, Row
from strategikon.bayard.troop_checks import complaints
from strategikon.kernel.message import Message, Problem

LONGEST: Final = 300  # letters of a notation
REGIONS: Final = ("near_east", "europe", "america", "elsewhere")
BOTH: Final = "both"
BOMB: Final = "incendiary_bomb"
SWORDSMEN: Final = {"individual_weapon": "swordsmen", "cavalry_weapon": "cavalry_swordsmen",
                    "heavy_throwing_weapon": "heavy_throwing_swordsmen",
                    "short_spear": "swordsmen"}  # fmt: skip  # R-BAY-71 the sword is never worse than the short spear
SHOOTING_HORSE: Final = "cavalry_javelins"  # A2.21 to throw and to strike


class Decision(NamedTuple):
    """A choice that the notation left: of what, which was taken, and what else there was."""

    key: str
    taken: str
    others: tuple[str, ...]


class Translation(NamedTuple):
    """A troop line and the decisions behind it."""

    troop: dict[str, Any]
    decisions: tuple[Decision, ...]


class Circumstances(NamedTuple):
    """When and where the troops lived, and what the author decides himself."""

    year: int = 0
    region: str = "near_east"
    choices: Mapping[str, str] = {}


def wrong(what: str, **args: Any) -> Problem:
    return Problem(Message(f"bayard-wrg-{what}", args))


def plain(text: str) -> str:
    """A word of a list without capitals, plural and signs between its parts: `Light Chariots (2 horses)` is
    `light_chariot_2_horse`."""
    words = re.findall(r"[a-z0-9]+", text.lower())
    return "_".join(word[:-1] if len(word) > 3 and word.endswith("s") else word for word in words)


def either(cell: str) -> list[str]:
    """`X or Y` of a table."""
    return cell.split(" or ")


def found(rows: Iterable[Row], column: str, word: str) -> Row | None:
    wanted = plain(word)
    return next((row for row in rows if plain(row[column]) == wanted), None)


class Translator:
    """One notation on its way to a troop."""

    def __init__(self, when: Circumstances) -> None:
        self.year, self.region, self.choices = when
        self.decisions: list[Decision] = []
        self.troop: dict[str, Any] = {"training": "trained", "morale": "normal", "particularities": []}

    def decide(self, key: str, options: Sequence[str]) -> str:
        """The author's choice, else the first (R-BAY-71); told where there is more than one."""
        wanted = self.choices.get(key, options[0])
        if wanted not in options:
            raise wrong("choice", key=key, value=str(wanted)[:40], known=", ".join(options))
        if len(options) > 1:
            self.decisions.append(Decision(key, wanted, tuple(option for option in options if option != wanted)))
        return wanted

    @property
    def mounted(self) -> bool:
        return TYPES.index(self.troop["type"]) in (CAVALRY, CAMELRY)

    def arm(self, weapon: str) -> None:
        """A2.10, A2.28, A4.19 A weapon for the hand, to shoot with, or both; chariots and elephants shoot alone."""
        if weapon == BOMB:
            self.load_bombs()
        if weapon in MISSILES:
            self.troop["missile"] = weapon
        if weapon in MELEE_WEAPONS and self.troop["type"] not in ("chariot", "elephant"):
            self.troop["melee"] = weapon
            if weapon == SHOOTING_HORSE:
                self.troop["missile"] = "javelins"

    def load_bombs(self) -> None:
        """A2.43, A4.18 Ammunition of stone throwers: the gun stays what it is."""
        if self.troop["type"] != "artillery":
            raise wrong("bombs", type=self.troop["type"])
        self.troop["equipment"] = ["fire_kit"]

    def swordsmen(self) -> None:
        """A4.19, A4.21 Its own weapon, in the version of swordsmen."""
        basic = "cavalry_weapon" if self.mounted else "individual_weapon"
        weapon = self.troop.get("melee", basic)
        better = SWORDSMEN.get(weapon, f"{weapon}_swordsmen")
        if weapon.endswith("swordsmen"):
            return
        if better not in MELEE_WEAPONS or self.troop["type"] in ("chariot", "elephant", "artillery"):
            raise wrong("swordsmen", weapon=weapon)
        self.troop["melee"] = better

    def finished(self, text: str) -> Translation:
        """The troop, if the rules know such troops; every choice of the author must have been one."""
        asked = {decision.key for decision in self.decisions}
        for key in self.choices:
            if key not in asked:
                raise wrong("no-choice", key=str(key)[:40], known=", ".join(sorted(asked)) or "-")
        for key, message, args in complaints(self.troop):
            raise Problem(Message(message, {"file": text, "path": key, **args}))
        return Translation(self.troop, tuple(self.decisions))


def parts_of(text: str) -> list[str]:
    """The parts of a notation between commas; a `Problem` for what is none."""
    if len(text) > LONGEST or not text.isprintable():
        raise wrong("notation", text=ascii(text[:60])[1:-1])
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise wrong("notation", text=text[:80])
    return parts
