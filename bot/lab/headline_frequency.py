"""``make headlines``: how often each headline is true among automated players (NT-4.1), for ``bot/games/<game>/headlines.toml``.

The stories rank their headlines by it. The file has the fingerprint of the rules and players it was counted with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import typer

import bot.games
import engines
from bot.games import game_of
from bot.games.result_rules import Finished
from bot.lab.badge_frequency import BATCH, finished_games
from bot.simulation.fingerprint import fingerprint

TrueNames = list[tuple[str, ...]]
"""The names of the true headlines of each game, in the order of seeds."""

LOOKED_AT = 300
"""Games for which the file also says which headline is the first."""


def true_names(game: str, games: Iterable[Finished[Any]]) -> TrueNames:
    rules = game_of(game).headlines
    return [tuple(headline.name for headline in rules.ranked(finished)) for finished in games]


def play(game: str, first: int, count: int) -> TrueNames:
    """Play ``count`` games with the seeds from ``first`` on, and return their headlines."""
    return true_names(game, finished_games(game, first, count))


def play_all(game: str, games: int, processes: int) -> TrueNames:
    """Play ``games`` games on ``processes`` processors, with the same result for any number of these."""
    with ProcessPoolExecutor(processes) as pool:
        parts = [pool.submit(play, game, first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
        return [names for part in parts for names in part.result()]


def file_of(game: str) -> Path:
    """Return the file of a game's frequencies."""
    return Path(bot.games.__file__).parent / game / "headlines.toml"


def text_of(game: str, games: TrueNames) -> str:
    """Return the file of the frequencies of ``game``, in the order of its headlines."""
    found = Counter(name for names in games for name in names)
    headed = Counter(min(names, key=lambda name: found[name]) for names in games[:LOOKED_AT] if names)
    claims = game_of(game).headlines.claims
    return "\n".join(
        (
            "# Simulated games in which each headline is true, and how many of the first 300 it heads; made by `make headlines`.",
            f"games = {len(games)}",
            f'fingerprint = "{fingerprint(game)}"',
            "\n[found]",
            *(f"{name} = {found[name]}" for name in claims),
            "\n[headed]",
            *(f"{name} = {headed[name]}" for name in claims),
            "",
        )
    )


def main(
    games: Annotated[int, typer.Option(min=1, help="Games to play of each.")] = 2000,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
    game: Annotated[str, typer.Option(help="Only this game; empty: all.")] = "",
) -> None:
    """Play games and write how often each headline is true."""
    if game not in ("", *engines.GAMES):
        raise typer.BadParameter(f"There is no game {game}; choose one of {', '.join(engines.GAMES)}.", param_hint="--game")
    for one in [game] if game else engines.GAMES:
        file_of(one).write_text(text_of(one, play_all(one, games, processes)), "utf-8")
        typer.echo(f"{file_of(one)}: {games} games")


if __name__ == "__main__":
    typer.run(main)
