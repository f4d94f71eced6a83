"""The picture of an ended evening: its games with table and winners; and the same in words (CL-10.3, 25)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.games import game_of
from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit, legible, width
from bot.presenting.drawing.parts import HEADER_BOTTOM, HeaderCount, badge, frame, header
from bot.presenting.drawing.shapes import group, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK
from bot.presenting.naming import listed, short
from bot.presenting.texts import Words

TOP, FOOT = HEADER_BOTTOM + 26, 34
LEFT = 36
HIGH, GAP = 92, 10
MOST_IN_ONE = 7
"""Most games in one column; more take two, to fit a phone."""
MOST = 2 * ((CANVAS.most_height - TOP - FOOT) // (HIGH + GAP))
"""Most panels; the last one counts the games beyond."""
DISC, PAD = 26, 20
TITLE, NAMES = 36, 34
LONGEST_NAME = 32
"""Most characters of a name in the description."""


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A played game: its name, its table's name (``lamp`` …, empty for a single table), winners, and the number of ``others``."""

    game: str
    place: str
    winners: tuple[str, ...]
    others: int = 0


def draw_evening(title: str, subtitle: str, games: Sequence[PlayedLine], words: Words) -> Drawing:
    """Draw the games of an evening in order, under its name ``title`` and its day ``subtitle``."""
    columns = 1 if len(games) <= MOST_IN_ONE else 2
    shown = games if len(games) <= MOST else games[: MOST - 1]
    rows = -(-min(len(games), MOST) // columns)
    height = TOP + max(1, rows) * (HIGH + GAP) + FOOT
    alt = alt_of(title, subtitle, games, words)
    ground = GROUND["day"]
    panels = [_game(game, _panel(number, rows, columns), words) for number, game in enumerate(shown)]
    if len(shown) < len(games):
        panels.append(_more(len(games) - len(shown), _panel(MOST - 1, rows, columns), words))
    counts = [HeaderCount("cards", INK.brass, str(len(games)))]
    svg = frame(height, ground, title, alt, header(ground, "moon", legible(title), legible(subtitle), counts), *panels)
    return Drawing(svg, alt, height)


@dataclass(frozen=True, slots=True)
class _GamePanel:
    """The place of a game in pixels: top left corner and width."""

    x: float
    y: float
    wide: float


def _panel(number: int, rows: int, columns: int) -> _GamePanel:
    """Return the place of a game: down the first column, then down the second."""
    wide = (CANVAS.width - 2 * LEFT - (columns - 1) * CANVAS.gutter) / columns
    return _GamePanel(LEFT + (number // rows) * (wide + CANVAS.gutter), TOP + (number % rows) * (HIGH + GAP), wide)


def _ground(panel: _GamePanel) -> str:
    return rect(panel.x, panel.y, panel.wide, HIGH, 20, GROUND["day"].panel)


def _game(game: PlayedLine, panel: _GamePanel, words: Words) -> str:
    start = panel.x + PAD + 2 * DISC + 16
    space = panel.x + panel.wide - PAD - start
    won = words("ev-end-nobody") if not game.winners else _winners(game, space, words)
    return group(
        f"game-{round(panel.x)}-{round(panel.y)}",
        _ground(panel),
        badge(panel.x + PAD + DISC, panel.y + HIGH / 2, game_of(game.game).presenter.mark, INK.brass, GROUND["day"], DISC),
        text(start, panel.y + 41, fit(_title(game, words), TITLE, 600, space), TITLE, 600),
        text(start, panel.y + 79, fit(won, NAMES, 400, space), NAMES, 400, INK.ink2),
    )


def _title(game: PlayedLine, words: Words) -> str:
    """Return table and game; the people there know it by the table (CL-9.7)."""
    place = [words(f"ev-place-{game.place}")] if game.place else []
    return listed([*place, words(f"game-{game.game}")], " · ")


def _winners(game: PlayedLine, space: float, words: Words) -> str:
    """Return as many winners as fit, at least one, and the number of others."""
    names = [short(legible(name)) for name in game.winners]
    for shown in range(len(names), 1, -1):
        said = _named(names[:shown], len(names) - shown + game.others, words)
        if width(said, NAMES) <= space:
            return said
    more = len(names) - 1 + game.others
    if not more:
        return names[0]
    others = words("ev-others", n=more)
    return f"{fit(names[0], NAMES, 400, space - width(f' {others}', NAMES))} {others}"


def _named(names: Sequence[str], more: int, words: Words) -> str:
    return " ".join(part for part in (listed(names), words("ev-others", n=more) if more else "") if part)


def _more(count: int, panel: _GamePanel, words: Words) -> str:
    said = words("ev-others", n=count)
    return group("more", _ground(panel), text(panel.x + PAD, panel.y + 58, said, TITLE, 600, INK.ink2))


# ---- in words


def alt_of(title: str, subtitle: str, games: Sequence[PlayedLine], words: Words) -> str:
    """Return the alt text: every game with its table, and as many winners as Discord allows."""
    most = max([len(game.winners) for game in games], default=1)
    tries = [(named, LONGEST_NAME) for named in range(most, 0, -1)] + [(1, length) for length in range(LONGEST_NAME, 1, -1)]
    alt = ""
    for named, length in tries:
        lines = game_lines(words, [few(game, named) for game in games], partial(short, most=length))
        told = " ".join(f"{line}." for line in lines)[:MOST_ALT]  # Fluent refuses a longer argument
        alt = words("pic-evening-alt", title=short(title, 100), when=subtitle, games=told)
        if len(alt) <= MOST_ALT:
            break
    return alt[:MOST_ALT]


def few(game: PlayedLine, most: int) -> PlayedLine:
    return PlayedLine(game.game, game.place, game.winners[:most], game.others + max(0, len(game.winners) - most))


def game_lines(words: Words, games: Sequence[PlayedLine], written: Callable[[str], str]) -> list[str]:
    """Return the games as lines with table and winners; ``written`` formats a name."""
    shown = games if len(games) <= MOST else games[: MOST - 1]
    lines = [_line(words, game, written) for game in shown]
    return [*lines, words("ev-others", n=len(games) - len(shown))] if len(shown) < len(games) else lines


def _line(words: Words, game: PlayedLine, written: Callable[[str], str]) -> str:
    names = [written(name) for name in game.winners]
    who = _named(names, game.others, words) or words("ev-end-nobody")
    place = words(f"ev-place-{game.place}") if game.place else "none"
    return words("ev-end-game", game=words(f"game-{game.game}"), place=place, who=who)
