"""How a table of each game is run: clocks, steps of the night, beats. One TOML file a game, found by the game's name, read once."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, field_validator


class Sides(BaseModel):
    """Two sides that a deal makes; in the league each side is played by one kind of players."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    field: str
    """The field of ``me`` in a seat's view that holds its side at the deal."""
    one: str
    """The side that is named first: a value of the field, and the reason of an end at which it wins."""
    rest: str
    """The other side, in the same way."""


class Telling(BaseModel):
    """When a claim of an automated player is true: a field of ``me`` in a seat's view ``is`` what it says (MA-2.13)."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    of: Literal["speaker", "seat"]
    """Whose view: the speaker's, or that of the ``seat`` of which the line speaks."""
    field: str
    value: str


class League(BaseModel):
    """Which tables the league plays; without sides one chair plays against the rest, in every chair."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: tuple[int, ...] = ()
    """Numbers of seats; none: the smallest table."""
    sides: Sides | None = None
    chairs: tuple[str, ...] = ()
    """Kinds of chairs: fields of the public view that hold a seat at the deal. The other chairs are alike."""
    all_score: str = ""
    """The heading of the share of games in which every seat has a score, counted where one looks ahead (MA-6.6); empty: not counted."""
    claims: dict[str, Telling] = {}
    """Lines that claim something, by their keys."""


LONGEST = 72 * 3600.0
"""Seconds that a clock may have at most (TK-4.1)."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Length(_Model):
    """The length of one kind of time in seconds, fixed or by what the public view shows."""

    fixed: float = Field(default=0, ge=0)
    """Seconds, where nothing else is said."""
    each: float = Field(default=0, ge=0)
    """Seconds for each living seat instead, within ``least`` and ``most``."""
    least: float = Field(default=0, ge=0)
    most: float = Field(default=LONGEST, ge=0)
    day: float = Field(default=0, ge=0)
    """Instead, in a slow game, how many of the table's days; see ``of_days``."""
    crowd: str = ""
    """A field of the view that holds many: when it has more than ``over`` entries, the length is ``crowded``."""
    over: int = 0
    crowded: float = 0
    chance: bool = False
    """Anything between ``least`` and ``most``, each time anew."""
    shown: str = ""
    """The kind of time whose end is shown while ``chance`` decides, so that nobody sees for whom the clock answers (MC-15.6)."""

    def seconds(self, view: object) -> float:
        """Return the length for the public ``view``."""
        if self.crowd and len(getattr(view, self.crowd)) > self.over:
            return self.crowded
        if self.each:
            living = sum(1 for seat in getattr(view, "seats", ()) if seat.living)
            return min(max(self.each * living, self.least), self.most)
        return self.fixed

    def times(self, factor: float) -> "Length":
        """Return this length, longer by ``factor``, but not beyond the longest that a clock may have."""
        scaled = {name: min(getattr(self, name) * factor, LONGEST) for name in ("fixed", "each", "least", "most", "crowded")}
        return self.model_copy(update=scaled)

    def of_days(self, seconds: float) -> "Length":
        """Return this length at a table whose day has so many seconds."""
        return Length(fixed=self.day * seconds) if self.day else self


class Rhythm(_Model):
    """Where the game master waits, and what is brought up to date. Notices are named by key, questions by name, clocks by kind."""

    boundaries: frozenset[str] = frozenset()
    """Notices that end a step of the night: they wait for its end (MF-15.4)."""
    beats: frozenset[str] = frozenset()
    """Notices before which there is one constant beat: between the name and the token."""
    breaths: dict[str, int] = Field(default_factory=dict)
    """Notices of which so many are told in a row before the next beat."""
    repost: frozenset[str] = frozenset()
    """Notices after which the board is hung anew below everything (a colon adds the notice's ``kind``)."""
    hands: frozenset[str] = frozenset()
    """Public notices after which the hands of the people whom they name hold something else."""
    all_hands: frozenset[str] = frozenset()
    """Public notices after which the hands of all hold something else."""
    night: frozenset[str] = frozenset()
    """Kinds of clocks that run by night: the host cannot skip them (MF-15.19)."""
    closed: frozenset[str] = frozenset()
    """Phases in which the channel is closed for writing and voices are muted (MF-15.3, 15.8, 15.9)."""
    free: frozenset[str] = frozenset()
    """Phases of a free discussion: the place may have slow mode in them (TK-4.3)."""
    day: frozenset[str] = frozenset()
    """Public notices with which a day begins: the board leads back to the last one (TK-4.2)."""
    hidden: frozenset[str] = frozenset()
    """Kinds of clocks whose question is never answered on a person's behalf, nor by a machine that has no choice (MF-14.10)."""
    unforced: frozenset[str] = frozenset()
    """Kinds of clocks whose question is never answered on a person's behalf, since the only answer may be a secret (MC-15.5, 15.7)."""
    in_turn: frozenset[str] = frozenset()
    """Questions that may be asked of one seat after another: who presses too early is told whose turn it is."""
    follow_up: frozenset[str] = frozenset()
    """Questions about something that the seat has begun itself: an automated player has thought of the answer already."""
    counted: frozenset[str] = frozenset()
    """Questions that count as missed when the clock answers them (MF-15.14): what the whole table waits for."""
    counted_if: dict[str, frozenset[str]] = Field(default_factory=dict)
    """Questions that count only while an option of the rulebook is on."""


