"""Bands with numbers of any kind, and courses of facts that could have happened, for hypothesis."""

from typing import Any

from hypothesis import strategies as st

from engines.mafie.components import TOKENS, Token
from engines.players.inference.facts import FIRM, BallotHeld, Fact, KeptSilent, Said, Statement, TieAnswered, TokenShown, VictimNamed
from engines.players.inference.parameters import (
    CHOICES,
    PLACES,
    STATEMENTS,
    Band,
    Pull,
    Pulls,
    Share,
    Talk,
    TalkByToken,
    Victim,
    Words,
)


def words(*parts: float) -> Words:
    """Return shares in proportion to ``parts``, in the order of ``STATEMENTS``."""
    return Words(**{statement: part / sum(parts) for statement, part in zip(STATEMENTS, parts, strict=True)}, count=0)


def talk(silent: float, *parts: float) -> Talk:
    """Return how often somebody is silent, and everywhere the same words in proportion to ``parts``."""
    return Talk(silent=silent, count=0, **dict.fromkeys(PLACES, words(*parts)))


def plain_band(**changes: Any) -> Band:
    """Return numbers by which nothing anybody does says anything, but for ``changes``."""
    nothing = Pull(w=0.0, b=0.0, count=0)
    even = talk(0.5, *[1.0] * len(STATEMENTS))
    band = Band(
        seats=(6, 21), source="self-play", games=0, tau=1.0,
        choice=dict.fromkeys(CHOICES, Pulls(police=nothing, mafia=nothing)),
        talk=TalkByToken(police=even, mafia=even, agent=even),
        stay=Share(police=0.0, mafia=0.0, count=0),
        victim=Victim(b=0.0, firm=0.0, soft=0.0, count=0),
    )  # fmt: skip
    return band.model_copy(update=changes)


@st.composite
def invented_bands(draw: st.DrawFn) -> Band:
    """Draw a band: weights up to 3 either way, shares far from 0."""
    weight = st.floats(-3, 3).map(lambda value: round(value, 2))
    part = st.integers(1, 20)

    def pull() -> Pull:
        return Pull(w=draw(weight), b=draw(weight), count=0)

    def talks() -> Talk:
        said = {place: words(*[draw(part) for _ in STATEMENTS]) for place in PLACES}
        return Talk(silent=draw(part) / 25, count=0, **said)

    return Band(
        seats=(6, 21), source="self-play", games=0, tau=draw(st.sampled_from((0.4, 1.0))),
        choice={kind: Pulls(police=pull(), mafia=pull(), agent=pull() if kind in FIRM else None) for kind in CHOICES},
        talk=TalkByToken(police=talks(), mafia=talks(), agent=talks()),
        stay=Share(police=draw(weight), mafia=draw(weight), count=0),
        victim=Victim(b=draw(weight), firm=draw(weight), soft=draw(weight), count=0),
    )  # fmt: skip


@st.composite
def invented_courses(draw: st.DrawFn, seats: int) -> list[Fact]:
    """Draw facts of a game with ``seats``: tokens are shown as they were dealt, acts are anything."""
    row = TOKENS[seats]
    deck: list[Token] = [*["mafia"] * row.mafia, *["agent"] * row.agent, *["police"] * row.police]  # type: ignore[list-item]  # literals
    tokens = draw(st.permutations(deck))
    living = list(range(seats))
    facts: list[Fact] = []
    for _ in range(draw(st.integers(1, 7))):
        fact = draw(_facts(living, tokens))
        facts.append(fact)
        if isinstance(fact, TokenShown):
            living.remove(fact.seat)
    return facts


@st.composite
def _facts(draw: st.DrawFn, living: list[int], tokens: list[Token]) -> Fact:
    kind = draw(st.sampled_from(("ballot", "ballot", "said", "said", "said", "tie", "silent", "victim", "shown")))
    someone = draw(st.sampled_from(living))
    others = tuple(seat for seat in living if seat != someone)
    if kind == "ballot":
        return draw(_ballots(living))
    if kind == "said":
        statements: tuple[Statement, ...] = ("suspect", "trust", "knows", "clean", "agent", "blame", "other")
        target = draw(st.sampled_from(others))
        return Said(someone, draw(st.sampled_from(statements)), target, others, draw(st.sampled_from(("open", "defence", "further"))))
    if kind == "tie":
        tied = tuple(sorted(draw(st.sets(st.sampled_from(living), min_size=2, max_size=4))))
        had = draw(st.sampled_from((None, *others)))
        free = [seat for seat in tied if seat not in (someone, had)]
        return TieAnswered(someone, draw(st.sampled_from((None, *free))), had, tied) if free else KeptSilent((someone,))
    if kind == "silent":
        return KeptSilent(tuple(sorted(draw(st.sets(st.sampled_from(living), min_size=1)))))
    if kind == "victim":
        fair = [seat for seat in living if tokens[seat] != "mafia"]
        return VictimNamed(draw(st.sampled_from(fair)), tuple(living)) if fair else KeptSilent((someone,))
    return TokenShown(someone, tokens[someone]) if len(living) > 4 else KeptSilent((someone,))


@st.composite
def _ballots(draw: st.DrawFn, living: list[int]) -> BallotHeld:
    final = draw(st.booleans())
    options = tuple(sorted(draw(st.sets(st.sampled_from(living), min_size=2, max_size=4)))) if final else tuple(living)
    votes = tuple((voter, draw(st.sampled_from([seat for seat in options if seat != voter]))) for voter in living if draw(st.booleans()))
    return BallotHeld("final" if final else "first", options, votes)
