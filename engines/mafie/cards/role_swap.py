"""Card 6: Role swap (MF-26)."""

from engines.mafie import asks
from engines.mafie.components import ROLE_SWAP
from engines.mafie.table import Town
from engines.table import seat_of, seat_ref


async def exchange(t: Town) -> None:
    """Show the card and let its holder exchange tokens with a player of his choice (MF-26.1, 26.2, 26.6)."""
    if ROLE_SWAP not in t.state.card_set:
        return
    holder = t.holder(ROLE_SWAP)
    if holder is None:
        t.tell(None, "mf-swap-nobody")
        return
    t.show_card(holder, ROLE_SWAP)
    t.tell(None, "mf-swap-shown", reveals=True, seat=seat_ref(holder))
    t.state.asked = holder
    t.checkpoint()
    picks = await t.ask(asks.role_swap(t, holder))
    t.state.asked = None
    if picks == asks.PASS:
        t.tell(None, "mf-swap-none", seat=seat_ref(holder))
    else:
        swap(t, holder, seat_of(picks[0]))


def swap(t: Town, holder: int, partner: int) -> None:
    """Exchange the tokens; each of the two knows the other's, and the partner's card is tested again (MF-26.3 to 26.5)."""
    seats = t.state.seats
    t.story.played[-1].target = partner
    t.tell(None, "mf-swap", reveals=True, seat=seat_ref(holder), partner=seat_ref(partner))
    before = (seats[holder].token, seats[partner].token)
    seats[holder].token, seats[partner].token = seats[partner].token, seats[holder].token
    for own, other, was in ((holder, partner, before[1]), (partner, holder, before[0])):
        now = seats[other].token
        seats[own].knows[other] = now
        t.whisper((own,), "mf-role", token=f"token:{seats[own].token}")
        t.whisper((own,), "mf-swap-known", seat=seat_ref(other), before=f"token:{was}", now=f"token:{now}")
    tell_card(t, partner)


def tell_card(t: Town, number: int) -> None:
    """Let a player read his card and know whether it works for him (MF-13.5, 13.6)."""
    t.whisper((number,), "mf-card", card=f"card:{t.state.seats[number].card}", effective=bool(t.effective(number)))
