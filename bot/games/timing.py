"""The timing of a game: clocks, steps of the night, beats. One TOML file a game."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, PrivateAttr, field_validator

from engines.asking import Ask

LONGEST = 72 * 3600.0
"""The most seconds of a clock (TK-4.1)."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Length(_Model):
    """The length of one kind of time in seconds, fixed or dependent on the public view."""

    fixed: float = Field(default=0, ge=0)
    """Seconds, by default."""
    each: float = Field(default=0, ge=0)
    """Seconds for each living seat instead, within ``least`` and ``most``."""
    least: float = Field(default=0, ge=0)
    most: float = Field(default=LONGEST, ge=0)
    day: float = Field(default=0, ge=0)
    """Instead, in a slow game, the number of the table's days; see ``of_days``."""
    crowd: str = ""
    """A collection in the view: with more than ``over`` entries, the length is ``crowded``."""
    over: int = 0
    crowded: float = 0
    chance: bool = False
    """Draw the length between ``least`` and ``most`` each time."""
    shown: str = ""
    """The kind of time whose end the board shows while ``chance`` decides: it hides for whom the clock answers (MC-15.6)."""

    def seconds(self, view: object) -> float:
        if self.crowd and len(getattr(view, self.crowd)) > self.over:
            return self.crowded
        if self.each:
            living = sum(1 for seat in getattr(view, "seats", ()) if seat.living)
            return min(max(self.each * living, self.least), self.most)
        return self.fixed

    def times(self, factor: float) -> "Length":
        """Return this length times ``factor``, up to the longest clock."""
        scaled = {name: min(getattr(self, name) * factor, LONGEST) for name in ("fixed", "each", "least", "most", "crowded")}
        return self.model_copy(update=scaled)

    def of_days(self, seconds: float) -> "Length":
        return Length(fixed=self.day * seconds) if self.day else self


class Rhythm(_Model):
    """The pauses of the narration, and the updates of messages. Notices go by key, questions by name, clocks by kind."""

    boundaries: frozenset[str] = frozenset()
    """Notices that end a step of the night: they wait for its end (MF-15.4)."""
    beats: frozenset[str] = frozenset()
    """Notices before which there is one constant beat: between the name and the token."""
    daybreak: frozenset[str] = frozenset()
    """Notices before each of which there is half a beat instead, at most two after one of ``day``, where the table wants it (NT-3.5)."""
    breaths: dict[str, int] = Field(default_factory=dict)
    """By notice: the number told in a row before the next beat."""
    repost: frozenset[str] = frozenset()
    """Notices after which the bot reposts the board at the bottom (a colon adds the notice's ``kind``)."""
    hands: frozenset[str] = frozenset()
    """Public notices that change the hands of the people they name."""
    all_hands: frozenset[str] = frozenset()
    """Public notices that change the hands of all."""
    night: frozenset[str] = frozenset()
    """Kinds of clocks that run by night: the host cannot skip them (MF-15.19)."""
    closed: frozenset[str] = frozenset()
    """Phases with a closed channel and muted voices (MF-15.3, 15.8, 15.9)."""
    free: frozenset[str] = frozenset()
    """Phases of a free discussion: the place may have slow mode in them (TK-4.3)."""
    day: frozenset[str] = frozenset()
    """Public notices that begin a day: the board links to the last one (TK-4.2)."""
    hidden: frozenset[str] = frozenset()
    """Kinds of clocks whose question nobody answers for a person, nor an automated player without a choice (MF-14.10)."""
    unforced: frozenset[str] = frozenset()
    """Kinds of clocks whose question nobody answers for a person, since a single answer may be secret (MC-15.5, 15.7)."""
    letters: frozenset[str] = frozenset()
    """Phases in which everybody has one private message, edited alike for all, by the clock and not by events (MF-15.2)."""
    in_turn: frozenset[str] = frozenset()
    """Questions that may go from seat to seat: an early press gets the name of the seat on turn."""
    follow_up: frozenset[str] = frozenset()
    """Questions about the seat's own action: an automated player has its answer ready."""
    counted: frozenset[str] = frozenset()
    """Questions that count as missed when the clock answers them (MF-15.14): the whole table waits for them."""
    counted_if: dict[str, frozenset[str]] = Field(default_factory=dict)
    """Questions that count only while an option of the rulebook is on."""

    def forces(self, ask: Ask) -> bool:
        """Return whether the table answers a question for the seat: one possible answer, which reveals nothing (MF-14.10)."""
        return ask.holds and ask.least == 1 == len(ask.options) and ask.clock not in self.hidden | self.unforced


