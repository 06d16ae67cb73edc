"""Words: what players read of random battles, in both languages, is made of words and not of the program's ids."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import pytest

from strategikon.caesar import RULESET
from strategikon.caesar.field import Fight
from strategikon.caesar.steps import ALL_STEPS
from strategikon.caesar.tables import EDGES, FORMATIONS
from strategikon.caesar.verbs import VERBS, lexicon
from strategikon.commands.records import played
from strategikon.kernel.battle import Battle
from strategikon.kernel.decision import Value, Wish
from strategikon.kernel.dice import Dice
from strategikon.kernel.message import Message
from strategikon.kernel.scenario import load_scenario, scenario_files
from strategikon.kernel.verbs import Names
from strategikon.terminal.log import told as told_of
from strategikon.text import LANGUAGES, Teller

DECISIONS = 260  # of each battle
ALIKE = 3  # options of one verb that are read at each question
TRIES = 6  # texts at each question, most of them refused
FRENCH_TOO = {"oblique", "pivot", "retire"}  # of the program's words
PROGRAM = {*FORMATIONS, *EDGES, *ALL_STEPS, "left", "right", "rear", "nobody", "None", "True", "False"} - FRENCH_TOO
AN_ID = re.compile(r"\w*[^\W\d]_\w+|\b(?:None|True|False|inf|nan)\b|\$|\{|caesar-")
POINT = re.compile(r"\d\.\d")
ONE_OF_MANY = {
    "en": re.compile(r"(?<![\d.,])1 \w{3,}s\b"),
    "fr": re.compile(r"(?<![\d.,])[01] (?!fois\b|plus\b|sous\b|dans\b|sans\b|après\b)\w{3,}s\b"),
}
LOOSE = re.compile(r" ,| \.|\( |\s{2,}|,\s*[,;.]|:\s*[;,]|[;,:]$|\(\)")
TIGHT = re.compile(r"\w[:;?!](?= |$)")  # French signs stand off from their word
QUOTED = re.compile(r"« [^»]* »|“[^”]*”")
TROOPS = r"\{ \$(?:unit|units|other|target|attacker|division|side|winner) \}"  # their names are singular or plural
UNIT = r"\{ \$(?:unit|other|target|attacker) \}"
HEAD = re.compile(rf"(?:^|[:.;,?] ?){TROOPS}(?: ([\w'-]+))?")  # where a name may be the subject of a sentence
INVARIABLE = {  # words that may follow it, whatever its number
    "en": {
        "and",
        "answered",
        "at",
        "can",
        "cannot",
        "caught",
        "could",
        "evaded",
        "in",
        "may",
        "must",
        "out",
        "shall",
        "would",
    },
    "fr": {"à", "en", "et", "hors", "sur"},
}
ASKS = {  # what would make it the subject of the word after it
    "en": re.compile(
        rf"\b(?:do|does|is|are|has|have|was|were|that|which|whom|where) {TROOPS}(?! (?:can|could|may|would))"
    ),
    "fr": re.compile(rf"(?:\b[Qq]ue|\btient|\bcomment|\boù|\bmême) {TROOPS}(?! ?$)"),
}
PRONOUNS = {
    "en": re.compile(r"\b(?:it|its|itself|they|their)\b"),
    "fr": re.compile(r"\b(?:elles?|sa|ses|son|leurs?)\b"),
}


@cache
def teller(language: str) -> Teller:
    return Teller(language, RULESET)


def wrong(text: str, language: str, ids: set[str]) -> list[str]:
    """What in a sentence is no word of its language."""
    said = QUOTED.sub("…", text)
    found = AN_ID.findall(said) + ONE_OF_MANY[language].findall(said) + LOOSE.findall(said)
    words = set(re.findall(r"[\w-]+", said))
    found += sorted(words & ids)
    if language == "fr":
        found += POINT.findall(said) + TIGHT.findall(said) + sorted(words & PROGRAM)
    return found


def raw_ids(battle: Fight, language: str) -> set[str]:
    """Ids that are no part of any name."""
    field = battle.field
    ids = {*field.ids, *field.captain_ids, *field.work_ids, *field.division_ids}
    names = " ".join(RULESET.called(field, name, language) or "" for name in ids)
    return ids - set(re.findall(r"[\w-]+", names))


def tries(battle: Fight, will: Dice) -> Iterator[str]:
    """Texts made of the table of verbs and the names of the battle."""
    ask, known = battle.ask, lexicon(battle.field)
    assert ask is not None
    offered = VERBS.asks[ask.kind]
    acting = [battle.field.ids[unit] for unit in battle.field.friends[ask.side]]
    for _ in range(TRIES):
        verb = VERBS.by_id[offered[will.pick(len(offered))]]
        words = []
        for slot in verb.slots:
            kind = known.get(slot.kind)
            if slot.literal:
                words.append(slot.literal)
            elif slot.name == "unit" and will.pick(3):
                words.append(acting[will.pick(len(acting))])
            elif isinstance(kind, Names):
                words.append(kind.names[will.pick(len(kind.names))] if kind.names else "nowhere")
            else:
                words.append(_measure(slot.kind, will))
        yield " ".join(words)


def _measure(kind: str, will: Dice) -> str:
    side, angle = ("left", "right")[will.pick(2)], 5 * (1 + will.pick(20))
    length = f"{will.pick(12)}.{1 + will.pick(9)}"
    steps = (f"advance {length}", f"retire {length}", f"wheel {side} {angle}", f"pivot {side} {angle}", "about-face",
             f"sidestep {side} {length}", f"oblique {side} 30 {length}", "exit",
             f"form {FORMATIONS[will.pick(len(FORMATIONS))]}")  # fmt: skip
    texts = {
        "steps": steps[will.pick(len(steps))],
        "pose": f"{10 + will.pick(80)}.25 {10 + will.pick(40)} facing {5 * will.pick(72):03}",
        "point": f"{will.pick(80)}.25 {will.pick(60)}",
        "length": length,
        "offset": ("-", "")[will.pick(2)] + length,
        "place": ("rear", "left", "right", "above")[will.pick(4)],
    }
    return texts.get(kind, str(will.pick(5)))


def laid_out(battle: Fight, will: Dice) -> Iterator[Message]:
    """The sums behind a choice, what is measured around a unit, and now and then the whole table."""
    ask, ids = battle.ask, battle.field.ids
    assert ask is not None
    for value in ask.values[:ALIKE]:
        yield from messages_in(RULESET.sheet(battle, value))
    one, other = (Wish(ids[will.pick(len(ids))]) for _ in range(2))
    yield from messages_in(RULESET.measure(battle, one, other))
    yield from messages_in(RULESET.measure(battle, one, None))
    if battle.number % 20 == 0:
        scene = RULESET.scene(battle, None)
        yield from messages_in(scene)
        for kind in scene.overlays:
            yield from messages_in(RULESET.overlay(battle, ask.side, kind.kind, one.piece))


def messages_in(thing: Any) -> Iterator[Message]:
    """Every message somewhere inside a thing."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from messages_in(part)
    elif isinstance(thing, dict):
        yield from messages_in(list(thing.values()))
    elif is_dataclass(thing):
        yield from messages_in([getattr(thing, part.name) for part in fields(thing)])


