"""Names that the presenter of Mafie goes by: questions, phases, cards."""

from engines.mafie import asks

SWAP = asks.ROLE_SWAP
PEEK = asks.PEEK
HUNCH = asks.HUNCH
RECRUIT = asks.RECRUIT
VICTIM = asks.VICTIM
CORNER_SHOT = asks.CORNER_SHOT
VEST = asks.VEST_WINDOW
BANDAGE = asks.BANDAGE_WINDOW
LAST_SHOT = asks.LAST_SHOT
OPENING = asks.OPENING
WIRETAP = asks.WIRETAP
READY = asks.READY
FIRST = asks.FIRST
SPEECH = asks.SPEECH
FINAL = asks.FINAL
CHANGE = asks.CHANGE
CLOSING = asks.CLOSING
WITHDRAW = asks.WITHDRAW

SHARED = frozenset({FIRST, FINAL, CHANGE, READY, SPEECH})
"""Answered by everybody on the board."""
BALLOTS = (FIRST, FINAL)
NIGHT = (PEEK, HUNCH, VICTIM, RECRUIT)
FREE = (CORNER_SHOT, WIRETAP)
"""Cards that wait under the card button and are never asked for."""
WINDOWS = (BANDAGE, OPENING, CLOSING)
"""Asked of many, shown only to those who have a choice (MF-14.10)."""
NAMED = (VEST, LAST_SHOT)
"""Asked of one person whom everybody knows: there is always a button (MF-14.10)."""
WHISPERED = (*NIGHT, SWAP, *NAMED, *WINDOWS)
"""Asked by direct message, in the order in which they stand in one message."""

NIGHT_PHASES = frozenset({"agent", "gang", "mafia"})
TALKING_PHASES = frozenset({"dawn", "discussion", "defence", "tie", "verdict"})
COMMANDER_CARD = 4
GANG_CARDS = (14, 15, 16)
NEUTRAL_CARD = 17
