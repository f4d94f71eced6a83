"""The one message that closes an evening: the standing as a poster and as text, the games, the next date (CL-10.3, 25)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.club.standings import MOST_ROWS, StandingRow, draw_standings
from bot.presenting.naming import escaped, listed, short
from bot.presenting.page import Button, Buttons, Page, Part, Picture
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A game of the evening: its name, the name of its table (``lamp`` …, empty alone), who has won, and how many more than are named."""

    game: str
    place: str
    winners: tuple[str, ...]
    others: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EndScene:
    """An evening that is over: rows of the standing (CL-10.3), its games in order, and when the next one is (unix seconds).

    ``id``: the evening's, for the buttons below; empty: nothing can be pressed.
    """

    words: Words
    name: str
    rows: tuple[StandingRow, ...] = ()
    games: tuple[PlayedLine, ...] = ()
    next_at: float | None = None
    pictures: bool = True
    id: str = ""


def end_page(scene: EndScene) -> Page:
    """Return the closing message."""
    words = scene.words
    parts: list[Part] = [_head(scene)]
    if scene.rows:
        if scene.pictures:
            drawing = draw_standings(scene.name, words("ev-end-points"), scene.rows, words)
            parts.append(Picture("standings.png", drawing))
        parts.append(standing_text(scene.rows))
    if scene.games:
        parts.append("\n".join(_game(words, game) for game in scene.games))
    if scene.next_at is not None:
        parts.append(words("ev-next", when=f"<t:{int(scene.next_at)}:F>"))
    if scene.id:
        parts.append(_buttons(scene))
    return Page(tuple(parts), "done")


def record_lines(scene: EndScene) -> tuple[str, ...]:
    """Return what stands of it on the invitation of the evening, which is a record from now on: the standing as text."""
    return (standing_text(scene.rows),) if scene.rows else ()


def _buttons(scene: EndScene) -> Buttons:
    """The board of the evening where there are boards, its games, and the next evening (CL-25)."""
    verbs = (*(("board",) if scene.rows else ()), "played", "coming")
    return Buttons(tuple(Button(scene.words(f"b-ev-{verb}"), custom_id(scene.id, f"ev.{verb}")) for verb in verbs))


def _head(scene: EndScene) -> str:
    words, best = scene.words, [row for row in scene.rows if row.place == 1]
    title = f"## {escaped(scene.name)}"
    if not best or not best[0].amount:
        return f"{title}\n{words('ev-is-over')}"
    leaders = listed([_name(row.name) for row in best])
    return f"{title}\n{words('ev-over', leaders=leaders, n=best[0].amount)}"


def standing_text(rows: Sequence[StandingRow]) -> str:
    """Return the first ten rows as one line, equal places together: ``1. **Jana** 7 · 2. **Karel**, **Zdenka** 6`` (CL-10.3)."""
    places: dict[int, list[StandingRow]] = {}
    for row in rows[:MOST_ROWS]:
        places.setdefault(row.place, []).append(row)
    return " · ".join(f"{place}. {', '.join(_name(row.name) for row in same)} {same[0].number}" for place, same in places.items())


def _game(words: Words, line: PlayedLine) -> str:
    names = [_name(name) for name in line.winners]
    if line.others:
        names.append(words("ev-others", n=line.others))
    who = listed(names) or words("ev-end-nobody")
    place = words(f"ev-place-{line.place}") if line.place else ""
    return words("ev-end-game", game=words(f"game-{line.game}"), place=place or "none", who=who)


def _name(name: str) -> str:
    return f"**{escaped(short(name))}**"
