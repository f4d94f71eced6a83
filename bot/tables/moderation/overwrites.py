"""Closing and opening a channel by its overwrites, and restoring them flag by flag.

The target is compared with the overwrites of now, not with what we wrote: somebody may have changed them by hand (TK-9.3). The memory holds
the former flags before a change, and other flags of an overwrite stay as they are (TK-9.4).
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.discord_io.permission_flags import FIVE, IN_THREADS, NOTHING, SEND, Aim, OverwriteMark, Rights, allowing, brought, denying, leaving
from bot.discord_io.place import MEMBER, ROLE, Overwrite, Place
from bot.tables.moderation.lock_method import HEARD_WITHIN, LockMethod

RIGHT: Final = "manage_roles"
"""The permission needed to change overwrites."""

RIGHT_FOR_ALL: Final = "manage_channels for all overwrites"
"""The name of the attempt to write all overwrites by one request.

A refusal says nothing of other uses of the right: an overwrite of others may grant what the bot lacks.
"""


@dataclass(frozen=True, slots=True)
class _SentRights:
    """A change that Discord has accepted: the rights of writing before and after, and when it was sent."""

    before: Rights
    after: Rights
    at: float


class Overwrites:
    """The overwrites of one table's channel. ``close`` or ``open`` it, ``hush`` and ``let`` people, then ``settle``."""

    def __init__(self, lock_method: LockMethod) -> None:
        self._lock_method = lock_method
        self._aims: dict[int, Aim] = {}
        self._kinds: dict[int, int] = {}
        self._sent: dict[int, _SentRights] = {}
        self._reached: dict[int, Aim] = {}
        """Aims that Discord has reported as reached."""

    @property
    def ours(self) -> bool:
        """Whether any overwrite but our own carries a flag of ours."""
        return any(int(target) != self._own for target in self._lock_method.memory().marks)

    @property
    def _own(self) -> int:
        return self._lock_method.client.user.id if self._lock_method.client.user is not None else 0

    # ---- aims

    def close(self, place: Place, role: int | None) -> None:
        """Aim at nobody writing but the bot and people passed to ``let``. ``role``: the players' role, once all of them carry it."""
        held = _held(place)
        self._begin(place, closes=True)
        self._set_aim(place.guild.default_role.id, ROLE, denying(FIVE & held))
        if role is not None:
            self._set_aim(role, ROLE, denying(FIVE & held))
        self._hold_back(place)

    def open(self, place: Place, role: int | None) -> None:
        """Aim at carriers of the role writing and nobody else; without a role, at the state before the game."""
        self._begin(place, closes=role is not None)
        if role is None:
            return
        held, everyone = _held(place), place.guild.default_role
        before = self._before(place, everyone.id)
        had = everyone.permissions.value & ~before.deny | before.allow
        self._set_aim(everyone.id, ROLE, denying(FIVE & held))
        self._set_aim(role, ROLE, allowing((SEND | FIVE & had) & held))
        self._hold_back(place)

    def let(self, place: Place, user: int) -> None:
        """Aim at this person writing although the channel is closed."""
        self._set_aim(user, MEMBER, allowing(SEND & _held(place)))

    def hush(self, place: Place, user: int) -> None:
        """Aim at this person not writing although the channel is open, save in threads: the graveyard may be here."""
        held = _held(place)
        self._set_aim(user, MEMBER, Aim(FIVE & held, allow=IN_THREADS & held, deny=FIVE & held & ~IN_THREADS))

    def give_back(self) -> None:
        """Aim at the state before the game."""
        self._aims.clear()
        self._kinds.clear()

    def _set_aim(self, target: int, kind: int, aim: Aim) -> None:
        self._aims[target], self._kinds[target] = aim, kind

    def _begin(self, place: Place, *, closes: bool) -> None:
        """Begin with what the bot itself needs: closing the channel to everyone would close it to the bot as well."""
        self.give_back()
        mark = self._lock_method.memory().marks.get(str(self._own))
        if closes or mark is not None:
            may = FIVE & place.granted(place.guild.me).value | (mark.mask if mark is not None else 0)
            self._set_aim(self._own, MEMBER, allowing(may & _held(place)))

    def _hold_back(self, place: Place) -> None:
        """Clear flags in other overwrites that let people write in a closed channel; those of bots stay."""
        marks = self._lock_method.memory().marks
        for target, overwrite in place.overwrites().items():
            if target in self._aims or overwrite.of_bots:
                continue
            mark = marks.get(str(target), OverwriteMark(overwrite.kind))
            if let := (overwrite.rights.allow | mark.mask) & FIVE & _held(place):
                self._set_aim(target, overwrite.kind, leaving(let))

    def _before(self, place: Place, target: int) -> Rights:
        """Return the rights of writing in an overwrite before the game."""
        mark, now = self._lock_method.memory().marks.get(str(target), OverwriteMark(ROLE)), self._rights(place, target)
        return Rights(now.allow & ~mark.mask | mark.was_allow, now.deny & ~mark.mask | mark.was_deny)

    # ---- reaching them

    async def settle(self, place: Place, *, up_to_date: bool = False) -> None:
        """Change overwrites that miss their aim. Raises StoreError before anything is changed.

        ``up_to_date``: all overwrites of others are known, so that one request may repeat them beside several changes.
        """
        for name, mark in self._lock_method.memory().marks.items():
            self._kinds.setdefault(int(name), mark.kind)
            self._aims.setdefault(int(name), NOTHING)
        if not place.granted(place.guild.me).manage_roles:
            return
        due = {target: rights for target in self._in_order() if (rights := self._due(place, target)) is not None}
        if any(aim != NOTHING for aim in self._aims.values()):  # a mere restoring leaves the memory until it is done
            await self._lock_method.note()
        if up_to_date and len(due) > 1 and await self._write_together(place, due):
            return
        for target, rights in due.items():
            if not self._would_silence_us(place, target, self._rights(place, self._own)):
                await self._write(place, target, rights)

    def _in_order(self) -> list[int]:
        """Return all overwrites in order of change: the bot's own comes first when closing, last when restoring."""
        own_last = self._aims.get(self._own, NOTHING) == NOTHING
        return sorted(self._aims, key=lambda target: (target == self._own) is own_last)

    def _would_silence_us(self, place: Place, target: int, own: Rights) -> bool:
        """Whether closing this overwrite would close the channel to the bot as well, whose own overwrite has the rights ``own``."""
        closes = target == place.guild.default_role.id and self._aims[target] != NOTHING
        return closes and not place.guild.me.guild_permissions.administrator and not own.allow & SEND

    def _due(self, place: Place, target: int) -> Rights | None:
        """Return the new rights of an overwrite; None when it is right, or somebody has insisted on a change."""
        marks, aim, kind = self._lock_method.memory().marks, self._aims[target], self._kinds[target]
        known, now = marks.get(str(target)), self._rights(place, target)
        if known is not None and self._left_alone(target, aim, known, now):
            return None
        rights, mark = brought(now, aim, known or OverwriteMark(kind))
        if mark.mask:
            marks[str(target)] = mark
        elif rights == now:
            marks.pop(str(target), None)
        if rights != now:
            return rights
        if self._heard(place, target):
            self._reached[target] = aim
        return None

    def _left_alone(self, target: int, aim: Aim, mark: OverwriteMark, now: Rights) -> bool:
        """Whether to leave a change made by hand: at once a denial in our own overwrite, which is meant for the bot; else once insisted."""
        undone = bool(((now.allow ^ mark.allow) | (now.deny ^ mark.deny)) & mark.mask)
        if not undone or aim == NOTHING:
            return False
        if target == self._own and now.deny & ~mark.was_deny & mark.mask:
            return True
        thing = str(target)
        return self._lock_method.overrides.overridden(thing) or (
            self._reached.pop(target, None) == aim and self._lock_method.overrides.undone(thing)
        )

    async def _write(self, place: Place, target: int, rights: Rights) -> None:
        """Write one overwrite; delete one that has become empty."""
        before = self._known(place, target)
        if await self._lock_method.attempt(RIGHT, lambda: self._request(place.id, target, rights)):
            self._note_sent(target, before, rights)

    async def _write_together(self, place: Place, due: dict[int, Rights]) -> bool:
        """Write several overwrites by one request, which repeats all others; return whether that was possible."""
        own = due.get(self._own, self._rights(place, self._own))
        if not place.granted(place.guild.me).manage_channels or any(self._would_silence_us(place, target, own) for target in due):
            return False
        before = {target: self._known(place, target) for target in due}
        kinds = {target: one.kind for target, one in place.overwrites().items()} | self._kinds
        ours = {target: self._rights(place, target) for target in [*self._sent] if target in kinds} | due
        listed = place.with_overwrites({target: Overwrite(kinds[target], rights, of_bots=False) for target, rights in ours.items()})
        edit = self._lock_method.client.http.edit_channel
        if not await self._lock_method.attempt(RIGHT_FOR_ALL, lambda: edit(place.id, permission_overwrites=listed)):
            return False
        for target, rights in due.items():
            self._note_sent(target, before[target], rights)
        return True

    def _note_sent(self, target: int, before: Rights, after: Rights) -> None:
        """Note that Discord has accepted a change."""
        self._sent[target] = _SentRights(before.of_writing, after.of_writing, self._lock_method.now())
        if self._aims[target] == NOTHING:
            self._lock_method.memory().marks.pop(str(target), None)

    async def _request(self, channel: int, target: int, rights: Rights) -> None:
        if rights == Rights():
            await self._lock_method.client.http.delete_channel_permissions(channel, target)
        else:
            kind: Literal[0, 1] = MEMBER if self._kinds[target] == MEMBER else ROLE
            await self._lock_method.client.http.edit_channel_permissions(channel, target, str(rights.allow), str(rights.deny), kind)

    # ---- state of now

    def _known(self, place: Place, target: int) -> Rights:
        """Return an overwrite as Discord has reported it."""
        overwrite = place.overwrites().get(target)
        return overwrite.rights if overwrite is not None else Rights()

    def _rights(self, place: Place, target: int) -> Rights:
        """Return an overwrite as it is now; our change counts before Discord reports it."""
        known, sent = self._known(place, target), self._sent.get(target)
        if sent is None or self._heard(place, target):
            return known
        return Rights(known.allow & ~FIVE | sent.after.allow, known.deny & ~FIVE | sent.after.deny)

    def _heard(self, place: Place, target: int) -> bool:
        """Whether Discord's report of an overwrite includes our last change."""
        sent = self._sent.get(target)
        if sent is None:
            return True
        if self._known(place, target).of_writing == sent.before and self._lock_method.now() - sent.at < HEARD_WITHIN:
            return False
        del self._sent[target]
        return True


def _held(place: Place) -> int:
    """Return the bot's own rights in the server: it may neither allow nor deny others (F-12)."""
    return place.guild.me.guild_permissions.value
