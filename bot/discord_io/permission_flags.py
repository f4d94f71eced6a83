"""The five rights by which people write at a table: what one overwrite says of them, set and given back flag by flag (TK-1.5, TK-9.4)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

import discord
from msgspec import Struct

SEND: Final = discord.Permissions.send_messages.flag
IN_THREADS: Final = discord.Permissions.send_messages_in_threads.flag
FIVE: Final = (
    SEND
    | IN_THREADS
    | discord.Permissions.create_public_threads.flag
    | discord.Permissions.create_private_threads.flag
    | discord.Permissions.add_reactions.flag
)


class Rights(NamedTuple):
    """What one overwrite allows and denies, as Discord's bits; what it does neither stands as it does elsewhere."""

    allow: int = 0
    deny: int = 0

    @property
    def of_writing(self) -> "Rights":
        """The same about the five rights alone."""
        return Rights(self.allow & FIVE, self.deny & FIVE)


class OverwriteMark(Struct, array_like=True):
    """What we have set in one overwrite of the place: rights as Discord's bits. All empty: nothing in it is ours.

    ``kind``: 0 for the overwrite of a role, 1 for that of a person. ``mask``: the rights that we have set, to what ``allow`` and ``deny``
    say (neither: to nothing); ``was_allow`` and ``was_deny``: what it said of them before.
    """

    kind: int
    mask: int = 0
    allow: int = 0
    deny: int = 0
    was_allow: int = 0
    was_deny: int = 0


@dataclass(frozen=True, slots=True)
class Aim:
    """What an overwrite should say about the rights in ``mask``: allowed, denied, or neither. Of all others it is as before the game."""

    mask: int = 0
    allow: int = 0
    deny: int = 0


NOTHING: Final = Aim()


def allowing(flags: int) -> Aim:
    """Return the aim that allows these rights."""
    return Aim(flags, allow=flags)


def denying(flags: int) -> Aim:
    """Return the aim that denies these rights."""
    return Aim(flags, deny=flags)


def leaving(flags: int) -> Aim:
    """Return the aim that says nothing of these rights."""
    return Aim(flags)


def brought(now: Rights, aim: Aim, mark: OverwriteMark) -> tuple[Rights, OverwriteMark]:
    """Return an overwrite brought to its aim, and what is to be remembered of it.

    ``mark``: which rights are ours already, what we have set them to and what they were before. A right of ours that is not aimed at any
    more becomes what it was before, but only where it still reads as we have set it. All other rights stay as they are now.
    """
    ours = mark.mask & ~aim.mask
    back = ours & ~((now.allow ^ mark.allow) | (now.deny ^ mark.deny))
    changed, fresh = back | aim.mask, aim.mask & ~mark.mask
    rights = Rights(
        now.allow & ~changed | mark.was_allow & back | aim.allow,
        now.deny & ~changed | mark.was_deny & back | aim.deny,
    )
    after = OverwriteMark(
        mark.kind, aim.mask, aim.allow, aim.deny,
        was_allow=mark.was_allow & aim.mask & ~fresh | now.allow & fresh,
        was_deny=mark.was_deny & aim.mask & ~fresh | now.deny & fresh,
    )  # fmt: skip
    return rights, after
