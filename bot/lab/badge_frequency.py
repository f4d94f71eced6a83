"""``make badges``: how often automated players earn each badge (CL-14.5), as tables for ``docs/badges.md``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated

import typer
from pydantic import BaseModel

import engines
from bot.games import game_of
from bot.games.result_rules import Finished, finished_of
from bot.results.badges import earned_by
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of

BATCH = 50
RAREST, MOST = 0.002, 0.25
"""Outside of these shares of seats the table asks for a reason."""

BadgeTally = tuple[int, Counter[str]]
"""The number of seats, and how many of them earned each badge."""


def play(game: str, first: int, count: int) -> BadgeTally:
    """Play ``count`` games with the seeds from ``first`` on, and count their badges."""
    seats, found = 0, Counter[str]()
    for finished in finished_games(game, first, count):
        seats += finished.seats
        for seat in range(finished.seats):
            found.update(earned_by(game, finished, seat))
    return seats, found


def finished_games(game: str, first: int, count: int) -> Iterator[Finished[BaseModel]]:
    """Play ``count`` games with the seeds from ``first`` on, tables of all sizes in turn."""
    sizes = engines.GAMES[game].seats
    for seed in range(first, first + count):
        size = sizes[seed % len(sizes)]
        played = engines.start(game, seats=size, options=options_of(game, size, seed), seed=seed)
        Circle(played, players_of(game, size, seed, "auto")).play()
        yield finished_of(played)


def options_of(game: str, seats: int, seed: int) -> dict[str, object]:
    """Return the options of a game: every other one extended where the game can be, with all sets of cards in turn."""
    fields = engines.GAMES[game].options.model_fields
    if "extended" not in fields or seed % 2 == 0:
        return {}
    for cards in (("auto", "random", "gang")[seed // 2 % 3], "auto"):
        options: dict[str, object] = {"extended": True, "cards": cards}
        try:
            engines.start(game, seats=seats, options=options, seed=seed)
        except engines.BadSetup:
            continue
        return options
    return {}


def frequency(game: str, games: int, processes: int) -> BadgeTally:
    """Play ``games`` games on ``processes`` processors, with the same result for any number of these."""
    seats, found = 0, Counter[str]()
    with ProcessPoolExecutor(processes) as pool:
        parts = [pool.submit(play, game, first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
        for part in as_completed(parts):
            more, badges = part.result()
            seats += more
            found += badges
    return seats, found


def lines(game: str, tally: BadgeTally) -> Iterator[str]:
    """Yield the lines of a table: each badge, its share of seats, and the reason for an unusual share."""
    seats, found = tally
    yield "| badge | seats | why |"
    yield "|---|---|---|"
    for badge in game_of(game).badges:
        share = found[badge.id] / seats
        why = "" if RAREST <= share <= MOST else badge.why or "no reason is given"
        yield f"| `{badge.id}` | {100 * share:.2f} % | {why} |"


def main(
    games: Annotated[int, typer.Option(min=1, help="Games to play of each.")] = 2000,
    processes: Annotated[int, typer.Option(min=1, help="Processors to use.")] = 2,
    game: Annotated[str, typer.Option(help="Only this game; empty: all.")] = "",
) -> None:
    """Play games and print how often each badge falls."""
    if game not in ("", *engines.GAMES):
        raise typer.BadParameter(f"There is no game {game}; choose one of {', '.join(engines.GAMES)}.", param_hint="--game")
    for one in [game] if game else engines.GAMES:
        tally = frequency(one, games, processes)
        typer.echo("\n".join((f"## {one}", "", f"{games} games, {tally[0]} seats.", "", *lines(one, tally), "")))


if __name__ == "__main__":
    typer.run(main)
