"""Speeches in turn: who speaks, in which order and how long, and that everything that stops a clock stops them (TK-3.1 to 3.10)."""

from typing import Any, cast

import pytest

from bot.store import Store
from bot.tables.moderation.sounds import next_end
from bot.tables.players.bot_players import BotPlayers
from bot.tables.players.speakers import Speakers
from bot.tables.refusal import Refused
from bot.tables.session.entries import Back, Undo
from bot.tables.session.floor import floor_of, is_closed
from bot.tables.session.speaking import Speaking
from bot.tables.session.table_settings import TableSettings, with_option
from engines import Text
from tests.bot.tables.conftest import HOST, Clock, LocalTable, reloaded, seated
from tests.bot.tables.rounds import ROUNDS, floor, talking_table, tick, to, to_speeches
from tests.bot.tables.talking_bot_players import lines
from tests.bot.tables.test_bot_players import Talker


def left(local: LocalTable) -> float:
    """Seconds that the speaker still has."""
    at = floor(local).ends.at
    assert at is not None
    return at - local.table.now()


def living(local: LocalTable) -> list[int]:
    return [seat.seat for seat in local.table.scene().public.seats if seat.living]


@pytest.mark.rule("TK-3.1")
async def test_without_the_option_the_day_is_talked_freely(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    await to(local, clock, "discussion")
    assert floor_of(local.table) is None
    assert not is_closed(local.table)


@pytest.mark.rule("TK-3.1", "TK-3.3", "TK-3.5")
async def test_each_living_seat_speaks_once_clockwise_and_then_the_talk_is_free(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    first = await to_speeches(local, clock)
    order = living(local)
    assert (first.seat, first.after) == (order[0], tuple(order[1:]))
    assert is_closed(local.table)
    spoken: list[int] = []
    while (now := floor_of(local.table)) is not None:
        assert (now.spoken, now.all) == (len(spoken), len(order))
        spoken.append(now.seat)
        await Speaking(local.table).done(100 + now.seat)
    assert spoken == order
    assert not is_closed(local.table)


@pytest.mark.rule("TK-3.3")
async def test_on_later_days_the_next_living_seat_after_the_last_starter_begins(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock, 12)
    first = await to_speeches(local, clock)
    round_now = local.table.scene().public.round
    await to(local, clock, "discussion", lambda: local.table.scene().public.round > round_now and floor_of(local.table) is not None)
    assert floor(local).seat == min(seat for seat in living(local) if seat > first.seat)


@pytest.mark.rule("TK-3.4")
@pytest.mark.parametrize(("seats", "talk", "options", "seconds"), [
    (9, TableSettings(talk="rounds"), {}, 45),
    (15, TableSettings(talk="rounds"), {}, 30),
    (9, TableSettings(talk="rounds"), {"kids_theme": True}, 30),
    (15, TableSettings(talk="rounds", speech=90), {}, 90),
])  # fmt: skip
async def test_how_long_a_speech_and_the_free_talk_last(
    store: Store, clock: Clock, seats: int, talk: TableSettings, options: dict[str, Any], seconds: int
) -> None:
    local = await talking_table(store, clock, seats, talk, **options)
    now = await to_speeches(local, clock)
    assert now.ends.seconds == seconds
    count = len(living(local))
    whole = {timer.whole for timer in local.table.running.time.timers.values() if timer.first.startswith("mafie.day.ready")}
    assert whole == {count * seconds + min(max(15 * count, 60), 240)}


@pytest.mark.rule("TK-3.4", "TK-11.4")
async def test_the_factor_of_the_table_and_its_own_clock_of_the_talk_count(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock, factor=2.0, clocks={"discussion": 100.0})
    now = await to_speeches(local, clock)
    assert now.ends.seconds == 90
    whole = {timer.whole for timer in local.table.running.time.timers.values() if timer.first.startswith("mafie.day.ready")}
    assert whole == {len(living(local)) * 90 + 200}


@pytest.mark.rule("TK-3.4")
async def test_time_that_is_saved_stays_for_the_free_talk(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    await to_speeches(local, clock)
    ends = local.table.running.time.next_shown()
    while (now := floor_of(local.table)) is not None:
        await Speaking(local.table).done(100 + now.seat)
    assert local.table.running.time.next_shown() == ends


@pytest.mark.rule("TK-3.8")
async def test_nobody_has_had_enough_before_the_last_speech(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    with pytest.raises(Refused, match="not-yet"):
        await local.answers.answer(100 + now.seat, "mafie.day.ready", None, ("ready",))
    with pytest.raises(Refused, match="not-yet"):
        await Speaking(local.table).hand(100 + now.seat)
    while (now_ := floor_of(local.table)) is not None:
        await Speaking(local.table).done(100 + now_.seat)
    await local.answers.answer(100 + now.seat, "mafie.day.ready", None, ("ready",))


@pytest.mark.rule("TK-3.5")
async def test_only_the_speaker_ends_the_speech(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    with pytest.raises(Refused, match="no-turn-to-speak"):
        await Speaking(local.table).done(100 + now.after[0])
    with pytest.raises(Refused, match="no-foreign"):
        await Speaking(local.table).done(999)


@pytest.mark.rule("TK-3.10")
async def test_pause_extension_and_restart(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    clock.pass_(left(local) - 20)
    await local.host_moves.pause(HOST)
    assert floor(local).seat == now.seat
    assert floor(local).ends.at is None
    with pytest.raises(Refused, match="no-while-paused"):
        await Speaking(local.table).done(100 + now.seat)
    clock.pass_(500)
    await local.host_moves.resume(HOST)
    assert left(local) == 20
    await local.host_moves.extend(HOST, 60)
    assert left(local) == 80
    again = await reloaded(store, clock)
    assert floor_of(again.table) == floor(local)


@pytest.mark.rule("TK-3.10")
async def test_a_speech_in_which_the_bot_was_away_begins_afresh(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    clock.pass_(3_000)
    again = await reloaded(store, clock)
    await again.table.do(lambda: again.table.record(Back(60.0)))
    assert (floor(again).seat, left(again)) == (now.seat, 45)
    clock.pass_(45)
    await tick(again)
    assert floor(again).seat == now.after[0]


@pytest.mark.rule("TK-3.10")
async def test_the_hosts_skip_ends_the_speech_and_in_the_free_talk_the_talk(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    for seat in (now.seat, *now.after):
        assert floor(local).seat == seat
        await local.host_moves.skip(HOST)
    assert floor_of(local.table) is None
    assert local.table.scene().public.phase == "discussion"
    await local.host_moves.skip(HOST)
    assert local.table.scene().public.phase == "first"


@pytest.mark.rule("TK-3.9", "TK-9.14")
async def test_a_seat_that_changes_hands_keeps_the_rest_of_its_speech(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    clock.pass_(10)
    before = left(local)
    await local.host_moves.automate(HOST, now.seat)
    assert (floor(local).seat, left(local)) == (now.seat, before)
    await local.host_moves.give_back(100 + now.seat, now.seat)
    await Speaking(local.table).done(100 + now.seat)
    assert floor(local).seat == now.after[0]


@pytest.mark.rule("TK-3.10")
async def test_an_undone_game_forgets_later_speeches(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    now = await to_speeches(local, clock)
    await Speaking(local.table).done(100 + now.seat)
    await to(local, clock, "first")
    await local.host_moves.undo(HOST)
    assert local.table.scene().public.phase == "discussion"
    assert floor_of(local.table) is None, "all had spoken before the ballot"
    await local.table.do(lambda: local.table.record(Undo(0)))
    again = await to_speeches(local, clock)
    assert (again.seat, again.spoken) == (now.seat, 0)


@pytest.mark.rule("TK-3.11")
async def test_hands_go_up_and_down_and_end_with_the_talk(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    await to(local, clock, "discussion")
    speaking, seats = Speaking(local.table), living(local)
    assert await speaking.hand(100 + seats[3])
    assert await speaking.hand(100 + seats[1])
    assert local.table.scene().hands == (seats[3], seats[1])
    assert not await speaking.hand(100 + seats[3])
    assert await speaking.hand(100 + seats[3])
    assert local.table.scene().hands == (seats[1], seats[3])
    again = await reloaded(store, clock)
    assert again.table.scene().hands == (seats[1], seats[3])
    await to(local, clock, "first")
    assert local.table.scene().hands == ()
    with pytest.raises(Refused, match="no-stale"):
        await speaking.hand(100 + seats[1])


@pytest.mark.rule("TK-3.2")
async def test_a_defence_is_a_floor_as_well(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    await to(local, clock, "first")
    for ask in [ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.vote.first"]:
        await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[ask.seat % 2].id,))
    await to(local, clock, "defence", lambda: floor_of(local.table) is not None)
    now = floor(local)
    assert not now.in_turn
    assert [seat.seat for seat in local.table.scene().public.seats if seat.speaking] == [now.seat]
    assert now.ends.at is not None
    assert is_closed(local.table)
    with pytest.raises(Refused, match="no-stale"):
        await Speaking(local.table).done(100 + now.seat)


@pytest.mark.rule("TK-6.1", "TK-3.12")
@pytest.mark.parametrize(("speech", "sounds"), [(60, True), (30, False)])
async def test_the_last_moments_of_a_long_speech_sound_and_those_of_a_short_one_do_not(
    store: Store, clock: Clock, speech: int, sounds: bool
) -> None:
    local = await talking_table(store, clock, talk=with_option(ROUNDS, "speech", speech))
    now = await to_speeches(local, clock)
    assert next_end(local.table.running, clock()) == (now.ends.at if sounds else None)


@pytest.mark.rule("TK-3.7", "MA-5.7")
async def test_an_automated_player_says_its_line_after_a_pause_that_came_first(store: Store, clock: Clock) -> None:
    local = await talking_table(store, clock)
    seat = (await to_speeches(local, clock)).seat
    local.table.seats[seat].bot_player = True
    bot_players, pauses = BotPlayers(local.answers, (3.0, 8.0)), iter([local.host_moves.pause])
    cast("Any", bot_players.player_memory)._made = lambda _seat, _course: Talker(Text("say-unsure"))

    async def say(speaker: int) -> None:
        for pause in pauses:
            await pause(HOST)
        await bot_players.speak(speaker)

    speakers = Speakers(Speaking(local.table), (3.0, 6.0), lambda: None, say)
    clock.pass_(1)
    await speakers.attend()
    assert not lines(local)
    clock.pass_(60)
    await local.host_moves.resume(HOST)
    clock.pass_(1)
    await speakers.attend()
    assert [one.entry.seat for one in lines(local)] == [seat]
