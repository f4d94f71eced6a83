"""Faults around the bot: gateway, token, intents, closed messages, people who leave, things that are deleted."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app.supervisor import CannotRun, Exit, Supervisor
from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.tables.delivery.seat_messages import SeatMessages
from cogs.tables import lobby
from tests.night.evening import Evening, plain, seen
from tests.night.first_day import in_discussion
from tests.night.players import play
from tests.night.test_clicks import ready_button, text_of

CS = words_in("cs")


def board_text(evening: Evening) -> str:
    """Return what stands on the board."""
    board = evening.living("desk")
    return plain(board.text) if board is not None else ""


async def answers(evening: Evening, person: Person) -> None:
    """Make sure that the bot answers a press."""
    board = await evening.discord.until(lambda: evening.living("help"))
    assert text_of(await person.press(board, evening.press_id("help")))


# ---- the connection


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("SOMETHING_NEW", {"what": "ever"}),
        ("GUILD_CREATE", {"id": "not a number"}),
        ("MESSAGE_CREATE", {}),
        ("INTERACTION_CREATE", {"type": 3}),
        ("VOICE_STATE_UPDATE", {"guild_id": None, "user_id": "x"}),
        ("CHANNEL_UPDATE", []),
    ],
)
async def test_an_unreadable_event_costs_nothing(evening: Evening, name: str, data: object) -> None:
    people = await in_discussion(evening)
    client = evening.client
    evening.discord.gateway.inject(name, data)
    await answers(evening, people[1])
    assert evening.client is client


async def test_when_the_client_ends_another_takes_over(evening: Evening) -> None:
    people = await in_discussion(evening)
    client, table = evening.client, evening.table.id
    evening.discord.gateway.inject("READY", {"nothing": "readable"})
    await evening.eventually(lambda: evening.client is not client)
    await evening.discord.bot_ready()
    await evening.eventually(lambda: evening.client.registry.table_in(evening.channel.id) is not None)
    assert evening.table.id == table
    await answers(evening, people[1])


@pytest.mark.parametrize("loss", ["drop", "reconnect", "invalidate"])
async def test_a_lost_gateway_is_found_again(evening: Evening, loss: str) -> None:
    people = await in_discussion(evening)
    gateway = evening.discord.gateway
    await (gateway.invalidate(resumable=True) if loss == "invalidate" else getattr(gateway, loss)())
    await evening.discord.bot_ready()
    await answers(evening, people[2])


async def test_the_bot_outlives_an_absence_of_discord(evening: Evening) -> None:
    people = await in_discussion(evening)
    await evening.discord.go_away()
    await asyncio.sleep(0.3)
    await evening.discord.come_back()
    await evening.discord.bot_ready(20)
    await answers(evening, people[2])


# ---- the start


async def refused(evening: Evening, **changes: object) -> CannotRun:
    supervisor = Supervisor(evening.settings(**changes), tunes_gc=False, first_wait=0.05)
    with pytest.raises(CannotRun) as stopped:
        await asyncio.wait_for(supervisor.run(), 60)
    for language in ("cs", "en"):
        assert words_in(language)(stopped.value.key, **stopped.value.args_)
    return stopped.value


@pytest.fixture
async def quiet(tmp_path: Path) -> AsyncIterator[Evening]:
    """Discord without a bot."""
    made = Evening(tmp_path)
    await made.discord.start()
    yield made
    await made.discord.stop()


async def test_without_a_token_the_bot_says_where_to_find_one(quiet: Evening) -> None:
    stopped = await refused(quiet, discord_token=None)
    assert (stopped.exit_code, stopped.key) == (Exit.TOKEN, "run-no-token")


async def test_a_wrong_token_is_told(quiet: Evening) -> None:
    stopped = await refused(quiet, discord_token="wrong.token.indeed")
    assert (stopped.exit_code, stopped.key) == (Exit.TOKEN, "run-bad-token")


async def test_a_token_revoked_in_the_middle_ends_the_bot_clearly(quiet: Evening) -> None:
    await quiet.start_bot()
    quiet.discord.revoke_token()
    await quiet.discord.gateway.close(4004)
    with pytest.raises(CannotRun) as stopped:
        await quiet.ended()
    assert (stopped.value.exit_code, stopped.value.key) == (Exit.TOKEN, "run-bad-token")


@pytest.mark.rule("CL-20.3", "CL-20.2")
async def test_without_the_members_intent_the_bot_plays_on(quiet: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """CL-20.3: it starts again without it, says so in the journal with each daily sweep, and to nobody else."""
    quiet.discord.application.privileged = 0
    await quiet.start_bot()
    assert "going on without it" in caplog.text or "is switched off" in caplog.text
    await quiet.eventually(lambda: "without the Server Members Intent" in caplog.text)
    await asyncio.sleep(0.2)
    assert caplog.text.count("without the Server Members Intent") == 1
    assert not any("Intent" in one.text for one in quiet.channel.messages.values())
    assert not quiet.client.intents.members
    people = await in_discussion(quiet)
    await answers(quiet, people[0])
    await quiet.stop_bot()


async def test_refused_intents_are_told(quiet: Evening) -> None:
    quiet.discord.gateway.refuse = 4014
    stopped = await refused(quiet)
    assert (stopped.exit_code, stopped.key) == (Exit.INTENTS, "run-no-intents")


async def test_an_invalid_database_is_told(quiet: Evening, tmp_path: Path) -> None:
    (tmp_path / "none.sqlite3").write_bytes(b"this is no database, however long one looks at it. " * 50)
    stopped = await refused(quiet, database_url=str(tmp_path / "none.sqlite3"))
    assert (stopped.exit_code, stopped.key) == (Exit.DATABASE, "run-no-database")


async def test_a_signal_stops_the_bot_cleanly(quiet: Evening) -> None:
    supervisor = Supervisor(quiet.settings(), tempo=quiet.tempo, tunes_gc=False)
    running = asyncio.create_task(supervisor.run(signals=True))
    await quiet.discord.bot_ready()
    await quiet.eventually(lambda: quiet.folder.joinpath("heartbeat").exists())
    signal.raise_signal(signal.SIGTERM)
    await asyncio.wait_for(running, 60)
    assert not quiet.folder.joinpath("heartbeat").exists()


# ---- people and things


async def test_closed_direct_messages_lead_to_the_desk(evening: Evening) -> None:
    people = evening.crowd(6)
    people[2].dms_open = False
    await evening.open_table(people[0])
    await evening.seat(people)
    lobby = await evening.lobby()
    assert text_of(await people[2].press(lobby, evening.press_id("ready"))).startswith(plain(CS("no-whisper")))
    assert text_of(await people[1].press(lobby, evening.press_id("ready"))).startswith(plain(CS("ready-given-lobby")))
    assert [seat.dm_closed for seat in evening.table.seats] == [False, False, True, False, False, False]
    await evening.deal(people[0])
    board = await evening.discord.until(lambda: evening.living("desk"))
    assert "Žeton" in text_of(await people[2].press(board, evening.press_id("desk")))
    assert not people[2].dm or not people[2].messages(people[2].dm)


async def test_a_player_who_opens_direct_messages_gets_the_whispers_again(evening: Evening) -> None:
    await evening.prefer(text_mode=True, clocks={"night": 1e6})
    people = evening.crowd(6)
    people[2].dms_open = False
    await evening.open_table(people[0])
    await evening.seat(people)
    lobby = await evening.lobby()
    await people[2].press(lobby, evening.press_id("ready"))
    await evening.deal(people[0])
    board = await evening.discord.until(lambda: evening.living("desk"))
    desk = (await people[2].press(board, evening.press_id("desk"))).message
    assert desk is not None
    assert text_of(await people[2].press(desk, evening.press_id("whisper"))) == plain(CS("no-whisper"))
    people[2].dms_open = True
    assert text_of(await people[2].press(desk, evening.press_id("whisper"))) == plain(CS("hears-again"))
    assert not evening.table.seat(2).dm_closed
    await people[2].wait_for(lambda message: "Žeton" in plain(message.text), place=people[2].open_dm())


async def test_a_first_whisper_that_fails_late_takes_the_answer_back(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "WHISPER_PATIENCE", 0.0)
    people = evening.crowd(6)
    people[2].dms_open = False
    await evening.open_table(people[0])
    await evening.seat(people)
    answer = await people[2].press(await evening.lobby(), evening.press_id("ready"))
    await evening.eventually(lambda: text_of(answer).startswith(plain(CS("no-whisper"))))
    assert f"`{evening.table.seat(2).press}`" in text_of(answer)
    assert [seat.dm_closed for seat in evening.table.seats] == [False, False, True, False, False, False]
    assert evening.table.seat(2).press, "ready all the same"


async def test_a_late_failure_of_a_whisper_readies_nobody_who_got_up(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = asyncio.Event()

    async def greet(*_: object) -> bool:
        await failed.wait()
        return False

    monkeypatch.setattr(lobby, "WHISPER_PATIENCE", 0.0)
    monkeypatch.setattr(SeatMessages, "greet", greet)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    answer = await people[2].press(await evening.lobby(), evening.press_id("ready"))
    for verb in ("leave", "join"):
        await people[2].press(await evening.lobby(), evening.press_id(verb))
    failed.set()
    await evening.eventually(lambda: text_of(answer).startswith(plain(CS("no-whisper"))))
    seat = evening.table.seat(evening.table.seat_of(people[2].id))
    assert seat.dm_closed and not seat.press


@pytest.mark.parametrize("code", [40003, 50013])
async def test_not_being_let_open_direct_messages_passes(code: int, evening: Evening) -> None:
    """The bot opens too many, or is quarantined: that says nothing of the person."""
    await evening.prefer(text_mode=True)
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    evening.discord.faults.refuse(code, times=2, route="/users/@me/channels")
    for person in people:
        assert text_of(await person.press(await evening.lobby(), evening.press_id("ready"))).startswith(plain(CS("ready-given-lobby")))
    await evening.eventually(lambda: evening.table.phase == "running")
    assert not any(seat.dm_closed for seat in evening.table.seats)
    for person in people:
        await person.wait_for(lambda message: "Žeton" in plain(message.text), place=person.open_dm())


async def test_a_player_who_closes_direct_messages_is_told(evening: Evening) -> None:
    people = await in_discussion(evening)
    people[3].dms_open = False
    await evening.session.whispers.send(3, "?")
    await evening.eventually(lambda: evening.table.seat(3).dm_closed)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    desk = seen(await people[3].press(board, evening.press_id("desk")))
    assert plain(CS("deaf-desk")) in plain(desk.text) and evening.press_id("whisper") in str(desk.buttons)
    said = [text_of(await people[3].press(board, pressed)) for pressed in (ready, ready)]
    assert plain(CS("deaf-receipt")) in said[0] and plain(CS("deaf-receipt")) not in said[1], "once"
    assert plain(CS("deaf-board")) not in board_text(evening), "the moment tells nothing"
    await play(evening, people, until=lambda: evening.table.message_state.lines.day.dm_closed or evening.table.phase == "ended")
    if evening.table.phase != "ended":
        await evening.eventually(lambda: plain(CS("deaf-board")) in board_text(evening))


async def test_a_player_who_blocks_the_bot_plays_from_the_desk(evening: Evening) -> None:
    people = await in_discussion(evening)
    people[3].block_bot()
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    assert text_of(await people[3].press(board, ready)) == plain(CS("ready-given"))
    for person in people[:3] + people[4:5]:
        await person.press(board, ready)
    await evening.eventually(lambda: evening.view.phase == "first")


async def test_leaving_the_server_frees_the_chair(evening: Evening) -> None:
    people = evening.crowd(7)
    await evening.open_table(people[0])
    await evening.seat(people)
    people[4].leave(evening.guild)
    await evening.eventually(lambda: len(evening.table.seats) == 6)
    assert people[4].id not in [seat.user_id for seat in evening.table.seats]


async def test_the_host_is_asked_about_a_player_who_leaves_the_server(evening: Evening) -> None:
    people = await in_discussion(evening, 7)
    people[5].leave(evening.guild)
    asked = await people[0].wait_for(lambda message: any(":h.automate:5" in str(b.get("custom_id")) for b in message.buttons))
    assert asked.channel_id == people[0].open_dm().id
    await people[0].press(asked, evening.press_id("h.automate:5"))
    assert evening.table.seats[5].bot_player


async def test_a_deleted_channel_pauses_the_game_and_tells_everybody(evening: Evening) -> None:
    people = await in_discussion(evening)
    table = evening.table
    evening.discord.delete_channel(evening.channel)
    await evening.eventually(lambda: table.phase == "paused")
    gone = plain(CS("table-gone"))
    for person in people:
        await person.wait_for(lambda message: gone in plain(message.text))


async def test_a_server_that_sends_the_bot_away_pauses_its_games(evening: Evening) -> None:
    await in_discussion(evening)
    table = evening.table
    evening.discord.kick_bot(evening.guild)
    await evening.eventually(lambda: table.phase == "paused")


async def test_permissions_withdrawn_in_the_middle_are_waited_for(evening: Evening) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=evening.channel)
    for person in people[:5]:
        assert text_of(await person.press(board, ready)) == plain(CS("ready-given"))
    await asyncio.sleep(0.3)
    evening.discord.grant("send_messages", guild=evening.guild, channel=evening.channel)
    tally = await people[0].wait_for(lambda message: "Prsty" in message.text or "Nikdo neukázal" in message.text, timeout=60)
    assert tally.channel_id == evening.channel.id


async def test_no_table_opens_where_the_bot_may_not_write(evening: Evening) -> None:
    host = evening.person()
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=evening.channel)
    said = text_of(await host.command("game open", evening.channel, game="mafie"))
    assert "Odesílat zprávy" in said
    assert evening.registry.table_in(evening.channel.id) is None


async def test_over_long_names_fit(evening: Evening) -> None:
    long = [evening.person("Ř" * 31 + str(number)) for number in range(6)]
    await evening.open_table(long[0])
    await evening.seat(long)
    await evening.deal(long[0])
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    assert text_of(await long[3].press(board, ready))


# ---- Discord stumbles


@pytest.mark.parametrize("status", [500, 503])
async def test_an_answer_that_discord_fails_to_take_once_is_given_again(evening: Evening, status: int) -> None:
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.faults.answer(status, times=1, method="POST", route="/interactions/{interaction}/{token}/callback")
    outcome = await people[1].press(board, ready)
    assert outcome.kind in ("message", "failed")
    assert evening.table.course.game.view(None).seats[1].ready


async def test_an_answer_that_got_lost_has_counted(evening: Evening) -> None:
    people = await in_discussion(evening)
    evening.discord.deadline = 3.0  # nothing comes
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    evening.discord.faults.drop(times=1, method="POST", route="/interactions/{interaction}/{token}/callback", stored=False)
    await people[1].press(board, ready)
    assert evening.table.course.game.view(None).seats[1].ready
    assert text_of(await people[1].press(board, ready)) == plain(CS("no-double"))
