"""An evening and lessons that the release before left in the middle: this one opens them and plays them to their end."""

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.table_session import TableSession
from tests.night.club_evening import only
from tests.night.learner import Learner
from tests.night.old_evening import OldEvening
from tests.night.players import play_soon_over

GAMES = ("mafie", "zbojnici", "mafia_city", "nostra_city", "escape_plan")


@pytest.fixture
async def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OldEvening]:
    """The evening after the start of this release, at the moment at which the one before was killed."""
    made = OldEvening(tmp_path, monkeypatch, name="old_evening")
    made.ahead = made.kept["facts"]["now"] - time.time()
    made.channel = made.discord.world.channels[made.kept["facts"]["channel"]]
    async with made:
        yield made


def session_of(old: OldEvening) -> TableSession:
    (session,) = old.registry.sessions.values()
    return session


async def test_an_evening_goes_on_and_comes_to_its_end(old: OldEvening) -> None:
    facts, session = old.kept["facts"], session_of(old)
    people = [old.old_people[one] for one in facts["coming"]]
    assert (only(old).id, session.table.id) == (facts["evening"], facts["table"])
    assert [user for user, _ in session.table.setup.kept] == facts["kept"]
    assert [seat.user_id for seat in session.table.people] == facts["sat"]
    lobby = await old.lobby()
    for person in people[len(facts["sat"]) :]:
        assert (await person.press(lobby, old.press_id("join"))).ephemeral
    await old.eventually(lambda: len(session.table.people) == len(people))
    old.people = people
    await old.deal(old.old_people[facts["host"]])
    await play_soon_over(old, people)
    await old.eventually(lambda: session.table.phase == "ended")
    old.pass_time(86_400)
    await old.eventually(lambda: not any(one.row.state != "over" for one in old.client.evening_scheduler.evenings.values()))


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_goes_on_and_comes_to_its_end(old: OldEvening, game: str) -> None:
    left = old.kept["facts"]["learners"][game]
    learner = Learner(old, old.old_people[left["person"]], old.channel)
    await learner.begin()
    session = await learner.session()
    assert session is not None and (session.id, session.row.state) == (left["id"], left["state"])
    while await learner.follow():
        pass
    assert await learner.session() is None
