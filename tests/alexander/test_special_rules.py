"""Each special rule of each scenario, and each victory condition."""

from __future__ import annotations

import tomllib

import pytest
from special_harness import corps, fight, here, leader, over, put_before, run

from strategikon.alexander import (
    RULESET,
    breaking,
    combat_leaders,
    line_orders,
    missiles,
    momentum,
    movement,
    phalanx,
    prearranged,
    profile,
    recovery,
    rout_points,
    special_rules,
    victory,
    weapons,
)  # fmt: skip
from strategikon.alexander import field as ground
from strategikon.alexander.pieces import shift
from strategikon.alexander.shock import designation
from strategikon.alexander.state import DEAD, ELIMINATED, EXITED, LEFT, NOBODY, NOWHERE, REGROUPING, Mark
from strategikon.kernel.ruleset import changed
from strategikon.kernel.scenario import Scenario, scenario_files

TEXT_ONLY = {"guided_steps", "indian_leaders", "indian_bowmen", "city_contingents"}
DOCUMENTS = {name: tomllib.loads(path.read_text("utf-8")) for name, path in scenario_files(RULESET).items()}
ALL = [(name, rule["id"]) for name, document in DOCUMENTS.items() for rule in document.get("special_rule", ())]


# -- Chaeronea ---------------------------------------------------------------------------------------------------------


def test_chaeronea_walls() -> None:
    battle = fight("chaeronea")
    field, grid = battle.field, battle.field.grid
    inside = here(battle, "2743")
    for side, there in enumerate(grid.neighbour[inside]):
        back = (side + 3) % 6
        assert all(field.step(way, there, back)[0] < 0 for way in range(len(field.ways)))
    assert not missiles.can_see(battle, here(battle, "2840"), here(battle, "2844"))


def test_chaeronea_city_contingents() -> None:
    battle = fight("chaeronea")
    field = battle.field
    for name in ("theagenes", "proxenus", "chares", "stratocles", "demosthenes"):
        mine = field.line_only[leader(battle, name)]
        groups = [group for group in field.groups if leader(battle, name) in group.leaders]
        assert mine
        for group in groups:
            for member in group.members:
                reason = line_orders.cannot_join(battle, leader(battle, name), member) if member else None
                if field.corps_of[member] not in mine and member:
                    assert reason is not None


def test_chaeronea_philip_feint() -> None:
    battle = fight("chaeronea")
    assert special_rules.prearranged_corps(battle, leader(battle, "philip")) == ("phalanx", "hypaspists")
    assert special_rules.prearranged_corps(battle, leader(battle, "parmenion")) == ()
    assert prearranged.lines_of(battle, leader(battle, "philip"))


# -- Gaugamela, Issus --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["gaugamela", "issus"])
def test_darius_target(name: str) -> None:
    battle = fight(name)
    darius = leader(battle, "darius")
    assert special_rules.is_target(battle, darius)
    assert over(battle, lambda: combat_leaders.kill(battle, darius, "duel")) == "macedonian"


@pytest.mark.parametrize(("name", "points"), [("gaugamela", 45), ("issus", 40)])
def test_kings_flight(name: str, points: int) -> None:
    battle = fight(name)
    darius = leader(battle, "darius")
    edge = battle.field.edge_distance["E"].index(0)
    battle.state.leader_hex[darius] = edge
    assert special_rules.leader_exit_edges(battle, darius) == ["E"]
    special_rules.leader_leaves(battle, darius, "E")
    assert battle.state.leader_state[darius] == LEFT
    assert rout_points.total(battle, 1) == points
    assert battle.outcome is None


def test_gaugamela_camp_plunder() -> None:
    battle = fight("gaugamela")
    state = battle.state
    raider = battle.field.units_of[1][0]
    shift(battle, raider, (here(battle, "0328"),))
    state.mp_left = 5
    run(special_rules.has_entered(battle, raider))
    assert rout_points.total(battle, 0) == 5
    assert state.mp_left == 0
    assert special_rules.cannot_move(battle, raider) is not None
    run(special_rules.has_entered(battle, raider))
    assert rout_points.total(battle, 0) == 5  # once per hex
    state.turn = 2
    assert special_rules.cannot_move(battle, raider) is not None
    state.turn = 3
    assert special_rules.cannot_move(battle, raider) is None
    mine = battle.field.units_of[0][0]
    shift(battle, mine, (here(battle, "0329"),))
    run(special_rules.has_entered(battle, mine))
    assert rout_points.total(battle, 0) == 5


