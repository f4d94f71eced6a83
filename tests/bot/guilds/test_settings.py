"""Settings of a server, and who may do what by them (CL, sections 2, 19 and 28)."""

import discord
import pytest

from bot.guilds.rights import MemberRights, may_call_evenings, may_open_tables
from bot.guilds.settings import LONGEST_KEEP, LONGEST_LEAD, ServerSettings, read_server, zone_of
from bot.guilds.zones import OFFERED, city, read_zone, time_in


def test_rows_of_older_versions_are_read() -> None:
    """CL-28: defaults for what is not there, nothing lost by what is not known or damaged."""
    assert read_server({}) == ServerSettings()
    old = {"language": "en", "factor": 1.5, "clocks": {"night": 90}, "silence": {"voice": False}, "ping_role": "7", "called_at": 5.0}
    assert read_server(old) == ServerSettings(language="en", ping_role="7")
    assert read_server({"zone": "Europe/Prague", "lead": "soon", "hosts": ["1"]}) == ServerSettings(zone="Europe/Prague", hosts=("1",))
    settings = ServerSettings()
    assert (settings.usual_hour, settings.lead, settings.keep, settings.history) == ("20:00", 15, 10, 0)
    assert settings.owed and settings.event and settings.board
    assert (LONGEST_LEAD, LONGEST_KEEP) == (60, 30)


@pytest.mark.rule("CL-2.3")
@pytest.mark.parametrize(
    ("locale", "zone"),
    [("cs", "Europe/Prague"), ("sk", "Europe/Bratislava"), ("pl", "Europe/Warsaw"), ("de", "Europe/Berlin"), ("en-GB", "Europe/London"),
     ("en-US", ""), ("fr", ""), ("", "")],
)  # fmt: skip
def test_the_zone_at_first_is_that_of_the_locale(locale: str, zone: str) -> None:
    """CL-2.3; what was chosen stands above it."""
    assert zone_of(ServerSettings(), locale) == zone
    assert zone_of(ServerSettings(zone="Asia/Tokyo"), locale) == "Asia/Tokyo"


def test_zones_have_names_and_a_time() -> None:
    assert len(OFFERED) == len(set(OFFERED)) == 24 and all(read_zone(zone) == zone for zone in OFFERED)
    assert (city("Europe/Prague", "cs"), city("Europe/Prague", "en")) == ("Praha", "Prague")
    assert time_in("Europe/Prague", 1_795_354_048.0) == "14:27"
    assert read_zone(" america/new york ") == "America/New_York"
    assert [read_zone(typed) for typed in ("", "Praha", "../../etc/passwd", "Etc/GMT+5")] == [None] * 4


@pytest.mark.rule("CL-2.1")
@pytest.mark.parametrize("name", ["Praha", "", "../etc/passwd", "Europe", "a\0b", "/etc/localtime"])
def test_invalid_zones_are_recognised(name: str) -> None:
    """CL-2.1: the setting takes IANA names."""
    assert read_zone(name) is None


NOBODY, STAFF, EVENTS = discord.Permissions.none(), discord.Permissions(manage_guild=True), discord.Permissions(create_events=True)


@pytest.mark.rule("CL-19.1")
@pytest.mark.parametrize(
    ("hosts", "roles", "permissions", "opens", "calls"),
    [
        ((), (), NOBODY, True, False),
        ((), (), EVENTS, True, True),
        ((), (), STAFF, True, True),
        (("5",), (), NOBODY, False, False),
        (("5",), (), EVENTS, False, False),
        (("5",), (4, 5), NOBODY, True, True),
        (("5",), (), STAFF, True, True),
        (("5",), (), discord.Permissions(administrator=True), True, True),
    ],
)
def test_who_opens_tables_and_calls_evenings(
    hosts: tuple[str, ...], roles: tuple[int, ...], permissions: discord.Permissions, opens: bool, calls: bool
) -> None:
    """CL-19.1."""
    settings, person = ServerSettings(hosts=hosts), MemberRights(roles, permissions)
    assert (may_open_tables(person, settings), may_call_evenings(person, settings)) == (opens, calls)
