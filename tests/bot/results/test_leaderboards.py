"""Statistics and boards read from a store that holds real games: the sums equal what the results say (CL-11.7, 12.8, 13.2 to 13.4)."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.upkeep import LocalizedPlaceholders
from bot.results.leaderboards import (
    Leaderboard,
    close_season,
    evening_leaderboard,
    frozen,
    open_trophies,
    rating_leaderboard,
    running_season,
    season_leaderboard,
    season_rows,
)
from bot.results.rating_cache import ratings_of
from bot.results.ratings import Rating
from bot.results.recomputing import recomputed_rows
from bot.results.results import result_of
from bot.results.seasons import DAY, RankedPerson, season_standing, totals_of, trophies
from bot.results.statistics import LAST_GAMES, statistics_of
from bot.results.stored_results import UNFINISHED, night_of, result_from
from bot.store import Forgotten, NightRow, NightSeat, ResultRow, SeasonRow, Store, TrophyRow, open_store
from bot.store.evening_rows import EveningTableRow, SavedEvening
from tests.bot.results.making import counted_alone
from tests.bot.results.stored_games import FIRST, SAVES, a_game, keep
from tests.bot.store.rows import SNOWFLAKE, a_night, a_table
from tests.bot.store.test_contract_evenings import an_evening

SAVED = sorted(path.stem for path in SAVES.glob("*.json"))
NOW = 10_000_000.0


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(f"sqlite:///{tmp_path / 'night.sqlite3'}")
    yield opened
    await opened.close()


async def played(store: Store, saves: list[str]) -> list[NightRow]:
    """Keep the games of these records, one a minute, the last of them now."""
    nights = [a_game(f"t{n:03}", save, ended_at=NOW - 60.0 * (len(saves) - n)) for n, save in enumerate(saves)]
    for night in nights:
        await keep(store, night)
        await store.history.put_results(night.table_id, await recomputed_rows(night))
    return nights


@pytest.mark.rule("CL-11.7")
async def test_sums_of_the_store_equal_the_results(store: Store) -> None:
    """CL-11.7."""
    nights = await played(store, SAVED)
    results = [result_of(night_of(night)) for night in nights]
    for person in (FIRST, FIRST + 3, FIRST + 12):
        last = await store.history.last_played(SNOWFLAKE, person, 0.0, NOW, most=LAST_GAMES)
        parts = await store.history.parts(SNOWFLAKE, person, 0.0, NOW)
        assert statistics_of(person, parts, 0, map(result_from, last)) == counted_alone(results, person)
    assert await season_rows(store, SNOWFLAKE, None, NOW) == season_standing(totals_of(results))
    counted = await store.history.ended_between(SNOWFLAKE, 0.0, NOW)
    assert [result_from(one) for one in counted] == results
    assert trophies(map(result_from, counted)) == trophies(results)


@pytest.mark.rule("CL-13.1")
async def test_without_a_season_the_board_counts_the_last_year(store: Store) -> None:
    """CL-13.1; a season counts from its first second to its last."""
    for days in (1, 365, 366):
        night = a_game(str(days), "mafia_city-points", ended_at=NOW - days * DAY)
        await keep(store, night)
        await store.history.put_results(night.table_id, await recomputed_rows(night))
    assert {row.games for row in await season_rows(store, SNOWFLAKE, None, NOW)} == {2}
    season = SeasonRow(id="s", guild_id=SNOWFLAKE, name="Zima", opened_at=NOW - 366 * DAY)
    assert {row.games for row in await season_rows(store, SNOWFLAKE, season, NOW)} == {3}
    counted = await store.history.ended_between(SNOWFLAKE, NOW - 366 * DAY, NOW - 2 * DAY)
    assert {one.table_id for one in counted} == {"365", "366"}


def people(board: Leaderboard) -> list[int]:
    return [line.row.person for line in board.lines]


@pytest.mark.rule("CL-12.8", "CL-13.4")
async def test_a_rating_stands_on_the_board_from_ten_games_on(store: Store) -> None:
    """CL-12.8, 13.4."""
    await played(store, ["mafia_city-points"] * 9)
    assert people(await rating_leaderboard(store, SNOWFLAKE, "mafia_city", FIRST)) == []
    night = a_game("late", "mafia_city-points", ended_at=NOW)
    await keep(store, night)
    await store.history.put_results("late", await recomputed_rows(night))
    board = await rating_leaderboard(store, SNOWFLAKE, "mafia_city", FIRST)
    assert len(board.lines) == len(night.seats)
    ratings = [line.rating for line in board.lines]
    assert ratings == sorted(ratings, key=lambda one: -one.place_in_lists if one is not None else 0.0)
    await store.put_person_settings(people(board)[0], {"shown": False})
    left = await rating_leaderboard(store, SNOWFLAKE, "mafia_city", None)
    assert people(left) == people(board)[1:] and left.lines[0].row.place == 1


@pytest.mark.rule("CL-12.8", "CL-13.4")
async def test_a_board_of_ratings_counts_on_what_is_certain(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-12.8: by the rating less its uncertainty, people alone; the rows that do not fit are counted without the hidden ones."""
    known = {str(person): Rating(20.0 - person, 1.0, 10 + person) for person in range(3, 13)}
    known |= {"1": Rating(30.0, 8.0, 12), "2": Rating(28.0, 2.0, 10), "13": Rating(60.0, 1.0, 9), "role:mafia": Rating(60.0, 1.0, 40)}

    async def rated(*_: object) -> dict[str, Rating]:
        return dict(reversed(known.items()))

    monkeypatch.setattr("bot.results.leaderboards.ratings_of", rated)
    board = await rating_leaderboard(store, SNOWFLAKE, "mafie", None)
    assert people(board) == [2, 1, *range(3, 11)]
    assert [(line.row.place, line.row.games) for line in board.lines[:3]] == [(1, 10), (2, 12), (3, 13)]
    assert board.more == 2
    await store.put_person_settings(12, {"shown": False})
    assert (await rating_leaderboard(store, SNOWFLAKE, "mafie", None)).more == 1
    for person in range(3, 12):
        known.pop(str(person))
    assert (await rating_leaderboard(store, SNOWFLAKE, "mafie", None)).more == 0
    own = await rating_leaderboard(store, SNOWFLAKE, "mafie", 12)
    assert people(own) == [2, 1] and own.own is not None and own.own.row.person == 12


