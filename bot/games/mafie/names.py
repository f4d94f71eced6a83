"""Questions, phases and cards of Mafie, grouped by their treatment on pages."""

from engines.mafie.asks import (
    BANDAGE_WINDOW,
    CHANGE,
    CLOSING,
    CORNER_SHOT,
    FINAL,
    FIRST,
    HUNCH,
    LAST_SHOT,
    OPENING,
    PEEK,
    READY,
    RECRUIT,
    ROLE_SWAP,
    SPEECH,
    VEST_WINDOW,
    VICTIM,
    WIRETAP,
)

SHARED = frozenset({FIRST, FINAL, CHANGE, READY, SPEECH})
"""Answered by everybody on the board."""
BALLOTS = (FIRST, FINAL)
NIGHT = (PEEK, HUNCH, VICTIM, RECRUIT)
FREE = (CORNER_SHOT, WIRETAP)
"""Cards that wait under the card button and are never asked for."""
WINDOWS = (BANDAGE_WINDOW, OPENING, CLOSING)
"""Windows of many, shown only to seats with a choice (MF-14.10)."""
NAMED = (VEST_WINDOW, LAST_SHOT)
"""Questions to one publicly known seat, always with a button (MF-14.10)."""
WHISPERED = (*NIGHT, ROLE_SWAP, *NAMED, *WINDOWS)
"""Asked by direct message, in their order within one message."""

NIGHT_PHASES = frozenset({"agent", "gang", "mafia"})
TALKING_PHASES = frozenset({"dawn", "discussion", "defence", "tie", "verdict"})
SAVING_CARDS = (1, 2)
"""Save somebody who has been named."""
COMMANDER_CARD = 4
SWAP_CARD = 6
CLOSING_CARDS = (7, 8, 9, 11)
"""Can be played at the end of the day."""
GANG_CARDS = (14, 15, 16)
NEUTRAL_CARD = 17
