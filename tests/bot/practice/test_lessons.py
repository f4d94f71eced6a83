"""Lessons: what they say, that they go through what they promise, and that nobody gets stuck in one (MA-8)."""

import re
from collections import Counter

import pytest

import engines
from bot.practice.events import LessonAnswer, LessonClaim, LessonPhase, LessonStop, read_event
from bot.practice.lesson_game import MOST_MOVES, LessonGame
from bot.practice.lessons import is_lesson
from bot.practice.pages import LessonDisplay, chooser_page, ended_page, rules_page
from bot.practice.plan import Lesson, LessonChoice, lesson_of
from bot.presenting.limits import faults
from bot.presenting.texts import words_in
from engines import IllegalAnswer
from engines.chance import Stream
from tests.bot.practice.learning import at_random, gone_through, judged

every_game = pytest.mark.parametrize("game", engines.GAMES)
LANGUAGES = ("cs", "en")
MOST_WORDS, LONGEST_HINT, MOST_EDITS = 650, 280, 40

GOES_THROUGH = {
    "mafie": ["mafie.night.peek", "+", "mafie.day.ready", "mafie.vote.first", "mafie.vote.final"],
    "zbojnici": ["zbojnici.plan.figure", "zbojnici.plan.figure", "zbojnici.plan.figure", "zbojnici.wheel.robber", "zbojnici.dungeon",
                 "zbojnici.plan.figure"],
    "mafia_city": ["mafia_city.turn.place", "mafia_city.turn.text", "mafia_city.veto", "mafia_city.hat_one.token"],
    "nostra_city": ["nostra_city.business.kind", "nostra_city.meeting.ready", "nostra_city.meeting.bid", "nostra_city.trial.bribe"],
    "escape_plan": ["escape_plan.city.position", "escape_plan.turn", "escape_plan.travel.end", "escape_plan.contact.card",
                    "escape_plan.escape.avoid", "escape_plan.travel.end"],
}  # fmt: skip
"""Acts of the person in each lesson, in this order, among others (MA-8.3)."""


def texts_of(lesson: Lesson) -> list[str]:
    """Return the keys of all texts of a lesson."""
    hints = [key for hint in lesson.hints.values() for key in (hint.hint, hint.why, hint.on_own) if key]
    return [f"practice-{key}" for key in (*hints, lesson.closing)]


# ---- what is written


@pytest.mark.rule("MA-8.2", "MA-8.4")
@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_lesson_are_short(game: str, language: str) -> None:
    """MA-8.2, MA-8.4: every key is there; hints of 280 characters, 650 words in all."""
    words, lesson = words_in(language), lesson_of(game)
    said = [words(key) for key in texts_of(lesson)]
    assert max(map(len, said)) <= LONGEST_HINT
    assert sum(len(re.findall(r"\w+", text)) for text in said) <= MOST_WORDS


@pytest.mark.rule("MA-8.2")
@every_game
def test_each_phase_of_the_course_has_its_hint(game: str) -> None:
    """MA-8.2, MA-8.3: one hint a phase; a question that can be met has a general hint."""
    lesson = lesson_of(game)
    for deal in lesson.deals:
        begun = [event.name for event in deal.course if isinstance(event, LessonPhase)]
        assert isinstance(deal.course[0], LessonPhase) and set(begun) <= set(lesson.hints)
        assert [name for name, count in Counter(begun).items() if count > 1] == []
    assert all(hint.on_own for hint in lesson.hints.values() if hint.asks)
    asked = [name for hint in lesson.hints.values() for name in hint.asks]
    assert len(asked) == len(set(asked)) and all(name.startswith(f"{game}.") for name in asked)


@pytest.mark.parametrize("line", ["", "mafie.night.peek", "? 3", "mafie.night.peek x seat:1", "! now"])
def test_invalid_events_are_refused(line: str) -> None:
    with pytest.raises((ValueError, IndexError)):
        read_event(line)


@pytest.mark.parametrize(
    "line",
    [
        "a.b 0 x|y",
        "a.b 2 -",
        "a.b 1 *",
        "!",
        "+ say-agent",
        "+ say-knows 3",
        ": 4 say-unsure",
        ": 4 say-x seat:1 n=2 target=seat:3",
        "@ look",
    ],
)
def test_an_event_is_written_as_it_is_read(line: str) -> None:
    assert str(read_event(line)) == line


