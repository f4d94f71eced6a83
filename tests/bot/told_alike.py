"""Two tables whose games differ in one hidden draw or one secret answer: while people have been told the same, all else is the same."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple, cast

import engines
from bot.presenting.scene import ask_number
from bot.tables.refusal import Refused
from bot.tables.session.entries import TopUp
from bot.tables.session.hosting import HostMoves
from bot.tables.table_session import TableSession
from cogs.tables import after_game, host_actions
from engines.chance import Stream
from engines.table import Ask, Game
from tests.bot.pairs_at_a_table import PERSON, Clock, Seated
from tests.bot.tables.conftest import read_again
from tests.engines.driving import legal_picks
from tests.engines.hooks import Hooks
from tests.engines.pairs import stream_of
from tests.engines.rigging import start_swapped
from tests.engines.test_taking_back import other_world, streams_of

Difference = Literal["draw", "answer"]

LOOKS = 2
"""How often both tables are looked at between two things that happen."""

PAGES = 6
"""Of so many looks one compares all pages and presses; words, questions and refusals are compared at each."""

VERBS_IN = 6
"""Of so many turns one belongs to the host, not to an answer or the clock; one of two where one game is ahead of the other."""

TOLD_AT_ONCE = frozenset({"mafie.night.recruit"})
"""Secret questions whose answer everybody is told of (MF-23.4): it is the same at both tables, or nobody does anything."""

AFTER = 40
"""Turns for which a pair is followed once it differs."""


# ---- what the host and the person at seat x do


class Press(NamedTuple):
    """A press at both tables alike."""

    seat: int
    seconds: float


async def _top_up(session: TableSession, press: Press) -> None:
    await session.table.do(lambda: session.table.record(TopUp(press.seconds, press.seconds / 4)))


async def _away(session: TableSession, press: Press) -> None:
    """Let the person of any seat be away for a moment, as a press on its desk does (NT-5.3)."""
    await session.table.do(lambda: session.answers.leave(press.seat))


async def _restart(session: TableSession, _press: Press) -> None:
    """Fold the game anew from its log, and say that the table is back."""
    await read_again(session.table)
    await session.greet()


async def _reload(session: TableSession, _press: Press) -> None:
    """Fold the game anew from its log, as after a write of which nobody knows whether it has succeeded."""
    session.table.doubt()
    await session.table.settled()


VERBS: Mapping[str, Callable[[TableSession, Press], Awaitable[None]]] = {
    "extend": lambda session, press: session.host_moves.extend(PERSON, press.seconds),
    "pause": lambda session, _press: session.host_moves.pause(PERSON),
    "resume": lambda session, _press: host_actions.resume(session, PERSON),
    "skip": lambda session, _press: session.host_moves.skip(PERSON),
    "undo": lambda session, _press: session.host_moves.undo(PERSON),
    "top up": _top_up,
    "away": _away,
    "restart": _restart,
    "reload": _reload,
    "remove": lambda session, press: session.host_moves.remove(PERSON, press.seat),
    "disqualify": lambda session, press: session.host_moves.disqualify(PERSON, press.seat),
    "leave": lambda session, _press: session.host_moves.resign(PERSON),
    "end": lambda session, _press: session.host_moves.end(PERSON),
}
OFTEN = ("extend", "pause", "skip", "undo", "top up", "away", "restart", "reload") * 3
SELDOM = ("remove", "remove", "disqualify", "leave", "end")
"""These bring something to light most often, so a pair is at its end with them."""


async def became_of(doing: Awaitable[object]) -> object:
    """Return what came of a press: nothing but its refusal is to be seen at once."""
    try:
        await doing
    except Refused as refused:
        return refused.key, sorted(refused.args_.items())
    return "done"


async def refusals(table: Seated, *, undo: bool) -> list[object]:
    """Return what would become of each move of the host and of seat x, without making it; ``undo`` is one of them."""
    moves: HostMoves = table.session.host_moves

    def nothing(*_entry: Any, **_more: Any) -> tuple[()]:
        return ()

    record, table.table.record = table.table.record, nothing  # type: ignore[method-assign]
    try:
        made = [await became_of(moves.undo(PERSON))] if undo else []
        made.append(await became_of(table.session.answers.step_out(PERSON)))
        made += [
            await became_of(doing) for doing in (moves.skip(PERSON), moves.extend(PERSON, 60.0), moves.resign(PERSON), moves.end(PERSON))
        ]
        return made + [await became_of(moves.remove(PERSON, seat)) for seat in range(table.game.seats)]
    finally:
        table.table.record = record  # type: ignore[method-assign]


async def handed_over(table: Seated) -> list[object]:
    """Return what ``/table record`` and ``/table log`` hand over now."""
    handed: list[object] = []

    async def hand_over(*what: object) -> None:
        handed.append(what)

    reply: Any = SimpleNamespace(words=table.table.words, hand_over=hand_over, user_id=PERSON)
    for hand in (after_game.hand_record, after_game.hand_course):
        try:
            await hand(after_game.finished(table.table), reply)
        except Refused as refused:
            handed.append(refused.key)
    return handed


# ---- two games


@cache
def names_of(game: str) -> list[str]:
    """Return the names of all questions of a game."""
    values = vars(import_module(f"engines.{game}.asks")).values()
    return sorted({value for value in values if isinstance(value, str) and value.startswith(f"{game}.")})


def drawn_apart(hooks: Hooks, game: Game, x: int, stream: Stream) -> Game | None:
    """Return a game that was dealt otherwise than ``game`` where seat x cannot see it: two hands or cards exchanged, or another chance."""
    record, hidden = game.record, hooks.hidden
    others: list[Callable[[], Game]] = [partial(other_world, game, name) for name in stream.shuffled(streams_of(game, stream))]
    places = hidden.places(game, x, stream)
    if places is not None and (stream.below(2) or not others):
        others.insert(0, lambda: start_swapped(hooks.rulebook, record.seats, record.options, record.seed, hidden.stream, places))
    return next((other for make in others if stream_of(other := make(), x) == stream_of(game, x)), None)


class Told(NamedTuple):
    """The notices, questions and view of seat x by the rules, at one moment."""

    heard: Sequence[object]
    own: object
    public: object
    asked: list[str]
    over: bool
    beat: bool
    """Outside the steps of a night, the beat before something is told is a part of telling it."""


class ToldAlike:
    """A pair of tables, looked at through the eyes of seat ``x``, which neither gives the answer nor is it about.

    The person there is the host as well.
    """

    def __init__(self, hooks: Hooks, seed: int, differ: Difference) -> None:
        self.stream = stream = Stream(seed, f"told alike {differ}")
        self.hooks, self.without_effect = hooks, set(hooks.hidden.without_effect)
        seats = stream.pick(list(hooks.rulebook.seats))
        game = engines.start(hooks.rulebook.name, seats=seats, options=hooks.options(seats, stream), seed=seed)
        self.clock, self.x = Clock(), stream.below(seats)
        other = drawn_apart(hooks, game, self.x, stream) if differ == "draw" else game.at(0)
        self.apart = int(differ == "draw" and other is not None)
        self.language = stream.pick(("cs", "en"))
        self.eager = bool(stream.below(2))
        """Whether people answer early, those with something to decide last: then only they keep a step open."""
        slow, text_mode = not stream.below(5), bool(stream.below(4))
        self.tables = [
            Seated(one, self.x, self.clock, self.language, text_mode=text_mode, slow=slow)
            for one in (game, game.at(0) if other is None else other)
        ]
        course, table = self.tables[0].course, self.tables[0].table
        self._lasts = not course.timing.floor(table.options, table.settings.pace)
        """Whether a step of the night lasts its whole clock: else it may end with its last answer, which shows (MF-15.4)."""
        self.looks = self.verbs = self.sent = 0
        self._last: dict[str, tuple[str, ...]] = {}
        self._before: tuple[Told, bool] | None = None

    def told(self, table: Seated) -> Told:
        course, now = table.course, self.clock()
        notices = course.game.notices[: course.time.released(now)]
        heard = [(notice.text.key, notice.text.args) for notice in notices if notice.to is None or self.x in notice.to]
        shown = course.shown(now)
        asked = [ask.id for ask in self._asks(table) if ask.clock is not None]
        beat = course.time.step(now) is None and course.time.released(now) < course.game.notices_made
        return Told(heard, shown.view(self.x), shown.view(None), asked, shown.outcome is not None, beat)

    def _asks(self, table: Seated) -> list[Ask]:
        return [ask for ask in table.course.open_asks(self.clock()) if ask.seat == self.x or not ask.secret]

    def _ends(self, table: Seated) -> list[tuple[str, tuple[str, ...], float | None]]:
        time = table.course.time
        return [(ask.id, tuple(option.id for option in ask.options), time.shown_end(ask.id)) for ask in self._asks(table)]

    async def _seen(self, table: Seated, *, beat: bool, pages: bool) -> dict[str, object]:
        """Return all that shows of a table besides what the rules tell, by names for the reader of a failure."""
        course, now = table.course, self.clock()
        reminder = None if beat else course.next_reminder(now)  # in a beat it belongs to a question that nobody sees yet
        return {
            "questions": self._ends(table),
            "time": (course.urgency(now), reminder, course.time.step(now), table.table.quiet_until),
            "refusals": await refusals(table, undo=not self._undo_tells()),
            "handed over": await handed_over(table),
            "sent": await table.tell(),
            "pages": table.glances(self.language) if pages else (),
            "presses": table.presses(names_of(self.hooks.rulebook.name)) if pages else (),
        }

    async def compare(self, after: str = "") -> bool:
        """Look at both tables, ``after`` a verb or as time passes; return whether people have still been told the same at both."""
        one, two = map(self.told, self.tables)
        if one != two:
            self._is_revealed(one, two, after)
        if one != two or one.over:
            return False
        pages = not self.stream.below(PAGES)
        mine, other = [await self._seen(table, beat=one.beat, pages=pages) for table in self.tables]
        shows = {name: (mine[name], other[name]) for name in mine if mine[name] != other[name]}
        assert not shows, f"after {after or 'a while'}: {shows}"
        self.looks += 1
        self.sent += len(cast("list[object]", mine["sent"]))
        self._before = one, self._lasts and self.tables[0].course.time.step(self.clock()) is not None
        return True

    def _is_revealed(self, one: Told, two: Told, after: str) -> None:
        """Assert that the tables differ by what they have told, not by when: a night and a press tell something at both, or at neither."""
        if self._before is not None:
            before, in_step = self._before
            told = [len(now.heard) != len(before.heard) for now in (one, two)]
            assert told[0] == told[1] or not (after or in_step), f"after {after or 'a while'}: {one.heard[-3:]} and {two.heard[-3:]}"

    async def carry_out(self, verb: str) -> bool:
        """Let the host, or the person at seat x, do the same at both tables; return whether people have still been told the same."""
        press = Press(self.stream.below(self.tables[0].game.seats), 10.0 + self.stream.below(90))
        made = [await became_of(VERBS[verb](table.session, press)) for table in self.tables]
        assert made[0] == made[1], (verb, press)
        self.verbs += made[0] == "done"
        return await self.compare(verb)

    async def act(self) -> bool:
        """Let the host do something; return whether people have still been told the same."""
        verb = self.stream.pick((*OFTEN, *SELDOM))
        if verb == "undo" and self._undo_tells():
            return True
        if not await self.carry_out(verb):
            return False
        if verb != "pause" or self.tables[0].table.phase != "paused":
            return True
        return await self.pass_time(self.clock() + self.stream.below(100)) and await self.carry_out("resume")

    def _next_moment(self) -> float | None:
        """Return when something happens next at a table by itself: a notice is told, or a clock runs out."""
        now, times = self.clock(), list[float]()
        for table in self.tables:
            time = table.course.time
            times += [when for when in (time.next_release(now), time.next_deadline()) if when is not None]
        return min(times, default=None)

    def _go_on(self, until: float) -> None:
        """Let the time go on, and clocks run out at their moments."""
        while (when := self._next_moment()) is not None and when <= until:
            self.clock.time = max(when, self.clock())
            for table in self.tables:
                table.expire()
        self.clock.time = until

    async def pass_time(self, until: float) -> bool:
        """Let the time go on, and look on the way once the tables differ; return whether people have been told the same all the while."""
        began = self.clock()
        for look in range(1, LOOKS + 1):
            self._go_on(began + (until - began) * look / LOOKS)
            if self.apart and not await self.compare():
                return False
        return True

    def _answerable(self) -> Iterator[tuple[Ask | None, Ask | None]]:
        """Yield the questions with a clock that are open at either table, each with its twin at the other."""
        one, two = [{ask.id: ask for ask in table.course.open_asks(self.clock()) if ask.clock is not None} for table in self.tables]
        for ask_id in {**one, **two}:
            yield one.get(ask_id), two.get(ask_id)

    def _picks(self, ask: Ask) -> tuple[str, ...]:
        """Return a legal answer, mostly what somebody has answered to the same question last: where people are to agree, they do."""
        picks = self._last.get(ask.name, ())
        if not picks or not {option.id for option in ask.options}.issuperset(picks) or not self.stream.below(4):
            picks = legal_picks(ask, self.stream)
        self._last[ask.name] = picks
        return picks

    def _place(self, asks: tuple[Ask | None, Ask | None]) -> tuple[bool, bool]:
        """Return when eager people answer: first where nothing depends on it, and last where they have answered and may change it."""
        there = [ask for ask in asks if ask is not None]
        return any(ask.name not in self.without_effect for ask in there), any(ask.continues for ask in there)

    def _has_effect(self, ask: Ask) -> bool:
        """Return whether an answer changes more than what its seat knows; of those that do not, a few are enough."""
        return ask.name not in self.without_effect or not self.stream.below(60)

    async def answer(self, *, differ: bool) -> bool:
        """Answer one question, alike at both tables where that is legal; ``differ``: a secret one of another seat otherwise.

        Return whether there was one.
        """
        both = list(self._answerable())
        if not both:
            return False
        first = min(map(self._place, both))
        asks = self.stream.pick([asks for asks in both if not self.eager or self._place(asks) == first])
        picks: list[tuple[str, ...]] = [() if ask is None else self._picks(ask) for ask in asks]
        ask, twin = asks
        if ask is not None and twin is not None:
            other = legal_picks(twin, self.stream)
            about_x = f"seat:{self.x}" in (*picks[0], *other)
            if differ and ask.secret and ask.seat != self.x and not about_x and self._has_effect(ask):
                picks[1] = other
                self.apart += picks[0] != picks[1]
            elif {option.id for option in twin.options}.issuperset(picks[0]):
                picks[1] = picks[0]
        names = {one.name for one in asks if one is not None}
        if names & TOLD_AT_ONCE and self._before is not None and (None in asks or picks[0] != picks[1]):
            picks = [("pass",), ("pass",)]
        became = []
        for table, one, chosen in zip(self.tables, asks, picks, strict=True):
            if one is not None and one.seat == self.x:
                became.append(await became_of(table.answers.answer(PERSON, one.name, ask_number(one), chosen)))
            elif one is not None:
                table.answer(one.id, *chosen)
        assert became[:1] == became[1:]
        return True

    def _undo_tells(self) -> bool:
        """Return whether secret answers alone can be taken back at one table and none at the other: that much the host may learn."""
        games = [table.course.shown(self.clock()) for table in self.tables]
        one, two = [bool(max(game.checkpoints, default=game.moves_made) < game.moves_made) for game in games]
        return one != two

    def _uneven(self) -> bool:
        """Return whether one table waits (for the end of a step, or to tell something) and the other does not: a move may show that."""
        now = self.clock()
        one, two = [table.game.waits or bool(table.course.time.released(now) < table.game.notices_made) for table in self.tables]
        return one != two

    async def turn(self, *, differ: bool) -> bool:
        """Let the host act, somebody answer, or the time go on to what happens next; return whether the pair is followed further."""
        if any(table.course.over(self.clock()) for table in self.tables):
            return False
        if self.apart and not self.stream.below(2 if self._uneven() else VERBS_IN):
            return await self.act()
        silent = self._uneven() and not self.stream.below(2)  # else nobody would see the last seconds of a step that has all its answers
        if not silent and await self.answer(differ=differ) and (self._uneven() or self.stream.below(30 if self.eager else 4)):
            self._go_on(self.clock() + self.stream.below(3))
            return not self.apart or await self.compare()
        when = self._next_moment()
        if when is None or not await self.pass_time(max(when - 0.01, self.clock())):
            return False
        self._go_on(max(when, self.clock()))
        return not self.apart or await self.compare()


async def follow(pair: ToldAlike) -> None:
    """Play some turns alike, then let one answer differ, and compare as long as people are told the same."""
    alike = pair.stream.below(60)
    for number in range(alike + AFTER):
        if pair.apart:
            break
        if not await pair.turn(differ=number >= alike):
            return
    for _ in range(AFTER):
        if not pair.apart or not await pair.turn(differ=False):
            return
