"""The living messages of one table: lobby or board in the channel, hand and question in each person's direct messages.

Each is compared with the page it should show and edited only when that has changed; where a message is gone it is posted anew.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Literal

from bot.presenting.components import picture_hash
from bot.presenting.lobby import lobby_page, lobby_record
from bot.presenting.page import Page
from bot.presenting.presenter import Presenter, presenter_of
from bot.presenting.scene import Scene
from bot.presenting.standing import gone
from bot.tables.delivery.postman import DmClosed, MessageGone, Postman
from bot.tables.record.core import LiveTable
from bot.tables.record.lobby_scene import lobby_scene
from bot.tables.record.seating import Seat
from bot.tables.record.surfaces import ChannelMessage, HandMessage, QuestionMessage
from bot.tables.tempo import Tempo
from engines import Ask, Notice

log = logging.getLogger(__name__)

REHANG_EVERY = 20.0
"""Seconds between two new boards."""

ASKED_EVERY = 30.0
"""Seconds between two new boards that people ask for."""

BURIED = 8
"""How many messages of others may stand below the board before it is hung anew."""


InChannel = Literal["board", "lobby"]
"""The living messages of the channel."""


def page_hash(page: Page) -> str:
    """Return 16 hex digits that stand for everything a page shows."""
    return sha256(repr(page).encode()).hexdigest()[:16]


class LivingMessages:
    """What stands where, kept in the table's ``surfaces``."""

    def __init__(self, table: LiveTable, postman: Postman, tempo: Tempo) -> None:
        self.table = table
        self.postman = postman
        self._tempo = tempo
        self.below = 0
        self.board_due: float | None = None
        self._rehang = False
        self._step = ""
        self._drawn: object = None
        self._shown_asks: frozenset[str] = frozenset()
        self._shown_phase = ""
        self._looked = 0.0
        self._sent = -1
        self._hands: set[int] = set()
        self._later: set[int] = set()
        self._asked: dict[int, tuple[str, ...]] = {}
        self._doubts: dict[int, tuple[str, str, str]] = {}
        self._kept = 0
        self.before_story: Callable[[], Awaitable[None]] = _nothing
        """Called before the story is told: voices are given back first."""
        self.finished = False

    @property
    def _presenter(self) -> Presenter:
        return presenter_of(self.table.game)

    def _in_channel(self, name: InChannel) -> ChannelMessage:
        surfaces = self.table.surfaces
        return surfaces.board if name == "board" else surfaces.lobby

    async def keep(self) -> None:
        """Write down what stands where, if that has changed. Raises StoreError."""
        if self.postman.sent == self._sent:
            return
        self._sent = self.postman.sent
        now = hash(repr(self.table.surfaces))
        if now != self._kept:
            await self.table.keep_surfaces()
            self._kept = now

    # ---- what has happened

    def noticed(self, notices: Sequence[Notice]) -> None:
        """Take note of what is told now: whose hand changes, and whether the board is to be hung anew."""
        course = self.table.course
        wanted = course.manners.rhythm.rehang if course is not None else frozenset()
        view = course.public(self.table.now()) if course is not None else None
        for notice in notices:
            key = notice.text.key
            if key in wanted or f"{key}:{notice.text.args.get('kind', '')}" in wanted:
                self._rehang = True
            self._hands.update(notice.to or ())
            if course is not None and key in course.manners.rhythm.all_hands:
                self._hands.update(range(len(self.table.seats)))
            if course is not None and key in course.manners.rhythm.hands:
                self._hands.update(_named(notice))
            if course is not None and course.shown(self.table.now()) is not course.game:
                self._later.update(notice.to or ())  # the hand that may be shown now does not hold it yet: its step still runs
            for seat in notice.to or ():
                self._asked.pop(seat, None)  # a question shows what its seat has just learned: the fingers of the other wakers
        if view is not None and notices:
            over = course is not None and course.game.outcome is not None and course.shown(self.table.now()) is course.game
            self._hands.update(range(len(self.table.seats)) if over else gone(view))

    def refresh_hand(self, seat: int) -> None:
        """Look at the hand of a seat again: its person or language has changed."""
        self._hands.add(seat)
        self._asked.pop(seat, None)

    def doubt(self, seat: int, ask: Ask | None = None, pick: str = "") -> None:
        """The message of ``seat`` shows a pick for ``ask`` that is to be confirmed (or, without one, does so no more).

        What others do meanwhile may change the message, but does not take the confirmation away from under the finger.
        """
        if ask is not None:
            self._doubts[seat] = (ask.id, ask.name, pick)
        else:
            self._doubts.pop(seat, None)

    def question_answered(self, seat: int, message_id: int) -> None:
        """The question in this message was answered in place; it shows its receipt already."""
        stored = self.table.surfaces.questions.get(str(seat))
        if stored is not None and stored.id == message_id:
            stored.page = ""
            self._asked.pop(seat, None)  # by now the next question may be open; it is looked for, not taken for known

    def hand_sent(self, user_id: int, channel_id: int, message_id: int) -> None:
        """The first whisper of the lobby has become this person's hand message."""
        self.table.surfaces.hands[str(user_id)] = HandMessage(id=message_id, channel=channel_id)

    def message_gone(self, message_id: int) -> None:
        """A message was deleted by somebody; what stood there is posted anew at the next change."""
        surfaces = self.table.surfaces
        for message in (surfaces.board, surfaces.lobby):
            if message.id == message_id:
                self._lost(message)
                self._drawn = None
        for user, hand in surfaces.hands.items():
            if hand.id == message_id:
                self._lost(hand)
                self._hands.update(seat.seat for seat in self.table.people if str(seat.user_id) == user)
        for number, question in surfaces.questions.items():
            if question.id == message_id:
                self._lost(question)
                self._asked.pop(int(number), None)

    def _lost(self, stored: ChannelMessage | HandMessage | QuestionMessage) -> None:
        """Forget a message that is gone; the next one in its place is another one also for Discord, which remembers nonces."""
        stored.clear()
        self.table.surfaces.lost += 1

    def ask_rehang(self) -> bool:
        """Ask for the board to be hung anew below everything; False when that was done less than 30 seconds ago."""
        stored = self._in_channel("lobby" if self.table.phase == "lobby" else "board")
        if self.table.now() - stored.hung < ASKED_EVERY:
            return False
        self._rehang = True
        return True

    # ---- the channel

    async def show_board(self, *, ended: bool = False) -> None:
        """Bring the message in the channel up to date. Raises Trouble."""
        table = self.table
        if table.phase in ("lobby", "cancelled"):
            await self._show("lobby", lambda: lobby_page(lobby_scene(table, table.words)), now=table.phase != "lobby")
            return
        if table.course is None or self.finished or table.stale:
            return
        if not table.surfaces.dealt:
            await self._show("lobby", lambda: lobby_record(lobby_scene(table, table.words)), now=True)
            table.surfaces.dealt = True
        state = self._state()
        if not ended and not self._rehang and state == self._drawn and table.surfaces.board.id:
            return  # nothing that the board shows has changed: a sleeping table costs nothing
        asked = frozenset([ask.id for ask in table.course.open_asks(table.now())])
        same_step = table.phase == self._shown_phase and asked and asked <= self._shown_asks
        if same_step and not ended and not self._rehang and self._too_soon("board"):
            return  # somebody has answered, nothing new is asked
        public = table.course.public(table.now())
        step = f"{public.round}.{public.phase}.{table.phase == 'paused'}"
        if not ended and not self._rehang and step == self._step and self._too_soon("board"):
            return
        scene = table.scene()
        buried = self.below >= BURIED and any(not ask.secret and ask.holds for ask in scene.asks)
        hang = self._rehang or (step != self._step and buried)
        if await self._show("board", lambda: self._presenter.board(scene), now=step != self._step or ended, hang=hang):
            self._step, self._drawn = step, state
            self._shown_asks, self._shown_phase = asked, table.phase
        if ended:
            await self._close()

    def _state(self) -> object:
        """Return what tells one board from the next, without drawing any."""
        table, course, now = self.table, self.table.course, self.table.now()
        if course is None:
            return None
        time, deaf = course.time, tuple(seat.seat for seat in table.seats if seat.deaf)
        graveyard = table.surfaces.silence.thread
        return course.entries, time.released(now), time.urgency(now), time.step(now), table.phase, deaf, graveyard

    def _too_soon(self, name: InChannel) -> bool:
        """Whether the message was edited a moment ago; then notes when it may be edited again."""
        if self._in_channel(name).id and self.table.now() < self._looked + self._tempo.edit_every:
            self.board_due = self._looked + self._tempo.edit_every
            return True
        return False

    async def _show(self, name: InChannel, draw: Callable[[], Page], *, now: bool = False, hang: bool = False) -> bool:
        """Post, edit or hang anew one message of the channel; False when it has to wait for its time."""
        table, stored = self.table, self._in_channel(name)
        hang = hang and table.now() - stored.hung >= REHANG_EVERY
        if not hang and not now and self._too_soon(name):
            return False
        self.board_due, self._looked = None, table.now()
        page = await asyncio.to_thread(draw)  # drawing a full table takes long enough to keep a click waiting
        made = page_hash(page)
        if stored.id and not hang:
            self._rehang = False
            if stored.page == made:
                return True
            try:
                await self.postman.edit(table.channel_id, stored.id, page, keep=stored.pics)
                stored.page, stored.pics, stored.at = made, _pictures(page), table.now()
                return True
            except MessageGone:
                self._lost(stored)
        await self._hang(name, page, made)
        return True

    async def _hang(self, name: InChannel, page: Page, made: str) -> None:
        """Post the message anew below everything, then take the old one away."""
        table, stored = self.table, self._in_channel(name)
        old = stored.id
        nonce = f"{table.id}.{name[0]}{table.course.entries if table.course else 0}.{self.table.surfaces.lost}"
        message = await self.postman.post(table.channel_id, page, nonce=nonce)
        stored.id, stored.page, stored.pics = message, made, _pictures(page)
        stored.at = stored.hung = table.now()
        self.below, self._rehang = 0, False
        if old:
            await self.postman.delete(table.channel_id, old)

    async def _close(self) -> None:
        """Tell the story of a finished game, once."""
        stored = self.table.surfaces.story
        if not stored.id:
            await self.before_story()
            page = self._presenter.story(self.table.scene())
            stored.id = await self.postman.post(self.table.channel_id, page, nonce=f"{self.table.id}.story", loud=False)
        self.finished = True

    # ---- direct messages

    def _signature(self, seat: int) -> tuple[str, ...]:
        return self._signatures().get(seat, ())

    def _signatures(self) -> dict[int, tuple[str, ...]]:
        """Return the open questions of each seat by their ids, standing ones left out."""
        made: dict[int, tuple[str, ...]] = {}
        for ask in self.table.course.open_asks(self.table.now()) if self.table.course is not None else ():
            if ask.holds or ask.secret:
                made[ask.seat] = (*made.get(ask.seat, ()), ask.id)
        return made

    async def whisper_all(self) -> None:
        """Bring hands and questions up to date, for all people at once. Raises the first Trouble after everyone was tried."""
        if self.table.course is None:
            return
        if self._later and self.table.course.shown(self.table.now()) is self.table.course.game:
            self._hands |= self._later
            self._later.clear()
        signatures = self._signatures()
        seats = [seat for seat in self.table.people if not seat.deaf]
        moved = [seat for seat in seats if seat.seat in self._hands or signatures.get(seat.seat, ()) != self._asked.get(seat.seat)]
        if not moved:
            return
        troubles = await asyncio.gather(*(self._whisper(seat) for seat in moved), return_exceptions=True)
        for trouble in troubles:
            if trouble is not None:
                raise trouble

    async def _whisper(self, seat: Seat) -> None:
        if self.table.stale:
            return
        signature = self._signature(seat.seat)
        asked = self._asked.get(seat.seat)
        if signature == asked and seat.seat not in self._hands:
            return
        try:
            if seat.seat in self._hands or str(seat.user_id) not in self.table.surfaces.hands:
                await self._show_hand(seat)
                self._hands.discard(seat.seat)
            if signature != asked:
                await self._show_question(seat)
                self._asked[seat.seat] = signature
        except DmClosed:
            await self.deafen(seat.seat)

    async def _show_hand(self, seat: Seat) -> None:
        page = self._presenter.hand(self.table.scene_of(seat.seat), seat.seat)
        stored = self.table.surfaces.hands.setdefault(str(seat.user_id), HandMessage())
        made = page_hash(page)
        if stored.page == made:
            return
        channel = stored.channel or await self._dm(seat)
        if stored.id:
            try:
                await self.postman.edit(channel, stored.id, page, keep=stored.pics, pace=False)
                stored.page, stored.pics = made, _pictures(page)
                return
            except MessageGone:
                self._lost(stored)
        nonce = f"{self.table.id}.r{(seat.user_id or 0) % 10**10}.{self.table.surfaces.lost}"
        message = await self.postman.post(channel, page, nonce=nonce, pace=False)
        stored.id, stored.channel, stored.page, stored.pics = message, channel, made, _pictures(page)

    async def _show_question(self, seat: Seat) -> None:
        scene = self.table.scene_of(seat.seat)
        opened, confirm, chosen = self._doubts.get(seat.seat, ("", None, None))
        if opened not in self._signature(seat.seat):
            confirm = chosen = None
        page = self._presenter.question(scene, seat.seat, confirm=confirm, chosen=chosen)
        stored = self.table.surfaces.questions.setdefault(str(seat.seat), QuestionMessage())
        step = self._presenter.question_key(scene, seat.seat)
        if page is None:
            await self._fold_question(stored, scene)
            return
        made = page_hash(page)
        if stored.id and stored.step == step and stored.user == seat.user_id:
            if stored.page != made:
                await self._edit_question(stored, page)
                stored.page = made
            return
        channel = await self._dm(seat)
        old = stored.id if stored.user == seat.user_id else None
        number = table_number((str(step), *self._signature(seat.seat)))
        loud = self._presenter.loud_question(scene, seat.seat)
        nonce = f"{self.table.id}.q{seat.seat}.{number}.{self.table.surfaces.lost}"
        message = await self.postman.post(channel, page, nonce=nonce, loud=loud, pace=False)
        stored.id, stored.channel, stored.page, stored.step, stored.user = message, channel, made, step, seat.user_id
        if old:
            await self.postman.delete(channel, old)

    async def _fold_question(self, stored: QuestionMessage, scene: Scene) -> None:
        """Let a question that is over shrink to one line, unless it shows its receipt already."""
        if stored.id and stored.page:
            stored.page = ""
            await self._edit_question(stored, Page((scene.words("question-over"),)))

    async def _edit_question(self, stored: QuestionMessage, page: Page) -> None:
        if stored.id is None or stored.channel is None:
            return
        try:
            await self.postman.edit(stored.channel, stored.id, page, pace=False)
        except MessageGone:
            self._lost(stored)

    async def _dm(self, seat: Seat) -> int:
        if seat.user_id is None:
            raise DmClosed
        return await self.postman.dm_channel(seat.user_id)

    async def deafen(self, number: int) -> None:
        """Note that whispers do not reach this seat; its secrets wait at the desk. Raises StoreError."""
        seat = self.table.seat(number)
        if not seat.deaf:
            seat.deaf = True
            await self.table.store.put_seat(self.table.id, seat.row())

    async def hear(self, number: int) -> None:
        """Note that whispers reach this seat again, and bring it hand and question. Raises StoreError."""
        seat = self.table.seat(number)
        if seat.deaf:
            seat.deaf = False
            await self.table.store.put_seat(self.table.id, seat.row())
        self._hands.add(number)
        self._asked.pop(number, None)
        self.table.on_change()


def _named(notice: Notice) -> list[int]:
    """Return the seats that a notice names."""
    return [int(value[5:]) for value in notice.text.args.values() if isinstance(value, str) and value.startswith("seat:")]


async def _nothing() -> None:
    pass


def _pictures(page: Page) -> list[str]:
    return [picture_hash(picture) for picture in page.pictures]


def table_number(signature: Sequence[str]) -> str:
    """Return a short name (6 hex digits) of a set of questions, for the nonce of their message."""
    return sha256("|".join(signature).encode()).hexdigest()[:6]
