"""A shock can be laid open before it is fought: the sheets of the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.alexander import RULESET
from strategikon.alexander.state import Mark
from strategikon.kernel.battle import Battle
from strategikon.kernel.dice import ScriptedDice
from strategikon.kernel.scenario import Scenario
from strategikon.kernel.scene import Sheet
from strategikon.text import LANGUAGES, Teller


def battle_of(ours: list[dict[str, Any]], theirs: list[dict[str, Any]], dice: list[int], **keys: Any) -> Any:
    leaders = keys.pop("leaders", ({"id": "l", "hex": "0101"}, {"id": "p", "hex": "6050"}))
    sides = [
        {"id": "macedonian", "unit": ours, "leader": [leaders[0]]},
        {"id": "persian", "unit": theirs, "leader": [leaders[1]]},
    ]
    setup = {"phase": "designate", "side": sides, **keys}
    return Battle(Scenario(RULESET, setup, "test", inline=True), "test", {}, ScriptedDice(dice))


def laid(battle: Any, option: str) -> Sheet:
    """The sheet of an option on offer."""
    assert option in battle.decision.texts(), battle.decision.texts()
    found = RULESET.sheet(battle, battle.find(option)[0])
    assert found is not None
    return found


def rows(sheet: Sheet) -> dict[str, tuple[str, dict[str, Any]]]:
    return {what.id.removeprefix("alexander-"): (much.id, dict(much.args)) for what, much in sheet.rows}


def losses(sheet: Sheet) -> list[list[int]]:
    return [[message.args["number"] for message in line] for line in sheet.lines]


def phalanx_and_slingers(mark: str) -> Any:
    """EX-27 A phalanx, double hoplites and slingers in front of it."""
    ours = [{"id": "ph", "type": "PH", "hex": ["3722", "3822"], "facing": "NNW", "marks": [mark]}]
    hoplites = {"id": "ho", "type": "HI", "class": "HO", "hex": ["3721", "3622"], "facing": "SSE", "double": True}
    slingers = {"id": "sk", "type": "SK", "hex": "3821", "facing": "SSE", "missile": "S"}
    return battle_of(ours, [{**hoplites, "size": 8}, slingers], [5, 5, 2, 6])


def test_hoplites_against_peltasts() -> None:
    """EX-30 Column 9, AS by weapons; unmoved, so nobody checks, and 6 to 4 is 1:1."""
    battle = battle_of(
        [{"id": "a", "type": "HI", "hex": "1010", "facing": "E"}],
        [{"id": "x", "type": "LP", "hex": "1110", "facing": "W"}],
        [],
        leaders=({"id": "l", "hex": "0910"}, {"id": "p", "hex": "6050"}),
    )
    told = laid(battle, "shock a").line
    assert told is not None
    assert [Teller(language).say(told, battle) for language in LANGUAGES] == [
        "1 die on column 9 · superior: the attacker, by weapons: the defender loses twice as much · 5 hits rout x",
        "1 dé, colonne 9 · supériorité : l'attaquant, par armement : le défenseur perd le double"
        " · 5 touches mettent x en déroute",
    ]
    sheet = laid(battle, "shock a")
    found = rows(sheet)
    assert found["shock-checks"][0] == "alexander-shock-no-checks"
    assert found["shock-clash"][1] == found["shock-column"][1] == {"number": 9}
    assert found["shock-superior"] == ("alexander-shock-superior-AS", {"reason": "system"})
    assert losses(sheet)[5] == [5, 2, 6]  # 2(3), the defender's doubled
    assert losses(sheet)[0] == [0, 3, 4]  # 3(2)


def test_one_phalanx_two_defenders() -> None:
    """EX-27 The defender names the hoplites: column 8, 10 to 8 of a mover is 2:1, nobody superior. Had he named the
    slingers: column 13, the attacker superior."""
    battle = phalanx_and_slingers("must-check")
    hoplites = laid(battle, "defend ho")
    assert rows(hoplites)["shock-clash"][1] == {"number": 8}
    assert rows(hoplites)["shift-size_ratio"] == ("alexander-shock-right", {"count": 1})
    assert rows(hoplites)["shock-column"][1] == {"number": 9}
    assert rows(hoplites)["shock-superior"][0] == "alexander-shock-superior-none"
    assert losses(hoplites)[6] == [6, 2, 3]
    slingers = laid(battle, "defend sk")
    assert rows(slingers)["shock-column"][1] == {"number": 13}
    assert rows(slingers)["shock-superior"][0] == "alexander-shock-superior-AS"
    assert losses(slingers)[6] == [6, 1, 8]  # 1(4)


def test_the_angle_is_chosen() -> None:
    """EX-32 A phalanx attacked by HI frontally and LN from the rear: columns 6 and 11; from the rear superior. By LN it
    is struck whatever covers its flanks; 10 to 10 is 1:1."""
    battle = battle_of(
        [{"id": "p", "type": "PH", "hex": ["1010", "1011"], "facing": "E"}],
        [
            {"id": "h", "type": "HI", "hex": "1110", "facing": "W", "marks": ["moved-now"]},
            {"id": "n", "type": "LN", "hex": "0910", "facing": "E", "marks": ["moved-now"]},
        ],
        [0, 0, 0],
        active="persian",
        leaders=({"id": "l", "hex": "4001"}, {"id": "d", "hex": "5050"}),
    )
    assert rows(laid(battle, "strike h p front"))["shock-column"][1] == {"number": 6}
    rear = rows(laid(battle, "strike n p rear"))
    assert rear["shock-column"][1] == {"number": 11}
    assert rear["shock-superior"] == ("alexander-shock-superior-AS", {"reason": "position"})


def test_charisma_and_checks() -> None:
    """EX-34 Charisma 4 against 3: +4 and -3. Attacker and target check before the lines meet (8.33)."""
    battle = battle_of(
        [{"id": "a", "type": "LI", "hex": "1010", "facing": "E", "marks": ["moved-now"], "tq": 6}],
        [{"id": "x", "type": "LI", "hex": "1110", "facing": "W", "tq": 5}],
        [],
        leaders=({"id": "l", "hex": "1010", "charisma": 4}, {"id": "p", "hex": "1110", "charisma": 3}),
    )
    found = rows(laid(battle, "shock a"))
    assert found["modifier-attacker_charisma"][1] == {"number": "+4"}
    assert found["modifier-defender_charisma"][1] == {"number": "-3"}
    checks = [dict(much.args) for what, much in laid(battle, "shock a").rows if what.id == "alexander-shock-check"]
    assert checks == [{"tq": 6, "modifier": ""}, {"tq": 5, "modifier": ""}]


def test_targets_are_shared_out() -> None:
    """8.32 Two attackers, front and rear, with the same two enemies: each list has its sheet. The second joins the
    first: 12 to 5 of movers is 3:1, and LI struck by HI from the rear are in column 11."""
    battle = battle_of(
        [
            {"id": "a", "type": "HI", "hex": "1010", "facing": "E", "marks": ["must-check"]},
            {"id": "b", "type": "HI", "hex": "1210", "facing": "W", "marks": ["must-check"]},
        ],
        [
            {"id": "x", "type": "LI", "hex": "1110", "facing": "W"},
            {"id": "y", "type": "LI", "hex": "1109", "facing": "W"},
        ],
        [],
    )
    first = laid(battle, "attack a x")
    assert first.title.args == {"attackers": ["a"], "defenders": ["x"]}
    assert rows(first)["shock-clash"][1] == {"number": 9}
    battle.choose("attack a x")
    assert laid(battle, "done").rows == first.rows
    battle.choose("done")
    second = laid(battle, "attack b x")
    assert second.title.args == {"attackers": ["a", "b"], "defenders": ["x"]}
    assert rows(second)["shock-clash"][1] == {"number": 11}
    assert rows(second)["shift-size_ratio"] == ("alexander-shock-right", {"count": 2})
    assert rows(second)["shock-superior"] == ("alexander-shock-superior-AS", {"reason": "position"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reads_in_both_languages(language: str) -> None:
    battle = phalanx_and_slingers("must-check")
    teller = Teller(language, RULESET)
    for option in battle.decision.texts():
        sheet = laid(battle, option)
        told = [sheet.title, *sheet.head, *(one for row in sheet.rows for one in row)]
        assert all(teller.say(message, battle) for message in told)
    assert not teller.missing


def test_looking_changes_nothing() -> None:
    battle = phalanx_and_slingers("must-check")
    before = battle.digest()
    for option in battle.decision.texts():
        laid(battle, option)
    assert battle.digest() == before


def test_the_target_of_an_elephant_checks_with_one_more() -> None:
    """9.17"""
    battle = battle_of(
        [{"id": "el", "type": "EL", "hex": "1010", "facing": "E"}],
        [{"id": "x", "type": "LI", "hex": "1110", "facing": "W"}],
        [],
        leaders=({"id": "l", "hex": "0910"}, {"id": "p", "hex": "6050"}),
    )
    battle.state.marks[0] |= Mark.MOVED_NOW
    checks = [dict(much.args) for what, much in laid(battle, "shock el").rows if what.id == "alexander-shock-check"]
    assert checks == [{"tq": 5, "modifier": ""}, {"tq": 4, "modifier": "+1"}]


def test_after_the_charge_no_checks_are_shown() -> None:
    battle = phalanx_and_slingers("must-check")
    assert "shock-check" not in rows(laid(battle, "defend ho"))


def test_what_is_no_shock_has_no_sheet() -> None:
    battle = phalanx_and_slingers("must-check")
    assert RULESET.sheet(battle, ("done",)) is None


def test_double_depth_in_the_flank_is_told_without_superiority() -> None:
    """9.62g, 8.36e The attacker, in the ZOC of y, is not superior; the phalanxes lose three times as much all the
    same."""
    stack = {"type": "PH", "hex": ["1010", "1011"], "tq": 9}
    battle = battle_of(
        [
            {"id": "t", **stack},
            {"id": "b", **stack, "beneath": "t"},
            {"id": "y", "type": "MI", "hex": "1008", "facing": "SSE"},
        ],
        [{"id": "a", "type": "MI", "hex": "1009", "facing": "SSE", "size": 20}],
        [],
        leaders=({"id": "l", "hex": "0101"}, {"id": "p", "hex": "1109"}),
        active="persian",
        leader="p",
    )
    sheet = laid(battle, "shock a")
    assert rows(sheet)["shock-superior"][0] == "alexander-shock-superior-none"
    assert rows(sheet)["shock-depth"][0] == "alexander-shock-depth-tripled"
    assert losses(sheet)[0] == [0, 3, 6]  # column 10: 3(2)


def test_a_volley_is_laid_open_too() -> None:
    """8.15, 8.61 Archers two hexes from heavy foot that they do not face at arm's length: +1 to the die. The sheet says
    what the volley does."""
    battle = battle_of(
        [{"id": "a", "type": "SK", "missile": "A", "hex": "1010", "facing": "E"}],
        [{"id": name, "type": "HI", "hex": at, "facing": "W"} for name, at in (("x", "1210"), ("y", "1209"))],
        [],
        leaders=({"id": "l", "hex": "1010"}, {"id": "p", "hex": "6050"}),
        phase="orders",
        orders=3,
    )
    battle.choose("order a fire")
    sheet = laid(battle, "fire a x")
    (_, strength), (what, change), (_, hits), _ = sheet.rows
    assert (what.id, change.args["number"]) == ("alexander-shot-heavy_foot", "+1")
    assert hits.args["most"] == strength.args["number"] - 1
    assert sheet.line is not None
    assert sheet.line.args["percent"] == 10 * (hits.args["most"] + 1)
    assert Teller("fr").say(sheet.line, battle).startswith("1 dé · touche à ")
    assert "fire" in (battle.scene("macedonian").sheets or [])
