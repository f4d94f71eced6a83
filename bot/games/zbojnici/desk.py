"""My desk: the one ephemeral message that walks through all picks of a plan and through every other question of a seat."""

from collections.abc import Iterator, Sequence
from functools import partial

from bot.games.zbojnici.board import color_parts, table_text
from bot.games.zbojnici.open_table import today
from bot.games.zbojnici.own_night import own_night
from bot.games.zbojnici.pictures.board import city
from bot.games.zbojnici.voice import ZbojniciVoice, plan_text
from bot.presenting.boxed.asked import Effect, with_effects
from bot.presenting.boxed.on_table import open_button
from bot.presenting.boxed.pages import drawn_board, waiting
from bot.presenting.desk import desk_page, with_end
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, DESCRIPTION
from bot.presenting.naming import cut, listed
from bot.presenting.own_night import own_night_parts
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, Picture
from bot.presenting.questions import NOTHING, answer_button, name_of, offered, option_ids, rows
from bot.presenting.scene import Scene, ask_number, custom_id, end_of
from bot.presenting.voice import told_to_all
from engines import Ask, Notice, Option
from engines.zbojnici.asks import COLOR, COMMIT, FIGURE, GUARD, GUARDS, TOKENS, UPGRADE, WHEEL_PRINCE, WHEEL_ROBBER
from engines.zbojnici.components import HOME
from engines.zbojnici.views import MyPart

CITY = "map.png"


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:  # noqa: ARG001 - all desks are asked alike; nothing is confirmed
    """Return the desk of ``seat``: the city, belongings, its plan so far, its open question. A plan has its own last question."""
    voice = ZbojniciVoice(scene)
    asks = scene.asks_of(seat)
    until = voice.until(end_of(scene, asks))
    asked = with_end((ask_parts(voice, ask) for ask in asks), until) or [waiting(voice, seat)]
    above = [title(voice, seat), *_city(voice, asks), *_cards_moved(voice, seat)]
    return desk_page(scene, above, belongings(voice, seat), [*_plan(voice, seat), *asked], open_button(scene))


def title(voice: ZbojniciVoice, seat: int) -> str:
    return f"## {voice('desk-title', who=voice.who(seat))}"


