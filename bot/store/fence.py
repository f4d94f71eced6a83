"""The fence around the shards of a process: after it has lost one, it writes nothing of that shard's tables any more (PR-1.5).

Each shard has an epoch in the database, raised when a process takes the shard. A transaction that only the owner of a table may write
first locks the row of its shard under the epoch that this process knows. Without that row it writes nothing.
"""

from collections.abc import Callable, Mapping

from bot.store.errors import NotOwner
from bot.store.statements import Statement

LOCK_TABLE_OWNER = (
    "SELECT owners.shard FROM tables JOIN owners ON owners.shard = (tables.guild_id >> 22) % CAST(? AS BIGINT) "
    "JOIN unnest(CAST(? AS INTEGER[]), CAST(? AS BIGINT[])) AS held (shard, epoch) "
    "ON held.shard = owners.shard AND held.epoch = owners.epoch WHERE tables.id = ? FOR SHARE OF owners"
)
"""FOR SHARE: writers of one owner do not wait for each other, and raising the epoch waits for all of them."""

LOCK_SERVER_OWNER = (
    "SELECT owners.shard FROM owners "
    "JOIN unnest(CAST(? AS INTEGER[]), CAST(? AS BIGINT[])) AS held (shard, epoch) "
    "ON held.shard = owners.shard AND held.epoch = owners.epoch "
    "WHERE owners.shard = (CAST(? AS BIGINT) >> 22) % CAST(? AS BIGINT) FOR SHARE OF owners"
)
"""The same by server, for rows that belong to no table yet."""

RAISE_EPOCH = "INSERT INTO owners (shard, epoch) VALUES (?, 1) ON CONFLICT (shard) DO UPDATE SET epoch = owners.epoch + 1 RETURNING epoch"
RAISE_SURPLUS_EPOCHS = "UPDATE owners SET epoch = epoch + 1 WHERE shard >= ?"
"""For shards above the current count: a process that slept through the change may not write either."""


class Fence:
    """The shards that this process owns, with their epochs."""

    def __init__(self, total: int, epochs: Mapping[int, int], *, on_refused: Callable[[], None], foreign: Callable[[str], bool]) -> None:
        """``total`` is the number of shards; ``epochs`` is a live mapping of the owned ones.

        ``on_refused`` is called when a write was refused. ``foreign``: whether another process serves a table, which is then
        notified of entries written here.
        """
        self._total = total
        self._epochs = epochs
        self.on_refused = on_refused
        self.foreign = foreign

    def statement(self, location: str, table_id: str) -> Statement:
        """Return the first statement of a transaction for a table; it refuses with ``NotOwner``."""
        return Statement(LOCK_TABLE_OWNER, (self._total, *self._held(), table_id), NotOwner(location, table_id))

    def on_server(self, location: str, guild_id: int, of: str) -> Statement:
        """Return the first statement of a transaction for a server; it refuses with ``NotOwner``."""
        return Statement(LOCK_SERVER_OWNER, (*self._held(), guild_id, self._total), NotOwner(location, of))

    def _held(self) -> tuple[list[int], list[int]]:
        """Return the owned shards, and their epochs in the same order."""
        held = sorted(self._epochs.items())
        return [shard for shard, _ in held], [epoch for _, epoch in held]
