"""My desk: the one ephemeral message that walks through all picks of a play and through every other question of a seat."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.games.mafia_city.board import color_parts, table_text
from bot.games.mafia_city.effect_text import announced, numbers_in
from bot.games.mafia_city.open_table import gives
from bot.games.mafia_city.own_night import own_night
from bot.games.mafia_city.pictures.hand import hand_of_cards, held
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.boxed.asked import Effect, with_effects
from bot.presenting.boxed.on_table import open_button
from bot.presenting.boxed.pages import waiting
from bot.presenting.desk import desk_page, with_end
from bot.presenting.leafing import page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, DESCRIPTION
from bot.presenting.naming import cut, listed
from bot.presenting.own_night import own_night_parts
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, Picture
from bot.presenting.questions import NOTHING, answer_button, from_asker, name_of, offered, option_ids, rows, sure_buttons, verb_button
from bot.presenting.scene import Scene, ask_number, custom_id, end_of, stamp
from engines import Ask, Notice, Option
from engines.mafia_city import asks
from engines.mafia_city.asks import AUTO, CHANGE, COMPLICITY, LEAVE, LOOK, PASS_MODE, SECRET_DEAL, VETO, number_of, token_of
from engines.mafia_city.components import CARDS, KINDS
from engines.mafia_city.targets import with_target
from engines.mafia_city.views import MafiaCityView
from engines.table import seat_of


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG001 - all desks are asked alike; leaving has one option
    """Return the desk of ``seat``: its cards, its belongings, its play so far, its open question, its standing choices.

    Only leaving needs a confirmation here; a play has its own last pick.
    """
    voice = MafiaCityVoice(scene)
    resigning = next((ask for ask in scene.asks_of(seat) if ask.name == LEAVE), None)
    if confirm == LEAVE and resigning is not None:
        return _leaving(voice, resigning)
    above: list[Part] = [f"## {voice('desk-title', who=voice.who(seat))}"]
    above += [table_text(voice)] if scene.text_mode else []
    above += cards_parts(voice, seat, playable=True)
    asks = [ask for ask in scene.asks_of(seat) if ask.name not in (*STANDING, LEAVE)]
    until = voice.until(end_of(scene, asks))
    asked = with_end((ask_parts(voice, ask) for ask in asks), until) or [idle_text(voice, seat)]
    folded = standing_parts(voice, seat, *SETTINGS)
    folded += [Buttons((verb_button(scene, "resign", voice("b-resign"), "danger"),))] if resigning is not None else []
    parts = [draft_text(voice, seat), *asked, *standing_parts(voice, seat, LOOK)]
    return desk_page(scene, above, counts(voice, seat), parts, open_button(scene), folded=folded)


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` are irreversible: to leave the table."""
    return ask.name == LEAVE and bool(picks)


def _leaving(voice: MafiaCityVoice, ask: Ask) -> Page:
    """Ask for confirmation; the safe answer stands second."""
    buttons = sure_buttons(voice.scene, ask, "withdraw", voice("b-resign"), voice("b-other"), "danger")
    return Page((f"{voice('mc-leave-confirm')}\n{voice('confirm-note')}", Buttons(buttons)), "danger")


def idle_text(voice: MafiaCityVoice, seat: int) -> str:
    """Return the text of a desk without a question; a window of many names nobody."""
    window = voice.view.window
    return voice("desk-empty") if window is not None and window.kind != "case" else waiting(voice, seat)


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: what it plays for, its cards, edited in place. All questions are on the desk."""
    voice = MafiaCityVoice(scene)
    title = f"## {voice('desk-title', who=voice.who(seat))}"
    if voice.view.phase == "end":
        return Page((title, *own_night_parts(scene, seat, own_night(scene, seat))), "done")
    parts: list[Part] = [f"{voice('secret-follows')}\n"] if scene.text_mode else []
    told = (title, voice("mc-role", n=voice.view.target), voice("mc-hand-hint"))
    parts += ["\n".join(told), *cards_parts(voice, seat, playable=False)]
    return Page(tuple(parts), "brass")


# ---- belongings of the seat


CARDS_PICTURE = "card.png"


def usable(view: MafiaCityView, open_asks: tuple[Ask, ...]) -> frozenset[int]:
    """Return the numbers of the viewer's cards that the questions ``open_asks`` of its seat accept."""
    if view.me is None:
        return frozenset()
    found: set[int] = set()
    for ask in open_asks:
        options = {option.id for option in ask.options}
        offered = {asks.number_of(option) for option in options if option.startswith("card:")}
        if ask.name not in (asks.WAIT, asks.DISTRICT, asks.RACKETS):
            stand = {(card.kind, card.symbol) for card in view.me.cards if card.number in offered}
            found |= {card.number for card in view.me.cards if (card.kind, card.symbol) in stand}
        if "fists" in options:
            found |= {card.number for card in view.me.cards if card.symbol == "fist"}
        if options & {"hat_one", "hat_two"}:
            found |= {card.number for card in view.me.cards if card.symbol == "hat"}
        if "text" in options:
            found |= {card.number for card in with_target(view)}
    return frozenset(found)


