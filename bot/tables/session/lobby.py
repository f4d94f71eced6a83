"""The lobby: people sit down, choose options and get ready, until the deal.

Each change is durable before its acknowledgement. The lobby commits to the deal when it opens; the ids of the later ready presses become
part of the seed, so that nobody can pick a lucky one.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

import engines
from bot.games.game import options_of
from bot.store import EntryRow, StoreError, TableChanges
from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import Deal, row_of
from bot.tables.session.logged import is_written
from bot.tables.session.narrators import holds_seat, with_reader
from bot.tables.session.seating import Seat, as_they_like
from bot.tables.session.setup import Setup
from bot.tables.session.talk_settings import changed
from engines.chance import seed_of
from engines.players import VERSION

LOBBY_LASTS = 2 * 3600.0
"""Seconds after which an idle lobby closes itself."""

SLOW_LOBBY_LASTS = 7 * 24 * 3600.0
"""The same for the lobby of a slow game (TK-4.10)."""


People = tuple[tuple[str, str], ...]
"""Ids and names, in order."""


def closes_at(table: LiveTable) -> float:
    """Return when an idle lobby closes itself (unix seconds)."""
    setup = table.setup
    since = table.now() if setup.touched is None else setup.touched
    lasts = SLOW_LOBBY_LASTS if table.slow else LOBBY_LASTS
    return max(since, setup.kept_until or since) + lasts


class Lobby:
    """The moves at a table before the deal. All raise Refused."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    def only_lobby(self) -> None:
        """Raise Refused after the deal, and when the lobby is closed."""
        if self.table.phase != "lobby":
            raise Refused("no-lobby")

    def touch(self) -> None:
        """Note activity, which keeps the lobby open."""
        self.table.setup = replace(self.table.setup, touched=self.table.now())

    async def go_on(self) -> None:
        """Restart the clock after a time in which nobody could press, and shift all moments but an hour that the host has named."""
        table = self.table
        async with table.lock:
            setup, stood = table.setup, table.stood
            touched = None if setup.touched is None else setup.touched + stood
            kept_until = None if setup.kept_until is None else setup.kept_until + stood
            await self.keep(replace(setup, touched=touched, kept_until=kept_until))
            table.go_on()

    async def sit(self, user_id: int, name: str, *, username: str = "", language: str = "") -> int | None:
        """Seat a person; return the seat, or None for a place on the waiting list. Raises Refused when already here.

        ``name``: the display name; ``username``: the name of the account, for pictures.
        """
        table = self.table
        async with table.lock:
            self.only_lobby()
            if table.seat_of(user_id) is not None:
                raise Refused("no-already-seated")
            if not is_free_for(table.setup, user_id, len(table.seats), table.rulebook.seats[-1]):
                if user_id not in [user for user, _ in table.waiting]:
                    usernames = {**table.setup.usernames, str(user_id): username}
                    line = waiting_with(table.setup, user_id, name)
                    await self.keep(replace(table.setup, waiting=line, usernames=usernames))
                return None
            seat = Seat(len(table.seats), user_id, name, username, language=language, joined_at=table.now())
            await self._add(await as_they_like(table.store, seat))
            if is_kept(table.setup, user_id):
                await self.keep(replace(table.setup, kept=kept_without(table.setup, user_id)))
            self._changed()
            return seat.seat

    async def _add(self, seat: Seat) -> None:
        await self._durable(self.table.store.put_seat(self.table.id, seat.row()))
        self.table.seats.append(seat)

    async def ready(self, user_id: int, press_id: int, *, deaf: bool = False) -> None:
        """Note the ready press of a seated person; its id becomes part of the seed. ``deaf``: direct messages do not reach the person."""
        table = self.table
        async with table.lock:
            self.only_lobby()
            number = table.seat_of(user_id)
            if number is None:
                raise Refused("no-seat-yet")
            seat = table.seat(number)
            seat.press, seat.deaf = press_id, deaf
            await self._durable(table.store.put_seat(table.id, seat.row()))
            self._changed()

    async def leave(self, user_id: int) -> None:
        """Free the chair of a person for the first one on the waiting list, or take the person off that list."""
        table = self.table
        async with table.lock:
            self.only_lobby()
            number = table.seat_of(user_id)
            if number is not None:
                await self._vacate(number)
            elif user_id in [user for user, _ in table.waiting]:
                others = tuple((user, name) for user, name in table.setup.waiting if user != str(user_id))
                await self.keep(replace(table.setup, waiting=others))
            else:
                raise Refused("no-seat-yet")

    async def give_up(self, user_id: int) -> bool:
        """Free the kept chair of a person who does not come after all; False without one (CL-5.11)."""
        async with self.table.lock:
            self.only_lobby()
            setup = self.table.setup
            if not is_kept(setup, user_id):
                return False
            await self.keep(replace(setup, kept=kept_without(setup, user_id)))
            await self._seat_waiting()
            self._changed()
            return True

    async def exchange(self, leaves: int, comes: int, name: str, kept_for: float) -> None:
        """Keep the chair of the person who ``leaves`` for the one who ``comes``; idempotent (CL-9.6)."""
        table = self.table
        async with table.lock:
            self.only_lobby()
            here = table.seat_of(comes) is not None or is_kept(table.setup, comes)
            others = kept_without(table.setup, leaves)
            if not here:
                others = (*others, (str(comes), name))
            if others != table.setup.kept:
                await self.keep(replace(table.setup, kept=others, kept_until=table.setup.kept_until or table.now() + kept_for))
            number = table.seat_of(leaves)
            if number is not None:
                await self._vacate(number)
            self._changed()

    async def free_kept(self, plays: Callable[[int], bool], longer: float) -> int:
        """Free the kept chairs for the waiting list; return how many are free then (CL-8.6).

        People who still play at another table keep theirs for ``longer`` seconds more (CL-22.19).
        """
        table = self.table
        async with table.lock:
            self.only_lobby()
            if table.setup.kept or table.setup.kept_until is not None:
                kept = tuple(one for one in table.setup.kept if plays(int(one[0])))
                await self.keep(replace(table.setup, kept=kept, kept_until=table.now() + longer if kept else None))
                await self._seat_waiting()
                self._changed()
            return table.rulebook.seats[-1] - len(table.seats)

    async def _seat_waiting(self) -> None:
        """Seat people from the waiting list while chairs are free for them."""
        table = self.table
        while table.waiting and is_free_for(table.setup, table.waiting[0][0], len(table.seats), table.rulebook.seats[-1]):
            user, name = table.waiting[0]
            seat = Seat(len(table.seats), user, name, table.setup.usernames.get(str(user), ""), joined_at=table.now())
            await self._add(await as_they_like(table.store, seat))
            await self.keep(replace(table.setup, waiting=table.setup.waiting[1:]))

    async def note_readable(self) -> None:
        """Note that somebody here may read hidden threads of this server, without noting who."""
        async with self.table.lock:
            self.only_lobby()
            if not self.table.setup.readable:
                await self.keep(replace(self.table.setup, readable=True))
                self._changed()

    async def clear(self, seat: int) -> None:
        """Free a chair on behalf of the host."""
        async with self.table.lock:
            self.only_lobby()
            self.table.seat(seat)
            await self._vacate(seat)

    async def _vacate(self, number: int) -> None:
        table = self.table
        left = [seat for seat in table.seats if seat.seat != number]
        if table.waiting and is_free_for(table.setup, table.waiting[0][0], len(left), table.rulebook.seats[-1]):
            user, name = table.waiting[0]
            freed = Seat(len(left), user, name, table.setup.usernames.get(str(user), ""), joined_at=table.now())
            left.append(await as_they_like(table.store, freed))
            await self.keep(replace(table.setup, waiting=table.setup.waiting[1:]))
        for place, seat in enumerate(left):
            seat.seat = place
        for seat in left[number:]:
            await self._durable(table.store.put_seat(table.id, seat.row()))
        if len(left) < len(table.seats):
            await self._durable(table.store.remove_seat(table.id, len(left)))
        table.seats = left
        self._changed()

    async def fill(self, count: int) -> int:
        """Seat up to ``count`` automated players under unused names; return how many found a chair."""
        table = self.table
        async with table.lock:
            self.only_lobby()
            free = table.rulebook.seats[-1] - len(table.seats) - len(table.setup.kept)
            taken = {seat.name for seat in table.seats}
            names = [name for name in table.words("automat-names").split() if name not in taken]
            seated = names[: max(0, min(count, free))]
            for name in map(sys.intern, seated):  # every table has these names
                await self._add(Seat(len(table.seats), None, name, bot_player=True, press=0, joined_at=table.now()))
            self._changed()
            return len(seated)

    async def change(self, option: str, value: object) -> None:
        """Change one option of the rules. Raises Refused with the reason of the rulebook for an impossible value."""
        table = self.table
        async with table.lock:
            self.only_lobby()
            options = {**table.options, option: value}
            try:
                model = table.rulebook.read_options(options)
                if len(table.seats) in table.rulebook.seats:
                    engines.start(table.game, seats=len(table.seats), options=options, seed=0)
            except engines.BadSetup as wrong:
                raise Refused(wrong.text.key, **wrong.text.args) from wrong
            made = model.model_dump(mode="json")
            await self._durable(table.store.save_table(table.id, options=made))
            table.options = options_of(table.game, made)
            table.setup = replace(table.setup, changed={**table.setup.changed, option: table.now()})
            self._changed()

    async def change_talk(self, option: str, value: bool | int | str) -> None:
        """Change one option of the talk (TK-8.1). Raises Refused for an option or value that this table does not have."""
        table = self.table
        async with table.lock:
            self.only_lobby()
            talk = changed(table.game, table.setup.talk, option, value, dealt=False)
            if option == "narrator" and value and holds_seat(table, table.host_id):
                raise Refused("narrator-seated")
            await self.keep(replace(table.setup, talk=talk, changed={**table.setup.changed, option: table.now()}))
            self._changed()

    async def start(self, user_id: int | None) -> None:
        """Deal. ``user_id`` None: everyone is ready. Raises Refused: not the host, too few seats, options that do not fit."""
        async with self.table.lock:
            self.only_lobby()
            if user_id is not None and not self.table.everyone_ready:
                self.table.only_host(user_id)
            await self._deal()

    async def _deal(self) -> None:
        table = self.table
        presses = [seat.press or 0 for seat in table.seats]
        seed = seed_of(bytes.fromhex(table.setup.secret), presses)
        at = table.now()
        before = table.seed, table.setup
        table.seed = f"{seed:032x}"
        presses_made = tuple(map(str, presses))
        table.setup = replace(
            table.setup, presses=presses_made, started_at=at, waiting=(), usernames={}, kept=(), kept_until=None, deal_at=None,
            ghosts=with_reader(table),
        )  # fmt: skip
        try:
            course = table.new_course()
            deal = Deal(bot_players=VERSION, clocked=True)
            course.apply(deal, at)
            await asyncio.shield(self._write_deal(deal, at))
        except engines.BadSetup as wrong:
            table.seed, table.setup = before
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        except Refused:
            table.seed, table.setup = before
            raise
        except StoreError as wrong:
            table.seed, table.setup = before
            raise Refused("no-store") from wrong
        table.phase = "running"
        table.take(course)
        table.on_change()

    async def _write_deal(self, deal: Deal, at: float) -> None:
        table = self.table
        changes: TableChanges = {
            "phase": "running", "seed": table.seed, "setup": table.setup.json(), "rules_version": table.rulebook.version,
        }  # fmt: skip
        kind, payload = row_of(deal)
        try:
            await table.store.append(table.id, 0, at, kind, payload, **changes)
        except StoreError as wrong:
            if not await is_written(table.store, table.id, EntryRow(n=0, at=at, kind=kind, payload=payload), wrong):
                raise

    async def cancel(self, user_id: int | None, *, moderator: bool = False, few: bool = False) -> None:
        """Close the lobby without a game. ``user_id`` None: it closes itself; ``few``: because too few people came.

        A ``moderator`` of the server may do so as well.
        """
        table = self.table
        async with table.lock:
            self.only_lobby()
            if user_id is not None:
                table.only_host(user_id, moderator=moderator)
            setup = replace(table.setup, expired=user_id is None and not few, few=few)
            await self._durable(table.store.save_table(table.id, phase="cancelled", setup=setup.json()))
            table.setup = setup
            table.phase = "cancelled"
            table.on_change()

    async def keep(self, setup: Setup) -> None:
        """Store ``setup`` and use it."""
        await self._durable(self.table.store.save_table(self.table.id, setup=setup.json()))
        self.table.setup = setup

    async def _durable(self, write: Awaitable[None]) -> None:
        """Wait for a write. Raises Refused when the store fails, before anything changes in memory."""
        try:
            await asyncio.shield(write)
        except StoreError as wrong:
            raise Refused("no-store") from wrong

    def _changed(self) -> None:
        self.touch()
        self.table.on_change()


def is_kept(setup: Setup, user_id: int) -> bool:
    """Return whether the evening keeps a chair for this person (CL-8.3)."""
    return any(user == str(user_id) for user, _ in setup.kept)


def kept_without(setup: Setup, user_id: int) -> People:
    """Return the people with kept chairs, without this one, who has sat down or given the chair up."""
    return tuple(one for one in setup.kept if one[0] != str(user_id))


def is_free_for(setup: Setup, user_id: int, seats: int, most: int) -> bool:
    """Return whether this person may sit down: on their own kept chair, or on one that is kept for nobody (CL-8.5)."""
    return seats < most if is_kept(setup, user_id) else seats + len(setup.kept) < most


def waiting_with(setup: Setup, user_id: int, name: str) -> People:
    """Return the waiting list with this person: first the queue of the evening, then everybody else as they came (CL-8.5)."""
    queue, line = setup.queue, [*setup.waiting, (str(user_id), name)]
    return tuple(sorted(line, key=lambda one: queue.index(one[0]) if one[0] in queue else len(queue)))
