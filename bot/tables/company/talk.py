"""What is claimed by button and what automated players say: their lines grow one silent message in each phase.

So neither a lively table nor one full of machines floods the channel. The lines stand in the log of the table; how many of them have been
shown is remembered with the message, so that a restart goes on where it was. What an automated player said is not shown once its phase is
over; a claim of a person always is (TK-5.4).
"""

from collections.abc import Sequence
from typing import Any

from bot.presenting.claims import ShownClaim, claim_line
from bot.presenting.presenter import presenter_of
from bot.presenting.scene import Scene
from bot.store import StoreError
from bot.tables.company.claiming import step_of
from bot.tables.delivery.living_posts import LivingPosts
from bot.tables.delivery.pile import Pile
from bot.tables.delivery.postman import Trouble
from bot.tables.record.core import LiveTable
from bot.tables.record.entries import Talk as TalkEntry
from bot.tables.record.surfaces import TalkMessage
from engines import Text

EVERY = 4.0
"""Seconds between two edits of the message."""

LONGEST = 1_500
"""Characters of the message; what does not fit begins another one."""


class Talk:
    """The lines of one table, and the message they grow."""

    def __init__(self, table: LiveTable, posts: LivingPosts, below: Pile) -> None:
        """``below``: what stands below the board."""
        self.table = table
        self.posts = posts
        self.below = below
        self._shown_at = 0.0

    async def attend(self) -> float | None:
        """Show the waiting lines when it is time; return when to come again."""
        course, stored = self.table.course, self.table.surfaces.talk
        if course is None:
            return None
        spoken = course.talk.spoken
        waiting = spoken[min(stored.upto, len(spoken)) :]
        if not waiting:
            stored.upto = len(spoken)
            return None
        if self.table.now() < self._shown_at + EVERY:
            return self._shown_at + EVERY
        scene = self.table.scene()
        lines = [line for one in waiting if (line := _line(scene, one.entry))]
        try:
            if lines:
                await self._show(step_of(scene.public), lines)
        except (Trouble, StoreError):
            return self.table.now() + EVERY
        self.table.surfaces.talk.upto = len(spoken)
        self._shown_at = self.table.now()
        return None

    async def _show(self, step: str, lines: Sequence[str]) -> None:
        """Let the message of this step grow, or begin it. Raises Trouble, StoreError."""
        stored, channel = self.table.surfaces.talk, self.table.channel_id
        if stored.posting is not None:
            said = stored.text
            await self.posts.settle(stored, channel, lambda message: message.texts == (said,))
        if stored.step != step:
            stored = self.table.surfaces.talk = TalkMessage(step=step, upto=stored.upto)
        for text in _filled(stored.text, lines):
            if stored.id is not None and text.startswith(stored.text) and await self.posts.edit(stored, channel, text):
                stored.text = text
                self.below.grown(stored.id, text)
                continue
            stored = self.table.surfaces.talk = TalkMessage(step=step, text=text, upto=stored.upto)
            await self.posts.post(stored, channel, text)
            self.below.put(stored.id or 0, text)


def _filled(stands: str, lines: Sequence[str]) -> list[str]:
    """Return the texts of the message that stands and of those after it, with ``lines`` added."""
    texts = [stands] if stands else []
    for line in lines:
        if texts and len(texts[-1]) + 1 + len(line) <= LONGEST:
            texts[-1] += f"\n{line}"
        else:
            texts.append(line)
    return texts if not stands or texts[0] != stands else texts[1:]


def _line(scene: Scene, entry: TalkEntry) -> str:
    """Return what stands at the table of an entry, empty when nothing does."""
    if entry.what == "claim":
        back = str(entry.args.get("back", ""))
        shown = ShownClaim(entry.seat, entry.key, None if entry.target < 0 else entry.target)
        return "> " + claim_line(scene, shown, back=back)
    if entry.what != "said" or entry.value != step_of(scene.public) or not _still_in(scene.public, entry.seat):
        return ""
    return "> " + presenter_of(scene.game).said(scene, entry.seat, Text(entry.key, entry.args))


def _still_in(public: Any, seat: int) -> bool:
    """Whether the public view, where it has seats at all, shows this one among the living."""
    seats = getattr(public, "seats", ())
    return seat >= len(seats) or bool(getattr(seats[seat], "living", True))
