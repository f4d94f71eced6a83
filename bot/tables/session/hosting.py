"""The moves of a host in a running game: clocks and seats, never the rules (MF-15.19). Each leaves one public line."""

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager

from msgspec.structs import replace

from bot.store import ChannelTaken, Phase, StoreError
from bot.tables.refusal import Refused
from bot.tables.session.entries import Answer, End, Expire, Extend, Handover, Pause, Reseat, Resume, Talk, Undo
from bot.tables.session.live_table import LiveTable
from bot.tables.session.narrators import with_reader
from bot.tables.session.seating import Seat, as_they_like
from bot.tables.session.setup import Offer, Setup
from bot.tables.session.shared_log import retry_on_conflict, while_overtaken
from bot.tables.session.talk_settings import changed

MOST_EXTENSION = 3600.0
"""The longest single extension, in seconds."""

MOST_COHOSTS = 5
"""The most co-hosts of a table."""

LONGEST_REASON = 200
"""Characters of the reason of a pause."""


class HostMoves:
    """Pause, resume, extend, skip, take back, end; hand over a seat or the table. Everything here raises Refused."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @retry_on_conflict
    async def pause(self, user_id: int, reason: str = "", *, moderator: bool = False) -> None:
        """Stop every clock; a ``moderator`` of the server may do so as well."""
        async with self.table.as_host(user_id, moderator=moderator):
            if self.table.phase == "paused":
                raise Refused("no-paused")
            await self._enter("paused", Pause(reason[:LONGEST_REASON]))

    @retry_on_conflict
    async def stop_clocks(self, reason: str) -> None:
        """Pause a running table without a host: its channel is gone, or its host."""
        async with self.table.lock:
            await self.table.trust()
            if self.table.phase == "running":
                await self._enter("paused", Pause(reason))

    @retry_on_conflict
    async def resume(self, user_id: int) -> None:
        """Resume every clock."""
        async with self.table.as_host(user_id):
            if self.table.phase != "paused":
                raise Refused("no-pause")
            if self.table.message_state.departures.homeless:
                raise Refused("no-channel")
            await self._enter("running", Resume())

    async def move(self, user_id: int, channel_id: int) -> None:
        """Continue a game in another channel after its own was deleted; the public messages are posted again there."""
        table = self.table
        async with table.as_host(user_id):
            if not table.message_state.departures.homeless:
                raise Refused("no-pause" if table.phase != "paused" else "no-move")
            elsewhere = table.message_state.elsewhere()
            try:
                await table.store.save_table(table.id, channel_id=channel_id, surfaces=elsewhere.json())
            except ChannelTaken as wrong:
                raise Refused("table-busy") from wrong
            except StoreError as wrong:
                raise Refused("no-store") from wrong
            table.channel_id, table.message_state = channel_id, elsewhere
            await while_overtaken(table, lambda: self._enter("running", Resume()))  # the move to the channel stands in any case

    @retry_on_conflict
    async def extend(self, user_id: int, seconds: float) -> None:
        """Give every open question more time: 10 seconds to one hour."""
        async with self.table.as_host(user_id):
            if not 10 <= seconds <= MOST_EXTENSION:
                raise Refused("no-extension")
            await self.table.commit(Extend(seconds))

    @retry_on_conflict
    async def skip(self, user_id: int) -> None:
        """Expire the clocks of the open step now, or end only a speech in turn (TK-3.10). Not by night, whose length may reveal nothing."""
        async with self.table.as_host(user_id) as course:
            if course.time.gate(self.table.now()) is not None:
                raise Refused("gate-waits")
            if course.in_night or course.time.released(self.table.now()) < course.game.notices_made:
                raise Refused("no-skip-night")
            if (speaker := course.speeches.on_turn(self.table.now())) is not None:
                await self.table.commit(Talk("done", speaker, key="skipped"))
                return
            asks = tuple(ask.id for ask in course.game.asks if ask.clock is not None)
            if not asks:
                raise Refused("no-skip")
            await self.table.commit(Expire(asks, by="host"))

    @retry_on_conflict
    async def undo(self, user_id: int) -> None:
        """Undo up to the last checkpoint since which nothing hidden was shown."""
        async with self.table.as_host(user_id) as course:
            now = self.table.now()
            # a partly posted move counts: what it has shown cannot be taken back; an unreleased move does not count yet
            told = course.game if course.ahead(now) else course.shown(now)
            before = [move for move in told.checkpoints if move < told.moves_made]
            if not before:
                raise Refused("no-undo")
            await self.table.commit(Undo(before[-1]))

    @retry_on_conflict
    async def change_talk(self, user_id: int, option: str, value: bool | int | str) -> bool:
        """Change one option of the talk from the next phase on (TK-8.1); False when nothing changes."""
        async with self.table.as_host(user_id) as course:
            talk = changed(self.table.game, course.talk.options, option, value, dealt=True)
            if talk == course.talk.options:
                return False
            await self.table.commit(Talk("option", key=option, value=value))
            return True

    @retry_on_conflict
    async def end(self, user_id: int, *, moderator: bool = False) -> None:
        """End the game without winners; a ``moderator`` of the server may do so as well."""
        async with self.table.as_host(user_id, moderator=moderator) as course:
            if self.table.phase == "paused" and not self.table.message_state.departures.homeless:
                await self._enter("running", Resume())  # a pause would hold up the end as it holds up all that is told
            if course.game.outcome is None:  # else it has ended by its rules, and people are about to be told
                await self.table.commit(End())

    def may_offer(self, by: int, seat: int, user_id: int) -> None:
        """Raise Refused unless the host may offer the seat to this person, who must not know more than the seat (MF-15.15)."""
        self.table.only_host(by)
        self.table.seat(seat)
        self._may_sit(user_id)

    async def offer(self, by: int, seat: int, user_id: int, message: int) -> None:
        """Store that ``message`` offers a seat to another person, who may accept it."""
        async with self.table.as_host(by):
            self.may_offer(by, seat, user_id)
            setup = self.table.setup
            await self._keep(replace(setup, offers={**setup.offers, str(seat): Offer(str(user_id), str(message))}))

    @retry_on_conflict
    async def accept(self, user_id: int, seat: int, name: str, *, username: str = "", language: str = "") -> int:
        """Give a seat with all its knowledge to the person who accepts its offer; return the message of the offer."""
        async with self.table.as_host(None):
            place, offer = self.table.seat(seat), self.table.setup.offers.get(str(seat))
            if offer is None:
                raise Refused("no-offer")
            if offer.to != str(user_id):
                raise Refused("no-foreign")
            self._may_sit(user_id)
            taken = Seat(seat, user_id, name, username, language=language, joined_at=self.table.now())
            await self._reseat(place, await as_they_like(self.table.store, taken), leaves=True)
            return int(offer.message)

    def _may_sit(self, user_id: int) -> None:
        """Raise Refused when this person knows too much for a new seat."""
        if self.table.seat_of(user_id) is not None or user_id in self._knowing():
            raise Refused("no-replacement")

    @retry_on_conflict
    async def automate(self, by: int | None, seat: int) -> None:
        """Let an automated player openly play a seat until its owner returns. ``by`` None: the table itself decides."""
        async with self.table.as_host(by):
            place = self.table.seat(seat)
            if place.bot_player:
                raise Refused("no-automat-already")
            now, owner = self.table.now(), place.user_id
            made = Seat(seat, None, place.name, place.username, bot_player=True, owner=owner, language=place.language, joined_at=now)
            await self._reseat(place, made, leaves=False)

    @retry_on_conflict
    async def give_back(self, user_id: int, seat: int) -> None:
        """Give a seat back to its owner."""
        async with self.table.as_host(None):
            place = self.table.seat(seat)
            if not place.bot_player or place.owner != user_id:
                raise Refused("no-foreign")
            now = self.table.now()
            made = Seat(seat, user_id, place.name, place.username, language=place.language, text_mode=place.text_mode, joined_at=now)
            await self._reseat(place, await as_they_like(self.table.store, made), leaves=False)

    @retry_on_conflict
    async def handover(self, by: int, user_id: int, name: str = "") -> None:
        """Make another person the host, before the deal or after it. Only the host may, no co-host."""
        async with self._as_first_host(by):
            if user_id == self.table.host_id:
                raise Refused("no-handover")
            await self._make_host(user_id, name)

    async def name_cohost(self, by: int, user_id: int) -> bool:
        """Make a person a co-host, or a co-host a plain person; return whether they are a co-host now. Only the host may."""
        table = self.table
        async with self._as_first_host(by):
            named = [user for user in table.setup.cohosts if user != str(user_id)]
            if len(named) == len(table.setup.cohosts):
                if user_id == table.host_id or len(named) >= MOST_COHOSTS:
                    raise Refused("no-cohost", most=MOST_COHOSTS)
                named.append(str(user_id))
            await self._keep(replace(table.setup, cohosts=tuple(named)))
            return user_id in table.cohosts

    @asynccontextmanager
    async def _as_first_host(self, user_id: int) -> AsyncIterator[None]:
        """Hold the lock for a move that only the host may make, no co-host."""
        table = self.table
        async with table.lock:
            await table.trust()
            if user_id != table.host_id:
                raise table.not_the_host()
            if table.phase not in ("lobby", "running", "paused"):
                raise Refused("no-game")
            yield

    async def _keep(self, setup: Setup) -> None:
        """Store ``setup`` and use it."""
        table = self.table
        try:
            await table.store.save_table(table.id, setup=setup.json())
        except StoreError as wrong:
            raise Refused("no-store") from wrong
        table.setup = setup

    @property
    def heirs(self) -> list[int]:
        """The people who may inherit the table, in order: seated co-hosts, other seats by number, co-hosts without a seat."""
        table = self.table
        seated = [seat.user_id for seat in table.people if seat.user_id is not None]
        seated.sort(key=lambda user: user not in table.cohosts)
        return [user for user in dict.fromkeys((*seated, *map(int, table.setup.cohosts))) if user != table.host_id]

    @retry_on_conflict
    async def inherit(self, here: Mapping[int, str], gone: Collection[int] = ()) -> str | None:
        """Make the first heir the host after the host has left the server; return the name, None without an heir.

        ``here``: names of present members; ``gone``: people who have left. Heirs in neither come last. Raises Refused when the store
        fails.
        """
        table = self.table
        async with table.lock:
            await table.trust()
            heirs = sorted((user for user in self.heirs if user not in gone), key=lambda user: user not in here)
            if not heirs:
                return None
            heir, seat = heirs[0], table.seat_of(heirs[0])
            name = table.seat(seat).name if seat is not None else here.get(heir, "")
            await self._make_host(heir, name)
            return name

    async def _make_host(self, user_id: int, name: str) -> None:
        table = self.table
        setup = replace(table.setup, host_name=name, cohosts=tuple(user for user in table.setup.cohosts if user != str(user_id)))
        if table.course is None:
            try:
                await table.store.save_table(table.id, host_id=user_id, setup=setup.json())
            except StoreError as wrong:
                raise Refused("no-store") from wrong
        else:
            setup = replace(setup, ghosts=with_reader(table, user_id))
            await table.commit(Handover(str(user_id)), host_id=user_id, setup=setup.json())
        table.host_id, table.setup = user_id, setup
        table.on_change()

    async def remove(self, by: int, seat: int) -> None:
        """Withdraw a seat from the game at the next checkpoint (MF-15.16)."""
        await self._withdraw(by, seat, "withdraw")

    async def disqualify(self, by: int, seat: int) -> None:
        """Disqualify a seat for misconduct; it does not win (MF-15.18)."""
        await self._withdraw(by, seat, "disqualify")

    async def resign(self, user_id: int) -> None:
        """Withdraw the seat of this person."""
        seat = self.table.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        await self._withdraw(None, seat, "withdraw")

    @retry_on_conflict
    async def _withdraw(self, by: int | None, seat: int, option: str) -> None:
        async with self.table.as_host(by) as course:
            for ask in course.open_asks(self.table.now()):
                if ask.seat == seat and not ask.holds and any(made.id == option for made in ask.options):
                    live = course.live(ask, (option,))
                    if live is not None:  # else an unreleased move has eliminated the seat, which a refusal would reveal
                        await self.table.commit(Answer(live.id, (option,), by="seat" if by is None else "host"))
                    return
            raise Refused("no-withdrawal")

    async def _enter(self, phase: Phase, entry: Pause | Resume) -> None:
        """Commit ``entry``, with which the table enters ``phase``."""
        await self.table.commit(entry, phase=phase)
        self.table.phase = phase

    def _knowing(self) -> set[int]:
        """Former players and people in the graveyard: they know too much for a new seat."""
        return {int(user) for user in (*self.table.setup.former, *self.table.setup.ghosts)}

    async def _reseat(self, old: Seat, new: Seat, *, leaves: bool) -> None:
        table = self.table
        setup = replace(table.setup, offers={number: to for number, to in table.setup.offers.items() if number != str(new.seat)})
        gone = old.user_id or old.owner
        if leaves and gone is not None:
            setup = replace(setup, former=(*setup.former, str(gone)))
        entry = Reseat(new.seat, str(new.user_id or ""), new.name, new.bot_player, str(gone or ""), old.name if gone is not None else "")
        await table.commit(entry, seats=(new.row(),), setup=setup.json())
        table.setup = setup
        table.seats[table.seats.index(old)] = new
        table.on_change()
