"""Whom the table waits for, as far as that is public, and the last call to them."""

from bot.presenting.clocks import end_of, stamp
from bot.presenting.scene import Scene


def awaited(scene: Scene) -> tuple[int, ...]:
    """Return whom the table waits for: as the public view says, or whoever is asked in the open when it says nothing."""
    said: tuple[int, ...] | None = getattr(scene.public, "awaited", None)
    return said if said is not None else tuple(sorted({ask.seat for ask in scene.asks if ask.holds and not ask.secret}))


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return the seats that have not answered; machines need no call."""
    return tuple(sorted(set(awaited(scene)) - scene.bot_players))


def last_call_line(scene: Scene, seat: int) -> str:
    """Return the call to ``seat``, with the way back to the table."""
    when = stamp(end_of(scene, scene.asks_of(seat)))
    said = scene.words("last-call", until=when) if when else scene.words("are-you-there")
    return f"{said} {scene.link}".strip()
