"""A table of Mafie with some people and machines among them, whose evening is lived by a clock that the test turns."""

import secrets
from collections.abc import Callable

import pytest

from bot.store import Store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.session.talk_log import Spoken
from tests.bot.tables.conftest import HOST, Clock, Laid, seated

THINKING = (3.0, 8.0)


async def in_discussion(
    store: Store, clock: Clock, people: int, monkeypatch: pytest.MonkeyPatch, seats: int = 9, deal: int = 0, **options: object
) -> tuple[Laid, BotPlayers]:
    """The first discussion of a table of nine with so many people in its first seats that live."""
    monkeypatch.setattr(secrets, "token_bytes", lambda count: bytes([deal]) * count)  # the same deal each time
    laid = await seated(store, clock, seats, table="tablexyz" if not deal else f"table{deal}", **options)
    await laid.host.change_talk(HOST, "claims", "on")
    await until(laid, clock, lambda phase: phase == "discussion")
    return laid, with_machines(laid, people)


def with_machines(laid: Laid, people: int) -> BotPlayers:
    """Let machines play all seats but the first that live, so many of them."""
    first = living(laid)[:people]
    for seat in laid.table.seats:
        seat.automat = seat.seat not in first
    return BotPlayers(laid.answers, THINKING)


async def until(laid: Laid, clock: Clock, reached: Callable[[str], bool]) -> None:
    """Let the clocks answer until the table is in such a phase."""
    while not reached(phase_of(laid)):
        clock.pass_(1)
        await laid.answers.expire_due()


async def live_on(laid: Laid, automats: BotPlayers, clock: Clock, seconds: int, phase: str = "discussion") -> None:
    """Let time pass by the second while the discussion goes on."""
    for _ in range(seconds):
        if phase_of(laid) != phase:
            return
        await automats.act()
        clock.pass_(1)


def phase_of(laid: Laid) -> str:
    return str(laid.table.scene().public.phase)


def living(laid: Laid) -> list[int]:
    return [seat.seat for seat in laid.table.scene().public.seats if seat.living]


def lines(laid: Laid) -> list[Spoken]:
    return [one for one in laid.table.running.talk.spoken if one.entry.what == "said"]


async def to_a_tie(laid: Laid, clock: Clock, automats: Callable[[], BotPlayers]) -> BotPlayers:
    """Let half of the living vote for each of two seats, in both ballots; return the machines that sit in the talk about the tie."""
    one, other = living(laid)[-2:]
    for ballot in ("first", "final"):
        await until(laid, clock, ballot.__eq__)
        clock.pass_(1)
        voters = [*(seat for seat in living(laid) if seat not in (one, other)), one, other]
        for number, seat in enumerate(voters):
            target = {one: other, other: one}.get(seat, (one, other)[number % 2])
            ask = next(ask for ask in laid.table.running.open_asks(clock()) if ask.seat == seat and ask.name == f"mafie.vote.{ballot}")
            await laid.answers.answer(100 + seat, ask.name, None, (f"seat:{target}",))
    await until(laid, clock, lambda phase: phase == "tie")
    clock.pass_(1)
    return automats()
