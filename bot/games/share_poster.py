"""The poster of a finished game, to show around (NT-4.6): headline, club, date, both sides, a moment."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import game_of
from bot.games.best_moments import BestMoment, best_moments
from bot.games.headline_rules import finished_in
from bot.games.result_rules import Finished
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.faces import draw_face
from bot.presenting.drawing.lettering import at_most, fit, legible, legible_sentence, width, wrap_evenly
from bot.presenting.drawing.parts import sheet
from bot.presenting.drawing.posters import HEIGHT, WINDOW
from bot.presenting.drawing.shapes import ICONS, circle, group, icon, rect, text
from bot.presenting.drawing.speech import PictureSpeech, alt_text, as_drawn
from bot.presenting.drawing.tokens import CANVAS, INK, TOKENS, Ground
from bot.presenting.naming import listed, numbered
from bot.presenting.scene import Scene

LEFT = WINDOW.left
WIDE = CANVAS.width - 2 * LEFT
GAP, PAD, TITLE_ROW, TITLE, NAME = 20.0, 24.0, 62.0, 42, 36
GRIDS = ((8, 3, 38.0), (14, 4, 32.0), (21, 5, 27.0))
"""Up to so many players: the columns of a side, and the radius of a disc."""
HEADLINE = (66, 58, 50, 42)
"""The sizes of the headline to try; at the largest tables not the first."""
CROWNED = ("won", "prince")
"""The groups with a crown."""
SPOKEN = (40, 24, 16, 10, 6, 3)
"""The lengths of names to try in the description."""


@dataclass(frozen=True, slots=True)
class PosterSide:
    """One side of a finished game: ``title``, its icon with its colour, whether all of it has won, its seats, the best first."""

    title: str
    icon: str
    colour: str
    won: bool
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Grid:
    """The places of players on one side: ``columns`` over ``wide`` pixels from ``left``, discs of ``radius``."""

    left: float
    wide: float
    columns: int
    radius: float

    @property
    def row(self) -> float:
        """The height of a row; small discs stand closer, so that 21 players leave room for the moment."""
        return 2 * self.radius + (14 if self.radius > GRIDS[-1][-1] else 5)

    def high(self, players: int) -> float:
        """Return the height of a side with so many players."""
        return 14 + TITLE_ROW + -(-players // self.columns) * self.row + 8


def share_poster(scene: Scene, *, club: str, day: str, chosen: BestMoment | None = None) -> Drawing:
    """Draw the poster of the finished game in ``scene``, whose names are those that may be shown.

    ``club``: the name of the server; ``day``: the date in words; ``chosen``: the moment of the night. Raises ValueError during the game.
    """
    finished = finished_in(scene)
    if finished is None:
        raise ValueError("the game is not over")
    words, presenter = scene.words, game_of(scene.game).presenter
    speech, sides, poster = PictureSpeech(words, scene.people), sides_of(scene, finished), presenter.poster
    headline = next((said for _, said in presenter.moments(scene)), "")
    scores = {seat: presenter.score(words, score) for seat, score in (finished.outcome.scores or {}).items()}
    moment = chosen if chosen is not None and chosen.text != headline else None  # a chosen headline is on the poster already
    label = words("pic-share-decisive" if moment is None else "pic-share-moment-chosen")
    told = _moment_told(scene, moment)
    in_letters = as_drawn(scene)
    shown = next((said for _, said in presenter.moments(in_letters)), "")
    blocks = [_headline(shown, HEADLINE[finished.seats > GRIDS[1][0] :]), *_sides(sides, speech, poster.ground, finished, scores)]
    left = CANVAS.most_height - HEIGHT - sum(high for _, high in blocks) - LEFT
    blocks.append(_moment(label, _moment_told(in_letters, moment), left))
    parts, top = list[str](), float(HEIGHT)
    for drawn, high in blocks:
        parts.append(f'<g transform="translate(0 {top:g})">{drawn}</g>' if drawn else "")
        top += high
    title = poster.title(scene.game, words)
    facts = [title, club, day, headline]
    moments = [f"{label}: {told}"] if told else []
    alt = alt_text(_sentences([*facts, *_described(sides, speech, finished, scores, most), *moments]) for most in SPOKEN)
    return poster.draw((title, legible(club) if club else "", day), alt, *parts, height=round(top + LEFT - GAP))


def _moment_told(scene: Scene, moment: BestMoment | None) -> str:
    """Return the sentence of the chosen ``moment`` with the names of ``scene``; without one, how the game was decided."""
    if moment is None:
        return game_of(scene.game).presenter.decisive(scene)
    return next((one.text for one in best_moments(scene) if one.id == moment.id), moment.text)


# ---- the sides


def sides_of(scene: Scene, finished: Finished[Any]) -> tuple[PosterSide, ...]:
    """Return the sides of a finished game, the winning one first: those of its rules, else the winners and the others."""
    game, words, winners = game_of(scene.game), scene.words, finished.outcome.winners
    theme = game.presenter.theme(getattr(finished.view, "options", {}))
    ends = game.results.ends(finished)
    scores = finished.outcome.scores or {}
    named = len({end.side for end in ends}) > 1
    groups: dict[str, list[int]] = {}
    for seat in sorted(range(finished.seats), key=lambda seat: (seat not in winners, ends[seat].place, -scores.get(seat, 0), seat)):
        groups.setdefault(ends[seat].side if named else _outcome(seat, finished), []).append(seat)
    return tuple(
        PosterSide(
            words(f"pic-share-side-{side}", theme=theme) if named else words(f"pic-share-{side}", n=len(seats)),
            side if side in ICONS else "crown" if side in CROWNED else game.presenter.mark,
            TOKENS.token[side].on_table if side in TOKENS.token else INK.brass,
            bool(named and winners and set(seats) <= set(winners)),
            tuple(seats),
        )
        for side, seats in groups.items()
    )


def _outcome(seat: int, finished: Finished[Any]) -> str:
    """Return the group of a seat in a game without sides; a lone player who has not won has lost."""
    winners = finished.outcome.winners
    if not winners:
        return "lost" if finished.seats == 1 and not finished.unfinished else "players"
    return "won" if seat in winners else "others"


def _sides(
    sides: Sequence[PosterSide], speech: PictureSpeech, ground: Ground, finished: Finished[Any], scores: Mapping[int, str]
) -> Iterator[tuple[str, float]]:
    """Yield the sides from above with their heights; of three, the smaller two stand side by side."""
    columns, radius = next((columns, radius) for most, columns, radius in GRIDS if finished.seats <= most)
    whole = _Grid(LEFT, WIDE, columns, radius)
    if len(sides) < 3:
        for side in sides:
            yield _side(side, whole, whole.high(len(side.seats)), speech, ground, finished, scores), whole.high(len(side.seats)) + GAP
        return
    first, *others = sorted(sides, key=lambda side: -len(side.seats))
    yield _side(first, whole, whole.high(len(first.seats)), speech, ground, finished, scores), whole.high(len(first.seats)) + GAP
    wide = (WIDE - GAP * (len(others) - 1)) / len(others)
    grids = [_Grid(LEFT + place * (wide + GAP), wide, 2, radius) for place in range(len(others))]
    high = max(grid.high(len(side.seats)) for side, grid in zip(others, grids, strict=True))
    drawn = (_side(side, grid, high, speech, ground, finished, scores) for side, grid in zip(others, grids, strict=True))
    yield "".join(drawn), high + GAP


def _side(
    side: PosterSide, grid: _Grid, high: float, speech: PictureSpeech, ground: Ground, finished: Finished[Any], scores: Mapping[int, str]
) -> str:
    end, left = grid.left + grid.wide - PAD, grid.left + PAD
    titles = (listed(filter(None, (side.title, won)), " · ") for won in (_won(side, speech, speech.name, finished), ""))
    title = next((one for one in titles if width(one, TITLE, 700) <= end - left - 64), side.title)
    cell = (grid.wide - 2 * PAD + 12) / grid.columns
    return group(
        f"side-{min(side.seats) + 1}",
        rect(grid.left, 0, grid.wide, high, 26, ground.panel),
        icon(side.icon, left, 16, 50, side.colour, ground.panel),
        text(left + 64, 57, fit(title, TITLE, 700, end - left - 64), TITLE, 700, INK.brass if side.won else INK.ink),
        *(
            _player(
                seat,
                speech.name(seat),
                speech.face(seat),
                scores.get(seat, ""),
                left + place % grid.columns * cell,
                _row(place, grid),
                cell,
                grid.radius,
                finished,
            )
            for place, seat in enumerate(side.seats)
        ),
    )


def _won(side: PosterSide, speech: PictureSpeech, name: Callable[[int], str], finished: Finished[Any]) -> str:
    """Return that a side has won, or who of it has; empty where nobody has, or where its title says so."""
    if side.won:
        return speech("pic-share-winner")
    winners = [seat for seat in side.seats if seat in finished.outcome.winners]
    some = 0 < len(winners) < len(side.seats)
    return speech("pic-share-winners", list=listed(numbered(name(seat), seat) for seat in winners)) if some else ""


def _row(place: int, grid: _Grid) -> float:
    """Return the middle of the row of a player."""
    return 14 + TITLE_ROW + grid.row / 2 + place // grid.columns * grid.row


def _player(seat: int, name: str, face: str, score: str, x: float, y: float, wide: float, radius: float, finished: Finished[Any]) -> str:
    """Draw a disc with the number of the seat, ringed for a winner, and beside it the name, with the ``score`` where there is one.

    A face stands on the disc, and the number before the name.
    """
    ring = (
        circle(x + radius, y, radius - 1, INK.paper, INK.brass, 7)
        if seat in finished.outcome.winners
        else circle(x + radius, y, radius, INK.paper)
    )
    start = x + 2 * radius + 12
    size = TOKENS.type.floor if radius < 30 else NAME
    points = f" · {score}" if score else ""
    room = x + wide - 12 - start - width(points, size, 600)
    said = fit(numbered(name, seat) if face else name, size, 600, room) + points
    return "".join((
        ring,
        text(x + radius, y + 13, str(seat + 1), 38, 700, INK.paper_ink, "middle"),
        draw_face(face, x + radius, y, radius - 4) if face else "",
        text(start, y + 13, said, size, 600),
    ))  # fmt: skip


def _described(
    sides: Iterable[PosterSide], speech: PictureSpeech, finished: Finished[Any], scores: Mapping[int, str], most: int
) -> Iterator[str]:
    """Yield the sides in words, names cut to ``most`` letters."""
    for side in sides:
        won = _won(side, speech, lambda seat: speech.spoken(seat, most), finished)
        names = (numbered(speech.spoken(seat, most), seat) + (f" · {scores[seat]}" if seat in scores else "") for seat in side.seats)
        title = f"{side.title} ({won})" if won else side.title
        yield f"{title}: {listed(names)}"


def _sentences(facts: Iterable[str]) -> str:
    """Return facts as sentences, each with its full stop."""
    return " ".join(fact if fact[-1] in ".!?…" else f"{fact}." for fact in facts if fact)


# ---- the words


def _headline(said: str, sizes: Iterable[int]) -> tuple[str, float]:
    """Return the headline in at most two lines, in the first of ``sizes`` that has room for it, and its height."""
    if not said:
        return "", 0
    wrapped = [(size, wrap_evenly(legible_sentence(said), size, 700, WIDE)) for size in sizes]
    size, lines = next((one for one in wrapped if len(one[1]) <= 2), wrapped[-1])
    step = round(size * 1.18)
    kept = [fit(one, size, 700, WIDE) for one in at_most(lines, 2)]
    drawn = (text(LEFT, 14 + size * 0.8 + place * step, one, size, 700, INK.brass) for place, one in enumerate(kept))
    return group("headline", *drawn), 14 + len(kept) * step + GAP


def _moment(label: str, told: str, room: float) -> tuple[str, float]:
    """Return the moment on a sheet of paper at most ``room`` pixels high, and its height; of a long sentence the beginning."""
    if not told:
        return "", 0
    for size in (40, TOKENS.type.floor):
        lines, step = wrap_evenly(legible_sentence(told), size, 600, WIDE - 120), size + 10
        most = min(3, int((room - 104) / step))
        if len(lines) <= most:
            break
    kept = at_most(lines, max(1, most))
    high = 92 + len(kept) * step
    drawn = (
        text(LEFT + 60, 66 + place * step, fit(one, size, 600, WIDE - 120), size, 600, INK.paper_ink) for place, one in enumerate(kept, 1)
    )
    paper = (sheet(LEFT, 0, WIDE, high + 12), text(LEFT + 60, 64, label, 36, 700, INK.paper_brass))
    return group("moment", *paper, *drawn), high + 12 + GAP
