"""The REST interface keeps its OpenAPI document: Schemathesis tries what it allows, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance
from server_harness import Server

from strategikon.server.routes import ENDPOINTS, Endpoint

# A battle can be wished for in the right form and yet not be had: a ruleset, a switch or a seat that there is not; so
# can an army.
REFUSABLE = [positive_data_acceptance]
WISHES = ("make", "judge", "raise_army", "translate", "build", "editor_read", "editor_fights", "editor_levers")


@pytest.fixture(scope="module")
def document(server: Server) -> schemathesis.BaseSchema:
    server.make(blue="open")
    server.get("/api/rulesets")  # the first time it takes longer than Schemathesis waits on a busy machine
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


def _trials() -> Iterator[ParameterSet]:
    for endpoint in ENDPOINTS:
        yield pytest.param(endpoint, GenerationMode.POSITIVE, id=f"{endpoint.name}-allowed")
        if endpoint.body is not None or "{" in endpoint.path:  # else nothing can be wrong with it
            yield pytest.param(endpoint, GenerationMode.NEGATIVE, id=f"{endpoint.name}-not-allowed")


@pytest.mark.parametrize(("endpoint", "mode"), list(_trials()))
def test_the_interface_keeps_its_word(
    endpoint: Endpoint, mode: GenerationMode, document: schemathesis.BaseSchema
) -> None:
    @settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=document[endpoint.path][endpoint.method].as_strategy(generation_mode=mode))
    def check(case: Case) -> None:
        case.call_and_validate(excluded_checks=REFUSABLE if endpoint.name in WISHES else [])

    check()


def test_every_path_of_a_real_battle_fits_the_document(server: Server, document: schemathesis.BaseSchema) -> None:
    """With a battle that exists: the generated ones hardly ever do."""
    made = server.make()
    for path, body in (
        ("/api/battles/{battle}", None),
        ("/api/battles/{battle}/record", None),
        ("/api/battles/{battle}/moments/{number}", None),
        ("/api/battles/{battle}/rematch", None),
        ("/api/mine", {"tokens": list(made["tokens"].values())}),
        ("/api/battles/{battle}/name", {"side": "red", "name": "Lucie"}),
        ("/api/battles/{battle}/code", {"tokens": list(made["tokens"].values())}),
        ("/api/battles/{battle}/recover", {"words": made["recovery"]["en"]}),
        ("/api/battles/{battle}/words", {"tokens": list(made["tokens"].values())}),
        ("/api/battles/{battle}/study", {"number": 0, "tokens": list(made["tokens"].values())}),
        ("/api/battles/{battle}/study/fights", {"number": 0, "tokens": list(made["tokens"].values())}),
    ):
        operation = document[path]["POST" if body or "rematch" in path else "GET"]
        places = {name: value for name, value in (("battle", made["id"]), ("number", 0)) if f"{{{name}}}" in path}
        headers = {"Authorization": f"Seat {made['tokens']['red']}"}
        case = operation.Case(path_parameters=places, headers=headers, **({"body": body} if body else {}))
        answer = case.call()
        assert answer.status_code in (200, 201)
        case.validate_response(answer)
