"""My desk: the one ephemeral message that walks through all picks of a play and through every other question of a seat."""

from bot.games.mafia_city.asking import ask_parts
from bot.games.mafia_city.board import table_text
from bot.games.mafia_city.pictures.hand import hand_of_cards, held
from bot.games.mafia_city.voice import Voice
from bot.presenting.boxed.desk import desk_page, waiting
from bot.presenting.clocks import end_of
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION, cut
from bot.presenting.naming import listed
from bot.presenting.page import Button, Buttons, Choice, Menu, Page, Part, Picture, Rule
from bot.presenting.questions import answer_button, from_asker, option_ids, sure_buttons, verb_button
from bot.presenting.scene import Scene, ask_number, custom_id
from engines import Ask
from engines.mafia_city import asks
from engines.mafia_city.asks import AUTO, CHANGE, LEAVE, LOOK, number_of, token_of
from engines.mafia_city.components import KINDS
from engines.mafia_city.targets import with_target
from engines.mafia_city.views import MafiaCityView

STANDING = (LOOK, CHANGE, AUTO)
"""Questions without an end that may be answered at any time, in the order of the desk."""


def standing_parts(voice: Voice, seat: int) -> list[Part]:
    """Return what ``seat`` may set now."""
    parts: list[Part] = []
    for name in STANDING:
        for ask in voice.scene.asks_of(seat):
            if ask.name == name:
                parts += _PARTS[name](voice, ask)
    return parts


def _auto(voice: Voice, ask: Ask) -> list[Part]:
    me = voice.mine(ask.seat).me
    chosen = me.auto if me is not None else "off"
    choices = tuple(
        Choice(
            option,
            cut(voice(f"mc-auto-{option}"), CHOICE_LABEL),
            cut(voice(f"mc-auto-{option}-about"), DESCRIPTION),
            chosen=option == chosen,
        )
        for option in option_ids(ask)
    )
    return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("mc-auto-placeholder"), choices)]


def _change(voice: Voice, ask: Ask) -> list[Part]:
    me = voice.mine(ask.seat).me
    now = "watch" if me is not None and me.watch else "final"
    buttons = tuple(_mode(voice, ask, option, now) for option in option_ids(ask))
    return [voice("mc-change-title"), Buttons(buttons)]


def _mode(voice: Voice, ask: Ask, option: str, now: str) -> Button:
    return answer_button(voice.scene, ask, option, voice(f"opt-mc-{option}"), "primary" if option == now else "secondary")


def _look(voice: Voice, ask: Ask) -> list[Part]:
    choices = tuple(
        Choice(f"seat:{seat}", cut(voice.label(seat), CHOICE_LABEL), voice("mc-held", n=voice.view.players[seat].cards))
        for seat in from_asker(voice.scene, ask)
    )
    return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("mc-look-placeholder"), choices)]


_PARTS = {AUTO: _auto, CHANGE: _change, LOOK: _look}


CARDS_PICTURE = "card.png"


def usable(view: MafiaCityView, open_asks: tuple[Ask, ...]) -> frozenset[int]:
    """Return the numbers of the viewer's cards that can be played by the questions ``open_asks`` of its seat."""
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


def counts(voice: Voice, seat: int) -> str:
    """Return points, Mafiosi and figures of a seat; what only this seat may know of its pass."""
    view = voice.mine(seat)
    player = view.players[seat]
    said = [voice("mc-hand-points", n=view.target, all=player.vp, mobsters=player.mobsters, reserve=player.reserve, cell=player.in_cell)]
    said += [voice("mc-hand-policeman")] if player.policeman else []
    said += [voice("mc-hand-mayor")] if player.mayor else []
    said += [voice("mc-hand-starting")] if player.starting and view.round and view.phase != "end" else []
    if player.passed and view.me is not None:
        said.append(voice("mc-hand-passed", watch="yes" if view.me.watch else "no"))
    return "\n".join(said)


