"""Counts the choices in a game with the features of their options, for fitting (MA-1.6)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.lab.learning.playing import FinishedMafie
from engines.mafie.components import Token
from engines.players.inference import Posterior, after, opening
from engines.players.inference.facts import FIRM, BallotHeld, Fact, KeptSilent, Said, TieAnswered, VictimNamed
from engines.players.inference.parameters import CHOICES, Band

Features = tuple[float, ...]
CountedChoice = tuple[int, tuple[Features, ...]]
"""The index of the chosen option, and the features of each."""

ChoiceKind = tuple[str, str]
"""The kind of a choice and the chooser's token."""


@dataclass
class ChoiceCounts:
    """Counts of some games. ``talk``: lines by token, place and statement; ``silent``: silences in a discussion by token."""

    games: int = 0
    choices: dict[ChoiceKind, list[CountedChoice]] = field(default_factory=dict)
    talk: Counter[tuple[str, str, str]] = field(default_factory=Counter)
    silent: Counter[str] = field(default_factory=Counter)

    def add(self, other: "ChoiceCounts") -> None:
        self.games += other.games
        for kind, choices in other.choices.items():
            self.choices.setdefault(kind, []).extend(choices)
        self.talk += other.talk
        self.silent += other.silent

    def note(self, kind: str, chooser: str, taken: int, options: Sequence[Features]) -> None:
        """Note a choice that had an alternative."""
        if len(options) > 1:
            self.choices.setdefault((kind, chooser), []).append((taken, tuple(options)))


def count(played: FinishedMafie, band: Band) -> ChoiceCounts:
    """Return the counts of a game, with the public posterior of ``band``."""
    counts, posterior = ChoiceCounts(games=1), opening(played.setup)
    for fact in played.facts:
        _count(counts, fact, posterior, played.tokens)
        posterior = after(posterior, fact, band)
    return counts


def _count(counts: ChoiceCounts, fact: Fact, before: Posterior, tokens: Sequence[Token]) -> None:
    if isinstance(fact, BallotHeld):
        for voter, target in fact.votes:
            options = [seat for seat in fact.options if seat != voter]
            counts.note(fact.kind, _side(tokens[voter]), options.index(target), _features(options, before, tokens))
    elif isinstance(fact, TieAnswered):
        _tie(counts, fact, before, tokens)
    elif isinstance(fact, Said):
        _line(counts, fact, before, tokens)
    elif isinstance(fact, KeptSilent):
        counts.silent.update(tokens[seat] for seat in fact.seats)
    elif isinstance(fact, VictimNamed):
        _victim(counts, fact, before, tokens)


def _features(seats: Sequence[int], before: Posterior, tokens: Sequence[Token]) -> list[Features]:
    return [(float(tokens[seat] == "mafia"), before.mafia(seat)) for seat in seats]


def _side(token: Token) -> str:
    return "mafia" if token == "mafia" else "police"


def _tie(counts: ChoiceCounts, fact: TieAnswered, before: Posterior, tokens: Sequence[Token]) -> None:
    others = [seat for seat in fact.tied if seat not in (fact.seat, fact.had)]
    moved = [(*one, 0.0) for one in _features(others, before, tokens)]
    had = _features([fact.had], before, tokens)[0] if fact.had is not None else (0.0, 0.0)
    taken = len(moved) if fact.target is None else others.index(fact.target)
    counts.note("change", _side(tokens[fact.seat]), taken, [*moved, (*had, 1.0)])


def _line(counts: ChoiceCounts, fact: Said, before: Posterior, tokens: Sequence[Token]) -> None:
    token = tokens[fact.seat]
    counts.talk[token, fact.place, fact.statement] += 1
    if fact.target is not None and fact.statement in CHOICES:
        chooser = token if fact.statement in FIRM else _side(token)
        counts.note(fact.statement, chooser, fact.others.index(fact.target), _features(fact.others, before, tokens))


def _victim(counts: ChoiceCounts, fact: VictimNamed, before: Posterior, tokens: Sequence[Token]) -> None:
    fellows = sum(1 << seat for seat in before.living if tokens[seat] == "mafia")
    options = [seat for seat in fact.targets if tokens[seat] != "mafia"]
    features = []
    for seat in options:
        firm, soft = before.table.spoken.get(seat, (0, 0))
        loud = bool(firm & fellows)
        features.append((before.mafia(seat), float(loud), float(not loud and bool(soft & fellows))))
    counts.note("victim", "mafia", options.index(fact.seat), features)
