"""Records on the player's disk."""

from __future__ import annotations

import os
import re
from pathlib import Path

from strategikon.files import keep_text
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import commitment
from strategikon.kernel.record import to_json


def keep(battle: AnyBattle, path: Path) -> None:
    """Write the record of a battle; the file is either the old one or the whole new one, whatever happens."""
    keep_text(to_json(battle.record()), path)


def record_home(battle: AnyBattle) -> Path:
    """Where a finished battle is kept if the player named no file."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{battle.ruleset.id}-{battle.scenario.id}")
    return Path(data) / "strategikon" / f"{name}-{commitment(battle.seed or '')[:8]}.json"
