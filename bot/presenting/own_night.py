"""Your night: what one seat reads at the end of its game (NT-4.3), and the one line that its person may post."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presenting.naming import bold
from bot.presenting.page import Buttons, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import ABORTED, Scene

FACTS = 3
"""The most facts of a night."""

POST = "own.post"
"""The verb of the button that posts the line."""


@dataclass(frozen=True, slots=True)
class OwnNight:
    """The end of a game for one seat: its ``role`` or score in short, and facts, the most telling first; they suit any reader."""

    role: str
    facts: Sequence[str]


def own_night_parts(scene: Scene, seat: int, night: OwnNight) -> list[Part]:
    """Return the end for ``seat``, its line, and the button that posts exactly that line; nothing while the game goes on.

    Once the line is posted, a sentence says so in their place: no button stays that does nothing (NT-2.4).
    """
    if scene.outcome is None:
        return []
    words, won = scene.words, _won(scene, seat)
    facts = "\n".join(f"- {fact}" for fact in night.facts[:FACTS])
    said = "\n".join(filter(None, (f"### {words('own-title')}", words("own-result", won=won, role=night.role), facts)))
    if seat in scene.own_posted:
        return [said, f"-# {words('own-posted')}"]
    button = Buttons((verb_button(scene, POST, words("b-own-post"), "primary"),))
    return [said, f"{words('own-line')}\n> {own_line(scene, seat, night)}", button]


def own_line(scene: Scene, seat: int, night: OwnNight) -> str:
    """Return the line of ``seat`` to post."""
    fact = next(iter(night.facts), "")
    return scene.words("own-post", who=bold(scene.names, seat), won=_won(scene, seat), role=night.role, fact=fact).strip()


def _won(scene: Scene, seat: int) -> str:
    """Return "yes" or "no" for ``seat``; "none" when nobody has won.

    A lone player who has not won has lost, unless the host ended the game.
    """
    winners = scene.outcome.winners if scene.outcome is not None else ()
    alone = len(scene.names) == 1 and scene.outcome is not None and scene.outcome.reason != ABORTED
    return "none" if not winners and not alone else "yes" if seat in winners else "no"


def posted_page(scene: Scene, seat: int, night: OwnNight) -> Page:
    """Return the posted line."""
    return Page((own_line(scene, seat, night),), "done")
