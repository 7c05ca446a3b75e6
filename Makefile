# Every target makes its own virtual environment first, so a fresh clone needs only Python and make.
# Pass arguments with ARGS, for example: make terminal ARGS="--seed 7"

.DEFAULT_GOAL := help

VENV        := .venv
BIN         := $(VENV)/bin
READY       := $(VENV)/.ready
ARGS        ?=
CONFORMANCE ?= ../shared/conformance/julius-caesar.jsonl.gz

# The same source with its hot modules compiled, in a folder of its own, so that what one edits in src is what runs.
COMPILED := build/compiled
FAST     := $(COMPILED)/.ready
# The browser's table, built from web/ into the package.
WEB      := src/rubicon/server/static/index.html
# The documentation site, built from docs/ and the source into the package.
SITE     := src/rubicon/server/static_docs/index.html
# What people install: source archive and wheels.
DIST     := dist/.ready
# Runs a command on the compiled build where there is an up-to-date one, otherwise on the source.
RUN      := $(if $(wildcard $(FAST)),$(if $(shell find src setup.py pyproject.toml -newer $(FAST) -type f ! -name '*.pyc' ! -path '*/static*/*' -print -quit),,PYTHONPATH=$(COMPILED)))

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1
# Some machines forbid Python to keep what it has compiled. The tests start hundreds of programs, and each would compile
# the same libraries again: to import the server took 9 to 11 seconds of processor time without what Python keeps, and
# 3 to 5 with it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 20

.PHONY: play serve
play: ## Play in your browser
play: FLAGS := --open
serve: ## Let people play in their browsers, here and over the network
play serve: $(READY) $(WEB)
	@if [ -d $(COMPILED)/rubicon ]; then $(with_page); fi
	@$(RUN) $(BIN)/rubicon serve $(FLAGS) $(ARGS)

.PHONY: terminal
terminal: $(READY) ## Play in the terminal
	@$(RUN) $(BIN)/rubicon play $(ARGS)

.PHONY: web
web: $(WEB) ## Build the browser's table

.PHONY: site
site: $(SITE) ## Build the documentation site, which the server shows under /docs

.PHONY: pictures
pictures: $(READY) $(WEB) chromium ## Make the pictures and the film of the README again, from the real page
	@$(RUN) $(BIN)/python -m tools.pictures

.PHONY: setup
setup: $(READY) $(WEB) ## Prepare a clone for work on it: packages, the page, and the commit hooks
	@$(BIN)/pre-commit install >/dev/null
	@echo "Ready: 'make play' plays, 'make quick' tests in a minute, 'make test' tests everything."

.PHONY: quick
quick: $(READY) $(SITE) ## Style, and the tests that need no server, browser or long computing: about a minute
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet . && $(BIN)/python tools/wording.py
	@$(BIN)/pytest -n auto --dist worksteal -m "not heavy and not soak" tests/core tests/games tests/promises tests/table tests/repository $(ARGS)

.PHONY: test
test: ## Check everything: style, types, and all tests
	@# All parts run side by side, each as soon as what it needs is there. One that fails stops none of the others, and
	@# fails the whole.
	@echo "Each part prints what it has to say when it ends; together they take twelve minutes on two cores."
	@$(MAKE) --no-print-directory -j6 --keep-going --output-sync=target after-dist lint plain audit client

# The wheel of `dist` is also the compiled build that is tested, so that mypyc runs once. A make that begins when it is
# there takes it.
.PHONY: after-dist
after-dist: dist postgres chromium
	@$(MAKE) --no-print-directory compiled browser agree

# Each test runs once, on the compiled build, which is much faster: the rules are the same source. Where there is no C
# compiler, build/compiled holds plain Python.
PYTEST := $(BIN)/pytest --dist worksteal --durations=10
# Tests of servers wait for other programs now and then, so at least two processes run them; in `make test` the tests in a
# browser and those without run at the same time.
CORES  := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
WITH_SERVERS := -n $(if $(filter 1,$(CORES)),2,$(CORES))
# What only computes gives way to the rest, which takes longest.
IN_GAPS := nice -n 5
TESTED  = RUBICON_BUILD=$$([ -f $(COMPILED)/.plain ] && echo plain || echo compiled) PYTHONPATH=$(COMPILED)

# Many of these tests wait for other programs, so there is one process more than cores.
.PHONY: compiled
compiled: page-in-compiled postgres ## All tests but those in a browser, on the compiled build
	@$(TESTED) $(PYTEST) -n $(shell expr $(CORES) + 1) --ignore=tests/web $(ARGS)

# In processes of their own: a driven browser has an event loop that tests of the server cannot share.
.PHONY: browser
browser: page-in-compiled chromium ## The tests that drive a browser
	@$(TESTED) $(PYTEST) $(WITH_SERVERS) tests/web $(ARGS)

