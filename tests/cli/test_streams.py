"""What surrounds the command may be closed, full, too long or impatient: one sentence, the right exit code, and
nothing is written in the place of what is no plain file."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

from strategikon import workers

HERE = [sys.executable, "-m", "strategikon"]
ENGLISH = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def shell(line: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell in which "$@" is the command with these arguments."""
    words = ["sh", "-c", line, "sh", *HERE, *arguments]
    return subprocess.run(words, capture_output=True, encoding="utf-8", env={**ENGLISH, **environment}, check=False)


# -- streams ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["list", "rules alexander", "--help"])
@pytest.mark.parametrize(("sink", "why"), [("&-", "it is closed"), ("/dev/full", "the disk is full")])
def test_an_output_that_cannot_be_written(name: str, sink: str, why: str) -> None:
    ran = shell(f'"$@" >{sink}', *name.split())
    assert (ran.returncode, ran.stderr) == (2, f"The output cannot be written: {why}.\n")


def test_it_is_said_in_french_too() -> None:
    ran = shell('"$@" >&-', "list", "--lang", "fr")
    assert (ran.returncode, ran.stderr) == (2, "La sortie ne peut pas être écrite : elle est fermée.\n")


def test_who_reads_no_further_is_left_in_peace() -> None:
    ran = shell('{ "$@"; echo "$?" >&2; } | true', "rules", "alexander")
    assert (ran.stdout, ran.stderr) == ("", "141\n")


@pytest.mark.parametrize("sink", ["&-", "/dev/full"])
def test_complaints_that_nobody_can_read(sink: str) -> None:
    assert shell(f'"$@" 2>{sink}', "nonsense").returncode == 2
    assert shell(f'"$@" 2>{sink} >/dev/null', "list").returncode == 0


def test_a_closed_input_is_an_empty_one() -> None:
    closed, empty = (shell(f'"$@" <{source}', "play", "skirmish/ford", "--seed", "x") for source in ("&-", "/dev/null"))
    assert (closed.returncode, closed.stdout, closed.stderr) == (empty.returncode, empty.stdout, empty.stderr)
    assert closed.returncode == 0
    assert "The battle was not saved" in closed.stdout


def test_a_closed_stream_is_not_taken_by_the_next_file(tmp_path: Path) -> None:
    """Else the results would be mixed with what is printed."""
    out = tmp_path / "runs.jsonl"
    words = ["simulate", "skirmish/ford", "--battles", "1", "--sides", "random,random", "--workers", "1"]
    ran = shell('"$@" <&- 2>&-', *words, "--out", str(out))
    assert ran.returncode == 0
    assert [line[:1] for line in out.read_text("utf-8").splitlines()] == ["{"]


# -- paths ------------------------------------------------------------------------------------------------------------

LONG = "a" * 5000
LONG_WORDS = [
    ["cases", LONG], ["cases", "/".join(["b" * 200] * 30)], ["verify", LONG], ["replay", LONG], ["play", LONG],
    ["play", LONG + ".toml"], ["play", "skirmish/ford", "--load", LONG], ["list", LONG], ["check", LONG + ".toml"],
    ["simulate", "skirmish/ford", "--battles", "1", "--csv", LONG], ["play", "skirmish/ford", "--save", LONG],
    ["simulate", "skirmish/ford", "--battles", "1", "--out", LONG], ["rules", LONG], ["nonsense" + LONG],
]  # fmt: skip


@pytest.mark.parametrize("words", LONG_WORDS, ids=lambda words: " ".join(word[:12] for word in words))
def test_what_is_too_long_gets_one_sentence(words: list[str], run: Any) -> None:
    ran = run(*words)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "{???}" not in ran.err
    assert "nternal" not in ran.err
    assert len(ran.err) < 1500


def test_a_process_of_its_own_says_the_same(command: Any) -> None:
    ran = command("cases", "a" * 300)
    assert (ran.code, ran.err) == (2, f"{'a' * 300} cannot be read: its name is too long.\n")


