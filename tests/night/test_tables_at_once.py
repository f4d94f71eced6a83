"""Full tables of one server that deal, vote and end at the same moments, at Discord's own pace (CL-21.5)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.sandbox import Person
from bot.tables.tempo import Tempo
from tests.night.evening import FAST, Evening
from tests.night.great_evening import seen_from
from tests.night.players import play
from tests.night.striking import LONGEST
from tests.night.test_budget import END_CAP, LOBBY_CAP, Ledger
from tests.soak.amounts import little_or_much

TABLES, SEATS = 3, 6

WAVES = replace(FAST, edit_every=2.0, posts=(4, 5.0), member_edits=(8, 5.0), requests=Tempo().requests)
"""Clocks run out in seconds, but nothing is said or asked faster than on an evening with people."""

CAP = 10
"""Messages of a round, see ``test_budget``."""
WHOLE = 900.0
"""Seconds within which whole games end: at four posts in five seconds, five or six rounds take from 200 to 360."""
A_ROUND = 10
"""Messages after which a table has told more than its lobby and its first round."""


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening on a server where Discord's limits hold."""
    async with Evening(tmp_path, tempo=WAVES) as made:
        await made.prefer(text_mode=True)
        made.discord.limits.real = True
        yield made


@pytest.mark.rule("CL-21.5")
@pytest.mark.parametrize("whole", little_or_much(False, True))
async def test_tables_that_do_the_same_at_once_stay_within_their_budgets_and_all_limits(limited: Evening, whole: bool) -> None:
    """CL-21.5: each writes no more than a table that is alone, and none of them, nor all together, is told to be slower."""
    channels = [limited.channel, *(limited.discord.create_channel(limited.guild, f"stul-{n}") for n in range(2, TABLES + 1))]
    tables = [seen_from(limited, channel) for channel in channels]
    people = [[limited.person(f"Host {table}{seat}") for seat in range(SEATS)] for table in range(TABLES)]
    for seated in people[:1]:
        for person in seated:
            person.enter_voice(limited.voice)
    ledgers = [await _seated(table, seated) for table, seated in zip(tables, people, strict=True)]
    await asyncio.gather(*(table.deal(seated[0]) for table, seated in zip(tables, people, strict=True)))
    playing = (
        play(table, seated, until="again" if whole else partial(_has_told, ledger), within=WHOLE if whole else LONGEST)
        for table, seated, ledger in zip(tables, people, ledgers, strict=True)
    )
    await asyncio.gather(*playing)
    if whole:
        await limited.eventually(lambda: all(table.table.phase == "ended" for table in tables))
    assert limited.discord.limits.refused == []
    for ledger in ledgers:
        caps = {"lobby": LOBBY_CAP, "end": END_CAP}
        assert not {part: count for part, count in ledger.counted.items() if count > caps.get(part, CAP)}, ledger.posts
        assert sum(ledger.posts.values()) > 5, "the table has told its night"


def _has_told(ledger: Ledger) -> bool:
    """Whether a table has told its first night and some of the day, or all of a short game."""
    return sum(ledger.posts.values()) > A_ROUND or ledger.evening.living("again") is not None


async def _seated(table: Evening, people: list[Person]) -> Ledger:
    ledger = Ledger(table)
    table.discord.watchers.append(ledger)
    await table.open_table(people[0])
    await table.seat(people)
    return ledger
