"""The tape: fair, for ever the same, and never read ahead."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from strategikon.kernel.dice import BLOCK, Dice, MirroredDice, ScriptedDice, commitment
from strategikon.kernel.message import Problem


def test_the_tape_is_shake_128_over_seed_and_block() -> None:
    tape = b"".join(shake_128(f"seed\0{block}".encode()).digest(BLOCK) for block in range(3))
    expected = [byte % 6 for byte in tape if byte < 252][:3000]
    assert Dice("seed").rolls(3000, 6) == expected


def test_the_first_dice_of_a_seed_never_change() -> None:
    assert Dice("cannae").rolls(12, 6) == [4, 0, 4, 2, 2, 1, 0, 4, 5, 5, 1, 4]
    assert Dice("cannae").rolls(12, 10) == [6, 4, 2, 6, 2, 7, 8, 8, 7, 1, 3, 4]


@given(st.text(max_size=20), st.integers(0, 5000), st.integers(2, 256))
def test_equal_places_give_equal_dice(seed: str, index: int, faces: int) -> None:
    dice = Dice(seed, index)
    first, twin = dice.at(dice.place()), dice.at(dice.place())
    assert first.rolls(5, faces) == twin.rolls(5, faces) == Dice(seed, index).rolls(5, faces)
    assert dice.index == index
    assert first.index == twin.index >= index + 5


def test_every_face_is_as_likely() -> None:
    for faces in (6, 10, 60):
        count = Counter(Dice("fair").rolls(600 * faces, faces))
        assert sorted(count) == list(range(faces))
        assert sum((seen - 600) ** 2 / 600 for seen in count.values()) < 2.0 * faces  # chi squared, far out


def test_no_die_has_more_faces_than_a_byte() -> None:
    assert 0 <= Dice("many").pick(256) < 256
    with pytest.raises(ValueError, match="256"):
        Dice("many").pick(257)


def test_a_shuffle_is_a_permutation_and_reaches_them_all() -> None:
    seen = Counter()
    dice = Dice("cards")
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        dice.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert min(seen.values()) > 60


def test_mirrored_dice_are_the_tape_upside_down() -> None:
    dice, mirror = Dice("luck"), MirroredDice("luck")
    for faces in (6, 10, 6, 60):
        assert dice.roll(faces) + mirror.roll(faces) == faces - 1
    assert mirror.index == dice.index
    assert mirror.at(mirror.place()).rolls(5, 10) == [9 - face for face in dice.rolls(5, 10)]
    assert Dice("draw").pick(40) == MirroredDice("draw").pick(40)


def test_scripted_dice_run_out_and_refuse_impossible_faces() -> None:
    dice = ScriptedDice([5, 9])
    assert dice.roll(6) == 5
    assert dice.left == 1
    with pytest.raises(Problem, match="dice-script-face"):
        dice.roll(6)
    assert dice.roll(10) == 9
    with pytest.raises(Problem, match="dice-script-short"):
        dice.roll(6)


def test_the_script_leaves_shuffles_alone() -> None:
    dice, cards = ScriptedDice([1]), list(range(20))
    dice.shuffle(cards)
    assert dice.left == 1
    assert sorted(cards) == list(range(20)) != cards


def test_a_commitment_fixes_the_seed_without_telling_it() -> None:
    assert commitment("a") != commitment("b")
    assert len(commitment("a")) == 64
    assert "secret" not in commitment("secret")
