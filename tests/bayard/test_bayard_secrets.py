"""By night and under markers a side is shown, offered, refused and told nothing that hangs on what it does not see."""

from __future__ import annotations

import pytest

from strategikon.bayard import RULESET, veil
from strategikon.bayard.missions import NO_MISSION, orders
from strategikon.kernel.battle import AnyBattle, Battle
from strategikon.kernel.dice import Dice, ScriptedDice
from strategikon.kernel.events import NOBODY
from strategikon.kernel.scenario import Scenario, load_scenario, scenario_files
from strategikon.kernel.secrecy import check_secrets
from strategikon.kernel.trial import Broken, any_value
from strategikon.server import views
from strategikon.terminal import log
from strategikon.text import Teller

DECISIONS = 160
EVERY = 2
ALL = tuple(one.id for one in RULESET.optional_rules if one.values == ("off", "on"))
SWITCHES = (("darkness",), ("hidden_units",), ALL)


@pytest.mark.parametrize("switches", SWITCHES, ids=["darkness", "hidden_units", "all"])
@pytest.mark.parametrize("name", list(scenario_files(RULESET)))
def test_no_side_is_told_what_it_does_not_see(name: str, switches: tuple[str, ...]) -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, name), "dark", dict.fromkeys(switches, "on"))
    will, other = Dice(f"{name} will"), Dice(f"{name} worlds")
    while battle.ask is not None and battle.number < DECISIONS:
        if battle.number % EVERY == 0:
            check_secrets(battle, other, 1)
        assert list(RULESET.invariants(battle)) == []
        battle.take(any_value(battle, will))


def test_another_world_is_another_one() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "dark", {"darkness": "on"})
    assert battle.ask is not None
    side = battle.ask.side
    hidden = RULESET.secrets(battle.state, side)
    assert hidden
    state = battle.state.copy()
    RULESET.redeal(state, side, Dice("world"))
    assert state.hex_of != battle.state.hex_of
    own = battle.field.units_of[side]
    assert [state.hex_of[unit] for unit in own] == [battle.state.hex_of[unit] for unit in own]
    assert sorted(state.unit_at) == sorted(battle.state.unit_at)


