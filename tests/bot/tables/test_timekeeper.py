"""Clocks folded from the log: nights of constant length, questions that stop behind others, pauses, downtime."""

from typing import Any

import pytest

from bot.games import game_of
from bot.games.timing import Length
from bot.presenting.scene import ask_number
from bot.store import Store
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.entries import Back, Deal, Expire
from bot.tables.session.live_table import LiveTable
from bot.tables.session.table_settings import TableSettings
from bot.tables.session.timekeeper import Timekeeper
from engines import Ask, Game, RuleFault
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated

NIGHT = 40


async def everybody_answers(local: LocalTable) -> None:
    for ask in [ask for ask in local.table.running.game.asks if ask.clock == "night"]:
        await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (ask.options[0].id,))


def phase(table: LiveTable) -> str:
    shown: Any = table.scene().public
    return str(shown.phase)


@pytest.mark.rule("MF-15.4")
async def test_early_answers_do_not_shorten_a_night_phase(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    began = clock()
    assert phase(table) == "agent"
    asks = [ask for ask in table.running.game.asks if ask.clock == "night"]
    for ask in asks:
        await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (ask.options[0].id,))
        clock.pass_(0.5)
    assert table.running.game.waits and phase(table) == "agent"
    assert not [ask for ask in table.running.open_asks(clock()) if ask.holds]
    assert "mf-mafia-phase" not in [notice.text.key for notice in table.running.game.notices], "not even computed"
    clock.time = began + NIGHT - 0.01
    assert not await local.answers.expire_due() and phase(table) == "agent"
    clock.time = began + NIGHT
    assert await local.answers.expire_due() and phase(table) == "mafia"
    mafia = [ask for ask in table.running.open_asks(clock()) if ask.name == "mafie.night.victim"]
    assert mafia
    assert table.running.time.deadline(mafia[0].id) == began + 2 * NIGHT


@pytest.mark.rule("MF-15.4")
async def test_a_prompt_night_goes_on_at_once_but_not_before_its_floor(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, night_length="prompt")
    table = local.table
    began = clock()
    await everybody_answers(local)
    assert phase(table) == "agent"
    clock.time = began + 9.9
    assert not await local.answers.expire_due() and phase(table) == "agent"
    clock.time = began + 10
    assert await local.answers.expire_due() and phase(table) == "mafia"


@pytest.mark.rule("MF-15.4")
async def test_the_last_answer_after_the_floor_of_a_prompt_night_ends_its_step(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, night_length="prompt")
    table = local.table
    clock.pass_(15)
    await everybody_answers(local)
    assert phase(table) == "mafia" and not table.running.game.waits
    entries = [row.kind for row in await store.entries(table.id)]
    assert entries[-1] == "answer", "the step has ended with it"
    again = await reloaded(store, clock)
    assert again.table.running.time.releases == table.running.time.releases


