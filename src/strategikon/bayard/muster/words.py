"""What troops and leaders are called, and the lines of their cards, in both languages: from the tables alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from strategikon.bayard.tables import rows
from strategikon.kernel.message import Message
from strategikon.kernel.muster import Both


def _names(*tables: str) -> dict[str, Both]:
    return {row["id"]: {"en": row["en"], "fr": row["fr"]} for name in tables for row in rows(name)}


TROOP_WORDS: Final = _names("weapons_melee", "weapons_ranged", "artillery", "training", "morale", "particularities",
                            "formations", "equipment", "card_words")  # fmt: skip
LEADER_WORDS: Final = _names("card_words", "leaders")


def word(name: str, words: Mapping[str, Both] = TROOP_WORDS) -> Both:
    """A word of the rules in both languages; what no table knows is itself."""
    plain = name.replace("_", " ")
    return words.get(name, {"en": plain, "fr": plain})


def label_of(name: str) -> Both:
    """A label of a card; a code of a foreign list is its own."""
    return TROOP_WORDS.get(f"label_{name}", {"en": name, "fr": name})


def name_of(line: Mapping[str, Any]) -> Both:
    """What a troop, leader or list is called; its id if it says nothing."""
    if isinstance(line.get("name"), Mapping):
        return {language: str(line["name"].get(language, line.get("id", ""))) for language in ("en", "fr")}
    return {language: str(line.get(f"name_{language}", line.get("id", ""))) for language in ("en", "fr")}


def called(line: Mapping[str, Any]) -> Message:
    """The same, for a sentence."""
    return Message("bayard-muster-called", dict(name_of(line)))


def together(names: list[Both]) -> Both:
    return {language: ", ".join(name[language] for name in names) for language in ("en", "fr")}


def card_of(troop: Mapping[str, Any]) -> Iterator[tuple[Both, Both]]:
    """The lines of a unit's card."""
    yield word("label_type"), together([word(troop["type"]), word(troop["weight"])])
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
