"""A live table: answers are durable before they are taken, refusals change nothing, a restart is the same game."""

import asyncio
import sys
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import game_of
from bot.presenting.naming import bold
from bot.presenting.scene import NightLine, ask_number
from bot.store import Store, StoreFull, StoreUnreachable, StoreUnsure
from bot.tables.players.night_talk import NightTalk
from bot.tables.refusal import Refused
from bot.tables.result_making import record_of
from bot.tables.session.entries import Pause, Said
from bot.tables.session.live_table import LiveTable
from engines.chance import Stream
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, reloaded, seated
from tests.bot.tables.rounds import to
from tests.bot.tables.test_guessing import until


def snapshot(table: LiveTable) -> Any:
    game = table.running.game
    return game.record, [view.model_dump() for view in (game.view(seat) for seat in (None, *range(len(table.seats))))], game.asks


async def play_on(local: LocalTable, clock: Clock, moves: int, seed: int = 7) -> None:
    """Let random people answer random open questions, and let the clock run out now and then."""
    table, whim = local.table, Stream(seed, "people")
    for _ in range(moves):
        course = table.running
        if course.game.outcome is not None:
            return
        asks = [ask for ask in course.open_asks(clock()) if ask.holds and ask.seat < len(table.seats)]
        if not asks or whim.below(6) == 0:
            clock.pass_(45)
            await local.answers.expire_due()
            continue
        ask = whim.pick(asks)
        pick = whim.pick(ask.options).id
        await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (pick,))
        clock.pass_(1)


async def refused(doing: Any) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.key


