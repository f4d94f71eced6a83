"""What an evening has put into Discord, and what it still has to say there. Kept in the column ``surfaces``, with each change.

What is owed is written down with the change that brought it about, and crossed out when it has been said: a crash in between says nothing
twice, since each carries a nonce made of its number, and loses nothing.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

Arg = str | int


class ChannelTrouble(Struct, frozen=True, omit_defaults=True):
    """Why a channel can hold no table now.

    It is gone, it is no text channel, the bot lacks permissions there (``lacking``, by name), another table stands there (``busy``), or the
    server has as many tables as it may (``full``).
    """

    channel: str
    reason: Literal["gone", "kind", "rights", "busy", "full"]
    lacking: tuple[str, ...] = ()


class EveningNotice(Struct, frozen=True, omit_defaults=True):
    """Something to say: in the channel of the evening (``to`` is 0), or to a person in private.

    ``key`` and ``args`` are a text of the catalogues; ``presses`` are verbs whose buttons stand below it. ``due``: not before (unix
    seconds); what is owed under the same ``merges`` is replaced by what comes later (CL-4.4). ``pings``: people who are mentioned.
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
    """Another channel than the evening's, for a line."""
    troubles: tuple[ChannelTrouble, ...] = ()
    """What it tells of channels, as ``$list``; in the language of the reader, which is known only when it is said."""

    def numbered(self, number: int) -> "PendingNotice":
        """Return it as something that is owed under this number."""
        return PendingNotice(n=number, **{name: getattr(self, name) for name in EveningNotice.__struct_fields__})


class PendingNotice(EveningNotice, frozen=True, omit_defaults=True, kw_only=True):
    """Something that is still to be said, under a number of its own."""

    n: int


class CalendarEvent(Struct, frozen=True, omit_defaults=True):
    """Discord's scheduled event of the evening: its id, what we have told it last (a hash), and what keeps us from it."""

    id: int = 0
    told: str = ""
    told_at: float = 0.0
    trouble: str = ""
    """Why there is none: ``permission``, ``full``, ``refused``; empty: nothing keeps us."""
    gone: bool = False
    """Whether somebody has deleted or cancelled it by hand; it is made again only on the host's word (CL-6.8)."""
    status: Literal["scheduled", "active", "completed", "canceled"] = "scheduled"


class Arrival(Struct, frozen=True):
    """Somebody who has pressed at the door: the id of the press, from which the lots are made, and the name that was shown then."""

    press: str
    name: str


class DrawnTable(Struct, frozen=True, omit_defaults=True):
    """A table that was drawn and is to be laid: who sits there (ids and names), where, what is played, and in which round."""

    place: str
    channel: str
    people: tuple[tuple[str, str], ...]
    game: str
    round: int = 1
    table: str = ""
    """The table's id, once it is laid."""
    instead: str = ""
    """The lobby instead of which it is laid, since that one's channel can hold no table any more (CL-22.8)."""


class EveningMessageState(Struct, frozen=True, omit_defaults=True, rename={"opened_in": "laid_in"}):
    """All of an evening's column."""

    message: int = 0
    """The living message, 0 when there is none."""
    posting: int = 0
    """The number of the living message that is to stand next, from before it is sent until it is known."""
    page: str = ""
    """What it shows, as a hash."""
    hung: bool = False
    """Whether the evening has been shown once: people are called only then."""
    shown_at: float = 0.0
    """When it was hung anew by the host (CL-1.3)."""
    next: int = 1
    """The number of what is owed next."""
    owed: tuple[PendingNotice, ...] = ()
    unsaid: dict[str, tuple[PendingNotice, ...]] = {}
    """What could not be said in private to people whose direct messages are closed: it stands in their next receipt."""
    calendar: CalendarEvent = CalendarEvent()
    looked: bool = False
    """Whether it was found out who has left the server, 60 minutes before the start (CL-5.8)."""
    freed: bool = False
    """Whether the chairs that were held for those who are owed one have been given free (CL-5.6)."""
    opened_at: float = 0.0
    """When it opened (unix seconds)."""
    away: bool = False
    """Whether the bot was away between lead and keep: then nothing is counted against anybody (CL-10.6)."""
    watched: bool = False
    """Whether the end of keep has come while the bot was there."""
    door: bool = False
    """Whether people gather at the door, until they are drawn (CL-9.1)."""
    here: dict[str, Arrival] = {}
    """Who has pressed at the door."""
    drawn: tuple[DrawnTable, ...] = ()
    """The tables of the last draw (CL-9.6)."""
    opened_in: str = ""
    """The channel of its first table that stands, or stood last; empty while there was none."""
    left_out: tuple[str, ...] = ()
    """Who was at the door and found no chair in the last draw (CL-9.3)."""
    swap: tuple[str, ...] = ()
    """Two people whose chairs are being exchanged, from before it is done until it is (CL-9.6)."""
    offers: tuple[str, ...] = ()
    """Tables at which chairs that were left have been offered (CL-8.6)."""
    late_chairs: tuple[str, ...] = ()
    """Who was given a chair within two hours of the start: no absence counts for them (CL-10.6)."""
    withdrew: dict[str, float] = {}
    """When a yes was taken back and not given again (CL-10.4)."""
    reminded: tuple[str, ...] = ()
    """Which reminders were sent for the time that is set now: ``day``, ``hour``."""
    asked: tuple[str, ...] = ()
    """What the host was asked, or somebody told in private, already."""

    def json(self) -> dict[str, object]:
        """Return the column as it is stored."""
        made: dict[str, object] = msgspec.to_builtins(self)
        return made

    def owing(self, *said: EveningNotice) -> "EveningMessageState":
        """Return these surfaces with more to say; what merges with something that still waits takes its place."""
        owed, number = list(self.owed), self.next
        for one in said:
            if one.merges:
                owed = [old for old in owed if (old.to, old.merges) != (one.to, one.merges)]
            owed.append(one.numbered(number))
            number += 1
        return replace(self, owed=tuple(owed), next=number)

    def settled(self, *numbers: int) -> "EveningMessageState":
        """Return these surfaces without what has been said."""
        return replace(self, owed=tuple(one for one in self.owed if one.n not in numbers))


def read_surfaces(column: Mapping[str, object]) -> EveningMessageState:
    """Return the surfaces of a stored evening. Raises ValueError (msgspec.ValidationError) when a field is not what it should be."""
    return msgspec.convert(column, EveningMessageState)
