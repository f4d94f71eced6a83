"""Carry out the due actions of evenings: remind people, open, attend to tables, end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.evenings.admission import barred_from, members_seeing
from bot.evenings.attendance import LATE, EndedEvening, EveningFacts, Guest, attendance, debts_of, sat_out
from bot.evenings.chairs import hold_until
from bot.evenings.due import ADDRESSING, Due
from bot.evenings.evening import LiveEvening, Move, state_change
from bot.evenings.lobbies.lobby_opening import LobbyOpening, kept_over
from bot.evenings.lobbies.seated import SatTable, tables_of
from bot.evenings.lobbies.table_channels import is_reachable, troubles
from bot.evenings.member_leave import MemberLeave
from bot.evenings.moves.answering import telling_moved_up
from bot.evenings.moves.calling_players import call_players
from bot.evenings.moves.opening import EveningTally, attendee, end_evening, miss, open_evening, pressable_again, watched
from bot.evenings.moves.planning import cancel
from bot.evenings.moves.polling import end_poll
from bot.evenings.moves.reminding import WANTED, Reminder, candidates, remind
from bot.guilds.rights import living_roles
from bot.store.evening_rows import EveningChange
from bot.tables.refusal import refused_without_store
from bot.tables.registry import TableRegistry


def tally_of(evening: LiveEvening, tables: Sequence[SatTable]) -> EveningTally:
    """Return how the evening ends now for each person; ``tables``: all tables of the evening."""
    dealt = [table for table in tables if table.dealt]
    played = frozenset(user for table in dealt for user in table.sat)
    guests = _guests(evening, played)
    course = EveningFacts(starts_at=evening.starts_at, held=True, games=len(dealt), bot_away=evening.message_state.away)
    outcomes = attendance(course, guests)
    people = tuple(replace(attendee(evening, user), outcome=outcome) for user, outcome in sorted(outcomes.items()))
    owed = _owed(evening, guests, played) if dealt else ()
    return EveningTally(people=people, owed=owed, paid=tuple(sorted(played)), games=len(dealt))


def _guests(evening: LiveEvening, played: frozenset[int]) -> list[Guest]:
    chairs, state = evening.chairs(), evening.message_state
    given = {row.user_id: row.at for row in chairs.seated}
    late = {int(user): evening.starts_at - LATE + 1 for user in state.late_chairs}
    withdrew = {int(user): at for user, at in state.withdrew.items()}
    there = {one.user_id for one in evening.saved.people if one.present_at is not None}
    waited = {row.user_id for row in chairs.waiting}
    off = set(map(int, evening.plan.uninvited))
    return [
        Guest(
            person=user,
            present=user in there,
            played=user in played,
            waited=user in waited,
            chair_at=max(given[user], late.get(user, 0.0)) if user in given else None,
            withdrew_at=withdrew.get(user),
            taken_off=user in off,
        )
        for user in sorted({*given, *waited, *withdrew, *there, *played, *off})
    ]


def _owed(evening: LiveEvening, guests: Sequence[Guest], played: frozenset[int]) -> tuple[tuple[int, float], ...]:
    """Return the people owed a chair next time, and until when; people whom the host removed are owed none."""
    present = [one.person for one in guests if one.present and not one.taken_off]
    waited = [one.person for one in guests if one.waited and not one.taken_off]
    ended = EndedEvening(evening.id, int(evening.now()))
    return tuple((debt.person, float(debt.until)) for debt in debts_of(ended, sat_out(present, waited, played)))


class DueActions:
    """Carries out the due actions of evenings."""

    def __init__(self, registry: TableRegistry, leaving: MemberLeave) -> None:
        self.registry = registry
        self._leaving = leaving
        self.roles: dict[int, int] = {}
        """The ping role of each server, read when an evening opened."""

    async def do(self, evening: LiveEvening, due: Due) -> None:
        """Carry out one due action. Raises Refused: no store."""
        if due in ADDRESSING:
            await self._leaving.check_members(evening)
        match due:
            case "remind-day":
                await self._remind(evening, "day")
            case "remind-hour":
                await self._remind(evening, "hour")
            case "call-players":
                await self._call_players(evening)
            case "end":
                await self.end(evening, None)
            case _:
                await self._move(evening, due)

    async def _remind(self, evening: LiveEvening, kind: Reminder) -> None:
        """Remind people with a chair who asked for it (CL-7), and warn the host of channels unfit for a table (CL-22.8)."""
        wanted = []
        for row in candidates(evening, kind):
            if kind in WANTED[(await self.registry.personal.of(row.user_id)).reminders]:
                wanted.append(row.user_id)
        await evening.do(remind(kind, wanted, troubles(self.registry, evening, free=False)))

    async def _call_players(self, evening: LiveEvening) -> None:
        """Call people who asked for it and may come, except those with a block between them and the host (NT-6.5)."""
        host, store = evening.row.host_id, self.registry.store
        with refused_without_store():
            asked = await store.people_to_call()
            blocks = await store.members.blocks_among((host, *asked))
        left_out = {user for pair in blocks if host in pair for user in pair} | await barred_from(self.registry, evening, asked)
        guild = self.registry.client.get_guild(evening.row.guild_id)
        seeing = await members_seeing(guild, evening.row.channel_id, (user for user in asked if user not in left_out))
        await evening.do(call_players([user for user in asked if user in seeing]))

    async def _move(self, evening: LiveEvening, due: Due) -> None:
        moves: Mapping[Due, Move] = {
            "end-poll": end_poll,
            "cancel": cancel(None),
            "archive": cancel(None),
            "move-up": free_held,
            "open": open_evening,
            "miss": miss,
            "watch": watched,
        }
        if due == "open":
            await self._read_role(evening.row.guild_id)
        await evening.do(moves[due])

    async def _read_role(self, guild_id: int) -> None:
        with refused_without_store():
            role = str((await self.registry.store.guild_settings(guild_id)).get("ping_role") or 0)
        self.roles[guild_id] = int(role) if living_roles(self.registry.client.get_guild(guild_id), (role,)) else 0

    async def idle_since(self, evening: LiveEvening) -> float:
        """Return when the last game of the evening ended (unix seconds), now if none was played. Raises Refused: no store."""
        with refused_without_store():
            nights = [await self.registry.store.history.night(table.table_id) for table in evening.saved.tables]
        ended = [night.ended_at for night in nights if night is not None]
        return max(ended, default=self.registry.now())

    async def end(self, evening: LiveEvening, host_id: int | None, *, staff: bool = False) -> None:
        """End an evening and record each person's attendance (CL-10.1, 10.4). Raises Refused."""
        with refused_without_store():
            tables = await tables_of(evening, self.registry)
        await evening.do(end_evening(host_id, lambda one: tally_of(one, tables), staff=staff))


