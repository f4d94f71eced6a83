"""Discord on this machine: a loopback server that an unmodified discord.py connects to, and its web page."""

from bot.sandbox.loopback import Discord
from bot.sandbox.people.not_possible import NotPossible
from bot.sandbox.people.person import Person
from bot.sandbox.world.interaction import Choice, Modal, Outcome
from bot.sandbox.world.message import Message
from bot.sandbox.world.records import Channel, Guild, Role, User

__all__ = ["Channel", "Choice", "Discord", "Guild", "Message", "Modal", "NotPossible", "Outcome", "Person", "Role", "User"]
