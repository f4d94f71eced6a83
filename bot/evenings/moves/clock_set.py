"""The wall clock was set while the bot was running: what was to be said in a moment is said in a moment (S-10)."""

from msgspec.structs import replace

from bot.evenings.evening import LiveEvening, Move, settled
from bot.store.evening_rows import EveningChange


def clock_set(by: float) -> Move:
    """Return the move that keeps what is owed as far from now as it was, after the clock was set by so many seconds."""

    def move(evening: LiveEvening) -> EveningChange | None:
        owed = evening.surfaces.owed
        if not any(one.due for one in owed):
            return None
        return settled(evening, owed=tuple(replace(one, due=one.due + by) if one.due else one for one in owed))

    return move
