"""Lessons are taken in the browser as a stranger would: by mouse in English, by keyboard in French."""

from __future__ import annotations

from collections.abc import Callable

from page_harness import Screen
from playwright.sync_api import Page, expect

CLICKS = 80  # so many end any lesson


def follow(page: Page) -> None:
    """Click where the hand points, or go on: until the lesson is done."""
    hand = page.locator("svg.pointer")
    for _ in range(CLICKS):
        page.locator("svg.pointer, .lesson .pri, button.tray").first.wait_for(state="attached")
        if page.locator(".lesson.done a.pri").count():
            return
        if page.locator("button.tray").count():
            page.wait_for_timeout(200)  # the dice are looked at
        elif page.locator(".lesson .pri").count():
            page.locator(".lesson .pri").click()
        elif hand.count():
            place = hand.evaluate("at => [parseFloat(at.style.left), parseFloat(at.style.top)]")
            page.mouse.click(*place)
        page.wait_for_timeout(120)
    raise AssertionError(page.locator(".lesson h2").inner_text())


def test_by_mouse_from_arrival_to_the_end(visit: Callable[..., Screen]) -> None:
    player = visit(locale="en-GB")
    page = player.page
    player.open()
    page.locator(".next").click()  # the first click
    page.locator(".card.can").last.click()  # the second is a choice
    expect(page.locator(".lesson .pri")).to_contain_text("Go on")
    follow(page)
    expect(page.locator(".lesson h2")).to_have_text("The lesson is done")
    player.open()
    expect(page.locator("details .mark.taken")).to_have_count(1)
    page.reload()
    expect(page.locator("details .mark.taken")).to_have_count(1)
    expect(page.locator("section > h2").first).to_have_text("Next for you")
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
