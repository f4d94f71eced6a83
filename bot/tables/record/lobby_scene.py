"""What the lobby's message is made of."""

from typing import Literal

from bot.presenting.lobby_scene import LobbyScene, LobbySeat
from bot.presenting.texts import Words
from bot.tables.record.balance import balance_of
from bot.tables.record.lobby import LOBBY_LASTS, LobbyMoves

CHANGED_FOR = 30.0
"""Seconds for which a changed option stands out."""


def lobby_scene(table: LobbyMoves, words: Words) -> LobbyScene:
    """Return the lobby of ``table`` as it may be shown now, in the language of ``words``."""
    now = table.now()
    seats = tuple(LobbySeat(seat.seat, seat.name, ready=bool(seat.press), automat=seat.automat) for seat in table.seats)
    changed = frozenset(name for name, when in table.setup.get("changed", {}).items() if now - when < CHANGED_FOR)
    phases: dict[str, Literal["lobby", "running", "cancelled", "expired"]] = {"lobby": "lobby", "cancelled": "cancelled"}
    phase = "expired" if table.setup.get("expired") else phases.get(table.phase, "running")
    least, most = table.rulebook.seats[0], table.rulebook.seats[-1]
    return LobbyScene(
        table=table.id,
        game=table.game,
        words=words,
        seats=seats,
        options=table.options,
        least=least,
        most=most,
        host=str(table.setup.get("host_name", "")),
        waiting=tuple(name for _, name in table.waiting),
        changed=changed,
        closes_at=float(table.setup.get("touched", now)) + LOBBY_LASTS,
        seal=str(table.setup.get("seal", "")),
        balance=balance_of(table.game, len(seats), table.options),
        phase=phase,
        can_start=least <= len(seats) <= most,
        everyone_ready=table.everyone_ready,
        readable=bool(table.setup.get("readable")),
        text_mode=bool(table.setup.get("text_mode")),
    )
