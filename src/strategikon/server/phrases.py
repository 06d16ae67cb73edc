"""Secrets that people can read out: six words that give a seat back, and a code that takes it to another device once.

Words are numbers of a list of 512 pairs (`phrases.csv`), told in both languages and understood in either, with or
without their accents: six of them are 54 bits. A code is 9 signs, 45 bits, good for ten minutes. Both can be typed, so
they can be guessed at; hence a slow hash, salted for the words with the name of the battle, and a meter at the door.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from functools import cache
from hashlib import scrypt
from pathlib import Path
from secrets import choice, randbelow

LIST = Path(__file__).with_name("phrases.csv")
LANGUAGES = ("en", "fr")
WORDS = 6
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U
CODE_SIGNS, GROUP = 9, 3
CODE_MINUTES = 10
MISREAD = str.maketrans("ILO", "110")
Phrase = tuple[int, ...]


def new_phrase() -> Phrase:
    return tuple(randbelow(len(_pairs())) for _ in range(WORDS))


def in_words(phrase: Phrase) -> dict[str, str]:
    """A phrase in both languages."""
    return {language: " ".join(_pairs()[number][language] for number in phrase) for language in LANGUAGES}


def read_phrase(text: str) -> Phrase | None:
    """The phrase of six words in one of the languages; None if it is none."""
    words = re.findall(r"[a-z]+", _plain(text))
    if len(words) != WORDS:
        return None
    for language in LANGUAGES:
        known = _numbers(language)
        if all(word in known for word in words):
            return tuple(known[word] for word in words)
    return None


def phrase_hash(battle: str, phrase: Phrase) -> str:
    """What the store keeps of the words of a battle."""
    return _slowly(f"words {battle}", " ".join(str(number) for number in phrase))


def new_code() -> str:
    """A code in groups, as it is shown."""
    signs = "".join(choice(SIGNS) for _ in range(CODE_SIGNS))
    return "-".join(signs[place : place + GROUP] for place in range(0, CODE_SIGNS, GROUP))


def code_hash(text: str) -> str | None:
    """What the store keeps of a code, however it was typed; None if it is none."""
    signs = re.sub(r"[\s-]", "", text.upper()).translate(MISREAD)
    if len(signs) != CODE_SIGNS or not set(signs) <= set(SIGNS):
        return None
    return _slowly("code", signs)


def _slowly(salt: str, secret: str) -> str:
    """About 10 ms and 4 MB."""
    return scrypt(secret.encode(), salt=f"strategikon {salt}".encode(), n=4096, r=8, p=1, dklen=32).hex()


@cache
def _pairs() -> list[dict[str, str]]:
    with LIST.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@cache
def _numbers(language: str) -> dict[str, int]:
    return {_plain(pair[language]): number for number, pair in enumerate(_pairs())}


def _plain(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char))
