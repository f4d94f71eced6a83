"""Lobbies of an open evening: opened in its channels with kept chairs; people who sit there count as present (CL-8, 9.8)."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.evenings.admission import shut_out
from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.lobbies.door import PLACES, Door
from bot.evenings.lobbies.table_channels import (
    NOWHERE,
    channel_trouble,
    finds_none,
    free_channels,
    refusal_of,
    troubles,
)
from bot.evenings.message_state import HOST, ChannelTrouble, DrawnTable, EveningNotice
from bot.evenings.moves.drawing import drawn_opened, present_people, reopen, swapped, table_of, tell_waiting
from bot.evenings.moves.opening import LATE, attendee, draw_at, has_door, note_tables
from bot.evenings.plan import GamePlan, most_seats
from bot.presenting.texts import words_in
from bot.store.evening_rows import EveningChange, EveningTableRow
from bot.store.rows import OCCUPYING
from bot.tables.moderation.access_rules import is_voiced
from bot.tables.opening import ForEvening
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.registry import TableRegistry
from bot.tables.table_session import TableSession

log = logging.getLogger(__name__)

AGAIN = 30.0
"""Seconds until the next search for a free channel (CL-8.8)."""

KEPT_AFTER_DRAW = 300.0
"""Seconds for which the chairs of a drawn table or of a next game are kept (CL-9.6)."""

MOST_PINGS = 100
"""Most people mentioned in one message (CL-8.2)."""


@dataclass(frozen=True, slots=True)
class LobbyPlan:
    """A lobby to open: people with kept chairs (id, name) ``until`` then, people waiting, possible channels, name of the table."""

    kept: Sequence[tuple[int, str]]
    queue: Sequence[int]
    until: float
    channels: Sequence[int]
    game: GamePlan
    round: int
    place: str = ""


class LobbyOpening:
    """Opens the lobbies of one evening."""

    def __init__(self, evening: LiveEvening, registry: TableRegistry, role_of: Callable[[int], int]) -> None:
        """``role_of`` returns the ping role of a server, 0 without one."""
        self._evening = evening
        self._registry = registry
        self._role_of = role_of

    # ---- tables

    @property
    def sessions(self) -> list[TableSession]:
        found = (self._registry.loaded(table.table_id) for table in self._evening.saved.tables)
        return [session for session in found if session is not None]

    @property
    def alive(self) -> list[TableSession]:
        """The loaded tables in lobby or play."""
        return [session for session in self.sessions if session.table.phase in OCCUPYING]

    # ---- attendance

    async def attend(self) -> float | None:
        """Open pending lobbies, note people present; return when to attend again (unix seconds). Raises Refused: no store."""
        evening = self._evening
        if evening.row.state != "open":
            return None
        await self._adopt()
        await self._exchange()
        if has_door(evening):
            again = await self._draw()
            if has_door(evening):
                return again
        later = await self._leave_lost()
        if evening.message_state.drawn:
            later = await self._open_drawn() or later
        elif not evening.saved.tables:
            later = await self._open_first()
        await self._note_where(found=later is None and bool(evening.saved.tables))
        await self._note_present()
        return later

    async def _adopt(self) -> None:
        """Take over lobbies that were opened for this evening just before the process was killed (CL-22.4)."""
        known = {table.table_id for table in self._evening.saved.tables}
        for session in self._registry.sessions_in_guild(self._evening.row.guild_id):
            table = session.table
            if table.setup.evening != self._evening.id or table.id in known or table.phase not in OCCUPYING:
                continue
            drawn = next((one for one in self._undrawn() if _is_of(session, one)), None)
            place = drawn.place if drawn is not None else self._place(table.channel_id)
            await self._note_table(session, round_=drawn.round if drawn is not None else self.next_round(place), place=place)

    def _place(self, channel: int) -> str:
        """Return the name of the table in a channel; empty where the evening has only one (CL-9.7)."""
        channels = self._evening.plan.channels
        if all(not table.place for table in self._evening.saved.tables):
            return ""
        return PLACES[channels.index(str(channel)) % len(PLACES)] if str(channel) in channels else ""

    def next_round(self, place: str) -> int:
        """Return the number of the next game at a table (CL-9.8)."""
        return 1 + max((table.round for table in self._evening.saved.tables if table.place == place), default=0)

    async def _draw(self) -> float:
        """Draw at the time of the draw, or once a channel is free; return when to attend again (CL-9.2)."""
        evening = self._evening
        if evening.now() < draw_at(evening):
            return draw_at(evening)
        if free_channels(self._registry, evening) or not present_people(evening):
            await Door(evening, self._registry).draw(evening.plan.games[0])
            return evening.now()
        await evening.do(finds_none(troubles(self._registry, evening)))
        return evening.now() + AGAIN

    # ---- lost channels

    async def _leave_lost(self) -> float | None:
        """Move lobbies out of channels that cannot hold a table any more; return when to attend again.

        A lobby stays where only permissions are missing and no other channel is free: its people sit there already.
        """
        evening, later = self._evening, None
        for session in self.alive:
            trouble = channel_trouble(self._registry, evening.row.guild_id, str(session.table.channel_id), free=False)
            if trouble is None or session.table.phase != "lobby":
                continue
            if trouble.reason != "gone" and not free_channels(self._registry, evening):
                await evening.do(finds_none((trouble,)))
                later = evening.now() + AGAIN
                continue
            await self.leave(session)
            if session.table.phase == "lobby":
                await session.lobby_moves.cancel(None)
        return later

    async def leave(self, session: TableSession) -> None:
        """Record, once, that a lobby with a lost channel is to be replaced by another one (CL-22.8). Raises Refused."""
        row = self._row_of(session)
        if row is not None and session.table.phase == "lobby" and not has_door(self._evening):  # people at the door are drawn in a moment
            await self._evening.do(reopen(_again(session, row.place, session.table.game, row.round)))

    async def change_game(self, session: TableSession, game: str) -> None:
        """Record, once, that a lobby is to be replaced by one of another game (CL-8.9). Raises Refused."""
        if (row := self._row_of(session)) is not None:
            await self._evening.do(reopen(_again(session, row.place, game, row.round + 1)))

    def _row_of(self, session: TableSession) -> EveningTableRow | None:
        return next((one for one in self._evening.saved.tables if one.table_id == session.table.id), None)

    async def _options(self, table: DrawnTable) -> GamePlan:
        """Return the game of a drawn table, with the options of the lobby that it replaces, else of the programme."""
        if not table.instead:
            return planned_game(self._evening, table.game)
        with refused_without_store():
            before = await self._registry.store.table(table.instead)
        if before is None or before.table.game != table.game:
            return planned_game(self._evening, table.game)
        return GamePlan(table.game, before.table.options)

    # ---- drawn tables

    def _undrawn(self) -> list[DrawnTable]:
        return [one for one in self._evening.message_state.drawn if not one.table]

    async def _open_drawn(self) -> float | None:
        """Open the drawn tables that are not open; people without a chair wait at the last one. Return when to attend again."""
        evening, later = self._evening, None
        for table in self._undrawn():
            before = self._registry.loaded(table.instead)
            if before is not None and before.table.phase == "lobby":  # it was to close, when the store failed or the process was killed
                await before.lobby_moves.cancel(None)
            others = [int(channel) for channel in evening.plan.channels if channel != table.channel]
            listed = evening.chairs()
            absent = [row.user_id for row in (*listed.seated, *listed.waiting)]
            people = [(int(user), name) for user, name in table.people]
            out = [int(user) for user in evening.message_state.left_out] if table == evening.message_state.drawn[-1] else []
            lobby = LobbyPlan(
                kept=people,
                queue=[*out, *(user for user in absent if not table.place and user not in dict(people))],
                until=max(evening.now() + KEPT_AFTER_DRAW, evening.starts_at + evening.plan.keep if table.instead else 0.0),
                channels=[int(table.channel), *others],
                game=await self._options(table),
                round=table.round,
                place=table.place,
            )
            if not isinstance(found := await self.open(lobby), TableSession):
                await evening.do(finds_none(found))
                if table.instead:
                    barred = await shut_out(self._registry, evening, (int(user) for user, _ in table.people))
                    await evening.do(tell_waiting(table, barred))
                later = evening.now() + AGAIN
        return later

    async def _exchange(self) -> None:
        """Carry out a recorded exchange of chairs before the deal (CL-9.6). Raises Refused."""
        evening = self._evening
        if len(evening.message_state.swap) < 2:  # none, or the data of one person was deleted since
            return
        one, other = evening.message_state.swap
        names = {user: name for table in evening.message_state.drawn for user, name in table.people}
        tables = [table for table in (table_of(evening, int(one)), table_of(evening, int(other))) if table is not None]
        sessions = [self._registry.loaded(table.table) for table in tables]
        if all(session is not None and session.table.phase == "lobby" for session in sessions):
            for session, (leaves, comes) in zip(sessions, ((one, other), (other, one)), strict=True):
                if session is not None:
                    await session.lobby_moves.exchange(int(leaves), int(comes), names.get(comes, ""), KEPT_AFTER_DRAW)
        await evening.do(swapped)

    async def _open_first(self) -> float | None:
        """Open the first table for people with a chair, up to an hour after the start; return when to attend again (CL-8.8)."""
        evening = self._evening
        if evening.now() >= max(evening.starts_at, evening.message_state.opened_at) + LATE:
            return None
        chairs, host = evening.chairs(), evening.row.host_id
        if not chairs.seated and host in await shut_out(self._registry, evening, (host,)):  # until somebody takes it over
            return evening.now() + AGAIN
        lobby = LobbyPlan(
            kept=[(row.user_id, row.name) for row in chairs.seated],
            queue=[row.user_id for row in chairs.waiting],
            until=max(evening.starts_at, evening.now()) + evening.plan.keep,
            channels=[int(channel) for channel in evening.plan.channels],
            game=evening.plan.games[0],
            round=1,
        )
        if isinstance(found := await self.open(lobby), TableSession):
            return None
        await evening.do(finds_none(found))
        return evening.now() + AGAIN

    async def open_next(self, lobby: LobbyPlan) -> TableSession:
        """Open the lobby of the next game (CL-9.8). Raises Refused: its channels cannot hold a table now."""
        found = await self.open(lobby)
        if not isinstance(found, TableSession):
            raise refusal_of(found[0], words_in(self._evening.plan.language))
        return found

    async def open(self, lobby: LobbyPlan) -> TableSession | tuple[ChannelTrouble, ...]:
        """Open a lobby in the first of its channels that can hold one; return it, else the troubles (CL-8.1, 8.8, 22.8)."""
        evening = self._evening
        most = most_seats((lobby.game,))
        host = (evening.row.host_id, evening.plan.host_name)
        cohosts = map(int, evening.plan.cohosts)
        barred = await shut_out(self._registry, evening, (host[0], *cohosts, *(user for user, _ in lobby.kept), *lobby.queue))
        people = [one for one in lobby.kept if one[0] not in barred]
        if host[0] in barred and people:  # nobody has taken the evening over: its table needs a host who is there
            host = people[0]
        wanted = ForEvening(
            evening=evening.id,
            kept=tuple((str(user), name) for user, name in people[:most]),
            kept_until=lobby.until,
            queue=tuple(str(user) for user in (*(user for user, _ in people[most:]), *lobby.queue) if user not in barred),
            cohosts=tuple(user for user in evening.plan.cohosts if int(user) not in barred),
            voice=self._voice(lobby),
        )
        found: list[ChannelTrouble] = []
        for channel in lobby.channels:
            if (trouble := channel_trouble(self._registry, evening.row.guild_id, str(channel))) is not None:
                found.append(trouble)
                continue
            try:
                session = await self._registry.open_lobby(
                    evening.row.guild_id,
                    channel,
                    *host,
                    lobby.game.game,
                    lobby.game.options,
                    evening.plan.language,
                    evening=wanted,
                )
            except Refused as refused:
                if refused.key == "no-store":
                    raise
                log.info("evening %s: channel %d is taken: %s", evening.id, channel, refused.key)
                found.append(ChannelTrouble(str(channel), "full" if refused.key == "too-many-tables-here" else "busy"))
                continue
            await self._note_table(session, round_=lobby.round, place=lobby.place)
            return session
        return tuple(found)

    def _voice(self, lobby: LobbyPlan) -> str:
        """Return the evening's voice channel for its first table that uses one, "" for the others (CL-21.4, TK-2.1)."""
        voice, drawn = self._evening.plan.voice, self._evening.message_state.drawn
        first = next((one.place for one in drawn if is_voiced(one.game)), "")
        has_it = any(session.table.settings.voice == voice for session in self.alive)
        return voice if is_voiced(lobby.game.game) and lobby.place == first and not has_it else ""

    async def _note_table(self, session: TableSession, *, round_: int, place: str) -> None:
        """Record an opened table and the notice that calls its people (CL-8.2)."""
        evening = self._evening
        row = EveningTableRow(table_id=session.table.id, round=round_, place=place)
        if session.table.setup.kept_until is None:  # opened by command: nobody is called, no chairs are kept (CL-9.8)
            await evening.do(lambda one: _joined(one, row))
            return
        drawn = next((one for one in evening.message_state.drawn if (one.place, one.round, one.table) == (place, round_, "")), None)
        elsewhere = drawn is not None and drawn.channel != str(session.table.channel_id)
        again = elsewhere or (drawn is not None and drawn.instead != "")
        if drawn is not None:
            await evening.do(drawn_opened(place, round_, session.table.id))
            if place and not again:  # the message of the draw called its people
                await evening.do(note_tables((row,)))
                return
        kept = tuple(int(user) for user, _ in session.table.setup.kept)
        until = int(session.table.setup.kept_until or evening.now())
        call = evening.plan.lobby_call
        said = EveningNotice(
            "ev-laid-elsewhere" if elsewhere else "ev-laid",
            args={"until": f"<t:{until}:t>"},  # an hour of the clock: a countdown would go on long after the deal
            loud=call != "nobody" or again,
            pings=kept[:MOST_PINGS] if call == "chairs" or again else (),
            role=self._role_of(evening.row.guild_id) if call == "role" and not again else 0,
            channel=session.table.channel_id,
        )
        await evening.do(note_tables((row,), said))

    async def _note_where(self, *, found: bool) -> None:
        """Record the first table's channel. ``found``: every table has one; if one is lost again, the host is told again."""
        state = self._evening.message_state
        here = next((str(session.table.channel_id) for session in self.alive), state.opened_in)
        asked = tuple(one for one in state.asked if one != NOWHERE or not found)
        if (here, asked) != (state.opened_in, state.asked):
            await self._evening.do(lambda one: state_change(one, opened_in=here, asked=asked))

    async def _note_present(self) -> None:
        """Record people who sit or wait at a table of the evening (CL-8.6, 10.4)."""
        here = {seat.user_id for session in self.alive for seat in session.table.seats if seat.user_id is not None}
        here |= {user for session in self.alive for user, _ in session.table.waiting}
        new = [user for user in sorted(here) if attendee(self._evening, user).present_at is None]
        if new:
            await self._evening.do(lambda one: _present(one, new))


