"""The hunches that the story of Mafie honours."""

import pytest

from bot.games.mafie.presenter import PRESENTER
from bot.presenting.texts import words_in
from tests.bot.games.mafie.playing import NAMES, play, scene_of

WORDS = words_in("en")
BEGINS = WORDS("story-hunch", list="|").partition("|")[0]


@pytest.mark.rule("NT-4.5")
def test_only_guessers_are_honoured_for_a_right_hunch() -> None:
    knew_and_hit = none_right = 0
    for seed in range(12):
        *_, game = play(7 if seed % 2 else 12, seed, late=0)
        story = game.view(None).story  # type: ignore[attr-defined]
        hits = {
            hunch.by for one in story.rounds for hunch in one.hunches if hunch.seat is not None and story.seats[hunch.seat].token == "mafia"
        }
        police = {one.seat for one in story.seats if one.token == "police" and not one.recruited}
        text = "\n".join(part for part in PRESENTER.story(scene_of(game, "en", outcome=game.outcome)).parts if isinstance(part, str))
        line = next((line for line in text.splitlines() if line.startswith(BEGINS)), "")
        named = {seat for seat in range(len(story.seats)) if f"{seat + 1} {NAMES[seat]}" in line}
        assert named <= hits & police
        assert bool(named) == bool(hits & police)
        knew_and_hit += bool(hits - police)
        none_right += WORDS("story-hunch-none") in text
    assert knew_and_hit and none_right
