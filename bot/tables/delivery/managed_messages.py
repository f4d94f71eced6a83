"""The living messages of one table: lobby or board in the channel, hand and question in each person's direct messages."""

from collections.abc import Sequence

from bot.tables.delivery.board import Board
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.seat_messages import SeatMessages
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.core import LiveTable
from bot.tables.tempo import Tempo
from engines import Notice


class ManagedMessages:
    """What stands where, kept in the table's ``surfaces``."""

    def __init__(self, table: LiveTable, posts: ManagedPosts, whispers: Whispers, tempo: Tempo) -> None:
        self.table = table
        self.board = Board(table, posts, tempo.edit_every)
        self.seat_messages = SeatMessages(table, whispers, posts, tempo.edit_every)
        self.posts = posts
        self._sent = -1
        self._kept = 0

    @property
    def due(self) -> float | None:
        """When something may be edited again that has had to wait."""
        return min((when for when in (self.board.due, self.seat_messages.due) if when is not None), default=None)

    def noticed(self, notices: Sequence[Notice]) -> None:
        """Take note of what is told now."""
        self.board.noticed(notices)
        self.seat_messages.noticed(notices)

    def message_gone(self, message_id: int) -> None:
        """A message was deleted by somebody; what stood there is sent anew at the next change."""
        self.board.message_gone(message_id)
        self.seat_messages.message_gone(message_id)

    async def keep(self) -> None:
        """Write down what stands where, if that has changed. Raises StoreError."""
        if self.posts.postman.sent == self._sent:
            return
        self._sent = self.posts.postman.sent
        now = hash(repr(self.table.surfaces))
        if now != self._kept:
            await self.table.keep_surfaces()
            self._kept = now
