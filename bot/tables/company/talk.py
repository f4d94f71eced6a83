"""What automated players say at the table: their lines grow one silent message.

So a table full of machines does not flood the channel.
"""

from collections.abc import Callable
from typing import Any

from bot.presenting.presenter import presenter_of
from bot.tables.delivery.postman import MessageGone, Postman, Trouble
from bot.tables.record.core import LiveTable
from engines import Text

EVERY = 4.0
"""Seconds between two edits of the message."""

LONGEST = 1_500


class Talk:
    """Lines waiting to be shown, and the message they grow."""

    def __init__(self, table: LiveTable, postman: Postman, posted: Callable[[], None]) -> None:
        """``posted`` is called when a new message has been hung below the board."""
        self.table = table
        self.postman = postman
        self.posted = posted
        self._lines: list[tuple[int, str]] = []
        self._message: int | None = None
        self._text = ""
        self._step = ""
        self._shown_at = 0.0
        self._count = 0

    def add(self, seat: int, line: Text) -> None:
        """Let ``seat`` say a line."""
        self._lines.append((seat, "> " + presenter_of(self.table.game).said(self.table.scene(), seat, line)))
        self.table.on_change()

    async def attend(self) -> float | None:
        """Show the waiting lines when it is time; return when to come again."""
        if not self._lines:
            return None
        if self.table.now() < self._shown_at + EVERY:
            return self._shown_at + EVERY
        public = self.table.scene().public
        step = f"{public.round}.{public.phase}"
        text = "\n".join(line for seat, line in self._lines if _still_in(public, seat))
        if not text:  # who is out says nothing any more
            self._lines.clear()
            return None
        grows = self._message is not None and step == self._step and len(self._text) + len(text) < LONGEST
        try:
            if grows and self._message is not None:
                self._text = f"{self._text}\n{text}"
                await self.postman.edit(self.table.channel_id, self._message, self._text)
            else:
                self._count += 1
                self._text = text
                self.posted()
                self._message = await self.postman.post(self.table.channel_id, text, nonce=f"{self.table.id}.t{step}.{self._count}")
        except MessageGone:
            self._message = None
            return self.table.now() + 1.0
        except Trouble:
            return self.table.now() + EVERY
        self._lines.clear()
        self._step, self._shown_at = step, self.table.now()
        return None


def _still_in(public: Any, seat: int) -> bool:
    """Whether the public view, where it has seats at all, shows this one among the living."""
    seats = getattr(public, "seats", ())
    return seat >= len(seats) or bool(getattr(seats[seat], "living", True))
