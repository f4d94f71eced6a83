"""Pages of a human narrator: the part of the host's desk, the lines about narrating, the book (TALK.md, section 7)."""

from dataclasses import dataclass

from bot.games import game_of
from bot.presenting.host_desk import action_button, back_button
from bot.presenting.naming import escaped, short
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.scene import Scene, custom_id
from bot.presenting.texts import Words


@dataclass(frozen=True, slots=True)
class NarratorView:
    """The content of the narrator's desk.

    ``aloud``: the exact text that the press will post, empty when no gate waits. ``gate``: its name; ``notice``: the number of its first
    notice. ``clock``: seconds of the following step, None for no clock. ``wanted``: the question that the board asks now.
    ``sees``: whether the narrator sees the tokens.
    """

    aloud: str = ""
    gate: str = ""
    notice: int = -1
    clock: float | None = None
    wanted: str = ""
    sees: bool = False


def narrator_line(words: Words, name: str, *, sees: bool) -> str:
    """Return the line about the narrator; ``sees``: who sees the tokens (TK-7.6)."""
    return words("narrator", who=f"**{escaped(short(name))}**", sees="all" if sees else "nothing")


def lobby_narrator(words: Words, name: str, *, sees: bool) -> str:
    """Return the lobby's line about the narrator; one who sees the tokens in bold, with a warning (TK-7.6, 7.8)."""
    line = narrator_line(words, name, sees=sees)
    return f"**{line.replace('**', '')}** {words('narrator-betrays')}" if sees else line


def reading_parts(scene: Scene, reading: NarratorView) -> list[Part]:
    """Return the narrator's part of the desk: the text to read, the next step, the buttons (TK-7.4)."""
    words = scene.words
    buttons = [_go_on(scene, reading), action_button(scene, "ruling")]
    if reading.sees:
        buttons.append(Button(words("h-book"), custom_id(scene.table, "h.book")))
    if not reading.gate:
        said = " ".join(text for text in (words("gate-nothing"), reading.wanted) if text)
        return [said, Buttons(tuple(buttons))]
    clock = "" if reading.clock is None else _length(words, reading.clock)
    return [f"### {words('gate-read')}", reading.aloud, f"-# {words('gate-then', gate=reading.gate, clock=clock)}", Buttons(tuple(buttons))]


def _go_on(scene: Scene, reading: NarratorView) -> Button:
    press = custom_id(scene.table, "h.gate", reading.notice if reading.gate else "")
    return Button(scene.words("h-gate"), press, "primary", disabled=not reading.gate or scene.paused)


def _length(words: Words, seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return words("gate-clock", minutes=minutes, seconds=rest)


def book_page(scene: Scene, witness: object) -> Page:
    """Return the book of a narrator who sees the tokens, which eliminated players see as well (TK-7.6)."""
    return Page((*game_of(scene.game).presenter.book(scene, witness), Buttons((back_button(scene),))), "night")
