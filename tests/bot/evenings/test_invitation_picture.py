"""The picture of an invitation: poster, date, chairs that fill, and what a few more people would change (NT-6.3)."""

import pytest

from bot.evenings.pages.invitation_picture import Invitation, draw_invitation, few_more
from bot.presenting.texts import LANGUAGES, words_in
from engines import GAMES
from tests.bot.presenting.drawing.review import painted, review

WHEN = "pátek 27. listopadu 2026 · 20:00 Praha"
HEAVIEST = 120 * 1024


def invitation(game: str, seated: int, chairs: int, **options: object) -> Invitation:
    names = tuple(f"{'ABCDEFGHIJKLMNOPQRST'[seat % 20]}elimánek{'x' * (seat % 20)}" for seat in range(seated))
    return Invitation("Pátek u Modré kočky", WHEN, game, options, chairs, names)


@pytest.mark.rule("NT-6.3")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_chairs_fill_below_poster_and_date(game: str, language: str) -> None:
    """NT-6.3: from an empty evening to one of forty chairs; its description says the same."""
    words = words_in(language)
    for seated, chairs in ((0, 5), (2, 5), (9, 11), (21, 21), (40, 40)):
        invited = invitation(game, seated, chairs)
        drawing = draw_invitation(invited, words)
        drawn = [text.words for text in review(drawing)]
        assert WHEN in drawn and invited.name in drawn and few_more(invited, words) in drawn
        assert drawing.svg.count("stroke-dasharray") == chairs - seated
        assert WHEN in drawing.alt and few_more(invited, words) in drawing.alt
        assert all(name[:2] in drawing.alt for name in invited.seated)
    assert painted(drawing)[0] <= HEAVIEST


@pytest.mark.rule("NT-6.3")
def test_it_says_the_effect_of_a_few_more_people() -> None:
    words = words_in("en")
    said = {seated: few_more(invitation("mafie", seated, 21), words) for seated in (4, 6, 11, 20)}
    assert said == {
        4: "Two more and you can play.",
        6: "Two more and the Mafia has two.",
        11: "Two more and the Mafia has three.",
        20: "One chair is free.",
    }
    assert few_more(invitation("mafie", 6, 21, kids_theme=True), words) == "Two more and there are two Villains."
    assert few_more(invitation("mafie", 6, 7), words) == "One chair is free.", "two more would have no chair"
    assert few_more(invitation("zbojnici", 6, 6), words) == "Every chair is taken."
