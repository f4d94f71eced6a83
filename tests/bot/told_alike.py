"""Two tables whose games differ in one secret answer: as long as people have been told the same, everything else is the same, too."""

from collections.abc import Iterator
from typing import Any

import engines
from bot.tables.refusal import Refused
from bot.tables.session.hosting import HostMoves
from engines.chance import Stream
from engines.table import Ask
from tests.bot.pairs_at_a_table import PERSON, Clock, Seated
from tests.engines.driving import legal_picks
from tests.engines.hooks import Hooks

LOOKS = 3
"""How often both tables are looked at between two things that happen."""

PAGES = 6
"""Of so many looks one compares all pages; words and questions are compared at each."""

AFTER = 60
"""Answers for which a pair is followed once it differs."""


class ToldAlike:
    """A pair of tables, looked at through the eyes of seat ``x``, which neither gives the answer nor is it about."""

    def __init__(self, hooks: Hooks, seed: int) -> None:
        self.stream = stream = Stream(seed, "told alike")
        self.hooks = hooks
        seats = stream.pick(list(hooks.rulebook.seats))
        options = hooks.options(seats, stream)
        self.clock, self.x = Clock(), stream.below(seats)
        language = stream.pick(("cs", "en"))
        games = [engines.start(hooks.rulebook.name, seats=seats, options=options, seed=seed) for _ in range(2)]
        self.tables = [Seated(game, self.x, self.clock, language, text_mode=True) for game in games]
        self.language = language
        self.looks = self.apart = 0

    def told(self, table: Seated) -> object:
        """Return what seat x has been told by the rules, is asked by them and may see, at this moment.

        Outside the steps of a night, the beat before something is told is a part of telling it.
        """
        course, now = table.course, self.clock()
        notices = course.game.notices[: course.time.released(now)]
        heard = [(notice.text.key, notice.text.args) for notice in notices if notice.to is None or self.x in notice.to]
        shown = course.shown(now)
        asked = [ask.id for ask in self._asks(table) if ask.clock is not None]
        beat = course.time.step(now) is None and course.time.released(now) < course.game.notices_made
        return heard, shown.view(self.x), shown.view(None), asked, beat

    def _asks(self, table: Seated) -> list[Ask]:
        return [ask for ask in table.course.open_asks(self.clock()) if ask.seat == self.x or not ask.secret]

    def _ends(self, table: Seated) -> list[tuple[str, tuple[str, ...], float | None]]:
        time = table.course.time
        return [(ask.id, tuple(option.id for option in ask.options), time.shown_end(ask.id)) for ask in self._asks(table)]

    async def _refusals(self, table: Seated) -> list[object]:
        """Return what would become of each move of a host, without making it."""
        moves, made = HostMoves(table.table), list[object]()

        async def nothing(*_entry: Any, **_more: Any) -> tuple[()]:
            return ()

        commit, table.table.commit = table.table.commit, nothing  # type: ignore[method-assign]
        table.table.host_id, host = PERSON, PERSON
        tries = [("undo", ()), ("skip", ()), ("extend", (60.0,)), *(("remove", (seat,)) for seat in range(table.game.seats))]
        try:
            for name, args in tries:
                try:
                    await getattr(moves, name)(host, *args)
                    made.append(name)
                except Refused as refused:
                    made.append((name, refused.key, sorted(refused.args_.items())))
        finally:
            table.table.commit = commit  # type: ignore[method-assign]
        return made

    async def _seen(self, table: Seated, *, pages: bool) -> list[object]:
        course, now = table.course, self.clock()
        seen: list[object] = [self._ends(table), course.urgency(now), course.next_reminder(now), course.time.step(now), course.over(now)]
        seen += await self._refusals(table)
        return [*seen, table.glances(self.language)] if pages else seen

    async def compare(self) -> bool:
        """Look at both tables, and return whether people have still been told the same at both."""
        one, two = self.tables
        if self.told(one) != self.told(two):
            return False
        pages = not self.stream.below(PAGES)
        assert await self._seen(one, pages=pages) == await self._seen(two, pages=pages)
        self.looks += 1
        return True

    async def pass_time(self, until: float) -> bool:
        """Let the time go on until ``until``, and look on the way; return whether people have been told the same all the while."""
        began = self.clock.time
        for look in range(1, LOOKS + 1):
            self.clock.time = began + (until - began) * look / LOOKS
            if not await self.compare():
                return False
        return True

    def answerable(self) -> Iterator[tuple[Ask, Ask]]:
        """Yield the questions that are open at both tables, with the twin at the other."""
        open_there = {ask.id: ask for ask in self.tables[1].course.game.asks}
        now = self.clock()
        for ask in self.tables[0].course.open_asks(now):
            if ask.clock is not None and ask.id in open_there:
                yield ask, open_there[ask.id]

    def answer(self, *, differ: bool) -> bool:
        """Answer one question, alike at both tables where that is legal; ``differ``: a secret one of another seat otherwise.

        Return whether there was one.
        """
        both = list(self.answerable())
        if not both:
            return False
        ask, twin = self.stream.pick(both)
        picks = legal_picks(ask, self.stream)
        there = picks
        if differ and ask.secret and ask.seat != self.x and f"seat:{self.x}" not in picks:
            there = legal_picks(twin, self.stream)
            self.apart += there != picks and f"seat:{self.x}" not in there
            there = there if f"seat:{self.x}" not in there else picks
        elif not {option.id for option in twin.options}.issuperset(picks):
            there = legal_picks(twin, self.stream)
        self.tables[0].answer(ask.id, *picks)
        self.tables[1].answer(twin.id, *there)
        return True

    def next_moment(self) -> float | None:
        """Return when something happens next at a table by itself: a notice is told, or a clock runs out."""
        now, times = self.clock(), list[float]()
        for table in self.tables:
            time = table.course.time
            times += [when for when in (time.next_release(now), time.next_deadline()) if when is not None]
        return min(times, default=None)


async def follow(pair: ToldAlike, until: int) -> None:
    """Play ``until`` answers alike, then let one differ, and compare as long as people are told the same."""
    for number in range(until + AFTER):
        if any(table.game.outcome is not None and table.course.over(pair.clock()) for table in pair.tables):
            return
        moved = pair.answer(differ=number >= until and not pair.apart)
        if moved and pair.stream.below(4):
            pair.clock.time += pair.stream.below(3)
            if pair.apart and not await pair.compare():
                return
            continue
        when = pair.next_moment()
        if when is None:
            return
        if pair.apart and not await pair.pass_time(max(when - 0.01, pair.clock())):
            return
        pair.clock.time = max(when, pair.clock())
        if pair.apart and not await pair.compare():
            return
        for table in pair.tables:
            table.expire()
