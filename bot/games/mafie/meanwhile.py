"""The table in the middle of a move: between a name and a token stands a beat, and the board shows what has been told by then.

The view of such a moment is made of the public view before the move and of the public notices that have been told since: the one who is
named is lit, the token is turned a beat later.
"""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.mafie.voice import number_of, numbers_of, word_of
from engines import Notice
from engines.mafie import MafieView

_NAMED_AT = {"mafia": ("dawn", "victim"), "ballot": ("verdict", "condemned")}
"""By the cause of a strike: the phase in which its victim is named, and the field of the view that names them."""


def meanwhile(view: MafieView, told: Sequence[Notice], *, dealing: bool) -> MafieView:
    """Return the public view of this moment.

    ``view``: as it was before the move; ``told``: what the move has told by now. ``dealing``: the cards are dealt, and the first night has
    not been told yet.
    """
    if dealing:
        return view.model_copy(update={"phase": "start", "night": False, "round": 0, "unanswered": None})
    for notice in told:
        follow = _FOLLOWED.get(notice.text.key)
        if notice.to is None and follow is not None:
            view = follow(view, notice)
    return view


def _dawn(view: MafieView, _notice: Notice) -> MafieView:
    return view.model_copy(update={"phase": "dawn", "night": False, "unanswered": None, "victim": None})


def _tally(view: MafieView, notice: Notice) -> MafieView:
    """The fingers lie on the table, and nobody is waited for any more."""
    ballot, args = view.ballot, notice.text.args
    if ballot is None:
        return view
    votes = dict(zip(numbers_of(args["voters"]), numbers_of(args["votes"]), strict=True))
    counted = ballot.model_copy(update={"votes": votes, "closed": True})
    return _seats(view.model_copy(update={"ballot": counted}), lambda _: {"awaited": False})


def _struck(view: MafieView, notice: Notice) -> MafieView:
    seat = number_of(notice.text.args["seat"])
    named: dict[str, object] = {"struck": seat}
    phase, field = _NAMED_AT.get(word_of(notice.text.args["cause"]), ("", ""))
    if phase:
        named |= {"phase": phase, field: seat}
    return _seats(view.model_copy(update=named), lambda number: {"struck": number == seat, "awaited": False})


def _out(view: MafieView, notice: Notice) -> MafieView:
    seat, token = number_of(notice.text.args["seat"]), word_of(notice.text.args["token"])
    left = {**view.left, token: view.left[token] - 1}
    gone = {"living": False, "token": token, "struck": False}
    return _seats(view.model_copy(update={"left": left, "struck": None}), lambda number: gone if number == seat else {})


def _saved(view: MafieView, _notice: Notice) -> MafieView:
    return _seats(view.model_copy(update={"struck": None}), lambda _: {"struck": False})


def _seats(view: MafieView, change: Callable[[int], dict[str, Any]]) -> MafieView:
    return view.model_copy(update={"seats": tuple(seat.model_copy(update=change(seat.seat)) for seat in view.seats)})


_FOLLOWED: dict[str, Callable[[MafieView, Notice], MafieView]] = {
    "mf-dawn": _dawn,
    "mf-tally": _tally,
    "mf-struck": _struck,
    "mf-saved": _saved,
    "mf-exposed": _out,
    "mf-removed": _out,
    "mf-disqualified": _out,
    "mf-out": _out,
}
"""What a notice changes on the board while the move that tells it goes on."""
