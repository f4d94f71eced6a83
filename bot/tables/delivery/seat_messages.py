"""Hands and questions: the managed messages in each player's direct messages.

All questions of a step are drawn before the first is sent, and they leave in a random order before the hands, so neither order nor gaps
tell whose message took more work (MF-15.4). A person without any question so far gets the hand first.

In the phases that a game gives to letters the question of a seat is its letter, and the clock decides when it is edited, not events: all
letters at the beginning of a phase, at even intervals while some seats may talk among themselves, and at the end of the night, when all
hands follow. So neither the number of messages nor that of edits tells whom a night concerns (MF-15.2). Only a person's own press changes a
letter in between.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.discord_io.postman import DmClosed, Trouble
from bot.games import game_of
from bot.presenting.how_to_play import what_it_is
from bot.presenting.page import Page
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene
from bot.presenting.standing import gone
from bot.presenting.texts import Words
from bot.store import StoreError
from bot.tables.delivery.managed_posts import ManagedPosts, page_hash, with_button
from bot.tables.delivery.seat_message_sender import SeatMessage, SeatMessageSender, says_some
from bot.tables.delivery.temporary_lines import QUESTION
from bot.tables.delivery.whispers import Whispers
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import HandMessage, QuestionMessage, SeatMessageMemory, TemporaryLine
from bot.tables.session.seating import Seat
from engines import Ask, Notice

log = logging.getLogger(__name__)

OUT_EDIT_FACTOR = 150.0
"""The hand of somebody who is out waits this many times as long as a question for further changes."""


LETTER_EDIT_FACTOR = 2.5
"""How many times as long as the edit of a question that of a letter waits, at least."""

LETTER_EDITS = 24
"""The most edits of a letter within the clock of its phase ..."""

LETTER_DELAY = 15 * 60.0
"""... unless that would make a line of the night talk wait for more seconds than this."""


class SeatMessages:
    """The hands and questions of one table. ``show`` brings them up to date."""

    def __init__(self, table: LiveTable, whispers: Whispers, posts: ManagedPosts, edit_every: float) -> None:
        """``edit_every``: seconds between two edits of one question."""
        self.table = table
        self.whispers = whispers
        self.posts = posts
        self._edit_every = edit_every
        self._sender = SeatMessageSender(table, whispers, posts, self._wanted, self._again)
        self.due: float | None = None
        """When a postponed edit of a question is due."""
        self._course: Course | None = None
        """The game shown by the messages on their way."""
        self._hands: frozenset[int] = frozenset()
        self._all_alike: frozenset[int] = frozenset()
        """Seats whose hands are edited after a night, changed or not."""
        self._later: frozenset[int] = frozenset()
        self._out: frozenset[int] = frozenset()
        """Seats out of the game; their hands show what happens to everybody."""
        self._out_due: float | None = None
        """When the changes of these hands are due (unix seconds)."""
        self._asked: dict[int, tuple[str, ...]] = {}
        self._confirming: dict[int, tuple[str, str, str]] = {}
        self._refused: dict[int, tuple[str | None, Refused]] = {}
        """By seat, why its last line of the night talk was refused, and the letter that says so."""
        self._asleep: frozenset[int] = frozenset()
        """Seats whose question waits for the end of quiet hours."""

    @property
    def _presenter(self) -> Presenter:
        return game_of(self.table.game).presenter

    # ---- events

    def noticed(self, notices: Sequence[Notice]) -> None:
        """Note the notices told now: they change hands and questions."""
        table, course = self.table, self.table.course
        if course is None or not notices:
            return
        rhythm, now = course.timing.rhythm, table.now()
        step_runs = course.shown(now) is not course.game
        by_night = self._letters() is not None
        for notice in notices:
            to = notice.to or frozenset()
            if by_night:  # hands follow at the end of the night, letters by the clock
                to = frozenset(seat.seat for seat in table.people if seat.seat in to and self._never_asked(seat))
            self._hands = self._hands.union(to)
            if notice.text.key in rhythm.all_hands:
                self._hands = self._hands.union(range(len(table.seats)))
            if notice.text.key in rhythm.hands:
                self._hands = self._hands.union(_named(notice))
            if step_runs:
                self._later = self._later.union(to)  # the hand shown now does not include it yet
            for seat in to:
                self._asked.pop(seat, None)  # a question shows what its seat has just learned
        if course.over(now):
            self._hands |= frozenset(range(len(table.seats)))
            self._out_due = None
            return
        out = gone(course.public(now))
        self._hands |= out - self._out
        if out & self._out and self._out_due is None:
            self._out_due = table.wall() + OUT_EDIT_FACTOR * self._edit_every
        self._out = out

    def refresh_hand(self, seat: int) -> None:
        """Draw the hand of a seat again: its person or language has changed."""
        self._hands |= {seat}
        self._asked.pop(seat, None)

    def confirming(self, seat: int, ask: Ask | None = None, pick: str = "") -> None:
        """Note that the message of ``seat`` asks to confirm a pick for ``ask``; None: no longer.

        Moves of others may change the message meanwhile, but do not remove the confirmation.
        """
        if ask is not None:
            self._confirming[seat] = (ask.id, ask.name, pick)
        else:
            self._confirming.pop(seat, None)

    def letter_over(self, scene: Scene, seat: int, message_id: int) -> Page | None:
        """Return the end of the letter in a message whose last question was answered; None for another message."""
        stored = self.memory.questions.get(str(seat))
        return self._presenter.question_over(scene, seat, stored.step) if stored is not None and stored.id == message_id else None

    def question_answered(self, seat: int, message_id: int) -> None:
        """Note that the question in this message was answered; it shows its receipt already."""
        stored = self.memory.questions.get(str(seat))
        if stored is None:
            return
        self.posts.pressed(stored, message_id)
        if stored.id == message_id and self._letters() is None:
            stored.page = ""
            self._asked.pop(seat, None)  # the next question may be open already

    def line_refused(self, seat: int, refused: Refused | None) -> None:
        """Note why the last line of a seat in the night talk was refused, which its letter says at its next edit; None: it was said."""
        self._refused.pop(seat, None)
        if refused is not None:
            self._refused[seat] = (self._presenter.question_key(self.table.scene_of(seat), seat), refused)

    @property
    def memory(self) -> SeatMessageMemory:
        """The stored state of this part."""
        return self.table.message_state.seat_messages

    def message_gone(self, message_id: int) -> None:
        """Note that somebody has deleted a message; the next change sends it again."""
        for user, hand in self.memory.hands.items():
            if hand.id == message_id:
                hand.clear()
                self._hands = self._hands.union([seat.seat for seat in self.table.people if str(seat.user_id) == user])
        for number, question in self.memory.questions.items():
            if question.id == message_id:
                question.clear()
                self._asked.pop(int(number), None)

    async def note_dm_open(self, number: int) -> None:
        """Note that direct messages reach this seat again; hand and question follow. Raises StoreError."""
        seat = self.table.seat(number)
        if seat.dm_closed:
            seat.dm_closed = False
            await self.table.store.put_seat(self.table.id, seat.row())
        self.refresh_hand(number)
        self.table.changed()

    # ---- the greeting

    async def greet(self, person: int, words: Words) -> bool:
        """Send the greeting that becomes the hand, unless it is there; return whether direct messages arrive."""
        seat = self.table.seat_of(person)
        stored = self.memory.hands.get(str(person))
        if stored is not None and stored.id is not None and seat is not None and not self.table.seat(seat).dm_closed:
            return True
        page = self._greeting(words)
        stored = self.memory.hands.setdefault(str(person), HandMessage())
        try:
            stored.channel = channel = await self.whispers.channel_of(person)
            in_doubt = stored.posting is not None
            await self.posts.adopt_lost(stored, channel, says_some(page), private=True)
            if in_doubt and stored.posting is None:
                return True
            self.posts.begin(stored)
            await self.table.store_message_state()
            await self.posts.send(stored, channel, page, pace=False)
        except DmClosed:
            return False
        except (Trouble, StoreError) as wrong:
            log.info("table %s: a greeting is late: %s", self.table.id, type(wrong).__name__)
        return True

    def _greeting(self, words: Words) -> Page:
        """Return the first private message: what the game is (NT-1.1), then where everything is found again (NT-1.4)."""
        table = self.table
        what = what_it_is(words, table.game, self._presenter.at_table(words, table.options, None))
        return Page((f"{what}\n", self._hello(words)) if what else (self._hello(words),))

    def _hello(self, words: Words) -> str:
        own = f"hello-{self.table.game}"
        return words(own if words.has(own) else "hello")

    # ---- bringing it up to date

    async def show(self) -> None:
        """Bring hands and questions up to date. Raises the first Trouble or StoreError after everyone was tried, Refused without a log."""
        self.due = None
        await self.table.settled()
        if self.table.course is None:
            return
        self._course = self.table.course
        changed = self._changed_hands(self.table.course)
        new = [seat for seat in changed if self._never_asked(seat)]
        wrong = await self._sender.bring(await self._hands_of(new))
        wrong += await self._sender.bring(self._questions())
        wrong += await self._sender.bring(await self._hands_of([seat for seat in changed if seat not in new]))
        for one in wrong:
            raise one

    def _wanted(self, seat_message: SeatMessage) -> bool:
        """Whether a message is still up to date."""
        if not self.table.is_settled or self.table.course is not self._course:
            return False
        return seat_message.signature is None or seat_message.signature == self._signatures().get(seat_message.seat.seat, ())

    def _again(self, seat_message: SeatMessage) -> None:
        if seat_message.signature is None:
            self._hands |= {seat_message.seat.seat}
        else:
            self._asked.pop(seat_message.seat.seat, None)

    def _reachable(self) -> list[Seat]:
        """Return the seats that messages reach now; a person out of reach waits for the next try."""
        return [seat for seat in self.table.people if not seat.dm_closed and not self.whispers.backoff.waits(seat.user_id)]

    def _never_asked(self, seat: Seat) -> bool:
        """Whether the person at ``seat`` has had no question yet."""
        stored = self.memory.questions.get(str(seat.seat))
        return stored is None or stored.user != seat.user_id

    def _letters(self) -> str | None:
        """Return the moment of the clock that the letters show, None when it is no time for letters: a new moment means an edit of all."""
        table, course = self.table, self.table.course
        if course is None:
            return None
        now = table.now()
        public = course.public(now)
        if public.phase not in course.timing.rhythm.letters or course.dealing(now):
            return None
        ends, _ = course.time.whole_clock(now)
        return f"{public.phase} {public.round} {ends:.0f} {table.phase} {self._tick(course, now) or (0.0, 0.0)}"

    def _tick(self, course: Course, now: float) -> tuple[float, float] | None:
        """Return the last and the next moment of even edits at ``now`` (unix seconds); None while nobody may talk.

        They are counted from the beginning of the phase, when new letters came.
        """
        talk, (ends, length) = course.timing.talk, course.time.whole_clock(now)
        if talk is None or talk.phase != course.public(now).phase or self.table.phase != "running":
            return None
        every = max(LETTER_EDIT_FACTOR * self._edit_every, min(length / LETTER_EDITS, LETTER_DELAY))
        if not every:
            return None
        begun = ends - length
        passed = (now - begun) // every
        return begun + passed * every, begun + (passed + 1) * every

    def _note_night(self) -> None:
        """Note whether it is night, whose end changes all hands."""
        night = self._letters() is not None
        if self.memory.by_night and not night:
            self._all_alike = frozenset(range(len(self.table.seats))) - self._out
            self._hands |= self._all_alike
        self.memory.by_night = night

    def _changed_hands(self, course: Course) -> list[Seat]:
        self._note_night()
        if self._later and course.shown(self.table.now()) is course.game:
            self._hands |= self._later
            self._later = frozenset()
        if self._out_due is not None and self.table.wall() >= self._out_due:
            self._hands |= self._out
            self._out_due = None
        self.due = self._out_due
        asked = self._signatures()
        changed = []
        for seat in self._reachable():
            stored = self.memory.hands.get(str(seat.user_id))
            missing = (stored is None or stored.id is None) and asked.get(seat.seat, ()) != self._asked.get(seat.seat)
            if seat.seat in self._hands or missing or (stored is not None and stored.posting is not None):
                self._hands -= {seat.seat}
                changed.append(seat)
        return changed

    async def _hands_of(self, seats: Sequence[Seat]) -> list[SeatMessage]:
        """Return the changed hands of ``seats``, letting presses be answered between two of them.

        A person who has given up the seat meanwhile does not learn its hand of now.
        """
        seat_messages: list[SeatMessage] = []
        for seat in seats:
            if self.table.seat(seat.seat) is seat:
                seat_messages += self._hand(seat)
            await asyncio.sleep(0)
        return seat_messages

    def _hand(self, seat: Seat) -> list[SeatMessage]:
        """Return the hand of ``seat``, unless its message shows that already; after a night in any case."""
        page = self._presenter.hand(self.table.scene_of(seat.seat), seat.seat)
        stored = self.memory.hands.setdefault(str(seat.user_id), HandMessage())
        alike, self._all_alike = seat.seat in self._all_alike, self._all_alike - {seat.seat}
        if stored.page == page_hash(page) and stored.posting is None and not alike:
            return []
        return [SeatMessage(seat, stored, page, says_some(page, self._hello(self.table.words_of(seat.seat))))]

    def _questions(self) -> list[SeatMessage]:
        """Return the questions that have changed; of letters all whose moment has come. Nobody is asked before the deal is told."""
        seat_messages: list[SeatMessage] = []
        course, now = self.table.course, self.table.now()
        if course is None or course.dealing(now):
            return []
        self._wake()
        signatures, letters = self._signatures(), self._letters() is not None
        if self.table.stopped_at is None and (tick := self._tick(course, now)) is not None:
            self.due = min(tick[1], self.due or tick[1])
        for seat in self._reachable():
            signature = signatures.get(seat.seat, ())
            if signature != self._asked.get(seat.seat):
                seat_message = self._question(seat, signature)
                if seat_message is None or letters or not self._too_soon(seat_message):
                    self._asked[seat.seat] = signature
                    seat_messages += [seat_message] if seat_message is not None else []
        return seat_messages

    def _question(self, seat: Seat, signature: tuple[str, ...]) -> SeatMessage | None:
        """Return the question for ``seat``, or the line that ends the last one; None when its message is up to date."""
        scene, number = self.table.scene_of(seat.seat), seat.seat
        opened, confirm, chosen = self._confirming.get(number, ("", None, None))
        if all(ask.id != opened for ask in scene.asks_of(number)):
            confirm = chosen = None
        page = self._presenter.question(scene, number, confirm=confirm, chosen=chosen)
        stored = self._stored_question(seat)
        mark = with_button(f"c1:{self.table.id}:help")
        if page is None:
            return self._shrunk(SeatMessage(seat, stored, Page(()), mark, signature), scene)
        step = self._presenter.question_key(scene, number)
        letter, refused = self._refused.get(number, (None, None))
        if refused is not None and letter == step:
            page = replace(page, parts=(*page.parts, scene.words(refused.key, **refused.args_)))
        seat_message = SeatMessage(seat, stored, page, mark, signature, step, self._presenter.loud_question(scene, number))
        if seat_message.is_new and seat_message.loud and self.table.quiet_until is not None:
            self._asleep |= {number}
            return self._shrunk(seat_message, scene)
        alike = self._letters() is not None
        return seat_message if alike or seat_message.is_new or stored.posting is not None or stored.page != page_hash(page) else None

    def _shrunk(self, seat_message: SeatMessage, scene: Scene) -> SeatMessage | None:
        """Return the end of the last question; None when its message says so already, or there is none."""
        stored = seat_message.stored
        is_open = stored.posting is not None or bool(stored.id and stored.page)
        step = stored.step if isinstance(stored, QuestionMessage) else None
        page = self._presenter.question_over(scene, seat_message.seat.seat, step) or Page((scene.words("question-over"),))
        return replace(seat_message, page=page, step=step, loud=False, over=True) if is_open else None

    def _wake(self) -> None:
        """Ask the questions that waited for the end of quiet hours."""
        if self._asleep and self.table.quiet_until is None:
            for seat in self._asleep:
                self._asked.pop(seat, None)
            self._asleep = frozenset()

    def _stored_question(self, seat: Seat) -> QuestionMessage:
        """Return the state of the question's message; an empty one when it went to an earlier person of this seat.

        An earlier message with buttons, which are refused now, is deleted with the other lines that have done their work.
        """
        stored = self.memory.questions.get(str(seat.seat))
        if stored is None or stored.user not in (None, seat.user_id):
            if stored is not None and stored.user is not None and stored.id is not None and stored.page:
                self.whispers.memory.temporary.append(TemporaryLine(stored.user, stored.id, seat.seat, stored.user, QUESTION))
            stored = self.memory.questions[str(seat.seat)] = QuestionMessage()
        return stored

    def _too_soon(self, seat_message: SeatMessage) -> bool:
        """Whether this message was edited a moment ago; sets ``due`` then."""
        if seat_message.is_new or seat_message.over:
            return False
        free = self._sender.edited.get(seat_message.seat.seat, 0.0) + self._edit_every
        if self.table.wall() >= free:
            return False
        self.due = min(free, self.due or free)
        return True

    def _signatures(self) -> dict[int, tuple[str, ...]]:
        """Return the ids of the open questions by seat, without offers that are always open; of letters the moment that they show."""
        if (moment := self._letters()) is not None:
            return {seat.seat: (moment,) for seat in self.table.people}
        made: dict[int, tuple[str, ...]] = {}
        for ask in self.table.course.open_asks(self.table.now()) if self.table.course is not None else ():
            if ask.holds or ask.secret:
                made[ask.seat] = (*made.get(ask.seat, ()), ask.id)
        return made


def _named(notice: Notice) -> list[int]:
    return [int(value[5:]) for value in notice.text.args.values() if isinstance(value, str) and value.startswith("seat:")]
