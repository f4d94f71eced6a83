"""The streak of the hunch: nights in a row whose hunch was the victim or became a suspect, told in one's own night (NT-5.2)."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.games.mafie.own_night import STREAK, streak
from bot.games.mafie.presenter import PRESENTER
from bot.presenting.own_night import FACTS
from bot.presenting.texts import words_in
from engines.mafie.story import HunchPart, RoundPart, StoryBallot
from tests.bot.games.mafie.playing import play, scene_of

pytestmark = pytest.mark.rule("NT-5.2")
ME = 2


def told(*nights: tuple[Sequence[int | None], int | None, tuple[int, ...]]) -> Any:
    """Return a story of nights: the hunches of this seat, the victim, the suspects."""
    rounds = []
    for number, (hunches, victim, suspects) in enumerate(nights, 1):
        nothing: dict[str, Any] = {"look": None, "recruitment": None, "how": None, "picks": {}, "strikes": (), "played": (), "wakers": ()}
        ballot: dict[str, Any] = {"number": 1, "voters": (), "votes": {}, "tied": (), "stays": (), "changed_by": None, "lot": None}
        final = StoryBallot(kind="final", candidates=suspects, annulled=False, condemned=None, **ballot)
        void = StoryBallot(kind="final", candidates=(9,), annulled=True, condemned=9, **ballot)
        first = StoryBallot(kind="first", candidates=tuple(range(9)), annulled=False, condemned=None, **ballot)
        made = tuple(HunchPart(phase="agent", by=by, seat=seat) for by, seat in (*((ME, seat) for seat in hunches), (5, victim)))
        rounds.append(RoundPart(number=number, victim=victim, hunches=made, ballots=(first, void, final), **nothing))

    class Story:
        pass

    story: Any = Story()
    story.rounds = tuple(rounds)
    return story


def test_a_night_counts_when_the_hunch_was_the_victim_or_a_suspect() -> None:
    victim, suspect, missed = ([4], 4, (1,)), ([1], 4, (0, 1)), ([3], 4, (0, 1))
    assert streak(told(victim, suspect), ME) == 2
    assert streak(told(victim, missed, suspect), ME) == 1
    assert streak(told(missed, missed), ME) == 0
    assert streak(told(([3, 4], 4, ()), victim), ME) == 2, "one of two hunches of a night is enough"
    assert streak(told(([9], 4, ())), ME) == 0, "a ballot that did not count has no suspects"


def test_a_night_without_a_name_ends_no_row() -> None:
    victim, silent = ([4], 4, ()), ([None], 4, ())
    assert streak(told(victim, silent, victim), ME) == 2
    assert streak(told(silent, ([], 4, ())), ME) == 0


@pytest.mark.parametrize("language", ["cs", "en"])
def test_only_guessers_read_their_streak(language: str) -> None:
    words, found = words_in(language), 0
    for seed in range(30):
        *_, game = play(12, seed, late=0)
        story: Any = game.view(None).story  # type: ignore[attr-defined]
        scene = scene_of(game, language, outcome=game.outcome)
        for seat in story.seats:
            facts = PRESENTER.own_night(scene, seat.seat).facts[:FACTS]
            row = streak(story, seat.seat)
            line = words("own-streak", n=row, theme="town")
            guessed = seat.token == "police" and not seat.recruited
            assert (line in facts) == (guessed and row >= STREAK)
            found += line in facts
    assert found
