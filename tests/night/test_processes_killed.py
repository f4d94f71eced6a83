"""Two processes of one bot are killed five times while people press at four tables (PR-6.1); the large one is ``tests/soak``."""

import asyncio
import faulthandler
import re
from pathlib import Path

import pytest

from bot.sandbox import Discord
from bot.tables.session import answers
from engines.chance import Stream
from tests.night.crew import Crew
from tests.night.evening import in_other_processes
from tests.night.sitter import REFUSALS, refused
from tests.night.wordings import wordings
from tests.postgres_server import emptied

KILLS, TABLES, SHARDS = 5, 4, 2

PATIENCE = 600.0
"""Seconds after which the games hang; alone on a machine they last twenty or thirty."""


@in_other_processes
@pytest.mark.long
@pytest.mark.rule("PR-6.1", "PR-1.2", "PR-1.4", "PR-1.5", "PR-2.1", "PR-2.4", "PR-3.3")
async def test_five_kills_lose_nothing_and_say_nothing_twice(tmp_path: Path, postgres_url: str) -> None:
    faulthandler.dump_traceback_later(PATIENCE, exit=True)  # on a busy machine games last longer than other tests may
    discord, chance = Discord(), Stream(1, "kills")
    discord.gateway.shards, discord.gateway.identify_every = SHARDS, 0.1
    await discord.start()
    crew = Crew(discord, tmp_path, await emptied(postgres_url), ["0/2", "0-1/2"], chance)
    playing: list[asyncio.Task[None]] = []
    try:
        await crew.start_all()
        await crew.open_tables(["mafie"] * TABLES, SHARDS)
        playing = [asyncio.create_task(crew.play(sitter)) for sitter in crew.sitters]
        await crew.killed(KILLS)
        await crew.over(within=PATIENCE / 2)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await crew.stop()
        print(crew.figures())
        assert await crew.judge() == {}
        assert discord.gateway.hasty == 0
        assert crew.acknowledged
    finally:
        for task in playing:
            task.cancel()
        await crew.stop()
        await discord.stop()


def test_the_count_of_acknowledgements_knows_every_refusal_of_an_answer() -> None:
    named = re.findall(r'"(no-[a-z-]+|not-yet)"', Path(answers.__file__).read_text("utf-8"))
    assert named
    assert set(named) <= set(REFUSALS)


@pytest.mark.parametrize("key", REFUSALS)
def test_the_count_of_acknowledgements_knows_every_refusal(key: str) -> None:
    assert all(refused(said) for said in wordings("cs", key, code="K-12ab"))


@pytest.mark.parametrize("key", ["vest-given", "hunch-none", "stays-given", "speech-done", "shot-given", "lapsed"])
def test_the_count_of_acknowledgements_takes_no_receipt_for_a_refusal(key: str) -> None:
    assert not any(refused(said) for said in wordings("cs", key))
