"""Questions in direct messages: the pace of edits, the final content, and unique nonces."""

import asyncio
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Any

import pytest

from bot.discord_io.postman import Parcel
from bot.presenting.page import Page
from bot.presenting.standing import gone
from bot.store import Store, StoreUnreachable
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.delivery.outbox import Outbox, TableMessages
from bot.tables.delivery.seat_message_sender import SeatMessage
from bot.tables.delivery.seat_messages import LETTER_EDIT_FACTOR, LETTER_EDITS, OUT_EDIT_FACTOR, SeatMessages
from bot.tables.delivery.whispers import Whispers
from bot.tables.result_making import ResultMaker
from bot.tables.session.entries import Said
from bot.tables.session.live_table import LiveTable
from bot.tables.session.seating import Seat
from bot.tables.tempo import Tempo
from tests.bot.tables.conftest import HOST, Clock, Hearing, LocalTable, reloaded, seated


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

    async def pack(self, _channel: int, what: Page, **_more: object) -> Parcel:
        return Parcel({"page": what})

    async def post(self, _channel: int, what: Any, *, nonce: str, **_more: object) -> int:
        self.sent += 1
        self.nonces.append(nonce)
        self.standing[self.sent] = what.body["page"] if isinstance(what, Parcel) else what
        return self.sent

    async def edit(self, _channel: int, message: int, what: Any, **_more: object) -> None:
        self.edits.setdefault(message, []).append(self._clock.time)
        self.standing[message] = what.body["page"] if isinstance(what, Parcel) else what

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


class Night:
    """A table of eleven at the meeting of the Mafia, with everything that its people get in private."""

    def __init__(self, local: LocalTable, clock: Clock) -> None:
        self.local, self.table, self.clock = local, local.table, clock
        self.box = Letterbox(clock)
        self.seat_messages = letters_of(self.table, self.box)
        self._told = 0

    async def show(self) -> None:
        """Show what has happened."""
        course = self.table.running
        released = course.time.released(self.clock())
        self.seat_messages.noticed(course.game.notices[self._told : released])
        self._told = released
        await self.seat_messages.show()

    async def until(self, *phases: str) -> None:
        """Let the clocks run to one of these phases, one second after the other."""
        while self.table.scene().public.phase not in phases:
            self.clock.pass_(1)
            await self.local.answers.expire_due()
            await self.show()

    async def pick(self, seat: int, number: int, *, never: int = -1) -> None:
        """Let a waker point at the target of this number, which is not the seat ``never``."""
        ask = next(ask for ask in self.table.running.open_asks(self.clock()) if ask.seat == seat and ask.name == "mafie.night.victim")
        targets = [option.id for option in ask.options if option.id != f"seat:{never}"]
        await self.local.answers.answer(100 + seat, ask.name, None, (targets[number],))
        await self.show()

    async def say(self, seat: int, text: str, hearers: tuple[int, ...]) -> None:
        """Let a waker say a line."""
        await self.table.do(partial(self.table.record, Said(seat, self.table.scene().public.round, text, hearers)))
        await self.show()

    def edits(self, kind: str) -> dict[int, list[float]]:
        """Return when the question or the hand of each seat was edited."""
        memory = self.table.message_state.seat_messages
        of = {seat: memory.questions[str(seat)] if kind == "question" else memory.hands[str(100 + seat)] for seat in range(SEATS)}
        return {seat: self.box.edits.get(message.id or 0, []) for seat, message in of.items()}

    def letter(self, seat: int) -> str:
        """Return what the letter of a seat shows."""
        return repr(self.box.standing[self.table.message_state.seat_messages.questions[str(seat)].id or 0])


SEATS = 11


@pytest.fixture
async def night(store: Store, clock: Clock) -> Night:
    """The meeting of the first night, a moment after its letters were sent."""
    night = Night(await seated(store, clock, SEATS, night_length="constant"), clock)
    await night.show()
    await night.until("mafia")
    night.box.edits.clear()
    return night


@pytest.mark.rule("NT-2.4")
async def test_the_question_of_a_person_who_gives_up_the_seat_is_deleted(night: Night) -> None:
    """Its buttons would be refused, and the new person has a question of their own."""
    questions, moves = night.table.message_state.seat_messages.questions, night.local.host_moves
    former = questions["3"].id
    assert former in night.box.standing
    await moves.offer(HOST, 3, 777, 1)
    await moves.accept(777, 3, "Nová")
    night.seat_messages.refresh_hand(3)
    await night.show()
    await night.seat_messages.whispers.clear_away()
    assert former not in night.box.standing
    assert questions["3"].id in night.box.standing
    assert not night.table.message_state.whispers.temporary


@pytest.mark.rule("MF-15.2", "MF-15.4", "MF-15.7")
async def test_all_letters_are_edited_at_the_same_moments(night: Night) -> None:
    first, second = await wakers_of(night.local, night.clock)
    sent = night.box.sent
    sleeper = next(seat for seat in range(SEATS) if seat not in (first, second))
    moves = [
        lambda: night.pick(first, 0),
        lambda: night.say(first, "Koho dnes?", (second,)),
        lambda: night.say(second, "Karla.", (first,)),
        lambda: night.pick(second, 1),
    ]
    while night.table.scene().public.phase == "mafia":
        if moves:
            await moves.pop(0)()
        night.clock.pass_(1)
        await night.local.answers.expire_due()
        await night.show()
        if "Koho dnes?" in night.letter(second):
            assert "Koho dnes?" in night.letter(first) and "Koho dnes?" not in night.letter(sleeper)
    letters = night.edits("question")
    assert len({tuple(times) for times in letters.values()}) == 1, letters
    moments = letters[sleeper]
    assert 6 <= len(moments) <= LETTER_EDITS, "a few edits a meeting"
    assert all(later - earlier >= 2.0 for earlier, later in pairwise(moments))
    assert night.box.sent == sent, "and no new message"
    assert "Karla." in night.letter(first) and night.table.words("room-closed") in night.letter(first)
    assert {tuple(times) for times in night.edits("hand").values()} == {(moments[-1],)}, "the hands follow at the end, also alike"


