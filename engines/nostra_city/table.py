"""The options and the table of Nostra City with its state, the look-ups of the rules, and the Verdict track."""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, TypeVar

from engines.chance import Chance
from engines.first_player import FirstPlayer, first_seat
from engines.nostra_city import asks
from engines.nostra_city.asks import CARD, NOTE
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
    NOTES,
    SHAME,
    START_FIELDS,
    TITLES,
    TRACK_END,
    VENDETTA,
    Phase,
    Step,
)
from engines.nostra_city.state import Bid, FamilyState, MonthRecord, Player
from engines.table import Answer, Ask, GameOptions, OnAnswer, Table, folded, seat_ref


class NostraCityOptions(GameOptions):
    """``oldest``: the seat of the first Starting Player.

    ``every_auction``: whether Revenge cards may be played before each Auction of a Meeting, not only before the first (NC-23.8).
    """

    added: ClassVar[frozenset[str]] = frozenset({"every_auction"})

    oldest: FirstPlayer = "random"
    every_auction: bool = False


T = TypeVar("T")

FIELDS: dict[int, int] = dict(enumerate((*range(-TRACK_END, 0), *range(1, TRACK_END + 1))))
"""The fields of the Verdict track by their indexes (table 5.9)."""
LAST = len(FIELDS) - 1
INDEX = {field: index for index, field in FIELDS.items()}
BRUNO = "baldini_bruno"

DISTRICT_RESPECT = {card.id: card.respect for card in DISTRICTS.values()} | {ATLANTIC_CITY: VENDETTA[ATLANTIC_CITY].respect}


class Family(Table):
    """One game of Nostra City: the look-ups and small moves that all phases share."""

    state: FamilyState
    options: NostraCityOptions

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.oldest = first_seat(self.options.oldest, seats)
        self._stand = tuple([asks.stand(seat) for seat in range(seats)])
        self.uncommitted = ""
        """The last question of the uncommitted action; its questions share one clock, which shows nothing of its progress."""
        self.state = FamilyState([Player() for _ in range(seats)], INDEX[START_FIELDS[seats]], order=tuple(range(seats)))

    # ---- chance (section 5.12; its own methods, so that a test can deal a given table)

    def shuffled(self, what: str, things: Iterable[T]) -> list[T]:
        """Return ``things`` shuffled by the stream of ``what``."""
        return self.chance.stream(f"nostra_city.{what}").shuffled(things)

    def drawn_place(self, what: str, things: Sequence[Any]) -> int:
        """Return a random place among ``things``, by the stream of ``what``."""
        return self.chance.stream(f"nostra_city.{what}").below(len(things))

    # ---- players

    def works(self, seat: int, gangster: str) -> bool:
        """Return whether the Ability of ``gangster`` works for ``seat``: in the Territory, and FBI not active (NC-12.11)."""
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

    def tell_ability(self, seat: int, gangster: str) -> None:
        """Tell everybody that the Ability of ``gangster`` is at work."""
        self.tell(None, "nc-ability", seat=seat_ref(seat), gangster=CARD[gangster])

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
        """S1: let players take a standing Pass back at any time; it never applies to VW6 (NC-23.7)."""
        if self.state.phase in ("final", "end"):
            self.standing = ()
        else:
            self.standing = tuple([self._stand[seat] for seat, player in enumerate(self.state.players) if player.standing])

    async def on_standing(self, answer: Answer) -> None:
        """S1: take a new term of a standing Pass, from the next D2 on."""
        pick = answer.picks[0]
        self.stand(answer.ask.seat, "" if pick == "off" else pick)

    def begin_turn(self, seat: int) -> None:
        """Begin the one turn of ``seat`` in the phase (NC-1.3)."""
        self.state.turn = seat
        self.uncommitted = ""
        self.state.players[seat].cancels = 0

    def in_order(self, seats: Iterable[int]) -> list[int]:
        """Return ``seats`` in phase order."""
        chosen = tuple(seats)
        return [seat for seat in self.state.order if seat in chosen]

    # ---- asking

    async def one(self, ask: Ask, step: Step) -> str:
        """Ask one seat for one option and return it; a single option is taken without asking (section 6)."""
        if len(ask.options) == 1:
            return ask.options[0].id
        self._prepare(ask, step)
        answer = await self.next((ask,))
        self.uncommitted = ask.id if step == "turn" else ""
        return answer.picks[0]

    async def some(self, ask: Ask, step: Step) -> tuple[str, ...]:
        """Ask one seat for ``least`` to ``most`` options, unless none or all is the only answer."""
        if not ask.most:
            return ()
        if ask.least == len(ask.options):
            return tuple([option.id for option in ask.options])
        self._prepare(ask, step)
        picks = (await self.next((ask,))).picks
        self.uncommitted = ask.id if step == "turn" else ""
        return picks

    def _prepare(self, ask: Ask, step: Step) -> None:
        """Note the step and the awaited seat; an uncommitted action continues its clock (NC-V18)."""
        state = self.state
        state.step = step
        state.awaited = [ask.seat]
        if step == "turn":
            ask.continues = self.uncommitted
        if not ask.continues:
            self.begin_step()

    def commit(self, player: Player, gangster: str) -> None:
        """Pass the commit point of an action: the Gangster is Used (NC-1.4, 1.14); the next question has a new clock."""
        player.gangsters[gangster] = False
        self.uncommitted = ""

    async def everybody(
        self, questions: Sequence[Ask], step: Step, waited: Sequence[int] = (), on_answer: OnAnswer | None = None
    ) -> dict[int, tuple[str, ...]]:
        """Ask several seats at once and return their answers by seat; ``on_answer`` is called for each.

        Answers show publicly, unless the table appears to wait for ``waited`` all the time (NC-V15).
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
        """Begin the chronicle of Month ``number`` and fold the Month before, which is final."""
        state = self.state
        if state.chronicle:
            state.past = folded(state.past, state.today)
        state.today = MonthRecord(number, FIELDS[state.marker], bribes=[0] * self.seats)
        state.chronicle.append(state.today)

    def end_chapter(self) -> None:
        """Note the marker and everybody's Respect at the end of a Month."""
        self.state.today.field_after = FIELDS[self.state.marker]
        self.state.today.respect = self.all_respect()


