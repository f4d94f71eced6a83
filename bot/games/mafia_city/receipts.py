"""One sentence after an answer: what was understood, and what comes of it. It says nothing that the person does not know already."""

from collections.abc import Sequence

from bot.games.mafia_city.asking import option_label
from bot.games.mafia_city.effect_text import numbers_in
from bot.games.mafia_city.voice import Voice
from bot.presenting.clocks import end_of, stamp
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from engines import Ask, Notice
from engines.mafia_city import asks
from engines.mafia_city.asks import AUTO, CHANGE, COMPLICITY, LEAVE, LOOK, PASS_MODE, SECRET_DEAL, VETO
from engines.table import seat_of

_LET = frozenset({"pass", "nobody", "stay", "stop"})
_OPEN = frozenset({asks.COLOUR, asks.EXCHANGE, asks.EVALUATE, asks.STRATEGY_LOCATION, asks.STRATEGY_PLAYER, asks.WITHDRAW})
"""Answers that everybody sees at once."""


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; ``notices`` were told because of it."""
    voice = Voice(scene)
    if ask.name == LOOK:
        return _looked(voice, ask, notices)
    if ask.name == AUTO and picks:
        return voice("mc-given-auto", what=voice(f"mc-auto-{picks[0]}"))
    if ask.name == CHANGE and picks:
        return voice("mc-given-mode", watch="yes" if picks[0] == "watch" else "no")
    if ask.name == LEAVE:
        return voice("mc-given-leave")
    if ask.name == SECRET_DEAL:
        return voice("mc-given-deal")
    what = listed(option_label(voice, option) for option in ask.options if option.id in picks)
    if ask.name in _OPEN:
        return voice("mc-given-choice", what=what or voice("b-mc-withdraw-none"))
    if not picks:
        return voice("lapsed")
    if picks[0] == "back":
        return voice("mc-given-back")
    me = voice.mine(ask.seat).me
    if me is not None and me.draft:
        return voice("mc-given-step", what=what)
    return _let(voice, ask, what) if picks[0] in _LET else _played(voice, ask)


def _let(voice: Voice, ask: Ask, what: str) -> str:
    if ask.name in (VETO, COMPLICITY):
        return voice("mc-given-let")
    if ask.name in (asks.TURN, PASS_MODE):
        return voice("mc-given-pass")
    return voice("mc-given-choice", what=what)


def _played(voice: Voice, ask: Ask) -> str:
    """Say that the play is announced, and until when others may object."""
    if ask.name == PASS_MODE:
        return voice("mc-given-pass")
    window = voice.view.window
    until = stamp(end_of(voice.scene, voice.scene.asks)) if window is not None and window.kind == "veto" else ""
    return voice("mc-given-window", until=until) if until else voice("mc-given-played")


def _looked(voice: Voice, ask: Ask, notices: Sequence[Notice]) -> str:
    for notice in notices:
        if notice.text.key == "mc-looked" and notice.to is not None and ask.seat in notice.to:
            who = voice.who(seat_of(str(notice.text.args["victim"])))
            held = voice.cards(numbers_in(notice.text.args["cards"]))
            return voice("mc-given-looked", who=who, cards=held) if held else voice("mc-given-looked-empty", who=who)
    return voice("lapsed")
