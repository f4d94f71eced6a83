"""Six seats, one Mafioso: six worlds that fit on a sheet of paper, and what each kind of fact makes of them."""

from dataclasses import replace
from fractions import Fraction

import pytest

from engines.players.inference import Knowledge, Posterior, Setup, after, opening
from engines.players.inference.facts import BallotHeld, Fact, RoundBegun, Said, Statement, TakenBack, TieAnswered, TokenShown, VictimNamed

SEATS = (0, 1, 2, 3, 4, 5)


def seen(*facts: Fact, seats: int = 6) -> Posterior:
    posterior = opening(Setup(seats))
    for fact in facts:
        posterior = after(posterior, fact)
    return posterior


def chances(posterior: Posterior, *expected: Fraction | float) -> None:
    assert posterior.marginals == pytest.approx([float(one) for one in expected], abs=1e-9)


@pytest.mark.rule("MA-1.2")
def test_the_deal_and_a_shown_token() -> None:
    chances(seen(), *[Fraction(1, 6)] * 6)
    shown = seen(RoundBegun(1), TokenShown(2, "police"))
    chances(shown, *[Fraction(1, 5)] * 2, 0, *[Fraction(1, 5)] * 3)
    assert [shown.agent(seat) for seat in SEATS] == [0.2, 0.2, 0.0, 0.2, 0.2, 0.2]
    assert (shown.living, shown.facts, shown.lines) == ((0, 1, 3, 4, 5), 2, 0)
    with_agent = seen(TokenShown(2, "agent"))
    chances(with_agent, *[Fraction(1, 5)] * 2, 0, *[Fraction(1, 5)] * 3)
    assert [with_agent.agent(seat) for seat in SEATS] == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]


@pytest.mark.rule("MA-14.1")
def test_silence_is_not_innocence() -> None:
    """A seat that says nothing while all others do, day after day, is as suspicious as at the deal: people speak aloud."""
    talk = [Said(seat, "suspect", (seat + 1) % 6) for seat in SEATS[:-1]]
    chances(seen(RoundBegun(1), *talk, RoundBegun(2), *talk, RoundBegun(3), *talk), *[Fraction(1, 6)] * 6)


@pytest.mark.rule("MA-14.1")
@pytest.mark.parametrize("statement", ["suspect", "trust", "blame", "other"])
def test_an_opinion_is_no_evidence(statement: str) -> None:
    chances(seen(Said(0, statement, 1)), *[Fraction(1, 6)] * 6)  # type: ignore[arg-type]  # literals


@pytest.mark.rule("MA-14.3")
def test_a_vote_for_the_seat_named_most_says_less_of_the_voter_than_one_for_another() -> None:
    """All hear the names of the day, so voting for the seat named most is usual, and voting for another stands out."""
    named = (Said(1, "suspect", 3), Said(2, "suspect", 3), Said(4, "suspect", 5))
    votes = tuple((voter, 3) for voter in (1, 2, 4, 5))
    joined, apart = seen(*named, BallotHeld("first", SEATS, (*votes, (0, 3)))), seen(*named, BallotHeld("first", SEATS, (*votes, (0, 4))))
    assert joined.mafia(0) < Fraction(1, 6) < apart.mafia(0)
    elsewhere = seen(*named, RoundBegun(2), BallotHeld("first", SEATS, (*votes, (0, 4))))
    assert elsewhere.mafia(0) < apart.mafia(0), "names of yesterday bind nobody"
    defended = seen(
        *[Said(one.seat, one.statement, one.target, defence=True) for one in named], BallotHeld("first", SEATS, (*votes, (0, 4)))
    )
    assert defended.mafia(0) == elsewhere.mafia(0), "a defence comes after the names"


