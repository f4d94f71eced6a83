"""Silence and closed eyes: what the channel, the voices and the graveyard should be like, and the hand that makes them so.

Each look of the public view makes a *wish*: is the table's channel closed, who may write all the same, who is muted in voice. The
reconciler compares it with what is, changes little by little, and remembers what was there before, so that it can be given back when the
game ends, the bot stops or the bot comes back from a crash. Without the permission it leaves things alone and says so once to the host.
Nothing here depends on a secret.
"""

import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.tables.core import TableCore

log = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks at voices that may have changed by themselves."""

EDITS_A_LOOK = 8
"""Voices changed in one look; Discord allows about ten edits of members in ten seconds."""

MEMBER: Final = 1
"""Discord's number for an overwrite that belongs to a person."""

CLOSED_PHASES = frozenset({"agent", "gang", "mafia", "first", "final", "defence"})
"""Phases in which the table's channel is closed for writing (MF-15.3, 15.8, 15.9)."""


@dataclass(frozen=True, slots=True)
class Wish:
    """How it should be now.

    ``writers``: users who may write although the channel is closed; ``dead``: users who may not although it is open.
    """

    closed: bool
    writers: frozenset[int]
    dead: frozenset[int]
    muted: frozenset[int]


def wish_of(table: TableCore) -> Wish:
    """Return the wish for a running table, from its public view alone."""
    view: Any = table.scene().public
    over = view.phase == "end"
    dead = frozenset(
        seat.user_id for seat in table.people if not view.seats[seat.seat].living and not view.seats[seat.seat].struck and seat.user_id
    )
    speaking = frozenset(seat.user_id for seat in table.people if view.seats[seat.seat].speaking and seat.user_id)
    everyone = frozenset(seat.user_id for seat in table.people if seat.user_id)
    closed = view.phase in CLOSED_PHASES and not over
    silent = everyone - speaking if closed else dead
    return Wish(closed, speaking if closed else frozenset(), frozenset() if over else dead, frozenset() if over else silent)


