"""Who narrates at a table: the host without a seat, where the table wants that (TK-7.1, 7.6). The only place that decides it."""

from bot.tables.session.core import LiveTable


def holds_seat(table: LiveTable, user_id: int) -> bool:
    """Whether a person sits at a table, or has a chair there that a machine keeps."""
    return any(user_id in (seat.user_id, seat.owner) for seat in table.seats)


def narrator_of(table: LiveTable) -> int | None:
    """Return who leads the evening aloud: the host without a seat, where the table wants a narrator; else None (TK-7.1)."""
    return table.host_id if table.talking.narrator and not holds_seat(table, table.host_id) else None


def reader_of(table: LiveTable) -> int | None:
    """Return the narrator who sees the tokens, None when there is none (TK-7.6)."""
    return narrator_of(table) if table.talking.narrator_sees == "all" else None


def with_reader(table: LiveTable, host: int | None = None) -> tuple[str, ...]:
    """Return the ids of those who have entered the graveyard, and of a narrator who sees the tokens: no seat of this game for them.

    ``host``: who is host from now on, None: as it is.
    """
    ghosts, user = table.setup.ghosts, table.host_id if host is None else host
    reads = table.talking.narrator and table.talking.narrator_sees == "all" and not holds_seat(table, user)
    return (*ghosts, str(user)) if reads and str(user) not in ghosts else ghosts


def awaits_first_dusk(table: LiveTable) -> bool:
    """Whether the first night has yet to fall, with the words of a narrator: until then people talk and write (TK-10.3)."""
    return table.course is not None and narrator_of(table) is not None and table.course.dealing(table.now())
