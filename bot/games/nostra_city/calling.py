"""Whom the table calls, and whom the game master fetches to the desk."""

from bot.presenting.boxed import calling
from bot.presenting.scene import Scene

_AT_THE_BOARD = frozenset({"colour", "ready"})


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return who is called once more; in a Vendetta window nobody is, since nobody may see who has answered (NC-V15)."""
    return () if scene.public.step == "window" else calling.last_call(scene)


def turns(scene: Scene) -> tuple[int, ...]:
    """Return whom the table waits for at the desk; not who is asked at the board, and nobody in a Vendetta window."""
    return () if scene.public.step in _AT_THE_BOARD else last_call(scene)
