"""How a game is played, in words: the one text behind [How to play], for a lobby, a board, /help and /practice."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.presenting.texts import Words

LONGEST = 1_500
"""Most characters of the text."""

PARTS = ("turn", "here", "counts", "tips")


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules at one table.

    ``args`` choose among the sentences of a game, ``here`` holds those of this table alone. ``special``: the sentences that the lobby says.
    """

    args: Mapping[str, str | int] = field(default_factory=dict)
    here: Sequence[str] = ()
    special: Sequence[str] = ()


class RulesAtTable(Protocol):
    """Makes the rules of a table of a game."""

    def __call__(self, words: Words, options: Mapping[str, Any], seats: int | None, /) -> TableRules:
        """Return the rules with these ``options`` at a table of ``seats``; None: no table, the game in general."""
        ...


def as_everywhere(_words: Words, _options: Mapping[str, Any], _seats: int | None) -> TableRules:
    """Return nothing: every table of the game is alike."""
    return TableRules()


def what_it_is(words: Words, game: str, table: TableRules) -> str:
    """Return what the game is, in three sentences; empty for a game without such a text."""
    key = f"howto-{game}-what"
    return words(key, **table.args) if words.has(key) else ""


def how_to_play(words: Words, game: str, table: TableRules) -> str:
    """Return what the game is, a turn, this table, what counts, and tips; a game without such texts has its general help."""
    title = f"## {words(f'game-{game}')}"
    what = what_it_is(words, game, table)
    if not what:
        return f"{title}\n{words(f'{game}-help')}"
    said = {part: words(f"howto-{game}-{part}", **table.args) for part in PARTS if part != "here"}
    said["here"] = " ".join(table.here)
    lines = [f"**{words(f'howto-{part}')}** {said[part]}" for part in PARTS if said[part]]
    return "\n".join((title, what, *lines))
