"""Whom the game master fetches to the desk."""

from bot.presenting.boxed.calling import last_call
from bot.presenting.clocks import LONG
from bot.presenting.scene import Scene


def turns(scene: Scene) -> tuple[int, ...]:
    """Return whom the table waits for at the desk; a window that lasts seconds is over before a call would help."""
    window = scene.public.window
    slow = any(end.seconds > LONG for end in scene.deadlines.values())
    return last_call(scene) if window is None or slow else ()
