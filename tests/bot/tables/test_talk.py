"""What automated players say: one message a phase, and nothing of a phase that is over (T-8)."""

from typing import Any

from bot.store import Store
from bot.tables.company.talk import EVERY, Talk
from bot.tables.delivery.living_posts import LivingPosts
from bot.tables.delivery.pile import Pile
from engines import Text
from tests.bot.tables.conftest import Clock, Laid, seated


class Hall:
    """A channel of which we keep what stands in it: its messages by their ids."""

    def __init__(self) -> None:
        self.said: dict[int, str] = {}
        self.sent = 0

    async def post(self, _channel: int, what: Any, **_more: Any) -> int:
        self.sent += 1
        self.said[self.sent] = what
        return self.sent

    async def edit(self, _channel: int, message: int, what: Any, **_more: Any) -> None:
        self.said[message] = what


def talk_in(laid: Laid) -> tuple[Talk, Hall]:
    hall = Hall()
    return Talk(laid.table, LivingPosts(laid.table, hall), Pile()), hall  # type: ignore[arg-type]


LINE = Text("auto-unsure")


async def to_the_phase(laid: Laid, clock: Clock, phase: str) -> None:
    while laid.table.scene().public.phase != phase:
        clock.pass_(1)
        await laid.answers.expire_due()


async def test_the_lines_of_a_phase_grow_one_message(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock, 9)
    await to_the_phase(laid, clock, "discussion")
    talk, hall = talk_in(laid)
    public = laid.table.scene().public
    speakers = [seat.seat for seat in public.seats if seat.living][:3]
    for seat in speakers:
        talk.add(seat, LINE)
        await talk.attend()
        clock.pass_(EVERY)
        await talk.attend()
    (said,) = hall.said.values()
    assert [line.partition("**")[2].partition("**")[0] for line in said.split("\n")] == [f"{seat + 1} Hráč {seat + 1}" for seat in speakers]


async def test_what_was_not_shown_in_its_phase_is_not_said_any_more(store: Store, clock: Clock) -> None:
    """Nothing is said into the next phase, least of all into the night: neither by a new message nor by one that grows."""
    laid = await seated(store, clock, 9)
    await to_the_phase(laid, clock, "discussion")
    talk, hall = talk_in(laid)
    first, second = [seat.seat for seat in laid.table.scene().public.seats if seat.living][:2]
    talk.add(first, LINE)
    await talk.attend()
    before = dict(hall.said)
    assert len(before) == 1
    talk.add(second, LINE)
    assert await talk.attend() is not None, "too soon after the line before"
    await to_the_phase(laid, clock, "first")
    await talk.attend()
    assert hall.said == before
    clock.pass_(EVERY)
    assert await talk.attend() is None, "nothing waits any more"
    assert hall.said == before


async def test_who_is_out_says_nothing_any_more(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock, 9)
    await to_the_phase(laid, clock, "discussion")
    out = next(seat.seat for seat in laid.table.scene().public.seats if not seat.living)
    talk, hall = talk_in(laid)
    talk.add(out, LINE)
    await talk.attend()
    assert not hall.said
