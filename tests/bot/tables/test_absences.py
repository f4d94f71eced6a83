"""Last calls: once a clock, and not to people who have just pressed something (T-4)."""

from collections.abc import Mapping
from typing import cast

from bot.store import Store, TableRow
from bot.tables.delivery.whispers import Whispers
from bot.tables.players.absences import Absences
from bot.tables.session.answers import PRESENT_FOR
from bot.tables.session.live_table import LiveTable
from bot.tables.session.setup import Setup, sealed
from engines import GAMES
from tests.bot.tables.conftest import HOST, Clock, LocalTable


async def escape(store: Store, clock: Clock) -> LocalTable:
    """A game of Escape Plan for two in which nobody answers: a turn, and each placement of a tile, is several questions on one clock."""
    row = TableRow(
        id="tablexyz", guild_id=1, channel_id=2, host_id=HOST, game="escape_plan",
        options=GAMES["escape_plan"].read_options({}).model_dump(mode="json"), setup=sealed(Setup(), "tablexyz").json(),
    )  # fmt: skip
    await store.create_table(row)
    local = LocalTable(LiveTable(row, (), store, clock))
    for seat in range(2):
        await local.lobby.sit(100 + seat, f"Hráč {seat + 1}")
        await local.lobby.ready(100 + seat, 5_000 + seat)
    await local.lobby.start(HOST)
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


async def test_a_clock_that_runs_out_is_one_miss_however_many_questions_it_has(store: Store, clock: Clock) -> None:
    local = await escape(store, clock)
    gone, questions = await silence(local, clock, 40)
    assert questions > len(gone) > 0, "some questions go on with the clock of another"
    assert sum(seat.misses for seat in local.table.seats) == len(gone)


async def test_who_has_pressed_something_in_the_last_minute_is_there(store: Store, clock: Clock) -> None:
    local = await escape(store, clock)
    absences = Absences(local.table, cast("Whispers", None))
    for _ in range(10):
        end = local.table.running.time.next_deadline()
        assert end is not None
        clock.time = end - PRESENT_FOR + 1
        absences.seen(100)
        clock.time = end + 0.01
        await local.answers.expire_due()
    first, second = local.table.seats
    assert (first.misses, second.misses > 0) == (0, True)