@pytest.mark.rule("MA-1.5", "MA-14.2")
def test_one_vote_changes_odds_by_at_most_four() -> None:
    """A vote beside all others, in a game of which only a scattering Mafia is thinkable."""
    scatters = replace(opening(Setup(6)), kinds=(0.0, 0.0, 1.0))
    facts: list[Fact] = [Said(seat, "suspect", 1) for seat in (0, 2, 3, 4)]
    for one in (*facts, BallotHeld("first", SEATS, ((0, 1), (2, 1), (3, 1), (4, 1), (5, 0)))):
        scatters = after(scatters, one)
    silent = scatters.marginals[1]
    assert 1.5 < scatters.marginals[5] / silent <= 4.0


@pytest.mark.rule("MA-14.2")
def test_two_voters_for_each_other_are_less_likely_both_of_the_mafia() -> None:
    apart = seen(BallotHeld("first", tuple(range(9)), ((0, 2), (1, 3), (4, 5))), seats=9)
    together = seen(BallotHeld("first", tuple(range(9)), ((0, 1), (1, 0), (4, 5))), seats=9)

    def both(posterior: Posterior) -> float:
        return sum(chance for members, chance in posterior.sets() if {0, 1} <= members)

    assert both(together) < 0.6 * both(apart)


@pytest.mark.rule("MA-14.2")
def test_a_game_shows_the_kind_of_its_mafia() -> None:
    """Two Mafiosi of three are shown. Where they voted for each other, this Mafia spares none, and a vote for one of them clears nobody."""
    options = tuple(range(13))
    for first, second, clears in ((1, 0, False), (6, 5, True)):
        votes = [BallotHeld("first", options, ((0, first), (1, second), (5, 0), (6, 1)))] * 4
        posterior = seen(*votes, TokenShown(0, "mafia"), TokenShown(1, "mafia"), seats=13)
        voted, other = posterior.mafia(5), posterior.mafia(8)
        assert other > 0.0
        assert (voted < 0.7 * other) is clears, (voted, other)


@pytest.mark.rule("MA-1.3")
def test_staying_in_a_tie_says_nothing_and_a_changed_vote_is_a_vote() -> None:
    chances(seen(TieAnswered(0, None, 1, (1, 2))), *[Fraction(1, 6)] * 6)
    assert seen(TieAnswered(0, 2, 1, (1, 2, 3))).marginals == seen(BallotHeld("final", (1, 2, 3), ((0, 2),))).marginals


@pytest.mark.rule("MA-1.3")
def test_the_victim_of_a_night_is_none_of_the_mafia() -> None:
    chances(seen(VictimNamed(3, SEATS)), *[Fraction(1, 5)] * 3, 0, *[Fraction(1, 5)] * 2)


@pytest.mark.rule("MA-14.2")
def test_a_trusted_seat_that_the_mafia_leaves_alive_is_less_trusted() -> None:
    """Nor does it spare one who claims to be the Agent."""
    voted = (Said(1, "suspect", 2), BallotHeld("first", SEATS, ((1, 2), (3, 2), (4, 2), (5, 2), (0, 3))))
    before, later = seen(*voted), seen(*voted, VictimNamed(0, SEATS))
    trusted, suspected = min(SEATS[1:], key=before.mafia), max(SEATS[1:], key=before.mafia)
    assert later.mafia(trusted) / later.mafia(suspected) > before.mafia(trusted) / before.mafia(suspected)
    claimed = seen(Said(1, "agent", 2), VictimNamed(0, SEATS))
    assert claimed.mafia(1) > seen(Said(1, "agent", 2), VictimNamed(0, (0,))).mafia(1)


@pytest.mark.rule("MA-1.5")
def test_a_claim_changes_odds_by_at_most_eight_until_it_is_proved() -> None:
    """The weight of the true Agent is 8, of a Mafioso who invents it and of anybody else 1, and 1/8 of an Agent who lies."""
    claimed = seen(Said(0, "agent", 1))
    assert 1 / 6 < claimed.mafia(1) <= 8 / 13
    assert claimed.agent(0) > 1.5 * claimed.agent(2)
    proved = seen(Said(0, "agent", 1), TokenShown(1, "police"))
    assert proved.mafia(0) > 0.6, "a false Agent is likely of the Mafia"
    assert proved.agent(0) < 0.01


