"""A press for a table of another process while the database is away, or does not say what it has written (PR-2.1)."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.shards import routing
from bot.app.shards.copies import TableCopies
from bot.app.shards.routing import INTERACTION, MESSAGE, Routing
from bot.store.errors import StoreUnreachable, StoreUnsure
from bot.tables.refusal import Refused

TABLE = "abcd2345"
PRESS = {"id": "77", "user": {"id": "5"}, "data": {"custom_id": f"c1:{TABLE}:help"}}


class Inbox:
    """As much of the database as routing asks: one table on a server of shard 1, and what is handed over."""

    def __init__(self) -> None:
        self.away = False
        self.put_says: Exception | None = None
        self.kept: dict[str, str] = {}
        self.owner_takes = True

    async def server_of(self, _table: str) -> int:
        if self.away:
            raise StoreUnreachable("here", "away")
        return 1 << 22

    async def put_event(self, event_id: str, _shard: int, payload: str, _now: float) -> None:
        if not self.owner_takes:
            self.kept[event_id] = payload
        if self.put_says is not None:
            raise self.put_says

    async def take_event(self, event_id: str) -> str | None:
        return self.kept.pop(event_id, None)


class Hearing:
    """The process of shard 0, and what it says to a press."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(routing, "CLAIMED_WITHIN", 0.0)
        self.inbox = Inbox()
        self.said: list[str] = []
        self.lost = False
        store: Any = SimpleNamespace(lookups=self.inbox, inbox=self.inbox, table=self._no_table)
        self.copies = TableCopies(store, _nobody)
        registry: Any = SimpleNamespace(store=store, sessions={}, sessions_of=lambda _user: [], now=lambda: 0.0)
        holding: Any = SimpleNamespace(
            everything=False,
            owns_or_regains=lambda _guild: not self.lost,
            owns=lambda _guild: False,
            share=SimpleNamespace(total=2),
            epochs={0: 1},
        )
        self._routing = Routing(holding, registry, self.copies, lambda _id: False)
        self._parsers: dict[str, Any] = {INTERACTION: self._pressed, MESSAGE: self._pressed}
        self._routing.install(self._parsers)

    async def press(self, event: dict[str, Any] = PRESS) -> list[str]:
        self._parsers[INTERACTION](event)
        for task in list(self._routing._tasks):
            await task
        return self.said

    def _pressed(self, _data: object) -> None:
        try:
            self.said.append("no-press-old" if self.copies.get(TABLE) is None else "answered")
        except Refused as refused:
            self.said.append(refused.key)

    async def _no_table(self, _table: str) -> None:
        if self.inbox.away:
            raise StoreUnreachable("here", "away")


def _nobody(_saved: object) -> Any:
    raise AssertionError("no game is being played")


@pytest.fixture
def hearing(monkeypatch: pytest.MonkeyPatch) -> Hearing:
    return Hearing(monkeypatch)


@pytest.mark.rule("PR-2.1")
async def test_nobody_is_told_that_a_table_is_gone_while_the_database_is_away(hearing: Hearing) -> None:
    hearing.inbox.away = True
    assert await hearing.press() == ["no-store"]


@pytest.mark.rule("PR-2.1")
async def test_interactions_taken_by_the_owner_are_not_answered_twice(hearing: Hearing) -> None:
    assert await hearing.press() == []


@pytest.mark.rule("PR-2.1")
async def test_in_doubt_whether_it_was_handed_over_nothing_is_done_here_that_the_owner_may_do(hearing: Hearing) -> None:
    hearing.inbox.put_says = StoreUnsure("here", "no answer to the commit")
    assert await hearing.press() == ["no-store"]


@pytest.mark.rule("PR-2.1")
async def test_an_uncertain_handover_that_nobody_took_is_answered_here(hearing: Hearing) -> None:
    hearing.inbox.owner_takes = False
    hearing.inbox.put_says = StoreUnsure("here", "no answer to the commit")
    assert await hearing.press() == ["no-press-old"]  # what this process knows: it has no copy of a game that is not being played


@pytest.mark.rule("PR-1.5")
@pytest.mark.parametrize("event", [PRESS, {**PRESS, "guild_id": str(1 << 22)}], ids=["private", "on a server"])
async def test_events_of_a_lost_shard_are_left_to_its_holder(monkeypatch: pytest.MonkeyPatch, event: dict[str, Any]) -> None:
    hearing = Hearing(monkeypatch)
    hearing.lost = True
    assert await hearing.press(event) == []
