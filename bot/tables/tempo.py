"""The speed of the whole bot. The defaults suit a night among people; rehearsals and tests run faster."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Tempo:
    """Times in seconds, and limits as a count within seconds.

    ``beat``: the pause between a name and a token (None: as the table has it). ``factor``: multiplies every clock of a new table,
    ``factors`` those of one game once more. ``thinking``: shortest and longest time that an automated player thinks, ``speaking``: that
    its speech in turn lasts, ``answering``: that it takes in a lesson. ``grace``: how long a lobby waits when everyone is ready.
    ``posts``: that many new messages (and as many edits) in a channel within that many seconds. ``member_edits``: that many mutes, moves
    and roles on a server within that many seconds. ``edit_every``: between two edits of a board. ``fair_while``: what every open question
    has at least after downtime. ``line_every``: between two lines of one person in the night talk. ``identify_every``: between two
    connections of one bucket of Discord's gateway, over all processes (PR-3.1). ``requests``: to Discord within a second, over all
    processes (PR-3.2). ``odds``: after how many games among automated players a lobby says how its table leans, from few to many
    (none: no games are played for lobbies). ``odds_after``: how long a lobby must be unchanged before they begin.
    """

    beat: float | None = None
    factor: float = 1.0
    factors: Mapping[str, float] = field(default_factory=dict)
    thinking: tuple[float, float] = (3.0, 8.0)
    speaking: tuple[float, float] = (3.0, 6.0)
    answering: tuple[float, float] = (0.5, 1.5)
    grace: float = 10.0
    posts: tuple[int, float] = (4, 5.0)
    member_edits: tuple[int, float] = (8, 5.0)
    edit_every: float = 2.0
    fair_while: float = 60.0
    line_every: float = 1.0
    identify_every: float = 5.0
    requests: int = 50
    odds: tuple[int, ...] = (200, 1000)
    odds_after: float = 1.0

    def factor_of(self, game: str) -> float:
        """Return by what the clocks of a new table of ``game`` are multiplied."""
        return self.factor * self.factors.get(game, 1.0)
