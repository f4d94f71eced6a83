# Consigliere. "make help" lists what there is.

BIN := .venv/bin
PYTHON ?=
# Three at a time on two cores: some tests wait for another process. Who is done first takes over from who has most before it.
# Bots start in hundreds of tests and in processes of their own: let them be compiled once.
PYTEST := env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest -n 3 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help install rehearse run doctor test soak check format bench rules saves balance league badges headlines cards pictures film example font wheel sbom audit site lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "make %-11s %s\n", $$1, $$2}' Makefile

install: .venv/.all ## make .venv with everything, in the versions of the lock; nothing to do when it is fresh

# Two stamps: a night needs a third of what the development tools need.
.venv/.play: pyproject.toml requirements.lock requirements-build.lock tools/environment
	@PYTHON="$(PYTHON)" tools/environment play
	@touch $@

.venv/.all: pyproject.toml requirements-dev.lock requirements-build.lock tools/environment
	@PYTHON="$(PYTHON)" tools/environment all
	@touch .venv/.play $@

.venv/.site: requirements-site.lock .venv/.play
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-site.lock
	@touch $@

rehearse: .venv/.play ## play a night on this machine, without Discord: opens http://127.0.0.1:8080
	@$(BIN)/python -m bot rehearse $(ARGS)

run: .venv/.play ## run the bot on Discord (settings: .env)
	@$(BIN)/python -m bot run $(ARGS)

doctor: .venv/.play ## say what is missing before the bot can run
	@$(BIN)/python -m bot doctor $(ARGS)

test: .venv/.all ## run all tests; some of them: make test ARGS="tests/engines -k tie"
	$(PYTEST) $(ARGS)

soak: .venv/.all ## run the longest tests, kill evenings 200 times and processes 300 times, count what goes wrong; over an hour; a part: ARGS="processes 60"
	@$(BIN)/python -m tests.soak $(ARGS)

# The two checkers of types take about as long as each other, and one processor each.
check: .venv/.all ## format, lint, types (twice), directions of imports, unused code and texts, faults of texts
	@status=0; told=$$(mktemp); \
	$(BIN)/pyright >"$$told" 2>&1 & pyright=$$!; \
	for step in 'ruff format --check' 'ruff check' mypy lint-imports \
		'python -m tests.unused_code' 'python -m tests.unused_texts' 'python -m tests.checks.texts'; do \
		echo "$$step"; $(BIN)/$$step || status=1; \
	done; \
	echo pyright; wait $$pyright || status=1; cat "$$told"; rm "$$told"; exit $$status

format: .venv/.all ## write the code as the formatter wants it
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv/.all ## measure speed, as ratios within one run
	$(BIN)/python -m tests.bench $(ARGS)

rules: .venv/.all ## list the clauses of the rules that no test cites, or only tests of very many
	@$(BIN)/python -m tests.rules

saves: .venv/.all ## make the golden records of tests/saves anew; read the diff before you keep it
	@$(BIN)/python -m tests.saves.regenerate

balance: .venv/.all ## simulate what has changed of every table: docs/balance.md and numbers for the lobby; up to two hours, goes on when interrupted
	@$(BIN)/python -m bot.lab.balance $(ARGS)

league: .venv/.all ## play all kinds of automated players against each other and print their tables; a quarter of an hour on two processors
	@$(BIN)/python -m bot.lab.league_tables $(ARGS)

badges: .venv/.all ## play 2,000 games of each game and print how often each badge falls (kept in docs/badges.md); about an hour
	@$(BIN)/python -m bot.lab.badge_frequency $(ARGS)

headlines: .venv/.all ## play 2,000 games of each game and count how often each headline is true: bot/games/*/headlines.toml; about an hour
	@$(BIN)/python -m bot.lab.headline_frequency $(ARGS)

cards: .venv/.play ## write every card of each game in words: docs/rules/*-cards.md, in both languages
	@$(BIN)/python -m tools.card_pages

pictures: .venv/.all ## draw the board of each game and photograph the example of a replay for the front page; needs Chromium
	@$(BIN)/python -m tests.pictures_of_games docs/pictures
	@$(BIN)/python -m tests.picture_of_replay docs/example.html docs/pictures/replay.png

film: .venv/.all ## play a night in a browser and film it at a desk and on a phone for the front page; needs Chromium
	@$(BIN)/python -m tests.night.film docs/pictures/night.webp

example: .venv/.all ## play a night among automated players and write docs/example.html, the replay that the front page links to
	@$(BIN)/python -m tests.example docs/example.html

font: ## make the typeface of the pictures anew from Adobe's Source Sans 3; needs npm
	@$(BIN)/python -m tools.font

wheel: .venv/.all ## build the wheel into dist/
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

sbom: .venv/.play ## write the bill of materials (CycloneDX) of the bot's packages into dist/
	@$(BIN)/python -m tools.sbom dist/consigliere.cdx.json

audit: ## look for known faults in the packages of the locks; needs the network
	@tools/audit

site: .venv/.site ## build the pages of docs as a site into build/site, in both languages, and follow every link
	@$(BIN)/python -m tools.site.build build/site

lock: ## write the newest versions that fit, with hashes, into the locks; test before you keep them
	@tools/lock

clean: ## remove what tools have left behind; .venv and the database stay
	rm -rf build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -not -path './.venv/*' -prune -exec rm -rf {} +
