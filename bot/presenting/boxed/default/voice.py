"""The voice of a game that has nothing but its words: which messages it may have, and what they are told."""

from collections.abc import Iterable, Mapping
from typing import Any

from pydantic import BaseModel

from bot.presenting.boxed.voice import BoxedVoice
from bot.presenting.naming import listed
from engines import Ask, Option
from engines.table import seat_of


class DefaultVoice(BoxedVoice[Any]):
    """Speaks about one scene of any game by messages ``<game>-<part>-<name>``."""

    def key(self, part: str, name: str) -> str:
        """Return the id of a message of this game: ``toy-ask-raid`` for the question ``toy.raid``."""
        return f"{self.scene.game}-{part}-{name}"

    def maybe(self, part: str, name: str, **args: str | int) -> str:
        """Format a message that the game need not have; empty without it."""
        key = self.key(part, name)
        return self(key, **args) if self.scene.words.has(key) else ""

    def moment(self, part: str) -> str:
        """Format the message of the present phase, which may speak about the round; empty without it."""
        return self.maybe(part, str(self.view.phase), round=self.view.round)

    def of_ask(self, part: str, ask: Ask, **args: str | int) -> str:
        """Format the message of a question, such as its hint; empty without it."""
        return self.maybe(part, name_of(ask), **args)

    def question(self, ask: Ask) -> str:
        """Return the sentence that asks. Every question has one."""
        return self(self.key("ask", name_of(ask)))

    def option(self, option: Option) -> str:
        """Return an option as a label, which knows no markdown."""
        if option.id.startswith("seat:"):
            return self.label(seat_of(option.id))
        return self(option.text.key, **self.arguments(option.text.args)).replace("**", "")

    def fields(self, part: str, view: BaseModel) -> list[str]:
        """Return a line for each field of ``view`` about which the game has a message, in the order of the fields."""
        found = ((name, getattr(view, name)) for name in type(view).model_fields)
        lines = (self.maybe(part, name, **self._shown(value)) for name, value in found)
        return [line for line in lines if line]

    def _shown(self, value: Any) -> dict[str, str | int]:
        """Return what the message of a field is told.

        ``value``: a number or word as it is. ``n``: the number itself, of several things how many. ``list``: several things with commas;
        ``people``: the same as seats by their names; ``each``: everybody's name with what is theirs.
        """
        several = value if isinstance(value, tuple | list | Mapping) else ()
        owned = dict(several) if isinstance(several, Mapping) else dict(enumerate(several))
        seats = [one for one in (several or (value,)) if isinstance(one, int) and one < len(self.scene.names)]
        return {
            "value": "" if several else self._said(value),
            "n": value if isinstance(value, int) and not isinstance(value, bool) else len(several),
            "list": listed(str(self._said(one)) for one in owned.values()),
            "people": self.people(seats),
            "each": listed((f"{self.who(seat)} {self._said(its)}" for seat, its in self._by_seat(owned)), " · "),
        }

    def _by_seat(self, owned: Mapping[Any, Any]) -> Iterable[tuple[int, Any]]:
        return ((seat, its) for seat, its in owned.items() if isinstance(seat, int) and seat < len(self.scene.names))

    def _said(self, value: Any) -> str | int:
        if isinstance(value, str | int | bool):
            return self.arguments({"value": value})["value"]
        return "none" if value is None else str(value)


def name_of(ask: Ask) -> str:
    """Return the name of a question as it stands in ids of messages: ``raid`` for ``toy.raid``, ``day-vote`` for ``toy.day.vote``."""
    return ask.name.partition(".")[2].replace(".", "-")
