"""Hooks of the generic suite for Mafia City: conserved quantities, and how two games differ only in cards that a seat cannot see."""

from typing import Any

from engines import GAMES
from engines.chance import Stream
from engines.mafia_city.components import CARDS, PLAYERS
from engines.table import Ask, Game
from tests.engines.hooks import Bar, Hidden, Hooks


def options(seats: int, stream: Stream) -> dict[str, Any]:
    """The first to start is named in half of the games."""
    chosen: dict[str, Any] = {"target_mode": stream.pick(("advanced", "beginner"))}
    return {**chosen, "starting": f"seat_{1 + stream.below(seats)}"} if stream.below(2) else chosen


def _state(game: Game) -> Any:
    return game._table.state


def conserved(game: Game) -> None:
    """Check that every card and every token is in exactly one place (MC-1.6, 13.1)."""
    state, row = _state(game), PLAYERS[game.seats]
    hands = [card for player in state.players for card in player.cards]
    if state.deck or hands:
        assert sorted((*state.deck, *state.discard, *state.in_play, *hands)) == sorted(CARDS)
    for seat, player in enumerate(state.players):
        lying = sum(pile.count(seat) for pile in state.piles) + state.cell.count(seat)
        if state.round or player.mobsters:
            assert player.mobsters + player.reserve + lying == row.hand + row.reserve
        assert min(player.mobsters, player.reserve, player.vp) >= 0
    assert state.piles[0] == []
    assert sorted(set(state.marked)) == sorted(state.marked)


def dealt(game: Game) -> list[list[int]]:
    """Return the places in the deck of each seat's two cards."""
    first, seats = _state(game).starting, game.seats
    return [[2 * ((seat - first) % seats), 2 * ((seat - first) % seats) + 1] for seat in range(seats)]


def places(game: Game, x: int, stream: Stream) -> tuple[int, int]:
    """Return two places of the deck: a card of another hand, and one of yet another hand or of the deck."""
    hands, seats = dealt(game), game.seats
    others = [seat for seat in range(seats) if seat != x]
    one, two = stream.shuffled(others)[:2]
    mine = stream.pick(hands[one])
    return (mine, stream.pick(hands[two])) if stream.below(2) else (mine, 2 * seats + stream.below(49 - 2 * seats))


def quiet(_games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Let ``x`` play its cards, and everybody else place some Mafiosi, pass on the watch, and let all windows pass."""
    ids = [option.id for option in ask.options]
    if ask.name == "mafia_city.turn":
        if ask.seat == x and "text" in ids:
            return ("text",)
        return ("place",) if "place" in ids and int(ask.id.rpartition("/")[2]) % 5 else ("pass",)
    if ask.seat == x:
        return ask.default or (ids[-2 if "back" in ids else 0],)
    if "back" in ids and not avoid and ask.name != "mafia_city.pass.mode":
        return ()  # what was begun in the one game and not in the other is dropped in both when the time runs out
    for harmless in ("pass", "stay", "stop", "none", "nobody", "watch"):
        if harmless in ids:
            return (harmless,)
    return ask.default or (ids[0],)


def over(game: Game, x: int, places: tuple[int, ...]) -> bool:
    """Return whether one of the two exchanged cards has come to light."""
    state = _state(game)
    seen = (*state.discard, *state.in_play, *state.players[x].cards)
    deck = Stream(game.record.seed, "mafia_city.deck").shuffled(CARDS)
    return any(deck[place] in seen for place in places)


def harmless(_game: Game, option: str) -> bool:
    """Return whether a first pick is only the beginning of a draft."""
    return option in ("place", "text", "hat_one", "hat_two", "wait")


HOOKS = Hooks(
    GAMES["mafia_city"],
    options,
    conserved,
    Hidden("mafia_city.deck", places, quiet, over, ("mafia_city.turn",), harmless),
    games=80,
    bar=Bar(share_of_toy=None, replay_ms=10.0),
)
