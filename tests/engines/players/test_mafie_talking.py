"""Lines of automated players of Mafie: true facts, blended words, claims that agree with each other (MACHINES.md, sections 2 and 5)."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt

import pytest

from engines.asking import Text, seat_of
from engines.mafie.components import VEST
from engines.mafie.views import MafieView
from engines.players.inference.facts import BallotHeld, Fact, RoundBegun, Saved, TieAnswered, TokenShown, VictimNamed
from engines.players.mafie_claims import AS_THE_AGENT
from engines.players.mafie_memory import AGAINST, FIRM, OF_A_CLAIM, HeardLine, Recall
from engines.players.mafie_talk import against
from engines.table import Game
from tests.engines.driving import shown
from tests.engines.players.mafie_evenings import Watching, evening, nights
from tests.engines.players.test_mafie_thinking import mind_of
from tests.soak.amounts import little_or_much

Evenings = tuple[tuple[Game, list[Watching]], ...]


@pytest.fixture(params=little_or_much(30, 120))
def evenings(request: pytest.FixtureRequest) -> Evenings:
    """So many here; thousands in the league."""
    return nights(11, request.param)


def tokens_of(game: Game) -> dict[int, str]:
    return {seat.seat: str(seat.token) for seat in shown(game, None, MafieView).seats}


def lines(evenings: Evenings) -> Iterator[tuple[Game, int, Text, MafieView]]:
    """All lines of all evenings, each with its seat and what the seat saw when it spoke."""
    for game, players in evenings:
        for player in players:
            for line, view in player.lines:
                yield game, player.seat, line, view


def named(line: Text, name: str = "seat") -> int:
    return seat_of(str(line.args[name]))


# ---- the Agent


@pytest.mark.rule("MA-2.7")
def test_the_agent_tells_only_its_looks_one_at_a_time(evenings: Evenings) -> None:
    told = 0
    for game, players in evenings:
        tokens = tokens_of(game)
        for player in players:
            claims = [(line, view) for line, view in player.lines if line.key in AS_THE_AGENT]
            if tokens[player.seat] != "agent":
                continue
            for line, view in claims:
                told += 1
                seen = [str(known.args["seat"]) for known in view.me.known if known.key == "mf-agent-saw"] if view.me else []
                assert line.args["seat"] in seen
                assert (tokens[named(line)] == "mafia") == (line.key == "say-agent")
            talks = [(view.round, view.phase) for _, view in claims]
            assert len(set(talks)) == len(talks), "one look a talk"
            clean = [seen.index(str(line.args["seat"])) for line, _ in claims if line.key == "say-agent-clean"]
            assert clean == sorted(clean), "in the order of the nights"
    assert told > len(evenings) // 6


@pytest.mark.rule("MA-2.6", "MA-2.7")
def test_the_agent_speaks_out_of_its_own_accord_only_for_a_mafioso(evenings: Evenings) -> None:
    """It may begin with its first look, though that was at a Policeman: a Mafioso whom it knows lives nevertheless."""
    first = [
        (line, view) for game, seat, line, view in _first_claims(evenings) if tokens_of(game)[seat] == "agent" and view.phase != "defence"
    ]
    assert all(any(one.living and one.token == "mafia" for one in view.seats) for _, view in first)
    keys = Counter(line.key for line, _ in first)
    assert keys["say-agent"] > keys["say-agent-clean"] > 0


def _first_claims(evenings: Evenings) -> Iterator[tuple[Game, int, Text, MafieView]]:
    for game, players in evenings:
        for player in players:
            claims = [(line, view) for line, view in player.lines if line.key in AS_THE_AGENT]
            if claims:
                yield game, player.seat, *claims[0]


@pytest.mark.rule("MA-2.8")
def test_before_that_it_blames_like_anybody(evenings: Evenings) -> None:
    aimed = all_ = 0
    for _, players in evenings:
        for player in players:
            for line, view in player.lines:
                if view.me is None or view.me.token != "agent" or line.key not in AGAINST or line.key == "say-believes":
                    continue
                if any(view.seats[seat.seat].token == "mafia" for seat in view.seats if seat.living):
                    all_ += 1
                    aimed += view.seats[named(line)].token == "mafia"
    assert aimed <= 0.6 * all_ + 2 * sqrt(0.24 * all_), "no more than six in ten, but for chance"


# ---- the Mafia


@pytest.mark.rule("MA-2.11", "MA-2.13")
def test_no_common_line_tells_the_token(evenings: Evenings) -> None:
    """Answers are counted for each accusation (``test_mafie_tells``): only who is accused can answer, and Mafiosi are more often."""
    said: Counter[tuple[str, bool]] = Counter()
    days: Counter[bool] = Counter()
    for game, players in evenings:
        tokens = tokens_of(game)
        for seat in shown(game, None, MafieView).seats:
            if tokens[seat.seat] != "agent":
                days[tokens[seat.seat] == "mafia"] += seat.out_round or shown(game, None, MafieView).round
        for player in players:
            for line, _ in player.lines:
                if tokens[player.seat] != "agent":
                    said[line.key, tokens[player.seat] == "mafia"] += 1
    often = {
        key
        for key, _ in said
        if key not in (*FIRM, *AS_THE_AGENT, "say-answer") and min(said[key, True], said[key, False]) >= len(evenings) // 6
    }
    assert len(often) >= 6
    for key in often:
        ratio = (said[key, True] / days[True]) / (said[key, False] / days[False])
        assert 1 / 3 <= ratio <= 3, (key, ratio)


@pytest.mark.rule("MA-2.12")
def test_no_claim_to_be_the_agent_contradicts_public_facts(evenings: Evenings) -> None:
    lies = 0
    for game, players in evenings:
        tokens = tokens_of(game)
        claims = [(view, player.seat, line) for player in players for line, view in player.lines if line.key in AS_THE_AGENT]
        for view, seat, line in claims:
            assert view.seats[named(line)].living
            assert not any(one.token == "agent" and not one.living for one in view.seats), "the Agent lies open"
            earlier = [other for other, by, said in claims if by == seat and named(said) == named(line)]
            assert len(earlier) == 1, "nobody is looked at twice"
            assert sum(by == seat for _, by, _ in claims) <= max(other.round for other, by, _ in claims if by == seat)
            lies += tokens[seat] == "mafia"
    assert lies > len(evenings) // 40


@pytest.mark.rule("MA-2.13")
def test_a_claim_tells_no_token(evenings: Evenings) -> None:
    agents = [tokens_of(game)[seat] == "agent" for game, seat, line, _ in lines(evenings) if line.key == "say-agent"]
    knows = [tokens_of(game)[named(line)] == "mafia" for game, _, line, _ in lines(evenings) if line.key == "say-knows"]
    assert 0.5 <= sum(agents) / len(agents) <= 0.95, "0.6 to 0.9 over 2,000 games"
    assert 0.3 <= sum(knows) / len(knows) <= 0.95, "0.4 to 0.9 over 2,000 games"


@pytest.mark.rule("MA-14.9")
def test_nobody_echoes_a_claim_a_refuted_agent_is_quiet_and_few_defences_blame_others(evenings: Evenings) -> None:
    every, blames = 0, 0
    for _, players in evenings:
        recall = players[0].beliefs.recall
        for at, line in enumerate(recall.lines):
            every += 1
            blames += line.key == "say-defence-blame"
            if line.key == "say-knows":
                claims = [one for one in recall.lines[:at] if one.talk == line.talk and one.key in (*FIRM, *AS_THE_AGENT)]
                assert all(one.seat == line.seat for one in claims), "the table has heard it from somebody else"
        for player in players:
            told: list[str] = []
            for said, view in player.lines:
                shown_tokens = {one.seat: one.token for one in view.seats if not one.living}
                refuted = any(shown_tokens.get(seat_of(seat)) not in (None, "mafia") for seat in told)
                assert not refuted or view.phase == "defence" or said.key in ("say-answer", "say-knows"), said.key
                told += [str(said.args["seat"])] if said.key == "say-agent" else []
    assert blames < 0.08 * every


@pytest.mark.rule("MA-14.4")
def test_a_claim_of_one_forbids_no_claim_of_another(evenings: Evenings) -> None:
    """A false Agent does not silence the true one."""
    both = 0
    for game, players in evenings:
        tokens = tokens_of(game)
        claims = {(line.round, line.seat) for line in players[0].beliefs.recall.lines if line.key in AS_THE_AGENT}
        false = {round_ for round_, seat in claims if tokens[seat] != "agent"}
        both += any(tokens[seat] == "agent" and round_ in false for round_, seat in claims)
    assert both > 0


# ---- facts and words


@pytest.mark.rule("MA-5.3")
def test_every_fact_that_is_cited_has_happened(evenings: Evenings) -> None:
    cited: Counter[str] = Counter()
    for game, seat, line, view in lines(evenings):
        if line.key in ("say-suspect-vote", "say-suspect-save", "say-trust-vote", "say-ask"):
            cited[line.key] += 1
            votes, out = _public(game, view, finals=line.key == "say-suspect-save")
            mine = votes[int(str(line.args["round"]))]
            voter, target = str(line.args["seat"]), str(line.args["target"])
            assert ((voter, target) not in mine) == (line.key == "say-suspect-save"), (seat, line)
            if line.key != "say-ask":
                assert out[target] == ("police" if line.key == "say-suspect-vote" else "mafia")
        elif line.key == "say-suspect-claim":
            cited[line.key] += 1
            assert _public(game, view)[1][str(line.args["target"])] == "police"
        elif line.key == "say-suspect-victim":
            cited[line.key] += 1
            victim, yesterday = str(line.args["target"]), view.round - 1
            assert (view.round, victim) in _victims(game)
            assert line.args["round"] == yesterday
            assert (victim, str(line.args["seat"])) in _public(game, view)[0][yesterday]
    often = {key for key, n in cited.items() if n > len(evenings) // 24}
    assert {"say-suspect-vote", "say-suspect-victim", "say-trust-vote", "say-ask"} <= often


def _public(game: Game, view: MafieView, *, finals: bool = False) -> tuple[dict[int, set[tuple[str, str]]], dict[str, str]]:
    """All votes that were published by round, changed ones beside what they were, and the tokens that lay open at that moment."""
    votes: dict[int, set[tuple[str, str]]] = {}
    round_ = 0
    for notice in game.notices:
        args = notice.text.args
        if notice.text.key == "mf-round":
            round_ = int(str(args["round"]))
        elif notice.text.key == "mf-tally" and (args["kind"] == "final" or not finals):
            voters, targets = args["voters"], args["votes"]
            assert isinstance(voters, tuple)
            assert isinstance(targets, tuple)
            votes.setdefault(round_, set()).update(zip(map(str, voters), map(str, targets), strict=True))
        elif notice.text.key == "mf-vote-changed":
            votes.setdefault(round_, set()).add((str(args["seat"]), str(args["target"])))
    return votes, {f"seat:{seat.seat}": str(seat.token) for seat in view.seats if not seat.living}


def _victims(game: Game) -> set[tuple[int, str]]:
    """Whom the Mafia took, by round."""
    found, round_ = set[tuple[int, str]](), 0
    for notice in game.notices:
        args = notice.text.args
        if notice.text.key == "mf-round":
            round_ = int(str(args["round"]))
        elif notice.text.key == "mf-out" and args["cause"] == "cause:mafia":
            found.add((round_, str(args["seat"])))
    return found


@pytest.mark.rule("MA-5.3")
def test_whose_victim_is_a_reason_against_the_seat_that_it_voted_for_the_day_before() -> None:
    """Neither when saved, nor after a later night, nor for a vote of nearly all, nor one moved in the tie to somebody else."""
    voted = BallotHeld("final", (1, 2, 4), ((0, 1), (1, 2), (2, 1), (3, 4)))
    taken: list[Fact] = [RoundBegun(2), VictimNamed(3, (0, 1, 2, 3)), TokenShown(3, "police")]
    because = [Text("say-suspect-victim", {"seat": "seat:4", "target": "seat:3", "round": 1})]
    assert _reasons(4, 2, voted, *taken) == because
    assert _reasons(1, 2, voted, *taken) == []
    assert _reasons(4, 2, voted, *taken[:2], Saved(3, 3, VEST), TokenShown(3, "police")) == []
    assert _reasons(4, 3, voted, *taken, RoundBegun(3)) == []
    assert _reasons(4, 3, voted, RoundBegun(2), RoundBegun(3), *taken[1:]) == []
    assert _reasons(4, 2, BallotHeld("first", (1, 4), tuple((seat, 4) for seat in range(4))), *taken) == []
    assert _reasons(4, 2, voted, TieAnswered(3, 1, 4, (1, 4)), *taken) == []


@pytest.mark.rule("MA-2.11")
def test_a_mafioso_holds_a_vote_for_a_policeman_against_others_less_often() -> None:
    """The Police vote together, so few of them can: the reason would give the Mafiosi away."""
    for token, least, most in (("police", 100, 100), ("mafia", 45, 75)):
        mind, used = mind_of(token, {}), 0
        for fact in (RoundBegun(1), BallotHeld("final", (4, 6), ((5, 6), (6, 4), (7, 4))), TokenShown(6, "police")):
            mind.recall.note(fact)
        for number in range(100):
            mind.whims.about(f"line {number}")
            used += any(line.key == "say-suspect-vote" for line in against(mind, 5))
        assert least <= used <= most, (token, used)


def _reasons(seat: int, round_: int, *facts: Fact) -> list[Text]:
    """The lines against ``seat`` in that round that cite the victim."""
    mind = mind_of("police", {})
    mind.view = mind.view.model_copy(update={"round": round_})
    for fact in (RoundBegun(1), *facts):
        mind.recall.note(fact)
    return [line for line in against(mind, seat) if line.key == "say-suspect-victim"]


@pytest.mark.rule("MA-5.5")
def test_nobody_repeats_a_wording_and_no_third_says_the_same(evenings: Evenings) -> None:
    for _, players in evenings:
        recall: Recall = players[0].beliefs.recall
        for player in players:
            own = [(line.key, line.args["variant"]) for line, _ in player.lines]
            assert len(set(own)) == len(own)
        talks: dict[int, list[tuple[str, int]]] = {}
        for line in recall.lines:
            talks.setdefault(line.talk, []).append((line.key, line.variant))
            same = [one for one in recall.lines if one.talk == line.talk and one.target == line.target and one.key in AGAINST]
            assert line.key not in AGAINST or len([one for one in same if one.key != "say-believes"]) <= 2
            claimed = [one.seat for one in recall.lines if one.talk == line.talk and one.target == line.target and one.key == line.key]
            assert line.key not in ("say-knows", *OF_A_CLAIM) or len(set(claimed)) <= 2
        assert all(len(set(said)) == len(said) for said in talks.values())


@pytest.mark.rule("MA-5.5", "MA-14.9")
@pytest.mark.parametrize("games", little_or_much(10, 200))
@pytest.mark.parametrize("seats", [11, 15])
def test_no_game_hears_a_wording_twice(seats: int, games: int) -> None:
    """A game of 8 rounds has at least 40 different lines."""
    for number in range(games if seats == 11 else games // 10):
        game, players = evening(seats, 20_000 + number)
        said = [(line.key, line.args["variant"]) for player in players for line, _ in player.lines]
        assert len(set(said)) == len(said)
        assert len(said) >= 40 or shown(game, None, MafieView).round < 8


@pytest.mark.rule("MA-5.2")
def test_the_accused_answer_and_unasked_lines_are_few(evenings: Evenings) -> None:
    for _, players in evenings:
        for player in players:
            talks = Counter((view.round, view.phase) for line, view in player.lines if line.key != "say-answer")
            assert not talks or max(talks.values()) <= 3, "two unasked, and one in the place of an answer"
    assert any(line.key == "say-answer" for _, _, line, _ in lines(evenings))


@pytest.mark.rule("MA-5.3", "MA-5.5")
def test_lines_of_one_talk_hang_together(evenings: Evenings) -> None:
    asked = 0
    for _, players in evenings:
        for player in players:
            for line, view in player.lines:
                if line.key == "say-ask":
                    asked += 1
                    assert view.seats[named(line, "target")].token != "mafia", "a vote on the Mafia speaks for itself"
                    assert named(line, "target") != player.seat, "nobody speaks of oneself by name"
                if line.key in ("say-ask", "say-suspect-vote"):
                    own = {
                        one.target for one in player.beliefs.recall.votes(1) if one.voter == player.seat and one.round == line.args["round"]
                    }
                    assert named(line, "target") not in own, "nobody is reproached with a vote that one gave oneself"
        lines = players[0].beliefs.recall.lines
        for talk in {line.talk for line in lines}:
            _hangs_together([line for line in lines if line.talk == talk])
        for round_ in {line.round for line in lines}:
            blamed = Counter(line.target for line in lines if line.round == round_ and line.key == "say-defence-blame")
            assert max(blamed.values(), default=0) <= 2, "a third does not put it off on the same one"
    assert asked > len(evenings) // 24


def _hangs_together(lines: list[HeardLine]) -> None:
    """One talk: nobody speaks for and against one seat, is asked twice, or has no idea after having had one."""
    for line in lines:
        own = [one for one in lines if one.seat == line.seat and one is not line]
        if line.key in ("say-trust", "say-trust-vote"):
            assert not any(one.key in AGAINST and one.key != "say-believes" and one.target == line.target for one in own)
        if line.key == "say-unsure":
            assert not any(one in own for one in lines[: lines.index(line)])
        if line.key == "say-ask":
            known = [one for one in lines[: lines.index(line)] if one.seat == line.seat and one.key in FIRM and one.target == line.target]
            assert not known, "nobody asks a player whom they claim to know"
    asked = Counter(line.target for line in lines if line.key == "say-ask")
    assert max(asked.values(), default=0) <= 1
    assert sum(line.key == "say-unsure" for line in lines) <= 2
