"""With what the place of one table is closed and opened, whether by its overwrites or by its lock."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import discord

from bot.tables.moderation.manual_overrides import ManualOverrides
from bot.tables.session.message_state import SilenceMemory

Attempt = Callable[[str, Callable[[], Awaitable[object]]], Awaitable[object]]
"""Does something that needs the permission named first; returns something true when it was done or there is nothing left to do."""

HEARD_WITHIN: Final = 3.0
"""Seconds after a change of ours within which Discord tells us of it: until then what we know is older than the change."""


@dataclass(frozen=True, slots=True)
class LockMethod:
    """``memory()`` is what outlasts a restart, ``now()`` the time in unix seconds; ``overrides`` counts what is undone by hand.

    ``note()`` writes down durably what is about to be changed, and raises StoreError when it cannot.
    """

    client: discord.Client
    memory: Callable[[], SilenceMemory]
    attempt: Attempt
    note: Callable[[], Awaitable[None]]
    overrides: ManualOverrides
    now: Callable[[], float]
