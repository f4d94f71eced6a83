"""The process is killed in mid-game, started again and stopped in order: it gives back what it finds changed (TK-9)."""

from pathlib import Path

import pytest

from bot.sandbox import Person
from tests.night.evening import Evening, in_other_processes
from tests.night.nursery import Nursery
from tests.night.places import LONG, gather, place, prefer_closed, surroundings
from tests.night.test_killed import bot, end, open_table, stop


def _muted(person: Person) -> bool:
    return bool(person.voice and person.voice.mute)


@in_other_processes
@pytest.mark.rule("TK-9.1", "TK-9.2")
@pytest.mark.parametrize("kind", ["text", *(pytest.param(kind, marks=pytest.mark.soak) for kind in ("stage", "private thread"))])
async def test_a_bot_killed_and_then_stopped_gives_everything_back(tmp_path: Path, nursery: Nursery, kind: str) -> None:
    evening = Evening(tmp_path)
    discord, here = evening.discord, place(evening, kind)
    people = gather(evening, here, 1)
    before = surroundings(evening, here)
    await prefer_closed(tmp_path, evening.guild.id, clocks={"night": LONG})
    await discord.start()
    process = await bot(nursery, discord, tmp_path)
    try:
        await discord.bot_ready(timeout=120)
        await open_table(discord, people[0], evening.channel)
        await evening.eventually(lambda: not people[0].can_write(evening.channel) and _muted(people[0]))
        await end(process)
        assert surroundings(evening, here) != before
        process = await bot(nursery, discord, tmp_path)
        await discord.bot_ready(timeout=120)
        await stop(process)
        assert surroundings(evening, here) == before
    finally:
        await end(process)
        await discord.stop()
