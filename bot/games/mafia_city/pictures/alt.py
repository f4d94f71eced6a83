"""The city in words: the same as the picture, in the order of the numbers, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.speech import MafiaCityPictureSpeech, phase_of, title_of
from bot.games.mafia_city.pictures.tile import controlled, done, ruler
from bot.presenting.drawing.speech import WHOLE, alt_text
from engines.mafia_city.components import PRISON, SYMBOLS

if TYPE_CHECKING:
    from engines.mafia_city.views import LocationView, MafiaCityView, PlayerView


@dataclass(frozen=True, slots=True)
class _Detail:
    """The level of detail: letters of a name after its first, whole mention; tokens one by one or in runs; the parts included."""

    name: int = WHOLE
    runs: bool = False
    leads: bool = True
    layout: bool = True
    counts: bool = True
    piles: bool = True


FULL = _Detail()
# From the fullest to the leanest; the leanest ends by pointing to the full list.
_DETAILS = (
    FULL,
    _Detail(name=10),
    _Detail(name=10, runs=True),
    _Detail(name=10, runs=True, layout=False),
    _Detail(name=10, runs=True, leads=False, layout=False),
    _Detail(name=10, runs=True, leads=False, layout=False, counts=False),
    _Detail(name=10, leads=False, layout=False, counts=False, piles=False),
)


_WHOLE = _DETAILS[:3]
"""These omit nothing but letters of repeated names."""


def discarded(view: MafiaCityView) -> dict[str, int]:
    """Return the number of discarded cards with each symbol."""
    return {symbol: sum(card.symbol == symbol for card in view.discard) for symbol in SYMBOLS}


def waits(view: MafiaCityView, player: PlayerView) -> bool:
    """Return whether the board names this player as awaited: in a window of many it names nobody."""
    return player.awaited and (view.window is None or view.window.kind == "case")


def shuffled(view: MafiaCityView) -> bool:
    """Return whether there is a deck; the cards are shuffled once everybody has a colour."""
    return bool(view.deck or view.discard or any(player.cards for player in view.players))


def city_alt(view: MafiaCityView, speech: MafiaCityPictureSpeech, *, bot_players: frozenset[int], paused: bool) -> str:
    """Describe the board, as fully as 1,000 characters allow, with every player."""
    return alt_text(_versions(view, speech, bot_players, paused=paused))


def _versions(view: MafiaCityView, speech: MafiaCityPictureSpeech, bot_players: frozenset[int], *, paused: bool) -> Iterator[str]:
    for detail in _DETAILS:
        sentences = [
            _head(view, speech, paused=paused),
            *location_sentences(view, speech, detail),
            *people_sentences(view, speech, detail, bot_players),
        ]
        if detail not in _WHOLE:
            sentences.append(speech("pic-alt-more"))
        yield " ".join(sentences)


def _head(view: MafiaCityView, speech: MafiaCityPictureSpeech, *, paused: bool) -> str:
    phase = phase_of(view, speech)
    if view.current:
        phase = speech("pic-mc-alt-current", phase=phase, number=view.current, location=speech.location(view.current))
    title = f"{speech('pic-mc-game')}, {title_of(view, speech)}" if view.round else speech("pic-mc-game")
    head = speech("pic-mc-alt-head", title=title, phase=phase, n=view.target)
    return f"{head} {speech('pic-alt-paused')}" if paused else head


def location_sentences(view: MafiaCityView, speech: MafiaCityPictureSpeech, detail: _Detail = FULL) -> Iterable[str]:
    """Tell the piles from the bottom, the Cell, the figures, the finished locations, and the layout of the tiles."""
    finished = [str(location.number) for location in view.locations if done(view, location)]
    if finished:
        yield speech("pic-mc-alt-done", list=", ".join(finished))
    if detail.piles:
        yield speech("pic-mc-alt-piles")
    for location in view.locations:
        if what := ", ".join(_at(view, location, speech, detail)):
            yield speech("pic-mc-alt-location", number=location.number, location=speech.location(location.number), what=what)
    if detail.layout:
        centre, *rim = [location.number for location in sorted(view.locations, key=lambda location: location.slot)]
        yield speech("pic-mc-alt-layout", centre=centre, list=", ".join(map(str, rim)))


def _at(view: MafiaCityView, location: LocationView, speech: MafiaCityPictureSpeech, detail: _Detail) -> Iterable[str]:
    if detail.piles:
        yield speech.colours(location.pile, runs=detail.runs) if location.pile else speech("pic-mc-alt-empty")
    if location.number == PRISON and view.cell and detail.piles:
        yield speech("pic-mc-alt-cell", list=speech.colours(view.cell, runs=True))
    seat = ruler(view, location)
    if seat is not None and controlled(view, location):
        yield speech("pic-mc-alt-controlled", color=speech.colour(seat))
    elif seat is not None and detail.leads:
        yield speech("pic-mc-alt-leads", color=speech.colour(seat))
    for figure in ("killer", "policeman", "mayor"):
        if getattr(location, figure):
            yield speech(f"pic-mc-figure-{figure}")


def people_sentences(
    view: MafiaCityView, speech: MafiaCityPictureSpeech, detail: _Detail = FULL, bot_players: frozenset[int] = frozenset()
) -> Iterable[str]:
    """Tell everybody's points and belongings, the richest first; the states; the decks."""
    ranked = sorted(view.players, key=lambda player: (-player.vp, player.seat))
    yield speech("pic-mc-alt-points", list="; ".join(_player(player, speech, detail) for player in ranked))
    yield from speech.states(_states(view, bot_players), detail.name)
    if not shuffled(view):
        return
    symbols = ", ".join(f"{speech.symbol(symbol)} {count}" for symbol, count in discarded(view).items())
    yield speech("pic-mc-alt-decks", deck=view.deck, discard=len(view.discard), list=symbols)


def _player(player: PlayerView, speech: MafiaCityPictureSpeech, detail: _Detail) -> str:
    who, color = speech.spoken(player.seat), speech.colour(player.seat)
    if not detail.counts:
        return speech("pic-mc-alt-point", who=who, color=color, n=player.vp)
    counts = {"mobsters": player.mobsters, "reserve": player.reserve, "cards": player.cards}
    return speech("pic-mc-alt-player", who=who, color=color, n=player.vp, **counts)


def _states(view: MafiaCityView, bot_players: frozenset[int]) -> Iterable[tuple[str, list[int]]]:
    """Return the key of each state with its seats, in the order of telling."""
    players, turn = view.players, view.turn if view.phase == "action" else None
    yield "pic-mc-alt-starting", [player.seat for player in players if player.starting and view.phase != "end"]
    yield "pic-mc-alt-policeman", [player.seat for player in players if player.policeman]
    yield "pic-mc-alt-mayor", [player.seat for player in players if player.mayor]
    yield "pic-mc-alt-turn", [] if turn is None else [turn]
    yield "pic-alt-awaited", [player.seat for player in players if waits(view, player) and player.seat != turn]
    yield "pic-mc-alt-passed", [player.seat for player in players if player.passed]
    yield "pic-mc-alt-left", [player.seat for player in players if player.left]
    yield "pic-mc-alt-winners", [player.seat for player in players if view.phase == "end" and player.won]
    yield "pic-alt-automats", sorted(bot_players)
