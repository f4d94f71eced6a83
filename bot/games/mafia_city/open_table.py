"""[On the table] of Mafia City: what each location gives now, everybody's tokens, the decks and the cards in play, the standings (OP-7)."""

from collections.abc import Callable, Iterator, Sequence

from bot.games.mafia_city.board import here
from bot.games.mafia_city.effect_text import chain_text
from bot.games.mafia_city.pictures.alt import shuffled
from bot.games.mafia_city.pictures.tile import controlled, done
from bot.games.mafia_city.story import winner_line
from bot.games.mafia_city.voice import MafiaCityVoice
from bot.presenting.boxed.on_table import OpenPart, OpenTable
from bot.presenting.naming import listed
from bot.presenting.scene import Scene
from bot.presenting.text_cards import TextCard
from bot.presenting.texts import Words
from engines.mafia_city.components import CANCELLED_BY, CARDS, IDLE_ROUNDS, KINDS, LOCATIONS, NUMBERS, PRISON, STRICT, SYMBOLS
from engines.mafia_city.views import CardView, LocationView, MafiaCityView, PlayerView

FIGURES = ("killer", "policeman", "mayor")
STATES: dict[str, Callable[[PlayerView], bool]] = {
    "starting": lambda one: one.starting,
    "mayor": lambda one: one.mayor,
    "policeman": lambda one: one.policeman,
    "passed": lambda one: one.passed,
    "left": lambda one: one.left,
    "won": lambda one: one.won,
}
"""States of a player in the order of telling."""

CLAUSES = {
    "kind:hired_killer": "MC-6.10, MC-10.14",
    "kind:informer": "MC-10.15",
    "kind:thief": "MC-10.16",
    "kind:police_chief": "MC-10.17, MC-11.3",
    "kind:fbi": "MC-10.18, MC-11.3",
    "kind:police_raid": "MC-10.20, MC-3.12",
    "kind:pulling_strings": "MC-10.22",
    "kind:big_plan": "MC-10.23",
    "kind:complicity": "MC-12.3, MC-12.7",
    "kind:rackets": "MC-10.25",
    "kind:secret_deal": "MC-5.1, MC-5.2",
    "symbol:fist": "MC-11.4",
    "symbol:hat": "MC-10.8, MC-10.9",
    "symbol:bullet": "MC-3.13, MC-3.14",
    "symbol:plus1": "MC-6.18, MC-6.20",
    "location:1": "MC-4.5, MC-6.4, MC-6.5",
    "location:2": "MC-4.5, MC-6.9, MC-6.10",
    "location:3": "MC-4.6, MC-6.12, MC-6.13",
    "location:4": "MC-4.5, MC-6.14, MC-6.16",
    "location:5": "MC-4.5, MC-6.17",
    "location:6": "MC-4.5, MC-6.18, MC-6.20",
    "location:7": "MC-4.6, MC-6.21, MC-6.24",
    "figure:killer": "MC-6.9, MC-10.14",
    "figure:policeman": "MC-14.1, MC-14.3",
    "figure:mayor": "MC-4.4, MC-7.3",
}

# ---- what can be had


def offer(scene: Scene) -> OpenPart:
    """Return what each location gives, its pile, its controller now, the figures there; above them the course of the phase."""
    voice = MafiaCityVoice(scene)
    view = voice.view
    lines = [voice("mc-open-control"), *_course(voice), ""]
    for location in view.locations:
        lines.append(voice("mc-open-site", place=voice.place(location.number), gives=gives(voice, location.number)))
        lines.append(f"  - {listed(_site(voice, location), ' · ')}")
    figures = [f"figure:{figure}" for figure in FIGURES]
    named = [*figures, *(f"kind:{card.kind}" for card in view.in_play)]
    return OpenPart(lines, [*(f"location:{number}" for number in NUMBERS), *figures], named=named)


