"""Runs of games that play when the test says so, and what looks after the odds of lobbies."""

from collections.abc import AsyncIterator

import pytest

from bot.simulation import balance
from bot.simulation.balance import BalanceKey
from bot.store import Store
from bot.tables import lobby_odds as module
from bot.tables.lobby_odds import LobbyOdds
from tests.bot.tables.odds.lobbies import TEMPO, Played


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[Played]:
    """All runs that were made, the newest last."""
    made: list[Played] = []

    def make(what: BalanceKey, first: int, last: int) -> Played:
        made.append(Played(what, first, last))
        return made[-1]

    monkeypatch.setattr(module, "OddsRun", make)
    monkeypatch.setattr(balance, "_counted", dict)
    balance._known.cache_clear()
    return made


@pytest.fixture
async def odds(store: Store) -> AsyncIterator[LobbyOdds]:
    made = LobbyOdds(store, TEMPO)
    yield made
    await made.close()
    balance._known.cache_clear()