def _is_of(session: TableSession, table: DrawnTable) -> bool:
    """Whether a lobby was opened for a drawn table."""
    kept = session.table.setup.kept
    return session.table.setup.kept_until is not None and table.people[: len(kept)] == kept


def _again(session: TableSession, place: str, game: str, round_: int) -> DrawnTable:
    """Return the table that replaces a lobby, with its people."""
    table = session.table
    seated = [(str(seat.user_id), seat.name) for seat in table.seats if seat.user_id is not None]
    people = dict([*seated, *table.setup.kept, *table.setup.waiting])
    return DrawnTable(place, str(table.channel_id), tuple(people.items()), game, round_, instead=table.id)


def _joined(evening: LiveEvening, row: EveningTableRow) -> EveningChange:
    return EveningChange(columns=state_change(evening, offers=(*evening.message_state.offers, row.table_id)).columns, tables=(row,))


def _present(evening: LiveEvening, users: Sequence[int]) -> EveningChange:
    return EveningChange(people=tuple(replace(attendee(evening, user), present_at=evening.now()) for user in users))


def planned_game(evening: LiveEvening, game: str) -> GamePlan:
    """Return a game with its options in the programme, else with the defaults."""
    return next((one for one in evening.plan.games if one.game == game), GamePlan(game))


