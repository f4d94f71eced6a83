"""Words of Mafie for pictures, with the theme of the table for every message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.presenting.drawing.speech import WHOLE, PictureSpeech
from bot.presenting.naming import cut, listed, numbered
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafie.views import MafieView, SeatView

TOKEN_ORDER = ("mafia", "agent", "police")
GENTLE = {"corner_shot": "speech", "last_shot": "speech", "arrest": "sun", "kidnap": "envelope"}
"""Icons of cards in the children's theme, for cards whose own icon does not suit children."""
CARD_ICONS = (
    *("vest", "bandage", "recruit", "commander", "reverse_recruit", "role_swap", "wiretap", "hideout", "safe_conduct"),
    *("arrest", "corner_shot", "kidnap", "last_shot", "gang", "gang", "gang"),
)
COMMANDER, NEUTRAL = 4, 17
COUNTED = frozenset({"first", "defence", "final", "tie", "verdict"})  # phases that show the fingers of a ballot

SPOKEN = frozenset({"defence", "discussion"})  # phases in which one seat may speak alone


class MafiePictureSpeech(PictureSpeech):
    """Formats messages with the theme of the table and names its seats.

    `words`: messages of one language; `names`: display names by seat; `options`: public options of the table.
    """

    def __init__(self, words: Words, names: Sequence[str], options: Mapping[str, object]) -> None:
        super().__init__(words, names)
        self.kids = bool(options.get("kids_theme"))

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key` in the theme of the table."""
        return self._words(key, theme="kids" if self.kids else "town", **args)

    def whole(self, seat: int) -> str:
        """Name of a seat with every letter, for alt texts."""
        return self._names[seat]

    def place(self, seat: int) -> str:
        """Write number and name of a seat as the font can show it: "7 Bára"."""
        return numbered(self.name(seat), seat)

    def spoken(self, seat: int, most: int = WHOLE) -> str:
        """Write number and name of a seat for alt texts, the name cut to `most` letters (0: the number alone)."""
        return f"{seat + 1} {cut(self._names[seat], most)}" if most else str(seat + 1)

    def counts(self, left: Mapping[str, int]) -> str:
        """List tokens by kind: "2 Mafiáni, 1 Agent, 7 Policistů"."""
        return listed(self(f"pic-count-{token}", n=left[token]) for token in TOKEN_ORDER if token in left)

    def card_icon(self, card: int) -> str:
        """Name the icon of a card; the children's theme shows no weapons and no handcuffs."""
        icon = CARD_ICONS[card - 1] if card <= len(CARD_ICONS) else "neutral"
        return GENTLE.get(icon, icon) if self.kids else icon


def title_of(view: MafieView, speech: MafiePictureSpeech) -> str:
    """Name the round by day or night; the winner at the end."""
    if view.phase == "end":
        return speech(f"pic-winner-{view.winner or 'aborted'}")
    if view.phase == "start" or not view.round:
        return speech("pic-title-start")
    return speech("pic-title-night" if view.night else "pic-title-day", round=view.round)


def phase_of(view: MafieView, speech: MafiePictureSpeech) -> str:
    """Name the phase with its people; the length of the game at the end."""
    if view.phase == "end":
        return speech("pic-rounds", n=view.round)
    speaker = next((seat.seat for seat in view.seats if seat.speaking), None)
    if view.phase in SPOKEN and speaker is not None:
        return speech("pic-phase-speaks" if view.phase == "defence" else "pic-phase-in-turn", who=speech.place(speaker))
    if view.phase == "verdict" and view.condemned is not None:
        return speech("pic-phase-condemned", who=speech.place(view.condemned))
    return speech(f"pic-phase-{view.phase}")


def is_done(view: MafieView, seat: SeatView) -> bool:
    """Return whether a seat has done its part in this step: voted in the open ballot, ready, stays with its vote."""
    if view.phase in ("first", "final"):
        return view.ballot is not None and not view.ballot.closed and seat.seat in view.ballot.voted
    return seat.stays if view.phase == "tie" else seat.ready


def is_missed(view: MafieView, seat: SeatView) -> bool:
    """Return whether all wait for this seat. A discussion waits for nobody, and a speaker has a ring."""
    return seat.awaited and not seat.speaking and view.phase != "discussion" and not is_done(view, seat)
