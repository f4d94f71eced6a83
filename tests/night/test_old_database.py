"""A database that an earlier release left in the middle of every game: this one opens it and plays each table to its end."""

import json
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.operations.verify import verify
from bot.presenting.texts import words_in
from bot.tables.session.setup import deal_holds
from cogs.history import record_of
from engines import replay
from tests.night.boxed_night import channel_texts, view
from tests.night.desk_players import play as play_boxed
from tests.night.evening import plain
from tests.night.old_evening import DATABASE, OldEvening, OldTable, entries_in
from tests.night.players import play as play_mafie
from tests.night.test_clicks import text_of
from tests.night.test_mafia_city import SETTINGS, TIMID
from tests.night.test_nostra_city import AT_ONCE

RUNNING = ("noc", "hlasování", "zbojnici", "mafia-city", "nostra", "escape")
LONG = {"noc", "zbojnici", "mafia-city", "nostra", "escape"}
"""Tables that the suite plays on for a while, on the Discord that has kept its messages; ``make soak`` plays each to its end, on both."""
MOVES = 30
"""How long a while is."""
TABLES = [
    *(("kept", name, name not in LONG) for name in RUNNING),
    ("lost", "zbojnici", True),
    *(pytest.param("kept", name, True, marks=pytest.mark.soak) for name in RUNNING if name in LONG),
    *(pytest.param("lost", name, True, marks=pytest.mark.soak) for name in RUNNING if name != "zbojnici"),
]
WAYS: dict[str, dict[str, Any]] = {
    "mafia_city": {"skips": SETTINGS, "shuns": TIMID},
    "nostra_city": {"shuns": AT_ONCE},
    "zbojnici": {},
    "escape_plan": {},
}
"""How people play each game, so that it does not take long."""
CLOCK = re.compile(r",[^,\n]*<t:\d+:R>")


@pytest.fixture(params=["kept", "lost"])
def left_alone(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> OldEvening:
    """The evening before the start of this release, on a Discord that has kept its messages, and on one that has lost them."""
    return OldEvening(tmp_path, monkeypatch, lost=request.param == "lost")


@pytest.fixture
async def old(left_alone: OldEvening) -> AsyncIterator[OldEvening]:
    """The evening after the start of this release."""
    async with left_alone as made:
        yield made


async def play(old: OldEvening, until: Callable[[], object]) -> None:
    if old.table.game == "mafie":
        await play_mafie(old, old.people, until=until)
    else:
        await play_boxed(old, old.people, until=until, **WAYS[old.table.game])


async def play_on(old: OldEvening, moves: int) -> None:
    """Play until some more than so many moves are made."""
    await play(old, lambda: old.table.course.game.moves_made > moves + MOVES or old.living("again"))


async def to_the_end(old: OldEvening) -> None:
    await play(old, lambda: old.living("again"))
    table = old.table
    await old.eventually(lambda: table.phase == "ended")
    assert replay(table.course.game.record).outcome == table.course.game.outcome


def nothing_is_lost(old: OldEvening, left: OldTable) -> None:
    """All that the log held is there still, and what was planned stands in the channel, once."""
    assert entries_in(old.folder / DATABASE, left.id)[: len(left.entries)] == left.entries
    texts = channel_texts(old)
    for planned in left.pending:
        line = plain(CLOCK.sub("", planned)).split("\n")[-1]
        assert sum(line in text for text in texts) == 1, line


@pytest.mark.parametrize(("left_alone", "name", "whole"), TABLES, indirect=["left_alone"])
async def test_a_table_goes_on_and_comes_to_its_end(left_alone: OldEvening, name: str, *, whole: bool) -> None:
    left_alone.hurry("mafie")
    async with left_alone as old:
        await it_goes_on(old, old.go_to(name), whole=whole)


async def it_goes_on(old: OldEvening, left: OldTable, *, whole: bool) -> None:
    course = old.table.course
    assert (course.game.moves_made, len(course.game.notices)) >= (left.facts["moves"], left.facts["notices"])
    running = re.escape(plain(words_in("cs")("back", until="…")).split("…")[0].strip())
    back = f"{running}|{re.escape(plain(words_in('cs')('back', until='…', ends='no')))}"  # without its clock once that is over
    await old.discord.until(lambda: any(re.search(back, text) for text in channel_texts(old)))
    if whole:
        await to_the_end(old)
    else:
        await play_on(old, left.facts["moves"])
    nothing_is_lost(old, left)
    assert sum(bool(re.search(back, text)) for text in channel_texts(old)) == (1 if old.lost else 2), "it was restarted before"


async def test_the_mafia_goes_on_talking(old: OldEvening) -> None:
    left = old.go_to("noc")
    assert [[line.round, line.seat, line.text] for _, line in old.table.course.night_lines] == left.facts["room"]
    seats = [seat for seat in range(11) if old.session.night_talk.hearers(seat)]
    first, second = (left.people[seat] for seat in seats[:2])
    first.write(first.open_dm(), "Nebo Host 5?")
    await second.wait_for(lambda message: "Nebo Host 5?" in message.text)


async def test_the_votes_given_stand(old: OldEvening) -> None:
    left = old.go_to("hlasování")
    asked = {ask.seat for ask in old.table.scene().asks if ask.name == "mafie.vote.first"}
    given = [payload for _, _, kind, payload in left.entries if kind == "answer" and "mafie.vote.first" in payload["ask"]]
    assert given and asked
    assert view(old).phase == "first"


async def test_a_paused_table_is_resumed_and_goes_on(old: OldEvening) -> None:
    left = old.go_to("paused")
    assert old.table.phase == "paused"
    former = left.people[0]
    refused = text_of(await former.command("game resume", left.channel))
    assert refused.startswith(plain(words_in("en")("no-host", who="…")).split("…")[0])
    await left.people[1].command("game resume", left.channel)
    await old.eventually(lambda: old.table.phase == "running")
    await play_on(old, old.table.course.game.moves_made)
    nothing_is_lost(old, left)


async def test_a_lobby_knows_who_is_ready_and_who_waits(old: OldEvening) -> None:
    left = old.go_to("lobby")
    table = old.table
    assert [seat.user_id for seat in table.seats] == [*(person.id for person in left.people[:4]), None, None]
    assert [user for user, _ in table.waiting] == [person.id for person in left.people[4:6]]
    assert [bool(seat.press) for seat in table.seats[:4]] == [False, True, True, False]
    lobby = await old.lobby()
    for person in (left.people[0], left.people[3]):
        await person.press(lobby, old.press_id("ready"))
    await old.eventually(lambda: table.phase == "running")
    assert deal_holds(table.setup, table.id, len(table.seats), table.seed or "") and table.setup.seal_version == 1, (
        "its seal was published before there was a version 2"
    )


@pytest.mark.parametrize("name", ["konec", "konec-2"])
async def test_a_finished_night_is_remembered(old: OldEvening, name: str) -> None:
    left = old.go_to(name)
    assert old.registry.table_in(left.channel.id) is None
    host = left.people[0]
    for command in ("record", "story"):
        outcome = await host.command(f"game {command}", left.channel)
        assert outcome.message is not None
        assert len(outcome.message.attachments) == 1, command
    nights = await old.registry.store.nights(old.guild.id, limit=5)
    record = record_of(next(night for night in nights if night.table_id == left.id))
    file = old.folder / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    assert verify(file, words_in("cs")).good
    story = old.living("again")
    if not old.lost:
        assert story is not None
        outcome = await host.press(story, f"c1:{left.id}:again")
        assert text_of(outcome) == plain(words_in("cs")("again-opened"))
