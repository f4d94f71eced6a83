"""Whose face is shown on discs (NT-3.2): asks for avatars once a night, and forgets them with their person.

Avatars live in ``bot.presenting.drawing.faces`` and nowhere else: a restart asks again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

import discord

from bot.discord_io.avatars import AvatarReader, avatar_of
from bot.discord_io.members import QUERY_LIMIT, query_members
from bot.people.settings import PersonSettingsCache
from bot.presenting.drawing.faces import AVATARS, avatar_face, is_avatar

log = logging.getLogger(__name__)

NIGHT = 12 * 3600.0
"""Seconds for which a person is not asked for again, after success and failure alike."""

REMEMBERED = 10_000
"""The most people of whom this is known."""

TOGETHER = 0.3
"""Seconds in which people who sit down are asked for together."""

WITHIN = 5.0
"""Seconds for which a poster waits for faces."""

MemberKey = tuple[int, int]
"""A server, and a person there: their avatars may differ from server to server."""


@dataclass(slots=True)
class AskedAvatar:
    """An avatar that was asked for ``at`` a time: which one it is, and its key among the avatars, "" for none."""

    at: float
    asset: str = ""
    key: str = ""
    hidden: bool = False
    """Whether the person wants no face shown."""
    done: bool = False


class Faces:
    """The faces of people at the tables and evenings of this process."""

    def __init__(
        self,
        client: discord.Client,
        personal: PersonSettingsCache,
        now: Callable[[], float],
        changed: Callable[[int, frozenset[int]], None],
    ) -> None:
        """``changed`` is called with a server and people whose faces have come or gone."""
        self._client = client
        self._personal = personal
        self._now = now
        self._changed = changed
        self._reader = AvatarReader(client)
        self._asked: OrderedDict[MemberKey, AskedAvatar] = OrderedDict()
        self._wanted: dict[int, list[int]] = {}
        self._asking: asyncio.Task[None] | None = None
        self._closed = False

    def of(self, guild_id: int, users: Iterable[int]) -> dict[int, str]:
        """Return the faces of people as far as they are known; the others are asked for, once a night."""
        wanted = tuple(users)
        for user in wanted:
            asked = self._asked.get((guild_id, user))
            if user > 0 and not self._closed and (asked is None or not 0 <= self._now() - asked.at < NIGHT):
                self._want(guild_id, user)
        return self._known(guild_id, wanted)

    def _known(self, guild_id: int, users: Iterable[int]) -> dict[int, str]:
        keys = {user: asked.key for user in users if (asked := self._asked.get((guild_id, user))) is not None}
        return {user: avatar_face(key) for user, key in keys.items() if key and key in AVATARS}

    @property
    def asking(self) -> bool:
        """Whether Discord is being asked now."""
        return self._asking is not None and not self._asking.done()

    async def bring(self, guild_id: int, users: Iterable[int]) -> dict[int, str]:
        """Return the faces of people, after a short wait for those that are being asked for."""
        wanted = tuple(users)
        self.of(guild_id, wanted)
        if self._asking is not None and self.asking and not all(self._is_done(guild_id, user) for user in wanted):
            await asyncio.wait({self._asking}, timeout=WITHIN)
        return self._known(guild_id, wanted)  # somebody forgotten meanwhile is not asked for again

    def _is_done(self, guild_id: int, user: int) -> bool:
        asked = self._asked.get((guild_id, user))
        return asked is None or asked.done

    def forget(self, user_id: int) -> None:
        """Drop the face of a forgotten person on every server."""
        for guild_id, user in [key for key in self._asked if key[1] == user_id]:
            self.left(guild_id, user)

    def left(self, guild_id: int, user_id: int) -> None:
        """Drop the face of a person on one server."""
        asked = self._asked.pop((guild_id, user_id), None)
        if asked is not None:
            AVATARS.drop(asked.key)
            self._changed(guild_id, frozenset({user_id}))

    async def follow_settings(self, user_id: int) -> None:
        """Follow the settings of a person: drop a face that they hide, and ask for one that they show again."""
        shown = (await self._personal.of(user_id)).face
        for (guild_id, user), asked in list(self._asked.items()):
            if user == user_id and (not asked.done or asked.hidden == shown):  # an unfinished request may have read the old settings
                self.left(guild_id, user)

    def drop_old(self) -> None:
        """Drop the faces that nobody has needed since the night after theirs."""
        old = [key for key, asked in self._asked.items() if not 0 <= self._now() - asked.at < 2 * NIGHT]
        for key in old:
            AVATARS.drop(self._asked.pop(key).key)

    async def close(self) -> None:
        """Ask no more."""
        self._closed = True
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
        await self._reader.close()

    # ---- asking

    def _want(self, guild_id: int, user: int) -> None:
        before = self._asked.pop((guild_id, user), None)
        self._asked[guild_id, user] = AskedAvatar(self._now(), before.asset, before.key) if before is not None else AskedAvatar(self._now())
        if len(self._asked) > REMEMBERED:
            _, oldest = self._asked.popitem(last=False)
            AVATARS.drop(oldest.key)
        self._wanted.setdefault(guild_id, []).append(user)
        if not self.asking:
            self._asking = asyncio.create_task(self._ask_all(), name="faces")

    async def _ask_all(self) -> None:
        while self._wanted:
            await asyncio.sleep(TOGETHER)
            wanted, self._wanted = self._wanted, {}
            await asyncio.gather(*(self._ask(guild_id, users) for guild_id, users in wanted.items()))

    async def _ask(self, guild_id: int, users: list[int]) -> None:
        try:
            await self._ask_for(guild_id, users)
        except Exception:  # isolated failure of one server: its discs show numbers
            log.exception("the faces of a server failed")

    async def _ask_for(self, guild_id: int, users: list[int]) -> None:
        asked = {user: record for user in users if (record := self._asked.get((guild_id, user))) is not None}
        for user, record in asked.items():
            record.hidden = not (await self._personal.of(user)).face
        members = await self._members(guild_id, [user for user, record in asked.items() if not record.hidden])
        reading = (self._read((guild_id, user), record, members.get(user)) for user, record in asked.items())
        other = [user for user, changed in zip(asked, await asyncio.gather(*reading), strict=True) if changed]
        if other:
            self._changed(guild_id, frozenset(other))

    async def _members(self, guild_id: int, users: list[int]) -> Mapping[int, discord.Member]:
        guild = self._client.get_guild(guild_id)
        found: dict[int, discord.Member] = {}
        if guild is not None and not guild.unavailable:
            for some in discord.utils.as_chunks(users, QUERY_LIMIT):
                found |= {member.id: member for member in await query_members(guild, some, WITHIN) or ()}
        return found

    async def _read(self, key: MemberKey, record: AskedAvatar, member: discord.Member | None) -> bool:
        """Read the avatar of a member; return whether another face is shown from now on."""
        avatar = avatar_of(member) if member is not None else None
        if avatar is not None and avatar.key == record.asset and record.key in AVATARS:
            record.done = True
            return False
        content = await self._reader.read(avatar) if avatar is not None else None
        if self._asked.get(key) is not record:  # dropped meanwhile
            return False
        before, record.done = record.key, True
        record.asset = avatar.key if avatar is not None else ""
        record.key = "" if content is None or not is_avatar(content) else f"{key[0]}.{key[1]}.{sha256(content).hexdigest()[:12]}"
        if record.key and content is not None:
            AVATARS.put(record.key, content)
        if before != record.key:
            AVATARS.drop(before)
        return before != record.key
