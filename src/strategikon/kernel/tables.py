"""Charts of a rulebook: CSV files beside the rules, so that no chart is typed into Python."""

from __future__ import annotations

import csv
from pathlib import Path


def rows(path: Path) -> list[dict[str, str]]:
    """The lines of one chart, as text by column."""
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))
