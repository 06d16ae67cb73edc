"""Options without number over the real wire: chosen, refused, and found from a wish."""

from __future__ import annotations

from server_harness import Player, Server


def test_a_picket_is_placed_where_nothing_is_listed(server: Server) -> None:
    made = server.make(scenario="bank")
    with Player(server, made["id"], *made["tokens"].values()) as player:
        decision = player.state["decision"]
        assert decision["family"] == {"shape": "hex", "piece": "red-picket", "verbs": ["place"]}
        assert "place red-picket C5" not in [option["text"] for option in decision["options"]]
        found = player.ask(type="fit", number=0, piece="red-picket", hex="C5")
        assert found["exact"]
        assert found["option"]["text"] == "place red-picket C5"
        assert found["option"]["refs"] == ["hex:C5"]
        assert found["reason"] is None
        step = player.choose("place red-picket C5")
        assert step["type"] == "step"
        assert step["choice"]["label"]["fr"] == "Placer Garde rouge en C5"


def test_a_wish_that_is_not_legal_is_told_why_and_what_is_nearest(server: Server) -> None:
    made = server.make(scenario="bank")
    with Player(server, made["id"], *made["tokens"].values()) as player:
        found = player.ask(type="fit", number=0, piece="red-picket", hex="D5")
        assert not found["exact"]
        assert found["rule"] == "2.3"
        assert found["reason"]["en"].startswith("D5 is not on your bank")
        assert found["option"]["text"].startswith("place red-picket C")
        assert player.ask(type="why", number=0, option="place red-picket D5")["rule"] == "2.3"
        assert player.choose("place red-picket D5")["error"]["rule"] == "2.3"
        assert player.ask(type="fit", number=0, piece="red-picket", hex="Z9")["option"] is None


def test_a_text_is_fitted_like_a_wish(server: Server) -> None:
    made = server.make(scenario="bank")
    with Player(server, made["id"], *made["tokens"].values()) as player:
        found = player.ask(type="fit", number=0, option="place red-picket C5")
        assert found["exact"]
        assert found["option"]["text"] == "place red-picket C5"
        assert found["notes"] == []
        refused = player.ask(type="fit", number=0, option="place red-picket D5")
        assert refused["rule"] == "2.3"
        assert refused["option"] is None  # this ruleset knows nothing nearest to a text


def test_where_nothing_is_measured_it_is_said(server: Server) -> None:
    made = server.make(scenario="bank")
    with Player(server, made["id"], *made["tokens"].values()) as player:
        told = player.ask(type="measure", number=0, one={"piece": "red-1"}, other={"at": [0, 0]})
        assert told["error"]["id"] == "server-measure-unknown"
        assert player.ask(type="measure", number=0, one={"piece": 7})["error"]["id"] == "server-malformed"


def test_fits_are_for_whoever_must_choose_and_where_there_is_a_family(server: Server) -> None:
    made = server.make(scenario="bank", blue="open")
    with Player(server, made["id"]) as spectator:
        told = spectator.ask(type="fit", number=0, piece="red-picket", hex="C5")
        assert told["error"]["id"] == "server-not-your-seat"
    made = server.make()
    with Player(server, made["id"], *made["tokens"].values()) as player:
        assert player.ask(type="fit", number=0, piece="red-1", hex="C5")["error"]["id"] == "server-no-family"
        assert player.ask(type="fit", number=0, piece="red-1", hex=7)["error"]["id"] == "server-malformed"


def test_dragging_is_metered_apart_from_other_messages(server: Server) -> None:
    made = server.make(scenario="bank")
    with Player(server, made["id"], *made["tokens"].values()) as player:
        answers = [player.ask(type="fit", number=0, piece="red-picket", hex="C5") for _ in range(45)]
        kinds = [answer["type"] for answer in answers]
        assert kinds[:30] == ["fit"] * 30
        assert all(answer["error"]["id"] == "server-rate" for answer in answers if answer["type"] == "refused")
        assert player.choose("place red-picket C5")["type"] == "step"
