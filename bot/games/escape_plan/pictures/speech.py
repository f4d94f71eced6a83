"""Words of Escape Plan for pictures: people and bots by name and shape, places by tile and name, officers by letter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from bot.presenting.drawing.speech import WHOLE, PictureSpeech
from bot.presenting.texts import Words
from engines.escape_plan.components import CONTACTS, EQUIPMENT, FIXERS
from engines.escape_plan.state import MEMBERS
from engines.escape_plan.tiles import LOCATIONS, TILE_OF
from engines.table import seat_of

if TYPE_CHECKING:
    from engines.escape_plan.views import EscapePlanView, LocationLook


class Formatter(Protocol):
    """A formatter of messages: the words of a language, a voice, the words of pictures."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key`."""
        ...


def money(words: Formatter, amount: int) -> str:
    """Return an amount in thousands as money, with its sign if it is less than nothing."""
    return f"{'−' if amount < 0 else ''}{words('ep-money', n=abs(amount))}"


def contact_name(words: Formatter, number: int) -> str:
    """Name a contact card by its number; cards that avoid or move officers with the type."""
    return words(f"pic-ep-contact-{CONTACTS[number].id.replace('_', '-')}")


def contact_effect(words: Formatter, number: int) -> str:
    """Return what a contact card does."""
    return words(f"ep-about-contact-{CONTACTS[number].id.replace('_', '-')}")


def asset_name(words: Formatter, asset: str) -> str:
    return words(f"pic-ep-asset-{asset.removeprefix('as_')}")


def item_name(words: Formatter, item: str) -> str:
    """Name a thing in an inventory: equipment, a fixer tile, or a bag by its stack (`green`, `x`)."""
    if item in EQUIPMENT:
        return words(f"pic-ep-equipment-{item.replace('_', '-')}")
    if item in FIXERS:
        return words(f"pic-ep-fixer-{item.removeprefix('fx_')}")
    return words(f"pic-ep-stack-{item}")


def key_name(words: Formatter, color: str) -> str:
    """Name a key by its colour."""
    return words(f"pic-ep-key-{color}")


COLOURS = {
    "claws": "red",
    "vinnie": "blue",
    "scar": "green",
    "bones": "yellow",
    "ruby": "purple",
    "sandra": "white",
    "costa": "grey",
}
"""Colour of each character and bot in the pictures; each colour has its shape."""

SHAPES = {"red": "▲", "blue": "●", "green": "■", "yellow": "◆", "purple": "★", "white": "⋈", "grey": "✚"}
"""The shape of each colour as a character, for texts and labels."""

PLACE_ICONS = {
    "hospital": "hospital",
    "metro": "metro",
    "church": "church",
    "gang": "mask",
    "store": "basket",
    "business": "business",
    "safe_house": "hideout_plain",
    "exit": "exit",
    "clinic": "clinic",
    "heli": "heli",
    "casino": "die",
    "bar": "mug",
    "night_club": "cocktail",
    "art_gallery": "painting",
    "gym": "dumbbell",
    "restaurant": "cutlery",
}
"""Icon of each kind of location, and of each business that may lie on it."""


