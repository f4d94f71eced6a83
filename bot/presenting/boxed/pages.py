"""Frames that the pages of all boxed games share: the board, the desk, the last call, the story as text.

A boxed game asks all questions on the desk; the channel holds one board, made of the public view alone, and a growing chronicle.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from bot.presenting.closing import proof
from bot.presenting.drawing import Drawing
from bot.presenting.page import Accent, Button, Buttons, Page, Part, Picture
from bot.presenting.questions import answer_button, bottom_row, option_ids, rows, verb_button
from bot.presenting.scene import Scene, away_line, call_before_end, end_of, hurry
from bot.presenting.voice import GameVoice, V

PICTURE = "table.png"

# ---- the board


def board_page(
    scene: Scene,
    news: Sequence[str],
    table: Drawing | str,
    wanted: Sequence[str],
    rows: Sequence[Part],
    *more: Button,
    beside: Sequence[Part] = (),
) -> Page:
    """Return the board in its one order (NT-2.1), without empty texts.

    ``news``: the title, and what happens. ``table``: the picture, in text mode the same in words; ``beside``: further pictures.
    ``wanted``: the request with its end. ``rows``: the controls; ``more`` buttons stand in a row above the last one.
    """
    drawn: Part = table if isinstance(table, str) else Picture(PICTURE, table)
    opened = [Buttons(more)] if more else []
    parts = [*news, drawn, *beside, *wanted, *rows, *opened, bottom_row(scene)]
    return Page(tuple(part for part in parts if part != ""), accent(scene))


def accent(scene: Scene) -> Accent:
    """Return the colour of the bar: brass; quiet during a pause, done at the end."""
    if scene.public.phase == "end":
        return "done"
    return "quiet" if scene.paused else "brass"


def drawn_board(draw: Callable[..., Drawing], scene: Scene) -> Drawing:
    """Return the picture of the board that ``draw`` makes of the public view."""
    return draw(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)


def request_line(voice: GameVoice[V], *said: str) -> str:
    """Return the sentences ``said`` without empty ones, with the end of the open questions after the first, and who is away."""
    scene, (first, *rest) = voice.scene, said
    return " ".join(
        sentence for sentence in (first, voice.until(end_of(scene, scene.asks)), hurry(scene), *rest, away_line(scene)) if sentence
    )


def free_parts(scene: Scene, name: str, label: Callable[[str], str]) -> list[Part]:
    """Return a button for each option left of the public question ``name`` (colours, characters), none without an open one.

    ``label``: the words for an option, by its id without its kind.
    """
    asks = scene.asks_named(name)
    if not asks:
        return []
    return [*rows(answer_button(scene, asks[0], option, label(option.partition(":")[2])) for option in option_ids(asks[0]))]


# ---- the desk


def waiting(voice: GameVoice[V], seat: int) -> str:
    """Return the people other than its reader whom the table awaits, for a desk without a question; empty when the game is over."""
    if voice.view.phase == "end":
        return ""
    seats = [other for other in awaited(voice.scene) if other != seat]
    return voice("desk-waiting", list=voice.people(seats)) if seats else voice("desk-empty")


def spectator_desk(scene: Scene) -> Page:
    """Return the desk of a spectator: pointers and the rules."""
    words = scene.words
    return Page((words("desk-spectator"), Buttons((verb_button(scene, "help", words("b-help")),))), "quiet")


# ---- the last call


def awaited(scene: Scene) -> tuple[int, ...]:
    """Return the seats that the public view awaits; where it does not list them, also those with a public question."""
    said: tuple[int, ...] | None = getattr(scene.public, "awaited", None)
    if said is not None:
        return said
    named = {seat.seat for seat in getattr(scene.public, "seats", ()) if getattr(seat, "awaited", False)}
    return tuple(sorted(named | {ask.seat for ask in scene.asks if ask.holds and not ask.secret}))


def last_call(scene: Scene) -> tuple[int, ...]:
    """Return the people who have not answered; automated players need no call."""
    return tuple(sorted(set(awaited(scene)) - scene.bot_players))


def whose_turn(view: Any) -> str:
    """Return the seat on turn in a public view; empty while there is none, and in a game without turns."""
    turn = getattr(view, "turn", None)
    return "" if turn is None else str(turn)


def last_call_line(scene: Scene, seat: int) -> str:
    """Return the call to ``seat``, with the way back to the table."""
    return f"{call_before_end(scene, scene.asks_of(seat))} {scene.link}".strip()


# ---- the story

AnyVoice = TypeVar("AnyVoice", bound=GameVoice[Any])


def text_of_story(
    voice: AnyVoice,
    headline: Callable[[AnyVoice], str],
    winner: Callable[[AnyVoice], str],
    told: Callable[[AnyVoice, Any], list[str]],
) -> str:
    """Return a finished game as plain text: its ending, its course, the proof of the deal; without a story only its ending.

    ``voice`` must be a plain one. ``headline`` makes the title, empty without one, ``winner`` the sentence of the ending, ``told`` the
    lines of the story in the view.
    """
    lines = [headline(voice) or voice("story-title"), winner(voice)]
    if voice.view.story is not None:
        lines += told(voice, voice.view.story)
        if voice.scene.salt:
            lines += ["", proof(voice.scene)]
    return "\n".join(lines)
