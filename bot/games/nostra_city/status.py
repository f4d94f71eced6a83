"""The status lines of the board: title, what is wanted and until when, what is in force, whom the table waits for."""

from bot.games.nostra_city.voice import Voice
from bot.presenting.clocks import end_of, hurry
from bot.presenting.naming import listed

_NAMES_THE_CARD = frozenset({"target", "revenge"})
_NAMES_NOBODY = frozenset({"window", "ready", "discard"})


def title(voice: Voice) -> str:
    """Return the heading: game, Month, phase."""
    view = voice.view
    phase = voice("nc-phase-name", phase=view.phase)
    if view.round == 0 or view.phase == "end":
        return voice("nc-head", phase=phase)
    return voice("nc-head-month", month=voice.month(view.round), phase=phase)


def wanted(voice: Voice) -> str:
    """Return what is wanted of whom and until when."""
    said = [_wanted(voice), voice.until(end_of(voice.scene, voice.scene.asks)), hurry(voice.scene)]
    return " ".join(sentence for sentence in said if sentence)


def _wanted(voice: Voice) -> str:
    view = voice.view
    if view.phase == "end":
        return voice("nc-want-end")
    if view.step is None or not view.awaited:
        return voice("nc-want-other")
    if view.step in _NAMES_NOBODY:
        return voice(f"nc-want-{view.step}")
    who = voice.who(view.awaited[0])
    if view.step == "turn":
        return voice(f"nc-want-{view.phase}", who=who)
    if view.step in _NAMES_THE_CARD:
        return voice(f"nc-want-{view.step}", who=who, card=voice.thing(f"vendetta:{view.aim}"))
    return voice(f"nc-want-{view.step}", who=who)


def running(voice: Voice) -> str:
    """Return the Collecting that is being carried out; empty when none is."""
    collecting = voice.view.collecting
    if collecting is None:
        return ""
    who, kind = voice.who(collecting.seat), voice.thing(f"kind:{collecting.kind}")
    if collecting.drawn is None:
        return voice("nc-now-collecting", who=who, kind=kind)
    return voice("nc-now-collecting-drawn", who=who, kind=kind, n=collecting.drawn)


def active(voice: Voice) -> str:
    """Return what the Investigations on the Street forbid, a line each; empty when there is none, and at the end."""
    if voice.view.phase in ("final", "end"):
        return ""
    lines = (
        voice("nc-now-active", card=voice.thing(f"investigation:{card}"), effect=voice(f"nc-effect-{card}")) for card in voice.view.active
    )
    return "\n".join(lines)


def awaited(voice: Voice) -> str:
    """Return whom the table waits for, where the sentence above has not said so; in a Vendetta window nobody is named (NC-V15)."""
    view = voice.view
    if view.step not in ("ready", "discard") or not view.awaited:
        return ""
    return voice("missing", list=voice.people(view.awaited))


def people_with(voice: Voice, counts: dict[int, int]) -> str:
    """Return people with a number each, in seat order."""
    return listed(voice("nc-item", who=voice.who(seat), n=count) for seat, count in sorted(counts.items()))
