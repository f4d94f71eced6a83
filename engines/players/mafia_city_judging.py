"""The worth of locations, tokens, cards and whole plays to one player of Mafia City: whole numbers, 100 for a sure point."""

from collections.abc import Iterable, Iterator, Sequence

from engines.mafia_city import asks
from engines.mafia_city.components import KIND, NUMBERS, PRIVATE_CLUB, STRICT, SYMBOL
from engines.mafia_city.views import CardView, EffectView, MafiaCityView, MyPart, PlayerView

MARGINS = {2: 92, 1: 75, 0: 30, -1: 18, -2: 8}
"""The certainty of control by the lead in tokens; a won tie is ``TIE``, an open place ``OPEN``."""
TIE, OPEN, SURE = 60, 20, 100

WEIGHTS = {1: 110, 2: 105, 3: 110, 4: 105, 5: 135, 6: 110, 7: 120}
"""The worth of control, point and effect, in percent of a point; with a +1 in hand the Private Club is nearly two."""
CLUB_WITH_BONUS = 190
EVALUATED = 45
"""Percent that a location counts after its point of this round: its pile stays for the next one."""
ENVY, ENVY_OF_LEADER = 28, 45
"""The harm of control by another player, and by the one with the most points."""

KEEP = {
    "secret_deal": 34,
    "informer": 30,
    "big_plan": 30,
    "rackets": 28,
    "thief": 20,
    "police_chief": 18,
    "fbi": 18,
    "pulling_strings": 18,
    "hired_killer": 16,
    "police_raid": 12,
    "complicity": 12,
}
SYMBOLS = {"plus1": 26, "fist": 14, "hat": 10, "bullet": 6}


def card_worth(card: int) -> int:
    """Return the worth of a card in hand: its better half, and a little of the other."""
    text, symbol = KEEP[KIND[card]], SYMBOLS[SYMBOL[card]]
    return max(text, symbol) + min(text, symbol) // 4


def cheapest(cards: Sequence[int]) -> int:
    """Return the card of least worth."""
    return min(cards, key=lambda card: (card_worth(card), card))


