"""Lessons are taken in the browser as a stranger would: by mouse in English, by keyboard in French."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from page_harness import Screen
from playwright.sync_api import Locator, Page, TimeoutError, expect
from server_harness import Server

from strategikon.kernel.lessons import load_lessons
from strategikon.library import find_ruleset

CLICKS = 80  # so many end any lesson
POINTED = """() => {
  const hand = document.querySelector("svg.pointer");
  return hand && [parseFloat(hand.style.left), parseFloat(hand.style.top)];
}"""
REST_OF_A_HAND = 900  # milliseconds
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
STRANGER = 10  # seconds from arrival to the first choice, in two clicks


def follow(page: Page, heed: Callable[[], None] = lambda: None) -> None:
    """Click where the hand points, or go on: until the lesson is done. Before each click something is heeded. Who has
    clicked in vain rests a moment: a board comes to what is asked for once the pointer is still."""
    clicked = None
    for _ in range(CLICKS):
        page.locator("svg.pointer, .lesson .pri, button.tray").first.wait_for(state="attached")
        if page.locator(".lesson.done a.pri").count():
            return
        heed()
        if page.locator("button.tray").count():
            page.wait_for_timeout(200)  # the dice are looked at
        elif page.locator(".lesson .pri").count():
            with suppress(TimeoutError):  # it may just have been taken
                page.locator(".lesson .pri").click(timeout=2000)
        elif place := page.evaluate(POINTED):  # it may just have gone
            if place == clicked:
                page.wait_for_timeout(REST_OF_A_HAND)
                place = page.evaluate(POINTED) or place
            page.mouse.click(*place)
            clicked = place
        page.wait_for_timeout(120)
    raise AssertionError(page.locator(".lesson h2").inner_text())


def first_choice(player: Screen, onward: str) -> None:
    """From arrival to the first choice made in a lesson: as a stranger would, in two clicks."""
    page, arrived = player.page, monotonic()
    player.open()
    page.locator(".next").click()  # the first click
    page.locator(".card.can").last.click()  # the second is a choice
    expect(page.locator(".lesson .pri")).to_contain_text(onward)
    assert monotonic() - arrived < STRANGER


def test_by_mouse_from_arrival_to_the_end(server: Server, visit: Callable[..., Screen]) -> None:
    server.get("/api/rulesets")  # somebody came before
    first_choice(visit(locale="fr-FR", **PHONE), "Continuer")
    player = visit(locale="en-GB")
    page = player.page
    first_choice(player, "Go on")
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
    board, sheet, slip = (page.locator(where) for where in (".field .ground.blank", "section.odds", "section.lesson"))
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
    "en": ("Show me", "Try it again", "Start over", "The lesson is done"),
    "fr": ("Montrez-moi", "Encore une fois", "Recommencer", "La leçon est terminée"),
}
ANOTHER = "(title) => document.querySelector('.lesson h2').innerText !== title"
OTHER = {"en": "fr", "fr": "en"}


class Learner:
    """Who reads each task in both languages, and goes on in the other; and starts over where he has begun."""

    def __init__(self, player: Screen, language: str) -> None:
        self.player, self.language = player, language
        self.task, self.acts = player.page.locator(".lesson h2"), player.page.locator(".lesson .acts")
        self.read: set[str] = set()
        self.started_over = False

    def button(self, place: int) -> Locator:
        return self.acts.get_by_role("button", name=WORDS[self.language][place])

    def heed(self) -> None:
        """What is done before each click on the board."""
        if not self.player.page.locator("svg.pointer").count():
            return
        if not self.started_over and (over := self.button(2)).count() and over.is_enabled():
            over.click()
            expect(over).to_be_disabled()  # nothing was chosen any more
            self.player.page.locator("svg.pointer").wait_for()
            self.started_over = True
        if (title := self.task.inner_text()) not in self.read:
            self.speak(OTHER[self.language])
            self.player.page.wait_for_function(ANOTHER, arg=title)
            self.read |= {title, self.task.inner_text()}

    def speak(self, language: str) -> None:
        self.language = language
        self.player.prefer(language=language)

    def is_shown(self) -> None:
        """The first task is shown, success is told at once, and it is set anew."""
        self.player.page.locator("svg.pointer").wait_for()
        first = self.task.inner_text()
        self.button(0).click()
        expect(self.button(1)).to_be_visible()
        expect(self.task).not_to_have_text(first)
        self.button(1).click()
        expect(self.task).to_have_text(first)


FIRST, REST = slice(3), slice(3, None)
DESK: dict[str, Any] = {}


@pytest.mark.parametrize(
    ("ruleset", "part", "locale", "screen"),
    [
        ("ancients", FIRST, "en-GB", PHONE), ("ancients", REST, "fr-FR", DESK),
        ("alexander", FIRST, "fr-FR", DESK), ("alexander", REST, "en-GB", PHONE),
        ("bayard", FIRST, "fr-FR", PHONE), ("bayard", REST, "en-GB", DESK),
        ("caesar", FIRST, "en-GB", DESK), ("caesar", REST, "fr-FR", PHONE),
    ],
)  # fmt: skip
def test_the_hand_points_to_the_end_of_every_lesson_in_both_languages(
    visit: Callable[..., Screen], ruleset: str, part: slice, locale: str, screen: dict[str, Any]
) -> None:
    """On a phone what is pointed at may lie far off."""
    player = visit(locale=locale, **screen)
    learner = Learner(player, locale[:2])
    lessons = load_lessons(find_ruleset(ruleset))
    assert 4 <= len(lessons) <= 6
    for lesson in lessons[part]:
        player.open(f"/learn/{ruleset}/{lesson.id}")
        if lesson is lessons[part][0]:
            learner.is_shown()
        follow(player.page, learner.heed)  # where the hand points, and nowhere else
        for language in (OTHER[learner.language], learner.language):
            learner.speak(language)
            expect(learner.task).to_have_text(WORDS[language][3])
    assert learner.started_over
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
