"""The desk of every game, in one order (NT-2.1): the table and the seat, what the seat has, the question, its end, the controls.

A phone shows the lower end of a new message, so the question and its controls stand last.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.presenting.page import Accent, Button, Page, Part, Separator
from bot.presenting.questions import notes_button, rows, verb_button
from bot.presenting.scene import Look, Scene

MORE, REFRESH = "more", "refresh"
"""The verbs of the desk itself; every desk bears one of them."""

AWAY = "away"
"""The verb of a reader who is away for a moment (NT-5.3)."""

_OPEN = Look(MORE, "")


def desk_page(
    scene: Scene,
    above: Iterable[Part],
    have: Iterable[str],
    asked: Sequence[Part],
    *beside: Button,
    folded: Sequence[Part] = (),
    accent: Accent = "brass",
) -> Page:
    """Return a desk without empty texts.

    ``above``: its title and pictures, in text mode the same in words. ``have``: the two lines about the belongings of the seat.
    ``asked``: the questions with their controls. ``beside``: buttons beside [More]. ``folded``: the game's settings behind it.
    """
    parts = [*above, "\n".join(line for line in have if line), Separator(), *asked, *_last_rows(scene, beside, folded)]
    return Page(tuple(part for part in parts if part != ""), "done" if scene.public.phase == "end" else accent)


def _last_rows(scene: Scene, beside: Sequence[Button], folded: Sequence[Part]) -> list[Part]:
    """Return the last parts: ``beside``, the notebook and [More], or everything behind [More] when it is open."""
    words, kept = scene.words, [*beside, *notes_button(scene)]
    if scene.look != _OPEN:
        return [*rows([*kept, verb_button(scene, MORE, words("b-more"))])]
    own = [verb_button(scene, verb, words(f"b-{verb}")) for verb in ((AWAY,) * scene.may_leave + (REFRESH, "settings", "report"))]
    return [*folded, *rows([*kept, *own])]


def with_more(scene: Scene, *, may_leave: bool = False) -> Scene:
    """Return the scene of a desk whose [More] is open. ``may_leave``: its reader may be away for a moment now."""
    return replace(scene, look=_OPEN, may_leave=may_leave)


def with_end(questions: Iterable[Sequence[Part]], until: str) -> list[Part]:
    """Return the parts of questions in a row, with their end ``until`` below the words of the first, above its controls."""
    parts = [part for question in questions for part in question]
    place = next((number for number, part in enumerate(parts) if not isinstance(part, str | Separator)), len(parts))
    return [*parts[:place], until, *parts[place:]] if parts and until else parts


def with_line(page: Page, line: str) -> Page:
    """Return ``page`` with a ``line`` above its question, of a page without a desk's line on top."""
    place = max((number for number, part in enumerate(page.parts) if isinstance(part, Separator)), default=-1) + 1
    return Page((*page.parts[:place], line, *page.parts[place:]), page.accent)
