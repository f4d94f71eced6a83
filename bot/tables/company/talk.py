"""What automated players say at the table: their lines grow one silent message in each phase.

So a table full of machines does not flood the channel; what was not shown before its phase was over is not said any more.
"""

from typing import Any

from bot.presenting.presenter import presenter_of
from bot.store import StoreError
from bot.tables.delivery.living_posts import LivingPosts
from bot.tables.delivery.pile import Pile
from bot.tables.delivery.postman import Trouble
from bot.tables.record.core import LiveTable
from bot.tables.record.surfaces import TalkMessage
from engines import Text

EVERY = 4.0
"""Seconds between two edits of the message."""

LONGEST = 1_500
"""Characters of the message; its oldest lines make room."""


class Talk:
    """Lines waiting to be shown, and the message they grow."""

    def __init__(self, table: LiveTable, posts: LivingPosts, below: Pile) -> None:
        """``below``: what stands below the board."""
        self.table = table
        self.posts = posts
        self.below = below
        self._lines: list[tuple[str, int, str]] = []
        """What waits: the step in which it was said, the seat, the line."""
        self._shown_at = 0.0

    def add(self, seat: int, line: Text) -> None:
        """Let ``seat`` say a line."""
        scene = self.table.scene()
        self._lines.append((_step(scene.public), seat, "> " + presenter_of(self.table.game).said(scene, seat, line)))
        self.table.on_change()

    async def attend(self) -> float | None:
        """Show the waiting lines when it is time; return when to come again."""
        if not self._lines:
            return None
        if self.table.now() < self._shown_at + EVERY:
            return self._shown_at + EVERY
        public = self.table.scene().public
        step, waiting = _step(public), self._lines
        lines = [line for when, seat, line in waiting if when == step and _still_in(public, seat)]
        try:
            if lines:
                await self._show(step, lines)
        except (Trouble, StoreError):
            return self.table.now() + EVERY
        del self._lines[: len(waiting)]
        self._shown_at = self.table.now()
        return None

    async def _show(self, step: str, lines: list[str]) -> None:
        """Let the message of this step grow, or begin it. Raises Trouble, StoreError."""
        stored, channel = self.table.surfaces.talk, self.table.channel_id
        if stored.posting is not None:
            said = stored.text
            await self.posts.settle(stored, channel, lambda message: message.texts == (said,))
        if stored.step != step:
            stored = self.table.surfaces.talk = TalkMessage(step=step)
        text = _shortened([*stored.text.split("\n"), *lines] if stored.text else lines)
        if stored.id is not None and await self.posts.edit(stored, channel, text):
            stored.text = text
            self.below.grown(stored.id, text)
            return
        stored.step, stored.text = step, text
        await self.posts.post(stored, channel, text)
        self.below.put(stored.id or 0, text)


def _shortened(lines: list[str]) -> str:
    """Return the newest of these lines that fit into the message."""
    first = 0
    while first < len(lines) - 1 and sum(len(line) + 1 for line in lines[first:]) > LONGEST:
        first += 1
    return "\n".join(lines[first:])


def _step(public: Any) -> str:
    return f"{public.round}.{public.phase}"


def _still_in(public: Any, seat: int) -> bool:
    """Whether the public view, where it has seats at all, shows this one among the living."""
    seats = getattr(public, "seats", ())
    return seat >= len(seats) or bool(getattr(seats[seat], "living", True))
