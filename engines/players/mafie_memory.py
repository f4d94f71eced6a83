"""The memory of an automated player of Mafie: votes, shown tokens, lines, and the public facts (MA-1.7, MA-5.3)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engines.asking import Notice, Text, seat_of
from engines.mafie.components import BallotKind, Token
from engines.mafie.views import MafieView
from engines.players.inference import Posterior, PublicFacts, setup_of
from engines.players.inference.facts import BallotHeld, Fact, RoundBegun, Saved, Statement, TakenBack, TieAnswered, TokenShown, VictimNamed
from engines.players.inference.reading import OPPOSITES, STATEMENTS, TAKEN_BACK

FIRM = ("say-knows", "say-agent")
"""Claims to know that a seat is of the Mafia."""

CLEARING = ("say-clean", "say-agent-clean")
"""Claims to know that a seat is not of the Mafia."""

TRUSTING = ("say-trust", "say-trust-vote")
"""Lines that speak for a seat without claiming to know."""

AGAINST = (
    "say-suspect", "say-suspect-vote", "say-suspect-save", "say-suspect-victim", "say-suspect-silence",
    "say-suspect-claim", "say-changed-mind", "say-agree", "say-believes",
)  # fmt: skip
"""Lines that speak against a seat without claiming to know."""

OF_A_CLAIM = ("say-believes", "say-doubts")
"""Lines that name first a claimant, then the target of the claim."""


@dataclass(frozen=True, slots=True)
class HeardLine:
    """A line of ``seat`` about ``target``, with the number of its round and talk; ``variant``: its wording, 0 for a claim of a person.

    A claim that is repeated in a later talk of the round is equal.
    """

    seat: int
    key: str
    target: int | None
    round: int
    talk: int = field(compare=False)
    variant: int = 0


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote that stood at the end of a ballot."""

    round: int
    kind: BallotKind
    voter: int
    target: int
    options: tuple[int, ...]
    others: Mapping[int, int] = field(default_factory=dict[int, int])
    """All votes of that ballot, the voter's own included."""

    @property
    def share(self) -> float:
        """The share of the voters of that ballot with the same vote, 0 to 1."""
        return sum(target == self.target for target in self.others.values()) / (len(self.others) or 1)


