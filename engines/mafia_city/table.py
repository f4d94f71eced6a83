"""The city: the options and the table of Mafia City with its state, its chance, and how tokens and cards move."""

from collections.abc import Sequence
from typing import Any, ClassVar

from pydantic import Field

from engines.chance import Chance
from engines.first_player import FirstPlayer, first_seat
from engines.mafia_city import asks
from engines.mafia_city.asks import cards_arg
from engines.mafia_city.components import CARDS, NUMBERS, PLAYERS, SLOTS, Step, TargetMode
from engines.mafia_city.state import CityState, Effect, Player, RoundRecord, Window
from engines.table import Aborted, Answer, Ask, GameOptions, Table, folded, seat_ref


class MafiaCityOptions(GameOptions):
    """``target_mode``: with how many points the game ends, for advanced players or for beginners (D26).

    ``cell_same_round``: whether the Prison frees Mafiosi who came into the Cell in this round, too (R24). ``starting``: who begins (R5).
    ``rulings``: 2 asks before the Business District costs a card without a draw (R27); 1 is for records from before, and nobody chooses it.
    """

    added: ClassVar[frozenset[str]] = frozenset({"cell_same_round", "starting", "rulings"})

    target_mode: TargetMode = "advanced"
    cell_same_round: bool = True
    starting: FirstPlayer = "random"
    rulings: int = Field(default=1, ge=1, le=2)


RECENT = 5
"""The number of finished plays kept for the board."""


