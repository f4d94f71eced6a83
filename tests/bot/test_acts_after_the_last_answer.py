"""Two tables in a night that everybody has answered: at one the Mafia has agreed, at the other it has not.

Every act of a person, the host or the bot there looks the same at both, second by second, until the dawn (MF-15.2, MF-15.4).
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from itertools import count
from types import SimpleNamespace
from typing import NamedTuple

import pytest

import engines
from bot.tables.session.course import Course
from bot.tables.session.entries import Back, Said
from cogs.tables import host_actions
from tests.bot.pairs_at_a_table import NARRATOR, PERSON, Clock, Seated
from tests.bot.told_alike import VERBS, Press, became_of, handed_over, refusals

SEATS, SEED, HEIR = 11, 5, 907
ACTED = 8
"""Seconds from the beginning of the meeting to what happens after the answers."""
CLOSELY = 6
"""Of so many moments without a message the tables are looked at closely in one: what differs then stays so for a while."""
VICTIM = "mafie.night.victim"


class Night(NamedTuple):
    """A kind of night, and how many seconds it lasts at least; ``early``: it may end then."""

    options: Mapping[str, object]
    lasts: float = 40
    early: bool = False
    slow: bool = False


NIGHTS: Mapping[str, Night] = {
    "constant": Night({}),
    "constant, without night talk": Night({"mafia_chat": False}),
    "constant, without decoys": Night({"decoys": False}),
    "prompt": Night({"night_length": "prompt"}, 10, early=True),
    "prompt, without night talk": Night({"night_length": "prompt", "mafia_chat": False}, 10, early=True),
    "slow": Night({}, 60, early=True, slow=True),
    "slow, without decoys": Night({"decoys": False}, 12 * 3600, slow=True),
}

Act = Callable[[Seated, int], Awaitable[object]]
"""An act at a table; the number is a seat that is no waker and no target of a pick."""


async def acts(*names: str, table: Seated, seat: int) -> None:
    for name in names:
        await VERBS[name](table.session, Press(seat, 20.0))


def act(*names: str) -> Act:
    return lambda table, seat: acts(*names, table=table, seat=seat)


async def nobody(_user: int) -> frozenset[int]:
    return frozenset()


async def hand_over(table: Seated, _seat: int) -> None:
    table.log.members = SimpleNamespace(blocked_by=nobody)  # type: ignore[attr-defined]
    await host_actions.handover(table.session, PERSON, HEIR, "Heda")


async def member_leaves(table: Seated, _seat: int) -> None:
    """The person at the seat leaves the server; the host has no seat."""
    await table.session.departures.member_gone(PERSON)


ACTS: Mapping[str, Act] = {
    "leave": act("leave"),
    "ban": act("disqualify"),
    "removal": act("remove"),
    "undo": act("undo"),
    "skip": act("skip"),
    "extend": act("extend"),
    "top up": act("top up"),
    "restart": act("restart"),
    "pause": act("pause", "extend", "resume"),
    "leave, restart": act("leave", "restart"),
    "ban, extend": act("disqualify", "extend"),
    "leave, pause": act("leave", "pause", "resume"),
    "leave, reload": act("leave", "reload"),
    "handover": hand_over,
}


class AnsweredNight:
    """A pair of tables whose first meeting of the Mafia is answered; seat ``x`` is a person who knows nothing of it."""

    def __init__(self, night: Night, *, narrated: bool = False) -> None:
        self.clock, self.night = Clock(), night
        game = engines.start("mafie", seats=SEATS, options=night.options, seed=SEED)
        while not (wakers := [ask.seat for ask in game.asks if ask.name == VICTIM]):
            game.expire()
        targets = [
            int(one.id.removeprefix("seat:")) for ask in game.asks if (ask.seat, ask.name) == (wakers[0], VICTIM) for one in ask.options
        ]
        self.picked, (self.x, self.other) = targets[:2], targets[-2:]
        dealt = [game.at(0) for _ in range(2)]
        self.tables = [Seated(one, self.x, self.clock, "en", text_mode=True, narrated=narrated, slow=night.slow) for one in dealt]
        self.wakers = tuple(wakers)

    async def answer(self) -> None:
        """Let the agent's phase pass, and everybody answer in the meeting after some seconds."""
        course = self.tables[0].course
        while course.game.view(None).phase != "mafia" or not self.asked(course):
            times = (course.time.next_deadline(), course.time.next_release(self.clock()))
            self.clock.time = min(when for when in times if when is not None)
            for table in self.tables:
                table.expire()
        self.began = self.clock.time = max(self.clock(), course.time.asks_from)
        await self.compare()
        for table, agree in zip(self.tables, (True, False), strict=True):
            for ask in sorted(self.asked(table.course), key=lambda ask: ask.name != VICTIM):
                again = agree or ask.seat == self.wakers[0]
                table.answer(ask.id, f"seat:{self.picked[0 if again else 1]}" if ask.name == VICTIM else "pass")
        self.clock.time = self.began + ACTED

    @staticmethod
    def asked(course: Course) -> list[engines.Ask]:
        return [ask for ask in course.game.asks if ask.clock == "night"]

    async def compare(self, *, closely: bool = True) -> None:
        """Compare what is sent and the clocks; ``closely``, or when something is sent, also all that can be asked for and pressed."""
        sent = [[line for line in await table.tell() if line[1] in (5, PERSON, NARRATOR)] for table in self.tables]
        assert sent[0] == sent[1]
        seen = [await self.seen(table) if closely or sent[0] else self.times(table) for table in self.tables]
        assert seen[0] == seen[1], [name for name in seen[0] if seen[0][name] != seen[1][name]]

    def times(self, table: Seated) -> dict[str, object]:
        return {
            "time": (table.course.urgency(self.clock()), table.course.next_reminder(self.clock())),
            "until": [timer and timer.shown for timer in (table.course.time.ends_first(self.clock()),)],
            "long": (table.course.time.has_long, table.course.time.slow_call(self.clock())),
        }

    async def seen(self, table: Seated) -> dict[str, object]:
        return {
            "glances": table.glances("en"),
            "presses": table.presses([VICTIM, "mafie.night.hunch", "mafie.seat.withdraw", "mafie.day.ready"]),
            "refusals": await refusals(table, undo=True),
            "handed over": await handed_over(table),
            **self.times(table),
        }

    def dawns(self) -> list[bool]:
        """Return where the dawn is told."""
        keys = [[notice.text.key for notice in one.game.notices[: one.course.time.released(self.clock())]] for one in self.tables]
        return ["mf-dawn" in told for told in keys]

    async def to_the_end(self, one_in: int = CLOSELY) -> None:
        """Compare both tables all the while, closely in one of ``one_in`` moments, to the dawn, or to where a night may end early."""
        for moment in count():
            if any(self.dawns()):
                break
            await self.compare(closely=moment % one_in == 0)
            self.clock.time += max(0.5, self.night.lasts / 150)
            for table in self.tables:
                table.expire()
            if self.night.early and self.clock() >= self.began + self.night.lasts:
                return
            assert self.clock() < self.began + 10 * self.night.lasts
        assert all(self.dawns()) and self.clock() >= self.began + self.night.lasts


