"""Nothing slides under the pointer: the prompt bar and the board keep their places, whatever is said."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from page_harness import Screen, make
from server_harness import Server

Visit = Callable[..., Screen]
PLACES = """() => [".prompt", ".field"].map((name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return [name, left, top, width, height].join(" ");
})"""

LEAVE = """() => new Promise((done) => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "+", bubbles: true }));
  setTimeout(() => {
    history.pushState({}, "", "/");
    dispatchEvent(new PopStateEvent("popstate"));
    done();
  }, 60);
})"""


@pytest.mark.parametrize(("width", "height", "prompt"), [(1440, 900, 60), (390, 844, 141)])
def test_the_prompt_and_the_board_keep_their_places(
    server: Server, visit: Visit, width: int, height: int, prompt: int
) -> None:
    player = visit(viewport={"width": width, "height": height}, locale="fr-FR", has_touch=width < 720)
    player.sit(make(server, "skirmish/ford", "still", red="here", blue="here"))
    luck = random.Random(4)
    player.lift(player.settled())
    kept = player.page.evaluate(PLACES)
    assert kept[0].endswith(f" {prompt}")
    for upto in range(1, 9):
        player.lift(player.play(luck, until=upto))
        assert player.page.evaluate(PLACES) == kept


@pytest.mark.parametrize(
    ("battle", "sides"), [("skirmish/ford", ("red", "blue")), ("caesar/marathon", ("greeks", "persians"))]
)
def test_a_board_that_is_left_while_it_moves_moves_no_more(
    server: Server, visit: Visit, battle: str, sides: tuple[str, str]
) -> None:
    """What it was about to tell found no board any more, and said so in the console."""
    player = visit()
    player.sit(make(server, battle, "left", **dict.fromkeys(sides, "here")))
    player.lift(player.settled())
    player.prefer(speed=0.5)
    player.page.evaluate(LEAVE)
    player.page.wait_for_timeout(500)
    assert player.page.locator(".prompt").count() == 0
    assert player.troubles == []
