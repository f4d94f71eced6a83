"""P4: the speeches of defence (MF-7.10, 7.11, 7.19)."""

from engines.mafie import asks
from engines.mafie.cards.free import close_free, open_free, turn
from engines.mafie.table import Town
from engines.table import seat_ref


async def defences(t: Town) -> bool:
    """Let each suspect speak, in the order of ``suspects``. Raises Over.

    Returns False when so many suspects have been eliminated that a new first ballot follows (MF-7.19, fewer than two left).
    """
    state = t.state
    state.phase = "defence"
    order = state.suspects
    open_free(t)
    for suspect in order:
        if suspect in state.suspects:
            await speak(t, suspect)
        if len(state.suspects) < 2 and state.suspects != order:
            break
    close_free(t)
    return state.suspects == order or len(state.suspects) >= 2


async def speak(t: Town, suspect: int) -> None:
    """One speech: until he has finished, the clock has run out, or he is eliminated (MF-7.11)."""
    state = t.state
    state.speaking = suspect
    t.tell(None, "mf-speech", seat=seat_ref(suspect))
    t.begin_step()
    question = (asks.speech(suspect),)
    fallen = state.fallen
    while await turn(t, question) is None:
        if state.fallen != fallen and (suspect not in state.suspects or (len(state.suspects) < 2 and not state.sole)):
            break
    state.speaking = None
