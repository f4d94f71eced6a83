"""Upkeep: sweeping at the start and daily, and servers that return in time or too late (CL-17)."""

import asyncio

import pytest

from bot.app.supervisor import Supervisor
from bot.sandbox import Person
from tests.night.evening import Evening, seen

DAY = 86_400.0


async def later(evening: Evening, days: float) -> None:
    """Start the bot again so many days later."""
    await evening.stop_bot()
    now = evening.registry.now
    before = Supervisor.__init__

    def with_clock(self: Supervisor, *args: object, **options: object) -> None:
        before(self, *args, **{**options, "now": lambda: now() + days * DAY})  # type: ignore[arg-type]  # options as the evening gives them

    Supervisor.__init__ = with_clock  # type: ignore[method-assign]  # the evening makes its own supervisor
    try:
        await evening.start_bot()
    finally:
        Supervisor.__init__ = before  # type: ignore[method-assign]
    assert evening.registry.now() > now() + (days - 1) * DAY


async def swept(evening: Evening) -> None:
    """Wait until the sweep of the start is over."""
    await asyncio.sleep(0.1)
    await evening.client.upkeep.sweep()


async def an_ended_game(evening: Evening, people: list[Person]) -> str:
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    table = str(evening.table.id)
    desk = await people[0].command("game end", evening.channel)
    await people[0].press(seen(desk), f"c1:{table}:h.sure:end")
    await evening.eventually(lambda: evening.table.phase == "ended" and evening.session.idle)
    return table


@pytest.mark.rule("CL-17.1")
async def test_a_finished_game_loses_its_log_and_keeps_its_result(evening: Evening) -> None:
    """CL-17.1: on day 89 the log is there, on day 91 gone; the night stays, and old buttons serve it or say so politely."""
    people = evening.crowd(6)
    table = await an_ended_game(evening, people)
    story = evening.living("record")
    assert story is not None
    await later(evening, 89)
    await swept(evening)
    assert await evening.registry.store.table(table) is not None
    await later(evening, 2)
    await swept(evening)
    assert await evening.registry.store.table(table) is None
    assert len(await evening.registry.store.nights(evening.guild.id)) == 1
    assert "sklizený" in seen(await people[0].press(story, f"c1:{table}:proof", force=True)).text
    assert seen(await people[0].press(story, f"c1:{table}:log")).text == "Celý průběh téhle hry."


@pytest.mark.rule("CL-17.1", "CL-17.2")
async def test_a_server_that_comes_back_in_time_has_lost_nothing(evening: Evening) -> None:
    """CL-17.1, 17.2: back on day 29 all is there; gone for 31 days, nothing is left."""
    people = evening.crowd(6)
    await an_ended_game(evening, people)
    await evening.prefer(zone="Europe/Prague")
    evening.discord.kick_bot(evening.guild)
    await evening.eventually(lambda: evening.client.get_guild(evening.guild.id) is None)
    other = evening.discord.create_guild("Jinde")
    await evening.eventually(lambda: evening.client.get_guild(other.id) is not None)
    await asyncio.sleep(0.1)
    await later(evening, 29)
    await swept(evening)
    store = evening.registry.store
    assert len(await store.nights(evening.guild.id)) == 1 and (await store.guild_settings(evening.guild.id))["zone"] == "Europe/Prague"
    await later(evening, 2)
    await swept(evening)
    store = evening.registry.store
    assert await store.nights(evening.guild.id) == () and await store.guild_settings(evening.guild.id) == {}
    assert [row.guild_id for row in await store.members.servers()] != []
    assert evening.guild.id not in [row.guild_id for row in await store.members.servers()]


@pytest.mark.rule("CL-17.2")
async def test_an_outage_purges_nothing(evening: Evening) -> None:
    """CL-17.2: an unavailable server has not left."""
    await evening.eventually(lambda: evening.client.is_ready())
    await asyncio.sleep(0.1)
    evening.discord.outage(evening.guild)
    await asyncio.sleep(0.2)
    assert [row.left_at for row in await evening.registry.store.members.servers()] == [None]
    evening.discord.outage(evening.guild, over=True)
    await asyncio.sleep(0.2)
    assert [row.left_at for row in await evening.registry.store.members.servers()] == [None]


async def test_it_ends_at_once_also_when_it_was_just_woken(evening: Evening) -> None:
    """A wake-up and the end in the same moment: ``asyncio.wait_for`` of Python 3.11 lets such a cancellation be lost."""
    upkeep = evening.client.upkeep
    for _ in range(20):
        await asyncio.sleep(0.01)
        upkeep.look()
        await asyncio.wait_for(upkeep.stop(), 2)
        upkeep.start()
