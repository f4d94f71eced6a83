"""Cards 14 to 16: New Gang (MF-34). ``Town.force`` applies it; an elimination shows it."""

from engines.mafie.components import NEW_GANG
from engines.mafie.table import Town
from engines.table import seats_arg


def members(t: Town) -> list[int]:
    """Return the living gang members (MF-34.2, 34.7)."""
    return [seat for seat in t.living() if t.effective(seat) in NEW_GANG]


async def recognition(t: Town) -> None:
    """Let the gang members see each other before the first Mafia phase (MF-34.9)."""
    if not (t.options.gang_recognition and t.state.round == 1):
        return
    t.enter("gang", "mf-gang-phase")
    gang = members(t)
    t.whisper(gang, "mf-gang-known", seats=seats_arg(gang))
    await t.step_end()
