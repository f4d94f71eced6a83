"""An evening as its pages show it: only what may be shown to everybody, in one language."""

from dataclasses import dataclass
from typing import Literal

from bot.evenings.pages.evening_end import EndScene
from bot.presenting.texts import Words

State = Literal["draft", "poll", "planned", "open", "over", "missed", "cancelled"]


@dataclass(frozen=True, slots=True)
class DateScene:
    """A date of a poll: its number, when it is (unix seconds), its wall time in words, and who chose it."""

    n: int
    starts_at: float
    label: str
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningScene:
    """An evening. Times are unix seconds; ``clock`` is the server's wall time with its city ("20:00 Praha").

    ``games`` are names of games, in the order in which they are played. ``held``: chairs held until ``held_until`` for those who had none
    last time. ``leader``: the number of the date that leads. ``present``: how many stand at the ``door``, which is drawn at ``draw_at``.
    ``table_link``: the way to the table, once it is laid.
    """

    id: str
    words: Words
    state: State
    name: str
    host: str
    games: tuple[str, ...]
    starts_at: float | None = None
    clock: str = ""
    channels: tuple[int, ...] = ()
    voice: int = 0
    place: str = ""
    repeat: str = ""
    weekday: str = ""
    note: str = ""
    chairs: int = 0
    seated: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    maybe: tuple[str, ...] = ()
    no: int = 0
    held: int = 0
    held_until: float | None = None
    opened_at: float | None = None
    dates: tuple[DateScene, ...] = ()
    leader: int = 0
    poll_until: float | None = None
    poll_over: bool = False
    door: bool = False
    present: int = 0
    tables: int = 1
    draw_at: float | None = None
    table_link: str = ""
    called: int = 0
    """The role that is mentioned, 0: none."""
    end: EndScene | None = None
    """How it was, once it is over and its games are."""
