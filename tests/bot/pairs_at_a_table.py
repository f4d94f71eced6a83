"""Two live tables that differ only in what is hidden from one seat, and everything that the bot sends there to it and to the channel."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

from bot.discord_io.postman import Parcel
from bot.games import game_of
from bot.presenting.drawing.rendering import BoardTurns
from bot.presenting.host_desk import running_host
from bot.presenting.texts import words_in
from bot.store import EntryRow, NewEntry, SavedTable, TableRow
from bot.tables.moderation.server_voices import EveryVoice
from bot.tables.pages.narrator import reading_parts
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.entries import read_entry
from bot.tables.session.live_table import LiveTable
from bot.tables.session.seating import Seat
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from engines import Ask
from engines.chance import Stream
from engines.table import Game
from tests.engines.driving import legal_picks
from tests.engines.hooks import Hooks
from tests.engines.pairs import step_together, whisper_apart

CHANNEL, PERSON, NARRATOR = 5, 900, 901
NAMES = ("Jana", "Karel", "Eliška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka", "Šimon", "Žofie") * 2


class Log:
    """A store that keeps the log of a game and forgets all else: what is durable is tested elsewhere."""

    def __init__(self) -> None:
        self.rows: list[EntryRow] = []

    async def append(self, _table: str, first: int, *entries: NewEntry, **_more: Any) -> None:
        self.rows += [EntryRow(n=n, at=at, kind=kind, payload=dict(payload)) for n, (at, kind, payload) in enumerate(entries, first)]

    async def entries(self, _table: str) -> tuple[EntryRow, ...]:
        return tuple(self.rows)

    def __getattr__(self, name: str) -> Any:
        async def done(*_args: Any, **_more: Any) -> None:
            return None

        return done


@dataclass
class Ears:
    """A stage that only listens: everything sent to a channel, in order, with all that Discord would be told.

    Nonces are left out: the stage makes them opaque.
    """

    clock: "Clock"
    timed: bool
    sent: int = 0
    board_turns: BoardTurns = field(default_factory=BoardTurns)
    heard: list[tuple[Any, ...]] = field(default_factory=list)
    _ids: dict[int, int] = field(default_factory=dict)
    _nonces: set[str] = field(default_factory=set)

    def _hear(self, *what: Any) -> None:
        self.sent += 1
        self.heard.append((*what, self.clock.time) if self.timed else what)

    async def post(self, channel: int, what: Any, *, nonce: str, **more: Any) -> int:
        assert nonce not in self._nonces, (nonce, what)  # Discord would take a second message of the same nonce for the first
        self._nonces.add(nonce)
        self._ids[channel] = self._ids.get(channel, 1000 * channel) + 1
        self._hear("post", channel, _page(what), sorted(more.items()))
        return self._ids[channel]

    async def edit(self, channel: int, message: int, what: Any, **more: Any) -> None:
        self._hear("edit", channel, message, _page(what), sorted(more.items()))

    async def delete(self, channel: int, message: int) -> None:
        self._hear("delete", channel, message)

    async def dm_channel(self, user: int) -> int:
        return user

    async def pack(self, _channel: int, what: Any, **_more: Any) -> Parcel:
        return Parcel({"page": what})

    async def own_messages(self, *_args: Any, **_more: Any) -> list[Any]:
        return []


def _page(what: Any) -> Any:
    return what.body["page"] if isinstance(what, Parcel) else what


@dataclass
class Clock:
    """Time that the test turns, the same at both tables."""

    time: float = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class Seated:
    """A game at a live table at which one person sits (seat ``x``, who is also the host), driven as the bot drives it.

    It has the interface of a game for its players: ``asks``, ``answer``, ``expire``, without the log.
    """

    def __init__(
        self, game: Game, x: int, clock: Clock, language: str, *, text_mode: bool, narrated: bool = False, slow: bool = False
    ) -> None:
        """``narrated``: somebody else is the host, has no seat and narrates the evening, seeing what the table does.

        ``slow``: a phase lasts a day.
        """
        self.clock = clock
        self.x = x
        self.presenter = game_of(game.record.game).presenter
        options = game.record.options
        setup: dict[str, object] = {"salt": "00", "secret": "11", "seal": "9f3a27c1", "started_at": clock(), "text_mode": text_mode}
        setup["talk"] = {**({"narrator": True} if narrated else {}), **({"pace": "slow"} if slow else {})}
        host = NARRATOR if narrated else PERSON
        row = TableRow(
            id="leaks", guild_id=1, channel_id=CHANNEL, host_id=host, game=game.record.game, phase="running", options=options,
            setup=setup, seed="1", language="cs", surfaces={"dealt": True},
        )  # fmt: skip
        seats = [
            Seat(seat, PERSON if seat == x else None, NAMES[seat], bot_player=seat != x, language=language) for seat in range(game.seats)
        ]
        saved = SavedTable(table=row, seats=tuple(seat.row() for seat in seats), entries=(), positions={}, pending=())
        self.log = Log()
        self.ears = Ears(clock, timed=bool(options.get("decoys", True)))
        tempo = Tempo(edit_every=0.0, line_every=0.0)
        nobody: Any = SimpleNamespace(get_channel=lambda _channel: None)
        self.session = TableSession(saved, cast(Any, self.log), cast(Any, self.ears), nobody, tempo, clock, EveryVoice())
        self.table = self.session.table
        self.table.new_course = partial(self._new_course, game)  # type: ignore[method-assign]
        self.table.course = self.table.new_course()
        self.outbox, self.whispers, self.narration = self.session.outbox, self.session.whispers, self.session.narration
        self.outbox.wake = lambda: None  # type: ignore[method-assign]  # what is told is asked for here, at moments of the clock
        self.answers, self.night_talk = self.session.answers, self.session.night_talk
        self._happen("deal", clocked=True)

    def _new_course(self, game: Game) -> Course:
        """Deal as ``game`` was dealt: the chance of a pair may be rigged."""
        course = LiveTable.new_course(self.table)
        course.game = game.at(0)
        return course

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    @property
    def course(self) -> Any:
        return self.table.course

    @property
    def game(self) -> Game:
        game: Game = self.course.game
        return game

    def _happen(self, kind: str, **payload: Any) -> None:
        n, now = self.course.entries, self.clock()
        self.course.apply(read_entry(kind, payload), now)
        self.log.rows.append(EntryRow(n=n, at=now, kind=kind, payload=payload))
        self.table._published = len(self.log.rows)  # else a reload would publish these entries, and an undo among them, once more

    def answer(self, ask_id: str, *picks: str) -> None:
        self._happen("answer", ask=ask_id, picks=list(picks))

    def expire(self) -> None:
        """Let the clocks run out that have."""
        due = self.course.time.due(self.clock())
        if due or self.course.time.step_due(self.clock()):
            self.answers._count_misses(self.answers._missed_by(due))
            self._happen("expire", asks=list(due))

    def timed_asks(self) -> list[Ask]:
        """Return the open questions that have a clock."""
        return [ask for ask in self.course.open_asks(self.clock()) if ask.clock is not None]

    def step(self, stream: Stream) -> None:
        """Answer one of the open questions at random, or let the time pass to the next moment at which something happens."""
        if asks := self.timed_asks():
            ask = stream.pick(asks)
            self.answer(ask.id, *legal_picks(ask, stream))
        else:
            time, now = self.course.time, self.clock()
            self.clock.time = max(now, time.next_release(now) or time.next_deadline() or now)
            self.expire()

    async def tell(self) -> list[tuple[Any, ...]]:
        """Deliver what may be delivered now; return everything that was sent."""
        await self.outbox._deliver()
        await self.session.absences.attend()
        await self.session.turn_reminders.attend()
        await self.session.quiet_hours_end.attend()
        await self.session.heartbeat.attend()
        await self.narration.attend()
        await self.whispers.wait_idle()
        heard, self.ears.heard = self.ears.heard, []
        return heard

    def narrators_desk(self, language: str) -> object:
        """Return the desk of the narrator."""
        reading = self.narration.reading()
        return running_host(scene := self.table.scene(words_in(language)), narrated=reading_parts(scene, reading)), reading

    def go_on(self) -> bool:
        """Let the table go on at a gate as the narrator does; False when none waits."""
        gate = self.narration.narrator_moves.waiting
        if gate is not None:
            self._happen("talk", what="gate", n=gate.notice)
        return gate is not None

    def glances(self, language: str) -> list[object]:
        """Return everything that seat x and a spectator may ask to be shown now."""
        presenter, words = self.presenter, words_in(language)
        scene = self.table.scene(words)
        shown: list[object] = [presenter.desk(scene, self.x), presenter.card(scene, self.x), presenter.hand(scene, self.x)]
        shown += [presenter.spectator_desk(scene), presenter.help(scene, self.x), presenter.help(scene, None), presenter.board(scene)]
        shown += [presenter.question(scene, self.x), presenter.question_key(scene, self.x), presenter.loud_question(scene, self.x)]
        turn = presenter.turns(scene) if presenter.turns else ()
        return [*shown, presenter.last_call(scene), turn, self.night_talk.hearers(self.x)]

    def presses(self, names: list[str]) -> list[object]:
        """Return what becomes of presses of seat x on all kinds of questions, open or not."""
        became: list[object] = []
        for name in names:
            for number in (None, "1", "2"):
                try:
                    became.append(self.answers.find_ask(self.x, name, number).id)
                except Refused as refused:
                    became.append((refused.key, sorted(refused.args_.items())))
        return became


class Pair:
    """Two tables and what has been compared of them."""

    def __init__(
        self,
        games: tuple[Any, Any],
        x: int,
        stream: Stream,
        hooks: Hooks,
        names: list[str],
        comes_to_light: Callable[[Any, int, tuple[int, ...]], bool],
        *,
        narrated: bool = False,
    ) -> None:
        """``names``: questions that are pressed, open or not; ``comes_to_light``: whether what was hidden shows rightly from now on.

        ``narrated``: somebody without a seat narrates, whose desk is compared at every moment too.
        """
        self.hooks = hooks
        self.names = names
        self._comes_to_light = comes_to_light
        self.clock = Clock()
        self.language = stream.pick(("cs", "en"))
        text_mode = stream.below(3) > 0  # pictures are most of the work, and made of the same scenes
        self.tables = tuple(Seated(game, x, self.clock, self.language, text_mode=text_mode, narrated=narrated) for game in games)
        self.narrated = narrated
        self.gates = 0
        self.stream = stream
        self.moments = 0
        self.messages = 0

    async def compare(self) -> None:
        """Let both tables tell what may be told, release after release, and compare everything."""
        while True:
            one, two = [await table.tell() for table in self.tables]
            assert one == two
            assert {what[1] for what in one} <= {CHANNEL, PERSON, *([NARRATOR] if self.narrated else [])}
            self.messages += len(one)
            if self.narrated and self._narrates():
                continue
            times = [when for table in self.tables if (when := table.course.time.next_release(self.clock())) is not None]
            if not times:
                break
            self.clock.time = min(times)
        self.moments += 1
        if not self.stream.below(8):
            seen, also = [[*table.glances(self.language), table.presses(self.names)] for table in self.tables]
            assert seen == also

    def _narrates(self) -> bool:
        """Compare what the narrators read; at most gates let both tables go on after a while, and return whether they did."""
        desks = [table.narrators_desk(self.language) for table in self.tables]
        assert desks[0] == desks[1]
        if not self.stream.below(4):
            return False
        self.clock.time += self.stream.below(150) * all(table.narration.narrator_moves.waiting is not None for table in self.tables)
        went_on = [table.go_on() for table in self.tables]
        assert went_on[0] == went_on[1]
        self.gates += went_on[0]
        return went_on[0]

    def run_out(self) -> None:
        """Let the time pass that the open questions have left."""
        ends = [when for table in self.tables if (when := table.course.time.next_deadline()) is not None]
        self.clock.time = max([self.clock.time, *ends])
        for table in self.tables:
            table.expire()

    def over(self, places: tuple[int, ...]) -> bool:
        return any(table.outcome is not None or self._comes_to_light(table.game, table.x, places) for table in self.tables)


async def played(pair: Pair, x: int, places: tuple[int, ...], *, apart: bool = False, most: int = 120) -> int:
    """Play a pair to where what was hidden comes to light, or far enough. Returns how many secret answers differed."""
    answered: set[str] = set()
    differed = 0
    stream, hooks = pair.stream, pair.hooks
    while pair.moments < most and not pair.over(places):
        await pair.compare()
        pair.clock.time += stream.below(9)
        if apart:
            differed += whisper_apart(hooks, pair.tables[0], pair.tables[1], x, stream)  # type: ignore[arg-type]
        if not step_together(hooks, pair.tables, x, places, stream, answered):  # type: ignore[arg-type]
            pair.run_out()
            answered.clear()
    return differed
