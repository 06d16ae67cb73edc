# Every target sets up what it needs; `make` alone lists them.
PYTHON ?= python3
VENV = .venv
SCENARIO = ancients/akragas-406
# More than there are cores: tests with a browser or a server wait for a third of their time.
WORKERS = 3
ARGS =

BIN := $(VENV)/bin
export VENV PYTHON
# Caches live and die with the environment, one for each user; in an environment that is another user's there are none.
ifeq ($(shell test -e $(VENV) && ! test -w $(VENV) && echo foreign),foreign)
export RUFF_NO_CACHE := true
export MYPY_CACHE_DIR := /dev/null
PYTEST_CACHE := -p no:cacheprovider
else
CACHE := $(VENV)/cache-$(shell id -u)
export RUFF_CACHE_DIR := $(CACHE)/ruff
export MYPY_CACHE_DIR := $(CACHE)/mypy
PYTEST_CACHE := -o cache_dir=$(CACHE)/pytest
endif

.DEFAULT_GOAL := help
.PHONY: help setup page pagetest play terminal test compiled browser lint types cases check bench goldens lock clean

help: ## list the targets
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z]*\):[^#]*## /\1\t/p' $(MAKEFILE_LIST) | while IFS='	' read -r name text; do printf '  %-8s  %s\n' "$$name" "$$text"; done

setup: ## make the virtual environment; leaves the command at .venv/bin/strategikon
	@command -v "$(PYTHON)" >/dev/null || { echo "setup: $(PYTHON) is not installed; as root, type: apt-get install -y python3" >&2; exit 1; }
	@"$(PYTHON)" tools/setup_venv.py

page: setup ## build the page, if it is not built already
	@$(BIN)/python tools/build_page.py

play: setup page ## play in the browser: serves the page on this machine and opens it (ARGS="--port 8000")
	@$(BIN)/strategikon serve --open $(ARGS)

terminal: setup ## play a battle in the terminal (SCENARIO=ancients/cannae for another)
	@$(BIN)/strategikon play $(SCENARIO) $(ARGS)

test: setup ## everything that must hold before a commit, the cases among it
	@$(MAKE) --no-print-directory --output-sync=target -j2 lint types pagetest browser compiled
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup --no-loadscope-reorder $(PYTEST_CACHE) $(ARGS)

# A Python that is told to write no bytecode would compile all of it again in each of the hundreds of processes.
compiled: setup
	@$(BIN)/python -m compileall -qq src examples || true

browser: ## Debian's Chromium for the tests of the page, where it is missing and we may install it
	@command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null || sh tools/chromium.sh

pagetest: page ## types and unit tests of the page
	@$(BIN)/python tools/build_page.py check

lint: setup ## style and common mistakes (ruff)
	$(BIN)/ruff check

types: setup ## types (mypy --strict)
	$(BIN)/mypy

cases: setup ## run the conformance cases and list the rules that none proves
	$(BIN)/strategikon cases --coverage $(ARGS)

check: setup ## run the conformance kit on every ruleset
	$(BIN)/strategikon check $(ARGS)

bench: setup ## measure the engine: a table, and the same as JSON
	$(BIN)/strategikon bench $(ARGS)

goldens: setup ## rewrite goldens, oracles and records in tests/ (ARGS=alexander: of one ruleset)
	$(BIN)/python tests/make_goldens.py $(ARGS)

lock: ## rewrite requirements/*.txt from pyproject.toml (UPGRADE=1 renews every pin)
	@sh tools/lock.sh

clean: ## remove the environment, its caches and what was built
	rm -rf .venv web/node_modules src/strategikon/server/page dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
