"""The OpenAPI document, made from the table of paths and the types of the wire."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

from strategikon.server import wire
from strategikon.server.routes import ENDPOINTS, Endpoint

REASONS = {
    400: "Malformed.", 403: "Not your seat, or not from here.", 404: "There is none.", 409: "Not as things stand.",
    413: "Too large.", 415: "Not JSON.", 429: "Too many; try again later.",
    503: "Not now; try again in a moment.",
}  # fmt: skip
PARAMETERS: dict[str, dict[str, Any]] = {
    "battle": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"},
    "ruleset": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "scenario": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "lesson": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "list": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "rule": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,40}$"},
    "number": {"type": "integer", "minimum": 0},
    "language": {"type": "string", "enum": ["en", "fr"]},
}


@cache
def document(version: str) -> dict[str, Any]:
    """The whole document."""
    shapes = [shape for e in ENDPOINTS for shape in (e.answer, e.body) if _is_struct(shape)] + [wire.ErrorBody]
    schemas, components = schema_components(shapes, ref_template="#/components/schemas/{name}")
    references = dict(zip(shapes, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, references)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Strategikon", "version": version, "description": "See docs/wire.md."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "apiKey", "in": "header", "name": "Authorization"}},
        },
    }


def _is_struct(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, Struct)


def _operation(endpoint: Endpoint, references: dict[Any, Any]) -> dict[str, Any]:
    answers = {str(endpoint.status): _answer(endpoint, references)}
    for status in (*endpoint.refusals, 429, 503):
        content = {"application/json": {"schema": references[wire.ErrorBody]}}
        answers[str(status)] = {"description": REASONS[status], "content": content}
    names = re.findall(r"{(\w+)}", endpoint.path)
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [_parameter(name) for name in names],
        "responses": answers,
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": references[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.seat:
        operation["security"] = [{"seat": []}, {}]
    return operation


def _parameter(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}


def _answer(endpoint: Endpoint, references: dict[Any, Any]) -> dict[str, Any]:
    if endpoint.answer is str:
        return {"description": endpoint.summary, "content": {"text/plain": {"schema": {"type": "string"}}}}
    schema = references.get(endpoint.answer, {"type": "object"})
    return {"description": endpoint.summary, "content": {"application/json": {"schema": schema}}}