# -- files that are written -------------------------------------------------------------------------------------------

OUTPUTS = [
    ["simulate", "skirmish/ford", "--battles", "1", "--sides", "random,random", "--csv"],
    ["simulate", "skirmish/ford", "--battles", "1", "--sides", "random,random", "--out"],
    ["simulate", "skirmish/ford", "--battles", "1", "--sides", "random,random", "--report"],
    ["play", "skirmish/ford", "--save"],
]


def device(folder: Path) -> Path:
    """A device that a mistake of ours may replace: never that of the machine."""
    path = folder / "thing"
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root makes devices")
    return path


def special(folder: Path, kind: str) -> Path:
    """Something that is no plain file, or a link to it."""
    path, link = folder / "thing", folder / "link"
    match kind:
        case "folder":
            path.mkdir()
            return path
        case "device":
            return device(folder)
        case "link to a device":
            link.symlink_to(device(folder))
            return link
        case "link to a folder":
            path.mkdir()
            link.symlink_to(path)
            return link
    os.mkfifo(path)
    link.symlink_to(path)
    return path if kind == "pipe" else link


KINDS = ["folder", "device", "pipe", "link to a folder", "link to a device", "link to a pipe"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("words", OUTPUTS, ids=lambda words: words[-1])
def test_nothing_replaces_what_is_no_plain_file(tmp_path: Path, words: list[str], kind: str, run: Any) -> None:
    path = special(tmp_path, kind)
    before = path.lstat()
    ran = run(*words, str(path))
    after = path.lstat()
    why = "it is a folder" if "folder" in kind else "it is no plain file"
    assert (ran.code, ran.err) == (2, f"{path} cannot be written: {why}.\n")
    assert (before.st_ino, stat.S_IFMT(before.st_mode)) == (after.st_ino, stat.S_IFMT(after.st_mode))
    assert not [left for left in tmp_path.iterdir() if left.name not in ("thing", "link")]


def test_a_link_to_a_plain_file_stays_a_link(tmp_path: Path, run: Any) -> None:
    link, there = tmp_path / "link", tmp_path / "there.csv"
    there.write_text("old", "utf-8")
    link.symlink_to(there)
    assert run(*OUTPUTS[0], str(link)).code == 0
    assert link.is_symlink()
    assert there.read_text("utf-8").startswith("number,")


def test_the_save_of_a_running_battle_spares_pipes_too(tmp_path: Path, run: Any) -> None:
    pipe = special(tmp_path, "pipe")
    ran = run("play", "skirmish/ford", typed=f"save {pipe}\nquit\n")
    assert "cannot be written: it is no plain file." in " ".join(ran.out.split())
    assert stat.S_ISFIFO(pipe.stat().st_mode)


# -- Ctrl-C -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def _heard() -> Iterator[None]:
    """A shell that runs the tests in the background has them ignore interrupts, and children inherit that."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


IMPATIENT = """
import os, signal, sys

awaited = sys.argv.pop(1)

class Watcher:
    def find_spec(self, name, path=None, target=None):
        if name == awaited:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Watcher())
