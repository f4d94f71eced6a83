"""The end of the game and its winners (NC-19.8 to 19.11)."""

from collections.abc import Sequence

from engines.nostra_city.components import MONEY, TITLES
from engines.nostra_city.table import FIELDS, Family
from engines.table import Outcome, seat_ref, seats_arg


def verdict(t: Family) -> tuple[str, tuple[int, ...]]:
    """Step 7: among the loyal if Innocent, among the Informants if Guilty; nobody when there is none (NC-19.8 to 19.11)."""
    guilty = FIELDS[t.state.marker] > 0
    candidates = [seat for seat in range(t.seats) if t.is_informant(seat) == guilty]
    if not candidates:
        return "convicted", ()
    winners = most_respected(t, candidates)
    reason = "informant" if guilty else "acquitted"
    return (reason if len(winners) == 1 else f"{reason}_shared"), winners


def most_respected(t: Family, candidates: Sequence[int]) -> tuple[int, ...]:
    """Return who of ``candidates`` has most Respect; a tie goes to the highest Title, without any it is shared (NC-19.10)."""
    most = max(t.respect(seat) for seat in candidates)
    tied = [seat for seat in candidates if t.respect(seat) == most]
    ranks = {seat: TITLES[title].rank if (title := t.state.players[seat].title) else 0 for seat in tied}
    best = max(ranks.values())
    return tuple([seat for seat in tied if ranks[seat] == best])


def count_banks(t: Family) -> list[int]:
    """Note the money in each Bank, which everybody may know from now on, and return it by seat."""
    t.state.totals = [sum([MONEY[note] for note in player.bank]) for player in t.state.players]
    return t.state.totals


def informants(t: Family) -> list[int]:
    """Note who is an Informant, which everybody may know from now on, and return them."""
    t.state.informants = [seat for seat in range(t.seats) if t.is_informant(seat)]
    return t.state.informants


def finish(t: Family, reason: str, winners: tuple[int, ...] = ()) -> Outcome:
    """Announce the end; the scores are everybody's Respect. Hands and Banks are open now, also in a game that was broken off (NC-R47)."""
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