def counts(voice: MafiaCityVoice, seat: int) -> tuple[str, str]:
    """Return points and Mafiosi of a seat, and what its figures and its pass let it do, in two lines; after the end the first alone."""
    view = voice.mine(seat)
    player = view.players[seat]
    points = voice("mc-hand-points", n=view.target, all=player.vp, mobsters=player.mobsters, reserve=player.reserve, cell=player.in_cell)
    if view.phase == "end":
        return points, ""
    said = [voice("mc-hand-policeman")] if player.policeman else []
    said += [voice("mc-hand-mayor")] if player.mayor else []
    said += [voice("mc-hand-starting")] if player.starting and view.round else []
    if player.passed and view.me is not None:
        said.append(voice("mc-hand-passed", watch="yes" if view.me.watch else "no"))
    return points, " ".join(said)


def cards_parts(voice: MafiaCityVoice, seat: int, *, playable: bool) -> list[Part]:
    """Return the hand: a picture, in text mode a list.

    ``playable``: for the desk, with the playable cards marked and without spoilers: nobody else sees an ephemeral message.
    """
    view = voice.mine(seat)
    if view.me is None or not view.me.cards:
        return [voice("mc-hand-empty")] if view.round or view.players[seat].color else []
    now = usable(view, voice.scene.asks_of(seat)) if playable else frozenset()
    if voice.scene.text_mode:
        return [cards_text(voice, seat, now)]
    drawing = hand_of_cards(view, now, voice.scene.words)
    return [] if drawing is None else [Picture(CARDS_PICTURE, drawing, spoiler=not playable)]


def cards_text(voice: MafiaCityVoice, seat: int, now: frozenset[int] = frozenset()) -> str:
    """Return the hand of a seat as a list: each card with its type and effect."""
    view = voice.mine(seat)
    if view.me is None or not view.me.cards:
        return voice("mc-hand-empty")
    lines = [voice("mc-hand-cards", n=len(view.me.cards))]
    for card in held(view.me.cards, now):
        name = voice("mc-card", card=voice.pictures.kind(card.kind), symbol=voice.pictures.symbol(card.symbol))
        named = name if card.count == 1 else voice("mc-times", n=card.count, card=name)
        told = {"type": voice(f"pic-mc-type-{KINDS[card.kind].type}"), "about": voice(f"pic-mc-about-{card.kind}")}
        lines.append(f"- {voice('mc-hand-line', usable='yes' if card.usable else 'no', card=named, **told)}")
    return "\n".join(lines)


_WORDS = frozenset({"place", "text", "wait", "pass", "hat_one", "hat_two", "fists"})


def draft_text(voice: MafiaCityVoice, seat: int) -> str:
    """Return the play so far, or the given choice; empty without either."""
    me = voice.mine(seat).me
    if me is None:
        return ""
    if me.draft:
        return voice("mc-draft-sofar", plan=listed((_pick(voice, pick) for pick in _telling(me.draft)), " → "))
    if me.choice is not None:
        return voice("mc-choice-given", what=voice.cards(me.choice) or voice("opt-mc-none"))
    return ""


def _telling(draft: tuple[str, ...]) -> list[str]:
    """Return the picks without those that later ones imply: a token names its location, a card the play of a card."""
    told = [pick for pick in draft if pick != "text" or len(draft) == 1]
    places = {f"location:{token_of(pick)[0]}" for pick in told if pick.startswith("token:")}
    return [pick for at, pick in enumerate(told) if pick not in places or at == len(told) - 1]


def _pick(voice: MafiaCityVoice, pick: str) -> str:
    kind = pick.partition(":")[0]
    if kind == "card":
        return voice.card(number_of(pick))
    if kind == "location":
        return voice.place(number_of(pick))
    if kind == "seat":
        return voice.who(number_of(pick))
    if kind == "token":
        number, place = token_of(pick)
        return voice("mc-token-of", place=voice.place(number), number=place)
    return voice(f"opt-mc-{pick.replace('_', '-')}") if pick in _WORDS else pick


# ---- a question


_QUIET = frozenset({"pass", "nobody", "stay", "stop", "none", "back"})
"""Answers that change nothing or go back: in their own row, below all others."""

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
"""Questions for one player's tokens in all piles, distinguished by location."""


