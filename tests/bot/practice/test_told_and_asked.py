"""The lines and claims of a lesson: nothing about questions that are not asked, each claim once (MA-8.2, MA-8.3)."""

import pytest

from bot.practice.events import LessonClaim
from bot.practice.lesson_game import LessonGame
from bot.practice.pages import lesson_page
from bot.practice.plan import lesson_of
from bot.presenting.page import Page
from engines.mafie.views import MafieView
from engines.nostra_city.views import NostraCityView
from tests.bot.practice.learning import LESSON, READERS


def text_of(page: Page) -> str:
    """Return what stands on a page, its buttons left out."""
    return "\n".join(part for part in page.parts if isinstance(part, str))


def claiming() -> LessonGame:
    """Return the lesson of Mafie at the moment of the claim."""
    play = LessonGame(lesson_of("mafie"))
    play.go_on()
    while not isinstance(play.moment.expected, LessonClaim):
        play.skip()
        play.go_on()
    return play


@pytest.mark.rule("MA-8.3")
def test_a_repeated_claim_is_said_once() -> None:
    """MA-8.3: the same menu pressed twice is one claim; another one is another."""
    play = claiming()
    for _ in range(2):
        play.claim("say-clean", 4)
        play.go_on()
    assert play.events.count("+ say-clean 4") == 1
    play.claim("say-suspect", 3)
    play.claim("say-clean", 4)
    assert [event for event in play.events if event.startswith("+")] == ["+ say-clean 4", "+ say-suspect 3", "+ say-clean 4"]


@pytest.mark.rule("MA-8.2")
def test_a_standing_pass_that_nobody_was_asked_for_is_not_told() -> None:
    """MA-8.2: a lesson of Nostra City asks about no Vendetta, and does not say that it has been answered for a whole phase."""
    play, stood = LessonGame(lesson_of("nostra_city")), 0
    play.go_on()
    while not play.over:
        view = play.game.view(play.seat)
        assert isinstance(view, NostraCityView) and view.me is not None
        stood += bool(view.me.standing)
        for reader in READERS:
            text = text_of(lesson_page(play, LESSON, reader))
            assert all(reader.words("nc-hand-standing", until=until) not in text for until in ("phase", "month"))
        play.skip()
        play.go_on()
    assert stood


@pytest.mark.rule("MA-8.3")
def test_each_defence_is_seen_as_a_defence() -> None:
    """MA-8.3: both suspects have the floor on a page of their own, and that is no page of a ballot."""
    play, speakers = LessonGame(lesson_of("mafie")), []
    play.go_on()
    while not play.over:
        view = play.game.view(None)
        assert isinstance(view, MafieView)
        if view.phase == "defence":
            speakers += [number for number, seat in enumerate(view.seats) if seat.speaking]
            assert play.moment.phase == "defence" and play.moment.on_course
        play.skip()
        play.go_on()
    assert speakers == [4, 3]
