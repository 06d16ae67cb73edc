"""SHT.31: the chances of a volley, held against a pencil."""

from __future__ import annotations

from fractions import Fraction

from inline import fight, unit

from strategikon.caesar.odds import rolled_again
from strategikon.kernel.scene import Sheet
from strategikon.text import LANGUAGES, Teller

BOW = {"weapon": "bow", "short_shoot": 3, "long": 3}


def test_the_sheet_of_a_volley() -> None:
    """EX-25 Three dice at 5+ against saves at 4+: each is a casualty once in six."""
    heavy = {"class": "heavy_infantry", "morale": 4}
    battle = fight([unit("A", 50_000, 30_000, **BOW)], [unit("B", 50_000, 42_000, 36, **heavy)], phase="shoot")
    sheet = battle.ruleset.sheet(battle, battle.find("shoot A B")[0])
    assert isinstance(sheet, Sheet)
    shares = [line[1].args["percent"] for line in sheet.lines]
    assert shares == [58, 35, 7, 0]
    assert "armour" in " ".join(name.id for name, _ in sheet.rows)
    assert sheet.line is not None
    told = [Teller(language).say(sheet.line, battle) for language in LANGUAGES]
    assert told == [
        "3 dice · hits on 5+ (Every shot: 4+, The target is armoured: -1) · saved on 4+",
        "3 dés · touche à 5+ (Tout tir : 4+, La cible est cuirassée : -1) · sauvegarde à 4+",
    ]


def test_dice_rolled_again() -> None:
    """MEL.34 One die that hits on 4+ and is rolled once more: three chances in four."""
    assert rolled_again(1, Fraction(1, 2), 1) == [Fraction(1, 4), Fraction(3, 4)]
    assert sum(rolled_again(5, Fraction(1, 3), 2)) == 1


def test_the_sheet_of_a_round() -> None:
    """MEL.17 One die against one die at 4+, saves of 6+ against 4+: B suffers one of two times five of six, A one of
    two times a half. A led by a captain has something to choose, so that the round is asked for."""
    one = {"clash": 1, "short_support": 0, "stamina": 6}
    battle = fight(
        [unit("A", 50_000, 30_000, morale=4, **{"class": "heavy_infantry"}, **one)],
        [unit("B", 50_000, 32_000, 36, morale=6, **one)],
        phase="muster-fights",
    )
    sheet = battle.ruleset.sheet(battle, battle.find("ready")[0])
    assert isinstance(sheet, Sheet)
    assert sheet.line is not None
    assert "Blows of A at B: 1 die at 4+" in Teller("en").say(sheet.line, battle)
    means = [how.args["number"] for what, how in sheet.rows if what.id == "caesar-row-mean"]
    assert means == ["0.3", "0.4"]  # 1/4 and 5/12
    fates = {line[0].id: [share.args["percent"] for share in line[1:]] for line in sheet.lines}
    # A tests if it lost the round: 1/4 of the time, and B did not lose a man: 7/12; B 5/12 times 3/4
    assert fates["caesar-fate-no_test"] == [85, 69]
    # infantry that lost by one is routed by a throw of 3 or less: 3 of 36
    assert fates["caesar-fate-rout"] == [1, 3]


def test_the_sheet_of_a_charge() -> None:
    """CHG.04 Seven inches from centre to centre, of which two are half the depths of both; foot moves six."""
    battle = fight(
        [unit("A", 30_000, 20_000, clash=7, stamina=6)],
        [unit("B", 30_000, 27_000, 36, clash=5, stamina=4, casualties=1)],
        phase="initiative",
    )
    battle.choose("initiative A")
    assert "charge" in battle.scene(None).sheets
    sheet = battle.ruleset.sheet(battle, battle.find("charge A B")[0])
    assert isinstance(sheet, Sheet)
    assert sheet.line is not None
    told = [Teller(language).say(sheet.line, battle) for language in LANGUAGES]
    assert told == ["5 of 6 in, head-on: 7 dice against 5", "5 po sur 6, de front : 7 dés contre 5"]
    rows = [": ".join(Teller("en").say(part, battle) for part in row) for row in sheet.rows]
    assert rows[1:] == [
        "Face struck: head-on", "Clash of A: 7 dice", "Clash of B: 5 dice", "Casualties of A: 0 of 6",
        "Casualties of B: 1 of 4",
    ]  # fmt: skip
