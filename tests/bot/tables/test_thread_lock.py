"""The lock of a thread: set, corrected, yielded, and never somebody else's."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.store import StoreUnwritable
from bot.tables.moderation.access_rules import ChannelRules
from bot.tables.moderation.channel_access import ChannelAccess
from bot.tables.moderation.lock_method import LockMethod, ManualOverrides
from bot.tables.moderation.thread_lock import ThreadLock
from bot.tables.moderation.voice_binding import NONE
from bot.tables.session.message_state import SilenceMemory


class Stand:
    """A thread as a place and as Discord, and the lock of the table that stands in it."""

    def __init__(self, memory: SilenceMemory | None = None) -> None:
        self.memory, self.time = memory or SilenceMemory(), 1000.0
        self.id, self.locked, self.asleep, self.may = 7, False, False, True
        self.requests: list[dict[str, object]] = []
        self.refuses = self.unwritable = False
        self.guild = SimpleNamespace(me=None)
        self.http = SimpleNamespace(edit_channel=self._edit)
        self.overrides = ManualOverrides(lambda: self.memory.yielded, lambda: self.time)
        client: Any = self
        self.tested = ThreadLock(LockMethod(client, lambda: self.memory, self._attempt, self._note, self.overrides, lambda: self.time))

    def granted(self, _who: object) -> discord.Permissions:
        return discord.Permissions(manage_threads=self.may)

    async def _edit(self, _thread: int, **change: object) -> None:
        self.requests.append(change)
        self.locked = bool(change["locked"])
        self.asleep = bool(change.get("archived", self.asleep))

    async def _attempt(self, _right: str, doing: Callable[[], Awaitable[object]]) -> object:
        if self.refuses:
            return False
        await doing()
        return True

    async def _note(self) -> None:
        if self.unwritable:
            raise StoreUnwritable("here", "full")

    async def look(self, *, closed: bool) -> None:
        place: Any = self
        (self.tested.close if closed else self.tested.open)()
        await self.tested.reconcile(place)


@pytest.mark.rule("TK-1.3", "TK-1.4")
async def test_a_phase_costs_one_request_and_a_look_without_work_none() -> None:
    stand = Stand()
    await stand.look(closed=False)
    for _ in range(3):
        await stand.look(closed=True)
    assert stand.requests == [{"locked": True}] and stand.memory.locked
    for _ in range(3):
        await stand.look(closed=False)
    assert stand.requests == [{"locked": True}, {"locked": False}] and stand.memory == SilenceMemory()


@pytest.mark.rule("TK-1.10")
async def test_only_threads_that_the_bot_locked_are_unlocked() -> None:
    stand = Stand()
    stand.locked = True
    for closed in (True, False):
        await stand.look(closed=closed)
    assert stand.locked and stand.requests == []


@pytest.mark.rule("TK-9.15", "TK-1.10")
async def test_a_sleeping_thread_is_opened_by_the_request_that_locks_it() -> None:
    stand = Stand()
    stand.asleep = True
    await stand.look(closed=True)
    assert stand.requests == [{"locked": True, "archived": False}]


@pytest.mark.rule("TK-9.15")
async def test_at_the_third_refusal_the_table_is_to_be_told() -> None:
    stand = Stand()
    stand.refuses = True
    for number in range(3):
        assert not stand.tested.hopeless, number
        await stand.look(closed=True)
    assert stand.tested.hopeless
    stand.refuses = False
    await stand.look(closed=True)
    assert not stand.tested.hopeless and stand.locked


@pytest.mark.rule("TK-9.3")
async def test_a_lock_that_is_opened_by_hand_is_healed_twice_and_then_left() -> None:
    stand = Stand()
    stand.overrides.enter("1.night")
    for _ in range(3):
        await stand.look(closed=True)
        await stand.look(closed=True)
        assert stand.locked
        stand.locked, stand.time = False, stand.time + 30
    await stand.look(closed=True)
    assert not stand.locked and stand.overrides.tell()
    stand.overrides.enter("1.ballot")
    await stand.look(closed=True)
    assert stand.locked


@pytest.mark.rule("TK-9.3")
async def test_the_place_is_closed_again_in_the_next_phase_of_the_game() -> None:
    stand: Any = Stand()
    talking, state = SimpleNamespace(ghost_voice=NONE), SimpleNamespace(silence=stand.memory)
    table: Any = SimpleNamespace(message_state=state, settings=talking, now=lambda: stand.time, store_message_state=stand._note)
    server: Any = SimpleNamespace(edits=None, known_roles=frozenset)
    access = ChannelAccess(table, stand, stand._attempt, server, lambda _shard: False)
    nobody: frozenset[int] = frozenset()
    night = ChannelRules(closed=True, writers=nobody, dead=nobody, seated=nobody, watched=False, step="1.night")
    stand.locks = True
    for left_alone in (False, False, False, True):
        await access.reconcile(stand, night)
        await access.reconcile(stand, night)
        assert stand.locked is not left_alone
        stand.locked, stand.time = False, stand.time + 30
    await access.reconcile(stand, replace(night, step="1.ballot"))
    assert stand.locked


@pytest.mark.rule("TK-9.3")
async def test_a_thread_unlocked_by_hand_is_not_unlocked_again_at_the_end() -> None:
    stand = Stand()
    await stand.look(closed=True)
    stand.locked, stand.time = False, stand.time + 30
    await stand.look(closed=False)
    assert stand.requests == [{"locked": True}] and stand.memory == SilenceMemory()


@pytest.mark.rule("TK-9.13")
async def test_nothing_is_locked_that_cannot_be_written_down() -> None:
    stand = Stand()
    stand.unwritable = True
    with pytest.raises(StoreUnwritable):
        await stand.look(closed=True)
    assert not stand.locked


@pytest.mark.rule("TK-9.13")
async def test_giving_back_is_tried_although_nothing_can_be_written_down() -> None:
    stand = Stand()
    await stand.look(closed=True)
    stand.unwritable = True
    await stand.look(closed=False)
    assert not stand.locked


async def test_without_the_right_nothing_is_tried() -> None:
    stand = Stand()
    stand.may = False
    await stand.look(closed=True)
    assert stand.requests == [] and not stand.memory.locked
