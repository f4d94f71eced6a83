"""The moves of a host in a running game: clocks and seats, never the rules (MF-15.19). Each leaves one public line."""

from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.store import TablePhase
from bot.tables.refusal import Refused
from bot.tables.session.entries import Answer, End, Expire, Extend, Handover, Pause, Reseat, Resume, Talk, Undo
from bot.tables.session.live_table import LiveTable
from bot.tables.session.mailbox import command
from bot.tables.session.message_state import MessageState
from bot.tables.session.narrators import with_reader
from bot.tables.session.seating import Seat, with_personal_settings
from bot.tables.session.setup import Offer
from bot.tables.session.table_settings import changed
from engines.asking import Ask

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

    @command
    def pause(self, user_id: int, reason: str = "", *, moderator: bool = False) -> None:
        """Stop every clock; a ``moderator`` of the server may do so as well."""
        self.table.playing_for_host(user_id, moderator=moderator)
        if self.table.phase == "paused":
            raise Refused("no-paused")
        self._enter("paused", Pause(reason[:LONGEST_REASON], still=True))

    @command
    def stop_clocks(self) -> None:
        """Pause a running table without a host: its channel is gone, or its host."""
        if self.table.phase == "running":
            self._enter("paused", Pause(still=True))

    @command
    def resume(self, user_id: int, *, moderator: bool = False) -> None:
        """Resume every clock; a ``moderator`` of the server may do so as well."""
        self.table.playing_for_host(user_id, moderator=moderator)
        if self.table.phase != "paused":
            raise Refused("no-pause")
        if self.table.message_state.departures.homeless:
            raise Refused("no-channel")
        self._enter("running", Resume())

    async def move(self, user_id: int, channel_id: int) -> None:
        """Continue a game in another channel after its own was deleted; the public messages are posted again there."""
        self.table.message_state = await self._move(user_id, channel_id)

    @command
    def _move(self, user_id: int, channel_id: int) -> MessageState:
        table = self.table
        table.playing_for_host(user_id)
        if not table.message_state.departures.homeless:
            raise Refused("no-pause" if table.phase != "paused" else "no-move")
        surfaces = table.message_state.elsewhere()
        self._enter("running", Resume())
        table.channel_id = channel_id
        table.record(channel_id=channel_id, surfaces=surfaces.json())
        return surfaces

    @command
    def extend(self, user_id: int, seconds: float) -> None:
        """Give every open question more time: 10 seconds to one hour."""
        self.table.playing_for_host(user_id)
        if not 10 <= seconds <= MOST_EXTENSION:
            raise Refused("no-extension")
        self.table.record(Extend(seconds))

    def skipping(self, user_id: int) -> Talk | Expire:
        """Return the entry that skips the present step: a speech in turn (TK-3.10), else the clocks of the step.

        Raises Refused, also by night, whose length may reveal nothing.
        """
        table, course = self.table, self.table.playing_for_host(user_id)
        if course.time.gate(table.now()) is not None:
            raise Refused("gate-waits")
        if course.in_night or course.time.released(table.now()) < course.game.notices_made:
            raise Refused("no-skip-night")
        if (speaker := course.speeches.on_turn(table.now())) is not None:
            return Talk("done", speaker, key="skipped")
        asks = tuple(ask.id for ask in course.game.asks if ask.clock is not None)
        if not asks:
            raise Refused("no-skip")
        return Expire(asks, by="host")

    @command
    def skip(self, user_id: int) -> None:
        """Expire the clocks of the open step now, or end only a speech in turn."""
        self.table.record(self.skipping(user_id))

    def undoing(self, user_id: int) -> Undo:
        """Return the entry that undoes up to the last checkpoint since which nothing hidden was shown. Raises Refused without one."""
        course, now = self.table.playing_for_host(user_id), self.table.now()
        shown = course.shown(now)
        # a partly posted move counts: what it has shown cannot be taken back; an unreleased move counts only if the host made it
        partly = bool(course.ahead(now))
        posted = shown.moves_made + partly
        by_host = not partly and any(move.by == "host" for move in course.game.record.moves[posted:])
        before = [move for move in (course.game if partly else shown).checkpoints if by_host or move < posted]
        if not before:
            raise Refused("no-undo")
        return Undo(before[-1])

    @command
    def undo(self, user_id: int) -> None:
        """Undo up to the last checkpoint since which nothing hidden was shown."""
        self.table.record(self.undoing(user_id))

    @command
    def change_talk(self, user_id: int, values: Mapping[str, bool | int | str]) -> bool:
        """Change options of the talk from the next phase on (TK-8.1), each with its own entry; False when nothing changes.

        All of them, or none and Refused for an option or value that this table does not have.
        """
        before = self.table.playing_for_host(user_id).talk_log.options
        talk = changed(self.table.game, before, values, dealt=True)
        new = [option for option in values if getattr(talk, option) != getattr(before, option)]
        for option in new:
            self.table.record(Talk("option", key=option, value=values[option]))
        return bool(new)

    @command
    def end(self, user_id: int, *, moderator: bool = False) -> None:
        """End the game without winners; a ``moderator`` of the server may do so as well."""
        course = self.table.playing_for_host(user_id, moderator=moderator)
        if self.table.phase == "paused" and not self.table.message_state.departures.homeless:
            self._enter("running", Resume())  # a pause would delay the end with all other messages
        if course.game.outcome is None:  # else it has ended by its rules, and people are about to be told
            self.table.record(End())

    def may_offer(self, by: int, seat: int, user_id: int) -> None:
        """Raise Refused unless the host may offer the seat to this person, who must not know more than the seat (MF-15.15)."""
        self.table.only_host(by)
        self.table.seat(seat)
        self._may_sit(user_id)

    @command
    def offer(self, by: int, seat: int, user_id: int, number: int) -> None:
        """Store that a seat is offered to another person, who may accept it. ``number``: of this offer alone."""
        self.table.playing_for_host(by)
        self.may_offer(by, seat, user_id)
        setup = self.table.setup
        self.table.store_setup(replace(setup, offers={**setup.offers, str(seat): Offer(str(user_id), str(number))}))

    async def accept(self, user_id: int, seat: int, name: str, *, username: str = "", language: str = "") -> None:
        """Give a seat with all its knowledge to the person who accepts its offer."""
        taken = Seat(seat, user_id, name, username, language=language, joined_at=self.table.now())
        await self._accept(await with_personal_settings(self.table.store, taken))

    @command
    def _accept(self, taken: Seat) -> None:
        self.table.playing_for_host(None)
        place, offer, user_id = self.table.seat(taken.seat), self.table.setup.offers.get(str(taken.seat)), taken.user_id or 0
        if offer is None:
            raise Refused("no-offer")
        if offer.to != str(user_id):
            raise Refused("no-foreign")
        self._may_sit(user_id)
        self.table.no_second_game(user_id)
        self._reseat(place, taken, leaves=True)

    def _may_sit(self, user_id: int) -> None:
        """Raise Refused when this person knows too much for a new seat, also as the owner of one that an automated player keeps."""
        if any(seat.person == user_id for seat in self.table.seats) or user_id in self._knowing():
            raise Refused("no-replacement")

    @command
    def automate(self, by: int | None, seat: int) -> None:
        """Let an automated player openly play a seat until its owner returns. ``by`` None: the table itself decides."""
        self.table.playing_for_host(by)
        place = self.table.seat(seat)
        if place.bot_player:
            raise Refused("no-automat-already")
        now, owner = self.table.now(), place.user_id
        made = Seat(seat, None, place.name, place.username, bot_player=True, owner=owner, language=place.language, joined_at=now)
        self._reseat(place, made, leaves=False)

    async def give_back(self, user_id: int, seat: int) -> None:
        place = self.table.seat(seat)
        made = Seat(
            seat, user_id, place.name, place.username, language=place.language, text_mode=place.text_mode, joined_at=self.table.now()
        )  # fmt: skip
        await self._give_back(await with_personal_settings(self.table.store, made))

    @command
    def _give_back(self, made: Seat) -> None:
        self.table.playing_for_host(None)
        place = self.table.seat(made.seat)
        if not place.bot_player or place.owner != made.user_id:
            raise Refused("no-foreign")
        self.table.no_second_game(place.owner or 0)
        self._reseat(place, made, leaves=False)

    @command
    def handover(self, by: int, user_id: int, name: str = "") -> None:
        """Make another person the host, before the deal or after it. Only the host may, no co-host."""
        self._only_first_host(by)
        if user_id == self.table.host_id:
            raise Refused("no-handover")
        self._make_host(user_id, name)

    @command
    def name_cohost(self, by: int, user_id: int) -> bool:
        """Make a person a co-host, or a co-host a plain person; return whether they are a co-host now. Only the host may."""
        table = self.table
        self._only_first_host(by)
        named = [user for user in table.setup.cohosts if user != str(user_id)]
        if len(named) == len(table.setup.cohosts):
            if user_id == table.host_id or len(named) >= MOST_COHOSTS:
                raise Refused("no-cohost", most=MOST_COHOSTS)
            named.append(str(user_id))
        table.store_setup(replace(table.setup, cohosts=tuple(named)))
        return user_id in table.cohosts

    def _only_first_host(self, user_id: int) -> None:
        """Raise Refused unless this person is the host, no co-host, of a lobby or a game."""
        if user_id != self.table.host_id:
            raise self.table.not_the_host()
        if self.table.phase not in ("lobby", "running", "paused"):
            raise Refused("no-game")

    @property
    def heirs(self) -> list[int]:
        """The people who may inherit the table, in order: seated co-hosts, other seats by number, co-hosts without a seat."""
        table = self.table
        seated = [seat.user_id for seat in table.people if seat.user_id is not None]
        seated.sort(key=lambda user: user not in table.cohosts)
        return [user for user in dict.fromkeys((*seated, *map(int, table.setup.cohosts))) if user != table.host_id]

    @command
    def inherit(self, here: Mapping[int, str], gone: Collection[int] = ()) -> str | None:
        """Make the first heir the host after the host has left the server; return the name, None without an heir.

        ``here``: names of present members; ``gone``: people who have left. Heirs in neither come last. Raises Refused when the store
        fails.
        """
        table = self.table
        heirs = sorted((user for user in self.heirs if user not in gone), key=lambda user: user not in here)
        if not heirs:
            return None
        heir, seat = heirs[0], table.seat_of(heirs[0])
        name = table.seat(seat).name if seat is not None else here.get(heir, "")
        self._make_host(heir, name)
        return name

    def _make_host(self, user_id: int, name: str) -> None:
        table = self.table
        setup = replace(table.setup, host_name=name, cohosts=tuple(user for user in table.setup.cohosts if user != str(user_id)))
        if table.course is not None:
            setup = replace(setup, ghosts=with_reader(table, user_id))
            table.record(Handover(str(user_id)))
        table.host_id = user_id
        table.record(host_id=user_id)
        table.store_setup(setup)

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

    def withdrawing(self, by: int | None, seat: int, option: str) -> Ask:
        """Return the question to whose answer ``option`` (withdraw, disqualify) the seat leaves the game. Raises Refused without one."""
        for ask in self.table.playing_for_host(by).open_asks(self.table.now()):
            if ask.seat == seat and not ask.holds and any(made.id == option for made in ask.options):
                return ask
        raise Refused("no-withdrawal")

    @command
    def _withdraw(self, by: int | None, seat: int, option: str) -> None:
        ask = self.withdrawing(by, seat, option)
        live = self.table.running.live(ask, (option,))
        if live is not None:  # else an unreleased move has eliminated the seat, which a refusal would reveal
            self.table.record(Answer(live.id, (option,), by="seat" if by is None else "host"))

    def _enter(self, phase: TablePhase, entry: Pause | Resume) -> None:
        """Record ``entry``, with which the table enters ``phase``."""
        self.table.record(entry, phase=phase)
        self.table.phase = phase

    def _knowing(self) -> set[int]:
        """Former players and people in the graveyard: they know too much for a new seat."""
        return {int(user) for user in (*self.table.setup.former, *self.table.setup.ghosts)}

    def _reseat(self, old: Seat, new: Seat, *, leaves: bool) -> None:
        table = self.table
        new.notes = "" if leaves else old.notes  # their owner finds them again, nobody else does
        setup = replace(table.setup, offers={number: to for number, to in table.setup.offers.items() if number != str(new.seat)})
        gone = old.person
        if leaves and gone is not None:
            setup = replace(setup, former=(*setup.former, str(gone)))
        entry = Reseat(new.seat, str(new.user_id or ""), new.name, new.bot_player, str(gone or ""), old.name if gone is not None else "")
        table.record(entry, seats=[new.row()])
        table.store_setup(setup)
        table.seats[table.seats.index(old)] = new
