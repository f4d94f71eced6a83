"""The last call: who is still missing a few seconds before the end and may be reminded without giving anything away."""

from bot.games.mafie.names import BALLOTS, HUNCH, NAMED, PEEK, SWAP, VICTIM
from bot.games.mafie.voice import Voice
from bot.presenting.clocks import end_of, stamp
from bot.presenting.scene import Scene

_CALLED = (PEEK, HUNCH, VICTIM, SWAP, *NAMED, *BALLOTS)
"""Not the windows of many (MF-14.11), not the discussion, not what is open beside another question."""


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return the seats that have not answered at all, in seat order; machines need no call."""
    voice = Voice(scene)
    missing = {ask.seat for ask in scene.asks if ask.name in _CALLED and not _answered(voice, ask.name, ask.seat)}
    return tuple(sorted(missing - scene.bot_players))


def _answered(voice: Voice, name: str, seat: int) -> bool:
    """What can be changed stays open after an answer."""
    if name in BALLOTS:
        return voice.view.ballot is not None and seat in voice.view.ballot.voted
    me = voice.mine(seat).me if name == VICTIM else None
    return me is not None and seat in me.picks


def last_call_line(scene: Scene, seat: int) -> str:
    """Return the call to ``seat``. It says nothing of what is asked, since a locked screen shows it."""
    voice = Voice(scene)
    own = [ask for ask in scene.asks_of(seat) if ask.name in _CALLED]
    when = stamp(end_of(scene, own))
    return voice("last-call", until=when) if when else voice("are-you-there")
