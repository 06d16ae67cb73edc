"""The verb table: what is spoken is written, and what is written is read."""

from __future__ import annotations

from typing import Any

import pytest

from strategikon.kernel.decision import Ask, Refusal, refusal
from strategikon.kernel.speech import Speech
from strategikon.kernel.verbs import Kind, Measure, Reading, Verb, Verbs, names_of
from strategikon.kernel.why import Why

VERBS = Verbs(
    (
        Verb("move", "move {unit} {hex}"),
        Verb("retreat", "retreat {unit} {hex}", "{hex}"),
        Verb("order", "order {unit}"),
        Verb("lead", "order {unit}", label="told-lead"),
        Verb("exit", "exit {unit}", "{unit} [exit]"),
        Verb("evade", "evade"),
        Verb("evade-to", "evade {unit} {hex}"),
        Verb("ignore", "ignore {flags:number}", "[ignore-{flags}]"),
        Verb("march", "march {unit} by {hexes}"),
        Verb("put", "put {unit} to {pose}"),
        Verb("done", "done"),
    ),
    asks={"act": ("move", "order", "lead", "exit", "march", "put", "done"), "back": ("retreat", "evade", "evade-to")},
)


def read_pose(text: str) -> tuple[int, int, int] | None:
    x, y, facing, turn = text.split() if text.count(" ") == 3 else ("", "", "", "")
    return (int(x), int(y), int(turn)) if facing == "facing" and (x + y + turn).isdecimal() else None


POSE = Measure(
    read_pose, lambda p: f"{p[0]} {p[1]} facing {p[2]}", lambda p: f"pose:{p[0]},{100 - p[1]},{p[2]}", words=4
)
SPEECH = Speech("book", VERBS, {"unit": names_of(["ala", "bow"]), "hex": names_of(["A1", "A2", "B1"]), "pose": POSE})


@pytest.mark.parametrize(
    ("spoken", "text", "refs", "label", "args"),
    [
        (("move", 0, 2), "move ala B1", ("piece:ala", "hex:B1"), "book-option-move", {"unit": "ala", "hex": "B1"}),
        (("retreat", 1, 0), "retreat bow A1", ("hex:A1",), "book-option-retreat", {"unit": "bow", "hex": "A1"}),
        (("order", 1), "order bow", ("piece:bow",), "book-option-order", {"unit": "bow"}),
        (("lead", 1), "order bow", ("piece:bow",), "told-lead", {"unit": "bow"}),
        (("exit", 0), "exit ala", ("piece:ala", "button:exit"), "book-option-exit", {"unit": "ala"}),
        (("evade",), "evade", ("button:evade",), "book-option-evade", {}),
        (("ignore", 2), "ignore 2", ("button:ignore-2",), "book-option-ignore", {"flags": 2}),
        (
            ("march", 0, (0, 2, 0)),
            "march ala by A1 B1 A1",
            ("piece:ala", "hex:A1", "hex:B1"),
            "book-option-march",
            {"unit": "ala", "hexes": "A1 B1 A1"},
        ),
        (
            ("put", 1, (3, 40, 355)),
            "put bow to 3 40 facing 355",
            ("piece:bow", "pose:3,60,355"),
            "book-option-put",
            {"unit": "bow", "pose": "3 40 facing 355"},
        ),
    ],
)
def test_what_is_spoken_is_written_and_read_back(
    spoken: tuple[Any, ...], text: str, refs: tuple[str, ...], label: str, args: dict[str, Any]
) -> None:
    verb, *arguments = spoken
    option = SPEECH.write[verb](*arguments)
    assert (option.text, option.refs, option.label.id, option.label.args) == (text, refs, label, args)
    readings = [reading for reading in SPEECH.read(text) if reading.whole]
    first = "order" if verb == "lead" else verb  # of verbs that share a pattern the first is read
    assert [(reading.verb, list(reading.arguments)) for reading in readings] == [(first, arguments)]


def test_the_best_reading_comes_first() -> None:
    assert [(r.verb, r.whole) for r in SPEECH.read("evade")] == [("evade", True), ("evade-to", False)]
    best, other = SPEECH.read("evade xx A1")
    assert (best.verb, best.arguments, best.over) == ("evade-to", (None, 1 - 1), 0)
    assert best.unknown == refusal("", "refused-unknown-unit", name="xx")
    assert (other.verb, other.over) == ("evade", 2)
    assert SPEECH.read("nothing of ours") == []
    assert SPEECH.read("  ") == []


