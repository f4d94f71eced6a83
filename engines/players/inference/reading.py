"""Reads public facts out of notices and lines, in the order in which they reached the table (MA-1.1)."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from typing import ClassVar, cast

from engines.asking import Arg, Notice, Text, seat_of
from engines.mafie.components import HIDEOUT, SAFE_CONDUCT, BallotKind, Token
from engines.players.inference.facts import (
    BallotHeld,
    CardSet,
    CardShown,
    Fact,
    Recruiting,
    RoundBegun,
    Said,
    Saved,
    Statement,
    TakenBack,
    TieAnswered,
    TokenShown,
    VictimNamed,
)

STATEMENTS: dict[str, Statement] = {
    "say-suspect": "suspect", "say-suspect-vote": "suspect", "say-suspect-save": "suspect", "say-suspect-victim": "suspect",
    "say-suspect-silence": "suspect", "say-suspect-claim": "suspect", "say-changed-mind": "suspect", "say-agree": "suspect",
    "say-trust": "trust", "say-trust-vote": "trust",
    "say-knows": "knows", "say-clean": "clean", "say-agent-clean": "clean",
    "say-agent": "agent", "say-police": "denial", "say-mafia": "denial",
    "say-blame": "blame", "say-defence-blame": "blame",
}  # fmt: skip
"""The statements of lines by key; every other line is ``other``."""

TAKEN_BACK = "say-back"

OPPOSITES: tuple[tuple[Statement, Statement], ...] = (("suspect", "trust"), ("knows", "clean"), ("agent", "denial"))
"""Each statement of a pair replaces its seat’s other one; suspicion and trust only on the same day (TK-5.5)."""

Args = Mapping[str, Arg]


class Reader:
    """Turns notices and lines into facts. It keeps the living, the protected, and the open ballot."""

    __slots__ = ("_candidates", "_made", "_protected", "_speaking", "_tied", "_votes", "living", "round")

    def __init__(self, seats: int) -> None:
        """``seats``: how many sit at the table."""
        self.living = list(range(seats))
        self.round = 0
        self._protected: dict[int, int] = {}
        self._candidates: tuple[int, ...] = ()
        self._votes: tuple[tuple[int, int], ...] = ()
        self._tied: tuple[int, ...] = ()
        self._speaking: int | None = None
        self._made: dict[tuple[int, Statement, int | None], tuple[int, Said]] = {}
        """The statements that stand: author, statement, target, with the round in which each was last made, and its fact."""

    def notice(self, notice: Notice) -> list[Fact]:
        """Return the facts in a notice; none for a notice that was not for everybody."""
        reader = self.READERS.get(notice.text.key)
        return reader(self, notice.text.args) if reader is not None and notice.to is None else []

    def line(self, seat: int, text: Text) -> list[Fact]:
        """Return the facts in a line of ``seat``: the same statement counts once a day (MA-5.1), the opposite takes it back (TK-5.5).

        A suspicion of today outlasts a claim to know that is taken back, and is returned again.
        """
        if seat not in self.living:
            return []
        about = text.args.get("seat")
        target = seat_of(about) if isinstance(about, str) else None
        if text.key == TAKEN_BACK:
            back = STATEMENTS.get(str(text.args.get("back")), "other")
            self._made.pop((seat, back, target), None)
            suspects = self._made.get((seat, "suspect", target))
            return [TakenBack(seat, back, target), *([suspects[1]] if suspects and suspects[0] == self.round else [])]
        statement: Statement = STATEMENTS.get(text.key, "other")
        if (seat, statement, target) in self._made and self._made[seat, statement, target][0] == self.round:
            return []
        opposites = [(seat, one) for pair in OPPOSITES if statement in pair for one in pair if one != statement]
        days = (self.round,) if statement in OPPOSITES[0] else range(self.round + 1)
        recent = [one for one, (day, _) in self._made.items() if one[:2] in opposites and day in days]
        ended = [one for one in recent if target == one[2] or None in (target, one[2])]
        known = target if target in self.living and target != seat else None
        said = Said(seat, statement, known, defence=seat == self._speaking)
        self._made = {**{one: made for one, made in self._made.items() if one not in ended}, (seat, statement, target): (self.round, said)}
        return [*(TakenBack(*one) for one in ended), said]

    # ---- one notice each

    def _card_set(self, args: Args) -> list[Fact]:
        cards = args.get("cards")
        return [CardSet(tuple(int(str(card).partition(":")[2]) for card in cards))] if isinstance(cards, tuple) else []

    def _begun(self, args: Args) -> list[Fact]:
        self.round = int(str(args["round"]))
        self._speaking = None
        return [RoundBegun(self.round)]

    def _struck(self, args: Args) -> list[Fact]:
        if args["cause"] != "cause:mafia":
            return []
        safe = self._protected.values()
        return [VictimNamed(_seat(args), tuple(seat for seat in self.living if seat not in safe))]

    def _saved(self, args: Args) -> list[Fact]:
        return [Saved(_seat(args), _seat(args, "by"), _card(args))]

    def _out(self, args: Args) -> list[Fact]:
        seat = _seat(args)
        if seat in self.living:
            self.living.remove(seat)
        return [TokenShown(seat, cast("Token", str(args["token"]).partition(":")[2]), bool(args.get("gang", False)))]

    def _speech(self, args: Args) -> list[Fact]:
        self._speaking = _seat(args)
        return []

    def _ballot(self, args: Args) -> list[Fact]:
        self._speaking = None
        self._candidates = _seats(args, "candidates")
        return []

    def _tally(self, args: Args) -> list[Fact]:
        votes = self._votes = _pairs(_seats(args, "voters"), _seats(args, "votes"))
        return [BallotHeld(cast("BallotKind", args["kind"]), self._candidates, votes)] if votes else []

    def _tie(self, args: Args) -> list[Fact]:
        self._tied = _seats(args, "seats")
        return []

    def _changed(self, args: Args) -> list[Fact]:
        seat, target = _seat(args), _seat(args, "target")
        votes = dict(self._votes)
        had, votes[seat] = votes.get(seat), target
        self._votes = tuple(votes.items())
        return [TieAnswered(seat, target, had, self._tied)]

    def _stays(self, args: Args) -> list[Fact]:
        seat = _seat(args)
        return [TieAnswered(seat, None, dict(self._votes).get(seat), self._tied)]

    def _card(self, args: Args) -> list[Fact]:
        seat, card = _seat(args), _card(args)
        if card in (HIDEOUT, SAFE_CONDUCT):
            self._protected[card] = seat
        return [CardShown(seat, card, _seat(args, "target") if "target" in args else None)]

    def _card_removed(self, args: Args) -> list[Fact]:
        self._protected.pop(_card(args), None)
        return []

    READERS: ClassVar[Mapping[str, Callable[..., list[Fact]]]] = {
        "mf-set": _card_set,
        "mf-round": _begun,
        "mf-struck": _struck,
        "mf-saved": _saved,
        **dict.fromkeys(("mf-out", "mf-exposed", "mf-removed", "mf-disqualified"), _out),
        "mf-speech": _speech,
        "mf-ballot": _ballot,
        "mf-tally": _tally,
        "mf-tie": _tie,
        "mf-vote-changed": _changed,
        "mf-stays": _stays,
        **dict.fromkeys(("mf-card-shown", "mf-card-shown-at"), _card),
        "mf-card-removed": _card_removed,
        "mf-recruiting": lambda self, _args: [Recruiting(self.round)],
    }
    """The reader of each notice; other notices hold no facts. One table for all readers: every seat of every table has a reader."""


def _seat(args: Args, name: str = "seat") -> int:
    return seat_of(str(args[name]))


def _seats(args: Args, name: str) -> tuple[int, ...]:
    value = args[name]
    return tuple(seat_of(str(one)) for one in value) if isinstance(value, tuple) else ()


@cache
def _vote(voter: int, target: int) -> tuple[int, int]:
    """Return one vote, the same object at all tables."""
    return voter, target


@lru_cache(maxsize=256)
def _pairs(voters: tuple[int, ...], votes: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Return the votes; all seats of a table that read the same tally keep the same tuple."""
    return tuple([_vote(voter, target) for voter, target in zip(voters, votes, strict=True)])


def _card(args: Args) -> int:
    return int(str(args["card"]).partition(":")[2])
