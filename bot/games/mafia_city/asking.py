"""How each question looks on the desk: the same words for everybody, then what this seat may answer.

Locations and plain answers are buttons, cards, Mafiosi and people stand in menus; the answer that changes nothing comes last, grey.
"""

from collections.abc import Sequence

from bot.games.mafia_city.board import color_parts
from bot.games.mafia_city.effect_text import announced, numbers_in
from bot.games.mafia_city.voice import Voice
from bot.presenting.clocks import end_of, stamp
from bot.presenting.leafing import page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, DESCRIPTION, cut
from bot.presenting.naming import listed
from bot.presenting.page import Button, Buttons, Choice, Menu, Part
from bot.presenting.questions import NOTHING, answer_button, rows
from bot.presenting.scene import Scene, ask_number, custom_id
from engines import Ask, Notice, Option
from engines.mafia_city import asks
from engines.mafia_city.asks import AUTO, CHANGE, COMPLICITY, LEAVE, LOOK, PASS_MODE, SECRET_DEAL, VETO
from engines.mafia_city.components import CARDS
from engines.table import seat_of

_QUIET = frozenset({"pass", "nobody", "stay", "stop", "none", "back"})
"""Answers that change nothing, or take something back: in a row of their own, below all others."""

_HINTS = {
    asks.THIEF: "target",
    asks.RAID: "target",
    asks.INFORMER_LOCATION: "target",
    asks.STRINGS_FIRST: "target",
    asks.STRINGS_SECOND: "target",
    asks.PLAN_LOCATION: "target",
    asks.PLAN_TARGET: "target",
    asks.INFORMER_TOKEN: "token",
    asks.PLAN_TOKEN: "token",
    asks.HAT_TOKEN: "token",
    asks.PRISON_TOKEN: "token",
    asks.KILLER_TOKEN: "token",
    asks.COMPLICITY_TOKEN: "token",
    asks.HAT_CARD: "hat",
    asks.HATS_FIRST: "hat",
    asks.HATS_SECOND: "hat",
    asks.HATS_LOCATION: "hat",
    asks.BULLET_ACTION: "turn",
    asks.VETO_FIRST: "fists",
    asks.VETO_SECOND: "fists",
    asks.COMPLICITY_PLAYER: "complicity",
    asks.DISTRICT: "discard",
    asks.RACKETS: "discard",
    asks.STRATEGY_LOCATION: "strategy",
    asks.STRATEGY_PLAYER: "strategy",
    asks.WITHDRAW: "withdraw",
}
"""Questions that share a hint; every other one has its own."""


_ELSEWHERE = frozenset({asks.HAT_TOKEN, asks.COMPLICITY_TOKEN})
"""Questions for one player's tokens in all piles, so that the location tells them apart."""


def ask_parts(voice: Voice, ask: Ask) -> list[Part]:
    """Return the question ``ask`` of one seat."""
    said = f"**{question(voice, ask)}**\n{voice(f'mc-hint-{_HINTS.get(ask.name, _kind(ask))}')}"
    if ask.name == asks.VETO and voice.view.chain:
        said = f"{announced(voice, voice.view.chain)}\n{said}"
    if ask.name == asks.COLOUR:
        return [said, *color_parts(voice)]
    if ask.name == asks.SECRET_DEAL:
        return [said, *_several(voice, ask, "mc-deals-placeholder", "opt-mc-none")]
    if ask.name == asks.WITHDRAW:
        return [said, *_several(voice, ask, "mc-withdraw-placeholder", "b-mc-withdraw-none")]
    return [said, *_one(voice, ask)]


def _kind(ask: Ask) -> str:
    return ask.name.partition(".")[2].replace(".", "-").replace("_", "-")


def question(voice: Voice, ask: Ask) -> str:
    """Return the sentence that asks."""
    view = voice.view
    place = voice.place(view.killer if ask.name == asks.KILLER else view.current) if view.current else ""
    return voice(f"mc-ask-{_kind(ask)}", place=place)


# ---- one answer


