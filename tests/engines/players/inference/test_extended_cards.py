"""Cards that change who plays for whom: Recruit, Reverse recruit, New Gang, Role swap (MA-1.8)."""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import exp, inf

import pytest

import engines
from engines.mafie.components import TOKENS, Token
from engines.mafie.views import MafieView
from engines.players.inference import Posterior, PublicFacts, SeatPosterior, Setup, acts, after, knowledge_of, opening
from engines.players.inference.facts import BallotHeld, CardSet, CardShown, Fact, Recruiting, TokenShown
from engines.players.inference.parameters import CHOICES, Band, Pull, Pulls
from tests.engines.driving import shown
from tests.engines.players.inference.inventing import plain_band

POLICE, MAFIA = Pull(w=0.7, b=0.0, count=0), Pull(w=-1.1, b=0.0, count=0)
BAND = plain_band(choice=dict.fromkeys(CHOICES, Pulls(police=POLICE, mafia=MAFIA)))
SEATS = 9
VOTES = BallotHeld("first", tuple(range(SEATS)), ((0, 1), (2, 3), (4, 1), (5, 6)))
MORE = BallotHeld("first", tuple(range(SEATS)), ((1, 0), (3, 1), (6, 5), (7, 1)))


@pytest.fixture(autouse=True)
def _no_caps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "ACT", inf)


def seen(*facts: Fact, band: Band = BAND) -> Posterior:
    posterior = opening(Setup(SEATS))
    for fact in facts:
        posterior = after(posterior, fact, band)
    return posterior


def likelihood(members: frozenset[int], held: BallotHeld) -> float:
    chance = 1.0
    for voter, target in held.votes:
        w = (MAFIA if voter in members else POLICE).w
        weights = {seat: exp(w) if seat in members else 1.0 for seat in held.options if seat != voter}
        chance *= weights[target] / sum(weights.values())
    return chance


def dealt() -> Iterator[frozenset[int]]:
    return map(frozenset, combinations(range(SEATS), TOKENS[SEATS].mafia))


def marginals(weights: dict[tuple[frozenset[int], int], float], side: Callable[[frozenset[int], int], frozenset[int]]) -> list[float]:
    total = sum(weights.values())
    return [sum(weight for (members, who), weight in weights.items() if seat in side(members, who)) / total for seat in range(SEATS)]


@pytest.mark.rule("MA-1.8")
def test_a_recruit_against_every_pair_of_a_set_and_a_sleeper() -> None:
    def joined(members: frozenset[int], who: int) -> frozenset[int]:
        return members | {who}

    pairs = {
        (members, who): likelihood(members, VOTES) * likelihood(members | {who}, MORE) / (SEATS - len(members))
        for members in dealt()
        for who in range(SEATS)
        if who not in members
    }
    told = seen(VOTES, Recruiting(2), MORE)
    assert told.marginals == pytest.approx(marginals(pairs, joined))
    assert len(told.worlds) == 84, "as many as sets of three, not as pairs"
    shows: tuple[tuple[int, Token, Callable[[frozenset[int]], bool]], ...] = (
        (0, "police", lambda members: 0 not in members),
        (6, "mafia", lambda members: 6 in members),
    )
    for seat, token, fits in shows:
        open_, left = after(told, TokenShown(seat, token), BAND), {pair: one for pair, one in pairs.items() if fits(pair[0])}
        for other in range(SEATS):
            if other != seat:
                assert open_.marginals[other] == pytest.approx(marginals(left, joined)[other], abs=1e-9)
    twice = after(after(told, TokenShown(0, "police"), BAND), TokenShown(6, "mafia"), BAND)
    left = {pair: one for pair, one in pairs.items() if 0 not in pair[0] and 6 in pair[0]}
    assert [twice.marginals[seat] for seat in (1, 2, 3, 4, 5, 7, 8)] == pytest.approx(
        [marginals(left, joined)[seat] for seat in (1, 2, 3, 4, 5, 7, 8)]
    )


@pytest.mark.rule("MA-1.8")
def test_reverse_recruit_turns_its_holder_around() -> None:
    def turned(members: frozenset[int], who: int) -> frozenset[int]:
        return members if who < 0 else members ^ {who}

    def agents(members: frozenset[int], who: int) -> int:
        """Count who may be the Agent: nobody with a token of the Mafia; a holder only when the card does nothing."""
        return SEATS - len(members) - (who >= 0 and who not in members)

    pairs = {
        (members, who): likelihood(turned(members, who), VOTES) * agents(members, who) for members in dealt() for who in (*range(SEATS), -1)
    }
    told = seen(CardSet((5,)), VOTES)
    assert told.marginals == pytest.approx(marginals(pairs, turned))
    left = {(members, who): one for (members, who), one in pairs.items() if 6 in members}
    assert sum(told.agent(seat) for seat in range(SEATS)) == pytest.approx(1.0, abs=1e-3)
    open_ = after(told, TokenShown(6, "mafia"), BAND)
    for seat in (0, 1, 2, 3, 4, 5, 7, 8):
        assert open_.marginals[seat] == pytest.approx(marginals(left, turned)[seat])


@pytest.mark.rule("MA-1.8")
def test_a_third_label_by_the_gang_cards_nobody_has_seen() -> None:
    band = plain_band()
    posterior = opening(Setup(14))
    assert posterior.gang(0) == 0.0
    posterior = after(posterior, CardSet((14, 15, 16)), band)
    assert posterior.gang(0) == pytest.approx(3 / 14 * 13 / 14, abs=1e-4)
    posterior = after(posterior, TokenShown(5, "police", gang=True), band)
    assert posterior.gang(0) == pytest.approx(2 / 13 * 12 / 13, abs=1e-4)
    assert posterior.gang(5) == 0.0
    posterior = after(posterior, CardShown(4, 7, 1), band)
    assert posterior.gang(4) == 0.0
    assert posterior.gang(0) == pytest.approx(2 / 12 * 12 / 13, abs=1e-4)


@pytest.mark.rule("MA-1.8", "MA-1.7")
def test_role_swap_changes_only_what_the_swappers_know() -> None:
    game = engines.start("mafie", seats=9, options={"extended": True, "cards": (6,)}, seed=4)
    swapper = next(ask for ask in game.asks if ask.name == "mafie.start.role_swap")
    partner = next(option.id for option in swapper.options if option.id.startswith("seat:"))
    facts = PublicFacts(Setup(9))
    game.answer(swapper.id, partner)
    for notice in game.notices:
        facts.hear(notice)
    public = facts.posterior()
    assert len({public.mafia(seat) for seat in range(9)}) == 1, "nobody else knows more than before"
    view = shown(game, swapper.seat, MafieView)
    mine = SeatPosterior(public, knowledge_of(view))
    known = knowledge_of(view).tokens
    assert sorted(known) == sorted({swapper.seat, int(partner[5:])})
    for seat, token in known.items():
        assert mine.mafia(seat) == float(token == "mafia")
