"""One sentence after an answer: what was understood, and that it is kept until everybody has answered."""

from collections.abc import Sequence

from bot.games.zbojnici.asking import option_label
from bot.games.zbojnici.voice import Voice
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.zbojnici.asks import COLOR, COMMIT, FIGURE, GUARD, GUARDS, TOKENS, UPGRADE

_OPEN = frozenset({COLOR, GUARDS, UPGRADE})
"""Answers that everybody sees at once."""


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], _notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; what was told because of them stands in the chronicle."""
    voice = Voice(scene)
    if ask.name == TOKENS:
        places = listed(voice.place(pick.partition(":")[2]) for pick in picks)
        return voice("zb-given-tokens", list=places) if places else voice("zb-given-no-tokens")
    if not picks:
        return voice("lapsed")
    if ask.name == COMMIT:
        return voice(f"zb-given-{picks[0]}")
    what = listed(option_label(voice, option) for option in ask.options if option.id in picks)
    if ask.name in (FIGURE, GUARD):
        return voice("zb-given-figure", what=what)
    return voice("zb-given-open" if ask.name in _OPEN else "zb-given-secret", what=what)
