"""The status lines of the board: title, what is wanted and until when, who has passed, what has been played lately.

In a window of many nobody is named: only that it is open and until when.
"""

from bot.games.mafia_city.effect_text import announced, chain_text
from bot.games.mafia_city.voice import Voice
from bot.presenting.clocks import end_of, hurry
from bot.presenting.naming import listed
from engines.mafia_city.components import LOCATIONS


def title(voice: Voice) -> str:
    """Return the heading: game, round, phase."""
    view = voice.view
    return voice(f"mc-head-{view.phase}", round=view.round)


def wanted(voice: Voice) -> str:
    """Return what is wanted of whom and until when, who has passed, who begins."""
    said = [_wanted(voice), voice.until(end_of(voice.scene, voice.scene.asks)), hurry(voice.scene), *_states(voice)]
    return " ".join(sentence for sentence in said if sentence)


def _wanted(voice: Voice) -> str:
    view = voice.view
    if view.step is None or not view.awaited:
        return voice(f"mc-want-{view.phase}")
    if view.step == "veto":
        return voice("mc-want-objections", said=announced(voice, view.chain))
    place = voice.place(view.current) if view.current else ""
    if view.step == "deal":
        return voice("mc-want-deal", place=place)
    who = voice.people(view.awaited)
    said = voice(f"mc-want-{view.step}", who=who, place=place)
    return f"{_before(voice)} {said}".strip()


def _before(voice: Voice) -> str:
    """Return what has just happened where that is why somebody is asked now: a pass, or who rules the location."""
    view = voice.view
    if view.step == "turn" and view.recent and view.recent[-1].chain[0].kind == "pass":
        return voice("mc-passes", seat=voice.who(view.recent[-1].chain[0].seat), forced="no")
    if view.phase == "location" and view.controller is not None and view.current is not None and view.window is None:
        return voice("mc-control", location=LOCATIONS[view.current].id, seat=voice.who(view.controller))
    return ""


def _states(voice: Voice) -> list[str]:
    """Return who has passed and who began, in the action phase."""
    view = voice.view
    if view.phase != "action":
        return []
    passed = [player.seat for player in view.players if player.passed]
    said = [voice("mc-passed", list=voice.people(passed))] if passed else []
    return [*said, voice("mc-starting", who=voice.who(view.starting))]


def lately(voice: Voice) -> str:
    """Return the last plays of the action phase and the chain under way, in one line; empty in other phases."""
    view = voice.view
    told = [chain_text(voice, play.chain, stood=play.stood) for play in view.recent]
    if view.phase == "action" and view.chain:
        told.append(chain_text(voice, view.chain))
    return listed(told, " · ")
