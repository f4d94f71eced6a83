"""Words of Nostra City for pictures: people, cards, kinds, money and fields of the Verdict track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.presenting.drawing.speech import PictureSpeech
from bot.presenting.texts import Words
from engines.nostra_city.components import DISTRICTS, GANGSTERS, INVESTIGATIONS, LUXURIES, TITLES

if TYPE_CHECKING:
    from engines.nostra_city.views import NostraCityView, SpaceView

NARROW = "\u202f"
"""The space between thousands in Czech: it does not break."""

KIND_NAMES = {"gangster": "gangster", "district": "turf", "luxury": "luxury", "investigation": "investigation", "title": "title"}
"""Kind of a Street card → the kind of thing by which the texts name it."""


def money_in(language: str, dollars: int) -> str:
    """Write an amount of money as the language does: ``60 000`` or ``60,000``."""
    written = f"{dollars:,}"
    return written.replace(",", NARROW) if language == "cs" else written


def signed(number: int) -> str:
    """Write a Respect value with its sign, a true minus."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


class NostraCityPictureSpeech(PictureSpeech):
    """The words of one city. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, view: NostraCityView, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self._language = words.language
        self._colours = tuple(player.colour for player in view.players)

    def money(self, dollars: int) -> str:
        return money_in(self._language, dollars)

    def thing(self, kind: str, name: str) -> str:
        """Name a card, a kind of Collecting, a Note, a colour and the like."""
        return self(f"name-{kind}", id=name)

    def first_name(self, gangster: str) -> str:
        """Return the first name of a Gangster; no two have the same."""
        return self.thing("gangster", gangster).partition(" ")[0]

    def effect(self, space: SpaceView) -> str:
        """Return what a Gangster or an Investigation on the Street does; empty for other cards."""
        match space.kind:
            case "gangster":
                return self(f"nc-ability-{space.card}").removesuffix(".")
            case "investigation":
                return self(f"nc-effect-{space.card}").removesuffix(".")
            case _:
                return ""

    def field(self, field: int) -> str:
        """Name a field of the Verdict track."""
        return self("pic-nc-field-guilty" if field > 0 else "pic-nc-field-innocent", n=abs(field))

    def colour(self, seat: int) -> str:
        """Name the colour of a seat; a dash before it is chosen."""
        colour = self._colours[seat]
        return self.thing("colour", colour) if colour else "–"

    def capo(self, seat: int) -> str | None:
        """Return the colour id of a seat, None before it is chosen."""
        return self._colours[seat]

    def street_card(self, space: SpaceView) -> str:
        """Name the card on a space with its main facts, for descriptions."""
        if space.card is None or space.kind is None:
            return self("pic-nc-empty")
        name = self.thing(KIND_NAMES[space.kind], space.card)
        match space.kind:
            case "gangster":
                return self("pic-nc-alt-gangster", name=name, icon=self(f"pic-nc-icon-{GANGSTERS[space.card].phase}"))
            case "investigation":
                return self("pic-nc-alt-investigation", name=name, price=self.money(INVESTIGATIONS[space.card].price))
            case "luxury":
                return self("pic-nc-alt-luxury", name=name, n=signed(LUXURIES[space.card].respect))
            case "title":
                return self("pic-nc-alt-title", name=name, n=signed(TITLES[space.card].respect))
            case _:
                respect = DISTRICTS[space.card].respect
                said = self("pic-nc-alt-district", name=name)
                return f"{said}, {self('pic-nc-alt-respect', n=signed(respect))}" if respect else said


def title_of(view: NostraCityView, speech: NostraCityPictureSpeech) -> str:
    """Name the Month; at the end the verdict."""
    if view.phase == "end":
        return speech(f"pic-nc-end-{view.reason or 'aborted'}")
    return speech("pic-nc-month", round=view.round)


def phase_of(view: NostraCityView, speech: NostraCityPictureSpeech, *, paused: bool = False) -> str:
    """Name the phase and the player on turn; an open Vendetta window; at the end the winners."""
    if paused:
        return speech("pic-paused")
    if view.phase == "end":
        return ", ".join(speech.name(seat) for seat in view.winners) or speech("pic-nc-nobody")
    if view.window is not None and view.step == "window":
        return f"{speech(f'pic-nc-phase-{view.phase}')} · {speech('pic-nc-phase-window')}"
    if view.collecting is not None:
        collecting = view.collecting
        return speech("pic-nc-phase-collecting", who=speech.name(collecting.seat), kind=speech.thing("kind", collecting.kind))
    if view.phase == "meeting" and view.step == "ready":
        return speech("pic-nc-phase-talk")
    if view.phase == "meeting" and (space := next((space for space in view.street if space.current), None)) is not None:
        return speech("pic-nc-phase-auction", n=space.number)
    if view.turn is not None and view.phase in ("business", "meeting", "trial"):
        return speech(f"pic-nc-phase-{view.phase}-turn", who=speech.name(view.turn))
    return speech(f"pic-nc-phase-{view.phase}")
