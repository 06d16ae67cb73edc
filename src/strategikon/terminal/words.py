"""What a player types: a command, or an option by its number, its text or the beginning of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.decision import Decision, Option
from strategikon.text import Teller

COMMANDS = (
    "help", "undo", "force", "why", "odds", "sheet", "threat", "advise", "aim", "log", "board", "unit", "rule", "save",
    "options", "quit",
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


def find_options(typed: str, decision: Decision, battle: AnyBattle, teller: Teller) -> list[Option]:
    """The options meant by what was typed: one if it is clear, several if it begins them all, none if it is nothing."""
    wish = " ".join(typed.split()).lower()
    options = decision.options
    if wish.isascii() and wish.isdigit() and len(wish) < 7 and 1 <= int(wish) <= len(options):
        return [options[int(wish) - 1]]
    exact = [option for option in options if option.text.lower() == wish]
    if exact or not wish:
        return exact
    begun = [option for option in options if option.text.lower().startswith(wish)]
    if begun:
        return begun
    labels = [(option, label(option, battle, teller).lower()) for option in options]
    said = [option for option, sentence in labels if sentence == wish]
    return said or [option for option, sentence in labels if sentence.startswith(wish)]


def label(option: Option, battle: AnyBattle, teller: Teller) -> str:
    """An option as a sentence; nothing if it has only its text."""
    return "" if option.label.id == "option-plain" else teller.say(option.label, battle)