def lively(values: Sequence[Value], will: Dice) -> Value:
    """A random choice that seldom lets things be, so that more happens."""
    deeds = [value for value in values if value[0] not in ("pass", "done", "hold", "halt")]
    offer = deeds if deeds and will.pick(8) else values
    return offer[will.pick(min(256, len(offer)))]


def told(battle: Fight, will: Dice, language: str) -> Iterator[tuple[str, str]]:
    """Everything that is said at the open question, with the name of its sentence."""
    speaker, decision = teller(language), battle.decision
    for event in battle.events:
        if event.kind != "end":
            yield f"event {event.kind}", speaker.event(battle, event.told())
    if decision is None:
        return
    yield decision.prompt.id, speaker.say(decision.prompt, battle)
    read: dict[str, int] = {}
    for option in decision.options:
        label = option.label
        read[label.id] = read.get(label.id, 0) + 1
        if read[label.id] <= ALIKE:
            yield label.id, speaker.say(label, battle)
    if decision.family is not None:
        member = decision.family.draw(will)
        if member is not None:
            label = battle.write(member).label
            route = decision.family.route(member)
            notes = [*decision.family.notes(member), *([route.note] if route and route.note else [])]
            for message in (label, *notes):
                yield message.id, speaker.say(message, battle)
    for message in laid_out(battle, will):
        yield message.id, speaker.say(message, battle)
    for text in tries(battle, will):
        reason = battle.why_not(text)
        if reason is not None and reason.because.id != "refused-not-offered":
            yield reason.because.id, speaker.say(reason.because, battle)


@pytest.mark.parametrize("name", scenario_files(RULESET))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_a_random_battle_is_made_of_words(name: str, language: str) -> None:
    battle: Fight = Battle(load_scenario(RULESET, name), "words")
    will, ids = Dice("words"), raw_ids(battle, language)
    found: dict[str, str] = {}
    while battle.ask is not None and battle.number < DECISIONS:
        for sentence, text in told(battle, will, language):
            if bad := wrong(text, language, ids):
                found.setdefault(sentence, f"{text} {bad}")
        battle.take(lively(battle.ask.values, will))
    assert found == {}
    assert teller(language).missing == set()


def test_no_french_sentence_holds_a_word_of_the_program() -> None:
    """Those too that no random battle comes to; words to be typed stand between guillemets."""
    text = (RULESET.folder / "messages" / "fr.ftl").read_text("utf-8")
    plain = re.sub(r"\{[^{}]*\}|\[\w+\]|^caesar-\S+ =|^#.*$", " ", QUOTED.sub("…", text), flags=re.MULTILINE)
    assert set(re.findall(r"[\w-]+", plain)) & PROGRAM == set()


def messages_of(language: str) -> dict[str, str]:
    """The sentences of a language by their ids, but for complaints: those speak of ids in a file."""
    text = (RULESET.folder / "messages" / f"{language}.ftl").read_text("utf-8")
    found = re.findall(r"^(caesar-[\w-]+) = (.*(?:\n(?:[ }].*))*)", text, flags=re.MULTILINE)
    return {name: said for name, said in found if not name.startswith("caesar-complaint-")}


