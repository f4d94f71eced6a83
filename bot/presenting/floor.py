"""The floor in words and buttons: the speaker and the end of the speech, the next speakers, raised hands (TK-3.11, 3.12, 11.2)."""

from collections.abc import Sequence

from bot.presenting.naming import bold, listed, quiet
from bot.presenting.page import Button
from bot.presenting.questions import verb_button
from bot.presenting.scene import Floor, Scene, stamp

NEXT = 2
"""The most next speakers by name."""

HANDS = 6
"""The most raised hands by name; the others are counted."""

DONE, HAND, WRITE = "floor.done", "floor.hand", "floor.write"
"""The verbs in custom ids."""


def floor_line(scene: Scene, floor: Floor, after: Sequence[int], reader: int | None = None) -> str:
    """Return the speaker, the end of the speech, and the speakers ``after`` it, to all or to the seat ``reader``."""
    who, until, key = bold(scene.names, floor.seat), stamp(floor.ends), "floor-own" if floor.seat == reader else "floor"
    said = [scene.words(key, who=who, until=until) if until else scene.words(key, who=who, until="", ends="no")]
    if scene.paused:
        said.append(scene.words("clock-stopped"))
    if after:
        said.append(scene.words("floor-next", next=listed(_quiet(scene, seat) for seat in after[:NEXT])))
    if floor.all:
        said.append(scene.words("floor-spoken", n=floor.spoken, all=floor.all))
    return " ".join(said)


def hands_line(scene: Scene) -> str:
    """Return the raised hands in order; empty without any."""
    hands = scene.hands
    if not hands:
        return ""
    more = [f"+{len(hands) - HANDS}"] if len(hands) > HANDS else []
    return scene.words("hands", list=listed([*(_quiet(scene, seat) for seat in hands[:HANDS]), *more]))


def _quiet(scene: Scene, seat: int) -> str:
    return quiet(scene.names, seat)


def done_button(scene: Scene) -> Button:
    """Return the button that ends a speech in turn."""
    return verb_button(scene, DONE, scene.words("b-done"), "primary")


def hand_button(scene: Scene) -> Button:
    return verb_button(scene, HAND, scene.words("b-hand"))


def write_buttons(scene: Scene) -> list[Button]:
    """Return the button for a written speech, for channels that the bot cannot open to one person (TK-1.6)."""
    return [verb_button(scene, WRITE, scene.words("b-write"))] if scene.by_button and scene.floor is not None else []