class Silence:
    """The reconciler of one table."""

    def __init__(self, table: TableCore, client: discord.Client) -> None:
        self.table = table
        self.client = client
        self.due: float | None = None
        self._refused: set[str] = set()

    @property
    def _memory(self) -> dict[str, Any]:
        """What we have changed, kept with the table: muted users, members with an overwrite of ours, what the channel was like before."""
        memory: dict[str, Any] = self.table.surfaces.setdefault(
            "silence", {"muted": [], "members": [], "closed": False, "before": None, "thread": None}
        )
        return memory

    @property
    def _enabled(self) -> dict[str, bool]:
        chosen: dict[str, bool] = {"channel": True, "voice": True, "graveyard": True, **self.table.setup.get("silence", {})}
        return chosen

    async def attend(self) -> None:
        """Bring things nearer to the wish; sets ``due`` to the time of the next look."""
        if self.table.phase != "running" or self.table.course is None:
            return
        wish = wish_of(self.table)
        guild = self.client.get_guild(self.table.guild_id)
        channel = guild.get_channel(self.table.channel_id) if guild is not None else None
        if guild is None or not isinstance(channel, discord.TextChannel):
            self.due = self.table.now() + LOOK_EVERY
            return
        if self._enabled["graveyard"]:
            await self._bury(channel, wish)
        if self._enabled["channel"]:
            await self._close(guild, channel, wish)
        more = self._enabled["voice"] and await self._hush(guild, wish)
        self.due = self.table.now() + (1.0 if more else LOOK_EVERY)

    async def restore(self) -> None:
        """Give back every voice and the channel as it was before."""
        guild = self.client.get_guild(self.table.guild_id)
        if guild is None:
            return
        for user in list(self._memory["muted"]):
            await self._mute(guild, user, on=False)
        channel = guild.get_channel(self.table.channel_id)
        if isinstance(channel, discord.TextChannel):
            if self._memory["closed"]:
                await self._everyone(guild, channel, close=False)
            for user in list(self._memory["members"]):
                await self._member_overwrite(channel, user, may_write=None)

    # ---- the channel

    async def _close(self, guild: discord.Guild, channel: discord.TextChannel, wish: Wish) -> None:
        me = guild.me.id
        wanted = {me: True, **dict.fromkeys(wish.dead, False), **dict.fromkeys(wish.writers, True)}
        known: dict[str, bool] = self._memory.setdefault("written", {})
        if wish.closed and known.get(str(me)) is not True:  # what closes the channel would silence the bot as well
            await self._member_overwrite(channel, me, may_write=True)
        if wish.closed != self._memory["closed"] and (known.get(str(me)) or not wish.closed):
            await self._everyone(guild, channel, close=wish.closed)
        for user, may_write in wanted.items():
            if known.get(str(user)) is not may_write:
                await self._member_overwrite(channel, user, may_write=may_write)
        for user in [user for user in self._memory["members"] if user not in wanted]:
            await self._member_overwrite(channel, user, may_write=None)

    async def _everyone(self, guild: discord.Guild, channel: discord.TextChannel, *, close: bool) -> None:
        role = guild.default_role
        overwrite = channel.overwrites_for(role)
        if close:
            self._memory["before"] = overwrite.send_messages
            overwrite.update(send_messages=False)
        else:
            overwrite.update(send_messages=self._memory["before"])
        if await self._try("manage_roles", channel.set_permissions(role, overwrite=None if overwrite.is_empty() else overwrite)):
            self._memory["closed"] = close

    async def _member_overwrite(self, channel: discord.TextChannel, user: int, *, may_write: bool | None) -> None:
        members: list[int] = self._memory["members"]
        written: dict[str, bool] = self._memory.setdefault("written", {})
        overwrite = channel.overwrites_for(discord.Object(user))
        overwrite.update(send_messages=may_write)
        if may_write is not None and user not in members:
            members.append(user)
        done = await self._try("manage_roles", self._overwritten(channel, user, overwrite))
        if may_write is None and user in members:
            members.remove(user)
            written.pop(str(user), None)
        elif may_write is not None and done:
            written[str(user)] = may_write

    async def _overwritten(self, channel: discord.TextChannel, user: int, overwrite: discord.PermissionOverwrite) -> None:
        """Set or take away the overwrite of one person, who need not be known to the library."""
        if overwrite.is_empty():
            await self.client.http.delete_channel_permissions(channel.id, user)
        else:
            allow, deny = overwrite.pair()
            await self.client.http.edit_channel_permissions(channel.id, user, str(allow.value), str(deny.value), MEMBER)

    # ---- voice

    async def _hush(self, guild: discord.Guild, wish: Wish) -> bool:
        """Change some voices; return whether more wait."""
        memory: list[int] = self._memory["muted"]
        seated = {seat.user_id for seat in self.table.people}
        tasks: list[tuple[int, bool]] = []
        for user in sorted(seated | set(memory), key=lambda user: hash((self.table.id, user))):
            member = guild.get_member(user) if user else None
            if user is None or member is None or member.voice is None or member.voice.channel is None:
                continue
            if user in wish.muted and not member.voice.mute:
                tasks.append((user, True))
            elif user not in wish.muted and user in memory:
                tasks.append((user, False))
        for user, on in tasks[:EDITS_A_LOOK]:
            await self._mute(guild, user, on=on)
        return len(tasks) > EDITS_A_LOOK

    async def _mute(self, guild: discord.Guild, user: int, *, on: bool) -> None:
        """Mute or unmute one person; who was muted by somebody else before is left alone."""
        memory: list[int] = self._memory["muted"]
        member = guild.get_member(user)
        if on and user not in memory:
            memory.append(user)
        done = member is None or member.voice is None or await self._try("mute_members", member.edit(mute=on))
        if not on and done and user in memory:
            memory.remove(user)

    # ---- the graveyard

    async def _bury(self, channel: discord.TextChannel, wish: Wish) -> None:
        """Open the graveyard at the first elimination and let in who is out. No secret ever stands in it."""
        inside: list[int] = self._memory.setdefault("inside", [])
        newcomers = [user for user in sorted(wish.dead) if user not in inside]
        if not newcomers:
            return
        thread = self.client.get_channel(self._memory["thread"]) if self._memory["thread"] else None
        if not isinstance(thread, discord.Thread):
            words = self.table.words
            kids = "kids" if self.table.options.get("kids_theme") else "town"
            made = await self._try(
                "create_private_threads",
                channel.create_thread(name=words("graveyard", theme=kids), type=discord.ChannelType.private_thread, invitable=False),
            )
            if not isinstance(made, discord.Thread):
                inside.extend(newcomers)
                return
            thread, self._memory["thread"] = made, made.id
            await self._try("send_messages_in_threads", thread.send(words("graveyard-open", theme=kids), silent=True))
        for user in newcomers:
            inside.append(user)
            await self._try("create_private_threads", thread.add_user(discord.Object(user)))

    async def _try(self, permission: str, doing: Any) -> Any:
        """Do something that may not be allowed; what failed is tried again at a later look. Returns something true when it was done."""
        if permission in self._refused:
            doing.close()
            return False
        try:
            return await doing or True
        except discord.Forbidden:
            self._refused.add(permission)
            self.table.setup["missing"] = sorted({*self.table.setup.get("missing", ()), permission})
            log.warning("table %s: the permission %s is missing", self.table.id, permission)
        except (discord.HTTPException, OSError) as wrong:
            log.info("table %s: %s was not done: %s", self.table.id, permission, type(wrong).__name__)
        return False
