"""Games that are played in the notation of test vectors: seats are called as the vectors call them, and the game can stand still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from engines.table import Ask, Game, Option, Text

CHECK = "test.check"
"""A question of the harness: the game stands still so that one can look."""


async def check(table: Any) -> None:
    """Let the game on ``table`` stand still until the harness goes on."""
    await table.next((Ask(CHECK, 0, (Option("on", Text("on")),)),))


class VectorPlay:
    """A game in progress; ``people`` are the names of its seats. What a game of its own has to say, its harness adds."""

    def __init__(self, game: Game, people: Sequence[str], keys: str) -> None:
        """``keys``: what the keys of all notices of the game begin with, such as ``zb-``."""
        self.game = game
        self.people = people
        self.keys_begin = keys

    def seat(self, who: str) -> int:
        return self.people.index(who)

    # ---- what is open

    def asks(self, who: str) -> list[Ask]:
        """Return the question to this player that the game waits for."""
        return [ask for ask in self.game.asks if self.people[ask.seat] == who and ask.holds and ask.name != CHECK]

    def open(self) -> dict[str, str]:
        """Return the awaited questions now: player to the name of the question without that of the game."""
        return {self.people[ask.seat]: self.name_of(ask) for ask in self.game.asks if ask.holds and ask.name != CHECK}

    def name_of(self, ask: Ask) -> str:
        return ask.name.removeprefix(f"{self.game.rulebook.name}.")

    def ask(self, who: str) -> Ask:
        """The only question to this player."""
        asks = self.asks(who)
        assert len(asks) == 1, f"{who} is not asked one thing; open: {self.open()}"
        return asks[0]

    def options(self, who: str) -> list[str]:
        return [option.id for option in self.ask(who).options]

    def picked(self, ask: Ask, word: str) -> str:
        """Return the option that a vector calls ``word``: by its id, or by what stands after the kind of thing it is."""
        found = [option.id for option in ask.options if word in (option.id, option.id.partition(":")[2])]
        assert len(found) == 1, f"{word} is not among {[option.id for option in ask.options]} of {ask.name}"
        return found[0]

    # ---- clocks and halts

    def clock(self, *who: str) -> Self:
        """Let the clock run out for these players (none named: for everybody)."""
        ids = [ask.id for ask in self.game.asks if ask.clock and (not who or self.people[ask.seat] in who)]
        if ids:
            self.game.expire(*ids)
        return self

    def on(self) -> Self:
        """Go on after a halt."""
        for ask in self.game.asks:
            if ask.name == CHECK:
                self.game.answer(ask.id, "on")
                return self
        raise AssertionError(f"the game does not stand still; open: {self.open()}")

    def idle(self) -> Self:
        """Let clocks run out until the game stands still or is over."""
        while self.game.outcome is None and self.open():
            self.clock()
        return self

    def until_end(self) -> Self:
        """Let clocks run out, and go on after every halt, until the game is over."""
        while self.game.outcome is None:
            self.idle()
            if self.game.outcome is None:
                self.on()
        return self

    @property
    def halted(self) -> bool:
        return [ask.name for ask in self.game.asks if ask.holds] == [CHECK]

    # ---- what was told

    def notices_of(self, key: str, to: str | None = None) -> list[dict[str, Any]]:
        """The arguments of all notices of this key so far (``to``: those that this player may read), in the notation of the vectors."""
        found = []
        for notice in self.game.notices:
            if notice.text.key == f"{self.keys_begin}{key}" and (to is None or notice.to is None or self.seat(to) in notice.to):
                found.append({name: self.spoken(value) for name, value in notice.text.args.items()})
        return found

    def spoken(self, value: Any) -> Any:
        """Return an argument in the notation of the vectors: players by name, things as ``thing`` has it."""
        if isinstance(value, tuple):
            return tuple(self.spoken(one) for one in value)
        if isinstance(value, str):
            kind, colon, name = value.partition(":")
            return self.people[int(name)] if kind == "seat" else self.thing(kind, name) if colon else value
        return value

    def thing(self, kind: str, name: str) -> Any:
        """Return how the vectors call the thing ``kind:name``."""
        return name

    def seen(self, who: str | None) -> Any:
        """Return the view of this player, None: of everybody."""
        return self.game.view(None if who is None else self.seat(who))
