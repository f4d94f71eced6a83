"""When the board is brought up to date: a new step at once, answers within one step no oftener than it may be edited."""

import asyncio
from typing import Any

import pytest

from bot.discord_io.postman import Parcel
from bot.presenting.drawing import BoardTurns
from bot.presenting.page import Page
from bot.presenting.texts import words_in
from bot.store import Store
from bot.tables.delivery import board as board_of_a_table
from bot.tables.delivery.board import REPOST_EVERY, SCROLLED_AFTER, Board, MessagesBelow
from bot.tables.delivery.managed_posts import ManagedPosts
from bot.tables.result_making import ResultMaker
from bot.tables.session.live_table import LiveTable
from bot.tables.session.lobby_view import CHANGED_FOR
from tests.bot.tables.conftest import HOST, Clock, LocalTable, open_local, seated


class Wall:
    """A channel with nothing but the board; ``posts`` and ``edits`` are the times of posts and edits."""

    def __init__(self, clock: Clock) -> None:
        self.sent = 0
        self.board_turns = BoardTurns()
        self.taken_down = 0
        self.posts: list[float] = []
        self.edits: list[float] = []
        self.said: list[tuple[float, str]] = []
        """The alt texts of the board's pictures, with their times."""
        self._clock = clock

    async def pack(self, _channel: int, what: Any, **_more: Any) -> Parcel:
        return Parcel({"page": what})

    async def post(self, _channel: int, what: Any, **_more: Any) -> int:
        self._look_at(what)
        self.sent += 1
        self.posts.append(self._clock.time)
        return self.sent

    async def delete(self, _channel: int, _message: int) -> None:
        self.taken_down += 1

    async def edit(self, _channel: int, _message: int, what: Any, **_more: Any) -> None:
        self._look_at(what)
        self.edits.append(self._clock.time)

    def _look_at(self, what: Page | Parcel) -> None:
        page = what.body["page"] if isinstance(what, Parcel) else what
        assert page.parts
        self.said += [(self._clock.time, picture.drawing.alt) for picture in page.pictures]


async def posted_board(table: LiveTable, clock: Clock) -> tuple[Board, Wall]:
    wall = Wall(clock)
    board = Board(table, ManagedPosts(table, wall), ResultMaker(table, table.store), edit_every=2.0)  # type: ignore[arg-type]
    table.message_state.channel.dealt = True
    await board.show()
    return board, wall


