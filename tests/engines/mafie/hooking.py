"""Hooks of the generic suite for Mafie: random options, what is conserved, and how to differ only in what a seat cannot know."""

from collections import Counter
from typing import Any

from engines import GAMES
from engines.chance import Stream
from engines.mafie import asks
from engines.mafie.components import mafiosi
from engines.table import Ask, Game, seat_of
from tests.engines.hooks import Hidden, Hooks


def _state(game: Game) -> Any:
    return game._table.state


def options(seats: int, stream: Stream) -> dict[str, Any]:
    flags = (
        "kids_no_agent",
        "kids_last_shot",
        "kids_single_ballot",
        "kids_theme",
        "fair_tokens",
        "ghosts_see_night",
        "decoys",
        "mafia_chat",
    )
    options: dict[str, Any] = {flag: not stream.below(2) for flag in flags if not stream.below(3)}
    choices = {
        "small_group_first_night": ("no_mafia", "mafia"),
        "commander_first_ballot": ("eliminate", "suspects"),
        "final_tie": ("change", "lot"),
        "vote_visibility": ("sealed", "live"),
        "discussion_end": ("three_quarters", "all", "majority"),
    }
    options |= {name: stream.pick(values) for name, values in choices.items() if not stream.below(3)}
    if options.get("decoys", True) and not stream.below(3):
        options["night_length"] = "prompt"
    if stream.below(3):
        options["extended"] = True
        options["cards"] = cards_of(seats, stream)
        gang = options["cards"] == "gang" or (isinstance(options["cards"], tuple) and 14 in options["cards"])
        options["gang_recognition"] = gang and not stream.below(2)
    return options


def cards_of(seats: int, stream: Stream) -> str | tuple[int, ...]:
    dice = stream.below(6)
    if dice < 2:
        return ("auto", "random")[dice]
    if dice == 2 and seats >= 14:
        return "gang"
    pool = [card for card in range(1, 14) if card != 5 or seats >= 8]
    cards = stream.shuffled(pool)[: 1 + stream.below(min(seats, len(pool)))]
    if seats >= 17 and not stream.below(3):
        cards = [*cards[: seats - 3], 14, 15, 16]
    return tuple(cards)


def conserved(game: Game) -> None:
    state, seats, options = _state(game), game.seats, game.options.model_dump(mode="json")
    mafia = mafiosi(seats, fair=options["fair_tokens"])
    agents = 0 if options["kids_no_agent"] else 1
    tokens = Counter(seat.token for seat in state.seats)
    assert tokens == Counter({"mafia": mafia, "police": seats - mafia - agents, **({"agent": 1} if agents else {})})
    if options["extended"]:
        held = sorted(seat.card for seat in state.seats)
        assert held == sorted((*state.card_set, *[17] * (seats - len(state.card_set))))
        lying = [card for seat in state.seats for card in seat.open_cards]
        assert len(lying) == len(set(lying))
        assert set(lying) <= set(state.card_set)
    else:
        assert not any(seat.card or seat.open_cards for seat in state.seats)


def places(game: Game, x: int, stream: Stream) -> tuple[int, int] | None:
    """Return two seats with different tokens of which ``x`` knows neither; a waker knows who is and who is no waker.

    None with Role swap in the set: it exchanges tokens in the open, and whether its holder is the Agent is heard by all.
    """
    table: Any = game._table
    if 6 in table.state.card_set:
        return None
    seats = [seat for seat in range(game.seats) if seat != x]
    if game.options.model_dump()["gang_recognition"]:  # members learn who else is one, and an Agent is none
        seats = [seat for seat in seats if table.state.seats[seat].card not in (14, 15, 16)]
    tokens = [seat.token for seat in table.state.seats]
    if table.allegiance(x) == "mafia":
        seats = [seat for seat in seats if tokens[seat] != "mafia" and table.state.seats[seat].card != 5]
    pairs = [(a, b) for a in seats for b in seats if a < b and tokens[a] != tokens[b]]
    return stream.pick(pairs) if pairs else None


def quiet(games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Let wakers agree on somebody who is harmless in both games, the Agent looks at such a one, everybody else passes."""
    options = [option.id for option in ask.options]
    if ask.name in (asks.VICTIM, asks.PEEK):
        sleepers = [
            f"seat:{seat}"
            for seat in range(games[0].seats)
            if seat != x and seat not in avoid and all(game._table.allegiance(seat) != "mafia" for game in games)  # type: ignore[attr-defined]
        ]
        return next(((option,) for option in sorted(options) if option in sleepers), ())
    return ("pass",) if "pass" in options else ()


def over(game: Game, x: int, places: tuple[int, ...]) -> bool:
    """Return whether one of the three is out, or no other seat is left for the Mafia and the Agent to agree on."""
    table: Any = game._table
    harmless = [seat for seat in table.victims() if seat != x and seat not in places]
    return not harmless or not all(table.state.seats[seat].living for seat in (x, *places))


def harmless(game: Game, option: str) -> bool:
    """Return whether the Agent may look there without being exposed by it in a small group."""
    return option == "pass" or _state(game).seats[seat_of(option)].token != "mafia"


HOOKS = Hooks(
    GAMES["mafie"],
    options,
    conserved,
    Hidden("mafie.tokens", places, quiet, over, (asks.HUNCH, asks.PEEK), harmless),
    games=500,
    fullest={"extended": True},
)
