"""The table of Nostra City in words: the same as the picture, in the order of play, at most 1,000 characters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.nostra_city.pictures.speech import NostraCityPictureSpeech, phase_of, signed, title_of
from bot.presenting.drawing.speech import WHOLE, alt_text

if TYPE_CHECKING:
    from engines.nostra_city.views import NostraCityView, PlayerView


@dataclass(frozen=True, slots=True)
class _Detail:
    """The level of detail: letters of a name; Districts by name; small gains; every bid; Gangsters by name; effects on the Street."""

    name: int = WHOLE
    districts: bool = True
    gains: bool = True
    bids: bool = True
    roster: int = WHOLE
    """Letters of a name in the sentence of its Territory."""
    crew: bool = False
    effects: bool = False


FULL = _Detail()
# From the fullest to the leanest; those that leave something out end by pointing to the full list.
_DETAILS = (
    _Detail(crew=True, effects=True),
    _Detail(12, crew=True, effects=True),
    _Detail(12, crew=True),
    _Detail(12, gains=False, crew=True),
    FULL,
    _Detail(gains=False),
    _Detail(12, gains=False),
    _Detail(12, districts=False, gains=False),
    _Detail(9, districts=False, gains=False, bids=False),
    _Detail(9, districts=False, gains=False, bids=False, roster=12),
)


def city_alt(view: NostraCityView, speech: NostraCityPictureSpeech, *, bot_players: frozenset[int], paused: bool) -> str:
    """Describe the board, as fully as 1,000 characters allow, with every player."""
    return alt_text(_versions(view, speech, bot_players, paused=paused))


def _versions(view: NostraCityView, speech: NostraCityPictureSpeech, bot_players: frozenset[int], *, paused: bool) -> Iterator[str]:
    for detail in _DETAILS:
        sentences = [_head(view, speech, paused=paused), *table_sentences(view, speech, detail=detail)]
        sentences += people_sentences(view, speech, detail=detail)
        sentences += _states(view, speech, detail.name, bot_players)
        if not (detail.crew and detail.districts and detail.gains):
            sentences.append(speech("pic-alt-more"))
        yield " ".join(sentences)


def _head(view: NostraCityView, speech: NostraCityPictureSpeech, *, paused: bool) -> str:
    phase = speech("pic-nc-phase-end") if view.phase == "end" else phase_of(view, speech)
    head = speech("pic-nc-alt-head", title=title_of(view, speech), phase=phase)
    return f"{head} {speech('pic-alt-paused')}" if paused else head


def table_sentences(view: NostraCityView, speech: NostraCityPictureSpeech, *, detail: _Detail = FULL) -> Iterable[str]:
    """Tell the player on turn, the Verdict, the Street, the Corruption pile."""
    if view.turn is not None and view.phase != "end":
        yield speech("pic-nc-alt-turn", who=speech.spoken(view.turn, detail.name))
    if view.starter is not None and view.phase != "end":
        yield speech("pic-nc-alt-starter", who=speech.spoken(view.starter, detail.name))
    yield speech("pic-nc-alt-verdict", field=speech.field(view.field))
    yield speech("pic-nc-alt-street", list="; ".join(_spaces(view, speech, effects=detail.effects)))
    yield speech("pic-nc-alt-corruption", n=view.corruption)


def _spaces(view: NostraCityView, speech: NostraCityPictureSpeech, *, effects: bool) -> Iterable[str]:
    for space in view.street:
        if space.card is None:
            yield speech("pic-nc-alt-space-empty", n=space.number)
        else:
            effect = speech.effect(space) if effects else ""
            yield speech("pic-nc-alt-space", n=space.number, card=f"{speech.street_card(space)}{f' ({effect})' if effect else ''}")


def people_sentences(view: NostraCityView, speech: NostraCityPictureSpeech, *, detail: _Detail = FULL) -> Iterable[str]:
    """Tell each player's Territory, one sentence each."""
    for player in view.players:
        yield speech(
            "pic-nc-alt-player",
            who=speech.spoken(player.seat, detail.roster),
            colour=speech.colour(player.seat),
            facts=", ".join(_facts(view, player, speech, detail)),
        )


def _facts(view: NostraCityView, player: PlayerView, speech: NostraCityPictureSpeech, detail: _Detail) -> Iterable[str]:
    yield speech("pic-nc-alt-respect", n=signed(player.respect).lstrip("+"))
    if player.informant:
        yield speech("pic-nc-alt-informant")
    if player.title:
        yield speech("pic-nc-alt-title-of", name=speech.thing("title", player.title))
    yield speech("pic-nc-alt-hats", **(_crew(player, speech) if detail.crew else _hats(player)))
    if player.districts and detail.districts:
        yield speech("pic-nc-alt-districts", list=", ".join(_districts(player, speech)))
    elif player.districts:
        yield speech("pic-nc-alt-districts-count", n=len(player.districts))
    yield speech("pic-nc-alt-notes", n=player.notes)
    yield speech("pic-nc-alt-cards", n=player.cards)
    if player.money is not None:
        yield speech("pic-nc-alt-money", money=speech.money(player.money))
    if player.bids:
        yield speech("pic-nc-alt-bids", list=", ".join(_bids(player, speech)) if detail.bids else len(player.bids))
    if player.bribes and view.phase == "trial":
        yield speech("pic-nc-alt-bribes", n=player.bribes)
    if detail.gains:
        yield from _gains(player, speech)


def _hats(player: PlayerView) -> dict[str, int | str]:
    return {"free": player.free_gangsters, "used": player.used_gangsters}


def _crew(player: PlayerView, speech: NostraCityPictureSpeech) -> dict[str, int | str]:
    """Return free and used Gangsters by their first names, as the picture has them."""
    crew = {
        key: [speech.first_name(one.id) for one in player.gangsters if one.free == free] for key, free in (("free", True), ("used", False))
    }
    return {key: ", ".join(names) or 0 for key, names in crew.items()}


def _districts(player: PlayerView, speech: NostraCityPictureSpeech) -> Iterable[str]:
    for district in player.districts:
        name = speech.thing("turf", district.id)
        yield name if district.free else speech("pic-nc-alt-used", name=name)


def _bids(player: PlayerView, speech: NostraCityPictureSpeech) -> Iterable[str]:
    for bid in player.bids:
        if bid.space is None:
            yield speech("pic-nc-alt-bid", n=bid.notes)
        else:
            yield speech("pic-nc-alt-bid-at", n=bid.notes, space=bid.space)


def _gains(player: PlayerView, speech: NostraCityPictureSpeech) -> Iterable[str]:
    found = (
        ("luxuries", len(player.luxuries)),
        ("investigations", len(player.investigations)),
        ("bribers", player.bribers),
        ("bonuses", len(player.bonuses)),
        ("shames", player.shames),
    )
    for name, count in found:
        if count:
            yield speech(f"pic-nc-alt-{name}", n=count)


def _states(view: NostraCityView, speech: NostraCityPictureSpeech, name: int, bot_players: frozenset[int]) -> Iterable[str]:
    """Tell the finished and the awaited people (not in a Vendetta window), the winners, and the seats of automated players."""
    open_window = view.step == "window"
    found = (
        ("pic-nc-alt-answered", [player.seat for player in view.players if player.answered and not open_window]),
        ("pic-alt-awaited", [seat for seat in view.awaited if not open_window and seat != view.turn]),
        ("pic-nc-alt-winners", list(view.winners) if view.phase == "end" else []),
        ("pic-alt-automats", sorted(bot_players)),
    )
    yield from speech.states(found, name)
