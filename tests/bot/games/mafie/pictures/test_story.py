from __future__ import annotations

import pytest

from bot.games.mafie.pictures.story import Fact, shown, story
from bot.presenting.texts import words_in
from tests.bot.games.mafie.pictures.views import LONGEST, NAMES, finished, strike, view
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_reading import ids, texts


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("rounds", range(1, 12))
def test_five_rounds_fit_into_a_picture_and_longer_games_get_more(rounds: int, language: str) -> None:
    for names in (NAMES, [LONGEST] * 11):
        drawn = story(finished(rounds), names, words_in(language), minutes=52)
        assert len(drawn) == -(-rounds // 5)
        for drawing in drawn:
            review(drawing)
        told = [name for drawing in drawn for name in ids(drawing.svg) if name.startswith("round-")]
        assert told == [f"round-{number}" for number in range(1, rounds + 1)]


def test_the_reference_story_in_words() -> None:
    (drawing,) = story(finished(), NAMES, words_in("cs"), minutes=52)
    lines = [line.words for line in texts(drawing.svg)]
    assert "4\u00a0kola · 11\u00a0hráčů · 52\u00a0minut" in lines
    assert {"1 Jana → 2 Karel:", "Los: 4 Tonda", "Velitel: 6 Petr", "5 Markéta: 6 · 6 Petr: 3"} <= set(lines), "seats have numbers"
    assert drawing.alt.startswith(
        "Příběh hry, Vyhrála Policie. 1.\u00a0noc: Agent 1 Jana vidí: 2 Karel (Policista); Ze hry: 7 Bára (Policista). 1.\u00a0den:"
    )
    assert "Mafie: 5 Markéta, 9 Zdenka. Agent: 1 Jana." in drawing.alt


@pytest.mark.parametrize("name", ["W" * 32, LONGEST, "Jana"])
def test_everybody_of_a_side_is_named_under_the_rounds(name: str) -> None:
    """With wide names, too, Mafia, Agent and Gang each keep their number and the beginning of the name."""
    told = finished()
    assert told.story is not None
    forces = {1: "mafia", 3: "mafia", 4: "mafia", 8: "mafia", 5: "gang", 7: "gang"}
    seats = tuple(one.model_copy(update={"force": forces[one.seat]}) if one.seat in forces else one for one in told.story.seats)
    (drawing,) = story(told.model_copy(update={"story": told.story.model_copy(update={"seats": seats})}), [name] * 11, words_in("en"))
    lines = [line.words.replace("\u00a0", " ") for line in review(drawing)]
    for side in ("mafia", "gang"):
        first = min(seat for seat in forces if forces[seat] == side) + 1
        line = next(line for line in lines if line.startswith(f"{first} ") and ", " in line)
        assert [int(one.split()[0]) for one in line.split(", ")] == [seat + 1 for seat in sorted(forces) if forces[seat] == side]
        assert all(name[0] in one for one in line.split(", "))


def test_every_seat_is_mentioned_in_the_words() -> None:
    for drawing in story(finished(9), [LONGEST] * 11, words_in("cs")):
        assert all(f"{seat + 1} {LONGEST}" in drawing.alt for seat in range(11))


def test_a_game_that_goes_on_has_no_story() -> None:
    assert story(view(8, "closing"), NAMES, words_in("cs")) == ()


def test_an_unfinished_game_is_told_without_a_winner() -> None:
    (drawing,) = story(finished(2, winner="aborted"), NAMES, words_in("cs"))
    review(drawing)
    assert "Bez vítěze" in drawing.alt


def test_a_full_panel_keeps_the_strong_facts() -> None:
    facts = [
        Fact("agent", "a"),
        Fact("recruit", "b"),
        Fact("mafia", "c", strong=True),
        Fact("exit", "d", strong=True),
        Fact("x", "e", strong=True),
    ]
    assert [fact.words for fact in shown(facts)] == ["c", "d", "e"]
    assert [fact.words for fact in shown(facts[:4])] == ["a", "c", "d"]


def test_a_shot_of_the_childrens_game_shows_no_weapon() -> None:
    board = finished(1)
    assert board.story
    told = board.story.rounds[1].model_copy(update={"strikes": (strike("dawn", 2, "last_shot", "police"),)})
    board = board.model_copy(update={"story": board.story.model_copy(update={"rounds": (told,)}), "options": {"kids_theme": True}})
    (drawing,) = story(board, NAMES, words_in("cs"))
    assert "M1 11H41L46 14V22" not in drawing.svg