def free_held(evening: LiveEvening) -> EveningChange:
    """Free the held chairs: the waiting list moves up, and people who get a chair are told (CL-5.6)."""
    change = state_change(evening, freed=True)
    until = hold_until(evening.plan, evening.starts_at)
    return telling_moved_up(evening, change, before=None if until is None else evening.chairs(at=until - 1))


IDLE = 3600.0
"""Seconds after the last game, without an open lobby, until an evening ends (CL-10.1)."""


UNREACHED = 2.0
"""Seconds until the next attendance while the server is not loaded, or its people cannot press."""


class OpenTables:
    """Watches the tables of open evenings: offers chairs that are kept no longer, ends idle evenings."""

    def __init__(self, due_actions: DueActions) -> None:
        self._due_actions = due_actions
        self._idle_since: dict[str, float] = {}
        self._unreached_since: dict[str, float] = {}
        """Since when nobody is known to be able to press, by evening (unix seconds)."""

    def forget(self, evening_id: str) -> None:
        self._idle_since.pop(evening_id, None)
        self._unreached_since.pop(evening_id, None)

    async def attend(self, evening: LiveEvening, lobby_opening: LobbyOpening) -> float | None:
        """Attend to the tables of an open evening; return when to attend again (unix seconds). Raises Refused: no store."""
        if evening.row.state != "open":
            return None
        if not is_reachable(self._due_actions.registry, evening.row.guild_id):
            self._unreached_since.setdefault(evening.id, evening.now())
            return evening.now() + UNREACHED
        if (since := self._unreached_since.pop(evening.id, None)) is not None:
            await evening.do(pressable_again(since))
        later = await lobby_opening.attend()
        for session in lobby_opening.alive:
            if session.table.phase == "lobby" and session.table.setup.kept_until is None:
                await evening.do(kept_over(session))
        if lobby_opening.alive or not evening.saved.tables:
            self._idle_since.pop(evening.id, None)
            return later
        return await self._end_when_idle(evening, later)

    async def _end_when_idle(self, evening: LiveEvening, later: float | None) -> float:
        """End an evening an hour after its last game; return when to attend again."""
        since = self._idle_since.setdefault(evening.id, await self._due_actions.idle_since(evening))
        if evening.now() >= since + IDLE:
            await self._due_actions.end(evening, None)
            return evening.now()
        return min(since + IDLE, later or float("inf"))
