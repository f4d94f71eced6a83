"""Whom the game master fetches to the desk."""

from bot.presenting.boxed.calling import last_call
from bot.presenting.scene import Scene


def turns(scene: Scene) -> tuple[int, ...]:
    """Return whom the table waits for at the desk; colours are chosen on the board."""
    return () if scene.public.step == "color" else last_call(scene)
