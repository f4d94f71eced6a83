"""The status lines of the board: title, what is wanted and until when, whom the table waits for."""

from bot.games.zbojnici.pictures.speech import planned
from bot.games.zbojnici.voice import Voice
from bot.presenting.clocks import end_of, hurry


def title(voice: Voice) -> str:
    """Return the heading: game, day, phase."""
    view = voice.view
    return voice(f"zb-head-{view.phase}", round=view.round)


def wanted(voice: Voice) -> str:
    """Return what is wanted of whom and until when."""
    said = [_wanted(voice), voice.until(end_of(voice.scene, voice.scene.asks)), hurry(voice.scene)]
    return " ".join(sentence for sentence in said if sentence)


def _wanted(voice: Voice) -> str:
    view = voice.view
    if view.phase == "planning":
        done, everybody = planned(view)
        return voice("zb-want-planning", n=done, all=everybody)
    place = voice.place(view.current) if view.current else ""
    if view.step in ("wheel", "guards", "kick"):
        return voice(f"zb-want-{view.step}", place=place)
    if view.step:
        return voice(f"zb-want-{view.step}")
    return voice("zb-want-resolution", place=place) if place else voice(f"zb-want-{view.phase}")


def awaited(voice: Voice) -> str:
    """Return whom the table waits for, by name: that is public in every step (rules, section 7). Never what anybody has picked."""
    view = voice.view
    if view.phase == "planning" and not voice.scene.reminder:
        done = [player.seat for player in view.players if player.answered]
        return voice("zb-done-list", list=voice.people(done)) if done else ""
    return voice("missing", list=voice.people(view.awaited)) if view.awaited else ""