def withdrawn(table: Seated) -> bool:
    return any(notice.text.key == "mf-withdraws" for notice in table.game.notices)


SOME_OR_ALL = [
    *((name, night, CLOSELY) for number, name in enumerate(ACTS) for place, night in enumerate(NIGHTS) if (number + place) % 7 == 0),
    *(pytest.param(name, night, 1, marks=pytest.mark.soak) for name in ACTS for night in NIGHTS),
]
"""Each act in one kind of night, each kind with two acts; in the soak all of them, each moment looked at closely."""


@pytest.mark.rule("MF-15.2", "MF-15.4", "MF-15.16")
@pytest.mark.parametrize(("name", "night", "closely"), SOME_OR_ALL)
async def test_an_act_tells_nothing_of_the_wakers_agreement(name: str, night: str, closely: int) -> None:
    pair = AnsweredNight(NIGHTS[night])
    await pair.answer()
    await pair.compare()
    became = [await became_of(ACTS[name](table, pair.other)) for table in pair.tables]
    assert became[0] == became[1]
    assert became[0] == "done" or name in ("undo", "skip")
    await pair.compare()
    leaves = name.startswith(("leave", "ban", "removal"))
    assert [withdrawn(table) for table in pair.tables] == [leaves, leaves]
    await pair.to_the_end(closely)


@pytest.mark.rule("MF-15.4", "MF-15.7")
@pytest.mark.parametrize("night", ["constant", "prompt"])
async def test_a_line_of_the_night_talk_tells_nothing_of_the_wakers_agreement(night: str) -> None:
    pair = AnsweredNight(NIGHTS[night])
    await pair.answer()
    for table in pair.tables:
        await table.table.do(partial(table.table.record, Said(pair.wakers[0], 1, "psst", hearers=pair.wakers)))
    await pair.to_the_end()


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize("night", ["constant", "prompt"])
async def test_leaving_the_server_reveals_nothing_of_the_wakers_agreement(night: str) -> None:
    pair = AnsweredNight(NIGHTS[night], narrated=True)
    await pair.answer()
    for table in pair.tables:
        await member_leaves(table, pair.x)
    await pair.to_the_end()


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize("night", list(NIGHTS))
async def test_a_night_that_ended_while_the_bot_was_away_begins_again_whether_or_not_the_wakers_agreed(night: str) -> None:
    pair = AnsweredNight(NIGHTS[night])
    await pair.answer()
    pair.clock.time += 1.5 * pair.night.lasts
    for table in pair.tables:
        await table.table.do(partial(table.table.record, Back(60.0, away=pair.night.lasts)))
    back = pair.began = pair.clock()
    await pair.to_the_end()
    assert pair.night.early or pair.clock() >= back + 60