@pytest.mark.rule("MA-1.5")
@pytest.mark.parametrize("statement", ["agent", "clean"])
def test_a_lone_claim_to_be_the_agent_makes_its_seat_no_more_suspicious(statement: Statement) -> None:
    silent, claimed = seen(seats=15), seen(Said(0, statement, 1), seats=15)
    assert claimed.mafia(0) < silent.mafia(0)
    assert claimed.agent(0) > 1.5 * silent.agent(0)


@pytest.mark.rule("MA-1.5")
def test_a_claim_that_another_agent_refutes_says_nothing_of_its_target() -> None:
    refuted = seen(Said(0, "agent", 1), TokenShown(5, "agent"))
    assert refuted.mafia(1) == pytest.approx(refuted.mafia(2))
    assert refuted.mafia(0) > 0.5


@pytest.mark.rule("MA-5.1")
def test_a_claim_that_is_taken_back_counts_no_more() -> None:
    said = Said(0, "knows", 1)
    assert seen(said).mafia(1) != seen().mafia(1)
    back = seen(said, TakenBack(0, "knows", 1))
    chances(back, *[Fraction(1, 6)] * 6)
    assert (back.facts, back.lines) == (2, 2)


@pytest.mark.rule("MA-5.1", "MA-14.3")
def test_a_suspicion_that_is_taken_back_names_nobody() -> None:
    """Unless the same seat also claims to know; what others have said of that seat stands."""
    suspicion, other = Said(0, "suspect", 3), Said(1, "suspect", 3)
    back = TakenBack(0, "suspect", 3)
    assert seen(suspicion, other, back).table.named == {3: {1}}
    assert seen(suspicion, back).named_most(SEATS) == ()
    assert seen(suspicion, Said(0, "knows", 3), back).table.named == {3: {0}}
    assert seen(suspicion, Said(0, "trust", 3), TakenBack(0, "trust", 3)).table.named == {3: {0}}


@pytest.mark.rule("MA-1.7")
def test_own_knowledge_is_a_filter_of_the_worlds() -> None:
    public = seen(seats=8)
    assert [public.mafia(seat) for seat in range(8)] == [0.25] * 8
    policeman = public.given(Knowledge(tokens={0: "police"}))
    assert policeman.mafia(3) == pytest.approx(2 / 7, abs=1e-4)
    assert policeman.agent(0) == 0.0
    agent = public.given(Knowledge(tokens={0: "agent", 3: "police"}))
    assert (agent.agent(0), agent.mafia(3)) == (1.0, 0.0)
    assert agent.mafia(1) == pytest.approx(2 / 6, abs=1e-4)
    mafioso = public.given(Knowledge(tokens={4: "mafia"}, wakers=frozenset({4, 6})))
    assert [mafioso.mafia(seat) for seat in range(8)] == [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]
    with pytest.raises(ValueError, match="no world"):
        public.given(Knowledge(tokens={0: "mafia", 1: "mafia", 2: "mafia"}))


@pytest.mark.rule("MA-1.2")
def test_sets_and_sizes() -> None:
    public = seen(seats=8)
    assert (len(public.sets()), public.sizes()) == (28, {2: 1.0})
    assert public.sets(1) == [(frozenset({0, 1}), 0.0357)]
    left = after(public, TokenShown(0, "mafia"))
    assert left.sizes() == {1: 1.0}
    assert left.sets(1) == [(frozenset({1}), round(1 / 7, 4))]


@pytest.mark.rule("MA-1.1")
def test_a_fact_that_fits_no_world_is_ignored() -> None:
    """The rules never tell one."""
    posterior = seen(TokenShown(0, "mafia"))
    assert after(posterior, TokenShown(1, "mafia")).mafia(2) == 0.0
