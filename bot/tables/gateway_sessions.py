"""The gateway sessions of a process: where presses can arrive now."""

from collections.abc import Callable

from bot.runtime.shard_share import shard_of

PRIVATE = 0
"""Direct messages arrive on shard 0, as if from a server of this id."""


class GatewaySessions:
    """The gateway sessions of this process, by shard: where presses can arrive now.

    Requests go another way: messages can be sent for minutes while no press arrives, and the other way round.
    """

    def __init__(self, shards: Callable[[], int], ours: Callable[[int], bool]) -> None:
        """``shards``: the number of all shards, as known now. ``ours``: whether the events of a server come to this process."""
        self._shards = shards
        self._ours = ours
        self._connected: dict[int, bool] = {}
        self._assumed = True

    def assume_disconnected(self) -> None:
        """Treat shards without a note as disconnected from now on; the caller notes every session."""
        self._assumed = False

    def note(self, shard: int, *, lost: bool) -> None:
        self._connected[shard] = not lost

    def presses_arrive(self, guild_id: int, *, privately: bool) -> bool:
        """Return whether presses on a server arrive; ``privately``: also those in direct messages, if they come to this process."""
        if not self._connected:  # the number of shards is unknown before the first connection
            return self._assumed
        wanted = {shard_of(guild_id, self._shards())}
        if privately and self._ours(PRIVATE):
            wanted.add(PRIVATE)
        return all(self._connected.get(shard, self._assumed) for shard in wanted)
