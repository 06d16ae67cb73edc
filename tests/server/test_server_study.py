"""Analysis boards: whatever is tried out there, the battle is not touched, and nothing hidden is told."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from server_harness import Player, Server, events_of

from small_battles import before_cavalry
from strategikon.kernel.battle import AnyBattle
from strategikon.library import load
from strategikon.server.rows import BattleRow, Head
from strategikon.server.study import Position, stand


def fought(scenario: str, seed: str, most: int = 10_000) -> AnyBattle:
    """A battle of blind choices, to its end or so far."""
    battle, luck = load(scenario, seed=seed), random.Random(seed)
    while battle.ask is not None and battle.number < most:
        assert battle.decision is not None
        battle.choose(luck.choice(battle.decision.options))
    return battle


def kept(server: Server, battle: AnyBattle, **seats: str) -> dict[str, Any]:
    """The battle, given to the server as a record."""
    answer = server.post("/api/battles", {"record": battle.record(), "seats": seats})
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def study(server: Server, made: dict[str, Any], **wish: Any) -> Any:
    return server.post(f"/api/battles/{made['id']}/study", wish)


def board(server: Server, made: dict[str, Any], **wish: Any) -> dict[str, Any]:
    answer = study(server, made, **wish)
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["board"])


@pytest.fixture(scope="module")
def over(server: Server) -> tuple[dict[str, Any], AnyBattle]:
    battle = fought("skirmish/ford", "over")
    return kept(server, battle), battle


def test_both_sides_are_played_and_the_battle_is_not_touched(
    server: Server, over: tuple[dict[str, Any], AnyBattle]
) -> None:
    made, battle = over
    before = server.get(f"/api/battles/{made['id']}/record").text
    stands = board(server, made, number=10)
    real = battle.told()[10][0]
    assert stands["number"] == 10
    assert stands["played"]["text"] == real
    assert stands["decision"]["mine"]
    line: list[str] = []
    sides = set()
    for _ in range(30):
        if stands["decision"] is None:
            break
        sides.add(stands["decision"]["side"])
        line.append(stands["decision"]["options"][-1]["text"])
        stands = board(server, made, number=10, line=1, choices=line)
    assert len(sides) == 2
    assert board(server, made, number=10, line=1, choices=line[:1])["events"] is not None  # taken back
    fights = server.post(f"/api/battles/{made['id']}/study/fights", {"number": 10, "count": 3})
    assert [fight["number"] for fight in fights.json()["battles"]] == list(range(len(fights.json()["battles"])))
    assert server.get(f"/api/battles/{made['id']}/record").text == before
    with Player(server, made["id"], *made["tokens"].values()) as player:
        assert player.sync["serial"] == battle.number
        assert player.sync["number"] == battle.number


def test_a_battle_fought_on_is_the_same_whoever_asks(server: Server, over: tuple[dict[str, Any], AnyBattle]) -> None:
    made, battle = over
    path, wish = f"/api/battles/{made['id']}/study/fights", {"number": 12, "player": "recruit"}
    whole: list[Any] = []
    while len(whole) < 6:
        whole += server.post(path, {**wish, "first": len(whole), "count": 6 - len(whole)}).json()["battles"]
    assert server.post(path, {**wish, "first": 4}).json()["battles"] == whole[4:5]
    assert {fight["winner"] for fight in whole} <= {*battle.sides, None}
    assert all(fight["turns"] >= 0 for fight in whole)


def test_questions_are_answered_about_the_line(server: Server, over: tuple[dict[str, Any], AnyBattle]) -> None:
    made, _ = over
    stands = board(server, made, number=10)
    about = {"id": 7, "number": stands["decision"]["number"]}
    why = study(server, made, number=10, ask={"type": "why", **about, "option": "dance"}).json()["answer"]
    assert (why["type"], why["id"]) == ("why", 7)
    assert why["reason"]["fr"]
    hint = study(server, made, number=10, ask={"type": "hint", **about}).json()["answer"]
    assert hint["option"] in [option["text"] for option in stands["decision"]["options"]]
    refused = study(server, made, number=10, ask={"type": "aim", **about})
    assert refused.json()["error"]["id"] == "server-aim-unknown"


def test_what_is_not_on_offer_is_refused_with_a_sentence(
    server: Server, over: tuple[dict[str, Any], AnyBattle]
) -> None:
    made, _ = over
    answer = study(server, made, number=10, choices=["dance"])
    assert answer.status_code == 409
    assert answer.json()["error"]["id"] == "refused-not-offered"


def test_nothing_is_tried_out_while_people_fight(server: Server) -> None:
    made = kept(server, fought("skirmish/ford", "people", 6), red="here", blue="open")
    tokens = list(made["tokens"].values())
    for mine in (tokens, []):
        answer = study(server, made, number=3, tokens=mine)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-study-people")
        answer = server.post(f"/api/battles/{made['id']}/study/fights", {"number": 3, "tokens": mine})
        assert answer.status_code == 403
    resigned = kept(server, fought("skirmish/ford", "people", 6), red="here", blue="open")
    with Player(server, resigned["id"], *resigned["tokens"].values()) as player:
        player.ask(type="resign", number=6, side="red")
    assert board(server, resigned, number=6)["decision"]  # over: everybody may


def test_against_the_computer_one_starts_from_ones_own_choice(server: Server) -> None:
    battle = fought("skirmish/ford", "computer", 9)
    made = kept(server, battle, red="here", blue="computer:random")
    tokens = list(made["tokens"].values())
    starts = {board(server, made, number=number, tokens=tokens)["number"] for number in range(9)}
    sides = [choice_side(battle, number) for number in range(9)]
    assert starts <= {number for number, side in enumerate(sides) if side == "red"}
    assert study(server, made, number=3).status_code == 403  # a spectator
    second = kept(server, battle, red="computer:random", blue="here")  # who chooses later begins with that
    tokens = list(second["tokens"].values())
    assert board(server, second, number=0, tokens=tokens)["number"] == sides.index("blue") > 0


def choice_side(battle: AnyBattle, number: int) -> str:
    again = load(f"{battle.ruleset.id}/{battle.scenario.id}", seed=str(battle.seed))
    for text, _ in battle.told()[:number]:
        again.choose(text)
    assert again.ask is not None
    return again.sides[again.ask.side]


def test_a_running_battle_is_dealt_anew_from_what_one_knows() -> None:
    """Two worlds that a side cannot tell apart give it the same board: here the enemy's hand is another."""
    battle = load("ancients/akragas-406", seed="deal")
    assert battle.ask is not None
    side = battle.sides[battle.ask.side]
    other = next(each for each in battle.sides if each != side)
    row = BattleRow(
        "deal", "ancients", battle.ruleset.version, battle.scenario.id, battle.scenario.digest, None, {}, "deal", True,
        "", "", Head(0, None, None),
    )  # fmt: skip
    hidden = stand(Position(row, [], None, side, 0, [])).now
    known = stand(Position(row, [], None, None, 0, [])).now
    assert hidden.view(side) == battle.view(side)
    assert known.view(other) == battle.view(other)
    assert hidden.view(other)["hands"] != battle.view(other)["hands"]


