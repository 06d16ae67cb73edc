"""Records rebuild a battle and cannot be changed unnoticed."""

from __future__ import annotations

from json import loads
from typing import Any

import pytest

from playthrough import fought
from strategikon.kernel.battle import AnyBattle
from strategikon.kernel.chain import full_texts
from strategikon.kernel.message import Problem
from strategikon.kernel.record import older, parse_record, rebuild, replay, restore, save, to_json
from strategikon.library import find_ruleset, load


def complaint(record: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Problem) as found:
        rebuild(parse_record(to_json(record).encode(), "r.json"), "r.json", find_ruleset)
    first = found.value.complaints[0]
    return first.id, dict(first.args)


@pytest.fixture
def record(skirmish: AnyBattle) -> dict[str, Any]:
    return fought(skirmish).record()


def test_a_record_rebuilds_the_battle(skirmish: AnyBattle) -> None:
    fought(skirmish)
    again = rebuild(loads(to_json(skirmish.record())), "r.json", find_ruleset)
    assert again.digest() == skirmish.digest()
    assert again.outcome == skirmish.outcome
    assert to_json(again.record()) == to_json(skirmish.record())


def test_chosen_and_picked_battles_have_the_same_record(skirmish: AnyBattle) -> None:
    twin = load("skirmish/ford", seed="fixture")
    while skirmish.ask is not None:
        place = skirmish.number % len(skirmish.ask.values)
        skirmish.pick(place)
        assert twin.decision is not None
        twin.choose(twin.decision.options[place].text)
    assert to_json(skirmish.record()) == to_json(twin.record())


def test_replay_shows_every_choice_and_its_events(record: dict[str, Any]) -> None:
    story = list(replay(record, "r.json", find_ruleset))
    assert [text for _, text, _ in story] == ["", *full_texts(record)]
    assert any(event.kind == "move" for _, _, events in story for event in events)


def test_an_unfinished_battle_keeps_its_seed_back(skirmish: AnyBattle) -> None:
    hidden = fought(skirmish, most=9).record(reveal=False)
    assert "seed" not in hidden
    assert complaint(hidden)[0] == "record-no-seed"
    assert rebuild({**hidden, "seed": "fixture"}, "r.json", find_ruleset).digest() == skirmish.digest()


def test_verify_names_the_first_choice_that_does_not_fit(record: dict[str, Any]) -> None:
    for place in range(0, len(record["choices"]), 7):
        changed = {**record, "choices": [*record["choices"]]}
        changed["choices"][place] = "rest" if changed["choices"][place] != "rest" else "order red-2"
        kind, args = complaint(changed)
        assert kind in ("record-choice", "record-chain")
        assert args["number"] == place + 1


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"seed": "another"}, "record-commitment"),
        ({"version": 99}, "record-version"),
        ({"ruleset": "chess"}, "ruleset-unknown"),
        ({"format": 2}, "complaint-choice"),
        ({"scenario": {"id": "ford", "digest": "0" * 64}}, "record-scenario"),
        ({"scenario": {"id": "nowhere", "digest": "0" * 64}}, "scenario-unknown"),
        ({"options": {"deadly": "on"}}, "record-chain"),
        ({"ruleset": "skir"}, "record-header"),
        ({"format": 1.0}, "record-header"),
        ({"version": 1 << 70}, "complaint-range"),
        ({"options": {"magic": "on"}}, "option-unknown"),
        ({"options": {"deadly": "very"}}, "option-value"),
        ({"seal": "0" * 64}, "record-seal"),
        ({"chain": "abcd"}, "complaint-chain"),
        ({"extra": 1}, "complaint-unknown"),
        ({"choices": [1, 2]}, "complaint-text"),
    ],
)
def test_a_tampered_record_is_refused(record: dict[str, Any], change: dict[str, Any], expected: str) -> None:
    assert complaint({**record, **change})[0] == expected


def test_half_a_character_is_no_seed(record: dict[str, Any]) -> None:
    raw = to_json({**record, "seed": "SEED"}).replace('"SEED"', '"\\ud800"').encode()
    with pytest.raises(Problem, match="complaint-text"):
        parse_record(raw, "r.json")


def test_a_shortened_record_is_refused(record: dict[str, Any]) -> None:
    short = {**record, "choices": record["choices"][:-1], "chain": record["chain"][:-4]}
    assert complaint(short)[0] == "record-seal"


def test_truncated_and_foreign_files(record: dict[str, Any]) -> None:
    whole = to_json(record).encode()
    for raw in (b"", b"{", whole[: len(whole) // 2], b"\xff\xfe", b"[" * 100_000, b"null", b"[1]", b'"x"', b"{}"):
        with pytest.raises(Problem):
            parse_record(raw, "r.json")


def test_a_save_is_loaded_without_replaying_and_goes_on_alike(skirmish: AnyBattle) -> None:
    while skirmish.ask is not None and skirmish.number < 60:
        loaded = restore(loads(to_json(save(skirmish))), "s.json", find_ruleset)
        assert loaded.digest() == skirmish.digest()
        assert loaded.decision == skirmish.decision
        fought(skirmish, most=skirmish.number + 1)
    assert to_json(loaded.record()) == to_json(restore(save(loaded), "s.json", find_ruleset).record())


def test_a_loaded_battle_can_be_undone_past_its_snapshot(skirmish: AnyBattle) -> None:
    fought(skirmish, most=40)
    loaded = restore(save(skirmish), "s.json", find_ruleset)
    for _ in range(40):
        skirmish.undo(force=True)
        loaded.undo(force=True)
        assert loaded.digest() == skirmish.digest()


def test_a_spoilt_snapshot_is_refused(skirmish: AnyBattle) -> None:
    saved = save(fought(skirmish, most=10))
    for snapshot in (None, 3, {}, {"count": "x"}, {"count": 1, "index": 2, "state": []}):
        with pytest.raises(Problem, match="record-snapshot"):
            restore({**saved, "snapshot": snapshot}, "s.json", find_ruleset)


def test_a_record_of_older_rules_is_played_under_ours(record: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    saved = save(load("skirmish/ford", "saved"))
    monkeypatch.setattr(type(find_ruleset("skirmish")), "version", 2)
    battle = rebuild(record, "r.json", find_ruleset)
    told = older(record, "r.json", battle)
    assert told is not None
    assert (told.id, told.args["theirs"], told.args["ours"]) == ("record-older", 1, 2)
    assert older(battle.record(), "r.json", battle) is None
    assert restore(saved, "s.json", find_ruleset).number == 0
    changed = {**record, "choices": [*record["choices"][:5], "nonsense", *record["choices"][6:]]}
    kind, args = complaint(changed)
    assert (kind, args["number"]) == ("record-older-differs", 6)
