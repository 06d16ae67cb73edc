"""Cases whose question nobody is asked: what was true before their dice proves nothing, and an order that is not left
is refused where it would have been given."""

from __future__ import annotations

from pathlib import Path

import pytest

from strategikon.kernel.cases import load_cases, run_case
from strategikon.library import find_ruleset

UNIT = 'type = "MI", size = 5, ma = 5'
SHOCK = f"""
phase = "designate"
side = [{{ id = "macedonian", unit = [{{ id = "a", {UNIT}, tq = 9, hex = "1110" }}] }},
        {{ id = "persian", unit = [{{ id = "d", {UNIT}, tq = 9, hex = "1210" }}] }}]
"""
ORDERS = f"""
side = [{{ id = "macedonian", leader = [{{ id = "al", hex = "1010", initiative = 1 }}], unit = [
           {{ id = "a", {UNIT}, tq = 6, hex = "1110" }}, {{ id = "b", {UNIT}, tq = 6, hex = "1112" }}] }},
        {{ id = "persian", unit = [{{ id = "z", {UNIT}, tq = 6, hex = "4040" }}] }}]
phase = "orders"
"""


def verdict(folder: Path, body: str, setup: str) -> list[str]:
    file = folder / "case.toml"
    head = '[[case]]\nname = "x"\nruleset = "alexander"\nrules = ["8.64d"]\n'
    file.write_text(f"{head}{body}\n[case.setup]\n{setup}")
    return [found.id for found in run_case(load_cases([file])[0], find_ruleset).complaints]


@pytest.mark.parametrize(
    ("expected", "complaints"),
    [
        ('["a.hits == 2", "d.hits == 2"]', []),  # 8.64: column 7, die 4
        ('["a.hits == 0"]', ["case-expect"]),  # so it was when the combats were laid out, before the die
        ('["d.hits == 0", "a.hits == 2"]', ["case-expect"]),
    ],
)
def test_what_was_true_before_the_dice_proves_nothing(tmp_path: Path, expected: str, complaints: list[str]) -> None:
    body = f'dice = [4]\nchoose = ["shock a"]\nexpect = {expected}'
    assert verdict(tmp_path, body, SHOCK) == complaints


@pytest.mark.parametrize(("rule", "refused"), [("4.22a", True), ("4.21a", False)])
def test_the_order_that_is_not_left(tmp_path: Path, rule: str, refused: bool) -> None:
    choose = 'choose = ["order a move", "step 1210", "halt"]'
    found = verdict(tmp_path, f'{choose}\nrefused = [{{ option = "order b move", rule = "{rule}" }}]', ORDERS)
    assert found[:1] == ([] if refused else ["case-refused-rule"])