def value_of(t: Family, bid: Bid) -> int:
    """Return the worth of ``bid`` in dollars; on Bruno Baldini 10,000 more (table 5.1)."""
    bonus = BRUNO_BONUS if bid.gangster == BRUNO and FBI not in t.state.street else 0
    return sum([MONEY[note] for note in bid.notes]) + bonus


def use(player: Player, gangster: str) -> None:
    """Use a Free Gangster (NC-1.4)."""
    player.gangsters[gangster] = False


# ---- the Verdict track (table 5.9, NC-18.1 to 18.3)


def move_marker(t: Family, steps: int) -> None:
    """Move the marker ``steps`` fields, right (Guilty) if positive, but not beyond an end (NC-18.3)."""
    t.state.marker = min(max(t.state.marker + steps, 0), LAST)


def shift_marker(t: Family, seat: int, direction: str) -> None:
    """Move the marker one field ``left`` or ``right`` by an effect of ``seat``, and tell everybody."""
    move_marker(t, -1 if direction == "left" else 1)
    t.tell(None, "nc-marker", seat=seat_ref(seat), direction=f"direction:{direction}", field=FIELDS[t.state.marker])


def turn_up(t: Family, *, final: bool) -> None:
    """Shuffle the Corruption pile and reveal its Notes one by one; each moves the marker by its bribe value (NC-18.1 to 18.3)."""
    state = t.state
    pile = t.shuffled("corruption", state.corruption)
    t.tell(None, "nc-verdict-opens", n=len(pile), final=final)
    for note in pile:
        kind = NOTES[note]
        move_marker(t, kind.fields if kind.icon == "guilty" else -kind.fields)
        t.tell(None, "nc-verdict-note", reveals=True, note=NOTE[note], field=FIELDS[state.marker])
    state.shown = pile
    state.today.verdict = [NOTES[note].id for note in pile]


def guilt(t: Family, investigation: str) -> None:
    """Move the marker one field right for an Investigation on the Street (NC-12.9, 17.4, 19.6)."""
    move_marker(t, 1)
    t.tell(None, "nc-guilt", investigation=f"investigation:{investigation}", field=FIELDS[t.state.marker])


def tell_verdict(t: Family, *, final: bool) -> None:
    """Tell the field and half of the marker."""
    field = FIELDS[t.state.marker]
    t.tell(None, "nc-verdict", field=field, guilty=field > 0, final=final)