def told_of(server: Server, made: dict[str, Any]) -> dict[str, Any]:
    """The judgement of a battle that is over, once it is found."""
    path = f"/api/battles/{made['id']}/judgement"
    answers = [server.get(path).json()]
    for _ in range(600):
        if answers[-1]["judgement"] is not None:
            break
        time.sleep(0.2)
        answers.append(server.get(path).json())
    assert [answer["progress"] for answer in answers] == sorted(answer["progress"] for answer in answers)
    return dict(answers[-1]["judgement"])


def test_luck_and_choice_add_up_and_are_kept(server: Server, over: tuple[dict[str, Any], AnyBattle]) -> None:
    made, battle = over
    told = told_of(server, made)
    assert battle.outcome is not None
    end = {battle.sides[0]: 1.0, None: 0.5}.get(battle.outcome.winner, 0.0)
    assert told["start"] + told["luck"] + told["choice"] == pytest.approx(end)
    thrown = sum(len(event.throw.faces) for event in events_of(battle) if event.throw)
    assert sum(told["dice"]) == thrown > 0
    assert sum(sum(turn["hits"]) for turn in told["turns"]) <= thrown
    for choice in told["choices"]:
        assert choice["better"]["share"] - choice["played"]["share"] == pytest.approx(choice["lost"])
        assert choice["played"]["text"] == battle.told()[choice["number"]][0] != choice["better"]["text"]
        assert choice["aim"]["fr"]
    for side in battle.sides:
        lost = [choice["lost"] for choice in told["choices"] if choice["side"] == side]
        assert lost == sorted(lost, reverse=True)
        assert len(lost) <= 5
    again = server.get(f"/api/battles/{made['id']}/judgement").json()
    assert again == {"progress": 1.0, "judgement": told}  # found once, and kept


def test_a_march_of_ones_own_is_judged(server: Server) -> None:
    """A whole march put together beside the list, into the reach of cavalry: what was better stood on the list."""
    battle = before_cavalry()
    assert battle.decision is not None
    offered = battle.decision.texts()
    battle.choose("move A advance 5")
    made = kept(server, battle, a="here", b="here")
    with Player(server, made["id"], *made["tokens"].values()) as player:
        player.ask(type="resign", number=1, side="a")
    (costly,) = told_of(server, made)["choices"]
    assert (costly["number"], costly["side"], costly["played"]["text"]) == (0, "a", "move A advance 5")
    assert costly["played"]["text"] not in offered
    assert costly["better"]["text"] in offered
    assert costly["better"]["share"] > costly["played"]["share"]


def test_a_battle_that_goes_on_is_not_judged(server: Server) -> None:
    answer = server.get(f"/api/battles/{server.make()['id']}/judgement")
    assert (answer.status_code, answer.json()["error"]["id"]) == (409, "server-judgement-early")