async def ended(store: Store, table: str, points: dict[int, int], at: float, *, finished: bool = True) -> None:
    """Keep a game by what each person got; three points are a win."""
    marks = frozenset[str]() if finished else frozenset({UNFINISHED})
    seats = tuple(NightSeat(seat=n, user_id=person, name=f"N{person}", share=1.0) for n, person in enumerate(points))
    results = tuple(
        ResultRow(seat=n, version=1, place=4 - got, points=got, won=got == 3, marks=marks) for n, got in enumerate(points.values())
    )
    await store.create_table(a_table(table, phase="running"))
    await store.finish(a_night(table, seats=seats, ended_at=at), results=results)


async def at_evening(store: Store, evening: str, *tables: str) -> None:
    rows = tuple(EveningTableRow(table_id=table, round=n, place="") for n, table in enumerate(tables, 1))
    await store.evenings.create(SavedEvening(evening=an_evening(evening, state="over"), tables=rows))


@pytest.mark.rule("CL-13.3")
async def test_a_closed_season_has_the_games_between_its_days(store: Store) -> None:
    """CL-13.1, 13.3: none from before it, and that of the second in which it is closed."""
    season = SeasonRow(id="s1", guild_id=SNOWFLAKE, name="Zima", opened_at=100.0)
    assert await store.honours.open_season(season)
    for table, at in (("before", 99.0), ("first", 100.0), ("last", 200.4)):
        await ended(store, table, {1: 3, 2: 1}, at)
    await ended(store, "stopped", {1: 0, 3: 0}, 150.0, finished=False)
    await close_season(store, season, 200.2)
    (closed,) = await store.honours.seasons(SNOWFLAKE)
    board = await season_leaderboard(store, SNOWFLAKE, closed, NOW, None)
    assert [(line.row.person, line.name, line.row.points, line.row.games) for line in board.lines] == [(1, "N1", 6, 2), (2, "N2", 2, 2)]
    assert [(one.user_id, one.name) for one, _ in await open_trophies(store, "s1")] == [(1, "N1"), (2, "N2")]


