"""Six seats, one Mafioso: six worlds that fit on a sheet of paper, and what each kind of fact makes of them."""

from fractions import Fraction
from math import log

import pytest

from engines.players.inference import Knowledge, Posterior, SeatPosterior, Setup, after, opening
from engines.players.inference.facts import (
    BallotHeld,
    Fact,
    KeptSilent,
    RoundBegun,
    Said,
    TakenBack,
    TieAnswered,
    TokenShown,
    VictimNamed,
)
from engines.players.inference.parameters import CHOICES, Band, Pull, Pulls, Share, TalkByToken, Victim
from tests.engines.players.inference.inventing import plain_band, talk

SEATS = (0, 1, 2, 3, 4, 5)
TWICE = Pull(w=log(2), b=0.0, count=0)
EVEN = Pull(w=0.0, b=0.0, count=0)


def others(seat: int) -> tuple[int, ...]:
    return tuple(other for other in SEATS if other != seat)


def seen(band: Band, *facts: Fact) -> Posterior:
    posterior = opening(Setup(6))
    for fact in facts:
        posterior = after(posterior, fact, band)
    return posterior


def band_with(pulls: Pulls, **changes: object) -> Band:
    return plain_band(choice=dict.fromkeys(CHOICES, pulls), **changes)


def chances(posterior: SeatPosterior | Posterior, *expected: Fraction | float) -> None:
    assert posterior.marginals == pytest.approx([float(one) for one in expected], abs=1e-9)


SHARP = Pulls(police=TWICE, mafia=EVEN)
"""A Policeman picks the Mafioso twice as readily as anybody else, the Mafioso anybody."""


@pytest.mark.rule("MA-1.2")
def test_the_deal_and_a_shown_token() -> None:
    chances(seen(plain_band()), *[Fraction(1, 6)] * 6)
    shown = seen(plain_band(), RoundBegun(1), TokenShown(2, "police"))
    chances(shown, *[Fraction(1, 5)] * 2, 0, *[Fraction(1, 5)] * 3)
    assert [shown.agent(seat) for seat in SEATS] == [0.2, 0.2, 0.0, 0.2, 0.2, 0.2]
    assert (shown.living, shown.facts, shown.lines) == ((0, 1, 3, 4, 5), 2, 0)
    with_agent = seen(plain_band(), TokenShown(2, "agent"))
    chances(with_agent, *[Fraction(1, 5)] * 2, 0, *[Fraction(1, 5)] * 3)
    assert [with_agent.agent(seat) for seat in SEATS] == [0.0, 0.0, 1.0, 0.0, 0.0, 0.0]


@pytest.mark.rule("MA-1.3", "MA-1.4")
def test_a_vote_in_the_first_ballot() -> None:
    """Seat 0 votes for 1: 1/5 if 0 is the Mafioso, 2/6 if 1 is, 1/6 if another is; together 6/5."""
    voted = seen(band_with(SHARP), BallotHeld("first", SEATS, ((0, 1),)))
    chances(voted, Fraction(1, 6), Fraction(5, 18), *[Fraction(5, 36)] * 4)


@pytest.mark.rule("MA-1.3")
def test_a_vote_in_the_final_ballot() -> None:
    """Suspects 1 and 2, seat 0 votes for 1: 1/2 if 0 is, 2/3 if 1 is, 1/3 if 2 is, 1/2 if another is; together 3."""
    voted = seen(band_with(SHARP), BallotHeld("final", (1, 2), ((0, 1),)))
    chances(voted, Fraction(1, 6), Fraction(2, 9), Fraction(1, 9), *[Fraction(1, 6)] * 3)


@pytest.mark.rule("MA-1.4")
def test_what_everybody_would_have_done_says_nothing() -> None:
    """By b both sides pick whom the public suspects: after a vote that follows suspicion nothing has changed."""
    follows = Pulls(police=Pull(w=0.0, b=3.0, count=0), mafia=Pull(w=0.0, b=3.0, count=0))
    chances(seen(band_with(follows), BallotHeld("first", SEATS, ((0, 1), (2, 1), (3, 1)))), *[Fraction(1, 6)] * 6)


