"""How a person reads, changed while they sit at tables (CL-16.2)."""

from collections.abc import Iterable

from bot.tables.table_session import TableSession


async def let_read(sessions: Iterable[TableSession], user_id: int, *, language: str, text_mode: bool, writes: bool) -> None:
    """Let a person read so at ``sessions``, and write rather than speak (``writes``); what they see is shown again.

    Where they read so already, nothing is done. Raises Refused.
    """
    for session in sessions:
        seat = session.table.seat_of(user_id)
        if seat is not None and await session.table.read_as(user_id, language=language, text_mode=text_mode, writes=writes):
            session.messages.seat_messages.refresh_hand(seat)
            session.table.on_change()
