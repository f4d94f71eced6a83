"""Away for a moment: one's own clock alone waits, once a phase, by day, as long as the host allows (NT-5.3)."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as changed

from bot.games import game_of
from bot.games.mafie.status import phase_end
from bot.presenting.desk import AWAY, with_more
from bot.presenting.page import Buttons, Page
from bot.presenting.scene import away_line
from bot.store import Store
from bot.tables.refusal import Refused
from bot.tables.session.entries import Away, Back
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.test_guessing import until

pytestmark = pytest.mark.rule("NT-5.3")
MINUTES = 120.0


async def refusal(local: LocalTable, user: int) -> str:
    with pytest.raises(Refused) as refused:
        await local.answers.step_out(user)
    return refused.value.key


async def ballot(store: Store, clock: Clock) -> LocalTable:
    """Return a table at its first ballot."""
    local = await seated(store, clock)
    await until(local, clock, 1, "first")
    return local


def ends(local: LocalTable) -> dict[int, float]:
    """Return the end of each open vote, by seat."""
    course = local.table.running
    asks = [ask for ask in course.game.asks if ask.name == "mafie.vote.first"]
    return {ask.seat: end for ask in asks if (end := course.time.deadline(ask.id)) is not None}


async def test_only_ones_own_clock_waits_and_the_ballot_for_no_longer(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    clock.pass_(10)
    before = ends(local)
    away, *others = sorted(before)
    await local.answers.step_out(100 + away)
    back = clock() + MINUTES
    assert ends(local) == {**before, away: back}
    scene = local.table.scene()
    shown = phase_end(replace(scene, away={}))
    assert shown is not None and shown.at == back
    shown = phase_end(scene)
    assert shown is not None and shown.at == before[others[0]], "the board shows the clock of those who are here"
    assert f"**{away + 1} " in away_line(scene) and f"<t:{int(back)}:R>" in away_line(scene)
    clock.time = before[others[0]]
    await local.answers.expire_due()
    assert set(ends(local)) == {away}
    shown = phase_end(local.table.scene())
    assert shown is not None and shown.at == back
    number = int(local.table.running.game.notices_made)
    clock.time = back - 1
    await local.answers.answer(100 + away, "mafie.vote.first", None, (f"seat:{others[0]}",))
    assert local.table.running.game.notices_made > number and not ends(local), "the ballot closes with the last vote"
    assert not local.table.running.time.away


async def test_players_who_do_not_return_run_out_of_time(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    away = min(ends(local))
    await local.answers.step_out(100 + away)
    clock.pass_(MINUTES - 1)
    await local.answers.expire_due()
    assert set(ends(local)) == {away}
    assert local.table.running.time.next_return(clock()) == clock() + 1
    clock.pass_(1)
    await local.answers.expire_due()
    assert not ends(local) and not local.table.scene().away


async def test_a_question_that_opens_meanwhile_waits_too(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    await until(local, clock, 1, "discussion")
    course = local.table.running
    talk = course.time.next_deadline()
    assert talk is not None
    clock.time = talk - 5
    living = [seat.seat for seat in local.table.scene().public.seats if seat.living]
    away = living[0]
    await local.answers.step_out(100 + away)
    clock.time = talk
    await local.answers.expire_due()
    opened = ends(local)
    assert opened[away] == talk - 5 + MINUTES
    assert opened[living[1]] == min(opened.values()) < opened[away], "the talk ended for everybody at its time"


async def test_once_a_phase_by_day_only_for_players(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert await refusal(local, 555) == "no-foreign"
    await until(local, clock, 1, "agent")
    assert {await refusal(local, 100 + seat) for seat in range(9)} == {"away-night"}, "no role tells itself apart"
    await until(local, clock, 1, "discussion")
    entries = local.table.running.entries
    view = local.table.scene().public
    dead = next((seat.seat for seat in view.seats if not seat.living), None)
    if dead is not None:
        assert await refusal(local, 100 + dead) == "no-foreign"
    who = next(seat.seat for seat in view.seats if seat.living)
    await local.answers.step_out(100 + who)
    assert await refusal(local, 100 + who) == "away-again"
    assert await refusal(await reloaded(store, clock), 100 + who) == "away-again"
    assert local.table.running.entries == entries + 1
    clock.pass_(MINUTES)
    assert await refusal(local, 100 + who) == "away-again"
    await until(local, clock, 1, "first")
    await local.answers.step_out(100 + who)
    await until(local, clock, 2, "agent", "mafia")
    assert not local.table.scene().away


async def test_the_host_sets_how_long_and_nobody_is_away_in_a_slow_game(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    one, two = sorted(ends(local))[:2]
    await local.host_moves.change_talk(HOST, {"away": 300})
    await local.answers.step_out(100 + one)
    assert ends(local)[one] == clock() + 300
    await local.host_moves.change_talk(HOST, {"away": 0})
    assert await refusal(local, 100 + two) == "away-off"
    assert ends(local)[one] == clock() + 300
    await local.host_moves.change_talk(HOST, {"away": 60})
    local.table.running.talk_log.options = changed(local.table.settings, pace="slow")
    assert await refusal(local, 100 + two) == "away-off"


async def test_a_pause_stops_it_and_an_undo_forgets_it(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    away = min(ends(local))
    clock.pass_(10)
    await local.answers.step_out(100 + away)
    back = ends(local)[away]
    clock.pass_(5)
    await local.host_moves.pause(HOST)
    assert await refusal(local, 100 + away) == "away-paused"
    assert not away_line(local.table.scene())
    clock.pass_(500)
    await local.host_moves.resume(HOST)
    assert ends(local)[away] == back + 500 == local.table.running.time.away[away]
    await local.host_moves.undo(HOST)
    assert not local.table.running.time.away
    await until(local, clock, 1, "first", "discussion")
    await local.answers.step_out(100 + away)


async def test_it_stands_over_a_restart(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    away, other = sorted(ends(local))[:2]
    await local.answers.step_out(100 + away)
    again = await reloaded(store, clock)
    assert ends(again) == ends(local)
    clock.pass_(20)
    await again.table.do(lambda: again.table.record(Back(30.0, away=10.0)))
    assert ends(again)[away] == clock() - 20 + MINUTES > ends(again)[other]
    assert [row.payload for row in await store.entries(local.table.id) if row.kind == "away"] == [{"seat": away, "seconds": 120}]


async def test_a_seat_that_changes_hands_is_not_waited_for(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    away = min(ends(local))
    await local.answers.step_out(100 + away)
    await local.host_moves.automate(None, away)
    assert not local.table.scene().away


async def test_no_secret_reaction_waits(store: Store, clock: Clock) -> None:
    """A window for a card or a vest is put to one seat in secret: waiting longer for it would tell whose it is."""
    local = await seated(store, clock, 11, extended=True, cards="auto")
    course = local.table.running
    while not (asked := [ask for ask in course.game.asks if ask.clock in ("reaction", "window")]):
        clock.pass_(1)
        await local.answers.expire_due()
    before = {ask.id: course.time.deadline(ask.id) for ask in asked}
    await local.table.do(lambda: local.table.record(*[Away(ask.seat, 300.0) for ask in asked]))
    assert before == {ask.id: course.time.deadline(ask.id) for ask in asked}


@pytest.mark.rule("NT-5.3", "MF-15.2")
async def test_a_secret_answer_shows_nobody_that_its_person_is_back(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 11, extended=True, cards="auto")
    course = local.table.running
    while not (asked := [ask for ask in course.open_asks(clock()) if ask.clock in ("reaction", "window")]):
        clock.pass_(1)
        await local.answers.expire_due()
    ask = asked[0]
    await local.table.do(lambda: local.table.record(Away(ask.seat, 300.0)))
    shown = local.table.scene().away
    await local.answers.answer(100 + ask.seat, ask.name, None, ask.default)
    assert ask not in course.game.asks and ask.seat in shown
    assert local.table.scene().away == shown


async def test_by_night_nobody_is_shown_away(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert local.table.scene().public.phase in game_of("mafie").timing.rhythm.letters
    await local.table.do(lambda: local.table.record(Away(3, 300.0)))  # as one that began by day
    assert local.table.running.time.away_at(clock()) and not local.table.scene().away


def verbs(page: Page) -> list[str]:
    return [button.id.rpartition(":")[2] for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


async def test_the_desk_has_the_button_behind_more_alike_for_everybody(store: Store, clock: Clock) -> None:
    local = await ballot(store, clock)
    desk = game_of("mafie").presenter.desk
    for seat in ends(local):
        local.answers.may_leave(seat)
        assert AWAY in verbs(desk(with_more(local.table.scene(), may_leave=True), seat))
        assert AWAY not in verbs(desk(with_more(local.table.scene()), seat)) + verbs(desk(local.table.scene(), seat))
