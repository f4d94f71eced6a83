"""What stays of finished games besides their records, as plain frozen rows: results, ratings, seasons, trophies, badges.

Ids of Discord are ``int``; times are unix seconds.
"""

from dataclasses import dataclass, field

from bot.store.rows import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How a finished game ended for one seat (CL-11.1), without the person; ``version`` is that of the rules that made it.

    ``rated`` is empty when the game is rated, else the reason why not. ``marks`` are words for what is true of the game (``extended``,
    ``kids``, ``solo``, ``unfinished``, ``disqualified``) or of the seat (``machine``: a machine held it for a time). ``evening_id`` is
    filled in by the store, from the evening to which the table belongs.
    """

    seat: int
    version: int
    side: str = ""
    role: str = ""
    place: int = 1
    points: int = 0
    won: bool = False
    survived: bool = True
    rated: str = ""
    marks: frozenset[str] = frozenset()
    evening_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedSeat:
    """A result and whom it counts for: ``user_id`` has given ``share`` of the seat's own answers, ``bot_player``: a bot gave most."""

    user_id: int | None
    bot_player: bool
    share: float
    result: ResultRow


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedGame:
    """A finished game as it is counted, without its record."""

    table_id: str
    guild_id: int
    game: str
    ended_at: float
    seats: tuple[CountedSeat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """All games that a server has finished of one game: how many, and the end and the table of the last one."""

    games: int
    ended_at: float
    table_id: str

    @property
    def key(self) -> tuple[float, str]:
        """The place of the last one in the order of the fold."""
        return self.ended_at, self.table_id


@dataclass(frozen=True, slots=True)
class EveningLine:
    """An evening at which games were finished, as a list names it: when it began (unix seconds), in which zone."""

    id: str
    name: str
    starts_at: float
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NightLine:
    """A finished game as a list shows it; ``winners`` are names, ``seats`` how many sat there."""

    table_id: str
    game: str
    ended_at: float
    winner: str
    winners: tuple[str, ...]
    seats: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """Which finished games somebody may see: those of the channels ``open``, and those of ``closed`` ones only where ``user_id`` sat.

    ``user_id`` None: also those of ``closed`` channels.
    """

    open: frozenset[int]
    closed: frozenset[int] = frozenset()
    user_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """What one person has played on a server: games to the end, wins, points."""

    user_id: int
    games: int
    won: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Finished games of one person that are alike: of one game, in one ``role`` on one ``side``, with so many ``seats``."""

    game: str
    role: str
    side: str
    seats: int
    games: int
    won: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """The rating of ``who`` (a person's id, a role, the machines) in one game of a server, after so many rated games."""

    game: str
    who: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """A season of a server; ``closed_at`` is None while it runs, and ``standing`` empty."""

    id: str
    guild_id: int
    name: str
    opened_at: float
    closed_at: float | None = None
    standing: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrophyRow:
    """A trophy of a season: ``kind`` is ``points`` or the name of a game, ``rank`` 1 to 3."""

    kind: str
    rank: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BadgeRow:
    """A badge that a person has earned on a server, by the game at a table."""

    user_id: int
    badge: str
    table_id: str
    at: float
