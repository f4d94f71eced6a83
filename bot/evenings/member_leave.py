"""Evenings after a member leaves the server or may not sit at its tables, or after the bot is removed (CL-5.8, 22.11, 22.21)."""

from collections.abc import Sequence

from bot.discord_io.members import members_among
from bot.evenings.admission import barred_from, shut_out
from bot.evenings.evening import LiveEvening
from bot.evenings.moves.answering import renamed, untold, withdraw
from bot.evenings.moves.hosting import hand_to, nobody_hosts
from bot.evenings.moves.planning import cancel
from bot.evenings.series import SeriesScheduler
from bot.tables.registry import TableRegistry
from bot.tables.roll_call import AGAIN


def people_of(evening: LiveEvening) -> frozenset[int]:
    """Return the host of an evening, and everybody who was invited, has answered, voted or come to its door."""
    saved = evening.saved
    answered = (row.user_id for rows in (saved.answers, saved.votes) for row in rows)
    return frozenset((evening.row.host_id, *evening.invited, *answered, *map(int, evening.message_state.here)))


class MemberLeave:
    """Takes people who may not be at an evening out of it."""

    def __init__(self, registry: TableRegistry, series: SeriesScheduler) -> None:
        self._registry = registry
        self._series = series

    async def check_members(self, evening: LiveEvening) -> None:
        """Take everybody out of an evening who may not be there now; note the present names of the others. Raises Refused: no store."""
        if evening.final:
            return
        people = people_of(evening)
        barred = await barred_from(self._registry, evening, people)
        found = await members_among(self._registry.client.get_guild(evening.row.guild_id), people - barred)
        for user in sorted(barred | found.gone):
            await self.gone(evening, user)
        await evening.do(renamed({user: member.display_name for user, member in found.here.items()}))

    async def untell(self, evening: LiveEvening, users: frozenset[int]) -> None:
        """Drop what is yet to be told those of ``users`` who may not be at the evening now. Raises Refused: no store."""
        for user in sorted(await shut_out(self._registry, evening, users)):
            await evening.do(untold(user))

    async def gone(self, evening: LiveEvening, user_id: int) -> None:
        """Withdraw what somebody answered who may not be there; a host is replaced by the first co-host still there. Raises Refused."""
        if evening.final:
            await evening.do(untold(user_id))
            return
        await evening.do(withdraw(user_id))
        if evening.row.host_id == user_id:
            await self._host_gone(evening)

    async def _host_gone(self, evening: LiveEvening) -> None:
        cohosts = tuple(map(int, evening.plan.cohosts))
        barred = await self._registry.admission.banned(evening.row.guild_id, cohosts)
        found = await members_among(self._registry.client.get_guild(evening.row.guild_id), cohosts)
        for cohost in cohosts:
            if cohost not in barred and (member := found.here.get(cohost)) is not None:
                await evening.do(hand_to(cohost, member.display_name))
                await self._series.hand_over(evening.row.series_id, cohost)
                return
        if found.gone.union(barred).issuperset(cohosts):
            await evening.do(nobody_hosts)
        else:
            self._registry.roll_call.ask(evening.row.guild_id, AGAIN)  # finds the host gone once more

    @staticmethod
    async def guild_gone(evenings: Sequence[LiveEvening]) -> None:
        """Cancel the open evenings of a server that removed the bot; planned ones wait for its return (CL-17). Raises Refused."""
        for evening in evenings:
            if evening.row.state == "open":
                await evening.do(cancel(None))
