"""Managed messages: an edit carries each picture that the message does not hold; a search only follows a send that may have arrived."""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord_io.components import picture_hash
from bot.discord_io.postman import Parcel, Rejected, Unavailable
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page, Picture
from bot.tables.delivery.managed_posts import ManagedPosts, with_button
from bot.tables.session.message_state import ManagedMessage, MessageState

TABLE = Picture("table.png", Drawing("<svg/>", "A table.", 100))
BOARD = Page(("The board", TABLE))


class Channel:
    """One message in a channel that may be closed to pictures; it refuses an edit that shows a picture without carrying it."""

    def __init__(self) -> None:
        self.attached: set[str] | None = None
        self.sent: list[list[str]] = []
        """The pictures uploaded with each request."""
        self.open_to_pictures = True
        self.answers = True

    async def pack(self, _channel: int, what: Page, *, keep: Collection[str] = (), private: bool = False) -> Parcel:
        shown = [picture_hash(picture) for picture in what.pictures] if self.open_to_pictures else []
        files = () if set(shown) <= set(keep) else tuple(shown)
        return Parcel({"page": what}, cast("Any", files), tuple(shown))

    async def post(self, _channel: int, parcel: Parcel, **_more: Any) -> int:
        self._hold(parcel)
        return 5

    async def edit(self, _channel: int, _message: int, parcel: Parcel, *, pace: bool = True) -> None:
        self._hold(parcel)
        if not self.answers:
            raise Unavailable

    def _hold(self, parcel: Parcel) -> None:
        self.sent.append([str(file) for file in parcel.files])
        held = set(map(str, parcel.files)) if parcel.files or not parcel.pictures else self.attached or set()
        if not set(parcel.pictures) <= held:
            raise Rejected("400 50035")
        self.attached = held


@pytest.fixture
def channel() -> Channel:
    return Channel()


@pytest.fixture
def posts(channel: Channel) -> ManagedPosts:
    table: Any = type("Table", (), {"id": "t"})()
    return ManagedPosts(table, cast("Any", channel))


async def test_a_picture_is_uploaded_once(channel: Channel, posts: ManagedPosts) -> None:
    stored = ManagedMessage(posting=1)
    await posts.send(stored, 1, BOARD)
    assert await posts.edit(stored, 1, Page((*BOARD.parts, "More")))
    assert channel.sent == [[picture_hash(TABLE)], []]


async def test_a_message_sent_without_its_picture_gets_it_when_the_bot_may_attach_files_again(
    channel: Channel, posts: ManagedPosts
) -> None:
    stored = ManagedMessage(posting=1)
    channel.open_to_pictures = False
    await posts.send(stored, 1, BOARD)
    assert stored.pics == []
    channel.open_to_pictures = True
    assert await posts.edit(stored, 1, BOARD)
    assert channel.sent == [[], [picture_hash(TABLE)]], "no request is refused"
    assert stored.pics == [picture_hash(TABLE)]


async def test_a_message_that_has_lost_its_picture_to_an_edit_gets_it_again(channel: Channel, posts: ManagedPosts) -> None:
    stored = ManagedMessage(posting=1)
    await posts.send(stored, 1, BOARD)
    channel.open_to_pictures = False
    assert await posts.edit(stored, 1, Page((*BOARD.parts, "More")))
    assert (stored.pics, channel.attached) == ([], set())
    channel.open_to_pictures = True
    assert await posts.edit(stored, 1, BOARD)
    assert channel.attached == {picture_hash(TABLE)} and channel.sent == [[picture_hash(TABLE)], [], [picture_hash(TABLE)]]


async def test_a_page_packed_for_a_message_with_a_picture_is_packed_again_for_a_new_message(channel: Channel, posts: ManagedPosts) -> None:
    packed = await channel.pack(1, BOARD, keep=[picture_hash(TABLE)])
    stored = ManagedMessage(posting=1)
    await posts.send(stored, 1, BOARD, parcel=packed)
    assert channel.attached == {picture_hash(TABLE)}


async def test_after_an_edit_without_an_answer_the_picture_is_carried_again(channel: Channel, posts: ManagedPosts) -> None:
    stored, other = ManagedMessage(posting=1), Page(("In words",))
    await posts.send(stored, 1, BOARD)
    channel.answers = False
    with pytest.raises(Unavailable):
        await posts.edit(stored, 1, other)
    channel.answers = True
    assert await posts.edit(stored, 1, BOARD)
    assert channel.sent == [[picture_hash(TABLE)], [], [picture_hash(TABLE)]]


async def test_pictures_that_were_believed_to_hang_there_are_sent_again(channel: Channel, posts: ManagedPosts) -> None:
    stored = ManagedMessage(id=5, pics=[picture_hash(TABLE)])
    assert await posts.edit(stored, 1, BOARD)
    assert channel.sent == [[], [picture_hash(TABLE)]]


async def test_a_permanent_refusal_by_discord_is_not_retried(
    posts: ManagedPosts, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []

    async def refuse(*_any: Any, **_more: Any) -> None:
        tried.append(1)
        raise Rejected("400 50035")

    monkeypatch.setattr(channel, "edit", refuse)
    with pytest.raises(Rejected):
        await posts.edit(ManagedMessage(id=5), 1, Page(("a",)))
    assert len(tried) == 1


class Silent:
    """Never answers a post; counts the searches of a channel, in which nothing stands."""

    def __init__(self) -> None:
        self.searches = 0

    async def pack(self, _channel: int, what: Page, **_more: Any) -> Parcel:
        return Parcel({"page": what}, (), ())

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
    await posts.adopt_lost(stored, 1, with_button("help"))
    assert postman.searches == 0
    with pytest.raises(Unavailable):
        await posts.send(stored, 1, Page(("a",)))
    await posts.adopt_lost(stored, 1, with_button("help"))
    assert postman.searches == 1


async def test_after_a_restart_a_message_that_was_begun_is_searched_for() -> None:
    postman, stored = Silent(), ManagedMessage()
    table: Any = SimpleNamespace(id="t", message_state=MessageState(), created_at=0.0)
    ManagedPosts(table, cast("Any", postman)).begin(stored)
    await ManagedPosts(table, cast("Any", postman)).adopt_lost(stored, 1, with_button("help"))
    assert postman.searches == 1
