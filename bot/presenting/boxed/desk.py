"""What every desk of a boxed game shows besides hand and question."""

from bot.presenting.boxed.calling import awaited
from bot.presenting.boxed.voice import BoxedVoice, V
from bot.presenting.page import Button, Buttons, Page, Part
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene


def settings(scene: Scene, *more: Button) -> Buttons:
    """Return the row that brings the desk up to date and opens the person's settings, and whatever else a game has for it."""
    words = scene.words
    return Buttons((verb_button(scene, "refresh", words("b-refresh")), verb_button(scene, "settings", words("b-settings")), *more))


def waiting(voice: BoxedVoice[V]) -> str:
    """Return whom the table waits for, for a desk on which nothing is asked; empty when the game is over."""
    if voice.view.phase == "end":
        return ""
    seats = awaited(voice.scene)
    return voice("desk-waiting", list=voice.people(seats)) if seats else voice("desk-empty")


def desk_page(scene: Scene, parts: list[Part], *more: Button) -> Page:
    """Return a desk made of ``parts`` (empty texts are left out), with its settings and ``more`` buttons beside them."""
    return Page((*(part for part in parts if part != ""), settings(scene, *more)), "done" if scene.public.phase == "end" else "brass")


def spectator_desk(scene: Scene) -> Page:
    """Return what [Moje místo] shows to whoever has no seat: where to look, and nothing to press but the rules."""
    words = scene.words
    return Page((words("desk-spectator"), Buttons((verb_button(scene, "help", words("b-help")),))), "quiet")
