"""The club with 10,000 finished games on one server: statistics, standings, the list, and the fold of all ratings (CL-11.5, 12.9, 15.3)."""

import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.results.leaderboards import rating_leaderboard, season_leaderboard
from bot.results.rating_cache import ratings_of
from bot.results.statistics import LAST_GAMES, statistics_of
from bot.results.stored_results import result_from
from bot.store import SeasonRow, Store, VisibleGames, open_store
from bot.store.encoding import pack
from engines.chance import Stream
from tests.bench.result import Result, percentile

NIGHTS = 10_000
PEOPLE = 60
SEATS = 9
GUILD, HALL = 1, 7
TIMES = 60
NOW = 1_800_000_000.0
GAMES = ("mafie", "zbojnici", "mafia_city", "nostra_city", "escape_plan")
RECORD = pack({"record": {"moves": [{"ask_name": "mafie.vote.first", "seat": n % 9, "picks": [f"seat:{n % 7}"]} for n in range(400)]}})


async def measure() -> list[Result]:
    """Measure in a folder of its own, on the disk of the temporary folder."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "club.sqlite3"
        await (await open_store(path)).close()
        fill(path)
        store = await open_store(path)
        try:
            begun = time.process_time()
            rated = sum([len(await ratings_of(store, GUILD, game)) for game in GAMES])
            folded = time.process_time() - begun
            stats = await _each(lambda n: _stats(store, n))
            board = await _each(lambda n: season_leaderboard(store, GUILD, None, NOW, n))
            endless = SeasonRow(id="s", guild_id=GUILD, name="Zima", opened_at=0.0)
            whole = await _each(lambda n: season_leaderboard(store, GUILD, endless, NOW, n))
            rating = await _each(lambda n: rating_leaderboard(store, GUILD, GAMES[n % 2], n))
            listed = await _each(lambda n: store.history.lines(GUILD, VisibleGames(open=frozenset({HALL})), skip=150 * n, most=11))
            person = await _each(
                lambda n: store.history.lines(GUILD, VisibleGames(open=frozenset({HALL})), user_id=800 + n % PEOPLE, most=11)
            )
        finally:
            await store.close()
    return [
        Result(f"ratings of {NIGHTS} games folded, {rated} of them", f"{folded:.2f} s", "3 s", folded < 3),
        _p99("statistics of a person", stats, 150),
        _p99("standing of the last 365 days", board, 150),
        _p99("standing of a season of all games", whole, 150),
        _p99("standing of a game by rating", rating, 150),
        _p99("a page of the list", listed, 100),
        _p99("a page of the list, one person", person, 100),
    ]


def _p99(what: str, moments: list[float], wanted: int) -> Result:
    found = 1000 * percentile(moments, 0.99)
    return Result(f"{what}, p99", f"{found:.0f} ms", f"{wanted} ms", found < wanted)


async def _each(look: Callable[[int], Awaitable[object]]) -> list[float]:
    moments = []
    for number in range(TIMES):
        begun = time.process_time()
        await look(number)
        moments.append(time.process_time() - begun)
    return moments


async def _stats(store: Store, number: int) -> None:
    person = 800 + number % PEOPLE
    parts = await store.history.parts(GUILD, person, 0.0, NOW)
    last = await store.history.last_played(GUILD, person, 0.0, NOW, most=LAST_GAMES)
    statistics_of(person, parts, await store.history.count_evenings(GUILD, person, 0.0, NOW), map(result_from, last))
    for game in GAMES:
        await ratings_of(store, GUILD, game)
    await store.honours.badges(GUILD, [person])


def fill(path: Path) -> None:
    """Write the games of ten years, three a day, as they stand after their ends."""
    lots = Stream(1, "bench")
    nights, seats, results, waiting = [], [], [], list[int]()
    for number in range(NIGHTS):
        table, ended = f"n{number:05}", NOW - 8 * 3600.0 * (NIGHTS - number)
        nights.append((table, GUILD, GAMES[number % 5], ended, "police", RECORD, HALL, ended - 1800, 800))
        if len(waiting) < SEATS:
            waiting = lots.shuffled([800 + n for n in range(PEOPLE)])
        people, waiting = waiting[:SEATS], waiting[SEATS:]
        for seat, person in enumerate(people):
            won = seat % 3 == number % 3
            seats.append((table, seat, person, f"Člověk {person}", False, won, None, 1.0))
            side = "mafia" if seat < 2 else "police"
            results.append((table, seat, 1, None, side, side, 1 if won else 2, 3 if won else 1, won, True, "", ""))
    with sqlite3.connect(path) as connection:
        columns = "table_id, guild_id, game, ended_at, winner, record, channel_id, started_at, host_id"
        connection.executemany(f"INSERT INTO nights ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", nights)
        columns = "table_id, seat, user_id, name, automat, won, score, share"
        connection.executemany(f"INSERT INTO night_seats ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seats)
        columns = "table_id, seat, version, evening_id, side, role, place, points, won, survived, rated, marks"
        connection.executemany(f"INSERT INTO results ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", results)
    connection.close()
