"""Discord on this machine: a loopback server that an unmodified discord.py connects to, and its web page."""

from bot.rehearsal.loopback import Discord
from bot.rehearsal.people.not_possible import NotPossible
from bot.rehearsal.people.person import Person
from bot.rehearsal.world.interaction import Choice, Modal, Outcome
from bot.rehearsal.world.message import Message
from bot.rehearsal.world.records import Channel, Guild, Role, User

__all__ = ["Channel", "Choice", "Discord", "Guild", "Message", "Modal", "NotPossible", "Outcome", "Person", "Role", "User"]