class City(Table):
    """One game of Mafia City: the look-ups and small moves that all phases share."""

    state: CityState
    options: MafiaCityOptions

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        row = PLAYERS[seats]
        self._first = first_seat(options.starting, seats)
        target = row.advanced if options.target_mode == "advanced" else row.beginner
        self.state = CityState([Player() for _ in range(seats)], self.deal_layout(), [[] for _ in range(8)], target)
        self._clockwise = tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
        self._auto = tuple(asks.auto(seat) for seat in range(seats))
        self._change = tuple(asks.change(seat) for seat in range(seats))
        self._look = tuple(asks.look(seat, seats) for seat in range(seats))
        self._leave = tuple(asks.leave(seat) for seat in range(seats))
        self._left: tuple[int, ...] = ()

    # ---- chance (its own methods, so that a test can deal a given city)

    def deal_layout(self) -> list[int]:
        """Return the locations by slot (MC-1.8)."""
        return self.chance.stream("mafia_city.layout").shuffled(NUMBERS)

    def deal_deck(self) -> list[int]:
        """Return the draw deck, the first card to draw first (MC-1.12)."""
        return self.chance.stream("mafia_city.deck").shuffled(CARDS)

    def draw_starting(self) -> int:
        """Return the first starting player, the chosen one or drawn (MC-1.2, R5)."""
        return self.chance.stream("mafia_city.starting").below(self.seats) if self._first is None else self._first

    def shuffle_again(self, discard: Sequence[int]) -> list[int]:
        """Return the new draw deck, made of the discard pile, the first card to draw first (MC-1.14)."""
        return self.chance.stream("mafia_city.reshuffle").shuffled(discard)

    def steal(self, cards: Sequence[int]) -> int:
        """Return the card that a thief draws blindly out of ``cards`` (MC-10.16)."""
        return self.chance.stream("mafia_city.thief").pick(cards)

    # ---- seats and locations

    def clockwise(self, first: int) -> tuple[int, ...]:
        """Return all seats in turn order from ``first`` (MC-1.3)."""
        return self._clockwise[first]

    def adjacent(self, number: int) -> list[int]:
        """Return the locations that share an edge with ``number``, in ascending order (MC-2.5)."""
        layout = self.state.layout
        return sorted(layout[slot] for slot in SLOTS[layout.index(number)].adjacent)

    def has_token(self, seat: int) -> bool:
        """Return whether ``seat`` has a token in any pile."""
        return bool([pile for pile in self.state.piles if seat in pile])

    def filled(self) -> tuple[int, ...]:
        """Return the locations with a token in their pile."""
        piles = self.state.piles
        return tuple([number for number in NUMBERS if piles[number]])

    # ---- cards

    def draw(self, seat: int, count: int) -> list[int]:
        """Let ``seat`` draw ``count`` cards, fewer when deck and discard pile are empty; tell it which (MC-1.14, R33)."""
        state = self.state
        drawn = []
        for _ in range(count):
            self._fill_deck()
            if not state.deck:
                break
            drawn.append(state.deck.pop())
            self._fill_deck()
        if drawn:
            self.give(seat, drawn)
            self.tell((seat,), "mc-cards", cards=cards_arg(drawn))
        return drawn

    def _fill_deck(self) -> None:
        state = self.state
        if not state.deck and state.discard:
            state.deck = self.shuffle_again(state.discard)[::-1]
            state.discard = []
            self.tell(None, "mc-reshuffle", n=len(state.deck))

    def give(self, seat: int, cards: Sequence[int]) -> None:
        """Put ``cards`` into the hand of ``seat``, as its newest."""
        player = self.state.players[seat]
        player.cards += cards
        if player.passed and len(player.cards) == len(cards):
            self.refresh()

    def take(self, seat: int, cards: Sequence[int]) -> None:
        """Take ``cards`` out of the hand of ``seat``."""
        player = self.state.players[seat]
        for card in cards:
            player.cards.remove(card)
        if player.passed and not player.cards:
            self.refresh()

    def discard(self, seat: int, card: int) -> None:
        """Let ``seat`` discard one card of its hand in the open."""
        self.take(seat, (card,))
        self.state.discard.append(card)

    def announce(self, effect: Effect) -> None:
        """Put the cards of ``effect`` into play, unless they lie there already (MC-11.9)."""
        in_play = self.state.in_play
        if effect.cards and effect.cards[0] not in in_play:
            self.take(effect.seat, effect.cards)
            in_play += effect.cards

    def finish(self, chain: Sequence[Effect]) -> None:
        """Move all cards of ``chain`` from play to the discard pile (MC-11.9)."""
        state = self.state
        for effect in chain:
            for card in effect.cards:
                state.in_play.remove(card)
                state.discard.append(card)

    def remember(self, chain: list[Effect], *, stood: bool) -> None:
        """Keep a finished play of the action phase for the board; the oldest goes."""
        recent = self.state.recent
        recent.append((chain, stood))
        if len(recent) > RECENT:
            del recent[0]

    # ---- tokens

    def token(self, number: int, place: int) -> int:
        """Take the token at ``place`` (1 is the head) out of the pile of ``number``; return its owner (MC-2.3)."""
        return self.state.piles[number].pop(place - 1)

    def awake(self, seat: int) -> None:
        """Cancel the pass of ``seat`` (MC-3.12)."""
        player = self.state.players[seat]
        player.passed = player.watch = False
        self.tell(None, "mc-awake", seat=seat_ref(seat))
        self.refresh()

    # ---- asking

    def wait(self, step: Step | None, *seats: int) -> None:
        """Note the public step and the awaited seats; a new step has new clocks."""
        if step:
            self.begin_step()
        self.state.step = step
        self.state.awaited = seats

    async def decide(self, ask: Ask, step: Step) -> str:
        """Ask one seat a question outside a draft, and return its pick."""
        if not ask.secret:
            self.checkpoint()
        self.wait(step, ask.seat)
        answer = await self.next((ask,))
        self.wait(None)
        return answer.picks[0]

    # ---- standing inputs

    def refresh(self) -> None:
        """Open the standing inputs that may be given now (MC-15.11)."""
        state = self.state
        if state.phase == "end":
            self.standing = ()
            return
        open_now = self._auto
        if state.phase == "action":
            open_now += tuple([self._change[seat] for seat, player in enumerate(state.players) if player.passed and player.cards])
        if state.policeman is not None:
            open_now += (self._look[state.policeman],)
        open_now += self._leave
        self.standing = tuple([ask for ask in open_now if ask.seat not in self._left]) if self._left else open_now

    async def on_standing(self, answer: Answer) -> None:
        """Take a standing input: auto-acknowledge, ``final`` or ``watch``, a look with the Policeman (S1 to S3)."""
        seat, pick = answer.ask.seat, answer.picks[0]
        player = self.state.players[seat]
        if answer.ask.name == asks.LEAVE:
            self.leave(seat)
        elif answer.ask.name == asks.AUTO:
            player.auto = pick
        elif answer.ask.name == asks.CHANGE:
            player.watch = pick == "watch"
        else:
            looked = int(pick.partition(":")[2])
            self.tell(None, "mc-looks", seat=seat_ref(seat), victim=seat_ref(looked))
            self.tell((seat,), "mc-looked", victim=seat_ref(looked), cards=cards_arg(self.state.players[looked].cards))

    # ---- windows and players who have left

    def open_window(self, window: Window, step: Step) -> None:
        """Open a reaction window. Players who have left auto-acknowledge there (R44)."""
        self.forget_checkpoints()
        self.state.window = window
        self.absent = ()
        self.wait(step, *window.seats)

    def close_window(self) -> None:
        """Close the window; outside windows nobody waits for players who have left."""
        self.state.window = None
        self.absent = self._left
        self.wait(None)

    def leave(self, seat: int) -> None:
        """Let ``seat`` leave: its questions take their defaults at once. Raises Aborted when fewer than two are left (R44)."""
        player = self.state.players[seat]
        player.left, player.watch = True, False
        self._left += (seat,)
        if self.state.window is None:
            self.absent = self._left
        self.tell(None, "mc-leaves", seat=seat_ref(seat))
        self.refresh()
        if self.seats - len(self._left) < 2:
            raise Aborted

    # ---- the chronicle

    def begin_chapter(self, number: int) -> None:
        """Begin the chronicle of round ``number`` and fold the round before, which is final."""
        state = self.state
        if state.round:
            state.past = folded(state.past, state.today)
        state.round = number
        state.today = RoundRecord(number, state.starting)
        state.chronicle.append(state.today)
