"""The strike (MF-8): a named player is about to be eliminated."""

from engines.mafie.cards import bandage, last_shot, vest
from engines.mafie.components import SHOWN_AT_ONCE
from engines.mafie.elimination import after_strike, eliminate
from engines.mafie.state import Strike
from engines.mafie.table import Town
from engines.table import seat_ref


async def strike(t: Town, seat: int, cause: str, by: int | None = None) -> None:
    """Strike ``seat`` with one of the causes of MF-8.1 and everything that follows from it.

    Raises Over when the game has ended by it: the end is checked only after the whole chain (MF-8.2 step 7).
    """
    await _struck(t, Strike(t.state.phase, seat, cause, by))
    after_strike(t)


async def _struck(t: Town, blow: Strike) -> None:
    """MF-8.2: the name; Vest; Bandage; token and gang card; the last shot, which is a strike of its own."""
    t.story.strikes.append(blow)
    t.state.struck.append(blow.seat)
    asked, t.state.asked = t.state.asked, None
    with t.aside():  # whatever it interrupts goes on afterwards, and nobody is told who that is (MF-14.6, 14.11)
        await _resolve(t, blow)
    t.state.asked = asked
    t.state.struck.pop()


async def _resolve(t: Town, blow: Strike) -> None:
    if blow.cause not in SHOWN_AT_ONCE:
        t.tell(None, "mf-struck", seat=seat_ref(blow.seat), cause=f"cause:{blow.cause}")
    if await vest.saves(t, blow) or await bandage.saves(t, blow):
        _saved(t, blow)
    else:
        eliminate(t, blow)
        shot = await last_shot.fired(t, blow)
        if shot:
            await _struck(t, shot)
        t.state.seats[blow.seat].ghost = True


def _saved(t: Town, blow: Strike) -> None:
    """MF-8.3: the player stays in, nothing else follows from this strike."""
    t.tell(None, "mf-saved", reveals=True, seat=seat_ref(blow.seat), card=f"card:{blow.saved_card}", by=seat_ref(blow.saved_by))
