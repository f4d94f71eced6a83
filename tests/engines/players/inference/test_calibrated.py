"""The public posterior against the truth, with each kind of Mafia, and at a table where half of the seats never speak (MA-14.5)."""

import pytest
from pydantic import BaseModel

import engines
from bot.lab.calibration import Quality, judged
from bot.lab.mafie_facts import FinishedMafie, Notes, play
from bot.simulation.playing import Circle
from bot.simulation.simulate import PlayerKind, player_of
from engines.asking import Text
from engines.players import hear_together
from engines.players.basic import PlayerWrapper
from tests.soak.amounts import little_or_much

SEATS = 11
games = pytest.mark.parametrize("games", little_or_much(20, 40))
soak = pytest.mark.soak


class SpeaksAloud(PlayerWrapper):
    """A player that the others cannot hear, like a person who never presses [I claim]."""

    def say(self, view: BaseModel) -> Text | None:
        """Say nothing."""
        return None


def half_silent(seed: int, mafia: PlayerKind) -> FinishedMafie:
    game = engines.start("mafie", seats=SEATS, seed=seed)
    notes = Notes(game, SEATS)
    players = [player_of("mafie", seat, seed, mafia if token == "mafia" else "strong") for seat, token in enumerate(notes.tokens)]
    hear_together(players)
    quiet = [SpeaksAloud(player) if (seat + seed) % 2 else player for seat, player in enumerate(players)]
    Circle(game, [notes.of(quiet[0]), *quiet[1:]]).play()
    return notes.played()


def fits(quality: Quality, below: float) -> bool:
    """Whether forecasts are better than the base rate by so much, and where there are enough of them near to the truth."""
    return quality.rate - quality.brier >= below and max(quality.misses(100)) <= 0.2


@pytest.mark.rule("MA-14.5", "MA-14.2")
@pytest.mark.parametrize(
    ("mafia", "below"),
    [("gentle", 0.03), *(pytest.param(*one, marks=soak) for one in (("normal", 0.015), ("random", 0.03), ("strong", -0.02)))],
)
@games
def test_forecasts_beat_the_rate_against_a_mafia_that_gives_itself_away(games: int, mafia: PlayerKind, below: float) -> None:
    """One that does not may be no more than as good as hidden."""
    assert fits(judged([play(SEATS, 900 + deal, "strong", mafia) for deal in range(games)]), below)


@soak
@pytest.mark.rule("MA-14.5", "MA-14.1")
@pytest.mark.parametrize(("mafia", "below"), [("gentle", 0.02), ("random", 0.02)])
def test_also_where_half_of_the_table_is_not_heard(mafia: PlayerKind, below: float) -> None:
    assert fits(judged([half_silent(900 + deal, mafia) for deal in range(40)]), below)
