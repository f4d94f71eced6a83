"""People who may not come to an evening: they left the server, have a table ban, or were removed by the host (CL-5.7, 5.8)."""

from collections.abc import Iterable

from bot.evenings.evening import LiveEvening
from bot.tables.registry import TableRegistry


async def shut_out(registry: TableRegistry, evening: LiveEvening, users: Iterable[int]) -> frozenset[int]:
    """Return the people who may not come to an evening now. Raises Refused: no store."""
    people = frozenset(users)
    uninvited = people & set(map(int, evening.plan.uninvited))
    return uninvited | await registry.admission.shut_out(evening.row.guild_id, people - uninvited)
