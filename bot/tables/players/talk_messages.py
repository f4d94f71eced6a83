"""Claims and automated lines in the channel: one silent message in each phase grows line by line, so that talk floods nothing.

The lines are in the log; the message remembers how many are shown, so a restart continues. An automated line is not shown once its phase
has been over for a while, but one cut off by the end of the phase is, since other automated players have heard it. A person's claim is
always shown (TK-5.4).
"""

from collections.abc import Sequence
from typing import Any

from bot.discord_io.postman import Rejected, Trouble
from bot.games import game_of
from bot.presenting.scene import Scene
from bot.store import StoreError
from bot.tables.delivery.board import MessagesBelow
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.pages.claims import ShownClaim, claim_line
from bot.tables.session.course import Course
from bot.tables.session.entries import Talk as TalkEntry
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import TalkMessage
from bot.tables.session.talk_log import TalkLine
from bot.tables.session.views import step_of
from engines import Text

EVERY = 4.0
"""Seconds between two edits of the message."""

LATE = 15.0
"""Seconds after which a line is shown in its own phase only; in another round it is never shown."""

LONGEST = 1_500
"""Most characters of the message; the rest begins another one."""


class TalkMessages:
    """The talk messages of one table."""

    __slots__ = ("_shown_at", "below", "posts", "table")

    def __init__(self, table: LiveTable, posts: ManagedPosts, below: MessagesBelow) -> None:
        self.table = table
        self.posts = posts
        self.below = below
        self._shown_at = 0.0

    async def attend(self) -> float | None:
        """Show pending lines when it is time; return when to come again."""
        course = self.table.course
        if course is None or not self._waiting(course):
            return None
        if self.table.now() < self._shown_at + EVERY:
            return self._shown_at + EVERY
        try:
            await self._settle()
            if waiting := self._waiting(course):
                await self._show(waiting)
        except (Trouble, StoreError):
            return self.table.now() + EVERY
        self._shown_at = self.table.now()
        return None

    def _waiting(self, course: Course) -> list[TalkLine]:
        """Return the entries not shown yet."""
        upto = self.table.message_state.talk.upto
        return [one for one in course.talk_log.spoken if one.number > upto]

    async def _settle(self) -> None:
        """Settle a message whose sending failed or is in doubt. Raises Trouble."""
        stored = self.table.message_state.talk
        if stored.posting is not None:
            said = stored.text
            await self.posts.adopt_lost(stored, self.table.channel_id, lambda message: message.texts == (said,))
            if stored.id is not None:
                stored.upto = stored.reaches
        if stored.id is None:
            stored.text = ""

    async def _show(self, waiting: Sequence[TalkLine]) -> None:
        """Add the visible pending entries to the message of this step, or begin one. Raises Trouble, StoreError."""
        scene, stored = self.table.scene(), self.table.message_state.talk
        since = self.table.now() - LATE
        lines = [(line, one.number) for one in waiting if (line := _line(scene, one.entry, late=one.at < since))]
        step = step_of(scene.public)
        if lines and stored.step != step:
            self.table.message_state.talk = TalkMessage(step=step, upto=stored.upto)
        for text, reaches, grows in _filled(self.table.message_state.talk.text, lines):
            said = self.table.message_state.talk.text if grows else ""
            try:
                await self._put(text, reaches, grows=grows)
            except Rejected as fault:
                await self.posts.rejected(fault, text.removeprefix(said).strip())
        self.table.message_state.talk.upto = waiting[-1].number

    async def _put(self, text: str, reaches: int, *, grows: bool) -> None:
        """Show ``text`` in the message that ``grows``, if that can be edited, else in a new one. Raises Trouble, StoreError."""
        stored, channel = self.table.message_state.talk, self.table.channel_id
        step, upto = stored.step, stored.upto
        if grows and stored.id is not None and await self.posts.edit(stored, channel, text):
            stored.text, stored.reaches = text, reaches
            self.below.grown(stored.id, text)
        else:
            number = stored.posting if stored.id is None else None  # Discord may still know its nonce
            stored = self.table.message_state.talk = TalkMessage(step=step, text=text, reaches=reaches, upto=upto, posting=number)
            await self.posts.post(stored, channel, text)
            self.below.put(stored.id or 0, text)
        stored.upto = reaches


def _filled(stands: str, lines: Sequence[tuple[str, int]]) -> list[tuple[str, int, bool]]:
    """Add ``lines`` to the message with the text ``stands`` and to further ones.

    Returns each changed text with the number of its last entry, and whether it is the existing message.
    """
    texts = [(stands, 0, True)] if stands else []
    for line, number in lines:
        if texts and len(texts[-1][0]) + 1 + len(line) <= LONGEST:
            text, _, grows = texts[-1]
            texts[-1] = (f"{text}\n{line}", number, grows)
        else:
            texts.append((line, number, False))
    return [(text, number, grows) for text, number, grows in texts if number]


def _line(scene: Scene, entry: TalkEntry, *, late: bool) -> str:
    """Return the line of an entry, empty for none; ``late``: it is too old to be shown outside its phase."""
    if entry.what == "claim":
        back = str(entry.args.get("back", ""))
        shown = ShownClaim(entry.seat, entry.key, None if entry.target < 0 else entry.target)
        return "> " + claim_line(scene, shown, back=back)
    if entry.what != "said" or not _in_time(scene.public, entry.value, late=late) or not _still_in(scene.public, entry.seat):
        return ""
    return "> " + game_of(scene.game).presenter.talk_line(scene, entry.seat, Text(entry.key, entry.args))


def _in_time(public: Any, step: bool | int | str, *, late: bool) -> bool:
    """Whether a line of ``step`` may still be shown: in its phase, or shortly after it in the same round."""
    return step == step_of(public) or (not late and str(step).partition(".")[0] == str(public.round))


def _still_in(public: Any, seat: int) -> bool:
    """Whether the public view shows this seat as living, if it has seats at all."""
    seats = getattr(public, "seats", ())
    return seat >= len(seats) or bool(getattr(seats[seat], "living", True))
