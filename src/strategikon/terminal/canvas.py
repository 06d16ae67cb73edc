"""A sheet of characters with styles, from which lines are cut for the screen."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Characters by line and column. What is put outside is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._letters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write from here to the right."""
        if not 0 <= line < self.height:
            return
        for place, letter in enumerate(text, column):
            if 0 <= place < self.width:
                self._letters[line][place] = letter
                self._styles[line][place] = style

    def free(self, line: int, column: int, length: int) -> bool:
        """Whether so many places are there and blank."""
        if not (0 <= line < self.height and 0 <= column <= self.width - length):
            return False
        return all(letter == " " for letter in self._letters[line][column : column + length])

    def lines(self) -> list[Text]:
        """The sheet as lines, without blanks at their ends and without empty lines around."""
        found = [self._line(number) for number in range(self.height)]
        while found and not found[-1].plain:
            found.pop()
        return found

    def _line(self, number: int) -> Text:
        letters, styles = self._letters[number], self._styles[number]
        length = len("".join(letters).rstrip())
        text = Text()
        start = 0
        for place in range(1, length + 1):
            if place == length or styles[place] != styles[start]:
                text.append("".join(letters[start:place]), styles[start] or None)
                start = place
        return text
