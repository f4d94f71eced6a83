"""Names that the presenter of Mafie goes by: questions, phases, cards."""

SWAP = "mafie.start.role_swap"
PEEK = "mafie.night.peek"
HUNCH = "mafie.night.hunch"
RECRUIT = "mafie.night.recruit"
VICTIM = "mafie.night.victim"
CORNER_SHOT = "mafie.day.corner_shot"
VEST = "mafie.strike.vest"
BANDAGE = "mafie.strike.bandage"
LAST_SHOT = "mafie.strike.last_shot"
OPENING = "mafie.day.opening"
WIRETAP = "mafie.day.wiretap"
READY = "mafie.day.ready"
FIRST = "mafie.vote.first"
SPEECH = "mafie.day.speech"
FINAL = "mafie.vote.final"
CHANGE = "mafie.vote.change"
CLOSING = "mafie.day.closing"
WITHDRAW = "mafie.seat.withdraw"

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
COMMANDER_CARD = 4
GANG_CARDS = (14, 15, 16)
NEUTRAL_CARD = 17