def test_gaugamela_second_line() -> None:
    battle = fight("gaugamela")
    hoplites = corps(battle, "league_hoplites")[0]
    assert special_rules.about_face_mp(battle, hoplites, 3) == 1
    special_rules.has_faced_about(battle, hoplites)
    assert special_rules.about_face_mp(battle, hoplites, 3) == 3
    assert special_rules.about_face_mp(battle, corps(battle, "phalanx")[0], 3) == 3


@pytest.mark.parametrize(("name", "turn", "near"), [("gaugamela", 3, 6), ("issus", 4, 5)])
def test_levies_in_depth(name: str, turn: int, near: int) -> None:
    battle = fight(name)
    state, levies = battle.state, corps(battle, "levy")
    first, second = levies[0], levies[-1]
    assert special_rules.cannot_order(battle, NOBODY, first) is not None
    assert special_rules.cannot_move(battle, first) is not None
    state.turn = turn
    assert special_rules.cannot_order(battle, NOBODY, first) is None
    state.turn = 1
    rows = battle.field.grid.distance
    free = [
        place
        for place, there in enumerate(state.unit_at)
        if there == NOBODY and min(rows[place][h] for h in (state.hex_of[first],)) == near
    ]
    scout = battle.field.units_of[0][-1]
    shift(battle, scout, (free[0],) if state.hex2_of[scout] == NOWHERE else (free[0], free[1]))
    special_rules.release(battle)
    assert state.marks[first] & Mark.RELEASED
    assert special_rules.cannot_order(battle, NOBODY, first) is None
    if rows[free[0]][state.hex_of[second]] > near:
        assert special_rules.cannot_order(battle, NOBODY, second) is not None


def test_issus_heights_detachment() -> None:
    battle = fight("issus")
    hill = corps(battle, "hill_force")[0]
    assert special_rules.cannot_order(battle, leader(battle, "darius"), hill) is not None
    assert special_rules.cannot_order(battle, leader(battle, "hill_chief"), hill) is None
    assert special_rules.retreat_edge(battle, hill) == "S"
    assert special_rules.retreat_edge(battle, corps(battle, "horse")[0]) == "E"


# -- Granicus ----------------------------------------------------------------------------------------------------------


def test_granicus_idle_mercenaries() -> None:
    battle = fight("granicus")
    state = battle.state
    greeks, omares = corps(battle, "mercenary_hoplites"), leader(battle, "omares")
    assert special_rules.is_frozen_leader(battle, omares)
    assert all(special_rules.cannot_order(battle, NOBODY, greek) is not None for greek in greeks)
    state.turn = 4
    assert not special_rules.is_frozen_leader(battle, omares)
    state.turn = 1
    rows = battle.field.grid.distance
    place = next(p for p, u in enumerate(state.unit_at) if u == NOBODY and rows[p][state.hex_of[greeks[0]]] == 6)
    scout = next(u for u in battle.field.units_of[0] if state.hex2_of[u] == NOWHERE)
    shift(battle, scout, (place,))
    special_rules.release(battle)
    assert all(special_rules.cannot_order(battle, NOBODY, greek) is None for greek in greeks)
    assert not special_rules.is_frozen_leader(battle, omares)


def test_granicus_a_frozen_leader_is_finished_when_his_turn_comes() -> None:
    battle = fight("granicus")
    while battle.ask is not None and battle.state.turn == 1:
        assert battle.ask.kind != "activate" or ("activate", leader(battle, "omares")) not in battle.ask.values
        battle.pick(len(battle.ask.values) - 1)


def test_granicus_forlorn_hope() -> None:
    battle = fight("granicus", contingent_commanders="on")
    scouts = leader(battle, "amyntas_arr")
    assert special_rules.contingent_cost(battle, scouts, 3) == 1
    assert special_rules.contingent_cost(battle, leader(battle, "calas"), 3) == 3
    battle.state.turn = 2
    assert special_rules.contingent_cost(battle, scouts, 3) == 3


# -- Hydaspes ----------------------------------------------------------------------------------------------------------


def test_hydaspes_second_wave() -> None:
    battle = fight("hydaspes")
    wave, meleager = corps(battle, "second_wave")[0], leader(battle, "meleager")
    assert special_rules.cannot_order(battle, NOBODY, wave) is not None
    assert special_rules.is_frozen_leader(battle, meleager)
    battle.state.turn = 3
    assert special_rules.cannot_order(battle, NOBODY, wave) is None
    assert not special_rules.is_frozen_leader(battle, meleager)


