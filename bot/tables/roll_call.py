"""Asks Discord whether the people of tables and evenings are still members, and which roles they have.

Discord sends no events from a time without connection, and hardly any without the members intent. So after each start and each loss, and
without the intent in each phase of a game, the bot asks about all these people of a server at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord

from bot.discord_io.members import members_among
from bot.store import StoreError
from bot.tables.admission import Admission
from bot.tables.refusal import Refused
from bot.tables.subscribers import TableSubscriber
from bot.tables.table_session import TableSession
from bot.tables.wake_queue import WakeQueue

log = logging.getLogger(__name__)

BETWEEN = 1.0
"""Seconds between two servers: Discord takes two such requests a second over one connection, besides all others."""

AGAIN = 60.0
"""Seconds until the next request after an incomplete answer, and while a table has no host."""

CLOCKS_DIFFER = 5.0
"""Seconds by which our clock and Discord's may differ."""


class RollCall:
    """Asks Discord about the people of one server after the other."""

    def __init__(
        self,
        client: discord.Client,
        now: Callable[[], float],
        sessions_in: Callable[[int], Iterable[TableSession]],
        is_ours: Callable[[int], Awaitable[bool]],
        admission: Admission,
        subscribers: Sequence[TableSubscriber],
    ) -> None:
        """``now``: the clock in unix seconds. ``sessions_in``: the tables of a server; ``is_ours``: whether this process serves them.

        ``subscribers`` is the live list of the registry: their people are asked for as well.
        """
        self._client = client
        self._now = now
        self._sessions_in = sessions_in
        self._is_ours = is_ours
        self._admission = admission
        self._subscribers = subscribers
        self.has_members_intent = True
        """Whether Discord sends events about members, which needs the members intent."""
        self._wake_queue = WakeQueue(now, self._wake)
        self._due: dict[int, None] = {}
        self._asked_at: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._wake_queue.start()

    async def close(self) -> None:
        await self._wake_queue.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def ask(self, guild_id: int, after: float = 0.0) -> None:
        """Ask about the people of a server in ``after`` seconds."""
        self._wake_queue.ask(self._now() + after, str(guild_id))

    def new_phase(self, guild_id: int) -> None:
        """Ask about the people of a server in each new phase of its games, without the members intent."""
        if not self.has_members_intent:
            self.ask(guild_id)

    def _wake(self, guild_id: str) -> None:
        self._due[int(guild_id)] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="roll call")

    async def _run(self) -> None:
        while self._due:
            guild_id = next(iter(self._due))
            del self._due[guild_id]
            try:
                settled = await self._call(guild_id)
            except (Refused, StoreError) as wrong:
                log.warning("the roll call of a server waits: %s", type(wrong).__name__)
                settled = False
            except Exception:  # isolated failure of one server
                log.exception("the roll call of a server failed")
                settled = True
            if not settled:
                self.ask(guild_id, AGAIN)
            await asyncio.sleep(BETWEEN)

    async def _call(self, guild_id: int) -> bool:
        """Ask about the people of a server and react; return False to repeat it later. Raises Refused, StoreError."""
        if not await self._is_ours(guild_id):
            return True
        sessions = [session for session in self._sessions_in(guild_id) if not session.over]
        guild = self._client.get_guild(guild_id)
        others = frozenset[int]().union(*(one.people_in(guild_id) for one in self._subscribers))
        if guild is None or guild.unavailable or not (sessions or others):
            self._asked_at.pop(guild_id, None)  # asked as soon as the server is available
            return True
        asked_at, since = self._now(), self._asked_at.get(guild_id, 0.0)
        people = {session: session.departures.people for session in sessions}
        everybody = others.union(*people.values())
        found, banned = await members_among(guild, everybody), await self._admission.banned(guild_id, everybody)
        for session, users in people.items():
            for user in users & found.here.keys():
                member = found.here[user]
                anew = _joined(member) >= max(since, session.table.created_at) - CLOCKS_DIFFER
                session.departures.member_here(user, anew=anew)
                session.silence.seen(user, [role.id for role in member.roles])
            for user in sorted(
                users & found.gone, key=lambda user: user != session.table.host_id
            ):  # the host first: the others become a question to the host
                await session.departures.member_gone(user)
            if session.table.phase == "lobby":
                for user in sorted(users & banned):
                    await session.lobby_moves.remove_person(user)
        for user in others & found.here.keys():
            for subscriber in self._subscribers:
                subscriber.roles_changed(guild_id, user, [role.id for role in found.here[user].roles])
        for user in sorted(others & (found.gone | banned)):
            for subscriber in self._subscribers:
                await subscriber.member_gone(guild_id, user)
        said = found.gone | found.here.keys()
        if everybody <= said:
            self._asked_at[guild_id] = asked_at
            return not any(session.departures.hostless for session in sessions)
        return False


def _joined(member: discord.Member) -> float:
    """Return since when somebody is a member (unix seconds)."""
    return 0.0 if member.joined_at is None else member.joined_at.timestamp()
