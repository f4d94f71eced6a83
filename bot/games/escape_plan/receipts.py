"""One sentence after an answer: what was understood."""

from collections.abc import Sequence

from bot.games.escape_plan.labels import label
from bot.games.escape_plan.voice import Voice
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.escape_plan.asks import BOOSTS, INCOME_UNLOCK


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], _notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; what was told because of them stands in the chronicle."""
    voice = Voice(scene)
    if ask.name == BOOSTS and not picks:
        return voice("ep-given-on-foot")
    if not picks:
        return voice("lapsed")
    what = listed(label(voice, ask, option) for option in ask.options if option.id in picks)
    return voice("ep-given-secret" if ask.name == INCOME_UNLOCK else "ep-given", what=what)