def test_hydaspes_indian_leaders() -> None:
    battle = fight("hydaspes")
    assert all(battle.field.combat[p] is None for p in battle.field.leaders_of[1])


def test_hydaspes_living_wall() -> None:
    battle = fight("hydaspes")
    porus = leader(battle, "porus")
    kinds = [{battle.field.type_of[u] for u in line.units} for line in line_orders.lines_of(battle, porus)]
    assert any({"EL", "LI"} <= kind or {"EL", "MI"} <= kind for kind in kinds)


def test_hydaspes_indian_bowmen() -> None:
    battle = fight("hydaspes")
    line = {battle.field.type_of[u]: weapons.line_of(battle.field, u) for u in battle.field.units_of[1]}
    assert line["LI"] == "indian_li_archer"
    assert line["CH"] == "mounted_archer"


def test_hydaspes_wet_ground() -> None:
    battle = fight("hydaspes")
    chariot, horse = corps(battle, "chariots")[0], corps(battle, "horse")[0]
    dry = battle.field.ma_of[chariot]
    assert profile.printed_ma(battle, chariot) == dry - 2
    assert profile.printed_ma(battle, horse) == battle.field.ma_of[horse]
    battle.state.turn = 3
    assert profile.printed_ma(battle, chariot) == dry


def test_hydaspes_porus_stands() -> None:
    battle = fight("hydaspes")
    porus = leader(battle, "porus")
    battle.state.leader_hex[porus] = battle.field.edge_distance["E"].index(0)
    assert special_rules.leader_exit_edges(battle, porus) == []
    victory.leader_lost(battle, porus)
    assert battle.state.rout_points[1] == 50
    assert victory.leader_value(battle, leader(battle, "alexander")) == 70


# -- Jaxartes ----------------------------------------------------------------------------------------------------------


def test_jaxartes_rafts() -> None:
    battle = fight("jaxartes")
    field = battle.field
    foot = put_before(battle, field.ids[corps(battle, "hypaspists")[0]], "1210", 3)
    battle.state.hits[foot] = 2
    assert special_rules.no_shock_from(battle, foot)
    assert designation.cannot_shock_at_all(battle, foot) is not None
    assert recovery.cannot_recover(battle, foot) is not None
    engine, river = corps(battle, "artillery")[0], here(battle, "1110")
    bank = here(battle, "1010")
    assert field.step(field.way_of[engine], bank, field.grid.direction(bank, river))[0] < 0
    assert field.step(field.way_of[foot], bank, field.grid.direction(bank, river))[0] > 0


def test_jaxartes_open_steppe() -> None:
    battle = fight("jaxartes")
    state = battle.state
    rider = put_before(battle, battle.field.ids[battle.field.units_of[1][0]], "3810", 3)
    state.hits[rider], state.missile, state.turn = 3, changed(state.missile, rider, 2), 3
    assert special_rules.exit_edges(battle, rider) == ["E"]
    state.facing[rider] = 9
    assert special_rules.exit_edges(battle, rider) == []
    before = rout_points.total(battle, 1)
    run(movement.depart(battle, (rider,), "E"))
    assert state.fate[rider] == REGROUPING
    assert rout_points.total(battle, 1) == before + rout_points.unit_value(battle, rider)
    state.turn = 4
    run(special_rules.begin_turn(battle))
    assert state.hex_of[rider] == NOWHERE
    state.turn = 5
    run(special_rules.begin_turn(battle))
    assert battle.field.edge_distance["E"][state.hex_of[rider]] == 0
    assert (state.hits[rider], state.missile[rider]) == (0, 0)
    assert rout_points.total(battle, 1) == before


def test_jaxartes_baiting_tactics() -> None:
    from strategikon.alexander import skirmishers

    battle = fight("jaxartes")
    victim = put_before(battle, battle.field.ids[corps(battle, "hypaspists")[0]], "1210", 3)
    rider = put_before(battle, battle.field.ids[battle.field.units_of[1][0]], "1510", 9)
    assert skirmishers.cannot_target(battle, rider, victim) is None
    assert skirmishers.firing_hexes(battle, rider, victim)


def test_jaxartes_time() -> None:
    battle = fight("jaxartes")
    battle.state.turn = 12
    assert over(battle, lambda: victory.army_rout(battle)) == "scythian"


