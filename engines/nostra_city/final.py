"""The FINAL VERDICT (NC-19): last round, End bonuses, the last pile, Informants; who wins is in ``ending``."""

from collections.abc import Sequence

from engines.nostra_city import asks, revenge
from engines.nostra_city.components import CANCELS, INVESTIGATIONS
from engines.nostra_city.ending import count_banks, informants, verdict
from engines.nostra_city.references import REVENGE
from engines.nostra_city.table import Family
from engines.nostra_city.targets import playable
from engines.nostra_city.track import guilt, tell_verdict, turn_up
from engines.table import seat_ref


async def final_verdict(t: Family) -> tuple[str, tuple[int, ...]]:
    """Steps 1 to 7 in order; return the reason and the winners (NC-19.1 to 19.11)."""
    t.begin_phase("final")
    await last_round(t)
    remove_bribers(t)
    award_bonuses(t)
    turn_up(t, final=True)
    for card in t.state.street:
        if card in INVESTIGATIONS:
            guilt(t, card)
    tell_verdict(t, final=True)
    reveal_informants(t)
    return verdict(t)


async def last_round(t: Family) -> None:
    """Step 1, VW6: once around, each player plays Revenge cards until passing or out of cards (NC-19.1, 23.6, 23.10)."""
    t.tell(None, "nc-last-round")
    for seat in t.state.order:
        t.begin_turn(seat)
        await last_turn(t, seat)
    t.state.turn = None


async def last_turn(t: Family, seat: int) -> None:
    """D3 until Pass; the third Cancel of a target counts as Pass. Who holds unplayable cards only is asked as well (NC-23.6)."""
    player = t.state.players[seat]
    while player.hand and player.cancels < CANCELS:
        t.begin_step()
        t.state.step = "last_round"
        t.state.awaited = [seat]
        (pick,) = await t.ask(asks.last_round(seat, playable(t, seat, "VW6")))
        if pick == "pass":
            return
        card = asks.name_of(pick)
        t.tell(None, "nc-played", reveals=True, seat=seat_ref(seat), card=REVENGE[card])
        if not await revenge.resolve(t, seat, card):
            player.cancels += 1


def remove_bribers(t: Family) -> None:
    """Step 2: Biggest Briber cards that nobody gained leave the game (NC-19.2)."""
    if t.state.bribers:
        t.tell(None, "nc-bribers-left", n=t.state.bribers)
        t.state.bribers = 0


def award_bonuses(t: Family) -> None:
    """Step 3: the three End bonuses; hands and Banks stay in place (NC-19.3, 20)."""
    players = t.state.players
    award(t, "fine_team", [len(player.gangsters) + len(player.districts) for player in players])
    award(t, "wisdom_and_virtue", [len(player.hand) for player in players])
    for seat, money in enumerate(count_banks(t)):
        t.tell(None, "nc-bank-total", reveals=True, seat=seat_ref(seat), money=money)
    award(t, "full_of_cash", t.state.totals)


def award(t: Family, bonus: str, scores: Sequence[int]) -> None:
    """Give an End bonus to who has most; to nobody when that is a tie (NC-20.4)."""
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(best) > 1:
        t.tell(None, "nc-bonus-tie", bonus=f"bonus:{bonus}")
        return
    t.state.players[best[0]].bonuses.append(bonus)
    t.tell(None, "nc-bonus", bonus=f"bonus:{bonus}", seat=seat_ref(best[0]))


def reveal_informants(t: Family) -> None:
    """Step 6: all Informants reveal themselves (NC-19.7)."""
    for seat in informants(t):
        t.tell(None, "nc-informant", reveals=True, seat=seat_ref(seat))
