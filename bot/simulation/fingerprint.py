"""A hash of everything that decides a game among automated players: rules, material and players (MA-7.4).

Two games with equal seed, seats, options, level and fingerprint are the same game. It hashes the text of files, so a changed comment
changes it too; a needless recount is better than stale numbers.
"""

import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from bot.runtime.data_paths import ROOTS, existing_paths
from engines import GAMES

PLAYERS = ("engines", "players")
COUNTED = frozenset({".py", ".toml", ".json"})
"""Endings of the files that count."""
IMPORT = re.compile(r"^ *(?:from (engines[\w.]*) import (\([^)]*\)|[^\n]*)|import (engines[\w.]*))", re.MULTILINE)
LENGTH = 16


@cache
def fingerprint(game: str) -> str:
    """Return the fingerprint of ``game`` as 16 hexadecimal digits."""
    digest = sha256()
    for name, path in sorted(_files(game).items()):
        text = path.read_bytes()
        digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:LENGTH]


def _files(game: str) -> dict[str, Path]:
    kernel = (path for folder in existing_paths("engines") for path in folder.glob("*.py") if path.name != "__init__.py")
    rules = (path for folder in existing_paths("engines", game) for path in folder.rglob("*") if path.suffix in COUNTED)
    table = existing_paths("bot", "simulation", "playing.py")
    return {_name(path): path for path in (*kernel, *rules, *table, *_players(game))}


def _name(path: Path) -> str:
    return next(path.relative_to(root).as_posix() for root in ROOTS if path.is_relative_to(root))


def _players(game: str) -> Iterator[Path]:
    """Give the modules of the game's players, and all of ``engines.players`` that they import, directly or not.

    The registry of players imports those of all games; they count for their own game only.
    """
    waiting, seen = [f"{'.'.join(PLAYERS)}.{game}"], {f"{'.'.join(PLAYERS)}.{other}" for other in GAMES if other != game}
    while waiting:
        module = waiting.pop()
        if module in seen or not module.startswith(".".join(PLAYERS)):
            continue
        seen.add(module)
        waiting.append(module.rpartition(".")[0])  # a package is imported with its modules
        for path in _source(module):
            yield path
            waiting += _imported(path.read_text("utf-8"))


def _source(module: str) -> tuple[Path, ...]:
    parts = module.split(".")
    return existing_paths(*parts[:-1], f"{parts[-1]}.py") or existing_paths(*parts, "__init__.py")


def _imported(text: str) -> Iterator[str]:
    """Yield the imports of a text from the engines: modules, and names that may be modules."""
    for module, names, plain in IMPORT.findall(text):
        yield module or plain
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))