class EscapePlanPictureSpeech(PictureSpeech):
    """The words of one city. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, view: EscapePlanView, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self.view = view
        self._tokens = {place.id: place.token for tile in view.tiles for place in tile.locations if place.token}

    def colour(self, who: str) -> str:
        """Name the colour of a `seat:2` or `bot:sandra`; grey before a character is chosen."""
        kind, _, name = who.partition(":")
        if kind == "bot":
            return COLOURS[name]
        return COLOURS.get(self.view.players[seat_of(who)].character or "", "grey")

    def figure(self, who: str, most: int = WHOLE) -> str:
        """Name a `seat:2` or `bot:sandra` for alt texts, cut to `most` letters."""
        kind, _, name = who.partition(":")
        return self(f"pic-ep-bot-{name}") if kind == "bot" else self.spoken(seat_of(who), most)

    def drawn(self, who: str) -> str:
        """Name a `seat:2` or `bot:sandra` as the font can show it."""
        kind, _, name = who.partition(":")
        return self(f"pic-ep-bot-{name}") if kind == "bot" else self.name(seat_of(who))

    def face_of(self, who: str) -> str:
        """Return the face of a `seat:2`; a `bot:sandra` has none."""
        return "" if who.startswith("bot:") else self.face(seat_of(who))

    def spot(self, token: str) -> str:
        """Name a business (`casino`) or safe house (`safe_1`)."""
        if token.startswith("safe_"):
            return self("pic-ep-safe-house", number=token.removeprefix("safe_"))
        return self(f"pic-ep-business-{token}")

    def place(self, location: str, token: str | None = None) -> str:
        """Name a location: a business or safe house by its token, a store by its letter, an exit by its number."""
        token = token or self._tokens.get(location)
        if token:
            return self.spot(token)
        printed = LOCATIONS[location]
        return self(f"pic-ep-place-{printed.kind.replace('_', '-')}", label=printed.label.upper())

    def state(self, place: LocationLook) -> str:
        """Name a location with its visits and keys, and whether it is closed."""
        said = self.place(place.id, place.token)
        if place.kind == "business" and place.cubes:
            most = self.view.closes_after  # a key opens a closed business, whose count stays full
            said = self("pic-ep-alt-visits", place=said, n=min(len(place.cubes), most), most=most)
        if place.kind == "gang" and place.members < MEMBERS and place.marker is not None:
            said = self("pic-ep-alt-visits", place=said, n=place.members, most=MEMBERS)
        if place.keys:
            said = self("pic-ep-alt-keys", place=said, list=", ".join(key_name(self, color) for color in place.keys))
        return self("pic-ep-alt-closed", place=said) if place.closed else said

    def at(self, location: str) -> str:
        """Name a location with its tile first, ``B2 poliklinika``; a tile by its id."""
        return f"{TILE_OF[location].upper()} {self.place(location)}" if location in TILE_OF else location.upper()

    def officers(self, kinds: Iterable[str], between: str = ", ") -> str:
        return between.join(self(f"pic-ep-officer-{kind}") for kind in kinds)

    def letter(self, kind: str) -> str:
        return self(f"pic-ep-letter-{kind}")


def icon_of(place: LocationLook) -> str:
    token = place.token or ""
    return PLACE_ICONS.get(token, PLACE_ICONS[place.kind])


def title_of(view: EscapePlanView, speech: EscapePlanPictureSpeech) -> str:
    """Name day and part of day; at the end the ending."""
    if view.phase == "end":
        return speech(f"pic-ep-end-{(view.reason or 'aborted').replace('_', '-')}")
    if not view.day:
        return speech("pic-title-start")
    if view.phase == "actions" and view.part:
        return speech(f"pic-ep-title-{view.part}", round=view.day)
    return speech("pic-title-day", round=view.day)


def phase_of(view: EscapePlanView, speech: EscapePlanPictureSpeech, *, paused: bool = False, spoken: bool = False) -> str:
    """Name the player on turn, or the phase; at the end the winners. `spoken`: for alt texts, else as the font can show it."""
    name = speech.figure if spoken else speech.drawn
    if paused:
        return speech("pic-paused")
    if view.phase == "end":
        won = ", ".join(name(f"seat:{seat}") for seat in view.winners)
        return won or speech("pic-ep-phase-end")
    if view.phase == "actions" and view.adjusting:
        return speech("pic-ep-phase-border", who=name(view.active)) if view.active else speech("pic-ep-phase-adjusting")
    if view.phase == "actions" and view.active:
        return speech("pic-ep-phase-turn", who=name(view.active))
    if view.phase == "city" and view.awaited:
        return speech("pic-ep-phase-placing", who=name(f"seat:{view.awaited[0]}"))
    return speech(f"pic-ep-phase-{view.phase.replace('_', '-')}")
