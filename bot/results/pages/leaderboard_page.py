"""Pages of leaderboards, as picture and text, and of seasons (CL-13)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

from bot.presenting.limits import CHOICE_LABEL
from bot.presenting.naming import NAMELESS, cut, escaped, listed, one_line, short
from bot.presenting.page import Button, Buttons, MenuOption, Page, Part, Picture
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.results.leaderboards import Leaderboard, LeaderboardLine
from bot.results.pages.standings import Prize, StandingRow, draw_standings, standing_lines
from bot.results.pages.statistics_page import CLUB, bold, menus_of
from bot.results.seasons import METALS
from bot.store import SeasonRow, TrophyRow

PICTURE = "standings.png"

MOST_WINNERS = 10
"""Names of those who share a trophy; the others are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardScene:
    """A leaderboard to show. ``what`` is its value in the menu ``choices`` (values and labels), ``title`` plain text.

    ``by_rating``: ranked by rating rather than points. ``text_mode``: no picture. ``may_post``: the reader may post it. ``posted``: it is
    public and has no controls.
    """

    words: Words
    title: str
    board: Leaderboard
    what: str
    choices: Sequence[tuple[str, str]] = ()
    by_rating: bool = False
    text_mode: bool = False
    may_post: bool = False
    posted: bool = False


def leaderboard_page(scene: LeaderboardScene) -> Page:
    """Return the page of a leaderboard: heading, picture, text, the reader's own row, a menu of other leaderboards."""
    words = scene.words
    subtitle = words("board-by-rating" if scene.by_rating else "board-by-points")
    rows = [_row(words, line) for line in scene.board.lines]
    parts: list[Part] = [f"## {escaped(one_line(scene.title))}\n-# {subtitle}"]
    if not scene.text_mode and rows:
        parts.append(Picture(PICTURE, draw_standings(scene.title, subtitle, rows, words)))
    parts.append("\n".join(_lines(rows, words)))
    if scene.board.own is not None and not scene.posted:
        parts.append(f"{words('board-own')} {_lines([_row(words, scene.board.own)], words)[0]}")
    if not scene.posted:
        parts += _controls(scene)
    return Page(tuple(parts), "brass")


def _row(words: Words, line: LeaderboardLine) -> StandingRow:
    name = one_line(line.name) if line.name else NAMELESS
    if line.rating is not None:
        label = words("board-strength", mu=round(line.rating.mu), sigma=round(line.rating.sigma))
        return StandingRow(line.row.place, name, round(line.rating.mu), label=label, games=line.row.games)
    prizes = cast("list[Prize]", [kind if kind in METALS else "game" for kind in line.trophies])
    return StandingRow(line.row.place, name, line.row.points, tuple(prizes), games=line.row.games)


def _lines(rows: Sequence[StandingRow], words: Words) -> list[str]:
    """Return the rows as markdown with escaped bold names."""
    return standing_lines([replace(row, name=bold(row.name)) for row in rows], words)


def _controls(scene: LeaderboardScene) -> list[Part]:
    words = scene.words
    choices = [MenuOption(value, cut(label, CHOICE_LABEL), chosen=value == scene.what) for value, label in scene.choices]
    parts = menus_of(choices, words("board-which"), lambda start: custom_id(CLUB, "bd.what", start or ""))
    if scene.may_post:
        parts.append(Buttons((Button(words("b-post"), custom_id(CLUB, "bd.post", scene.what)),)))
    return parts


# ---- seasons


def close_question(words: Words, season: SeasonRow, running: int = 0) -> Page:
    """Return the question whether to close a season; ``running``: games of the server that are still being played."""
    buttons = (
        Button(words("b-season-close"), custom_id(CLUB, "sn.close", season.id), "danger"),
        Button(words("b-season-keep"), custom_id(CLUB, "sn.keep", season.id)),
    )
    return Page((words("season-close-ask", name=bold(season.name), running=running), Buttons(buttons)), "danger")


def closed_line(words: Words, season: SeasonRow, trophies: Sequence[tuple[TrophyRow, bool]]) -> str:
    """Return the public line of a closed season with its medals; ``trophies``: each with whether the name may be shown."""
    medals = _medals(words, trophies)
    return words("season-closed", name=bold(season.name), medals="some" if medals else "none", list=listed(medals))


def trophy_lines(words: Words, trophies: Sequence[tuple[TrophyRow, bool]]) -> list[str]:
    """Return the trophies of a closed season as lines: medals, then the best of each game."""
    medals = _medals(words, trophies)
    games = sorted({trophy.kind for trophy, _ in trophies if trophy.kind not in METALS})
    prizes = [words("season-prize", game=words(f"game-{game}"), list=_won(words, trophies, game)) for game in games]
    return [*([listed(medals)] if medals else []), *prizes]


def _medals(words: Words, trophies: Sequence[tuple[TrophyRow, bool]]) -> list[str]:
    return [words(f"season-medal-{metal}", list=said) for metal in METALS if (said := _won(words, trophies, metal))]


def _won(words: Words, trophies: Sequence[tuple[TrophyRow, bool]], kind: str) -> str:
    """Return the winners of a trophy; hidden ones by their place, of very many the first."""
    names = [
        bold(trophy.name) if known else words("seat-nameless", number=trophy.rank) for trophy, known in trophies if trophy.kind == kind
    ]
    more = len(names) - MOST_WINNERS
    return words("nights-more-names", list=listed(names[:MOST_WINNERS]), n=more) if more > 0 else listed(names)


def season_title(words: Words, season: SeasonRow | None) -> str:
    """Return the title of a season's leaderboard, None: of the last 365 days."""
    return words("board-year") if season is None else words("board-season", name=short(season.name, 60))
