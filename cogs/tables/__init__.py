"""Presses about a table: the lobby, a player's desk, the floor, the host's desk, and the buttons under a finished game.

``VERBS`` holds them by their names in custom ids; ``cogs.table`` and the commands of each game do the same by command. It imports the bot
and the modules that all cogs share.
"""

from cogs.requests import merged
from cogs.tables import after_game, desk, guessing, host_desk, host_options, lobby, talking

LIVE_VERBS = merged(desk.VERBS, guessing.VERBS, host_desk.VERBS, host_options.VERBS, lobby.VERBS, talking.VERBS)
"""The verbs that need a loaded table."""

ENDED_VERBS = after_game.VERBS
"""The verbs of a finished game, which may have to be read from its log."""

VERBS = merged(ENDED_VERBS, LIVE_VERBS)