class Early(_Model):
    """When a step of the night may end before its clock: while ``option`` of the rulebook has ``value``."""

    option: str
    value: str
    floor: str
    """The kind of time of its least length."""
    slow: str = ""
    """An option of the rulebook that allows the early end in every slow game (TK-4.1)."""


class PrivateTalk(_Model):
    """Some seats talk among themselves by direct message while ``phase`` lasts and ``option`` of the rulebook is on (MF-15.7)."""

    phase: str
    option: str
    hearers: str
    """The field of ``me`` in a seat's view with the participants."""


class Gate(_Model):
    """A notice that a human narrator reads first: it waits for the narrator (TK-7.2)."""

    notice: str
    having: dict[str, str] = Field(default_factory=dict)
    """Arguments that the notice must have, if only some notices of this key wait."""
    then: str = ""
    """The kind of time of the step after the notice; empty without a step with a clock of its own."""


class SpeechRules(_Model):
    """Talk of the table that may begin with speeches in turn (TALK.md, section 3)."""

    phase: str
    """The phase of the talk."""
    opens: str
    """The notice that opens a talk."""
    kind: str
    """The ``kind`` of the notice whose talk may begin with speeches in turn; other talk is free."""
    clock: str
    """The kind of time of such a talk."""
    question: str
    """The question by which a seat is ready to end the talk; closed until the last speech."""
    defence: str
    """The question to a suspect who speaks alone by the rules."""
    tie: str
    """The question that ends the talk about a tie: a change of the vote."""
    begins: frozenset[str]
    """Public notices that begin a talk, or the speech of one seat."""
    seconds: float
    """The length of a speech, unless the table has chosen one."""
    over: int
    """With more living seats a speech is ``crowded`` seconds long."""
    crowded: float
    seconds_if: dict[str, float] = Field(default_factory=dict)
    """The length while an option of the rulebook is on."""
    free: Length
    """The length of the free talk after the speeches."""

    def length(self, chosen: float, living: int, options: Mapping[str, object]) -> float:
        """Return the seconds of a speech with ``living`` seats: the ``chosen`` length; 0: the usual one (TK-3.4)."""
        if chosen:
            return chosen
        usual = self.crowded if living > self.over else self.seconds
        return min([usual, *(seconds for option, seconds in self.seconds_if.items() if options.get(option))])


# ---- simulation and league


class Measure(_Model):
    """One statistic of games among automated players: the share of an ending, or of wins of the first chair (MA-7.4)."""

    title: str
    """The heading of its column."""
    reasons: frozenset[str] = frozenset()
    """Reasons to end that count; none: a win of the first chair counts."""
    least: int = 0
    """Fewest seats it applies to."""
    most: int = 99
    """Most seats it applies to."""
    sets: frozenset[str] = frozenset()
    """Names of the sets it applies to; empty: all."""

    def fits(self, seats: int, name: str | None = None) -> bool:
        """Return whether it applies to a table with this number of ``seats``, and to the set ``name`` where one is named."""
        return self.least <= seats <= self.most and (name is None or not self.sets or name in self.sets)


class FixedColumn(_Model):
    """A column of the page with shares that no simulation gives, in per cent by number of seats (MA-14.8)."""

    title: str
    percent: dict[int, int]


class SimulatedSet(_Model):
    """Tables that are simulated together."""

    title: str
    options: dict[str, bool | str]
    """Changed options."""
    least: int = 0
    """Fewest seats that allow it."""
    beside: FixedColumn | None = None


