"""Editing a managed message sends only the pictures that are not attached already."""

from collections.abc import Collection
from typing import Any, cast

import pytest

from bot.discord_io.postman import Rejected
from bot.presenting.page import Page
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.session.message_state import ManagedMessage


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