"""
TOOLS = Path(__file__).parents[2] / "tools"
COMMAND = run_path(str(TOOLS / "setup_venv.py"))["COMMAND"]  # as `make setup` writes it
LOADED = [
    "strategikon", "strategikon.__main__", "strategikon.cli", "click", "strategikon.kernel.battle", "fluent.runtime",
    "strategikon.commands.listing",
]  # fmt: skip


@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize("module", LOADED)
def test_a_ctrl_c_while_the_command_is_loaded(module: str) -> None:
    words = [sys.executable, "-c", IMPATIENT + COMMAND, module, "list"]
    ran = subprocess.run(words, capture_output=True, encoding="utf-8", env=ENGLISH, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "Interrupted.\n")


def test_the_command_starts_workers(tmp_path: Path) -> None:
    """Each of them loads the file of the command once more, and must not run it."""
    written = tmp_path / "strategikon"
    written.write_text(COMMAND, encoding="utf-8")
    words = [sys.executable, str(written), "simulate", "skirmish/ford", "--battles", "2", "--workers", "2", "--json"]
    ran = subprocess.run(words, capture_output=True, encoding="utf-8", env=ENGLISH, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert json.loads(ran.stdout)["battles"] == 2


INSTALLED = Path(sys.executable).parent / "strategikon"


def held_back(process: subprocess.Popen[str]) -> bool:
    """Whether a Ctrl-C would wait, or is heard already."""
    status = dict(line.split(":\t") for line in Path(f"/proc/{process.pid}/status").read_text("utf-8").splitlines())
    return any(int(status[name], 16) >> (signal.SIGINT - 1) & 1 for name in ("SigBlk", "SigCgt"))


@pytest.mark.usefixtures("_heard")
@pytest.mark.skipif(
    not (INSTALLED.exists() and Path("/proc/self/status").exists() and b"--block" in INSTALLED.read_bytes()[:60]),
    reason="not installed by `make setup`, or nothing here can hold signals back",
)
def test_a_ctrl_c_before_python_has_read_a_line_of_ours() -> None:
    words = [INSTALLED, "list"]
    for _ in range(5):
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=ENGLISH
        ) as process:
            while not held_back(process):
                time.sleep(0.0002)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        assert (process.returncode, out, err) == (130, "", "Interrupted.\n")


@pytest.mark.usefixtures("_heard")
@pytest.mark.parametrize(("tool", "begins"), [("setup_venv.py", "setup: "), ("build_page.py", "page: ")])
def test_a_ctrl_c_while_everything_is_set_up(tool: str, begins: str) -> None:
    """Before `make play` serves anything it may load for minutes."""
    script = f"import hashlib, os, runpy; hashlib.sha256 = lambda *_: os.kill(os.getpid(), {int(signal.SIGINT)});"
    words = [sys.executable, "-c", script + f"runpy.run_path({str(TOOLS / tool)!r}, run_name='__main__')"]
    ran = subprocess.run(words, capture_output=True, encoding="utf-8", env=ENGLISH, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", f"{begins}interrupted\n")


def test_help_comes_before_anything_that_draws_is_loaded() -> None:
    script = "import sys; from strategikon.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, encoding="utf-8", env=ENGLISH, check=True)
    loaded = ran.stderr.split()
    assert "simulate" in ran.stdout
    assert "strategikon.cli" in loaded
    assert not [name for name in loaded if name.startswith(("rich", "importlib.metadata", "strategikon.ancients"))]


def children(process: subprocess.Popen[str]) -> list[str]:
    found: list[str] = []
    for path in Path(f"/proc/{process.pid}/task").glob("*/children"):
        found += path.read_text("utf-8").split()
    return found


@pytest.mark.usefixtures("_heard")
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="nobody else tells us of the workers")
@pytest.mark.parametrize("pause", [0.0, 0.1, 0.3])
def test_a_ctrl_c_while_the_workers_are_loaded(pause: float) -> None:
    """It is sent to all of them at once, as a terminal does."""
    words = [*HERE, "simulate", "skirmish/ford", "--battles", "100000", "--workers", "2"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=ENGLISH, start_new_session=True
    ) as process:
        while len(children(process)) < 3:  # two workers, and who looks after what they share
            time.sleep(0.005)
        time.sleep(pause)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, "", "Interrupted.\n")


def test_a_ctrl_c_while_a_thread_of_the_pool_is_being_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread is known already, and cannot be joined yet: it is waited for all the same."""

    late = threading.Thread(target=time.sleep, args=(0.05,))
    known = iter([[], [late]])
    monkeypatch.setattr(workers, "enumerate_threads", lambda: next(known))

    def impatient() -> None:
        with workers.worker_pool(1):
            threading.Timer(0.05, late.start).start()
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        impatient()
    assert late.ident is not None
    assert not late.is_alive()