@pytest.mark.rule("MA-8.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_around_a_lesson_fit(language: str) -> None:
    """MA-8.4: the choice of games, what stands there at the end, the rules in short."""
    words = words_in(language)
    pages = [chooser_page(words), chooser_page(words, "mafie", "practice00000000")]
    pages += [make(words, LessonChoice(game, 1.5)) for game in engines.GAMES for make in (ended_page, rules_page)]
    assert [faults(page) for page in pages if faults(page)] == []
    assert is_lesson("practice00000000") and not is_lesson("7f3a9c")


# ---- how it goes


@pytest.mark.rule("MA-8.3", "MA-8.4", "MA-8.8")
@every_game
def test_a_lesson_keeps_its_promises(game: str) -> None:
    """MA-8.3, MA-8.8: by its expected presses, within them, with at most forty edits, and every page fits in both languages."""
    lesson, done = lesson_of(game), []
    edits = 0

    def look(play: LessonGame) -> None:
        nonlocal edits
        edits += 1
        assert play.over or not play.waits or play.moment.on_course
        other = [LessonDisplay(why=True)] if play.waits else [LessonDisplay(resting=True)]
        judged(play, *other)

    def move(play: LessonGame) -> None:
        expected = play.moment.expected
        done.append("+" if isinstance(expected, LessonClaim) else expected.ask if isinstance(expected, LessonAnswer) else "!")
        play.skip()

    moves = gone_through(lesson, move, look)
    assert moves <= lesson.presses and edits <= MOST_EDITS
    promised = iter(done)
    assert all(name in promised for name in GOES_THROUGH[game]), done


@pytest.mark.rule("MA-8.3", "MA-8.8")
@every_game
def test_a_lesson_by_random_presses(game: str) -> None:
    """MA-8.3, MA-8.8: every legal press is played, and the lesson comes to its end; 200 times in the soak."""
    looking = Stream(0, game)
    for seed in range(3):
        move = at_random(Stream(seed, f"random {game}"))
        moves = gone_through(lesson_of(game), move, lambda play: judged(play) if looking.below(8) == 0 else None)
        assert moves <= (MOST_MOVES + 1) * len(lesson_of(game).deals)


@pytest.mark.rule("MA-8.3")
@every_game
def test_leaving_the_course_gives_general_hints(game: str) -> None:
    """MA-8.3: never «wrong»: the answer counts, and the hint of each phase is the general one from then on."""
    play = LessonGame(lesson_of(game))
    play.go_on()
    while not (play.asks and isinstance(play.moment.expected, LessonAnswer) and _another(play) is not None):
        play.skip()
        play.go_on()
    ask, other = _another(play) or pytest.fail("no choice")
    play.answer(ask, None, (other,))
    play.go_on()
    assert not play.moment.on_course or play.over
    for _ in range(3):
        if play.over:
            return
        hint = play.moment.hint
        assert hint is not None and hint.on_own
        judged(play)
        play.skip()
        play.go_on()


def _another(play: LessonGame) -> tuple[str, str] | None:
    """Return a question and an option of it that the course does not expect."""
    expected = play.moment.expected
    if not isinstance(expected, LessonAnswer):
        return None
    ask = next(ask for ask in play.asks if ask.name == expected.ask)
    others = [option.id for option in ask.options if option.id not in (expected.picks or ()) and ask.most == 1]
    return (ask.name, others[0]) if others and len(expected.picks or ()) == 1 else None


@pytest.mark.rule("MA-8.6", "MA-8.8")
@every_game
def test_a_lesson_is_the_same_after_each_press_when_it_is_made_anew(game: str) -> None:
    """MA-8.6, MA-8.8: killed at each press, on its course and off it."""
    for seed in (None, 1):
        move = at_random(Stream(seed, game)) if seed is not None else LessonGame.skip

        def look(play: LessonGame) -> None:
            again = LessonGame(play.lesson, play.number, play.events)
            assert (again.events, again.moment, again.game.record, again.since) == (play.events, play.moment, play.game.record, play.since)
            assert again.over == play.over or again.go_on()

        gone_through(lesson_of(game), move, look)


@pytest.mark.rule("MA-8.2")
def test_equal_notes_are_equal_to_the_course() -> None:
    """MA-8.3: which of three notes of five thousand somebody takes is no matter."""
    play = LessonGame(lesson_of("nostra_city"))
    play.go_on()
    while not (isinstance(play.moment.expected, LessonAnswer) and play.moment.expected.ask == "nostra_city.meeting.bid"):
        play.skip()
        play.go_on()
    play.answer("nostra_city.meeting.bid", None, ("note:7", "note:1"))
    assert play.moment.on_course


@pytest.mark.rule("MA-8.3")
def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    """MA-8.3: a press from another phase, or of nothing that stands there."""
    play = LessonGame(lesson_of("mafie"))
    play.go_on()
    before = (list(play.events), play.game.record)
    for ask, number, picks in (
        ("mafie.vote.first", None, ["seat:3"]),
        ("mafie.night.peek", "9", ["seat:3"]),
        ("mafie.night.peek", "1", ["x"]),
    ):
        with pytest.raises(IllegalAnswer):
            play.answer(ask, number, picks)
    assert (play.events, play.game.record) == before


@pytest.mark.rule("MA-8.3")
def test_an_agent_who_finds_a_mafioso_plays_on_to_the_end() -> None:
    """MA-8.3: out on the first night, and still not stuck."""
    play = LessonGame(lesson_of("mafie"))
    play.go_on()
    assert isinstance(play.moment.expected, LessonStop)
    play.answer("mafie.night.peek", None, ["seat:3"])
    play.go_on()
    assert play.over and not play.game.view(0).seats[0].living  # type: ignore[attr-defined]  # a view of Mafie
    judged(play)