# Compiled and interpreted code could differ here and nowhere else: texts are not compiled. Plug-ins and notebooks start
# programs that play over the same engine.
BOTH_BUILDS := tests/core tests/games tests/promises tests/bots tests/envs tests/repository/test_build.py --ignore-glob='*/text/*' \
	--ignore=tests/bots/test_plugins.py --deselect=tests/envs/test_examples.py::test_a_notebook_runs_from_top_to_bottom

.PHONY: plain
plain: $(READY) ## The tests whose result may depend on the build, on plain Python
	@if [ -f $(COMPILED)/.plain ]; then echo "No C compiler: everything was tested on plain Python."; else \
		RUBICON_BUILD=plain $(IN_GAPS) $(PYTEST) -n auto -m "not heavy and not soak" $(BOTH_BUILDS) $(ARGS); fi

.PHONY: client
client: $(WEB) ## The tests of the browser's table that need no browser
	@cd web && npm run --silent test

.PHONY: agree
agree: $(FAST) ## A fuzz and the conformance games on both builds, which must agree to the byte
	@$(MAKE) --no-print-directory $(if $(filter -j%,$(MAKEFLAGS)),,-j2 --output-sync=target) \
		agree-2.0 agree-1.1 agree-xl agree-gaul agree-conformance
# Games of the fuzz; `make soak` plays more.
FUZZ ?= 50

.PHONY: agree-2.0 agree-1.1 agree-xl agree-gaul agree-conformance
agree-2.0 agree-1.1: agree-%: $(FAST)
	@$(call on_both,fuzz-$*,fuzz julius-caesar --edition $* --games $(FUZZ) --seed 1)
agree-xl: $(FAST)
	@$(call on_both,fuzz-xl,fuzz caesar-xl --games $(FUZZ) --seed 1)
# A game of Rome vs Gaul has five times the decisions of the others.
agree-gaul: $(FAST)
	@$(call on_both,fuzz-gaul,fuzz rome-vs-gaul --games $$(($(FUZZ) / 5)) --seed 1)
agree-conformance: $(FAST)
	@if [ -f "$(CONFORMANCE)" ]; then $(call on_both,conformance,conformance "$(CONFORMANCE)"); fi

.PHONY: soak
soak: page-in-compiled postgres chromium ## What takes long: statistics over many games, a longer fuzz, an hour of load
	@# For the example that learns. The newest would bring gigabytes for graphics cards where pip finds no build without.
	@$(BIN)/python -c "import torch" 2>/dev/null || $(BIN)/python -m pip install -qq torch==2.13.0
	@$(TESTED) $(PYTEST) -n auto -m soak --ignore=tests/web $(ARGS)
	@$(TESTED) $(PYTEST) -n auto -m soak tests/web $(ARGS)
	@$(MAKE) --no-print-directory agree FUZZ=1000
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.support.programs.soak --minutes 60

# The compiled build serves the page too, and the documentation where it was built.
with_page = rm -rf $(COMPILED)/rubicon/server/static* && cp -r src/rubicon/server/static* $(COMPILED)/rubicon/server/

.PHONY: page-in-compiled
page-in-compiled: $(FAST) $(WEB) $(SITE)
	@$(with_page)

.PHONY: postgres
postgres: ## A PostgreSQL for the tests to start, from the system's packages
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(call system,PostgreSQL,postgresql)

.PHONY: chromium
chromium: ## A Chromium for the tests to drive, from the system's packages
	@# Most tests run in the one without windows, which takes three quarters of the processor time. Where it cannot be
	@# had, the whole one does all.
	@{ command -v chromium && command -v chromium-headless-shell; } >/dev/null || \
		( $(call system,Chromium,chromium chromium-headless-shell) ) 2>/dev/null || \
		command -v chromium >/dev/null || { $(call system,Chromium,chromium); }

# Installs a Debian package where that is allowed, one at a time; otherwise says what is missing.
define system
if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	echo "Installing $(1) ..."; \
	export DEBIAN_FRONTEND=noninteractive; \
	flock /tmp/rubicon-apt.lock sh -c 'apt-get update -qq && apt-get install -y -qq $(2) >/dev/null'; \
else \
	echo "The tests need $(1): install your system's package of it (Debian: $(2))." >&2; exit 1; \
fi
endef

# Runs a command of rubicon on the source and on the compiled build, and compares what they print to the byte.
define on_both
PYTHONPATH=src $(IN_GAPS) $(BIN)/rubicon $(2) > build/$(1).plain && PYTHONPATH=$(COMPILED) $(IN_GAPS) $(BIN)/rubicon $(2) > build/$(1).compiled; \
status=$$?; cat build/$(1).plain; [ $$status = 0 ] && { cmp build/$(1).plain build/$(1).compiled && \
echo "The same, to the byte, from plain Python and compiled."; }
endef

.PHONY: fast
fast: $(FAST) ## Compile the hot modules; play, bench and fuzz then use them

.PHONY: dist
dist: $(DIST) ## Build what people install: source archive and wheels with the browser's table, in dist/

.PHONY: installed
installed: $(DIST) chromium ## Install it in an empty environment, and play in a browser; `make browser` does it too
	@$(PYTEST) -n auto tests/web/installing $(ARGS)

