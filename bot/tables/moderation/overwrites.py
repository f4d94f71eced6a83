"""A channel that is closed and opened by its overwrites: compared with what they say now, changed one by one, given back flag by flag.

Nothing is compared with what we have written: somebody may have changed it by hand (TK-9.3). What an overwrite said before is in the
memory before it is changed, and all other rights in it stay as they are (TK-9.4).
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.discord_io.permission_flags import FIVE, IN_THREADS, NOTHING, SEND, Aim, OverwriteMark, Rights, allowing, brought, denying, leaving
from bot.discord_io.place import MEMBER, ROLE, Place
from bot.tables.moderation.lock_method import HEARD_WITHIN, LockMethod

RIGHT: Final = "manage_roles"
"""The permission that Discord asks for where overwrites are changed."""


@dataclass(frozen=True, slots=True)
class _Sent:
    """A change that Discord has taken: the rights of writing before and after, and when it was sent."""

    before: Rights
    after: Rights
    at: float


class Overwrites:
    """What the overwrites of one table's channel should be. ``close`` or ``open`` it, ``hush`` and ``let`` people, then ``settle``."""

    def __init__(self, lock_method: LockMethod) -> None:
        self._lock_method = lock_method
        self._aims: dict[int, Aim] = {}
        self._kinds: dict[int, int] = {}
        self._sent: dict[int, _Sent] = {}
        self._stood: dict[int, Aim] = {}
        """Aims that were seen to stand."""
        self._failed: frozenset[int] = frozenset()
        self._took_hold = False
        """Whether our own overwrite was as we want it since this process began."""

    @property
    def ours(self) -> bool:
        """Whether any overwrite but our own says something of ours."""
        return any(int(target) != self._own for target in self._lock_method.memory().marks)

    @property
    def _own(self) -> int:
        return self._lock_method.client.user.id if self._lock_method.client.user is not None else 0

    # ---- what is wanted

    def close(self, place: Place, role: int | None) -> None:
        """Want nobody to write but the bot and whom ``let`` names. ``role``: that of those who play, once all of them carry it."""
        held = _held(place)
        self._begin(place, closes=True)
        self._want(place.guild.default_role.id, ROLE, denying(FIVE & held))
        if role is not None:
            self._want(role, ROLE, denying(FIVE & held))
        self._hold_back(place)

    def open(self, place: Place, role: int | None) -> None:
        """Want those who carry the role to write and nobody else; without a role everybody may who might before the game."""
        self._begin(place, closes=role is not None)
        if role is None:
            return
        held, everyone = _held(place), place.guild.default_role
        before = self._before(place, everyone.id)
        had = everyone.permissions.value & ~before.deny | before.allow
        self._want(everyone.id, ROLE, denying(FIVE & held))
        self._want(role, ROLE, allowing((SEND | FIVE & had) & held))
        self._hold_back(place)

    def let(self, place: Place, user: int) -> None:
        """Want this person to write although the channel is closed."""
        self._want(user, MEMBER, allowing(SEND & _held(place)))

    def hush(self, place: Place, user: int) -> None:
        """Want this person not to write although the channel is open. In threads they may: their graveyard can hang here."""
        held = _held(place)
        self._want(user, MEMBER, Aim(FIVE & held, allow=IN_THREADS & held, deny=FIVE & held & ~IN_THREADS))

    def give_back(self) -> None:
        """Want everything to be as it was before the game."""
        self._aims.clear()
        self._kinds.clear()

    def _want(self, target: int, kind: int, aim: Aim) -> None:
        self._aims[target], self._kinds[target] = aim, kind

    def _begin(self, place: Place, *, closes: bool) -> None:
        """Want what the bot itself needs: what closes the channel to everyone would close it to the bot as well."""
        self.give_back()
        mark = self._lock_method.memory().marks.get(str(self._own))
        if closes or mark is not None:
            may = FIVE & place.granted(place.guild.me).value | (mark.mask if mark is not None else 0)
            self._want(self._own, MEMBER, allowing(may & _held(place)))

    def _hold_back(self, place: Place) -> None:
        """Want nothing of other overwrites that let people write past a closed door; those of bots are left alone."""
        marks = self._lock_method.memory().marks
        for target, overwrite in place.overwrites().items():
            if target in self._aims or overwrite.of_bots:
                continue
            mark = marks.get(str(target), OverwriteMark(overwrite.kind))
            if let := (overwrite.rights.allow | mark.mask) & FIVE & _held(place):
                self._want(target, overwrite.kind, leaving(let))

    def _before(self, place: Place, target: int) -> Rights:
        """Return what an overwrite said of writing before the game."""
        mark, now = self._lock_method.memory().marks.get(str(target), OverwriteMark(ROLE)), self._rights(place, target)
        return Rights(now.allow & ~mark.mask | mark.was_allow, now.deny & ~mark.mask | mark.was_deny)

    # ---- bringing it about

    async def settle(self, place: Place) -> None:
        """Change what is not as it is wanted. Raises StoreError: what was cannot be written down, nothing is changed."""
        for name, mark in self._lock_method.memory().marks.items():
            self._kinds.setdefault(int(name), mark.kind)
            self._aims.setdefault(int(name), NOTHING)
        if not place.granted(place.guild.me).manage_roles:
            return
        due = {target: rights for target in self._in_order() if (rights := self._due(place, target)) is not None}
        if any(aim != NOTHING for aim in self._aims.values()):  # what is given back only is forgotten afterwards
            await self._lock_method.note()
        for target, rights in due.items():
            if target == place.guild.default_role.id and self._aims[target] != NOTHING and not self._may_go_on(place):
                continue
            await self._write(place, target, rights)

    def _in_order(self) -> list[int]:
        """Return all overwrites in the order in which they are changed: when closing the bot comes first, when giving back last."""
        own_last = self._aims.get(self._own, NOTHING) == NOTHING
        return sorted(self._aims, key=lambda target: (target == self._own) is own_last)

    def _may_go_on(self, place: Place) -> bool:
        """Whether the bot will be able to write when everybody else is not."""
        return place.guild.me.guild_permissions.administrator or bool(self._rights(place, self._own).allow & SEND)

    def _due(self, place: Place, target: int) -> Rights | None:
        """Return what an overwrite is to become; None when it is as it should be, or is left to who has changed it."""
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
            self._stood[target] = aim
        self._took_hold |= target == self._own
        return None

    def _left_alone(self, target: int, aim: Aim, mark: OverwriteMark, now: Rights) -> bool:
        """Whether an overwrite that is not as we have set it is not to be healed. Our own right to write is a matter of permissions.

        But an own overwrite that is as it was before the game was given back by a process that ended before it could write that down.
        """
        undone = bool(((now.allow ^ mark.allow) | (now.deny ^ mark.deny)) & mark.mask)
        if not undone or aim == NOTHING:
            return False
        if target == self._own:
            given_back = not self._took_hold and not ((now.allow ^ mark.was_allow) | (now.deny ^ mark.was_deny)) & mark.mask
            return target not in self._failed and not given_back
        thing = str(target)
        return self._lock_method.overrides.overridden(thing) or (
            self._stood.pop(target, None) == aim and self._lock_method.overrides.undone(thing)
        )

    async def _write(self, place: Place, target: int, rights: Rights) -> None:
        """Write one overwrite; one that says nothing any more is taken away."""
        before = self._known(place, target)
        if await self._lock_method.attempt(RIGHT, lambda: self._request(place.id, target, rights)):
            self._sent[target] = _Sent(before.of_writing, rights.of_writing, self._lock_method.now())
            self._failed -= {target}
            self._took_hold |= target == self._own
            if self._aims[target] == NOTHING:
                self._lock_method.memory().marks.pop(str(target), None)
        else:
            self._failed |= {target}

    async def _request(self, channel: int, target: int, rights: Rights) -> None:
        if rights == Rights():
            await self._lock_method.client.http.delete_channel_permissions(channel, target)
        else:
            kind: Literal[0, 1] = MEMBER if self._kinds[target] == MEMBER else ROLE
            await self._lock_method.client.http.edit_channel_permissions(channel, target, str(rights.allow), str(rights.deny), kind)

    # ---- what is there now

    def _known(self, place: Place, target: int) -> Rights:
        """Return what Discord has told of an overwrite."""
        overwrite = place.overwrites().get(target)
        return overwrite.rights if overwrite is not None else Rights()

    def _rights(self, place: Place, target: int) -> Rights:
        """Return what an overwrite says now; a change of ours counts before Discord has told us of it."""
        known, sent = self._known(place, target), self._sent.get(target)
        if sent is None or self._heard(place, target):
            return known
        return Rights(known.allow & ~FIVE | sent.after.allow, known.deny & ~FIVE | sent.after.deny)

    def _heard(self, place: Place, target: int) -> bool:
        """Whether what Discord has told of an overwrite is no older than our last change of it."""
        sent = self._sent.get(target)
        if sent is None:
            return True
        if self._known(place, target).of_writing == sent.before and self._lock_method.now() - sent.at < HEARD_WITHIN:
            return False
        del self._sent[target]
        return True


def _held(place: Place) -> int:
    """Return the rights that the bot itself has in the server: others it may neither allow nor deny (F-12)."""
    return place.guild.me.guild_permissions.value
