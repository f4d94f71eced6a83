"""Who still plays, read from the public view of any game.

A game whose players drop out shows each seat with ``living``. In a game whose view has no such seats everybody plays to the end, and
nobody can be taken out of it: an empty chair is given to another person or to an automated player.
"""

from typing import Any


def drops_out(view: Any) -> bool:
    """Return whether players leave this game before its end."""
    return hasattr(view, "seats")


def plays(view: Any, seat: int) -> bool:
    """Return whether ``seat`` is still in the game."""
    return not drops_out(view) or bool(view.seats[seat].living)


def gone(view: Any) -> frozenset[int]:
    """Return the seats that are out of the game."""
    return frozenset(seat.seat for seat in view.seats if not seat.living) if drops_out(view) else frozenset()


def struck(view: Any) -> frozenset[int]:
    """Return the seats that may be out: a strike is still open."""
    return frozenset(seat.seat for seat in view.seats if seat.struck) if drops_out(view) else frozenset()


def speaking(view: Any) -> frozenset[int]:
    """Return the seats that alone may speak now."""
    return frozenset(seat.seat for seat in view.seats if seat.speaking) if drops_out(view) else frozenset()


def talked_out(view: Any) -> frozenset[int]:
    """Return the seats that have said at the table that they have had enough of the talk: the day's, or that about a tie."""
    seats = view.seats if drops_out(view) else ()
    return frozenset(seat.seat for seat in seats if getattr(seat, "ready", False) or getattr(seat, "stays", False))
