"""Slow mode: people wait between two messages, bots and people with a bypass do not; the right to set it."""

import discord
import pytest

from bot.sandbox import NotPossible
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.small_bot import SmallBot


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock(stand: Stand) -> Clock:
    made = Clock()
    stand.discord.backend.slow_mode.now = made
    return made


async def test_people_wait_and_bots_do_not(stand: Stand, bot: SmallBot, clock: Clock) -> None:
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.edit(slowmode_delay=30)
    assert stand.channel.slowmode == 30 and stand.bela.waits(stand.channel) == 0
    stand.bela.write(stand.channel, "first")
    assert stand.bela.can_write(stand.channel) and stand.bela.waits(stand.channel) == 30
    with pytest.raises(NotPossible):
        stand.bela.write(stand.channel, "second")
    for text in ("one", "two"):
        stand.ada.write(stand.channel, text)  # an administrator bypasses slow mode
        await channel.send(text)
    thread = stand.bela.open_thread(stand.channel, "aside")  # one thread and one message in each stretch
    with pytest.raises(NotPossible):
        stand.bela.open_thread(stand.channel, "another")
    stand.bela.write(thread, "here is no slow mode")
    stand.bela.write(thread, "none at all")
    clock.at += 30
    stand.bela.write(stand.channel, "second")
    await channel.edit(slowmode_delay=0)
    stand.bela.write(stand.channel, "third")


async def test_managing_messages_does_not_bypass_slow_mode(stand: Stand, clock: Clock) -> None:
    for number, (right, waits) in enumerate((("manage_messages", 10.0), ("manage_channels", 10.0), ("bypass_slowmode", 0.0))):
        person = stand.discord.create_person(f"p{number}", guild=stand.guild, permissions=(right,))
        stand.channel.slowmode = 10
        person.write(stand.channel, "first")
        assert person.waits(stand.channel) == waits


async def test_in_a_forum_it_counts_for_posts_and_in_posts_by_itself(stand: Stand, clock: Clock) -> None:
    forum = stand.discord.create_channel(stand.guild, "forum", "forum")
    forum.slowmode = 60
    post = stand.bela.open_post(forum, "first", "text")
    with pytest.raises(NotPossible):
        stand.bela.open_post(forum, "second", "text")
    stand.ada.change_thread(post, slowmode=5)
    stand.bela.write(post, "text")
    with pytest.raises(NotPossible):
        stand.bela.write(post, "more")
    clock.at += 5
    stand.bela.write(post, "more")


async def test_setting_it_takes_manage_channels_and_in_threads_manage_threads(stand: Stand, bot: SmallBot) -> None:
    thread = stand.bela.open_thread(stand.channel, "aside")
    with pytest.raises(NotPossible):
        stand.bela.change_thread(thread, slowmode=5)  # not even who opened it
    channel, aside = bot.get_channel(stand.channel.id), await bot.fetch_channel(thread.id)
    assert isinstance(channel, discord.TextChannel) and isinstance(aside, discord.Thread)
    stand.discord.withdraw("manage_channels", guild=stand.guild)
    with pytest.raises(discord.Forbidden):
        await channel.edit(slowmode_delay=5)
    await aside.edit(slowmode_delay=5)
    await aside.edit(name="renamed")
    assert thread.slowmode == 5  # changing something else leaves it
    stand.discord.withdraw("manage_threads", guild=stand.guild)
    with pytest.raises(discord.Forbidden):
        await aside.edit(slowmode_delay=6)
    with pytest.raises(discord.HTTPException) as refusal:
        stand.discord.grant("manage_channels", guild=stand.guild)
        await channel.edit(slowmode_delay=21601)
    assert refusal.value.code == 50035
