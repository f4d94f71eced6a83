"""Forums, media, stages, announcements and threads: who can open what where, and the interactions of commands from there."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.sandbox import Channel, NotPossible
from bot.sandbox.world import member_permissions
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.openapi import OpenApi
from tests.bot.sandbox.small_bot import SmallBot

KINDS = ("text", "voice", "stage", "announcement", "public thread", "private thread", "announcement thread", "post", "media post")


def place(stand: Stand, kind: str) -> Channel:
    """Make a place of a kind in which messages can stand."""
    make, ada = stand.discord.create_channel, stand.ada
    match kind:
        case "public thread" | "private thread":
            return ada.open_thread(make(stand.guild, "under"), "thread", private=kind.startswith("private"))
        case "announcement thread":
            return ada.open_thread(make(stand.guild, "news", "announcement"), "thread")
        case "post":
            return ada.open_post(make(stand.guild, "forum", "forum"), "title", "first")
        case "media post":
            return ada.open_post(make(stand.guild, "media", "media"), "title", "first")
    return make(stand.guild, "here", kind)


@pytest.mark.parametrize("kind", KINDS)
async def test_commands_and_messages_work_in_every_kind_of_place(stand: Stand, bot: SmallBot, kind: str) -> None:
    judge = OpenApi()
    stand.discord.watchers.append(judge)
    met: list[Any] = []

    @bot.tree.command(description="Where are we?")
    async def where(interaction: discord.Interaction) -> None:
        met.append(interaction.channel)
        await interaction.response.send_message("here")

    await bot.tree.sync()
    here = place(stand, kind)
    outcome = await stand.ada.command("where", here)
    assert outcome.text == "here" and outcome.message in stand.ada.messages(here)
    channel = met[0]
    assert channel.id == here.id and channel.type.value == here.type
    if here.is_thread:
        assert isinstance(channel, discord.Thread) and channel.parent_id == here.parent_id and not channel.locked
        assert channel.parent is not None and channel.parent.id == here.parent_id
    sent = await channel.send("from the bot")
    assert here.messages[sent.id].text == "from the bot"
    written = stand.ada.write(here, "from a person")
    assert (await channel.fetch_message(written.id)).content == "from a person"
    assert judge.complaints == []


@pytest.mark.parametrize("kind", ["forum", "media", "category"])
async def test_nothing_can_be_typed_in_a_forum_itself(stand: Stand, bot: SmallBot, kind: str) -> None:
    forum = stand.discord.create_channel(stand.guild, "root", kind)
    assert not stand.ada.can_write(forum) and not stand.ada.commands(forum)
    with pytest.raises(NotPossible):
        await stand.ada.command("hello", forum)
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.http.send_message(forum.id, params=handle_message_parameters("x"))
    assert refusal.value.code == 50008


@pytest.mark.parametrize("kind", ["voice", "stage", "forum", "media", "announcement"])
async def test_private_threads_stand_under_text_channels_only(stand: Stand, bot: SmallBot, kind: str) -> None:
    channel = stand.discord.create_channel(stand.guild, "elsewhere", kind)
    with pytest.raises(NotPossible):
        stand.ada.open_thread(channel, "secret", private=True)
    if kind not in ("forum", "media"):
        with pytest.raises(discord.HTTPException) as refusal:
            await bot.http.start_thread_without_message(channel.id, name="x", auto_archive_duration=60, type=12)
        assert refusal.value.code == 50024
    else:
        with pytest.raises(discord.HTTPException) as refusal:
            await bot.http.start_thread_without_message(channel.id, name="x", auto_archive_duration=60, type=12)
        assert refusal.value.code == 50035  # it is a post there, and one without a message


async def test_the_bot_opens_a_post(stand: Stand, bot: SmallBot) -> None:
    judge = OpenApi()
    stand.discord.watchers.append(judge)
    made = stand.discord.create_channel(stand.guild, "forum", "forum")
    forum = await bot.fetch_channel(made.id)
    assert isinstance(forum, discord.ForumChannel)
    thread, message = await forum.create_thread(name="a game", content="come", slowmode_delay=5)
    post = stand.guild.channel("a game")
    assert thread.id == message.id == post.id and thread.parent_id == made.id
    assert post.slowmode == 5 and stand.bela.messages(post)[0].text == "come"
    stand.discord.withdraw("send_messages", guild=stand.guild, channel=made)
    with pytest.raises(discord.Forbidden):
        await forum.create_thread(name="no", content="x")
    assert judge.complaints == []


async def test_who_may_open_what(stand: Stand) -> None:
    bela, world = stand.bela, stand.discord
    text, forum = stand.channel, world.create_channel(stand.guild, "forum", "forum")
    message = bela.write(text, "look")
    thread = bela.open_thread(text, "at it", at=message)
    assert thread.id == message.id and message.wire["thread"]["id"] == str(thread.id)
    with pytest.raises(NotPossible):
        bela.open_thread(text, "again", at=message)
    secret = bela.open_thread(text, "secret", private=True)
    assert bela.sees(secret) and not world.create_person("Cyril", guild=stand.guild).sees(secret)
    for name, private in (("create_public_threads", False), ("create_private_threads", True)):
        world.guilds.overwrite(text, stand.guild.id, 0, 0, member_permissions.bits([name]))
        with pytest.raises(NotPossible):
            bela.open_thread(text, "x", private=private)
    assert bela.open_post(forum, "mine", "text").name == "mine"
    world.guilds.overwrite(forum, stand.guild.id, 0, 0, member_permissions.bits(["send_messages"]))
    with pytest.raises(NotPossible):
        bela.open_post(forum, "no", "text")
    assert bela.can_write(stand.guild.channel("mine"))  # answers are another right
    world.guilds.overwrite(forum, stand.guild.id, 0, 0, member_permissions.bits(["send_messages_in_threads"]))
    assert not bela.can_write(stand.guild.channel("mine")) and not bela.can_write(forum)
    assert stand.ada.can_open_thread(text) and bela.can_open_thread(forum) and not bela.can_open_thread(text, private=True)


async def test_rights_in_a_thread_come_from_its_channel(stand: Stand) -> None:
    thread = stand.ada.open_thread(stand.channel, "thread")
    assert stand.bela.can_write(thread)
    stand.discord.guilds.overwrite(stand.channel, stand.bela.id, 1, 0, member_permissions.bits(["send_messages"]))
    assert stand.bela.can_write(thread) and not stand.bela.can_write(stand.channel)
    stand.discord.guilds.overwrite(stand.channel, stand.bela.id, 1, 0, member_permissions.bits(["send_messages_in_threads"]))
    assert not stand.bela.can_write(thread) and stand.bela.can_write(stand.channel)
    stand.discord.guilds.overwrite(stand.channel, stand.bela.id, 1, 0, member_permissions.bits(["view_channel"]))
    assert not stand.bela.sees(thread)


async def test_a_locked_thread_takes_words_only_from_its_managers(stand: Stand, bot: SmallBot) -> None:
    thread = stand.bela.open_thread(stand.channel, "thread")
    own = stand.bela.write(thread, "before")
    found = await bot.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread)
    sent = await found.send("before")
    stand.ada.change_thread(thread, locked=True)
    assert not stand.bela.can_write(thread) and stand.ada.can_write(thread)
    acts: list[Callable[[], object]] = [
        lambda: stand.bela.write(thread, "x"),
        lambda: stand.bela.edit(own, "x"),
        lambda: stand.bela.change_thread(thread, locked=False),
        lambda: stand.bela.change_thread(thread, name="mine after all"),
    ]
    for act in acts:
        with pytest.raises(NotPossible):
            act()
    stand.bela.react(own, "👍")  # reactions and deleting stay possible while the thread is active
    stand.bela.delete(own)
    await sent.edit(content="the bot manages threads")
    stand.discord.withdraw("manage_threads", guild=stand.guild)
    for refused in (found.send("x"), sent.edit(content="x"), found.edit(locked=False)):
        with pytest.raises(discord.HTTPException) as refusal:
            await refused
        assert refusal.value.code in (160005, 50013)


async def test_an_archived_thread_is_woken_by_writing_unless_it_is_locked(stand: Stand, bot: SmallBot) -> None:
    thread = stand.ada.open_thread(stand.channel, "thread")
    message = stand.ada.write(thread, "before")
    stand.discord.archive(thread)
    assert thread.archived
    with pytest.raises(NotPossible):
        stand.ada.edit(message, "x")
    with pytest.raises(NotPossible):
        stand.ada.react(message, "👍")
    found = await bot.fetch_channel(thread.id)
    assert isinstance(found, discord.Thread) and found.archived
    for refused in (found.edit(name="x"), found.join(), found.edit(locked=True)):
        with pytest.raises(discord.HTTPException) as refusal:
            await refused
        assert refusal.value.code == 50083
    await found.send("awake")
    assert not thread.archived
    stand.discord.archive(thread)
    assert stand.bela.write(thread, "awake again") and not thread.archived
    stand.discord.archive(thread, locked=True)
    with pytest.raises(NotPossible):
        stand.bela.write(thread, "x")
    with pytest.raises(NotPossible):
        stand.bela.change_thread(thread, archived=False)
    stand.discord.archive(thread, locked=False)
    stand.bela.change_thread(thread, archived=False)  # anybody who may write there may wake it
    with pytest.raises(NotPossible):
        stand.bela.change_thread(thread, archived=True)
    stand.discord.archive(thread, locked=True)
    await found.edit(archived=False, locked=False)
    assert not thread.archived and not thread.locked


async def test_without_connect_the_chat_of_a_voice_channel_is_closed(stand: Stand) -> None:
    voice = stand.discord.create_channel(stand.guild, "voice", "voice", overwrites={stand.guild: ((), ("connect",))})
    assert stand.bela.sees(voice) and not stand.bela.can_write(voice)


async def test_reactions_need_the_right_only_for_the_first(stand: Stand) -> None:
    message = stand.ada.write(stand.channel, "look")
    stand.ada.react(message, "👍")
    stand.discord.guilds.overwrite(stand.channel, stand.guild.id, 0, 0, member_permissions.bits(["add_reactions"]))
    assert stand.bela.can_react(message, "👍") and not stand.bela.can_react(message, "👎")
    stand.bela.react(message, "👍")
    with pytest.raises(NotPossible):
        stand.bela.react(message, "👎")
