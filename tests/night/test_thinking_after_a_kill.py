"""The process is killed as soon as Discord shows "… is thinking": after the next start nobody is left with it."""

from pathlib import Path

from bot.presenting.texts import words_in
from bot.sandbox import Discord
from bot.store import open_store
from tests.night.evening import in_other_processes, plain, seen
from tests.night.nursery import Nursery
from tests.night.test_killed import bot, dies, end, stop

ANSWERS = 5
"""Of so many people the process dies with the last deferred answer."""


@in_other_processes
async def test_deferred_answers_are_finished_after_a_kill(tmp_path: Path, nursery: Nursery) -> None:
    discord = Discord()
    guild = discord.create_guild("Večer", locale="cs")
    place = discord.create_channel(guild, "mafie")
    people = [discord.create_person(f"Jana {number}", guild=guild, locale="cs") for number in range(ANSWERS)]
    await discord.start()
    process = await bot(nursery, discord, tmp_path, "deferred", ANSWERS)
    try:
        await discord.bot_ready(timeout=120)
        await discord.commands_synced(timeout=120)
        answers = [await person.command("verify", place, record=("night.json", b"{")) for person in people]
        assert [answer.kind for answer in answers] == ["deferred"] * ANSWERS
        assert await dies(process, never)
        process = await bot(nursery, discord, tmp_path)
        await discord.until(lambda: all(seen(answer).text for answer in answers), 60)
        said = [plain(seen(answer).text) for answer in answers]
        assert said[-1] == plain(words_in("cs")("press-again"))
        await stop(process)
        store = await open_store(str(tmp_path / "consigliere.sqlite3"))
        try:
            assert not await store.inbox.owed_answers(0.0)
        finally:
            await store.close()
    finally:
        await end(process)
        await discord.stop()


async def never() -> bool:
    return False
