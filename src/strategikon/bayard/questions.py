"""Putting questions: one with a single answer is not asked, but whoever writes that answer in a case is not wrong."""

from strategikon.kernel.asking import choose_spoken as choose

__all__ = ["choose"]
