"""What the texts of Action cards may gain for one player of Mafia City, with the answers that name their targets."""

from collections.abc import Iterable, Iterator

from engines.mafia_city import asks
from engines.mafia_city.components import NUMBERS
from engines.mafia_city.views import CardView, MafiaCityView, MyPart
from engines.players.mafia_city_judging import Judge, card_worth

Play = tuple[int, dict[str, str]]
"""What a play gains, and the answers by name of the question that make it."""


def texts(kind: str, city: MafiaCityView, judge: Judge) -> Iterator[Play]:
    """Yield what the text ``kind`` may gain, with the answers that name its targets."""
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
    """Yield gain, location and place of every token that may be taken away, one for neighbours of a colour."""
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
    """Yield every play of a turn, with the answers in the order in which they are asked; the first one is called ``first``."""
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
