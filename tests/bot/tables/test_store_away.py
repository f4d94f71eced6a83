"""While nothing can be written the clocks of a table stand, and the time is given back: nobody could answer meanwhile."""

import pytest

from bot.store import Store, StoreUnreachable
from bot.tables.refusal import Refused
from bot.tables.registry import TableRegistry
from tests.bot.tables.conftest import Clock
from tests.bot.tables.test_gateway_away import course, game, kinds, left, look, registry

__all__ = ["registry"]


async def test_no_clock_runs_out_while_nothing_can_be_written(
    registry: TableRegistry, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object, **__: object) -> None:
        raise StoreUnreachable("here", "the server does not answer")

    before, moves = left(registry), course(registry).game.moves_made
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", away)
        with pytest.raises(Refused, match="no-store"):
            await registry.sessions[game(registry).id].host_moves.extend(game(registry).host_id, 60.0)
        for _ in range(4):
            clock.pass_(before)
            await look(registry)
    await look(registry)
    assert course(registry).game.moves_made == moves, "nobody was struck"
    assert (await kinds(store))[-1] == "topup"
    assert left(registry) >= before - 1
    clock.pass_(left(registry) + 0.1)
    await look(registry)
    assert course(registry).game.moves_made > moves, "and the clock runs out when it should"
