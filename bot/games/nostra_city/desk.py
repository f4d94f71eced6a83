"""My desk: the one ephemeral message that walks through all picks of a turn and through every other question of a seat."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.games.nostra_city import labels
from bot.games.nostra_city.board import active, crews, running, table_text
from bot.games.nostra_city.own_night import own_night
from bot.games.nostra_city.pictures.hand import hand as drawn_hand
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.boxed.asked import with_effects
from bot.presenting.boxed.on_table import open_button
from bot.presenting.boxed.pages import waiting
from bot.presenting.desk import desk_page, with_end
from bot.presenting.leafing import marked_in, marking_parts, paged_menu
from bot.presenting.limits import BUTTON_LABEL, PLACEHOLDER
from bot.presenting.naming import cut, listed
from bot.presenting.own_night import own_night_parts
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, Part, Picture, Style
from bot.presenting.questions import NOTHING, answer_button, name_of, offered, rows, sure_buttons
from bot.presenting.scene import Scene, ask_number, custom_id, end_of
from bot.presenting.typed_numbers import read_number
from bot.presenting.voice import word_of
from engines import Ask
from engines.nostra_city import asks as names
from engines.nostra_city.asks import LAST_ROUND, WINDOW
from engines.nostra_city.components import INFORMANT, MONEY
from engines.table import seat_of


def desk(scene: Scene, seat: int, *, confirm: str | None = None, chosen: str | None = None) -> Page:
    """Return the desk of ``seat``: the table, belongings, the running action, its open question.

    ``confirm``, ``chosen``: the question whose pick needs a confirmation; then the desk asks nothing else.
    """
    voice = NostraCityVoice(scene)
    asks = scene.asks_of(seat)
    waited = tuple(ask for ask in asks if ask.holds)
    doubted = next((ask for ask in asks if ask.name == confirm), None)
    above = [
        f"## {voice('desk-title', who=voice.who(seat))}",
        table_text(voice) if scene.text_mode else crews(voice),
        *hand_parts(voice, seat),
        *(_street(voice, ask) for ask in waited),
        "\n".join(line for line in (running(voice), active(voice)) if line),
    ]
    have = belongings(voice, seat)
    if doubted is not None and chosen is not None:
        return desk_page(scene, above, have, confirm_parts(voice, doubted, chosen), open_button(scene))
    until = voice.until(end_of(scene, waited))
    asked = with_end((ask_parts(voice, ask) for ask in waited), until) or [_waiting(voice, seat)]
    asked += [part for ask in asks if not ask.holds for part in standing_parts(voice, ask)]
    return desk_page(scene, above, have, asked, open_button(scene))


def _waiting(voice: NostraCityVoice, seat: int) -> str:
    """Return the text of a desk without a question. A window names nobody: the answers are secret (NC-V15)."""
    if voice.view.step != "window":
        return waiting(voice, seat)
    key = "nc-desk-window-given" if voice.view.players[seat].cards else "nc-desk-window"
    return f"{voice(key)} {voice.until(end_of(voice.scene, voice.scene.asks))}".strip()


# ---- belongings of the seat


PICTURE = "card.png"


def hand(scene: Scene, seat: int) -> Page:
    """Return the direct message of ``seat``: its part, its table, and its belongings behind spoilers."""
    voice = NostraCityVoice(scene)
    opening: list[Part] = [f"{voice('secret-follows')}\n"] if scene.text_mode else []
    title = f"## {voice('desk-title', who=voice.who(seat))}"
    if voice.view.phase == "end":
        return Page((title, *own_night_parts(scene, seat, own_night(scene, seat))), "done")
    lines = (title, voice("nc-role"), voice("nc-hand-hint"))
    secrets = "\n".join(voice.covered(line) for line in held_lines(voice, seat))
    return Page((*opening, "\n".join(lines), secrets), "brass")


def held_lines(voice: NostraCityVoice, seat: int) -> list[str]:
    """Return the Bank, the Vendetta cards, and the note for an Informant."""
    me = voice.own(seat)
    bank = f"{voice('nc-hand-bank', list=voice.notes(me.bank))} {voice('nc-hand-money', money=voice.money(me.money))}"
    lines = [bank if me.bank else voice("nc-hand-bank-empty")]
    lines.append(voice("nc-hand-cards", list=voice.cards(me.hand)) if me.hand else voice("nc-hand-no-cards"))
    return [*lines, _informant(voice, seat)] if me.informant else lines


def _informant(voice: NostraCityVoice, seat: int) -> str:
    """Return how the Informant ``seat`` wins; with both cards there is no other one (NC-3.3)."""
    return voice("nc-hand-informant", n=voice.own(seat).hand.count(INFORMANT))


def bank_text(scene: Scene, seat: int) -> str:
    """Return the belongings of ``seat``, in words. For that seat alone."""
    return "\n".join(held_lines(NostraCityVoice(scene), seat))


def belongings(voice: NostraCityVoice, seat: int) -> tuple[str, str]:
    """Return the open facts of the Territory, and the standing Pass and the role of an Informant, in two lines."""
    player, me = voice.view.players[seat], voice.own(seat)
    facts = voice(
        "nc-hand-facts",
        respect=player.respect,
        free=player.free_gangsters,
        used=player.used_gangsters,
        notes=player.notes,
        cards=player.cards,
    )
    stands = voice.view.phase not in ("final", "end") and voice.scene.may_ask(WINDOW)  # never applies to VW6 (NC-23.7)
    own = [voice("nc-hand-standing", until=me.standing)] if me.standing and stands else []
    own += [_informant(voice, seat)] if me.informant and not voice.scene.text_mode else []
    return facts, " ".join(own)


def hand_parts(voice: NostraCityVoice, seat: int) -> list[Part]:
    """Return Bank and hand on the desk, a picture or in words, and the seat's present doings.

    There are no spoilers: nobody else sees an ephemeral message.
    """
    if voice.scene.text_mode:
        return ["\n".join(held_lines(voice, seat)), *_doings(voice, seat)]
    drawing = drawn_hand(voice.mine(seat), voice.scene.people, voice.scene.words, playable=playable(voice, seat))
    return [Picture(PICTURE, drawing), *_doings(voice, seat)]


def playable(voice: NostraCityVoice, seat: int) -> frozenset[str]:
    """Return the Vendetta cards that this seat may play now."""
    asked = (ask for ask in voice.scene.asks_of(seat) if ask.name in (WINDOW, LAST_ROUND))
    return frozenset(option.id.partition(":")[2] for ask in asked for option in ask.options if option.id.startswith("card:"))


def _doings(voice: NostraCityVoice, seat: int) -> list[Part]:
    """Return the seat's bids and, while Collecting, the Notes drawn and given so far."""
    me = voice.own(seat)
    lines = []
    if me.bids:
        bids = (
            voice(
                "nc-hand-bid",
                space=bid.space,
                gangster=voice.thing(f"gangster:{bid.gangster}"),
                money=f"{voice.notes(bid.notes)} = {voice.money(bid.money)}",
            )
            for bid in me.bids
        )
        lines.append(voice("nc-hand-bids", list=listed(bids, " · ")))
    if me.given:
        given = (f"{voice.who(other)} {voice.notes(notes) or '0'}" for other, notes in sorted(me.given.items()))
        lines.append(voice("nc-hand-given", list=listed(given)))
    if me.drawn:
        lines.append(voice("nc-hand-drawn", list=voice.notes(me.drawn)))
    return ["\n".join(lines)] if lines else []


