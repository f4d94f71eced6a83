"""How soon the library dials Discord's gateway again after a connection was lost."""

import logging
from typing import Literal

import discord.client
import discord.shard
from discord.backoff import ExponentialBackoff

log = logging.getLogger(__name__)

LONGEST = 30.0
"""Seconds between two tries, at most: until one succeeds, nobody can press anything."""


class ShortBackoff(ExponentialBackoff[Literal[False]]):
    """Waits as the library does, ever longer and by chance, but never for long: by itself it would wait for up to 1,024 seconds."""

    def delay(self) -> float:
        """Return for how many seconds to wait before the next try."""
        return min(super().delay(), LONGEST)


def reach_soon() -> None:
    """Let every connection that is made from now on be tried again soon. Process-wide: the library offers no setting for it."""
    for module in (discord.shard, discord.client):
        if hasattr(module, "ExponentialBackoff"):
            setattr(module, "ExponentialBackoff", ShortBackoff)  # noqa: B010 - a class, which may not be assigned to
        else:
            log.warning("this version of discord.py waits elsewhere; a lost connection may be tried again late")
