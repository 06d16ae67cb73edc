"""What troops and leaders are called, and the lines of their cards, in both languages: from the tables alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, Final

from strategikon.bayard.muster.price import (
    leader_price,
    number_factor,
    plaquette_cost,
    share_of_steps,
    unit_price,
    wage_of,
)  # fmt: skip
from strategikon.bayard.profile import Profile
from strategikon.bayard.tables import rows
from strategikon.kernel.message import Message
from strategikon.kernel.muster import Both


def _names(*tables: str) -> dict[str, Both]:
    return {row["id"]: {"en": row["en"], "fr": row["fr"]} for name in tables for row in rows(name)}


TROOP_WORDS: Final = _names("weapons_melee", "weapons_ranged", "artillery", "training", "morale", "particularities",
                            "formations", "equipment", "card_words")  # fmt: skip
MANY: Final = ("chariot", "elephant")  # arms that are called in the plural
LEADER_WORDS: Final = _names("card_words", "leaders")


def word(name: str, words: Mapping[str, Both] = TROOP_WORDS) -> Both:
    """A word of the rules in both languages; what no table knows is itself."""
    plain = name.replace("_", " ")
    return words.get(name, {"en": plain, "fr": plain})


def label_of(name: str) -> Both:
    """A label of a card; a code of a foreign list is its own."""
    return TROOP_WORDS.get(f"label_{name}", {"en": name, "fr": name})


def name_of(line: Mapping[str, Any]) -> Both:
    """What a troop, leader or list is called; its id if it says nothing, and a list without one is somebody's own."""
    own = word("own_list")
    usual = {language: line.get("id", own[language]) for language in own}
    if isinstance(line.get("name"), Mapping):
        return {language: str(line["name"].get(language, usual[language])) for language in own}
    return {language: str(line.get(f"name_{language}", usual[language])) for language in own}


def called(line: Mapping[str, Any]) -> Message:
    """The same, for a sentence."""
    return Message("bayard-muster-called", dict(name_of(line)))


def written(year: int | None) -> Message:
    """A year as it is written, for a sentence."""
    return Message("bayard-year", {"year": abs(year or 0), "era": "bc" if year is not None and year < 0 else "ad"})


def together(names: list[Both]) -> Both:
    return {language: ", ".join(name[language] for name in names) for language in ("en", "fr")}


def card_of(troop: Mapping[str, Any]) -> Iterator[tuple[Both, Both]]:
    """The lines of a unit's card."""
    number = "many" if troop["type"] in MANY else "arm"  # a French weight goes with its arm: lourde, lourds
    yield word("label_type"), together([word(troop["type"]), word(f"{troop['weight']}_{number}")])
    arms = [troop[key] for key in ("melee", "missile") if key in troop]
    if arms:
        yield word("label_weapons"), together([word(name) for name in dict.fromkeys(arms)])
    yield word("label_training"), word(troop.get("training", "trained"))
    yield word("label_morale"), word(troop.get("morale", "normal"))
    if "mount" in troop:
        yield word("label_mount"), word(troop["mount"])
    for key in ("particularities", "formations", "equipment"):
        if troop.get(key):
            yield word(f"label_{key}"), together([word(name) for name in troop[key]])


def card_of_leader(leader: Mapping[str, Any]) -> Iterator[tuple[Both, Both]]:
    yield word("label_rank"), word(leader["rank"], LEADER_WORDS)
    if leader.get("quality"):
        yield word("label_quality"), word(leader["quality"], LEADER_WORDS)
    if leader.get("particularities"):
        traits = [word(name, LEADER_WORDS) for name in leader["particularities"]]
        yield word("label_particularities"), together(traits)


# -- how a price is made -----------------------------------------------------------------------------------------------

DECIMAL: Final = {"en": ".", "fr": ","}


def making_of(unit: Profile) -> Both:
    """A4.01-A4.06 The price of a unit in one line: the parts of a plaquette, steps, number of plaquettes."""
    parts, steps, factor = plaquette_cost(unit)._asdict(), share_of_steps(unit), number_factor(unit)
    count = word("plaquette" if unit.plaquettes == 1 else "plaquettes")
    told = {
        language: f"{_sum(parts, language)}{_times(steps, language)} × {_decimal(factor, language)}"
                  f" ({unit.plaquettes} {count[language]})"
        for language in DECIMAL
    }  # fmt: skip
    return _priced(told, unit_price(unit), "A4.01")


def making_of_leader(leader: Mapping[str, Any], year: int | None = None) -> Both:
    """A4.08-A4.15 His rank, hundredths of it more or less for quality and power, and points."""
    wage = wage_of(leader, year)
    share = f" {_signed(wage.percent)} %" if wage.percent else ""
    power = f" {_signed(wage.power)}" if wage.power else ""
    told = dict.fromkeys(DECIMAL, f"{wage.base}{share}{power}")
    return _priced(told, leader_price(leader, year), "A4.08")


def _sum(parts: Mapping[str, int], language: str) -> str:
    """The parts that count, and what they come to: one part alone is no sum."""
    told = [f"{amount} {word(f'making_{name}')[language]}" for name, amount in parts.items() if amount]
    return f"({' + '.join(told).replace('+ -', '− ')} = {sum(parts.values())})"


def _times(factor: Fraction, language: str) -> str:
    return "" if factor == 1 else f" × {_decimal(factor, language)}"


def _decimal(value: Fraction, language: str) -> str:
    """Hundredths at the most, without needless zeros."""
    whole, rest = divmod(int(value * 100), 100)
    digits = f"{rest:02}".rstrip("0")
    return f"{whole}{DECIMAL[language]}{digits}" if digits else f"{whole}"


def _signed(number: int) -> str:
    return f"+ {number}" if number > 0 else f"− {-number}"


def _priced(told: Mapping[str, str], price: int, rule: str) -> Both:
    return {language: f"{line}{f' = {price}' if line != f'{price}' else ''} ({rule})"
            for language, line in told.items()}  # fmt: skip
