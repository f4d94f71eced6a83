"""What a press in a lesson does: the same buttons and menus as at a table, and those that only a lesson has (MA-8.2, MA-8.3)."""

from collections.abc import Callable, Mapping, Sequence

from bot.games import game_of
from bot.practice.lessons import Session
from bot.practice.pages import NOTHING_ELSE, Reader, Shown, claimable, scene_of
from bot.presenting.leafing import LOOK, MARK, TAKE, marked_anew, marked_in
from bot.presenting.questions import BACK, NOTHING, SURE
from bot.presenting.scene import Look
from bot.tables.refusal import Refused
from bot.tables.session.talk_log import KINDS, needs_target
from cogs.pressing import Picked, Press, read_answer, read_look, read_step
from cogs.requests import Request
from engines import Ask, IllegalAnswer, Text
from engines.table import seat_of

Move = Callable[[Session], Shown]

_PLACE = 48
"""Characters of a place that somebody has leafed to, at most."""


def made_of(request: Request) -> Move:
    """Return what a press does to the person's lesson."""
    verb = VERBS.get(request.press.what, _answer)
    return lambda session: verb(request, session)


# ---- answers


def _answer(request: Request, session: Session) -> Shown:
    picked = _read(request, read_answer)
    nothing = picked.option == NOTHING
    picks = () if nothing else (picked.option,) if picked.option else request.values
    if not picks and not nothing:
        raise Refused("no-press")
    return _take_in(request, session, picked, picks, sure=False)


def _sure(request: Request, session: Session) -> Shown:
    picked = _read(request, read_step)
    return _take_in(request, session, picked, (picked.option,), sure=True)


def _take_in(request: Request, session: Session, picked: Picked, picks: Sequence[str], *, sure: bool) -> Shown:
    """Answer a question, or ask first whether that is meant, where a table would ask. Raises IllegalAnswer."""
    play, reply = session.play, request.reply
    presenter = game_of(play.lesson.game).presenter
    ask = _ask(session, picked)
    scene = scene_of(play, session.id, Reader(reply.words, reply.display_name))
    offered = {option.id for option in ask.options}
    if not sure and picks and offered.issuperset(picks) and presenter.needs_confirm(scene, ask, tuple(picks)):
        return Shown(confirm=(ask.name, picks[0]))
    before = len(play.game.notices)
    play.answer(picked.name, picked.number, picks)
    after = scene_of(play, session.id, Reader(reply.words, reply.display_name))
    return Shown(line=presenter.receipt(after, ask, tuple(picks), play.game.notices[before:]))


def _ask(session: Session, picked: Picked) -> Ask:
    """Return the open question that is meant. Raises IllegalAnswer."""
    for ask in session.play.asks:
        if ask.name == picked.name and ask.id.rpartition("/")[2] == picked.number:
            return ask
    raise IllegalAnswer(Text("no-stale"))


def _read(request: Request, read: Callable[[Press], Picked | None]) -> Picked:
    picked = read(request.press)
    if picked is None:
        raise Refused("no-press")
    return picked


# ---- leafing


def _look(request: Request, session: Session) -> Shown:
    picked = _read(request, read_look)
    ask = _ask(session, picked)
    place = request.values[0] if request.values else picked.option
    return Shown(look=Look(ask.name, place[:_PLACE]))


def _mark(request: Request, session: Session) -> Shown:
    picked = _read(request, read_look)
    ask = _ask(session, picked)
    return Shown(look=Look(ask.name, marked_anew(ask, picked.option, request.values)[:_PLACE]))


def _take(request: Request, session: Session) -> Shown:
    picked = _read(request, read_look)
    return _take_in(request, session, picked, marked_in(_ask(session, picked), picked.option), sure=False)


def _as_it_is(_request: Request, _session: Session) -> Shown:
    return NOTHING_ELSE


# ---- claims


def _claim(_request: Request, session: Session) -> Shown:
    _speaking(session)
    return Shown(claiming="")


def _claim_what(request: Request, session: Session) -> Shown:
    _speaking(session)
    chosen = _value(request)
    if chosen in KINDS and not needs_target(chosen):
        session.play.claim(chosen, None)
        return NOTHING_ELSE
    return Shown(claiming=chosen)


def _claim_whom(request: Request, session: Session) -> Shown:
    _speaking(session)
    key, seat = request.press.extra, seat_of(_value(request)) if _value(request).startswith("seat:") else -1
    if key not in KINDS or not needs_target(key) or seat == session.play.seat or not 0 <= seat < session.play.deal.seats:
        raise Refused("no-press")
    session.play.claim(key, seat)
    return NOTHING_ELSE


def _speaking(session: Session) -> None:
    """Raise IllegalAnswer when nothing can be claimed now."""
    if not claimable(session.play):
        raise IllegalAnswer(Text("no-stale"))


def _value(request: Request) -> str:
    if not request.values:
        raise Refused("no-press")
    return request.values[0]


# ---- what only a lesson has


def _why(_request: Request, _session: Session) -> Shown:
    return Shown(why=True)


def _on(request: Request, session: Session) -> Shown:
    if _is_for_now(request, session):
        session.play.read_on()
    return NOTHING_ELSE


def _skip(request: Request, session: Session) -> Shown:
    if _is_for_now(request, session):
        session.play.skip()
    return NOTHING_ELSE


def _is_for_now(request: Request, session: Session) -> bool:
    """Whether a button belongs to what the person stands before; those of older messages do not say."""
    return request.press.extra in ("", session.play.place)


VERBS: Mapping[str, Callable[[Request, Session], Shown]] = {
    SURE: _sure,
    BACK: _as_it_is,
    LOOK: _look,
    MARK: _mark,
    TAKE: _take,
    "claim": _claim,
    "claim.what": _claim_what,
    "claim.whom": _claim_whom,
    "practice.go": _as_it_is,
    "practice.why": _why,
    "practice.on": _on,
    "practice.skip": _skip,
}
"""The verbs of a lesson by their names in custom ids; any other word is the name of a question."""
