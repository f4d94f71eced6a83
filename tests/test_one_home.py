"""One game, one home: nothing outside the places of a game names it, and every game has all its places."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.games import GAMES as BOT_GAMES
from bot.games.game_parts import missing_parts
from bot.presenting.texts import LANGUAGES
from engines import GAMES
from engines.players import GAMES as GAME_PLAYERS
from tests.engines.hooks import Hooks, hooks_of

ROOT = Path(__file__).parents[1]
PRODUCTION = ("engines", "bot", "cogs")
READ = frozenset({".py", ".toml", ".ftl", ".json", ".sql", ".js", ".html", ".css"})

TITLES = ("Zbojníc", "Mafia City", "Nostra City", "Escape Plan")
"""Games by their titles. The one of Mafie is missing: in Czech it is also the name of a side."""
NAMED = re.compile("|".join((*GAMES, *TITLES, *(game.title().replace("_", "") for game in GAMES if "_" in game))))

EXCEPTIONS = {
    "engines/__init__.py": "here games are registered",
    "bot/games/__init__.py": "here their records are listed",
    "engines/players/__init__.py": "here their automated players are registered",
    "bot/simulation/balance.json": "numbers by game and seats, made by `make balance`",
    "bot/lab/bars.py": "the bars of Mafie, the only game in which one kind of players fills a side (MA-14.5)",
    "bot/lab/calibration.py": "measures what is concluded in Mafie (MA-1.12)",
    "bot/lab/league.py": "measures what is concluded in Mafie (MA-1.12)",
    "engines/players/inference/facts.py": "what is concluded in Mafie, the only game with hidden sides to conclude (MA-1.1)",
    "engines/players/inference/knowledge.py": "what is concluded in Mafie, the only game with hidden sides to conclude (MA-1.1)",
    "engines/players/inference/posterior.py": "what is concluded in Mafie, the only game with hidden sides to conclude (MA-1.1)",
    "engines/players/inference/reading.py": "what is concluded in Mafie, the only game with hidden sides to conclude (MA-1.1)",
    "engines/players/inference/worlds.py": "what is concluded in Mafie, the only game with hidden sides to conclude (MA-1.1)",
}
"""Files that name games all the same, each with its reason."""

WORDS = ("rules", "table", "lobby", "pictures", "commands", "badges", "practice")


def is_home(path: Path) -> bool:
    """Whether a file belongs to a game: it, or one of its folders, bears the name of the game or begins with it."""
    return any(part.partition(".")[0] == game or part.startswith(f"{game}_") for part in path.parts for game in GAMES)


def test_nothing_outside_its_home_names_a_game() -> None:
    files = (path for name in PRODUCTION for path in (ROOT / name).rglob("*") if path.suffix in READ)
    found = {
        path.relative_to(ROOT).as_posix(): [line.strip() for line in path.read_text("utf-8").splitlines() if NAMED.search(line)]
        for path in sorted(files)
        if not is_home(path.relative_to(ROOT))
    }
    assert {path: lines for path, lines in found.items() if lines and path not in EXCEPTIONS} == {}
    assert [path for path in EXCEPTIONS if not found[path]] == [], "an exception that is none any more"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_all_its_places(game: str) -> None:
    assert list(missing_parts(game)) == []
    assert BOT_GAMES[game].commands == f"cogs.{game}"
    assert game in GAME_PLAYERS
    for module in (f"bot.games.{game}.presenter", f"bot.games.{game}.pictures.board"):
        assert find_spec(module) is not None, module
    words = [ROOT / "bot/locales" / language / game / f"{name}.ftl" for language in LANGUAGES for name in WORDS]
    assert [path for path in words if not path.exists()] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_hooks_of_the_generic_suite_and_the_bench(game: str) -> None:
    hooks = hooks_of(game)
    assert isinstance(hooks, Hooks)
    assert hooks.bar.replay_ms > 0
