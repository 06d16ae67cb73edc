"""Make the virtual environment that every `make` target runs in, or see in a blink that it is already right.

It runs on the system's bare Python before anything is installed: standard library only, and no syntax newer than
Python 3.7, so that an old Python is refused in a sentence rather than with a traceback.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = Path(os.environ.get("VENV") or ROOT / ".venv").absolute()
STAMP = VENV / "setup-stamp"
PYTHON = os.path.realpath(getattr(sys, "_base_executable", sys.executable))
PIP = [str(VENV / "bin" / "python"), "-I", "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
BUILD_LOCK = ROOT / "requirements" / "build.txt"
DEV_LOCK = ROOT / "requirements" / "dev.txt"
PROJECTS = [ROOT, ROOT / "examples" / "skirmish"]
COMMAND = """
import sys

try:
    from strategikon.__main__ import main
except KeyboardInterrupt:
    from strategikon.__main__ import stop as main
if __name__ == "__main__":  # workers load this file once more
    sys.exit(main())
"""
# A Ctrl-C while Python itself starts would find nobody who could answer it: it is held back until we can.
PATIENT = ["/usr/bin/env", "--block-signal=INT"]
LONGEST_FIRST_LINE = 120  # characters that every system reads
INTERRUPTED = 130


def main() -> None:
    refuse_old_python()
    with one_at_a_time():
        foundation, projects = fingerprint_of_foundation(), fingerprint_of_projects()
        found = read_stamp()
        if found == [foundation, projects]:
            return
        try:
            if found[:1] != [foundation]:
                build_foundation()
            write_stamp(foundation)
            install_projects()
            write_stamp(foundation, projects)
        except OSError as error:
            fail(
                f"cannot write {error.filename or VENV} ({error.strerror}); clone the project again as yourself, "
                "or choose another place: make setup VENV=/tmp/strategikon-venv"
            )
    say("ready: " + str(VENV / "bin" / "strategikon"))


def refuse_old_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036
        fail(
            "Python 3.11 or newer is needed and {} is {}.{}; if another is installed, name it: "
            "make setup PYTHON=python3.12".format(PYTHON, *sys.version_info[:2])
        )


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two `make` in one clone wait for each other. The lock is on a file that is there anyway, and only read."""
    with open(ROOT / "pyproject.toml") as held:
        with contextlib.suppress(OSError):  # some network file systems have no locks
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


# What the environment was made from


def fingerprint_of_foundation() -> str:
    """The interpreter, the locked dependencies and the place: an environment cannot be moved."""
    python = f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]} {PYTHON}"
    return digest([python.encode(), str(VENV).encode(), BUILD_LOCK.read_bytes(), DEV_LOCK.read_bytes()])


def fingerprint_of_projects() -> str:
    """The projects' metadata. Their code needs no reinstallation: they are installed as links to it."""
    places = [str(project).encode() for project in PROJECTS]
    command = " ".join(PATIENT) + COMMAND
    return digest([*places, command.encode(), *((project / "pyproject.toml").read_bytes() for project in PROJECTS)])


