"""How a game ended that has nothing but its words, and its whole course as text."""

from bot.presenting.boxed.default.telling import narrate
from bot.presenting.boxed.default.voice import DefaultVoice
from bot.presenting.closing import closing_page, proof
from bot.presenting.naming import listed
from bot.presenting.page import Page
from bot.presenting.scene import Scene


def story(scene: Scene) -> Page:
    """Return the message that closes the game: who won, the scores, the proof of the deal, what to do next."""
    voice = DefaultVoice(scene)
    return closing_page(scene, _winners(voice), (), _scores(voice))


def story_text(scene: Scene) -> str:
    """Return everything that was told to all, without markdown."""
    voice = DefaultVoice(scene, plain=True)
    told = [line.text.replace("**", "") for line in narrate(scene.notices, scene) if line.seat is None]
    ended = [voice("story-title"), _winners(voice), *_scores(voice), "", *told]
    return "\n".join([*ended, "", proof(scene)] if scene.salt else ended)


def _winners(voice: DefaultVoice) -> str:
    """Say who won and why it ended (``<game>-end-<reason>``)."""
    outcome = voice.scene.outcome
    if outcome is None:
        return ""
    won = voice("winners", n=len(outcome.winners), list=voice.people(sorted(outcome.winners)))
    return " ".join(line for line in (voice.maybe("end", outcome.reason), won) if line)


def _scores(voice: DefaultVoice) -> list[str]:
    outcome = voice.scene.outcome
    if outcome is None or not outcome.scores:
        return []
    ranked = sorted(outcome.scores.items(), key=lambda entry: (-entry[1], entry[0]))
    return [voice("scores", list=listed((f"{voice.who(seat)} {points}" for seat, points in ranked), " · "))]
