"""Which place a channel is, and that nothing else asks for its class."""

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import bot.tables
import cogs
from bot.discord_io.place import place_of, private_thread

CLASSES = frozenset({"TextChannel", "VoiceChannel", "StageChannel", "ForumChannel", "Thread", "CategoryChannel"})
ASKS = frozenset({"place.py", "voice_binding.py", "setup.py", "setup_card.py", "evening.py", "evening_planning.py"})
"""The place, the voice, and commands in which a person chooses a channel."""


def made(kind: type, **fields: Any) -> Any:
    """Make an object of a class of discord.py without a server around it."""
    one: Any = object.__new__(kind)
    for name, value in fields.items():
        object.__setattr__(one, name, value)
    return one


def text(kind: discord.ChannelType = discord.ChannelType.text) -> Any:
    return made(discord.TextChannel, id=1, _type=kind.value)


def thread(kind: discord.ChannelType, parent: object = None, *, archived: bool = False, locked: bool = False) -> Any:
    guild = SimpleNamespace(get_channel=lambda _: parent)
    return made(discord.Thread, id=2, parent_id=3, guild=guild, _type=kind, archived=archived, locked=locked)


PUBLIC, PRIVATE, NEWS = discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread
FORUM = made(discord.ForumChannel, id=3, _type=discord.ChannelType.forum.value)


@pytest.mark.rule("TK-1.1", "TK-1.2")
@pytest.mark.parametrize(
    ("channel", "kind", "locks", "refusal"),
    [
        (text(), "text", False, None),
        (text(discord.ChannelType.news), "announcement", False, "place-announcement"),
        (made(discord.VoiceChannel, id=1), "voice", False, None),
        (made(discord.StageChannel, id=1), "stage", False, None),
        (thread(PUBLIC, text()), "thread", True, None),
        (thread(PRIVATE, text()), "private", True, None),
        (thread(PUBLIC, FORUM), "post", True, None),
        (thread(NEWS, text(discord.ChannelType.news)), "announcement", True, "place-announcement"),
        (thread(PUBLIC, text(), archived=True), "thread", True, "place-closed"),
        (thread(PRIVATE, text(), locked=True), "private", True, "place-closed"),
    ],
)
def test_each_row_of_the_table_of_places(channel: object, kind: str, locks: bool, refusal: str | None) -> None:
    place = place_of(channel)
    assert place is not None
    assert (place.kind, place.locks, place.refusal) == (kind, locks, refusal)


@pytest.mark.rule("TK-1.11")
def test_a_graveyard_hangs_under_text_channels_only() -> None:
    here = text()
    is_posted = {name: place_of(channel) for name, channel in {"text": here, "thread": thread(PUBLIC, here)}.items()}
    assert all(place is not None and place.graveyard_parent is here for place in is_posted.values())
    for channel in (made(discord.VoiceChannel, id=1), made(discord.StageChannel, id=1), thread(PUBLIC, FORUM)):
        place = place_of(channel)
        assert place is not None and place.graveyard_parent is None


@pytest.mark.rule("TK-1.1")
def test_channels_that_are_no_place_give_none() -> None:
    assert place_of(None) is None and place_of(FORUM) is None and place_of(made(discord.CategoryChannel, id=1)) is None


@pytest.mark.rule("TK-1.2")
def test_nothing_else_asks_for_the_class_of_a_channel() -> None:
    folders = [Path(bot.tables.__file__).parent, Path(cogs.__file__).parent]
    asking = {
        file.name
        for folder in folders
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance"
        for name in ast.walk(node.args[1])
        if isinstance(name, ast.Attribute) and name.attr in CLASSES
    }
    assert asking <= ASKS


async def test_only_the_bot_adds_people_to_a_private_thread() -> None:
    """Otherwise one of the dead could add one of the living."""
    asked: list[tuple[discord.ChannelType, bool]] = []

    async def create_thread(*, name: str, type: discord.ChannelType, invitable: bool) -> str:  # noqa: A002 - as discord.py has it
        asked.append((type, invitable))
        return name

    channel: Any = SimpleNamespace(create_thread=create_thread)
    assert await private_thread(channel, "x") == "x"
    assert asked == [(PRIVATE, False)]
