"""Hooks of the generic suite for Nostra City: conserved quantities, and how two games differ only in secrets.

Two tables differ in the order of the Street deck; both are played alike, by answers that depend on nothing but the question. What is
whispered otherwise is which Note is placed as a Bribe: nothing may come of it before the First Verdict.
"""

from collections import Counter
from typing import Any

import engines
from engines import GAMES
from engines.chance import Stream
from engines.nostra_city.components import (
    ATLANTIC_CITY,
    DISTRICTS,
    GANGSTERS,
    GOTA,
    INVESTIGATIONS,
    LUXURIES,
    MONEY,
    NOTES,
    SHAME,
    TITLES,
    UNDERBOSS,
    VENDETTA_DECK,
)
from engines.table import Ask, Game
from tests.engines.hooks import Bar, Hidden, Hooks

WITHOUT_EFFECT = ("nostra_city.trial.bribe",)
DECK = "nostra_city.street"
SPACES = 4


def _state(game: Game) -> Any:
    return game._table.state


def options(seats: int, stream: Stream) -> dict[str, Any]:
    """The oldest player is named in half of the games."""
    return {"oldest": f"seat_{1 + stream.below(seats)}"} if stream.below(2) else {}


def conserved(game: Game) -> None:
    """Check that every Note and card is in exactly one place."""
    state = _state(game)
    if state.month:
        conserved_notes(state)
        conserved_street(state)
        conserved_vendetta(state)
    for player in state.players:
        assert player.bank == sorted(player.bank)
        assert 0 <= state.marker <= 19


def conserved_notes(state: Any) -> None:
    found = [*state.note_deck, *state.note_discard, *state.corruption]
    for player in state.players:
        found += [*player.bank, *[note for bid in player.bids.values() for note in bid.notes]]
    if state.collecting is not None:
        found += [*state.collecting.drawn, *[note for notes in state.collecting.given.values() for note in notes]]
    assert sorted(found) == list(range(len(NOTES)))


def conserved_street(state: Any) -> None:
    found = [card for card in (*state.street, *state.street_deck, *state.removed) if card]
    for player in state.players:
        found += [*player.gangsters, *player.districts, *player.luxuries, *player.investigations]
        found += [player.title] if player.title == UNDERBOSS else []
    loose = {GOTA, ATLANTIC_CITY}
    wanted = [*GANGSTERS, *DISTRICTS, *LUXURIES, *INVESTIGATIONS, *([UNDERBOSS] if state.titles_out else [])]
    assert sorted(card for card in found if card not in loose) == sorted(wanted)
    if state.step not in ("consigliere", "primo_capo"):
        assert len([player for player in state.players if player.title]) in (0, len(TITLES))


def conserved_vendetta(state: Any) -> None:
    found = [*state.vendetta_deck, *state.vendetta_discard, *[card for card in state.removed if card == GOTA]]
    for player in state.players:
        found += [*player.hand, *[SHAME] * player.shames]
        found += [card for card in (*player.gangsters, *player.districts) if card in (GOTA, ATLANTIC_CITY)]
    if len(found) < len(VENDETTA_DECK):  # the card that is being carried out
        assert state.step in ("massimo", "revenge")
        found.append(state.aim)
    assert Counter(found) == Counter(VENDETTA_DECK)


def places(game: Game, x: int, stream: Stream) -> tuple[int, int] | None:
    """Return two places of the first shuffled Street deck; None after a second shuffle with Investigations."""
    replayed = engines.replay(game.record)
    while not _state(replayed).month:
        replayed.expire()
    if f"{DECK}_again" in replayed._table.chance._streams:
        return None
    deck = len(_state(replayed).street_deck)
    first = SPACES + 4 + stream.below(4)
    return first, first + 1 + stream.below(SPACES + deck - 1 - first)


def quiet(games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Answer by the question alone; when somebody whispers (``avoid`` is empty), only Bribe, and neither as ``x`` nor twice."""
    names = [option.id for option in ask.options]
    if avoid:
        dice = Stream(sum(map(ord, f"{ask.id} {len(names)}")), "quiet")
        return tuple(dice.shuffled(names)[: max(ask.least, min(1, ask.most))])
    if ask.name == "nostra_city.trial.gangster" and ask.seat != x:
        return (names[-1],)
    if ask.name == "nostra_city.trial.bribe":
        return (names[0],)
    return ask.default


def over(game: Game, x: int, hidden: tuple[int, ...]) -> bool:
    """Return whether the first of the exchanged cards lies on the Street; without places, whether a pile has been turned up."""
    state = _state(game)
    if not hidden:
        return bool(state.month > 3)
    return bool(state.month > 0) and 46 - 4 * len(state.players) - len(state.street_deck) > min(hidden)


def harmless(game: Game, option: str) -> bool:
    """Return whether this places one of two start Notes that are both still there: first the two 5,000, then the two 10,000."""
    for player in _state(game).players:
        for pair in (player.bank[:2], player.bank[-2:]):
            if len(pair) == 2 and MONEY[pair[0]] == MONEY[pair[1]] and f"note:{pair[0]}" in ask_of(game):
                return option in (f"note:{pair[0]}", f"note:{pair[1]}")
    return False


def ask_of(game: Game) -> list[str]:
    """Return the options of the open Bribe."""
    return [option.id for ask in game.asks if ask.name in WITHOUT_EFFECT for option in ask.options]


HOOKS = Hooks(
    GAMES["nostra_city"],
    options,
    conserved,
    Hidden(DECK, places, quiet, over, WITHOUT_EFFECT, harmless),
    games=100,
    bar=Bar(share_of_toy=None, replay_ms=10.0),
)
