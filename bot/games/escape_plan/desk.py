"""My desk: the one ephemeral message that walks through a whole turn, from the choice of rest or move to the last executive action."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.games.escape_plan.board import character_parts, table_text
from bot.games.escape_plan.labels import about, effects, exit_bag_about, label, number_of
from bot.games.escape_plan.open_table import contact_lines, worth
from bot.games.escape_plan.own_night import own_night
from bot.games.escape_plan.pictures.hand import assets, directory, hand, held_text, inventory, plan_text
from bot.games.escape_plan.pictures.map import near
from bot.games.escape_plan.pictures.sites import offered, sites, turned
from bot.games.escape_plan.pictures.speech import money
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.boxed.asked import with_effects
from bot.presenting.boxed.on_table import open_button
from bot.presenting.boxed.pages import waiting
from bot.presenting.desk import desk_page
from bot.presenting.drawing import Drawing
from bot.presenting.leafing import look_button, look_menu, marking_parts, page_of, paged_menu
from bot.presenting.limits import BUTTON_LABEL, CHOICE_LABEL, CHOICES, DESCRIPTION, PLACEHOLDER, TEXT, text_length
from bot.presenting.naming import cut, listed
from bot.presenting.own_night import own_night_parts
from bot.presenting.page import Button, Menu, MenuOption, Page, Part, Picture, Style
from bot.presenting.questions import answer_button, name_of, rows, sure_buttons
from bot.presenting.scene import Scene, end_of
from engines import Ask, Option
from engines.asking import seat_ref
from engines.escape_plan import EscapePlanView
from engines.escape_plan.asks import (
    AVOID,
    BOOSTS,
    BORDER_DESTINATION,
    BORDER_OFFICER,
    BUSINESS_KEY,
    CHARACTER,
    CHURCH_PAY,
    CITY_POSITION,
    CITY_ROTATION,
    CITY_TILE,
    CONTACT_PLACE,
    END,
    EXIT_CHOICE,
    HOSPITAL_HEAL,
    HOUSE_FIXER,
    INCOME_UNLOCK,
    STORE_EQUIPMENT,
    STORE_LOCKER,
)
from engines.escape_plan.tiles import TILE_OF

NEAR, HAND = "map.png", "hand.png"

LESSON = 700
"""Characters that a lesson writes around a desk."""


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the desk of ``seat``: its board, a close-up, counts, the open question.

    ``confirm``: the name of a question whose pick ``chosen`` needs a confirmation.
    """
    voice = EscapePlanVoice(scene)
    asks = scene.asks_of(seat)
    asked: list[Part] = [_questions_text(voice, seat, asks)]
    doubted = next((ask for ask in asks if ask.name == confirm and any(option.id == chosen for option in ask.options)), None)
    if doubted is not None and chosen is not None:
        asked += confirm_parts(voice, doubted, chosen)
    else:
        for ask in asks:
            asked += answers(voice, ask)
        asked = with_effects(asked, asks, partial(effects, voice))
    short = scene.text_mode and any(ask.name in (BOOSTS, END) for ask in asks)  # the whole map takes most of a message
    page = _page(voice, seat, asks, asked, short=short)
    too_long = scene.text_mode and text_length(page) > TEXT - LESSON
    return _page(voice, seat, asks, asked, short=True) if too_long and not short else page


def _page(voice: EscapePlanVoice, seat: int, asks: Sequence[Ask], asked: Sequence[Part], *, short: bool) -> Page:
    """Return the desk around its questions ``asked``.

    ``short``: for a message with little room, only what the seat has at once and the map; [On the table] tells the rest.
    """
    above = [f"## {voice('desk-title', who=voice.who(seat))}", *_table(voice, seat, asks, short=short), _offer(voice, asks)]
    return desk_page(
        voice.scene,
        above,
        (counts(voice, seat), worth(voice, seat, whole=not short)),
        asked,
        open_button(voice.scene),
    )


