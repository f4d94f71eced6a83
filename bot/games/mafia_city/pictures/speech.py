"""Words of Mafia City for pictures: people by name and colour, locations, cards, rounds and phases."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from bot.presenting.drawing.speech import PictureSpeech
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafia_city.views import MafiaCityView

LOCATION_ICONS = {1: "prison", 2: "anchor", 3: "fist", 4: "police", 5: "bag", 6: "cocktail", 7: "bank"}
"""By number of the location."""

SYMBOL_ICONS = {"fist": "fist", "hat": "mafia", "bullet": "bullet", "plus1": "plus1"}


class MafiaCityPictureSpeech(PictureSpeech):
    """The words of one city. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, view: MafiaCityView, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self._colours = tuple(player.color for player in view.players)

    def colour(self, seat: int) -> str:
        return self(f"pic-mc-color-{self._colours[seat] or 'none'}")

    def colours(self, pile: Sequence[int], *, runs: bool = False) -> str:
        """Name the tokens of a pile from the bottom; with `runs` neighbours of one colour are counted together."""
        if not runs:
            return ", ".join(self.colour(seat) for seat in pile)
        counted = ((self.colour(seat), len(list(same))) for seat, same in groupby(pile))
        return ", ".join(f"{count}× {colour}" if count > 1 else colour for colour, count in counted)

    def location(self, number: int) -> str:
        return self(f"pic-mc-location-{number}")

    def kind(self, kind: str) -> str:
        return self(f"pic-mc-card-{kind}")

    def symbol(self, symbol: str) -> str:
        return self(f"pic-mc-symbol-{symbol}")


def title_of(view: MafiaCityView, speech: MafiaCityPictureSpeech) -> str:
    if view.phase == "end":
        return speech("pic-mc-phase-end")
    return speech("pic-mc-round", round=view.round) if view.round else speech("pic-mc-game")


def phase_of(view: MafiaCityView, speech: MafiaCityPictureSpeech, *, paused: bool = False) -> str:
    """Name the phase; at the end the winner."""
    if paused:
        return speech("pic-paused")
    if view.phase == "end":
        return ", ".join(speech.name(seat) for seat in view.winners) or speech("pic-mc-no-winner")
    return speech(f"pic-mc-phase-{view.phase}")