@pytest.mark.parametrize("begins", [0.0, 1.5, 4.0])
async def test_a_new_letter_is_not_edited_before_people_can_have_pressed_on_it(store: Store, clock: Clock, begins: float) -> None:
    clock.pass_(begins)
    night = Night(await seated(store, clock, SEATS, night_length="constant"), clock)
    await night.show()
    await night.until("mafia")
    ends, length = night.table.running.time.whole_clock(clock())
    night.box.edits.clear()
    await night.until("dawn", "discussion")
    (times,) = {tuple(times) for times in night.edits("question").values()}
    meeting = [when for when in times if when < ends]
    assert meeting[0] >= ends - length + LETTER_EDIT_FACTOR * 2.0, "after one whole interval"
    assert meeting[-1] <= ends - LETTER_EDIT_FACTOR * 2.0, "and not once more just before its end"


@pytest.mark.rule("MF-15.3")
async def test_no_letter_comes_while_people_look_at_their_tokens(store: Store, clock: Clock) -> None:
    night = Night(await seated(store, clock, SEATS, night_length="constant"), clock)
    clock.pass_(-10)
    assert night.table.running.dealing(clock())
    await night.show()
    assert night.box.sent == SEATS, "hands alone"
    clock.pass_(10)
    await night.show()
    assert night.box.sent == 2 * SEATS
    assert all("mafie.night" in night.letter(seat) for seat in range(SEATS))


@pytest.mark.rule("MF-15.2", "MF-4.3")
async def test_the_hand_of_the_agent_waits_for_the_end_of_the_night(store: Store, clock: Clock) -> None:
    night = Night(await seated(store, clock, SEATS, night_length="constant"), clock)
    await night.show()
    await night.until("agent")
    night.box.edits.clear()
    ask = next(ask for ask in night.table.running.open_asks(clock()) if ask.name == "mafie.night.peek")
    await night.local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
    await night.show()
    await night.until("mafia")
    assert not any(night.edits("hand").values())
    for waker in await wakers_of(night.local, clock):
        await night.pick(waker, 0, never=ask.seat)
    await night.until("dawn", "discussion")
    assert all(len(times) == 1 for times in night.edits("hand").values())
    hand = night.table.message_state.seat_messages.hands[str(100 + ask.seat)]
    assert night.table.words("hand-knows") in repr(night.box.standing[hand.id or 0])


@pytest.mark.rule("MF-15.2")
async def test_a_bot_that_starts_by_night_edits_all_letters_and_by_day_ends_them_all(night: Night) -> None:
    first, _ = await wakers_of(night.local, night.clock)
    await night.pick(first, 0)
    await night.table.store_message_state()
    night.seat_messages = letters_of(night.table, night.box)
    await night.show()
    assert all(len(times) == 1 for times in night.edits("question").values())
    while night.table.scene().public.phase == "mafia":
        night.clock.pass_(1)
        await night.local.answers.expire_due()
    night.box.edits.clear()
    night.seat_messages = letters_of(night.table, night.box)
    await night.show()
    assert all(len(times) == 1 for kind in ("question", "hand") for times in night.edits(kind).values())
    fresh = letters_of(night.table, night.box)
    shown = dict(night.box.standing)
    await fresh.show()
    assert night.box.standing == shown, "what stands there is the last state"


async def test_a_player_who_leaves_while_hands_are_made_gets_no_hand(store: Store, clock: Clock) -> None:
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


async def test_no_nonce_repeats_after_losses_and_restarts(store: Store, clock: Clock) -> None:
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
        await whispers.wait_idle()
        await table.store_message_state()
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
        outbox = Outbox(table, box, whispers, TableMessages(table, posts, whispers, ResultMaker(table, store), Tempo()))  # type: ignore[arg-type]
        outbox.retry_at = float("inf")  # nothing is sent, it is only planned
        for _ in range(3):
            await outbox.say("Pauza.")
        planned += [line.nonce for line in outbox.lines.pending]
        local = await reloaded(store, clock)
    assert len(set(planned)) == len(planned) == 9


@pytest.mark.rule("MF-15.11")
async def test_the_book_of_the_dead_is_edited_for_tokens_and_nights_only(store: Store, clock: Clock) -> None:
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
    for _ in range(int(OUT_EDIT_FACTOR * 2.0) + 1):
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
    messages = TableMessages(table, posts, whispers, ResultMaker(table, store), Tempo())
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
    await outbox.wait_idle()
    assert stopped == [table.running.time.released(clock())]


async def test_letters_whose_numbers_cannot_be_stored_are_sent_at_the_next_try(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = Night(await seated(store, clock, SEATS, night_length="constant"), clock)
    clock.pass_(-10)
    await night.show()
    assert night.box.sent == SEATS, "hands alone"
    clock.pass_(10)

    async def away() -> None:
        raise StoreUnreachable("here", "away")

    with monkeypatch.context() as patches:
        patches.setattr(night.table, "store_message_state", away)
        with pytest.raises(StoreUnreachable):
            await night.show()
    assert night.box.sent == SEATS
    await night.show()
    assert night.box.sent == 2 * SEATS
