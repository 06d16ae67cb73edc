"""The grids of maps and what is known of them once and for all, shared by all battles."""

from __future__ import annotations

from functools import lru_cache

from strategikon.kernel.hexgrid import HexGrid, column_row


@lru_cache(maxsize=64)
def shared_grid(columns: int, rows: int) -> HexGrid:
    """Grids never change: all battles of one size share theirs."""
    return column_row(columns, rows)


@lru_cache(maxsize=64)
def boards(grid: HexGrid) -> tuple[list[int], list[int]]:
    """Each hex as a bit of its own, and the hexes around each as bits. The last of each is for NOWHERE: none."""
    bits = [*(1 << here for here in range(grid.size)), 0]
    return bits, [sum(bits[there] for there in near) for near in grid.neighbours]


@lru_cache(maxsize=256)
def edge_distances(grid: HexGrid, edge: str, columns: int, rows: int) -> tuple[int, ...]:
    """How many steps lie between each hex and an edge of the map; 0 on the edge itself."""
    if edge in "NS":
        return tuple(place if edge == "N" else rows - 1 - place for _, place in grid.position)
    return tuple(line if edge == "W" else columns - 1 - line for line, _ in grid.position)