def cards_parts(voice: Voice, seat: int, *, playable: bool) -> list[Part]:
    """Return the hand: a picture, in text mode a list.

    ``playable``: for the desk, so what can be played now is marked, and nothing is covered: nobody else sees an ephemeral message.
    """
    view = voice.mine(seat)
    if view.me is None or not view.me.cards:
        return [voice("mc-hand-empty")] if view.round or view.players[seat].color else []
    now = usable(view, voice.scene.asks_of(seat)) if playable else frozenset()
    if voice.scene.text_mode:
        return [cards_text(voice, seat, now)]
    drawing = hand_of_cards(view, now, voice.scene.words)
    return [] if drawing is None else [Picture(CARDS_PICTURE, drawing, spoiler=not playable)]


def cards_text(voice: Voice, seat: int, now: frozenset[int] = frozenset()) -> str:
    """Return the hand of a seat as a list: each card with its type and what it does."""
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


def draft_text(voice: Voice, seat: int) -> str:
    """Return the play so far, or the choice that was given; empty when there is neither."""
    me = voice.mine(seat).me
    if me is None:
        return ""
    if me.draft:
        return voice("mc-draft-sofar", plan=listed((_pick(voice, pick) for pick in _telling(me.draft)), " → "))
    if me.choice is not None:
        return voice("mc-choice-given", what=voice.cards(me.choice) or voice("opt-mc-none"))
    return ""


def _telling(draft: tuple[str, ...]) -> list[str]:
    """Return the picks that later ones do not say themselves: a token names its location, a card that a card is played."""
    told = [pick for pick in draft if pick != "text" or len(draft) == 1]
    places = {f"location:{token_of(pick)[0]}" for pick in told if pick.startswith("token:")}
    return [pick for at, pick in enumerate(told) if pick not in places or at == len(told) - 1]


def _pick(voice: Voice, pick: str) -> str:
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


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG001 - all desks are asked alike; leaving has one option
    """Return the desk of ``seat``: what it holds, its play so far, its open question, the settings.

    Only leaving is confirmed here, instead of everything; a play has its own last pick.
    """
    voice = Voice(scene)
    resigning = next((ask for ask in scene.asks_of(seat) if ask.name == LEAVE), None)
    if confirm == LEAVE and resigning is not None:
        return _leaving(voice, resigning)
    parts: list[Part] = [f"## {voice('desk-title', who=voice.who(seat))}\n{counts(voice, seat)}"]
    parts += [*cards_parts(voice, seat, playable=True), Rule(), draft_text(voice, seat)]
    asks = [ask for ask in scene.asks_of(seat) if ask.name not in (*STANDING, LEAVE)]
    for ask in asks:
        parts += ask_parts(voice, ask)
    parts.append(voice.until(end_of(scene, asks)) if asks else nothing_asked(voice))
    if scene.text_mode:
        parts.append(table_text(voice))
    parts += standing_parts(voice, seat)
    return desk_page(scene, parts, *([verb_button(scene, "resign", voice("b-resign"), "danger")] if resigning is not None else []))


def needs_confirm(_scene: Scene, ask: Ask, picks: tuple[str, ...]) -> bool:
    """Return whether ``picks`` cannot be made good: to leave the table."""
    return ask.name == LEAVE and bool(picks)


def _leaving(voice: Voice, ask: Ask) -> Page:
    """Ask once more; the safe answer stands second."""
    buttons = sure_buttons(voice.scene, ask, "withdraw", voice("b-resign"), voice("b-other"), "danger")
    return Page((f"{voice('mc-leave-confirm')}\n{voice('confirm-note')}", Buttons(buttons)), "danger")


def nothing_asked(voice: Voice) -> str:
    """Return what stands where nothing is asked; in a window of many nobody is named."""
    window = voice.view.window
    return voice("desk-empty") if window is not None and window.kind != "case" else waiting(voice)


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: the cards it holds, edited in place. Everything is asked at the table."""
    voice = Voice(scene)
    over = voice.view.phase == "end"
    parts: list[Part] = [f"{voice('secret-follows')}\n"] if scene.text_mode and not over else []
    parts.append(f"## {voice('desk-title', who=voice.who(seat))}\n{voice('mc-hand-hint')}")
    parts += [] if over else cards_parts(voice, seat, playable=False)
    return Page(tuple(parts), "done" if over else "brass")
