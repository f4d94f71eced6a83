"""P0, dawn: the exposed Agent, the victim and its strike, the end of a Safe conduct (MF-6.2, MF-11.4, MF-29.5)."""

from engines.mafie.cards import safe_conduct
from engines.mafie.seats import remove_withdrawn
from engines.mafie.strike import strike
from engines.mafie.table import Town


async def dawn(t: Town) -> None:
    """Wake the town and name the victim. Raises Over when a strike ends the game."""
    state = t.state
    state.phase = "dawn"
    remove_withdrawn(t)
    t.enter("dawn", "mf-dawn")
    t.checkpoint()
    exposed, state.exposed = state.exposed, None
    if exposed is not None and state.seats[exposed].living:
        await strike(t, exposed, "exposed")
    if state.victim is None or not state.seats[state.victim].living:
        state.victim = None
        t.tell(None, "mf-no-victim")
    else:
        await strike(t, state.victim, "mafia")
    safe_conduct.expire(t)