def test_a_missing_word_is_named() -> None:
    reading = SPEECH.read("move ala")[0]
    assert reading.arguments == (0, None)
    assert reading.unknown == refusal("", "refused-word-missing", pattern="move UNIT HEX")
    assert reading.at == 1


@pytest.mark.parametrize("text", ["ignore -1", "ignore ٣", "ignore 12345678901234567890", "put bow to 3 40 at 355"])
def test_what_is_no_number_or_pose_is_unknown(text: str) -> None:
    assert [reading.whole for reading in SPEECH.read(text)] == [False]


def test_words_are_completed_from_the_offer_and_from_the_table() -> None:
    offer = ["move bow B1", "order ala"]
    assert SPEECH.complete("mo", offer) == ["move"]
    assert SPEECH.complete("move ", offer) == ["bow", "ala"]
    assert SPEECH.complete("move bow ", offer) == ["B1", "A1", "A2"]
    assert SPEECH.complete("march ala b") == ["by"]
    assert SPEECH.complete("march ala by A1 A") == ["A1", "A2"]
    assert SPEECH.complete("done ") == []
    assert SPEECH.complete("Move BOW a") == ["A1", "A2"], "small and capital letters are one"


def test_words_of_the_table_may_be_those_of_some_verbs_alone() -> None:
    offer = ["move bow B1", "order ala"]
    assert SPEECH.complete("m", offer, ()) == ["move"]
    assert SPEECH.complete("m", offer, ("march",)) == ["move", "march"]
    assert SPEECH.complete("move ", offer, ()) == ["bow"]
    assert SPEECH.complete("move ", offer, ("move",)) == ["bow", "ala"]


def test_a_wrong_table_fails_when_it_is_made() -> None:
    with pytest.raises(ValueError, match="no kind"):
        Verbs((Verb("go", "go {nowhere}"),), {})
    with pytest.raises(ValueError, match="no verb"):
        Verbs((Verb("go", "go"),), {"ask": ("come",)})
    with pytest.raises(ValueError, match="begins with a word"):
        Verbs((Verb("go", "{unit} goes"),), {})
    assert Verbs((Verb("go", "go {edge}"),), {}, [Kind("edge")]).kinds["edge"].ref == "button"


# -- why not -----------------------------------------------------------------------------------------------------------


def answer(name: str) -> Any:
    def explain(battle: Any, ask: Ask, *arguments: Any) -> Refusal | None:
        return refusal(name, "because", arguments=arguments)

    return explain


def told(why: Why, kind: str, text: str) -> tuple[str, Any]:
    reason = why.explain(None, Ask(0, kind, ()), SPEECH.read(text))  # type: ignore[arg-type]
    return ("", None) if reason is None else (reason.rule, reason.because.args.get("arguments", reason.because.id))


def test_the_most_telling_explainer_speaks() -> None:
    why = Why({("act", "move"): answer("ask")}, {"act": answer("kind")}, {"move": answer("verb")})
    assert told(why, "act", "move ala A1") == ("ask", (0, 0))
    assert told(why, "act", "order ala") == ("kind", ("order", 0))
    assert told(why, "back", "move ala A1") == ("verb", (0, 0))
    assert told(why, "back", "order ala") == ("", None)


def test_an_unknown_word_is_named_unless_a_patient_verb_has_a_better_reason() -> None:
    impatient = Why(by_verb={"move": answer("moved")})
    patient = Why(by_verb={"move": answer("moved")}, patient=("move",))
    assert told(impatient, "act", "move ala Z9") == ("", "refused-unknown-hex")
    assert told(patient, "act", "move ala Z9") == ("moved", (0, None))
    assert told(patient, "act", "move zz Z9") == ("", "refused-unknown-unit")


def test_a_reading_that_knows_every_word_drops_the_others() -> None:
    why = Why(by_verb={"evade-to": answer("to")}, patient=("evade-to",))
    assert told(why, "back", "evade") == ("", None)
    assert isinstance(SPEECH.read("evade")[1], Reading)
