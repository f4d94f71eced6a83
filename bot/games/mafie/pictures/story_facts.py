"""One fact of the story: a line of few words, for the picture and for its description."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.mafie.pictures.speech import Speech
from bot.presenting.drawing.lettering import fit

NIGHT = frozenset({"agent", "gang", "mafia", "dawn"})
"""Phases told in the left column; dawn belongs to its night."""

FACTS_MOST = 3
"""Lines in one panel."""

NAME_ROOM = 158
"""Pixels for a name that shares its line with another."""

_SHOTS = frozenset({"corner_shot", "last_shot"})


@dataclass(frozen=True, slots=True)
class Fact:
    """One line: icon, words, the token shown at its end; `strong`: somebody left or stayed; `spoken`: other words for readers."""

    icon: str
    words: str
    token: str | None = None
    strong: bool = False
    spoken: str = ""


def shown(facts: Sequence[Fact]) -> list[Fact]:
    """Choose what fits into a panel: whoever left or stayed before anything else, in the order of play."""
    if len(facts) <= FACTS_MOST:
        return list(facts)
    ranked = sorted(range(len(facts)), key=lambda place: (not facts[place].strong, place))[:FACTS_MOST]
    return [facts[place] for place in sorted(ranked)]


def strike_fact(seat: int, cause: str, saved_card: int, token: str | None, speech: Speech, icon: str | None = None) -> Fact:
    """Tell how a strike ended. `icon`: instead of the one that its cause has."""
    if saved_card:
        card = speech(f"pic-card-{saved_card}-short")
        return Fact(speech.card_icon(saved_card), speech("pic-story-saved", card=card, who=speech.place(seat)), strong=True)
    mark = icon or {"mafia": "mafia", "exposed": "agent", "ballot": "cross"}.get(cause, "exit")
    if cause in _SHOTS:
        mark = "speech" if speech.kids else cause
    return Fact(mark, speech("pic-story-out", who=speech.place(seat)), token, strong=True)


def short_name(speech: Speech, seat: int) -> str:
    """Name a seat that shares its line with another."""
    return fit(speech.place(seat), 38, 400, NAME_ROOM)