class Judge:
    """The table through the eyes of one seat. All gains are differences of ``worth`` of the locations that change."""

    def __init__(self, view: MafiaCityView, seat: int, cards: Sequence[CardView]) -> None:
        self.seat = seat
        self.view = view
        self.piles = {place.number: place.pile for place in view.locations}
        self.marked = {place.number: place.marked and view.phase == "location" for place in view.locations}
        self.deals = [(deal.seat, deal.card) for deal in view.deals]
        points = [player.vp for player in view.players]
        best = max(vp for other, vp in enumerate(points) if other != seat)
        self.envy = [ENVY_OF_LEADER if vp == best else ENVY for vp in points]
        self.weights = dict(WEIGHTS)
        if any(card.symbol == "plus1" for card in cards):
            self.weights[PRIVATE_CLUB] = CLUB_WITH_BONUS

    def worth(self, number: int, pile: Sequence[int], deals: Sequence[tuple[int, int]] = ()) -> int:
        """Return the worth of location ``number`` with ``pile`` to this seat."""
        seat = self.seat
        count = [0] * len(self.envy)
        for owner in pile:
            count[owner] += 1
        for owner, _ in deals:
            count[owner] += 1
        mine = count[seat]
        count[seat] = -1
        most = max(count)
        rival = count.index(most)
        sure = self._chance(number, mine - most, mine, first=seat in pile and pile.index(seat) < _first(pile, count, most))
        hurt = self.envy[rival] if most > mine or (most == mine and most and number not in STRICT and sure < TIE) else 0
        weight = self.weights[number] * (EVALUATED if self.marked[number] else 100) // 100
        return (sure - hurt) * weight // 100

    @staticmethod
    def _chance(number: int, margin: int, mine: int, *, first: bool) -> int:
        if margin > 2:
            return SURE
        if margin == 0:
            if not mine:
                return OPEN
            return TIE if first and number not in STRICT else MARGINS[0]
        return MARGINS.get(margin, 0)

    # ---- changes

    def with_token(self, number: int, owner: int | None = None) -> int:
        """Return the gain of a token of ``owner`` (None: of this player) on top of ``number``."""
        pile = self.piles[number]
        return self.worth(number, (*pile, self.seat if owner is None else owner)) - self.worth(number, pile)

    def without(self, number: int, place: int) -> int:
        """Return the gain of the token at ``place`` leaving ``number``."""
        pile = self.piles[number]
        return self.worth(number, (*pile[: place - 1], *pile[place:])) - self.worth(number, pile)

    def with_head(self, number: int, owner: int) -> int:
        """Return the gain of the head of ``number`` being a token of ``owner``."""
        pile = self.piles[number]
        return self.worth(number, (owner, *pile[1:])) - self.worth(number, pile)

    def raid(self, number: int) -> int:
        """Return the gain of everybody getting his tokens of ``number`` back."""
        pile = self.piles[number]
        mine = pile.count(self.seat)
        return self.worth(number, ()) - self.worth(number, pile) + 12 * mine - 5 * (len(pile) - mine)

    def effect(self, effect: EffectView) -> int:
        """Return the gain of this seat from ``effect`` (negative: harm)."""
        mine = effect.seat == self.seat
        number, place, target = effect.location or 0, effect.place or 0, effect.target or 0
        if effect.kind in ("informer", "prison", "complicity", "hired_killer", "hat_one"):
            return self.without(number, place) - (10 if effect.victim == self.seat else 0)
        if effect.kind == "big_plan":
            return self.without(number, place) + self.with_token(target, self.piles[number][place - 1])
        if effect.kind == "pulling_strings":
            heads = self.piles[number][0], self.piles[target][0]
            return self.with_head(number, heads[1]) + self.with_head(target, heads[0])
        if effect.kind == "police_raid":
            return self.raid(number)
        if effect.kind == "hat_two":
            return self.with_token(number, effect.seat)
        if effect.kind == "secret_deal":
            pile, more = self.piles[number], [*self.deals, (effect.seat, effect.cards[0])]
            return self.worth(number, pile, more) - self.worth(number, pile, self.deals)
        if effect.kind == "thief":
            return 28 if mine else -28 if effect.victim == self.seat else 0
        price = {"rackets": 24, "bullet": 30, "plus1": 90, "harbour": 8}.get(effect.kind, 0)
        return price if mine else -price // 2


def _first(pile: Sequence[int], count: Sequence[int], most: int) -> int:
    """Return the place of the lowest token of anybody with ``most`` tokens; behind the pile when there is none."""
    return next((place for place, owner in enumerate(pile) if count[owner] == most), len(pile))


# ---- the end of a round

WON = 100_000
"""The worth of a won game."""
POINT = 100
LEAD = 70
"""The weight of the leader's points against the own ones."""
IN_HAND, IN_RESERVE = 22, 6
"""The worth of a Mafioso in hand and of one in reserve."""
CARD = 24
"""The worth of an unseen card."""
LYING = 55
"""Percent that a pile counts for the next round."""
MAYOR, POLICEMAN = 25, 8