@pytest.mark.rule("MA-1.3")
def test_an_answer_in_a_tie() -> None:
    """Seat 0 has voted for 1 and may change to 2; it stays. Police who stay do so with weight 3 against 1, Mafiosi 1 against 1.

    1/2 if 0 is the Mafioso; 6/7 if 1 is, 3/5 if 2 is, 3/4 if another is.
    """
    band = band_with(SHARP, stay=Share(police=log(3), mafia=0.0, count=0))
    stayed = seen(band, TieAnswered(0, None, 1, (1, 2)))
    parts = [Fraction(1, 2), Fraction(6, 7), Fraction(3, 5), *[Fraction(3, 4)] * 3]
    chances(stayed, *[part / sum(parts) for part in parts])
    resampled = seen(band, TieAnswered(0, 2, 1, (1, 2)))
    parts = [Fraction(1, 2), Fraction(1, 7), Fraction(2, 5), *[Fraction(1, 4)] * 3]
    chances(resampled, *[part / sum(parts) for part in parts])


@pytest.mark.rule("MA-1.3")
def test_silence_in_a_discussion() -> None:
    """Mafiosi are silent with 1/2, others with 1/4: who is silent has twice the odds. The Agent is silent with 1/8."""
    police, mafia, agent = (talk(silent, *[1.0] * 7) for silent in (1 / 4, 1 / 2, 1 / 8))
    band = plain_band(talk=TalkByToken(police=police, mafia=mafia, agent=agent))
    silent = seen(band, KeptSilent((0,)))
    weights = [2.0, *[(4 + 0.5) / 5] * 5]
    chances(silent, *[weight / sum(weights) for weight in weights])
    assert silent.agent(0) < silent.agent(1)


@pytest.mark.rule("MA-1.3")
def test_the_victim_of_the_night() -> None:
    """Seat 0 has claimed to know that 1 is of the Mafia, and is the victim: three times as likely if that was true."""
    said = Said(0, "knows", 1, others(0), "open")
    band = plain_band(victim=Victim(b=0.0, firm=log(3), soft=0.0, count=0))
    named = seen(band, said, VictimNamed(0, SEATS))
    parts = [Fraction(0), Fraction(3, 7), *[Fraction(1, 5)] * 4]
    chances(named, *[part / sum(parts) for part in parts])


@pytest.mark.rule("MA-1.5", "MA-5.1")
def test_caps_of_acts_and_claims() -> None:
    """However telling, an act changes odds of 1 : 5 to 4 : 5 at most and a claim to 8 : 5, until a token is shown."""
    sure = band_with(Pulls(police=Pull(w=20.0, b=0.0, count=0), mafia=EVEN, agent=Pull(w=20.0, b=0.0, count=0)))
    odds = []
    for fact in (
        BallotHeld("first", SEATS, ((0, 1),)),
        BallotHeld("final", (1, 2, 3), ((0, 1),)),
        TieAnswered(0, 1, 2, (1, 2)),
        Said(0, "suspect", 1, others(0), "open"),
        Said(0, "knows", 1, others(0), "open"),
    ):
        found = seen(sure, fact).marginals
        odds.append([chance / (1 - chance) * 5 for chance in found])
    for changes, most in zip(odds, (4, 4, 4, 4, 8), strict=True):
        assert max(changes) <= most + 1e-9
        assert min(changes) >= 1 / most - 1e-9
        assert max(changes) > 1.5


@pytest.mark.rule("MA-1.5")
def test_a_shown_token_proves_or_refutes_a_claim() -> None:
    """Only the Agent claims to be it and is always right: capped as long as nobody knows, certain once its token lies open."""
    rates = TalkByToken(police=talk(0.5, 1, 1, 1, 1, 0.001, 1, 1), mafia=talk(0.5, *[1.0] * 7), agent=talk(0.5, *[1.0] * 7))
    pulls = Pulls(police=EVEN, mafia=EVEN, agent=Pull(w=20.0, b=0.0, count=0))
    band, claim = band_with(pulls, talk=rates), Said(0, "agent", 1, others(0), "open")
    heard = seen(band, claim)
    assert 0.3 < heard.mafia(1) < 0.7
    assert seen(band, claim, TokenShown(0, "agent")).mafia(1) > 0.999
    refuted = seen(band, claim, TokenShown(2, "agent"))
    assert refuted.mafia(0) > 0.99, "a Policeman never claims it"
    left = [refuted.mafia(seat) for seat in (1, 3, 4, 5)]
    assert max(left) == min(left), "that it lied says nothing of the target"


