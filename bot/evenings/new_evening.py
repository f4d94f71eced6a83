"""What an evening finds when it is called: who is owed a chair, and which role may be mentioned (CL-4.3, 5.5)."""

from bot.evenings.attendance import ChairDebt, EndedEvening, owed_people
from bot.evenings.plan import Plan
from bot.guilds.settings import read_server
from bot.store import Store
from bot.store.evening_rows import SavedEvening

CALL_EVERY = 6 * 3600.0
"""Seconds between two calls of a server's role."""

LOOKED_THROUGH = 30
"""Evenings of a server among which the last one of a series is looked for."""


async def owed_at(store: Store, guild_id: int, series_id: str | None, now: float) -> tuple[int, ...]:
    """Return who is owed a chair at an evening that is called ``now`` (unix seconds), by id. Raises StoreError."""
    if not read_server(await store.guild_settings(guild_id)).owed:
        return ()
    last = await store.evenings.last_over(guild_id, LOOKED_THROUGH)
    of_series = next((one for one in last if series_id is not None and one.evening.series_id == series_id), None)
    debts = [ChairDebt(user, by, int(until)) for user, (by, until) in (await store.evenings.owed(guild_id)).items()]
    return tuple(sorted(owed_people(debts, _ended(of_series), _ended(last[0] if last else None), int(now))))


def _ended(saved: SavedEvening | None) -> EndedEvening | None:
    return None if saved is None else EndedEvening(saved.evening.id, int(saved.evening.over_at or 0.0))


async def claim_call(store: Store, guild_id: int, plan: Plan, now: float) -> str:
    """Return the role that is mentioned when an evening is called, at most once in six hours; note that it was. Raises StoreError."""
    kept = await store.guild_settings(guild_id)
    role, called_at = str(kept.get("ping_role") or ""), kept.get("called_at", 0.0)
    recent = isinstance(called_at, int | float) and now - called_at < CALL_EVERY
    if plan.call == "nobody" or not role or recent:
        return ""
    await store.change_guild_settings(guild_id, lambda settings: settings.update(called_at=now))
    return role
