"""The five permissions for writing at a table, set and restored in one overwrite flag by flag (TK-1.5, TK-9.4)."""

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
    """The allowed and denied permissions of one overwrite, as Discord's bits; all others are inherited."""

    allow: int = 0
    deny: int = 0

    @property
    def of_writing(self) -> "Rights":
        """The part about the five permissions."""
        return Rights(self.allow & FIVE, self.deny & FIVE)


class OverwriteMark(Struct, array_like=True):
    """Our changes of one overwrite, as Discord's bits; empty: none.

    ``kind``: 0 for the overwrite of a role, 1 for that of a person. ``mask``: the permissions that we set, to ``allow``, ``deny`` or
    neither; ``was_allow`` and ``was_deny``: their values before.
    """

    kind: int
    mask: int = 0
    allow: int = 0
    deny: int = 0
    was_allow: int = 0
    was_deny: int = 0


@dataclass(frozen=True, slots=True)
class Aim:
    """The wanted values of the permissions in ``mask``: allowed, denied, or neither. All others keep their values from before the game."""

    mask: int = 0
    allow: int = 0
    deny: int = 0


NOTHING: Final = Aim()


def allowing(flags: int) -> Aim:
    return Aim(flags, allow=flags)


def denying(flags: int) -> Aim:
    """Return the aim that denies these permissions."""
    return Aim(flags, deny=flags)


def leaving(flags: int) -> Aim:
    """Return the aim that neither allows nor denies these permissions."""
    return Aim(flags)


def brought(now: Rights, aim: Aim, mark: OverwriteMark) -> tuple[Rights, OverwriteMark]:
    """Return an overwrite changed to its aim, and its new mark.

    ``mark``: our earlier changes. A permission that we set and no longer aim at gets its old value back, but only if nobody has changed
    it since. All other permissions keep their present values.
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
