"""The players' role is known to its table even if the process was killed while Discord created it."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import msgspec
import pytest

from bot.tables.moderation.lock_method import ManualOverrides
from bot.tables.moderation.member_edits import MemberEdits
from bot.tables.moderation.players_role import PlayersRole
from bot.tables.session.message_state import SilenceMemory

NAME = "U stolu"


class Killed(BaseException):
    """The process dies."""


class Server:
    """A server with roles; ``dies``: the process does when a role has been created."""

    def __init__(self) -> None:
        self.id = 5
        self.roles: list[discord.Role] = []
        self.dies = False
        self.me = SimpleNamespace(guild_permissions=discord.Permissions(manage_roles=True))
        self.http = SimpleNamespace(add_role=self._nothing, remove_role=self._nothing, delete_role=self._delete)

    def get_role(self, number: int) -> discord.Role | None:
        return next((role for role in self.roles if role.id == number), None)

    async def create_role(self, *, name: str, permissions: discord.Permissions) -> discord.Role:
        made = self.put(name, permissions)
        if self.dies:
            raise Killed
        return made

    def put(self, name: str, permissions: discord.Permissions, at: float = 1000.5, *, carried: bool = False) -> discord.Role:
        role = Mock(spec=discord.Role, permissions=permissions, managed=False, members=[1] if carried else [])
        role.id, role.name, role.created_at = 100 + len(self.roles), name, datetime.fromtimestamp(at, UTC)
        self.roles.append(role)
        return role

    async def _delete(self, _guild: int, number: int) -> None:
        self.roles = [role for role in self.roles if role.id != number]

    async def _nothing(self, *_: object) -> None:
        return None


class Table:
    """A table with its memory, and what of it is durable."""

    def __init__(self, server: Server, durable: bytes = b"{}", others: frozenset[int] = frozenset()) -> None:
        self.memory = msgspec.json.decode(durable, type=SilenceMemory)
        self.durable = durable
        self.server: Any = server
        table: Any = SimpleNamespace(
            message_state=SimpleNamespace(silence=self.memory), words=lambda _key: NAME, now=lambda: 1000.0, store_message_state=self._store
        )
        client: Any = server
        self.overrides = ManualOverrides(lambda: self.memory.yielded, lambda: 1000.0)
        self.role = PlayersRole(table, client, self._attempt, MemberEdits(), lambda: others, self.overrides)

    async def _attempt(self, _permission: str, doing: Callable[[], Awaitable[object]]) -> object:
        return await doing() or True

    async def _store(self) -> None:
        self.durable = msgspec.json.encode(self.memory)


async def killed(server: Server) -> bytes:
    """Return the stored memory of a table whose process dies while its role is created."""
    table, server.dies = Table(server), True
    with pytest.raises(Killed):
        await table.role.hand_out(table.server, frozenset({1, 2}))
    server.dies = False
    return table.durable


@pytest.mark.rule("TK-9.1")
async def test_a_role_that_was_made_when_the_process_died_is_taken_away_when_all_is_given_back() -> None:
    server = Server()
    table = Table(server, await killed(server))
    assert server.roles
    await table.role.take_away(table.server)
    assert server.roles == []


@pytest.mark.rule("TK-9.1")
async def test_a_role_that_was_made_when_the_process_died_is_the_one_that_is_handed_out() -> None:
    server = Server()
    table = Table(server, await killed(server))
    await table.role.hand_out(table.server, frozenset({1, 2}))
    assert [role.id for role in server.roles] == [table.memory.role]
    await table.role.take_away(table.server)
    assert server.roles == []
    assert table.memory == SilenceMemory()


async def test_no_role_of_anybody_else_is_taken_for_the_lost_one() -> None:
    server, none = Server(), discord.Permissions.none()
    durable = await killed(server)
    server.roles.clear()
    anothers = server.put(NAME, none)
    server.put(NAME, none, at=10.0)
    server.put(NAME, none, carried=True)
    server.put(NAME, discord.Permissions(send_messages=True))
    server.put("Hosté", none)
    table = Table(server, durable, frozenset({anothers.id}))
    before = list(server.roles)
    await table.role.take_away(table.server)
    assert server.roles == before


async def test_without_the_right_discord_is_not_asked_to_delete_the_role() -> None:
    """It stays known, and is taken away when the bot has the right again."""
    server = Server()
    table = Table(server)
    await table.role.hand_out(table.server, frozenset({1, 2}))
    server.me.guild_permissions = discord.Permissions.none()
    await table.role.take_away(table.server)
    assert (len(server.roles), table.memory.role) == (1, server.roles[0].id)
    server.me.guild_permissions = discord.Permissions(manage_roles=True)
    await table.role.take_away(table.server)
    assert (server.roles, table.memory.role) == ([], None)


async def test_a_table_that_never_asked_for_a_role_takes_none_away() -> None:
    server = Server()
    server.put(NAME, discord.Permissions.none())
    table = Table(server)
    await table.role.take_away(table.server)
    assert len(server.roles) == 1


async def handed(*players: int) -> tuple[Server, Table]:
    """Return a table whose players carry the role."""
    server = Server()
    table = Table(server)
    assert await table.role.hand_out(table.server, frozenset(players)), "it is ready now"
    assert table.role.carriers == set(players)
    return server, table


@pytest.mark.rule("TK-9.3")
async def test_a_role_that_was_taken_by_hand_is_given_again_and_one_that_was_given_is_taken() -> None:
    _, table = await handed(1, 2)
    role = table.memory.role
    assert role is not None
    assert table.role.seen(1, []) and table.role.seen(3, [role]) and not table.role.seen(2, [7, role])
    assert table.role.carriers == {2, 3}
    await table.role.hand_out(table.server, frozenset({1, 2}))
    assert table.role.carriers == {1, 2}


async def test_people_who_may_keep_the_role_neither_get_nor_lose_it() -> None:
    server, table = await handed(1, 2)
    await table.role.hand_out(table.server, frozenset({2}), frozenset({1, 3}))
    assert table.role.carriers == {1, 2}
    await table.role.hand_out(table.server, frozenset({2}))
    assert table.role.carriers == {2}
    assert server.roles


@pytest.mark.rule("TK-9.3")
async def test_a_role_that_is_taken_three_times_stays_away_until_the_next_phase() -> None:
    _, table = await handed(1, 2)
    table.overrides.enter("1.discussion")
    for _ in range(3):
        assert table.role.seen(1, [])
        await table.role.hand_out(table.server, frozenset({1, 2}))
    assert table.role.carriers == {2} and table.role.left_alone(1) and table.overrides.tell()
    table.overrides.enter("1.vote")
    await table.role.hand_out(table.server, frozenset({1, 2}))
    assert table.role.carriers == {1, 2}


async def test_an_early_event_of_our_own_change_is_not_taken_for_a_manual_one() -> None:
    server = Server()
    table = Table(server)

    async def tell_first(_guild: int, user: int, role: int) -> None:
        table.role.seen(user, [role])

    server.http.add_role = tell_first
    await table.role.hand_out(table.server, frozenset({1, 2}))
    assert table.memory.carriers == [1, 2]
    assert not table.overrides._undone


async def test_a_returning_member_gets_the_role_again_and_nobody_is_blamed() -> None:
    _, table = await handed(1, 2)
    table.memory.forget(1)
    assert table.role.carriers == {2}
    await table.role.hand_out(table.server, frozenset({1, 2}))
    assert table.role.carriers == {1, 2} and not table.overrides._undone
