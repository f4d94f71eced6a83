"""The board of Mafie: the table by day and by night, 6 to 21 seats, from the public view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.alt import table_alt
from bot.games.mafie.pictures.chip import Chip, chip_obstacles, draw_chip
from bot.games.mafie.pictures.ending import draw_sides
from bot.games.mafie.pictures.light import draw_lamps, draw_view, ground_of, horizon_of, lamp_discs, lamps
from bot.games.mafie.pictures.on_table import draw_cards
from bot.games.mafie.pictures.seating import TABLE_POWER, WOOD, Seating, seating
from bot.games.mafie.pictures.speech import COUNTED, SPOKEN, TOKEN_ORDER, MafiePictureSpeech, is_done, is_missed, phase_of, title_of
from bot.games.mafie.pictures.votes import TallyRow, draw_web, head_discs, rows_of
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit, width, wrap_evenly
from bot.presenting.drawing.parts import HEADER_BOTTOM, HeaderCount, frame, header, headlined
from bot.presenting.drawing.placing import Box, FreeSpace
from bot.presenting.drawing.posters import Poster
from bot.presenting.drawing.shapes import circle, group, icon_at, polygon, rect, superellipse, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground, TableInks, inks_on, is_bright
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafie.views import BallotView, MafieView, SeatView


def table(
    view: MafieView,
    names: Sequence[str],
    words: Words,
    *,
    bot_players: frozenset[int] = frozenset(),
    paused: bool = False,
    heading: tuple[str, str] | None = None,
    mafia: frozenset[int] = frozenset(),
    headline: str = "",
) -> Drawing:
    """Draw the table for everybody, made from `view(None)` only.

    `names`: display names by seat; `bot_players`: seats of automated players; `paused`: the clocks stand. `heading`: title and subtitle,
    by default the round and its phase. `mafia`: the seats whose votes are red, once the game is over. `headline`: of the end.
    """
    speech = MafiePictureSpeech(words, names, view.options)
    ground = ground_of(view)
    rows = _rows(view) if not paused else []
    layout = seating(len(view.seats))
    chips = [_chip(view, seat, speech, bot_player=seat.seat in bot_players, counted=bool(rows)) for seat in view.seats]
    room = FreeSpace(Box(16, HEADER_BOTTOM, CANVAS.width - 16, layout.height - 16))
    middle: Iterable[str] = ()
    if rows:
        names_drawn = [chip.name for chip in chips]
        middle = draw_web(layout, rows, names_drawn, ground, suspects=suspects_of(view), mafia=mafia)
        room.take(*head_discs(layout, rows, names_drawn))
    else:
        horizon = horizon_of(view, layout) if not paused else None
        middle, box = draw_focus(focus_of(view, speech, paused=paused), layout, ground, horizon)
        if horizon is not None:
            middle = [*draw_view(view, layout, ground, horizon), *middle]
        if view.night:
            lit = lamps(view, layout)
            middle = [*middle, *draw_lamps(lit, ground)]
            room.take(*lamp_discs(lit))
        room.take(box)
    for chip, spot in zip(chips, layout.spots, strict=True):
        room.take(*chip_obstacles(chip, spot, layout))
    heading = heading or (title_of(view, speech), phase_of(view, speech))
    alt = table_alt(view, speech, heading, bot_players=bot_players, paused=paused)
    head = _header(view, speech, ground, heading, paused=paused)
    if view.story is not None and view.phase == "end" and not paused:
        sides, height = draw_sides(view.story, chips, speech)
        return headlined(height, ground, speech("pic-game"), alt, headline, head, *sides)
    svg = frame(
        layout.height,
        ground,
        speech("pic-game"),
        alt,
        head,
        _table_top(layout, ground, ground.felt),
        group("centre", *middle),
        group("cards-on-the-table", *draw_cards(view, speech, layout, room)),
        group("seats", *(draw_chip(chip, spot, layout, ground) for chip, spot in zip(chips, layout.spots, strict=True))),
        drawn=CANVAS.dense_width,
    )
    return Drawing(svg, alt, layout.height)


def tokens(view: MafieView, names: Sequence[str], words: Words, *, bot_players: frozenset[int] = frozenset(), night: int) -> Drawing:
    """Draw the tokens of a view that sees them, and who is out: the table after the events of `night`.

    Nothing in it depends on the phase, so it stays the same until these change.
    """
    seats = tuple(seat.model_copy(update={"suspect": False, "speaking": False, "struck": False}) for seat in view.seats)
    asleep = view.model_copy(update={"seats": seats, "round": night, "phase": "mafia", "night": True, "ballot": None})
    speech = MafiePictureSpeech(words, names, view.options)
    heading = speech("book-title"), title_of(asleep, speech)
    return table(asleep, names, words, bot_players=bot_players, heading=heading)


def _chip(view: MafieView, seat: SeatView, speech: MafiePictureSpeech, *, bot_player: bool, counted: bool) -> Chip:
    """Make the chip of a seat. ``counted``: lines of votes lead to it, and nobody looks for unshown cards."""
    resting = view.night or view.phase == "end"
    alone = view.condemned if view.phase == "verdict" else None
    return Chip(
        seat=seat.seat,
        name=speech.name(seat.seat),
        living=seat.living,
        token=seat.token,
        face=speech.face(seat.seat),
        asleep=view.night and seat.living and seat.token is None,
        speaking=(seat.speaking or seat.struck) and seat.living,
        suspect=seat.suspect and seat.living,
        commander=seat.commander and seat.living,
        bot_player=bot_player and seat.living,
        hidden_card=seat.card_unshown and seat.living and not resting and not counted,
        badge=_badge(view, seat, inks_on(ground_of(view))) if seat.living and not resting else None,
        unmasked=view.phase == "end",
        dim=alone is not None and seat.seat != alone,
        lit=seat.seat == alone,
        winner=view.story is not None and seat.seat in view.story.winners,
    )


def _badge(view: MafieView, seat: SeatView, inks: TableInks) -> tuple[str, str] | None:
    """Choose the most important state: struck, leaving, done, awaited."""
    if seat.struck:
        return "gavel", inks.red
    if seat.withdrawing:
        return "exit", inks.ink2
    if is_done(view, seat):
        return "check", inks.green
    return ("hourglass", inks.ink2) if is_missed(view, seat) else None


def _rows(view: MafieView) -> list[TallyRow]:
    """Return the published votes of the ballot of this phase."""
    ballot = view.ballot
    if ballot is None or view.phase not in COUNTED or not ballot.votes or view.phase == "verdict":
        return []
    return rows_of(ballot.votes, ballot.candidates)


def suspects_of(view: MafieView) -> frozenset[int]:
    """Return the suspects; as long as a published ballot has made none, the candidates with the most votes."""
    named = frozenset(seat.seat for seat in view.seats if seat.suspect and seat.living)
    if named or view.ballot is None:
        return named
    given = Counter(view.ballot.votes.values())
    return frozenset(seat for seat, votes in given.items() if votes == max(given.values()))


def _header(view: MafieView, speech: MafiePictureSpeech, ground: Ground, heading: tuple[str, str], *, paused: bool) -> str:
    title, phase = heading
    counts = [
        HeaderCount(TOKENS.token[token].icon, _tone(token, ground), str(view.left[token]))
        for token in reversed(TOKEN_ORDER)
        if token in view.left
    ]
    mark, tone = ("moon" if view.night else "sun"), ""
    if view.phase == "end":
        mark = WINNER_ICONS.get(view.winner or "", "closed_eye")
        tone = TOKENS.token[mark].on_table if mark in TOKENS.token else INK.ink2
    return header(ground, mark, title, speech("pic-paused") if paused else phase, counts, speech("pic-left"), tone)


def _tone(token: str, ground: Ground) -> str:
    mark = TOKENS.token[token]
    return mark.on_paper if is_bright(ground) else mark.on_table


def _table_top(layout: Seating, ground: Ground, felt: str) -> str:
    cx, cy, wide, high = layout.cx, layout.cy, layout.half_wide, layout.half_high
    if not layout.long:
        return _round_table(cx, cy, wide, high, (ground.wood, felt, ground.line))
    return group(
        "table",
        rect(cx - wide - 14, cy - high - 14, 2 * wide + 28, 2 * high + 28, 84, ground.wood),
        rect(cx - wide, cy - high, 2 * wide, 2 * high, 70, felt, ground.line, 3),
    )


@lru_cache(maxsize=64)
def _round_table(cx: float, cy: float, wide: float, high: float, colours: tuple[str, str, str]) -> str:
    wood, felt, line = colours
    return group(
        "table",
        polygon(superellipse(cx, cy, wide + WOOD, high + WOOD, TABLE_POWER, 120), wood),
        polygon(superellipse(cx, cy, wide, high, TABLE_POWER, 120), felt, line, 3),
    )


# ---- the middle of the table


_MAIN = 58  # size of the main line
_NAMED = 4
"""The most candidates named in the middle of the table."""

WINNER_ICONS = {"police": "police", "mafia": "mafia", "gang": "gang"}


@dataclass(frozen=True, slots=True)
class Focus:
    """Icon, a quiet line above, the main line, a quiet line below; without empty lines."""

    icon: str
    main: str
    above: str = ""
    below: str = ""
    people: tuple[str, ...] = ()
    """The candidates, in the place of the icon."""


def focus_of(view: MafieView, speech: MafiePictureSpeech, *, paused: bool) -> Focus:
    """Choose the text of the middle while no hands are there."""
    if paused:
        return Focus("hourglass", speech("pic-paused"), below=speech("pic-paused-note"))
    if view.phase == "end":
        return Focus(WINNER_ICONS.get(view.winner or "", "closed_eye"), speech("pic-over"))
    if view.night:
        return Focus("closed_eye", speech("pic-asleep"))
    named = _named(view, speech)
    return named or _general(view, speech)


def _named(view: MafieView, speech: MafiePictureSpeech) -> Focus | None:
    if view.phase == "dawn":
        if view.victim is None:
            return Focus("", speech("pic-chair"))
        return Focus("", speech.place(view.victim), above=speech("pic-chosen"))
    if view.phase == "verdict":
        if view.condemned is None:
            return Focus("gavel", speech("pic-nobody-out"))
        return Focus("gavel", speech.place(view.condemned), above=speech("pic-condemned"))
    speaker = next((seat.seat for seat in view.seats if seat.speaking), None)
    if view.phase in SPOKEN and speaker is not None:
        return Focus("speech", speech.place(speaker), above=speech("pic-speaks"))
    return None


def _general(view: MafieView, speech: MafiePictureSpeech) -> Focus:
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


def _candidates(ballot: BallotView, speech: MafiePictureSpeech) -> tuple[str, ...]:
    """Name the candidates of a final ballot; a crowd by its numbers."""
    if ballot.kind != "final":
        return ()
    if len(ballot.candidates) <= _NAMED:
        return tuple(speech.place(seat) for seat in ballot.candidates)
    numbers = [str(seat + 1) for seat in ballot.candidates]
    half = -(-len(numbers) // 2)
    return (", ".join(numbers[:half]) + ",", ", ".join(numbers[half:]))


def draw_focus(focus: Focus, seating: Seating, ground: Ground, horizon: float | None) -> tuple[list[str], Box]:
    """Draw the focus in the middle of the table, below the `horizon` if there is one; returns the parts and the box they take."""
    inks = inks_on(ground)
    room = 2 * seating.half_wide - (90 if horizon is None or seating.long else 170)
    people = [(fit(name, 46, 700, room), 46, 700, inks.ink, 58) for name in focus.people]
    lines = [
        (fit(words, size, weight, room), size, weight, fill, step)
        for said, size, weight, fill, step in (
            (focus.above, 38, 400, inks.ink2, 54),
            (focus.main, _MAIN, 600, inks.ink, 66),
            (focus.below, 38, 400, inks.ink2, 56),
        )
        for words in wrap_evenly(said, size, weight, room)
        if words
    ]
    lines = [*lines[:-1], *people, lines[-1]] if people else lines
    sign = 0 if people or horizon is not None else 116
    high = sign + sum(line[4] for line in lines)
    top = seating.cy - high / 2 if horizon is None else horizon + 20
    drawn = [icon_at(focus.icon, seating.cx, top + 54, 108, inks.ink2, ground.felt)] if sign else []
    y = top + sign - 6
    for words, size, weight, fill, step in lines:
        y += step
        drawn.append(text(seating.cx, y, words, size, weight, fill, "middle"))
    wide = max(108, *(width(words, size, weight) for words, size, weight, *_ in lines))
    return drawn, Box.around(seating.cx, top + high / 2, wide + 24, high + 24)


# ---- the poster


_HOUSES = ((62, 92, 250), (154, 70, 286), (224, 110, 232), (334, 64, 276), (398, 84, 244), (482, 58, 290))
"""Left edge, width and eaves of each house."""
_LIT = ((250, 270), (426, 284))
_STARS = ((96, 92, 4), (170, 140, 3), (470, 84, 4), (520, 150, 3), (420, 60, 3), (130, 196, 3))


def scene(ground: Ground) -> Iterable[str]:
    """Draw stars, the moon, and roofs with two windows lit."""
    yield from (circle(x, y, radius, INK.ink2) for x, y, radius in _STARS)
    yield circle(306, 146, 92, INK.brass)
    yield icon_at("mafia", 306, 146, 118, ground.ground, INK.brass)
    for left, wide, eaves in _HOUSES:
        yield rect(left, eaves, wide, 391 - eaves, 0, ground.ground)
        yield polygon([(left - 8, eaves + 1), (left + wide / 2, eaves - 40), (left + wide + 8, eaves + 1)], ground.ground)
        windows = ((left + 16 + 32 * place, eaves + 24 + 44 * row) for row in range(2) for place in range(int((wide - 20) / 32)))
        for x, y in windows:
            lit = any(abs(x - at) < 20 and abs(y - down) < 24 for at, down in _LIT)
            yield rect(x, y, 16, 22, 3, INK.brass if lit else ground.raised)


poster = Poster(scene, GROUND["night"])
