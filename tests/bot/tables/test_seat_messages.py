"""Questions in direct messages: the pace of edits, the final content, and unique nonces."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.presenting.page import Page
from bot.presenting.standing import gone
from bot.store import Store
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.outbox import ManagedMessages, Outbox
from bot.tables.delivery.seat_message_sender import SeatMessage
from bot.tables.delivery.seat_messages import OUT_EVERY, SeatMessages
from bot.tables.delivery.whispers import Whispers
from bot.tables.session.live_table import LiveTable
from bot.tables.session.seating import Seat
from bot.tables.tempo import Tempo
from engines import Notice
from tests.bot.tables.conftest import Clock, Hearing, LocalTable, reloaded, seated


class Letterbox:
    """A postman that records messages, times of edits and nonces."""

    def __init__(self, clock: Clock) -> None:
        self.sent = 0
        self.standing: dict[int, Page] = {}
        self.edits: dict[int, list[float]] = {}
        self.nonces: list[str] = []
        self._clock = clock

    async def dm_channel(self, person: int) -> int:
        return person

    async def pack(self, _channel: int, what: Page, **_more: object) -> Page:
        return what

    async def post(self, _channel: int, what: Page, *, nonce: str, **_more: object) -> int:
        self.sent += 1
        self.nonces.append(nonce)
        self.standing[self.sent] = what
        return self.sent

    async def edit(self, _channel: int, message: int, what: Page, **_more: object) -> None:
        self.edits.setdefault(message, []).append(self._clock.time)
        self.standing[message] = what

    async def delete(self, _channel: int, message: int) -> None:
        self.standing.pop(message, None)

    async def own_messages(self, *_args: object, **_more: object) -> list[Any]:
        return []


def letters_of(table: LiveTable, box: Letterbox) -> SeatMessages:
    posts = ManagedPosts(table, box)  # type: ignore[arg-type]
    return SeatMessages(table, Whispers(table, box, posts), posts, 2.0)  # type: ignore[arg-type]


async def wakers_of(local: LocalTable, clock: Clock) -> list[int]:
    """Let the clocks run to the meeting of the Mafia; return the seats awake."""
    while local.table.scene().public.phase != "mafia":
        clock.pass_(5)
        await local.answers.expire_due()
    game: Any = local.table.running.game
    return [seat for seat in range(len(local.table.seats)) if seat in getattr(game.view(seat).me, "wakers", ())]


async def test_a_question_is_edited_once_in_two_seconds_and_the_last_state_wins(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 21, night_length="constant")
    box, table = Letterbox(clock), local.table
    wakers = await wakers_of(local, clock)
    assert len(wakers) >= 4
    seat_messages = letters_of(table, box)
    await seat_messages.show()
    box.edits.clear()
    before = len(table.running.game.notices)
    for number, seat in enumerate(wakers):
        ask = next(ask for ask in table.running.open_asks(clock()) if ask.seat == seat and ask.name == "mafie.night.victim")
        await local.answers.answer(100 + seat, ask.name, None, (ask.options[number % 2].id,))
        told: tuple[Notice, ...] = table.running.game.notices[before:]
        before = len(table.running.game.notices)
        seat_messages.noticed(told)
        await seat_messages.show()
        clock.pass_(0.3)
    while seat_messages.due is not None:
        clock.time = max(clock.time, seat_messages.due)
        await seat_messages.show()
    questions = {message.id for message in table.message_state.seat_messages.questions.values()}
    edits = [times for message, times in box.edits.items() if message in questions]
    assert edits
    assert all(later - earlier >= 2.0 for times in edits for earlier, later in pairwise(times))
    fresh = letters_of(table, box)
    shown = dict(box.standing)
    await fresh.show()
    assert box.standing == shown, "what stands there is the last state"


async def test_who_gives_up_a_seat_while_hands_are_made_does_not_get_its_hand(store: Store, clock: Clock) -> None:
    """Sending takes seconds; by then the seat holds what its new person has learned."""
    local = await seated(store, clock, 7)
    table, asked = local.table, list[int]()

    class Interrupted(Letterbox):
        async def dm_channel(self, person: int) -> int:
            asked.append(person)
            return person

    seat_messages = letters_of(table, Interrupted(clock))
    last, make = table.seats[-1], seat_messages._hand

    def handed_over_meanwhile(seat: Seat) -> list[SeatMessage]:
        if table.seats[-1] is last:
            table.seats[-1] = replace(last, user_id=999, name="Nová")
        return make(seat)

    seat_messages._hand = handed_over_meanwhile  # type: ignore[method-assign]
    for seat in table.seats:
        seat_messages.refresh_hand(seat.seat)
    await seat_messages.show()
    assert set(asked) >= {seat.user_id for seat in table.seats[:-1]}
    assert last.user_id not in asked


async def test_no_nonce_is_met_twice_whatever_is_lost_and_however_often_the_bot_starts(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    box = Letterbox(clock)
    for _ in range(4):
        table = local.table
        posts = ManagedPosts(table, box)  # type: ignore[arg-type]
        whispers = Whispers(table, box, posts)  # type: ignore[arg-type]
        seat_messages = SeatMessages(table, whispers, posts, 2.0)
        for seat in range(9):
            seat_messages.refresh_hand(seat)
        await seat_messages.show()
        for person in list(table.message_state.seat_messages.hands.values()):
            seat_messages.message_gone(person.id or 0)
        for question in list(table.message_state.seat_messages.questions.values()):
            seat_messages.message_gone(question.id or 0)
        await seat_messages.show()
        await whispers.send_each(dict.fromkeys(range(9), "Psst."))
        await whispers.send_host("Psst.")
        await whispers.settle()
        await table.keep_message_state()
        local = await reloaded(store, clock)
        await asyncio.sleep(0)
    assert len(box.nonces) > 100
    assert len(set(box.nonces)) == len(box.nonces)


async def test_lines_of_the_channel_have_nonces_of_their_own_after_a_start(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    planned: list[str] = []
    for _ in range(3):
        table = local.table
        box = Letterbox(clock)
        posts = ManagedPosts(table, box)  # type: ignore[arg-type]
        whispers = Whispers(table, box, posts)  # type: ignore[arg-type]
        outbox = Outbox(table, box, whispers, ManagedMessages(table, posts, whispers, Tempo()))  # type: ignore[arg-type]
        outbox.retry_at = float("inf")  # nothing is sent, it is only planned
        for _ in range(3):
            await outbox.say("Pauza.")
        planned += [line.nonce for line in outbox.lines.pending]
        local = await reloaded(store, clock)
    assert len(set(planned)) == len(planned) == 9


@pytest.mark.rule("MF-15.11")
async def test_the_book_of_who_is_out_is_edited_for_tokens_and_nights_and_not_for_every_phase(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 11, night_length="constant")
    box, table = Letterbox(clock), local.table
    seat_messages, told = letters_of(table, box), 0
    await seat_messages.show()

    async def pass_(seconds: float) -> None:
        nonlocal told
        clock.pass_(seconds)
        await local.answers.expire_due()
        course = table.running
        released = course.time.released(clock())
        seat_messages.noticed(course.game.notices[told:released])
        told = released
        await seat_messages.show()

    async def night() -> int:
        """Play to the morning after a victim; return who that was."""
        while table.scene().public.phase != "mafia":
            await pass_(1)
        before = gone(table.scene().public)
        for ask in [ask for ask in table.running.open_asks(clock()) if ask.name == "mafie.night.victim"]:
            await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        while not gone(table.scene().public) - before:
            await pass_(1)
        await pass_(1)
        return min(gone(table.scene().public) - before)

    first = await night()
    book = table.message_state.seat_messages.hands[str(100 + first)].id
    assert book is not None
    edited = box.edits.pop(book)
    assert clock() - edited[-1] <= 2, "who has just left the game has the book at once"
    while table.scene().public.phase != "agent":
        await pass_(1)
    assert book not in box.edits, "nothing of the day is in it"
    await night()
    for _ in range(int(OUT_EVERY * 2.0) + 1):
        await pass_(1)
    assert len(box.edits[book]) == 1, "the victim of the night and the token come together"
    shown = dict(box.standing)
    fresh = letters_of(table, box)
    for seat in range(11):
        fresh.refresh_hand(seat)
    await fresh.show()
    assert box.standing[book] == shown[book], "what stands there is the last state"


async def test_the_end_of_a_clock_waits_for_the_line_that_is_released_meanwhile(store: Store, clock: Clock) -> None:
    """The line may go on in the message of the clock: one edit instead of two."""
    local = await seated(store, clock, 9)
    table, box = local.table, Letterbox(clock)
    posts = ManagedPosts(table, box)  # type: ignore[arg-type]
    whispers = Whispers(table, box, posts)  # type: ignore[arg-type]
    messages = ManagedMessages(table, posts, whispers, Tempo())
    outbox = Outbox(table, box, whispers, messages)  # type: ignore[arg-type]
    stopped, nights = [], 1

    async def board(**_more: object) -> None:
        """The board takes so long that something happens meanwhile."""
        nonlocal nights
        if nights:
            nights -= 1
            told = table.running.time.released(clock())
            while table.running.time.released(clock()) == told:
                clock.pass_(5)
                await local.answers.expire_due()

    async def stop() -> None:
        stopped.append(outbox.position)

    messages.board.show = board  # type: ignore[method-assign]
    outbox.lines.clocks.stop = stop  # type: ignore[method-assign]
    table.subscribe(Hearing(outbox.wake))
    outbox.wake()
    await outbox.settle()
    assert stopped == [table.running.time.released(clock())]
