"""The process is killed while everybody presses at once: every acknowledged press is in the log, and the log is whole."""

import asyncio
import itertools
import time
from functools import partial
from pathlib import Path

import pytest

from bot.presenting.scene import ask_number
from bot.sandbox import Discord, InteractionOutcome, Message, Person
from bot.store import open_store
from engines import Ask
from engines.chance import Stream
from tests.bot.tables.conftest import reloaded
from tests.night.evening import in_other_processes
from tests.night.nursery import Nursery
from tests.night.stored_tables import table_in_ballot
from tests.night.test_killed import bot, end

SEATS = 21
TABLE = "crowded1"
SLOW = 500.0
"""Factor on all clocks, so that the ballot stays open."""

EACH = 3
"""How often each person presses before the bot is killed, without waiting for an answer."""


@in_other_processes
@pytest.mark.long
@pytest.mark.parametrize(("kills", "seed"), [(4, 1), pytest.param(60, 2, marks=pytest.mark.soak)])
async def test_every_acknowledged_press_of_a_crowd_is_in_the_log(tmp_path: Path, nursery: Nursery, kills: int, seed: int) -> None:
    discord = Discord()
    guild = discord.create_guild("Večer", locale="cs")
    place = discord.create_channel(guild, "mafie")
    people = [discord.create_person(f"P{seat}", guild=guild, locale="cs") for seat in range(SEATS)]
    await discord.start()
    store = await open_store(str(tmp_path / "consigliere.sqlite3"))
    asks = await table_in_ballot(store, place, people, TABLE, SLOW)
    await store.close()
    stream, acknowledged, presses = Stream(seed, "kills"), set[str](), itertools.count()
    process = await bot(nursery, discord, tmp_path)
    try:
        for _ in range(kills):
            await discord.bot_ready(timeout=120)
            menu = f"c1:{TABLE}:mafie.vote.first:{ask_number(asks[0])}"
            board = await people[0].wait_for(partial(bears, menu), place=place, timeout=60)
            pressed = [vote(people, asks, board, menu, next(presses)) for _ in range(EACH * (len(asks) - 1))]
            await answered(pressed, 1 + stream.below(len(pressed) - 1))
            await end(process)
            acknowledged |= {str(press.result().interaction.id) for press in pressed if press.done() and not press.result().failed}
            written = await read_whole(tmp_path)
            assert acknowledged <= written, f"{len(acknowledged - written)} acknowledged and not written"
            process = await bot(nursery, discord, tmp_path)
        assert acknowledged
    finally:
        await end(process)
        await discord.stop()


def bears(menu: str, message: Message) -> bool:
    return message.select(menu) is not None


async def answered(pressed: "list[asyncio.Future[InteractionOutcome]]", count: int) -> None:
    """Wait until so many have been answered: the bot is in the middle of the others."""
    while sum(press.done() for press in pressed) < count:
        await asyncio.wait([press for press in pressed if not press.done()], return_when=asyncio.FIRST_COMPLETED)


def vote(people: list[Person], asks: list[Ask], board: Message, menu: str, n: int) -> "asyncio.Future[InteractionOutcome]":
    """Press for the ``n``-th time: all in turn but the last, so that the ballot stays open."""
    ask = asks[n % (len(asks) - 1)]
    return people[ask.seat].choose(board, menu, ask.options[n // len(asks) % len(ask.options)].id, force=True)


async def read_whole(folder: Path) -> set[str]:
    """Return which presses stand in the log. Raises ReplayDiverged, AssertionError: it has a gap, or a press stands in it twice."""
    store = await open_store(str(folder / "consigliere.sqlite3"))
    try:
        await reloaded(store, time.time, TABLE)
        rows = await store.entries(TABLE)
    finally:
        await store.close()
    assert [row.n for row in rows] == list(range(len(rows)))
    presses = [str(row.payload["press"]) for row in rows if row.payload.get("press") not in (None, "", "0")]
    assert len(presses) == len(set(presses))
    return set(presses)
