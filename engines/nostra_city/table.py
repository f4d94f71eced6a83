"""The table of Nostra City with its state, and what the rules ask it: who works, who is respected, whose turn it is in a phase."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engines.chance import Chance
from engines.nostra_city import asks
from engines.nostra_city.components import (
    ATLANTIC_CITY,
    BONUSES,
    BRIBER,
    BRUNO_BONUS,
    DISTRICTS,
    FBI,
    GOTA,
    INFORMANT,
    INVESTIGATIONS,
    LUXURIES,
    MONEY,
    SHAME,
    START_FIELDS,
    TITLES,
    TRACK_END,
    VENDETTA,
    Phase,
    Step,
)
from engines.nostra_city.options import NostraCityOptions, oldest_seat
from engines.nostra_city.state import Bid, FamilyState, MonthRecord, Player
from engines.table import Answer, Ask, OnAnswer, Table, folded, seat_ref

T = TypeVar("T")

FIELDS: dict[int, int] = dict(enumerate((*range(-TRACK_END, 0), *range(1, TRACK_END + 1))))
"""The fields of the Verdict track by their indexes (table 5.9)."""
LAST = len(FIELDS) - 1
INDEX = {field: index for index, field in FIELDS.items()}
BRUNO = "baldini_bruno"

DISTRICT_RESPECT = {card.id: card.respect for card in DISTRICTS.values()} | {ATLANTIC_CITY: VENDETTA[ATLANTIC_CITY].respect}


class Family(Table):
    """One game of Nostra City. The rules are in the modules named after the phases; here is what they ask the table."""

    state: FamilyState
    options: NostraCityOptions

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.oldest = oldest_seat(seats, self.options)
        self._stand = tuple([asks.stand(seat) for seat in range(seats)])
        self.under_way = ""
        """The last question of the action under way: until the commit point all of them share one clock, so that nothing shows in it."""
        self.state = FamilyState([Player() for _ in range(seats)], INDEX[START_FIELDS[seats]], order=tuple(range(seats)))

    # ---- chance (section 5.12; its own methods, so that a test can deal a given table)

    def shuffled(self, what: str, things: Iterable[T]) -> list[T]:
        """Return ``things`` shuffled by the stream of ``what``."""
        return self.chance.stream(f"nostra_city.{what}").shuffled(things)

    def drawn_place(self, what: str, things: Sequence[Any]) -> int:
        """Return a random place among ``things``, by the stream of ``what``."""
        return self.chance.stream(f"nostra_city.{what}").below(len(things))

    # ---- who is who

    def works(self, seat: int, gangster: str) -> bool:
        """Return whether the Ability of ``gangster`` works now for ``seat``: he is in the Territory and FBI is not active (NC-12.11)."""
        return gangster in self.state.players[seat].gangsters and FBI not in self.state.street

    def ready(self, seat: int, gangster: str) -> bool:
        """Return whether ``seat`` may Use ``gangster`` for a VENDETTA Ability now (NC-21.5, 21.6)."""
        return self.state.players[seat].gangsters.get(gangster, False) and FBI not in self.state.street

    def is_informant(self, seat: int) -> bool:
        """Return whether ``seat`` holds an FBI Informant card (NC-3.2)."""
        return INFORMANT in self.state.players[seat].hand

    def respect(self, seat: int) -> int:
        """Return the Respect of ``seat``: the sum of the cards in the Territory (NC-1.9, table 5.10)."""
        player = self.state.players[seat]
        return (
            sum([LUXURIES[card].respect for card in player.luxuries])
            + sum([DISTRICT_RESPECT[card] for card in player.districts])
            + (VENDETTA[GOTA].respect if GOTA in player.gangsters else 0)
            + sum([INVESTIGATIONS[card].respect for card in player.investigations])
            + (TITLES[player.title].respect if player.title else 0)
            + BRIBER.respect * player.bribers
            + sum([BONUSES[bonus].respect for bonus in player.bonuses])
            + VENDETTA[SHAME].respect * player.shames
        )

    def all_respect(self) -> list[int]:
        """Return everybody's Respect by seat."""
        return [self.respect(seat) for seat in range(self.seats)]

    def clockwise(self, seat: int) -> list[int]:
        """Return the other seats, clockwise from ``seat``."""
        return [*range(seat + 1, self.seats), *range(seat)]

    # ---- phases and turns

    def begin_phase(self, phase: Phase) -> None:
        """Begin a phase: its order is fixed now, and a Pass "until the end of this phase" is over (NC-1.2, 23.7, 23.9)."""
        state = self.state
        state.phase = phase
        state.order = (state.starter, *self.clockwise(state.starter))
        for player in state.players:
            if player.standing == "phase":
                player.standing = ""
        self.offer_standing()
        self.tell(None, "nc-phase", phase=f"phase:{phase}", seat=seat_ref(state.starter), month=state.month)

    def stand(self, seat: int, how: str) -> None:
        """Let a Pass of ``seat`` stand until the end of the ``phase`` or the ``month``, or no more (empty; NC-23.7)."""
        self.state.players[seat].standing = how
        self.offer_standing()

    def offer_standing(self) -> None:
        """S1: whoever has a standing Pass in force may take it back at any time; it never applies to VW6 (NC-23.7)."""
        if self.state.phase in ("final", "end"):
            self.standing = ()
        else:
            self.standing = tuple([self._stand[seat] for seat, player in enumerate(self.state.players) if player.standing])

    async def on_standing(self, answer: Answer) -> None:
        """S1: it counts from the next D2 on."""
        pick = answer.picks[0]
        self.stand(answer.ask.seat, "" if pick == "off" else pick)

    def begin_turn(self, seat: int) -> None:
        """Begin the one turn of ``seat`` in the phase (NC-1.3)."""
        self.state.turn = seat
        self.under_way = ""
        self.state.players[seat].cancels = 0

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Return ``seats`` in phase order."""
        chosen = tuple(seats)
        return [seat for seat in self.state.order if seat in chosen]

    # ---- asking

    async def one(self, ask: Ask, step: Step) -> str:
        """Ask one seat for one option and return it; a question with one legal answer is not put (section 6)."""
        if len(ask.options) == 1:
            return ask.options[0].id
        self._prepare(ask, step)
        answer = await self.next((ask,))
        self.under_way = ask.id if step == "turn" else ""
        return answer.picks[0]

    async def some(self, ask: Ask, step: Step) -> tuple[str, ...]:
        """Ask one seat for ``least`` to ``most`` options; a question that can only be answered with nothing or with all is not put."""
        if not ask.most:
            return ()
        if ask.least == len(ask.options):
            return tuple([option.id for option in ask.options])
        self._prepare(ask, step)
        picks = (await self.next((ask,))).picks
        self.under_way = ask.id if step == "turn" else ""
        return picks

    def _prepare(self, ask: Ask, step: Step) -> None:
        """Note who is asked what; a step of an action that is not committed goes on with the clock of the step before it (NC-V18)."""
        state = self.state
        state.step = step
        state.awaited = [ask.seat]
        if step == "turn":
            ask.continues = self.under_way
        if not ask.continues:
            self.begin_step()

    def commit(self, player: Player, gangster: str) -> None:
        """Pass the commit point of an action: the Gangster is Used (NC-1.4, 1.14); what is asked next has a clock of its own."""
        player.gangsters[gangster] = False
        self.under_way = ""

    async def everybody(
        self, questions: Sequence[Ask], step: Step, waited: Sequence[int] = (), on_answer: OnAnswer | None = None
    ) -> dict[int, tuple[str, ...]]:
        """Ask several seats at once and return their answers by seat; ``on_answer`` is called for each.

        Everybody sees who has answered, unless the table is said to wait for ``waited`` all the time (NC-V15).
        """
        state, players = self.state, self.state.players
        self.begin_step()
        state.step = step
        state.awaited = list(waited) or [ask.seat for ask in questions]
        given: dict[int, tuple[str, ...]] = {}
        open_now = tuple(questions)
        while open_now:
            answer = await self.next(open_now)
            open_now = tuple([ask for ask in open_now if ask is not answer.ask])
            seat = answer.ask.seat
            given[seat] = answer.picks
            players[seat].pick = " ".join(answer.picks)
            if on_answer:
                on_answer(answer)
            if not waited:
                state.awaited.remove(seat)
                state.answered.append(seat)
        state.answered = []
        for seat in given:
            players[seat].pick = ""
        return dict(sorted(given.items()))

    # ---- the chronicle

    def begin_chapter(self, number: int) -> None:
        """Begin the chronicle of Month ``number``; the Months before change no more."""
        state = self.state
        if state.chronicle:
            state.past = folded(state.past, state.today)
        state.today = MonthRecord(number, FIELDS[state.marker], bribes=[0] * self.seats)
        state.chronicle.append(state.today)

    def end_chapter(self) -> None:
        """Note where the marker and everybody's Respect stand at the end of a Month."""
        self.state.today.field_after = FIELDS[self.state.marker]
        self.state.today.respect = self.all_respect()


def value_of(t: Family, bid: Bid) -> int:
    """Return what ``bid`` is worth in dollars; on Bruno Baldini 10,000 more (table 5.1)."""
    bonus = BRUNO_BONUS if bid.gangster == BRUNO and FBI not in t.state.street else 0
    return sum([MONEY[note] for note in bid.notes]) + bonus


def use(player: Player, gangster: str) -> None:
    """Use a Free Gangster (NC-1.4)."""
    player.gangsters[gangster] = False
