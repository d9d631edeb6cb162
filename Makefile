# The two commands of the README come first.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
# A file stays with one process, so that its servers and browsers start once. Tests wait a good part of their time for
# servers and browsers: two processes more than processors keep all of them busy.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 2)')
SPREAD = -n $(WORKERS) --dist loadfile --no-loadscope-reorder

CLIENT := src/throneroom/server/web/client_dist/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path '*/node_modules/*') $(wildcard $(addprefix src/throneroom/i18n/messages/*/,client*.ftl board-*.ftl))

.PHONY: play client chromium terminal test check-client check-python setup bench soak coverage golden clean

play: setup client
	@$(BIN)/throneroom serve --open

test: setup client chromium
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-client check-python
	$(BIN)/pytest $(SPREAD) --durations 15

check-client: | setup
	@sh client/build.sh $(CURDIR)/$(BIN)/python check test size

check-python: | setup
	$(BIN)/ruff check src tests bench docs client/map
	$(BIN)/ruff format --check src tests bench docs client/map
	$(BIN)/mypy

terminal: setup
	@$(BIN)/throneroom play bloody-throne

client: $(CLIENT)

$(CLIENT): $(CLIENT_SOURCES) | $(READY)
	@echo "Building the browser client..."
	@sh client/build.sh $(CURDIR)/$(BIN)/python || { echo "The client could not be built (see above). \`make terminal\` and \`$(BIN)/throneroom serve\` work without it."; exit 1; }
	@touch $(CLIENT)

chromium:
	@sh tests/browser/install_chromium.sh

setup: $(READY)

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Throneroom needs Python 3.11 or newer; set PYTHON=/path/to/it")'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing Throneroom into .venv (once)..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[server,dev]'
	@touch $(READY)

bench: setup client chromium
	$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[bench]'
	$(BIN)/throneroom bench
	$(BIN)/python bench/compare_openspiel.py
	$(BIN)/python bench/server_load.py
	$(BIN)/python bench/server_start.py
	$(BIN)/python bench/server_refusals.py
	$(BIN)/python bench/guess_timing.py
	PYTHONPATH=tests $(BIN)/python bench/client_playback.py
	$(BIN)/python bench/client_board.py
	$(BIN)/python bench/client_lighthouse.py

soak: setup
	SCALE=20 $(BIN)/pytest $(SPREAD) tests/properties tests/reliability tests/browser tests/games/iron_throne

coverage: setup
	$(BIN)/throneroom rules --write-coverage

golden: setup
	$(BIN)/python -m tests.golden.regenerate

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
