"""The city: the options and the table of Zbojníci with its state, the look-ups of the rules, and asking several players at once."""

from collections.abc import Sequence
from typing import Any

from engines.chance import Chance
from engines.table import Answer, Ask, GameOptions, Table, folded
from engines.zbojnici.components import COLORS, DUNGEON, PRISON, RING, Step
from engines.zbojnici.state import CityState, DayRecord, Haul, Place, Player


class ZbojniciOptions(GameOptions):
    """No variants, no optional rules, no teams."""


class City(Table):
    """One game of Zbojníci: the look-ups and small moves that all phases share."""

    state: CityState
    options: ZbojniciOptions

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        ring = self.deal_ring()
        places = [Place(district, [0] * seats, [0] * seats, [0] * seats) for district in (*ring, DUNGEON)]
        self.state = CityState([Player() for _ in range(seats)], places, [])
        self.order: tuple[int, ...] = ()
        self.by_color: dict[str, int] = {}

    # ---- chance (its own methods, so that a test can deal a given city)

    def deal_ring(self) -> list[str]:
        """Return the order of the ring districts from position 1 on (ZB-1.2)."""
        return self.chance.stream("zbojnici.city").shuffled(RING)

    def deal_days(self) -> list[str]:
        """Return the day cards by district, shuffled: six to turn up, then the one for the box (ZB-1.4, 1.5)."""
        return self.chance.stream("zbojnici.days").shuffled(RING)

    def draw_prince(self) -> int:
        """Return the seat of the prince (ZB-1.6)."""
        return self.chance.stream("zbojnici.prince").below(self.seats)

    def roll(self, dice: int) -> tuple[int, ...]:
        """Roll ``dice`` dice."""
        below = self.chance.stream("zbojnici.dice").below
        return tuple([below(6) + 1 for _ in range(dice)])

    def draw_cards(self, hand: Sequence[str], count: int) -> list[str]:
        """Return ``count`` random cards of ``hand`` (ZB-12.1)."""
        return self.chance.stream("zbojnici.recon").shuffled(hand)[:count]

    # ---- players and figures

    @property
    def duel(self) -> bool:
        """Whether two robbers play without a prince (ZB-15)."""
        return self.seats == 2

    def robbers(self) -> list[int]:
        """Return the robbers in seat order."""
        return [seat for seat in range(self.seats) if seat != self.state.prince]

    def set_colors(self) -> None:
        """Fix the order of random draws, that of the colours (ZB-2.4), once everybody has one."""
        players = self.state.players
        self.order = tuple(sorted(self.robbers(), key=lambda seat: COLORS.index(players[seat].color)))
        self.by_color = {players[seat].color: seat for seat in self.order}

    def hand_cards(self, seat: int) -> list[str]:
        """Return the district cards in the hand of ``seat``, in the order of the ring (ZB-1.11, 4.12)."""
        taken = self.state.players[seat].taken
        last = PRISON + 1 if seat == self.state.prince else PRISON
        return [place.district for place in self.state.places[:last] if place.district not in taken]

    def bandits_at(self, at: int) -> list[int]:
        """Return the seats with bandits at place ``at``, in colour order."""
        bandits = self.state.places[at].bandits
        return [seat for seat in self.order if bandits[seat]]

    def guards_at(self, at: int) -> int:
        """Return how many guards are at place ``at``."""
        return sum(self.state.places[at].guards)

    def prisoners(self, seat: int) -> int:
        """Return how many bandits of ``seat`` are in the dungeon."""
        return self.state.places[PRISON].bandits[seat]

    # ---- moving things

    def gain(self, seat: int, ducats: int, cause: str) -> None:
        """Give ``ducats`` to the purse of ``seat``, or take them (negative); the bank is unlimited (ZB-9.9, 13.2)."""
        self.state.players[seat].ducats += ducats
        if ducats:
            self.state.today.hauls.append(Haul(seat, cause, ducats))

    def take_tokens(self, seat: int, count: int) -> int:
        """Move up to ``count`` tokens of ``seat`` from the supply into the hand; return their number (ZB-13.1)."""
        player = self.state.players[seat]
        taken = min(count, player.supply)
        player.supply -= taken
        player.hand += taken
        return taken

    def spend_tokens(self, seat: int, count: int) -> None:
        """Move ``count`` tokens of ``seat`` from the hand to the supply."""
        player = self.state.players[seat]
        player.hand -= count
        player.supply += count

    def jail(self, at: int) -> dict[int, int]:
        """Send all bandits at place ``at`` to the dungeon; return their number by seat, in colour order."""
        place, prison = self.state.places[at], self.state.places[PRISON]
        sent = {}
        for seat in self.bandits_at(at):
            count = sent[seat] = place.bandits[seat]
            place.bandits[seat] = 0
            prison.bandits[seat] += count
            self.state.today.jailed[seat] += count
        return sent

    # ---- asking

    async def each(self, asks: Sequence[Ask], step: Step) -> dict[int, str]:
        """Ask several seats at once and return the pick of each seat, in the order of ``asks``, when all are in.

        A question with one option is not asked (section 6 of the rules). Picks stay hidden until the last one is in.
        """
        state = self.state
        open_asks = tuple(ask for ask in asks if len(ask.options) > 1)
        picks = {ask.seat: ask.options[0].id for ask in asks}
        if open_asks:
            self.begin_step()
            self.checkpoint()
            state.step = step
            state.awaited = [ask.seat for ask in open_asks]
            for seat, given in (await self.gather(open_asks, on_answer=self._note)).items():
                picks[seat] = given[0]
                state.players[seat].pick = ""
            state.answered.clear()
            state.step = None
        return picks

    def _note(self, answer: Answer) -> None:
        seat = answer.ask.seat
        self.state.players[seat].pick = answer.picks[0]
        self.state.awaited.remove(seat)
        self.state.answered.append(seat)

    async def one(self, ask: Ask, step: Step) -> str:
        """Ask one seat openly and return its pick; a question with one option is not asked."""
        if len(ask.options) == 1:
            return ask.options[0].id
        self.begin_step()
        self.checkpoint()
        self.state.step = step
        self.state.awaited = [ask.seat]
        (pick,) = await self.ask(ask)
        self.state.awaited = []
        self.state.step = None
        return pick

    # ---- the chronicle

    def begin_chapter(self, number: int, card: str) -> None:
        """Begin the chronicle of day ``number`` and fold the day before, which is final."""
        state = self.state
        if state.chronicle:
            state.past = folded(state.past, state.today)
        state.round = number
        state.today = DayRecord(number, card, jailed=[0] * self.seats)
        state.chronicle.append(state.today)
