"""Pictures that wait for a painter: the urgent first, each once, none for which nobody waits any more."""

import threading
from collections.abc import Callable
from concurrent.futures import Future

import pytest

from bot.presenting.drawing.studio import Studio

SOON = 10.0


class Painter:
    """A painter who draws when told to, and remembers what was drawn."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.go = threading.Event()
        self.begun = threading.Semaphore(0)
        self.taken_on = 0

    def __call__(self) -> Callable[[str], bytes]:
        self.taken_on += 1
        return self._paint

    def _paint(self, svg: str) -> bytes:
        self.begun.release()
        assert self.go.wait(SOON)
        self.drawn.append(svg)
        if svg == "broken":
            raise ValueError(svg)
        return svg.encode()


def results(*asked: Future[bytes]) -> list[bytes]:
    return [one.result(SOON) for one in asked]


def busy(painters: int = 1) -> tuple[Studio, Painter, list[Future[bytes]]]:
    """A studio in which every painter is at work on a picture of its own."""
    painter = Painter()
    studio = Studio(painter, painters, "test")
    first = [studio.ask(f"first {number}") for number in range(painters)]
    for _ in first:
        assert painter.begun.acquire(timeout=SOON)
    return studio, painter, first


def test_urgent_pictures_go_before_earlier_ones() -> None:
    studio, painter, first = busy()
    asked = [studio.ask("board 1", 2), studio.ask("board 2", 2), studio.ask("letter", 1)]
    assert studio.waiting == 3
    painter.go.set()
    assert results(*first, *asked) == [b"first 0", b"board 1", b"board 2", b"letter"]
    assert painter.drawn == ["first 0", "letter", "board 1", "board 2"]
    assert studio.waiting == 0


def test_a_picture_wanted_by_many_is_drawn_once_and_as_soon_as_the_most_urgent_wants_it() -> None:
    studio, painter, first = busy()
    asked = [studio.ask("same", 2), studio.ask("other", 2), studio.ask("same", 0)]
    painter.go.set()
    assert results(*first, *asked) == [b"first 0", b"same", b"other", b"same"]
    assert painter.drawn == ["first 0", "same", "other"]


def test_an_abandoned_picture_is_not_drawn() -> None:
    studio, painter, first = busy()
    gone, shared, kept = studio.ask("gone"), studio.ask("shared"), studio.ask("shared")
    assert gone.cancel()
    assert shared.cancel()
    painter.go.set()
    assert results(*first, kept) == [b"first 0", b"shared"]
    assert painter.drawn == ["first 0", "shared"]


def test_there_are_no_more_painters_than_pictures_and_no_more_than_allowed() -> None:
    painter = Painter()
    studio = Studio(painter, 2, "test")
    painter.go.set()
    for number in range(3):
        assert results(studio.ask(str(number))) == [str(number).encode()]
    assert painter.taken_on == 1
    _, several, first = busy(painters=3)
    several.go.set()
    results(*first)
    assert several.taken_on == 3


def test_a_fault_reaches_all_callers_and_the_painter_goes_on() -> None:
    studio, painter, first = busy()
    asked = [studio.ask("broken"), studio.ask("broken")]
    painter.go.set()
    results(*first)
    for one in asked:
        with pytest.raises(ValueError, match="broken"):
            one.result(SOON)
    assert results(studio.ask("next")) == [b"next"]
