"""Discord messages of an evening, sent and pending, with the progress of the evening. Stored in the column ``surfaces``.

A notice is stored in the same write as the change that causes it, and removed after it is sent. A crash in between loses nothing, and
sends nothing twice: the nonce of a message contains the notice's number.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

Arg = str | int

HOST = -1
"""The address of notices to the present host."""

HOSTLESS = "host-gone"
"""The mark of the question for a new host."""


class ChannelTrouble(Struct, frozen=True, omit_defaults=True):
    """Why a channel cannot hold a table now.

    ``gone``: deleted. ``kind``: not a text channel. ``rights``: the bot lacks permissions (``lacking``, by name). ``busy``: another table
    is there. ``full``: the server has its maximum of tables.
    """

    channel: str
    reason: Literal["gone", "kind", "rights", "busy", "full"]
    lacking: tuple[str, ...] = ()


class EveningNotice(Struct, frozen=True, omit_defaults=True):
    """A message to send: in the evening's channel (``to`` is 0) or in private to a person or the ``HOST``.

    ``key`` and ``args`` name a text of the catalogues, ``presses`` the verbs of its buttons, ``pings`` the people mentioned. ``due``: not
    before this time (unix seconds). A later notice replaces a pending one with the same ``merges`` (CL-4.4).
    """

    key: str
    to: int = 0
    args: dict[str, Arg] = {}
    loud: bool = False
    due: float = 0.0
    merges: str = ""
    presses: tuple[str, ...] = ()
    pings: tuple[int, ...] = ()
    role: int = 0
    channel: int = 0
    """The channel of a public line, where it is not the evening's."""
    troubles: tuple[ChannelTrouble, ...] = ()
    """Channel troubles for ``$list``, worded on sending, when the reader's language is known."""
    people: tuple[tuple[str, str], ...] | None = None
    """Ids and names of the people for ``$who`` and ``$n``; forgetting a person removes theirs by the id. None: the text names nobody so."""

    def numbered(self, number: int) -> "PendingNotice":
        return PendingNotice(n=number, **{name: getattr(self, name) for name in EveningNotice.__struct_fields__})


class PendingNotice(EveningNotice, frozen=True, omit_defaults=True, kw_only=True):
    """A notice that is not sent yet, with a number of its own."""

    n: int


class CalendarEvent(Struct, frozen=True, omit_defaults=True):
    """Discord's scheduled event of the evening; ``sent``: its fields as far as known, ``told_at``: its last edit (unix seconds)."""

    id: int = 0
    sent: dict[str, object] = {}
    told_at: float = 0.0
    trouble: str = ""
    """Why it cannot be made: ``permission``, ``full``, ``refused``; empty: it can."""
    gone: bool = False
    """Whether somebody deleted or cancelled it by hand; only the host has it made again (CL-6.8)."""
    status: Literal["scheduled", "active", "completed", "canceled"] = "scheduled"
    cover: str = ""
    """The game and theme of the poster sent last as its cover, taken or not (CL-6.3); empty: made before events had a cover."""


class Arrival(Struct, frozen=True):
    """A person at the door: the id of the press, which goes into the seed of the draw, and the display name."""

    press: str
    name: str


class DrawnTable(Struct, frozen=True, omit_defaults=True):
    """A table of the last draw: its people (ids and names), channel, game and round."""

    place: str
    channel: str
    people: tuple[tuple[str, str], ...]
    game: str
    round: int = 1
    table: str = ""
    """The table's id, once its lobby is open."""
    instead: str = ""
    """The lobby that it replaces, since that one's channel cannot hold a table any more (CL-22.8)."""


class EveningMessageState(Struct, frozen=True, omit_defaults=True, rename={"opened_in": "laid_in", "was_posted": "hung"}):
    """The state in the column, and the pending messages."""

    message: int = 0
    """The id of the evening's managed message, 0 without one."""
    posting: int = 0
    """The number of a managed message being posted, set from before the request until its id is known."""
    page: str = ""
    """The hash of its page."""
    was_posted: bool = False
    """Whether it was posted before: only the first post mentions people."""
    shown_at: float = 0.0
    """When it was reposted on request (CL-1.3)."""
    next: int = 1
    """The number of the next notice."""
    pending: tuple[PendingNotice, ...] = field(default=(), name="owed")
    unsaid: dict[str, tuple[PendingNotice, ...]] = {}
    """Notices to people whose DMs are closed, by person: their next receipt shows them."""
    calendar: CalendarEvent = CalendarEvent()
    freed: bool = False
    """Whether the held chairs were freed (CL-5.6)."""
    opened_at: float = 0.0
    """When it opened (unix seconds)."""
    away: bool = False
    """Whether the bot was away between lead and keep: then attendance does not count (CL-10.6)."""
    watched: bool = False
    """Whether the bot was there at the end of keep."""
    door: bool = False
    """Whether people gather at the door until the draw (CL-9.1)."""
    here: dict[str, Arrival] = {}
    """People at the door, by id."""
    drawn: tuple[DrawnTable, ...] = ()
    """The tables of the last draw (CL-9.6)."""
    opened_in: str = ""
    """The channel of its first table, now or last; empty before the first."""
    left_out: tuple[str, ...] = ()
    """People without a chair after the last draw (CL-9.3)."""
    swap: tuple[str, ...] = ()
    """Two people whose chairs are being exchanged, from before the exchange until it is done (CL-9.6)."""
    offers: tuple[str, ...] = ()
    """Tables whose free chairs were offered (CL-8.6)."""
    late_chairs: tuple[str, ...] = ()
    """People who got a chair within two hours of the start: their absence does not count (CL-10.6)."""
    withdrew: dict[str, float] = {}
    """When a person took back a yes for good (unix seconds) (CL-10.4)."""
    reminded: tuple[str, ...] = ()
    """Reminders sent for the current start: ``day``, ``hour``."""
    asked: tuple[str, ...] = ()
    """Marks of questions and notices that are sent once."""
    called: tuple[str, ...] = ()
    """People who were told that players are missing (NT-6.5)."""
    would_come: tuple[str, ...] = ()
    """People who would come to another evening like this one (NT-6.1)."""

    def json(self) -> dict[str, object]:
        made: dict[str, object] = msgspec.to_builtins(self)
        return made

    def owing(self, *said: EveningNotice) -> "EveningMessageState":
        """Add notices; one that merges with a pending notice replaces it."""
        pending, number = list(self.pending), self.next
        for one in said:
            if one.merges:
                pending = [old for old in pending if (old.to, old.merges) != (one.to, one.merges)]
            pending.append(one.numbered(number))
            number += 1
        return replace(self, pending=tuple(pending), next=number)

    def without(self, user_id: int) -> "EveningMessageState":
        """Remove a person from the door, and everything that is yet to be told them."""
        user = str(user_id)
        pending = (replace(one, pings=tuple(ping for ping in one.pings if ping != user_id)) for one in self.pending if one.to != user_id)
        unsaid = {one: said for one, said in self.unsaid.items() if one != user}
        here = {one: arrival for one, arrival in self.here.items() if one != user}
        return replace(self, pending=tuple(pending), unsaid=unsaid, here=here)

    def without_notices(self, *numbers: int) -> "EveningMessageState":
        """Remove notices that were sent."""
        return replace(self, pending=tuple(one for one in self.pending if one.n not in numbers))


def read_evening_message_state(column: Mapping[str, object]) -> EveningMessageState:
    """Return the state of a stored evening. Raises ValueError (msgspec.ValidationError) for a damaged field."""
    return msgspec.convert(column, EveningMessageState)
