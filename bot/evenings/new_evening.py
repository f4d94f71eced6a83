"""Before an evening is announced: the people owed a chair, and the role that may be mentioned (CL-4.3, 5.5)."""

import discord

from bot.evenings.attendance import ChairDebt, EndedEvening, owed_people
from bot.evenings.plan import Plan
from bot.guilds.rights import living_roles
from bot.guilds.settings import read_server
from bot.store import Store
from bot.store.evening_rows import SavedEvening

CALL_EVERY = 6 * 3600.0
"""Seconds between two mentions of a server's role."""

LOOKED_THROUGH = 30
"""Recent evenings of a server that are searched for the last one of a series."""


async def owed_at(store: Store, guild_id: int, series_id: str | None, now: float) -> tuple[int, ...]:
    """Return the ids of people owed a chair at an evening announced ``now`` (unix seconds). Raises StoreError."""
    if not read_server(await store.guild_settings(guild_id)).owed:
        return ()
    last = await store.evenings.last_over(guild_id, LOOKED_THROUGH)
    of_series = next((one for one in last if series_id is not None and one.evening.series_id == series_id), None)
    debts = [ChairDebt(user, by, int(until)) for user, (by, until) in (await store.evenings.owed(guild_id)).items()]
    return tuple(sorted(owed_people(debts, _ended(of_series), _ended(last[0] if last else None), int(now))))


def _ended(saved: SavedEvening | None) -> EndedEvening | None:
    return None if saved is None else EndedEvening(saved.evening.id, int(saved.evening.over_at or 0.0))


async def claim_call(store: Store, guild_id: int, guild: discord.Guild | None, plan: Plan, now: float) -> str:
    """Claim the mention of the server's role, at most once in six hours; return the role or "". Raises StoreError."""
    kept = await store.guild_settings(guild_id)
    role, called_at = str(kept.get("ping_role") or ""), kept.get("called_at", 0.0)
    recent = isinstance(called_at, int | float) and now - called_at < CALL_EVERY
    if plan.call == "nobody" or not role or recent or not living_roles(guild, (role,)):
        return ""
    await store.change_guild_settings(guild_id, lambda settings: settings.update(called_at=now))
    return role
