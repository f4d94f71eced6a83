"""Closing and opening a channel by its overwrites, and restoring them flag by flag.

The target is compared with the overwrites of now, not with what we wrote: somebody may have changed them by hand (TK-9.3). The memory holds
the former flags before a change, and other flags of an overwrite stay as they are (TK-9.4).
"""

import asyncio
from dataclasses import replace
from typing import Final, Literal

import msgspec

from bot.discord_io.permission_flags import FIVE, IN_THREADS, NOTHING, SEND, Aim, OverwriteMark, Rights, allowing, brought, denying, leaving
from bot.discord_io.place import MEMBER, ROLE, Overwrite, Place
from bot.tables.moderation.lock_method import HEARD_WITHIN, LockMethod
from bot.tables.moderation.unreported_edits import OverwriteEdit, UnreportedEdits, rights_in

RIGHT: Final = "manage_roles"
"""The permission needed to change overwrites."""

RIGHT_FOR_ALL: Final = "manage_channels for all overwrites"
"""The name of the attempt to write all overwrites by one request.

A refusal says nothing of other uses of the right: an overwrite of others may grant what the bot lacks.
"""


LOOK_EVERY: Final = 0.05
"""Seconds between two looks whether Discord has reported an edit, when the bot stops."""


class Overwrites:
    """The overwrites of one table's channel. ``close`` or ``open`` it, ``hush`` and ``let`` people, then ``reconcile``."""

    def __init__(self, lock_method: LockMethod) -> None:
        self._lock_method = lock_method
        self._aims: dict[int, Aim] = {}
        self._kinds: dict[int, int] = {}
        self._edits = UnreportedEdits(lock_method.now)
        self._reached: dict[int, Aim] = {}
        """Aims that Discord has reported as reached."""

    @property
    def ours(self) -> bool:
        """Whether any overwrite but our own carries a flag of ours, or our edit has undone a change of others, as far as we know."""
        return (
            self._edits.unreported
            or bool(self._edits.undone)
            or any(int(target) != self._own for target in self._lock_method.memory().marks)
        )

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
        before = self._before(everyone.id)
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

    def aim_at_original(self) -> None:
        """Aim at the state before the game."""
        self._aims.clear()
        self._kinds.clear()

    def _set_aim(self, target: int, kind: int, aim: Aim) -> None:
        self._aims[target], self._kinds[target] = aim, kind

    def _begin(self, place: Place, *, closes: bool) -> None:
        """Begin with what the bot itself needs: closing the channel to everyone would close it to the bot as well."""
        self.report(place)
        self.aim_at_original()
        mark = self._lock_method.memory().marks.get(str(self._own))
        if closes or mark is not None:
            may = FIVE & place.granted(place.guild.me).value | (mark.mask if mark is not None else 0)
            self._set_aim(self._own, MEMBER, allowing(may & _held(place)))

    def _hold_back(self, place: Place) -> None:
        """Clear flags in other overwrites that let people write in a closed channel; those of bots stay."""
        marks = self._lock_method.memory().marks
        for target, overwrite in self._wanted().items():
            if target in self._aims or overwrite.of_bots:
                continue
            mark = marks.get(str(target), OverwriteMark(overwrite.kind))
            if let := (overwrite.rights.allow | mark.mask) & FIVE & _held(place):
                self._set_aim(target, overwrite.kind, leaving(let))

    def _before(self, target: int) -> Rights:
        """Return the rights of writing in an overwrite before the game."""
        mark, now = self._lock_method.memory().marks.get(str(target), OverwriteMark(ROLE)), self._now(target)
        return Rights(now.allow & ~mark.mask | mark.was_allow, now.deny & ~mark.mask | mark.was_deny)

    # ---- reaching them

    async def reconcile(self, place: Place, *, up_to_date: bool = False) -> None:
        """Change overwrites that miss their aim. Raises StoreError before anything is changed.

        ``up_to_date``: all overwrites of others are known, so that one request may repeat them beside several changes.
        """
        self.report(place)
        self._aim_at_the_rest()
        if not place.granted(place.guild.me).manage_roles:
            return
        edits = self._due_edits(place, may_repeat=up_to_date)
        try:
            if any(aim != NOTHING for aim in self._aims.values()):  # a mere restoring leaves the memory until it is done
                await self._lock_method.store()
            for edit in edits:
                await self._make(place, edit)
        finally:
            for edit in edits:
                if edit.answered is None:
                    self._edits.refused(edit)
        if any(edit.whole is not None and edit.answered is None for edit in edits):
            await self.reconcile(place)

    def report(self, place: Place) -> None:
        """Take what Discord reports of the channel; each report counts, since it may show a change that our edit has undone."""
        marks, undone = self._lock_method.memory().marks, self._edits.undone
        for target, flags in self._edits.report(place.overwrites()).items():
            mark = marks.get(str(target))
            if mark is not None and self._aims.get(target) != NOTHING:  # the end of the game restores what others have set
                theirs, flags = undone[target].theirs.rights, flags & mark.mask
                was = Rights(mark.was_allow & ~flags | theirs.allow & flags, mark.was_deny & ~flags | theirs.deny & flags)
                marks[str(target)] = msgspec.structs.replace(mark, was_allow=was.allow, was_deny=was.deny)
                undone[target] = replace(undone[target], flags=undone[target].flags & ~flags)

    async def wait_for_reports(self) -> bool:
        """Wait until Discord has reported our edits; return whether they have undone a change of others, which ``reconcile`` puts back."""
        for _ in range(round(HEARD_WITHIN / LOOK_EVERY)):
            if not self._edits.unreported:
                break
            await asyncio.sleep(LOOK_EVERY)
        return bool(self._edits.undone)

    def _aim_at_the_rest(self) -> None:
        """Aim at the state before the game in all other overwrites that we have changed."""
        kinds = {int(name): mark.kind for name, mark in self._lock_method.memory().marks.items()}
        for target, kind in (kinds | {target: one.theirs.kind for target, one in self._edits.undone.items()}).items():
            self._kinds.setdefault(target, kind)
            self._aims.setdefault(target, NOTHING)

    def _due_edits(self, place: Place, *, may_repeat: bool) -> list[OverwriteEdit]:
        """Return the edits that are due, noted as being made from now on: what is reported from now on is news to them."""
        real = self._edits.expected()
        due = {target: rights for target in self._in_order() if (rights := self._due(target, rights_in(real, target))) is not None}
        written = {target: Overwrite(self._kinds[target], rights, of_bots=False) for target, rights in due.items()}
        whole = {**real, **written}
        silences = any(self._would_silence_us(place, target, rights_in(whole, self._own)) for target in due)
        if may_repeat and len(due) > 1 and not silences and place.granted(place.guild.me).manage_channels:
            unheard = {target: one for target, one in whole.items() if target in written or self._edits.writing(target)}
            edits = [OverwriteEdit(whole, place.with_overwrites(unheard))]
        else:
            edits = [OverwriteEdit({target: one}) for target, one in written.items()]
        for edit in edits:
            self._edits.add(edit)
        return edits

    def _in_order(self) -> list[int]:
        """Return all overwrites in order of change: the bot's own comes first when closing, last when restoring."""
        own_last = self._aims.get(self._own, NOTHING) == NOTHING
        return sorted(self._aims, key=lambda target: (target == self._own) is own_last)

    def _would_silence_us(self, place: Place, target: int, own: Rights) -> bool:
        """Whether closing this overwrite would close the channel to the bot as well, whose own overwrite has the rights ``own``."""
        closes = target == place.guild.default_role.id and self._aims[target] != NOTHING
        return closes and not place.guild.me.guild_permissions.administrator and not own.allow & SEND

    def _due(self, target: int, real: Rights) -> Rights | None:
        """Return the new rights of an overwrite; None when it is right, or somebody has insisted on a change. ``real``: those it has."""
        marks, aim, kind = self._lock_method.memory().marks, self._aims[target], self._kinds[target]
        known, now = marks.get(str(target)), self._now(target)
        if known is not None and self._left_alone(target, aim, known, now):
            return None
        rights, mark = brought(now, aim, known or OverwriteMark(kind))
        if mark.mask:
            marks[str(target)] = mark
        elif rights in (now, real):
            marks.pop(str(target), None)
        if rights != real:
            return rights
        self._edits.undone.pop(target, None)
        if not self._edits.writing(target):
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

    async def _make(self, place: Place, edit: OverwriteEdit) -> None:
        """Request an edit. One that would close the channel to the bot is left out."""
        http, attempt = self._lock_method.client.http, self._lock_method.attempt
        if edit.whole is not None:
            made = await attempt(RIGHT_FOR_ALL, lambda: http.edit_channel(place.id, permission_overwrites=edit.whole))
        else:
            [(target, one)] = edit.written.items()
            silences = self._would_silence_us(place, target, self._now(self._own))
            made = not silences and await attempt(RIGHT, lambda: self._request(place.id, target, one))
        if not made:
            self._edits.refused(edit)
            return
        edit.answered = self._lock_method.now()
        for target in edit.written:
            if self._aims.get(target) == NOTHING:
                self._lock_method.memory().marks.pop(str(target), None)

    async def _request(self, channel: int, target: int, overwrite: Overwrite) -> None:
        """Write one overwrite; delete one that has become empty."""
        rights = overwrite.rights
        if rights == Rights():
            await self._lock_method.client.http.delete_channel_permissions(channel, target)
        else:
            kind: Literal[0, 1] = MEMBER if overwrite.kind == MEMBER else ROLE
            await self._lock_method.client.http.edit_channel_permissions(channel, target, str(rights.allow), str(rights.deny), kind)

    def _now(self, target: int) -> Rights:
        return rights_in(self._wanted(), target)

    def _wanted(self) -> dict[int, Overwrite]:
        """Return the overwrites as we and others want them now: with edits that are not reported yet, and with what they have undone."""
        real = self._edits.expected()
        back = {target: replace(one.theirs, rights=one.applied(rights_in(real, target))) for target, one in self._edits.undone.items()}
        return {**real, **back}


def _held(place: Place) -> int:
    """Return the bot's own rights in the server: it may neither allow nor deny others (F-12)."""
    return place.guild.me.guild_permissions.value
