"""Managed messages: an edit sends only pictures that are not attached already, and a search only follows a send that may have arrived."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_io.postman import Rejected, Unavailable
from bot.presenting.page import Page
from bot.tables.delivery.managed_posts import ManagedPosts, with_button
from bot.tables.session.message_state import ManagedMessage, MessageState


class Hanging:
    """Takes edits of a message without pictures, whatever the table remembers."""

    def __init__(self, refuses: bool = False) -> None:
        self.kept: list[list[str]] = []
        self.refuses = refuses

    async def edit(self, _channel: int, _message: int, _what: object, *, keep: Collection[str] = (), pace: bool = True) -> None:
        self.kept.append(list(keep))
        if keep or self.refuses:
            raise Rejected("400 50035")


async def test_pictures_that_were_believed_to_hang_there_are_sent_again() -> None:
    postman, stored = Hanging(), ManagedMessage(id=5, pics=["c9ea37b4614e011a"])
    assert await ManagedPosts(cast("Any", None), cast("Any", postman)).edit(stored, 1, Page(("a", "b")))
    assert postman.kept == [["c9ea37b4614e011a"], []]
    assert stored.pics == []


async def test_what_discord_will_never_take_is_not_tried_twice() -> None:
    postman, stored = Hanging(refuses=True), ManagedMessage(id=5)
    with pytest.raises(Rejected):
        await ManagedPosts(cast("Any", None), cast("Any", postman)).edit(stored, 1, Page(("a",)))
    assert postman.kept == [[]]


class Silent:
    """Never answers a post; counts the searches of a channel, in which nothing stands."""

    def __init__(self) -> None:
        self.searches = 0

    async def post(self, *_args: object, **_more: object) -> int:
        raise Unavailable("no answer")

    async def own_messages(self, *_args: object, **_more: object) -> list[Any]:
        self.searches += 1
        return []


async def test_only_a_message_that_may_have_been_sent_is_searched_for() -> None:
    postman, stored = Silent(), ManagedMessage()
    table: Any = SimpleNamespace(id="t", message_state=MessageState(), created_at=0.0)
    posts = ManagedPosts(table, cast("Any", postman))
    posts.begin(stored)  # then the page is out of date, and another one is drawn
    await posts.settle(stored, 1, with_button("help"))
    assert postman.searches == 0
    with pytest.raises(Unavailable):
        await posts.send(stored, 1, Page(("a",)))
    await posts.settle(stored, 1, with_button("help"))
    assert postman.searches == 1


async def test_after_a_restart_a_message_that_was_begun_is_searched_for() -> None:
    postman, stored = Silent(), ManagedMessage()
    table: Any = SimpleNamespace(id="t", message_state=MessageState(), created_at=0.0)
    ManagedPosts(table, cast("Any", postman)).begin(stored)
    await ManagedPosts(table, cast("Any", postman)).settle(stored, 1, with_button("help"))
    assert postman.searches == 1