def _course(voice: MafiaCityVoice) -> Iterator[str]:
    """Return the cycle of the phase, who decides its order, the idle rounds, who is still to decide, the Secret Deals that count."""
    view = voice.view
    if view.cycle:
        yield voice("mc-open-cycle", number=view.cycle, all=len(NUMBERS))
    if view.governor is not None:
        yield voice("mc-open-governor", who=voice.who(view.governor))
    if view.idle:
        yield voice("mc-open-idle", n=view.idle, all=IDLE_ROUNDS)
    yield from here(voice)


def gives(voice: MafiaCityVoice, number: int) -> str:
    """Return the effect of a location at this table."""
    return voice(f"help-mc-location-{number}", same="yes" if voice.view.cell_same_round else "no")


def _site(voice: MafiaCityVoice, location: LocationView) -> Iterator[str]:
    view = voice.view
    yield _tokens(voice, location.pile) if location.pile else voice("pic-mc-alt-empty")
    if location.number == PRISON and view.cell:
        yield voice("mc-open-cell", list=_tokens(voice, view.cell), due=view.due)
    if evaluated(view, location):
        yield voice("mc-open-controlled", who=_person(voice, location.controlled))
    elif location.pile:
        yield voice("mc-open-leads", who=_person(voice, location.leader))
    if location.current:
        yield voice("mc-open-current")
    if done(view, location):
        yield voice("mc-open-done")
    yield from (voice(f"pic-mc-figure-{figure}") for figure in FIGURES if getattr(location, figure))


def evaluated(view: MafiaCityView, location: LocationView) -> bool:
    """Return whether this round's controller of the location is fixed."""
    return controlled(view, location) or view.phase in ("strategy", "draw")


def _person(voice: MafiaCityVoice, seat: int | None) -> str:
    return voice("mc-open-nobody") if seat is None else voice.who(seat)


def _tokens(voice: MafiaCityVoice, pile: Sequence[int]) -> str:
    """Return the tokens of a pile from the bottom, equal neighbours counted together: ``2× ▲ red, ● blue``."""
    runs: list[tuple[int, int]] = []
    for seat in pile:
        runs[-1:] = [(seat, runs[-1][1] + 1)] if runs and runs[-1][0] == seat else [*runs[-1:], (seat, 1)]
    return listed(f"{f'{many}× ' if many > 1 else ''}{voice.marks[seat]} {voice.pictures.colour(seat)}" for seat, many in runs)


# ---- before a player


def player(scene: Scene, seat: int) -> OpenPart:
    """Return points, tokens, cards by number, figures and locations of ``seat``."""
    voice = MafiaCityVoice(scene)
    view = voice.view
    one = view.players[seat]
    states = [voice("mc-open-state", what=state) for state, holds in STATES.items() if holds(one)]
    place = [voice("mc-open-place", n=one.place)] if one.place is not None else []
    stands = [location for location in view.locations if seat in location.pile]
    has = [voice.place(location.number) for location in view.locations if evaluated(view, location) and location.controlled == seat]
    leads = [voice.place(location.number) for location in view.locations if not evaluated(view, location) and location.leader == seat]
    lines = [
        listed([voice.who(seat), voice.pictures.colour(seat), *states, *place], " · "),
        voice("mc-open-points", n=one.vp, target=view.target),
        voice("mc-open-tokens", hand=one.mobsters, reserve=one.reserve, piled=one.in_piles, cell=one.in_cell),
        voice("mc-open-cards", n=one.cards),
        voice("mc-open-stands", list=listed(f"{voice.place(site.number)} ({site.pile.count(seat)})" for site in stands) or "–"),
        voice("mc-open-has", list=listed(has) or "–"),
        voice("mc-open-would-have", list=listed(leads) or "–"),
    ]
    figures = [f"figure:{figure}" for figure in ("mayor", "policeman") if getattr(one, figure)]
    return OpenPart(lines, [*(f"location:{site.number}" for site in stands), *figures])


# ---- the supply


