"""The middle of a Mafie table: what this moment is about, in an icon and a few words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.seating import Seating
from bot.games.mafie.pictures.speech import SPOKEN, Speech
from bot.presenting.drawing.icons import icon_at
from bot.presenting.drawing.lettering import fit, width, wrap_evenly
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import text
from bot.presenting.drawing.tokens import INK, Ground

if TYPE_CHECKING:
    from engines.mafie.views import BallotView, MafieView

_MAIN = 58  # size of the main line
_NAMED = 4
"""So many candidates are named in the middle of the table."""

WINNER_ICONS = {"police": "police", "mafia": "mafia", "gang": "gang"}


@dataclass(frozen=True, slots=True)
class Focus:
    """Icon, a quiet line above, the main line, a quiet line below; empty lines are left out."""

    icon: str
    main: str
    above: str = ""
    below: str = ""
    people: tuple[str, ...] = ()
    """Who may be voted for, in the place of the icon."""


def focus_of(view: MafieView, speech: Speech, *, paused: bool) -> Focus:
    """Choose what the middle says while no hands lie there."""
    if paused:
        return Focus("hourglass", speech("pic-paused"), below=speech("pic-paused-note"))
    if view.phase == "end":
        return Focus(WINNER_ICONS.get(view.winner or "", "closed_eye"), speech("pic-over"))
    if view.night:
        return Focus("closed_eye", speech("pic-asleep"))
    named = _named(view, speech)
    return named or _general(view, speech)


def _named(view: MafieView, speech: Speech) -> Focus | None:
    """Return the focus if it is one person."""
    if view.phase == "dawn":
        if view.victim is None:
            return Focus("sun", speech("pic-nobody-missing"))
        return Focus("mafia", speech.place(view.victim), above=speech("pic-chosen"))
    if view.phase == "verdict":
        if view.condemned is None:
            return Focus("gavel", speech("pic-nobody-out"))
        return Focus("gavel", speech.place(view.condemned), above=speech("pic-condemned"))
    speaker = next((seat.seat for seat in view.seats if seat.speaking), None)
    if view.phase in SPOKEN and speaker is not None:
        return Focus("speech", speech.place(speaker), above=speech("pic-speaks"))
    return None


def _general(view: MafieView, speech: Speech) -> Focus:
    if view.phase == "discussion":
        ready = sum(seat.ready for seat in view.seats)
        note = speech("pic-ready", n=ready, needed=view.ready_needed) if view.ready_needed else ""
        return Focus("speech", speech("pic-talk"), below=note)
    if view.phase in ("first", "final") and view.ballot:
        ballot = view.ballot
        if ballot.closed and ballot.votes:
            return Focus("hand", speech("pic-votes-lie"))
        note = speech("pic-voted", n=len(ballot.voted), all=len(ballot.voters))
        return Focus("hand", speech("pic-fingers-up"), below=note, people=_candidates(ballot, speech))
    if view.phase in ("tie", "defence"):
        return Focus("speech", speech(f"pic-phase-{view.phase}"))
    return Focus("cards", speech("pic-dealt" if view.phase == "start" else "pic-day-ends"))


def _candidates(ballot: BallotView, speech: Speech) -> tuple[str, ...]:
    """Name whom a final ballot is about; a crowd by its numbers."""
    if ballot.kind != "final":
        return ()
    if len(ballot.candidates) <= _NAMED:
        return tuple(speech.place(seat) for seat in ballot.candidates)
    numbers = [str(seat + 1) for seat in ballot.candidates]
    half = -(-len(numbers) // 2)
    return (", ".join(numbers[:half]) + ",", ", ".join(numbers[half:]))


def draw_focus(focus: Focus, seating: Seating, ground: Ground) -> tuple[list[str], Box]:
    """Draw the focus in the middle of the table; returns the parts and the box they take."""
    room = 2 * seating.half_wide - 90
    people = [(fit(name, 46, 700, room), 46, 700, INK.ink, 58) for name in focus.people]
    lines = [
        (fit(words, size, weight, room), size, weight, fill, step)
        for said, size, weight, fill, step in (
            (focus.above, 38, 400, INK.ink2, 54),
            (focus.main, _MAIN, 600, INK.ink, 66),
            (focus.below, 38, 400, INK.ink2, 56),
        )
        for words in wrap_evenly(said, size, weight, room)
        if words
    ]
    lines = [*lines[:-1], *people, lines[-1]] if people else lines
    sign = 0 if people else 116
    high = sign + sum(line[4] for line in lines)
    top = seating.cy - high / 2
    drawn = [] if people else [icon_at(focus.icon, seating.cx, top + 54, 108, INK.ink2, ground.felt)]
    y = top + sign - 6
    for words, size, weight, fill, step in lines:
        y += step
        drawn.append(text(seating.cx, y, words, size, weight, fill, "middle"))
    wide = max(108, *(width(words, size, weight) for words, size, weight, *_ in lines))
    return drawn, Box.around(seating.cx, seating.cy, wide + 24, high + 24)
