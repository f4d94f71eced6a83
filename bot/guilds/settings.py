"""Settings of a server (CL, section 28): a typed model of the column ``guild_settings.settings``.

The column also holds state that is not a setting (owed voices, the last ping of a role). So the model is only read; a change replaces
single fields (``Store.change_guild_settings``). Ids of roles and channels are text, since other programs round such numbers in JSON.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from bot.presenting.texts import words_for, words_in

HistoryMonths = Literal[0, 6, 12, 24]
"""Months for which finished games are kept; 0: as long as the bot is on the server."""

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
"""Default zones by preferred locale (CL-2.3)."""


class ServerSettings(Struct, frozen=True, omit_defaults=True):
    """The settings. Missing fields have their defaults; unknown ones are ignored."""

    language: str = ""
    """``cs`` or ``en``; empty: not chosen."""
    zone: str = ""
    """IANA name; empty: not chosen."""
    usual_hour: str = "20:00"
    """Start of an evening with a day but no hour: wall time, full or half hours."""
    hosts: tuple[str, ...] = ()
    """Host roles, who open tables and call evenings; none: as in CL-19.1."""
    table_channels: tuple[str, ...] = ()
    """Channels for tables of evenings, in order."""
    staff_channel: str = ""
    """Channel for reports; empty: none (CL-19.8)."""
    lead: int = 15
    """Minutes before the start at which the lobby opens."""
    keep: int = 10
    """Minutes after the start for which chairs are kept."""
    ping_role: str = ""
    """The role that evenings mention; empty: none."""
    coming_role: str = ""
    """The role of people with a chair; empty: none (NT-6.4)."""
    owed: bool = True
    """Whether people who sat out last time are owed a chair."""
    habit: bool = True
    """Whether the end of an evening tells how many there were in a row, and who was there (NT-6.2)."""
    invitations: bool = True
    """Whether the invitation of an evening is a picture (NT-6.3)."""
    event: bool = True
    """Whether evenings have scheduled events."""
    board: bool = True
    """Whether there are ratings, standings, badges and seasons."""
    headlines: bool = True
    """Whether stories have a headline (NT-4.1)."""
    moments: bool = True
    """Whether people choose the moment of the night under a story (NT-4.4)."""
    history: HistoryMonths = 0


def read_server(kept: Mapping[str, object]) -> ServerSettings:
    """Return the settings from the column; unreadable fields have their defaults."""
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
    """Return a server's zone: the chosen one, else that of its preferred locale (CL-2.3), else ""."""
    return settings.zone or ZONES.get(locale, "")


Language = Literal["cs", "en"]


def server_language(kept: Mapping[str, object], chosen: Language | None, locale: str | None) -> str:
    """Return ``cs`` or ``en``: the server's setting (``kept``), else the operator's default (``chosen``), else by preferred ``locale``.

    Czech for Czech and Slovak, English for any other or none.
    """
    told = kept.get("language") or chosen
    return words_in(str(told)).language if told else words_for(locale, "en").language
