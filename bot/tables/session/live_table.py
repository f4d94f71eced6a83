"""A live table: its people, its settings, and the scene that may be shown of it. ``mailbox`` makes its moves durable."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import cache
from typing import Any, Protocol

from msgspec.structs import replace

import engines
from bot.games import game_of
from bot.games.game import options_of
from bot.games.timing import GameConfig
from bot.presenting.drawing.faces import drawn_face
from bot.presenting.lobby_scene import Leaning
from bot.presenting.naming import escaped, short
from bot.presenting.scene import Deadline, NightLine, Scene
from bot.presenting.standing import gone
from bot.presenting.texts import Words, words_in
from bot.presenting.voice_lines import VoiceStanding
from bot.store import DeliveryRow, NotOwner, SeatRow, Store, TableRow
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.floor import floor_of, hands_of
from bot.tables.session.mailbox import Mailbox, command
from bot.tables.session.message_state import read_message_state
from bot.tables.session.seating import Seat, seats_read_again
from bot.tables.session.setup import Setup, deal_holds, read_setup
from bot.tables.session.speeches import SpeechTimes
from bot.tables.session.surroundings import NO_SURROUNDINGS, Surroundings
from bot.tables.session.table_settings import TableSettings, rest_of, with_offered_level
from bot.tables.session.talk_log import claims_on, said_by_all, standing_guesses
from bot.tables.session.timekeeper import Timekeeper

LONGEST_NOTES = 1_000
"""Characters of a notebook."""


class Ownership(Enum):
    """The rights of this process over a table."""

    OWNED = auto()
    """Everything."""
    IN_DOUBT = auto()
    """Play and store, but change nothing in Discord: another process may have taken the table."""
    COPY = auto()
    """Take answers, which its owner delivers: another process serves the table."""
    RELEASED = auto()
    """Nothing: another process or another session serves the table."""


class VoiceWatch(Protocol):
    """Follows the voice channel of a table."""

    def standing(self) -> VoiceStanding | None:
        """Return the voice channel and its state, None without one."""
        ...


class LiveTable(Mailbox):
    """One game in one channel of a server, from its lobby to its story."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        store: Store,
        now: Callable[[], float],
        surroundings: "Surroundings[LiveTable]" = NO_SURROUNDINGS,
    ) -> None:
        """``now`` is the clock (unix seconds). A running table also needs ``fold_later``.

        Raises KeyError for an unknown game, ValueError for an unreadable column of the row.
        """
        super().__init__(row.id, store)
        self.wall = now
        """The wall clock (unix seconds), for requests to Discord; the game goes by ``now``."""
        self.stopped_at: float | None = None
        """When the clock of the table was stopped (unix seconds), None while it runs."""
        self._ownership = Ownership.OWNED
        self.guild_id = row.guild_id
        self.game = row.game
        self.language = row.language
        self._take_row(row)
        self.message_state = read_message_state(row.surfaces)
        self._stored_state: Mapping[str, object] = row.surfaces
        """The state of the messages as stored last."""
        self.created_at = row.created_at
        self.seats = [Seat.of(seat) for seat in seats]
        self.surroundings = surroundings
        self.pictures = True
        """Whether the bot may attach pictures in the table's channel."""
        self.lets_one_write = True
        """Whether the bot can let one person write while the channel is closed."""
        self.voice: VoiceWatch | None = None
        """The part that follows the voice channel of the table; a session has one."""

    def _take_row(self, row: TableRow) -> None:
        """Use the columns that change with commands."""
        self.channel_id, self.host_id, self.phase, self.seed = row.channel_id, row.host_id, row.phase, row.seed
        self.options: dict[str, Any] = options_of(self.game, row.options)
        self.setup = read_setup(row.setup)
        if self.phase == "lobby":  # the row may be older than the offer; a game goes on as dealt
            self.setup = replace(self.setup, talk=with_offered_level(self.game, self.setup.talk))

    # ---- time

    def now(self) -> float:
        """Return the time of the table (unix seconds). It stands still while nobody can press."""
        return self.wall() if self.stopped_at is None else self.stopped_at

    def stop_clock(self) -> None:
        """Stop the clock of the table."""
        if self.stopped_at is None:
            self.stopped_at = self.wall()

    @property
    def stopped_for(self) -> float:
        """The seconds for which the clock of the table has stood still, 0.0 while it runs."""
        return 0.0 if self.stopped_at is None else max(self.wall() - self.stopped_at, 0.0)

    def restart_clock(self) -> None:
        """Let the clock of the table run again."""
        self.stopped_at = None

    def store_failed(self) -> None:
        """Stop the clock: nobody can answer now. ``Outages`` starts it with an entry that gives the time back."""
        if self.is_served and self.phase in ("lobby", "running", "paused"):
            self.stop_clock()
            self.changed()

    # ---- ownership

    @property
    def ownership(self) -> Ownership:
        """The rights of this process over the table now."""
        owned = self._ownership is Ownership.OWNED
        return Ownership.IN_DOUBT if owned and not self.surroundings.certain() else self._ownership

    def become_copy(self) -> None:
        """Serve a table of another process (PR-2.3)."""
        self._ownership = Ownership.COPY

    def release(self) -> None:
        """Let another process or another session serve the table: nothing is written or told from now on."""
        self._ownership = Ownership.RELEASED
        self.fall_silent()

    @property
    def is_copy(self) -> bool:
        """Whether another process delivers what happens at this table."""
        return self.ownership is Ownership.COPY

    @property
    def is_released(self) -> bool:
        """Whether another process or another session serves the table now."""
        return self.ownership is Ownership.RELEASED

    @property
    def store(self) -> Store:
        """The store of the table. Raises NotOwner once the table is released: only its new owner writes."""
        if self.is_released:
            raise NotOwner("the database", self.id)
        return self._store

    @property
    def own_store(self) -> Store:
        """The store for what only the owner of the table may write. Raises NotOwner for a copy, and a released table."""
        if not self.is_served:
            raise NotOwner("the database", self.id)
        return self._store

    @property
    def is_served(self) -> bool:
        """Whether this process posts for the table."""
        return self.ownership in (Ownership.OWNED, Ownership.IN_DOUBT)

    @property
    def may_act(self) -> bool:
        """Whether this process may change anything in Discord."""
        return self.ownership is Ownership.OWNED

    def require_ownership(self) -> None:
        """Raise NotOwner unless this process may change anything in Discord."""
        if not self.may_act:
            raise NotOwner("the database", self.id)

    def voice_now(self) -> VoiceStanding | None:
        """Return the voice channel of the table and its state, None without one."""
        return None if self.voice is None else self.voice.standing()

    def leaning(self) -> Leaning | None:
        """Return how a table with these options leans, for the lobby."""
        return self.surroundings.leaning(self)

    # ---- who

    def seat_of(self, user_id: int) -> int | None:
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat.seat
        return None

    def seat(self, number: int) -> Seat:
        """Return the seat ``number``. Raises Refused when there is none."""
        for seat in self.seats:
            if seat.seat == number:
                return seat
        raise Refused("no-seat")

    def seat_with(self, occupant: int) -> Seat:
        """Return the seat in which ``occupant`` (``Seat.occupant``) sits now. Raises Refused when they sit here no more."""
        for seat in self.seats:
            if seat.occupant == occupant:
                return seat
        raise Refused("no-seat")

    def knows(self, user_id: int) -> bool:
        """Whether this person has to do with the table: as host, seat owner, former player, ghost, guesser or waiting person."""
        setup, user = self.setup, str(user_id)
        return (
            user_id in {self.host_id, *(seat.user_id for seat in self.seats), *(seat.owner for seat in self.seats)}
            or user in {*setup.cohosts, *setup.former, *setup.ghosts, *setup.guests, *self.message_state.copies.agreed}
            or user in {waiting for waiting, _ in setup.waiting}
        )

    def stores(self, user_id: int) -> bool:
        """Whether the next write of the table may store this person's id: they are known, or the bot muted them or let them in."""
        return self.knows(user_id) or str(user_id) in f"{self.setup.json()}{self.message_state.json()}"

    def played(self, user_id: int) -> bool:
        """Whether this person hosts the table, or has or had a seat: they know all names anyway."""
        return user_id in {self.host_id, *(seat.person for seat in self.seats)} or str(user_id) in self.setup.former

    @property
    def cohosts(self) -> set[int]:
        """People whom the host has named as co-hosts."""
        return {int(user) for user in self.setup.cohosts}

    def may_host(self, user_id: int) -> bool:
        return user_id == self.host_id or user_id in self.cohosts

    def not_the_host(self) -> Refused:
        return Refused("no-host", who=f"**{escaped(short(self.setup.host_name))}**")

    def only_host(self, user_id: int, *, moderator: bool = False) -> None:
        """Raise Refused unless this person is host or co-host, or a ``moderator`` of the server where that suffices."""
        if not moderator and not self.may_host(user_id):
            raise self.not_the_host()

    def playing_for_host(self, user_id: int | None, *, moderator: bool = False) -> Course:
        """Return the course of the running game for a command of its host.

        ``user_id`` None: skip the check, since the table itself or the owner of the seat acts. ``moderator``: the person is a moderator
        of the server, who may do this as well. Raises Refused: not the host, no game.
        """
        if user_id is not None:
            self.only_host(user_id, moderator=moderator)
        course = self.running
        if course.over(self.now()):
            raise Refused("no-game")
        return course

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.user_id is not None]

    @property
    def waiting(self) -> list[tuple[int, str]]:
        """The waiting list: people by id and name, in order of arrival."""
        return [(int(user), name) for user, name in self.setup.waiting]

    @property
    def everyone_ready(self) -> bool:
        """Whether everybody has pressed ready and plays nowhere else, and enough seats are taken."""
        people = self.people
        enough = len(self.seats) in self.rulebook.seats and bool(people)
        return enough and all(seat.press for seat in people) and not self.playing_elsewhere

    @property
    def playing_elsewhere(self) -> list[Seat]:
        """The seats of people who still play another game on this server: no second one is dealt to them (CL-21.2)."""
        return [seat for seat in self.people if self.surroundings.playing_elsewhere(seat.user_id or 0, self)]

    def no_second_game(self, user_id: int) -> None:
        """Raise Refused when this person still plays another game on this server, and may take no seat here (CL-21.2)."""
        if (channel := self.surroundings.playing_elsewhere(user_id, self)) is not None:
            raise Refused("no-two-tables", table=f"<#{channel}>")

    def words_of(self, seat: int) -> Words:
        return words_in(self.seat(seat).language or self.language)

    @property
    def words(self) -> Words:
        """The texts in the language of the table."""
        return words_in(self.language)

    @property
    def running(self) -> Course:
        """The course of the running game. Raises Refused without one."""
        if self.course is None or self.phase not in ("running", "paused"):
            raise Refused("no-game")
        return self.course

    @property
    def settings(self) -> TableSettings:
        return self.setup.talk if self.course is None else self.course.talk_log.options

    @property
    def slow(self) -> bool:
        """Whether a phase lasts a day here, not a minute."""
        return self.settings.pace == "slow"

    @property
    def quiet_until(self) -> float | None:
        """When the present quiet hours end (unix seconds); None outside of them, and after the game (TK-4.5)."""
        if self.phase == "ended":  # its log may be unreadable by now
            return None
        course = self.course
        return course.time.rest.until(self.now()) if course is not None and not course.over(self.now()) else None

    @property
    def claims_on(self) -> bool:
        """Whether people claim by button at this table."""
        return claims_on(self.game, self.settings, bot_players=any(seat.bot_player for seat in self.seats))

    @property
    def lets_leave(self) -> bool:
        """Whether people may be away for a moment; where a phase lasts a day, nobody needs it."""
        return bool(self.settings.away) and not self.slow

    @property
    def rulebook(self) -> engines.Rulebook:
        return engines.GAMES[self.game]

    # ---- the log

    def new_course(self) -> Course:
        """Deal from the seed. Raises BadSetup when seats and options do not fit, RuntimeError without a seed."""
        if self.seed is None:
            raise RuntimeError(f"table {self.id} has no seed")
        timing, setup = game_of(self.game).timing, self.setup
        own = setup.clocks.get(timing.speeches.clock) if timing.speeches is not None else None
        clocks, times = self._new_clocks(timing, self.seed), SpeechTimes(setup.factor, own)
        return Course(self.game, len(self.seats), self.options, int(self.seed, 16), timing, clocks, setup.talk, times)

    def _new_clocks(self, timing: GameConfig, seed: str) -> Timekeeper:
        """Return the clocks of a game at its deal, from the timing of the game and the settings of the table."""
        setup, talk = self.setup, self.setup.talk
        day = talk.day_hours * 3600.0
        return Timekeeper(
            timing,
            timing.lengths(self.options, own=setup.clocks, factor=setup.factor, pace=talk.pace, day=day),
            setup.beat,
            floor=timing.floor(self.options, talk.pace),
            salt=seed,
            rest=rest_of(talk),
            slow=talk.pace == "slow",
            factor=setup.factor,
        )

    async def read_row(self) -> bool:
        saved = await self.store.table(self.id)
        if saved is not None and self.phase != "ended":
            self._take_row(saved.table)
            self.seats = seats_read_again(self.seats, saved.seats)
        return self.phase in ("running", "paused", "ended")

    @property
    def table(self) -> "LiveTable":
        """The table itself, for its own commands."""
        return self

    @command
    def remember_ghost(self, user_id: int) -> None:
        """Store that a person without a seat has entered the graveyard. Raises Refused when the store fails."""
        if str(user_id) not in self.setup.ghosts:
            self.store_setup(replace(self.setup, ghosts=(*self.setup.ghosts, str(user_id))))

    def store_setup(self, setup: Setup) -> None:
        """Use ``setup`` and store it; within a command."""
        self.setup = setup
        self.record(setup=setup.json())

    async def store_message_state(self) -> None:
        """Store the state of the messages in Discord if it has changed. Raises StoreError."""
        state = self.message_state.json()
        if state != self._stored_state:
            self._stored_state = {}  # unknown until the store has answered
            await self.own_store.save_table(self.id, surfaces=state)
            self._stored_state = state

    async def store_deliveries(self, position: int | None, *, planned: Sequence[DeliveryRow] = (), done: Sequence[int] = ()) -> None:
        """Store ``planned`` and ``done`` deliveries, ``position`` (None: as it is), and the state of the messages. Raises StoreError."""
        state, self._stored_state = self.message_state.json(), {}
        await self.own_store.set_position(self.id, position, planned=planned, done=done, surfaces=state)
        self._stored_state = state

    @command
    def read_as(self, user_id: int, *, language: str, text_mode: bool, writes: bool = False) -> bool:
        """Set how a seated person reads: ``language`` (``cs``, ``en``; empty: that of the table), ``text_mode``, and whether they write.

        Return False when nothing changes. Raises Refused when they have no seat or the store fails; then nothing has changed.
        """
        number = self.seat_of(user_id)
        if number is None:
            raise Refused("no-foreign")
        seat, reads = self.seat(number), (language, text_mode, writes)
        if (seat.language, seat.text_mode, seat.writes) == reads:
            return False
        seat.language, seat.text_mode, seat.writes = reads
        self.record(seats=[seat.row()])
        return True

    def notes_of(self, user_id: int) -> str:
        """Return the notebook of a person. Raises Refused without a seat, a running game, or notebooks."""
        number = self.seat_of(user_id)
        if number is None:
            raise Refused("no-foreign")
        if self.running.over(self.now()):
            raise Refused("no-game")
        if not self.settings.notes:
            raise Refused("notes-off")
        return self.seat(number).notes

    @command
    def write_notes(self, user_id: int, text: str) -> None:
        """Store the notebook of a person in place of the old one. Raises Refused as ``notes_of``, and when the store fails."""
        if self.notes_of(user_id) == text:
            return
        seat = self.seat(self.seat_of(user_id) or 0)
        seat.notes = text[:LONGEST_NOTES]
        self.record(seats=[seat.row()])

    # ---- scenes

    def scene_of(self, seat: int) -> Scene:
        """Return the scene for ``seat``: in its language, with or without pictures."""
        return self.scene(self.words_of(seat), text_mode=self.seat(seat).text_mode)

    def link_to(self, message: int) -> str:
        """Return the address of a message in the table's channel."""
        return f"https://discord.com/channels/{self.guild_id}/{self.channel_id}/{message}"

    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    def usernames(self) -> tuple[str, ...]:
        """Return the account names by seat, empty where unknown."""
        return tuple([seat.username for seat in self.seats])

    def faces(self, people: Mapping[int, str] | None = None) -> Mapping[int, str]:
        """Return the faces that discs show by seat (NT-3.2): none where the table has them off.

        ``people``: their faces by id; None: those of now, none in text mode.
        """
        if not self.settings.faces or (people is None and (self.setup.text_mode or not self.pictures)):
            return {}
        known, people = self.words("automat-names").split(), self.surroundings.faces(self) if people is None else people
        faces = ((seat.seat, drawn_face(seat.name, known) if seat.bot_player else people.get(seat.user_id or 0, "")) for seat in self.seats)
        return {seat: face for seat, face in faces if face}

    def sentence(self, words: Words) -> Scene:
        """Return a scene for one sentence after a press: the seats, and what never changes during a game.

        Every click needs it, so it is cheap: no questions, clocks or pictures, and a public view that may be some moves old, or ahead of
        the log by its pending entries. Raises Refused when no game is being played.
        """
        course = self.course
        if course is None:
            raise Refused("no-game")
        now = self.now()
        public, view = course.lately(now), course.game.view
        return Scene(table=self.id, game=self.game, public=public, view=view, asks=(), deadlines={}, names=self.names(), words=words)

    def scene(self, words: Words | None = None, *, text_mode: bool = False) -> Scene:
        """Return the running table as it may be shown now in the language of ``words`` (the table's when None).

        ``text_mode``: the reader wants no pictures, regardless of the setting of the table. Raises Refused when no game is being played.
        """
        course, setup, now = self.course, self.setup, self.now()
        if course is None:
            raise Refused("no-game")
        shown, public = course.shown(now), course.public(now)
        over = shown if shown.outcome is not None else None
        asks = course.open_asks(now)
        deadlines = {
            ask.id: Deadline(course.time.shown_end(ask.id), timer.whole)
            for ask in asks
            if (timer := course.time.timers.get(ask.id)) is not None
        }
        return Scene(
            table=self.id,
            game=self.game,
            public=public,
            view=self._views(shown, public),
            asks=asks,
            deadlines=deadlines,
            names=self.names(),
            words=words or self.words,
            users=self.usernames(),
            faces=self.faces(),
            host=setup.host_name,
            bot_players=frozenset(seat.seat for seat in self.seats if seat.bot_player),
            paused=self.phase == "paused",
            text_mode=text_mode or setup.text_mode or (words is None and not self.pictures),
            dm_closed=frozenset(seat.seat for seat in self.seats if seat.dm_closed),
            minutes=max(0, int((now - (now if setup.started_at is None else setup.started_at)) // 60)),
            seal=setup.seal,
            seal_version=setup.seal_version,
            link=self.link_to(board) if (board := self.message_state.channel.board.id) else "",
            step=Deadline(None if self.phase == "paused" else step[0], step[1]) if (step := course.time.step(now)) else None,
            reminder=course.urgency(now),
            claims=self.claims_on,
            tally_picture=self.settings.tally_picture,
            dawn_steps=self.settings.dawn_steps,
            graveyard=f"<#{thread}>" if (thread := self.message_state.silence.thread) else "",
            ghost_voice=bool(self.message_state.silence.ghost_closed) and (voice := self.voice_now()) is not None and voice.closed,
            graveless=self.message_state.silence.graveless and not self.message_state.silence.thread,
            salt=setup.salt if over else "",
            secret=setup.secret if over else "",
            verified=over is not None and deal_holds(setup, self.id, len(self.seats), self.seed or "0"),
            floor=floor_of(self),
            hands=hands_of(self),
            writers=tuple(seat.seat for seat in self.people if seat.writes),
            by_button=not self.lets_one_write,
            night_talk=tuple(
                [NightLine(line.seat, line.text, line.hearers) for _, line in course.night_lines if line.round == public.round]
            ),
            outcome=over.outcome if over else None,
            own_posted=self.message_state.copies.posted,
            notices=over.notices if over else (),
            said=tuple([one for one in said_by_all(course.talk_log.spoken) if one.seat not in course.reseated]) if over else (),
            seed=int(self.seed or "0", 16) if over else 0,
            notes=self.settings.notes,
            away={} if public.phase in course.timing.rhythm.letters or over else course.time.away_at(now),
            guessing=self.settings.guesses,
            guesses=standing_guesses(course.talk_log.guesses),
            guests=setup.guests,
        )

    def _views(self, shown: engines.Game, public: Any) -> Callable[[int], Any]:
        """Return how each seat sees the game, cached; eliminated people who sit at another table of the server get the public view."""
        if shown.outcome is not None:
            return cache(shown.view)
        out = gone(public)

        @cache
        def view(seat: int) -> Any:
            user = self.seat(seat).user_id if seat in out else None
            return public if user is not None and self.surroundings.sits_elsewhere(user, self) else shown.view(seat)

        return view
