"""What a player may ask of the free table before he chooses: the nearest legal pose, tapes, chances, overlays."""

from __future__ import annotations

from inline import fight, unit

from strategikon.kernel.decision import Wish
from strategikon.kernel.instead import member_instead
from strategikon.kernel.scene import Sheet
from strategikon.text import Teller

FOE = unit("B", 60_000, 60_000, 36)
TELLER = Teller("en")


# -- wishes and texts --------------------------------------------------------------------------------------------------


def test_a_wish_out_of_reach_finds_the_whole_move() -> None:
    battle = fight([unit("A", 20_000, 10_000)], [FOE], acting="A")
    family = battle.ask.family if battle.ask else None
    assert family is not None
    value, reason = family.near(Wish("A", at=(20_000, 80_000 - 40_000), facing=0))
    assert value is not None
    assert value[2:5] == (20_000, 16_000, 0)  # six inches ahead
    assert reason is not None
    assert reason.rule == "MOV.11"


def test_a_magnet_stops_an_inch_before_the_enemy_and_can_be_put_away() -> None:
    """B's front is at y 19000, A's an inch before it at 18000, and its centre, it being two inches deep, at 17000; the
    wish is a fifth of an inch short of it."""
    battle = fight([unit("A", 20_000, 14_000)], [unit("B", 20_000, 20_000, 36)], acting="A")
    family = battle.ask.family if battle.ask else None
    assert family is not None
    depth = battle.field.troops[0].shapes[0]
    assert depth is not None
    nearest = 20_000 - depth.depth - 1000
    wish = (20_000, 80_000 - (nearest - 200))
    drawn, reason = family.near(Wish("A", at=wish, facing=0))
    assert reason is None
    assert drawn is not None
    assert drawn[3] == nearest
    plain, _ = family.near(Wish("A", at=wish, facing=0, loose=True))
    assert plain is not None
    assert plain[3] == nearest - 200


def test_a_wish_upon_an_enemy_who_may_be_charged_is_the_charge() -> None:
    """A acts by its initiative; B's front is at y 16000: in contact with it A's own front is there, and its centre, it
    being two inches deep, at 15000, four inches and a half from where it stands. A wish that is nearer to the inch
    before the enemy is drawn there, and who has put the magnets away only marches."""
    battle = fight([unit("A", 20_000, 10_500)], [unit("B", 20_000, 17_000, 36)], phase="initiative")
    battle.choose("initiative A")
    assert "charge A B" in (battle.decision.texts() if battle.decision else ())
    family = battle.ask.family if battle.ask else None
    assert family is not None
    value, reason = family.near(Wish("A", at=(20_500, 80_000 - 14_600), facing=0))
    assert reason is None
    assert value is not None
    assert battle.write(value).text == "charge A B"
    route = family.route(value)
    assert route is not None
    assert (route.places[-1].spot, route.places[-1].facing) == ((20_000, 80_000 - 15_000), 0)
    assert route.note is not None
    assert TELLER.say(route.note, battle) == "4.5 of 6 in"
    an_inch, _ = family.near(Wish("A", at=(20_000, 80_000 - 14_300), facing=0))
    assert an_inch is not None
    assert an_inch[:5] == ("place", 0, 20_000, 14_000, 0)
    loose, reason = family.near(Wish("A", at=(20_000, 80_000 - 14_600), facing=0, loose=True))
    assert reason is not None
    assert loose is not None
    assert loose[0] == "place"


def test_a_refused_text_is_answered_with_the_nearest_one() -> None:
    battle = fight([unit("A", 20_000, 10_000)], [FOE], acting="A")
    for said, instead in (
        ("move A advance 20", "move A advance 6"),
        ("move A wheel left 90", "move A wheel left 45"),
        ("move A to 20 40 facing 000", "move A to 20 16 facing 000"),
    ):
        assert battle.why_not(said) is not None
        value = member_instead(battle, said)
        assert value is not None
        assert battle.write(value).text == instead
    assert member_instead(battle, "halt A") is None


