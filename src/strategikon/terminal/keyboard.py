"""Where the commands come from: a person at a terminal, or a pipe. Several on one line are parted by `;`."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence


class Keyboard:
    """Commands one by one. `completions` tells what may stand in the place of the last word of a line, for Tab."""

    def __init__(self, completions: Callable[[str], Sequence[str]]) -> None:
        self.interactive = sys.stdin.isatty()
        self._waiting: deque[str] = deque()
        if self.interactive:
            _complete_with(completions)

    @property
    def ahead(self) -> bool:
        """Whether more was typed than has been used."""
        return bool(self._waiting)

    def forget(self) -> None:
        """Drop what was typed ahead."""
        self._waiting.clear()

    def next(self, prompt: str) -> str | None:
        """The next command; None at the end of the input."""
        if not self._waiting:
            line = self._line(prompt)
            if line is None:
                return None
            self._waiting.extend(part.strip() for part in line.split(";"))
        return self._waiting.popleft()

    def _line(self, prompt: str) -> str | None:
        if self.interactive:
            sys.stdout.flush()
            try:
                return input(prompt)
            except EOFError:
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        sys.stdout.write(f"{prompt}{line.rstrip()}\n")
        return line


def _complete_with(completions: Callable[[str], Sequence[str]]) -> None:
    """Tab completes the word before the cursor. Where Python has no readline, there is no Tab."""
    try:
        import readline
    except ImportError:
        return

    found: list[str] = []

    def complete(word: str, state: int) -> str | None:
        if state == 0:
            typed = readline.get_line_buffer()[: readline.get_endidx()]
            found[:] = completions(typed.rpartition(";")[2].lstrip())
        return found[state] if state < len(found) else None

    readline.set_completer_delims(" ;\n")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
