"""Whom the game master fetches to the desk."""

from bot.presenting.boxed.calling import last_call
from bot.presenting.scene import Scene


def turns(scene: Scene) -> tuple[int, ...]:
    """Return whom the table waits for at the desk; characters are chosen on the board."""
    return () if scene.public.phase == "setup" else last_call(scene)
