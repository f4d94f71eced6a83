"""The input of every page of a running table: only showable facts, in the reader's language."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.presenting.claims import Claim
from bot.presenting.guesses import Guess
from bot.presenting.naming import DisplayName, bold, listed
from bot.presenting.texts import Words
from engines import Ask, Notice, Outcome

ABORTED = "aborted"
"""The reason of a game ended by the host, the same for all games."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """The end of a question: ``at`` in unix seconds; None while the table is paused. ``seconds`` is its whole length."""

    at: float | None
    seconds: float


@dataclass(frozen=True, slots=True)
class Floor:
    """One seat speaks and the others listen (TK-3.2).

    ``ends``: the end, if its clock runs. ``in_turn``: the table gives the floor from seat to seat; else the rules do. ``after``: the next
    speakers, in order. ``spoken`` of ``all`` have had their speech; both 0 where the rules give the floor. ``began``: the start of the
    speech (unix seconds). ``speech``: the name of the speech, the same after a restart.
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
class NightLine:
    """A line of the night talk by ``seat``. ``hearers``: the other seats that read it."""

    seat: int
    text: str
    hearers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Look:
    """The open page of a question's options: the name of the question, and the place as the game's desk writes it."""

    ask: str
    place: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The showable state of a table.

    ``public`` is ``view(None)``; ``view(seat)`` gives the private view of one seat. ``asks`` are the open questions (released, not held
    back), ``deadlines`` their ends by ask id. ``names[seat]`` are raw display names, ``bot_players`` the seats of automated players.
    ``words``: in the reader's language, the table's for the channel, the player's for DM and desk.
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
    dm_closed: frozenset[int] = field(default_factory=frozenset)
    """Seats whose direct messages fail (shown to nobody by name)."""
    minutes: int = 0
    """The length of the game so far."""
    seal: str = ""
    """The published commitment to the deal."""
    seal_version: int = 1
    """The version of the commitment (``engines.deal_proof``)."""
    step: Deadline | None = None
    """The end of the present step of the night, independent of its open questions (MF-15.4)."""
    reminder: int = 0
    """The urgency of the open questions: 0 early, 1 half-time, 2 the last minute, 3 the last 15 seconds."""
    link: str = ""
    """Address of the table's channel, for the button back from a direct message."""
    claims: bool = False
    """Whether this table has claims by button."""
    tally_picture: bool = False
    """Whether the narrator of this table shows the votes of a ballot in a picture (NT-3.1)."""
    dawn_steps: bool = False
    """Whether the narrator of this table tells a dawn in three steps (NT-3.5)."""
    graveyard: str = ""
    """The mention of the graveyard thread, empty while there is none."""
    ghost_voice: bool = False
    """Whether eliminated players have a voice channel of their own."""
    graveless: bool = False
    """Whether this table has no graveyard (TK-1.11)."""
    users: tuple[str, ...] = ()
    """Known Discord user names by seat, for pictures whose font lacks the letters of a display name."""
    faces: Mapping[int, str] = field(default_factory=dict)
    """The faces that discs show, by seat (NT-3.2); other discs show the number."""
    salt: str = ""
    secret: str = ""
    """The proof of the seal; empty until the game is over."""
    verified: bool = False
    """Whether the deal of a finished game matches its seal."""
    floor: Floor | None = None
    """The only speaker, None while everybody or nobody may speak."""
    hands: tuple[int, ...] = ()
    """The raised hands of a free talk, in their order."""
    writers: tuple[int, ...] = ()
    """The seats that write instead of speaking (TK-11.1)."""
    by_button: bool = False
    """Whether the speaker writes by a button, for a channel that the bot cannot open to one person (TK-1.6)."""
    night_talk: tuple[NightLine, ...] = ()
    """The lines of the night talk of this round, each for its speaker and its hearers alone (MF-15.7)."""
    outcome: Outcome | None = None
    """The outcome of the game; None before the end."""
    seed: int = 0
    """The seed of a finished game, which draws the wording of its headline; 0 before the end."""
    headlined: bool = True
    """Whether the story has a headline, by the setting of the server."""
    agreed: tuple[int, int] = (0, 0)
    """How many people of the finished game may be named in what is shown around, and of how many; (0, 0): unknown."""
    own_posted: Sequence[int] = ()
    """The seats whose person has posted the line of their night."""
    notices: Sequence[Notice] = ()
    """All notices of a finished game."""
    said: Sequence[Claim] = ()
    """Claims of people by button and lines of automated players, in a finished game."""
    notes: bool = False
    """Whether each seat has a notebook (NT-5.4)."""
    away: Mapping[int, float] = field(default_factory=dict)
    """The seats whose people are away for a moment, each with the end of it (unix seconds); by night there are none (NT-5.3)."""
    may_leave: bool = False
    """Whether the desk offers its reader to be away for a moment."""
    guessing: bool = False
    """Whether this table takes sealed guesses (NT-5.1)."""
    guesses: tuple[Guess, ...] = ()
    """The guesses that stand, each for its guesser alone before the end."""
    guests: tuple[str, ...] = ()
    """The ids of spectators who have guessed, by number."""
    guest: int = -1
    """The reader's number among them; -1 for none."""
    asked: frozenset[str] | None = None
    """In a lesson the names of the reader's questions, while others answer the rest; None: all."""
    look: Look | None = None
    """The open page of options on this desk, which only the custom ids of the desk hold."""

    @property
    def people(self) -> tuple[DisplayName, ...]:
        """Return the display names by seat, each with the user name behind it and the face, for pictures."""
        users = self.users + ("",) * (len(self.names) - len(self.users))
        named = enumerate(zip(self.names, users, strict=True))
        return tuple(DisplayName(name, user, self.faces.get(seat, "")) for seat, (name, user) in named)

    def looked_at(self, ask: Ask) -> str:
        """Return the open place in the options of ``ask`` on this desk, empty at the beginning."""
        return self.look.place if self.look is not None and self.look.ask == ask.name else ""

    def may_ask(self, name: str) -> bool:
        """Whether the reader has questions called ``name`` at this table."""
        return self.asked is None or name in self.asked

    def asks_of(self, seat: int) -> tuple[Ask, ...]:
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


