"""Promises of every store about ratings, seasons, trophies, badges and careers, on SQLite and on PostgreSQL alike."""

import asyncio

import pytest

from bot.app.upkeep import LocalizedPlaceholders
from bot.store import RatingRow, SeasonClosed, SeasonRow, Store, TrophyRow
from tests.bot.store.rows import SNOWFLAKE, a_night
from tests.bot.store.test_contract_history import JANA, KAREL, played, results, seats


def a_season(id_: str = "s1", **other: object) -> SeasonRow:
    return SeasonRow(id=id_, guild_id=SNOWFLAKE, name="Zima", opened_at=100.0, **other)  # type: ignore[arg-type]  # fields of the row


@pytest.mark.rule("CL-12.9")
async def test_ratings_are_kept_up_to_a_fold_and_dropped(store: Store) -> None:
    """CL-12.9."""
    assert await store.honours.ratings(SNOWFLAKE, "mafie") == ((), "")
    rows = (
        RatingRow(game="mafie", who=str(JANA), mu=26.5, sigma=8.0, games=1),
        RatingRow(game="mafie", who="police 6-8", mu=0.5, sigma=4.0, games=1),
    )
    await store.honours.put_ratings(SNOWFLAKE, "mafie", rows, "1 50.5 t1")
    kept, fold = await store.honours.ratings(SNOWFLAKE, "mafie")
    assert (set(kept), fold) == (set(rows), "1 50.5 t1")
    assert await store.honours.ratings(SNOWFLAKE, "zbojnici") == ((), "")
    await store.honours.put_ratings(SNOWFLAKE, "mafie", rows[:1], "1 60.5 t2")
    assert await store.honours.ratings(SNOWFLAKE, "mafie") == (rows[:1], "1 60.5 t2")
    await store.honours.drop_ratings(SNOWFLAKE)
    assert await store.honours.ratings(SNOWFLAKE, "mafie") == ((), "")


@pytest.mark.rule("CL-13.1")
async def test_one_season_runs_on_a_server(store: Store) -> None:
    """CL-13.1."""
    opened = await asyncio.gather(*(store.honours.open_season(a_season(f"s{n}")) for n in range(4)))
    assert sum(opened) == 1
    (season,) = await store.honours.seasons(SNOWFLAKE)
    assert (season.name, season.closed_at, season.standing) == ("Zima", None, {})
    assert await store.honours.seasons(SNOWFLAKE + 1) == ()


@pytest.mark.rule("CL-13.3")
async def test_a_season_is_frozen_once_with_its_trophies(store: Store) -> None:
    """CL-13.3."""
    assert await store.honours.open_season(a_season())
    gold = [TrophyRow(kind="points", rank=1, user_id=JANA, name="Jana"), TrophyRow(kind="points", rank=1, user_id=KAREL, name="Karel")]
    await store.honours.close_season("s1", 200.0, {"rows": [1]}, gold)
    with pytest.raises(SeasonClosed):
        await store.honours.close_season("s1", 300.0, {}, [TrophyRow(kind="mafie", rank=1, user_id=JANA, name="Jana")])
    (season,) = await store.honours.seasons(SNOWFLAKE)
    assert (season.closed_at, season.standing) == (200.0, {"rows": [1]})
    assert await store.honours.trophies("s1") == tuple(gold)
    assert await store.honours.open_season(a_season("s2"))
    assert [one.id for one in await store.honours.seasons(SNOWFLAKE)] == ["s1", "s2"]


@pytest.mark.rule("CL-14.1")
async def test_a_career_counts_finished_games(store: Store) -> None:
    """CL-14.1: the badges of the club."""
    await played(store, a_night("t0", seats=seats(JANA, KAREL), host_id=KAREL), results(2, role="agent"))
    await played(store, a_night("t1", seats=seats(JANA, KAREL), host_id=KAREL, game="zbojnici"), results(2))
    await played(store, a_night("t2", seats=seats(JANA, KAREL), host_id=KAREL), results(2, marks=frozenset({"unfinished"})))
    honours = store.honours
    assert await honours.finished_games(SNOWFLAKE, [JANA]) == {JANA: {"mafie": 1, "zbojnici": 1}}
    assert await honours.evenings_played(SNOWFLAKE, [JANA, KAREL]) == {}
    assert await honours.evenings_held(SNOWFLAKE) == ()
    assert await honours.evenings_waited(SNOWFLAKE, [JANA]) == {}
    assert await honours.evening_of("t0") is None
    assert (await honours.hosted(SNOWFLAKE, KAREL), await honours.hosted(SNOWFLAKE, JANA)) == (2, 0)
    assert await honours.won_roles(SNOWFLAKE, [JANA, KAREL], "mafie") == {JANA: {"agent"}}
    assert await honours.badges(SNOWFLAKE, []) == ()
    assert await honours.finished_games(SNOWFLAKE, []) == {}


@pytest.mark.rule("CL-12.9")
async def test_ratings_are_folded_anew_when_somebody_is_forgotten(store: Store) -> None:
    """CL-12.9."""
    await played(store, a_night("t0", seats=seats(JANA, KAREL)), results(2))
    rows = tuple(RatingRow(game="mafie", who=str(person), mu=25.0, sigma=8.0, games=1) for person in (JANA, KAREL))
    await store.honours.put_ratings(SNOWFLAKE, "mafie", rows, "1 1 50.5 t0")
    await store.forget_person(SNOWFLAKE + 99, LocalizedPlaceholders())
    assert (await store.honours.ratings(SNOWFLAKE, "mafie"))[1] == "1 1 50.5 t0"
    await store.forget_person(JANA, LocalizedPlaceholders())
    assert (await store.honours.ratings(SNOWFLAKE, "mafie"))[1] == ""
