"""The town: the table of Mafie with its state, the queries of the rules, and its notices."""

from collections.abc import Iterable
from typing import Any

from engines.asking import share_texts
from engines.chance import Chance
from engines.mafie.components import CARDS, NEUTRAL, NEW_GANG, REVERSE_RECRUIT, TOKENS, Force, Phase, Side, Token, card_set, mafiosi
from engines.mafie.options import MafieOptions, check
from engines.mafie.state import Known, Played, Round, Seat, TownState
from engines.table import Arg, Ask, Table, folded, seat_ref

BEFORE_VERDICT = ("start", "agent", "gang", "mafia", "dawn", "discussion", "first", "defence", "final", "tie")
"""Phases before P6: a Commander eliminated in them has a successor at once (MF-24.7)."""


class Town(Table):
    """One game of Mafie: state and queries. The modules of the phases hold the rules."""

    state: TownState
    options: MafieOptions

    def __init__(self, seats: int, options: Any, chance: Chance) -> None:
        """Raise BadSetup for options that do not fit the number of seats."""
        check(seats, options)
        super().__init__(seats, options, chance)
        self.state = TownState([Seat() for _ in range(seats)], extended=options.extended)
        self.row = TOKENS[seats]
        self.free: tuple[Ask, ...] = ()
        self.kept: tuple[Ask, ...] = ()
        self._beside: tuple[tuple[Ask, ...], tuple[Ask, ...], tuple[Ask, ...]] = ((), (), ())

    # ---- the deal (methods of their own, so that a test can deal given hands)

    def deal_tokens(self) -> list[Token]:
        """Return one token for each seat, shuffled (MF-2.2, table 5.1; MF-12.2)."""
        tokens: list[Token] = [token for token, count in self.dealt().items() for _ in range(count)]
        return self.chance.stream("mafie.tokens").shuffled(tokens)

    def dealt(self) -> dict[Token, int]:
        """Return how many tokens of each kind are dealt (MF-1.4, MF-12.2, MA-14.8)."""
        agents = 0 if self.options.kids_no_agent else self.row.agent
        mafia = mafiosi(self.seats, fair=self.options.fair_tokens)
        return {"agent": agents, "mafia": mafia, "police": self.seats - agents - mafia}

    def deal_set(self) -> tuple[int, ...]:
        """Return the set of Action cards of this game (MF-13.2, table 5.4)."""
        chosen = card_set(self.seats, self.options.cards)
        if chosen is not None:
            return chosen
        pool = [card for card in range(1, NEW_GANG[0]) if card != REVERSE_RECRUIT or self.seats >= 8]
        return tuple(sorted(self.chance.stream("mafie.set").shuffled(pool)[: self.seats // 4]))

    def deal_cards(self) -> list[int]:
        """Return one card for each seat, shuffled (MF-13.3)."""
        cards = list(self.state.card_set)
        cards += [NEUTRAL] * (self.seats - len(cards))
        return self.chance.stream("mafie.cards").shuffled(cards)

    # ---- who is who

    def living(self) -> list[int]:
        """Return the living seats in seat order (MF-8.8)."""
        return [number for number, seat in enumerate(self.state.seats) if seat.living]

    def others(self, asker: int) -> list[int]:
        """Return every other living seat, clockwise from the left neighbour of ``asker`` (MF-2.1)."""
        seats = self.state.seats
        return [number for number in (*range(asker + 1, self.seats), *range(asker)) if seats[number].living]

    def agent(self) -> int | None:
        """Return the living Agent's seat."""
        for number, seat in enumerate(self.state.seats):
            if seat.living and seat.token == "agent":
                return number
        return None

    def effective(self, seat: int) -> int:
        """Return the card of ``seat`` that works for its present token, 0 when none does (MF-13.6)."""
        holder = self.state.seats[seat]
        return holder.card if holder.card and holder.token in CARDS[holder.card].users else 0

    def allegiance(self, seat: int) -> Side:
        """Return "mafia" or "police": on whose side ``seat`` plays (MF-9.2)."""
        person = self.state.seats[seat]
        if person.recruited:
            return "mafia"
        side: Side = "mafia" if person.token == "mafia" else "police"
        if person.card == REVERSE_RECRUIT and self.effective(seat):
            return "police" if side == "mafia" else "mafia"
        return side

    def force(self, seat: int) -> Force:
        """Return "police", "mafia" or "gang": with whom ``seat`` wins (MF-9.3)."""
        return "gang" if self.effective(seat) in NEW_GANG else self.allegiance(seat)

    def wakers(self) -> tuple[int, ...]:
        """Return the living seats that wake in the Mafia phase (MF-5.2)."""
        return tuple(seat for seat in self.living() if self.allegiance(seat) == "mafia")

    # ---- who is protected, who may vote

    def hidden(self) -> int | None:
        """Return the seat in Hideout in this round (MF-28.2)."""
        return self.state.hideout if self.state.hideout_round == self.state.round else None

    def victims(self) -> tuple[int, ...]:
        """Return the legal targets of the Mafia (MF-5.3)."""
        barred = (self.state.safe, self.hidden())
        return tuple(seat for seat in self.living() if seat not in barred and self.allegiance(seat) != "mafia")

    def aims(self, shooter: int) -> list[int]:
        """Return the targets of ``shooter``: every other living seat not in Hideout (MF-8.7, MF-31.2)."""
        return [seat for seat in self.others(shooter) if seat != self.hidden()]

    def voters(self) -> tuple[int, ...]:
        """Return the voters of this Police phase in seat order (section MF-7, definitions)."""
        barred = (self.state.kidnapped, self.state.arrested, self.hidden())
        return tuple(seat for seat in self.living() if seat not in barred)

    def candidates(self) -> tuple[int, ...]:
        """Return the candidates of a first ballot in seat order (section MF-7, definitions)."""
        barred = (self.state.arrested, self.hidden())
        return tuple(seat for seat in self.living() if seat not in barred)

    def ready(self) -> list[int]:
        """Return the seats ready to end the discussion, without those that have resigned (MF-6.6)."""
        return [seat for seat in self.state.ready if not self.state.seats[seat].withdrawing]

    def ready_needed(self) -> int:
        """Return how many must be ready now, of the living who have not withdrawn (MF-6.6)."""
        living = len([seat for seat in self.living() if not self.state.seats[seat].withdrawing])
        rule = self.options.discussion_end
        return living if rule == "all" else living // 2 + 1 if rule == "majority" else (3 * living + 3) // 4

    def clockwise(self, seat: int) -> int | None:
        """Return the next living seat after ``seat`` (MF-2.1); None when nobody else lives."""
        return next(iter(self.others(seat)), None)

    # ---- cards

    def unspent(self, *cards: int) -> bool:
        """Return whether one of ``cards`` is in the set and not spent, so that its windows are held (MF-14.1)."""
        return any(card in self.state.card_set and card not in self.state.spent for card in cards)

    def may_hold(self) -> list[int]:
        """Return the living seats whose card has not been shown: those asked in a window (MF-14.2)."""
        return [number for number, seat in enumerate(self.state.seats) if seat.living and seat.card and not seat.shown]

    def can_use(self, seat: int, card: int) -> bool:
        """Return whether ``seat`` holds ``card``, effective and not spent."""
        return self.effective(seat) == card and self.unspent(card)

    def holder(self, card: int) -> int | None:
        """Return the living seat that can use ``card`` now (MF-13.6)."""
        if self.unspent(card):
            for seat in self.living():
                if self.effective(seat) == card:
                    return seat
        return None

    def show_card(self, seat: int, card: int, *, target: int | None = None, before: int | None = None) -> None:
        """Note that ``seat`` has shown its own ``card`` (MF-13.7); it lies open before ``before`` (default: the holder)."""
        state = self.state
        state.spent.append(card)
        state.seats[seat].shown = True
        state.seats[seat if before is None else before].open_cards.append(card)
        self.story.played.append(Played(state.phase, seat, card, target))

    def announce_card(self, seat: int, card: int, *, target: int | None = None, before: int | None = None) -> None:
        """Note and tell everybody that ``seat`` has shown its own ``card``; see ``show_card``."""
        self.show_card(seat, card, target=target, before=before)
        if target is None:
            self.tell(None, "mf-card-shown", reveals=True, seat=seat_ref(seat), card=f"card:{card}")
        else:
            self.tell(None, "mf-card-shown-at", reveals=True, seat=seat_ref(seat), card=f"card:{card}", target=seat_ref(target))

    def take_card(self, card: int, seat: int) -> None:
        """Take ``card`` off the table from before ``seat`` and say so (MF-6.8, 6.10, MF-29.5)."""
        self.state.seats[seat].open_cards.remove(card)
        self.tell(None, "mf-card-removed", card=f"card:{card}", seat=seat_ref(seat))

    # ---- the course of a round

    @property
    def story(self) -> Round:
        """The chronicle of the present round."""
        return self.state.present

    def begin_chapter(self, number: int) -> None:
        """Close the chronicle of the last round and begin that of round ``number``."""
        state = self.state
        if state.chronicle:
            state.past = folded(state.past, state.present)
        state.round = number
        state.present = Round(number)
        state.chronicle.append(state.present)

    def enter(self, phase: Phase, key: str | None = None) -> None:
        """Begin ``phase`` and announce it with the notice ``key``."""
        self.state.phase = phase
        if key:
            self.tell(None, key, round=self.state.round)

    def whisper(self, to: Iterable[int], key: str, **args: Arg) -> None:
        """Tell ``to`` in private, and keep the sentence for the recap of these seats."""
        seats = tuple(to)
        if not seats:
            return
        self.tell(seats, key, reveals=False, **args)
        share_texts(self.notices[-1:])
        known = Known(self.state.round, key, self.notices[-1].text.args)
        for seat in seats:
            self.state.seats[seat].known.append(known)

    def with_free(self, asks: tuple[Ask, ...]) -> tuple[Ask, ...]:
        """Return ``asks`` and the open free cards; the same tuple while neither changes, so that the kernel need not number them again."""
        if not self.free:
            return asks
        last, free, both = self._beside
        if last is not asks or free is not self.free:
            both = asks + self.free
            self._beside = (asks, self.free, both)
        return both
