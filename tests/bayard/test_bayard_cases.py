"""The cases of `bayard`, run here until the ruleset is announced."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategikon.bayard import RULESET
from strategikon.kernel.cases import Case, load_cases, run_case

CASES = load_cases([Path(__file__).parent / "cases"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_case_holds(case: Case) -> None:
    verdict = run_case(case, lambda name: RULESET)
    assert verdict.complaints == []