def _city(voice: ZbojniciVoice, asks: Sequence[Ask]) -> list[Part]:
    """Return the city: in text mode in words, else as a picture while the seat makes a plan."""
    scene = voice.scene
    if scene.text_mode:
        return [table_text(voice)]
    return [Picture(CITY, drawn_board(city, scene))] if asks and voice.view.phase == "planning" else []


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: its part and its table. It never changes, since all questions are on the desk."""
    voice = ZbojniciVoice(scene)
    lines = (title(voice, seat), voice(_role(voice, seat)), voice("zb-hand-hint"))
    if voice.view.phase == "end":
        return Page(("\n".join(lines[:2]), *own_night_parts(scene, seat, own_night(scene, seat))), "done")
    return Page(("\n".join(lines),), "brass")


def belongings(voice: ZbojniciVoice, seat: int) -> tuple[str, str]:
    """Return the part and the belongings of this seat, in two lines."""
    view = voice.mine(seat)
    player = view.players[seat]
    if player.ducats is None:
        held = voice("zb-hand-prince", tokens=player.tokens, recon=view.recon_level, fine=view.fine_level)
    else:
        held = voice("zb-hand-robber", ducats=player.ducats, tokens=player.tokens, supply=player.supply, prisoners=player.prisoners)
    return voice(_role(voice, seat)), held


def _cards_moved(voice: ZbojniciVoice, seat: int) -> list[Part]:
    """Return the cards that recon has moved."""
    me = voice.mine(seat).me
    lines = _recon(voice, me) if me is not None else []
    return ["\n".join(lines)] if lines else []


def _role(voice: ZbojniciVoice, seat: int) -> str:
    if voice.view.duel:
        return "zb-role-duel"
    return "zb-role-prince" if seat == voice.view.prince else "zb-role-robber"


def _recon(voice: ZbojniciVoice, me: MyPart) -> list[str]:
    """Return the cards that the prince holds: for the prince with their owners, for a victim its own."""
    lines = [voice("zb-hand-held", who=voice.who(other), list=_cards(voice, cards)) for other, cards in sorted(me.held.items())]
    return [*lines, voice("zb-hand-taken", list=_cards(voice, me.taken))] if me.taken else lines


def _cards(voice: ZbojniciVoice, cards: tuple[str, ...]) -> str:
    return listed(voice.pictures.district(card) for card in cards)


def _plan(voice: ZbojniciVoice, seat: int) -> list[Part]:
    me = voice.mine(seat).me
    if voice.view.phase != "planning" or me is None:
        return []
    told = plan_text(voice, me.figures, me.guards, me.tokens)
    if me.committed:
        return [voice("zb-plan-final", plan=told)] if told else []
    return [voice("zb-plan-sofar", plan=told)] if told else [voice("zb-plan-empty")]


# ---- a question


_HARMLESS = frozenset({"pass", "home", "stay", "redo"})
"""Answers that change nothing, shown last."""


def ask_parts(voice: ZbojniciVoice, ask: Ask) -> list[Part]:
    """Return a question with what the districts do that it is about: those of its options, or the one that is resolved now."""
    here = [today(voice, voice.view.current)] if voice.view.current else []
    return with_effects(_parts(voice, ask), [ask], partial(_effects, voice), here)


def _effects(voice: ZbojniciVoice, _ask: Ask, option: Option) -> Iterator[Effect]:
    kind, _, district = option.id.partition(":")
    if kind == "district":
        yield today(voice, district)


def _parts(voice: ZbojniciVoice, ask: Ask) -> list[Part]:
    hint = voice("zb-hint-plan-figure-prince") if _is_guard_of_prince(voice, ask) else voice(f"zb-hint-{_kind(ask)}")
    said = [f"**{question(voice, ask)}**", hint]
    if ask.name == COLOR:
        return ["\n".join(said), *color_parts(voice)]
    if ask.name in (WHEEL_ROBBER, WHEEL_PRINCE):
        return ["\n".join(said), _wheel(voice, ask)]
    if ask.name == TOKENS:
        return ["\n".join(said), *_tokens(voice, ask)]
    if ask.name in (FIGURE, GUARD):
        return ["\n".join(said), *_districts(voice, ask)]
    return ["\n".join(said), *rows(_button(voice, ask, option) for option in offered(ask))]


def _is_guard_of_prince(voice: ZbojniciVoice, ask: Ask) -> bool:
    return ask.name == FIGURE and ask.seat == voice.view.prince


def _kind(ask: Ask) -> str:
    return name_of(ask).replace("_", "-")


def question(voice: ZbojniciVoice, ask: Ask) -> str:
    """Return the question as a sentence, with the number of the figure and of all figures."""
    view = voice.mine(ask.seat)
    me, player = view.me, view.players[ask.seat]
    if ask.name in (FIGURE, GUARD) and me is not None:
        guards = ask.name == GUARD or _is_guard_of_prince(voice, ask)
        placed = len(me.guards if ask.name == GUARD else me.figures)
        return voice("zb-ask-plan-guard" if guards else "zb-ask-plan-figure", n=placed + 1, all=player.guards if guards else player.bandits)
    place = voice.place(view.current) if view.current else ""
    if place and ask.name in (WHEEL_ROBBER, WHEEL_PRINCE):
        return voice("zb-ask-wheel", place=place)
    return voice(f"zb-ask-{_kind(ask)}")


def _button(voice: ZbojniciVoice, ask: Ask, option: Option) -> Button:
    wished = ask.name == COMMIT and option.id == "commit"
    return answer_button(voice.scene, ask, option.id, cut(option_label(voice, option), BUTTON_LABEL), "primary" if wished else "secondary")


def option_label(voice: ZbojniciVoice, option: Option) -> str:
    """Return an option in words: districts by number and name, people by shape and name, all others by the words of the rules."""
    kind, _, what = option.id.partition(":")
    if kind == "district":
        return voice.place(what)
    if kind in ("rob", "kick"):
        return voice(f"zb-label-{kind}", who=voice.label(voice.seat_in(what)))
    return voice(option.text.key, **voice.arguments(option.text.args))


def _wheel(voice: ZbojniciVoice, ask: Ask) -> Menu:
    """The wheel: one menu of all actions, each with its number and effect; standing still comes last."""
    prince = ask.name == WHEEL_PRINCE
    options = sorted(offered(ask), key=lambda option: option.id in _HARMLESS)
    choices = tuple(_action(voice, option, prince=prince) for option in options)
    return Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("zb-wheel-placeholder"), choices)


def _action(voice: ZbojniciVoice, option: Option, *, prince: bool) -> MenuOption:
    action, _, target = option.id.partition(":")
    about = voice(f"zb-about-{action}-prince" if prince and action in ("rob", "move") else f"zb-about-{action}")
    purse = voice.view.players[voice.seat_in(target)].ducats if action == "rob" else None
    said = about if purse is None else voice("zb-about-purse", about=about, n=purse)
    return MenuOption(option.id, cut(option_label(voice, option), CHOICE_LABEL), cut(said, DESCRIPTION))


def _districts(voice: ZbojniciVoice, ask: Ask) -> Sequence[Part]:
    """One menu of the districts in the order of resolution; staying at home is a button."""
    options = option_ids(ask)
    choices = tuple(_district(voice, option) for option in options if option != HOME)
    home = [_button(voice, ask, option) for option in ask.options if option.id == HOME]
    menu = Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("zb-district-placeholder"), choices)
    return [menu, *rows(home)]


def _district(voice: ZbojniciVoice, option: str) -> MenuOption:
    """Return a district by its place along the arrows and its name, with what it gives, or with its day card and what that replaces."""
    district = option.partition(":")[2]
    name, gives = today(voice, district)
    day = any(place.day for place in voice.view.places if place.district == district)
    return MenuOption(option, cut(name, CHOICE_LABEL), cut(voice.pictures.day_card(district) if day else gives, DESCRIPTION))


def _tokens(voice: ZbojniciVoice, ask: Ask) -> Sequence[Part]:
    """A menu of bands for tokens, with a button for none, since an empty menu sends nothing."""
    choices = tuple(_district(voice, option) for option in option_ids(ask))
    menu = Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), voice("zb-tokens-placeholder", n=ask.most), choices, 1, ask.most)
    return [menu, Buttons((answer_button(voice.scene, ask, NOTHING, voice("b-zb-no-token")),))]


# ---- the receipt


_OPEN = frozenset({COLOR, GUARDS, UPGRADE})
"""Answers that are public at once."""


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; the chronicle has their results. The last answer waits for nobody: it shows at once."""
    voice = ZbojniciVoice(scene)
    if ask.name == TOKENS:
        places = listed(voice.place(pick.partition(":")[2]) for pick in picks)
        return voice("zb-given-tokens", list=places) if places else voice("zb-given-no-tokens")
    if not picks:
        return voice("lapsed")
    if ask.name == COMMIT:
        return voice("zb-given-last-plan" if picks[0] == "commit" and told_to_all(notices) else f"zb-given-{picks[0]}")
    what = listed(option_label(voice, option) for option in ask.options if option.id in picks)
    if ask.name in (FIGURE, GUARD):
        return voice("zb-given-figure", what=what)
    return voice("zb-given-open" if ask.name in _OPEN or told_to_all(notices) else "zb-given-secret", what=what)
