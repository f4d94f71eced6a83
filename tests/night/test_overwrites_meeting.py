"""A host changes an overwrite while our edit of the channel is under way: it must not be lost, although our edit repeats the old one."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox import Channel, Person
from bot.sandbox.wire.faults import Fault
from bot.sandbox.world.member_permissions import bits
from bot.sandbox.world.records import ChannelOverwrite
from tests.night.evening import FAST, Evening
from tests.night.places import dealt
from tests.night.test_silence import HOURS, soon

ROLE = 0
EMBEDS, FILES = bits(["embed_links"]), bits(["attach_files"])
SEND, REACT = bits(["send_messages"]), bits(["add_reactions"])

together = pytest.mark.parametrize("together", [True, False], ids=["together", "one by one"])
"""Whether the bot may write all overwrites by one request."""


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


def held(evening: Evening, *, together: bool) -> Fault:
    """Hold the next edit of an overwrite back: Discord carries it out a second after it was sent."""
    if together:
        return evening.discord.faults.delay(1.0, method="PATCH", route="/channels/{channel}")
    evening.discord.withdraw("manage_channels", guild=evening.guild)
    return evening.discord.faults.delay(1.0, method="PUT", route="/channels/{channel}/permissions/{target}")


def change(evening: Evening, target: int, allow: int, deny: int) -> None:
    """Change an overwrite of a role by hand."""
    evening.discord.guilds.overwrite(evening.channel, target, ROLE, allow, deny)


def of(channel: Channel, target: int) -> tuple[int, int]:
    one = channel.overwrites.get(target, ChannelOverwrite(ROLE, 0, 0))
    return one.allow, one.deny


async def night(evening: Evening) -> list[Person]:
    people = evening.crowd(6)
    await dealt(evening, people, night=HOURS)
    return people


async def closed(evening: Evening, people: list[Person]) -> None:
    await soon(evening, lambda: not any(person.can_write(evening.channel) for person in people))


async def end(evening: Evening, people: list[Person]) -> None:
    await evening.session.host_moves.end(people[0].id)
    await soon(evening, lambda: evening.table.phase == "ended")


@pytest.mark.rule("TK-9.4")
@together
async def test_changes_by_a_host_during_the_closing_of_the_channel_stay(slow: Evening, together: bool) -> None:
    everyone = slow.guild.id
    guests = slow.discord.create_role(slow.guild, "Hosté").id
    late = slow.discord.create_role(slow.guild, "Pozdě").id
    change(slow, guests, EMBEDS, 0)
    change(slow, everyone, EMBEDS, 0)
    edit = held(slow, together=together)
    people = await night(slow)
    await soon(slow, lambda: edit.met)
    change(slow, guests, 0, EMBEDS)
    change(slow, everyone, FILES, REACT)
    change(slow, late, FILES, 0)
    await closed(slow, people)
    await soon(slow, lambda: of(slow.channel, guests) == (0, EMBEDS))
    await soon(slow, lambda: of(slow.channel, late) == (FILES, 0))
    await soon(slow, lambda: of(slow.channel, everyone)[0] == FILES and of(slow.channel, everyone)[1] & SEND)
    await end(slow, people)
    await soon(slow, lambda: of(slow.channel, everyone) == (FILES, REACT))
    assert of(slow.channel, guests) == (0, EMBEDS) and of(slow.channel, late) == (FILES, 0)


@pytest.mark.rule("TK-9.4")
async def test_an_overwrite_deleted_while_the_channel_is_being_closed_stays_deleted(slow: Evening) -> None:
    guests = slow.discord.create_role(slow.guild, "Hosté").id
    change(slow, guests, EMBEDS, 0)
    edit = held(slow, together=True)
    people = await night(slow)
    await soon(slow, lambda: edit.met)
    del slow.channel.overwrites[guests]
    slow.discord.guilds.channel_changed(slow.channel)
    await closed(slow, people)
    await soon(slow, lambda: guests not in slow.channel.overwrites)


@pytest.mark.rule("TK-9.2", "TK-9.4")
@together
async def test_changes_by_a_host_during_the_stop_of_the_bot_stay(slow: Evening, together: bool) -> None:
    everyone = slow.guild.id
    change(slow, everyone, EMBEDS, 0)
    people = await night(slow)
    await closed(slow, people)
    edit = held(slow, together=True)
    stopping = asyncio.create_task(slow.stop_bot())
    await soon(slow, lambda: edit.met)
    allowed, denied = of(slow.channel, everyone)
    change(slow, everyone, FILES, denied)
    await stopping
    assert (allowed, denied & SEND) == (EMBEDS, SEND) and of(slow.channel, everyone) == (FILES, 0)