async def test_a_restart_is_the_same_game_with_the_same_clocks(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    await play_on(local, clock, 60)
    again = await reloaded(store, clock)
    assert again.table.running.game.record == table.running.game.record
    assert again.table.running.game.view(None) == table.running.game.view(None)
    assert again.table.running.time.releases == table.running.time.releases
    for ask in table.running.game.asks:
        assert again.table.running.time.deadline(ask.id) == table.running.time.deadline(ask.id)


async def test_a_whole_game_ends_and_its_record_proves_the_deal(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 7)
    table = local.table
    for round_ in range(40):
        await play_on(local, clock, 50, seed=round_)
        if table.running.game.outcome is not None:
            break
    assert table.running.game.outcome is not None
    clock.pass_(60)  # the end is told
    made = record_of(table)
    assert made["fair"]["presses"] == [str(5_000 + seat) for seat in range(7)]  # type: ignore[index]


async def test_foreign_stale_and_impossible_answers_change_nothing(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    agent = next(ask for ask in table.running.game.asks if ask.name == "mafie.night.peek")
    other = next(ask for ask in table.running.game.asks if ask.name == "mafie.night.hunch")
    before, entries = snapshot(table), await store.entries(table.id)
    number = ask_number(agent)
    assert await refused(local.answers.answer(4711, agent.name, number, ("seat:1",))) == "no-foreign"
    assert await refused(local.answers.answer(100 + other.seat, agent.name, number, ("seat:1",))) == "no-stale"
    assert await refused(local.answers.answer(100 + agent.seat, agent.name, "99", ("seat:1",))) == "no-stale"
    assert await refused(local.answers.answer(100 + agent.seat, agent.name, number, ("seat:99",))) == "no-stale"
    assert await refused(local.answers.answer(100 + agent.seat, agent.name, number, (f"seat:{agent.seat}",))) == "no-self"
    assert await refused(local.answers.answer(100 + agent.seat, agent.name, number, (agent.options[0].id,) * 2)) == "no-count"
    assert snapshot(table) == before
    assert await store.entries(table.id) == entries


async def test_a_button_on_the_board_names_its_player(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table, asked = local.table, "mafie.day.speech"
    for seed in range(400):
        open_now = [ask for ask in table.running.open_asks(clock()) if ask.name == asked]
        if len(open_now) == 1:
            break
        await play_on(local, clock, 1, seed)
    (ask,) = open_now
    other = next(seat.seat for seat in table.scene().public.seats if seat.living and seat.seat != ask.seat)
    with pytest.raises(Refused, match="no-theirs") as caught:
        await local.answers.answer(100 + other, asked, None, ("done",))
    assert caught.value.args_["who"] == bold(table.names(), ask.seat)


async def test_a_second_press_within_two_seconds_is_a_slip(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    ask = next(ask for ask in table.running.game.asks if ask.name == "mafie.night.hunch")
    number, who = ask_number(ask), 100 + ask.seat
    await local.answers.answer(who, ask.name, number, ("pass",))
    assert await refused(local.answers.answer(who, ask.name, number, ("pass",))) == "no-double"
    clock.pass_(3)
    assert await refused(local.answers.answer(who, ask.name, number, ("pass",))) == "no-stale"


async def test_of_two_clicks_at_once_one_counts(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    ask = next(ask for ask in table.running.game.asks if ask.name == "mafie.night.hunch")
    answers = [local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (pick,)) for pick in ("pass", ask.options[1].id)]
    made = await asyncio.gather(*answers, return_exceptions=True)
    assert sorted(type(one).__name__ for one in made) == ["Refused", "TakenAnswer"]
    assert len(await store.entries(table.id)) == 2


async def test_a_full_disk_refuses_the_move_and_the_table_goes_on_afterwards(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = await seated(store, clock)
    table = local.table
    ask = next(ask for ask in table.running.game.asks if ask.name == "mafie.night.hunch")
    before = snapshot(table)

    async def full(*_args: object, **_more: object) -> None:
        raise StoreFull("night.sqlite3", "the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "append", full)
        assert await refused(local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), ("pass",))) == "no-store"
    await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), ("pass",))
    assert table.is_settled
    assert table.running.game.moves_made == 1
    assert len(before[2]) > len(table.running.game.asks)


async def test_a_process_that_lost_the_race_catches_up_and_answers(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    twin = await reloaded(store, clock)
    ask, other = [ask for ask in table.running.game.asks if ask.name == "mafie.night.hunch"][:2]
    await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), ("pass",))
    await twin.answers.answer(100 + other.seat, other.name, ask_number(other), ("pass",))
    await table.follow()
    assert twin.table.running.game.record == table.running.game.record
    assert await refused(twin.answers.answer(100 + ask.seat, ask.name, ask_number(ask), ("pass",))) == "no-stale"


async def test_messages_are_stored_when_they_have_changed_and_again_after_a_failure(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await seated(store, clock)).table.store_message_state()
    table, written = (await reloaded(store, clock)).table, list[object]()
    save = store.save_table

    async def counted(table_id: str, **changes: Any) -> None:
        written.append(changes["surfaces"])
        if len(written) == 1:
            raise StoreFull("night.sqlite3", "the disk is full")
        await save(table_id, **changes)

    monkeypatch.setattr(store, "save_table", counted)
    await table.store_message_state()
    assert written == []
    table.message_state.heartbeat.alive = 5.0
    with pytest.raises(StoreFull):
        await table.store_message_state()
    for _ in range(2):
        await table.store_message_state()
    assert written == [table.message_state.json()] * 2
    table.message_state.heartbeat.alive = 6.0
    await table.store_deliveries(None)
    await table.store_message_state()
    assert len(written) == 2
    assert (await reloaded(store, clock)).table.message_state == table.message_state


async def test_a_press_that_reaches_two_processes_counts_once(store: Store, clock: Clock) -> None:
    """A vote stays open for another choice, so the second process would take the press once more, and undo a choice made since."""
    local = await seated(store, clock)
    await to(local, clock, "first")
    twin = await reloaded(store, clock)
    votes = [ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.vote.first"]
    ask = votes[0]
    first, second = (option.id for option in ask.options[:2])
    for one, pick, press in ((local, first, 71), (local, second, 72), (twin, first, 71)):
        taken = await one.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (pick,), press=press)
        assert taken.picks == (pick,)
    written = [str(row.payload["press"]) for row in await store.entries(local.table.id) if row.payload.get("press")]
    assert written == ["71", "72"]
    await local.table.follow()
    assert twin.table.running.game.record == local.table.running.game.record


async def test_the_host_pauses_extends_and_resumes_and_nobody_loses_a_second(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    ask = table.running.game.asks[0]
    end = table.running.time.deadline(ask.id)
    assert end is not None
    await local.host_moves.pause(HOST)
    assert table.running.time.deadline(ask.id) is None
    assert await refused(local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (ask.options[0].id,))) == "no-while-paused"
    clock.pass_(300)
    assert not await local.answers.expire_due()
    await local.host_moves.resume(HOST)
    assert table.running.time.deadline(ask.id) == pytest.approx(end + 300)
    await local.host_moves.extend(HOST, 60)
    assert table.running.time.deadline(ask.id) == pytest.approx(end + 360)
    again = await reloaded(store, clock)
    assert again.table.running.time.deadline(ask.id) == table.running.time.deadline(ask.id)
    assert await refused(local.host_moves.skip(HOST)) == "no-skip-night"
    assert await refused(local.host_moves.pause(100)) == "no-host"


@pytest.mark.rule("MF-15.19", "MA-5.7")
@pytest.mark.parametrize(("what", "phase"), [("skip", "first"), ("undo", "discussion")])
async def test_a_step_that_begins_in_a_pause_lasts_its_whole_time_after_it(what: str, phase: str, store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    while table.scene().public.phase != "discussion":
        clock.pass_(1)
        await local.answers.expire_due()
    if what == "undo":
        await local.host_moves.skip(HOST)
    clock.pass_(1)
    await local.host_moves.pause(HOST)
    clock.pass_(600)
    await getattr(local.host_moves, what)(HOST)
    clock.pass_(60)
    await local.host_moves.resume(HOST)
    again = await reloaded(store, clock)
    clock.pass_(1)
    for course in (table.running, again.table.running):
        assert course.public(clock()).phase == phase, "told as soon as the clocks run"
        ask = next(ask for ask in course.open_asks(clock()) if ask.clock is not None)
        timer = course.time.timers[ask.id]
        assert course.time.deadline(ask.id) == pytest.approx(clock() - 1 + timer.whole)
        assert course.opened.since(ask.id) == pytest.approx(clock() - 1), "automated players think from now on"


@pytest.mark.rule("MF-15.19")
@pytest.mark.parametrize("paused", [True, False])
async def test_undo_after_a_skip_that_is_not_told_yet_takes_back_the_skip_alone(store: Store, clock: Clock, *, paused: bool) -> None:
    local = await seated(store, clock)
    table = local.table
    while table.scene().public.phase != "first":
        clock.pass_(1)
        await local.answers.expire_due()
    record = table.running.game.record
    if paused:
        await local.host_moves.pause(HOST)
    await local.host_moves.skip(HOST)
    assert table.running.game.record != record
    assert await refused(local.host_moves.skip(HOST)) == "no-skip-night", "nobody has seen the next step yet"
    await local.host_moves.undo(HOST)
    assert table.running.game.record == record
    assert (await reloaded(store, clock)).table.running.game.record == record


async def test_a_step_that_an_older_pause_has_opened_keeps_the_clock_it_had(store: Store, clock: Clock) -> None:
    """Else a step of the night could end before its answers in the log, and the game could not be replayed."""
    local = await seated(store, clock)
    table = local.table
    while table.scene().public.phase != "discussion":
        clock.pass_(1)
        await local.answers.expire_due()
    await table.do(lambda: local.host_moves._enter("paused", Pause()))
    clock.pass_(600)
    await local.host_moves.skip(HOST)
    await local.host_moves.resume(HOST)
    ask = next(ask for ask in table.running.game.asks if ask.clock is not None)
    assert table.running.time.deadline(ask.id) == pytest.approx(clock() + 600 + table.running.time.timers[ask.id].whole)


async def test_a_seat_is_handed_over_and_its_former_owner_is_locked_out(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    ask = next(ask for ask in table.running.game.asks if ask.name == "mafie.night.hunch")
    await local.host_moves.offer(HOST, ask.seat, 777, 1)
    await local.host_moves.accept(777, ask.seat, "Nová")
    assert await refused(local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), ("pass",))) == "no-foreign"
    await local.answers.answer(777, ask.name, ask_number(ask), ("pass",))
    assert await refused(local.host_moves.offer(HOST, ask.seat, 100 + ask.seat, 2)) == "no-replacement"
    again = await reloaded(store, clock)
    assert again.table.seat_of(777) == ask.seat
    assert again.table.names()[ask.seat] == "Nová"


async def test_a_machine_keeps_a_seat_until_its_owner_returns(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    await local.host_moves.automate(HOST, 3)
    assert table.seat_of(103) is None
    assert table.seat(3).bot_player
    assert await refused(local.host_moves.give_back(104, 3)) == "no-foreign"
    again = await reloaded(store, clock)
    await again.host_moves.give_back(103, 3)
    assert again.table.seat_of(103) == 3
    assert not again.table.seat(3).bot_player


async def test_the_game_goes_back_to_a_checkpoint_only_while_nothing_hidden_was_shown(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 6)
    table = local.table
    while table.running.game.view(None).phase != "discussion":  # type: ignore[attr-defined]
        clock.pass_(60)
        await local.answers.expire_due()
    clock.pass_(table.setup.beat)  # the dawn is told
    before = snapshot(table)
    ready = [ask for ask in table.running.game.asks if ask.name == "mafie.day.ready"]
    await local.answers.answer(100 + ready[0].seat, ready[0].name, ask_number(ready[0]), ("ready",))
    await local.host_moves.undo(HOST)
    assert table.running.game.view(None).model_dump() == before[1][0]
    again = await reloaded(store, clock)
    assert again.table.running.game.record == table.running.game.record


async def test_ending_without_winners_and_nothing_afterwards(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    await local.host_moves.end(HOST)
    outcome = table.running.game.outcome
    assert outcome is not None
    assert outcome.reason == "aborted"
    assert not outcome.winners
    assert await refused(local.host_moves.end(HOST)) == "no-game"


async def test_lobby_seats_waiting_list_and_refusals(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    table = local.table
    for person in range(21):
        assert await local.lobby_moves.sit(100 + person, f"P{person}") == person
    assert await local.lobby_moves.sit(200, "Náhradník") is None
    assert await refused(local.lobby_moves.sit(100, "P0")) == "no-already-seated"
    assert await refused(local.lobby_moves.start(100)) == "no-host"
    await local.lobby_moves.leave(103)
    assert table.seat_of(200) == 20
    assert [seat.seat for seat in table.seats] == list(range(21))
    again = await reloaded(store, clock)
    assert again.table.names() == table.names()
    assert await refused(local.lobby_moves.leave(4711)) == "no-seat-yet"
    assert await refused(local.lobby_moves.change_option("vote_visibility", "sideways")) == "setup-option"


async def test_too_few_seats_are_refused_and_the_lobby_goes_on(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    table = local.table
    for person in range(5):
        await local.lobby_moves.sit(100 + person, f"P{person}")
    assert await refused(local.lobby_moves.start(HOST)) == "setup-seats"
    await local.lobby_moves.sit(105, "P5")
    await local.lobby_moves.start(HOST)
    assert table.phase == "running"


@pytest.mark.rule("MF-15.12", "MF-15.15")
async def test_a_spectator_from_the_graveyard_takes_over_no_seat(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    await table.remember_ghost(555)
    again = await reloaded(store, clock)
    assert await refused(again.host_moves.offer(HOST, 3, 555, 1)) == "no-replacement"
    await again.host_moves.offer(HOST, 3, 556, 2)
    await again.host_moves.accept(556, 3, "Čistá")
    assert again.table.seat_of(556) == 3
    await again.host_moves.offer(HOST, 4, 557, 3)
    await again.table.remember_ghost(557)
    assert await refused(again.host_moves.accept(557, 4, "Z hřbitova")) == "no-replacement", "who has entered it after the offer"


@pytest.mark.rule("MF-15.13", "MF-15.18")
async def test_only_the_host_disqualifies_and_the_seat_does_not_win(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    assert await refused(local.host_moves.disqualify(104, 4)) == "no-host"
    withdraw = next(ask for ask in table.running.game.asks if ask.seat == 4 and ask.name == "mafie.seat.withdraw")
    assert await refused(local.answers.answer(104, withdraw.name, ask_number(withdraw), ("disqualify",))) == "no-stale"
    await local.host_moves.disqualify(HOST, 4)
    assert table.scene().public.seats[4].withdrawing


@pytest.mark.rule("MF-15.7")
async def test_the_mafia_room_opens_for_wakers_only_and_is_in_the_log(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, 9)
    table = local.table
    talk = NightTalk(table, lambda *_refused: None, 0.0)
    assert not await talk.say(100, "Haló")
    while table.scene().public.phase != "mafia":
        clock.pass_(5)
        await local.answers.expire_due()
    mafia = [seat for seat in range(9) if table.running.game.view(seat).me.token == "mafia"]  # type: ignore[attr-defined]
    other = next(seat for seat in range(9) if seat not in mafia)
    assert not await talk.say(100 + other, "Slyšíte mě?")
    assert await talk.say(100 + mafia[0], "  Koho\nnavrhuješ? ")
    assert [said for _, said in table.running.night_lines] == [Said(mafia[0], 1, "Koho navrhuješ?", (mafia[1],))]
    assert table.scene().night_talk == (NightLine(mafia[0], "Koho navrhuješ?", (mafia[1],)),)
    presenter = game_of("mafie").presenter
    assert [seat for seat in range(9) if "Koho navrhuješ?" in repr(presenter.question(table.scene(), seat))] == mafia
    again = await reloaded(store, clock)
    assert again.table.running.night_lines == table.running.night_lines


async def test_the_host_hands_the_table_over_before_the_deal_and_after(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    assert await refused(local.host_moves.handover(100, 101, "Bob")) == "no-host"
    await local.host_moves.handover(HOST, 101, "Bob")
    assert local.table.host_id == 101 and local.table.setup.host_name == "Bob"
    assert (await reloaded(store, clock)).table.host_id == 101
    assert await refused(local.host_moves.handover(101, 101, "Bob")) == "no-handover"
    local = await seated(store, clock, table="other")
    await local.host_moves.handover(HOST, 101, "Bob")
    assert (await reloaded(store, clock, "other")).table.host_id == 101


async def test_a_co_host_may_do_everything_but_name_hosts(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    assert await refused(local.host_moves.pause(101)) == "no-host"
    assert await local.host_moves.name_cohost(HOST, 101)
    again = await reloaded(store, clock)
    await again.host_moves.pause(101)
    await again.host_moves.resume(101)
    assert await refused(again.host_moves.handover(101, 102, "Cyril")) == "no-host"
    assert await refused(again.host_moves.name_cohost(101, 102)) == "no-host"
    assert not await again.host_moves.name_cohost(HOST, 101)
    assert await refused(again.host_moves.pause(101)) == "no-host"


async def test_a_table_has_five_co_hosts_at_most_and_its_host_is_none_of_them(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    assert await refused(local.host_moves.name_cohost(HOST, HOST)) == "no-cohost"
    for person in range(5):
        assert await local.host_moves.name_cohost(HOST, 200 + person)
    assert await refused(local.host_moves.name_cohost(HOST, 300)) == "no-cohost"
    await local.host_moves.handover(HOST, 202, "Cyril")
    assert local.table.cohosts == {200, 201, 203, 204}


async def test_an_answer_with_an_unconfirmed_commit_stands(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local = await seated(store, clock)
    ask = local.table.running.game.asks[0]
    real = store.append

    async def lost(*args: Any, **more: Any) -> None:
        await real(*args, **more)
        raise StoreUnsure("here", "the connection was lost after the commit")

    monkeypatch.setattr(store, "append", lost)
    await local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (ask.options[0].id,), press=7)
    monkeypatch.undo()
    assert [row.payload.get("press") for row in await store.entries(local.table.id)].count("7") == 1
    assert local.table.is_settled


async def test_an_answer_that_was_not_written_has_not_happened(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local = await seated(store, clock)
    ask = local.table.running.game.asks[0]

    async def lost(*_: Any, **_more: Any) -> None:
        raise StoreUnreachable("here", "the connection was lost before the commit")

    monkeypatch.setattr(store, "append", lost)
    assert await refused(local.answers.answer(100 + ask.seat, ask.name, ask_number(ask), (ask.options[0].id,))) == "no-store"


async def test_clocks_strike_in_the_game_of_the_log_after_a_move_that_was_not_written(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = await seated(store, clock)
    before = len(await store.entries(local.table.id))

    async def lost(*_: Any, **_more: Any) -> None:
        raise StoreUnreachable("here", "the server is starting up")

    monkeypatch.setattr(store, "append", lost)
    clock.pass_(1e4)
    assert await refused(local.answers.expire_due()) == "no-store"
    monkeypatch.undo()
    assert await local.answers.expire_due()
    rows = await store.entries(local.table.id)
    assert [row.n for row in rows] == list(range(before + 1))
    assert rows[-1].kind == "expire"


async def test_a_log_has_no_gap_after_a_move_that_was_not_written(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    local = await seated(store, clock)
    before = len(await store.entries(local.table.id))

    async def lost(*_: Any, **_more: Any) -> None:
        raise StoreUnreachable("here", "the server is starting up")

    monkeypatch.setattr(store, "append", lost)
    assert await refused(local.table.do(lambda: local.table.record(Said(0, 1, "a")))) == "no-store"
    monkeypatch.undo()
    await local.table.do(lambda: local.table.record(Said(0, 1, "b")))
    assert [row.n for row in await store.entries(local.table.id)] == list(range(before + 1))


@pytest.mark.rule("PR-4.2")
async def test_a_table_that_is_not_folded_yet_keeps_no_rows_of_its_log(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    saved = await store.table(local.table.id)
    assert saved is not None
    again = LiveTable(saved.table, saved.seats, store, clock)
    last = saved.entries[-1]
    held = sys.getrefcount(last)
    again.fold_later(list(saved.entries))
    assert sys.getrefcount(last) == held
    assert again.running.standing() == local.table.running.standing()


async def test_a_table_knows_all_who_had_a_part_in_it_and_names_all_to_those_who_played(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table, host = local.table, local.host_moves
    await host.automate(HOST, 1)
    await host.offer(HOST, 2, 777, 1)
    await host.accept(777, 2, "Nová")
    await host.name_cohost(HOST, 444)
    await table.remember_ghost(555)
    table.setup = replace(table.setup, guests=("666",), waiting=(("333", "Čekatel"),))
    table.message_state.copies.agreed = ["222"]
    played = {HOST, *(100 + seat for seat in range(9)), 777}
    assert {user for user in range(1_000) if table.played(user)} == played, "also 101, whose seat is kept, and 102, who gave theirs up"
    assert {user for user in range(1_000) if table.knows(user)} == played | {222, 333, 444, 555, 666}


@pytest.mark.rule("MF-15.2", "MF-15.4")
async def test_the_refusal_of_a_skip_does_not_tell_that_a_night_is_answered(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    course = local.table.running
    before = await refused(local.host_moves.skip(HOST))
    while asks := [ask for ask in course.open_asks(clock()) if ask.clock == "night"]:
        await local.answers.answer(100 + asks[0].seat, asks[0].name, None, (asks[0].options[0].id,))
    assert course.game.waits
    assert await refused(local.host_moves.skip(HOST)) == before


@pytest.mark.rule("MF-15.7")
async def test_a_night_shows_the_lines_of_its_own_talk_alone(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    await local.table.do(lambda: local.table.record(Said(0, 1, "Koho dnes?", (1,))))
    assert [line.text for line in local.table.scene().night_talk] == ["Koho dnes?"]
    await until(local, clock, 2, "agent", "mafia")
    assert not local.table.scene().night_talk
