"""Permissions that the bot lacks at one table: its host and its channel hear of each change once."""

from collections.abc import Sequence

from bot.discord_io.permissions import Need
from bot.discord_io.place import Place
from bot.tables.delivery.outbox import Outbox
from bot.tables.moderation.rights import LOCKING, features_of, lacking_in, required_in
from bot.tables.moderation.silence import Silence
from bot.tables.players.absences import Absences
from bot.tables.session.floor import floor_of
from bot.tables.session.live_table import LiveTable


class MissingPermissions:
    """``attend`` compares the permissions in the place with the last look; AutoMod counts as one."""

    def __init__(self, table: LiveTable, outbox: Outbox, silence: Silence, absences: Absences) -> None:
        self.table = table
        self.outbox = outbox
        self.silence = silence
        self.absences = absences
        self._told_host = False
        """Whether the host has heard of the permission that stops the table."""

    async def attend(self) -> None:
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
        if not self.outbox.trouble and not required & set(lacking):
            self._told_host = False

    async def tell_of_automod(self) -> None:
        """Tell the host, once at a table, that AutoMod has blocked a message."""
        memory = self.table.message_state.permissions
        if not memory.automod:
            memory.automod = True
            await self.absences.tell_host("automod")

    def _check_place(self, place: Place) -> None:
        """Note whether the bot can let one person write in the closed place: not in a thread, and not without the permission."""
        may = not place.locks and place.granted(place.guild.me).manage_roles
        lets, self.table.lets_one_write = self.table.lets_one_write, may or not self.table.setup.silence.channel
        if lets is not self.table.lets_one_write and floor_of(self.table) is not None:
            self.table.changed()

    async def _lacking(self, place: Place) -> list[Need]:
        features = features_of(self.table.game, self.table.setup)
        return lacking_in(place, features, await self.silence.graveyard.elsewhere(place), self.silence.voices.voice)

    def _names(self, permissions: Sequence[str]) -> str:
        return ", ".join(self.table.words("doctor-permission-" + name.replace("_", "-")) for name in permissions)
