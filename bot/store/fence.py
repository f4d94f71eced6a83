"""The fence: a process that has lost a shard, and does not know it yet, writes nothing of its tables any more (PR-1.5).

Each shard has an epoch in the database, raised by whoever takes the shard. Every transaction that writes what the owner of a table alone
may write first locks the row of its shard under the epoch that this process knows; where that row is not found, nothing is written.
"""

from collections.abc import Callable, Mapping

from bot.store.errors import NotOwner
from bot.store.steps import Step

LOCKED = (
    "SELECT owners.shard FROM tables JOIN owners ON owners.shard = (tables.guild_id >> 22) % CAST(? AS BIGINT) "
    "JOIN unnest(CAST(? AS INTEGER[]), CAST(? AS BIGINT[])) AS held (shard, epoch) "
    "ON held.shard = owners.shard AND held.epoch = owners.epoch WHERE tables.id = ? FOR SHARE OF owners"
)
"""FOR SHARE: writers of one owner do not wait for each other, and whoever raises the epoch waits for all of them."""

LOCKED_FOR_SERVER = (
    "SELECT owners.shard FROM owners "
    "JOIN unnest(CAST(? AS INTEGER[]), CAST(? AS BIGINT[])) AS held (shard, epoch) "
    "ON held.shard = owners.shard AND held.epoch = owners.epoch "
    "WHERE owners.shard = (CAST(? AS BIGINT) >> 22) % CAST(? AS BIGINT) FOR SHARE OF owners"
)
"""The same for what is no table yet, or none at all, by its server."""

RAISED = "INSERT INTO owners (shard, epoch) VALUES (?, 1) ON CONFLICT (shard) DO UPDATE SET epoch = owners.epoch + 1 RETURNING epoch"
OUT_OF_COUNT = "UPDATE owners SET epoch = epoch + 1 WHERE shard >= ?"
"""Shards of a time when there were more of them; who slept since then may write no more either."""


class Fence:
    """The shards of which this process is the owner, each with its epoch."""

    def __init__(self, total: int, epochs: Mapping[int, int]) -> None:
        """``total``: of how many shards. ``epochs``: those that are held, as they are at any time."""
        self._total = total
        self._epochs = epochs
        self.on_refused: Callable[[str], None] = lambda _table: None
        """Told of a table of which this process wanted to write and may not."""
        self.foreign: Callable[[str], bool] = lambda _table: False
        """Whether another process serves a table: then it is told of what is written here into the table's log."""

    def step(self, location: str, table_id: str) -> Step:
        """Return what has to stand before the other steps of a transaction; it refuses with ``NotOwner``."""
        return Step(LOCKED, (self._total, *self._held(), table_id), NotOwner(location, table_id))

    def on_server(self, location: str, guild_id: int, of: str) -> Step:
        """Return the same for a transaction that writes something of a server which is no table yet, or none at all."""
        return Step(LOCKED_FOR_SERVER, (*self._held(), guild_id, self._total), NotOwner(location, of))

    def _held(self) -> tuple[list[int], list[int]]:
        """Return the shards that are held, and their epochs in the same order."""
        held = sorted(self._epochs.items())
        return [shard for shard, _ in held], [epoch for _, epoch in held]