@pytest.mark.rule("CL-13.4")
async def test_an_archive_has_the_readers_own_row_and_every_trophy(store: Store) -> None:
    standing = [RankedPerson(n, n, 20 - n, 1, 5) for n in range(1, 13)]
    season = SeasonRow(id="s1", guild_id=SNOWFLAKE, name="Zima", opened_at=0.0)
    assert await store.honours.open_season(season)
    given = [TrophyRow(kind=kind, rank=1, user_id=1, name="N1") for kind in ("gold", "mafie")]
    await store.honours.close_season("s1", NOW, frozen(standing, {}), given)
    (closed,) = await store.honours.seasons(SNOWFLAKE)
    board = await season_leaderboard(store, SNOWFLAKE, closed, NOW, 12)
    assert people(board) == list(range(1, 11)) and board.own is not None and board.own.row == standing[-1]
    assert sorted(board.lines[0].trophies) == ["gold", "mafie"]


@pytest.mark.rule("CL-10.3")
async def test_the_board_of_an_evening_has_its_games_alone(store: Store) -> None:
    """CL-10.3: points, then wins, then equal places, however many games."""
    await at_evening(store, "eeeeeeee1", "a", "b", "c")
    await ended(store, "a", {1: 2, 2: 1, 3: 3}, 10.0)
    await ended(store, "b", {2: 1, 3: 1}, 20.0)
    await ended(store, "c", {4: 0}, 30.0, finished=False)
    await ended(store, "d", {1: 3}, 40.0)
    board = await evening_leaderboard(store, SNOWFLAKE, "eeeeeeee1", None)
    assert [(line.row.place, line.row.person, line.row.points, line.row.games) for line in board.lines] == [
        (1, 3, 4, 2), (2, 1, 2, 1), (2, 2, 2, 2),
    ]  # fmt: skip


@pytest.mark.rule("CL-13.4")
async def test_a_board_has_ten_rows_and_the_readers_own(store: Store) -> None:
    """CL-13.4; who is hidden sees the own row, nobody else does."""
    await played(store, ["mafie-large-group"])
    count = len(a_game("x", "mafie-large-group").seats)
    board = await season_leaderboard(store, SNOWFLAKE, None, NOW, None)
    assert len(board.lines) == 10 < count and board.own is None
    last = next(FIRST + n for n in range(count) if FIRST + n not in people(board))
    own = await season_leaderboard(store, SNOWFLAKE, None, NOW, last)
    assert people(own) == people(board) and own.own is not None and own.own.row.person == last
    hidden = people(board)[0]
    await store.put_person_settings(hidden, {"shown": False})
    for reader in (None, last):
        assert hidden not in people(await season_leaderboard(store, SNOWFLAKE, None, NOW, reader))
    seen = await season_leaderboard(store, SNOWFLAKE, None, NOW, hidden)
    assert hidden not in people(seen) and seen.own is not None and seen.own.row.person == hidden


@pytest.mark.rule("CL-13.3")
async def test_an_archive_does_not_change_with_a_recount(store: Store) -> None:
    """CL-13.3."""
    season = SeasonRow(id="s1", guild_id=SNOWFLAKE, name="Zima", opened_at=0.0)
    assert await store.honours.open_season(season)
    nights = await played(store, ["mafie-police-wins", "zbojnici-prince-wins"])
    assert (await running_season(store, SNOWFLAKE)) == season
    before = await season_leaderboard(store, SNOWFLAKE, season, NOW, None)
    rows = await season_rows(store, SNOWFLAKE, season, NOW)
    names = await store.history.names(SNOWFLAKE, [row.person for row in rows])
    gold = TrophyRow(kind="gold", rank=1, user_id=rows[0].person, name="Jana")
    await store.honours.close_season("s1", NOW, frozen(rows, names), [gold])
    assert await running_season(store, SNOWFLAKE) is None
    await store.history.put_results(nights[0].table_id, ())
    again = a_game("late", "mafie-mafia-wins", ended_at=NOW - 1)
    await keep(store, again)
    await store.history.put_results("late", await recomputed_rows(again))
    (closed,) = await store.honours.seasons(SNOWFLAKE)
    after = await season_leaderboard(store, SNOWFLAKE, closed, NOW, None)
    assert [(line.row, line.name) for line in after.lines] == [(line.row, line.name) for line in before.lines]
    assert after.lines[0].trophies == ("gold",)
    assert await open_trophies(store, "s1") == ((gold, True),)
    await store.put_person_settings(gold.user_id, {"shown": False})
    assert await open_trophies(store, "s1") == ((gold, False),)
    left = await season_leaderboard(store, SNOWFLAKE, closed, NOW, None)
    assert gold.user_id not in people(left) and left.lines[0].row.place == 1


