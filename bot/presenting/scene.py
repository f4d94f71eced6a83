"""What a page of a running table is made of: only what may be shown now, already in the reader's language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.presenting.naming import Person
from bot.presenting.texts import Words
from engines import Ask, Notice, Outcome


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a question ends: ``at`` in unix seconds; None while the table is paused. ``seconds`` is its whole length."""

    at: float | None
    seconds: float


@dataclass(frozen=True, slots=True)
class Floor:
    """One seat speaks and the others listen (TK-3.2).

    ``ends``: when, as far as its clock runs. ``in_turn``: the table has given the floor, one seat after another; else the rules have.
    ``after``: who speaks then, in order. ``spoken`` of ``all`` have had their speech; both 0 where the rules give the floor. ``began``:
    when the speech began (unix seconds). ``speech``: the name of the speech, which stays when it begins afresh after a restart.
    """

    seat: int
    ends: Deadline
    in_turn: bool = False
    after: tuple[int, ...] = ()
    spoken: int = 0
    all: int = 0
    began: float = 0.0
    speech: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """How far somebody has leafed through the options of a question: its name, and the place as the game's own desk writes it."""

    ask: str
    place: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as it may be shown now.

    ``public`` is ``view(None)``; ``view(seat)`` gives the private view of one seat. ``asks`` are the questions that people may answer now
    (released, not held back), ``deadlines`` their ends by ask id. ``names[seat]`` are raw display names, ``bot_players`` the seats that a
    machine plays. ``words`` speaks the language of whoever reads the page: the table's for the channel, the player's for DM and desk.
    """

    table: str
    game: str
    public: Any
    view: Callable[[int], Any]
    asks: tuple[Ask, ...]
    deadlines: Mapping[str, Deadline]
    names: tuple[str, ...]
    words: Words
    host: str = ""
    bot_players: frozenset[int] = frozenset()
    paused: bool = False
    text_mode: bool = False
    deaf: frozenset[int] = field(default_factory=frozenset)
    """Seats whose direct messages do not arrive (shown to nobody by name)."""
    minutes: int = 0
    """How long the game has lasted."""
    seal: str = ""
    """The published commitment to the deal."""
    seal_version: int = 1
    """How the commitment was made (``engines.deal_proof``)."""
    step: Deadline | None = None
    """The end of the present step of the night, which is the same whatever is still open in it (MF-15.4)."""
    reminder: int = 0
    """How late it is for the open questions: 0 early, 1 half-time, 2 the last minute, 3 the last 15 seconds."""
    link: str = ""
    """Address of the table's channel, for the button that leads from a direct message back to it."""
    claims: bool = False
    """Whether things are claimed by button at this table."""
    graveyard: str = ""
    """The mention of the graveyard thread, empty while there is none."""
    ghost_voice: bool = False
    """Whether those who are out may go to a voice channel of their own."""
    graveless: bool = False
    """Whether there will be no graveyard at this table (TK-1.11)."""
    users: tuple[str, ...] = ()
    """Discord user names by seat, as far as they are known; pictures write them where the font has none of a display name's letters."""
    salt: str = ""
    secret: str = ""
    """What proves the seal; empty until the game is over."""
    verified: bool = False
    """Whether the deal of a game that is over is the one that was sealed."""
    floor: Floor | None = None
    """Who alone may speak now, None while everybody may or nobody."""
    hands: tuple[int, ...] = ()
    """Who asks for the floor of a free talk, in the order in which they raised their hands."""
    writers: tuple[int, ...] = ()
    """Who writes rather than speaks, so that others look at the text (TK-11.1)."""
    by_button: bool = False
    """Whether whoever has the floor writes by a button, since the bot cannot let one person write here (TK-1.6)."""
    outcome: Outcome | None = None
    """How the game ended, and"""
    notices: Sequence[Notice] = ()
    """all that was told in it; both only when it is over."""
    asked: frozenset[str] | None = None
    """The names of the questions that the reader is ever asked, in a lesson, where others answer the rest for them; None: all."""
    look: Look | None = None
    """What is opened on the desk that is being drawn; it lives in the custom ids of that desk alone."""

    @property
    def people(self) -> tuple[Person, ...]:
        """Return the display names by seat, each with the user name behind it, for pictures."""
        users = self.users + ("",) * (len(self.names) - len(self.users))
        return tuple(Person(name, user) for name, user in zip(self.names, users, strict=True))

    def looked_at(self, ask: Ask) -> str:
        """Return the place in the options of ``ask`` that is open on this desk, empty at the beginning."""
        return self.look.place if self.look is not None and self.look.ask == ask.name else ""

    def may_ask(self, name: str) -> bool:
        """Whether the reader is asked questions called ``name`` at this table at all."""
        return self.asked is None or name in self.asked

    def asks_of(self, seat: int) -> tuple[Ask, ...]:
        """Return the open questions of ``seat``."""
        return tuple(ask for ask in self.asks if ask.seat == seat)

    def asks_named(self, name: str) -> tuple[Ask, ...]:
        """Return the open questions called ``name``, one a seat."""
        return tuple(ask for ask in self.asks if ask.name == name)


def ask_number(ask: Ask) -> str:
    """Return the last part of an ask's id: the number of its opening."""
    return ask.id.rpartition("/")[2]


def custom_id(table: str, what: str, extra: str | int = "") -> str:
    """Return the custom id ``c1:<table>:<ask name or verb>[:<extra>]`` of a button or menu. Raises ValueError over 100 characters."""
    made = f"c1:{table}:{what}" + (f":{extra}" if extra != "" else "")
    if len(made) > 100:
        raise ValueError(f"custom id too long: {made}")
    return made


LONG = 15 * 60
"""Clocks longer than this many seconds also show the time of day."""


def stamp(deadline: Deadline | None) -> str:
    """Return the stamp of ``deadline``, with the time of day for a long clock; empty while it stands still."""
    if deadline is None or deadline.at is None:
        return ""
    at = int(deadline.at)
    return f"<t:{at}:R> (<t:{at}:f>)" if deadline.seconds > LONG else f"<t:{at}:R>"


def end_of(scene: Scene, asks: Iterable[Ask]) -> Deadline | None:
    """Return the last end among ``asks`` that have one, None when none has."""
    ends = [scene.deadlines[ask.id] for ask in asks if ask.id in scene.deadlines]
    return max(ends, key=lambda end: end.at or 0) if ends else None


def until(scene: Scene, deadline: Deadline | None) -> str:
    """Return the sentence about the end of a question, or that the clocks stand still; empty when there is no clock."""
    if scene.paused:
        return scene.words("clock-stopped")
    when = stamp(deadline)
    return scene.words("until", until=when) if when else ""


def hurry(scene: Scene) -> str:
    """Return the reminder of the last minute and of the last seconds; empty when it is early, during a pause, and at the end."""
    if scene.paused or scene.reminder < 2 or scene.public.phase == "end":
        return ""
    return scene.words("last-minute" if scene.reminder == 2 else "last-seconds")