def _table(voice: EscapePlanVoice, seat: int, asks: Sequence[Ask], *, short: bool) -> list[Part]:
    """Return the player's board and the picture of the question; in text mode the same in words."""
    if voice.scene.text_mode:
        return [table_text(voice, whole=not short), own_text(voice, seat)]
    return [*_board_of(voice, seat), *_near(voice, seat, asks)]


def _offer(voice: EscapePlanVoice, asks: Sequence[Ask]) -> str:
    """Return what a visit can bring, for the questions where to go (OP-1.2); empty for others."""
    if not voice.view.offer or not any(ask.name in (BOOSTS, END) for ask in asks):
        return ""
    return "\n".join((voice("ep-offer-of-visits"), *contact_lines(voice)))


def _questions_text(voice: EscapePlanVoice, seat: int, asks: Sequence[Ask]) -> str:
    if not asks:
        return waiting(voice, seat)
    said = [line for ask in asks for line in (question_text(voice, ask), danger(voice, ask)) if line]
    until = voice.until(end_of(voice.scene, asks))
    return "\n".join([*said, until] if until else said)


def _near(voice: EscapePlanVoice, seat: int, asks: Sequence[Ask]) -> list[Part]:
    shown = desk_picture(voice, seat, asks)
    return [Picture(NEAR, shown)] if shown is not None else []


def _board_of(voice: EscapePlanVoice, seat: int) -> list[Part]:
    """Return the player's board, without spoilers: nobody else sees an ephemeral message."""
    view = voice.mine(seat)
    if view.me is None or view.me.plan is None or view.phase == "end":
        return []
    return [Picture(HAND, hand(view, seat, voice.scene.people, voice.scene.words))]


