"""When the board is brought up to date: a new step at once, answers within one step no oftener than it may be edited."""

from typing import Any

import pytest

from bot.presenting.page import Page
from bot.store import Store
from bot.tables.delivery.board import Board
from bot.tables.delivery.living_posts import LivingPosts
from bot.tables.delivery.pile import Pile
from bot.tables.record.core import LiveTable
from tests.bot.tables.conftest import HOST, Clock, Laid, seated


class Wall:
    """A channel in which only the board hangs; ``posts`` and ``edits`` are the moments at which it was hung and edited."""

    def __init__(self, clock: Clock) -> None:
        self.sent = 0
        self.taken_down = 0
        self.posts: list[float] = []
        self.edits: list[float] = []
        self._clock = clock

    async def post(self, _channel: int, _what: Any, **_more: Any) -> int:
        self.sent += 1
        self.posts.append(self._clock.time)
        return self.sent

    async def delete(self, _channel: int, _message: int) -> None:
        self.taken_down += 1

    async def edit(self, _channel: int, _message: int, page: Page, **_more: Any) -> None:
        assert page.parts
        self.edits.append(self._clock.time)


async def hung(table: LiveTable, clock: Clock) -> tuple[Board, Wall]:
    wall = Wall(clock)
    board = Board(table, LivingPosts(table, wall), edit_every=2.0)  # type: ignore[arg-type]
    table.surfaces.dealt = True
    await board.show()
    return board, wall


async def test_a_pause_stands_on_the_board_at_once(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock)
    table = laid.table
    board, wall = await hung(table, clock)
    clock.pass_(0.1)
    await laid.host.pause(HOST)
    await board.show()
    assert wall.edits == [clock.time]
    clock.pass_(0.1)
    await laid.host.resume(HOST)
    await board.show()
    assert len(wall.edits) == 2


async def test_answers_within_a_step_wait_for_the_next_edit(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock, night_length="constant")
    table = laid.table
    board, wall = await hung(table, clock)
    asked = [ask for ask in table.running.open_asks(clock()) if ask.holds]
    assert len(asked) > 1
    for ask in asked[:-1]:
        clock.pass_(0.1)
        await laid.answers.answer(100 + ask.seat, ask.name, None, (ask.options[0].id,))
        await board.show()
        assert wall.edits == []
        assert board.due is not None
    clock.pass_(2.0)
    await board.show()
    assert board.due is None


# ---- the board is the last thing on the screen when somebody has to press (T-2)


async def to_the_phase(laid: Laid, clock: Clock, board: Board, phase: str) -> None:
    """Let the clocks run to a phase, and tell the board what is told."""
    while laid.table.scene().public.phase != phase:
        before = len(laid.table.running.game.notices)
        clock.pass_(5)
        await laid.answers.expire_due()
        board.noticed(laid.table.running.game.notices[before:])
        await board.show()


async def test_every_ballot_has_the_board_below_what_was_said(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock)
    board, wall = await hung(laid.table, clock)
    await to_the_phase(laid, clock, board, "first")
    for ask in [ask for ask in laid.table.running.open_asks(clock()) if ask.name == "mafie.vote.first"]:
        await laid.answers.answer(100 + ask.seat, ask.name, None, (ask.options[ask.seat % 2].id,))
    while laid.table.scene().public.phase != "final":
        board.below.put(1, "Mluví **1 Jana**.")
        laid.table.surfaces.board.hung = clock.time  # it was hung a moment ago
        before, hung_before = len(laid.table.running.game.notices), len(wall.posts)
        clock.pass_(5)
        await laid.answers.expire_due()
        board.noticed(laid.table.running.game.notices[before:])
        await board.show()
    assert len(wall.posts) == hung_before + 1
    assert wall.taken_down == len(wall.posts) - 1, "the old one is taken away"


async def test_a_board_with_nothing_below_it_is_edited(store: Store, clock: Clock) -> None:
    laid = await seated(store, clock)
    board, wall = await hung(laid.table, clock)
    await to_the_phase(laid, clock, board, "first")
    assert len(wall.posts) == 1
    assert wall.edits


@pytest.mark.parametrize(("lines", "covered"), [(4, False), (12, True)])
async def test_text_is_weighed_by_its_lines(store: Store, clock: Clock, lines: int, covered: bool) -> None:
    laid = await seated(store, clock)
    board, wall = await hung(laid.table, clock)
    while laid.table.scene().public.phase != "mafia":
        clock.pass_(5)
        await laid.answers.expire_due()
        await board.show()
    board.below.put(99, "\n".join(["řádek"] * lines))
    while laid.table.scene().public.phase != "discussion":
        clock.pass_(5)
        await laid.answers.expire_due()
    await board.show()  # nobody has told the board of the moment: only the lines count
    assert len(wall.posts) == (2 if covered else 1)


def test_a_message_that_grows_weighs_more() -> None:
    pile = Pile()
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
    laid = await seated(store, clock)
    board, wall = await hung(laid.table, clock)
    await to_the_phase(laid, clock, board, "mafia")
    before = len(laid.table.running.game.notices)
    while "mf-dawn" not in [notice.text.key for notice in laid.table.running.game.notices[before:]]:
        clock.pass_(5)
        await laid.answers.expire_due()
    told = laid.table.running.game.notices[before:]
    dawn = next(number for number, notice in enumerate(told) if notice.text.key == "mf-dawn")
    board.noticed(told[: dawn + 1])
    board.below.put(99, "Mafie si vybrala.")
    await board.show()
    assert len(wall.posts) == 1, "the board is not hung below what is just being told"
    board.noticed(told[dawn + 1 :])
    await board.show()
    assert len(wall.posts) == 2, "it is there again when the town talks"