class Early(_Model):
    """When a step of the night may end before its clock: while ``option`` of the rulebook has ``value``."""

    option: str
    value: str
    floor: str
    """The kind of time that the step lasts at least."""
    slow: str = ""
    """An option of the rulebook with which it may end early in every slow game (TK-4.1)."""


class PrivateTalk(_Model):
    """Some seats talk among themselves by direct message while ``phase`` lasts and ``option`` of the rulebook is on (MF-15.7)."""

    phase: str
    option: str
    hearers: str
    """The field of ``me`` in a seat's view that holds who takes part."""


class Gate(_Model):
    """A notice that a human narrator reads first: it waits until the narrator lets the table go on (TK-7.2)."""

    notice: str
    having: dict[str, str] = Field(default_factory=dict)
    """Arguments that the notice must have, where not every notice of this key waits."""
    then: str = ""
    """The kind of time that the step lasts to which the notice leads; empty where it leads to none with a clock of its own."""


class Speeches(_Model):
    """Talk of the table in which everybody may have a speech first, one after another (TALK.md, section 3)."""

    phase: str
    """The phase in which the table talks."""
    opens: str
    """The notice that opens a talk."""
    kind: str
    """The ``kind`` of the notice whose talk may begin with speeches in turn; any other talk is free."""
    clock: str
    """The kind of time that such a talk lasts."""
    question: str
    """The question with which a seat has had enough of the talk; nobody has before the last speech."""
    defence: str
    """The question to whoever speaks alone by the rules."""
    tie: str
    """The question that ends the talk about a tie: whether a vote is given to somebody else."""
    begins: frozenset[str]
    """Public notices with each of which a talk begins, or the speech of one seat."""
    seconds: float
    """The length of a speech, where the table has chosen none."""
    over: int
    """With more living seats than that a speech is ``crowded`` seconds long."""
    crowded: float
    seconds_if: dict[str, float] = Field(default_factory=dict)
    """The length while an option of the rulebook is on."""
    free: Length
    """How long the table talks freely after the speeches."""

    def length(self, chosen: float, living: int, options: Mapping[str, object]) -> float:
        """Return the seconds of a speech with so many ``living`` seats: what the table has ``chosen``; 0: what is usual (TK-3.4)."""
        if chosen:
            return chosen
        usual = self.crowded if living > self.over else self.seconds
        return min([usual, *(seconds for option, seconds in self.seconds_if.items() if options.get(option))])


class Measure(_Model):
    """One thing that is counted of games among machines: how often they end so, or how often the first chair wins (MA-7.4)."""

    title: str
    """The heading of its column."""
    reasons: frozenset[str] = frozenset()
    """Reasons to end that count; none: a win of the first chair counts."""
    least: int = 0
    """Fewest seats at which it says something."""
    most: int = 99
    """Most seats at which it says something."""
    sets: frozenset[str] = frozenset()
    """Names of the sets of which it says something; empty: of all."""

    def fits(self, seats: int, name: str | None = None) -> bool:
        """Return whether it says something of a table with so many seats, and of the set ``name`` where one is named."""
        return self.least <= seats <= self.most and (name is None or not self.sets or name in self.sets)


class SimulatedSet(_Model):
    """Tables that are simulated together."""

    title: str
    options: dict[str, bool | str]
    """Options that are not as usual."""
    least: int = 0
    """Fewest seats that allow it."""


class Balance(_Model):
    """What is simulated, so that the lobby can say how a table leans."""

    measures: dict[str, Measure]
    """What is counted, in the order of the page's columns. The lobby says the first that fits the number of its seats."""
    note: str
    """What a reader of the page should know besides."""
    sets: dict[str, SimulatedSet]

    def side_of(self, seats: int) -> str | None:
        """Return the name of the measure whose share the lobby says with so many ``seats``, None when there is none."""
        return next((name for name, measure in self.measures.items() if measure.fits(seats)), None)


