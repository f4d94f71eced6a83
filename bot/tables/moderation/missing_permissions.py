"""Obstacles between a table and its people: a missing permission, a slow Discord, a lost gateway session. Each is reported once.

While one lasts no clock expires; afterwards everybody gets time back. Without a gateway session nobody can press anything, though messages
can still be sent: the table's time stands still.
"""

from collections.abc import Callable, Sequence

import discord

from bot.discord_io.permissions import Need
from bot.discord_io.place import Place
from bot.discord_io.postman import Postman
from bot.tables.delivery.outbox import Outbox
from bot.tables.moderation.rights import LOCKING, features_of, lacking_in, required_in
from bot.tables.moderation.silence import Silence
from bot.tables.players.absences import Absences
from bot.tables.refusal import Refused
from bot.tables.session.entries import TopUp
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command

WORTH_SAYING = 5.0
"""Seconds of outage after which everybody gets extra time."""

WORTH_WAITING = 1.0
"""Seconds without an answer of Discord after which no clock expires until it comes."""


class MissingPermissions:
    """The obstacles of one table. ``attend`` handles them, ``blocked`` tells whether clocks have to wait."""

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        postman: Postman,
        outbox: Outbox,
        silence: Silence,
        absences: Absences,
        stood: Callable[[float], None],
    ) -> None:
        """``stood`` is called when the game's time goes on, with the seconds that it stood still."""
        self.table = table
        self.client = client
        self.postman = postman
        self.outbox = outbox
        self.silence = silence
        self.absences = absences
        self._stood = stood
        self._told_host = False

    def reachable(self) -> bool:
        """Return whether presses at the table arrive."""
        return self.table.surroundings.reachable(self.table)

    @property
    def blocked(self) -> bool:
        """Whether the table's clocks have to wait: people cannot press, or may not have seen the questions."""
        return not self.reachable() or self._is_unheard

    @property
    def _is_unheard(self) -> bool:
        return bool(self.outbox.trouble) or self.postman.waiting(self._places()) >= WORTH_WAITING

    def look(self) -> None:
        """Stop the table's time while presses do not arrive."""
        if not self.reachable():
            if self.table.phase in ("lobby", "running", "paused"):
                self.table.stop_clock()
        elif self.table.stopped_at is not None:
            self.table.changed()

    def _places(self) -> set[int]:
        hands = self.table.message_state.seat_messages.hands.values()
        return {self.table.channel_id, *(hand.channel for hand in hands if hand.channel is not None)}

    async def attend(self, least: float) -> None:
        """Report permissions, and give time back after an outage: at least ``least`` seconds for each open question. Raises Refused.

        A short outage gives back the time it took, silently.
        """
        await self._report_permissions()
        if not self.reachable():
            self.table.stop_clock()
            return
        box = self.outbox
        if box.trouble or box.recovered is None:
            away = 0.0
        else:
            away, box.recovered, self._told_host = box.recovered, None, False
        stood = self.table.stopped_for
        if not self._is_unheard:
            away = max(away, self.postman.took_long(self._places()), stood)
        notable = away >= WORTH_SAYING
        if self.table.phase == "running" and (notable or stood):
            await self._top_up(least if notable else 0.0)
        self.table.restart_clock()  # a pause gives back its own time

    async def _top_up(self, least: float) -> None:
        since = self.table.stopped_at
        try:
            self._stood(await self._let_go_on(least))
        except Refused:
            self.table.stopped_at = since
            raise

    @command
    def _let_go_on(self, least: float) -> float:
        """Restart the clock of the table and give the time back; return for how many seconds it has stood."""
        stood = self.table.stopped_for
        self.table.restart_clock()
        self.table.record(TopUp(least, stood))
        return stood

    # ---- AutoMod

    async def tell_of_automod(self) -> None:
        """Tell the host, once at a table, that AutoMod has blocked a message."""
        memory = self.table.message_state.permissions
        if not memory.automod:
            memory.automod = True
            await self.absences.tell_host("automod")

    # ---- permissions

    def _check_place(self, place: Place) -> None:
        """Note whether the bot can let one person write in the closed place: not in a thread, and not without the permission."""
        may = not place.locks and place.granted(place.guild.me).manage_roles
        lets, self.table.lets_one_write = self.table.lets_one_write, may or not self.table.setup.silence.channel
        if lets is not self.table.lets_one_write and floor_of(self.table) is not None:
            self.table.changed()

    async def _report_permissions(self) -> None:
        """Tell the host once which permissions are missing; tell the channel when they are back."""
        place = await self.silence.place()
        if place is None:
            return
        self._check_place(place)
        required = required_in(place)
        lacking = [need.name for need in await self._lacking(place)]
        lacking = [name for name in lacking if name in required] or lacking  # without a required one Discord denies others as well
        if place.locked:
            required |= {LOCKING.name}  # while a thread is open the bot writes there without it
        known = self.table.message_state.permissions.lacking
        fresh = [name for name in lacking if name not in known]
        regained = [name for name in known if name not in lacking]
        self.table.message_state.permissions.lacking = lacking
        pictures, self.table.pictures = self.table.pictures, "attach_files" not in lacking
        if pictures is not self.table.pictures:
            self.outbox.hurry()  # pages go out without pictures
        if required & set(fresh):
            self._told_host = True
            await self.absences.tell_host("permission-lost", list=self._names(fresh))
        elif fresh:
            await self.absences.tell_host("permission-optional", list=self._names(fresh))
        elif self.outbox.trouble == "permission" and not self._told_host:
            self._told_host = True
            here = place.granted(place.guild.me)
            missing = [name for name in sorted(required) if not getattr(here, name)]
            await self.absences.tell_host("permission-lost", list=self._names(missing or sorted(required)))
        if regained:
            self.silence.retry_now()
            self.outbox.hurry()
            if not required & set(lacking):
                await self.outbox.say_until("permission-back")

    async def _lacking(self, place: Place) -> list[Need]:
        features = features_of(self.table.game, self.table.setup)
        return lacking_in(place, features, await self.silence.graveyard.elsewhere(place), self.silence.voices.voice)

    def _names(self, permissions: Sequence[str]) -> str:
        return ", ".join(self.table.words("doctor-permission-" + name.replace("_", "-")) for name in permissions)
