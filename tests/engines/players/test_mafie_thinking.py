"""How automated players of Mafie look, choose victims and vote (MACHINES.md, section 2)."""

from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

import engines
from engines.mafie.views import MafieView
from engines.players import mafie_actions, mafie_votes, player_for
from engines.players.inference.facts import BallotHeld, PublicTable
from engines.players.inference.posterior import Posterior
from engines.players.mafie_memory import HeardLine, Recall
from engines.players.mafie_mind import Mind
from engines.players.whims import Level, Whims
from engines.table import Ask
from tests.engines.driving import shown
from tests.engines.players.mafie_evenings import nights


def believed(chances: Mapping[int, float], agents: Mapping[int, float] = {}, named: Mapping[int, frozenset[int]] = {}) -> Posterior:
    """A posterior that says what the test wants."""
    made = SimpleNamespace(
        mafia=lambda seat: chances.get(seat, 0.0), agent=lambda seat: agents.get(seat, 0.0), gang=lambda _seat: 0.0,
        sizes=lambda: {2: 1.0}, sets=list, living=tuple(range(9)), table=PublicTable(tuple(range(9)), named=named),
        marginals=[chances.get(seat, 0.0) for seat in range(9)], names=lambda seats: Posterior.names(posterior, seats),
        named_most=lambda seats: Posterior.named_most(posterior, seats),
    )  # fmt: skip
    posterior: Posterior = cast("Posterior", made)
    return posterior


def mind_of(
    token: str,
    chances: Mapping[int, float],
    *,
    level: Level = "strong",
    agents: Mapping[int, float] = {},
    named: Mapping[int, frozenset[int]] = {},
    seed: int = 3,
) -> Mind:
    """A moment of the first living seat with ``token`` at a table of nine, its beliefs given."""
    game = engines.start("mafie", seats=9, seed=seed)
    seat = next(number for number in range(9) if _me(game, number).token == token)
    mind = Mind(seat, shown(game, seat, MafieView), believed(chances, agents, named), Recall(), Whims(seed, seat, level))
    mind.own = mind.face = mind.public
    return mind


def _me(game: engines.Game, seat: int) -> Any:
    return shown(game, seat, MafieView).me


def options(*seats: int) -> list[str]:
    return [f"seat:{seat}" for seat in seats]


# ---- the Police


@pytest.mark.rule("MA-2.1")
def test_the_police_vote_for_the_highest_chance_and_by_habit_where_all_are_alike() -> None:
    mind = mind_of("police", {seat: 0.1 * seat for seat in range(9)})
    others = [seat for seat in range(9) if seat != mind.seat]
    assert mafie_votes.vote(mind, options(*others)) == f"seat:{others[-1]}"
    alike = {mafie_votes.vote(mind_of("police", dict.fromkeys(range(9), 0.2), seed=seed), options(*range(8))) for seed in range(12)}
    assert len(alike) > 2


@pytest.mark.rule("MA-2.1")
@pytest.mark.parametrize(("gain", "moves"), [(0.04, False), (0.06, True)])
def test_a_vote_is_moved_in_a_tie_for_a_gain_only(gain: float, *, moves: bool) -> None:
    mind = mind_of("police", {7: 0.5, 8: 0.5 + gain})
    ballot = SimpleNamespace(votes={mind.seat: 7}, voted=(mind.seat,))
    mind.view = cast("MafieView", SimpleNamespace(seats=mind.view.seats, ballot=ballot, me=mind.view.me, round=2))
    assert mafie_votes.change(mind, ["pass", "seat:8"]) == ("seat:8" if moves else "pass")


@pytest.mark.rule("MA-2.1")
@pytest.mark.parametrize("token", ["police", "mafia"])
def test_nobody_votes_for_a_likely_agent_where_another_is_as_suspicious(token: str) -> None:
    """The Mafia neither: it votes as a Policeman would."""
    for agents, picked in (({}, "seat:7"), ({7: 0.3}, "seat:8"), ({7: 0.1}, "seat:7")):
        mind = mind_of(token, {7: 0.6, 8: 0.4}, agents=agents, seed=5)
        assert not {7, 8} & {mind.seat, *mind.fellows}
        assert mafie_votes.vote(mind, options(7, 8)) == picked


