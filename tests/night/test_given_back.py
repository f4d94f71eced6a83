"""A table that this process has given back and taken up again: what was under way at it says nothing any more (PR-1.5)."""

import asyncio
from collections import Counter

import pytest

from bot.tables.refusal import Refused
from tests.night.evening import Evening
from tests.night.first_day import in_discussion
from tests.night.places import LONG
from tests.night.striking import pass_until, quiet


def public(evening: Evening) -> list[str]:
    """Return the lines that stand in the channel, without the people called."""
    return [line for message in evening.channel.messages.values() if message.only is None for line in message.content.split("\n") if line]


@pytest.mark.rule("PR-1.5")
async def test_pending_work_of_a_returned_table_tells_nothing(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """The discussion ends in the old session, which waits until the table is served again and has said so."""
    await in_discussion(evening, vote=LONG, vote_turn=LONG)
    old, go_on = evening.session, asyncio.Event()
    assert old.table.course is not None
    entries = old.table.course.entries
    monkeypatch.setattr(type(old.absences), "attend", lambda absences: _held(go_on) if absences is old.absences else _nothing())
    due = old.table.course.time.next_deadline()
    assert due is not None
    pass_until(evening, old, due + 1)
    await evening.eventually(lambda: old.table.course is not None and old.table.course.entries > entries)
    evening.registry.release_servers(lambda _guild: True)
    await evening.registry.restore_tables()
    new = await evening.eventually(lambda: evening.registry.sessions.get(old.table.id))
    assert new is not old
    await evening.registry.all_greeted()
    await evening.eventually(lambda: quiet(new) and any("Nic se neztratilo" in line for line in public(evening)))
    evening.discord.backend.posting._nonces.clear()  # as after some minutes
    before, told, surfaces = public(evening), old.postman.sent, new.table.message_state.json()
    log = new.table.running.entries
    go_on.set()
    await old.outbox.say("Sedíte ještě?")
    assert not await old.whispers.send_each({0: "Sedíš ještě?"})
    with pytest.raises(Refused):
        await old.host_moves.pause(evening.people[0].id)
    old.outbox.wake()
    await evening.eventually(lambda: not old.at_work)
    await asyncio.sleep(0.2)
    assert Counter(public(evening)) == Counter(before)
    assert old.postman.sent == told
    saved = await evening.registry.store.table(old.table.id)
    assert saved is not None and saved.table.surfaces == surfaces
    assert len(saved.entries) == log


async def _held(until: asyncio.Event) -> None:
    await until.wait()


async def _nothing() -> None:
    pass
