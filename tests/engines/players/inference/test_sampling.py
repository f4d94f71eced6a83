"""Worlds drawn and moved, where they are too many, against all of them (MA-1.9)."""

import pytest

from engines.mafie.components import RECRUIT, REVERSE_RECRUIT
from engines.players.inference import Knowledge, Posterior, SeatPosterior, Setup, after, opening, sampling
from engines.players.inference.facts import (
    BallotHeld,
    CardSet,
    Fact,
    KeptSilent,
    Place,
    Recruiting,
    Said,
    Statement,
    TakenBack,
    TieAnswered,
    TokenShown,
    VictimNamed,
)

SEATS = 11
ALL = tuple(range(SEATS))
LEFT = tuple(seat for seat in ALL if seat != 4)
COURSE: tuple[Fact, ...] = (
    CardSet((3, 5)),
    BallotHeld("first", ALL, ((0, 1), (2, 1), (3, 5), (6, 5), (7, 1), (8, 9))),
    BallotHeld("final", (1, 5), ((0, 1), (2, 1), (3, 5), (6, 5), (7, 1), (8, 5))),
    TokenShown(4, "police"),
    Recruiting(2),
    BallotHeld("first", LEFT, ((0, 1), (1, 0), (2, 1), (3, 1), (6, 1), (7, 1), (9, 1))),
    TokenShown(1, "mafia"),
    BallotHeld("final", (5, 7), ((0, 5), (2, 5), (3, 7), (6, 7), (9, 5))),
)


def a_line(seat: int, statement: Statement, target: int, living: tuple[int, ...] = ALL, place: Place = "open") -> Said:
    return Said(seat, statement, target, tuple(other for other in living if other != seat), place)


TALKED: tuple[Fact, ...] = (
    CardSet((3, 5)),
    a_line(2, "suspect", 1),
    a_line(6, "knows", 5),
    a_line(1, "agent", 6),
    a_line(8, "knows", 10),
    KeptSilent((3, 7, 9)),
    BallotHeld("first", ALL, ((0, 1), (2, 1), (3, 5), (6, 5), (7, 1), (8, 10), (9, 5))),
    TieAnswered(8, 5, 10, (1, 5)),
    TakenBack(8, "knows", 10),
    TokenShown(5, "mafia"),
    VictimNamed(4, tuple(seat for seat in ALL if seat != 5)),
    TokenShown(4, "police"),
    a_line(6, "agent", 1, tuple(seat for seat in ALL if seat not in (4, 5)), "further"),
    BallotHeld("final", (1, 6), ((0, 1), (2, 1), (3, 6), (7, 6), (8, 1), (9, 1))),
    TokenShown(1, "mafia"),
    TokenShown(7, "police"),
)
"""With claims that are proved, refuted and taken back."""


def seen(facts: tuple[Fact, ...], setup: Setup) -> Posterior:
    posterior = opening(setup)
    for fact in facts:
        posterior = after(posterior, fact)
    return posterior


@pytest.mark.rule("MA-1.9")
@pytest.mark.parametrize(("course", "has_agent"), [(COURSE, True), (TALKED, True), (TALKED, False)], ids=["votes", "claims", "no agent"])
def test_what_is_drawn_is_near_to_what_is_exact(monkeypatch: pytest.MonkeyPatch, course: tuple[Fact, ...], has_agent: bool) -> None:
    setup = Setup(SEATS, has_agent=has_agent)
    exact = [seen(course[:length], setup) for length in range(1, len(course) + 1)]
    monkeypatch.setattr(sampling, "MOST", 0)
    posterior, differences = opening(setup), []
    for fact, other in zip(course, exact, strict=True):
        posterior = after(posterior, fact)
        assert posterior.drawn
        differences += [abs(posterior.marginals[seat] - other.marginals[seat]) for seat in other.living]
    assert sum(differences) / len(differences) <= 0.03
    assert max(differences) <= 0.10
    assert seen(course, setup).marginals == posterior.marginals, "the same worlds are drawn by every seat"


@pytest.mark.rule("MA-1.9")
def test_up_to_sixty_thousand_all_worlds_are_kept() -> None:
    assert [seats for seats in range(8, 22) if sampling.too_many(Setup(seats), recruits=False)] == [19, 20, 21]
    assert [seats for seats in range(8, 22) if sampling.too_many(Setup(seats), recruits=True)] == [18, 19, 20, 21]
    large = after(opening(Setup(21)), CardSet((5,)))
    assert len(large.worlds) == len(large.drawn) == sampling.SAMPLES
    assert not opening(Setup(21)).drawn


@pytest.mark.rule("MA-1.9")
@pytest.mark.parametrize("seats", [8, 11, 17])
def test_as_many_worlds_as_are_counted_beforehand(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    """With Recruit and Reverse recruit the first recruitment makes the most of them, when it comes before anybody is dead."""
    before = after(opening(Setup(seats)), CardSet((RECRUIT, REVERSE_RECRUIT)))
    recruited = len(after(before, Recruiting(1)).worlds)
    for setting, worlds in ((False, len(before.worlds)), (True, max(recruited, len(before.worlds)))):
        monkeypatch.setattr(sampling, "MOST", worlds)
        assert not sampling.too_many(Setup(seats), recruits=setting)
        monkeypatch.setattr(sampling, "MOST", worlds - 1)
        assert sampling.too_many(Setup(seats), recruits=setting)


@pytest.mark.rule("MA-1.9", "MA-1.7")
def test_a_waker_knows_its_world_though_it_was_not_drawn() -> None:
    large = after(opening(Setup(21)), CardSet((5,)))
    wakers = frozenset({0, 1, 2, 3, 4})
    mine = SeatPosterior(large, Knowledge(tokens={0: "mafia"}, sides={0: True}, wakers=wakers))
    assert mine.sets() == [(wakers, 1.0)]
