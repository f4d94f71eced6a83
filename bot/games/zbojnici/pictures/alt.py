"""The city in words: the same as the picture, in the order of play, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.zbojnici.pictures.speech import ZbojniciPictureSpeech, phase_of, title_of
from bot.presenting.drawing.speech import WHOLE, alt_text

if TYPE_CHECKING:
    from engines.zbojnici.views import PlaceView, PlayerView, ZbojniciView


@dataclass(frozen=True, slots=True)
class _Detail:
    """The level of detail: letters of a name after its first, whole mention; the loot of day cards; every district."""

    name: int
    loot: bool
    places: bool = True


# From the fullest to the leanest; the leanest ends by pointing to the full list.
_DETAILS = (_Detail(20, loot=True), _Detail(20, loot=False), _Detail(10, loot=False), _Detail(10, loot=False, places=False))


def order_of(view: ZbojniciView) -> list[PlayerView]:
    """Return the players in the order of the foot: the prince first, then by seat."""
    return sorted(view.players, key=lambda player: (player.role != "prince", player.seat))


def city_alt(view: ZbojniciView, speech: ZbojniciPictureSpeech, *, bot_players: frozenset[int], paused: bool) -> str:
    """Describe the board, as fully as 1,000 characters allow, with every player."""
    return alt_text(_versions(view, speech, bot_players, paused=paused))


def _versions(view: ZbojniciView, speech: ZbojniciPictureSpeech, bot_players: frozenset[int], *, paused: bool) -> Iterator[str]:
    for detail in _DETAILS:
        sentences = [_head(view, speech, paused=paused), *place_sentences(view, speech, loot=detail.loot, all_places=detail.places)]
        sentences += list(people_sentences(view, speech, bot_players=bot_players, name=detail.name))
        if not detail.places:
            sentences.append(speech("pic-alt-more"))
        yield " ".join(sentences)


def _head(view: ZbojniciView, speech: ZbojniciPictureSpeech, *, paused: bool) -> str:
    phase = phase_of(view, speech)
    if view.phase == "resolution" and view.current:
        position = next(place.position for place in view.places if place.district == view.current)
        phase = speech("pic-zb-alt-current", position=position, district=phase)
    head = speech("pic-zb-alt-head", title=title_of(view, speech), phase=phase)
    return f"{head} {speech('pic-alt-paused')}" if paused else head


def place_sentences(view: ZbojniciView, speech: ZbojniciPictureSpeech, *, loot: bool = True, all_places: bool = True) -> Iterable[str]:
    """Tell the districts in arrow order: finished ones, figures, day cards, prisoners."""
    *ring, dungeon = view.places
    done = [speech.district(place.district) for place in ring if view.phase == "resolution" and place.resolved and not place.current]
    if done:
        yield speech("pic-zb-alt-done", list=", ".join(done))
    if all_places:
        for place in ring:
            if place.bands or place.day:
                yield speech(
                    "pic-zb-alt-place", position=place.position, district=speech.district(place.district), what=_at(speech, place, loot)
                )
    prisoners = _at(speech, dungeon, loot=False)
    if prisoners:
        yield speech("pic-zb-alt-dungeon", what=prisoners)


def _at(speech: ZbojniciPictureSpeech, place: PlaceView, loot: bool) -> str:
    """Tell the figures and the day card of a place."""
    told = []
    for band in place.bands:
        if band.bandits:
            key = "pic-zb-alt-band-token" if band.token else "pic-zb-alt-band"
            told.append(speech(key, color=speech.colour(band.seat), n=band.bandits))
    guards = sum(band.guards for band in place.bands)
    if guards:
        alone = any(band.token and not band.bandits for band in place.bands)
        told.append(speech("pic-zb-alt-guards-token" if alone else "pic-zb-alt-guards", n=guards))
    if place.day:
        told.append(speech.day_card(place.district) if loot else speech("pic-zb-alt-day-here"))
    return ", ".join(told)


def people_sentences(view: ZbojniciView, speech: ZbojniciPictureSpeech, *, bot_players: frozenset[int], name: int = WHOLE) -> Iterable[str]:
    """Tell purses, tokens, the prince's levels and states; `name`: letters of a name after its first, whole mention."""

    def who(player: PlayerView) -> str:
        return speech.spoken(player.seat)

    robbers = [player for player in order_of(view) if player.role == "robber"]
    told = [
        speech("pic-zb-alt-purse", who=who(player), color=speech.colour(player.seat), ducats=player.ducats or 0, tokens=player.tokens)
        for player in robbers
    ]
    if view.prince is not None:
        prince = view.players[view.prince]
        levels = {"recon": view.recon_level, "fine": view.fine_level, "tokens": prince.tokens}
        yield speech("pic-zb-alt-purses", list="; ".join(told))
        yield speech("pic-zb-alt-prince", who=who(prince), **levels)
    else:
        yield speech("pic-zb-alt-purses", list="; ".join(told))
        yield speech("pic-zb-alt-reserve", n=view.reserve)
    taken = [speech("pic-zb-alt-taken", who=speech.spoken(player.seat, name), n=player.taken) for player in robbers if player.taken]
    if taken:
        yield speech("pic-zb-alt-held", list=", ".join(taken))
    yield from _states(view, speech, name, bot_players)
    yield speech("pic-zb-alt-deck", n=max(view.deck, 0), list=", ".join(speech.district(district) for district in view.unturned))


def _states(view: ZbojniciView, speech: ZbojniciPictureSpeech, name: int, bot_players: frozenset[int]) -> Iterable[str]:
    """Tell the finished and the awaited people, the winners, and the seats of automated players."""
    found = (
        ("pic-zb-alt-answered", [player.seat for player in view.players if player.answered]),
        ("pic-alt-awaited", [player.seat for player in view.players if player.awaited]),
        ("pic-zb-alt-winners", [player.seat for player in view.players if view.phase == "end" and player.won]),
        ("pic-alt-automats", sorted(bot_players)),
    )
    yield from speech.states(found, name)
