"""What the lobby's message is made of."""

from typing import Literal

from bot.presenting.lobby_scene import LobbyScene, LobbySeat
from bot.presenting.texts import Words
from bot.tables.record.balance import balance_of
from bot.tables.record.core import LiveTable
from bot.tables.record.lobby import LOBBY_LASTS
from bot.tables.record.talk_options import unusual

CHANGED_FOR = 30.0
"""Seconds for which a changed option stands out."""


def lobby_scene(table: LiveTable, words: Words) -> LobbyScene:
    """Return the lobby of ``table`` as it may be shown now, in the language of ``words``."""
    now, setup = table.now(), table.setup
    seats = tuple(LobbySeat(seat.seat, seat.name, ready=bool(seat.press), automat=seat.automat) for seat in table.seats)
    changed = frozenset(name for name, when in setup.changed.items() if now - when < CHANGED_FOR)
    phases: dict[str, Literal["lobby", "running", "cancelled", "expired"]] = {"lobby": "lobby", "cancelled": "cancelled"}
    phase = "expired" if setup.expired else phases.get(table.phase, "running")
    least, most = table.rulebook.seats[0], table.rulebook.seats[-1]
    return LobbyScene(
        table=table.id,
        game=table.game,
        words=words,
        seats=seats,
        options=table.options,
        least=least,
        most=most,
        host=setup.host_name,
        waiting=tuple(name for _, name in table.waiting),
        kept=tuple(name for _, name in setup.kept),
        kept_until=setup.kept_until,
        changed=changed,
        closes_at=max(now if setup.touched is None else setup.touched, setup.kept_until or 0.0) + LOBBY_LASTS,
        seal=setup.seal,
        balance=balance_of(table.game, len(seats), table.options),
        phase=phase,
        can_start=least <= len(seats) <= most,
        everyone_ready=table.everyone_ready,
        talk=unusual(table.game, setup.talk),
        readable=setup.readable,
        text_mode=setup.text_mode,
        voice=table.voice_now(),
    )
