"""Promises of every store about evenings, on SQLite and on PostgreSQL alike (CL-1.4, CL-29)."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.store import EveningChanged, Store
from bot.store.evening_rows import (
    AnswerRow,
    AttendeeRow,
    DateRow,
    EveningChange,
    EveningRow,
    EveningTableRow,
    SavedEvening,
    SeriesRow,
    VoteRow,
)
from tests.bot.store.rows import SNOWFLAKE


def an_evening(evening: str = "eabcdefgh", **other: Any) -> EveningRow:
    row = EveningRow(
        id=evening,
        guild_id=SNOWFLAKE,
        channel_id=SNOWFLAKE + 1,
        host_id=SNOWFLAKE + 2,
        state="planned",
        name="Páteční Mafie 🌙",
        starts_at=1_795_806_000.0,
        zone="Europe/Prague",
        wall_time="2026-11-27T20:00",
        plan={"games": [{"game": "mafie"}]},
        created_at=5.5,
    )
    return replace(row, **other)


async def read(store: Store, evening: str = "eabcdefgh") -> SavedEvening:
    saved = await store.evenings.evening(evening)
    assert saved is not None
    return saved


async def test_everything_of_an_evening_is_read_as_it_was_written(store: Store) -> None:
    saved = SavedEvening(
        evening=an_evening(),
        dates=(DateRow(n=1, starts_at=10.5, wall_time="2026-11-27T20:00"), DateRow(n=2, starts_at=11.5, wall_time="2026-11-28T20:00")),
        votes=(VoteRow(n=2, user_id=7, name="Jana", seq=1), VoteRow(n=1, user_id=8, name="Žofie", seq=2)),
        answers=(AnswerRow(user_id=7, name="Jana", answer="yes", seq=3, at=1.5, reminded=frozenset({"day", "hour"})),),
        people=(AttendeeRow(user_id=7, present_at=2.5, outcome="played", excused=True),),
        tables=(EveningTableRow(table_id="t1", round=1, place="lamp"),),
    )
    await store.evenings.create(saved)
    assert await read(store) == saved
    assert await store.evenings.in_states("planned", "open") == (saved,)
    assert await store.evenings.in_states("over") == ()


async def test_a_change_is_whole_and_raises_the_version(store: Store) -> None:
    await store.evenings.create(SavedEvening(evening=an_evening()))
    before = (await read(store)).evening
    answer = AnswerRow(user_id=7, name="Jana", answer="yes", seq=1, at=1.5)
    change = EveningChange(columns={"name": "Jiné", "plan": {"chairs": 5}}, answers=(answer,), owed=((9, 50.0),))
    await store.evenings.change(before, change)
    after = await read(store)
    assert (after.evening.name, after.evening.plan, after.evening.version) == ("Jiné", {"chairs": 5}, 2)
    assert after.answers == (answer,)
    assert await store.evenings.owed(SNOWFLAKE) == {9: ("eabcdefgh", 50.0)}
    await store.evenings.change(after.evening, EveningChange(withdrawn=(7,), paid=(9,)))
    assert (await read(store)).answers == ()
    assert await store.evenings.owed(SNOWFLAKE) == {}


@pytest.mark.rule("CL-1.4")
async def test_of_two_simultaneous_changes_one_is_refused(store: Store) -> None:
    await store.evenings.create(SavedEvening(evening=an_evening()))
    row = (await read(store)).evening

    async def answer(user: int) -> bool:
        try:
            said = AnswerRow(user_id=user, name="P", answer="yes", seq=user, at=1.0)
            await store.evenings.change(row, EveningChange(answers=(said,)))
        except EveningChanged:
            return False
        return True

    assert sorted(await asyncio.gather(answer(1), answer(2))) == [False, True]
    after = await read(store)
    assert (after.evening.version, len(after.answers)) == (2, 1)


async def test_dates_and_votes_are_replaced(store: Store) -> None:
    await store.evenings.create(SavedEvening(evening=an_evening(state="poll", starts_at=None)))
    dates = tuple(DateRow(n=n, starts_at=float(n), wall_time="") for n in (1, 2, 3))
    votes = {7: tuple(VoteRow(n=n, user_id=7, name="Jana", seq=1) for n in (1, 2))}
    await store.evenings.change((await read(store)).evening, EveningChange(dates=dates, votes=votes))
    assert (await read(store)).votes == votes[7]
    await store.evenings.change((await read(store)).evening, EveningChange(dates=dates[1:]))
    assert [vote.n for vote in (await read(store)).votes] == [2]
    await store.evenings.change((await read(store)).evening, EveningChange(votes={7: ()}))
    assert (await read(store)).votes == ()


async def test_a_draft_goes_and_a_series_stays(store: Store) -> None:
    await store.evenings.create(SavedEvening(evening=an_evening(state="draft")))
    await store.evenings.drop("eabcdefgh")
    assert await store.evenings.evening("eabcdefgh") is None
    series = SeriesRow(
        id="s1", guild_id=SNOWFLAKE, host_id=5, rule="weekly", wall_time="2026-11-27T20:00", zone="Europe/Prague", plan={"chairs": 5}
    )
    await store.evenings.put_series(series)
    await store.evenings.put_series(replace(series, touched_at=9.5))
    assert await store.evenings.series() == (replace(series, touched_at=9.5),)
    await store.evenings.put_series(replace(series, state="ended"))
    assert await store.evenings.series() == ()
    await store.evenings.create(SavedEvening(evening=an_evening("eaaaaaaaa", series_id="s1", created_at=1.0)))
    await store.evenings.create(SavedEvening(evening=an_evening("ebbbbbbbb", series_id="s1", created_at=2.0)))
    last = await store.evenings.last_of_series("s1")
    assert last is not None and last.evening.id == "ebbbbbbbb"


async def test_the_last_evenings_of_a_server(store: Store) -> None:
    for n in range(7):
        await store.evenings.create(SavedEvening(evening=an_evening(f"e{n}", state="over", over_at=float(n))))
    await store.evenings.create(SavedEvening(evening=an_evening("ex", guild_id=1, state="over", over_at=99.0)))
    assert [saved.evening.id for saved in await store.evenings.last_over(SNOWFLAKE)] == ["e6", "e5", "e4", "e3", "e2"]
