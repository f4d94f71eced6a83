"""The option of a table to name its first player."""

from typing import Literal

from engines.asking import BadSetup, Text

FirstPlayer = Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"]
"""A seat, as people count seats, or ``random``."""

_SEATS: dict[FirstPlayer, int | None] = {"random": None, "seat_1": 0, "seat_2": 1, "seat_3": 2, "seat_4": 3, "seat_5": 4}


def first_seat(chosen: FirstPlayer, seats: int) -> int | None:
    """Return the chosen seat; None: to be drawn. Raises BadSetup for a seat beyond the table."""
    seat = _SEATS[chosen]
    if seat is not None and seat >= seats:
        raise BadSetup(Text("setup-chair", {"seat": seat + 1, "seats": seats}))
    return seat
