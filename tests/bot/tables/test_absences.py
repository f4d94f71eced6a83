"""Last calls: once a clock, and not to people who have just pressed something (T-4)."""

from collections.abc import Mapping
from typing import cast

import pytest

from bot.store import Store, TableRow
from bot.tables.delivery.temporary_lines import CALL, is_over, open_call
from bot.tables.delivery.whispers import Whispers
from bot.tables.players.absences import Absences
from bot.tables.session.answers import PRESENT_FOR
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import TemporaryLine
from bot.tables.session.setup import Setup, sealed
from engines import GAMES, Ask
from tests.bot.pairs_at_a_table import Clock as Hand
from tests.bot.pairs_at_a_table import Seated
from tests.bot.tables.conftest import HOST, Clock, LocalTable
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of


async def escape(store: Store, clock: Clock) -> LocalTable:
    """A game of Escape Plan for two in which nobody answers: a turn, and each placement of a tile, is several questions on one clock."""
    row = TableRow(
        id="tablexyz", guild_id=1, channel_id=2, host_id=HOST, game="escape_plan",
        options=GAMES["escape_plan"].read_options({}).model_dump(mode="json"), setup=sealed(Setup(), "tablexyz").json(),
    )  # fmt: skip
    await store.create_table(row)
    local = LocalTable(LiveTable(row, (), store, clock))
    for seat in range(2):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby_moves.ready(100 + seat, 5_000 + seat)
    await local.lobby_moves.start(HOST)
    return local


def clocks(local: LocalTable, before: Mapping[str, str]) -> dict[str, str]:
    """Return with which question the clock of each question began, as the game says it."""
    return {**before, **{ask.id: before.get(ask.continues, ask.id) for ask in local.table.running.game.asks}}


async def silence(local: LocalTable, clock: Clock, steps: int) -> tuple[set[tuple[int, str]], int]:
    """Let so many clocks run out; return which clocks of which seats did, and how many questions of theirs."""
    known: dict[str, str] = {}
    gone: set[tuple[int, str]] = set()
    questions = 0
    counted = local.table.running.timing.counted(local.table.options)
    for _ in range(steps):
        course = local.table.running
        known = clocks(local, known)
        end = course.time.next_deadline()
        if course.game.outcome is not None or end is None:
            break
        clock.time = max(clock.time, end) + 0.01
        due = [ask for ask in course.game.asks if ask.id in course.time.due(clock()) and ask.name in counted]
        gone |= {(ask.seat, known[ask.id]) for ask in due}
        questions += len(due)
        await local.answers.expire_due()
    return gone, questions


async def test_an_expired_clock_is_one_miss_for_any_number_of_questions(store: Store, clock: Clock) -> None:
    local = await escape(store, clock)
    gone, questions = await silence(local, clock, 40)
    assert questions > len(gone) > 0, "some questions go on with the clock of another"
    assert sum(seat.misses for seat in local.table.seats) == len(gone)


async def test_a_press_within_the_last_minute_proves_presence(store: Store, clock: Clock) -> None:
    local = await escape(store, clock)
    absences = Absences(local.table, cast("Whispers", None), local.host_moves)
    for _ in range(10):
        end = local.table.running.time.next_deadline()
        assert end is not None
        clock.time = end - PRESENT_FOR + 1
        absences.seen(100)
        clock.time = end + 0.01
        await local.answers.expire_due()
    first, second = local.table.seats
    assert (first.misses, second.misses > 0) == (0, True)


SELDOM = {("mafie.strike.last_shot", 1): 30}
"""The seed of the first game with a rare question; other questions come at once."""


def until_asked(name: str, options: int) -> tuple[Seated, Ask]:
    """Return a game in which somebody has the open question ``name`` with one option, or with more (``options`` is 2)."""
    for seed in range(SELDOM.get((name, options), 0), 200):
        game, stream = random_game(hooks_of("mafie"), seed)
        table = Seated(game, 0, Hand(), "cs", text_mode=True)
        for seat in table.table.seats:
            seat.user_id, seat.bot_player = 100 + seat.seat, False
        while table.game.outcome is None:
            if found := [ask for ask in table.timed_asks() if ask.name == name and min(len(ask.options), 2) == options]:
                return table, found[0]
            table.step(stream)
    raise AssertionError(f"nobody has {name}")


def call_to(table: Seated, seat: int) -> TemporaryLine:
    return TemporaryLine(0, 0, seat, table.table.seat(seat).user_id or 0, CALL)


@pytest.mark.rule("MF-14.2", "MF-14.11")
@pytest.mark.parametrize("name", ["mafie.strike.vest", "mafie.strike.last_shot"])
@pytest.mark.parametrize("options", [1, 2], ids=["no choice", "a choice"])
async def test_the_channel_hears_the_last_call_to_the_struck_with_any_cards(name: str, options: int) -> None:
    table, ask = until_asked(name, options)
    called = {seat.seat: open_call(table.table, call_to(table, seat.seat)) for seat in table.table.people}
    assert "na tebe čeká" in called.pop(ask.seat) and not any(called.values())
    table.answer(ask.id, "pass")
    assert is_over(table.table, call_to(table, ask.seat)) and not open_call(table.table, call_to(table, ask.seat))
