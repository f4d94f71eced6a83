"""The option of a table to name its first player."""

from collections.abc import Mapping
from typing import Literal

from engines.asking import BadSetup, Text

FirstPlayer = Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"]
"""A seat, as people count seats, or ``random``."""

_SEATS: dict[FirstPlayer, int | None] = {"random": None, "seat_1": 0, "seat_2": 1, "seat_3": 2, "seat_4": 3, "seat_5": 4}


def chair_of(value: object) -> int | None:
    """Return the seat that the value of an option names; None for every other value."""
    return next((seat for chosen, seat in _SEATS.items() if chosen == value), None)


def after_move(value: object, places: Mapping[int, int | None]) -> object:
    """Return the value of an option after seats have moved. ``places``: the new place of each old seat, None for one whose player left."""
    seat = chair_of(value)
    if seat is None:
        return value
    place = places.get(seat, seat)
    return next(chosen for chosen, chair in _SEATS.items() if chair == place)


def first_seat(chosen: FirstPlayer, seats: int) -> int | None:
    """Return the chosen seat; None: to be drawn. Raises BadSetup for a seat beyond the table."""
    seat = _SEATS[chosen]
    if seat is not None and seat >= seats:
        raise BadSetup(Text("setup-chair", {"seat": seat + 1, "seats": seats}))
    return seat
