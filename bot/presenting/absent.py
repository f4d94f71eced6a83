"""Somebody does not answer: the gentle question to that person, and the ways out for the host."""

from bot.presenting.naming import bold
from bot.presenting.page import Buttons, Page
from bot.presenting.questions import verb_button
from bot.presenting.scene import Scene
from bot.presenting.standing import drops_out

MISSES = 3
"""After so many missed questions in a row the host is asked (MF-15.14)."""


def are_you_there(scene: Scene) -> Page:
    """Return the question to a person who has been missed twice in a row."""
    words = scene.words
    return Page((words("are-you-there"), Buttons((verb_button(scene, "here", words("b-here"), "primary"),))), "quiet")


def absent_proposal(scene: Scene, seat: int, *, left: bool) -> Page:
    """Return what the host is asked about ``seat``: wait, another person, a machine, or out where the rules know that.

    ``left``: the person has left the server.
    """
    words, who = scene.words, bold(scene.names, seat)
    said = words("absent-left", who=who) if left else words("absent-proposal", who=who, n=MISSES)
    buttons = (
        verb_button(scene, "h.wait", words("b-wait"), "primary", seat),
        verb_button(scene, "h.replace", words("b-person"), extra=seat),
        verb_button(scene, "h.automate", words("b-automat"), extra=seat),
    )
    out = (verb_button(scene, "h.remove", words("b-remove"), "danger", seat),) if drops_out(scene.public) else ()
    return Page((said, Buttons((*buttons, *out))), "quiet")