class Recall:
    """The public history that reasons refer to, from facts and lines alone."""

    __slots__ = ("_answers", "_ballots", "_votes", "heard", "lines", "round", "shown", "talk", "victim")

    def __init__(self) -> None:
        self.round = 0
        self.shown: dict[int, Token] = {}
        self.victim: int | None = None
        """The last one whom the Mafia took at night; None when that one was saved."""
        self.lines: list[HeardLine] = []
        """All lines but those taken back; of a claim repeated on one day the last (MA-5.1)."""
        self.heard = 0
        """The number of lines heard, retractions too: a unique number for the next line."""
        self.talk = 0
        """The number of talks begun: discussions, talks of a tie, speeches of defence."""
        self._ballots: list[tuple[int, BallotHeld]] = []
        """The ballots with their rounds."""
        self._answers: dict[int, dict[int, int]] = {}
        """By ballot, the votes changed in its tie."""
        self._votes: list[Vote] | None = None
        """The votes of both, until there are more."""

    # ---- taking in

    def hear(self, notice: Notice) -> None:
        """Count the talks."""
        if notice.to is None and notice.text.key in ("mf-discussion", "mf-speech", "mf-tie"):
            self.talk += 1

    def note(self, fact: Fact) -> None:
        """Take in a fact; facts come in order."""
        if isinstance(fact, RoundBegun):
            self.round = fact.round
        elif isinstance(fact, VictimNamed):
            self.victim = fact.seat
        elif isinstance(fact, Saved) and fact.seat == self.victim:
            self.victim = None
        elif isinstance(fact, TokenShown):
            self.shown[fact.seat] = fact.token
        elif isinstance(fact, BallotHeld):
            self._ballots.append((self.round, fact))
            self._votes = None
        elif isinstance(fact, TieAnswered) and fact.target is not None and self._ballots:
            self._answers.setdefault(len(self._ballots) - 1, {})[fact.seat] = fact.target
            self._votes = None
        elif isinstance(fact, TakenBack):
            self._drop(fact.seat, fact.statement, fact.target, since=self.round if fact.statement in OPPOSITES[0] else 0)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line, or drop all lines that it takes back; those that it replaces are a fact of their own."""
        self.heard += 1
        about = line.args.get("target" if line.key in OF_A_CLAIM else "seat")
        target = seat_of(about) if isinstance(about, str) else None
        if line.key == TAKEN_BACK:
            self._drop(seat, STATEMENTS.get(str(line.args.get("back")), "other"), target)
            return
        variant = line.args.get("variant")
        heard = HeardLine(seat, line.key, target, self.round, self.talk, variant if isinstance(variant, int) else 0)
        self.lines = [*(one for one in self.lines if one != heard), heard]

    def _drop(self, seat: int, statement: Statement, target: int | None, since: int = 0) -> None:
        back = (seat, statement, target)
        self.lines = [one for one in self.lines if one.round < since or (one.seat, STATEMENTS.get(one.key), one.target) != back]

    # ---- queries

    def votes(self, since: int) -> Iterator[Vote]:
        """Return the votes from round ``since`` on, the youngest ballot first."""
        if self._votes is None:
            self._votes = list(self._given())
        return (vote for vote in self._votes if vote.round >= since)

    def _given(self) -> Iterator[Vote]:
        for number, (round_, held) in reversed([*enumerate(self._ballots)]):
            votes = {**dict(held.votes), **self._answers.get(number, {})}
            for voter, target in votes.items():
                yield Vote(round_, held.kind, voter, target, held.options, votes)

    def today(self) -> list[HeardLine]:
        """Return the lines of the present talk."""
        return [line for line in self.lines if line.talk == self.talk]

    def of(self, seat: int) -> list[HeardLine]:
        """Return all lines of a seat."""
        return [line for line in self.lines if line.seat == seat]

    def pressure(self, seat: int) -> int:
        """Return the strength of today's accusations against ``seat``: 3 for each claim to know, 1 for each suspicion."""
        return sum(3 if line.key in FIRM else line.key in AGAINST for line in self.today() if line.target == seat)

    def standing(self, key: str) -> list[HeardLine]:
        """Return the claims of one kind that no shown token has refuted."""
        return [line for line in self.lines if line.key == key and not self.refuted(line)]

    def refuted(self, line: HeardLine) -> bool:
        """Return whether a shown token has proved a firm claim wrong (MA-1.5)."""
        shown = self.shown.get(line.target) if line.target is not None else None
        if line.key in FIRM and shown is not None and shown != "mafia":
            return True
        if line.key in CLEARING and shown == "mafia":
            return True
        return line.key.startswith("say-agent") and self._no_agent(line.seat)

    def _no_agent(self, seat: int) -> bool:
        """Return whether ``seat`` is known not to be the Agent: by its own token, or by that of the real one."""
        return (seat in self.shown and self.shown[seat] != "agent") or any(
            token == "agent" and other != seat for other, token in self.shown.items()
        )


# ---- shared by the seats of a table


class SharedMemory:
    """The public notices and lines of a table, and their posterior: the same for every seat (MA-4.3)."""

    __slots__ = ("_count", "_facts", "_waiting", "recall")

    def __init__(self) -> None:
        self.recall = Recall()
        self._count = 0
        self._waiting: list[tuple[int, Text] | Notice] = []
        self._facts: PublicFacts | None = None

    def take(self, number: int, what: tuple[int, Text] | Notice) -> None:
        """Take in the notice or line ``number``, from 0, unless another seat has done so."""
        if number == self._count:
            self._count += 1
            self._waiting.append(what)

    def public(self, view: MafieView) -> Posterior:
        """Return the public posterior; the view gives the size of the table."""
        if self._facts is None:
            self._facts = PublicFacts(setup_of(view))
        for what in self._waiting:
            for fact in self._facts.hear(what) if isinstance(what, Notice) else self._facts.listen(*what):
                self.recall.note(fact)
            if isinstance(what, Notice):
                self.recall.hear(what)
            else:
                self.recall.listen(*what)
        self._waiting.clear()
        return self._facts.posterior()


class Beliefs:
    """One seat's access to the memory that it shares with others."""

    __slots__ = ("_count", "_heard")

    def __init__(self) -> None:
        self._heard = SharedMemory()
        self._count = 0

    def share(self, other: "Beliefs") -> None:
        """Share the memory of another seat of the table; call it before either has heard anything."""
        self._heard = other._heard

    @property
    def recall(self) -> Recall:
        """The history that reasons refer to."""
        return self._heard.recall

    def hear(self, notice: Notice) -> None:
        """Take in a notice if it is public."""
        if notice.to is None:
            self._take(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Take in a line of ``seat``."""
        self._take((seat, line))

    def _take(self, what: tuple[int, Text] | Notice) -> None:
        self._heard.take(self._count, what)
        self._count += 1

    def public(self, view: MafieView) -> Posterior:
        """Return the public posterior; the view gives the size of the table."""
        return self._heard.public(view)
