"""Hostile inputs at tables of all five games, on both databases: all are answered, nothing breaks, and the games go on.

A few people misbehave at each table, seated ones and strangers, see ``tests.night.mischief``, while automated players play. Then the bot is
started anew: the game must be the one that it was. What the bot writes into its journal as an error counts as wrong.
"""

import tempfile
from collections import Counter
from pathlib import Path

from bot.presenting.texts import be_strict
from engines import GAMES
from engines.chance import Stream
from tests.bot.sandbox.openapi import OpenApi
from tests.night.evening import Evening
from tests.night.hostile_evening import PRESSED_TWICE, HostileEvening, errors_written, found_by
from tests.postgres_server import emptied, server_programs
from tests.soak.postgres import Server


async def soak_hostile(count: int = 10_000, seed: int = 1) -> int:
    """Try so many hostile inputs; print what was counted and return how many things went wrong."""
    tried: Counter[str] = Counter()
    wrong: list[str] = []
    server = Server() if server_programs() is not None else None
    databases = [None, server.url] if server is not None else [None]
    places = [(game, url) for game in GAMES for url in databases]
    be_strict()
    try:
        with errors_written() as errors:
            for number, (game, url) in enumerate(places):
                lived = await _lived(game, url, -(-count // len(places)), seed + number)
                tried += lived.tried
                wrong += [f"{game} on {'SQLite' if url is None else 'PostgreSQL'} (seed {seed + number}): {one}" for one in lived.wrong]
    finally:
        be_strict(False)
        if server is not None:
            server.close()
    wrong += errors
    for one, times in Counter(wrong).most_common(20):
        print(f"  WRONG, {times} times: {one}", flush=True)
    counted = ", ".join(f"{what} {times}" for what, times in sorted(tried.items()))
    print(f"{tried.total()} hostile inputs ({counted}), {len(wrong)} went wrong", flush=True)
    return len(wrong)


async def _lived(game: str, url: str | None, count: int, seed: int) -> HostileEvening:
    """Live an evening of a game with so many hostile inputs. ``url``: of a PostgreSQL that may be emptied, None: SQLite."""
    judge = OpenApi(expected=[PRESSED_TWICE])
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder), database=None if url is None else await emptied(url)) as evening:
            evening.discord.watchers.append(judge)
            lived = HostileEvening(evening, game, Stream(seed, "hostile"), judge)
            try:
                await lived.live(count)
            except (AssertionError, TimeoutError) as fault:
                lived.wrong.append(f"{type(fault).__name__} {fault}")
    lived.wrong += found_by(judge)
    return lived