def misnumbered(said: str, language: str) -> list[str]:
    """What in a sentence is right only for a unit whose name is singular, or only for one whose name is plural."""
    found = [word for word in HEAD.findall(said) if word and word not in INVARIABLE[language]]
    found += ASKS[language].findall(said)
    return found + (PRONOUNS[language].findall(said) if re.search(UNIT, said) else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_asks_whether_a_name_is_singular_or_plural(language: str) -> None:
    """A unit is called "Archers" or "Tribe of Aiantis", a side "Romans" or "Athens": no verb agrees with it, and no
    pronoun stands for it."""
    wrongly = {name: bad for name, said in messages_of(language).items() if (bad := misnumbered(said, language))}
    assert wrongly == {}


@pytest.mark.parametrize(
    ("language", "said", "bad"),
    [
        ("en", "{ $unit } tires", ["tires"]),
        ("en", "{ $side }: does { $unit } go along?", ["does { $unit }"]),
        ("en", "{ $unit } cannot shoot in its formation", ["its"]),
        ("en", "{ $winner } wins: { $side } is broken", ["wins", "is"]),
        ("fr", "{ $unit } tire sur { $target }", ["tire"]),
        ("en", "To go where { $unit } is of use", ["where { $unit }"]),
        ("fr", "Que { $unit } bouge", ["Que { $unit }"]),
        ("fr", "Garder la place : même { $unit } y gagnerait peu", ["même { $unit }"]),
        ("fr", "{ $side } : { $unit } relance-t-elle ?", ["relance-t-elle", "elle"]),
        ("fr", "{ $unit } : tir sur { $target } au passage", []),
        ("en", "An odd die of { $unit } goes to { $other }", []),
    ],
)
def test_a_sentence_for_one_number_is_found(language: str, said: str, bad: list[str]) -> None:
    assert misnumbered(said, language) == bad


def test_a_replay_tells_choices_beside_the_short_list() -> None:
    """A member of a family is told like any other choice, and no number is left out."""
    battle: Fight = Battle(load_scenario(RULESET, "marathon"), "members")
    will, members = Dice("members"), 0
    while battle.ask is not None and members < 3:
        member = battle.ask.family.draw(will) if battle.ask.family is not None else None
        if member is not None and member not in battle.ask.values:
            members += 1
            battle.choose(battle.write(member))
        else:
            battle.choose(battle.write(battle.ask.values[will.pick(min(256, len(battle.ask.values)))]))
    entries = [entry for _, entry in played(battle.record(), "members", teller("fr"))]
    assert [entry.number for entry in entries if entry.option is None] == [0]
    told_numbers = [line.split(".")[0] for entry in entries for line in told_of(entry, battle, None, teller("fr"))[:1]]
    assert told_numbers[1:] == [str(number) for number in range(1, battle.number + 1)]


@pytest.mark.parametrize(
    ("language", "sentence", "args", "said"),
    [
        ("fr", "caesar-option-attacks", {"captain": "K", "count": 1}, "K ajoute une attaque"),
        ("fr", "caesar-note-cost", {"cost": "4.5", "most": "6"}, "4,5 po sur 6"),
        ("en", "caesar-note-cost", {"cost": "4.5", "most": "6"}, "4.5 of 6 in"),
        ("fr", "caesar-unknown-length", {"name": "4.5678"},
         "« 4.5678 » n'est pas une longueur en pouces, avec trois décimales au plus"),
        ("fr", "caesar-event-form", {"unit": "A", "formation": "battle_line"}, "A : formation en ligne de bataille"),
        ("fr", "caesar-event-off", {"unit": "A", "edge": "north"}, "A : sortie de table par le bord nord"),
        ("fr", "caesar-event-order-failed", {"units": ["A", "B"], "captain": "K", "dice": [6, 5], "command": 8},
         "K ordonne en vain à A, B : 6, 5 contre 8"),
        ("fr", "caesar-option-free", {"unit": "Illyriens"}, "Mouvement gratuit d'Illyriens"),
        ("en", "caesar-event-charge", {"unit": "A", "target": "B", "face": "any"}, "A: charge on B"),
        ("fr", "caesar-event-charge", {"unit": "A", "target": "B", "face": "right"},
         "A : charge contre B sur le flanc droit"),
        ("en", "caesar-event-rout", {"unit": "Archers"}, "Archers: rout"),
        ("fr", "caesar-event-rout", {"unit": "Tribu Aiantis"}, "Tribu Aiantis : déroute"),
        ("fr", "caesar-option-shoot", {"unit": "Archers", "target": "Hoplites"}, "Archers : tirer sur Hoplites"),
        ("fr", "caesar-why-unseen", {"unit": "Archers", "other": "Vélites"}, "Vélites : hors de vue d'Archers"),
    ],
)  # fmt: skip
def test_numbers_words_and_lists_are_said_as_each_language_says_them(
    language: str, sentence: str, args: dict[str, Any], said: str
) -> None:
    assert teller(language).say(Message(sentence, args)) == said
