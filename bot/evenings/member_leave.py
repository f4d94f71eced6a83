"""Evenings after a member leaves the server or the bot is removed from it (CL-5.8, 22.11, 22.21)."""

from collections.abc import Sequence

from bot.discord_io.members import members_among
from bot.evenings.evening import LiveEvening
from bot.evenings.moves.answering import withdraw
from bot.evenings.moves.hosting import hand_to, nobody_hosts
from bot.evenings.moves.planning import cancel
from bot.evenings.series import SeriesScheduler
from bot.tables.registry import TableRegistry


class MemberLeave:
    """Takes people who left a server out of its evenings."""

    def __init__(self, registry: TableRegistry, series: SeriesScheduler) -> None:
        self._registry = registry
        self._series = series

    async def gone(self, evening: LiveEvening, user_id: int) -> None:
        """Withdraw the answer of somebody who left; a host is replaced by the first co-host still there. Raises Refused."""
        if evening.row.state in ("planned", "open"):
            await evening.do(withdraw(user_id))
        if evening.row.host_id == user_id:
            await self._host_gone(evening)

    async def _host_gone(self, evening: LiveEvening) -> None:
        cohosts = tuple(map(int, evening.plan.cohosts))
        found = await members_among(self._registry.client.get_guild(evening.row.guild_id), cohosts)
        for cohost in cohosts:
            if (member := found.here.get(cohost)) is not None:
                await evening.do(hand_to(cohost, member.display_name))
                await self._series.hand_over(evening.row.series_id, cohost)
                return
        await evening.do(nobody_hosts)

    @staticmethod
    async def guild_gone(evenings: Sequence[LiveEvening]) -> None:
        """Cancel the open evenings of a server that removed the bot; planned ones wait for its return (CL-17). Raises Refused."""
        for evening in evenings:
            if evening.row.state == "open":
                await evening.do(cancel(None))
