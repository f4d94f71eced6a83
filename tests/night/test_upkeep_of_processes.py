"""Each process looks after its own memory, also one that does nothing for the whole bot (PR-4.2)."""

import pytest

from bot.app import upkeep
from tests.night.several import Two, soon


@pytest.mark.rule("PR-4.2", "PR-3.1")
async def test_a_process_without_shard_0_lets_go_of_tables_that_are_over(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[float]()
    monkeypatch.setattr(two.second.client.registry, "unload_idle", asked.append)

    async def unloaded() -> bool:
        return bool(asked)

    await soon(unloaded)
    assert two.second.client.registry.now() - asked[-1] >= upkeep.IN_MEMORY


@pytest.fixture(autouse=True)
def looking_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begun before the processes are."""
    monkeypatch.setattr(upkeep, "LOOK_EVERY", 0.05)
