"""What is openly going on in a scene of Mafie: which questions everybody may know about, and when they end.

That a window is open follows from public facts (MF-14.2); what its questions offer does not, so nothing
here looks at the options of secret ones.
"""

from bot.games.mafie.names import (
    BALLOTS,
    BANDAGE,
    CHANGE,
    CLOSING,
    FINAL,
    FIRST,
    LAST_SHOT,
    NIGHT,
    NIGHT_PHASES,
    OPENING,
    READY,
    SPEECH,
    SWAP,
    VEST,
)
from bot.presenting.clocks import end_of
from bot.presenting.scene import Deadline, Scene

STRIKE = (VEST, BANDAGE, LAST_SHOT)
_CLOCKED = {"start": SWAP, "discussion": READY, "first": FIRST, "defence": SPEECH, "final": FINAL, "tie": CHANGE, "closing": CLOSING}


def strike_window(scene: Scene) -> str | None:
    """Return the name of the window of a strike that is open now, None when there is none."""
    return next((name for name in STRIKE if scene.asks_named(name)), None)


def opening_window(scene: Scene) -> Deadline | None:
    """Return the end of the window for cards that runs beside the discussion (MF-14.3), None when it is not open."""
    return end_of(scene, scene.asks_named(OPENING))


def phase_end(scene: Scene) -> Deadline | None:
    """Return when the present step ends, as the board says it. By night the same whatever is still open (MF-15.4)."""
    window = strike_window(scene)
    if window:
        return end_of(scene, scene.asks_named(window))
    phase = scene.public.phase
    if phase in NIGHT_PHASES:
        return scene.step or end_of(scene, (ask for ask in scene.asks if ask.name in NIGHT))
    name = _CLOCKED.get(phase)
    if phase == "discussion" and not scene.asks_named(READY):
        return None
    return end_of(scene, scene.asks_named(name)) if name else None


def voter_on_turn(scene: Scene) -> int | None:
    """Return who votes now when a Commander has the votes given one after another (MF-24.3), else None."""
    for name in BALLOTS:
        for ask in scene.asks_named(name):
            if ask.clock == "vote_turn":
                return ask.seat
    return None
