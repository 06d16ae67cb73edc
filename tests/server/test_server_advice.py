"""What a player may ask without changing anything: odds, sheets, threats, hints, aims, overlays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server_harness import Player, Server

from strategikon.kernel.dice import Dice

MOST = 120  # choices until something with odds is on offer


def make(server: Server, ruleset: str, scenario: str, **seats: str) -> dict[str, Any]:
    body = {"ruleset": ruleset, "scenario": scenario, "seats": seats}
    answer = server.post("/api/battles", body)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def options(player: Player, odds: bool) -> list[str]:
    decision = player.state["decision"]
    return [option["text"] for option in decision["options"] if option["odds"] is odds] if decision else []


def until_dice(player: Player) -> str:
    """Play on until an option with odds is on offer, beside others without."""
    will = Dice("until dice")
    for _ in range(MOST):
        found = options(player, odds=True)
        quiet = options(player, odds=False)
        if found and quiet and player.state["decision"]["kind"] in ("combat", "fire", "move"):
            return found[0]
        texts = [option["text"] for option in player.state["decision"]["options"]]
        player.choose(texts[will.pick(min(256, len(texts)))])
    raise AssertionError("nothing with odds was ever on offer")


@pytest.fixture(scope="module")
def cannae(server: Server) -> Iterator[tuple[dict[str, Any], Player, str]]:
    made = make(server, "ancients", "cannae-216")
    with Player(server, made["id"], *made["tokens"].values()) as both:
        yield made, both, until_dice(both)


def test_odds_add_up_and_are_found_once(cannae: tuple[dict[str, Any], Player, str]) -> None:
    _, both, option = cannae
    number = both.state["number"]
    first = both.ask(type="odds", number=number, option=option)
    assert first["type"] == "odds", first
    assert (first["number"], first["option"]) == (number, option)
    assert sum(outcome["share"] for outcome in first["outcomes"]) == pytest.approx(1)
    assert sum(first["favour"].values()) == pytest.approx(1)
    assert all(outcome["label"]["en"] and outcome["label"]["fr"] for outcome in first["outcomes"])
    assert {loss["side"] for loss in first["losses"]} == {"south", "north"}
    assert all(loss["expected"] >= 0 and loss["name"]["fr"] for loss in first["losses"])
    again = both.ask(type="odds", number=number, option=f"  {option} ")
    assert {**again, "id": 0} == {**first, "id": 0}


def test_nothing_changes_by_asking(cannae: tuple[dict[str, Any], Player, str], server: Server) -> None:
    made, both, option = cannae
    before = server.get(f"/api/battles/{made['id']}").json()
    number = both.state["number"]
    both.ask(type="odds", number=number, option=option)
    both.ask(type="hint", number=number)
    assert server.get(f"/api/battles/{made['id']}").json() == before


def test_only_whoever_must_choose_is_advised(cannae: tuple[dict[str, Any], Player, str], server: Server) -> None:
    made, both, option = cannae
    number, turn = both.state["number"], both.state["decision"]["side"]
    other = "north" if turn == "south" else "south"
    questions: list[dict[str, Any]] = [
        {"type": "odds", "option": option}, {"type": "sheet", "option": option}, {"type": "hint"},
        {"type": "threat", "piece": "hannibal"},
    ]  # fmt: skip
    with Player(server, made["id"], made["tokens"][other]) as enemy, Player(server, made["id"]) as spectator:
        for question in questions:
            assert enemy.ask(number=number, **question)["error"]["id"] == "refused-not-your-turn"
            assert spectator.ask(number=number, **question)["error"]["id"] == "server-not-your-seat"
        assert spectator.ask(type="aim", number=number)["error"]["id"] == "server-not-your-seat"


def test_what_is_not_known_is_refused_with_a_reason(cannae: tuple[dict[str, Any], Player, str]) -> None:
    _, both, _ = cannae
    number = both.state["number"]

    def refusal(**question: Any) -> str:
        return str(both.ask(number=number, **question)["error"]["id"])

    assert refusal(type="odds", option=options(both, odds=False)[0]) == "server-odds-unknown"
    assert refusal(type="odds", option="attack nobody nobody") == "refused-not-offered"
    assert refusal(type="sheet", option="attack nobody nobody") == "refused-not-offered"
    assert refusal(type="sheet", option="done") == "server-sheet-unknown"
    assert refusal(type="threat", piece="nobody") == "server-no-piece"
    assert refusal(type="aim") == "server-aim-unknown"  # nobody here is a computer
    assert refusal(type="overlay", kind="reach", piece="nobody") == "server-no-piece"
    assert refusal(type="overlay", kind="reach", side="east") == "server-no-piece"
    assert refusal(type="overlay", kind="reach") == "server-no-piece"
    assert refusal(type="overlay", kind="weather", side="south") == "server-overlay-unknown"
    assert both.ask(type="odds", number=number + 1, option="done")["error"]["id"] == "refused-stale"
    both.hear("sync")


def test_a_hint_is_on_offer_and_says_what_for(cannae: tuple[dict[str, Any], Player, str]) -> None:
    _, both, _ = cannae
    told = both.ask(type="hint", number=both.state["number"])
    offered = {option["text"]: option for option in both.state["decision"]["options"]}
    assert told["refs"] == offered[told["option"]]["refs"]
    assert told["label"] == offered[told["option"]]["label"]
    assert told["aim"]["en"]
    assert told["aim"]["fr"]


def test_a_threat_is_told_for_a_piece_of_mine(cannae: tuple[dict[str, Any], Player, str]) -> None:
    _, both, _ = cannae
    turn = both.state["decision"]["side"]
    pieces = both.state["scenes"][turn]["pieces"]
    mine = next(piece["id"] for piece in pieces if piece["side"] == turn and piece["art"] != "leader")
    theirs = next(piece["id"] for piece in pieces if piece["side"] != turn)
    told = both.ask(type="threat", number=both.state["number"], piece=mine)
    assert told["type"] == "threat", told
    assert sum(outcome["share"] for outcome in told["outcomes"]) == pytest.approx(1)
    tried = [told["samples"]]
    while told["more"]:  # whoever asks again is told it more finely
        told = both.ask(type="threat", number=both.state["number"], piece=mine)
        tried.append(told["samples"])
    assert max(outcome["error"] for outcome in told["outcomes"]) < 0.05
    assert tried[-1] == max(tried) <= 400
    refused = both.ask(type="threat", number=both.state["number"], piece=theirs)
    assert refused["error"]["id"] == "server-no-piece"


@pytest.mark.parametrize(("ruleset", "scenario"), [("ancients", "cannae-216"), ("alexander", "troad")])
def test_everything_a_scene_offers_can_be_laid_over(ruleset: str, scenario: str, server: Server) -> None:
    made = make(server, ruleset, scenario)
    with Player(server, made["id"]) as spectator:
        scene = spectator.sync["scene"]
        hexes, kinds = set(scene["board"]["hexes"]), {kind["kind"] for kind in scene["overlays"]}
        asked = [{"kind": kind, "piece": p["id"]} for p in scene["pieces"][::5] for kind in p["overlays"]]
        asked += [{"kind": k["kind"], "side": s["id"]} for k in scene["overlays"] if k["sides"] for s in scene["sides"]]
        assert {question["kind"] for question in asked} == kinds
        for question in asked:
            told = spectator.ask(type="overlay", number=0, **question)
            assert told["type"] == "overlay", (question, told)
            assert told["label"]["en"] != told["label"]["fr"]
            for shape in told["shapes"]:
                assert set(shape["place"]["hexes"]) <= hexes
                assert shape["place"]["hexes"]
                assert 0 < shape["intensity"] <= 1
                assert shape["label"]["fr"]


def test_a_computer_says_what_it_was_after_when_asked(server: Server) -> None:
    made = make(server, "ancients", "ticinus-218", north="computer:veteran")
    with Player(server, made["id"], made["tokens"]["south"]) as me:
        while me.state["decision"]["side"] == "south":
            me.choose()
        while me.state["decision"]["side"] != "south":
            me.next()
        told = me.ask(type="aim", number=me.state["number"])
        assert told["type"] == "aim", told
        assert told["side"] == "north"
        assert told["at"] <= me.state["number"]
        assert told["aim"]["en"]


def test_choices_do_not_wait_for_answers(cannae: tuple[dict[str, Any], Player, str], server: Server) -> None:
    """A question that takes long is asked, then a choice is made: the step comes, and the answer after it. If the
    choice was so quick that nobody had looked at the question, that is refused as stale."""
    made = make(server, "ancients", "cannae-216")
    with Player(server, made["id"], *made["tokens"].values()) as both:
        piece = next(p["id"] for p in both.state["scenes"]["south"]["pieces"] if p["side"] == "south")
        both.say(type="threat", id=901, number=0, piece=piece)
        both.say(type="choose", id=902, number=0, option=both.state["decision"]["options"][0]["text"])
        heard = [both.hear_any(("threat", "step", "refused")) for _ in range(2)]
        assert [(one["id"], one["type"]) for one in heard] in (
            [(902, "step"), (901, "threat")], [(902, "step"), (901, "refused")], [(901, "refused"), (902, "step")],
        )  # fmt: skip
        refusals = {one["error"]["id"] for one in heard if one["type"] == "refused"}
        assert refusals <= {"refused-stale", "server-late"}  # a worker that is still loading may be late


@pytest.mark.parametrize("wish", ["elite:0", "elite:11", "elite:1.25", "elite:", "elite:x", "elite:1:1", "elite:-1"])
def test_a_thinking_time_must_make_sense(wish: str, server: Server) -> None:
    body = {"ruleset": "skirmish", "scenario": "ford", "seats": {"blue": f"computer:{wish}"}}
    answer = server.post("/api/battles", body)
    assert answer.status_code == 400
    assert answer.json()["error"]["id"] == "server-seat-seconds"


def test_opponents_have_names_and_times(server: Server) -> None:
    ruleset = server.get("/api/rulesets").json()["rulesets"][0]
    assert [opponent["id"] for opponent in ruleset["opponents"]] == ["recruit", "veteran", "elite", "random"]
    assert all(opponent["text"]["fr"] for opponent in ruleset["opponents"])
    made = server.make(blue="computer:elite:0.2")
    blue = server.get(f"/api/battles/{made['id']}").json()["sides"][1]
    assert (blue["strength"], blue["seconds"], blue["seat"]) == ("elite", 0.2, "computer")
    again = server.post(f"/api/battles/{made['id']}/rematch", token=made["tokens"]["red"]).json()
    red = server.get(f"/api/battles/{again['id']}").json()["sides"][0]
    assert (red["strength"], red["seconds"]) == ("elite", 0.2)


def test_switches_and_dates_are_in_words(server: Server) -> None:
    for ruleset in server.get("/api/rulesets").json()["rulesets"]:
        for switch in ruleset["switches"]:
            assert set(switch["words"]) == set(switch["values"])
            assert all(said["en"] != value or value in ("off", "on") for value, said in switch["words"].items())
    made = make(server, "ancients", "cannae-216")
    battle = server.get(f"/api/battles/{made['id']}").json()
    assert (battle["year"], battle["date"]["en"]) == (-216, "2 August 216 BC")


def test_a_scene_says_who_is_who_and_what_time_it_is(server: Server) -> None:
    made = make(server, "ancients", "cannae-216")
    with Player(server, made["id"], made["tokens"]["south"]) as me:
        scene = me.sync["scene"]
        assert [side["short"]["en"] for side in scene["sides"]] == ["Rome", "Carthage"]
        assert [side["livery"] for side in scene["sides"]] == ["madder", "ivory"]
        assert (scene["turn"]["number"], scene["turn"]["phase"], scene["turn"]["side"]) == (1, "play", "south")
        mine, theirs = scene["hands"]
        assert set(mine["categories"]) <= {"order", "leadership", "tactic"}
        assert theirs["categories"] == [None] * len(theirs["cards"])


def test_hints_may_be_forbidden_and_are_off_between_people_unless_both_agree(server: Server) -> None:
    wishes = {
        ("here", "computer:random"): True,
        ("here:silent", "computer:random"): False,
        ("here", "open"): False,
        ("here:counsel", "open:counsel"): True,
    }
    for (red, blue), given in wishes.items():
        made = server.make(red=red, blue=blue)
        assert server.get(f"/api/battles/{made['id']}").json()["hints"] is given
        with Player(server, made["id"], *made["tokens"].values()) as player:
            assert player.state["hints"] is given
            if not given and player.state["decision"]["mine"]:
                told = player.ask(type="hint", number=player.state["number"])
                assert told["error"]["id"] == "server-hints-off"
