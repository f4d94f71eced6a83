"""How a person reads, changed while they sit at tables (CL-16.2)."""

from collections.abc import Iterable

from bot.tables.room import Room


async def let_read(rooms: Iterable[Room], user_id: int, *, language: str, text_mode: bool, writes: bool) -> None:
    """Let a person read so at ``rooms``, and write rather than speak (``writes``); what they see is shown again.

    Where they read so already, nothing is done. Raises Refused.
    """
    for room in rooms:
        seat = room.table.seat_of(user_id)
        if seat is not None and await room.table.read_as(user_id, language=language, text_mode=text_mode, writes=writes):
            room.messages.letters.refresh_hand(seat)
            room.table.on_change()