def by_night(decisions: int) -> AnyBattle:
    """The night raid, some choices later: sentinels are posted, leaders are in the dark, messengers on their way."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "telham_1066"), "raid", {"darkness": "on"})
    will = Dice("raid")
    while battle.ask is not None and battle.number < decisions:
        sends = [value for value in battle.ask.values if value[0] == "send"]
        battle.take(sends[0] if sends else any_value(battle, will))
    return battle


def test_leaders_messengers_and_sentinels_are_elsewhere_in_another_world() -> None:
    """A5.73, A5.90 Each of them is moved in some world, and never to where the side would see him."""
    moved: set[str] = set()
    for decisions in (20, 60, 100):
        battle = by_night(decisions)
        assert battle.ask is not None
        for number in range(8):
            for side in range(2):
                twin = battle.fork()
                RULESET.redeal(twin.state, side, Dice(f"world {number}"))
                moved |= {name for name in ("leader_hex", "runners", "sentries")
                          if getattr(twin.state, name) != getattr(battle.state, name)}  # fmt: skip
                assert [one[0] for one in twin.state.sentries] == [one[0] for one in battle.state.sentries]
                beside = twin.field.grid.neighbours
                moving = [one for one in twin.state.sentries if one not in battle.state.sentries]
                assert all(one[1] in beside[twin.state.hex_of[one[0]]] for one in moving)
                assert twin.view(battle.sides[side]) == battle.view(battle.sides[side])
                own = battle.field.leaders_of[side]
                assert all(twin.state.leader_hex[one] == battle.state.leader_hex[one] for one in own)
    assert moved == {"leader_hex", "runners", "sentries"}


def test_who_is_alone_in_the_dark_is_elsewhere_too() -> None:
    """A5.73 A leader without a unit is dealt to other hexes, none of them beside an enemy who would see him; a decoy
    beside him is no enemy who would (A5.107)."""
    alone = {"id": "loner", "hex": "6,4", "rank": "senior_officer"}
    north = {"id": "north", "unit": [{"id": "far", "hex": "12,0"}], "leader": [alone]}
    south = {"id": "south", "unit": [{"id": "near", "hex": "6,7"}], "decoys": ["4,4"]}
    scenario = Scenario(RULESET, {"side": [south, north]}, "alone", inline=True)
    battle: AnyBattle = Battle(scenario, "alone", {"darkness": "on", "hidden_units": "on"})
    grid, leader = battle.field.grid, battle.field.leader_index["loner"]
    seen, places = battle.view("south"), set[int]()
    for number in range(60):
        twin = battle.fork()
        RULESET.redeal(twin.state, 0, Dice(f"world {number}"))
        assert twin.view("south") == seen
        places.add(twin.state.leader_hex[leader])
    assert len(places) > 6
    assert all(grid.distance[grid.hex("6,7")][here] > 1 for here in places)
    assert any(grid.distance[grid.hex("4,4")][here] == 1 for here in places)


def test_agents_have_other_missions_in_another_world() -> None:
    """A5.119 Another mission in a turn still to come, or none; what the agents of the side itself do stays."""
    battle: AnyBattle = Battle(load_scenario(RULESET, "telham_1066"), "agents", {"agents": "on"})
    will, kinds, turns = Dice("agents"), set[int](), set[int]()
    while battle.ask is not None and battle.ask.kind != "activate":
        battle.take(("at", 5) if ("at", 5) in battle.ask.values else any_value(battle, will))
    for number in range(40):
        for side in range(2):
            state = battle.state.copy()
            RULESET.redeal(state, side, Dice(f"world {number}"))
            for real, dealt in zip(orders(battle.state), orders(state), strict=True):
                assert dealt == real if real.side == side or real.fate else dealt.side == real.side
                if real.side != side and not real.fate:
                    kinds.add(dealt.kind)
                    turns.add(dealt.turn)
    assert NO_MISSION in kinds
    assert len(kinds) > 2
    assert turns <= {0, *range(battle.state.turn, battle.field.turns + 1)}
    assert len(turns) > 3


@pytest.mark.parametrize("told", ["sees_figure", "sees_sentry"])
def test_the_kit_finds_leaders_and_sentinels_that_leak(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setattr(veil, told, lambda *_: True)
    battle = by_night(0)
    with pytest.raises(Broken, match="tells"):
        _look_into_worlds(battle)


def _look_into_worlds(battle: AnyBattle) -> None:
    for number in range(8):
        check_secrets(battle, Dice(f"leak {number}"), 1)


def test_nothing_is_hidden_without_the_switches() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "day")
    assert not RULESET.has_secrets(battle.field)
    assert [list(RULESET.secrets(battle.state, side)) for side in range(2)] == [[], []]
    assert [battle.scene(side).dimmed for side in battle.sides] == [[], []]


def test_a_spectator_sees_what_both_sides_see() -> None:
    battle: AnyBattle = Battle(load_scenario(RULESET, "zama_202bc"), "dark", {"darkness": "on"})
    shown = {piece.id for piece in battle.scene(None).pieces}
    for side in battle.sides:
        assert shown <= {piece.id for piece in battle.scene(side).pieces}
    assert len(shown) < len(battle.field.ids)


GUN = {"id": "gun", "hex": "2,4", "marks": ["activated"], "missile": "powder_light", "type": "artillery"}
HORSE = {"id": "horse", "hex": "1,5", "type": "cavalry"}
FAR = {"id": "south", "unit": [GUN, HORSE, {"id": "guards", "hex": "12,8"}]}
NEAR = {"id": "north", "unit": [{"id": "mark", "hex": "4,4"}, {"id": "others", "hex": "12,0"}]}


def shot_by_night(seed: str, dice: Dice | None = None) -> AnyBattle:
    """4.52 A gun with a horse behind it shoots; from where the target stands the horse is in the dark."""
    scenario = Scenario(RULESET, {"phase": "fight", "side": [FAR, NEAR]}, "noise", inline=True)
    battle: AnyBattle = Battle(scenario, seed, {"darkness": "on"}, dice)
    battle.choose("shoot gun mark")
    return battle


def test_noise_beside_a_gun_is_told_to_nobody_who_does_not_see_it() -> None:
    """A5.73 The other side is told neither that dice fell beside the gun nor what they showed, and a spectator
    neither: on the wire, in the terminal, anywhere."""
    battle = shot_by_night("noise", ScriptedDice([0] * 9))  # green dice: nobody is driven back, nobody is asked
    noise = next(event for event in battle.events if event.kind == "noise-dice")
    assert [noise.known_to(side) for side in (0, 1, None)] == [True, False, False]
    told = [[event["kind"] for event in views.events(battle, battle.events, place)] for place in (0, 1, None)]
    assert ["noise-dice" in kinds for kinds in told] == [True, False, False]
    assert all("shot-dice" in kinds for kinds in told)
    entry = log.Entry(1, "south", None, battle.events)
    lines = {viewer: log.told(entry, battle, viewer, Teller("en")) for viewer in (*battle.sides, None)}
    assert len(lines["north"]) < len(lines["south"]) == len(lines[None])


def test_the_kit_finds_dice_beside_a_gun_that_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The target's side answers first; then noise dice fall, in one world and not in the other."""
    _look_at_shots()
    monkeypatch.setattr(veil, "_alone", lambda *_: None)
    with pytest.raises(Broken, match="the events tell north"):
        _look_at_shots()


def _look_at_shots() -> None:
    for number in range(12):
        battle = shot_by_night(f"noise {number}")
        if battle.ask is not None and battle.sides[battle.ask.side] == "north":
            _look_into_worlds(battle)


def test_who_is_near_is_not_told_by_dice_that_fall_only_then() -> None:
    """A5.83, A5.88 Sentinels listen and sleepers stir where an enemy is near: the archive alone knows of these dice. A
    sentinel that was alerted tells its own side, one that was spotted hears nothing of it."""
    kinds: dict[str, set[int | None]] = {}
    for number in range(6):
        battle: AnyBattle = Battle(load_scenario(RULESET, "telham_1066"), f"near {number}")
        will = Dice(f"near {number}")
        while battle.ask is not None:
            for event in battle.events:
                kinds.setdefault(event.kind, set()).add(event.only)
            battle.take(any_value(battle, will))
    assert kinds["hear-dice"] == kinds["wake-dice"] == {NOBODY}
    watch = battle.field.side_of[next(u for u, line in enumerate(battle.field.unit_lines) if line.get("sentinels"))]
    assert kinds["alerted"] == {watch}
    assert kinds["spotted"] == {1 - watch}
