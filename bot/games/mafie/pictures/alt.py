"""The board of Mafie in words: the same as the picture, in the order of play, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.speech import COMMANDER, COUNTED, MafiePictureSpeech, is_missed
from bot.games.mafie.pictures.votes import rows_of
from bot.presenting.drawing.speech import WHOLE, alt_text
from bot.presenting.naming import listed

if TYPE_CHECKING:
    from engines.mafie.views import MafieView, SeatView


@dataclass(frozen=True, slots=True)
class _Detail:
    """The level of detail: letters of a name among those in and out, letters elsewhere (0: numbers alone)."""

    roster: int
    name: int


# From the fullest to the leanest; the leanest ends by pointing to the full list.
_DETAILS = (_Detail(WHOLE, WHOLE), _Detail(WHOLE, 12), _Detail(WHOLE, 0), _Detail(12, 0), _Detail(0, 0))
_ONCE = 13
"""At a larger table a name occurs once, among those in and out; elsewhere numbers stand for it."""


def table_alt(view: MafieView, speech: MafiePictureSpeech, heading: tuple[str, str], *, bot_players: frozenset[int], paused: bool) -> str:
    """Say the board in words, as full as 1,000 characters allow; every seat is mentioned."""
    return alt_text(_versions(view, speech, _head(speech, heading, paused=paused), bot_players))


def _versions(view: MafieView, speech: MafiePictureSpeech, head: str, bot_players: frozenset[int]) -> Iterator[str]:
    for detail in _DETAILS[2 if len(view.seats) > _ONCE else 0 :]:
        sentences = [head, *_sentences(view, speech, detail, bot_players)]
        if not detail.roster:
            sentences.append(speech("pic-alt-more"))
        yield " ".join(sentences)


def _sentences(view: MafieView, speech: MafiePictureSpeech, detail: _Detail, bot_players: frozenset[int]) -> Iterable[str]:
    def places(wanted: Callable[[SeatView], bool]) -> str:
        return listed(speech.spoken(seat.seat, detail.name) for seat in view.seats if wanted(seat))

    yield speech("pic-alt-left", tokens=speech.counts(view.left))
    yield from _people(view, speech, detail)
    yield from _ballot(view, speech, detail)
    if view.commander is not None and view.seats[view.commander].living:
        yield speech("pic-alt-commander", who=speech.spoken(view.commander, detail.name))
    cards = [
        speech("pic-alt-card", who=speech.spoken(seat.seat, detail.name), card=speech(f"pic-card-{card}-short"))
        for seat in view.seats
        for card in seat.card_open
        if card != COMMANDER
    ]
    if cards:
        yield speech("pic-alt-cards", cards="; ".join(cards))
    if not view.night:
        for key, states in _STATES.items():
            if found := places(partial(_living_and, states, view)):
                yield speech(key, who=found)
    if machines := places(lambda seat: seat.living and seat.seat in bot_players):
        yield speech("pic-alt-automats", who=machines)
    yield from _seats(view, speech, detail)


_STATES: dict[str, Callable[[MafieView, SeatView], bool]] = {
    "pic-alt-awaited": is_missed,
    "pic-alt-ready": lambda _, seat: seat.ready,
    "pic-alt-stays": lambda _, seat: seat.stays,
    "pic-alt-withdrawing": lambda _, seat: seat.withdrawing,
}


def _living_and(state: Callable[[MafieView, SeatView], bool], view: MafieView, seat: SeatView) -> bool:
    return seat.living and state(view, seat)


def _head(speech: MafiePictureSpeech, heading: tuple[str, str], *, paused: bool) -> str:
    title, phase = heading
    head = speech("pic-alt-head", title=title, phase=phase)
    return f"{head} {speech('pic-alt-paused')}" if paused else head


def _people(view: MafieView, speech: MafiePictureSpeech, detail: _Detail) -> Iterable[str]:
    def who(seat: int) -> str:
        return speech.spoken(seat, detail.name)

    if view.night:
        yield speech("pic-alt-asleep")
    elif view.phase == "dawn":
        yield speech("pic-alt-chosen", who=who(view.victim)) if view.victim is not None else speech("pic-alt-chair")
    elif view.phase == "verdict":
        yield speech("pic-alt-condemned", who=who(view.condemned)) if view.condemned is not None else speech("pic-alt-nobody-out")
    suspects = [seat.seat for seat in view.seats if seat.suspect and seat.living]
    if suspects:
        yield speech("pic-alt-suspects", who=listed(map(who, suspects)))
    for seat in view.seats:
        if seat.speaking and seat.living:
            yield speech("pic-alt-speaks", who=who(seat.seat))
        if seat.struck and seat.living and seat.seat not in (view.victim, view.condemned):
            yield speech("pic-alt-struck", who=who(seat.seat))


def _ballot(view: MafieView, speech: MafiePictureSpeech, detail: _Detail) -> Iterable[str]:
    ballot = view.ballot
    if ballot is None or view.phase not in COUNTED or view.phase == "verdict":
        return
    if ballot.votes:
        told = []
        for row in rows_of(ballot.votes, ballot.candidates):
            between = " " if detail.name else ": "
            said = f"{speech.spoken(row.candidate, detail.name)}{between}{speech('pic-alt-fingers', n=len(row.voters))}"
            if row.voters:
                said += f" ({speech('pic-alt-from', who=listed(str(voter + 1) for voter in row.voters))})"
            told.append(said)
        yield speech("pic-alt-votes", votes=listed(told))
    elif not ballot.closed and view.phase == ballot.kind:
        yield speech("pic-alt-voted", n=len(ballot.voted), all=len(ballot.voters), who=listed(str(seat + 1) for seat in ballot.voted))


def _seats(view: MafieView, speech: MafiePictureSpeech, detail: _Detail) -> Iterable[str]:
    """Tell the seats in and out, with every face-up token."""

    def shown(seat: SeatView) -> str:
        who = speech.spoken(seat.seat, detail.roster)
        return f"{who} ({speech(f'pic-token-{seat.token}')})" if seat.token else who

    yield speech("pic-alt-in", who=listed(shown(seat) for seat in view.seats if seat.living))
    if out := listed(shown(seat) for seat in view.seats if not seat.living):
        yield speech("pic-alt-out", who=out)
