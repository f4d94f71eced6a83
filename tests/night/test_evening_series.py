"""Evenings that come again, and hosts who leave (CL-4.6 to 4.8, 2.10, 2.11, 22.11, 22.21)."""

import asyncio
from contextlib import suppress
from datetime import datetime
from typing import Any

import pytest

from bot.evenings.evening import LiveEvening
from bot.sandbox import Person
from bot.store.evening_rows import EveningChange, SeriesRow
from tests.night.club_evening import (
    DAY,
    PRAGUE,
    answer,
    at_desk,
    at_the_lobby,
    call,
    caller,
    desk_of,
    fill,
    invitation,
    only,
    shown,
    verb,
    whispers,
)
from tests.night.evening import Evening, plain, seen, unavailable


def planned(evening: Evening) -> list[LiveEvening]:
    return [one for one in evening.client.evening_scheduler.evenings.values() if one.row.state == "planned"]


async def weekly(evening: Evening, host: Person) -> LiveEvening:
    """Call an evening that comes every week; return it, once its series is written down."""
    await call(evening, host, repeat="weekly")
    found = only(evening)
    await evening.eventually(lambda: found.row.series_id)
    return found


async def cancelled(evening: Evening, host: Person, what: str) -> None:
    desk = await desk_of(evening, host)
    page = seen(await host.press(desk, verb(evening, "cancel")))
    assert "I celou řadu večerů?" in plain(page.text)
    await host.press(desk, verb(evening, what))


@pytest.mark.rule("CL-4.7", "CL-4.8", "CL-2.10")
async def test_the_next_evening_of_a_series_is_posted_when_the_last_is_gone(evening: Evening) -> None:
    """CL-4.7: at most one is planned, the next not sooner than 7 days before it begins; CL-4.8: plan and co-hosts, no answers."""
    host = caller(evening)
    person, helper = evening.crowd(2)
    first = await weekly(evening, host)
    await answer(evening, person, "yes")
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[str(helper.id)])
    await cancelled(evening, host, "do_cancel")
    await evening.eventually(lambda: first.final)
    await asyncio.sleep(0.3)
    assert not planned(evening), "12 days before it begins is too soon"
    evening.pass_time(first.starts_at - evening.now() + 60)
    (second,) = await evening.eventually(lambda: planned(evening))
    assert datetime.fromtimestamp(second.starts_at, PRAGUE).isoformat()[11:16] == "20:00"
    before, after = (datetime.fromtimestamp(one.starts_at, PRAGUE).date() for one in (first, second))
    assert (after - before).days == 7
    assert second.plan.cohosts == (str(helper.id),) and second.saved.answers == ()
    assert (second.row.series_id, second.row.name, second.plan.games) == (first.row.series_id, first.row.name, first.plan.games)
    await evening.discord.until(lambda: second.message_state.message in evening.channel.messages)
    await evening.restart_bot()
    await asyncio.sleep(0.3)
    assert len(planned(evening)) == 1, "nothing is made twice"


@pytest.mark.rule("CL-4.7")
async def test_an_evening_that_was_moved_still_stands_for_its_date(evening: Evening) -> None:
    """CL-4.7: moved a day ahead and over, its own old date is not the next one."""
    host = caller(evening)
    first = await weekly(evening, host)
    old = first.starts_at
    desk = await desk_of(evening, host)
    day = datetime.fromtimestamp(old - DAY, PRAGUE)
    await fill(evening, host, desk, "plan", when=f"{day.day}. {day.month}. 20:00")
    await evening.eventually(lambda: first.starts_at < old)
    await cancelled(evening, host, "do_cancel")
    evening.pass_time(DAY * 6)
    (second,) = await evening.eventually(lambda: planned(evening))
    assert round((second.starts_at - old) / DAY) == 7