def ask_parts(voice: MafiaCityVoice, ask: Ask) -> list[Part]:
    said = f"**{question(voice, ask)}**\n{voice(f'mc-hint-{_HINTS.get(ask.name, _kind(ask))}')}"
    if ask.name == asks.VETO and voice.view.chain:
        said = f"{announced(voice, voice.view.chain)}\n{said}"
    if ask.name == asks.COLOUR:
        return [said, *color_parts(voice)]
    return with_effects([said, *_answers(voice, ask)], [ask], partial(_effects, voice), _asked_about(voice, ask))


def _answers(voice: MafiaCityVoice, ask: Ask) -> Sequence[Part]:
    if ask.name == asks.SECRET_DEAL:
        return _several(voice, ask, "mc-deals-placeholder", "opt-mc-none")
    if ask.name == asks.WITHDRAW:
        return _several(voice, ask, "mc-withdraw-placeholder", "b-mc-withdraw-none")
    return _one(voice, ask)


def _effects(voice: MafiaCityVoice, _ask: Ask, option: Option) -> Iterator[Effect]:
    """Yield the card or location of an option with what it does, and the symbol that it plays."""
    kind = option.id.partition(":")[0]
    if kind == "location":
        number = number_of(option.id)
        yield voice.place(number), gives(voice, number)
    elif kind == "card":
        card = CARDS[number_of(option.id)].kind
        yield voice.pictures.kind(card), voice(f"pic-mc-about-{card}")
    elif option.id in ("hat_one", "hat_two"):
        yield _symbol(voice, "hat")


_SYMBOLS = {
    asks.HAT_CARD: "hat",
    asks.HATS_FIRST: "hat",
    asks.HATS_SECOND: "hat",
    asks.BULLET: "bullet",
    asks.CLUB: "plus1",
    asks.VETO: "fist",
    asks.VETO_FIRST: "fist",
    asks.VETO_SECOND: "fist",
}
"""The symbol that the cards of a question are played for; a window tells it to everybody, so that a decoy has the same words."""

_FIGURES = {asks.EVALUATE: "mayor", asks.HARBOUR: "killer", asks.KILLER: "killer"}
_EVALUATING = frozenset({asks.SECRET_DEAL, asks.PRISON, asks.PRISON_TOKEN, asks.HARBOUR, asks.DISTRICT, asks.CLUB})
"""Questions of the evaluation of one location."""


def _asked_about(voice: MafiaCityVoice, ask: Ask) -> Iterator[Effect]:
    """Yield what a question comes from: the location being evaluated, a figure, a symbol."""
    if ask.name in _EVALUATING and voice.view.current is not None:
        yield voice.place(voice.view.current), gives(voice, voice.view.current)
    if ask.name in _FIGURES:
        figure = _FIGURES[ask.name]
        yield voice("mc-open-figure", figure=figure), voice("mc-open-figure-about", figure=figure)
    if ask.name in _SYMBOLS:
        yield _symbol(voice, _SYMBOLS[ask.name])


def _symbol(voice: MafiaCityVoice, symbol: str) -> Effect:
    return voice.pictures.symbol(symbol), voice(f"mc-open-symbol-{symbol}")


def _kind(ask: Ask) -> str:
    return name_of(ask).replace("_", "-")


def question(voice: MafiaCityVoice, ask: Ask) -> str:
    view = voice.view
    place = voice.place(view.killer if ask.name == asks.KILLER else view.current) if view.current else ""
    return voice(f"mc-ask-{_kind(ask)}", place=place)


# ---- one answer


def _one(voice: MafiaCityVoice, ask: Ask) -> list[Part]:
    """Buttons for locations and plain answers, a menu for cards, Mafiosi and people."""
    shown = offered(ask)
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


def _placeholder(voice: MafiaCityVoice, option: Option) -> str:
    kind = option.id.partition(":")[0]
    return voice({"card": "mc-cards-placeholder", "token": "mc-tokens-placeholder"}.get(kind, "mc-people-placeholder"))


def _button(voice: MafiaCityVoice, ask: Ask, option: Option) -> Button:
    return answer_button(voice.scene, ask, option.id, cut(option_label(voice, option), BUTTON_LABEL))


def option_label(voice: MafiaCityVoice, option: Option) -> str:
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


def _choice(voice: MafiaCityVoice, ask: Ask, option: Option) -> MenuOption:
    """Return an entry of a menu: its name, and public facts about it."""
    kind = option.id.partition(":")[0]
    label, about = option_label(voice, option), ""
    if kind == "card":
        card = CARDS[asks.number_of(option.id)]
        about = voice(f"pic-mc-about-{card.kind}")
        if not ask.least and ask.most > 1:
            return MenuOption(option.id, cut(label, CHOICE_LABEL), cut(about, DESCRIPTION))
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
    return MenuOption(option.id, cut(label, CHOICE_LABEL), cut(about, DESCRIPTION))