.PHONY: wheels
wheels: $(DIST) ## Compiled manylinux wheels for every Python that is here, each tried
	@$(BIN)/python -m tools.wheels

.PHONY: container
container: $(READY) ## Run the steps of the Containerfile here, without a container engine: minutes
	@$(BIN)/python -m tools.container

.PHONY: release
release: $(DIST) ## Check all that a release needs; publishes nothing
	@$(BIN)/python -m tools.release

.PHONY: lint
lint: $(READY) $(WEB) ## Check style and types
	@$(BIN)/ruff format --check --quiet . || { echo "Run 'make format' first."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/python tools/wording.py
	@$(BIN)/mypy --strict --no-error-summary
	@cd web && npm run --silent lint && npm run --silent check

.PHONY: audit
audit: $(READY) ## Ask whether a pinned dependency has a known vulnerability
	@$(BIN)/python tools/audit.py

.PHONY: format
format: $(READY) $(WEB) ## Format Python and the page, and fix what can be fixed by itself
	@$(BIN)/ruff check --fix-only --quiet .
	@$(BIN)/ruff format .
	@cd web && npm run --silent format

.PHONY: fields
fields: $(READY) ## Make the modules of positions from the fields that titles declare
	@PYTHONPATH=src $(BIN)/python tools/generate_fields.py

.PHONY: fuzz
fuzz: $(READY) ## Play random games and check every promise at every step
	@$(RUN) $(BIN)/rubicon fuzz julius-caesar $(ARGS)

.PHONY: conformance
conformance: $(READY) ## Replay the games of an independent implementation
	@$(RUN) $(BIN)/rubicon conformance $(or $(ARGS),"$(CONFORMANCE)")

.PHONY: bench
bench: $(FAST) ## Measure speed, compiled where possible
	@PYTHONPATH=$(COMPILED) $(BIN)/rubicon bench $(ARGS)

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
	@rm -rf $(VENV) build dist web/node_modules src/rubicon/server/static src/rubicon/server/static_docs .coverage htmlcov .pytest_cache .mypy_cache .ruff_cache .hypothesis
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
	@find . -name '*.egg-info' -type d -prune -exec rm -rf {} +

$(WEB): $(shell find web -type f ! -path '*/node_modules/*')
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null || { \
		echo "The browser's table is built with Node 20 or newer and npm: install them (Debian: nodejs, npm)." >&2; \
		echo "Without them you can play in the terminal: make terminal" >&2; exit 1; }
	@echo "Building the browser's table ..."
	@cd web && npm ci --silent --no-audit --no-fund && npm run --silent build
	@touch $@

# The message that NO_MKDOCS_2_WARNING silences is about the plans of the makers, not about our pages.
$(SITE): $(READY) mkdocs.yml $(wildcard *.md) web/README.md $(shell find docs tools/docsite examples deploy src -type f ! -name '*.pyc' ! -path '*.egg-info*' ! -path '*/static*/*')
	@echo "Building the documentation site ..."
	@# Not --quiet: that would hide warnings from --strict too.
	@mkdir -p build
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/python -m mkdocs build --strict >build/site.log 2>&1 || { \
		grep -v '^INFO' build/site.log >&2; rm -f $@; exit 1; }
	@touch $@

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
	@# uv takes a fifth of pip's time. It does not read pip's settings, so pip is there for networks that need them.
	@$(BIN)/python -m pip install -qq --no-compile "$$(grep '^uv==' requirements.txt)"
	@VIRTUAL_ENV=$(VENV) $(BIN)/uv pip install --quiet --no-deps --requirement requirements.txt 2>/dev/null || \
		$(BIN)/python -m pip install -qq --no-compile --no-deps --requirement requirements.txt
	@# The pinned setuptools builds, not one fetched for the occasion.
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '*.egg-info*' ! -path '*/static*/*')

# The wheel of `make dist`, if it is up to date; otherwise it is built here, with or without the browser's table.
$(FAST): $(READY) setup.py $(SOURCES)
	@rm -rf $(COMPILED) build/lib* build/bdist*
	@wheel="$(if $(wildcard $(DIST)),$(if $(shell find setup.py pyproject.toml $(SOURCES) -newer $(DIST)),,$(lastword $(wildcard dist/*-none-any.whl) $(wildcard dist/*-cp*.whl))))"; \
	[ -n "$$wheel" ] || echo "Compiling the hot modules, a few minutes ..."; \
	$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --target $(COMPILED) "$${wheel:-.}"
	@ls $(COMPILED)/rubicon/core/*.so >/dev/null 2>&1 || touch $(COMPILED)/.plain
	@touch $@

$(DIST): $(READY) $(WEB) $(SITE) tools/dist.py setup.py MANIFEST.in README.md CHANGELOG.md $(SOURCES)
	@echo "Building what people install; compiling takes a few minutes ..."
	@rm -f $@
	@$(BIN)/python tools/dist.py
	@touch $@
