"""Which process has spoken in which channel and when: never two for one table (PR-1.2, PR-3.3)."""

import re
import time
from collections import defaultdict
from collections.abc import Callable

from bot.sandbox.rest.serving import Exchange

MEANWHILE = 1.0
"""Seconds within which no shard can go from one process to another and back: the first has to lose its session, and then the other."""

_CHANNEL = re.compile(r"/channels/(\d+)/messages")


class Speakers:
    """Listens to what Discord is asked; processes name themselves in their requests, see ``bot_process``."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._spoken: defaultdict[int, list[tuple[float, str]]] = defaultdict(list)

    def note(self, exchange: Exchange) -> None:
        """Take note of a message that was sent or edited."""
        found = _CHANNEL.match(exchange.path)
        if found is not None and exchange.method in ("POST", "PATCH") and exchange.status < 300:
            self._spoken[int(found[1])].append((self._now(), exchange.agent.rpartition(" ")[2]))

    def at_once(self, channel: int) -> int:
        """Return how often a process spoke in a channel although another one had just taken over from it."""
        last: dict[str, float] = {}
        count, before = 0, ""
        for at, who in self._spoken[channel]:
            count += who != before and who in last and at - last[who] < MEANWHILE
            last[who], before = at, who
        return count
