"""A table of Mafie with people and automated players, on a clock that the test turns."""

import secrets
from collections.abc import Callable

import pytest

from bot.store import Store
from bot.tables.players.bot_players import BotPlayers
from bot.tables.session.talk_log import TalkLine
from tests.bot.tables.conftest import HOST, Clock, LocalTable, seated

THINKING = (3.0, 8.0)


async def in_discussion(
    store: Store, clock: Clock, people: int, monkeypatch: pytest.MonkeyPatch, seats: int = 9, deal: int = 0, **options: object
) -> tuple[LocalTable, BotPlayers]:
    """The first discussion of a table of nine with so many people in its first seats that live."""
    monkeypatch.setattr(secrets, "token_bytes", lambda count: bytes([deal]) * count)  # the same deal each time
    local = await seated(store, clock, seats, table="tablexyz" if not deal else f"table{deal}", machines="normal", **options)
    await local.host_moves.change_talk(HOST, {"claims": "on"})
    await until(local, clock, lambda phase: phase == "discussion")
    return local, with_bot_players(local, people)


def with_bot_players(local: LocalTable, people: int) -> BotPlayers:
    """Let automated players take all seats but the first living ones, so many of them."""
    first = living(local)[:people]
    for seat in local.table.seats:
        seat.bot_player = seat.seat not in first
    return BotPlayers(local.answers, THINKING)


async def until(local: LocalTable, clock: Clock, reached: Callable[[str], bool]) -> None:
    """Let the clocks answer until the table is in such a phase."""
    while not reached(phase_of(local)):
        clock.pass_(1)
        await local.answers.expire_due()


async def live_on(local: LocalTable, bot_players: BotPlayers, clock: Clock, seconds: int, phase: str = "discussion") -> None:
    """Let time pass by the second while the discussion goes on."""
    for _ in range(seconds):
        if phase_of(local) != phase:
            return
        await bot_players.act()
        clock.pass_(1)


def phase_of(local: LocalTable) -> str:
    return str(local.table.scene().public.phase)


def living(local: LocalTable) -> list[int]:
    return [seat.seat for seat in local.table.scene().public.seats if seat.living]


def lines(local: LocalTable) -> list[TalkLine]:
    return [one for one in local.table.running.talk_log.spoken if one.entry.what == "said"]


async def to_a_tie(local: LocalTable, clock: Clock, bot_players: Callable[[], BotPlayers]) -> BotPlayers:
    """Let half of the living vote for each of two seats, in both ballots; return the automated players in the talk about the tie."""
    one, other = living(local)[-2:]
    for ballot in ("first", "final"):
        await until(local, clock, ballot.__eq__)
        clock.pass_(1)
        voters = [*(seat for seat in living(local) if seat not in (one, other)), one, other]
        for number, seat in enumerate(voters):
            target = {one: other, other: one}.get(seat, (one, other)[number % 2])
            ask = next(ask for ask in local.table.running.open_asks(clock()) if ask.seat == seat and ask.name == f"mafie.vote.{ballot}")
            await local.answers.answer(100 + seat, ask.name, None, (f"seat:{target}",))
    await until(local, clock, lambda phase: phase == "tie")
    clock.pass_(1)
    return bot_players()