def forgotten_before(store: Store, monkeypatch: pytest.MonkeyPatch, write: str) -> list[asyncio.Task[Forgotten]]:
    """Let somebody be forgotten between what ``write`` of the honours is made of and the moment it is written; return that task."""
    begun: list[asyncio.Task[Forgotten]] = []
    writes = getattr(store.honours, write)

    async def late(*given: Any) -> None:
        if not begun:
            begun.append(asyncio.create_task(store.forget_person(FIRST, LocalizedPlaceholders())))
            await asyncio.wait(begun, timeout=0.5)
        await writes(*given)

    monkeypatch.setattr(store.honours, write, late)
    return begun


async def is_kept(store: Store, what: str) -> bool:
    """Whether the person is named by id in the rows of a table."""
    return f"'{FIRST}'" in repr([[str(value) for value in row] for row in await store._read(f"SELECT * FROM {what}")]).replace('"', "'")


@pytest.mark.rule("CL-13.3", "CL-16.4")
async def test_a_person_forgotten_while_a_season_closes_is_in_no_archive(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-16.4: afterwards the id is found nowhere; the place stays."""
    season = SeasonRow(id="s1", guild_id=SNOWFLAKE, name="Zima", opened_at=0.0)
    assert await store.honours.open_season(season)
    await played(store, ["mafie-police-wins"])
    forgetting = forgotten_before(store, monkeypatch, "close_season")
    await close_season(store, season, NOW)
    assert (await forgetting[0]).pseudonym < 0
    (closed,) = await store.honours.seasons(SNOWFLAKE)
    assert len((await season_leaderboard(store, SNOWFLAKE, closed, NOW, None)).lines) == len(a_game("x").seats)
    assert not await is_kept(store, "seasons") and not await is_kept(store, "trophies")


@pytest.mark.rule("CL-12.9", "CL-16.4")
async def test_a_person_forgotten_while_ratings_are_folded_is_in_none(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(store, ["mafie-police-wins"])
    forgetting = forgotten_before(store, monkeypatch, "put_ratings")
    assert str(FIRST) in await ratings_of(store, SNOWFLAKE, "mafie")
    await forgetting[0]
    assert not await is_kept(store, "ratings")
    assert str(FIRST) not in await ratings_of(store, SNOWFLAKE, "mafie")


@pytest.mark.rule("CL-12.9", "CL-16.4")
async def test_ratings_of_games_read_before_a_person_was_forgotten_are_not_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await played(store, ["mafie-police-wins"])
    rated = store.history.rated

    async def then_forgotten(*given: Any, **more: Any) -> Any:
        found = await rated(*given, **more)
        await store.forget_person(FIRST, LocalizedPlaceholders())
        return found

    monkeypatch.setattr(store.history, "rated", then_forgotten)
    await ratings_of(store, SNOWFLAKE, "mafie")
    assert not await is_kept(store, "ratings")


@pytest.mark.rule("CL-13.3")
async def test_the_trophies_of_a_season_are_those_of_its_standing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-13.3: also when a game ends while it is closed."""
    season = SeasonRow(id="s1", guild_id=SNOWFLAKE, name="Zima", opened_at=0.0)
    assert await store.honours.open_season(season)
    await played(store, ["mafie-police-wins"])
    ended_between = store.history.ended_between

    async def one_more(*given: Any) -> Any:
        night = a_game("late", "mafie-mafia-wins", ended_at=NOW)
        await keep(store, night)
        await store.history.put_results("late", await recomputed_rows(night))
        return await ended_between(*given)

    monkeypatch.setattr(store.history, "ended_between", one_more)
    await close_season(store, season, NOW)
    (closed,) = await store.honours.seasons(SNOWFLAKE)
    board = await season_leaderboard(store, SNOWFLAKE, closed, NOW, None)
    first = {line.row.person for line in board.lines if line.row.place == 1}
    assert {trophy.user_id for trophy, _ in await open_trophies(store, "s1") if trophy.kind == "gold"} == first
