"""Unheard words about people are acted on at the next look, once, and again after a failure (PR-2.4, PR-2.5)."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.shards.serving import MissedNotices
from bot.store import open_store
from bot.tables.refusal import Refused


class Told:
    """A store that knows what was said, and who does it."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[str, float]] = {}
        self.done: list[str] = []
        self.refuses = 0
        store: Any = SimpleNamespace(inbox=self)
        self.unheard = MissedNotices(store, self._do)

    async def notices(self) -> dict[str, tuple[str, float]]:
        return dict(self.kept)

    async def _do(self, notice: str) -> None:
        if self.refuses:
            self.refuses -= 1
            raise Refused("no-store")
        self.done.append(notice)

    async def look(self) -> list[str]:
        """Look, and return what was done since the last look."""
        self.done.clear()
        await self.unheard.look()
        return list(self.done)


@pytest.mark.rule("PR-2.4", "PR-2.5")
async def test_each_word_is_acted_on_once_and_a_new_word_anew() -> None:
    told = Told()
    told.kept = {"said:reads:7": ("reads:7:cs:0:0", 1.0), "said:personal:8": ("personal:8", 2.0)}
    assert await told.look() == ["reads:7:cs:0:0", "personal:8"]
    assert await told.look() == []
    told.kept["said:reads:7"] = ("reads:7:en:0:0", 3.0)
    assert await told.look() == ["reads:7:en:0:0"]
    told.unheard.forget()
    assert await told.look() == ["reads:7:en:0:0", "personal:8"]
    told.kept = {}
    assert await told.look() == []


@pytest.mark.rule("PR-2.5")
async def test_a_failed_action_is_done_at_a_later_look() -> None:
    told = Told()
    told.kept, told.refuses = {"said:reads:7": ("reads:7:cs:0:0", 1.0), "said:personal:8": ("personal:8", 2.0)}, 1
    assert await told.look() == ["personal:8"]
    assert await told.look() == ["reads:7:cs:0:0"]


@pytest.mark.rule("PR-2.5", "CL-16.4")
async def test_words_are_kept_for_a_while_and_not_of_forgotten_people(url: str) -> None:
    now = [1_000_000.0]
    store = await open_store(url, now=lambda: now[0])
    await store.put_person_settings(7, {"language": "en"}, "reads:7:en:0:0")
    await store.put_person_settings(17, {"reminders": "day"})
    now[0] += 1.0
    await store.put_person_settings(7, {"language": "cs"}, "reads:7:cs:0:0")
    assert await store.inbox.notices() == {
        "said:personal:17": ("personal:17", 1_000_000.0), "said:reads:7": ("reads:7:cs:0:0", 1_000_001.0)
    }  # fmt: skip
    await store.forget_person(7, Nameless())
    assert set(await store.inbox.notices()) == {"said:personal:17"}
    now[0] += 3_600.0
    await store.put_person_settings(8, {"reminders": "day"})
    assert set(await store.inbox.notices()) == {"said:personal:8"}
    await store.retention.sweep(now[0] + 3_600.0)
    assert await store.inbox.notices() == {}
    await store.close()


class Nameless:
    """Nobody has a name here."""

    def seat(self, _language: str, number: int) -> str:
        return f"Seat {number}"

    def spellings(self, name: str) -> tuple[str, ...]:
        return (name,)
