"""Worlds drawn where they are too many, against all of them (MA-1.9)."""

import pytest

from engines.players.inference import Knowledge, Posterior, Setup, after, opening, worlds
from engines.players.inference.facts import BallotHeld, CardSet, Fact, Recruiting, Said, TakenBack, TieAnswered, TokenShown, VictimNamed

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
TALKED: tuple[Fact, ...] = (
    CardSet((3, 5)),
    Said(2, "suspect", 1),
    Said(6, "knows", 5),
    Said(1, "agent", 6),
    Said(8, "knows", 10),
    BallotHeld("first", ALL, ((0, 1), (2, 1), (3, 5), (6, 5), (7, 1), (8, 10), (9, 5))),
    TieAnswered(8, 5, 10, (1, 5)),
    TakenBack(8, "knows", 10),
    TokenShown(5, "mafia"),
    VictimNamed(4, tuple(seat for seat in ALL if seat != 5)),
    TokenShown(4, "police"),
    Said(6, "agent", 1),
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
def test_sampled_chances_are_near_the_exact_ones(monkeypatch: pytest.MonkeyPatch, course: tuple[Fact, ...], has_agent: bool) -> None:
    setup = Setup(SEATS, has_agent=has_agent)
    exact = [seen(course[:length], setup) for length in range(1, len(course) + 1)]
    monkeypatch.setattr(worlds, "MOST", 0)
    worlds.turned_around.cache_clear()
    posterior, differences = opening(setup), []
    for fact, other in zip(course, exact, strict=True):
        posterior = after(posterior, fact)
        differences += [abs(posterior.marginals[seat] - other.marginals[seat]) for seat in other.living]
    assert sum(differences) / len(differences) <= 0.03
    assert max(differences) <= 0.10
    assert seen(course, setup).marginals == posterior.marginals, "the same worlds are drawn by every seat"
    worlds.turned_around.cache_clear()


@pytest.mark.rule("MA-1.9", "MA-14.2")
def test_the_deal_is_exact_at_every_table_and_cards_that_turn_seats_are_drawn_where_they_are_too_many() -> None:
    """20,349 sets at 21 seats; with a holder of Reverse recruit beside each they would be 22 times as many."""
    assert len(opening(Setup(21)).worlds) == 20_349
    large = after(opening(Setup(21)), CardSet((5,)))
    assert len(large.worlds) == worlds.SAMPLES
    assert len(after(opening(Setup(15)), CardSet((5,))).worlds) == len(opening(Setup(15)).worlds) * 16
    assert len(after(opening(Setup(11, fair_tokens=True)), CardSet((5,))).worlds) == 165 * 12, "three Mafiosi of eleven (MA-14.8)"


@pytest.mark.rule("MA-1.9", "MA-1.7")
def test_a_waker_knows_its_world_though_it_was_not_drawn() -> None:
    large = after(opening(Setup(21)), CardSet((5,)))
    wakers = frozenset({0, 1, 2, 3, 4})
    mine = large.given(Knowledge(tokens={0: "mafia"}, sides={0: True}, wakers=wakers))
    assert mine.sets() == [(wakers, 1.0)]