@pytest.mark.rule("MA-2.1")
def test_in_a_tie_a_vote_leaves_a_likely_agent() -> None:
    mind = mind_of("police", {7: 0.5, 8: 0.5}, agents={7: 0.2})
    ballot = SimpleNamespace(votes={mind.seat: 7}, voted=(mind.seat,))
    mind.view = cast("MafieView", SimpleNamespace(seats=mind.view.seats, ballot=ballot, me=mind.view.me, round=2))
    assert mafie_votes.change(mind, ["pass", "seat:8"]) == "seat:8"


@pytest.mark.rule("MA-14.3")
@pytest.mark.parametrize(("chance", "follows"), [(0.5, True), (0.2, False), (0.0, False)])
def test_strong_police_vote_for_the_seat_named_most_unless_another_is_far_more_suspicious(chance: float, *, follows: bool) -> None:
    """People hear the name that is said most, and can join."""
    for level in ("normal", "strong"):
        mind = mind_of("police", {7: 0.6, 8: chance}, level=level, named={8: frozenset({1, 2}), 7: frozenset({3})}, seed=5)
        mind.whims.about("the ballot")
        picked = {mafie_votes.vote(mind, options(7, 8))}
        assert picked == {"seat:8" if follows and level == "strong" else "seat:7"} or level == "normal"


@pytest.mark.rule("MA-14.3")
@pytest.mark.parametrize(("chance", "picked"), [(0.9, "seat:8"), (0.1, "seat:7")])
def test_votes_follow_one_trusted_speaker_rather_than_two_suspected_ones(chance: float, picked: str) -> None:
    """Else the Mafiosi, who name one seat together, would lead the Police. They follow the same names: otherwise they would stand out."""
    chances, named = {1: chance, 2: chance, 7: 0.5, 8: 0.4}, {7: frozenset({1, 2}), 8: frozenset({3})}
    for token in ("police", "mafia"):
        mind = mind_of(token, chances, named=named, seed=5)
        assert not {7, 8} & {mind.seat, *mind.fellows}
        assert mafie_votes.vote(mind, options(7, 8)) == picked
    assert mafie_votes._common(mind, (7, 8)) == int(picked[-1])


@pytest.mark.rule("MA-14.3")
def test_normal_police_settle_a_near_tie_by_the_talk_of_the_day() -> None:
    """A name that is said most decides between seats that are about as suspicious."""

    def share(level: Level) -> float:
        named = {8: frozenset({1, 2})}
        minds = [mind_of("police", {7: 0.6, 8: 0.58}, level=level, named=named, seed=seed) for seed in range(200)]
        return [mafie_votes.vote(mind, options(7, 8)) for mind in minds].count("seat:8") / 200

    assert share("normal") > 0.6
    assert share("gentle") < 0.55


@pytest.mark.rule("MA-14.3")
@pytest.mark.parametrize("level", ["gentle", "normal", "strong"])
def test_the_mafia_joins_the_talk_of_the_day_as_far_as_its_level_says(level: Level) -> None:
    named = {8: frozenset({1, 2})}
    mind = mind_of("mafia", {7: 0.6, 8: 0.58}, level=level, named=named)
    joined = mafie_votes.JOINS[level]
    assert mafie_votes.wanted(mind, 8) - mafie_votes.wanted(mind, 7) == pytest.approx((joined + (mind.shown(8) - mind.shown(7))) / 2)
    assert (mafie_votes.wanted(mind, 8) > mafie_votes.wanted(mind, 7)) == (level != "gentle")


