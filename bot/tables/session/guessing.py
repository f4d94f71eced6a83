"""Moves with sealed guesses, of people who are out and of spectators (NT-5.1). None of them moves the game."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games import game_of
from bot.presenting.guesses import Guess, Guesser
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.narrators import reader_of
from bot.tables.session.talk_log import guess_entry

MOST_GUESTS = 50
"""The most spectators who guess at one table."""

MOST_CHANGES = 20
"""How often one guess can be made anew."""


def guest_of(table: LiveTable, user_id: int) -> int:
    """Return the number of a spectator among the guessers of a table, -1 before the first guess."""
    user = str(user_id)
    return table.setup.guests.index(user) if user in table.setup.guests else -1


def may_guess_along(table: LiveTable, user_id: int) -> bool:
    """Return whether a person may guess, as far as it does not depend on the game.

    Not a reader of all tokens, nor the owner of a seat that an automated player keeps.
    """
    return table.settings.guesses and reader_of(table) != user_id and all(seat.owner != user_id for seat in table.seats)


class Guessing:
    """The guesses of one table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @command
    def guess(self, user_id: int, about: str, number: int, seats: Sequence[int]) -> None:
        """Guess ``seats`` about a matter of the round ``number``; an earlier guess about it no longer counts.

        Durable on return. Raises Refused: not open to this person now, or too often.
        """
        table = self.table
        course, seat = table.running, table.seat_of(user_id)
        if not may_guess_along(table, user_id):
            raise Refused("guess-closed")
        offered = game_of(table.game).presenter.open_guesses(table.scene(), seat)
        if not any((one.about, one.round) == (about, number) and one.takes(seats) for one in offered):
            raise Refused("guess-closed")
        by = Guesser(seat) if seat is not None else Guesser(guest=self._guest(user_id))
        entry = guess_entry(Guess(by, about, number, tuple(sorted(seats))))
        same = [one.entry for one in course.talk_log.guesses if _matter(one.entry) == _matter(entry)]
        if same and same[-1] == entry:
            return
        if len(same) >= MOST_CHANGES:
            raise Refused("guess-many")
        if by.guest == len(table.setup.guests):
            table.store_setup(replace(table.setup, guests=(*table.setup.guests, str(user_id))))
        table.record(entry)

    def _guest(self, user_id: int) -> int:
        """Return the number of a spectator, a new one for the first guess. Raises Refused when there are too many."""
        guest, count = guest_of(self.table, user_id), len(self.table.setup.guests)
        if guest < 0 and count >= MOST_GUESTS:
            raise Refused("guess-many")
        return guest if guest >= 0 else count


def _matter(entry: object) -> tuple[object, ...]:
    """Return what two guesses of the same person have in common."""
    return tuple(getattr(entry, name) for name in ("seat", "n", "key", "value"))