# -- Pelium ------------------------------------------------------------------------------------------------------------


def test_pelium_walls() -> None:
    battle = fight("pelium")
    field, grid = battle.field, battle.field.grid
    gate, way = here(battle, "0714"), field.way_of[0]
    outside = grid.neighbour[gate][grid.directions.index("SE")]
    assert field.step(way, outside, grid.direction(outside, gate)) == (ground.GATE_MP, 0)
    assert field.step(way, here(battle, "0412"), grid.directions.index("N"))[0] < 0
    assert field.terrain[gate] == "town"


def test_pelium_display_of_drill() -> None:
    battle = fight("pelium")
    tribes = corps(battle, "taulantian")
    held = [u for u in tribes if special_rules.cannot_move(battle, u) is not None]
    assert held
    assert all(special_rules.cannot_order(battle, NOBODY, u) is None for u in held)  # they may shoot
    battle.state.turn = 2
    assert all(special_rules.cannot_move(battle, u) is None for u in held)
    battle.state.turn = 1
    assert not any(special_rules.is_frozen_leader(battle, p) for p in battle.field.leaders_of[1])


def test_pelium_break_out() -> None:
    battle = fight("pelium")
    guard = put_before(battle, battle.field.ids[corps(battle, "hypaspists")[0]], "4015", 3)
    assert special_rules.exit_edges(battle, guard) == ["E"]
    shift(battle, guard, (here(battle, "4020"),))
    assert special_rules.exit_edges(battle, guard) == []
    shift(battle, guard, (here(battle, "4012"),))
    foe = battle.field.units_of[1][0]
    shift(battle, foe, (here(battle, "4014"),))
    battle.state.facing[foe] = 3
    assert special_rules.exit_edges(battle, foe) == []
    run(movement.depart(battle, (guard,), "E"))
    assert battle.state.fate[guard] == EXITED
    assert rout_points.total(battle, 0) == 0


def test_pelium_exit_wins() -> None:
    battle = fight("pelium")
    state = battle.state
    for u in corps(battle, "phalanx", "companions", "hypaspists")[:-1]:
        state.fate = changed(state.fate, u, EXITED)
    last = corps(battle, "phalanx", "companions", "hypaspists")[-1]
    state.facing[last] = 3
    assert over(battle, lambda: run(movement.depart(battle, (last,), "E"))) == "macedonian"


def test_pelium_wary_tribes() -> None:
    battle = fight("pelium")
    tribe = put_before(battle, battle.field.ids[corps(battle, "taulantian")[0]], "2005", 3)
    assert special_rules.retreat_edges(battle, tribe) == ["N"]
    shift(battle, tribe, (here(battle, "2025"),))
    assert special_rules.retreat_edges(battle, tribe) == ["S"]
    run(breaking.rout(battle, tribe, "check"))
    assert special_rules.retreat_edge(battle, tribe) == "S"
    shift(battle, tribe, (here(battle, "2005"),))
    assert special_rules.retreat_edge(battle, tribe) == "S"  # settled as it routed
    assert special_rules.retreat_edge(battle, corps(battle, "dardanian")[0]) == "W"


def test_pelium_a_crisis_may_be_the_end_of_tribesmen() -> None:
    """5.33b Archers (TQ 4) with 3 hits lose the last to the ground of their first hex: there is no second."""
    battle = fight("pelium")
    state = battle.state
    archers = put_before(battle, "i_n_a1", "1706", 0)
    state.hits[archers] = 3
    state.active, state.crisis, state.duties = 1, leader(battle, "glaucias"), [archers]
    run(momentum.crisis(battle))
    assert (state.hex_of[archers], state.fate[archers], state.duties) == (NOWHERE, ELIMINATED, [])


def test_pelium_alexander_killed_and_time() -> None:
    battle = fight("pelium")
    assert over(battle, lambda: combat_leaders.kill(battle, leader(battle, "alexander"), "duel")) == "illyrian"
    battle = fight("pelium")
    battle.state.turn = 14
    assert over(battle, lambda: victory.army_rout(battle)) == "illyrian"


# -- Samarkand ---------------------------------------------------------------------------------------------------------


def test_samarkand_divided_command() -> None:
    battle = fight("samarkand")
    for name in ("pharnuches", "andromachus", "menedemus", "caranus"):
        assert special_rules.bars_momentum(battle, leader(battle, name)) is not None
        assert special_rules.bars_trump(battle, leader(battle, name)) is not None
    assert special_rules.bars_momentum(battle, leader(battle, "spitamenes")) is None
    assert special_rules.bars_trump(battle, leader(battle, "spitamenes")) is None