def _one(voice: Voice, ask: Ask) -> list[Part]:
    """Buttons for locations and plain answers, a menu for cards, Mafiosi and people."""
    shown = [option for option in ask.options if not option.host_only]
    listed = [option for option in shown if option.id.startswith(("card:", "token:", "seat:"))]
    quiet = [option for option in shown if option.id in _QUIET]
    plain = [option for option in shown if option not in listed and option not in quiet]
    parts: list[Part] = []
    if listed:
        choices = [_choice(voice, ask, option) for option in listed]
        _, page = page_of(voice.scene.looked_at(ask))
        parts += paged_menu(voice.scene, ask, _placeholder(voice, listed[0]), choices, page=page)
    parts += rows(_button(voice, ask, option) for option in plain)
    return [*parts, *rows(_button(voice, ask, option) for option in quiet)]


def _placeholder(voice: Voice, option: Option) -> str:
    kind = option.id.partition(":")[0]
    return voice({"card": "mc-cards-placeholder", "token": "mc-tokens-placeholder"}.get(kind, "mc-people-placeholder"))


def _button(voice: Voice, ask: Ask, option: Option) -> Button:
    return answer_button(voice.scene, ask, option.id, cut(option_label(voice, option), BUTTON_LABEL))


def option_label(voice: Voice, option: Option) -> str:
    """Return an option in words: locations by number and name, people by shape and name, cards by kind and symbol."""
    kind, _, name = option.id.partition(":")
    if kind == "location":
        return voice.place(int(name))
    if kind == "card":
        return voice.card(int(name))
    if kind == "seat":
        return voice.label(seat_of(option.id))
    if kind == "token":
        number, place = asks.token_of(option.id)
        return voice("mc-token-of", place=voice.place(number), number=place)
    return voice(option.text.key, **voice.arguments(option.text.args))


def _choice(voice: Voice, ask: Ask, option: Option) -> Choice:
    """Return an entry of a menu: what it is, and what is publicly known of it."""
    kind = option.id.partition(":")[0]
    label, about = option_label(voice, option), ""
    if kind == "card":
        card = CARDS[asks.number_of(option.id)]
        about = voice(f"pic-mc-about-{card.kind}")
        if not ask.least and ask.most > 1:
            return Choice(option.id, cut(label, CHOICE_LABEL), cut(about, DESCRIPTION))
        same = _equal(voice, ask.seat, card.kind, card.symbol)
        label = voice("mc-times", n=same, card=label) if same > 1 else label
    elif ask.name in (asks.THIEF, asks.LOOK):
        about = voice("mc-held", n=voice.view.players[seat_of(option.id)].cards)
    elif kind == "token":
        number, place = asks.token_of(option.id)
        owner = voice.view.locations[number - 1].pile[place - 1 : place]
        if ask.name in _ELSEWHERE:
            about = voice.label(owner[0]) if owner else ""
        elif owner:
            label, about = voice("mc-token-label", number=place, who=voice.label(owner[0])), voice.place(number)
    return Choice(option.id, cut(label, CHOICE_LABEL), cut(about, DESCRIPTION))


def _equal(voice: Voice, seat: int, kind: str, symbol: str) -> int:
    """Return how many equal cards the seat holds, for which one option stands."""
    me = voice.mine(seat).me
    return sum((card.kind, card.symbol) == (kind, symbol) for card in me.cards) if me is not None else 1


# ---- several answers


def _several(voice: Voice, ask: Ask, placeholder: str, nothing: str) -> Sequence[Part]:
    """A menu in which several are marked, and a button for none: an empty menu sends nothing."""
    listed = [option for option in ask.options if option.id.startswith(("card:", "token:"))]
    parts: list[Part] = []
    if listed:
        choices = tuple(_choice(voice, ask, option) for option in listed)
        most = min(ask.most, len(choices))
        parts.append(Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice(placeholder, n=most), choices, 1, most))
    return [*parts, Buttons((answer_button(voice.scene, ask, NOTHING, voice(nothing)),))]


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
