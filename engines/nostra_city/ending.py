"""The FINAL VERDICT, the end of the game and its winners (NC-19, 20)."""

from collections.abc import Sequence

from engines.nostra_city import asks, revenge
from engines.nostra_city.asks import REVENGE
from engines.nostra_city.components import CANCELS, INVESTIGATIONS, MONEY, TITLES
from engines.nostra_city.revenge import playable
from engines.nostra_city.table import FIELDS, Family, guilt, tell_verdict, turn_up
from engines.table import Outcome, seat_ref, seats_arg


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
    """D3 until Pass; the third Cancel of a target counts as Pass. A hand of unplayable cards is asked, too (NC-23.6)."""
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
    """Step 2: remove the Biggest Briber cards that nobody gained (NC-19.2)."""
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
    """Give an End bonus to the player with the most; to nobody on a tie (NC-20.4)."""
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


# ---- winners and the end (NC-19.8 to 19.11)


def verdict(t: Family) -> tuple[str, tuple[int, ...]]:
    """Step 7: find the winner among the loyal if Innocent, among the Informants if Guilty; perhaps nobody (NC-19.8 to 19.11)."""
    guilty = FIELDS[t.state.marker] > 0
    candidates = [seat for seat in range(t.seats) if t.is_informant(seat) == guilty]
    if not candidates:
        return "convicted", ()
    winners = most_respected(t, candidates)
    reason = "informant" if guilty else "acquitted"
    return (reason if len(winners) == 1 else f"{reason}_shared"), winners


def most_respected(t: Family, candidates: Sequence[int]) -> tuple[int, ...]:
    """Return the most respected of ``candidates``; a tie goes to the highest Title, else it is shared (NC-19.10)."""
    most = max(t.respect(seat) for seat in candidates)
    tied = [seat for seat in candidates if t.respect(seat) == most]
    ranks = {seat: TITLES[title].rank if (title := t.state.players[seat].title) else 0 for seat in tied}
    best = max(ranks.values())
    return tuple([seat for seat in tied if ranks[seat] == best])


def count_banks(t: Family) -> list[int]:
    """Publish the money in each Bank, and return it by seat."""
    t.state.totals = [sum([MONEY[note] for note in player.bank]) for player in t.state.players]
    return t.state.totals


def informants(t: Family) -> list[int]:
    """Publish the Informants, and return them."""
    t.state.informants = [seat for seat in range(t.seats) if t.is_informant(seat)]
    return t.state.informants


def finish(t: Family, reason: str, winners: tuple[int, ...] = ()) -> Outcome:
    """Announce the end; scores are Respect. Hands and Banks are open now, also in an aborted game (NC-R47)."""
    state = t.state
    t.end_chapter()
    t.standing = ()
    count_banks(t)
    informants(t)
    state.phase, state.step, state.turn, state.window, state.collecting, state.auction, state.aim = "end", None, None, None, None, None, ""
    state.awaited, state.answered = [], []
    for player in state.players:
        player.draft, player.pick = (), ""
    state.reason, state.winners = reason, winners
    t.tell(None, "nc-end", reveals=True, reason=reason, winners=seats_arg(winners))
    scores = dict(enumerate(t.all_respect()))
    for seat, respect in scores.items():
        t.tell(None, "nc-respect", seat=seat_ref(seat), n=respect)
    return Outcome(frozenset(winners), reason, scores)
