"""Every path of the REST interface, once: the application routes by it, and the OpenAPI document describes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from strategikon.server import wire, wire_armies, wire_editor, wire_seats, wire_study


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One path and what it takes and gives. `name` is the method of `Rest` that answers."""

    method: str
    path: str
    name: str
    summary: str
    answer: Any
    refusals: tuple[int, ...] = ()
    body: Any = None
    status: int = 200
    seat: bool = False


ENDPOINTS = (
    Endpoint("GET", "/healthz", "health", "Whether the server and its store are well.", wire.Health),
    Endpoint("GET", "/api/openapi.json", "openapi", "This document.", dict[str, Any]),
    Endpoint("GET", "/api/rulesets", "rulesets", "All rulesets, battles and switches.", wire.Rulesets),
    Endpoint("GET", "/api/rulesets/{ruleset}/facts", "facts", "How a ruleset looks, and more.", wire.Facts, (400, 404)),
    Endpoint("GET", "/api/scenarios/{ruleset}/{scenario}", "scenario", "A battle to be fought.", wire.Scenario, (404,)),
    Endpoint("GET", "/api/rules/{ruleset}", "rules", "The rules of a ruleset.", wire.Rules, (404,)),
    Endpoint("GET", "/api/rules/{ruleset}/{rule}", "rule", "One rule and its parts.", wire.Rules, (404,)),
    Endpoint("GET", "/api/messages/{ruleset}/{language}", "messages", "Sentences, as Fluent source.", str, (404,)),
    Endpoint(
        "POST", "/api/lessons/{ruleset}/{lesson}", "lesson", "A lesson at a step, after some choices.", wire.Taught,
        (400, 404, 409, 413, 415), wire.AtStep,
    ),
    Endpoint("GET", "/api/muster", "musters", "The army lists of all rulesets.", wire_armies.Musters),
    Endpoint("GET", "/api/muster/{ruleset}/lists/{list}", "army", "One army list.", wire_armies.Army, (400, 404)),
    Endpoint(
        "POST", "/api/muster/{ruleset}/lists", "own_list", "A list of one's own.", wire_armies.OwnList,
        (400, 404, 413, 415), wire_armies.WantList,
    ),
    Endpoint(
        "POST", "/api/muster/{ruleset}/rosters", "judge", "What a roster costs, and all that is against it.",
        wire_armies.Judged, (400, 404, 413, 415), wire_armies.WantRoster,
    ),
    Endpoint(
        "POST", "/api/muster/{ruleset}/armies", "raise_army", "An army that the computer musters.", wire_armies.Judged,
        (400, 404, 413, 415), wire_armies.WantArmy,
    ),
    Endpoint(
        "POST", "/api/muster/{ruleset}/readings", "translate", "A line of a foreign list, translated.",
        wire_armies.Reading, (400, 404, 413, 415), wire_armies.WantReading,
    ),
    Endpoint(
        "POST", "/api/muster/{ruleset}/battles", "build", "A battle of two rosters and a field.", wire_armies.Built,
        (400, 404, 413, 415), wire_armies.WantBattle,
    ),
    Endpoint("GET", "/api/editor", "editor_benches", "Rulesets whose battles can be made.", wire_editor.Benches),
    Endpoint("GET", "/api/editor/{ruleset}", "editor_bench", "A workbench.", wire_editor.Bench, (404,)),
    Endpoint(
        "GET", "/api/editor/{ruleset}/battles/{scenario}", "editor_original", "A battle of the library, to begin from.",
        wire_editor.Opened, (404,),
    ),
    Endpoint(
        "POST", "/api/editor/{ruleset}/checks", "editor_check", "What the loader says of a document.",
        wire_editor.Checked, (400, 404, 413, 415), wire_editor.WantCheck,
    ),
    Endpoint(
        "POST", "/api/editor/{ruleset}/files", "editor_write", "A document as a file.", wire_editor.Written,
        (400, 404, 413, 415), wire_editor.WantText,
    ),
    Endpoint(
        "POST", "/api/editor/{ruleset}/fights", "editor_fights", "Battles of a document, between veterans.",
        wire_editor.Battles, (400, 404, 413, 415, 429), wire_editor.WantBattles,
    ),
    Endpoint(
        "POST", "/api/editor/{ruleset}/levers", "editor_levers", "What would even a document.", wire_editor.Levers,
        (400, 404, 413, 415, 429), wire_editor.WantLevers,
    ),
    Endpoint(
        "POST", "/api/editor/files", "editor_read", "A file as a document.", wire_editor.Opened, (400, 404, 413, 415),
        wire_editor.WantDocument,
    ),
    Endpoint(
        "POST", "/api/battles", "make", "Begin a battle, or go on from a record.", wire.Made, (400, 403, 404, 413, 415),
        wire.MakeBattle, 201,
    ),
    Endpoint("POST", "/api/mine", "mine", "The battles of seats.", wire.MyBattles, (400, 403, 413, 415), wire.Mine),
    Endpoint("GET", "/api/battles/{battle}", "battle", "One battle, as anybody may know it.", wire.Battle, (404, 409)),
    Endpoint(
        "GET", "/api/battles/{battle}/scenario", "fought", "What a battle is about, as one that is to be fought.",
        wire.Scenario, (404, 409),
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/join", "join", "Take the seat of an invitation.", wire.Joined,
        (400, 403, 404, 409, 413, 415), wire.Join,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/name", "name", "Call the player of a seat so.", wire_seats.Named,
        (400, 403, 404, 409, 413, 415), wire_seats.WantName, seat=True,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/code", "code", "A code that takes seats to another device, once.",
        wire_seats.Code, (400, 403, 404, 409, 413, 415), wire_seats.WantKey, 201,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/words", "words", "New words that bring seats back.", wire_seats.Words,
        (400, 403, 404, 409, 413, 415), wire_seats.WantKey, 201,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/recover", "give_words", "Take seats by their words.", wire_seats.Opened,
        (400, 403, 404, 409, 413, 415), wire_seats.GiveWords,
    ),
    Endpoint(
        "POST", "/api/continue", "give_code", "Take seats by a code.", wire_seats.Opened, (400, 403, 413, 415),
        wire_seats.GiveCode,
    ),
    Endpoint(
        "GET", "/api/battles/{battle}/record", "record", "The record, as far as this seat may know it.", wire.Record,
        (403, 404, 409), seat=True,
    ),
    Endpoint(
        "GET", "/api/battles/{battle}/moments/{number}", "moment", "The battle as it stood.", wire.Moment,
        (403, 404, 409), seat=True,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/rematch", "rematch", "The same battle with sides swapped.", wire.Made,
        (403, 404, 409), status=201, seat=True,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/study", "study", "An analysis board, or an answer about it.", wire_study.Studied,
        (400, 403, 404, 409, 413, 415, 429), wire_study.AtLine,
    ),
    Endpoint(
        "POST", "/api/battles/{battle}/study/fights", "fights", "Battles fought on from an analysis board.",
        wire_study.Fights, (400, 403, 404, 409, 413, 415, 429), wire_study.WantFights,
    ),
    Endpoint(
        "GET", "/api/battles/{battle}/judgement", "judgement", "What was luck and what was choice.",
        wire_study.Judgement, (404, 409),
    ),
)  # fmt: skip