class Balance(_Model):
    """The simulated sets, for the lobby's hint on the balance of a table."""

    measures: dict[str, Measure]
    """The statistics, in the order of the page's columns. The lobby shows the first that fits the number of its seats."""
    note: str
    """A remark for readers of the page."""
    sets: dict[str, SimulatedSet]

    def side_of(self, seats: int) -> str | None:
        """Return the name of the measure that the lobby shows for ``seats`` seats, None for none."""
        return next((name for name, measure in self.measures.items() if measure.fits(seats)), None)


class Sides(_Model):
    """The two sides of a deal; in the league one kind of players plays each side."""

    field: str
    """The field of ``me`` in a seat's view with its side at the deal."""
    one: str
    """The first side: a value of the field, and the reason of the end at which it wins."""
    rest: str
    """The other side, in the same way."""


class ClaimTruth(_Model):
    """The truth of a claim by an automated player: a field of ``me`` in a seat's view ``is`` the claimed value (MA-2.13)."""

    of: Literal["speaker", "seat"]
    """The view to read: the speaker's, or that of the line's ``seat``."""
    field: str
    value: str


class League(_Model):
    """The tables of the league; without sides one chair plays against the rest, in every chair."""

    seats: tuple[int, ...] = ()
    """Numbers of seats; none: the smallest table."""
    sides: Sides | None = None
    chairs: tuple[str, ...] = ()
    """Kinds of chairs: fields of the public view that hold a seat at the deal. The other chairs are alike."""
    all_score: str = ""
    """The heading of the share of games with a score for every seat, counted where players look ahead (MA-6.6); empty: not counted."""
    claims: dict[str, ClaimTruth] = {}
    """Claims, by the keys of their lines."""


# ---- the file


class GameConfig(_Model):
    """The whole file of one game."""

    clocks: dict[str, Length]
    """Seconds by kind of time; a bare number is a fixed length."""
    clocks_if: dict[str, dict[str, Length]] = Field(default_factory=dict)
    """Clocks that differ while an option of the rulebook is on."""
    paces: dict[str, dict[str, Length]] = Field(default_factory=dict)
    """Clocks that differ at another pace than ``live``; a game without ``slow`` has no pace of a phase a day (TK-4.1)."""
    steps: dict[str, str] = Field(default_factory=dict)
    """Notices that begin a step of the night, and its kind of time: later notices wait for its whole clock."""
    rhythm: Rhythm = Rhythm()
    early: Early | None = None
    talk: PrivateTalk | None = None
    gates: dict[str, Gate] = Field(default_factory=dict)
    """The gates of a human narrator, by name; a game without gates has no narrator."""
    speeches: SpeechRules | None = None
    themes: dict[str, str] = Field(default_factory=dict)
    """The theme of a table while an option of the rulebook is on."""
    balance: Balance | None = None
    league: League = League()
    rehearsal: float = Field(default=1.0, gt=0)
    """The factor of the clocks for one person with automated players only."""
    _lengths: dict[tuple[str, float, tuple[str, ...]], dict[str, Length]] = PrivateAttr(default_factory=dict)
    """Cache of ``lengths`` for servers without lengths of their own: by pace, seconds of a day, and active options."""

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
        """Return the lengths for one table: the game's, changed by its ``options``, then by its ``pace``, all times ``factor``.

        ``own``: fixed seconds of the server in their place. ``day``: seconds of a day of a slow game.
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
        """Return the kind of time of the least length of a step of the night, empty for a step that always lasts its whole clock."""
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
    """Return the clocks with fixed lengths in place of bare numbers."""
    if not isinstance(raw, Mapping):
        return raw
    return {kind: {"fixed": value} if isinstance(value, int | float) else value for kind, value in raw.items()}


def read_timing(file: Path) -> GameConfig:
    """Read ``timing.toml``. Raises ValidationError (a ValueError) for a broken file."""
    return GameConfig.model_validate(tomllib.loads(file.read_text("utf-8")))