def standing(view: MafiaCityView, seat: int) -> int:
    """Return how well ``seat`` stands when a round is over, more being better."""
    if view.phase == "end":
        return WON if seat in view.winners else 0
    worths = [_wealth(player) for player in view.players]
    others = [worth for other, worth in enumerate(worths) if other != seat]
    cards = view.me.cards if view.me is not None else ()
    judge = Judge(view, seat, cards)
    lying = sum(judge.worth(number, pile) for number, pile in judge.piles.items()) * LYING // 100
    held = sum(card_worth(card.number) for card in cards) - CARD * len(cards)
    return worths[seat] + held + lying - (LEAD * max(others) + (100 - LEAD) * sum(others) // len(others)) // 100


def _wealth(player: PlayerView) -> int:
    figures = MAYOR * player.mayor + POLICEMAN * player.policeman
    return POINT * player.vp + IN_HAND * player.mobsters + IN_RESERVE * player.reserve + CARD * player.cards + figures


# ---- plays

Play = tuple[int, dict[str, str]]
"""The gain of a play, and its answers by name of the question."""


def texts(kind: str, city: MafiaCityView, judge: Judge) -> Iterator[Play]:
    """Yield the possible gains of the text ``kind``, with the answers that name its targets."""
    if kind == "rackets":
        yield 58, {}
    elif kind == "thief":
        richest = max((player for player in city.players if player.seat != judge.seat), key=lambda player: (player.cards, player.vp))
        if richest.cards:
            yield 34, {asks.THIEF: f"seat:{richest.seat}"}
    elif kind == "informer":
        for gain, number, place in tokens(judge):
            yield gain, {asks.INFORMER_LOCATION: f"location:{number}", asks.INFORMER_TOKEN: f"token:{number}:{place}"}
    elif kind == "big_plan":
        yield from _plans(judge)
    elif kind == "police_raid":
        for number, pile in judge.piles.items():
            if pile.count(judge.seat) > 1:
                yield judge.raid(number), {asks.RAID: f"location:{number}"}
    elif kind == "pulling_strings":
        yield from _strings(judge)


def tokens(judge: Judge) -> Iterator[tuple[int, int, int]]:
    """Yield gain, location and place of every removable token, one for neighbours of a colour."""
    for number, pile in judge.piles.items():
        for place, owner in enumerate(pile, 1):
            if place == 1 or pile[place - 2] != owner:
                yield judge.without(number, place) - (10 if owner == judge.seat else 0), number, place


def _plans(judge: Judge) -> Iterator[Play]:
    adding = {(number, owner): judge.with_token(number, owner) for number in NUMBERS for owner in range(len(judge.envy))}
    for gain, number, place in tokens(judge):
        owner = judge.piles[number][place - 1]
        target = max((other for other in NUMBERS if other != number), key=lambda other: adding[other, owner])
        yield (
            gain + adding[target, owner],
            {
                asks.PLAN_LOCATION: f"location:{number}",
                asks.PLAN_TOKEN: f"token:{number}:{place}",
                asks.PLAN_TARGET: f"location:{target}",
            },
        )


def _strings(judge: Judge) -> Iterator[Play]:
    filled = [number for number in NUMBERS if judge.piles[number]]
    for first in filled:
        for second in filled:
            if first < second:
                gain = judge.with_head(first, judge.piles[second][0]) + judge.with_head(second, judge.piles[first][0])
                yield gain, {asks.STRINGS_FIRST: f"location:{first}", asks.STRINGS_SECOND: f"location:{second}"}


# ---- whole plays


def plays_of(city: MafiaCityView, me: MyPart, seat: int) -> Iterator[Play]:
    """Yield every play of a turn, with the answers in the order of the questions; the first question is named ``first``."""
    judge, player = Judge(city, seat, me.cards), city.players[seat]
    if player.mobsters:
        for number in NUMBERS:
            yield max(judge.with_token(number), 1), {"first": "place", asks.PLACE: f"location:{number}"}
    for card in once(me.cards):
        for gain, answers in texts(card.kind, city, judge):
            yield gain - card_worth(card.number), {"first": "text", asks.TEXT: f"card:{card.number}", **answers}
    hats = sorted((card for card in me.cards if card.symbol == "hat"), key=lambda card: (card_worth(card.number), card.number))[:2]
    if len(hats) > 1 and player.reserve:
        price, (first, second) = sum(card_worth(card.number) for card in hats), hats
        for number in NUMBERS:
            answers = {asks.HATS_FIRST: f"card:{first.number}", asks.HATS_SECOND: f"card:{second.number}"}
            yield judge.with_token(number) + 20 - price, {"first": "hat_two", **answers, asks.HATS_LOCATION: f"location:{number}"}


def once(cards: Iterable[CardView]) -> list[CardView]:
    """Return a card for each kind and symbol among ``cards``, the lowest number for equal ones."""
    lowest: dict[tuple[str, str], CardView] = {}
    for card in sorted(cards, key=lambda card: card.number):
        lowest.setdefault((card.kind, card.symbol), card)
    return list(lowest.values())
