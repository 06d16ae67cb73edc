#!/bin/sh
# Rewrite requirements/*.txt from pyproject.toml: exact versions, the hashes of every published file, valid on every
# platform and Python we support, and no index named. Pins stay as they are where they can; UPGRADE=1 renews them all.
set -eu
cd "$(dirname "$0")/.."

workshop=$(mktemp -d)
trap 'rm -rf "$workshop"' EXIT
"${PYTHON:-python3}" -m venv "$workshop/venv"
"$workshop/venv/bin/pip" install --quiet --disable-pip-version-check uv

compile() {
    output=$1
    shift
    "$workshop/venv/bin/uv" pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" ${UPGRADE:+--upgrade} \
        --output-file "requirements/$output.txt" "$@" >/dev/null
}

# dev is everything the project's own machines install; the others are cut from it or grown on it with the same pins.
compile dev pyproject.toml --group dev
compile build --group build --constraint requirements/dev.txt
compile node --group node
compile runtime pyproject.toml --constraint requirements/dev.txt
compile extras pyproject.toml --all-extras --constraint requirements/dev.txt

if grep -nE '://|file:|^-|@ ' requirements/*.txt; then
    echo "A lock file names an index, a link or a path (above): do not commit it." >&2
    exit 1
fi
wc -l requirements/*.txt
