"""A night that is answered early shows, offers, reminds of and refuses nothing that depends on what was answered (MF-15.2, MF-15.4).

The game of a table that was dealt before games were clocked runs ahead of what is told; that of a newer one waits.
"""

from contextlib import suppress

import pytest

import engines
from bot.games import game_of
from bot.games.mafie.status import awaited
from bot.games.mafie.voice import MafieVoice
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.tables.delivery.channel_lines import line_until
from bot.tables.refusal import Refused
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Back, Deal, Entry, Expire, Extend, Pause, Resume, Talk, TopUp, Undo
from bot.tables.session.hosting import HostMoves
from bot.tables.session.table_settings import Shape, TableSettings
from bot.tables.session.timekeeper import Timekeeper
from tests.bot.pairs_at_a_table import PERSON, Clock, Seated
from tests.engines.driving import legal_picks, random_game
from tests.engines.hooks import hooks_of

SEATS, SEED, NIGHT = 10, 5, 40
MEETING = "mf-mafia-phase"
WITHDRAW = "mafie.seat.withdraw"


ACTS: dict[str, tuple[tuple[float, Entry], ...]] = {
    "nothing": (),
    "extend": ((20, Extend(60.0)),),
    "extend in a pause": ((15, Pause("")), (25, Extend(60.0)), (45, Resume())),
    "pause": ((20, Pause("")), (50, Resume())),
    "top up": ((35, TopUp(30.0)),),
    "time stood": ((35, TopUp(30.0, 12.0)),),
    "back": ((35, Back(30.0, away=5.0)),),
    "back after more time": ((15, Extend(60.0)), (35, Back(30.0, away=5.0)), (50, TopUp(200.0)), (60, Back(30.0))),
    "more time twice": ((15, Extend(60.0)), (16, Extend(60.0))),
}
"""Acts of a host or the bot after the last answer of a night, by the seconds since the meeting began."""


both_kinds = pytest.mark.parametrize("clocked", [True, False], ids=["clocked", "dealt before"])


def first_night(talk: Shape = "free", *, narrator: bool = False, clocked: bool = False) -> tuple[Course, float]:
    """Return a game in the first step of its first night, and when that has begun; ``talk``: how people talk by day."""
    book, timing = engines.GAMES["mafie"], game_of("mafie").timing
    options = book.read_options({}).model_dump(mode="json")
    clocks = Timekeeper(timing, timing.lengths(options, own={"night": NIGHT}), 3.0, floor=timing.floor(options), salt="x")
    course = Course("mafie", SEATS, options, SEED, timing, clocks, TableSettings(talk=talk, narrator=narrator))
    course.apply(Deal(clocked=clocked), 0.0)
    return course, course.time.releases[-1]


def meeting(talk: Shape = "free", *, narrator: bool = False, clocked: bool = False) -> tuple[Course, float]:
    """Return a game in the first meeting of the Mafia, and when that has begun."""
    course, _ = first_night(talk, narrator=narrator, clocked=clocked)
    while not any(notice.text.key == MEETING for notice in course.game.notices):
        now = course.time.next_deadline()
        assert now is not None
        course.apply(Expire(course.time.due(now)), now)
    return course, course.time.releases[-1]


def answered(*, agree: bool, talk: Shape = "free", narrator: bool = False, clocked: bool = False) -> tuple[Course, float, int]:
    """Return a meeting in which everybody has answered after twelve seconds, its beginning, and the seat that most picks name."""
    course, began = meeting(talk, narrator=narrator, clocked=clocked)
    wakers = [ask.seat for ask in course.game.asks if ask.name.endswith("victim")]
    targets = [option.id for ask in course.game.asks if ask.seat == wakers[0] and ask.name.endswith("victim") for option in ask.options]
    for seat in (*wakers, *(seat for seat in range(SEATS) if seat not in wakers)):
        ask = next((one for one in course.game.asks if one.seat == seat and one.clock == "night"), None)
        if ask is not None:
            pick = ("pass",) if seat not in wakers else (targets[0] if agree or seat == wakers[0] else targets[1],)
            course.apply(Answer(ask.id, pick, by="seat"), began + 12)
    return course, began, int(targets[0].removeprefix("seat:"))


def offered(course: Course, seat: int, now: float) -> list[tuple[str, tuple[str, ...]]]:
    own = [ask for ask in course.open_asks(now) if ask.seat == seat and ask.clock is None]
    return [(ask.name, tuple(option.id for option in ask.options)) for ask in own]


@pytest.mark.rule("MF-15.2", "MF-15.4")
def test_the_victim_may_leave_the_game_as_long_as_everybody_may() -> None:
    course, began, victim = answered(agree=True)
    assert course.public(began + 13).phase == "mafia" != course.public(began + NIGHT + 60).phase, (
        "the game is past the night, people are not"
    )
    for second in (13, 20, 39.9):
        assert {WITHDRAW} == {name for seat in range(SEATS) for name, _ in offered(course, seat, began + second)}
        assert all(offered(course, seat, began + second) == offered(course, victim, began + second) for seat in range(SEATS))


