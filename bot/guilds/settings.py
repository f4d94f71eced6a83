"""What a server has set (CL, section 28): one typed model of the column ``guild_settings.settings``.

The column is also written by older versions, and holds a few things that nobody sets (whom voices are owed to, when a role was called).
So the model reads what it knows and never writes the whole: a change replaces single fields (``Store.change_guild_settings``).
Roles and channels stand in it by their ids as text, since JSON of other programs rounds such numbers.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from bot.presenting.texts import words_for, words_in

HistoryMonths = Literal[0, 6, 12, 24]
"""Months for which finished games are kept; 0: for as long as the server keeps the bot."""

MOST_HOSTS, MOST_CHANNELS = 5, 4
LONGEST_LEAD, LONGEST_KEEP = 60, 30
"""Minutes."""

ZONES: Mapping[str, str] = {
    "cs": "Europe/Prague",
    "sk": "Europe/Bratislava",
    "pl": "Europe/Warsaw",
    "de": "Europe/Berlin",
    "en-GB": "Europe/London",
}
"""The zone of a server at first, by its preferred locale (CL-2.3); of others it is not known."""


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    """What a server has set. A field that is not in an old row has its default; one that is not known here is left out."""

    language: str = ""
    """``cs`` or ``en``; empty: nobody has chosen one."""
    zone: str = ""
    """IANA name; empty: nobody has chosen one."""
    usual_hour: str = "20:00"
    """When an evening begins of which only the day was said: wall time, full or half hours."""
    hosts: tuple[str, ...] = ()
    """Roles who open tables and call evenings; none: everybody, as CL-19.1 says."""
    table_channels: tuple[str, ...] = ()
    """Where tables of evenings are laid, in this order."""
    staff_channel: str = ""
    """Where reports go; empty: there is nobody to hand them to (CL-19.8)."""
    lead: int = 15
    """Minutes before the start at which the table is laid."""
    keep: int = 10
    """Minutes after the start for which chairs are kept."""
    ping_role: str = ""
    """The calling role; empty: none."""
    owed: bool = True
    """Whether who sat out last time sits first."""
    event: bool = True
    """Whether evenings stand in the server's calendar."""
    board: bool = True
    """Whether there are ratings, standings, badges and seasons."""
    history: HistoryMonths = 0


def read_server(kept: Mapping[str, object]) -> ServerSettings:
    """Return what a server has set, from its column; a field that cannot be read has its default, and the others are read."""
    try:
        return msgspec.convert(kept, ServerSettings)
    except msgspec.ValidationError:
        return msgspec.convert({name: value for name, value in kept.items() if _readable(name, value)}, ServerSettings)


def _readable(name: str, value: object) -> bool:
    try:
        msgspec.convert({name: value}, ServerSettings)
    except msgspec.ValidationError:
        return False
    return True


def zone_of(settings: ServerSettings, locale: str) -> str:
    """Return the zone of a server: the chosen one, else by its preferred locale (CL-2.3), else empty: it has to be asked for."""
    return settings.zone or ZONES.get(locale, "") or ZONES.get(locale.partition("-")[0].lower(), "")


Language = Literal["cs", "en"]


def server_language(kept: Mapping[str, object], chosen: Language | None, locale: str | None) -> str:
    """Return ``cs`` or ``en``: what the server has set (``kept``), else what the operator has ``chosen`` for servers that have set nothing.

    Without either it is the language that the server has told Discord (its preferred ``locale``): Czech for Czech and Slovak, English for
    every other, and where it is not known.
    """
    told = kept.get("language") or chosen
    return words_in(str(told)).language if told else words_for(locale, "en").language
