"""The message that closes an evening, as a page (CL-10.3, 25)."""

import pytest

from bot.evenings.pages.evening_end import EndScene, end_page
from bot.evenings.pages.evening_picture import PlayedLine
from bot.presenting.texts import words_in
from bot.results.pages.standings import StandingRow

ROWS = (StandingRow(1, "Jana", 7), StandingRow(2, "Karel", 6), StandingRow(2, "Zdenka", 6), StandingRow(4, "Petr", 1))
GAMES = (PlayedLine("mafie", "lamp", ("Jana", "Karel"), 3), PlayedLine("zbojnici", "", ()))


@pytest.mark.rule("CL-10.3")
@pytest.mark.parametrize(
    ("language", "best", "game", "nobody", "following"),
    [
        ("cs", "Nejvíc bodů: **Jana** 7.", "Mafie, U lampy: ", "bez vítězství", "Příště <t:1795633200:F>."),
        ("en", "Most points: **Jana** 7.", "By the lamp: ", "nobody won", "The next one: <t:1795633200:F>."),
    ],
)
def test_it_tells_the_standing_the_games_and_the_next_date(language: str, best: str, game: str, nobody: str, following: str) -> None:
    """CL-10.3: poster with alt text, the same as text with equal places together, games with winners, the next date; no buttons."""
    page = end_page(EndScene(words=words_in(language), name="Páteční *hra*", rows=ROWS, games=GAMES, next_at=1795633200.0))
    text = "\n".join(part for part in page.parts if isinstance(part, str)).replace("\u00a0", " ")
    assert text.startswith("## Páteční \\*hra\\*") and best in text
    assert "1\\. **Jana** 7 · 2. **Karel**, **Zdenka** 6 · 4. **Petr** 1" in text
    assert game in text and nobody in text and following in text
    (picture,) = page.pictures
    assert all(row.name in picture.drawing.alt for row in ROWS)
    assert len(text) < 4000


@pytest.mark.rule("CL-10.3")
def test_without_pictures_and_without_points_it_is_words() -> None:
    """CL-10.3, 25: text mode has the list alone; an evening without points names no leader."""
    words = words_in("cs")
    assert not end_page(EndScene(words=words, name="x", rows=ROWS, pictures=False)).pictures
    page = end_page(EndScene(words=words, name="x", rows=(StandingRow(1, "Jana", 0),), pictures=False))
    assert "Nejvíc bodů" not in str(page.parts[0])


@pytest.mark.parametrize(
    ("language", "said"),
    [("cs", "O\u00a0první místo se dělí 9 lidí po\u00a03 bodech."), ("en", "9 people share first place with 3 points each.")],
)
def test_a_first_place_of_many_is_a_number(language: str, said: str) -> None:
    """CL-10.3: when a side of nine has won, the standing names them once, not the heading as well."""
    rows = tuple(StandingRow(1, f"Jana {seat}", 3) for seat in range(9))
    head = str(end_page(EndScene(words=words_in(language), name="x", rows=rows)).parts[0])
    assert head.endswith(said) and "Jana" not in head
