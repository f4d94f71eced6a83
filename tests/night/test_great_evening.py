"""Many people at one evening: two tables from the plan to the standing; the door and the draw of the most there may be (CL-9, 10, 21)."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.night import desk_players
from tests.night.club_evening import answer, call, caller, in_days, invitation, shown, until_start, verb
from tests.night.evening import FAST, Evening, plain, seen
from tests.night.great_evening import GreatEvening, live
from tests.night.test_evening_rounds import looking


@pytest.mark.rule("CL-9.2", "CL-9.3", "CL-9.6", "CL-10.3", "CL-10.4", "CL-21.1")
async def test_eight_people_at_two_tables(evening: Evening) -> None:
    """CL-21.1: tables of one evening share nothing; each game counts to it. ``make soak`` does the same with 63 people."""
    great = GreatEvening(evening, 8, 2, "zbojnici")
    await live(great, desk_players.play)


@pytest.fixture(autouse=True)
def small_pictures() -> None:
    """Pictures take their time here."""


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening at the pace at which Discord lets us speak."""
    async with Evening(tmp_path, tempo=replace(FAST, edit_every=2.0, posts=(4, 5.0), member_edits=(8, 5.0))) as made:
        yield made


@pytest.mark.rule("CL-1.8", "CL-9.2", "CL-9.5", "CL-9.6", "CL-9.7")
async def test_eighty_four_people_are_drawn_to_four_tables(slow: Evening) -> None:
    """CL-9.6: one message says where everybody sits, each is mentioned once, and nothing comes too fast."""
    great = GreatEvening(slow, 84, 4)
    await great.plan()
    await great.answers()
    await great.door()
    line = await great.draw()
    assert [line.text.count(f"<@{person.id}>") for person in great.people] == [1] * 84
    assert sorted(len(session.table.setup.kept) for session in great.sessions) == [21] * 4
    assert great.figures.seconds["door"] < 15.0 and great.figures.seconds["draw"] < 30.0, great.figures
    await asyncio.sleep(1.0)
    assert not slow.discord.limits.refused and not great.figures.refused
    print(great.figures)


@pytest.mark.rule("CL-8.6")
async def test_ninety_waiting_people_are_each_called_once_in_one_message(evening: Evening) -> None:
    """CL-8.6: chairs that are still free are offered once, in one line, by name; Discord takes the line however long it is."""
    host = caller(evening)
    await call(evening, host, chairs=6)
    people = [evening.person(f"Host {number}") for number in range(96)]
    for person in people:
        await answer(evening, person, "yes")
    await until_start(evening, before=14 * 60)
    lobby = await evening.discord.until(lambda: evening.living("join"))
    await people[0].press(lobby, evening.press_id("join"))
    await until_start(evening, before=-11 * 60)
    await looking(evening, evening.session, lambda: evening.table.setup.kept_until is None)
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "kdo dřív přisedne" in plain(one.text)), None))
    assert [line.text.count(f"<@{person.id}>") for person in people] == [0] * 6 + [1] * 90
    assert len([one for one in shown(evening) if "kdo dřív přisedne" in plain(one.text)]) == 1


@pytest.mark.rule("CL-3.7")
async def test_ninety_voters_for_a_date_are_each_called_once(evening: Evening) -> None:
    """CL-3.7: one line mentions them, once, loud."""
    host = caller(evening)
    dates: dict[str, Any] = {f"date-{number}": in_days(evening, 4 + number) for number in (1, 2)}
    preview = seen(await host.command("evening poll", evening.channel, game="mafie", **dates))
    await host.press(preview, verb(evening, "post"))
    message = await evening.discord.until(lambda: invitation(evening))
    people = [evening.person(f"Host {number}") for number in range(90)]
    for person in people:
        await person.choose(message, verb(evening, "dates"), "1")
    desk = seen(await host.command("evening desk", evening.channel))
    await host.press(desk, verb(evening, "take"))
    await host.choose(desk, verb(evening, "pick", "take"), "1")
    line = await evening.discord.until(lambda: next((one for one in shown(evening) if "je jasný" in one.text), None))
    assert [line.text.count(f"<@{person.id}>") for person in people] == [1] * 90
