"""The rehearsal: one person among machines, ready to begin; and that such a night comes to its end."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import engines
from bot.games import game_of
from bot.operations.rehearse import TEMPO, rehearse
from bot.presenting.texts import words_in
from tests.night.evening import Evening, plain
from tests.night.players import play
from tests.night.test_whole_nights import finished


async def fetched(url: str) -> Any:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200
        return await answer.json()


async def screen(url: str, person: str) -> str:
    return plain(json.dumps(await fetched(f"{url}/stage/state?person={person}"), ensure_ascii=False))


@pytest.mark.parametrize(("game", "seats"), [("mafie", 8), ("nostra_city", 5), ("escape_plan", 1)])
async def test_a_rehearsal_opens_with_one_person_among_machines(game: str, seats: int) -> None:
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    playing = asyncio.create_task(rehearse(port=0, game=game, seats=seats, language="cs", ready=ready.set_result))
    taken = "1 člověk"
    try:
        url = await asyncio.wait_for(asyncio.shield(ready), 60)
        people = await fetched(f"{url}/stage/people")
        you = people["people"][0]
        assert you["name"] == "Alex"
        assert people["bot"]["connected"]
        state = ""
        for _ in range(100):
            state = await screen(url, you["id"])
            if taken in state:
                break
            await asyncio.sleep(0.05)
        assert taken in state
        assert "1 Alex" in state
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_people_have_names_that_sentences_can_be_made_of(language: str) -> None:
    """A person called "You" gives "You places a tile" (T-11)."""
    words = words_in(language)
    people = words("rehearse-people").split()
    assert len({*people, *words("automat-names").split()}) == len(people) + len(words("automat-names").split())
    assert not {"you", "ty", "vy"} & {name.lower() for name in people}


@pytest.mark.parametrize("game", engines.GAMES)
async def test_only_clocks_of_a_discussion_are_halved(game: str, tmp_path: Path) -> None:
    """A person rehearsing alone does not discuss, but reads a board as slowly as anybody (T-15)."""
    async with Evening(tmp_path, tempo=TEMPO) as evening:
        host = evening.person()
        session = await evening.registry.open_lobby(evening.guild.id, evening.channel.id, host.id, host.name, game, {}, "cs")
        factor = 0.5 if "discussion" in game_of(game).timing.clocks else 1.0
        assert session.table.setup.factor == factor


async def test_one_person_and_machines_play_to_the_end(evening: Evening) -> None:
    await evening.prefer(text_mode=True)
    you = evening.person("Ty")
    await evening.open_table(you)
    await evening.seat([you])
    await evening.session.lobby_moves.fill(8)
    lobby = await evening.lobby()
    await you.press(lobby, evening.press_id("ready"))
    await evening.eventually(lambda: evening.table.phase == "running")
    await play(evening, [you])
    finished(evening, "cs")
