"""The lobby: people sit down, choose options and get ready, until the deal.

Each change is durable before its acknowledgement. The lobby commits to the deal when it opens; the ids of the later ready presses become
part of the seed, so that nobody can pick a lucky one.
"""

import sys
from collections.abc import Callable, Mapping

from msgspec.structs import replace

import engines
from bot.games.game import options_of
from bot.presenting.naming import escaped, short
from bot.tables.refusal import Refused
from bot.tables.session.entries import Deal
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.narrators import holds_seat, with_reader
from bot.tables.session.seating import Seat, with_personal_settings
from bot.tables.session.setup import Setup
from bot.tables.session.table_settings import changed
from engines.chance import seed_of
from engines.first_player import after_move

LOBBY_LASTS = 2 * 3600.0
"""Seconds after which an idle lobby closes itself."""

SLOW_LOBBY_LASTS = 7 * 24 * 3600.0
"""The same for the lobby of a slow game (TK-4.10)."""


People = tuple[tuple[str, str], ...]
"""Ids and names, in order."""

Waiting = Mapping[int | None, Seat]
"""The seats of people on the waiting list, by person."""


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

    @command
    def restart_clock(self) -> None:
        """Restart the clock after a time in which nobody could press, and shift all moments but an hour that the host has named."""
        table = self.table
        setup, stood = table.setup, table.stopped_for
        touched = None if setup.touched is None else setup.touched + stood
        kept_until = None if setup.kept_until is None else setup.kept_until + stood
        table.store_setup(replace(setup, touched=touched, kept_until=kept_until))
        table.restart_clock()

    async def sit(self, user_id: int, name: str, *, username: str = "", language: str = "", reads_threads: bool = False) -> int | None:
        """Seat a person; return the seat, or None for a place on the waiting list. Raises Refused when already here.

        ``name``: the display name; ``username``: the name of the account, for pictures.
        ``reads_threads``: whether the person may read hidden threads of this server, which is noted without noting who.
        """
        seat = Seat(0, user_id, name, username, language=language, joined_at=self.table.now())
        return await self._sit(user_id, await with_personal_settings(self.table.store, seat), reads_threads)

    @command
    def _sit(self, user_id: int, seat: Seat, reads_threads: bool = False) -> int | None:
        table = self.table
        self.only_lobby()
        if table.seat_of(user_id) is not None:
            raise Refused("no-already-seated")
        table.no_second_game(user_id)
        if not is_free_for(table.setup, user_id, len(table.seats), table.rulebook.seats[-1]):
            if user_id not in [user for user, _ in table.waiting]:
                usernames = {**table.setup.usernames, str(user_id): seat.username}
                table.store_setup(replace(table.setup, waiting=waiting_with(table.setup, user_id, seat.name), usernames=usernames))
            return None
        seat.seat = len(table.seats)
        self._add(seat)
        self.touch()
        if is_kept(table.setup, user_id):
            table.store_setup(replace(table.setup, kept=kept_without(table.setup, user_id)))
        if reads_threads and not table.setup.readable:
            table.store_setup(replace(table.setup, readable=True))
        return seat.seat

    def _add(self, seat: Seat) -> None:
        self.table.seats.append(seat)
        self.table.record(seats=[seat.row()])

    @command
    def ready(self, user_id: int, press_id: int, *, dm_closed: bool = False) -> None:
        """Note the ready press of a seated person; its id becomes part of the seed. ``dm_closed``: direct messages do not reach them."""
        table = self.table
        self.only_lobby()
        number = table.seat_of(user_id)
        if number is None:
            raise Refused("no-seat-yet")
        seat = table.seat(number)
        seat.press, seat.dm_closed = press_id, dm_closed
        self.touch()
        table.record(seats=[seat.row()])

    async def leave(self, user_id: int) -> None:
        """Free the chair of a person for the first one on the waiting list, or take the person off that list."""
        await self._leave(user_id, await self._waiting())

    @command
    def _leave(self, user_id: int, waiting: Waiting) -> None:
        table = self.table
        self.only_lobby()
        number = table.seat_of(user_id)
        if number is not None:
            self._vacate(number, waiting)
        elif user_id in [user for user, _ in table.waiting]:
            others = tuple((user, name) for user, name in table.setup.waiting if user != str(user_id))
            table.store_setup(replace(table.setup, waiting=others))
        else:
            raise Refused("no-seat-yet")

    async def free_kept_chair(self, user_id: int) -> bool:
        """Free the kept chair of a person who does not come after all; False without one (CL-5.11)."""
        return await self._give_up(user_id, await self._waiting())

    @command
    def _give_up(self, user_id: int, waiting: Waiting) -> bool:
        self.only_lobby()
        setup = self.table.setup
        if not is_kept(setup, user_id):
            return False
        self._keep_touched(replace(setup, kept=kept_without(setup, user_id)))
        self._seat_waiting(waiting)
        return True

    async def remove_person(self, user_id: int) -> None:
        """Free the chair of a person who may not sit here any more, taken or kept, or take them off the waiting list."""
        await self.free_kept_chair(user_id)
        if self.table.seat_of(user_id) is not None or user_id in [user for user, _ in self.table.waiting]:
            await self.leave(user_id)

    async def exchange(self, leaves: int, comes: int, name: str, kept_for: float) -> None:
        """Keep the chair of the person who ``leaves`` for the one who ``comes``; idempotent (CL-9.6)."""
        await self._exchange(leaves, comes, name, kept_for, await self._waiting())

    @command
    def _exchange(self, leaves: int, comes: int, name: str, kept_for: float, waiting: Waiting) -> None:
        table = self.table
        self.only_lobby()
        here = table.seat_of(comes) is not None or is_kept(table.setup, comes)
        others = kept_without(table.setup, leaves)
        if not here:
            others = (*others, (str(comes), name))
        if others != table.setup.kept:
            self._keep_touched(replace(table.setup, kept=others, kept_until=table.setup.kept_until or table.now() + kept_for))
        number = table.seat_of(leaves)
        if number is not None:
            self._vacate(number, waiting)

    async def free_kept(self, plays: Callable[[int], bool], longer: float) -> int:
        """Free the kept chairs for the waiting list; return how many are free then (CL-8.6).

        People who still play at another table (``plays``), or did at the last look, keep theirs for ``longer`` seconds more (CL-22.19).
        """
        return await self._free_kept(plays, longer, await self._waiting())

    @command
    def _free_kept(self, plays: Callable[[int], bool], longer: float, waiting: Waiting) -> int:
        table = self.table
        self.only_lobby()
        if table.setup.kept or table.setup.kept_until is not None:
            playing = tuple(user for user, _ in table.setup.kept if plays(int(user)))
            kept = tuple(one for one in table.setup.kept if one[0] in (*playing, *table.setup.kept_playing))
            until = table.now() + longer if kept else None
            self._keep_touched(replace(table.setup, kept=kept, kept_until=until, kept_playing=playing))
            self._seat_waiting(waiting)
        return table.rulebook.seats[-1] - len(table.seats)

    async def _waiting(self) -> Waiting:
        """Return the seats that people on the waiting list would take, as these people like them."""
        table = self.table
        seats = [Seat(0, user, name, table.setup.usernames.get(str(user), "")) for user, name in table.waiting]
        return {seat.user_id: await with_personal_settings(table.store, seat) for seat in seats}

    def _next_waiting(self, waiting: Waiting, seats: int) -> Seat | None:
        """Take the first person off the waiting list who may sit down at a table of ``seats``; return their seat."""
        table = self.table
        if not table.waiting or not is_free_for(table.setup, table.waiting[0][0], seats, table.rulebook.seats[-1]):
            return None
        user, name = table.waiting[0]
        seat = waiting.get(user) or Seat(0, user, name, table.setup.usernames.get(str(user), ""))
        seat.seat, seat.joined_at = seats, table.now()
        table.store_setup(replace(table.setup, waiting=table.setup.waiting[1:]))
        return seat

    def _seat_waiting(self, waiting: Waiting) -> None:
        """Seat people from the waiting list while chairs are free for them."""
        while (seat := self._next_waiting(waiting, len(self.table.seats))) is not None:
            self._add(seat)

    async def clear(self, occupant: int) -> None:
        """Free the chair of a person (``Seat.occupant``) on behalf of the host. Raises Refused when they sit here no more."""
        await self._clear(occupant, await self._waiting())

    @command
    def _clear(self, occupant: int, waiting: Waiting) -> None:
        self.only_lobby()
        self._vacate(self.table.seat_with(occupant).seat, waiting)

    async def clear_bot_players(self) -> None:
        """Free the chairs of all automated players on behalf of the host."""
        await self._clear_bot_players(await self._waiting())

    @command
    def _clear_bot_players(self, waiting: Waiting) -> None:
        self.only_lobby()
        self._remain([seat for seat in self.table.seats if not seat.bot_player], waiting)

    def _vacate(self, number: int, waiting: Waiting) -> None:
        self._remain([seat for seat in self.table.seats if seat.seat != number], waiting)

    @command
    def move(self, occupant: int, place: int) -> None:
        """Put a person in the place of another on behalf of the host; those between count anew. Each ready press stays with its person.

        Both are meant by their ``Seat.occupant``. Raises Refused when one of them sits here no more.
        """
        self.only_lobby()
        moving, taken = self.table.seat_with(occupant), self.table.seat_with(place)
        others = [other for other in self.table.seats if other is not moving]
        others.insert(taken.seat, moving)
        self._renumber(others)

    def _remain(self, left: list[Seat], waiting: Waiting) -> None:
        """Keep the seats ``left``, counted anew, and seat people from the waiting list behind them."""
        while (freed := self._next_waiting(waiting, len(left))) is not None:
            left.append(freed)
        self._renumber(left)

    def _renumber(self, left: list[Seat]) -> None:
        """Make ``left`` the seats of the table, in this order. A first player named by the options stays first, in any chair."""
        table, count = self.table, len(self.table.seats)
        places = {seat.seat: next((place for place, other in enumerate(left) if other is seat), None) for seat in table.seats}
        options = {name: after_move(value, places) for name, value in table.options.items()}
        if options != table.options:
            table.options = options
            table.record(options=options)
        moved = [seat for place, seat in enumerate(left) if seat.seat != place or seat not in table.seats]
        for place, seat in enumerate(left):
            seat.seat = place
        table.seats = left
        self.touch()
        table.record(seats=[seat.row() for seat in moved], vacated=list(range(len(left), count)))

    @command
    def fill(self, count: int) -> int:
        """Seat up to ``count`` automated players under unused names; return how many found a chair."""
        table = self.table
        self.only_lobby()
        free = table.rulebook.seats[-1] - len(table.seats) - len(table.setup.kept)
        taken = {seat.name for seat in table.seats}
        names = [name for name in table.words("automat-names").split() if name not in taken]
        seated = names[: max(0, min(count, free))]
        for name in map(sys.intern, seated):  # every table has these names
            self._add(Seat(len(table.seats), None, name, bot_player=True, press=0, joined_at=table.now()))
        self.touch()
        return len(seated)

    @command
    def change_option(self, option: str, value: object) -> None:
        """Change one option of the rules. Raises Refused with the reason of the rulebook for an impossible value."""
        self._change({option: value})

    @command
    def choose_player(self, option: str, occupant: int) -> None:
        """Make a person (``Seat.occupant``) the first player of this option. Raises Refused as ``change_option``, and without them."""
        self._change({option: self._chair_of(occupant)})

    @command
    def change_options(self, values: Mapping[str, object], occupants: Mapping[str, int]) -> None:
        """Change several options at once, as ``change_option`` and ``choose_player`` do; all of them, or Refused and none."""
        self._change({**values, **{option: self._chair_of(occupant) for option, occupant in occupants.items()}})

    def _chair_of(self, occupant: int) -> str:
        return f"seat_{self.table.seat_with(occupant).seat + 1}"

    def _change(self, values: Mapping[str, object]) -> None:
        table = self.table
        self.only_lobby()
        options = {**table.options, **values}
        try:
            model = table.rulebook.read_options(options)
            if len(table.seats) in table.rulebook.seats:
                engines.start(table.game, seats=len(table.seats), options=options, seed=0)
        except engines.BadSetup as wrong:
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        made = model.model_dump(mode="json")
        table.options = options_of(table.game, made)
        table.record(options=made)
        self._keep_touched(replace(table.setup, changed={**table.setup.changed, **dict.fromkeys(values, table.now())}))

    @command
    def change_talk(self, values: Mapping[str, bool | int | str]) -> None:
        """Change options of the talk (TK-8.1): all of them, or none and Refused for an option or value that this table does not have."""
        table = self.table
        self.only_lobby()
        talk = changed(table.game, table.setup.talk, values, dealt=False)
        if values.get("narrator") and holds_seat(table, table.host_id):
            raise Refused("narrator-seated")
        self._keep_touched(replace(table.setup, talk=talk, changed={**table.setup.changed, **dict.fromkeys(values, table.now())}))

    @command
    def start(self, user_id: int | None) -> None:
        """Deal. ``user_id`` None: everyone is ready.

        Raises Refused: not the host, too few seats, options that do not fit, somebody plays another game now.
        """
        table = self.table
        self.only_lobby()
        if user_id is not None and not table.everyone_ready:
            table.only_host(user_id)
        if busy := table.playing_elsewhere:
            raise Refused("no-deal-playing", name=f"**{escaped(short(busy[0].name))}**")
        presses = [seat.press or 0 for seat in table.seats]
        before = table.seed, table.setup
        table.seed = f"{seed_of(bytes.fromhex(table.setup.secret), presses):032x}"
        table.setup = replace(
            table.setup, presses=tuple(map(str, presses)), started_at=table.now(), waiting=(), usernames={}, kept=(), kept_until=None,
            kept_playing=(), deal_at=None, ghosts=with_reader(table),
        )  # fmt: skip
        try:
            table.course = table.new_course()
        except engines.BadSetup as wrong:
            table.seed, table.setup = before
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        table.phase = "running"
        table.record(Deal(clocked=True), phase="running", seed=table.seed, setup=table.setup.json(), rules_version=table.rulebook.version)

    @command
    def cancel(self, user_id: int | None, *, moderator: bool = False, few: bool = False) -> None:
        """Close the lobby without a game. ``user_id`` None: it closes itself; ``few``: because too few people came.

        A ``moderator`` of the server may do so as well.
        """
        table = self.table
        self.only_lobby()
        if user_id is not None:
            table.only_host(user_id, moderator=moderator)
        table.phase = "cancelled"
        table.record(phase="cancelled")
        table.store_setup(replace(table.setup, expired=user_id is None and not few, few=few))

    def _keep_touched(self, setup: Setup) -> None:
        """Use and store ``setup``, with the present activity."""
        self.table.store_setup(replace(setup, touched=self.table.now()))


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