def supply(scene: Scene) -> OpenPart:
    """Return the deck once there is one, the cards in play, the discards by kind and symbol, and who draws at the end of the round."""
    voice = MafiaCityVoice(scene)
    view = voice.view
    lines = [voice("mc-open-deck", n=view.deck, discard=len(view.discard)) if shuffled(view) else voice("mc-open-unshuffled")]
    if view.discard:
        lines.append(voice("mc-open-top", card=voice.card(view.discard[-1].number)))
    lines += [*_in_play(voice), voice("mc-open-draws"), *_extra_draws(voice)]
    lines += ["", voice("mc-open-kinds"), *(_kind_line(voice, kind) for kind in KINDS)]
    lines += ["", voice("mc-open-symbols", list=listed(_symbol_count(voice, symbol) for symbol in SYMBOLS))]
    return OpenPart(lines, [*(f"kind:{kind}" for kind in KINDS), *(f"symbol:{symbol}" for symbol in SYMBOLS)])


def _in_play(voice: MafiaCityVoice) -> Iterator[str]:
    """Return the effect being decided with its vetoes, the one around it, the cards that paid for them, and who may answer."""
    view = voice.view
    if view.chain:
        yield voice("mc-open-chain", chain=chain_text(voice, view.chain), stands="yes" if view.stands else "no")
    if view.outer:
        yield voice("mc-open-outer", chain=chain_text(voice, view.outer))
    if view.in_play:
        yield voice("mc-open-in-play", list=listed(voice.card(card.number) for card in view.in_play))
    if view.window is not None:
        yield voice("mc-open-window", n=view.window.stage, list=voice.people(view.window.seats))


def extra_draws(view: MafiaCityView) -> tuple[int, int] | None:
    """Return who would draw extra cards if the round ended now, and how many; None: nobody (MC-8.3, 8.4)."""
    fewest = min(one.vp for one in view.players)
    poorest = [one for one in view.players if one.vp == fewest]
    if len(poorest) > 1:
        return None
    (one,) = poorest
    return one.seat, 1 + all(other.cards > one.cards for other in view.players if other.seat != one.seat)


def _extra_draws(voice: MafiaCityVoice) -> Iterator[str]:
    found = extra_draws(voice.view)
    if found is not None and voice.view.phase != "end":
        yield voice("mc-open-draws-more", who=voice.who(found[0]), n=found[1])


def _kind_line(voice: MafiaCityVoice, kind: str) -> str:
    """Return the discarded cards of a kind by their symbols, and how many nobody has seen go."""
    view = voice.view
    gone = [card for card in view.discard if card.kind == kind]
    symbols = listed(_counted(voice, symbol, gone) for symbol in SYMBOLS if any(card.symbol == symbol for card in gone))
    every = sum(card.kind == kind for card in CARDS.values())
    left = every - len(gone) - sum(card.kind == kind for card in view.in_play)
    return voice("mc-open-kind", card=voice.pictures.kind(kind), list=symbols or "–", left=left, all=every)


def _counted(voice: MafiaCityVoice, symbol: str, gone: Sequence[CardView]) -> str:
    n, name = sum(card.symbol == symbol for card in gone), voice.pictures.symbol(symbol)
    return name if n == 1 else voice("mc-times", n=n, card=name)


def _symbol_count(voice: MafiaCityVoice, symbol: str) -> str:
    gone = sum(card.symbol == symbol for card in voice.view.discard)
    every = sum(card.symbol == symbol for card in CARDS.values())
    return voice("mc-open-symbol-count", symbol=voice.pictures.symbol(symbol), n=gone, all=every)


# ---- what counts


def counts(scene: Scene, seat: int | None) -> OpenPart:
    """Return how the game is won, the standings by all criteria, and the reader's cards that can still bring points or control."""
    voice = MafiaCityVoice(scene)
    view = voice.view
    over = view.phase == "end"
    lines = [
        voice("mc-open-goal", mode=view.target_mode, seats=len(view.players), target=view.target),
        voice("mc-open-sheet"),
        voice("mc-open-ties"),
        voice("mc-open-idle", n=view.idle, all=IDLE_ROUNDS),
        "",
        winner_line(voice) if over else voice("mc-open-standings"),
        *(_standing(voice, one) for one in standings(view)),
    ]
    if not over and seat is not None and (own := _hidden_part(voice, seat)):
        lines += ["", own]
    return OpenPart(lines)


