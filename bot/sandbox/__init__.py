"""Discord on this machine: a loopback server that an unmodified discord.py connects to, and its web page.

``Discord`` starts it, and its guilds, people and faults are set up from Python, from the page, or by ``python -m bot.sandbox``.
It knows Discord and neither the bot nor the games: it imports nothing of ``bot`` outside this folder.
"""

from bot.sandbox.loopback import Discord
from bot.sandbox.people.onlooker import NotPossible
from bot.sandbox.people.person import Person
from bot.sandbox.world.interaction import AutocompleteChoice, InteractionOutcome, Modal
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Channel, Guild, Role, User

__all__ = [
    "AutocompleteChoice",
    "Channel",
    "Discord",
    "Guild",
    "InteractionOutcome",
    "Message",
    "Modal",
    "NotPossible",
    "Person",
    "Role",
    "User",
]
