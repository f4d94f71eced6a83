"""A right that is missing when a game ends: what the table could not restore is restored once, as soon as the bot may do so again."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.sandbox import Person
from bot.store import Json
from bot.tables.moderation.owed_places import OWED_PLACES
from bot.tables.moderation.server_voices import OWED_VOICES
from tests.night.evening import FAST, Evening
from tests.night.test_clicks import ready_button
from tests.night.test_silence import muted, seated, soon

BEFORE = 7


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


async def settings(evening: Evening) -> Json:
    return await evening.registry.store.guild_settings(evening.guild.id)


async def ended_without(evening: Evening, people: list[Person], permission: str) -> None:
    """Take a right from the bot, and end the game."""
    evening.discord.withdraw(permission, guild=evening.guild)
    await evening.session.host.end(people[0].id)
    await soon(evening, lambda: evening.table.phase == "ended")
    assert (await settings(evening))[OWED_PLACES] == [evening.table.id]


async def paid(evening: Evening) -> None:
    """Wait until the server's settings name no table any more."""

    async def owing() -> bool:
        return OWED_PLACES in await settings(evening)

    async with asyncio.timeout(40):
        while await owing():  # noqa: ASYNC110 - nothing tells when the store has changed
            await asyncio.sleep(0.01)


async def closed_for_good(evening: Evening) -> tuple[list[Person], Person]:
    """Return the players and a spectator of a game that has ended with its channel closed and its role there."""
    spectator = evening.person("Divák")
    people = await seated(evening)
    await soon(evening, lambda: evening.table.message_state.silence.role_ready and not spectator.can_write(evening.channel))
    await ended_without(evening, people, "manage_roles")
    assert evening.channel.overwrites and not spectator.can_write(evening.channel)
    return people, spectator


def roles(evening: Evening) -> list[str]:
    return [role.name for role in evening.guild.roles.values() if role.name == "U stolu"]


@pytest.mark.rule("TK-9.4")
async def test_a_channel_is_restored_when_the_right_is_back(slow: Evening) -> None:
    _, spectator = await closed_for_good(slow)
    slow.pass_time(3 * 3600.0)
    slow.registry.let_go(slow.now())
    slow.discord.grant("manage_roles", guild=slow.guild)
    await soon(slow, lambda: spectator.can_write(slow.channel) and not slow.channel.overwrites and not roles(slow))
    await paid(slow)


@pytest.mark.rule("TK-9.4")
async def test_a_channel_is_restored_after_a_start(slow: Evening) -> None:
    _, spectator = await closed_for_good(slow)
    await slow.stop_bot()
    slow.discord.grant("manage_roles", guild=slow.guild)
    await slow.start_bot()
    await soon(slow, lambda: spectator.can_write(slow.channel) and not slow.channel.overwrites and not roles(slow))
    await paid(slow)


@pytest.mark.rule("TK-4.3", "TK-9.4")
@pytest.mark.parametrize("by_hand", [False, True])
async def test_slow_mode_is_restored_unless_somebody_has_changed_it(slow: Evening, by_hand: bool) -> None:
    await slowed_for_good(slow)
    await slow.stop_bot()
    if by_hand:
        slow.channel.slowmode = 60
    slow.discord.grant("manage_channels", guild=slow.guild)
    await slow.start_bot()
    await paid(slow)
    assert slow.channel.slowmode == (60 if by_hand else BEFORE)


async def slowed_for_good(evening: Evening) -> list[Person]:
    """Return the players of a game that has ended with its slow mode still set."""
    evening.channel.slowmode = BEFORE
    evening.discord.grant("manage_channels", guild=evening.guild)
    await evening.prefer(talk={"pace": "written"}, clocks={"discussion": 1e5})
    people = evening.crowd(6)
    await deal_again(evening, people)
    await evening.eventually(lambda: evening.channel.slowmode == 5, 20)
    await ended_without(evening, people, "manage_channels")
    assert evening.channel.slowmode == 5
    return people


async def deal_again(evening: Evening, people: list[Person]) -> None:
    await evening.lay(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await evening.discord.until(lambda: ready_button(evening))


@pytest.mark.rule("TK-4.3", "TK-9.4")
async def test_a_place_waits_for_the_game_that_is_played_in_it(slow: Evening) -> None:
    people = await slowed_for_good(slow)
    await deal_again(slow, people)
    slow.discord.grant("manage_channels", guild=slow.guild)
    await slow.eventually(lambda: slow.table.message_state.silence.slowmode == 5, 20)
    assert slow.channel.slowmode == 5
    await slow.session.host.end(people[0].id)
    await soon(slow, lambda: slow.channel.slowmode == BEFORE)
    await paid(slow)


@pytest.mark.rule("TK-2.5")
@pytest.mark.parametrize("meanwhile", ["up", "down"])
async def test_who_stays_in_voice_is_unmuted_as_soon_as_the_right_is_back(slow: Evening, meanwhile: str) -> None:
    people = await seated(slow)
    await soon(slow, lambda: all(muted(people)))
    slow.discord.withdraw("mute_members", guild=slow.guild)
    await slow.session.host.end(people[0].id)
    await soon(slow, lambda: slow.table.phase == "ended")
    assert all(muted(people))
    if meanwhile == "down":
        await slow.stop_bot()
        slow.discord.grant("mute_members", guild=slow.guild)
        await slow.start_bot()
    else:
        slow.discord.grant("mute_members", guild=slow.guild)
    await soon(slow, lambda: not any(muted(people)))
    assert not (await settings(slow)).get(OWED_VOICES)
