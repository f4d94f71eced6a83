"""Automated lines in the channel: one message a phase, and nothing of a phase that is over (T-8)."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.discord_io.postman import NotAllowed, OwnMessage, Parcel, Trouble, Unavailable
from bot.store import Store
from bot.tables.delivery.board import MessagesBelow
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.players import talk_messages as talk_module
from bot.tables.players.talk_messages import EVERY, LONGEST
from bot.tables.players.talk_messages import TalkMessages as Lines
from bot.tables.session.entries import Talk
from bot.tables.session.views import step_of
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated


class Hall:
    """A channel of which we keep what stands in it: its messages by their ids."""

    def __init__(self) -> None:
        self.said: dict[int, str] = {}
        self.sent = 0
        self.troubles: list[Trouble] = []
        """The faults of the next messages; an unavailable one was sent all the same."""
        self.meanwhile: Callable[[], Awaitable[None]] | None = None
        """Called once while a message is on its way."""

    async def pack(self, _channel: int, what: Any, **_more: Any) -> Parcel:
        return Parcel({"content": what})

    async def post(self, _channel: int, what: Parcel, **_more: Any) -> int:
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            await meanwhile()
        trouble = self.troubles.pop(0) if self.troubles else None
        if trouble is not None and not isinstance(trouble, Unavailable):
            raise trouble
        self.sent += 1
        self.said[FIRST + self.sent] = what.body["content"]
        if trouble is not None:
            raise trouble
        return FIRST + self.sent

    async def own_messages(self, _channel: int, _after: int, **_more: Any) -> list[OwnMessage]:
        return [OwnMessage(message, (text,), frozenset()) for message, text in self.said.items()]

    async def edit(self, _channel: int, message: int, what: Parcel, **_more: Any) -> None:
        self.said[message] = what.body["content"]


FIRST = 10**19
"""Younger than any table of the tests."""


def talk_in(local: LocalTable) -> tuple[Lines, Hall]:
    hall = Hall()
    return Lines(local.table, ManagedPosts(local.table, hall), MessagesBelow()), hall  # type: ignore[arg-type]


async def say(local: LocalTable, seat: int) -> None:
    """Let the automated player of a seat say a line."""
    public = local.table.scene().public
    await local.table.do(lambda: local.table.record(Talk("said", seat=seat, key="say-unsure", value=step_of(public))))


async def said_at_once(local: LocalTable, clock: Clock, count: int) -> tuple[int, Hall]:
    """Let somebody say so many lines in a discussion before any is shown; return who, and what stands then."""
    await to_the_phase(local, clock, "discussion")
    who = speakers_of(local)[0]
    talk, hall = talk_in(local)
    for _ in range(count):
        await say(local, who)
    await talk.attend()
    return who, hall


async def to_the_phase(local: LocalTable, clock: Clock, phase: str) -> None:
    while local.table.scene().public.phase != phase:
        clock.pass_(1)
        await local.answers.expire_due()


async def test_the_lines_of_a_phase_grow_one_message(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    await to_the_phase(local, clock, "discussion")
    talk, hall = talk_in(local)
    public = local.table.scene().public
    speakers = [seat.seat for seat in public.seats if seat.living][:3]
    for seat in speakers:
        await say(local, seat)
        await talk.attend()
        clock.pass_(EVERY)
        await talk.attend()
    (said,) = hall.said.values()
    assert [line.partition("**")[2].partition("**")[0] for line in said.split("\n")] == [f"{seat + 1} Hráč {seat + 1}" for seat in speakers]


async def test_a_line_not_shown_in_its_phase_is_dropped(store: Store, clock: Clock) -> None:
    """Nothing is said into the next phase, least of all into the night: neither by a new message nor by one that grows."""
    local = await seated(store, clock, 9)
    await to_the_phase(local, clock, "discussion")
    talk, hall = talk_in(local)
    first, second = [seat.seat for seat in local.table.scene().public.seats if seat.living][:2]
    await say(local, first)
    await talk.attend()
    before = dict(hall.said)
    assert len(before) == 1
    await say(local, second)
    assert await talk.attend() is not None, "too soon after the line before"
    await to_the_phase(local, clock, "first")
    await talk.attend()
    assert hall.said == before
    clock.pass_(EVERY)
    assert await talk.attend() is None, "nothing waits any more"
    assert hall.said == before


async def test_the_dead_say_nothing(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    await to_the_phase(local, clock, "discussion")
    out = next(seat.seat for seat in local.table.scene().public.seats if not seat.living)
    talk, hall = talk_in(local)
    await say(local, out)
    await talk.attend()
    assert not hall.said


@pytest.mark.rule("TK-5.4")
async def test_lines_that_do_not_fit_begin_another_message(store: Store, clock: Clock) -> None:
    who, hall = await said_at_once(await seated(store, clock, 9), clock, 60)
    assert len(hall.said) > 1
    assert all(len(text) <= LONGEST for text in hall.said.values())
    assert sum(text.count(f"Hráč {who + 1}") for text in hall.said.values()) == 60


@pytest.mark.rule("TK-5.4")
async def test_two_messages_may_say_the_same(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is full does not grow by the next one that happens to begin as it does."""
    monkeypatch.setattr(talk_module, "LONGEST", 1)
    _, hall = await said_at_once(await seated(store, clock, 9), clock, 60)
    assert hall.sent == len(hall.said) == 60
    assert len(set(hall.said.values())) < 60


