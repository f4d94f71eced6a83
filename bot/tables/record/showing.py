"""What of a running table may be shown now, and how each seat sees it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.presenting.scene import Deadline, Scene
from bot.presenting.standing import gone
from bot.presenting.texts import Words
from bot.tables.record.course import Course
from bot.tables.record.fairness import deal_holds
from bot.tables.record.floor import floor_of, hands_of
from engines import Game

if TYPE_CHECKING:
    from bot.tables.record.core import LiveTable


def running_scene(table: "LiveTable", course: Course, words: Words | None, *, text_mode: bool) -> Scene:
    """Return the running table as it may be shown now in the language of ``words`` (the table's when None).

    ``text_mode``: the reader wants no pictures, whatever the table's own setting.
    """
    now = table.now()
    shown = course.shown(now)
    over = shown if shown.outcome is not None else None
    asks = course.open_asks(now)
    deadlines = {
        ask.id: Deadline(course.time.shown_end(ask.id), timer.whole)
        for ask in asks
        if (timer := course.time.timers.get(ask.id)) is not None
    }
    return Scene(
        table=table.id,
        game=table.game,
        public=course.public(now),
        view=_views(table, shown, course.public(now)),
        asks=asks,
        deadlines=deadlines,
        names=table.names(),
        words=words or table.words,
        users=table.usernames(),
        host=table.setup.host_name,
        automats=frozenset(seat.seat for seat in table.seats if seat.automat),
        paused=table.phase == "paused",
        text_mode=text_mode or table.setup.text_mode or (words is None and not table.pictures),
        deaf=frozenset(seat.seat for seat in table.seats if seat.deaf),
        minutes=max(0, int((now - (now if table.setup.started_at is None else table.setup.started_at)) // 60)),
        seal=table.setup.seal,
        seal_version=table.setup.seal_version,
        link=table.link_to(board) if (board := table.surfaces.board.id) else "",
        step=Deadline(None if table.phase == "paused" else step[0], step[1]) if (step := course.time.step(now)) else None,
        reminder=course.urgency(now),
        claims=table.claims_on,
        graveyard=f"<#{thread}>" if (thread := table.surfaces.silence.thread) else "",
        ghost_voice=bool(table.surfaces.silence.ghost_closed) and (voice := table.voice_now()) is not None and voice.closed,
        graveless=table.surfaces.silence.graveless and not table.surfaces.silence.thread,
        salt=table.setup.salt if over else "",
        secret=table.setup.secret if over else "",
        verified=over is not None and deal_holds(table.setup, table.id, len(table.seats), table.seed or "0"),
        floor=floor_of(table),
        hands=hands_of(table),
        writers=tuple(seat.seat for seat in table.people if seat.writes),
        by_button=not table.lets_one_write,
        outcome=over.outcome if over else None,
        notices=over.notices if over else (),
    )


def _views(table: "LiveTable", shown: Game, public: Any) -> Callable[[int], Any]:
    """Return how a seat sees the game: who is out and sits at another table of this server sees what everybody does."""
    users = {seat: table.seat(seat).user_id for seat in gone(public)}
    shut = {seat for seat, user in users.items() if user is not None and table.plays_elsewhere(user)}
    return (lambda seat: public if seat in shut else shown.view(seat)) if shut and shown.outcome is None else shown.view