@pytest.mark.rule("CL-4.7", "CL-4.6")
@pytest.mark.parametrize("lapses", [False, True], ids=["goes on", "lapses"])
async def test_a_series_waits_until_its_server_is_loaded(evening: Evening, lapses: bool) -> None:
    """Before that nobody knows whether its host is there: the next evening would be put off for hours, or the last word be left out."""
    host = caller(evening)
    first = await weekly(evening, host)
    await cancelled(evening, host, "do_cancel")
    await evening.eventually(lambda: first.final)
    evening.discord.outage(evening.guild)
    await evening.eventually(lambda: unavailable(evening))
    evening.pass_time(DAY * 61 if lapses else first.starts_at - evening.now() + 60)
    await asyncio.sleep(0.3)
    assert evening.client.evening_scheduler.series.rows and not planned(evening)
    evening.discord.outage(evening.guild, over=True)
    await evening.eventually(lambda: not unavailable(evening))
    evening.pass_time(31)
    if lapses:
        await evening.eventually(lambda: not evening.client.evening_scheduler.series.rows)
        await evening.eventually(lambda: any("60 dní" in text for text in whispers(host)))
    else:
        await evening.eventually(lambda: planned(evening))


@pytest.mark.rule("CL-4.6")
async def test_cancelling_may_end_the_whole_series(evening: Evening) -> None:
    host = caller(evening)
    first = await weekly(evening, host)
    await cancelled(evening, host, "do_cancel_all")
    await evening.eventually(lambda: first.final)
    evening.pass_time(DAY * 6)
    await asyncio.sleep(0.3)
    assert not planned(evening) and not evening.client.evening_scheduler.series.rows


@pytest.mark.rule("CL-4.6", "CL-22.11")
@pytest.mark.parametrize("ends", [True, False], ids=["ended", "handed over"])
async def test_a_series_that_changes_while_its_next_evening_is_made(evening: Evening, monkeypatch: pytest.MonkeyPatch, ends: bool) -> None:
    """While the bot asks Discord for the host, somebody ends the series or takes it over."""
    host, heir = caller(evening), evening.person()
    first = await weekly(evening, host)
    series, shut_out = evening.client.evening_scheduler.series, type(evening.registry.admission).shut_out
    changed: list[object] = []

    async def meanwhile(admission: Any, *asked: Any) -> object:
        if not changed:
            changed.append(asked)
            await (series.end(first.row.series_id) if ends else series.hand_over(first.row.series_id, heir.id))
        return await shut_out(admission, *asked)

    await cancelled(evening, host, "do_cancel")
    await evening.eventually(lambda: first.final)
    monkeypatch.setattr(type(evening.registry.admission), "shut_out", meanwhile)
    evening.pass_time(DAY * 6)
    await evening.eventually(lambda: changed)
    await asyncio.sleep(0.3)
    assert [(one.row.host_id, one.plan.host_name) for one in planned(evening)] == ([] if ends else [(heir.id, heir.name)])


@pytest.mark.rule("CL-4.6")
async def test_a_series_that_nobody_looks_after_ends_with_a_word_to_its_host(evening: Evening) -> None:
    host = caller(evening)
    await weekly(evening, host)
    for _ in range(10):
        evening.pass_time(7 * DAY)
        await asyncio.sleep(0.3)
    await evening.discord.until(lambda: any("60 dní" in text for text in whispers(host)))
    assert not evening.client.evening_scheduler.series.rows
    assert sum("60 dní" in text for text in whispers(host)) == 1


@pytest.mark.rule("CL-4.8")
async def test_a_series_without_its_channel_tells_its_host(evening: Evening) -> None:
    host = caller(evening)
    other = evening.discord.create_channel(evening.guild, "stul-2")
    await evening.prefer(table_channels=[str(other.id)])
    first = await weekly(evening, host)
    await cancelled(evening, host, "do_cancel")
    await evening.eventually(lambda: first.final)
    boss = evening.person(permissions=("manage_channels",))
    boss.delete_channel(other)
    evening.pass_time(DAY * 6)
    await evening.discord.until(lambda: any("zmizel kanál" in text for text in whispers(host)))
    assert not planned(evening)
    evening.pass_time(DAY / 2)
    await asyncio.sleep(0.3)
    assert sum("zmizel kanál" in text for text in whispers(host)) == 1, "it is said once"


