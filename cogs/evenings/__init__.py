"""Presses about an evening: answers, the host's desk with its menus, what comes next, and an evening that is over.

``VERBS`` holds them by their names in custom ids; ``cogs.evening`` does the same by command. It imports the bot and the modules that all
cogs share.
"""

from cogs.evenings import answers, desk, past, planning, rounds
from cogs.evenings.finding import of_hosts
from cogs.requests import merged

HOSTING = merged(desk.VERBS, planning.VERBS, rounds.VERBS)
VERBS = merged(answers.VERBS, past.VERBS, {name: of_hosts(verb) for name, verb in HOSTING.items()})