@pytest.mark.rule("TK-5.4", "TK-5.8")
async def test_an_unshown_claim_is_shown_after_its_phase_or_a_restart(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    await local.host_moves.change_talk(HOST, {"claims": "on"})
    await to_the_phase(local, clock, "discussion")
    seat = next(seat.seat for seat in local.table.scene().public.seats if seat.living)
    await local.claiming.claim(100 + seat, "say-agent", None)
    await to_the_phase(local, clock, "first")
    talk, hall = talk_in(await reloaded(store, clock))
    await talk.attend()
    (said,) = hall.said.values()
    assert said == f"> **{seat + 1} Hráč {seat + 1}** tvrdí: Agent."
    await talk.attend()
    assert hall.sent == 1


def speakers_of(local: LocalTable) -> list[int]:
    """The living seats in their order."""
    return [seat.seat for seat in local.table.scene().public.seats if seat.living]


def who_spoke(hall: Hall) -> list[int]:
    """The seats whose lines stand in the channel, from top to bottom."""
    return [int(line.partition("**")[2].split()[0]) - 1 for text in hall.said.values() for line in text.split("\n")]


@pytest.mark.rule("TK-5.4")
@pytest.mark.parametrize("trouble", [NotAllowed(), Unavailable()])
async def test_a_message_that_failed_says_its_lines_once(store: Store, clock: Clock, trouble: Trouble) -> None:
    """Whether it was refused, or Discord took it and its answer was lost."""
    local = await seated(store, clock, 9)
    await to_the_phase(local, clock, "discussion")
    talk, hall = talk_in(local)
    first, second = speakers_of(local)[:2]
    hall.troubles = [trouble]
    await say(local, first)
    assert await talk.attend() is not None, "it is tried again"
    await say(local, second)
    for _ in range(3):
        clock.pass_(EVERY)
        await talk.attend()
    assert who_spoke(hall) == [first, second]
    assert len(hall.said) == 1


@pytest.mark.rule("TK-5.4")
async def test_a_bot_that_was_killed_after_it_posted_says_no_line_twice(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    await to_the_phase(local, clock, "discussion")
    talk, hall = talk_in(local)
    first, second = speakers_of(local)[:2]
    await say(local, first)
    await talk.attend()  # and the posted messages are not stored any more
    again = await reloaded(store, clock)
    talk, new = talk_in(again)
    new.said, new.sent = hall.said, hall.sent
    await say(again, second)
    for _ in range(3):
        clock.pass_(EVERY)
        await talk.attend()
    assert who_spoke(new) == [first, second]
    assert len(new.said) == 1


@pytest.mark.rule("TK-5.4")
async def test_a_line_said_while_a_message_is_sent_is_shown_after_it(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    await to_the_phase(local, clock, "discussion")
    talk, hall = talk_in(local)
    first, second = speakers_of(local)[:2]
    await say(local, first)
    hall.meanwhile = lambda: say(local, second)
    await talk.attend()
    clock.pass_(EVERY)
    await talk.attend()
    assert who_spoke(hall) == [first, second]


@pytest.mark.rule("TK-5.4", "TK-5.8")
async def test_lines_after_an_undo_are_shown(store: Store, clock: Clock) -> None:
    """However many lines were shown of what never was."""
    local = await seated(store, clock, 9)
    await local.host_moves.change_talk(HOST, {"claims": "on"})
    await to_the_phase(local, clock, "discussion")
    talk, hall = talk_in(local)
    moves = local.table.running.game.moves_made
    for seat in speakers_of(local)[:3]:
        await say(local, seat)
    await talk.attend()
    local.table.running.talk_log.take_back(moves - 1)
    await local.claiming.claim(100 + speakers_of(local)[3], "say-agent", None)
    clock.pass_(EVERY)
    await talk.attend()
    assert who_spoke(hall)[3:] == [speakers_of(local)[3]]
