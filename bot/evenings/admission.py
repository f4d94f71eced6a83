"""People who may not come to an evening: they left the server, have a table ban, or were removed by the host (CL-5.7, 5.8)."""

from collections.abc import Iterable

from bot.discord_io.members import members_among
from bot.evenings.evening import LiveEvening
from bot.tables.registry import TableRegistry


async def shut_out(registry: TableRegistry, evening: LiveEvening, users: Iterable[int]) -> frozenset[int]:
    """Return the people who may not come to an evening now. Raises Refused: no store."""
    people = frozenset(users)
    barred = await barred_from(registry, evening, people)
    return barred | (await members_among(registry.client.get_guild(evening.row.guild_id), people - barred)).gone


async def barred_from(registry: TableRegistry, evening: LiveEvening, users: Iterable[int]) -> frozenset[int]:
    """Return the people with a table ban, and those whom the host removed. Raises Refused: no store."""
    people = frozenset(users)
    return people & set(map(int, evening.plan.uninvited)) | await registry.admission.banned(evening.row.guild_id, people)