def too_few(session: TableSession) -> bool:
    """Whether kept chairs ended and fewer people sit here than the game needs (CL-8.9)."""
    table = session.table
    return table.phase == "lobby" and table.setup.kept_until is None and len(table.seats) < table.rulebook.seats[0]


def kept_over(session: TableSession) -> Move:
    """Announce, once a table, when kept chairs end: free chairs for people waiting, or too few people (CL-8.6, 8.9)."""

    def move(evening: LiveEvening) -> EveningChange | None:
        table = session.table
        if table.id in evening.message_state.offers:
            return None
        least, most = table.rulebook.seats[0], table.rulebook.seats[-1]
        free = most - len(table.seats)
        seated = {seat.user_id for seat in table.seats}
        absent = [row for row in evening.chairs().waiting if row.user_id not in seated]
        said: list[EveningNotice] = []
        if free and absent and len({(row.round, row.place) for row in evening.saved.tables}) == 1:
            names = ", ".join(f"<@{row.user_id}>" for row in absent[:MOST_PINGS])
            pings = tuple(row.user_id for row in absent[:MOST_PINGS])
            said.append(EveningNotice("ev-left", args={"n": free, "names": names}, loud=True, pings=pings, channel=table.channel_id))
        if len(table.seats) < least:
            counts: dict[str, str | int] = {"n": len(table.seats), "least": least}
            said.append(EveningNotice("ev-few", args=counts, channel=table.channel_id))
            if "few" not in evening.message_state.asked:
                said.append(EveningNotice("ev-few-host", to=HOST, args=counts, loud=True, presses=("desk",)))
        asked = evening.message_state.asked if len(table.seats) >= least else tuple(dict.fromkeys((*evening.message_state.asked, "few")))
        return state_change(evening, *said, offers=(*evening.message_state.offers, table.id), asked=asked)

    return move