def standings(view: MafiaCityView) -> list[PlayerView]:
    """Return the players from the first place to the last if the game ended now (MC-9.3, 9.4)."""
    seats = len(view.players)
    return sorted(view.players, key=lambda one: (-one.vp, one.reserve, -one.cards, not one.mayor, (one.seat - view.starting) % seats))


def _standing(voice: MafiaCityVoice, one: PlayerView) -> str:
    leads = sum(location.leader == one.seat for location in voice.view.locations)
    short, over = max(0, voice.view.target - one.vp), "yes" if voice.view.phase == "end" else "no"
    numbers = {"n": one.vp, "short": short, "reserve": one.reserve, "cards": one.cards, "leads": leads}
    return voice("mc-open-standing", who=voice.who(one.seat), over=over, **numbers)


def _hidden_part(voice: MafiaCityVoice, seat: int) -> str:
    me = voice.mine(seat).me
    if me is None or not me.cards:
        return ""
    deals = sum(card.kind == "secret_deal" for card in me.cards)
    return voice("mc-open-own", deals=deals, plus=sum(card.symbol == "plus1" for card in me.cards))


# ---- text cards


def cards(words: Words) -> list[TextCard]:
    """Return the text cards of the kinds of cards, symbols, locations and figures."""
    found = [_kind_card(words, kind) for kind in KINDS]
    for symbol, row in SYMBOLS.items():
        effect = words(f"mc-open-symbol-{symbol}")
        said = _typed(words, row.type, effect)
        found.append(_card(words, f"symbol:{symbol}", words(f"pic-mc-symbol-{symbol}"), said, effect, ("fists",)))
    for number, place in LOCATIONS.items():
        control = "strict" if number in STRICT else "most"
        effect = words(f"help-mc-location-{number}", same="either")
        said = words("mc-open-location", control=control, gives=effect)
        found.append(_card(words, f"location:{number}", words(f"pic-mc-location-{number}"), said, effect, CANCELLED_BY.get(place.id, ())))
    for figure in FIGURES:
        said = words("mc-open-figure-about", figure=figure)
        found.append(_card(words, f"figure:{figure}", words("mc-open-figure", figure=figure), said, said, ()))
    return found


def _kind_card(words: Words, kind: str) -> TextCard:
    """Return the card of a kind: type and effect, when and how often it is played, and its cards by symbol."""
    symbols = [card.symbol for card in CARDS.values() if card.kind == kind]
    held = (f"{symbols.count(symbol)}× {words(f'pic-mc-symbol-{symbol}')}" for symbol in SYMBOLS if symbol in symbols)
    effect = words(f"pic-mc-about-{kind}")
    said = _typed(words, KINDS[kind].type, f"{effect} {words('mc-open-when', kind=kind)}")
    about = f"{said}\n{words('mc-open-box', n=len(symbols), list=listed(held))}"
    return _card(words, f"kind:{kind}", words(f"pic-mc-card-{kind}"), about, effect, CANCELLED_BY[kind])


def _typed(words: Words, kind: str, about: str) -> str:
    return f"**{words(f'pic-mc-type-{kind}')}** · {about}"


def _card(words: Words, number: str, name: str, about: str, effect: str, vetoes: Sequence[str]) -> TextCard:
    what = "location" if number.startswith("location:") else "card"
    cancelled = words("mc-open-cancelled-by", what=what, list=listed(words(f"mc-does-{veto}") for veto in vetoes)) if vetoes else ""
    kind, _, one = number.partition(":")
    hook = "" if kind == "symbol" else words(f"hook-mc-{kind}-{one}")
    return TextCard(number, name, "\n".join(line for line in (about, cancelled, f"`{CLAUSES[number]}`") if line), hook, effect)


OPEN_TABLE = OpenTable(offer=offer, player=player, supply=supply, counts=counts, cards=cards)
