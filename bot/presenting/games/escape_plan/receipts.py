"""One sentence after an answer: what was understood."""

from bot.presenting.games.escape_plan.labels import label
from bot.presenting.games.escape_plan.voice import Voice
from bot.presenting.naming import listed
from engines import Ask
from engines.escape_plan.asks import BOOSTS, INCOME_UNLOCK


def receipt(voice: Voice, ask: Ask, picks: tuple[str, ...]) -> str:
    """Return the sentence for ``picks``."""
    if ask.name == BOOSTS and not picks:
        return voice("ep-given-on-foot")
    if not picks:
        return voice("lapsed")
    what = listed(label(voice, ask, option) for option in ask.options if option.id in picks)
    return voice("ep-given-secret" if ask.name == INCOME_UNLOCK else "ep-given", what=what)