async def test_a_fault_after_a_step_leaves_the_last_answer_as_it_was_given(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = await seated(store, clock, night_length="prompt")
    clock.pass_(15)

    def fails(_game: Game) -> None:
        raise RuleFault("on purpose")

    with monkeypatch.context() as broken:
        broken.setattr(Game, "end_step", fails)
        await everybody_answers(local)
        assert local.table.running.game.waits and local.table.is_settled
        with pytest.raises(Refused):
            await local.answers.expire_due()
    assert await local.answers.expire_due()
    assert phase(local.table) == "mafia"


async def test_a_beat_stands_between_the_name_and_the_token(store: Store, clock: Clock) -> None:
    """Where a dawn has no steps of its own (NT-3.5)."""
    local = await seated(store, clock)
    table = local.table
    table.running.time.daybreak = False
    while not any(notice.text.key == "mf-out" for notice in table.running.game.notices):
        clock.pass_(NIGHT)
        await local.answers.expire_due()
    keys = [notice.text.key for notice in table.running.game.notices]
    releases = table.running.time.releases
    assert releases[keys.index("mf-out")] == releases[keys.index("mf-struck")] + 3.0


def dawn_of(seats: int, *, steps: bool) -> dict[str, float]:
    """Play to the first discussion; return by key how long after the beginning of the dawn each of its notices is told."""
    timing = game_of("mafie").timing
    course = Course(
        "mafie", seats, {}, 7, timing, Timekeeper(timing, timing.lengths({}), 3.0), TableSettings(dawn_steps=steps)
    )  # fmt: skip
    now = 1_000.0
    course.apply(Deal(clocked=True), now)
    while not any(notice.text.key == "mf-discussion" for notice in course.game.notices):
        now = course.time.next_deadline() or now
        course.apply(Expire(course.time.due(now)), now)
    told = list(zip((notice.text.key for notice in course.game.notices), course.time.releases, strict=True))
    begin = next(when for key, when in told if key == "mf-dawn")
    return {key: when - begin for key, when in told if when >= begin}


@pytest.mark.rule("NT-3.5")
@pytest.mark.parametrize("seats", [6, 11])
def test_a_dawn_has_the_same_three_steps_with_a_victim_and_without_within_one_beat(seats: int) -> None:
    """A table of six has no Mafia in its first night."""
    told = dawn_of(seats, steps=True)
    assert ("mf-no-victim" in told) == (seats == 6)
    named, last = ("mf-no-victim", "mf-discussion") if seats == 6 else ("mf-struck", "mf-out")
    assert (told["mf-dawn"], told[named], told[last], told["mf-discussion"]) == (0.0, 1.5, 3.0, 3.0)
    at_once = dawn_of(seats, steps=False)
    assert (at_once[named], at_once[last]) == (0.0, 0.0 if seats == 6 else 3.0)


@pytest.mark.rule("MF-15.8")
async def test_the_discussion_lasts_thirty_seconds_for_each_living_player(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    while not (ready := [ask for ask in table.running.open_asks(clock()) if ask.name == "mafie.day.ready"]):
        clock.pass_(NIGHT)
        await local.answers.expire_due()
    living = sum(seat.living for seat in table.scene().public.seats)
    assert table.running.time.timers[ready[0].id].whole == 30 * living


async def test_after_downtime_every_open_question_has_its_whole_clock_again(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    ask = table.running.game.asks[0]
    clock.pass_(10_000)
    await table.do(lambda: table.record(Back(60.0)))
    assert table.running.time.deadline(ask.id) == clock() + 60
    assert not await local.answers.expire_due()


@pytest.mark.rule("MF-12.6")
async def test_a_servers_own_clocks_and_a_factor_for_slow_readers(store: Store, clock: Clock) -> None:
    lengths = game_of("mafie").timing.lengths(own={"night": 100.0, "nonsense": 1.0}, factor=1.5)
    assert lengths["night"].seconds(None) == 150
    assert "nonsense" not in lengths
    assert game_of("mafie").timing.lengths({"kids_theme": True})["night"].seconds(None) == 60
    local = await seated(store, clock)
    table = local.table
    await local.host_moves.pause(HOST)
    assert table.running.time.next_deadline() is None


def test_a_continuing_question_inherits_the_time_left() -> None:
    time = Timekeeper(game_of("mafie").timing, {"plan": Length(fixed=300)}, 1.0)
    first = Ask("figure", 0, (), clock="plan", id="figure/0/1")
    second = Ask("figure", 0, (), clock="plan", id="figure/0/2", continues=first.id)
    other = Ask("figure", 1, (), clock="plan", id="figure/1/1")
    time.advance(1000.0, (first, other), (), dict)
    time.advance(1100.0, (second, other), (), dict)
    assert (time.deadline(second.id), time.deadline(other.id)) == (1300.0, 1300.0)
    time.advance(1150.0, (Ask("tokens", 0, (), clock="plan", id="tokens/0/1", continues=second.id), other), (), dict)
    assert time.deadline("tokens/0/1") == 1300.0
    assert time.due(1300.0) == ("tokens/0/1", other.id)
