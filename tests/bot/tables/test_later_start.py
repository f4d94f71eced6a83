"""The lobby of a slow game: a week long, dealt at an hour that the host names, put off once."""

import pytest
from msgspec.structs import replace

from bot.presenting.host_desk import lobby_host
from bot.presenting.texts import words_in
from bot.store import Store
from bot.tables.delivery.entry_lines import entry_lines
from bot.tables.pages.lobby import lobby_page, lobby_record
from bot.tables.pages.talk_options import talk_option_page, talk_page
from bot.tables.refusal import Refused
from bot.tables.session.entries import Talk
from bot.tables.session.lobby import LOBBY_LASTS, SLOW_LOBBY_LASTS, closes_at
from bot.tables.session.lobby_clock import PUT_OFF, WRITTEN_EVERY, LaterStart
from bot.tables.session.lobby_view import lobby_scene
from bot.tables.session.table_settings import TableSettings, options_of
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, reloaded
from tests.bot.tables.slow_table import HOUR, PRAGUE

EN = words_in("en")


async def slow_lobby(store: Store, clock: Clock, seats: int = 9, **options: object) -> tuple[LocalTable, LaterStart]:
    local = await open_local(store, clock, options=options)
    local.table.setup = replace(local.table.setup, talk=TableSettings(pace="slow", zone=PRAGUE), touched=clock())
    for seat in range(seats):
        await local.lobby_moves.sit(100 + seat, f"Hráč {seat + 1}")
    return local, LaterStart(local.table, local.lobby_moves)


def text_of(local: LocalTable) -> str:
    return "\n".join(part for part in lobby_page(lobby_scene(local.table, EN)).parts if isinstance(part, str))


@pytest.mark.rule("TK-4.10")
async def test_a_slow_lobby_lasts_a_week(store: Store, clock: Clock) -> None:
    local, _ = await slow_lobby(store, clock)
    assert closes_at(local.table) == clock() + SLOW_LOBBY_LASTS == clock() + 7 * 24 * HOUR
    local.table.setup = replace(local.table.setup, talk=TableSettings())
    assert closes_at(local.table) == clock() + LOBBY_LASTS


@pytest.mark.rule("TK-4.10")
async def test_the_host_names_an_hour_and_the_deal_waits_for_nobody(store: Store, clock: Clock) -> None:
    local, later = await slow_lobby(store, clock)
    await local.lobby_moves.ready(100, 5_000)
    await later.choose(HOST, 12)
    assert later.due == clock() + 12 * HOUR
    assert f"<t:{int(clock() + 12 * HOUR)}:F>" in text_of(local)
    clock.pass_(12 * HOUR)
    assert not await later.deal()
    assert local.table.phase == "running" and local.table.setup.presses[0] == "5000"
    assert local.table.setup.deal_at is None


@pytest.mark.rule("TK-4.10")
async def test_with_too_few_it_is_put_off_by_a_day_once_and_then_closed(store: Store, clock: Clock) -> None:
    local, later = await slow_lobby(store, clock, seats=3)
    await later.choose(HOST, 6)
    clock.pass_(6 * HOUR)
    assert not await later.deal()
    assert later.due == clock() + PUT_OFF
    assert "put off by a day" in text_of(local)
    again = await reloaded(store, clock)
    later = LaterStart(again.table, again.lobby_moves)
    clock.pass_(PUT_OFF)
    assert await later.deal()
    assert again.table.phase == "cancelled"
    assert EN("lobby-few") in text_of(again) and EN("lobby-expired") not in text_of(again)


@pytest.mark.rule("TK-4.10")
async def test_only_the_host_of_a_slow_game_names_an_hour_that_is_offered(store: Store, clock: Clock) -> None:
    local, later = await slow_lobby(store, clock)
    for who, hours in ((100, 6), (HOST, 7)):
        with pytest.raises(Refused):
            await later.choose(who, hours)
    local.table.setup = replace(local.table.setup, talk=TableSettings())
    with pytest.raises(Refused):
        await later.choose(HOST, 6)
    assert local.table.setup.deal_at is None and later.due is None


@pytest.mark.rule("TK-4.10")
async def test_the_button_stands_on_the_hosts_desk_of_a_slow_lobby_alone(store: Store, clock: Clock) -> None:
    local, _ = await slow_lobby(store, clock)
    assert EN("h-later") in repr(lobby_host(lobby_scene(local.table, EN)))
    local.table.setup = replace(local.table.setup, talk=TableSettings())
    assert EN("h-later") not in repr(lobby_host(lobby_scene(local.table, EN)))


@pytest.mark.rule("TK-4.10")
async def test_a_restart_does_not_begin_the_week_again(store: Store, clock: Clock) -> None:
    local, later = await slow_lobby(store, clock)
    clock.pass_(WRITTEN_EVERY)
    await local.lobby_moves.sit(200, "Pozdě")
    await later.note()
    touched = clock()
    clock.pass_(24 * HOUR)
    again = await reloaded(store, clock)
    assert again.table.setup.touched == touched


@pytest.mark.rule("TK-4.1", "TK-4.5", "TK-4.9")
async def test_the_lobby_explains_a_slow_game(store: Store, clock: Clock) -> None:
    local, _ = await slow_lobby(store, clock)
    said = text_of(local)
    assert EN("lobby-slow", hours=24, night="yes") in said
    assert EN("lobby-quiet", first="22:00", last="8:00", zone=PRAGUE) in said
    assert EN("lobby-silent") in said and EN("lobby-in-turn", most=21) not in said
    local.table.options = {**local.table.options, "extended": True}
    assert EN("lobby-in-turn", most=21) in text_of(local)
    local.table.setup = replace(local.table.setup, talk=TableSettings())
    assert EN("lobby-silent") not in text_of(local)


@pytest.mark.rule("TK-4.5")
async def test_quiet_hours_are_always_shown_with_their_zone(store: Store, clock: Clock) -> None:
    local, _ = await slow_lobby(store, clock)
    local.table.setup = replace(local.table.setup, talk=replace(local.table.setup.talk, quiet_hours="21-7"))
    scene, said = lobby_scene(local.table, EN), f"21:00–7:00 ({PRAGUE})"
    options = options_of("mafie", local.table.settings, dealt=False)
    hours = next(one for one in options if one.name == "quiet_hours")
    assert EN("talk-line", option=EN("talk-option-quiet-hours"), value=said) in text_of(local)
    for page in (lobby_record(scene), talk_page(scene, options), talk_option_page(scene, hours)):
        assert said in repr(page)
    assert f"22:00–8:00 ({PRAGUE})" in repr(talk_option_page(scene, hours))
    [line] = entry_lines(local.table, Talk("option", key="quiet_hours", value="21-7"))
    assert said in line.text
    local.table.setup = replace(local.table.setup, talk=replace(local.table.setup.talk, zone=""))
    assert "21:00–7:00 (UTC)" in text_of(local)
