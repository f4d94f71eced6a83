"""A night that is answered early shows, offers, reminds of and refuses nothing that depends on what was answered (MF-15.2, MF-15.4)."""

from contextlib import suppress

import pytest

import engines
from bot.games import game_of
from bot.games.mafie.status import awaited
from bot.games.mafie.voice import Voice
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.tables.refusal import Refused
from bot.tables.result_making import proof_of
from bot.tables.session.course import Course
from bot.tables.session.entries import Answer, Back, Deal, End, Entry, Expire, Extend, Pause, Resume, TopUp, Undo
from bot.tables.session.hosting import HostMoves
from bot.tables.session.timekeeper import Timekeeper
from bot.tables.table_index import still_plays
from tests.bot.pairs_at_a_table import PERSON, Clock, Seated
from tests.engines.driving import legal_picks, random_game
from tests.engines.hooks import hooks_of

SEATS, SEED, NIGHT = 10, 5, 40
MEETING = "mf-mafia-phase"
WITHDRAW = "mafie.seat.withdraw"


def first_night() -> tuple[Course, float]:
    """Return a game in the first step of its first night, and when that has begun."""
    book, timing = engines.GAMES["mafie"], game_of("mafie").timing
    options = book.read_options({}).model_dump(mode="json")
    clocks = Timekeeper(timing, timing.lengths(options, own={"night": NIGHT}), 3.0, floor=timing.floor(options), salt="x")
    course = Course("mafie", SEATS, options, SEED, timing, clocks)
    course.apply(Deal(), 0.0)
    return course, course.time.releases[-1]


def meeting() -> tuple[Course, float]:
    """Return a game in the first meeting of the Mafia, and when that has begun."""
    course, _ = first_night()
    while not any(notice.text.key == MEETING for notice in course.game.notices):
        now = course.time.next_deadline()
        assert now is not None
        course.apply(Expire(course.time.due(now)), now)
    return course, course.time.releases[-1]


def answered(*, agree: bool) -> tuple[Course, float, int]:
    """Return a meeting in which everybody has answered after twelve seconds, its beginning, and the seat that most picks name."""
    course, began = meeting()
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
def test_who_is_out_already_leaves_without_a_trace() -> None:
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
def test_reminders_of_the_night_come_from_its_clock(length: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.NIGHT", length)
    seen = []
    for agree in (True, False):
        course, began, _ = answered(agree=agree)
        moments = [began + 13 + second * (length - 13.5) / 60 for second in range(61)]
        reminders = []
        now: float | None = began + 13
        while now is not None and (now := course.next_reminder(now)) is not None and now < began + length:
            reminders.append(round(now - began, 3))
        seen.append((reminders, [course.urgency(moment) for moment in moments], [course.time.step(moment) for moment in moments]))
    assert seen[0] == seen[1]
    assert seen[0][1][-1] == 3 and seen[0][0][-1] == length - 15


@pytest.mark.rule("MF-15.4")
def test_a_board_counts_the_same_whether_or_not_the_mafia_has_agreed() -> None:
    said = []
    for agree in (True, False):
        course, began, _ = answered(agree=agree)
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
            lines.append(awaited(Voice(scene)))
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


@pytest.mark.rule("MF-15.19")
def test_what_is_not_told_yet_takes_no_checkpoint_away() -> None:
    course, began, _ = answered(agree=True)
    other, since, _ = answered(agree=False)
    assert course.shown(began + 13).checkpoints == other.shown(since + 13).checkpoints


@pytest.mark.rule("MF-15.19")
@pytest.mark.parametrize("name", ["mafie", "nostra_city", "escape_plan"])
async def test_what_a_move_has_told_is_not_taken_back_in_its_beat(name: str) -> None:
    """Between the votes and a token, undo reaches no further back than the game itself allows."""
    game, stream = random_game(hooks_of(name), 0)
    clock, looked = Clock(), 0
    table = Seated(game, 0, clock, "en", text_mode=True)
    moves, undone = HostMoves(table.table), list[Undo]()

    async def commit(entry: Undo, **_more: object) -> tuple[()]:
        undone.append(entry)
        return ()

    table.table.commit = commit  # type: ignore[method-assign,assignment]
    for _ in range(900):
        if table.game.outcome is not None or table.game.moves_made >= 300:
            break
        asks = [ask for ask in table.course.open_asks(clock()) if ask.clock is not None]
        if asks:
            ask = stream.pick(asks)
            table.answer(ask.id, *legal_picks(ask, stream))
        else:
            when = table.course.time.next_release(clock()) or table.course.time.next_deadline()
            clock.time = max(clock.time, when or clock.time)
            table.expire()
        if table.game.outcome is None and table.course.ahead(clock()):
            undone.clear()
            with suppress(Refused):
                await moves.undo(PERSON)
            assert [entry.to for entry in undone] == [move for move in table.game.checkpoints if move < table.game.moves_made][-1:]
            looked += 1
    assert looked


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize(
    "acts",
    [((20, Extend(60.0)),), ((20, Pause()), (50, Resume())), ((35, TopUp(30.0)),), ((35, Back(30.0, away=5.0)),)],
    ids=["extend", "pause", "top up", "back"],
)
def test_more_time_moves_the_dawn_alike_whether_or_not_the_mafia_has_agreed(acts: tuple[tuple[float, Entry], ...]) -> None:
    dawns, ends = [], []
    for agree in (True, False):
        course, began, _ = answered(agree=agree)
        for second, entry in acts:
            course.apply(entry, began + second)
        now = began + acts[-1][0] + 1
        first = course.time.ends_first(now)
        ends.append(None if first is None or first.shown is None else round(first.shown - began, 3))
        while not any(notice.text.key == "mf-dawn" for notice in course.game.notices):
            now = max(now, course.time.next_deadline() or now)
            course.apply(Expire(course.time.due(now)), now)
        dawns.append(next(round(course.time.releases[one.number] - began, 3) for one in course.game.notices if one.text.key == "mf-dawn"))
    assert dawns[0] == dawns[1] > NIGHT
    assert ends[0] == ends[1] == dawns[0], "a line that says until when names the end of the night"


@pytest.mark.rule("MF-15.2")
def test_a_game_ended_in_a_pause_is_told_to_its_end() -> None:
    course, began, _ = answered(agree=True)
    course.apply(Pause(), began + 20)
    course.apply(End(), began + 50)
    assert course.over(began + 600)


@pytest.mark.rule("MF-15.2", "MF-15.4")
def test_nothing_of_a_finished_game_is_handed_out_before_its_end_is_told() -> None:
    game, stream = random_game(hooks_of("mafie"), 3)
    clock, untold = Clock(), 0
    table = Seated(game, 0, clock, "en", text_mode=True)
    while not table.course.over(clock()):
        asks = [ask for ask in table.course.open_asks(clock()) if ask.clock is not None]
        if asks:
            ask = stream.pick(asks)
            table.answer(ask.id, *legal_picks(ask, stream))
        else:
            when = table.course.time.next_release(clock()) or table.course.time.next_deadline()
            clock.time = max(clock.time, when or clock.time)
            table.expire()
        if table.game.outcome is not None and not table.course.over(clock()):
            untold += 1
            with pytest.raises(Refused, match="no-record"):
                proof_of(table.table)
            alive = table.course.public(clock()).seats[0].living
            assert still_plays(table.table, PERSON) == alive
    assert untold
    assert proof_of(table.table)["record"]