def _equal(voice: MafiaCityVoice, seat: int, kind: str, symbol: str) -> int:
    """Return the number of equal cards of the seat behind one option."""
    me = voice.mine(seat).me
    return sum((card.kind, card.symbol) == (kind, symbol) for card in me.cards) if me is not None else 1


# ---- several answers


def _several(voice: MafiaCityVoice, ask: Ask, placeholder: str, nothing: str) -> Sequence[Part]:
    """A menu for several picks, and a button for none: an empty menu sends nothing."""
    listed = [option for option in ask.options if option.id.startswith(("card:", "token:"))]
    parts: list[Part] = []
    if listed:
        choices = tuple(_choice(voice, ask, option) for option in listed)
        most = min(ask.most, len(choices))
        parts.append(Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice(placeholder, n=most), choices, 1, most))
    return [*parts, Buttons((answer_button(voice.scene, ask, NOTHING, voice(nothing)),))]


# ---- standing settings


SETTINGS = (CHANGE, AUTO)
STANDING = (LOOK, *SETTINGS)
"""Questions that stand beside others; settings are behind [More]."""


def standing_parts(voice: MafiaCityVoice, seat: int, *names: str) -> list[Part]:
    """Return the standing questions ``names`` that are open for ``seat``."""
    parts: list[Part] = []
    for name in names:
        for ask in voice.scene.asks_of(seat):
            if ask.name == name:
                parts += _PARTS[name](voice, ask)
    return parts


def _auto(voice: MafiaCityVoice, ask: Ask) -> list[Part]:
    me = voice.mine(ask.seat).me
    chosen = me.auto if me is not None else "off"
    choices = tuple(
        MenuOption(
            option,
            cut(voice(f"mc-auto-{option}"), CHOICE_LABEL),
            cut(voice(f"mc-auto-{option}-about"), DESCRIPTION),
            chosen=option == chosen,
        )
        for option in option_ids(ask)
    )
    return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("mc-auto-placeholder"), choices)]


def _change(voice: MafiaCityVoice, ask: Ask) -> list[Part]:
    me = voice.mine(ask.seat).me
    now = "watch" if me is not None and me.watch else "final"
    buttons = tuple(_mode(voice, ask, option, now) for option in option_ids(ask))
    return [voice("mc-change-title"), Buttons(buttons)]


def _mode(voice: MafiaCityVoice, ask: Ask, option: str, now: str) -> Button:
    return answer_button(voice.scene, ask, option, voice(f"opt-mc-{option}"), "primary" if option == now else "secondary")


def _look(voice: MafiaCityVoice, ask: Ask) -> list[Part]:
    choices = tuple(
        MenuOption(f"seat:{seat}", cut(voice.label(seat), CHOICE_LABEL), voice("mc-held", n=voice.view.players[seat].cards))
        for seat in from_asker(voice.scene, ask)
    )
    return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("mc-look-placeholder"), choices)]


_PARTS = {AUTO: _auto, CHANGE: _change, LOOK: _look}


# ---- the receipt


_LET = frozenset({"pass", "nobody", "stay", "stop"})
_OPEN = frozenset({asks.COLOUR, asks.EXCHANGE, asks.EVALUATE, asks.STRATEGY_LOCATION, asks.STRATEGY_PLAYER, asks.WITHDRAW})
"""Answers that are public at once."""


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``, whose results are ``notices``."""
    voice = MafiaCityVoice(scene)
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


def _let(voice: MafiaCityVoice, ask: Ask, what: str) -> str:
    if ask.name in (VETO, COMPLICITY):
        return voice("mc-given-let")
    if ask.name in (asks.TURN, PASS_MODE):
        return voice("mc-given-pass")
    return voice("mc-given-choice", what=what)


def _played(voice: MafiaCityVoice, ask: Ask) -> str:
    """Return the announcement of the play, with the end of the veto window."""
    if ask.name == PASS_MODE:
        return voice("mc-given-pass")
    window = voice.view.window
    until = stamp(end_of(voice.scene, voice.scene.asks)) if window is not None and window.kind == "veto" else ""
    return voice("mc-given-window", until=until) if until else voice("mc-given-played")


def _looked(voice: MafiaCityVoice, ask: Ask, notices: Sequence[Notice]) -> str:
    for notice in notices:
        if notice.text.key == "mc-looked" and notice.to is not None and ask.seat in notice.to:
            who = voice.who(seat_of(str(notice.text.args["victim"])))
            held = voice.cards(numbers_in(notice.text.args["cards"]))
            return voice("mc-given-looked", who=who, cards=held) if held else voice("mc-given-looked-empty", who=who)
    return voice("lapsed")
