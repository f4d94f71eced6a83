"""Hooks of the generic suite for Zbojníci: conserved quantities, and how to differ only in facts that nobody can know yet."""

from typing import Any

from engines import GAMES
from engines.chance import Stream
from engines.table import Ask, Game
from engines.zbojnici import asks
from tests.engines.hooks import Bar, Hidden, Hooks


def _state(game: Game) -> Any:
    return game._table.state


def conserved(game: Game) -> None:
    """Check the invariants under section 8 of the rules."""
    state, seats = _state(game), range(game.seats)
    for seat in seats:
        player = state.players[seat]
        bandits = player.bandits + sum(place.bandits[seat] for place in state.places)
        assert bandits == (0 if seat == state.prince else 3)
        assert player.hand + player.supply + sum(place.tokens[seat] for place in state.places) == 6
        assert min(player.hand, player.supply, player.bandits, player.guards, player.ducats) >= 0
        assert len(player.taken) <= 3 and len(set(player.taken)) == len(player.taken)
    guards = sum(player.guards for player in state.players) + sum(sum(place.guards) for place in state.places)
    assert guards + state.reserve == 3
    if state.phase in ("new_day", "planning"):
        assert not any(sum(place.bandits) + sum(place.guards) + sum(place.tokens) for place in state.places[:-1])
        assert not sum(state.places[-1].guards) + sum(state.places[-1].tokens)
    if state.step == "wheel":
        place = state.places[state.current]
        assert all(place.bandits[seat] + place.guards[seat] for seat in seats if place.tokens[seat])


def places(game: Game, x: int, stream: Stream) -> tuple[int, int]:
    """Return two places in the deck of day cards, not both late, so that the exchange comes to light some day."""
    first = 2 + stream.below(3)
    return first, first + 1 + stream.below(6 - first)


def quiet(games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Begin the first plan again as long as it can be, since what is planned is not seen before the reveal; else the default."""
    if ask.name == asks.COMMIT and not avoid:
        return ("redo",)
    return ask.default if ask.default else (ask.options[0].id,)


def over(game: Game, x: int, places: tuple[int, ...]) -> bool:
    """Return whether the first of the exchanged day cards has been turned up; without places: whether the first plans are revealed."""
    return bool(_state(game).round > min(places) if places else _state(game).phase == "resolution")


HOOKS = Hooks(
    GAMES["zbojnici"],
    lambda seats, stream: {},
    conserved,
    Hidden("zbojnici.days", places, quiet, over, (asks.FIGURE, asks.GUARD), lambda game, option: True),
    games=300,
    bar=Bar(decisions=50_000, replay_ms=20.0),
)