# ---- a question


CANCEL = "cancel"


def ask_parts(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    said = [
        _so_far(voice, ask),
        _verdict(voice, ask),
        f"**{question(voice, ask)}**",
        _ability_text(voice, ask),
        labels.window_text(voice) if ask.name in (WINDOW, LAST_ROUND) else "",
        voice(f"nc-hint-{name_of(ask)}"),
        _cancels(voice, ask),
    ]
    parts = ["\n".join(line for line in said if line), *_ANSWERS[ask.name](voice, ask)]
    return with_effects(parts, [ask], lambda _, option: labels.effects(voice.scene.words, option), labels.asked_about(voice, ask))


def standing_parts(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    """Return the buttons that take a standing Pass back or change its length (S1)."""
    now = voice.own(ask.seat).standing
    known = {option.id: labels.option_label(voice, option) for option in ask.options}
    return [*rows(_button(voice, ask, one, label, "primary" if one == now else "secondary") for one, label in known.items())]


def question(voice: NostraCityVoice, ask: Ask) -> str:
    key, view = f"nc-ask-{name_of(ask)}", voice.view
    if ask.name in (names.TARGET, names.MASSIMO):
        return voice(key, card=voice.thing(f"vendetta:{view.aim}"))
    if ask.name == names.REACT:
        return voice(key, gangster=voice.thing(str(ask.options[0].text.args["gangster"])))
    if ask.name == names.EXTORTION:
        return voice(key, who=voice.label(seat_of(str(ask.options[0].text.args["target"]))))
    if ask.name == names.SPLIT:
        receiver = seat_of(str(ask.options[0].text.args["target"]))
        owed = view.collecting.owed.get(receiver, 0) if view.collecting else 0
        return voice(key, who=voice.label(receiver), n=owed)  # the whole question is bold
    if ask.name == names.DISCARD:
        return voice(key, n=ask.least)
    return voice(key)


def _so_far(voice: NostraCityVoice, ask: Ask) -> str:
    """Return the picks of the uncommitted action; empty at its first question."""
    cards = {f"space:{space.number}": space for space in voice.view.street}
    told = []
    for pick in voice.own(ask.seat).draft:
        if pick in cards:
            told.append(voice("pic-nc-alt-space", n=cards[pick].number, card=voice.pictures.street_card(cards[pick])))
        elif pick.startswith("gangster:"):
            told.append(voice.thing(pick))
    return voice("nc-hand-so-far", list=listed(told, " · ")) if told and ask.name not in _FIRST else ""


_FIRST = frozenset({names.COLLECTOR, names.BIDDER, names.BRIBER, names.WINDOW})


def _ability_text(voice: NostraCityVoice, ask: Ask) -> str:
    if ask.name not in (names.REACT, names.MASSIMO):
        return ""
    return voice(f"nc-ability-{word_of(ask.options[0].text.args['gangster'])}")


def _street(voice: NostraCityVoice, ask: Ask) -> str:
    """Return the cards to bid for with what they do (OP-1.2): all of them, or the one that an envelope is for."""
    if ask.name not in (names.READY, names.BIDDER, names.SPACE, names.BID):
        return ""
    draft = voice.own(ask.seat).draft
    spaces = [space for space in voice.view.street if ask.name != names.BID or f"space:{space.number}" in draft]
    return "\n".join(labels.street_line(voice, space) for space in spaces)


def _verdict(voice: NostraCityVoice, ask: Ask) -> str:
    """Return where the Verdict stands, for a question that moves it (OP-1.2); in text mode the table above says so."""
    moves = ask.name in (names.BRIBER, names.BRIBE, names.CLAUDIA, names.ORNELLA) or voice.view.aim == "bought_juror"
    return voice("nc-table-verdict", field=voice.field(voice.view.field)) if moves and not voice.scene.text_mode else ""


def _cancels(voice: NostraCityVoice, ask: Ask) -> str:
    """Return the number of steps back left, once one is used (NC-1.14)."""
    left = voice.own(ask.seat).cancels_left
    if ask.name not in (names.KIND_OF, names.SPACE, names.BID, names.BRIBE) or left > 2:
        return ""
    return voice("nc-hand-cancels", n=left)


def confirm_parts(voice: NostraCityVoice, ask: Ask, chosen: str) -> list[Part]:
    """Return the confirmation of an irreversible answer."""
    option = next((one for one in ask.options if one.id == chosen), None)
    if option is None:
        return ask_parts(voice, ask)
    if chosen == CANCEL:
        said, sure = voice("nc-sure-cancel"), voice("b-nc-sure-cancel")
    else:
        said, sure = voice("nc-sure-bribe", note=labels.option_label(voice, option)), voice("b-nc-sure-bribe")
    return [said, Buttons(sure_buttons(voice.scene, ask, chosen, sure, voice("b-nc-back")))]


# ---- parts


def _menu(voice: NostraCityVoice, ask: Ask, placeholder: str, choices: Sequence[MenuOption]) -> list[Part]:
    """Return a menu for one of ``choices``, paged when there are many; nothing without choices."""
    if not choices:
        return []
    if len(choices) <= 25:
        return [Menu(custom_id(voice.scene.table, ask.name, ask_number(ask)), cut(placeholder, PLACEHOLDER), tuple(choices))]
    page = read_number(voice.scene.looked_at(ask).rpartition(".")[2]) or 0
    return paged_menu(voice.scene, ask, placeholder, choices, page=page)


def _button(voice: NostraCityVoice, ask: Ask, option: str, label: str, style: Style = "secondary") -> Button:
    return answer_button(voice.scene, ask, option, cut(label, BUTTON_LABEL), style)


def _plain(voice: NostraCityVoice, ask: Ask, *options: str) -> list[Part]:
    """Return a button for each of the offered options."""
    known = {option.id: option for option in offered(ask)}
    return [*rows(_button(voice, ask, one, labels.option_label(voice, known[one])) for one in options if one in known)]


def _marks(voice: NostraCityVoice, ask: Ask, done: str, *more: Button) -> list[Part]:
    """Return the controls for several Notes: the chosen ones with their money, a menu a page, [done] [clear], further buttons."""
    wanting = replace(ask, least=max(ask.least, 1))
    marked = marked_in(ask, voice.scene.looked_at(ask))
    said: list[Part] = []
    if marked:
        kinds = [labels.kind_of_note(option) for option in ask.options if option.id in marked]
        money = sum(MONEY[int(one.partition(":")[2])] for one in marked)
        said.append(voice("nc-hand-marked", list=voice.note_kinds(kinds), money=voice.money(money)))
    placeholder = voice("nc-choose-notes-exactly" if ask.least == ask.most else "nc-choose-notes", most=ask.most)
    parts = marking_parts(voice.scene, wanting, placeholder, labels.notes(voice, ask), done=done, clear=voice("b-nc-clear"))
    return [*said, *parts, *([Buttons(more)] if more else [])]


# ---- the questions


def _window(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    menu = _menu(voice, ask, voice("nc-choose-card"), labels.revenge(voice, ask))
    return [*menu, *_plain(voice, ask, "pass", "pass:phase", "pass:month")]


def _target(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    back = Buttons((_button(voice, ask, CANCEL, voice("b-nc-into-hand")),))
    if labels.of_kind(ask, "left") or labels.of_kind(ask, "right"):
        return [*_plain(voice, ask, "left", "right"), back]
    targets = [option for option in offered(ask) if option.id != CANCEL]
    choices = [labels.choice(labels.option_label(voice, option), option, labels.ability(voice, option)) for option in targets]
    return [*_menu(voice, ask, voice("nc-choose-target"), choices), back]


def _gangster(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    menu = _menu(voice, ask, voice("nc-choose-gangster"), labels.gangsters(voice, labels.of_kind(ask, "gangster")))
    return [*menu, *_plain(voice, ask, "end")]


def _start(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    return [*_menu(voice, ask, voice("nc-choose-kind"), labels.starts(voice, ask)), *_plain(voice, ask, CANCEL)]


def _space(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    return [*_menu(voice, ask, voice("nc-choose-space"), labels.spaces(voice, ask)), *_plain(voice, ask, CANCEL)]


def _bid(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    return _marks(voice, ask, voice("b-nc-seal"), _button(voice, ask, NOTHING, voice("opt-nc-cancel")))


def _split(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    return _marks(voice, ask, voice("b-nc-give"), _button(voice, ask, NOTHING, voice("b-nc-give-nothing")))


def _note(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    """One Note of several kinds, with a button for none where that is allowed."""
    menu = _menu(voice, ask, voice("nc-choose-note"), labels.note_kinds(voice, ask))
    if ask.least == 0:
        menu.append(Buttons((_button(voice, ask, NOTHING, voice(_NO_NOTE[ask.name])),)))
    return [*menu, *_plain(voice, ask, CANCEL)]


_NO_NOTE = {names.CARMELA: "b-nc-nothing", names.KEEP: "b-nc-keep-nothing", names.CLAUDIA: "b-nc-one-is-enough"}


def _person(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    choices = [labels.choice(voice.label(seat_of(option.id)), option, labels.ability(voice, option)) for option in offered(ask)]
    parts = _menu(voice, ask, voice("nc-choose-person"), choices)
    if ask.least == 0:
        label = voice("b-nc-nobody" if ask.name == names.PIETRO else "b-nc-keep-card")
        parts.append(Buttons((_button(voice, ask, NOTHING, label),)))
    return parts


def _ability(voice: NostraCityVoice, ask: Ask) -> list[Part]:
    use = _button(voice, ask, "use", voice("b-nc-use"), "primary")
    return [Buttons((use, _button(voice, ask, "skip", voice("opt-nc-skip"))))]


_ANSWERS: dict[str, Callable[[NostraCityVoice, Ask], list[Part]]] = {
    names.COLOUR: lambda voice, ask: _plain(voice, ask, *(option.id for option in offered(ask))),
    names.WINDOW: _window,
    names.LAST_ROUND: _window,
    names.TARGET: _target,
    names.EXTORTION: _note,
    names.ENVELOPE: lambda voice, ask: _marks(voice, ask, voice("b-nc-add")),
    names.MASSIMO: _ability,
    names.REACT: _ability,
    names.PIETRO: _person,
    names.COLLECTOR: _gangster,
    names.KIND_OF: _start,
    names.CARMELA: _note,
    names.SPLIT: _split,
    names.STARTING_CARD: _person,
    names.READY: lambda voice, ask: _plain(voice, ask, "ready"),
    names.BIDDER: _gangster,
    names.SPACE: _space,
    names.BID: _bid,
    names.KEEP: _note,
    names.TAKE_BACK: _note,
    names.CONSIGLIERE: _person,
    names.PRIMO_CAPO: _person,
    names.BRIBER: _gangster,
    names.SILVIO: lambda voice, ask: _plain(voice, ask, "take", "skip"),
    names.BRIBE: _note,
    names.CLAUDIA: _note,
    names.ORNELLA: lambda voice, ask: _plain(voice, ask, "left", "right", "skip"),
    names.DISCARD: lambda voice, ask: _marks(voice, ask, voice("b-nc-throw")),
}
