"""Whole boxed games through every page: within the bounds of a message, in both languages, and who is awaited by public facts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from bot.presenting.limits import faults
from bot.presenting.page import Page
from bot.presenting.scene import Scene
from bot.presenting.texts import LANGUAGES
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, MAFIA_CITY, NOSTRA_CITY, ZBOJNICI, Boxed, buttons, scene_of


@dataclass(frozen=True)
class Looks:
    """How often everybody looks while a random game is played: at every how-many-th moment."""

    boxed: Boxed
    seats: range
    seed: int
    board: int
    everybody: int
    """The desks and hands of all seats, and the desk of a spectator; board and desks also with pictures."""
    asked: int = 0
    """The desks of asked seats; 0: with those of all others."""


LOOKS = (
    Looks(ZBOJNICI, range(2, 7), 21, board=2, everybody=8),
    Looks(MAFIA_CITY, range(3, 6), 3, board=3, everybody=20),
    Looks(NOSTRA_CITY, range(3, 6), 21, board=6, everybody=24, asked=3),
    Looks(ESCAPE_PLAN, range(1, 6), 21, board=4, everybody=60, asked=2),
)


def pages(looks: Looks, number: int, scene: Scene) -> Iterator[Page]:
    """Return what is looked at in the moment ``number`` of a game."""
    presenter, seats = looks.boxed.presenter, range(len(scene.names))
    if number % looks.board == 0:
        yield presenter.board(scene)
    if number % looks.everybody == 0:
        yield from (presenter.desk(scene, seat) for seat in seats)
        yield from (presenter.hand(scene, seat) for seat in seats)
        yield presenter.spectator_desk(scene)
        pictured = replace(scene, text_mode=False)
        yield from (presenter.board(pictured), *(presenter.desk(pictured, seat) for seat in seats))
    elif looks.asked and number % looks.asked == 0:
        yield from (presenter.desk(scene, ask.seat) for ask in scene.asks)


@pytest.mark.parametrize(
    ("looks", "seats"),
    [
        pytest.param(one, seats, id=f"{one.boxed.name}-{seats}", marks=() if seats in (one.seats[0], one.seats[-1]) else pytest.mark.soak)
        for one in LOOKS
        for seats in one.seats
    ],
)
def test_every_page_of_a_whole_game_fits_into_its_message(looks: Looks, seats: int) -> None:
    """The language changes after each look at everybody."""
    presenter = looks.boxed.presenter
    helped = set()
    for number, game in enumerate(looks.boxed.play(seats, looks.seed)):
        scene = scene_of(game, LANGUAGES[number // looks.everybody % len(LANGUAGES)], text_mode=True)
        for page in pages(looks, number, scene):
            assert faults(page) == []
            assert not any(button.label.endswith("…") for button in buttons(page) if "Maxi" not in button.label), "no answer is cut"
        if number % looks.everybody == 0 or scene.public.phase not in helped:
            helped.add(scene.public.phase)
            assert len(presenter.help(scene, None)) <= 1_900
        assert all(presenter.question(scene, seat) is None for seat in range(seats)), "boxed games ask nothing by direct message"


@pytest.mark.parametrize("boxed", [pytest.param(boxed, id=boxed.name) for boxed in (ZBOJNICI, ESCAPE_PLAN)])
def test_the_missing_are_called_by_the_public_view(boxed: Boxed) -> None:
    """The calls of a game with secret windows have tests of their own."""
    for scene in boxed.moments(4, 6):
        assert boxed.presenter.last_call(scene) == tuple(sorted(scene.public.awaited))
        for seat in range(4):
            awaited = seat in scene.public.awaited
            assert not awaited or "<t:" in boxed.presenter.last_call_line(scene, seat)


@pytest.mark.parametrize("boxed", [pytest.param(boxed, id=boxed.name) for boxed in (ZBOJNICI, MAFIA_CITY, NOSTRA_CITY, ESCAPE_PLAN)])
def test_nothing_is_covered_on_a_desk_that_nobody_else_sees(boxed: Boxed) -> None:
    """A spoiler there costs a tap and hides nothing from anybody (T-9); a direct message lights up a locked screen."""
    seats = 4
    for number, game in enumerate(boxed.play(seats, 6)):
        if number % 25 == 0:
            scene = scene_of(game)
            pages = [boxed.presenter.desk(scene, seat) for seat in range(seats)]
            assert not any(picture.spoiler for page in pages for picture in page.pictures)
            assert not any("||" in part for page in pages for part in page.parts if isinstance(part, str))
