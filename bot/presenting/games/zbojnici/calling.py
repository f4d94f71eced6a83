"""The last call: whom the table still waits for. Who that is, is public in every step of the game (rules, section 7)."""

from bot.presenting.clocks import end_of, stamp
from bot.presenting.games.zbojnici.voice import Voice


def turns(voice: Voice) -> tuple[int, ...]:
    """Return the seats that are asked on their desk."""
    return () if voice.view.step == "color" else last_call(voice)


def last_call(voice: Voice) -> tuple[int, ...]:
    """Return the seats that have not answered; machines need no call."""
    return tuple(sorted(set(voice.view.awaited) - voice.scene.automats))


def last_call_line(voice: Voice, seat: int) -> str:
    """Return the call to ``seat``, with the way back to the table."""
    when = stamp(end_of(voice.scene, voice.scene.asks_of(seat)))
    said = voice("last-call", until=when) if when else voice("are-you-there")
    return f"{said} {voice.scene.link}".strip()
