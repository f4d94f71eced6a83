"""Reads avatars from Discord's CDN (NT-3.2): few at once, small ones only, and never twice at once for one person."""

import asyncio
import logging

import aiohttp
import discord

log = logging.getLogger(__name__)

SIDE, LARGEST = 128, 64 * 1024
"""Pixels of an avatar's side, and the most bytes read of one."""

AT_ONCE = 4
TIMEOUT = 5.0
"""Seconds for one avatar."""

FAULTS = (aiohttp.ClientError, TimeoutError, OSError, ValueError)


def avatar_of(member: discord.Member) -> discord.Asset | None:
    """Return the still picture that a member has chosen for this server or for all of Discord; None where it is Discord's own."""
    if member.guild_avatar is None and member.avatar is None:
        return None
    return member.display_avatar.with_size(SIDE).with_format("png")


class AvatarReader:
    """Reads avatars over the connections of the client."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._session: aiohttp.ClientSession | None = None
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def read(self, avatar: discord.Asset) -> bytes | None:
        """Return an avatar as PNG; None when it is too large, no PNG, or does not come in time."""
        async with self._turns:
            try:
                async with asyncio.timeout(TIMEOUT):
                    return await self._read(avatar.url)
            except FAULTS as fault:
                log.info("cannot read an avatar: %s", type(fault).__name__)
                return None

    async def _read(self, url: str) -> bytes | None:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=self._client.http.connector, connector_owner=False, cookie_jar=aiohttp.DummyCookieJar()
            )
        async with self._session.get(url, allow_redirects=False) as response:
            if response.status != 200 or response.content_type != "image/png":
                return None
            content = bytearray()
            async for part in response.content.iter_chunked(8192):
                content += part
                if len(content) > LARGEST:
                    return None
            return bytes(content)

    async def close(self) -> None:
        """Stop reading; the connections stay the client's."""
        if self._session is not None:
            await self._session.close()
            self._session = None
