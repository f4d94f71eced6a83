"""A finished game holds no memory: neither its table, nor its pages and pictures, nor the pace of its channel (PR-4.2)."""

import gc
import weakref

import pytest

from bot.discord_io.rate_limiter import SWEEP_ABOVE, RateLimiters
from bot.runtime.lru_cache import LruCache
from bot.store import Store
from tests.bot.tables.conftest import Clock, seated
from tests.bot.tables.test_set_aside import Ears, new_registry

pytestmark = pytest.mark.rule("PR-4.2")


async def test_a_table_that_is_over_is_gone_ten_minutes_later(store: Store, clock: Clock) -> None:
    await seated(store, clock)
    registry = new_registry(store, clock)
    registry.postman = Ears()  # type: ignore[assignment]
    registry._recovery.start = lambda: None  # type: ignore[method-assign]  # nobody's turn comes
    await registry.open()
    session = registry.session("tablexyz")
    assert session is not None and session.table.course is not None
    session.table.course.public(clock())  # somebody looks
    game, local = weakref.ref(session.table.course), weakref.ref(session)
    session.table.phase, session.looked_at = "ended", clock()
    registry.unload_idle(clock() - 1)
    assert registry.session("tablexyz") is session, "not at once: people press below the story"
    clock.pass_(600)
    registry.unload_idle(clock() - 480)
    assert registry.session("tablexyz") is None and registry.table_in(session.table.channel_id) is None
    registry._recovery._waiting.clear()
    del session
    gc.collect()
    assert local() is None and game() is None
    await registry.close()


def test_a_silent_channel_has_no_pace() -> None:
    now = [0.0]
    paces = RateLimiters(4, 5.0, lambda: now[0])
    for channel in range(20 * SWEEP_ABOVE):
        now[0] += 1
        pace = paces.of(channel)
        pace._sent.append(now[0])
        assert paces.of(channel) is pace
    assert len(paces._limiters) <= SWEEP_ABOVE + 1


async def test_a_pace_that_counts_is_kept() -> None:
    paces = RateLimiters(4, 5.0, lambda: 0.0)
    busy = paces.of(0)
    await busy.turn()
    for channel in range(1, 3 * SWEEP_ABOVE):
        paces.of(channel)
    assert paces.of(0) is busy


def test_the_cache_of_people_is_bounded() -> None:
    kept: LruCache[int, int] = LruCache(10)
    for person in range(100):
        kept.keep(person, person)
    assert kept.get(0) is None and kept.get(99) == 99 and kept.forget(99) == 99 and kept.forget(99) is None
