"""The graveyard: a private thread for those who are out. No secret ever stands in it, staff may be able to read it."""

from collections.abc import Collection

import discord

from bot.presenting.standing import plays
from bot.tables.manners import manners_of
from bot.tables.order.doors import Attempt
from bot.tables.record.core import LiveTable
from bot.tables.record.surfaces import SilenceMemory


class Graveyard:
    """The thread of one table, opened at the first elimination."""

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        attempt: Attempt,
    ) -> None:
        """``attempt`` does something that needs a permission and returns something true when it was done."""
        self.table = table
        self.client = client
        self._attempt = attempt

    @property
    def _memory(self) -> SilenceMemory:
        return self.table.surfaces.silence

    async def bury(self, channel: discord.TextChannel, dead: Collection[int]) -> None:
        """Let in who is out and not inside yet."""
        memory = self._memory
        if not set(dead) - set(memory.inside):
            return
        thread = await self._thread()
        if thread is None and not memory.thread:
            thread = await self._dig(channel)
        if thread is None:
            return
        await self._let_in(thread, dead)

    async def _let_in(self, thread: discord.Thread, users: Collection[int]) -> None:
        inside = self._memory.inside
        for user in sorted(set(users) - set(inside)):
            if await self._attempt("create_private_threads", lambda who=user: thread.add_user(discord.Object(who))):  # type: ignore[misc]  # bound now
                inside.append(user)

    async def open(self) -> None:
        """The game is over: everybody who has played may come in (MF-15.20)."""
        if self._memory.thread and (thread := await self._thread()) is not None:
            await self._let_in(thread, [seat.user_id for seat in self.table.people if seat.user_id])

    def gone(self, thread_id: int) -> None:
        """The thread was deleted: at the next look there is another one."""
        if self._memory.thread == thread_id:
            self._memory.thread, self._memory.inside = None, []

    async def joined(self, thread_id: int, user_id: int) -> None:
        """Mind who comes in (MF-15.11, 15.12): the living are led out, a spectator can never take over a seat of this game."""
        if self._memory.thread != thread_id or user_id in self._memory.inside:
            return
        course, now, seat = self.table.running, self.table.now(), self.table.seat_of(user_id)
        if course.over(now):
            return
        if seat is None:
            await self.table.remember_ghost(user_id)
        elif plays(course.public(now), seat) and (thread := await self._thread()) is not None:
            await self._attempt("manage_threads", lambda: thread.remove_user(discord.Object(user_id)))

    async def _thread(self) -> discord.Thread | None:
        """Return the thread, which need not be known to the library: it may be asleep."""
        number = self._memory.thread
        if not number:
            return None
        thread: object = self.client.get_channel(number)
        if not isinstance(thread, discord.Thread):
            thread = await self._attempt("create_private_threads", lambda: self.client.fetch_channel(number))
        if thread is True:
            self.gone(number)
        return thread if isinstance(thread, discord.Thread) else None

    async def _dig(self, channel: discord.TextChannel) -> discord.Thread | None:
        words = self.table.words
        theme = manners_of(self.table.game).theme(self.table.options)
        name = words("graveyard", theme=theme)
        private = discord.ChannelType.private_thread
        made = await self._attempt("create_private_threads", lambda: channel.create_thread(name=name, type=private, invitable=False))
        if not isinstance(made, discord.Thread):
            return None
        self._memory.thread, self._memory.inside = made.id, []
        await self._attempt("send_messages_in_threads", lambda: made.send(words("graveyard-open", theme=theme), silent=True))
        return made
