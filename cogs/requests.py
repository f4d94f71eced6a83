"""What one person asks of one table, by a press or by a command."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from bot.presenting.texts import Words
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from cogs.answering import Answering, surface_of
from cogs.custom_ids import Press
from cogs.finding import session_here
from cogs.responses import Reply


@dataclass(frozen=True, slots=True)
class Request:
    """Who asks and is answered (``reply``), of which table and what (``press``), and what was chosen in a menu or typed (``values``)."""

    reply: Reply
    press: Press
    values: tuple[str, ...] = ()

    @property
    def session(self) -> TableSession:
        """The table that is meant. Raises Refused when it is not laid here any more."""
        session = self.reply.client.registry.session(self.press.table)
        if session is None:
            raise Refused("no-press-old")
        return session

    @property
    def words(self) -> Words:
        """The words in which the person is answered."""
        return self.reply.words

    @property
    def user_id(self) -> int:
        """Who asks."""
        return self.reply.user_id

    @property
    def seat(self) -> int:
        """The seat of who asks. Raises Refused when there is none."""
        seat = self.session.table.seat_of(self.user_id)
        if seat is None:
            raise Refused("no-foreign")
        return seat

    def answering(self) -> Answering:
        """Return the person's dealings with the questions of the table, where they pressed. Raises Refused when they have no seat."""
        return Answering(self.session, self.reply, surface_of(self.reply, self.press.table))


Verb = Callable[[Request], Coroutine[Any, Any, None]]
"""What a press does, by the word in its custom id. Raises Refused."""


def merged(*parts: Mapping[str, Verb]) -> Mapping[str, Verb]:
    """Return the verbs of all ``parts`` by their words. Raises ValueError for a word that two of them have."""
    verbs: dict[str, Verb] = {}
    for part in parts:
        if twice := verbs.keys() & part.keys():
            raise ValueError(f"two verbs are called {', '.join(sorted(twice))}")
        verbs.update(part)
    return MappingProxyType(verbs)


async def asked_here(reply: Reply) -> Request:
    """Return what a command asks of the table of this channel, once its moves are in the log. Raises Refused when there is none."""
    table = session_here(reply.interaction).table
    reply.table = table.id
    await table.be_in_step()
    return Request(reply, Press(reply.table, ""))
