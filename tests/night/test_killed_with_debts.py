"""The process is killed while it owes private messages, mutes and unmutes: then each is told once, and every voice is as it should be."""

from pathlib import Path

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Person
from tests.night.dying_bot import DEBTS
from tests.night.evening import Evening, in_other_processes, plain
from tests.night.nursery import Nursery
from tests.night.places import LONG, gather, place, prefer_closed, surroundings
from tests.night.test_killed import bot, dies, discord_table, end, stop

OUT = plain(words_in("cs")("you-are-out", theme="town"))
SEATED = 4
"""People at the table; five seats have automated players."""


def texts(person: Person) -> list[str]:
    return [message.text for message in person.messages(person.dm)] if person.dm is not None else []


def is_muted(person: Person) -> bool:
    return bool(person.voice and person.voice.mute)


def is_out(person: Person) -> bool:
    return any(text.startswith(OUT) for text in map(plain, texts(person)))


@in_other_processes
@pytest.mark.long
@pytest.mark.rule("TK-9.1", "TK-2.7", "MF-15.4")
async def test_debts_at_each_kill_are_paid_once(tmp_path: Path, nursery: Nursery) -> None:
    evening = Evening(tmp_path)
    discord, here = evening.discord, place(evening, "text")
    people = gather(evening, here, SEATED)
    before = surroundings(evening, here)
    await prefer_closed(tmp_path, evening.guild.id, clocks={"discussion": LONG})
    await discord.start()
    process = await bot(nursery, discord, tmp_path, *DEBTS[0])
    try:
        await discord.bot_ready(timeout=120)
        await discord.commands_synced(timeout=120)
        await people[0].command("game open", here.channel, game="mafie")
        lobby = await people[0].wait_for(lambda message: bool(message.buttons), place=here.channel)
        table = discord_table(people[0], here.channel)
        for person in people:
            await person.press(lobby, f"c1:{table}:join")
        await people[0].press(lobby, f"c1:{table}:h.fill:5", force=True)
        starting = people[0].command("game start", here.channel)
        for debt in (*DEBTS[1:], ()):
            assert await dies(process, never)
            process = await bot(nursery, discord, tmp_path, *debt)
        await discord.until(lambda: any("mafie.day.ready" in str(message.buttons) for message in here.channel.messages.values()), 60)
        await evening.eventually(lambda: all(is_muted(person) is is_out(person) for person in people), 60)
        assert [len(texts(person)) - len(set(texts(person))) for person in people] == [0] * SEATED
        assert min(len(texts(person)) for person in people) >= 2
        await stop(process)
        assert surroundings(evening, here) == before
        assert starting.done()
    finally:
        await end(process)
        await discord.stop()


async def never() -> bool:
    return False
