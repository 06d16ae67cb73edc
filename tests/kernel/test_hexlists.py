"""Lists of hexes and hexsides, in the two ways in which maps name their hexes."""

from __future__ import annotations

import pytest

from strategikon.kernel.hexgrid import column_row, offset_rows
from strategikon.kernel.hexlists import CCRR, COMMA, BadRange, Shape, hexes_of, names_of, sides_of

FOUR_DIGITS = column_row(48, 30)
COMMAS = offset_rows(18, 12)


@pytest.mark.parametrize(
    ("shape", "text", "names"),
    [
        (CCRR, "1205", "1205"),
        (CCRR, "1205-1208", "1205 1206 1207 1208"),
        (CCRR, "1205-1405", "1205 1305 1405"),
        (CCRR, "1205/1306", "1205 1206 1305 1306"),
        (COMMA, "5,7", "5,7"),
        (COMMA, "0,0", "0,0"),
        (COMMA, "9-11,6", "9,6 10,6 11,6"),
        (COMMA, "0,9-11", "0,9 0,10 0,11"),
        (COMMA, "16-17,2-3", "16,2 16,3 17,2 17,3"),
    ],
)
def test_a_range_names_its_hexes(shape: Shape, text: str, names: str) -> None:
    assert list(names_of(text, shape)) == names.split()


@pytest.mark.parametrize(
    ("shape", "text"),
    [
        (CCRR, ""),
        (CCRR, "125"),
        (CCRR, "1205-1306"),  # neither along a column nor along a row
        (CCRR, "1208-1205"),
        (CCRR, "1405/1206"),
        (CCRR, "5,7"),
        (CCRR, "١٢٠٥"),
        (COMMA, "1205"),
        (COMMA, "5,"),
        (COMMA, "05,7"),  # one hex, one name
        (COMMA, "10-3,6"),
        (COMMA, "3,9-2"),
        (COMMA, "0-999999999,0-999999999"),
    ],
)
def test_anything_else_is_refused_by_its_text(shape: Shape, text: str) -> None:
    with pytest.raises(BadRange) as bad:
        list(names_of(text, shape))
    assert str(bad.value) == text


def test_a_hex_off_the_map_is_refused_by_its_name() -> None:
    with pytest.raises(BadRange) as bad:
        list(hexes_of(COMMAS, ["3,6", "16-18,2"], COMMA))
    assert str(bad.value) == "18,2"


def test_hexes_of_a_list_in_its_order() -> None:
    found = hexes_of(COMMAS, ["3-4,6", "0,0"], COMMA)
    assert [COMMAS.names[here] for here in found] == ["3,6", "4,6", "0,0"]


def test_hexsides_stand_after_a_colon() -> None:
    digits = sides_of(FOUR_DIGITS, ["2809-2810:NE,SE"], CCRR)
    assert [(FOUR_DIGITS.names[here], FOUR_DIGITS.directions[side]) for here, side in digits] == [
        ("2809", "NE"),
        ("2809", "SE"),
        ("2810", "NE"),
        ("2810", "SE"),
    ]
    commas = sides_of(COMMAS, ["8,5:SW,SE"], COMMA)
    assert [(COMMAS.names[here], COMMAS.directions[side]) for here, side in commas] == [("8,5", "SW"), ("8,5", "SE")]


@pytest.mark.parametrize("text", ["8,5", "8,5:", "8,5:N", "8,5:SW,", ":SW"])
def test_hexsides_must_be_sides_of_the_map(text: str) -> None:
    with pytest.raises(BadRange):
        list(sides_of(COMMAS, [text], COMMA))
