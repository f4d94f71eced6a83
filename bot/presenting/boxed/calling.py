"""The last call: whom the table still waits for, as far as that is public."""

from bot.presenting.boxed.voice import BoxedVoice, V
from bot.presenting.clocks import end_of, stamp


def last_call(voice: BoxedVoice[V]) -> tuple[int, ...]:
    """Return the seats that have not answered; machines need no call."""
    return tuple(sorted(set(voice.view.awaited) - voice.scene.automats))


def last_call_line(voice: BoxedVoice[V], seat: int) -> str:
    """Return the call to ``seat``, with the way back to the table."""
    when = stamp(end_of(voice.scene, voice.scene.asks_of(seat)))
    said = voice("last-call", until=when) if when else voice("are-you-there")
    return f"{said} {voice.scene.link}".strip()