def hand_page(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: its escape plan behind a spoiler, and its table. The desk shows the rest."""
    voice = EscapePlanVoice(scene)
    view = voice.mine(seat)
    title = f"## {voice('desk-title', who=voice.who(seat))}"
    if voice.view.phase == "end":
        return Page((title, *own_night_parts(scene, seat, own_night(scene, seat))), "done")
    lines = [title, voice("ep-hand-role")]
    if view.me is not None and view.me.amounts:
        told = listed(voice("pic-ep-alt-amount", place=voice.pictures.spot(spot), n=amount) for spot, amount in view.me.amounts.items())
        lines.append(voice("ep-hand-plan", plan=told if scene.text_mode else f"||{told}||"))
    lines.append(voice("ep-hand-hint"))
    said = "\n".join(lines)
    if scene.text_mode:  # no spoilers there: nothing secret stands in the first letters
        said = f"{voice('secret-follows')}\n\n{said}"
    return Page((said,), "brass")


def counts(voice: EscapePlanVoice, seat: int) -> str:
    """Return the numbers of a seat in one line: cash, income, wounds, contacts, extra actions, cans, keys, notoriety."""
    view = voice.mine(seat)
    player = view.players[seat]
    if player.gone:
        return voice(f"ep-gone-{player.gone}")
    keys = listed(voice(f"pic-ep-key-{key.color}") for key in player.keys if not key.used)
    return voice(
        "ep-counts",
        cash=voice("ep-money", n=view.me.cash if view.me else 0),
        income=money(voice, player.income),
        wounds=player.wounds,
        contacts=sum(entry.contact is not None and not entry.cuffed for entry in player.entries),
        tokens=player.tokens,
        cans=player.cans,
        row=player.row,
        keys=keys or voice("ep-no-keys"),
    )


def own_text(voice: EscapePlanVoice, seat: int) -> str:
    """Return the player's board in words: plan, directory, inventory, assets, gang."""
    view, speech = voice.mine(seat), voice.pictures
    player = view.players[seat]
    if view.me is None:
        return ""
    lines = [
        voice("ep-own-plan", list=plan_text(view.me, player, speech) or "–"),
        voice("ep-own-directory", list=held_text(directory(player, speech), speech)),
        voice("ep-own-inventory", list=held_text(inventory(player, view.me, speech), speech)),
        voice("ep-own-assets", list=held_text(assets(player, speech), speech)),
    ]
    if player.members:
        lines.append(voice("ep-own-members", n=player.members))
    return "\n".join(f"- {line}" for line in lines)


def own_page_text(scene: Scene, seat: int) -> str:
    """Return all belongings of ``seat``, in words. For its owner alone."""
    voice = EscapePlanVoice(scene)
    return f"{counts(voice, seat)}\n{own_text(voice, seat)}"


# ---- the picture of a question


def desk_picture(voice: EscapePlanVoice, seat: int, asks: Sequence[Ask]) -> Drawing | None:
    """Return the picture of the open question, None for a player who has left the city and has none."""
    scene, view = voice.scene, voice.view
    for ask in asks:
        if ask.name == END:
            tile = opened(voice, ask) or view.players[seat].tile
            return near(view, tile, scene.people, scene.words, ends=numbers(ask))
        if ask.name == CITY_TILE:
            return offered(view, scene.people, scene.words)
        if ask.name == CITY_POSITION:
            return sites(view, [_at(ask, number) for number in range(len(ask.options))], scene.people, scene.words)
        if ask.name == CITY_ROTATION:
            edges = [str(option.text.args["edges"]) for option in ask.options]
            args = ask.options[0].text.args
            tile, at = str(args["tile"]).partition(":")[2], (int(str(args["q"])), int(str(args["r"])))
            return turned(view, tile, at, edges, scene.people, scene.words)
        if ask.name in (BORDER_OFFICER, BORDER_DESTINATION) and (tile := _tile_of(view, view.active)):
            return near(view, tile, scene.people, scene.words)
    if view.phase == "end" or view.players[seat].gone:
        return None
    return near(view, view.players[seat].tile, scene.people, scene.words)


def _tile_of(view: EscapePlanView, who: str | None) -> str:
    """Return the tile of a player or bot to which the others send officers."""
    figures = {f"seat:{one.seat}": one.tile for one in view.players} | {one.who: one.tile for one in view.bots}
    return figures.get(who or "", "")


def _at(ask: Ask, number: int) -> tuple[int, int]:
    q, _, r = ask.options[number].id.partition(":")[2].partition(",")
    return int(q), int(r)


def danger(voice: EscapePlanVoice, ask: Ask) -> str:
    """Return the police not avoided yet, for the question of the escape step; empty for any other."""
    if ask.name != AVOID or voice.view.turn is None:
        return ""
    told = [f"{tile.upper()} {listed(voice.named(one) for one in police)}" for tile, police in pursuers(voice).items()]
    return voice("ep-danger", list=listed(told, "; ")) if told else voice("ep-no-danger")


def pursuers(voice: EscapePlanVoice) -> dict[str, list[str]]:
    """Return the police not avoided yet on each tile that the player of the turn has left."""
    view, turn = voice.view, voice.view.turn
    found = {}
    for tile in view.tiles:
        if turn is None or tile.id not in turn.left:
            continue
        police = [f"officer:{kind}" for kind in tile.officers if f"{kind}@{tile.id}" not in turn.avoided]
        police += [bot.who for bot in view.bots if not bot.gone and bot.tile == tile.id and f"{bot.id}@{tile.id}" not in turn.avoided]
        if police:
            found[tile.id] = police
    return found


# ---- a question


_WORDS = frozenset({"no", "yes", "done", "pass", "act", "rest", "move", "nothing", "return", "keep", "back", "boosts", "income", "tile"})
"""Short answers: always buttons, after the menu of the others."""

_WISHED = frozenset({"move", "act", "yes", "escape"})
_USES = 5
"""The most executive actions as buttons; one button opens a menu of more."""

BUYING = frozenset({INCOME_UNLOCK, HOUSE_FIXER, STORE_EQUIPMENT, STORE_LOCKER, BUSINESS_KEY, CHURCH_PAY, HOSPITAL_HEAL})
"""Questions whose options may cost money: the purse stands in them (OP-1.2)."""

USE = "use"
"""The place of the executive actions among the options."""


def question(ask: Ask) -> str:
    """Return the part of the message ids that belongs to a question: ``travel-end``."""
    return name_of(ask).replace("_", "-")


def question_text(voice: EscapePlanVoice, ask: Ask) -> str:
    police = pursuers(voice) if ask.name == AVOID else {}
    said = "escape-free" if ask.name == AVOID and not police else question(ask)
    costa = "yes" if any("bot:costa" in ones for ones in police.values()) else "no"
    who = voice.figure(voice.view.active or seat_ref(ask.seat))
    asked, hint = f"**{voice(f'ep-ask-{said}')}**", voice(f"ep-hint-{said}", costa=costa, who=who)
    if ask.name in BUYING and (me := voice.mine(ask.seat).me) is not None:
        return f"{asked}\n{hint} {voice('ep-purse', n=me.cash)}"
    if ask.name == EXIT_CHOICE and any(option.id == "tile" for option in ask.options):
        return f"{asked}\n{hint} {voice('ep-exit-bag', about=exit_bag_about(voice, ask.seat))}"
    if ask.name == CONTACT_PLACE and not any(option.id.startswith("replace:") for option in ask.options):
        return asked  # nothing can be replaced, and the hint is about that
    return f"{asked}\n{hint}"


def answers(voice: EscapePlanVoice, ask: Ask) -> list[Part]:
    if ask.name == CHARACTER:
        return character_parts(voice)
    if ask.name == BOOSTS:
        return _boosts(voice, ask)
    if ask.name == END:
        return end_parts(voice, ask)
    place, page = page_of(voice.scene.looked_at(ask))
    uses = [option for option in ask.options if option.id.startswith("use:")]
    if place == USE and uses:
        back = look_button(voice.scene, ask, "", voice("b-back"))
        return [*_menu(voice, ask, uses, voice("ep-use-placeholder"), USE, page), *rows([back])]
    others = _others(voice, ask, [option for option in ask.options if not option.id.startswith("use:")], page)
    return [*others, *_uses(voice, ask, uses, alone=not any(isinstance(part, Menu) for part in others))]


def _others(voice: EscapePlanVoice, ask: Ask, options: Sequence[Option], page: int) -> list[Part]:
    """The answers proper: things in a menu or as buttons, words as buttons below."""
    things = [option for option in options if option.id not in _WORDS]
    words = [option for option in options if option.id in _WORDS]
    few = len(things) <= 4 and all(len(label(voice, ask, option)) <= BUTTON_LABEL and not about(voice, ask, option) for option in things)
    if few or not things:
        return list(rows(_button(voice, ask, option) for option in (*things, *words)))
    placeholder = cut(voice(f"ep-ask-{question(ask)}"), PLACEHOLDER)
    return [*_menu(voice, ask, things, placeholder, "", page), *rows(_button(voice, ask, option) for option in words)]


def _menu(voice: EscapePlanVoice, ask: Ask, options: Sequence[Option], placeholder: str, place: str, page: int) -> list[Part]:
    choices = [choice_of(voice, ask, option) for option in options]
    return paged_menu(voice.scene, ask, placeholder, choices, place=place, page=page if len(choices) > CHOICES else 0)


def choice_of(voice: EscapePlanVoice, ask: Ask, option: Option) -> MenuOption:
    return MenuOption(option.id, cut(label(voice, ask, option), CHOICE_LABEL), cut(about(voice, ask, option), DESCRIPTION))


def _button(voice: EscapePlanVoice, ask: Ask, option: Option) -> Button:
    style: Style = "primary" if option.id in _WISHED else "secondary"
    return answer_button(voice.scene, ask, option.id, cut(label(voice, ask, option), BUTTON_LABEL), style)


def _uses(voice: EscapePlanVoice, ask: Ask, uses: Sequence[Option], *, alone: bool) -> list[Part]:
    """Return executive actions: buttons, a menu where a button has no room for the price, or the button that opens their menu.

    ``alone``: the question has no other menu.
    """
    fit = all(len(label(voice, ask, option)) <= BUTTON_LABEL for option in uses)
    if len(uses) > _USES or not (fit or alone):
        return list(rows([look_button(voice.scene, ask, USE, voice("b-ep-uses", n=len(uses)))]))
    if not fit:
        return _menu(voice, ask, uses, voice("ep-use-placeholder"), USE, 0)
    return list(rows(_button(voice, ask, option) for option in uses))


def _boosts(voice: EscapePlanVoice, ask: Ask) -> list[Part]:
    choices = [choice_of(voice, ask, option) for option in ask.options]
    done, clear = voice("b-ep-on-foot"), voice("b-ep-clear")
    if voice.scene.looked_at(ask):
        done = voice("b-ep-go")
    return marking_parts(voice.scene, ask, voice("ep-ask-travel-boosts"), choices, done=done, clear=clear)


def confirm_parts(voice: EscapePlanVoice, ask: Ask, picked: str) -> list[Part]:
    option = next(one for one in ask.options if one.id == picked)
    sure, back = voice("b-ep-sure"), voice("b-ep-think")
    said = [voice("ep-sure", what=label(voice, ask, option))]
    officers = option.text.args.get("officers")
    if isinstance(officers, int) and officers:
        said.append(voice("ep-sure-officers", n=officers))
    return [" ".join(said), *rows(sure_buttons(voice.scene, ask, picked, sure, back))]


# ---- the end of a move


def ends_of(ask: Ask) -> Mapping[str, list[Option]]:
    found: dict[str, list[Option]] = {}
    for option in ask.options:
        kind, _, place = option.id.partition(":")
        if kind == "location":
            found.setdefault(TILE_OF[place], []).append(option)
    return found


def numbers(ask: Ask) -> dict[str, int]:
    """Return the number of each location on offer, as the picture and the menu show it."""
    return {option.id.partition(":")[2]: number_of(ask, option) for option in ask.options if option.id.startswith("location:")}


def opened(voice: EscapePlanVoice, ask: Ask) -> str:
    """Return the open tile of the desk, empty for none."""
    place, _ = page_of(voice.scene.looked_at(ask))
    return place if place in ends_of(ask) else ""


def end_parts(voice: EscapePlanVoice, ask: Ask) -> list[Part]:
    """Return the menu of tiles, or of the locations of the opened one; below it the words: escape, boosts, back."""
    tiles = ends_of(ask)
    tile = opened(voice, ask)
    if tile:
        choices = [
            MenuOption(option.id, cut(label(voice, ask, option), CHOICE_LABEL), cut(about(voice, ask, option), DESCRIPTION))
            for option in tiles[tile]
        ]
        menu = paged_menu(voice.scene, ask, voice("ep-end-placeholder", tile=tile.upper()), choices, place=tile)
        return [*menu, *rows([look_button(voice.scene, ask, "", voice("b-ep-other-tile"))])]
    words = [option for option in ask.options if not option.id.startswith("location:")]
    parts: list[Part] = []
    if tiles:
        parts.append(look_menu(voice.scene, ask, voice("ep-tile-placeholder"), [_tile(voice, one, ends) for one, ends in tiles.items()]))
    return [*parts, *rows(_word(voice, ask, option) for option in words)]


def _tile(voice: EscapePlanVoice, tile: str, ends: list[Option]) -> MenuOption:
    """A tile with its least cost and its locations."""
    mp = min(_count(option, "mp") for option in ends)
    officers = min(_count(option, "officers") for option in ends)
    said = voice("ep-end-tile", tile=tile.upper(), mp=mp, officers=officers)
    places = listed(voice.pictures.place(option.id.partition(":")[2]) for option in ends)
    return MenuOption(tile, cut(said, CHOICE_LABEL), cut(places, DESCRIPTION))


def _count(option: Option, name: str) -> int:
    found = option.text.args[name]
    return found if isinstance(found, int) else 0


def _word(voice: EscapePlanVoice, ask: Ask, option: Option) -> Button:
    style: Style = "primary" if option.id == "escape" else "secondary"
    return answer_button(voice.scene, ask, option.id, cut(label(voice, ask, option), BUTTON_LABEL), style)
