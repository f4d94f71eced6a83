"""Courses of facts that could have happened, for hypothesis."""

from hypothesis import strategies as st

from engines.mafie.components import TOKENS, Token
from engines.players.inference.facts import BallotHeld, Fact, RoundBegun, Said, Statement, TakenBack, TieAnswered, TokenShown, VictimNamed

STATEMENTS: tuple[Statement, ...] = ("suspect", "trust", "knows", "clean", "agent", "blame", "other")


@st.composite
def invented_courses(draw: st.DrawFn, seats: int) -> list[Fact]:
    """Draw facts of a game with ``seats``: tokens are shown as they were dealt, acts are anything."""
    row = TOKENS[seats]
    deck: list[Token] = [*["mafia"] * row.mafia, *["agent"] * row.agent, *["police"] * row.police]  # type: ignore[list-item]  # literals
    tokens = draw(st.permutations(deck))
    living = list(range(seats))
    facts: list[Fact] = []
    for _ in range(draw(st.integers(1, 8))):
        fact = draw(_facts(living, tokens, facts))
        facts.append(fact)
        if isinstance(fact, TokenShown):
            living.remove(fact.seat)
    return facts


@st.composite
def _facts(draw: st.DrawFn, living: list[int], tokens: list[Token], earlier: list[Fact]) -> Fact:
    kind = draw(st.sampled_from(("ballot", "ballot", "said", "said", "said", "tie", "back", "round", "victim", "shown")))
    someone = draw(st.sampled_from(living))
    others = tuple(seat for seat in living if seat != someone)
    if kind == "ballot":
        return draw(_ballots(living))
    if kind == "said":
        return Said(someone, draw(st.sampled_from(STATEMENTS)), draw(st.sampled_from(others)), defence=draw(st.booleans()))
    if kind == "tie":
        tied = tuple(sorted(draw(st.sets(st.sampled_from(living), min_size=2, max_size=4))))
        had = draw(st.sampled_from((None, *others)))
        free = [seat for seat in tied if seat not in (someone, had)]
        return TieAnswered(someone, draw(st.sampled_from((None, *free))), had, tied) if free else RoundBegun(2)
    said = [fact for fact in earlier if isinstance(fact, Said)]
    if kind == "back" and said:
        one = draw(st.sampled_from(said))
        return TakenBack(one.seat, one.statement, one.target)
    innocent = [seat for seat in living if tokens[seat] != "mafia"]
    if kind == "victim" and innocent:
        return VictimNamed(draw(st.sampled_from(innocent)), tuple(living))
    return TokenShown(someone, tokens[someone]) if kind == "shown" and len(living) > 4 else RoundBegun(2)


@st.composite
def _ballots(draw: st.DrawFn, living: list[int]) -> BallotHeld:
    final = draw(st.booleans())
    options = tuple(sorted(draw(st.sets(st.sampled_from(living), min_size=2, max_size=4)))) if final else tuple(living)
    votes = tuple((voter, draw(st.sampled_from([seat for seat in options if seat != voter]))) for voter in living if draw(st.booleans()))
    return BallotHeld("final" if final else "first", options, votes)
