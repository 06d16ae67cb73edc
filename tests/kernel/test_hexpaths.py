"""Movement with costs: pencil cases, and relaxation to a fixed point as the oracle."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from strategikon.kernel.hexgrid import HexGrid, column_row, lettered_rows
from strategikon.kernel.hexpaths import Cost, path, reach

BOARD = lettered_rows(9, 13)
SMALL = column_row(5, 5)


def flat_cost(a: int, b: int) -> int | None:
    return 1


def around(*names: str) -> Cost:
    """Every step costs 1, and those into the named hexes are forbidden."""
    closed = {BOARD.hex(name) for name in names}
    return lambda a, b: None if b in closed else 1


def way(start: str, goal: str, cost: Cost) -> tuple[int, str] | None:
    found = path(BOARD, BOARD.hex(start), BOARD.hex(goal), cost)
    return found and (found[0], " ".join(BOARD.names[h] for h in found[1]))


@st.composite
def costs(draw: st.DrawFn, grid: HexGrid) -> Cost:
    """Costs that differ by direction, some of them nought, some steps forbidden in one of the two manners."""
    steps = [(a, b) for a in range(grid.size) for b in grid.neighbours[a]]
    prices = draw(st.lists(st.sampled_from([0, 1, 1, 2, 3, 5, -1, None]), min_size=len(steps), max_size=len(steps)))
    table = dict(zip(steps, prices, strict=True))
    return lambda a, b: table[a, b]


def relaxed(grid: HexGrid, start: int, cost: Cost) -> dict[int, tuple[int, int]]:
    """The least (cost, steps) to every hex, by trying all steps until nothing improves."""
    best = {start: (0, 0)}
    improved = True
    while improved:
        improved = False
        for here, (total, steps) in list(best.items()):
            for there in grid.neighbours[here]:
                step = cost(here, there)
                if step is None or step < 0:
                    continue
                offer = (total + step, steps + 1)
                if there not in best or offer < best[there]:
                    best[there] = offer
                    improved = True
    return best


def test_reach_on_open_ground_is_a_disc() -> None:
    e7 = BOARD.hex("E7")
    assert reach(BOARD, e7, 2, flat_cost) == {h: BOARD.distance[e7][h] for h in BOARD.within(e7, 2)}


def test_reach_is_in_order_of_cost_then_hex() -> None:
    found = reach(BOARD, BOARD.hex("E7"), 3, flat_cost)
    assert list(found) == sorted(found, key=lambda h: (found[h], h))


def test_reach_spends_the_budget_to_the_last_point_and_no_further() -> None:
    row = {BOARD.names[h]: spent for h, spent in reach(BOARD, BOARD.hex("A1"), 4, lambda a, b: 2).items()}
    assert row == {"A1": 0, "A2": 2, "B1": 2, "A3": 4, "B2": 4, "C1": 4, "C2": 4}


def test_reach_with_nothing_to_spend() -> None:
    assert reach(BOARD, 5, 0, flat_cost) == {5: 0}
    assert reach(BOARD, 5, -1, flat_cost) == {}


def test_forbidden_may_be_none_or_negative() -> None:
    assert reach(BOARD, 5, 9, lambda a, b: None) == reach(BOARD, 5, 9, lambda a, b: -1) == {5: 0}


def test_path_holds_both_ends() -> None:
    assert way("E7", "E7", flat_cost) == (0, "E7")
    assert way("E7", "E10", flat_cost) == (3, "E7 E8 E9 E10")


def test_path_goes_round_what_is_closed() -> None:
    assert way("A1", "A3", around("A2")) == (3, "A1 B1 B2 A3")
    assert way("A1", "A3", around("A2", "B2")) == (5, "A1 B1 C2 C3 B3 A3")


def test_no_path() -> None:
    assert way("A1", "E7", around("A2", "B1")) is None


def test_equal_ways_take_the_earlier_direction_first() -> None:
    """From A5 to C5 by B4 (north-west) or B5 (north-east): NE is the earlier direction. And so back: SE before SW."""
    assert way("A5", "C5", flat_cost) == (2, "A5 B5 C5")
    assert way("C5", "A5", flat_cost) == (2, "C5 B5 A5")


def test_of_equally_cheap_ways_the_shorter() -> None:
    """Two steps by A2 cost 2; three by B1 and B2 cost 2 as well, one of them being free."""
    price = {("A1", "B1"): 0}
    assert way("A1", "A3", lambda a, b: price.get((BOARD.names[a], BOARD.names[b]), 1)) == (2, "A1 A2 A3")


def test_cost_is_asked_in_the_direction_of_the_march() -> None:
    """Free toward row A, dear away from it."""
    assert way("C1", "A1", lambda a, b: 0 if b < a else 7) == (0, "C1 B1 A1")
    assert way("A1", "C1", lambda a, b: 0 if b < a else 7) == (14, "A1 B1 C1")


@given(costs(SMALL), st.integers(0, SMALL.size - 1), st.integers(0, 12))
def test_reach_is_that_of_the_oracle(cost: Cost, start: int, budget: int) -> None:
    expected = {h: total for h, (total, _) in relaxed(SMALL, start, cost).items() if total <= budget}
    assert reach(SMALL, start, budget, cost) == expected


@given(costs(SMALL), st.integers(0, SMALL.size - 1), st.integers(0, SMALL.size - 1))
def test_path_is_the_cheapest_then_the_shortest(cost: Cost, start: int, goal: int) -> None:
    best = relaxed(SMALL, start, cost)
    found = path(SMALL, start, goal, cost)
    if found is None:
        assert goal not in best
        return
    total, hexes = found
    assert (hexes[0], hexes[-1]) == (start, goal)
    spent = [cost(a, b) for a, b in pairwise(hexes)]
    assert all(step is not None and step >= 0 for step in spent)
    assert sum(step or 0 for step in spent) == total
    assert (total, len(hexes) - 1) == best[goal]
