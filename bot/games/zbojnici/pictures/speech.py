"""Words of Zbojníci for pictures: people by name and colour, districts with their loot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.presenting.drawing.speech import PictureSpeech
from bot.presenting.texts import Words
from engines.zbojnici.components import DAYS, DISTRICTS, Dice, Each, Gamble, Prison, Scale, Shared, Trade, Whole

if TYPE_CHECKING:
    from engines.zbojnici.views import ZbojniciView

DISTRICT_ICONS = {
    "market": "market",
    "town_hall": "bank",
    "harbor": "anchor",
    "tavern": "mug",
    "palace": "crown",
    "carriage": "carriage",
    "treasury": "chest",
    "dungeon": "portcullis",
}


class ZbojniciPictureSpeech(PictureSpeech):
    """The words of one city. `words`: messages of one language; `names`: display names by seat."""

    def __init__(self, words: Words, view: ZbojniciView, names: Sequence[str]) -> None:
        super().__init__(words, names)
        self._colours = tuple(player.color for player in view.players)

    def colour(self, seat: int) -> str:
        return self(f"pic-zb-color-{self._colours[seat] or 'none'}")

    def district(self, district: str) -> str:
        return self(f"pic-zb-district-{district}")

    def day_card(self, district: str) -> str:
        """Return what the day card of a district gives, and what it replaces."""
        return self("pic-zb-alt-day-card", loot=self.loot(district, day=True), usual=self.loot(district, day=False))

    def loot(self, district: str, *, day: bool) -> str:
        """Return the loot of a district in a few words, with its day card if `day`."""
        match (DAYS if day else DISTRICTS)[district].effect:
            case Scale(values=(one, two, three)):
                return f"{one} · {two} · {three}"
            case Shared(base=base, dice=dice):
                return self("pic-zb-loot-shared", n=base, dice=dice)
            case Each(value=value):
                return self("pic-zb-loot-each", n=value)
            case Whole(value=value):
                return self("pic-zb-loot-whole", n=value)
            case Trade(take=take):
                return self("pic-zb-loot-trade", n=take)
            case Gamble(few=few, many=many):
                return self("pic-zb-loot-gamble", few=few, many=many)
            case Dice(dice=dice):
                return self("pic-zb-loot-dice", n=dice)
            case Prison(token=token):
                return self("pic-zb-loot-prison", n=token)


def title_of(view: ZbojniciView, speech: ZbojniciPictureSpeech) -> str:
    """Name the day; at the end the winners."""
    if view.phase == "end":
        return speech(f"pic-zb-end-{view.reason or 'aborted'}")
    return speech("pic-zb-day", round=view.round) if view.round else speech("pic-title-start")


def phase_of(view: ZbojniciView, speech: ZbojniciPictureSpeech, *, paused: bool = False) -> str:
    """Name the phase, or the district being resolved; at the end the winners."""
    if paused:
        return speech("pic-paused")
    if view.phase == "end":
        return ", ".join(speech.name(seat) for seat in view.winners) or speech("pic-zb-phase-end")
    if view.phase == "resolution" and view.current:
        return speech.district(view.current)
    if view.phase == "planning":
        done, everybody = planned(view)
        return speech("pic-zb-phase-planning", n=done, all=everybody)
    return speech(f"pic-zb-phase-{view.phase}")


def planned(view: ZbojniciView) -> tuple[int, int]:
    """Return the number of committed plans, and of all plans today."""
    done = sum(player.answered for player in view.players)
    return done, done + sum(player.awaited for player in view.players)
