"""A battle goes on as it was made, whatever becomes of the file of its scenario."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from server_harness import Player, Server

import skirmish


def test_a_battle_survives_a_change_of_its_scenario(database: str, tmp_path: Path) -> None:
    """The server is updated while a battle goes on, and the file of its scenario is another afterwards: the battle is
    read, continued and saved as it was; new ones are made of the new file."""
    home = tmp_path / "rulesets" / "skirmish"
    shutil.copytree(Path(skirmish.__file__).parent, home)
    path = os.pathsep.join([str(home.parent), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    with Server(database, PYTHONPATH=path) as server:
        made = server.make()
        with Player(server, made["id"], *made["tokens"].values()) as both:
            both.choose("order red-1")
            before = both.state
    ford = home / "scenarios" / "ford.toml"
    ford.write_text(ford.read_text(encoding="utf-8").replace('hex = "B2"', 'hex = "A2"'), encoding="utf-8")
    with Server(database, PYTHONPATH=path) as server:
        with Player(server, made["id"], *made["tokens"].values()) as both:
            assert both.state["scenes"] == before["scenes"]
            assert both.choose()["number"] == 2
        record = server.get(f"/api/battles/{made['id']}/record", made["tokens"]["red"]).json()
        assert record["scenario"]["inline"]["side"][0]["unit"][0]["hex"] == "B2"
        again = server.make()
        with Player(server, again["id"], *again["tokens"].values()) as both:
            pieces = {piece["id"]: piece["place"]["hex"] for piece in both.state["scenes"]["red"]["pieces"]}
            assert pieces["red-1"] == "A2"
