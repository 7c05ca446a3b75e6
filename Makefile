# Every target makes its own virtual environment first, so a fresh clone needs only Python and make.
# Pass arguments with ARGS, for example: make play ARGS="--seed 7"

.DEFAULT_GOAL := help

VENV        := .venv
BIN         := $(VENV)/bin
READY       := $(VENV)/.ready
ARGS        ?=
CONFORMANCE ?= ../shared/conformance/julius-caesar.jsonl.gz

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

.PHONY: play
play: $(READY) ## Play a game in the terminal
	@$(BIN)/rubicon play $(ARGS)

.PHONY: test
test: lint ## Check everything: style, types, tests, a short fuzz, conformance games
	@$(BIN)/pytest -n auto $(ARGS)
	@for edition in 2.0 1.1; do \
		$(BIN)/rubicon fuzz julius-caesar --edition $$edition --games 60 --seed 1 || exit 1; \
	done
	@if [ -f "$(CONFORMANCE)" ]; then $(BIN)/rubicon conformance "$(CONFORMANCE)"; fi

.PHONY: lint
lint: $(READY) ## Check style and types
	@$(BIN)/ruff format --check --quiet . || { echo "Run 'make format' first."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --strict --no-error-summary

.PHONY: format
format: $(READY) ## Format the code and mend what can be mended
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .

.PHONY: fuzz
fuzz: $(READY) ## Play random games and check every promise at every step
	@$(BIN)/rubicon fuzz julius-caesar $(ARGS)

.PHONY: conformance
conformance: $(READY) ## Replay the games of an independent implementation
	@$(BIN)/rubicon conformance $(or $(ARGS),"$(CONFORMANCE)")

.PHONY: bench
bench: $(READY) ## Measure speed
	@$(BIN)/rubicon bench $(ARGS)

.PHONY: lock
lock: ## Choose the newest versions again and write them to requirements.txt
	@rm -rf build/lock
	@python="$$($(FIND_PYTHON))" && "$$python" -m venv build/lock
	@build/lock/bin/pip install -qq --upgrade setuptools wheel
	@build/lock/bin/pip install -qq --editable '.[dev]'
	@{ sed -n '/^#/p' requirements.txt; \
		build/lock/bin/pip freeze --all --exclude-editable --exclude pip; } > build/requirements.txt
	@mv build/requirements.txt requirements.txt
	@rm -rf build/lock

.PHONY: clean
clean: ## Remove everything that was made here
	@rm -rf $(VENV) build dist .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@find . -name '*.egg-info' -type d -prune -exec rm -rf {} +

# A name on the path may be a shim for a version that is not there, so each candidate has to run.
define FIND_PYTHON
for python in $(PYTHON) python3 python3.13 python3.12 python3.11 python; do \
	if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
		echo "$$python"; exit 0; \
	fi; \
done; \
echo "Rubicon needs Python 3.11 or newer, and none was found. Install it, or name it: make PYTHON=/path/to/python3" >&2; \
exit 1
endef

$(READY): requirements.txt pyproject.toml
	@python="$$($(FIND_PYTHON))" || exit 1; \
	echo "Preparing $(VENV) with $$("$$python" --version) ..."; \
	"$$python" -m venv --clear $(VENV) || { \
		rm -rf $(VENV); echo "This Python cannot make a virtual environment; on Debian and Ubuntu install python3-venv." >&2; exit 1; }
	@$(BIN)/python -m pip install -qq --requirement requirements.txt
	@# The pinned setuptools builds, not one fetched for the occasion.
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@
