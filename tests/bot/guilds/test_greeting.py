"""The greeting of a server: once a stay, in its language, where everybody may read and answer (CL-18.1)."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_io.postman import OwnMessage, Unavailable
from bot.guilds.guild_join import GuildJoin, place_for_greeting
from bot.guilds.setup_page import SET_UP, greeting_page
from bot.presenting.page import Page
from bot.store import Store, open_store

pytestmark = pytest.mark.rule("CL-18.1")
BOT, EVERYBODY = "bot", "everybody"
RIGHTS = ("view_channel", "send_messages", "read_message_history")


def channel(
    number: int, position: int = 0, category: int | None = None, *, bot: tuple[str, ...] = RIGHTS, everybody: tuple[str, ...] = RIGHTS
) -> Any:
    rights = {BOT: bot, EVERYBODY: everybody}
    return SimpleNamespace(
        id=number, position=position, category=None if category is None else SimpleNamespace(position=category),
        permissions_for=lambda who: discord.Permissions(**dict.fromkeys(rights[who], True)),
    )  # fmt: skip


def server(*channels: Any, system: Any = None, number: int = 1, shard: int = 0) -> Any:
    return SimpleNamespace(id=number, shard_id=shard, system_channel=system, text_channels=channels, me=BOT, default_role=EVERYBODY)


def place(*channels: Any, system: Any = None) -> int | None:
    found = place_for_greeting(server(*channels, system=system))
    return None if found is None else found.id


def test_the_first_channel_is_that_at_the_top_of_the_server() -> None:
    assert place(channel(1, 0, category=2), channel(2, 9, category=1), channel(3, 8, category=1)) == 3
    assert place(channel(1, 0, category=0), channel(2, 7)) == 2, "those without a category stand above"
    assert place(channel(2), channel(1)) == 1


@pytest.mark.parametrize("missing", RIGHTS)
def test_a_channel_in_which_the_bot_or_everybody_lacks_a_right_is_none(missing: str) -> None:
    rest = tuple(right for right in RIGHTS if right != missing)
    assert place(channel(1, bot=rest), channel(2, 1, everybody=rest), channel(3, 2)) == 3
    assert place(channel(3), system=channel(9, bot=rest)) == 3


def test_the_system_channel_need_not_be_open_to_everybody() -> None:
    assert place(channel(1), system=channel(9, everybody=())) == 9
    assert place() is None


class Posting:
    """Keeps what is posted and edited."""

    def __init__(self) -> None:
        self.posted: list[tuple[int, Page]] = []
        self.edited: list[tuple[int, int, Page]] = []
        self.nonces: list[str] = []
        self.fault: BaseException | None = None
        """Raised instead of the next answer, after the message is posted."""

    async def post(self, channel_id: int, page: Page, *, nonce: str) -> int:
        self.posted.append((channel_id, page))
        self.nonces.append(nonce)
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault
        return 70

    async def own_messages(self, channel_id: int, after: int) -> list[OwnMessage]:
        there = [OwnMessage(70, (), frozenset({SET_UP})) for channel, _ in self.posted if channel == channel_id]
        return [OwnMessage(71, ("a line",), frozenset()), *there]

    async def edit(self, channel_id: int, message: int, page: Page) -> None:
        self.edited.append((channel_id, message, page))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await open_store(tmp_path / "night.sqlite3")
    yield opened
    await opened.close()


def joining(store: Store, posting: Posting) -> GuildJoin:
    return GuildJoin(store, posting, lambda: 1000.0)  # type: ignore[arg-type]  # only posts and edits


async def test_a_server_that_comes_back_is_greeted_in_the_language_it_chose(store: Store) -> None:
    posting, guild = Posting(), server(channel(5))
    arrivals = joining(store, posting)
    for _ in range(2):
        await arrivals.joined(guild)
    assert posting.posted == [(5, greeting_page())], "Discord may tell it twice"
    await store.change_guild_settings(guild.id, lambda kept: kept.update(language="en"))
    await arrivals.left(guild.id)
    arrivals.listed({"shard": [0, 1], "guilds": [{"id": "1"}]}, [])
    await arrivals.started(0, [guild])
    assert posting.posted[1:] == [(5, greeting_page("en"))]
    await arrivals.language_chosen(await store.guild_settings(guild.id), "cs")
    assert posting.edited == [(5, 70, greeting_page("cs"))]


async def start(arrivals: GuildJoin, *guilds: Any) -> None:
    arrivals.listed({"shard": [0, 1], "guilds": [{"id": str(guild.id)} for guild in guilds]}, [])
    await arrivals.started(0, guilds)


class Killed(BaseException):
    """The process ends."""


async def test_a_greeting_that_a_kill_prevented_is_posted_at_the_next_start(store: Store) -> None:
    posting, guild = Posting(), server(channel(5), number=2)
    await start(joining(store, posting), server(channel(4)))
    await store.members.joined(guild.id, 990.0)  # and then the process was killed
    for _ in range(2):
        await start(joining(store, posting), server(channel(4)), guild)
    assert posting.posted == [(5, greeting_page())], "the other server had the bot before"


async def test_a_greeting_that_stands_already_is_adopted(store: Store) -> None:
    posting, guild = Posting(), server(channel(5))
    posting.fault = Killed()
    with pytest.raises(Killed):
        await joining(store, posting).joined(guild)
    await start(joining(store, posting), guild)
    assert posting.posted == [(5, greeting_page())]
    await joining(store, posting).language_chosen(await store.guild_settings(guild.id), "cs")
    assert posting.edited == [(5, 70, greeting_page("cs"))], "its choice of language finds it"


async def test_a_greeting_that_discord_did_not_take_is_tried_again_at_the_next_start(store: Store) -> None:
    posting, guild = Posting(), server(channel(5))
    posting.fault = Unavailable()
    await joining(store, posting).joined(guild)
    posting.posted.clear()  # it never arrived
    for _ in range(2):
        await start(joining(store, posting), guild)
    assert posting.posted == [(5, greeting_page())]
    assert len(set(posting.nonces)) == 1, "Discord returns the first message for a repeated one"


async def test_a_server_without_a_place_for_a_greeting_has_none_in_this_stay(store: Store) -> None:
    posting = Posting()
    await joining(store, posting).joined(server())
    await start(joining(store, posting), server(channel(5)))
    assert posting.posted == []


async def test_a_server_without_a_greeting_chooses_its_language_too(store: Store) -> None:
    posting = Posting()
    await joining(store, posting).language_chosen({}, "cs")
    assert posting.edited == []


async def test_the_start_of_a_shard_says_nothing_of_the_servers_of_another(store: Store) -> None:
    arrivals = joining(store, Posting())
    guilds = [server(number=n << 22, shard=n % 2) for n in (1, 2)]
    assert arrivals.listed({"shard": [0, 2], "guilds": [{"id": str(2 << 22)}]}, guilds) == frozenset()
    await arrivals.started(0, guilds)
    assert [row.guild_id for row in await store.members.servers()] == [2 << 22]
