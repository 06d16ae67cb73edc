"""Records on the player's disk."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.dice import commitment
from strategikon.kernel.message import problem
from strategikon.kernel.record import to_json


def keep(battle: AnyBattle, path: Path) -> None:
    """Write the record of a battle; the file is either the old one or the whole new one, whatever happens."""
    keep_text(to_json(battle.record()), path)


def keep_text(text: str, path: Path) -> None:
    """Write a file in one go."""
    draft = path.with_name(f".{path.name}.{os.getpid()}") if path.name else path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
        raise problem("file-unwritable", file=str(path), why=why) from None


def record_home(battle: AnyBattle) -> Path:
    """Where a finished battle is kept if the player named no file."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    name = re.sub(r"[^A-Za-z0-9_-]+", "-", f"{battle.ruleset.id}-{battle.scenario.id}")
    return Path(data) / "strategikon" / f"{name}-{commitment(battle.seed or '')[:8]}.json"
