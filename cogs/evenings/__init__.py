"""Presses about an evening: answers, the host's desk with its menus, what comes next, and an evening that is over.

``VERBS`` holds them by their names in custom ids; ``cogs.evening`` does the same by command. It imports the bot and the modules that all
cogs share.
"""

from cogs.evenings import answers, desk, past, planning, rounds
from cogs.requests import merged

VERBS = merged(answers.VERBS, desk.VERBS, past.VERBS, planning.VERBS, rounds.VERBS)