@pytest.mark.rule("MA-1.5")
def test_a_refuted_claim_to_know_falls_back_on_its_author() -> None:
    band = plain_band(talk=TalkByToken(police=talk(0.5, 1, 1, 0.001, 1, 1, 1, 1), mafia=talk(0.5, *[1.0] * 7), agent=talk(0.5, *[1.0] * 7)))
    claim = Said(0, "knows", 1, others(0), "open")
    before = seen(band, claim).mafia(0)
    assert seen(band, claim, TokenShown(1, "police")).mafia(0) > before


@pytest.mark.rule("MA-5.1")
def test_a_claim_that_is_taken_back_counts_no_more() -> None:
    band = band_with(SHARP)
    claim, back = Said(0, "knows", 1, others(0), "open"), TakenBack(0, "knows", 1)
    assert seen(band, claim).mafia(1) != seen(band).mafia(1)
    taken = seen(band, claim, back)
    assert taken.marginals == pytest.approx(seen(band).marginals)
    assert (taken.facts, taken.lines) == (2, 2)


@pytest.mark.rule("MA-1.7")
def test_what_a_seat_knows_is_a_filter() -> None:
    public = seen(band_with(SHARP), BallotHeld("first", SEATS, ((0, 1),)))
    policeman = SeatPosterior(public, Knowledge(tokens={0: "police"}))
    chances(policeman, 0, Fraction(1, 3), *[Fraction(1, 6)] * 4)
    assert policeman.agent(0) == 0.0
    agent = SeatPosterior(public, Knowledge(tokens={0: "agent", 3: "police"}))
    assert agent.agent(0) == 1.0
    assert agent.mafia(3) == 0.0
    mafioso = SeatPosterior(public, Knowledge(tokens={4: "mafia"}, wakers=frozenset({4})))
    assert mafioso.sets() == [(frozenset({4}), 1.0)]
    assert [mafioso.agent(seat) for seat in SEATS] == [0.2, 0.2, 0.2, 0.2, 0.0, 0.2]
    with pytest.raises(ValueError, match="no world"):
        SeatPosterior(public, Knowledge(tokens={0: "mafia", 1: "mafia"}))


@pytest.mark.rule("MA-1.7")
def test_chances_of_sets() -> None:
    public = opening(Setup(8))
    assert public.together((0, 1)) == pytest.approx(1 / 28, abs=1e-4)
    assert (len(public.sets()), public.sizes(), public.entropy()) == (28, {2: 1.0}, 4.8074)
    assert public.sets(1) == [(frozenset({0, 1}), 0.0357)]


@pytest.mark.rule("MA-1.11")
def test_results_are_rounded() -> None:
    public = opening(Setup(6))
    assert (public.mafia(0), public.agent(0)) == (0.1667, 0.1667)


@pytest.mark.rule("MA-1.3", "MA-1.4")
def test_votes_and_opinions_are_tempered_and_acts_of_their_own_are_not() -> None:
    """By half of τ a vote and an opinion change odds by a root; a claim, an answer in a tie and silence change them as they are."""
    quiet = TalkByToken(police=talk(0.2, *[1.0] * 7), mafia=talk(0.4, *[1.0] * 7), agent=talk(0.2, *[1.0] * 7))
    pulls = Pulls(police=TWICE, mafia=EVEN, agent=TWICE)
    full, half = (band_with(pulls, talk=quiet, tau=tau) for tau in (1.0, 0.5))
    final = BallotHeld("final", (1, 2), ((0, 1),))
    opinion = Said(0, "suspect", 1, others(0), "further")
    for fact in (final, opinion):
        whole, root = seen(full, fact), seen(half, fact)
        assert whole.mafia(1) > root.mafia(1) > 0.17
    odds = [seen(band, final).marginals[1] / seen(band, final).marginals[3] for band in (full, half)]
    assert odds[0] == pytest.approx(odds[1] ** 2)
    for act in (Said(0, "knows", 1, others(0), "further"), TieAnswered(0, 1, 2, (1, 2)), KeptSilent((0,))):
        assert seen(full, act).marginals == pytest.approx(seen(half, act).marginals)


@pytest.mark.rule("MA-1.5")
def test_a_tempered_vote_changes_odds_by_no_more_than_any_act() -> None:
    sure = band_with(Pulls(police=Pull(w=20.0, b=0.0, count=0), mafia=EVEN), tau=0.5)
    found = seen(sure, BallotHeld("final", (1, 2, 3), ((0, 1),))).marginals
    assert max(found) / min(found) == pytest.approx(4.0)
