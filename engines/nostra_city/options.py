"""The options of Nostra City: only who was born first (NC-2.12, NC-D29); no variant exists (NC-1.13)."""

from typing import Literal

from engines.table import BadSetup, GameOptions, Text

SEAT_NUMBERS = {"random": None, "seat_1": 0, "seat_2": 1, "seat_3": 2, "seat_4": 3, "seat_5": 4}
"""The seat that each value of ``oldest`` means; None: drawn."""


class NostraCityOptions(GameOptions):
    """``oldest``: the seat of the first Starting Player, as people count seats, or ``random``."""

    oldest: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4", "seat_5"] = "random"


def oldest_seat(seats: int, options: NostraCityOptions) -> int | None:
    """Return the seat named as the oldest player's, None: to be drawn. Raises BadSetup for a seat that nobody has."""
    seat = SEAT_NUMBERS[options.oldest]
    if seat is not None and seat >= seats:
        raise BadSetup(Text("setup-oldest", {"seat": seat + 1, "seats": seats}))
    return seat
