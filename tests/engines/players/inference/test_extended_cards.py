"""Cards that change sides: Recruit, Reverse recruit, New Gang, Role swap (MA-1.8)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest

import engines
from engines.mafie.components import TOKENS, Token
from engines.mafie.views import MafieView
from engines.players.inference import Posterior, PublicFacts, Setup, after, evidence, knowledge_of, opening
from engines.players.inference.facts import BallotHeld, CardSet, CardShown, Fact, Recruiting, TokenShown
from tests.engines.driving import shown

SEATS = 9
SPARING = (1.0, 0.0, 0.0)
"""Only a Mafia that spares its own is thinkable."""
VOTES = BallotHeld("first", tuple(range(SEATS)), ((0, 1), (2, 3), (4, 1), (5, 6)))
MORE = BallotHeld("first", tuple(range(SEATS)), ((1, 0), (3, 1), (6, 5), (7, 1)))


@pytest.fixture(autouse=True)
def _every_opinion_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Mafioso votes for a fellow half as often as for others, and nothing else counts."""
    monkeypatch.setattr(evidence, "SPARED", 0.5)
    monkeypatch.setattr(evidence, "TRUST", 0.0)
    monkeypatch.setattr(evidence, "OWN_MIND", 1e12)


def seen(*facts: Fact) -> Posterior:
    posterior = opening(Setup(SEATS))
    for fact in facts:
        posterior = replace(after(posterior, fact), kinds=SPARING)
    return posterior


def likelihood(members: frozenset[int], held: BallotHeld, before: Posterior) -> float:
    chance = 1.0
    for voter, target in held.votes:
        if voter in members:
            fellows = sum(before.marginals[seat] for seat in held.options if seat != voter) / (len(held.options) - 1)
            chance *= (0.5 if target in members else 1.0) / (1.0 - fellows / 2)
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
        (members, who): likelihood(members, VOTES, seen()) * likelihood(members | {who}, MORE, seen(VOTES, Recruiting(2)))
        for members in dealt()
        for who in range(SEATS)
        if who not in members
    }
    told = seen(VOTES, Recruiting(2), MORE)
    assert told.marginals == pytest.approx(marginals(pairs, joined))
    shows: tuple[tuple[int, Token, Callable[[frozenset[int]], bool]], ...] = (
        (0, "police", lambda members: 0 not in members),
        (6, "mafia", lambda members: 6 in members),
    )
    for seat, token, fits in shows:
        open_, left = after(told, TokenShown(seat, token)), {pair: one for pair, one in pairs.items() if fits(pair[0])}
        for other in range(SEATS):
            if other != seat:
                assert open_.marginals[other] == pytest.approx(marginals(left, joined)[other], abs=1e-9)
    twice = after(after(told, TokenShown(0, "police")), TokenShown(6, "mafia"))
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

    before = seen(CardSet((5,)))
    pairs = {
        (members, who): likelihood(turned(members, who), VOTES, before) * agents(members, who)
        for members in dealt()
        for who in (*range(SEATS), -1)
    }
    told = seen(CardSet((5,)), VOTES)
    assert told.marginals == pytest.approx(marginals(pairs, turned))
    left = {(members, who): one for (members, who), one in pairs.items() if 6 in members}
    assert sum(told.agent(seat) for seat in range(SEATS)) == pytest.approx(1.0, abs=1e-3)
    open_ = after(told, TokenShown(6, "mafia"))
    for seat in (0, 1, 2, 3, 4, 5, 7, 8):
        assert open_.marginals[seat] == pytest.approx(marginals(left, turned)[seat])


@pytest.mark.rule("MA-1.8")
def test_a_third_label_by_the_gang_cards_nobody_has_seen() -> None:
    posterior = opening(Setup(14))
    assert posterior.gang(0) == 0.0
    posterior = after(posterior, CardSet((14, 15, 16)))
    assert posterior.gang(0) == pytest.approx(3 / 14 * 13 / 14, abs=1e-4)
    posterior = after(posterior, TokenShown(5, "police", gang=True))
    assert posterior.gang(0) == pytest.approx(2 / 13 * 12 / 13, abs=1e-4)
    assert posterior.gang(5) == 0.0
    posterior = after(posterior, CardShown(4, 7, 1))
    assert posterior.gang(4) == 0.0
    assert posterior.gang(0) == pytest.approx(2 / 12 * 12 / 13, abs=1e-4)


@pytest.mark.rule("MA-1.8", "MA-1.7")
def test_role_swap_changes_only_the_knowledge_of_the_swappers() -> None:
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
    mine = public.given(knowledge_of(view))
    known = knowledge_of(view).tokens
    assert sorted(known) == sorted({swapper.seat, int(partner[5:])})
    for seat, token in known.items():
        assert mine.mafia(seat) == float(token == "mafia")
