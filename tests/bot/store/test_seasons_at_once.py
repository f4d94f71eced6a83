"""A season that is closed, also by two processes, while somebody is forgotten, on both databases (CL-13.3, 16.4)."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.app.upkeep import LocalizedPlaceholders
from bot.results.leaderboards import close_season
from bot.store import Forgotten, SeasonClosed, SeasonRow, Store, open_store
from tests.bot.store.rows import SNOWFLAKE, a_night
from tests.bot.store.test_contract_history import JANA, KAREL, PETR, played, results, seats

NOW = 1000.0


@pytest.fixture
async def both(store: Store, url: str) -> AsyncIterator[tuple[Store, Store]]:
    """The stores of two processes; SQLite has one."""
    if url.startswith("sqlite"):
        yield store, store
        return
    second = await open_store(url, now=lambda: NOW)
    yield store, second
    await second.close()


@pytest.mark.rule("CL-13.3", "CL-16.4")
async def test_a_season_closes_once_and_without_a_forgotten_person(both: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    """CL-13.3, 16.4: the request to forget comes when the archive is about to be written."""
    store, other = both
    season = SeasonRow(id="s1", guild_id=SNOWFLAKE, name="Zima", opened_at=0.0)
    assert await store.honours.open_season(season)
    await played(store, a_night("t1", seats=seats(JANA, KAREL, PETR)), results(3))
    written, begun = store.honours.close_season, list[asyncio.Task[Forgotten]]()

    async def late(*given: Any) -> None:
        begun.append(asyncio.create_task(other.forget_person(JANA, LocalizedPlaceholders())))
        await asyncio.wait(begun, timeout=0.5)
        await written(*given)

    with monkeypatch.context() as patch:
        patch.setattr(store.honours, "close_season", late)
        await close_season(store, season, NOW)
    await asyncio.gather(*begun)
    with pytest.raises(SeasonClosed):
        await close_season(other, season, NOW)
    (closed,) = await store.honours.seasons(SNOWFLAKE)
    winners = {one.user_id for one in await store.honours.trophies("s1")}
    assert str(JANA) not in str(closed.standing) and str(KAREL) in str(closed.standing)
    assert JANA not in winners and len(winners) == 3
