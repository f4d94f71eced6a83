"""A plan in words: which figures go where, with which tokens."""

from collections.abc import Sequence

from bot.games.zbojnici.voice import Voice
from bot.presenting.naming import listed


def plan_text(voice: Voice, figures: Sequence[str], guards: Sequence[str], tokens: Sequence[str]) -> str:
    """Return ``1 Palác 2 + žeton · 4 Krčma 1``, in arrow order; empty for a plan without figures."""
    order = [place.district for place in voice.view.places]
    told = []
    for district in (*order, "home"):
        count, watch = list(figures).count(district), list(guards).count(district)
        if not count and not watch:
            continue
        said = voice("zb-plan-band", place=voice.place(district), n=count) if count else f"{voice.place(district)}"
        if watch:
            said = f"{said} {voice('zb-plan-guard', n=watch)}"
        if district in tokens:
            said = f"{said} {voice('zb-plan-token')}"
        told.append(said)
    return listed(told, " · ")
