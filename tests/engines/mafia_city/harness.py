"""Plays the worked examples of the rules in their own notation: players A to E by seat, piles written from the bottom: ``"A B A"``.

``city(...)`` builds a given city and begins at a given step; the ``Play`` it returns answers and tells where everything stands. Cards are
given by their numbers (17 is ``mc17``); cards that are given to nobody lie in the draw deck in ascending order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engines.mafia_city import RULEBOOK, MafiaCity, MafiaCityOptions, MafiaCityView
from engines.mafia_city.components import CARDS, COLORS, KIND, PLAYERS, SYMBOL
from engines.mafia_city.course import rounds, take_stock
from engines.mafia_city.ending import finish, verdict
from engines.mafia_city.evaluation import evaluate, location_phase
from engines.mafia_city.state import CityState, Player
from engines.mafia_city.strategy import end_of_round, strategy_phase
from engines.mafia_city.turns import take_turns
from engines.mafia_city.views import MyPart
from engines.table import Aborted, Ask, Game, Outcome
from tests.engines.vectors import VectorPlay, check

LETTERS = "ABCDE"
LAYOUT_X19 = (7, 1, 2, 3, 4, 5, 6)
"""Locations by slot in example X19."""

FILLER = (2, 7, 16, 20, 25, 30, 34, 39, 43, 47)
"""Cards with a Hat, no Fist, Bullet or +1; of these 16 and 20 are a Police Chief and an F.B.I., 2, 39 and 47 no Action cards."""


def seats_of(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters.replace(" ", "")]


def city(
    begin: str,
    piles: Mapping[int, str] | None = None,
    *,
    seats: int = 4,
    hands: Mapping[str, Sequence[int]] | None = None,
    mobsters: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    cell: str = "",
    passed: str = "",
    watch: str = "",
    starting: str = "A",
    turn: str = "A",
    marked: Sequence[int] = (),
    killer: int = 2,
    policeman: str = "",
    mayor: str = "",
    layout: Sequence[int] = LAYOUT_X19,
    deck: Sequence[int] | None = None,
    discard: Sequence[int] = (),
    target_mode: str = "advanced",
    options: Mapping[str, object] | None = None,
    steal: Callable[[Sequence[int]], int] | None = None,
    prepare: Callable[[CityState], None] | None = None,
    seed: int = 1,
) -> Play:
    """Build a city and begin: ``action`` (with the turn of ``turn``), ``evaluate:<n>``, ``location``, ``strategy``, ``draw``, ``end``.

    ``end`` is the check at the end of phase II; ``rounds`` plays on to the end from the beginning of a round. Mafiosi that are not given
    in ``mobsters`` are the rest of the player's tokens. ``prepare`` may change the state at last.
    """

    class Given(MafiaCity):
        def deal_layout(self) -> list[int]:
            return list(layout)

        def steal(self, cards: Sequence[int]) -> int:
            return steal(cards) if steal else super().steal(cards)

        async def play(self) -> Outcome:
            try:
                furnish(self)
                return await run(self)
            except Aborted:
                return finish(self, "aborted")

    def furnish(t: Given) -> None:
        state = t.state
        t.begin_chapter(0 if begin == "rounds" else 1)
        for number, pile in (piles or {}).items():
            state.piles[number] = seats_of(pile)
        state.cell = seats_of(cell)
        state.jailed = len(state.cell)
        state.killer, state.starting, state.marked = killer, LETTERS.index(starting), list(marked)
        state.policeman = LETTERS.index(policeman) if policeman else None
        state.mayor = LETTERS.index(mayor) if mayor else None
        for seat, player in enumerate(state.players):
            equip(t, LETTERS[seat], seat, player)
        held = {card for player in state.players for card in player.cards}
        rest = [card for card in CARDS if card not in held and card not in discard]
        state.deck = list(rest if deck is None else deck)[::-1]
        state.discard = list(discard)
        if begin == "action":
            state.phase = "action"
        if prepare:
            prepare(state)
        t.refresh()

    def equip(t: Given, letter: str, seat: int, player: Player) -> None:
        row = PLAYERS[seats]
        lying = sum(pile.count(seat) for pile in t.state.piles) + t.state.cell.count(seat)
        player.color = COLORS[seat]
        player.cards = list((hands or {}).get(letter, ()))
        player.reserve = (reserve or {}).get(letter, row.reserve)
        player.mobsters = (mobsters or {}).get(letter, row.hand + row.reserve - player.reserve - lying)
        player.vp = (vp or {}).get(letter, 0)
        player.passed = letter in passed or letter in watch
        player.watch = letter in watch

    async def run(t: Given) -> Outcome:
        kind, _, number = begin.partition(":")
        if kind == "rounds":
            return finish(t, *await rounds(t))
        if kind == "action":
            await take_turns(t, LETTERS.index(turn))
        elif kind == "evaluate":
            t.state.phase, t.state.current = "location", int(number)
            await evaluate(t, int(number))
        elif kind == "location":
            await location_phase(t)
        elif kind == "strategy":
            await strategy_phase(t)
        elif kind == "draw":
            end_of_round(t)
        await check(t)
        take_stock(t)
        return finish(t, *(verdict(t) or ("goes_on", ())))

    model = MafiaCityOptions.model_validate({"target_mode": target_mode, **(options or {})})
    return Play(Game(replace(RULEBOOK, table=Given), seats, model, seed))


def dealt(deck: Sequence[int], *, seats: int, starting: str, layout: Sequence[int] = LAYOUT_X19) -> Play:
    """Begin a game whose deck begins with ``deck``."""

    class Given(MafiaCity):
        def deal_layout(self) -> list[int]:
            return list(layout)

        def deal_deck(self) -> list[int]:
            return [*deck, *(card for card in CARDS if card not in deck)]

        def draw_starting(self) -> int:
            return LETTERS.index(starting)

    return Play(Game(replace(RULEBOOK, table=Given), seats, MafiaCityOptions(), 1))


class Play(VectorPlay):
    """A game in progress, spoken to in the notation of the examples."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, LETTERS, "mc-")

    @property
    def table(self) -> MafiaCity:
        table = self.game._table
        assert isinstance(table, MafiaCity)
        return table

    @property
    def state(self) -> CityState:
        return self.table.state

    def player(self, letter: str) -> Player:
        return self.state.players[LETTERS.index(letter)]

    # ---- what is open

    def standing(self, letter: str) -> dict[str, Ask]:
        """The standing inputs of a player by name."""
        return {self.name_of(ask): ask for ask in self.game.asks if LETTERS[ask.seat] == letter and not ask.holds}

    # ---- answering

    def do(self, *answers: str) -> Play:
        """Answer in turn: ``"A text 5 3 3:1"`` answers four questions of A; ``"A 45,48"`` picks two, ``"A -"`` none, ``"A B"`` a seat."""
        for answer in answers:
            letter, *words = answer.split()
            for word in words:
                ask = self.ask(letter)
                self.game.answer(ask.id, *[self.picked(ask, one) for one in word.split(",") if one != "-"])
        return self

    def picked(self, ask: Ask, word: str) -> str:
        return super().picked(ask, f"seat:{self.seat(word)}" if len(word) == 1 and word in LETTERS else word)

    def give(self, letter: str, name: str, pick: str) -> Play:
        """Give a standing input."""
        ask = self.standing(letter)[name]
        self.game.answer(ask.id, self.picked(ask, pick))
        return self

    def let(self) -> Play:
        """Everybody lets the open window pass (in a stage: chooses nothing), and every window that follows."""
        while self.state.window is not None:
            ask = next(ask for ask in self.game.asks if ask.holds)
            options = [option.id for option in ask.options]
            self.game.answer(ask.id, "pass" if "pass" in options else "none" if "none" in options else "back")
        return self

    def let_veto(self) -> Play:
        """Everybody lets the veto windows pass, up to the next other question."""
        while self.state.window is not None and self.state.window.kind == "veto":
            ask = next(ask for ask in self.game.asks if ask.holds)
            self.game.answer(ask.id, "pass")
        return self

    def idle_until(self, name: str) -> Play:
        """Let clocks run out until this question is open."""
        while name not in self.open().values():
            assert self.open(), f"{name} is never asked"
            self.clock()
        return self

    # ---- where everything stands

    def pile(self, number: int) -> str:
        return "".join(LETTERS[seat] for seat in self.state.piles[number])

    @property
    def cell(self) -> str:
        return "".join(sorted(LETTERS[seat] for seat in self.state.cell))

    def cards(self, *letters: str) -> tuple[int, ...]:
        """How many cards these players hold."""
        return tuple(len(self.player(letter).cards) for letter in letters)

    def vp(self, *letters: str) -> tuple[int, ...]:
        return tuple(self.player(letter).vp for letter in letters)

    def mobsters(self, *letters: str) -> tuple[int, ...]:
        return tuple(self.player(letter).mobsters for letter in letters)

    def reserve(self, *letters: str) -> tuple[int, ...]:
        return tuple(self.player(letter).reserve for letter in letters)

    def passed(self) -> str:
        return "".join(LETTERS[seat] for seat, player in enumerate(self.state.players) if player.passed)

    @property
    def window(self) -> str:
        """Return the players asked in the open window, in seat order; empty without one."""
        return "".join(sorted(LETTERS[seat] for seat in self.state.window.seats)) if self.state.window else ""

    @property
    def discarded(self) -> int:
        return len(self.state.discard)

    # ---- what was told

    def thing(self, kind: str, name: str) -> Any:
        return int(name) if name.isdigit() else name

    def view(self, letter: str | None) -> MafiaCityView:
        view = self.seen(letter)
        assert isinstance(view, MafiaCityView)
        return view

    def me(self, letter: str) -> MyPart:
        me = self.view(letter).me
        assert me is not None
        return me

    @property
    def winners(self) -> str:
        assert self.game.outcome
        return "".join(LETTERS[seat] for seat in sorted(self.game.outcome.winners))

    @property
    def reason(self) -> str | None:
        return self.game.outcome.reason if self.game.outcome else None


def cards_with(kind: str = "", symbol: str = "") -> list[int]:
    """Return the numbers of all cards of a kind, of a symbol, or of both."""
    return [card for card in CARDS if kind in ("", KIND[card]) and symbol in ("", SYMBOL[card])]
