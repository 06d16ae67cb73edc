"""Two hundred broken scenarios and two hundred broken records: each ends in one clear message and exit code 2."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

BARE_ID = re.compile(r"^[a-z]+(-[a-z0-9]+)+( \(|$)")  # what a Teller shows when a sentence is missing
PATROL = Path(__file__).parent / "patrol.toml"
DEEP: list[Any] = []
for _ in range(300):
    DEEP = [DEEP]

junk = st.sampled_from(
    [None, True, -1, 0.5, 10**30, -(10**400), float("nan"), float("inf"), "", " ", "x" * 30_000, "\x00\x1b[2J", "é\n",
     "\ud800", [], {}, [[]], {"": {}}, DEEP, ["\udfff"]]
)  # fmt: skip
many = settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)


def complained_once(code: int, out: str, err: str, lines: int) -> None:
    """One clear message, exit code 2, and nothing that looks like a program in pain."""
    assert code == 2, (code, out[-500:], err[-500:])
    assert out == ""
    said = err.splitlines()
    assert 1 <= len(said) <= lines
    for line in said:
        assert line.strip()
        assert line.isprintable()
        assert len(line) < 1000
        assert "Traceback" not in line
        assert "{" not in re.sub(r"not [^ ].*", "", line), "a variable was not filled in"
        assert not BARE_ID.match(line)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every value in a document."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, entry in items:
        yield from places(entry, (*path, key))


def holder(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path[:-1]:
        document = document[key]
    return document


# -- records ----------------------------------------------------------------------------------------------------------


@st.composite
def broken_records(draw: st.DrawFn, good: str) -> bytes:
    raw = good.encode()
    way = draw(st.sampled_from(["delete", "replace", "hash", "choices", "cut", "junk", "nest", "foreign"]))
    if way == "cut":
        return raw[: draw(st.integers(0, len(raw) - 3))]
    if way == "junk":
        at = draw(st.integers(0, len(raw) - 2))
        return raw[:at] + draw(st.binary(min_size=1, max_size=30)) + b"\xff" + raw[at:]
    if way == "nest":
        return draw(st.sampled_from([b"[", b'{"a":', b'{"format":1,"choices":[' * 3])) * draw(st.integers(1, 100_000))
    if way == "foreign":
        return json.dumps(draw(junk)).encode()
    document = json.loads(good)
    path = draw(st.sampled_from([(key,) for key in document]) | st.sampled_from(sorted(places(document), key=str)))
    target = holder(document, path)
    if way == "delete":
        del target[path[-1]]
    elif way == "replace":
        target[path[-1]] = draw(junk)
    elif way == "hash":
        name = draw(st.sampled_from(["chain", "seal", "commitment", "seed"]))
        at = draw(st.integers(0, len(document[name]) - 1))
        document[name] = document[name][:at] + ("0" if document[name][at] != "0" else "1") + document[name][at + 1 :]
    else:
        at = draw(st.integers(0, len(document["choices"]) - 1))
        document["choices"][at] += draw(st.sampled_from([" again", "x", "\x00", " 9"]))
    return json.dumps(document).encode()


@many
@given(data=st.data(), verb=st.sampled_from(["verify", "replay", "play"]))
def test_broken_records_get_one_sentence(
    data: st.DataObject, verb: str, record_text: str, run: Any, tmp_path: Path
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(data.draw(broken_records(record_text)))
    arguments = ["play", "--load", str(path)] if verb == "play" else [verb, str(path)]
    ran = run(*arguments)
    complained_once(ran.code, ran.out, ran.err, lines=1)


# -- scenarios --------------------------------------------------------------------------------------------------------


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    if isinstance(value, float):
        return str(value)
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "")


def document(value: dict[str, Any]) -> bytes:
    return "".join(f"{key} = {toml(entry)}\n" for key, entry in value.items()).encode("utf-8", "surrogatepass")


needed = ("schema", "id", "ruleset", "title", "briefing", "side")


@st.composite
def broken_scenarios(draw: st.DrawFn) -> bytes:
    good = tomllib.loads(PATROL.read_text("utf-8"))
    way = draw(st.sampled_from(["delete", "replace", "twice", "off-map", "unknown", "cut", "junk", "nest", "huge"]))
    raw = document(good)
    if way == "cut":
        return raw[: draw(st.integers(0, len(raw) - 3))]
    if way == "junk":
        at = draw(st.integers(0, len(raw) - 2))
        return raw[:at] + draw(st.binary(max_size=30)) + b"\xff" + raw[at:]
    if way == "nest":
        return raw + b"x = " + b"[" * draw(st.integers(1, 50_000))
    if way == "huge":
        digits = draw(st.sampled_from([20, 4000, 6000]))
        number = draw(st.sampled_from([b"9" * (digits + 5), b"0x" + b"f" * (digits + 5), b"-0x1", b"1e400"]))
        return raw.replace(b"rows = 5", b"rows = " + number)
    units = [unit for side in good["side"] for unit in side["unit"]]
    if way == "delete":
        key = draw(st.sampled_from(needed))
        inner = [(good["side"][0], "unit"), (units[0], "hex"), (units[1], "id")]
        target, name = draw(st.sampled_from([(good, key), *inner]))
        del target[name]
    elif way == "replace":
        path = draw(st.sampled_from(sorted((p for p in places(good) if p[-1] not in ("name", "name_fr")), key=str)))
        value = draw(junk.filter(lambda value: value is not None))
        texts = path[0] in ("title", "briefing") and isinstance(value, str) and value.strip()
        holder(good, path)[path[-1]] = 7 if texts or value is True else value
    elif way == "twice":
        units[draw(st.integers(1, 5))]["id"] = units[0]["id"]
    elif way == "off-map":
        units[0]["hex"] = draw(st.sampled_from(["Z9", "A0", "a2", "A99", "é"]))
    else:
        draw(st.sampled_from([good, good["side"][0], units[2]]))[draw(st.sampled_from(["x", "", "é", "__class__"]))] = 1
    return document({json.dumps(key): value for key, value in good.items()})


@many
@given(data=st.data(), verb=st.sampled_from(["play", "check"]))
def test_broken_scenarios_are_complained_of(data: st.DataObject, verb: str, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(data.draw(broken_scenarios()))
    ran = run(verb, str(path))
    complained_once(ran.code, ran.out, ran.err, lines=51)


# -- rosters ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["price", "sheet"])
@pytest.mark.parametrize(
    "raw",
    [
        b"", b"\x00", b"[1]", b"{", b'{"ruleset":5}', b'{"ruleset":"bayard","budget":' + b"9" * 6000 + b"}",
        b'{"ruleset":"bayard","budget":' + b"9" * 60 + b"}", '{"ruleset":"bayard"}'.encode("utf-16")[1:],
    ],
)  # fmt: skip
def test_broken_rosters_get_one_sentence(raw: bytes, verb: str, run: Any, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(raw)
    ran = run("muster", verb, str(path))
    complained_once(ran.code, ran.out, ran.err, lines=1)


# -- whatever it is ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("depth", [101, 500, *range(940, 1001, 6)])
@pytest.mark.parametrize("words", [["verify"], ["muster", "price"], ["play"]], ids=" ".join)
def test_nesting_that_python_can_read_but_not_print(words: list[str], depth: int, run: Any, tmp_path: Path) -> None:
    path = tmp_path / ("deep.toml" if words == ["play"] else "deep.json")
    if words == ["play"]:
        path.write_text(f'ruleset = "skirmish"\nschema = 1\n{".".join(["a"] * depth)} = 1\n', "utf-8")
    else:
        path.write_text(f'{{"ruleset": "bayard", "choices": {"[" * depth}{"]" * depth}}}', "utf-8")
    ran = run(*words, str(path))
    complained_once(ran.code, ran.out, ran.err, lines=1)


@pytest.mark.parametrize(
    "words",
    [["serve", "--port", "1", "--host", "\udcff"], ["serve", "--port", "1", "--host", "x" * 300], ["repair", "\udcff"]],
    ids=["no host", "a long host", "no battle"],
)
def test_names_that_are_no_text(words: list[str], run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a shell hands on of a file name in another encoding."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    ran = run(*words)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "nternal" not in ran.err


# -- and as a user sees it --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("raw", [b"", b"\x00\xff", b"[" * 100_000, b"{}", b"null", b'{"a": NaN}', b"\xef\xbb\xbf{}"])
def test_as_a_command(raw: bytes, command: Any, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(raw)
    ran = command("verify", str(path))
    complained_once(ran.code, ran.out, ran.err, lines=1)
