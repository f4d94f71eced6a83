"""Joining and leaving servers: both are recorded, and each stay has one greeting (CL-17.2, CL-18.1)."""

import logging
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

import discord

from bot.discord_io.postman import Postman, Trouble, oldest_id
from bot.guilds.settings import read_server
from bot.guilds.setup_page import SET_UP, greeting_page
from bot.store import Json, OfShards, ServerRow, Store

log = logging.getLogger(__name__)

GREETING = "greeting"
"""The key of the greeting in a server's settings, as ``channel:message``."""


class GuildJoin:
    """Records the servers of the bot and greets each once a stay."""

    def __init__(self, store: Store, postman: Postman, now: Callable[[], float]) -> None:
        """``now`` is the clock in unix seconds."""
        self._gone: dict[int, tuple[int, frozenset[int]]] = {}
        self._store = store
        self._postman = postman
        self._now = now

    def listed(self, ready: Mapping[str, Any], guilds: Iterable[discord.Guild]) -> frozenset[int]:
        """Note and return the servers that are missing from the event READY of a shard.

        ``guilds``: the library's cache, which still has servers that the bot left without a connection, or while another process had
        the shard.
        """
        shard, total = ready["shard"]
        there = {int(guild["id"]) for guild in ready["guilds"]}
        gone = frozenset(guild.id for guild in guilds if guild.shard_id == shard) - there
        self._gone[shard] = (total, gone)
        return gone

    async def started(self, shard: int, guilds: Iterable[discord.Guild]) -> None:
        """Record the servers of a shard after a start, and greet those that added the bot while it was away.

        Each READY counts once, for its own shard (PR-1.4). Without any record of the shard, its servers count as greeted. A greeting that a
        kill or a fault of Discord prevented is posted now.
        """
        if shard not in self._gone:
            return
        total, gone = self._gone.pop(shard)
        here = [guild for guild in guilds if guild.shard_id == shard and guild.id not in gone]
        members, now, among = self._store.members, self._now(), OfShards(total, frozenset({shard}))
        known = await members.servers(among)
        if not known:
            await members.found_first([guild.id for guild in here], now)
            return
        await members.found({guild.id for guild in here}, datetime.fromtimestamp(now, UTC).date().isoformat(), now, among)
        stays = {row.guild_id: row for row in known if row.left_at is None}
        for guild in here:
            if guild.id not in stays:
                await self.joined(guild)
            elif stays[guild.id].greeted_at is None:
                await self._greet(guild, interrupted=True)

    async def joined(self, guild: discord.Guild) -> None:
        """Record that the bot joined a server, and greet it."""
        await self._store.members.joined(guild.id, self._now())
        await self._greet(guild)

    async def left(self, guild_id: int) -> None:
        """Record that the bot left a server or that it was deleted: the retention period of its data begins."""
        await self._store.members.left(guild_id, self._now())

    async def _greet(self, guild: discord.Guild, *, interrupted: bool = False) -> None:
        """Post the greeting once a stay, silently and without mentions, if there is a channel for it.

        It is recorded after it is posted. ``interrupted``: an earlier process may have ended in between, so it may stand already.
        """
        stay = await self._store.members.server(guild.id)
        if stay is None or stay.left_at is not None or stay.greeted_at is not None:
            return
        channel = place_for_greeting(guild)
        if channel is not None:
            try:
                message = await self._greeting_in(channel.id, stay) if interrupted else None
                message = message or await self._post_greeting(channel.id, stay)
            except Trouble as trouble:
                log.info("cannot greet a server before the next start: %s", type(trouble).__name__)
                return
            await self._store.change_guild_settings(guild.id, lambda kept: kept.update({GREETING: f"{channel.id}:{message}"}))
        await self._store.members.greeted(guild.id, self._now())

    async def _greeting_in(self, channel_id: int, stay: ServerRow) -> int | None:
        own = await self._postman.own_messages(channel_id, oldest_id(stay.joined_at))
        return next((message.id for message in own if SET_UP in message.presses), None)

    async def _post_greeting(self, channel_id: int, stay: ServerRow) -> int:
        chosen = read_server(await self._store.guild_settings(stay.guild_id)).language
        return await self._postman.post(channel_id, greeting_page(chosen), nonce=f"greet.{stay.guild_id}.{stay.joined_at}")

    async def language_chosen(self, kept: Json, language: str) -> None:
        """Edit the greeting into the chosen language; ``kept``: the server's settings. A deleted greeting stays deleted."""
        channel, _, message = str(kept.get(GREETING, "")).partition(":")
        if not (channel.isdecimal() and message.isdecimal()):
            return
        try:
            await self._postman.edit(int(channel), int(message), greeting_page(language))
        except Trouble as trouble:
            log.info("cannot edit a greeting: %s", type(trouble).__name__)


def place_for_greeting(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the system channel, else the first one where everybody may read and write; None without one the bot can write in."""
    system = guild.system_channel
    if system is not None and _may_write(system, [guild.me]):
        return system
    return next((channel for channel in _in_order(guild.text_channels) if _may_write(channel, [guild.me, guild.default_role])), None)


def _in_order(channels: Iterable[discord.TextChannel]) -> list[discord.TextChannel]:
    return sorted(channels, key=lambda channel: (channel.category.position if channel.category else -1, channel.position, channel.id))


def _may_write(channel: discord.TextChannel, who: Iterable[discord.Member | discord.Role]) -> bool:
    rights = [channel.permissions_for(one) for one in who]
    return all(one.view_channel and one.send_messages and one.read_message_history for one in rights)
