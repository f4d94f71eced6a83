"""One sentence after an answer: what was understood, and that it is kept till everybody has answered."""

from bot.presenting.games.zbojnici.asking import option_label
from bot.presenting.games.zbojnici.voice import Voice
from bot.presenting.naming import listed
from engines import Ask
from engines.zbojnici.asks import COLOR, COMMIT, FIGURE, GUARD, GUARDS, TOKENS, UPGRADE

_OPEN = frozenset({COLOR, GUARDS, UPGRADE})
"""Answers that everybody sees at once."""


def receipt(voice: Voice, ask: Ask, picks: tuple[str, ...]) -> str:
    """Return the sentence for ``picks``."""
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


def refusal(voice: Voice, seat: int) -> str:
    """Return why a press of ``seat`` does not count, made of public facts only."""
    player = voice.view.players[seat]
    return voice("no-double" if player.answered else "no-stale")
