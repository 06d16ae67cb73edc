"""Files that we write: whole or not at all, and never in the place of something that is no plain file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from strategikon.kernel.message import Problem, problem


def plain_file(path: Path) -> Path:
    """Where a file of this name is or would be; links are followed. A `Problem` for a folder, a device, a pipe, or a
    path that cannot be."""
    try:
        there = path.resolve()
        if there.is_dir():
            raise problem("file-unwritable", file=str(path), why="Is a directory")
        if there.exists() and not there.is_file():
            raise problem("file-unwritable", file=str(path), why="Not a plain file")
    except (OSError, ValueError, RuntimeError) as error:
        raise unwritable(path, error) from None
    return there


def keep_text(text: str, path: Path) -> None:
    """Write a file in one go: it is either the old one or the whole new one, whatever happens."""
    there = plain_file(path)
    draft = there.with_name(f".strategikon-{os.getpid()}")
    try:
        there.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, "utf-8")
        draft.replace(there)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            draft.unlink(missing_ok=True)
        raise unwritable(path, error) from None


def unwritable(path: Path, error: Exception) -> Problem:
    """Why a file could not be written."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else type(error).__name__
    return problem("file-unwritable", file=str(path), why=why)