@pytest.mark.rule("CL-2.11")
async def test_new_zone_data_move_planned_evenings(evening: Evening) -> None:
    """CL-2.11: at the start, instants more than a day ahead are made anew from wall time and zone; nobody is called."""
    host = caller(evening)
    person = evening.person()
    await call(evening, host)
    await answer(evening, person, "yes")
    found = only(evening)
    right = found.starts_at
    await evening.stop_bot()
    await evening.start_bot()
    await only(evening).do(moved_by_an_hour)
    await evening.restart_bot()
    assert only(evening).starts_at == right
    evening.pass_time(61)
    await evening.discord.until(lambda: any("nový čas" in one.text for one in shown(evening)))
    assert whispers(person) == []


def moved_by_an_hour(evening: LiveEvening) -> EveningChange:
    return EveningChange(columns={"starts_at": evening.starts_at + 3600})


@pytest.mark.rule("CL-22.11")
async def test_a_co_host_takes_over_when_the_host_leaves(evening: Evening) -> None:
    host = caller(evening)
    helper = evening.person()
    found = await weekly(evening, host)
    await fill(evening, host, await at_desk(evening, host), "people", cohosts=[str(helper.id)])
    await evening.client.registry.event_router.member_gone(evening.guild.id, host.id)
    assert found.row.host_id == helper.id
    assert evening.client.evening_scheduler.series.rows[str(found.row.series_id)].host_id == helper.id
    await evening.discord.until(lambda: any("Hostitel večera" in one.text for one in shown(evening)))


@pytest.mark.rule("CL-22.11", "CL-5.8")
async def test_an_evening_without_a_host_may_be_taken_over(evening: Evening) -> None:
    """CL-22.11: by who may host here, nobody else."""
    host = caller(evening)
    person = evening.person()
    other = caller(evening)
    await call(evening, host)
    await answer(evening, person, "yes")
    found = only(evening)
    await evening.client.registry.event_router.member_gone(evening.guild.id, host.id)
    await evening.client.registry.event_router.member_gone(evening.guild.id, person.id)
    assert found.saved.answers == ()
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "zůstal bez hostitele" in one.text), None))
    refused = seen(await evening.person().press(line, verb(evening, "take_over")))
    assert "Večery tu svolává" in plain(refused.text)
    await other.press(line, verb(evening, "take_over"))
    assert found.row.host_id == other.id
    assert invitation(evening) is not None


@pytest.mark.rule("CL-22.21")
async def test_an_open_evening_is_cancelled_when_the_bot_is_sent_away(evening: Evening) -> None:
    host = caller(evening)
    await call(evening, host)
    await at_the_lobby(evening)
    found = only(evening)
    await evening.client.registry.event_router.guild_gone(evening.guild.id)
    assert found.row.state == "cancelled"


@pytest.mark.rule("CL-1.4")
async def test_two_changes_of_a_series_at_once_both_count(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is written slowly: the second waits for it, and starts from it."""
    host, other = caller(evening), evening.person()
    await weekly(evening, host)
    series, store = evening.client.evening_scheduler.series, evening.registry.store.evenings
    (row,), written, second = series.rows.values(), store.put_series, asyncio.Event()

    async def slowly(changed: SeriesRow) -> None:
        if changed.state == "ended":
            await written(changed)
            second.set()
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(second.wait(), 0.2)
        await written(changed)

    monkeypatch.setattr(store, "put_series", slowly)
    await asyncio.gather(series.hand_over(row.id, other.id), series.end(row.id))
    assert not series.rows and not await store.series()


@pytest.mark.rule("PR-1.5")
async def test_a_series_that_goes_to_another_process_while_it_is_written_is_not_kept(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, other = caller(evening), evening.person()
    await weekly(evening, host)
    series, store = evening.client.evening_scheduler.series, evening.registry.store.evenings
    (row,), written = series.rows.values(), store.put_series

    async def late(changed: SeriesRow) -> None:
        series.release_servers(lambda _guild: True)
        await written(changed)

    monkeypatch.setattr(store, "put_series", late)
    await series.hand_over(row.id, other.id)
    assert not series.rows
    assert [one.host_id for one in await store.series()] == [other.id]
