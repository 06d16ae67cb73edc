"""Lessons are taken in the browser as a stranger would: by mouse in English, by keyboard in French."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from page_harness import Screen
from playwright.sync_api import Page, TimeoutError, expect
from server_harness import Server

CLICKS = 80  # so many end any lesson
POINTED = """() => {
  const hand = document.querySelector("svg.pointer");
  return hand && [parseFloat(hand.style.left), parseFloat(hand.style.top)];
}"""
STRANGER = 10  # seconds from arrival to the first choice, in two clicks


def follow(page: Page) -> None:
    """Click where the hand points, or go on: until the lesson is done."""
    for _ in range(CLICKS):
        page.locator("svg.pointer, .lesson .pri, button.tray").first.wait_for(state="attached")
        if page.locator(".lesson.done a.pri").count():
            return
        if page.locator("button.tray").count():
            page.wait_for_timeout(200)  # the dice are looked at
        elif page.locator(".lesson .pri").count():
            with suppress(TimeoutError):  # it may just have been taken
                page.locator(".lesson .pri").click(timeout=2000)
        elif place := page.evaluate(POINTED):  # it may just have gone
            page.mouse.click(*place)
        page.wait_for_timeout(120)
    raise AssertionError(page.locator(".lesson h2").inner_text())


def test_by_mouse_from_arrival_to_the_end(server: Server, visit: Callable[..., Screen]) -> None:
    player = visit(locale="en-GB")
    page = player.page
    server.get("/api/rulesets")  # somebody came before
    arrived = monotonic()
    player.open()
    page.locator(".next").click()  # the first click
    page.locator(".card.can").last.click()  # the second is a choice
    expect(page.locator(".lesson .pri")).to_contain_text("Go on")
    assert monotonic() - arrived < STRANGER
    follow(page)
    expect(page.locator(".lesson h2")).to_have_text("The lesson is done")
    player.open()
    expect(page.locator("details .mark.taken")).to_have_count(1)
    page.reload()
    expect(page.locator("details .mark.taken")).to_have_count(1)
    expect(page.locator("section > h2").first).to_have_text("Next for you")
    player.check()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_the_sheet_of_a_blow_lies_beside_the_board(visit: Callable[..., Screen], width: int, height: int) -> None:
    """A board that is seen whole is seen whole with the sheet beside it; and it does not slide when the sheet comes."""
    player = visit(viewport={"width": width, "height": height})
    page = player.page
    player.open("/learn/ancients/blows")
    board, sheet, slip = (
        page.locator(where) for where in (".field .ground.blank", "section.odds", "section.lesson")
    )
    for _ in range(CLICKS):
        page.locator("svg.pointer, .lesson .pri").first.wait_for(state="attached")
        before = board.bounding_box()
        if page.locator(".lesson .pri").count():
            page.locator(".lesson .pri").click()
        elif place := page.evaluate(POINTED):
            page.mouse.click(*place)
        page.wait_for_timeout(300)
        if sheet.count():
            break
    (drawn, beside, below) = (found.bounding_box() for found in (board, sheet, slip))
    assert drawn
    assert beside
    assert below
    assert drawn == before
    assert drawn["x"] + drawn["width"] <= beside["x"]
    assert below["x"] + below["width"] <= beside["x"]


WORDS = {
    "en-GB": ("Show me", "Try it again", "Start over"),
    "fr-FR": ("Montrez-moi", "Encore une fois", "Recommencer"),
}


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.parametrize(
    ("lesson", "locale", "screen"),
    [
        ("caesar/orders", "fr-FR", {}),
        ("bayard/line", "en-GB", {}),
        ("caesar/charge", "fr-FR", PHONE),
        ("alexander/command", "en-GB", PHONE),
    ],  # on a phone what is pointed at may lie far off
)
def test_the_hand_points_to_the_end_and_a_task_is_shown_and_begun_anew(
    visit: Callable[..., Screen], lesson: str, locale: str, screen: dict[str, Any]
) -> None:
    show, again, over = WORDS[locale]
    player = visit(locale=locale, **screen)
    page = player.page
    player.open(f"/learn/{lesson}")
    task, hand, acts = page.locator(".lesson h2"), page.locator("svg.pointer"), page.locator(".lesson .acts")
    hand.wait_for()
    first = task.inner_text()
    acts.get_by_role("button", name=show).click()
    expect(acts.get_by_role("button", name=again)).to_be_visible()  # done, and told at once
    expect(task).not_to_have_text(first)
    acts.get_by_role("button", name=again).click()
    expect(task).to_have_text(first)
    expect(acts.get_by_role("button", name=over)).to_be_visible()
    follow(page)  # where the hand points, and nowhere else
    player.check()


def test_by_keyboard_in_french(visit: Callable[..., Screen]) -> None:
    player = visit(locale="fr-FR")
    page = player.page
    player.open("/learn/alexander/moving")
    for _ in range(CLICKS):
        page.locator(".lesson h2").wait_for()
        if page.locator(".lesson.done a.pri").count():
            break
        pointed = page.evaluate("""() => {
            const hand = document.querySelector("svg.pointer");
            if (!hand) return false;
            const things = [...document.querySelectorAll("[data-ref][tabindex], button[data-ref]")];
            const near = (box) => Math.hypot(box.left + box.width / 2 - parseFloat(hand.style.left),
                                             box.top + box.height / 2 - parseFloat(hand.style.top));
            const thing = things.find((each) => near(each.getBoundingClientRect()) < 2);
            thing?.focus();
            return Boolean(thing);
        }""")
        page.keyboard.press("Enter")
        page.wait_for_timeout(250 if pointed else 120)
    expect(page.locator(".lesson h2")).to_have_text("La leçon est terminée")
    player.check()
