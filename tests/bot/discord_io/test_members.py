"""Membership of a server: asked in few requests, and ended only on Discord's word."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_io.members import members_among


class Server:
    """A server with these members; ``silent``: it answers no question that is put to many."""

    unavailable = False

    def __init__(self, members: set[int], *, silent: bool = False, code: int = 10007) -> None:
        self.members, self.silent, self.code = members, silent, code
        self.asked: list[list[int]] = []
        self.fetched: list[int] = []

    async def query_members(self, *, user_ids: list[int], limit: int, cache: bool) -> list[Any]:
        assert limit == len(user_ids) <= 100 and not cache
        self.asked.append(user_ids)
        if self.silent:
            raise TimeoutError
        return [SimpleNamespace(id=user) for user in user_ids if user in self.members]

    async def fetch_member(self, user: int) -> Any:
        self.fetched.append(user)
        answer: Any = SimpleNamespace(status=404 if self.code < 20000 else 500, reason="")
        kind = discord.NotFound if self.code < 20000 else discord.DiscordServerError
        raise kind(answer, {"code": self.code, "message": ""})


async def found(server: Server, users: set[int]) -> tuple[set[int], set[int]]:
    guild: Any = server
    made = await members_among(guild, users)
    return set(made.here), set(made.gone)


async def test_one_request_asks_for_all_and_only_missing_people_are_asked_for_alone() -> None:
    server = Server(set(range(1, 8)))
    assert await found(server, set(range(1, 10))) == (set(range(1, 8)), {8, 9})
    assert len(server.asked) == 1 and server.fetched == [8, 9]


@pytest.mark.parametrize("code", [10004, 10003, 30000])
async def test_other_errors_leave_a_membership_open(code: int) -> None:
    assert await found(Server({1}, code=code), {1, 2}) == ({1}, set())


@pytest.mark.parametrize("code", [10007, 10013])
async def test_no_member_and_no_such_person_are_gone(code: int) -> None:
    assert await found(Server({1}, code=code), {1, 2}) == ({1}, {2})


async def test_without_an_answer_nobody_is_here_and_nobody_gone_and_nobody_is_fetched() -> None:
    server = Server({1}, silent=True)
    assert await found(server, {1, 2}) == (set(), set())
    assert server.fetched == []


async def test_a_crowd_is_asked_for_by_the_hundred() -> None:
    server = Server(set(range(300)))
    assert (await found(server, set(range(250))))[0] == set(range(250))
    assert [len(one) for one in server.asked] == [100, 100, 50]


async def test_of_a_server_that_cannot_be_seen_nothing_is_known() -> None:
    server = Server({1})
    server.unavailable = True
    assert await found(server, {1}) == (set(), set())
    assert (await members_among(None, {1})).gone == frozenset()


async def test_nobody_asks_discord_for_the_pseudonym_of_a_forgotten_person() -> None:
    server = Server({1})
    assert await found(server, {1, -1931130462378827}) == ({1}, {-1931130462378827})
    assert (server.asked, server.fetched) == ([[1]], [])
