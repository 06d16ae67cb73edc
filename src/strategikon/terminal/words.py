"""What a player types: a command, or an option by its number, its text or the beginning of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision, Illegal, Option
from strategikon.text import Teller

COMMANDS = (
    "help", "undo", "force", "why", "odds", "sheet", "threat", "advise", "aim", "log", "board", "unit", "measure",
    "rule", "save", "options", "quit",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Typed:
    """A command and what follows it. `command` is "choose" if it is none of ours."""

    command: str
    rest: str


class Vocabulary:
    """The words of the commands: the English ones always, and those of the user's language."""

    def __init__(self, teller: Teller) -> None:
        self.words: dict[str, str] = {}
        self.first: dict[str, str] = {}
        for speaker in (Teller("en"), teller):
            for command in COMMANDS:
                words = speaker(f"play-words-{command}").split()
                self.words |= dict.fromkeys(words, command)
                self.first[command] = words[0]

    def read(self, line: str, texts: Sequence[str]) -> Typed:
        """A line as a command, unless it is exactly the text of an option."""
        words = line.split()
        plain = " ".join(words)
        if words and plain.lower() not in {text.lower() for text in texts} and words[0].lower() in self.words:
            return Typed(self.words[words[0].lower()], " ".join(words[1:]))
        return Typed("choose", plain)


def next_words(line: str, battle: AnyBattle, vocabulary: Vocabulary, viewer: str | None) -> list[str]:
    """What may stand in the place of the last word of a line, for Tab. If there is one thing alone and it goes on, a
    blank follows it."""
    found = _words(line, battle, vocabulary, viewer)
    if len(found) != 1:
        return found
    before, blank, _ = line.rpartition(" ")
    return [f"{found[0]} "] if _words(f"{before}{blank}{found[0]} ", battle, vocabulary, viewer) else found


def _words(line: str, battle: AnyBattle, vocabulary: Vocabulary, viewer: str | None) -> list[str]:
    """Words of options on offer and of a family; where a command begins the line, what it asks for too."""
    first, blank, rest = line.partition(" ")
    offered = _on_offer(line, battle)
    if not blank:
        return [*offered, *(word for word in vocabulary.words if word.startswith(first.lower()))]
    match vocabulary.words.get(first.lower()):
        case "why":
            decision = battle.decision
            return [*offered, *battle.speech.complete(rest, decision.texts() if decision else ())]
        case "odds" | "sheet":
            return [*offered, *_on_offer(rest, battle)]
        case "unit" | "threat" | "measure" as command:
            before, _, begun = rest.lower().rpartition(" ")
            most = 2 if command == "measure" else 1
            pieces = [piece.id for piece in battle.scene(viewer).pieces] if len(before.split()) < most else []
            return [*offered, *(piece for piece in pieces if piece.lower().startswith(begun))]
        case _:
            return offered


def _on_offer(text: str, battle: AnyBattle) -> list[str]:
    decision = battle.decision
    if decision is None:
        return []
    return battle.speech.complete(text, decision.texts(), decision.family.verbs if decision.family else ())


def canonical(typed: str, battle: AnyBattle) -> str:
    """What was typed with its words as they are written: `ORDER red-1 c4` is `order red-1 C4`."""
    words: list[str] = []
    for word in typed.split():
        known = battle.speech.complete(" ".join([*words, word]))
        words.append(word if word in known else next((one for one in known if one.lower() == word.lower()), word))
    return " ".join(words)


def find_options(typed: str, decision: Decision, battle: AnyBattle, teller: Teller) -> list[Option]:
    """The options meant by what was typed: one if it is clear, several if it begins them all, none if it is nothing.
    What is written out in full may also be a member of a family."""
    wish = " ".join(typed.split()).lower()
    options = decision.options
    if wish.isascii() and wish.isdigit() and len(wish) < 7 and 1 <= int(wish) <= len(options):
        return [options[int(wish) - 1]]
    exact = [option for option in options if option.text.lower() == wish]
    if exact or not wish:
        return exact
    if member := _member(typed, decision, battle):
        return [member]
    begun = [option for option in options if option.text.lower().startswith(wish)]
    if begun:
        return begun
    labels = [(option, label(option, battle, teller).lower()) for option in options]
    said = [option for option, sentence in labels if sentence == wish]
    return said or [option for option, sentence in labels if sentence.startswith(wish)]


def _member(typed: str, decision: Decision, battle: AnyBattle) -> Option | None:
    """The option without number that was written out."""
    if decision.family is None:
        return None
    try:
        return battle.find(canonical(typed, battle))[1]
    except Illegal:
        return None


def label(option: Option, battle: AnyBattle, teller: Teller) -> str:
    """An option as a sentence; nothing if it has only its text."""
    return "" if option.label.id == "option-plain" else teller.say(option.label, battle)
