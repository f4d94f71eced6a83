"""Districts in which each bandit chooses: figure by figure, everybody for one bandit at a time and in secret (ZB-10.5, 10.6, 11.9)."""

from collections.abc import Callable

from engines.table import Arg, Ask, seat_ref
from engines.zbojnici import asks
from engines.zbojnici.components import PRISON, Gamble, Step, Trade
from engines.zbojnici.state import Place
from engines.zbojnici.table import City


async def figure_steps(t: City, place: Place, step: Step, ask: Callable[[int], Ask], settle: Callable[[int, str], None]) -> None:
    """Ask everybody who has a bandit left, for one bandit each, and settle the picks in colour order, as long as somebody has one.

    What a pick brings can be used with a later bandit, so each step asks again (ZB-10.6).
    """
    left = {seat: place.bandits[seat] for seat in t.order if place.bandits[seat]}
    while left:
        picks = await t.each([ask(seat) for seat in left], step)
        for seat, pick in picks.items():
            settle(seat, pick)
        left = {seat: number - 1 for seat, number in left.items() if number > 1}


async def harbor(t: City, place: Place, trade: Trade) -> None:
    """D10: tokens from the supply, or ducats for tokens (ZB-10.3)."""

    def settle(seat: int, pick: str) -> None:
        if pick == "take":
            t.tell(None, "zb-tokens", reveals=True, seat=seat_ref(seat), n=t.take_tokens(seat, trade.take))
            return
        sold = int(asks.name_of(pick))
        t.spend_tokens(seat, sold)
        t.gain(seat, trade.price * sold, place.district)
        t.tell(None, "zb-sold", reveals=True, seat=seat_ref(seat), n=sold, ducats=trade.price * sold)

    await figure_steps(t, place, "harbor", lambda seat: asks.harbor(t, seat), settle)


async def tavern(t: City, place: Place, gamble: Gamble) -> None:
    """D11: one die for nothing, or three for six ducats (ZB-10.4)."""

    def settle(seat: int, pick: str) -> None:
        dear = pick == "three_dice"
        throw(t, place, seat, gamble.many if dear else gamble.few, gamble.price if dear else 0)

    await figure_steps(t, place, "tavern", lambda seat: asks.tavern(t, seat, gamble.price), settle)


def throw(t: City, place: Place, seat: int, dice: int, paid: int = 0) -> None:
    """Roll for one bandit, who has ``paid`` for it and gains the sum."""
    rolled = t.roll(dice)
    faces: tuple[Arg, ...] = rolled
    t.gain(seat, sum(rolled) - paid, place.district)
    t.tell(None, "zb-rolled", reveals=True, seat=seat_ref(seat), dice=faces, n=sum(rolled), paid=paid)


async def prisoners(t: City) -> None:
    """D12: for each prisoner a token buys the way out, or staying brings one (ZB-11.8)."""
    prison = t.state.places[PRISON]

    def settle(seat: int, pick: str) -> None:
        if pick == "stay":
            t.tell(None, "zb-stays", reveals=True, seat=seat_ref(seat), n=t.take_tokens(seat, 1))
            return
        t.spend_tokens(seat, 1)
        prison.bandits[seat] -= 1
        t.state.players[seat].bandits += 1
        t.tell(None, "zb-escaped", reveals=True, seat=seat_ref(seat))

    await figure_steps(t, prison, "dungeon", lambda seat: asks.dungeon(t, seat), settle)