@pytest.mark.rule("MF-15.16")
def test_a_victim_can_withdraw_without_a_trace() -> None:
    course, began, victim = answered(agree=True)
    standing = {ask.seat: ask for ask in course.open_asks(began + 13) if ask.name == WITHDRAW}
    assert course.live(standing[victim], ("withdraw",)) is None
    other = next(seat for seat in range(SEATS) if seat != victim)
    live = course.live(standing[other], ("withdraw",))
    assert live is not None and live.seat == other
    course.apply(Answer(live.id, ("withdraw",), by="seat"), began + 13)
    assert offered(course, other, began + 14) == offered(course, victim, began + 14), "the second press finds what the first has found"


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize("length", [40, 120, 240])
@both_kinds
def test_reminders_of_the_night_come_from_its_clock(clocked: bool, length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.NIGHT", length)
    seen = []
    for agree in (True, False):
        course, began, _ = answered(agree=agree, clocked=clocked)
        moments = [began + 13 + second * (length - 13.5) / 60 for second in range(61)]
        reminders = []
        now: float | None = began + 13
        while now is not None and (now := course.next_reminder(now)) is not None and now < began + length:
            reminders.append(round(now - began, 3))
        seen.append((reminders, [course.urgency(moment) for moment in moments], [course.time.step(moment) for moment in moments]))
    assert seen[0] == seen[1]
    assert seen[0][1][-1] == 3 and seen[0][0][-1] == length - 15


@pytest.mark.rule("MF-15.4")
@both_kinds
def test_a_board_counts_the_same_whether_or_not_the_mafia_has_agreed(clocked: bool) -> None:
    said = []
    for agree in (True, False):
        course, began, _ = answered(agree=agree, clocked=clocked)
        lines = []
        for second in (13, 25, 39):
            now = began + second
            scene = Scene(
                table="t",
                game="mafie",
                public=course.public(now),
                view=course.shown(now).view,
                asks=course.open_asks(now),
                deadlines={},
                names=tuple(map(str, range(SEATS))),
                words=words_in("en"),
                reminder=course.urgency(now),
            )
            lines.append(awaited(MafieVoice(scene)))
        said.append(lines)
    assert said[0] == said[1]


@pytest.mark.rule("MF-15.4")
def test_the_step_that_runs_is_the_one_people_were_told_of() -> None:
    """Also while the game is in the next one already, since all have answered early."""
    night = NIGHT
    _, began = meeting()
    course, first = first_night()
    for ask in [ask for ask in course.game.asks if ask.clock == "night"]:
        course.apply(
            Answer(ask.id, ("pass",) if any(one.id == "pass" for one in ask.options) else (ask.options[0].id,), by="seat"), first + 5
        )
    assert any(notice.text.key == MEETING for notice in course.game.notices), "the game is in the meeting already"
    assert course.time.step(first + 6) == (first + night, night)
    assert course.time.step(first + night + 1) == (first + 2 * night, night)
    assert began == first + night


def seen_of_a_night(acts: tuple[tuple[float, Entry], ...], talk: Shape, *, agree: bool, clocked: bool) -> list[object]:
    """Return what everybody sees second by second, to the dawn, of a night that was answered early."""
    course, began, _ = answered(agree=agree, talk=talk, clocked=clocked)
    coming = [(began + second, entry) for second, entry in acts]
    seen: list[object] = []
    for second in range(13, 420):
        now = began + second
        while coming and coming[0][0] <= now:
            at, entry = coming.pop(0)
            course.apply(entry, at)
        if (due := course.time.due(now)) or course.time.step_due(now):
            course.apply(Expire(due), now)
        if course.public(now).phase != "mafia":
            seen.append(second)
            return seen
        line, clock = line_until(words_in("en"), "resume", course, now)
        until = clock.ends if clock is not None else None
        told = sum(notice.to is None for notice in course.game.notices[: course.time.released(now)])
        seen.append((told, line, until, course.urgency(now), course.next_reminder(now), course.time.step(now)))
    raise AssertionError("no dawn")


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize("talk", ["free", "rounds"])
@pytest.mark.parametrize("act", list(ACTS))
@both_kinds
def test_more_time_lengthens_an_answered_night_as_it_would_an_open_one(clocked: bool, act: str, talk: Shape) -> None:
    agreed = seen_of_a_night(ACTS[act], talk, agree=True, clocked=clocked)
    assert agreed == seen_of_a_night(ACTS[act], talk, agree=False, clocked=clocked)
    assert len(agreed) > NIGHT - 13


@pytest.mark.rule("MF-15.4")
def test_a_step_gets_the_time_of_its_questions_while_a_pick_waits_to_be_told() -> None:
    course, began = meeting(clocked=True)
    ask = next(one for one in course.game.asks if one.name.endswith("victim"))
    course.apply(Answer(ask.id, (ask.options[0].id,), by="seat"), began + 1)
    course.apply(TopUp(30.0, 2.5), began + 3)
    course.apply(Back(60.0), back := began + 3.25)
    assert course.time.released(back) < course.game.notices_made
    step = course.time.step(told := course.time.asks_from)
    assert step == (told + 60, NIGHT)
    assert {course.time.deadline(one.id) for one in course.game.asks if one.clock == "night"} == {told + 60}


@pytest.mark.rule("MF-15.4", "TK-3.12")
def test_the_speeches_of_the_day_wait_for_a_dawn_that_comes_later() -> None:
    lengths = []
    for more in (0.0, 60.0):
        course, began, _ = answered(agree=True, talk="rounds")
        if more:
            course.apply(Extend(more), began + 20)
        dawn = course.time.releases[-1]
        ends, talk = course.speeches.ends, next(ask for ask in course.game.asks if ask.clock == "discussion")
        assert ends is not None
        lengths.append((dawn - began - more, ends - dawn, course.opened.since(talk.id) - dawn))
    assert lengths[0] == lengths[1]


@pytest.mark.rule("MF-15.4")
def test_more_time_by_day_does_not_make_the_night_run_on() -> None:
    course, began, _ = answered(agree=True)
    dawn = began + NIGHT
    course.apply(Extend(60.0), dawn + 10)
    assert course.time.step(dawn + 11) is None


@pytest.mark.rule("TK-7.2", "TK-3.10")
def test_a_speech_begins_when_the_narrator_lets_the_day_begin() -> None:
    course, began, _ = answered(agree=True, talk="rounds", narrator=True)
    gate = course.time.gate(began + NIGHT + 5)
    assert gate is not None
    course.apply(Talk("gate", n=gate.notice), began + NIGHT + 5)
    speech = next(ask for ask in course.game.asks if ask.clock == "discussion")
    ends, timer = course.speeches.ends, course.time.timers[speech.id]
    assert ends is not None and timer.since is not None
    assert ends - timer.since == 45


@pytest.mark.rule("MF-15.19")
def test_an_untold_death_removes_no_checkpoint() -> None:
    course, began, _ = answered(agree=True)
    other, since, _ = answered(agree=False)
    assert course.shown(began + 13).checkpoints == other.shown(since + 13).checkpoints


@pytest.mark.rule("MF-15.19")
@pytest.mark.parametrize("name", ["mafie", "nostra_city", "escape_plan"])
async def test_undo_does_not_take_back_a_told_move_within_its_beat(name: str) -> None:
    """Between the votes and a token, undo reaches no further back than the game itself allows; before anything is told, as before."""
    game, stream = random_game(hooks_of(name), 0)
    clock, looked, unchanged = Clock(), 0, 0
    table = Seated(game, 0, clock, "en", text_mode=True)
    moves, undone = HostMoves(table.table), list[Undo]()

    def record(entry: Undo, **_more: object) -> tuple[()]:
        undone.append(entry)
        return ()

    async def undo() -> list[int]:
        undone.clear()
        with suppress(Refused):
            await moves.undo(PERSON)
        return [entry.to for entry in undone]

    table.table.record = record  # type: ignore[method-assign,assignment]
    for _ in range(900):
        if table.game.outcome is not None or table.game.moves_made >= 300:
            break
        before = await undo()
        asks = [ask for ask in table.course.open_asks(clock()) if ask.clock is not None]
        if asks:
            ask = stream.pick(asks)
            table.answer(ask.id, *legal_picks(ask, stream))
        else:
            when = table.course.time.next_release(clock()) or table.course.time.next_deadline()
            clock.time = max(clock.time, when or clock.time)
            table.expire()
        if table.game.outcome is not None or table.course.time.released(clock()) == table.game.notices_made:
            continue
        if table.course.ahead(clock()):
            assert await undo() == [move for move in table.game.checkpoints if move < table.game.moves_made][-1:]
            looked += 1
        else:
            assert await undo() == before
            unchanged += 1
    assert looked
    assert unchanged or name == "escape_plan", "moves of that game begin with no beat"


@pytest.mark.rule("MF-15.2")
@pytest.mark.parametrize("name", ["mafie", "nostra_city"])
def test_a_card_for_any_moment_waits_until_the_last_move_is_told(name: str) -> None:
    """The move may have settled whether it can be used, so a press would reveal it."""
    game, stream = random_game(hooks_of(name), 2)
    table, held = Seated(game, 0, Clock(), "en", text_mode=True), 0
    for _ in range(200):
        course, now = table.course, table.clock()
        if course.time.released(now) < table.game.notices_made:
            for ask in course.shown(now).asks:
                if ask.secret and not ask.holds:
                    held += 1
                    with pytest.raises(Refused, match="no-stale"):
                        table.answers.find_ask(ask.seat, ask.name, None)
        table.step(stream)
    assert held
