"""What a seat holds: its counts, its cards in a picture or in words, and which of them can be played now."""

from bot.games.mafia_city.pictures.hand import hand_of_cards, held
from bot.games.mafia_city.voice import Voice
from bot.presenting.page import Part, Picture
from engines import Ask
from engines.mafia_city import asks
from engines.mafia_city.components import KINDS
from engines.mafia_city.targets import with_target
from engines.mafia_city.views import MafiaCityView

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