@pytest.mark.rule("MA-14.3")
def test_a_strong_mafia_votes_for_one_common_seat_which_is_named_most() -> None:
    """Not scattered: each of them for the same one, with any whims."""
    minds = [
        mind_of("mafia", dict.fromkeys(range(9), 0.2), named={8: frozenset({1, 2}), 7: frozenset({3})}, seed=seed) for seed in range(12)
    ]
    assert {mafie_votes.vote(mind, options(4, 5, 6, 7, 8)) for mind in minds if mind.seat != 8} == {"seat:8"}


@pytest.mark.rule("MA-14.4")
@pytest.mark.parametrize(("piles", "spares"), [((1, 2, 4, 5), True), ((4, 4, 4, 5), False)])
def test_a_strong_mafia_spares_its_own_where_the_others_scatter_their_votes(piles: Sequence[int], *, spares: bool) -> None:
    """Where no pile of others is higher than the Mafia is strong, its votes decide: they fall together, on one of the others."""
    mind = mind_of("mafia", {1: 0.9, 7: 0.2, 8: 0.2})
    mind.view = cast("MafieView", SimpleNamespace(seats=mind.view.seats, me=SimpleNamespace(force="mafia", wakers=(1, mind.seat))))
    others = [seat for seat in range(9) if seat not in (1, mind.seat)]
    votes = (*zip(others, piles, strict=False), (1, others[0]), (mind.seat, others[0]))
    mind.recall.note(BallotHeld("first", tuple(range(9)), votes))
    assert mafie_votes._of_the_mafia(mind, (1, 7, 8)) == (7 if spares else 1)


@pytest.mark.rule("MA-2.4")
def test_the_last_vote_is_reckoned_to_the_next_dawn() -> None:
    """Of four, two could be of the Mafia: one who is in every world goes before one who is likelier alone."""
    sets = [(frozenset({1, 2}), 0.5), (frozenset({3}), 0.3), (frozenset({1, 3}), 0.2)]
    posterior = cast("Posterior", SimpleNamespace(sets=lambda: sets))
    held = {seat: mafie_votes._held(posterior, seat, 4) for seat in (1, 2, 3)}
    by_hand = {1: 0.5 * 0.5 + 0.3 * 0.5 + 0.2 * 0.5, 2: 0.5 * 0.5 + 0.3 * 0.5 + 0.0, 3: 0.0 + 0.3 * 1.0 + 0.2 * 0.5}
    assert held == pytest.approx(by_hand)
    assert mafie_votes.dawn(2, 0) == 1.0
    assert mafie_votes.dawn(1, 1) == 0.0
    assert mafie_votes.dawn(2, 1) == 0.5


# ---- the Agent


@pytest.mark.rule("MA-2.5")
def test_the_agent_looks_where_it_learns_most_and_never_twice() -> None:
    mind = mind_of("agent", {1: 0.9, 2: 0.45, 3: 0.1, 4: 0.2})
    seats = [seat for seat in (1, 2, 3, 4) if seat != mind.seat]
    expected = 2 if 2 in seats else 4
    assert mafie_actions.look(mind, options(*seats)) == f"seat:{expected}"
    for _, players in nights(11, 4):
        for player in players:
            looks = [picks for ask, picks, _ in player.answers if ask.name == "mafie.night.peek" and picks]
            assert len(set(looks)) == len(looks)


# ---- the Mafia


@pytest.mark.rule("MA-2.9")
def test_the_victim_is_trusted_by_the_town_and_could_be_the_agent() -> None:
    mind = mind_of("mafia", {1: 0.7, 2: 0.1, 3: 0.1, 4: 0.1}, agents={3: 0.6})
    targets = [seat for seat in (1, 2, 3, 4) if seat not in (mind.seat, *mind.fellows)]
    picked = {mafie_actions.victim(mind_of("mafia", {1: 0.7, 2: 0.1, 3: 0.1, 4: 0.1}, agents={3: 0.6}), options(*targets))}
    assert picked <= {"seat:3"} or 3 not in targets
    claimed = mind_of("mafia", dict.fromkeys(range(9), 0.2))
    speaker = next(seat for seat in claimed.others if seat not in claimed.fellows)
    claimed.recall.lines.append(HeardLine(speaker, "say-knows", claimed.seat, 1, 1))
    others = [seat for seat in claimed.others if seat not in claimed.fellows]
    assert mafie_actions.victim(claimed, options(*others)) == f"seat:{speaker}"