def test_samarkand_escape_south() -> None:
    battle = fight("samarkand")
    horse = put_before(battle, battle.field.ids[corps(battle, "mercenary_horse")[0]], "1030", 5)
    assert special_rules.exit_edges(battle, horse) == ["S"]
    battle.state.facing[horse] = 1
    assert special_rules.exit_edges(battle, horse) == []
    chief = leader(battle, "caranus")
    battle.state.leader_hex[chief] = here(battle, "1030")
    assert special_rules.leader_exit_edges(battle, chief) == ["S"]
    assert special_rules.leader_exit_edges(battle, leader(battle, "spitamenes")) == []


def test_samarkand_tired_horses() -> None:
    battle = fight("samarkand")
    horse, foe = corps(battle, "mercenary_horse")[0], battle.field.units_of[1][0]
    for turn in (1, 9):
        battle.state.turn = turn
        assert profile.printed_ma(battle, horse) == battle.field.ma_of[horse] - 2
        assert profile.printed_ma(battle, foe) == battle.field.ma_of[foe]


def test_samarkand_mercenary_square() -> None:
    battle = fight("samarkand")
    assert all(phalanx.can_form_square(battle, u) for u in corps(battle, "mercenary_hoplites"))
    assert not any(phalanx.can_form_square(battle, u) for u in corps(battle, "peltasts"))


def test_samarkand_exit_and_time() -> None:
    """20 points in good order: a double of hoplites (12), peltasts (5) and two bands of skirmishers (1 each) are one
    short, with the other peltasts enough."""
    battle = fight("samarkand")
    names = ("m_ho1", "m_lp1", "m_arch", "m_jav", "m_lp2")
    hoplites, *others, last = (battle.field.ids.index(name) for name in names)
    battle.state.fate = changed(battle.state.fate, hoplites, EXITED)
    for unit in others:
        run(movement.depart(battle, [unit], "S"))
    assert battle.outcome is None
    assert over(battle, lambda: run(movement.depart(battle, [last], "S"))) == "macedonian"
    battle = fight("samarkand")
    battle.state.turn = 10
    assert over(battle, lambda: victory.army_rout(battle)) == "sogdian"


# -- Troad -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "winner"), [((0, 0), "persian"), ((5, 5), "macedonian"), ((11, 10), "persian"), ((12, 11), "persian")]
)
def test_troad_time_by_ratio(points: tuple[int, int], winner: str) -> None:
    """25 against 23: 5/25 < 5/23; 11/25 > 10/23; 12/25 = 0.48 > 11/23 = 0.478; and Memnon wins ties."""
    battle = fight("troad")
    battle.state.rout_points[:] = points
    battle.state.turn = 10
    assert over(battle, lambda: victory.army_rout(battle)) == winner


def test_troad_guided_steps_is_text() -> None:
    battle = fight("troad")
    assert [rule.effect for rule in battle.field.special] == ["advice"]


# -- all ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "rule"), ALL)
def test_every_special_rule_has_a_test(name: str, rule: str) -> None:
    tests = [test for test in globals() if test.startswith("test_")]
    words = (rule, rule.replace("pelium_", "").replace("chaeronea_", ""))
    assert any(word in test for word in words for test in tests), (name, rule)


def test_when_every_leader_is_gone_the_better_army_has_won() -> None:
    battle = fight("chaeronea")
    battle.state.rout_points[:] = [100, 10]
    battle.state.leader_state[:] = [DEAD] * len(battle.state.leader_state)
    assert over(battle, lambda: victory.army_rout(battle)) == "greek"


def test_regrouping_units_count_at_the_army_rout_check() -> None:
    battle = fight("jaxartes")
    state = battle.state
    riders = battle.field.units_of[1]
    for rider in riders:
        state.fate, state.hex_of[rider] = changed(state.fate, rider, REGROUPING), NOWHERE
    assert rout_points.total(battle, 1) == sum(rout_points.unit_value(battle, rider) for rider in riders)
    assert over(battle, lambda: victory.army_rout(battle)) == "macedonian"


def test_a_scenario_document_is_not_changed_by_a_battle() -> None:
    document = DOCUMENTS["troad"]
    assert Scenario(RULESET, document, "troad.toml")