async def test_a_pause_stands_on_the_board_at_once(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    table = local.table
    board, wall = await posted_board(table, clock)
    clock.pass_(0.1)
    await local.host_moves.pause(HOST)
    await board.show()
    assert wall.edits == [clock.time]
    clock.pass_(0.1)
    await local.host_moves.resume(HOST)
    await board.show()
    assert len(wall.edits) == 2


async def test_a_board_is_checked_once_a_minute_while_its_server_comes_and_goes(store: Store, clock: Clock) -> None:
    """It may have been deleted unheard; nothing new is asked, so it is not posted anew though it has scrolled away."""
    local = await seated(store, clock)
    board, wall = await posted_board(local.table, clock)
    await to_the_phase(local, clock, board, "first")
    await local.host_moves.extend(HOST, 600)
    for message in range(SCROLLED_AFTER):
        board.below.put(message, "Mluví **1 Jana**.")
    clock.pass_(REPOST_EVERY)
    await board.show()
    edits, posts = len(wall.edits), len(wall.posts)
    for _ in range(5):
        board.may_be_gone()
        await board.show()
        clock.pass_(10)
    assert (len(wall.edits), len(wall.posts)) == (edits + 1, posts)
    assert board.due == clock.time + 10, "a deletion within the minute is found after it"
    clock.pass_(10)
    await board.show()
    assert (len(wall.edits), len(wall.posts)) == (edits + 2, posts), "after the minute it is checked again"


async def test_answers_within_a_step_wait_for_twice_the_time_of_another_edit(store: Store, clock: Clock) -> None:
    local = await seated(store, clock, night_length="constant")
    table = local.table
    board, wall = await posted_board(table, clock)
    asked = [ask for ask in table.running.open_asks(clock()) if ask.holds]
    assert len(asked) > 1
    for ask in asked[:-1]:
        clock.pass_(0.1)
        await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        await board.show()
        assert wall.edits == []
        assert board.due is not None
    clock.pass_(2.0)
    await board.show()
    assert board.due is not None, "nobody needs a count to go on"
    clock.pass_(2.0)
    await board.show()
    assert board.due is None


# ---- the board is the last thing on the screen when somebody has to press (T-2)


async def to_the_phase(local: LocalTable, clock: Clock, board: Board, phase: str) -> None:
    """Let the clocks run to a phase, and pass the board its notices."""
    while local.table.scene().public.phase != phase:
        before = len(local.table.running.game.notices)
        clock.pass_(5)
        await local.answers.expire_due()
        board.noticed(local.table.running.game.notices[before:])
        await board.show()


async def test_every_ballot_has_the_board_below_the_talk(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    board, wall = await posted_board(local.table, clock)
    await to_the_phase(local, clock, board, "first")
    for ask in [ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.vote.first"]:
        await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[ask.seat % 2].id,))
    while local.table.scene().public.phase != "final":
        board.below.put(1, "Mluví **1 Jana**.")
        local.table.message_state.channel.board.reposted_at = clock.time  # it was posted a moment ago
        before, hung_before = len(local.table.running.game.notices), len(wall.posts)
        clock.pass_(5)
        await local.answers.expire_due()
        board.noticed(local.table.running.game.notices[before:])
        await board.show()
    assert len(wall.posts) == hung_before + 1
    assert wall.taken_down == len(wall.posts) - 1, "the old one is taken away"


async def test_a_board_with_nothing_below_it_is_edited(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    board, wall = await posted_board(local.table, clock)
    await to_the_phase(local, clock, board, "first")
    assert len(wall.posts) == 1
    assert wall.edits


@pytest.mark.parametrize(("lines", "covered"), [(4, False), (12, True)])
async def test_text_is_weighed_by_its_lines(store: Store, clock: Clock, lines: int, covered: bool) -> None:
    local = await seated(store, clock)
    board, wall = await posted_board(local.table, clock)
    while local.table.scene().public.phase != "mafia":
        clock.pass_(5)
        await local.answers.expire_due()
        await board.show()
    board.below.put(99, "\n".join(["řádek"] * lines))
    while local.table.scene().public.phase != "discussion":
        clock.pass_(5)
        await local.answers.expire_due()
    await board.show()  # nobody has told the board of the moment: only the lines count
    assert len(wall.posts) == (2 if covered else 1)


def test_a_message_that_grows_weighs_more() -> None:
    pile = MessagesBelow()
    pile.put(1, "Jedna řádka.")
    assert pile.lines == 2
    pile.grown(1, "Jedna řádka.\nDruhá.\n" + "x" * 120)
    assert pile.lines == 6
    pile.grown(2, "Tahle stojí nad stolem.")
    pile.put(3)
    assert pile.lines == 8
    pile.clear()
    assert pile.lines == 0


async def test_the_sentence_of_the_dawn_is_not_pushed_off_the_screen(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    board, wall = await posted_board(local.table, clock)
    await to_the_phase(local, clock, board, "mafia")
    before = len(local.table.running.game.notices)
    while "mf-dawn" not in [notice.text.key for notice in local.table.running.game.notices[before:]]:
        clock.pass_(5)
        await local.answers.expire_due()
    told = local.table.running.game.notices[before:]
    dawn = next(number for number, notice in enumerate(told) if notice.text.key == "mf-dawn")
    board.noticed(told[: dawn + 1])
    board.below.put(99, "Mafie si vybrala.")
    await board.show()
    assert len(wall.posts) == 1, "the board is not reposted below a line on its way"
    board.noticed(told[dawn + 1 :])
    await board.show()
    assert len(wall.posts) == 2, "it is there again when the town talks"


# ---- the name, a beat, the token (T-7)


async def step(local: LocalTable, clock: Clock, board: Board) -> None:
    """Let half a second pass, and tell what is to be told by then."""
    time = local.table.running.time
    before = time.released(clock())
    clock.pass_(0.5)
    await local.answers.expire_due()
    board.noticed(local.table.running.game.notices[before : time.released(clock())])
    await board.show()


def told_at(table: LiveTable, key: str, cause: str) -> tuple[float, int] | None:
    """Return the time of the last such notice, and its person."""
    course = table.running
    for notice, when in zip(reversed(course.game.notices), reversed(course.time.releases), strict=True):
        if notice.text.key == key and notice.text.args["cause"] == f"cause:{cause}":
            return when, int(str(notice.text.args["seat"]).partition(":")[2])
    return None


async def to_the_token(local: LocalTable, clock: Clock, board: Board, cause: str) -> None:
    """Let the Mafia choose, or the town vote, until somebody has left by that cause and a second is over."""
    table = local.table
    while (out := told_at(table, "mf-out", cause)) is None or clock() < out[0] + 1:
        for ask in table.running.open_asks(clock()):
            named = {"mafia": ask.name == "mafie.night.victim", "ballot": ask.name.startswith("mafie.vote.")}[cause]
            if named and ask.holds and table.running.game.outcome is None:
                await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
                break
        await step(local, clock, board)


@pytest.mark.parametrize(("cause", "said"), [("mafia", "pic-alt-chosen"), ("ballot", "pic-alt-condemned")])
async def test_the_named_seat_is_lit_and_the_token_turned_a_beat_later(store: Store, clock: Clock, cause: str, said: str) -> None:
    local = await seated(store, clock, 9)
    table = local.table
    board, wall = await posted_board(table, clock)
    await to_the_token(local, clock, board, cause)
    struck, out = told_at(table, "mf-struck", cause), told_at(table, "mf-out", cause)
    assert struck is not None and out is not None
    assert out[0] - struck[0] == table.setup.beat / (2 if cause == "mafia" else 1), "the dawn has taken the other half (NT-3.5)"
    who = f"{out[1] + 1} Hráč {out[1] + 1}"
    lit = [alt for when, alt in wall.said if struck[0] <= when < out[0]]
    assert lit and all(words_in("cs")(said, theme="town", who=who) in alt for alt in lit), "at the sentence, not later"
    assert not any(f"{who} (" in alt for alt in lit), "the token lies face down"
    assert f"{who} (" in next(alt for when, alt in wall.said if when >= out[0])


async def test_the_board_says_that_the_cards_are_dealt_before_it_says_night(store: Store, clock: Clock) -> None:
    """Everybody looks at the token first (T-20)."""
    local = await seated(store, clock, 9)
    clock.pass_(-10.0)
    _, wall = await posted_board(local.table, clock)
    words = words_in("cs")
    assert words("pic-title-start") in wall.said[0][1] and words("pic-alt-asleep", theme="town") not in wall.said[0][1]


class Slow(Wall):
    """A channel whose boards are drawn when the test lets them be; ``drawn`` is what was packed."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.drawn: list[Page] = []
        self.free = asyncio.Event()
        self.within: list[float] = []

    async def pack(self, _channel: int, what: Any, **more: Any) -> Parcel:
        self.drawn.append(what)
        self.within.append(more.get("within", -1.0))
        await self.free.wait()
        return Parcel({"page": what})


async def test_while_no_painter_is_free_a_board_is_not_made_and_then_shows_everything_that_has_happened(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    wall = Slow(clock)
    wall.board_turns = BoardTurns(at_once=1)
    board = Board(local.table, ManagedPosts(local.table, wall), ResultMaker(local.table, store), edit_every=0.0)  # type: ignore[arg-type]
    local.table.message_state.channel.dealt = True
    async with wall.board_turns.turn():  # another table has its turn
        showing = asyncio.create_task(board.show())
        await asyncio.sleep(0.05)
        assert wall.drawn == []
        await local.host_moves.pause(HOST)
    wall.free.set()
    await showing
    assert len(wall.drawn) == 1
    await board.show()
    assert len(wall.drawn) == 1  # that it is paused was on it


async def test_a_board_waits_for_no_painter_longer_than_for_its_picture(
    store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_of_a_table, "PICTURE_WITHIN", 0.1)
    local = await seated(store, clock)
    wall = Slow(clock)
    wall.free.set()
    wall.board_turns = BoardTurns(at_once=1)
    board = Board(local.table, ManagedPosts(local.table, wall), ResultMaker(local.table, store), edit_every=0.0)  # type: ignore[arg-type]
    local.table.message_state.channel.dealt = True
    async with wall.board_turns.turn():  # other tables have all the turns
        await board.show()
    assert (len(wall.posts), wall.within) == (1, [0.0]), "it is posted without waiting for a picture"


async def test_a_board_that_was_drawn_for_an_edit_is_not_hung_with_the_pictures_left_out(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    wall = Slow(clock)
    wall.free.set()
    board = Board(local.table, ManagedPosts(local.table, wall), ResultMaker(local.table, store), edit_every=0.0)  # type: ignore[arg-type]
    local.table.message_state.channel.dealt = True
    await board.show()
    wall.free.clear()
    await local.host_moves.pause(HOST)
    showing = asyncio.create_task(board.show())
    while len(wall.drawn) < 2:  # noqa: ASYNC110 - nothing tells when it is drawn
        await asyncio.sleep(0.01)
    board.message_gone(local.table.message_state.channel.board.id or 0)
    posted: list[Any] = []
    wall.post = lambda _channel, what, **_more: _taken(posted, what)  # type: ignore[method-assign]
    wall.free.set()
    await showing
    assert [what.body["page"] for what in posted] == [wall.drawn[1]]
    assert wall.drawn[1:] == [wall.drawn[1]] * 2, "the page is packed again, with all that is on it"


async def _taken(posted: list[Any], what: Any) -> int:
    posted.append(what)
    return 7


async def test_a_closed_ballot_is_edited_once_together_with_the_next_phase(store: Store, clock: Clock) -> None:
    local = await seated(store, clock)
    board, wall = await posted_board(local.table, clock)
    await to_the_phase(local, clock, board, "first")
    clock.pass_(5.0)
    await board.show()
    edits = len(wall.edits)
    for ask in [ask for ask in local.table.running.open_asks(clock()) if ask.name == "mafie.vote.first"]:
        await local.answers.answer(100 + ask.seat, ask.name, None, (ask.options[ask.seat % 2].id,))
    assert local.table.scene().public.phase == "first", "the line with the count comes first"
    await board.show()
    assert len(wall.edits) == edits
    assert board.due is not None and clock.time < board.due <= clock.time + 5.0
    clock.time = board.due
    await board.show()
    assert local.table.scene().public.phase == "defence"
    assert len(wall.edits) + len(wall.posts) == edits + 2, "the board of the first night, and this edit"


async def test_a_changed_option_of_a_lobby_stands_out_for_half_a_minute(store: Store, clock: Clock) -> None:
    local = await open_local(store, clock)
    board, wall = await posted_board(local.table, clock)
    clock.pass_(60)
    await local.lobby_moves.change_option("extended", value=True)
    await board.show()
    begun = clock.time
    assert board.due == begun + CHANGED_FOR
    clock.time = board.due
    await board.show()
    assert wall.edits == [begun, begun + CHANGED_FOR], "no longer in bold"
    assert board.due is None
