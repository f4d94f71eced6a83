"""A human narrator at a table: the desk, the one reminder, and the end of narrating (TALK.md, section 7)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.games import game_of
from bot.presenting.page import Button, Buttons, Page
from bot.store import StoreError
from bot.tables.delivery.deliveries import TableLine
from bot.tables.delivery.planning import Planning
from bot.tables.delivery.temporary_lines import GATE
from bot.tables.delivery.whispers import Whispers
from bot.tables.pages.narrator import NarratorView
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.gates import NarratorGate
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby import Lobby
from bot.tables.session.narrators import Narrating, holds_seat, reader_of

log = logging.getLogger(__name__)

Redraw = Callable[[], Awaitable[None]]


class Narration:
    """The bot's side of the narrator of one table."""

    def __init__(self, table: LiveTable, lobby: Lobby, whispers: Whispers, say: Callable[[str], Awaitable[None]]) -> None:
        """``say`` posts a public line."""
        self.table = table
        self._say = say
        self.whispers = whispers
        self.narrator_moves = Narrating(table)
        self.redraw: Redraw = _nothing
        """Redraws the narrator's open desk."""
        self._lobby = lobby
        self._shown: object = None
        self._drawing: asyncio.Task[None] | None = None
        self._again = False

    # ---- the desk's content

    def reading(self) -> NarratorView:
        """Return the content of the narrator's desk: only what the next press makes public (TK-7.4, 10.7)."""
        table, course = self.table, self.table.course
        sees = reader_of(table) is not None
        gate = self.narrator_moves.waiting
        if course is None or gate is None:
            return NarratorView(wanted="" if course is None else self._wanted(), sees=sees)
        kind = course.timing.gates[gate.name].then
        clock = course.time.length_of(kind, lambda: course.public(table.now())) if kind else None
        return NarratorView(self._aloud(course, gate), gate.name, gate.notice, clock, sees=sees)

    def _aloud(self, course: Course, gate: NarratorGate) -> str:
        """Return the text that will be posted when the gate opens."""
        presenter, scene = game_of(self.table.game).presenter, self.table.scene()
        told = course.game.notices[: course.time.told_by(gate.opens)]
        planning = Planning({}, (), str, course.entries)
        for line in presenter.narrate(told, scene, since=gate.notice):
            planning.add(line)
        texts = [made.text for made in planning.made if isinstance(made, TableLine)]
        return "\n".join(texts) or presenter.aloud(scene, told[gate.notice])

    def _wanted(self) -> str:
        return game_of(self.table.game).presenter.request(self.table.scene())

    def witness(self, user_id: int) -> Any:
        """Return all tokens and nights for a narrator who may see them. Raises Refused for anybody else."""
        course = self.table.running
        view = course.shown(self.table.now()).witness()
        if reader_of(self.table) != user_id or view is None:
            raise Refused("no-press")
        return view

    # ---- due actions

    async def attend(self) -> float | None:
        """End narrating without a narrator, remind a silent one, refresh the open desk; return when to come again."""
        table, course = self.table, self.table.course
        if not table.settings.narrator:
            return None
        if holds_seat(table, table.host_id):
            await self.end()
            return None
        if course is None or table.phase not in ("running", "paused") or course.over(table.now()):
            return None
        self._refresh()
        if table.phase == "paused":
            return None
        await self._remind(course)
        return course.time.gates.next_change(table.now())

    async def end(self) -> None:
        """Go on without a narrator, and say so once (TK-7.1). Raises Refused when the log cannot be written."""
        table = self.table
        if not table.settings.narrator:
            return
        if table.phase == "lobby":
            await self._lobby.change_talk({"narrator": False})
            await self._say("narrator-ends")
        elif not await self.narrator_moves.end():
            return
        self._shown = None
        self._refresh()

    async def _remind(self, course: Course) -> None:
        """Remind the narrator once, by direct message, that the table waits (TK-7.3). Raises StoreError when that cannot be stored."""
        table, gates, memory = self.table, course.time.gates, self.table.message_state.narration
        gate = gates.waiting(table.now())
        if gate is None:
            memory.gate_called = -1
        elif gates.reminds(gate) <= table.now() and memory.gate_called != gate.notice:
            memory.gate_called = gate.notice  # stored with the message
            if not await self.whispers.send_host(self._call(), loud=True, about=GATE):
                memory.gate_called = -1
                raise StoreError(table.id, "the call to the gate was not stored")

    def _call(self) -> Page:
        words, board = self.table.words, self.table.message_state.channel.board.id
        button = (Buttons((Button(words("b-to-table"), url=self.table.link_to(board)),)),) if board else ()
        return Page((words("gate-call"), *button))

    # ---- the open desk

    def shows(self, redraw: Redraw) -> None:
        """Note that the narrator has opened the desk; ``redraw`` draws it again."""
        self.redraw = redraw
        self._shown = self._content()

    def _content(self) -> object:
        return self.reading(), self.table.phase

    def _refresh(self) -> None:
        """Redraw the open desk in the background if its content has changed."""
        if self.redraw is _nothing or (content := self._content()) == self._shown:
            return
        self._shown = content
        if self._drawing is not None and not self._drawing.done():
            self._again = True
        else:
            self._drawing = asyncio.create_task(self._draw(), name=f"narrator's desk {self.table.id}")

    async def _draw(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            await self.redraw()

    def close(self) -> None:
        if self._drawing is not None:
            self._drawing.cancel()


async def _nothing() -> None:
    pass