def digest(parts: Iterable[bytes]) -> str:
    return hashlib.sha256(b"\0".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


def read_stamp() -> list[str]:
    """The fingerprints of the steps that were finished; none if the Python they were made with has gone."""
    if not os.access(VENV / "bin" / "python", os.X_OK):
        return []
    try:
        return STAMP.read_text().split()
    except OSError:
        return []


def write_stamp(*fingerprints: str) -> None:
    STAMP.write_text("\n".join(fingerprints) + "\n")


# The steps


def build_foundation() -> None:
    require_ensurepip()
    if VENV.exists():
        refuse_foreign_folder()
        with contextlib.suppress(FileNotFoundError):
            STAMP.unlink()  # first, so that an interruption is seen
        shutil.rmtree(VENV)
    say("making " + str(VENV))
    VENV.mkdir(parents=True)
    run(
        [PYTHON, "-m", "venv", str(VENV)],
        f"could not make the virtual environment; remove it and try again: rm -rf {VENV} && make setup",
    )
    say("installing the locked dependencies (once, from the network)")
    no_network = (
        "pip could not install the locked dependencies; connect to a network and type: make setup\n"
        "setup: or, on a connected machine like this one, type: pip download -r requirements/dev.txt -d wheels\n"
        "setup: bring the folder here and type: PIP_NO_INDEX=1 PIP_FIND_LINKS=$PWD/wheels make setup"
    )
    pip_install(["--require-hashes", "-r", str(BUILD_LOCK)], no_network)
    pip_install(["--require-hashes", "--no-build-isolation", "--use-pep517", "-r", str(DEV_LOCK)], no_network)


def refuse_foreign_folder() -> None:
    """VENV is a name given by a person: never delete a folder that is not a virtual environment."""
    if VENV != ROOT / ".venv" and any(VENV.iterdir()) and not (VENV / "pyvenv.cfg").exists():
        fail(f"{VENV} is not a virtual environment; choose an empty folder for VENV.")


def install_projects() -> None:
    say("linking strategikon and its example ruleset")
    editable = [word for project in PROJECTS for word in ("-e", str(project))]
    pip_install(
        ["--no-index", "--no-deps", "--no-build-isolation", *editable],
        "pip could not install the project itself; what it said is above.",
    )
    write_command(VENV / "bin" / "strategikon")
    run([*PIP, "check"], "the locked dependencies do not fit pyproject.toml; type: make lock && make setup")


def write_command(path: Path) -> None:
    """What pip writes loads Python's regular expressions first, and meanwhile a Ctrl-C is shown as a traceback. This is
    the same up to its first import, then ours."""
    begin, _, _ = path.read_text().partition("\nimport ")
    patient = "#!{} -S {} {}".format(*PATIENT, VENV / "bin" / "python")
    if can_wait() and patient.count(" ") == 3 and len(patient) <= LONGEST_FIRST_LINE:
        begin = patient
    path.write_text(begin + "\n" + COMMAND)


def can_wait() -> bool:
    """Whether this system's `env` can hold signals back."""
    try:
        return subprocess.call([*PATIENT, "true"], stderr=subprocess.DEVNULL) == 0
    except OSError:
        return False


def pip_install(arguments: list[str], failure: str) -> None:
    cache = [] if cache_is_ours() else ["--no-cache-dir"]
    run([*PIP, "install", *cache, *arguments], failure)


def cache_is_ours() -> bool:
    """Whether pip may keep downloads in the home folder: not in another's (sudo, su) and not in a read-only one."""
    place = Path(os.environ.get("PIP_CACHE_DIR") or os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))
    if not place.is_absolute():
        return False
    try:
        while not place.exists():
            place = place.parent
        return place.stat().st_uid == os.geteuid() and os.access(place, os.W_OK)
    except OSError:
        return False


# Debian's python3 comes without ensurepip


def require_ensurepip() -> None:
    if has_ensurepip():
        return
    wanted = packages_with_ensurepip()
    if not wanted:
        fail(
            f"{PYTHON} has no ensurepip module; install your system's package for Python virtual environments, or name "
            "another Python: make setup PYTHON=/path/to/python3"
        )
    if os.geteuid() != 0:
        fail(f"a package is missing; type: {what_to_type(wanted[0])} && make setup")
    for package in wanted:
        say("installing the Debian package " + package)
        if apt_install(package) and has_ensurepip():
            return
    fail(
        "{} still has no ensurepip module; install {} by hand, or name another Python: "
        "make setup PYTHON=/path/to/python3".format(PYTHON, " or ".join(wanted))
    )


def has_ensurepip() -> bool:
    """Asked of a fresh interpreter, since the answer changes when the package is installed."""
    return subprocess.call([PYTHON, "-I", "-c", "import ensurepip, venv"], stderr=subprocess.DEVNULL) == 0


def packages_with_ensurepip() -> list[str]:
    if not shutil.which("apt-get"):
        return []
    versioned = "python{}.{}-venv".format(*sys.version_info[:2])
    if os.path.realpath("/usr/bin/python3") == PYTHON:
        return ["python3-venv", versioned]
    return [versioned]


def apt_install(package: str) -> bool:
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    steps = [["apt-get", "update"], ["apt-get", "install", "-y", package]]
    return all(subprocess.call(step, env=environment, stdout=subprocess.DEVNULL) == 0 for step in steps)


def what_to_type(package: str) -> str:
    if shutil.which("sudo"):
        return "sudo apt-get update && sudo apt-get install -y " + package
    return f"su - -c 'apt-get update && apt-get install -y {package}'"


# Talking


def run(command: list[str], failure: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONHOME", "PYTHONPATH")}
    environment["PIP_USER"] = "0"  # a person's `user = true` setting contradicts a virtual environment
    if subprocess.call(command, env=environment) != 0:
        fail(failure)


def say(text: str) -> None:
    print("setup: " + text, flush=True)


def fail(text: str) -> NoReturn:
    sys.stdout.flush()
    sys.exit("setup: " + text)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # what was finished stays; the rest is made next time
        print("setup: interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)
