"""What the generic suite has to know of each game: random options, what is conserved, and how to differ only in what is hidden."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engines import GAMES
from engines.chance import Stream
from engines.mafie.components import TOKENS
from engines.table import Ask, Game, Rulebook, seat_of
from tests.engines.escape_plan import hooking as escape_plan
from tests.engines.mafia_city import hooking as mafia_city
from tests.engines.nostra_city import hooking as nostra_city
from tests.engines.toy import TOY


@dataclass(frozen=True)
class Hidden:
    """How to make two games that differ only in what seat ``x`` may not know.

    ``places``: two places of the deal ``stream`` to exchange, None when there are none. ``quiet``: what a seat other than ``x``, or ``x``
    itself, answers in secret, such that nothing hidden comes to light; ``avoid`` are the two exchanged places. ``over``: whether the two
    games may differ from now on, because what was hidden has rightly come to light.
    """

    stream: str
    places: Callable[[Game, int, Stream], tuple[int, int] | None]
    quiet: Callable[[tuple[Game, Game], Ask, int, tuple[int, ...]], tuple[str, ...]]
    over: Callable[[Game, int, tuple[int, ...]], bool]
    without_effect: tuple[str, ...]
    """Secret questions whose answers change nothing that other seats may see."""
    harmless: Callable[[Game, str], bool]
    """Whether an option of these has indeed no effect."""


@dataclass(frozen=True)
class Hooks:
    rulebook: Rulebook
    options: Callable[[int, Stream], dict[str, Any]]
    conserved: Callable[[Game], None]
    hidden: Hidden
    games: int
    """How many random games the suite plays of this game."""


# ---- the toy


def _toy_conserved(game: Game) -> None:
    assert sum(game.view(None).coins) == 3 * game.record.seats


def _toy_places(game: Game, x: int, stream: Stream) -> tuple[int, int] | None:
    seats = [seat for seat in range(game.record.seats) if seat != x]
    pairs = [(a, b) for a in seats for b in seats if a < b and game.view(a).hand != game.view(b).hand]
    return stream.pick(pairs) if pairs else None


TOY_HOOKS = Hooks(
    TOY,
    options=lambda seats, stream: {"rounds": 1 + stream.below(4)},
    conserved=_toy_conserved,
    hidden=Hidden(
        "hands",
        _toy_places,
        lambda games, ask, x, avoid: (ask.options[0].id,),
        lambda game, x, places: False,
        ("toy.plan",),
        lambda game, option: True,
    ),
    games=900,
)


# ---- Mafie


def _state(game: Game) -> Any:
    return game._table.state


def _mafie_options(seats: int, stream: Stream) -> dict[str, Any]:
    flags = ("kids_no_agent", "kids_last_shot", "kids_single_ballot", "kids_theme", "ghosts_see_night", "decoys", "mafia_chat")
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
        options["cards"] = _mafie_cards(seats, stream)
        gang = options["cards"] == "gang" or (isinstance(options["cards"], tuple) and 14 in options["cards"])
        options["gang_recognition"] = gang and not stream.below(2)
    return options


def _mafie_cards(seats: int, stream: Stream) -> str | tuple[int, ...]:
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


def _mafie_conserved(game: Game) -> None:
    state, seats, options = _state(game), game.record.seats, game.record.options
    row = TOKENS[seats]
    agents = 0 if options["kids_no_agent"] else 1
    tokens = Counter(seat.token for seat in state.seats)
    assert tokens == Counter({"mafia": row.mafia, "police": seats - row.mafia - agents, **({"agent": 1} if agents else {})})
    if options["extended"]:
        held = sorted(seat.card for seat in state.seats)
        assert held == sorted((*state.card_set, *[17] * (seats - len(state.card_set))))
        lying = [card for seat in state.seats for card in seat.open_cards]
        assert len(lying) == len(set(lying))
        assert set(lying) <= set(state.card_set)
    else:
        assert not any(seat.card or seat.open_cards for seat in state.seats)


def _mafie_places(game: Game, x: int, stream: Stream) -> tuple[int, int] | None:
    """Return two seats with different tokens of which ``x`` knows neither; a waker knows who is and who is no waker.

    None with Role swap in the set: it exchanges tokens in the open, and whether its holder is the Agent is heard by all.
    """
    table: Any = game._table
    if 6 in table.state.card_set:
        return None
    seats = [seat for seat in range(game.record.seats) if seat != x]
    if game.record.options["gang_recognition"]:  # members learn who else is one, and an Agent is none
        seats = [seat for seat in seats if table.state.seats[seat].card not in (14, 15, 16)]
    tokens = [seat.token for seat in table.state.seats]
    if table.allegiance(x) == "mafia":
        seats = [seat for seat in seats if tokens[seat] != "mafia" and table.state.seats[seat].card != 5]
    pairs = [(a, b) for a in seats for b in seats if a < b and tokens[a] != tokens[b]]
    return stream.pick(pairs) if pairs else None


def _mafie_quiet(games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Let wakers agree on somebody who is harmless in both games, the Agent looks at such a one, everybody else passes."""
    options = [option.id for option in ask.options]
    if ask.name in ("mafie.night.victim", "mafie.night.peek"):
        sleepers = [
            f"seat:{seat}"
            for seat in range(games[0].record.seats)
            if seat != x and seat not in avoid and all(game._table.allegiance(seat) != "mafia" for game in games)  # type: ignore[attr-defined]
        ]
        return next(((option,) for option in sorted(options) if option in sleepers), ())
    return ("pass",) if "pass" in options else ()


