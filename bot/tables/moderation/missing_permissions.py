"""What stands between a table and its people: a missing permission, a slow Discord, a lost session of its gateway. Said once, calmly.

While it lasts no clock strikes; afterwards everybody has a fair while. Without a session nobody can press anything, though messages can
still be sent: the time of the table stands, and people get back what they could not use.
"""

from collections.abc import Callable, Sequence

import discord

from bot.discord_io.permissions import Need
from bot.discord_io.place import Place
from bot.discord_io.postman import Postman
from bot.tables.delivery.outbox import Outbox
from bot.tables.moderation.rights import features_of, lacking_in, required_in
from bot.tables.moderation.silence import Silence
from bot.tables.players.absences import Absences
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import TopUp
from bot.tables.session.floor import floor_of
from bot.tables.session.shared_log import retry_on_conflict

WORTH_SAYING = 5.0
"""Seconds of silence of Discord after which everybody's time is topped up."""

WORTH_WAITING = 1.0
"""Seconds for which Discord owes an answer, after which no clock strikes until it is there."""


class MissingPermissions:
    """The obstacles of one table. ``mind`` looks at them, ``blocked`` says whether its clocks have to wait."""

    def __init__(
        self,
        table: LiveTable,
        client: discord.Client,
        postman: Postman,
        outbox: Outbox,
        silence: Silence,
        absences: Absences,
    ) -> None:
        self.table = table
        self.client = client
        self.postman = postman
        self.outbox = outbox
        self.silence = silence
        self.absences = absences
        self.reachable: Callable[[], bool] = lambda: True
        """Whether what people press at the table arrives; the house knows."""
        self.on_stood: Callable[[float], None] = lambda _: None
        """Told for how many seconds the time of the game has stood, when it goes on."""
        self._told_host = False

    @property
    def blocked(self) -> bool:
        """Whether the clocks of the table have to wait: its people cannot press, or may not have seen what is asked."""
        return not self.reachable() or self._unheard

    @property
    def _unheard(self) -> bool:
        return bool(self.outbox.trouble) or self.postman.waiting(self._places()) >= WORTH_WAITING

    def look(self) -> None:
        """See whether presses arrive. While they do not, the time of the table stands."""
        if not self.reachable():
            if self.table.phase in ("lobby", "running", "paused"):
                self.table.stand()
        elif self.table.stands_since is not None:
            self.table.on_change()

    def _places(self) -> set[int]:
        hands = self.table.surfaces.hands.values()
        return {self.table.channel_id, *(hand.channel for hand in hands if hand.channel is not None)}

    async def mind(self, least: float) -> None:
        """Tell the host of permissions, and give time back after a trouble: ``least`` seconds for each open question. Raises Refused.

        What was too short to be noticed gives back what it took, and nothing is said.
        """
        await self._mind_permissions()
        if not self.reachable():
            self.table.stand()
            return
        box = self.outbox
        if box.trouble or box.recovered is None:
            away = 0.0
        else:
            away, box.recovered, self._told_host = box.recovered, None, False
        stood = self.table.stood
        if not self._unheard:
            away = max(away, self.postman.took_long(self._places()), stood)
        notable = away >= WORTH_SAYING
        if self.table.phase == "running" and (notable or stood):
            await self._top_up(least if notable else 0.0)
        self.table.go_on()  # a pause gives back its own time
        if self.table.phase == "running" and notable:
            await self.outbox.say_until("slow", renews="slow")

    @retry_on_conflict
    async def _top_up(self, least: float) -> None:
        table = self.table
        async with table.lock:
            await table.trust()
            stood = table.stood
            with table.going_on():
                await table.commit(TopUp(least, stood))
            self.on_stood(stood)

    # ---- permissions

    def _mind_place(self, place: Place) -> None:
        """See whether the bot can let one person write while the place is closed: no thread can, and no channel without the permission."""
        may = not place.locks and place.granted(place.guild.me).manage_roles
        lets, self.table.lets_one_write = self.table.lets_one_write, may or not self.table.setup.silence.channel
        if lets is not self.table.lets_one_write and floor_of(self.table) is not None:
            self.table.on_change()

    async def _mind_permissions(self) -> None:
        """Tell the host what is missing, once; tell the channel when it works again."""
        place = await self.silence.place()
        if place is None:
            return
        self._mind_place(place)
        required = required_in(place)
        lacking = [need.name for need in await self._lacking(place)]
        lacking = [name for name in lacking if name in required] or lacking  # without the one Discord takes others away as well
        known = self.table.surfaces.lacking
        fresh = [name for name in lacking if name not in known]
        regained = [name for name in known if name not in lacking]
        self.table.surfaces.lacking = lacking
        pictures, self.table.pictures = self.table.pictures, "attach_files" not in lacking
        if pictures is not self.table.pictures:
            self.outbox.hurry()  # what could not be shown with a picture can be shown without
        if fresh:
            self._told_host = True
            key = "permission-lost" if required & set(fresh) else "permission-optional"
            await self.absences.tell_host(key, list=self._names(fresh))
        elif self.outbox.trouble == "permission" and not self._told_host:
            self._told_host = True
            await self.absences.tell_host("permission-lost", list=self._names(sorted(required)))
        if regained:
            self.silence.hope()
            self.outbox.hurry()
            if not required & set(lacking):
                await self.outbox.say_until("permission-back")

    async def _lacking(self, place: Place) -> list[Need]:
        """Return what the bot needs at this table and may not do. The calendar is a matter of evenings."""
        features = features_of(self.table.game, self.table.setup)
        return lacking_in(place, features, await self.silence.graveyard.elsewhere(place), self.silence.voices.voice)

    def _names(self, permissions: Sequence[str]) -> str:
        return ", ".join(self.table.words("doctor-permission-" + name.replace("_", "-")) for name in permissions)
