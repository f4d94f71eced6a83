"""The next game at a table of an evening, and a new draw of everybody (CL-9.8, 9.9)."""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.door import Door, next_in_programme
from bot.evenings.lobbies.lobby_opening import KEPT_AFTER_DRAW, LobbyOpening, LobbyPlan, planned_game
from bot.evenings.lobbies.seated import SatTable, tables_of
from bot.evenings.lobbies.seating import draw_seed, next_order
from bot.evenings.lobbies.table_channels import channel_trouble, free_channels, refusal_of, troubles
from bot.evenings.moves.drawing import present_people
from bot.evenings.moves.opening import has_door
from bot.presenting.texts import words_in
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry
from engines import GAMES

PLAYING = ("running", "paused")


@dataclass(frozen=True, slots=True)
class NextPlace:
    """Where the next lobby can open: channel and name of the table; with all tables of the evening."""

    tables: Sequence[SatTable]
    channel: int
    place: str


class NextGame:
    """Opens the next lobbies of one evening at its host's request."""

    def __init__(self, evening: LiveEvening, registry: TableRegistry, lobby_opening: LobbyOpening) -> None:
        self._evening = evening
        self._registry = registry
        self._lobby_opening = lobby_opening

    async def next_place(self, after: str = "") -> NextPlace:
        """Return the channel of the table ``after``, else the first free one. Raises Refused: not open, no free channel, no store."""
        if self._evening.row.state != "open":
            raise Refused("ev-stale")
        tables = await self._tables()
        table = next((one for one in tables if one.id == after), None)
        there = table is not None and channel_trouble(self._registry, self._evening.row.guild_id, str(table.channel), free=False) is None
        free = free_channels(self._registry, self._evening)
        if table is not None and there:
            free = [channel for channel in (table.channel,) if channel in free]
        if not free:
            raise Refused("table-busy" if there else "ev-no-room")
        last = [one for one in tables if one.channel == free[0]]
        return NextPlace(tables, free[0], last[-1].place if last else "")

    async def _tables(self) -> list[SatTable]:
        with refused_without_store():
            return await tables_of(self._evening, self._registry)

    def proposed(self, where: NextPlace) -> str:
        """Return the next game of the programme there."""
        return next_in_programme(self._evening, where.tables, where.place).game

    async def open(self, host_id: int, game: str, after: str = "", *, staff: bool = False) -> None:
        """Open a lobby with chairs kept for people present, in the order of CL-9.8. Raises Refused."""
        evening = self._evening
        evening.only_host(host_id, staff=staff)
        if game not in GAMES:
            raise Refused("setup-game", game=game)
        where = await self.next_place(after)
        door = Door(evening, self._registry)
        order = await door.admitted(self._order(where))
        names = await door.names(order)
        most = GAMES[game].seats[-1]
        lobby = LobbyPlan(
            kept=[(user, names[user]) for user in order[:most]],
            queue=order[most:],
            until=evening.now() + KEPT_AFTER_DRAW,
            channels=[where.channel],
            game=planned_game(evening, game),
            round=self._lobby_opening.next_round(where.place),
            place=where.place,
        )
        await self._lobby_opening.open_next(lobby)

    def _order(self, where: NextPlace) -> list[int]:
        """Return the order of kept chairs: not in the last game here, fewest games, by lot; people in a running game last."""
        evening = self._evening
        dealt = [table for table in where.tables if table.dealt]
        here = [table for table in dealt if table.channel == where.channel]
        playing: Collection[int] = {user for table in dealt if table.phase in PLAYING for user in table.people}
        played = Counter(user for table in dealt for user in table.sat)
        seed = draw_seed(f"{evening.id}.{len(evening.saved.tables)}", ())
        order = next_order(present_people(evening), here[-1].sat if here else (), played, seed)
        return sorted(order, key=lambda user: user in playing)  # a stable sort

    async def replace_lobby(self, host_id: int, table_id: str, game: str, *, staff: bool) -> None:
        """Replace a lobby with too few people by one of another game; they keep their chairs (CL-8.9). Raises Refused."""
        evening = self._evening
        evening.only_host(host_id, staff=staff)
        session = next((one for one in self._lobby_opening.alive if one.table.id == table_id and one.table.phase == "lobby"), None)
        if session is None or len(session.table.seats) > GAMES[game].seats[-1]:
            raise Refused("ev-stale")
        if (trouble := channel_trouble(self._registry, evening.row.guild_id, str(session.table.channel_id), free=False)) is not None:
            raise refusal_of(trouble, words_in(evening.plan.language))
        await self._lobby_opening.change_game(session, game)  # before the lobby closes: the process may be killed then
        await session.lobby_moves.cancel(host_id, moderator=True)

    async def draw(self, host_id: int, *, staff: bool = False) -> None:
        """Draw people at the door now, or everybody again after closing open lobbies (CL-9.2, 9.9).

        Raises Refused: a game runs, nobody is there, no channel can hold a table.
        """
        evening = self._evening
        evening.only_host(host_id, staff=staff)
        if evening.row.state != "open":
            raise Refused("ev-stale")
        if any(session.table.phase in PLAYING for session in self._lobby_opening.alive):
            raise Refused("ev-draw-running")
        if len(troubles(self._registry, evening, free=False)) == len(evening.plan.channels):
            raise Refused("ev-no-room")
        door = Door(evening, self._registry)
        if not has_door(evening) and not await door.admitted(present_people(evening)):
            raise Refused("ev-draw-nobody")
        tables = await self._tables()
        for session in self._lobby_opening.alive:
            await session.lobby_moves.cancel(host_id, moderator=True)
        round_ = 1 + max((table.round for table in tables), default=0)
        await door.draw(next_in_programme(evening, tables), round_)
