"""Over which of Discord's gateway sessions presses can arrive now: what is pressed on a server comes over its shard alone.

Requests go another way. Messages can be sent for minutes while no press arrives, and the other way round.
"""

from collections.abc import Callable

PRIVATE = 0
"""The shard over which everything comes that is pressed in direct messages. A server of this id would be of it too."""


class GatewaySessions:
    """The gateway sessions of this process, by shard."""

    def __init__(self, shards: Callable[[], int], ours: Callable[[int], bool]) -> None:
        """``shards``: how many there are in all, as known now. ``ours``: whether what comes of a server comes to this process."""
        self._shards = shards
        self._ours = ours
        self._stand: dict[int, bool] = {}
        self._unheard_of = True

    def expect(self) -> None:
        """From now on a shard of which nothing was noted yet has no session: whoever calls notes every one."""
        self._unheard_of = False

    def note(self, shard: int, *, lost: bool) -> None:
        """Take note that a shard has lost its session, or has one."""
        self._stand[shard] = not lost

    def reach(self, guild_id: int, *, privately: bool) -> bool:
        """Whether presses on a server arrive here; ``privately``: and those in direct messages, as far as they come to this process."""
        if not self._stand:  # before the first connection it is not known how many shards there are
            return self._unheard_of
        wanted = {(guild_id >> 22) % self._shards()}
        if privately and self._ours(PRIVATE):
            wanted.add(PRIVATE)
        return all(self._stand.get(shard, self._unheard_of) for shard in wanted)