def _mafie_over(game: Game, x: int, places: tuple[int, ...]) -> bool:
    """Return whether one of the three is out, or nobody is left on whom the Mafia and the Agent may agree without touching them."""
    table: Any = game._table
    harmless = [seat for seat in table.victims() if seat != x and seat not in places]
    return not harmless or not all(table.state.seats[seat].living for seat in (x, *places))


def _mafie_harmless(game: Game, option: str) -> bool:
    """Return whether the Agent may look there without being exposed by it in a small group."""
    return option == "pass" or _state(game).seats[seat_of(option)].token != "mafia"


MAFIE_HOOKS = Hooks(
    GAMES["mafie"],
    options=_mafie_options,
    conserved=_mafie_conserved,
    hidden=Hidden("mafie.tokens", _mafie_places, _mafie_quiet, _mafie_over, ("mafie.night.hunch", "mafie.night.peek"), _mafie_harmless),
    games=500,
)

# ---- Zbojníci


def _zbojnici_conserved(game: Game) -> None:
    """Check the invariants under section 8 of the rules."""
    state, seats = _state(game), range(game.record.seats)
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


def _zbojnici_places(game: Game, x: int, stream: Stream) -> tuple[int, int]:
    """Return two places in the deck of day cards, not both late, so that the exchange comes to light some day."""
    first = 2 + stream.below(3)
    return first, first + 1 + stream.below(6 - first)


def _zbojnici_quiet(games: tuple[Game, Game], ask: Ask, x: int, avoid: tuple[int, ...]) -> tuple[str, ...]:
    """Begin the first plan again as long as it can be, since what is planned is not seen before the reveal; else the default."""
    if ask.name == "zbojnici.plan.commit" and not avoid:
        return ("redo",)
    return ask.default if ask.default else (ask.options[0].id,)


def _zbojnici_over(game: Game, x: int, places: tuple[int, ...]) -> bool:
    """Return whether the first of the exchanged day cards has been turned up; without places: whether the first plans are revealed."""
    return _state(game).round > min(places) if places else _state(game).phase == "resolution"


ZBOJNICI_HOOKS = Hooks(
    GAMES["zbojnici"],
    options=lambda seats, stream: {},
    conserved=_zbojnici_conserved,
    hidden=Hidden(
        "zbojnici.days",
        _zbojnici_places,
        _zbojnici_quiet,
        _zbojnici_over,
        ("zbojnici.plan.figure", "zbojnici.plan.guard"),
        lambda game, option: True,
    ),
    games=300,
)

# ---- Mafia City

MAFIA_CITY_HOOKS = Hooks(
    GAMES["mafia_city"],
    mafia_city.options,
    mafia_city.conserved,
    Hidden("mafia_city.deck", mafia_city.places, mafia_city.quiet, mafia_city.over, ("mafia_city.turn",), mafia_city.harmless),
    games=80,
)

# ---- Nostra City

NOSTRA_CITY_HOOKS = Hooks(
    GAMES["nostra_city"],
    nostra_city.options,
    nostra_city.conserved,
    Hidden(nostra_city.DECK, nostra_city.places, nostra_city.quiet, nostra_city.over, nostra_city.WITHOUT_EFFECT, nostra_city.harmless),
    games=100,
)

# ---- Escape Plan

ESCAPE_PLAN_HOOKS = Hooks(
    GAMES["escape_plan"],
    options=lambda seats, stream: {},
    conserved=escape_plan.conserved,
    hidden=Hidden(
        escape_plan.PLANS_STREAM,
        escape_plan.places,
        escape_plan.quiet,
        escape_plan.over,
        escape_plan.WITHOUT_EFFECT,
        escape_plan.harmless,
    ),
    games=60,
)

HOOKS = {
    "escape_plan": ESCAPE_PLAN_HOOKS,
    "mafia_city": MAFIA_CITY_HOOKS,
    "mafie": MAFIE_HOOKS,
    "nostra_city": NOSTRA_CITY_HOOKS,
    "toy": TOY_HOOKS,
    "zbojnici": ZBOJNICI_HOOKS,
}
