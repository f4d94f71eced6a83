"""Card 3: Recruit (MF-23)."""

from engines.mafie.components import RECRUIT
from engines.mafie.ending import check_end
from engines.mafie.state import Played, Recruitment
from engines.mafie.table import Town
from engines.table import seat_ref, seats_arg


def recruiter(t: Town) -> int | None:
    """Return the living waker who can recruit now (MF-23.1, 23.2); None also when everyone wakes."""
    holder = t.holder(RECRUIT)
    if holder is None or t.allegiance(holder) != "mafia" or len(t.wakers()) == len(t.living()):
        return None
    return holder


def enlist(t: Town, by: int, seat: int) -> None:
    """Make ``seat`` Mafia from now on (MF-23.4 to 23.6, 23.9). Raises Over when that wipes out the Police (MF-23.10).

    The card is shown to the game master only, so it counts as not shown; token and card of the recruit stay.
    """
    state = t.state
    state.spent.append(RECRUIT)
    t.story.played.append(Played(state.phase, by, RECRUIT, seat))
    state.seats[seat].recruited = True
    t.story.recruitment = Recruitment(by, seat)
    t.tell(None, "mf-recruiting", reveals=True)
    wakers = t.wakers()
    state.told_wakers = t.story.wakers = wakers
    t.whisper((seat,), "mf-recruited", seats=seats_arg(wakers))
    t.whisper(wakers, "mf-wakers-recruit", seats=seats_arg(wakers), by=seat_ref(by), recruit=seat_ref(seat))
    check_end(t)
