"""Pending deliveries of a table: one struct for each kind.

A row of the outbox is a number, a surface and a JSON payload. The surface determines struct and recipient. Rows of old databases stay
readable: a field may be added with a default, none is renamed.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from bot.presenting.page import Accent, Button, Buttons, LineClock, Page
from bot.store import DeliveryRow


class Sheet(Struct, frozen=True, omit_defaults=True):
    """A page of texts and rows of buttons, as stored."""

    parts: tuple[str | tuple[Button, ...], ...]
    accent: Accent | None = None

    @property
    def page(self) -> Page:
        return Page(tuple(part if isinstance(part, str) else Buttons(part) for part in self.parts), self.accent)


def sheet_of(page: Page) -> Sheet:
    """Return ``page`` as stored. Raises TypeError for a page with pictures or menus."""
    parts: list[str | tuple[Button, ...]] = []
    for part in page.parts:
        if not isinstance(part, str | Buttons):
            raise TypeError(f"a line holds no {type(part).__name__}")
        parts.append(part if isinstance(part, str) else part.buttons)
    return Sheet(tuple(parts), page.accent)


class TableLine(Struct, tag_field="to", tag="table"):
    """A line in the table's channel.

    ``story``: the name of its story; ``grows``: the number of the delivery whose message it is edited into. ``pings``: seats to mention.
    ``after``: the length of the log when it was planned. ``renews``: a name; the last line of that name is edited instead while it is the
    last message. ``clock``: the clock that runs in ``text``. ``buttons``: buttons below it; such a line never grows.
    ``picture``: the number of the notice whose picture stands below the text.
    """

    n: int
    text: str
    nonce: str
    loud: bool = False
    story: str | None = None
    grows: int | None = None
    pings: tuple[int, ...] = ()
    after: int = 0
    renews: str = ""
    clock: LineClock | None = None
    buttons: tuple[Button, ...] = ()
    picture: int | None = None


class SeatWhisper(Struct, tag_field="to", tag="seat"):
    """A private line to the person at ``seat``: a text or a page.

    ``after``: the length of the log when it was planned. ``about``: why it is deleted some day, empty for never (``temporary_lines``).
    """

    seat: int
    n: int
    nonce: str
    text: str = ""
    page: Sheet | None = None
    loud: bool = False
    story: str | None = None
    after: int = 0
    about: str = ""


class HostWhisper(Struct, tag_field="to", tag="host"):
    """A private line to the host, who need not have a seat. ``about``: as above, and ``of`` is the seat that it speaks of."""

    n: int
    nonce: str
    text: str = ""
    page: Sheet | None = None
    loud: bool = False
    after: int = 0
    about: str = ""
    of: int = -1


Whisper: TypeAlias = SeatWhisper | HostWhisper
PlannedLine: TypeAlias = TableLine | SeatWhisper
"""A delivery of notices of the game, which have nothing for the host alone."""
Delivery: TypeAlias = PlannedLine | HostWhisper


def read_delivery(row: DeliveryRow) -> Delivery:
    """Return the delivery of a stored row. Raises ValueError (msgspec.ValidationError) for an unreadable one."""
    to, _, seat = row.surface.partition(":")
    known: dict[str, object] = {**row.payload, "n": row.n, "to": to}
    if to == "seat":
        known["seat"] = int(seat)
    made: Delivery = msgspec.convert(known, Delivery)
    return made


def row_of(delivery: Delivery) -> DeliveryRow:
    """Return ``delivery`` as stored while it is pending."""
    payload: dict[str, object] = msgspec.to_builtins(delivery)
    surface, n = str(payload.pop("to")), delivery.n
    if isinstance(delivery, SeatWhisper):
        surface = f"seat:{payload.pop('seat')}"
    del payload["n"]
    return DeliveryRow(n=n, surface=surface, state="pending", payload=payload)
