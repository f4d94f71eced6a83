"""Discord on this machine: a loopback server that an unmodified discord.py connects to, and its web page."""

from bot.rehearsal.message import Message
from bot.rehearsal.outcomes import Choice, Modal, Outcome
from bot.rehearsal.people import Person
from bot.rehearsal.server import Discord
from bot.rehearsal.typed import NotPossible
from bot.rehearsal.world import Channel, Guild, Role, User

__all__ = ["Channel", "Choice", "Discord", "Guild", "Message", "Modal", "NotPossible", "Outcome", "Person", "Role", "User"]
