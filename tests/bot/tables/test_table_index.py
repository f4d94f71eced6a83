"""Events of Discord find their table without asking the others (PR-4.1, S-11)."""

from collections.abc import Callable, Iterator
from typing import Any, NoReturn

import pytest

from bot.tables.registry import TableRegistry
from bot.tables.session.message_state import HandMessage
from bot.tables.table_index import KeysOfTables
from bot.tables.table_session import TableSession


@pytest.fixture
def registry(new_registry: Callable[[], TableRegistry]) -> TableRegistry:
    return new_registry()


async def lobby(registry: TableRegistry, channel: int, *, guild: int = 1, host: int = 900) -> TableSession:
    return await registry.open_lobby(guild, channel, host, "Ada", "mafie", {}, "cs")


class Unread(dict[str, TableSession]):
    """Tables that can be looked up and not walked through."""

    def _never(self, *_: object) -> NoReturn:
        raise AssertionError("an event went through all tables")

    values = items = keys = _never

    def __iter__(self) -> Iterator[str]:
        return self._never()


@pytest.mark.rule("PR-4.1")
@pytest.mark.parametrize(
    "event",
    [
        lambda registry: registry.event_router.message_gone(5, 6),
        lambda registry: registry.event_router.permissions_changed(77),
        lambda registry: registry.event_router.channel_gone(5),
        lambda registry: registry.event_router.thread_joined(5, 6),
        lambda registry: registry.event_router.member_gone(77, 6),
        lambda registry: registry.event_router.member_came(77, 6),
        lambda registry: registry.event_router.roles_changed(77, 6, [5]),
        lambda registry: registry.event_router.guild_available(77),
        lambda registry: registry.event_router.guild_gone(77),
        lambda registry: registry.sessions_of(6),
    ],
)
async def test_no_event_goes_through_all_tables(registry: TableRegistry, event: Callable[[TableRegistry], Any]) -> None:
    await lobby(registry, 7)
    registry.sessions = Unread(registry.sessions)
    made = event(registry)
    if hasattr(made, "__await__"):
        await made


@pytest.mark.rule("PR-4.1")
async def test_people_are_found_where_they_sit_and_nowhere_else(registry: TableRegistry) -> None:
    one, other = await lobby(registry, 7), await lobby(registry, 8, guild=2, host=901)
    await one.lobby_moves.sit(5, "Eva")
    assert registry.index.of_person(5) == [one]
    await one.lobby_moves.leave(5)
    await other.lobby_moves.sit(5, "Eva")
    assert registry.index.of_person(5) == [other]
    assert registry.index.of_guild(1) == [one]
    await other.lobby_moves.cancel(901)
    registry._unload(other.table.id)
    assert registry.index.of_person(5) == [] and registry.index.of_guild(2) == []


@pytest.mark.rule("PR-4.1")
async def test_a_deleted_hand_in_direct_messages_is_noticed(registry: TableRegistry) -> None:
    session = await lobby(registry, 7)
    session.table.message_state.seat_messages.hands["5"] = HandMessage(id=66, channel=55)
    session.table.changed()
    registry.event_router.message_gone(55, 66)
    assert session.table.message_state.seat_messages.hands["5"].id is None


@pytest.mark.rule("PR-4.1")
async def test_an_unloaded_table_is_not_noted(registry: TableRegistry) -> None:
    session = await lobby(registry, 7)
    registry._unload(session.table.id)
    registry.index.note(session)
    assert registry.index.of_guild(1) == []


def test_keys_that_nobody_has_leave_nothing_behind() -> None:
    keys = KeysOfTables()
    keys.note("a", frozenset({1, 2}))
    keys.note("b", frozenset({2}))
    keys.note("a", frozenset())
    keys.note("b", frozenset())
    assert not keys._tables and not keys._keys
