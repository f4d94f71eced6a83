"""What the doctor looks at besides the first start (CL-20.2, 20.7, 20.8). What is in order is not told."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.guilds.settings import ZONES, read_server
from bot.operations.findings import Finding, fault, listed, warning
from bot.runtime.settings import Settings
from bot.store import Store

MOST_SKEW = 5.0
"""Seconds by which this machine's clock may differ from Discord's."""

MANY_PEOPLE, REVIEWED = 8_000, 10_000
"""People who can see the bot: from the first number on the doctor warns, above the second Discord reviews the members intent."""


def clock(date: str | None, now: datetime | None = None) -> list[Finding]:
    """Compare this machine's clock with the header ``Date`` of an answer of Discord."""
    try:
        told = parsedate_to_datetime(date or "")
    except ValueError:
        return []
    skew = ((now or datetime.now(UTC)) - told).total_seconds()
    return [warning("doctor-clock", seconds=round(skew))] if abs(skew) > MOST_SKEW else []


def people(guilds: Sequence[Mapping[str, Any]]) -> list[Finding]:
    """Estimate how many people can see the bot, from the member counts of its servers."""
    count = sum(int(guild.get("approximate_member_count") or 0) for guild in guilds)
    return [warning("doctor-people", count=count, limit=REVIEWED)] if count >= MANY_PEOPLE else []


def links(settings: Settings) -> list[Finding]:
    """Look for the operator's own pages."""
    named = {"CONSIGLIERE_PRIVACY_URL": settings.privacy_url, "CONSIGLIERE_SUPPORT_URL": settings.support_url}
    unset = [name for name, value in named.items() if not value]
    return [warning("doctor-links", list=", ".join(unset))] if unset else []


def zones() -> list[Finding]:
    """Look for the data of time zones."""
    try:
        for zone in ZONES.values():
            ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return [fault("doctor-zones")]
    return []


async def servers(store: Store, guilds: Sequence[Mapping[str, Any]]) -> list[Finding]:
    """Look for servers without a place for reports, and for finished games without results. Raises StoreError."""
    silent = []
    for guild in guilds:
        settings = read_server(await store.guild_settings(int(guild["id"])))
        if not settings.staff_channel:
            silent.append(str(guild.get("name", guild["id"])))
    found = [warning("doctor-staff", guilds=listed(silent))] if silent else []
    lacking = await store.members.nights_without_results()
    return [*found, *([warning("doctor-results", n=lacking)] if lacking else [])]
