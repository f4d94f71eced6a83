"""An automated player of Mafia City with a little sense.

It weighs every play of a turn by the worth of the piles afterwards (``mafia_city_judging``), places its Mafiosi where they change most,
spends cards when they gain more than their worth in hand, vetoes harm, and takes home lost tokens. It reads nothing but its own view.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask
from engines.mafia_city import asks
from engines.mafia_city.components import KIND, NUMBERS, STRICT, SYMBOL
from engines.mafia_city.control import controller, leaders, totals
from engines.mafia_city.views import MafiaCityView, MyPart
from engines.players.basic import SilentPlayer
from engines.players.mafia_city_judging import Judge, Play, card_worth, cheapest, texts, tokens
from engines.players.mafia_city_lookahead import LOOKAHEAD
from engines.players.protocol import Effort, GamePlayers, Heat, Picks
from engines.players.whims import Whims, moved

WHIM = 6
"""The range of whim in the worth of a play."""
FISTS_PRICE = 30
"""The worth of two Fists in hand."""


class MafiaCityPlayer(SilentPlayer):
    """One automated player; see ``engines.players.protocol.Player`` for what each method takes and returns."""

    def __init__(self, seat: int, whims: Whims) -> None:
        self.seat = seat
        self._whims = whims
        self._plan: dict[str, str] = {}
        self._answers: dict[str, Callable[[list[str], MafiaCityView, MyPart], str]] = {
            asks.EXCHANGE: self._exchange,
            asks.TURN: self._turn,
            asks.BULLET: self._bullet,
            asks.BULLET_ACTION: self._turn,
            asks.PASS_MODE: self._pass_mode,
            asks.VETO: self._veto,
            asks.COMPLICITY: self._complicity,
            asks.EVALUATE: self._evaluate,
            asks.PRISON: self._prison,
            asks.HARBOUR: self._harbour,
            asks.KILLER: self._killer,
            asks.DISTRICT: lambda options, city, me: "spare" if "spare" in options else self._dismiss(options, city, me),
            asks.RACKETS: self._dismiss,
            asks.CLUB: lambda options, _city, _me: _cheapest_of(options) or "stop",
        }

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Answer with the method for this question, or as planned at the first question of a draft."""
        self._whims.about(ask.id)
        city = cast("MafiaCityView", view)
        if city.me is None or not ask.holds:
            return None
        options = [option.id for option in ask.options]
        if ask.name == asks.SECRET_DEAL:
            return self._deals(city, city.me)
        if ask.name == asks.WITHDRAW:
            return self._withdraw(options, city)
        answer = self._answers.get(ask.name)
        pick = answer(options, city, city.me) if answer is not None else self._planned(ask, city, options)
        return (pick if pick in options else ask.default[0] if ask.default else options[0],)

    def _planned(self, ask: Ask, city: MafiaCityView, options: list[str]) -> str:
        """Go on as planned, or as well as possible with a play begun by a search or by the person before, or at random."""
        if ask.name in self._plan:
            return self._plan[ask.name]
        ways = LOOKAHEAD.candidates(ask, city, ())
        return ways[0][0][0] if ways else self._whims.pick([option for option in options if option != "back"])

    def _judge(self, city: MafiaCityView, me: MyPart) -> Judge:
        return Judge(city, self.seat, me.cards)

    # ---- phase I

    def _exchange(self, _options: list[str], _city: MafiaCityView, me: MyPart) -> str:
        return "keep" if any(card_worth(card.number) > 25 for card in me.cards) else "exchange"

    def _turn(self, options: list[str], city: MafiaCityView, me: MyPart) -> str:
        """Take the best play; none that gains nothing, but every Mafioso goes to work."""
        best, answers = self._best(options, city, me)
        self._plan = answers
        first = answers["first"]
        return first if best > 0 or "pass" not in options else "pass"

    def _best(self, options: list[str], city: MafiaCityView, me: MyPart) -> Play:
        """Return the best play that ``options`` allow; a Mafioso on the board is never worse than one in hand."""
        judge = self._judge(city, me)
        plays: list[Play] = []
        if "place" in options:
            plays += [(max(judge.with_token(number), 1), {"first": "place", asks.PLACE: f"location:{number}"}) for number in NUMBERS]
        for card in me.cards:
            number = card.number
            if "text" in options:
                price = card_worth(number)
                plays += [
                    (gain - price, {"first": "text", asks.TEXT: f"card:{_lowest(number, me)}", **answers})
                    for gain, answers in texts(card.kind, city, judge)
                ]
        if "hat_two" in options:
            plays += self._two_hats(judge, me)
        if not plays:
            return 0, {"first": "wait", asks.WAIT: f"card:{_lowest(cheapest([card.number for card in me.cards]), me)}"}
        return self._whims.best(plays, lambda play: play[0] * WHIM + self._whims.below(WHIM * WHIM))

    def _two_hats(self, judge: Judge, me: MyPart) -> Iterator[Play]:
        """Yield the places for a token of the reserve, with the Hats of least worth."""
        hats = sorted((card.number for card in me.cards if card.symbol == "hat"), key=card_worth)[:2]
        price = sum(card_worth(card) for card in hats)
        first, second = f"card:{_lowest(hats[0], me)}", f"card:{hats[1]}"
        for number in NUMBERS:
            answers = {"first": "hat_two", asks.HATS_FIRST: first, asks.HATS_SECOND: second, asks.HATS_LOCATION: f"location:{number}"}
            yield judge.with_token(number) + 20 - price, answers

    def _bullet(self, options: list[str], city: MafiaCityView, me: MyPart) -> str:
        """Use a Bullet when a good action follows with the cards left."""
        bullets = [int(option.partition(":")[2]) for option in options if option != "stay"]
        if not bullets:
            return "stay"
        bullet = cheapest(bullets)
        rest = me.model_copy(update={"cards": tuple(card for card in me.cards if card.number != bullet)})
        possible = (["place"] if city.players[self.seat].mobsters else []) + (["text"] if rest.cards else [])
        best, _ = self._best(possible, city, rest)
        return f"card:{bullet}" if best > card_worth(bullet) + 10 else "stay"

    def _pass_mode(self, _options: list[str], _city: MafiaCityView, me: MyPart) -> str:
        return "watch" if any(card.symbol == "bullet" for card in me.cards) else "final"

    # ---- windows

    def _veto(self, options: list[str], city: MafiaCityView, me: MyPart) -> str:
        """Veto harm, and vetoes of a gain, if that is worth the cards."""
        chain = city.chain
        meaning = self._judge(city, me).effect(chain[0])
        harm = -meaning if city.stands else meaning
        single = _cheapest_of([option for option in options if option.startswith("card:")])
        if single and harm > card_worth(int(single.partition(":")[2])):
            return single
        if "fists" in options and harm > FISTS_PRICE:
            fists = sorted((card.number for card in me.cards if card.symbol == "fist"), key=card_worth)[:2]
            self._plan = {asks.VETO_FIRST: f"card:{_lowest(fists[0], me)}", asks.VETO_SECOND: f"card:{fists[1]}"}
            return "fists"
        return "pass"

    def _complicity(self, options: list[str], city: MafiaCityView, me: MyPart) -> str:
        """Drag along the token whose absence helps most."""
        card = _cheapest_of([option for option in options if option != "pass"])
        if card is None:
            return "pass"
        judge, cause = self._judge(city, me), city.chain[0].seat if city.chain else self.seat
        others = [
            (gain, number, place) for gain, number, place in tokens(judge) if judge.piles[number][place - 1] not in (self.seat, cause)
        ]
        gain, number, place = max(others, default=(0, 0, 0))
        if gain <= moved(card_worth(int(card.partition(":")[2])), self._whims.style.patient):
            return "pass"
        self._plan = {
            asks.COMPLICITY_PLAYER: f"seat:{judge.piles[number][place - 1]}",
            asks.COMPLICITY_TOKEN: f"token:{number}:{place}",
        }
        return card

    def _deals(self, city: MafiaCityView, me: MyPart) -> Picks:
        """Play as few Secret Deals as win the location, two at most."""
        number = city.current or 0
        pile = city.locations[number - 1].pile
        deals = [(deal.seat, deal.card) for deal in city.deals]
        mine = sorted((card.number for card in me.cards if card.kind == "secret_deal"), key=card_worth)
        for count in range(min(len(mine), 2) + 1):
            more = [*deals, *[(self.seat, card) for card in mine[:count]]]
            if controller(number, pile, more, len(city.players)) == self.seat:
                return tuple(f"card:{card}" for card in mine[:count])
        if number in STRICT and mine and len(leaders(totals(pile, deals, len(city.players)))) == 1 and city.players[self.seat].reserve:
            more = [*deals, (self.seat, mine[0])]
            if self.seat in leaders(totals(pile, more, len(city.players))):
                return (f"card:{mine[0]}",)  # a tie takes the point from the other
        return ("none",)

    # ---- phase II

    def _evaluate(self, options: list[str], city: MafiaCityView, _me: MyPart) -> str:
        """Choose first a led location that gives cards or Mafiosi, Town Hall last unless it is led."""
        led = {f"location:{place.number}": place.leader == self.seat for place in city.locations}
        order = [5, 3, 1, 2, 4, 6, 7]
        return min(options, key=lambda option: (not led[option], order.index(int(option[-1]))))

    def _prison(self, _options: list[str], city: MafiaCityView, me: MyPart) -> str:
        gain, number, place = max(tokens(self._judge(city, me)), default=(0, 0, 0))
        self._plan = {asks.PRISON_TOKEN: f"token:{number}:{place}"}
        return f"location:{number}" if gain > 0 else "nobody"

    def _harbour(self, options: list[str], city: MafiaCityView, me: MyPart) -> str:
        """Walk to where a contract would help most, if there is one in hand."""
        if not any(card.kind == "hired_killer" for card in me.cards):
            return "stay"
        judge = self._judge(city, me)
        gains = {f"location:{number}": gain for gain, number, _ in sorted(tokens(judge))}
        gains["stay"] = gains.get(f"location:{city.killer}", 0)
        return max(options, key=lambda option: gains.get(option, 0))

    def _killer(self, options: list[str], city: MafiaCityView, me: MyPart) -> str:
        targets = [(gain, place) for gain, number, place in tokens(self._judge(city, me)) if number == city.killer]
        gain, place = max(targets, default=(0, 0))
        card = _cheapest_of(options)
        if card is None or gain <= card_worth(int(card.partition(":")[2])) // 2:
            return "stop"
        self._plan = {asks.KILLER_TOKEN: f"token:{city.killer}:{place}"}
        return card

    def _dismiss(self, options: list[str], _city: MafiaCityView, _me: MyPart) -> str:
        return _cheapest_of(options) or options[0]

    # ---- phase III

    def _withdraw(self, options: list[str], city: MafiaCityView) -> Picks:
        """Take home lost and surplus tokens; the lowest tokens stay longest."""
        number = int(options[0].split(":")[1])
        pile = city.locations[number - 1].pile
        mine = pile.count(self.seat)
        most = max(pile.count(seat) for seat in range(len(city.players)) if seat != self.seat)
        if mine - most <= -2:
            return tuple(options)
        spare = min(max(mine - most - 2, 0), mine - 1)
        return tuple(options[len(options) - spare :]) if spare else ()


def _lowest(card: int, me: MyPart) -> int:
    """Return the card whose option stands for ``card``."""
    return min(other.number for other in me.cards if other.kind == KIND[card] and other.symbol == SYMBOL[card])


def _cheapest_of(options: Sequence[str]) -> str | None:
    """Return the card among ``options`` of least worth, None when there is none."""
    cards = [int(option.partition(":")[2]) for option in options if option.startswith("card:")]
    return f"card:{cheapest(cards)}" if cards else None


PLAYERS = GamePlayers(
    MafiaCityPlayer,
    levels=("gentle", "normal", "strong"),
    blunders=0.4,
    lookahead=LOOKAHEAD,
    efforts={"strong": Effort((Heat(8, left=1),))},
)
