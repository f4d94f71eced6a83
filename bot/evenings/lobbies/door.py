"""The draw of an evening: people present, costs of pairs, resulting tables (CL-9.2 to 9.5, 9.9)."""

import asyncio
import logging
from collections.abc import Sequence

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.evenings.admission import shut_out
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.seated import SatTable
from bot.evenings.lobbies.seating import (
    REMEMBERED,
    Pair,
    PlayedGame,
    Present,
    SeatClaim,
    draw,
    draw_seed,
    pair_costs,
    table_sizes,
    who_plays,
)
from bot.evenings.lobbies.table_channels import free_channels
from bot.evenings.message_state import DrawnTable
from bot.evenings.moves.drawing import drawn, present_people, shut
from bot.evenings.plan import GamePlan
from bot.store import CountedGame
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry
from engines import GAMES

log = logging.getLogger(__name__)

TRIES = 5
"""Attempts of a draw, the first one included: it is repeated when somebody comes or leaves meanwhile."""

PLACES = ("lamp", "window", "stove", "door")
"""Names of an evening's tables, in the order of its channels (CL-9.7)."""


class Door:
    """Draws the people of one evening to tables."""

    def __init__(self, evening: LiveEvening, registry: TableRegistry) -> None:
        self._evening = evening
        self._registry = registry

    async def draw(self, game: GamePlan, round_: int = 1) -> None:
        """Draw everybody present and record it; lobbies open from the record.

        Raises Refused: no free channel, another draw was faster, no store.
        """
        before = self._evening.message_state.door, self._evening.message_state.drawn
        for _ in range(TRIES):
            with refused_without_store():
                if await self._draw(game, round_, before):
                    return
        raise Refused("no-store")

    async def _draw(self, game: GamePlan, round_: int, before: tuple[bool, tuple[DrawnTable, ...]]) -> bool:
        evening, there = self._evening, present_people(self._evening)
        here = self._present(await self.admitted(there))
        if not here:
            return await evening.do(shut)
        seats, channels = GAMES[game.game].seats, free_channels(self._registry, evening)
        if not channels:
            raise Refused("ev-no-room")
        sizes = table_sizes(len(here), seats[0], seats[-1], len(channels))
        plays, left = who_plays(here, sum(sizes))
        people = [one.person for one in plays]
        costs = pair_costs(*await self._past(people), int(evening.now()))
        seed = draw_seed(evening.id, [one.press for one in here if one.press])
        found = await asyncio.to_thread(draw, people, sizes, costs, seed)
        names = await self.names([one.person for one in here])
        tables = _tables(evening, channels, found, names, game, round_)
        out = [(str(one.person), names[one.person]) for one in left]
        return await evening.do(drawn(tables, out, there, before))

    # ---- people present

    async def admitted(self, people: Sequence[int]) -> list[int]:
        """Return those of the people who may be at the evening now, in their order (CL-5.8). Raises Refused: no store."""
        barred = await shut_out(self._registry, self._evening, people)
        return [user for user in people if user not in barred]

    def _present(self, people: Sequence[int]) -> list[Present]:
        """Return people present with their claims: owed, yes list, waiting list, walk-in (CL-9.3)."""
        evening = self._evening
        chairs, here = evening.chairs(), evening.message_state.here
        listed = {row.user_id: (SeatClaim.YES, place) for place, row in enumerate(chairs.seated)}
        listed |= {row.user_id: (SeatClaim.WAITING, place) for place, row in enumerate(chairs.waiting)}
        owed = set(map(int, evening.plan.owed))
        came = {one.user_id: int(one.present_at or 0.0) for one in evening.saved.people}
        found = []
        for user in people:
            claim, order = listed.get(user, (SeatClaim.WALK_IN, came[user]))
            arrival = here.get(str(user))
            found.append(Present(user, SeatClaim.OWED if user in owed else claim, order, int(arrival.press) if arrival else 0))
        return found

    async def names(self, people: Sequence[int]) -> dict[int, str]:
        """Return display names, from the door, the answers or a table, else from Discord."""
        evening = self._evening
        known = {int(user): one.name for user, one in evening.message_state.here.items()}
        known |= {row.user_id: row.name for row in evening.saved.answers}
        for session in self._registry.sessions_in_guild(evening.row.guild_id):
            known |= {seat.user_id: seat.name for seat in session.table.seats if seat.user_id is not None}
        return {user: known[user] if user in known else await self._looked_up(user) for user in people}

    async def _looked_up(self, user_id: int) -> str:
        guild = self._registry.client.get_guild(self._evening.row.guild_id)
        try:
            return "?" if guild is None else (await guild.fetch_member(user_id)).display_name
        except REQUEST_FAULTS as wrong:
            log.info("evening %s cannot look up a name: %s", self._evening.id, type(wrong).__name__)
            return "?"

    async def _past(self, people: Sequence[int]) -> tuple[list[PlayedGame], list[Pair]]:
        """Return recent games of the server, and blocks among these people. Raises StoreError."""
        store, now = self._registry.store, self._evening.now()
        games = await store.history.ended_between(self._evening.row.guild_id, now - REMEMBERED, now + 1)
        return [_played(game) for game in games], list(await store.members.blocks_among(people))


def _played(game: CountedGame) -> PlayedGame:
    return PlayedGame(int(game.ended_at), frozenset(seat.user_id for seat in game.seats if seat.user_id is not None and seat.user_id > 0))


def _tables(
    evening: LiveEvening,
    channels: Sequence[int],
    found: Sequence[Sequence[int]],
    names: dict[int, str],
    game: GamePlan,
    round_: int,
) -> list[DrawnTable]:
    order = {channel: number for number, channel in enumerate(map(int, evening.plan.channels))}
    several = len(found) > 1
    return [
        DrawnTable(
            place=PLACES[order.get(channel, 0)] if several else "",
            channel=str(channel),
            people=tuple((str(user), names[user]) for user in people),
            game=game.game,
            round=round_,
        )
        for channel, people in zip(channels, found, strict=False)
    ]


def next_in_programme(evening: LiveEvening, tables: Sequence[SatTable], place: str | None = None) -> GamePlan:
    """Return the next game of the programme, at the named table or at any; after its end, the last one again (CL-9.8)."""
    games = evening.plan.games
    done = [table for table in tables if table.dealt and place in (None, table.place)]
    rounds = {table.round for table in done}
    return games[min(len(rounds), len(games) - 1)]