# ---- clocks, as Discord timestamps that count down without edits


LONG = 15 * 60
"""The least seconds of a clock that also shows the time of day."""


def stamp(deadline: Deadline | None) -> str:
    """Return the timestamp of ``deadline``, with the time of day for a long clock; empty during a pause."""
    if deadline is None or deadline.at is None:
        return ""
    at = int(deadline.at)
    return f"<t:{at}:R> (<t:{at}:f>)" if deadline.seconds > LONG else f"<t:{at}:R>"


def end_of(scene: Scene, asks: Iterable[Ask]) -> Deadline | None:
    """Return the last end among ``asks``, None without any. Those of people who are away count only when no others are left (NT-5.3)."""
    clocked = [ask for ask in asks if ask.id in scene.deadlines]
    present = [ask for ask in clocked if ask.seat not in scene.away]
    ends = [scene.deadlines[ask.id] for ask in present or clocked]
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


def away_line(scene: Scene) -> str:
    """Return who is away for a moment, each with their return; empty when nobody is, during a pause, and at the end."""
    if scene.paused or not scene.away or scene.public.phase == "end":
        return ""
    said = [scene.words("away-one", who=bold(scene.names, seat), until=f"<t:{int(until)}:R>") for seat, until in sorted(scene.away.items())]
    return scene.words("away-line", list=listed(said))


def call_before_end(scene: Scene, asks: Iterable[Ask]) -> str:
    """Return the call to a person to whom ``asks`` are put, before their end: of a slow clock hours before (TK-4.8), else seconds."""
    end = end_of(scene, asks)
    when = stamp(end)
    if end is None or not when:
        return scene.words("are-you-there")
    return scene.words("slow-call" if end.seconds > LONG and scene.reminder < 2 else "last-call", until=when)
