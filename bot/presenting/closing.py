"""The closing message of a game: winners, pictures, honours, the verified deal, next steps."""

from collections.abc import Sequence

from bot.presenting.drawing import Drawing
from bot.presenting.naming import unlisted
from bot.presenting.page import Buttons, Page, Part, Picture, Style
from bot.presenting.questions import rows, verb_button
from bot.presenting.scene import Scene

_VERBS: tuple[tuple[str, Style], ...] = (
    ("again", "primary"), ("replay", "secondary"), ("log", "secondary"), ("record", "secondary"), ("share", "secondary"),
)  # fmt: skip


def closing_page(
    scene: Scene, winner: str, drawings: Sequence[Drawing | str], lines: Sequence[str], *, headline: str = "", why: str = ""
) -> Page:
    """Return the closing message.

    ``winner``: the sentence on the winners; ``why``: the reason, with its numbers; ``drawings``: the story in pictures, or in text mode in
    words; ``lines``: scores and honours.
    """
    parts: list[Part] = ["\n".join(filter(None, (f"## {headline or scene.words('story-title')}", winner, unlisted(why))))]
    parts += [one if isinstance(one, str) else Picture(f"story{number}.png", one) for number, one in enumerate(drawings, 1)]
    if lines:
        parts.append("\n".join(lines))
    if scene.verified:
        parts.append(scene.words("story-verified"))
    proof: tuple[tuple[str, Style], ...] = (("proof", "secondary"),) if scene.verified else ()
    verbs = _VERBS + proof
    parts += rows(verb_button(scene, verb, _label(scene, verb), style) for verb, style in verbs)
    return Page(tuple(parts), "done")


def _label(scene: Scene, verb: str) -> str:
    """Return the label of a button; that of sharing tells how many people agree to be named (NT-4.6)."""
    agreed, people = scene.agreed
    return scene.words("b-share-agreed", n=agreed, all=people) if verb == "share" and people else scene.words(f"b-{verb}")


def proof_page(scene: Scene) -> Page:
    """Return the ephemeral page on the verified deal: the seal, its content, the way to check it."""
    words = scene.words
    said = (
        f"## {words('b-proof')}\n{words('proof-sealed', seal=scene.seal)}",
        words("proof-opened", version=scene.seal_version, table=scene.table, salt=scene.salt, secret=scene.secret),
        words("proof-follows"),
        words("proof-check"),
    )
    return Page((*said, Buttons((verb_button(scene, "record", words("b-record")),))), "done")


def proof(scene: Scene) -> str:
    """Return the sentence that opens the seal of a finished game."""
    return scene.words("story-proof", version=scene.seal_version, seal=scene.seal, salt=scene.salt, secret=scene.secret)


def with_line(page: Page, line: str | None) -> Page:
    """Return a story with ``line`` above its buttons; unchanged without one."""
    if not line:
        return page
    place = next((n for n, part in enumerate(page.parts) if isinstance(part, Buttons)), len(page.parts))
    return Page((*page.parts[:place], line, *page.parts[place:]), page.accent)
