"""The Title election (NC-12.13 to 12.18): Underboss, Consigliere, Primo Capo."""

from engines.nostra_city import asks
from engines.nostra_city.components import CONSIGLIERE, PRIMO_CAPO
from engines.nostra_city.references import CARD
from engines.nostra_city.table import Family
from engines.nostra_city.vendetta import betray_in_meeting
from engines.table import seat_of, seat_ref


async def election(t: Family, underboss: int) -> None:
    """The new Underboss gives the Consigliere, who gives the Primo Capo; who has no Title then is Betrayed (NC-12.14 to 12.16)."""
    others = t.clockwise(underboss)
    consigliere = seat_of(await t.one(asks.title(asks.CONSIGLIERE, underboss, others), "consigliere"))
    give(t, underboss, consigliere, CONSIGLIERE)
    left = [seat for seat in t.clockwise(consigliere) if seat != underboss]
    primo_capo = seat_of(await t.one(asks.title(asks.PRIMO_CAPO, consigliere, left), "primo_capo"))
    give(t, consigliere, primo_capo, PRIMO_CAPO)
    await betray_in_meeting(t, [seat for seat in t.state.order if not t.state.players[seat].title], "election")


def give(t: Family, giver: int, seat: int, title: str) -> None:
    """Hand a Title to ``seat``; it counts as a gained card (NC-13.2)."""
    player = t.state.players[seat]
    player.title = title
    player.gained = True
    t.tell(None, "nc-title", seat=seat_ref(seat), title=CARD[title], giver=seat_ref(giver))
