"""A moderator archives or locks the thread of a table in mid-game: what is to be said is said once, at the latest when it is open."""

import asyncio
from typing import Any

import pytest

from bot.presenting.texts import words_in
from tests.night.evening import Evening, plain, unavailable
from tests.night.places import LONG, dealt, gather, place
from tests.night.test_entry_lines import lines
from tests.night.test_faults_permissions import whispers

CS = words_in("cs")
LOST = plain(CS("permission-lost", list=CS("doctor-permission-manage-threads")))
LINE = "Řádek."
CHANGES: dict[str, dict[str, Any]] = {
    "archived": {"archived": True},
    "locked": {"locked": True},
    "archived and locked": {"archived": True, "locked": True},
}
SOON = 5.0
"""Seconds; a line that waits is tried once a minute at last."""


@pytest.mark.rule("TK-1.10", "TK-8.3")
@pytest.mark.parametrize("may", [True, False], ids=["may", "may not"])
@pytest.mark.parametrize("change", CHANGES)
async def test_no_change_of_the_thread_repeats_a_line(evening: Evening, change: str, may: bool) -> None:
    here = place(evening, "public thread" if may else "post")
    people = gather(evening, here, 6)
    if not may:
        evening.discord.withdraw("manage_threads", guild=evening.guild)
    await dealt(evening, people, discussion=LONG)
    await evening.eventually(lambda: evening.living("mafie.day.ready"))
    await evening.session.outbox.wait_idle()
    assert here.owner is not None
    here.owner.change_thread(here.channel, **CHANGES[change])
    await evening.session.outbox.say(LINE)
    if not may and here.channel.locked:
        await evening.eventually(lambda: evening.session.outages.blocked and LOST in whispers(people[0]))
        await asyncio.sleep(60)
        assert not lines(evening, LINE) and evening.session.outages.blocked
        here.owner.change_thread(here.channel, archived=False, locked=False)
    await evening.eventually(lambda: lines(evening, LINE), SOON)
    await evening.eventually(lambda: not evening.session.outages.blocked, SOON)
    await evening.session.outbox.wait_idle()
    assert len(lines(evening, LINE)) == 1
    assert whispers(people[0]).count(LOST) == int(not may and "locked" in change)
    assert not any(LOST in whispers(person) for person in people[1:])


@pytest.mark.rule("TK-8.3")
async def test_a_right_lost_behind_our_own_lock_is_named_as_holding_up_the_game(evening: Evening) -> None:
    here = place(evening, "public thread")
    people = gather(evening, here, 6)
    await dealt(evening, people, night=LONG)
    await evening.eventually(lambda: here.channel.locked)
    evening.discord.withdraw("manage_threads", guild=evening.guild, channel=here.rights)
    await evening.eventually(lambda: LOST in whispers(people[0]))
    optional = plain(CS("permission-optional", list=CS("doctor-permission-manage-threads")))
    assert optional not in whispers(people[0])


@pytest.mark.rule("TK-1.10", "TK-8.3")
async def test_a_right_given_in_an_outage_counts_in_an_archived_thread(evening: Evening) -> None:
    here = place(evening, "public thread")
    people = gather(evening, here, 6)
    await dealt(evening, people, night=LONG)
    await evening.eventually(lambda: here.channel.locked)
    await evening.session.outbox.wait_idle()
    evening.discord.withdraw("manage_threads", guild=evening.guild)
    assert here.owner is not None
    here.owner.change_thread(here.channel, archived=True)
    await evening.eventually(lambda: LOST in whispers(people[0]))
    evening.discord.outage(evening.guild)
    await evening.eventually(lambda: unavailable(evening))
    evening.discord.grant("manage_threads", guild=evening.guild)
    evening.discord.outage(evening.guild, over=True)
    await evening.eventually(lambda: not unavailable(evening))
    found = await evening.session.silence.place()
    assert found is not None and found.granted(found.guild.me).manage_threads
