"""Silence: by night nobody speaks, by day only the dead are silent, a suspect speaks alone; and everything is given back."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.rehearsal import Person
from tests.night.evening import FAST, Evening
from tests.night.players import play
from tests.night.test_clicks import ready_button


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening slow enough to look at its nights."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        yield made


async def seated(evening: Evening, count: int = 6) -> list[Person]:
    """Seat people who are in voice, and deal."""
    people = evening.crowd(count)
    for person in people:
        person.enter_voice(evening.voice)
    await evening.lay(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    return people


def muted(people: list[Person]) -> list[bool]:
    return [bool(person.voice and person.voice.mute) for person in people]


async def test_by_night_all_alike_are_silent_and_by_day_all_speak(slow: Evening) -> None:
    people = await seated(slow)
    await slow.discord.until(lambda: all(muted(people)))
    assert not any(person.can_write(slow.channel) for person in people)
    await slow.discord.until(lambda: ready_button(slow))  # the bot itself can still write
    await slow.discord.until(lambda: not any(muted(people)))
    await slow.discord.until(lambda: all(person.can_write(slow.channel) for person in people))


async def test_in_the_defence_only_the_suspect_speaks_and_the_dead_never_do(slow: Evening) -> None:
    people = await seated(slow, 7)
    seen: set[str] = set()

    def looked() -> bool:
        view = slow.table.scene().public
        right = [person for number, person in enumerate(people) if view.seats[number].speaking]
        if view.phase == "defence" and right and [person for person in people if person.can_write(slow.channel)] == right:
            seen.add("writes")
        if view.phase == "defence" and right and muted(people) == [person not in right for person in people]:
            seen.add("speaks")
        dead = [person for number, person in enumerate(people) if not view.seats[number].living and not view.seats[number].struck]
        if dead and view.phase == "discussion" and muted(people) == [person in dead for person in people]:
            seen.add("dead")
        thread = next((slow.discord.world.channels[one] for one in slow.guild.threads), None)
        if dead and thread is not None and all(person.can_write(thread) for person in dead):
            seen.add("graveyard")
        return slow.table.phase == "ended"

    async def watch() -> None:
        while not looked():  # noqa: ASYNC110 - what people may do is nowhere announced
            await asyncio.sleep(0.02)

    watching = asyncio.create_task(watch())
    await play(slow, people, within=90)
    await slow.eventually(lambda: slow.table.phase == "ended")
    await asyncio.wait_for(watching, 5)
    assert seen >= {"writes", "speaks", "dead", "graveyard"}, seen
    assert not any(muted(people))
    assert all(person.can_write(slow.channel) for person in people)
    assert not slow.channel.overwrites


async def test_who_was_muted_before_stays_muted_and_who_comes_late_is_silent_too(slow: Evening) -> None:
    people = await seated(slow)
    await slow.discord.until(lambda: all(muted(people)))
    late = people[3]
    late.leave_voice()
    late.enter_voice(slow.voice)
    await slow.discord.until(lambda: all(muted(people)))
    await slow.discord.until(lambda: not any(muted(people)), 10)


async def test_when_the_bot_stops_everything_is_given_back(slow: Evening) -> None:
    people = await seated(slow)
    await slow.discord.until(lambda: all(muted(people)))
    await slow.stop_bot()
    assert not any(muted(people))
    assert all(person.can_write(slow.channel) for person in people)
    assert not slow.channel.overwrites
    await slow.start_bot()
    await slow.discord.until(lambda: all(muted(people)) or ready_button(slow))


async def test_who_left_voice_muted_is_given_the_voice_back_on_return(slow: Evening) -> None:
    people = await seated(slow)
    await slow.discord.until(lambda: all(muted(people)))
    people[2].leave_voice()
    await people[0].command("table end", slow.channel)
    await slow.table.end(people[0].id)
    await slow.eventually(lambda: slow.table.phase == "ended")
    assert not any(muted([person for person in people if person is not people[2]]))
    people[2].enter_voice(slow.voice)
    await slow.discord.until(lambda: not any(muted(people)))
