"""The conformance cases of a ruleset that is not in the library yet: they move to `cases/` when it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategikon.caesar import RULESET
from strategikon.kernel.cases import Case, load_cases, run_case

CASES = load_cases([Path(__file__).parent / "cases"])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.source}: {case.name}")
def test_case(case: Case) -> None:
    verdict = run_case(case, lambda name: RULESET)
    assert [(complaint.id, dict(complaint.args)) for complaint in verdict.complaints] == []
