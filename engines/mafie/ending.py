"""The end of the game and its winners (MF-9)."""

from engines.mafie.table import Town
from engines.table import Outcome, seats_arg

FORCES = ("police", "mafia", "gang")
STALEMATE_ROUNDS = 3


class Over(Exception):
    """Raised by the rules when the game has ended; ``reason`` is one of MF-9.12."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def check_end(t: Town) -> None:
    """Raise Over when all forces but one are wiped out, or all of them (MF-9.5 to 9.7, 9.9)."""
    living = [t.force(seat) for seat in t.living()]
    left = [force for force in FORCES if force in living]
    if not left:
        raise Over("all_out")
    if len(left) == 1:
        raise Over(left[0])


def check_stalemate(t: Town) -> None:
    """Raise Over at the end of the third round in a row without an elimination (MF-9.10)."""
    state = t.state
    state.quiet = 0 if state.last_fall == state.round else state.quiet + 1
    if state.quiet >= STALEMATE_ROUNDS:
        raise Over("stalemate")


def winners(t: Town, reason: str) -> list[int]:
    """Return the seats that win: everyone of the force, the eliminated too, but nobody disqualified (MF-9.8, MF-15.18)."""
    return [seat for seat in range(t.seats) if t.force(seat) == reason and not t.state.seats[seat].disqualified]


def finish(t: Town, reason: str) -> Outcome:
    """Announce the end and uncover everything (MF-9.11)."""
    state = t.state
    state.winner = reason
    state.phase = "end"
    state.struck.clear()
    state.asked = state.speaking = state.ready_needed = None
    t.standing = t.free = ()
    winning = winners(t, reason)
    state.winners = tuple(winning)
    seats = range(t.seats)
    by_token = {token: seats_arg(seat for seat in seats if state.seats[seat].token == token) for token in ("police", "mafia", "agent")}
    gang = seats_arg(seat for seat in seats if t.force(seat) == "gang")
    recruited = seats_arg(seat for seat in seats if state.seats[seat].recruited)
    t.tell(None, "mf-end", reveals=True, reason=reason, winners=seats_arg(winning), gang=gang, recruited=recruited, **by_token)
    return Outcome(frozenset(winning), reason)
