"""The talk of a lesson whose course has been left: the others speak, answer, and let the person speak (MA-5.2, MA-5.8, MA-8.3)."""

import pytest

from bot.practice.events import LessonLine, read_event
from bot.practice.lesson_game import LINES_AT_ONCE, LessonGame
from bot.practice.pages import claimable, scene_of, told
from bot.practice.plan import lesson_of
from engines.mafie.views import MafieView
from tests.bot.practice.learning import LESSON, READERS, judged

LOOKS = (1, 2, 5, 6)
"""Targets of an Agent who leaves the hint and stays in the game."""


def astray(look: int) -> LessonGame:
    """Return the lesson of Mafie on its first day, after a look at another seat than the course expects."""
    play = LessonGame(lesson_of("mafie"))
    play.go_on()
    play.read_on()
    play.answer("mafie.night.peek", None, [f"seat:{look}"])
    play.go_on()
    return play


def lines_of(play: LessonGame) -> list[LessonLine]:
    """Return what the others have said."""
    return [event for event in map(read_event, play.events) if isinstance(event, LessonLine)]


@pytest.mark.rule("MA-5.8", "MA-8.3")
@pytest.mark.parametrize("look", LOOKS)
def test_nobody_ends_the_talk_before_the_person(look: int) -> None:
    """MA-5.8, MA-8.3: who has left the course can claim something on the first day, too; the day ends when they have had enough."""
    play = astray(look)
    assert not play.moment.on_course and [ask.name for ask in play.asks] == ["mafie.day.ready"] and claimable(play)
    judged(play)
    play.answer("mafie.day.ready", None, ["ready"])
    play.go_on()
    view = play.game.view(None)
    assert isinstance(view, MafieView) and view.phase == "first"


@pytest.mark.rule("MA-5.2", "MA-8.2")
@pytest.mark.parametrize("look", LOOKS)
def test_the_others_speak_and_answer(look: int) -> None:
    """MA-5.2, MA-8.2: a few lines in the talk, on the page in the words of a table; a seat accused by the Agent answers."""
    play = astray(look)
    assert len(lines_of(play)) == LINES_AT_ONCE
    for seat in (other for other in range(1, 8) if other != look):
        before = len(lines_of(play))
        play.claim("say-knows", seat)
        play.go_on()
        judged(play)
        lines = lines_of(play)[before:]
        assert len(lines) <= LINES_AT_ONCE
        if before < play.deal.seats:
            assert lines[0].seat == seat
        assert len(told(play, scene_of(play, LESSON, READERS[0]))) >= 1 + len(lines)
    assert len(lines_of(play)) == play.deal.seats, "and then they are silent"


@pytest.mark.rule("MA-8.2")
def test_suspects_defend_themselves() -> None:
    """MA-8.2: who has the floor speaks once, and gives it back."""
    spoken = 0
    for look in LOOKS:
        play = astray(look)
        play.answer("mafie.day.ready", None, ["ready"])
        play.go_on()
        while not play.over:
            play.skip()
            play.go_on()
        defended = [line for line in lines_of(play) if line.key.startswith("say-defence")]
        assert len(defended) == len({line.seat for line in defended})
        spoken += len(defended)
    assert spoken


@pytest.mark.rule("MA-8.6")
def test_lines_survive_a_restart() -> None:
    """MA-8.6: each line with all that it names, and what follows from it."""
    play = astray(1)
    play.claim("say-knows", 3)
    play.go_on()
    again = LessonGame(play.lesson, 0, play.events)
    assert again.lines == play.lines and again.waits
    again.skip()
    play.skip()
    assert again.go_on() == play.go_on() and again.events == play.events