def test_steps_are_completed_and_told() -> None:
    battle = fight([unit("A", 20_000, 10_000)], [FOE], acting="A")
    verbs = ("move",)
    assert "wheel" in battle.speech.complete("move A w", (), verbs)
    assert battle.speech.complete("move A wheel ", (), verbs) == ["left", "right"]
    assert battle.speech.complete("move A wheel left 30 adv", (), verbs) == ["advance"]
    assert battle.speech.complete("move A oblique left ", (), verbs) == ["15", "30", "45"]
    value = battle.find("move A wheel left 30 advance 2")[0]
    assert TELLER.say(battle.write(value).label, battle) == "A: wheel left 30°, 2 in ahead"


# -- measuring ---------------------------------------------------------------------------------------------------------


def test_a_tape_tells_what_the_rules_use() -> None:
    """Fronts two inches apart: A looks north, B south, each before the other and in full sight."""
    battle = fight([unit("A", 20_000, 10_000)], [unit("B", 20_000, 20_000, 36)], acting="A")
    shape = battle.field.troops[0].shapes[0]
    assert shape is not None
    found = battle.ruleset.measure(battle, Wish("A"), Wish("B"))
    assert found is not None
    said = [TELLER.say(line, battle) for line in found.lines]
    assert said[0] == f"{10 - shape.depth / 1000:g} in"
    assert said[2:4] == ["before A: B", "before B: A"]
    assert said[4:] == ["A: 9 of 9 points of B in sight", "B: 9 of 9 points of A in sight"]
    around = battle.ruleset.measure(battle, Wish("A"), None)
    assert around is not None
    assert TELLER.say(around.lines[0], battle).startswith("Ahead: enemy B")
    points = battle.ruleset.measure(battle, Wish("", at=(0, 80_000)), Wish("", at=(3000, 76_000)))
    assert points is not None
    assert TELLER.say(points.lines[0], battle) == "5 in"
    assert battle.ruleset.measure(battle, Wish("nobody"), Wish("A")) is None


# -- overlays ----------------------------------------------------------------------------------------------------------


def test_overlays_are_made_of_the_rules() -> None:
    battle = fight([unit("A", 20_000, 10_000)], [unit("B", 20_000, 16_000, 36)], acting="A")
    roles = {}
    for kind in ("reach", "charge", "arcs", "support"):
        found = battle.ruleset.overlay(battle, 0, kind, "A")
        assert found is not None
        roles[kind] = [shape.role for shape in found.shapes]
    assert roles["reach"] == ["reach"] * 3  # one, two and three moves
    assert roles["arcs"] == ["front", "flank", "rear", "flank"]
    assert roles["charge"] == ["charge", "ghost"]
    assert roles["support"] == []
    assert battle.ruleset.overlay(battle, 0, "missile", "A") is None  # it has nothing to throw


# -- chances of an order -----------------------------------------------------------------------------------------------


def test_the_chances_of_an_order_add_up() -> None:
    """Command 8: of 36 throws 26 are 8 or less (7, 8: one move; 6: two; 2 to 5: three), and one is a blunder."""
    battle = fight([unit("A", 20_000, 10_000)], [FOE])
    while battle.decision is not None and battle.decision.kind != "order":
        texts = battle.decision.texts()
        battle.choose(next((text for text in texts if text.startswith("captain")), texts[0]))
    battle.choose("give A move")
    captain = battle.field.division_of[0]
    battle.state.command[captain] = 8
    sheet = battle.ruleset.sheet(battle, battle.find("roll")[0])
    assert isinstance(sheet, Sheet)
    cells = [TELLER.say(cell, battle) for cell in sheet.lines[0]]
    assert cells == ["A", "25 %", "31 %", "14 %", "28 %", "3 %"]
    assert TELLER.say(sheet.title, battle).endswith("move of A")
