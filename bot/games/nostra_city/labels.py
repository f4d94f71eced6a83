"""Options in words, and their descriptions: Abilities, effects, bribe values, debts."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.games.nostra_city.pictures.speech import money_in, signed
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.boxed.asked import Effect, references
from bot.presenting.limits import CHOICE_LABEL, DESCRIPTION
from bot.presenting.naming import cut, listed
from bot.presenting.page import MenuOption
from bot.presenting.questions import offered
from bot.presenting.scene import Scene
from bot.presenting.texts import Words
from engines import Ask, Notice, Option
from engines.nostra_city import asks as names
from engines.nostra_city.asks import CARD
from engines.nostra_city.components import (
    ATLANTIC_CITY,
    BONUSES,
    BRIBER,
    DISTRICTS,
    INVESTIGATIONS,
    LUXURIES,
    MATCHES,
    NOTE_KINDS,
    TITLES,
    VENDETTA,
    Window,
)
from engines.nostra_city.views import NostraCityView, SpaceView
from engines.table import seat_of

_NOTES = {kind.id: kind for kind in NOTE_KINDS}


def of_kind(ask: Ask, kind: str) -> list[Option]:
    """Return the options ``kind:…``."""
    return [option for option in offered(ask) if option.id.partition(":")[0] == kind]


def option_label(voice: NostraCityVoice, option: Option) -> str:
    """Return an option in words: people by shape and name, cards with the shape of their owner, all others by the words of the rules."""
    kind, _, what = option.id.partition(":")
    if kind == "seat":
        return voice.label(seat_of(option.id))
    said = voice(option.text.key, **voice.arguments(option.text.args))
    owner = owner_of(voice, what) if option.text.key in ("opt-nc-gangster", "opt-nc-district") else None
    return said if owner is None else f"{said} ({voice.label(owner)})"


def owner_of(voice: NostraCityVoice, card: str) -> int | None:
    """Return the owner of a Gangster or District, None for nobody."""
    for player in voice.view.players:
        if card in (*(one.id for one in player.gangsters), *(one.id for one in player.districts)):
            return player.seat
    return None


def choice(label: str, option: Option, about: str = "") -> MenuOption:
    return MenuOption(option.id, cut(label, CHOICE_LABEL), cut(about, DESCRIPTION))


def gangsters(voice: NostraCityVoice, options: Iterable[Option]) -> list[MenuOption]:
    return [choice(voice.thing(option.id), option, ability(voice, option)) for option in options]


def ability(voice: NostraCityVoice, option: Option) -> str:
    """Return the Ability of the Gangster in an option, what lies open before its player; empty for other options."""
    kind, _, what = option.id.partition(":")
    if kind == "seat":
        one = voice.view.players[int(what)]
        return voice("nc-about-seat", respect=signed(one.respect).lstrip("+"), notes=one.notes, cards=one.cards)
    return voice(f"nc-ability-{what}") if kind == "gangster" else ""


def starts(voice: NostraCityVoice, ask: Ask) -> list[MenuOption]:
    """Return the possible Collectings, each with the matching Districts and the debts."""
    choices = []
    for option in of_kind(ask, "district"):
        _, district, kind = option.id.split(":")
        matching = {player.seat: sum(kind in MATCHES[one.id] for one in player.districts) for player in voice.view.players}
        others = [(seat, count) for seat, count in matching.items() if count and seat != ask.seat]
        owed = listed(f"{voice.label(seat)} {count}" for seat, count in others)
        told = voice("nc-about-owed", list=owed) if owed else voice("nc-about-owed-nobody")
        label = f"{voice.thing(f'kind:{kind}')} · {voice.thing(f'turf:{district}')}"
        choices.append(choice(label, option, voice("nc-about-kind", n=sum(matching.values()), owed=told)))
    return choices


def spaces(voice: NostraCityVoice, ask: Ask) -> list[MenuOption]:
    """Return the spaces of the Street on offer for a bid, by number and card."""
    cards = {f"space:{space.number}": space for space in voice.view.street}
    choices = []
    for option in of_kind(ask, "space"):
        space = cards[option.id]
        label = voice("pic-nc-alt-space", n=space.number, card=voice.pictures.street_card(space))
        choices.append(choice(label, option, about(voice.scene.words, CARD[space.card]) if space.card else ""))
    return choices


def revenge(voice: NostraCityVoice, ask: Ask) -> list[MenuOption]:
    """Return the playable Revenge cards, equal ones once, each with its effect."""
    held = Counter(voice.own(ask.seat).hand)
    choices = []
    for option in of_kind(ask, "card"):
        card = option.id.partition(":")[2]
        name = voice.counted([(voice.thing(f"vendetta:{card}"), held[card])])
        choices.append(choice(name, option, voice(f"nc-effect-{card}")))
    return choices


def kind_of_note(option: Option) -> str:
    """Return the kind of the Note in an option; its number is secret (NC-V19)."""
    return str(option.text.args["note"]).partition(":")[2]


def notes(voice: NostraCityVoice, ask: Ask) -> list[MenuOption]:
    """Return every Note by its kind, for questions with several picks."""
    return [
        choice(voice.thing(f"note:{kind}"), option, about(voice.scene.words, f"note:{kind}"))
        for option in of_kind(ask, "note")
        if (kind := kind_of_note(option))
    ]


def note_kinds(voice: NostraCityVoice, ask: Ask) -> list[MenuOption]:
    """Return the kinds of Notes, equal ones once with their number, for questions with one pick."""
    counts = Counter(kind_of_note(option) for option in of_kind(ask, "note"))
    first = {kind_of_note(option): option for option in reversed(of_kind(ask, "note"))}
    return [
        choice(voice.counted([(voice.thing(f"note:{kind}"), counts[kind])]), first[kind], about(voice.scene.words, f"note:{kind}"))
        for kind in _NOTES
        if kind in first
    ]


_FIXED = {"end": "nc-given-end", "cancel": "nc-given-cancel", "pass": "nc-given-pass", "ready": "nc-given-ready"}
_STANDING = {
    "pass:phase": "nc-given-pass-phase",
    "pass:month": "nc-given-pass-month",
    "off": "nc-given-stand-off",
    "phase": "nc-given-pass-phase",
    "month": "nc-given-pass-month",
}
_SENTENCES = {
    names.COLLECTOR: "nc-given-gangster",
    names.BIDDER: "nc-given-gangster",
    names.BRIBER: "nc-given-gangster",
    names.SPACE: "nc-given-space",
    names.KIND_OF: "nc-given-collect",
    names.WINDOW: "nc-given-card",
    names.LAST_ROUND: "nc-given-last-card",
    names.BID: "nc-given-bid",
    names.BRIBE: "nc-given-bribe",
}
_NOTHING = {names.SPLIT: "nc-given-no-notes", names.BID: "nc-given-cancel"}


def receipt(scene: Scene, ask: Ask, picks: tuple[str, ...], _notices: Sequence[Notice] = ()) -> str:
    """Return the sentence for ``picks``; the chronicle has their results."""
    voice = NostraCityVoice(scene)
    if not picks:
        return voice(_NOTHING.get(ask.name, "nc-given-nothing"))
    if picks[0] in _FIXED:
        return voice(_FIXED[picks[0]])
    if picks[0] in _STANDING:
        return voice(_STANDING[picks[0]])
    chosen = [option for option in ask.options if option.id in picks]
    if of_kind(ask, "note"):
        what = voice.note_kinds([kind_of_note(option) for option in chosen])
    else:
        what = listed(option_label(voice, option) for option in chosen)
    return voice(_SENTENCES.get(ask.name, "nc-given-open"), what=what)


# ---- components: their names and what they do


def named(words: Words, ref: str) -> str:
    """Return the name of a component by its reference ``kind:id``."""
    kind, _, name = ref.partition(":")
    match kind:
        case "window":
            return words("nc-open-window-name", window=name)
        case "briber":
            return words("nc-open-briber")
        case _:
            return words(f"name-{kind}", id=name)


def about(words: Words, ref: str) -> str:
    """Return what a component does, in a sentence or two."""
    kind, _, name = ref.partition(":")
    match kind:
        case "gangster":
            return words(f"nc-ability-{name}")
        case "turf":
            return turf_text(words, name, MATCHES[name])
        case "luxury":
            return words("nc-open-luxury", respect=signed(LUXURIES[name].respect))
        case "investigation":
            price = money_in(words.language, INVESTIGATIONS[name].price)
            return words("nc-open-investigation", price=price, effect=words(f"nc-effect-{name}"))
        case "title":
            return words("nc-open-title", title=name, respect=signed(TITLES[name].respect))
        case "bonus":
            return words("nc-open-bonus", bonus=name, respect=signed(BONUSES[name].respect))
        case "briber":
            return words("nc-open-briber-how", respect=signed(BRIBER.respect))
        case "vendetta":
            return words(f"nc-effect-{name}")
        case "window":
            return words("nc-open-window", window=name, list=listed(_names(words, "vendetta", playable_in(name))))
        case _:
            return _note(words, name)


def turf_text(words: Words, name: str, kinds: Iterable[str]) -> str:
    """Return in which kinds of Collecting a District counts, and its Respect."""
    respect = DISTRICTS[name].respect if name in DISTRICTS else 0
    said = words("nc-open-turf", list=listed(_names(words, "kind", kinds)))
    if respect:
        said += f" {words('nc-open-turf-respect', respect=signed(respect))}"
    return f"{said} {words('nc-open-atlantic-city')}" if name == ATLANTIC_CITY else said


def _note(words: Words, name: str) -> str:
    kind = next((kind for kind in NOTE_KINDS if kind.id == name), None)
    return words("nc-open-raid") if kind is None else f"{words('nc-about-note', icon=kind.icon or 'none', n=kind.fields)}."


def _names(words: Words, kind: str, ids: Iterable[str]) -> Iterator[str]:
    return (named(words, f"{kind}:{one}") for one in ids)


def effects(words: Words, option: Option) -> Iterator[Effect]:
    """Yield the cards that an option names, each with its effect; Notes are hidden, and their options have descriptions."""
    return (_effect(words, ref) for ref in references(option) if ref.partition(":")[0] in _EXPLAINED)


_EXPLAINED = frozenset({"gangster", "turf", "luxury", "investigation", "title", "vendetta"})


def asked_about(voice: NostraCityVoice, ask: Ask) -> Iterator[Effect]:
    """Yield the card that a question comes from: an Ability, a Title, or the Revenge card being played."""
    if ask.name in _ASKED_BY:
        yield _effect(voice.scene.words, _ASKED_BY[ask.name])
    if ask.name in (names.TARGET, names.MASSIMO) and voice.view.aim:
        yield _effect(voice.scene.words, f"vendetta:{voice.view.aim}")


_ASKED_BY = {
    names.PIETRO: "gangster:donata_pietro",
    names.CARMELA: "gangster:agnello_carmela",
    names.SILVIO: "gangster:carbone_silvio",
    names.CLAUDIA: "gangster:carbone_claudia",
    names.ORNELLA: "gangster:carbone_ornella",
    names.EXTORTION: "vendetta:extortion",
    names.CONSIGLIERE: "title:consigliere",
    names.PRIMO_CAPO: "title:primo_capo",
}
"""The card that each of these questions comes from."""


def _effect(words: Words, ref: str) -> Effect:
    return named(words, ref), about(words, ref)


def playable_in(window: str) -> Iterator[str]:
    """Return the Revenge cards of a Vendetta window."""
    return (card.id for card in VENDETTA.values() if window in card.windows)


def window_text(voice: NostraCityVoice) -> str:
    """Return when the open Vendetta window is and which cards may be played in it; empty without a window."""
    point = window_point(voice.view)
    return about(voice.scene.words, f"window:{point}") if point else ""


def window_point(view: NostraCityView) -> Window | None:
    """Return the point of the open Vendetta window; the last round asks one after another (NC-23.6)."""
    if view.window is not None:
        return view.window.point
    return "VW6" if view.step == "last_round" else None


def bonus_lines(voice: NostraCityVoice) -> list[str]:
    """Return the End bonuses with their conditions."""
    words = voice.scene.words
    return [f"- **{named(words, f'bonus:{bonus}')}**: {about(words, f'bonus:{bonus}')}" for bonus in BONUSES]


def street_line(voice: NostraCityVoice, space: SpaceView) -> str:
    """Return a space of the Street with what its card does."""
    if space.card is None:
        return voice("nc-open-space-empty", n=space.number)
    words, ref = voice.scene.words, CARD[space.card]
    kind = words(f"pic-nc-card-{space.kind}")
    said = voice("nc-open-space", n=space.number, name=named(words, ref), kind=kind, about=about(words, ref))
    return f"{said} {voice('nc-open-space-now')}" if space.current else said
