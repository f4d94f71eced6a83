"""Lines that are deleted once they have done their work (NT-2.4).

They are calls, «are you there?», what the host is told or asked, offers of seats, and open questions of people who have left their seat.
The host may not learn when somebody answers at night, so a proposal about a silent person stays until the seat has another person or none.
"""

from collections.abc import Sequence

from bot.games import game_of
from bot.presenting.boxed.pages import awaited
from bot.presenting.standing import gone
from bot.tables.session.live_table import LiveTable
from bot.tables.session.message_state import TemporaryLine
from bot.tables.session.views import step_of

CALL, TURN, HERE, ABSENT, LEFT, ENOUGH, GATE, OFFER, QUESTION = (
    "call", "turn", "here", "absent", "left", "enough", "gate", "offer", "question"
)  # fmt: skip
"""Subjects of lines. Stored names; a call to one's turn also names its ``step_of``, and the number of an offer follows at once."""


def is_over(table: LiveTable, line: TemporaryLine) -> bool:
    """Return whether a line has done its work: it is answered, too late, no longer true, or about somebody who has left the seat."""
    if table.phase in ("ended", "cancelled"):
        return True
    course, now = table.course, table.now()
    if line.about == ENOUGH:
        return table.phase != "lobby" or len(table.seats) < table.rulebook.seats[0] or line.user != table.host_id
    if line.about == GATE:
        gate = course.time.gates.waiting(now) if course is not None else None
        return gate is None or gate.notice != table.message_state.narration.gate_called or line.user != table.host_id
    if course is None or course.over(now):
        return True
    if line.about.startswith(OFFER):
        offer = table.setup.offers.get(str(line.seat))
        return offer is None or offer.number != (line.about.removeprefix(OFFER) or str(line.message))
    if line.seat in gone(course.public(now)) and line.seat not in awaited(table.scene()):  # a last shot is asked of one who is out
        return True
    seat = table.seat(line.seat)
    if seat.user_id != line.person:
        return True
    match line.about:
        case "absent":
            return line.user != table.host_id
        case "left":
            return line.user != table.host_id or line.person not in table.message_state.departures.left
        case "here":
            return seat.misses == 0
        case _:
            return line.seat not in _awaited(table, line.about)


def open_call(table: LiveTable, line: TemporaryLine) -> str:
    """Return a call in the words of the table, for its channel (EXPERIENCE 2.4); empty unless all may know that its person is awaited.

    It is the same for all: the end of a seat's own question would tell whether the seat has answered in secret.
    """
    if line.about != CALL or is_over(table, line):
        return ""
    scene = table.scene()
    return scene.words("are-you-there") if line.seat in awaited(scene) else ""


def _awaited(table: LiveTable, about: str) -> Sequence[int]:
    """Return the seats whose turn it is, or that are called before the end of a question."""
    presenter, scene = game_of(table.game).presenter, table.scene()
    kind, _, step = about.partition(" ")
    if step and step != step_of(scene.public):
        return ()
    find = (presenter.turns or presenter.slow_turns) if kind == TURN else presenter.last_call
    return find(scene) if find is not None else ()
