"""A person who only watches: identity and view."""

import asyncio
from collections.abc import Callable

from bot.sandbox.changes.backend import Backend
from bot.sandbox.world import member_permissions
from bot.sandbox.world.hub import PATIENCE, HubEvent
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Application, Channel, Guild, User, VoiceState


class NotPossible(ValueError):
    """A real client would not allow this action; nothing is sent."""


class Onlooker:
    """A person who only looks; ``Person`` adds what they do."""

    def __init__(self, backend: Backend, application: Application, user: User) -> None:
        self._backend = backend
        self._application = application
        self.user = user

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name} {self.id}>"

    # --- who they are -------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> int:
        return self.user.id

    @property
    def name(self) -> str:
        return self.user.name

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def locale(self) -> str:
        return self.user.locale

    @locale.setter
    def locale(self, locale: str) -> None:
        self.user.locale = locale

    @property
    def dms_open(self) -> bool:
        """Whether bots may write to this person."""
        return self.user.dms_open

    @dms_open.setter
    def dms_open(self, opened: bool) -> None:
        self.user.dms_open = opened

    def block_bot(self) -> None:
        self.user.blocked.add(self._application.bot.id)

    def unblock_bot(self) -> None:
        self.user.blocked.discard(self._application.bot.id)

    def install(self, *, on: bool = True) -> None:
        """Install the bot for oneself: its commands that allow it are offered everywhere; or (``on=False``) remove it."""
        (self._application.users.add if on else self._application.users.discard)(self.id)

    def join(self, guild: Guild, nick: str | None = None) -> None:
        self._backend.guilds.add_member(guild, self.user, nick)

    def leave(self, guild: Guild) -> None:
        self._backend.guilds.remove_member(guild, self.user)

    # --- what they see ------------------------------------------------------------------------------------------------------

    @property
    def dm(self) -> Channel | None:
        """The DM with the bot; None before anybody has opened it."""
        return self._backend.world.dms.get((self._application.id, self.id))

    def open_dm(self) -> Channel:
        return self._backend.guilds.direct(self._application, self.user)

    def sees(self, place: Channel) -> bool:
        return not place.deleted and member_permissions.sees(self._backend.world, place, self.id)

    def places(self) -> list[Channel]:
        """Return all visible channels, threads and DMs, the oldest first."""
        return [one for one in self._backend.world.channels.values() if self.sees(one)]

    def sees_message(self, message: Message) -> bool:
        """Return whether a message is visible: not deleted, not ephemeral for somebody else, in a visible place."""
        if message.deleted or (message.only is not None and message.only != self.id):
            return False
        channel = self._backend.world.channels.get(message.channel_id)
        return channel is not None and self.sees(channel)

    def _place(self, message: Message) -> Channel:
        place = self._backend.world.channels.get(message.channel_id)
        if place is None:
            raise NotPossible("the channel of that message is gone")
        return place

    def _must_see(self, place: Channel) -> None:
        if not self.sees(place):
            raise NotPossible(f"{self.name} does not see {place.name or 'that DM'}")

    def can_write(self, place: Channel) -> bool:
        """Return whether this person may write in a place, in a locked thread only with Manage Threads. Slow mode is ignored."""
        value = member_permissions.in_channel(self._backend.world, place, self.id)
        if member_permissions.missing(value, ("send_messages",)) or not member_permissions.takes_messages(place):
            return False
        return not member_permissions.bars_writing(place, value)

    def may(self, place: Channel, *names: str) -> bool:
        """Return whether this person has all the named permissions in a place."""
        return not member_permissions.missing(member_permissions.in_channel(self._backend.world, place, self.id), names)

    def waits(self, place: Channel) -> float:
        """Return the seconds of slow mode that are left in a place; 0.0 without any."""
        return self._backend.slow_mode.left(place, self.id)

    def messages(self, place: Channel | None) -> list[Message]:
        """Return the visible messages of a place, the oldest first; none for None, a DM that was never opened."""
        if place is None or not self.sees(place):
            return []
        return [one for one in place.messages.values() if one.only is None or one.only == self.id]

    def messages_all(self) -> list[Message]:
        """Return the visible messages of all places, the oldest first."""
        return sorted((one for place in self.places() for one in self.messages(place)), key=lambda one: one.id)

    def latest(self, place: Channel | None) -> Message | None:
        """Return the last visible message of a place."""
        return next(reversed(self.messages(place)), None)

    async def wait_for(self, wanted: Callable[[Message], bool], *, place: Channel | None = None, timeout: float = PATIENCE) -> Message:  # noqa: ASYNC109 - a bound on waiting is part of the face of every test helper here
        """Return the newest visible message that is ``wanted``; waits for a new or edited one if there is none. Raises TimeoutError."""
        seen = self.messages_all() if place is None else self.messages(place)
        there = next((one for one in reversed(seen) if wanted(one)), None)
        return there if there is not None else await self._comes(wanted, place, timeout)

    async def _comes(self, wanted: Callable[[Message], bool], place: Channel | None, timeout: float) -> Message:  # noqa: ASYNC109 - as above
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

        def hear(event: HubEvent) -> None:
            if future.done() or event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or event.channel_id is None:
                return
            message = self._backend.world.message(event.channel_id, int(event.data["id"]))
            if message is None or not self.sees_message(message) or (place is not None and place.id != message.channel_id):
                return
            try:
                if wanted(message):
                    future.set_result(message)
            except Exception as fault:  # raised to the waiter
                future.set_exception(fault)

        end = self._backend.hub.listen(hear)
        try:
            return await asyncio.wait_for(future, timeout)
        finally:
            end()

    @property
    def voice(self) -> VoiceState | None:
        """The voice state; None outside voice."""
        return next((guild.voice[self.id] for guild in self._backend.world.guilds.values() if self.id in guild.voice), None)

    def hears(self) -> bool:
        """Whether the person is in voice and not deafened."""
        return self.voice is not None and not (self.voice.deaf or self.voice.self_deaf)

    def speaks(self) -> bool:
        """Whether the person is in voice, neither muted nor suppressed."""
        state = self.voice
        return state is not None and not (state.mute or state.self_mute or state.suppress or state.invited)