@pytest.mark.rule("MA-2.9")
def test_among_nearly_equal_victims_the_choice_proves_little() -> None:
    targets = {mafie_actions.victim(_anybody(seed), options(*_anybody(seed).others)) for seed in range(30)}
    assert len(targets) > 4


def _anybody(seed: int) -> Mind:
    return mind_of("mafia", dict.fromkeys(range(9), 0.2), seed=seed)


@pytest.mark.rule("MA-2.14")
def test_the_pick_of_a_fellow_is_followed_and_every_later_dissent() -> None:
    """Bot players follow an existing pick, so a dissenter means it: as often as changes are left, except the last one."""
    agreed = mafie_actions._agreed
    assert agreed({}, None, changes=3) is None
    assert agreed({5: 2}, None, changes=3) == 2
    assert agreed({1: 5, 2: 7, 3: 7}, None, changes=3) == 5, "two machines do not outvote a person"
    assert agreed({1: 7, 2: 7, 3: 5}, None, changes=None) == 5
    assert agreed({5: 3}, 2, changes=3) == 3, "who picks something else afterwards means it"
    assert agreed({1: 6, 2: 5}, 5, changes=2) == 6, "and a second time"
    assert agreed({1: 6, 2: 6}, 5, changes=2) == 6, "with those who have followed already"
    assert agreed({1: 7, 2: 7, 3: 6}, 5, changes=2) == 6, "not those who have followed the change before"
    assert agreed({5: 3}, 2, changes=1) == 2, "the last change is kept back"
    assert agreed({5: 2}, 2, changes=3) == 2


@pytest.mark.rule("MA-2.9", "MA-2.14")
@pytest.mark.parametrize("seats", [14, 18])
def test_a_changed_pick_of_a_person_is_followed_twice(seats: int) -> None:
    """One of the fellows has not picked yet: else the ballot would close as soon as all agree."""
    for seed in range(5):
        game = engines.start("mafie", seats=seats, seed=seed)
        while not _victims(game):
            game.expire()
        person, *machines = _victims(game)
        *followers, late = [(ask.seat, player_for("mafie", ask.seat, seed)) for ask in machines]
        wishes = [option.id for option in person.options][-3:]
        for wish in wishes:
            _pick(game, person.seat, wish)
            for seat, player in followers:
                ask = next(ask for ask in _victims(game) if ask.seat == seat)
                _pick(game, seat, *(player.choose(ask, game.view(seat)) or ()))
            assert {f"seat:{target}" for target in _me(game, person.seat).picks.values()} == {wish}
        last = next(ask for ask in _victims(game) if ask.seat == late[0])
        assert late[1].choose(last, game.view(late[0])) == (wishes[-1],)


def _victims(game: engines.Game) -> list[Ask]:
    return [ask for ask in game.asks if ask.name == "mafie.night.victim"]


def _pick(game: engines.Game, seat: int, *picks: str) -> None:
    if picks:
        game.answer(next(ask.id for ask in _victims(game) if ask.seat == seat), *picks)


@pytest.mark.rule("MA-2.10")
@pytest.mark.soak
def test_mafiosi_spare_a_fellow_where_their_votes_can_turn_a_ballot() -> None:
    spared = given_up = 0
    for _, players in nights(14, 30):
        for player in players:
            for ask, picks, view in player.answers:
                if not ask.name.startswith("mafie.vote.") or not picks or view.me is None or len(view.me.wakers) < 2:
                    continue
                fellows = {f"seat:{seat}" for seat in view.me.wakers if seat != player.seat}
                offered = {option.id for option in ask.options} - {"pass"}
                mind = Mind(player.seat, view, player.beliefs.public(view), player.beliefs.recall, Whims(1, player.seat))
                if offered & fellows and offered - fellows and not mafie_votes.outvoted(mind):
                    spared += picks[0] not in fellows
                    given_up += picks[0] in fellows
    assert spared > 2 * given_up, "where their votes count, they give up only who is lost"


