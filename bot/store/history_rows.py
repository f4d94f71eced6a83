"""Finished games without their records, as plain frozen rows: results, ratings, seasons, trophies, badges. Times are unix seconds."""

from dataclasses import dataclass, field

from bot.store.rows import Json


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How a finished game ended for one seat (CL-11.1), without the person; ``version`` is that of the result rules.

    ``rated`` is empty when the game is rated, else the reason why not. ``marks`` are words about the game (``extended``,
    ``kids``, ``solo``, ``unfinished``, ``disqualified``) or the seat (``machine``: an automated player held it for a time). The store
    fills in ``evening_id``, from the evening of the table.
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
    """A result with its person: ``user_id`` gave ``share`` of the seat's own answers; ``bot_player``: an automated player gave most."""

    user_id: int | None
    bot_player: bool
    share: float
    result: ResultRow


@dataclass(frozen=True, slots=True, kw_only=True)
class CountedGame:
    """A finished game for counting, without its record."""

    table_id: str
    guild_id: int
    game: str
    ended_at: float
    seats: tuple[CountedSeat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """The finished games of one kind on a server: their number, and the end and table of the last one."""

    games: int
    ended_at: float
    table_id: str

    @property
    def key(self) -> tuple[float, str]:
        """The place of the last one in the order of the fold."""
        return self.ended_at, self.table_id


@dataclass(frozen=True, slots=True)
class EveningLine:
    """An evening with finished games, as a line of a list."""

    id: str
    name: str
    starts_at: float
    zone: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryLine:
    """A finished game as a line of a list; ``winners`` are names, ``seats`` is their number."""

    table_id: str
    game: str
    ended_at: float
    winner: str
    winners: tuple[str, ...]
    seats: int


@dataclass(frozen=True, slots=True, kw_only=True)
class VisibleGames:
    """The finished games that somebody may see: all of the channels ``open``, and those of ``closed`` channels where ``user_id`` sat.

    ``user_id`` None: all of the ``closed`` channels too.
    """

    open: frozenset[int]
    closed: frozenset[int] = frozenset()
    user_id: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """One person's finished games, wins and points on a server."""

    user_id: int
    games: int
    won: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AlikeGames:
    """The finished games of one person of one kind, role, side and number of seats."""

    game: str
    role: str
    side: str
    seats: int
    games: int
    won: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """The rating of ``who`` (a person's id, a role, the automated players) in one game of a server, after a number of rated games."""

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
    """A badge that a person earned on a server in the game of a table."""

    user_id: int
    badge: str
    table_id: str
    at: float
