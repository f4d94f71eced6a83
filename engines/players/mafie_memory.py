"""What an automated player of Mafie remembers: votes, accusations, and what became of whom they were aimed at."""

from collections.abc import Collection, Mapping

from engines.asking import Arg, Text, seat_of


def _seats(args: Mapping[str, Arg], name: str) -> list[int]:
    value = args.get(name, ())
    return [seat_of(str(item)) for item in (value if isinstance(value, tuple) else (value,))]


VOTE, FIRST_VOTE, CLAIM = 1, 0, 10
"""Weights of a vote in the final and in the first ballot, and of a claim to know."""


class Memory:
    """Kept by one seat, from public facts alone. Weights are small whole numbers; a weight of 4 is a good reason, 8 a very good one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._blame: dict[int, int] = {}
        self._votes: list[tuple[str, dict[int, int]]] = []
        self._spoken: list[tuple[int, int, bool]] = []
        self._ever: list[tuple[int, int, bool]] = []

    # ---- taking in

    def hear(self, text: Text) -> None:
        """Take in a notice: a new round, a tally, an elimination."""
        args = text.args
        if text.key == "mf-round":
            self._votes.clear()
            self._spoken.clear()
        elif text.key == "mf-tally":
            votes = dict(zip(_seats(args, "voters"), _seats(args, "votes"), strict=False))
            self._votes.append((str(args.get("kind")), votes))
        elif text.key == "mf-vote-changed" and self._votes:
            self._votes[-1][1][_seats(args, "seat")[0]] = _seats(args, "target")[0]
        elif text.key in ("mf-out", "mf-exposed", "mf-removed", "mf-disqualified"):
            self._fallen(_seats(args, "seat")[0], str(args.get("token")), str(args.get("cause", "")))

    def accused(self, by: int, seat: int, *, firm: bool) -> None:
        """Take in that ``by`` has spoken against ``seat``; ``firm``: claiming to know."""
        self._spoken.append((by, seat, firm))
        self._ever.append((by, seat, firm))
        if seat == self.seat and firm:
            self._add(by, 3)  # I know better

    def _add(self, seat: int, weight: int) -> None:
        self._blame[seat] = self._blame.get(seat, 0) + weight

    def _fallen(self, seat: int, token: str, cause: str) -> None:
        """Judge the living by what the eliminated turned out to be."""
        guilty = token == "token:mafia"
        for kind, votes in self._votes:
            weight = VOTE if kind == "final" else FIRST_VOTE
            for voter, target in votes.items():
                if target == seat:
                    self._add(voter, -weight if guilty else weight)
                elif guilty and kind == "final" and cause == "cause:ballot":
                    self._add(voter, weight)  # would rather have had somebody else
        for by, target, firm in self._ever:
            weight = CLAIM if firm else 1
            if target == seat:
                self._add(by, -weight if guilty else weight)
            elif by == seat:
                if token == "token:agent" and firm:
                    self._add(target, 12)
                elif not guilty and cause == "cause:mafia":
                    self._add(target, weight)  # silenced, perhaps for this
                elif guilty:
                    self._add(target, -weight)

    # ---- what follows

    def pressure(self, seat: int) -> int:
        """Return how strongly people speak against ``seat`` in this round."""
        return sum(4 if firm else 1 for _, target, firm in self._spoken if target == seat)

    def suspicion(self, seat: int) -> int:
        """Return how suspicious ``seat`` is: by its past, and by who speaks against it now, unless the speaker is suspicious himself."""
        now = 0
        for by, target, firm in self._spoken:
            if target == seat and self._blame.get(by, 0) < 4:
                now += CLAIM if firm else 1
        return self._blame.get(seat, 0) + now

    def threat(self, seat: int, fellows: Collection[int]) -> int:
        """Return how often ``seat`` has spoken against ``fellows``, claims to know counting three times."""
        return sum(3 if firm else 1 for by, target, firm in self._ever if by == seat and target in fellows)
