"""Movement with costs: pencil cases, and relaxation to a fixed point as the oracle."""

from hypothesis import given
from hypothesis import strategies as st

from strategikon.kernel.hexgrid import HexGrid, column_row, lettered_rows
from strategikon.kernel.hexpaths import Cost, reach

BOARD = lettered_rows(9, 13)
SMALL = column_row(5, 5)


def flat_cost(a: int, b: int) -> int | None:
    return 1


@st.composite
def costs(draw: st.DrawFn, grid: HexGrid) -> Cost:
    """Costs that differ by direction, some of them nought, some steps forbidden in one of the two manners."""
    steps = [(a, b) for a in range(grid.size) for b in grid.neighbours[a]]
    prices = draw(st.lists(st.sampled_from([0, 1, 1, 2, 3, 5, -1, None]), min_size=len(steps), max_size=len(steps)))
    table = dict(zip(steps, prices, strict=True))
    return lambda a, b: table[a, b]


def relaxed(grid: HexGrid, start: int, cost: Cost) -> dict[int, int]:
    """The least cost to every hex, by trying all steps until nothing improves."""
    best = {start: 0}
    improved = True
    while improved:
        improved = False
        for here, total in list(best.items()):
            for there in grid.neighbours[here]:
                step = cost(here, there)
                if step is None or step < 0:
                    continue
                if there not in best or total + step < best[there]:
                    best[there] = total + step
                    improved = True
    return best


def test_reach_on_open_ground_is_a_disc() -> None:
    e7 = BOARD.hex("E7")
    assert reach(BOARD, [e7], 2, flat_cost) == {h: BOARD.distance[e7][h] for h in BOARD.within(e7, 2)}


def test_reach_is_in_order_of_cost_then_hex() -> None:
    found = reach(BOARD, [BOARD.hex("E7")], 3, flat_cost)
    assert list(found) == sorted(found, key=lambda h: (found[h], h))


def test_reach_spends_the_budget_to_the_last_point_and_no_further() -> None:
    row = {BOARD.names[h]: spent for h, spent in reach(BOARD, [BOARD.hex("A1")], 4, lambda a, b: 2).items()}
    assert row == {"A1": 0, "A2": 2, "B1": 2, "A3": 4, "B2": 4, "C1": 4, "C2": 4}


def test_reach_with_nothing_to_spend() -> None:
    assert reach(BOARD, [5], 0, flat_cost) == {5: 0}
    assert reach(BOARD, [5], -1, flat_cost) == {}


def test_forbidden_may_be_none_or_negative() -> None:
    assert reach(BOARD, [5], 9, lambda a, b: None) == reach(BOARD, [5], 9, lambda a, b: -1) == {5: 0}


def test_several_starts_spread_together() -> None:
    starts = [BOARD.hex("A1"), BOARD.hex("A5")]
    row = {BOARD.names[h]: spent for h, spent in reach(BOARD, starts, 2, flat_cost).items() if h < 13}
    assert row == {"A1": 0, "A5": 0, "A2": 1, "A4": 1, "A6": 1, "A3": 2, "A7": 2}


def test_a_march_goes_round_what_is_closed() -> None:
    closed = {BOARD.hex("A2"), BOARD.hex("B2")}
    found = reach(BOARD, [BOARD.hex("A1")], 9, lambda a, b: None if b in closed else 1)
    assert found[BOARD.hex("A3")] == 5  # B1 C2 C3 B3 A3
    assert not closed & set(found)


def test_cost_is_asked_in_the_direction_of_the_march() -> None:
    """Free toward row A, dear away from it."""
    a1, c1 = BOARD.hex("A1"), BOARD.hex("C1")
    assert reach(BOARD, [c1], 0, lambda a, b: 0 if b < a else 7)[a1] == 0
    assert reach(BOARD, [a1], 14, lambda a, b: 0 if b < a else 7)[c1] == 14


@given(costs(SMALL), st.sets(st.integers(0, SMALL.size - 1), min_size=1, max_size=3), st.integers(0, 12))
def test_reach_is_that_of_the_oracle(cost: Cost, starts: set[int], budget: int) -> None:
    totals: dict[int, int] = {}
    for start in starts:
        for there, total in relaxed(SMALL, start, cost).items():
            totals[there] = min(total, totals.get(there, total))
    expected = {there: total for there, total in totals.items() if total <= budget}
    assert reach(SMALL, starts, budget, cost) == expected
