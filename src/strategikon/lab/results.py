"""Results on disk: one JSON object a line, as they come in; and as CSV for everybody's tools.

A run that was interrupted goes on where it stopped: its battles are found in the file. A last line that breaks off (the
power failed, the disk was full) is dropped and fought again; anything else that is wrong is a complaint.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from json import JSONDecodeError, dumps, loads
from pathlib import Path
from typing import Any, BinaryIO

from strategikon.files import keep_text, plain_file, unwritable
from strategikon.kernel.message import problem
from strategikon.lab.fight import FORMAT, Plan, Row

MOST_BYTES = 2_000_000_000
NEEDED = ("run", "number", "swapped", "players", "turns", "decisions", "losses", "course", "picks")


class Results:
    """The file of one run; without a path, nothing is kept."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path, self.run = path, plan.run
        self.found: dict[tuple[int, bool], Row] = {}
        self._file: BinaryIO | None = None
        if path is not None:
            self._open(path)

    def _open(self, path: Path) -> None:
        there = plain_file(path)
        try:
            there.parent.mkdir(parents=True, exist_ok=True)
            self._file = there.open("ab+")
            self._file.seek(0)
            whole = self._read(self._file, path.name)
            self._file.truncate(whole)
        except (OSError, ValueError) as error:
            raise unwritable(path, error) from None

    def _read(self, file: BinaryIO, name: str) -> int:
        """What is there already. Returns how many bytes of it are whole lines."""
        whole = 0
        for number, line in enumerate(file, 1):
            row = _parsed(line)
            if row is None and not file.read(1):
                return whole  # the last line, and it breaks off
            if row is None:
                raise problem("lab-out-line", file=name, line=number)
            if row["run"] != self.run:
                raise problem("lab-out-other", file=name, line=number)
            whole += len(line)
            if "failed" not in row:
                self.found[row["number"], row["swapped"]] = row
        return whole

    def add(self, row: Row) -> None:
        """One more battle. It is on disk when this returns, whatever happens to us."""
        self.found[row["number"], row["swapped"]] = row
        if self._file is None or self.path is None:
            return
        try:
            self._file.write(line_of(row).encode())
            self._file.flush()
        except OSError as error:
            raise unwritable(self.path, error) from None

    def put_in_order(self) -> None:
        """The run is over: its lines by number, however they came in."""
        if self.path is not None:
            self.close()
            keep_text("".join(line_of(self.found[key]) for key in sorted(self.found)), self.path)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def line_of(row: Row) -> str:
    """A row as a line."""
    return dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def _parsed(line: bytes) -> Row | None:
    """A row of ours; None for anything else."""
    try:
        row = loads(line) if line.endswith(b"\n") else None
    except (JSONDecodeError, UnicodeDecodeError, RecursionError, ValueError):
        return None
    if not isinstance(row, dict) or row.get("format") != FORMAT or any(name not in row for name in NEEDED):
        return None
    return row if isinstance(row["number"], int) and isinstance(row["swapped"], bool) else None


# -- CSV --------------------------------------------------------------------------------------------------------------


def keep_csv(rows: Iterable[Row], path: Path) -> None:
    """One line a battle, and the losses of each side summed by kind."""
    rows = list(rows)
    sides = list(rows[0]["players"]) if rows else []
    kinds = sorted({(side, what) for row in rows for _, side, what, _, _ in row["losses"]})
    head = ["number", "swapped", "seed", *(f"player_{side}" for side in sides), "first", "winner", "player", "reason"]
    head += ["turns", "decisions", "seconds", *(f"{side}_{what}" for side, what in kinds)]
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    for row in rows:
        writer.writerow(_cells(row, sides, kinds))
    keep_text(text.getvalue(), path)


def _cells(row: Row, sides: list[str], kinds: list[tuple[str, str]]) -> list[Any]:
    sums = dict.fromkeys(kinds, 0)
    for _, side, what, _, amount in row["losses"]:
        sums[side, what] += amount
    named = [row["players"][side] for side in sides]
    plain = [row["first"], row["winner"], row["player"], row["reason"], row["turns"], row["decisions"], row["seconds"]]
    return [row["number"], int(row["swapped"]), row["seed"], *named, *plain, *sums.values()]
