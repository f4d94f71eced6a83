"""The closing message of an evening: standing as picture and text, games, next date (CL-10.3, 25)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.evenings.pages.evening_picture import PlayedLine, draw_evening, few, game_lines
from bot.presenting.naming import escaped, listed, short, unlisted
from bot.presenting.page import Button, Buttons, Page, Part, Picture
from bot.presenting.scene import custom_id
from bot.presenting.texts import Words
from bot.results.pages.standings import MOST_ROWS, StandingRow, draw_standings

MOST_TEXT = 2_400
"""Most characters of all game lines; heading and standing take the rest of a message."""
MOST_LEADERS = 3
"""Most people named in the heading; the standing below names more of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndScene:
    """An ended evening: rows of the standing (CL-10.3), games in order, start of the next evening (unix seconds).

    ``day``: the date in words. ``habit``: the line of habit, finished. ``id``: the evening's, for the buttons; empty: no buttons.
    """

    words: Words
    name: str
    day: str = ""
    rows: tuple[StandingRow, ...] = ()
    games: tuple[PlayedLine, ...] = ()
    next_at: float | None = None
    habit: str = ""
    pictures: bool = True
    id: str = ""


def end_page(scene: EndScene) -> Page:
    words = scene.words
    parts: list[Part] = [_head(scene)]
    if scene.rows:
        if scene.pictures:
            drawing = draw_standings(scene.name, words("ev-end-points"), scene.rows, words)
            parts.append(Picture("standings.png", drawing))
        parts.append(standing_text(scene.rows))
    if scene.habit:
        parts.append(scene.habit)
    parts += _games_and_next(scene)
    if scene.id:
        parts.append(_buttons(scene))
    return Page(tuple(parts), "done")


def record_parts(scene: EndScene) -> list[Part]:
    """Return the parts for the record of the evening: games as picture and text, standing, next date."""
    parts: list[Part] = []
    if scene.games and scene.pictures:
        parts.append(Picture("evening.png", draw_evening(scene.name, scene.day, scene.games, scene.words)))
    if scene.rows:
        parts.append(standing_text(scene.rows))
    return parts + _games_and_next(scene)


def _games_and_next(scene: EndScene) -> list[Part]:
    parts: list[Part] = [_games(scene)] if scene.games else []
    if scene.next_at is not None:
        parts.append(scene.words("ev-next", when=f"<t:{int(scene.next_at)}:F>"))
    return parts


def _games(scene: EndScene) -> str:
    """Return a line for each game; more games name fewer winners."""
    most = max(len(game.winners) for game in scene.games)
    for named in range(most, 0, -1):
        said = "\n".join(game_lines(scene.words, [few(game, named) for game in scene.games], _name))
        if len(said) <= MOST_TEXT:
            return said
    return "\n".join(game_lines(scene.words, [few(game, 0) for game in scene.games], _name))


def _buttons(scene: EndScene) -> Buttons:
    """Return the buttons: standing if there is one, games, next evening (CL-25)."""
    verbs = (*(("board",) if scene.rows else ()), "played", "coming")
    return Buttons(tuple(Button(scene.words(f"b-ev-{verb}"), custom_id(scene.id, f"ev.{verb}")) for verb in verbs))


def offer_parts(words: Words, evening_id: str, starts_at: int, wishes: int) -> tuple[Part, ...]:
    """Return the offer of another evening to the host of one that is over; ``wishes``: the number of people who would come (NT-6.1)."""
    asked = words("ev-again", when=f"<t:{starts_at}:F>")
    counted = f"{asked} {words('ev-again-wishes', n=wishes)}" if wishes else asked
    call = Button(words("b-ev-again"), custom_id(evening_id, "ev.again", starts_at), "primary")
    return counted, Buttons((call, Button(words("b-ev-another"), custom_id(evening_id, "ev.another"))))


def wish_parts(words: Words, evening_id: str) -> tuple[Part, ...]:
    """Return the question to a guest whether they would come to another evening, which only its host can call (NT-6.1)."""
    return words("ev-none-yet"), Buttons((Button(words("b-ev-come"), custom_id(evening_id, "ev.come"), "primary"),))


def _head(scene: EndScene) -> str:
    words, best = scene.words, [row for row in scene.rows if row.place == 1]
    title = f"## {escaped(scene.name)}"
    if not best or not best[0].amount:
        return f"{title}\n{words('ev-is-over')}"
    if len(best) > MOST_LEADERS:
        return f"{title}\n{words('ev-over-many', people=len(best), n=best[0].amount)}"
    leaders = listed([_name(row.name) for row in best])
    return f"{title}\n{words('ev-over', leaders=leaders, n=best[0].amount)}"


def standing_text(rows: Sequence[StandingRow]) -> str:
    """Return the first ten rows as one line, equal places together: ``1. **Jana** 7 · 2. **Karel**, **Zdenka** 6`` (CL-10.3)."""
    places: dict[int, list[StandingRow]] = {}
    for row in rows[:MOST_ROWS]:
        places.setdefault(row.place, []).append(row)
    said = (f"{place}. {', '.join(_name(row.name) for row in same)} {same[0].number}" for place, same in places.items())
    return unlisted(" · ".join(said))


def _name(name: str) -> str:
    return f"**{escaped(short(name))}**"
