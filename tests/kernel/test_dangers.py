"""Danger reads the same in every ruleset: the more enemies could strike a hex, the stronger it is drawn."""

from __future__ import annotations

from strategikon.kernel.dangers import danger


def test_hexes_are_sorted_by_how_many_could_strike_them() -> None:
    shapes = danger([["A1", "A2", "A2"], ["A2", "A3"], ["A2", "A3"], ["A2"]])
    found = {shape.label.id: shape.place and shape.place.covered for shape in shapes}
    assert found == {"shape-danger-many": ("A2",), "shape-danger-two": ("A3",), "shape-danger-one": ("A1",)}
    assert [shape.intensity for shape in shapes] == [100, 65, 35]
