"""The status of the voice channel while a game runs there: who is told what, and that nothing of ours stays behind."""

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from bot.sandbox.world.hub import HubEvent
from bot.tables.moderation.voice_status import status_text
from tests.night.evening import FAST, Evening, plain
from tests.night.players import play, play_soon_over
from tests.night.slow_weeks import kill
from tests.night.test_clicks import text_of

CS = words_in("cs")
RIGHTS = ("set_voice_channel_status", "manage_channels")


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights, on a server that wants the status."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        await made.prefer(talk={"voice_status": True})
        yield made


async def deal(evening: Evening) -> list[Person]:
    """Deal for six people; the host sits in the voice channel."""
    people = evening.crowd(6)
    people[0].enter_voice(evening.voice)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    return people


def status(moment: str, number: int, living: int) -> str:
    return CS("voice-status", moment=moment, round=number, living=living)


async def shows(evening: Evening, text: str | None) -> None:
    await evening.eventually(lambda: evening.voice.status == text, 60)


@pytest.mark.rule("NT-5.5")
async def test_it_tells_the_night_and_who_is_left_and_is_cleared_at_the_end(evening: Evening) -> None:
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    told: list[str | None] = []

    def hear(event: HubEvent) -> None:
        if event.name == "VOICE_CHANNEL_STATUS_UPDATE":
            told.append(event.data["status"])

    evening.discord.backend.hub.listen(hear)
    people = await deal(evening)
    game = evening.table.course.game
    police = next(seat for seat in range(len(people)) if game.view(seat).me.token == "police")
    wrong = frozenset({f"seat:{police}"})  # the Mafia is not found on the first day
    await play(evening, people, votes=wrong, until=lambda: status("night", 2, 4) in told or status("night", 2, 5) in told)
    await play_soon_over(evening, people)
    await shows(evening, None)
    assert told[0] in (status("start", 1, 6), status("night", 1, 6)) and status("night", 1, 6) in told
    assert {status("night", 2, living) for living in (4, 5)} & set(told), "the Agent may be out, too"
    assert told[-1] is None and evening.table.message_state.silence.status_in is None
    assert all(earlier != later for earlier, later in pairwise(told)), "nothing is asked twice"


@pytest.mark.rule("NT-5.5")
async def test_without_the_option_nothing_is_touched(evening: Evening) -> None:
    await evening.prefer(talk={"voice_status": False})
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    evening.voice.status = "Karaoke"
    people = await deal(evening)
    await play_soon_over(evening, people)
    assert evening.voice.status == "Karaoke"


@pytest.mark.rule("NT-5.5")
@pytest.mark.parametrize("lacking", RIGHTS)
async def test_without_a_right_nothing_is_tried(evening: Evening, lacking: str) -> None:
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    evening.discord.withdraw(lacking, guild=evening.guild)
    await deal(evening)
    await evening.eventually(lambda: evening.table.message_state.silence.voice == evening.voice.id, 60)
    await evening.session.silence.attend()
    assert evening.voice.status is None and evening.table.message_state.silence.status_in is None
    evening.discord.grant(lacking, guild=evening.guild)
    await evening.eventually(lambda: evening.voice.status, 60)


@pytest.mark.rule("NT-5.5")
async def test_the_status_of_a_killed_bot_is_cleared_by_the_next(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    await deal(evening)
    await evening.eventually(lambda: evening.voice.status, 60)
    await kill(evening, monkeypatch)
    assert evening.voice.status
    await evening.start_bot()
    await evening.stop_bot()
    assert evening.voice.status is None


@pytest.mark.rule("NT-5.5")
async def test_the_desk_names_the_right_that_it_takes(evening: Evening) -> None:
    host = evening.person()
    await evening.open_table(host)
    shown = plain(text_of(await host.command("host", evening.channel)))
    lacks = CS("flight-lacks", permission=CS("doctor-permission-set-voice-channel-status"), feature=CS("doctor-feature-voice-status"))
    assert plain(lacks) in shown
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    assert plain(lacks) not in plain(text_of(await host.command("host", evening.channel)))


@pytest.mark.rule("NT-5.5")
async def test_the_host_switches_it_off_during_the_game(evening: Evening) -> None:
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    people = await deal(evening)
    await evening.eventually(lambda: evening.voice.status, 60)
    await evening.session.host_moves.change_talk(people[0].id, {"voice_status": False})
    await shows(evening, None)


@pytest.mark.rule("NT-5.5")
async def test_a_channel_that_could_not_be_cleared_is_not_forgotten(evening: Evening) -> None:
    """The table's voice moves on while Discord fails: the old channel is cleared before the new one shows anything."""
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    await deal(evening)
    await evening.eventually(lambda: evening.voice.status, 60)
    other, silence = evening.discord.create_channel(evening.guild, "Jinde", "voice"), evening.session.silence
    await evening.eventually(lambda: evening.client.get_channel(other.id))
    evening.discord.faults.refuse(50013, times=None, method="PUT", route="/channels/{channel}/voice-status")
    before, memory = evening.voice.status, evening.table.message_state.silence
    memory.voice = other.id
    await evening.eventually(lambda: status_text(evening.table, evening.session.announced) != before, 60)
    await silence.attend()
    evening.discord.faults.clear()
    silence.retry_now()
    await silence.attend()
    await shows(evening, None)
    assert memory.status_in in (None, other.id)


@pytest.mark.rule("NT-5.5")
async def test_a_failed_clearing_at_the_end_is_retried(evening: Evening) -> None:
    """A game does not end with something of the bot's left behind because Discord was away for a moment."""
    evening.discord.grant(*RIGHTS, guild=evening.guild)
    people = await deal(evening)
    await evening.eventually(lambda: evening.voice.status, 60)
    fault = evening.discord.faults.answer(503, times=None, method="PUT", route="/channels/{channel}/voice-status")
    await evening.session.host_moves.end(people[0].id)
    await evening.eventually(lambda: evening.session.messages.board.finished)
    enough = fault.met + 5

    def tried_often() -> bool:
        evening.table.changed()
        return fault.met > enough or evening.table.phase == "ended"

    await evening.eventually(tried_often)
    assert evening.voice.status and evening.table.phase != "ended"
    evening.discord.faults.clear()
    evening.table.changed()
    await shows(evening, None)
    await evening.eventually(lambda: evening.table.phase == "ended")
    assert evening.table.message_state.silence.status_in is None
