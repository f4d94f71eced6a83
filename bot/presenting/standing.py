"""The players still in a game, from the public view of any game.

A game whose players drop out shows each seat with ``living``. In a game without such seats everybody plays to the end and the host cannot
remove a seat: an empty chair goes to another person or to an automated player.
"""

from typing import Any


def drops_out(view: Any) -> bool:
    """Return whether players leave this game before its end."""
    return hasattr(view, "seats")


def plays(view: Any, seat: int) -> bool:
    """Return whether ``seat`` is still in the game."""
    return not drops_out(view) or bool(view.seats[seat].living)


def gone(view: Any) -> frozenset[int]:
    """Return the eliminated seats."""
    return frozenset(seat.seat for seat in view.seats if not seat.living) if drops_out(view) else frozenset()


def struck(view: Any) -> frozenset[int]:
    """Return the seats of an open strike, which may be eliminated."""
    return frozenset(seat.seat for seat in view.seats if seat.struck) if drops_out(view) else frozenset()


def speaking(view: Any) -> frozenset[int]:
    """Return the only seats that may speak now."""
    return frozenset(seat.seat for seat in view.seats if seat.speaking) if drops_out(view) else frozenset()


def talked_out(view: Any) -> frozenset[int]:
    """Return the seats ready to end the talk: of the day, or about a tie."""
    seats = view.seats if drops_out(view) else ()
    return frozenset(seat.seat for seat in seats if getattr(seat, "ready", False) or getattr(seat, "stays", False))
