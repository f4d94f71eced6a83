"""[On the table] of Nostra City: the Street, every Territory, the decks, the sources of Respect (OP-5)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

from bot.games.nostra_city.board import running
from bot.games.nostra_city.labels import about, bonus_lines, named, playable_in, street_line, turf_text, window_point, window_text
from bot.games.nostra_city.pictures.speech import signed
from bot.games.nostra_city.story import winner_line
from bot.games.nostra_city.voice import NostraCityVoice
from bot.presenting.boxed.on_table import OpenPart, OpenTable
from bot.presenting.naming import listed
from bot.presenting.scene import ABORTED, Scene
from bot.presenting.text_cards import TextCard
from bot.presenting.texts import Words
from engines.nostra_city.asks import CARD, card_kind
from engines.nostra_city.components import (
    ATLANTIC_CITY,
    BONUSES,
    BRIBER,
    DISTRICTS,
    FIRST_VERDICT_MONTH,
    GANGSTERS,
    GOTA,
    INVESTIGATIONS,
    LUXURIES,
    NOTE_KINDS,
    SHAME,
    TITLES,
    VENDETTA,
    Window,
)
from engines.nostra_city.views import BidView, NostraCityView, PlayerView

CLAUSES = {
    "gangster": "NC-21.2, NC-1.5",
    "gangster:anthony_gota": "NC-21.1, NC-22.2",
    "turf": "NC-4.4, NC-4.5, NC-4.7",
    "turf:connecticut": "NC-8.1, NC-8.2, NC-8.3",
    "turf:new_jersey": "NC-8.1, NC-8.2, NC-8.3",
    "turf:atlantic_city": "NC-8.4, NC-8.5",
    "luxury": "NC-1.9, NC-11.7",
    "investigation": "NC-12.2, NC-12.3, NC-12.9",
    "investigation:fbi": "NC-12.2, NC-12.3, NC-12.9, NC-12.11",
    "investigation:irs": "NC-12.2, NC-12.3, NC-12.9, NC-12.12",
    "title:underboss": "NC-12.13, NC-12.14",
    "title:consigliere": "NC-12.14, NC-12.15",
    "title:primo_capo": "NC-12.15",
    "bonus:fine_team": "NC-20.1, NC-20.4",
    "bonus:wisdom_and_virtue": "NC-20.2, NC-20.4",
    "bonus:full_of_cash": "NC-20.3, NC-20.4",
    "briber": "NC-15.5, NC-15.6",
    "vendetta": "NC-22.3, NC-22.5",
    "vendetta:fbi_informant": "NC-3.2, NC-22.6",
    "vendetta:wrath": "NC-22.7",
    "vendetta:tip_off": "NC-22.10",
    "window": "NC-23.1, NC-23.2",
    "window:VW6": "NC-23.1, NC-23.6",
    "note": "NC-15.2, NC-18.2",
    "note:police_raid": "NC-5.1, NC-5.2",
}
"""The clauses of each text card, by its id or else by its kind."""

WINDOWS: tuple[Window, ...] = get_args(Window)

LAID_OUT = (GOTA, ATLANTIC_CITY)
"""Vendetta cards that go straight into a Territory; their text cards are those of a Gangster and of a District."""


# ---- what can be had


def offer(scene: Scene) -> OpenPart:
    """Return what the phase offers, the Street with what each card does, the running Collecting, the open Vendetta window."""
    voice = NostraCityVoice(scene)
    view = voice.view
    lines = [voice("nc-open-phase", phase=view.phase), *_order(voice), "", voice("nc-open-street")]
    lines += [street_line(voice, space) for space in view.street]
    lines += [*_collecting(voice), *_window(voice), *_aim(voice)]
    shown = [CARD[space.card] for space in view.street if space.card]
    point = window_point(view)
    playable = [f"vendetta:{card}" for card in playable_in(point)] if point else []
    return OpenPart(lines, [*shown, *([f"window:{point}"] if point else []), *playable], named=playable)


def _order(voice: NostraCityVoice) -> Iterator[str]:
    view = voice.view
    if view.order:
        yield voice("nc-open-order", list=listed((voice.who(seat) for seat in view.order), " → "))
    if view.turn is not None:
        yield voice("nc-open-turn", who=voice.who(view.turn))
    if view.starter is not None:
        yield voice("nc-open-starter", who=voice.who(view.starter), fixed="yes" if view.starter_fixed else "no")


def _collecting(voice: NostraCityVoice) -> Iterator[str]:
    if voice.view.collecting is not None:
        yield from ("", running(voice))


def _window(voice: NostraCityVoice) -> Iterator[str]:
    view = voice.view
    if text := window_text(voice):
        yield from ("", text)
    if view.window is not None and view.window.played:
        yield voice(
            "nc-open-revealed", list=listed(f"{voice.who(seat)} {voice.thing(f'vendetta:{card}')}" for seat, card in view.window.played)
        )


def _aim(voice: NostraCityVoice) -> Iterator[str]:
    """Return the Revenge card that is being resolved, with its effect."""
    view = voice.view
    if view.aim:
        yield voice("nc-open-aim", card=voice.thing(f"vendetta:{view.aim}"), effect=voice(f"nc-effect-{view.aim}"))


# ---- before a player


def player(scene: Scene, seat: int) -> OpenPart:
    """Return the Territory of ``seat``: Gangsters with Abilities, Districts, sources of Respect, bids."""
    voice = NostraCityVoice(scene)
    words, one = scene.words, voice.view.players[seat]
    lines = [
        voice("nc-open-who", who=voice.who(seat), respect=signed(one.respect).lstrip("+"), notes=one.notes, cards=one.cards),
        *_signs(voice, one),
        "",
    ]
    for gangster in one.gangsters:
        state = "bid" if gangster.bid else "free" if gangster.free else "used"
        lines.append(
            voice("nc-open-held", name=voice.thing(f"gangster:{gangster.id}"), state=state, about=words(f"nc-ability-{gangster.id}"))
        )
    for turf in one.districts:
        said = turf_text(words, turf.id, (*turf.areas, *turf.traffics))
        lines.append(voice("nc-open-held", name=voice.thing(f"turf:{turf.id}"), state="free" if turf.free else "used", about=said))
    for won in one.investigations:
        ref = CARD[won]
        lines.append(voice("nc-open-won", name=named(words, ref), respect=signed(_respect(ref)), effect=words(f"nc-effect-{won}")))
    lines += ["", *_doings(voice, one)]
    crew = [*(gangster.id for gangster in one.gangsters), *(turf.id for turf in one.districts)]
    told = {CARD[card] for card in (*crew, *one.investigations)}
    cards = [*_refs(one), *(["briber"] if one.bribers else []), *([f"vendetta:{SHAME}"] if one.shames else [])]
    return OpenPart(lines, cards, named=[ref for ref in cards if ref not in told])


def _signs(voice: NostraCityVoice, one: PlayerView) -> Iterator[str]:
    """Return the Starting Player card, part, victory and money once they are public, and where Respect comes from."""
    if one.starting:
        yield voice("nc-open-starting")
    if one.informant:
        yield voice("nc-open-informant")
    if one.won:
        yield voice("nc-open-winner")
    if one.money is not None:
        yield voice("nc-open-bank", money=voice.money(one.money))
    sources = _sources(voice, one)
    if sources:
        yield voice("nc-open-from", list=listed(sources))


def _sources(voice: NostraCityVoice, one: PlayerView) -> list[str]:
    """Return everything that gives or takes Respect in a Territory, with its value."""
    found = [(ref, _respect(ref)) for ref in _refs(one) if _respect(ref)]
    said = [f"{named(voice.scene.words, ref)} {signed(value)}" for ref, value in found]
    if one.bribers:
        said.append(f"{voice.counted([(voice('nc-open-briber'), one.bribers)])} {signed(BRIBER.respect * one.bribers)}")
    if one.shames:
        said.append(f"{voice.counted([(voice.thing('vendetta:shame_on_you'), one.shames)])} {signed(VENDETTA[SHAME].respect * one.shames)}")
    return said


def _respect(ref: str) -> int:
    """Return the Respect that a card of a Territory gives (table 5.10)."""
    kind, _, name = ref.partition(":")
    match kind:
        case "turf" if name in DISTRICTS:
            return DISTRICTS[name].respect
        case "luxury":
            return LUXURIES[name].respect
        case "investigation":
            return INVESTIGATIONS[name].respect
        case "title":
            return TITLES[name].respect
        case "bonus":
            return BONUSES[name].respect
        case "gangster" if name in VENDETTA:
            return VENDETTA[name].respect
        case _:
            return 0


def _refs(one: PlayerView) -> list[str]:
    """Return references to all cards of a Territory that have a text card."""
    held = [*(card.id for card in one.gangsters), *(card.id for card in one.districts), *one.luxuries, *one.investigations]
    cards = [CARD[card] for card in held]
    cards += [f"title:{one.title}"] if one.title else []
    return [*cards, *(f"bonus:{bonus}" for bonus in one.bonuses)]


def _doings(voice: NostraCityVoice, one: PlayerView) -> Iterator[str]:
    """Return bids, and the bribes or Collectings of the running phase."""
    if one.bids:
        yield voice("nc-open-bids", list=listed((_bid(voice, bid) for bid in one.bids), "; "))
    if one.bribes and voice.view.phase == "trial":
        yield voice("nc-open-bribes", n=one.bribes)
    if one.collected and voice.view.phase == "business":
        yield voice(
            "nc-open-collected",
            list=listed(voice("nc-open-area") if kind == "area" else voice.thing(f"kind:{kind}") for kind in one.collected),
        )


def _bid(voice: NostraCityVoice, bid: BidView) -> str:
    """Return a bid as far as it is open: Gangster, number of Notes, later the space, at last the Notes."""
    said = voice("nc-open-bid", gangster=voice.thing(f"gangster:{bid.gangster}"), n=bid.notes)
    if bid.space is not None:
        said += f", {voice.thing(f'space:{bid.space}')}"
    if bid.kinds is not None:
        said += f", {voice.note_kinds(bid.kinds)}"
    return said if bid.money is None else f"{said} = {voice.money(bid.money)}"


# ---- the supply


def supply(scene: Scene) -> OpenPart:
    """Return what is still to come, the decks with the cards left in them, discarded and removed cards."""
    voice = NostraCityVoice(scene)
    view, words = voice.view, scene.words
    lines = [
        *([*to_come, ""] if (to_come := [*_to_come(voice)]) else []),
        voice("nc-table-decks", corruption=view.corruption, street=view.street_deck, deck=view.note_deck, vendetta=view.vendetta_deck),
        voice("nc-open-discard", n=view.note_discard, top=voice.thing(f"note:{view.note_top}") if view.note_top else "–"),
    ]
    if view.shown:
        lines.append(voice("nc-open-shown", list=voice.note_kinds(view.shown)))
    if view.removed:
        lines.append(voice("nc-open-removed", list=listed(_removed(voice, view.removed))))
    left = unseen(view)
    lines += ["", voice("nc-open-left")]
    for kind in ("gangster", "district", "luxury", "investigation"):
        cards = [named(words, CARD[card]) for card in left if card_kind(card) == kind]
        lines.append(voice("nc-open-left-of", kind=kind, n=len(cards), list=listed(cards) or "–"))
    box = voice.counted((voice.thing(f"note:{kind.id}"), kind.count) for kind in NOTE_KINDS)
    vendetta = voice.counted((voice.thing(f"vendetta:{card.id}"), card.count) for card in VENDETTA.values())
    lines += ["", voice("nc-open-note-box", list=box), voice("nc-open-vendetta-box", list=vendetta)]
    if view.vendetta_discard:
        lines.append(voice("nc-open-vendetta-discard", list=voice.cards(view.vendetta_discard)))
    lines.append(voice("nc-open-betrayal"))
    return OpenPart(lines, [*_vendetta_ids(), *(f"window:{window}" for window in WINDOWS)])


def _vendetta_ids() -> Iterator[str]:
    return (CARD[card] if card in LAID_OUT else f"vendetta:{card}" for card in VENDETTA)


def _to_come(voice: NostraCityVoice) -> Iterator[str]:
    """Yield the Month, the Titles, the Biggest Briber cards and the Verdicts that are still to come; nothing after the end."""
    view = voice.view
    if view.phase == "end":
        return
    if view.round:
        yield voice("nc-open-month", month=voice.month(view.round), n=view.round, all=view.rounds)
    yield from _respect_to_come(voice)
    yield from bonus_lines(voice)
    if view.round <= FIRST_VERDICT_MONTH:
        yield voice("nc-open-come-verdict")
    yield voice("nc-open-come-final")


def _respect_to_come(voice: NostraCityVoice) -> Iterator[str]:
    """Yield the Titles and the Biggest Briber cards that nobody has yet; nothing after the end."""
    view = voice.view
    if view.phase == "end":
        return
    if not view.titles_out:
        yield voice("nc-open-come-titles")
    elif not any(one.title for one in view.players):
        yield voice("nc-open-titles-wait")
    if view.bribers_left:
        yield voice("nc-open-come-bribers", n=view.bribers_left)


def unseen(view: NostraCityView) -> list[str]:
    """Return the Street cards that nobody has seen yet: they lie in the Street deck (NC-2.6)."""
    seen = {space.card for space in view.street} | set(view.removed)
    for one in view.players:
        seen |= {card.id for card in one.gangsters} | {card.id for card in one.districts} | {*one.luxuries, *one.investigations}
    return [card for card in (*GANGSTERS, *DISTRICTS, *LUXURIES, *INVESTIGATIONS) if card not in seen]


def _removed(voice: NostraCityVoice, cards: Sequence[str]) -> Iterator[str]:
    for card, count in Counter(cards).items():
        yield voice.counted([(voice("nc-open-briber") if card == BRIBER.id else voice.card(card), count)])


# ---- what counts


def counts(scene: Scene, seat: int | None) -> OpenPart:
    """Return who wins by the Verdict, the sources of Respect, the End bonuses, each player's public part, the hidden part of ``seat``.

    A game that the host ended has no Verdict.
    """
    voice = NostraCityVoice(scene)
    view = voice.view
    over = view.phase == "end"
    verdict = voice("nc-open-verdict", field=voice.field(view.field), guilty="yes" if view.guilty else "no", over="yes" if over else "no")
    lines = [
        *([] if view.reason == ABORTED else [verdict]),
        *([] if over else [voice("nc-open-verdict-to-come", n=view.corruption, active=len(view.active))]),
        voice("nc-open-wins"),
        voice("nc-open-tie"),
        "",
        voice(
            "nc-open-sources",
            luxuries=_range(),
            briber=signed(BRIBER.respect),
            shame=signed(VENDETTA[SHAME].respect),
            titles=_titles(voice),
        ),
    ]
    lines += [*bonus_lines(voice), *_respect_to_come(voice), "", winner_line(voice) if over else voice("nc-open-public")]
    lines += [_public_part(voice, one) for one in sorted(view.players, key=lambda one: (-least_respect(view, one), one.seat))]
    if seat is not None and (own := _hidden_part(voice, seat)):
        lines += ["", own]
    return OpenPart(lines, [*(f"bonus:{bonus}" for bonus in BONUSES), *(f"title:{title}" for title in TITLES), "briber"])


def _range() -> str:
    values = [row.respect for row in LUXURIES.values()]
    return f"{signed(min(values))} – {signed(max(values))}"


def _titles(voice: NostraCityVoice) -> str:
    """Return each Title with its Respect and its holder, if there is one."""
    holders = {one.title: voice.who(one.seat) for one in voice.view.players if one.title}
    said = []
    for title, row in TITLES.items():
        holder = f" ({holders[title]})" if title in holders else ""
        said.append(f"{voice.thing(f'title:{title}')} {signed(row.respect)}{holder}")
    return listed(said)


def _public_part(voice: NostraCityVoice, one: PlayerView) -> str:
    crew = len(one.gangsters) + len(one.districts)
    return voice("nc-open-part", who=voice.who(one.seat), n=least_respect(voice.view, one), crew=crew, cards=one.cards, notes=one.notes)


def least_respect(view: NostraCityView, one: PlayerView) -> int:
    """Return the Respect of a player if the game ended now, without Full of Cash: the money in the Banks is hidden (NC-V1).

    The numbers of Gangsters, Districts and cards in hand are public, so the other two End bonuses can be counted (NC-20.1, NC-20.2).
    """
    if any(other.money is not None for other in view.players):
        return one.respect
    crews = [len(other.gangsters) + len(other.districts) for other in view.players]
    hands = [other.cards for other in view.players]
    won = ((bonus, figures) for bonus, figures in (("fine_team", crews), ("wisdom_and_virtue", hands)))
    return one.respect + sum(BONUSES[bonus].respect for bonus, figures in won if _alone(figures, one.seat))


def _alone(figures: Sequence[int], seat: int) -> bool:
    """Return whether ``seat`` alone has the highest figure (NC-20.4)."""
    return figures[seat] == max(figures) and figures.count(max(figures)) == 1


def _hidden_part(voice: NostraCityVoice, seat: int) -> str:
    me = voice.mine(seat).me
    if me is None or voice.view.phase in ("setup", "end"):
        return ""
    return voice("nc-open-hidden", informant="yes" if me.informant else "no", money=voice.money(me.money))


# ---- text cards


def cards(words: Words) -> list[TextCard]:
    """Return the text cards of Street cards, Titles, bonuses, Vendetta cards and windows, Notes."""
    refs = [
        *(CARD[card] for card in (*GANGSTERS, GOTA, *DISTRICTS, ATLANTIC_CITY, *LUXURIES, *INVESTIGATIONS, *TITLES)),
        *(f"bonus:{bonus}" for bonus in BONUSES),
        "briber",
        *(f"vendetta:{card}" for card in VENDETTA if card not in LAID_OUT),
        *(f"window:{window}" for window in WINDOWS),
        *(f"note:{kind.id}" for kind in NOTE_KINDS),
        "note:police_raid",
    ]
    return [_card(words, ref) for ref in refs]


def _card(words: Words, ref: str) -> TextCard:
    kind, _, name = ref.partition(":")
    said = [about(words, ref), _when(words, kind, name)]
    clause = CLAUSES.get(ref) or CLAUSES[kind]
    effect = words(f"nc-effect-{name}") if kind == "investigation" else said[0]
    text = f"{' '.join(one for one in said if one)} `{clause}`"
    return TextCard(ref, named(words, ref), text, _hook(words, kind, name), effect)


def _hook(words: Words, kind: str, name: str) -> str:
    match kind, name:
        case "briber", _:
            return words("hook-nc-briber")
        case "note", "police_raid":
            return words("hook-nc-police-raid")
        case (("note" | "window"), _):
            return ""
        case _:
            return words(f"hook-nc-{kind}-{name}")


def _when(words: Words, kind: str, name: str) -> str:
    """Return when and how often a component works, and how many there are."""
    match kind:
        case "gangster" if name in GANGSTERS:
            return words("nc-open-ability", phase=GANGSTERS[name].phase)
        case "turf" if name in DISTRICTS:
            return words("nc-open-turf-use")
        case "investigation":
            row = INVESTIGATIONS[name]
            return words("nc-open-investigation-won", respect=signed(row.respect), n=row.guilt)
        case "briber":
            return words("nc-open-copies", n=BRIBER.count)
        case "vendetta":
            card = VENDETTA[name]
            played = words("nc-open-revenge", window=card.windows[0] if len(card.windows) == 1 else "any") if card.windows else ""
            return f"{played} {words('nc-open-copies', n=card.count)}".strip()
        case "note" if name != "police_raid":
            return words("nc-open-copies", n=next(row.count for row in NOTE_KINDS if row.id == name))
        case _:
            return ""


OPEN_TABLE = OpenTable(offer=offer, player=player, supply=supply, counts=counts, cards=cards)