@pytest.mark.rule("MA-2.10")
def test_a_fellow_is_lost_by_its_public_chance_or_by_a_believed_agent() -> None:
    mind = mind_of("mafia", {4: 0.85, 5: 0.3, 6: 0.3}, agents={2: 0.7})
    assert mafie_votes.lost(mind, 4)
    assert not mafie_votes.lost(mind, 5)
    mind.recall.lines.append(HeardLine(2, "say-agent", 5, 1, 1))
    assert mafie_votes.lost(mind, 5)
    mind.recall.lines.append(HeardLine(3, "say-agent", 6, 1, 1))
    assert not mafie_votes.lost(mind, 6), "nobody believes that one"


@pytest.mark.rule("MA-14.4")
def test_how_often_a_mafioso_spares_a_fellow_is_the_level(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fellow named most by the table, without known facts, early in the game: always, in half of the ballots, never."""
    shares = {}
    for level in ("gentle", "normal", "strong"):
        votes = []
        for seed in range(40):
            mind = mind_of("mafia", dict.fromkeys(range(9), 0.2), level=level, named={8: frozenset({1, 2, 3})}, seed=seed)
            if mind.seat < 8:
                monkeypatch.setattr(Mind, "fellows", (8,))
                mind.whims.about("the ballot")
                votes.append(mafie_votes.vote(mind, options(*[seat for seat in range(9) if seat != mind.seat])) == "seat:8")
        shares[level] = sum(votes) / len(votes)
    assert shares["gentle"] == 0.0
    assert 0.0 < shares["normal"] < 0.6
    assert shares["strong"] == 1.0


# ---- levels and habits


@pytest.mark.rule("MA-3.1", "MA-2.21")
@pytest.mark.parametrize(("level", "spares"), [("gentle", True), ("normal", False), ("strong", False)])
def test_only_a_gentle_mafioso_spares_a_lost_fellow(monkeypatch: pytest.MonkeyPatch, level: Level, *, spares: bool) -> None:
    votes = set()
    for seed in range(12):
        mind = mind_of("mafia", dict.fromkeys(range(9), 0.1), level=level, seed=seed)
        others = [seat for seat in range(9) if seat != mind.seat]
        monkeypatch.setattr(Mind, "fellows", (others[2],))
        mind.public = believed(dict.fromkeys(range(9), 0.1) | {others[2]: 0.95}, {})
        mind.own = mind.face = mind.public
        votes.add(mafie_votes.vote(mind, options(*others)) == f"seat:{others[2]}")
    assert votes == {not spares}


@pytest.mark.rule("MA-3.1")
def test_the_levels_differ_in_how_strictly_the_best_is_taken() -> None:
    chances = {4: 0.2, 5: 0.3, 6: 0.4, 7: 0.5, 8: 0.55}
    taken = {level: _votes(level, chances) for level in ("gentle", "normal", "strong")}
    assert taken["strong"] == 1.0
    assert taken["strong"] > taken["normal"] > taken["gentle"]


def _votes(level: Any, chances: Mapping[int, float]) -> float:
    """The share of votes for the seat of the highest chance."""
    minds = [mind_of("police", chances, level=level, seed=seed) for seed in range(60)]
    minds = [mind for mind in minds if mind.seat < 4]
    votes = [mafie_votes.vote(mind, options(4, 5, 6, 7, 8)) for mind in minds]
    return sum(vote == "seat:8" for vote in votes) / len(votes)


@pytest.mark.rule("MA-3.1")
def test_a_gentle_player_remembers_two_rounds() -> None:
    mind = mind_of("police", {}, level="gentle")
    mind.view = cast("MafieView", SimpleNamespace(round=5, seats=mind.view.seats, me=mind.view.me))
    assert mind.since == 4
    assert mind_of("police", {}, level="normal").since == 0
