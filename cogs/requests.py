"""A person's request to a table, by press or command, and the verbs that handle presses."""

from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from bot.presenting.texts import Words
from bot.tables.refusal import Refused
from bot.tables.table_session import TableSession
from cogs.answering import Answering, surface_of
from cogs.custom_ids import Press
from cogs.finding import session_here, unknown_table
from cogs.responses import Reply


@dataclass(frozen=True, slots=True)
class Request:
    """The asker and the answer (``reply``), the table and the verb (``press``), and chosen or typed ``values``.

    ``fields``: what a form with several fields carries, by their ids; nobody has checked it against what the form offered.
    """

    reply: Reply
    press: Press
    values: tuple[str, ...] = ()
    fields: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def session(self) -> TableSession:
        """The session of the table. Raises Refused when it is not loaded here."""
        session = self.reply.client.registry.session(self.press.table)
        if session is None:
            raise unknown_table(self.reply.interaction)
        return session

    @property
    def words(self) -> Words:
        """The words of the answer in the asker's language."""
        return self.reply.words

    @property
    def user_id(self) -> int:
        return self.reply.user_id

    @property
    def seat(self) -> int:
        """The seat of the asker. Raises Refused for a person without one."""
        seat = self.session.table.seat_of(self.user_id)
        if seat is None:
            raise Refused("no-foreign")
        return seat

    @property
    def value(self) -> str:
        """The picked or typed value. Raises Refused for a press without one."""
        if not self.values:
            raise Refused("no-press")
        return self.values[0]

    def answering(self) -> Answering:
        """Return the asker's means of answering the pressed table's questions. Raises Refused without a seat."""
        return Answering(self.session, self.reply, surface_of(self.reply, self.press.table))


Verb = Callable[[Request], Coroutine[Any, Any, None]]
"""Handles a press, found by the verb in its custom id. Raises Refused."""


def merged(*parts: Mapping[str, Verb]) -> Mapping[str, Verb]:
    """Return the verbs of all ``parts`` by name. Raises ValueError for a name in two of them."""
    verbs: dict[str, Verb] = {}
    for part in parts:
        if twice := verbs.keys() & part.keys():
            raise ValueError(f"two verbs are called {', '.join(sorted(twice))}")
        verbs.update(part)
    return MappingProxyType(verbs)


async def asked_here(reply: Reply) -> Request:
    """Return a command's request to the table of this channel, once its moves are in the log. Raises Refused without a table."""
    table = session_here(reply.interaction).table
    reply.table = table.id
    await table.settled()
    return Request(reply, Press(reply.table, ""))