class GameConfig(_Model):
    """All of one game's file."""

    clocks: dict[str, Length]
    """Seconds by kind of time; a bare number is a fixed length."""
    clocks_if: dict[str, dict[str, Length]] = Field(default_factory=dict)
    """Clocks that are different while an option of the rulebook is on."""
    paces: dict[str, dict[str, Length]] = Field(default_factory=dict)
    """Clocks that are different at another pace than ``live``; a game without ``slow`` cannot be played with a phase a day (TK-4.1)."""
    steps: dict[str, str] = Field(default_factory=dict)
    """Notices that begin a step of the night, and the kind of time that it lasts: what follows is delivered after its whole clock."""
    rhythm: Rhythm = Rhythm()
    early: Early | None = None
    talk: PrivateTalk | None = None
    gates: dict[str, Gate] = Field(default_factory=dict)
    """Where a human narrator holds the table, by name; a game without gates has no narrator."""
    speeches: Speeches | None = None
    themes: dict[str, str] = Field(default_factory=dict)
    """The theme in which a table is spoken of while an option of the rulebook is on."""
    balance: Balance | None = None
    league: League = League()
    rehearsal: float = Field(default=1.0, gt=0)
    """By what the clocks are multiplied where one person plays with automated players only."""
    _lengths: dict[tuple[str, float, tuple[str, ...]], dict[str, Length]] = PrivateAttr(default_factory=dict)
    """What ``lengths`` has returned of tables whose server has fixed nothing: by pace, seconds of a day, and options that are on."""

    @field_validator("clocks", mode="before")
    @classmethod
    def _bare_clocks(cls, raw: object) -> object:
        return _bare(raw)

    @field_validator("clocks_if", "paces", mode="before")
    @classmethod
    def _bare_clocks_if(cls, raw: object) -> object:
        return {option: _bare(clocks) for option, clocks in raw.items()} if isinstance(raw, Mapping) else raw

    def lengths(
        self,
        options: Mapping[str, object] | None = None,
        *,
        own: Mapping[str, float] | None = None,
        factor: float = 1.0,
        pace: str = "live",
        day: float = 86_400,
    ) -> Mapping[str, Length]:
        """Return the lengths for one table: the game's, as its ``options`` and then its ``pace`` have them, all times ``factor``.

        ``own``: fixed seconds that the server has chosen instead. ``day``: seconds of a day of a slow game.
        """
        usual = not own and factor == 1.0
        alike = pace, day, tuple([option for option in self.clocks_if if options is not None and options.get(option)])
        if usual and alike in self._lengths:
            return self._lengths[alike]
        made = dict(self.clocks)
        for option, clocks in self.clocks_if.items():
            if options is not None and options.get(option):
                made.update(clocks)
        made.update({kind: length.of_days(day) for kind, length in self.paces.get(pace, {}).items()})
        for kind, seconds in (own or {}).items():
            if kind in made:
                made[kind] = Length(fixed=seconds)
        if usual:
            self._lengths[alike] = made
        return made if factor == 1.0 else {kind: length.times(factor) for kind, length in made.items()}

    def floor(self, options: Mapping[str, object], pace: str = "live") -> str:
        """Return the kind of time that a step of the night lasts at least, empty when it always lasts its whole clock."""
        early = self.early
        if early is None:
            return ""
        slow = pace == "slow" and bool(options.get(early.slow))
        return early.floor if slow or options.get(early.option) == early.value else ""

    def counted(self, options: Mapping[str, object]) -> frozenset[str]:
        """Return the questions that count as missed at a table with these options."""
        more = [names for option, names in self.rhythm.counted_if.items() if options.get(option)]
        return self.rhythm.counted.union(*more)

    def theme(self, options: Mapping[str, object]) -> str:
        """Return the theme of a table with these options, empty for the game's usual one."""
        return next((theme for option, theme in self.themes.items() if options.get(option)), "")


def _bare(raw: object) -> object:
    """Return clocks in which each bare number has become a fixed length."""
    if not isinstance(raw, Mapping):
        return raw
    return {kind: {"fixed": value} if isinstance(value, int | float) else value for kind, value in raw.items()}


def read_timing(file: Path) -> GameConfig:
    """Read ``timing.toml``. Raises ValidationError (a ValueError) for a broken file."""
    return GameConfig.model_validate(tomllib.loads(file.read_text("utf-8")))
