"""Ratings (CL-12): the vectors, what is not rated, and the fold."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.results.outcome import GameResult, SeatResult
from bot.results.ratings import BOT_PLAYERS, Rated, Rating, Unrated, fold, rating_of, role_entity, unrated
from tests.bot.results.finished_games import finished, race, seat_of, town

POLICE, MAFIA = range(10, 17), (1, 2)


def figures(ratings: dict[Rated, Rating], game: str, *whos: object) -> list[tuple[float, float]]:
    found = [rating_of(ratings, Rated(1, game, str(who))) for who in whos]
    return [(round(one.mu, 4), round(one.sigma, 4)) for one in found]


@pytest.mark.rule("CL-12.3", "CL-12.4", "CL-12.5")
def test_vector_two_of_the_mafia_beat_seven_of_the_police() -> None:
    """CL-12.3 to CL-12.5."""
    after = fold([town(MAFIA, POLICE, "mafia")])
    assert figures(after, "mafie", 1, 2, 10, 16) == [(26.6255, 8.2259)] * 2 + [(24.5356, 8.3274)] * 2
    assert figures(after, "mafie", "role:mafia:9-19:basic", "role:police:9-19:basic") == [(0.8127, 4.1128), (-0.8127, 4.1277)]


@pytest.mark.rule("CL-12.3")
def test_vector_seven_of_the_police_beat_two_of_the_mafia() -> None:
    """CL-12.3."""
    after = fold([town(MAFIA, POLICE, "police")])
    assert figures(after, "mafie", 1, 10) == [(23.3745, 8.2259), (25.4644, 8.3274)]


@pytest.mark.rule("CL-12.2")
def test_vector_four_people_in_four_places() -> None:
    """CL-12.2: each person is a unit."""
    after = fold([race((1, 2, 3, 4), (1, 2, 3, 4))])
    assert figures(after, "mafia_city", 1, 2, 3, 4) == [(27.7953, 8.2636), (26.5529, 8.1796), (24.6894, 8.0841), (20.9624, 8.0841)]


@pytest.mark.rule("CL-12.2", "CL-12.4")
def test_vector_a_prince_beats_three_robbers() -> None:
    """CL-12.2, CL-12.4: all robbers equal, the prince beside a role entity of that number of seats."""
    after = fold([finished("zbojnici", [seat_of(1, 1, "prince"), *(seat_of(person, 2, "robber") for person in (2, 3, 4))])])
    assert figures(after, "zbojnici", 1, "role:prince:4", 2, 3, 4) == [(27.7279, 8.2608), (0.6819, 4.1576)] + [(24.0907, 8.1906)] * 3


@pytest.mark.rule("CL-12.5")
def test_vector_a_sure_and_an_unsure_player_learn_by_their_uncertainty() -> None:
    """CL-12.5: Mafia (30, 4) and (22, 8) beat seven of (25, 3)."""
    known = {Rated(1, "mafie", str(person)): Rating(25, 3) for person in POLICE}
    known |= {Rated(1, "mafie", "1"): Rating(30, 4), Rated(1, "mafie", "2"): Rating(22, 8)}
    after = fold([town(MAFIA, POLICE, "mafia")], known)
    assert figures(after, "mafie", 1, 2, 10) == [(30.3981, 3.9867), (23.5918, 7.8868), (24.9360, 3.0008)]


SIZES = range(2, 9)
STRENGTHS = (Rating(25, 25 / 3), Rating(38, 3), Rating(11, 6))
"""A newcomer, a strong and a weak player."""


def patterns(size: int) -> Iterator[list[int]]:
    """All places that ``size`` people can have, best first; nobody but the first may be ahead of all."""
    for breaks in product((False, True), repeat=size - 1):
        places = [1]
        for number, behind in enumerate(breaks, start=2):
            places.append(number if behind else places[-1])
        yield places


def gains(places: Sequence[int], known: Sequence[Rating], game: str = "mafia_city") -> list[tuple[float, float]]:
    """The change of each person's mean, and the factor of the deviation."""
    ratings = {Rated(1, game, str(person)): rating for person, rating in enumerate(known, start=1)}
    after = fold([race(range(1, len(places) + 1), places, game=game)], ratings)
    changed = [after[Rated(1, game, str(person))] for person in range(1, len(places) + 1)]
    return [(now.mu - before.mu, now.sigma / before.sigma) for now, before in zip(changed, known, strict=True)]


@pytest.mark.rule("CL-12.1a")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("offset", range(4))
def test_a_better_place_never_gains_less(size: int, offset: int) -> None:
    """CL-12.1a: among players of one strength; those who share a place gain the same. ``offset`` 3: all are equal."""
    known = [STRENGTHS[0 if offset == 3 else (seat + offset) % 3] for seat in range(size)]
    for places in patterns(size):
        changed = gains(places, known)
        for (better, place), (worse, other) in combinations(enumerate(places), 2):
            if known[better] != known[worse]:
                continue
            if place == other:
                assert changed[better] == pytest.approx(changed[worse], abs=1e-12), places
            else:
                assert changed[better][0] > changed[worse][0], places


@pytest.mark.rule("CL-12.1a")
@given(st.data())
def test_the_order_of_the_seats_changes_no_rating(data: st.DataObject) -> None:
    """CL-12.1a."""
    size = data.draw(st.sampled_from(SIZES))
    places, known = (
        data.draw(st.sampled_from(list(patterns(size)))),
        data.draw(st.lists(st.sampled_from(STRENGTHS), min_size=size, max_size=size)),
    )
    order = data.draw(st.permutations(range(size)))
    changed, moved = gains(places, known), gains([places[seat] for seat in order], [known[seat] for seat in order])
    assert [one for seat in order for one in changed[seat]] == pytest.approx([value for one in moved for value in one], abs=1e-12)


@pytest.mark.rule("CL-12.1a")
@given(st.data())
def test_moving_up_never_gains_less(data: st.DataObject) -> None:
    """CL-12.1a: the same game in which one person, of any strength, shares a place ahead or stands alone there."""
    size = data.draw(st.sampled_from(SIZES))
    places = data.draw(st.permutations(data.draw(st.sampled_from(list(patterns(size))))))
    known = data.draw(st.lists(st.sampled_from(STRENGTHS), min_size=size, max_size=size))
    seat = data.draw(st.integers(0, size - 1))
    doubled = [2 * place for place in places]  # between two places there is room for another
    better = [*doubled[:seat], data.draw(st.integers(1, doubled[seat])), *doubled[seat + 1 :]]
    assert gains(better, known)[seat][0] >= gains(doubled, known)[seat][0] - 1e-12


FORCES = ("mafia", "police", "gang")


@pytest.mark.rule("CL-12.1a", "CL-12.2")
@given(st.lists(st.tuples(st.integers(1, 7), st.sampled_from((1, 2))), min_size=2, max_size=3), st.sampled_from(STRENGTHS), st.data())
def test_forces_that_share_a_place_are_rated_alike(forces: list[tuple[int, int]], strength: Rating, data: st.DataObject) -> None:
    """CL-12.1a: for forces of one size and strength, in any order of the seats; who wins never falls, who loses never rises."""
    seats = [(force, place) for force, (count, place) in zip(FORCES, forces, strict=False) for _ in range(count)]
    order = data.draw(st.permutations(range(len(seats))))
    known = {Rated(1, "mafie", str(person)): strength for person in range(len(seats))}
    after = fold([finished("mafie", [seat_of(person, seats[person][1], seats[person][0]) for person in order])], known)
    gained = {force: after[Rated(1, "mafie", str(person))].mu - strength.mu for person, (force, _) in enumerate(seats)}
    units = [(count, place, gained[force]) for force, (count, place) in zip(FORCES, forces, strict=False)]
    for (count, place, gain), (other_count, other, other_gain) in combinations(units, 2):
        if count == other_count:
            assert gain == pytest.approx(other_gain, abs=1e-12) if place == other else (gain > other_gain) == (place < other)
    if {place for _, place, _ in units} == {1, 2}:
        assert all(gain > 0 if place == 1 else gain < 0 for _, place, gain in units)


@pytest.mark.rule("CL-12.1a", "CL-12.4")
@given(st.data())
def test_a_better_place_on_one_side_never_gains_less(data: st.DataObject) -> None:
    """CL-12.1a: also beside role entities that have learned, one of which several people share."""
    size = data.draw(st.sampled_from(SIZES))
    game, odd, others = data.draw(st.sampled_from((("zbojnici", "prince", "robber"), ("nostra_city", "informant", "loyal"))))
    places, sides = data.draw(st.sampled_from(list(patterns(size)))), [others] * size
    sides[data.draw(st.integers(0, size - 1))] = odd
    seats = [seat_of(person, place, side) for person, (place, side) in enumerate(zip(places, sides, strict=True))]
    played = finished(game, seats)
    roles = {Rated(1, game, role): Rating(data.draw(st.floats(-8, 8)), 2) for side in (odd, others) if (role := role_entity(played, side))}
    after = fold([played], roles)
    gained = [after[Rated(1, game, str(person))].mu for person in range(size)]
    for (better, place), (worse, other) in combinations(enumerate(places), 2):
        if sides[better] == sides[worse] == others:
            assert gained[better] == pytest.approx(gained[worse], abs=1e-12) if place == other else gained[better] > gained[worse]


@pytest.mark.rule("CL-12.1a", "CL-12.5")
@pytest.mark.parametrize("size", SIZES)
def test_gains_and_losses_cancel_out(size: int) -> None:
    """CL-12.5: the mean of people of equally certain strength stays where it is, with any shared places."""
    known = [Rating(strength.mu, 5) for strength in (*STRENGTHS, *STRENGTHS, *STRENGTHS)][:size]
    for places in patterns(size):
        assert sum(gain for gain, _ in gains(places, known)) == pytest.approx(0, abs=1e-12), places


@pytest.mark.rule("CL-12.1a")
def test_a_shared_place_teaches_nothing_about_its_sharers() -> None:
    """CL-12.1a: the last place moves people only by what they lost to the others, and a place that all share moves nobody."""
    (first, _), *lost = gains((1, 2, 2, 2), [STRENGTHS[0], *STRENGTHS])
    assert first > 0 > max(gain for gain, _ in lost)
    assert [round(gain, 12) for gain, _ in gains((1, 1, 1), STRENGTHS)] == [0, 0, 0]


@pytest.mark.rule("CL-12.1")
@given(st.permutations(range(1, 6)), st.lists(st.tuples(st.floats(5, 45), st.floats(1, 25 / 3)), min_size=5, max_size=5))
def test_places_that_nobody_shares_are_rated_as_by_openskill(places: list[int], known: list[tuple[float, float]]) -> None:
    """CL-12.1: the library's Plackett-Luce model, which adds the drift before it rates."""
    model = PlackettLuce(tau=25 / 300)
    rated = model.rate([[model.rating(mu, sigma)] for mu, sigma in known], ranks=[float(place) for place in places])
    wanted = [(team[0].mu - mu, team[0].sigma / sigma) for team, (mu, sigma) in zip(rated, known, strict=True)]
    changed = gains(places, [Rating(mu, sigma) for mu, sigma in known])
    assert [value for one in changed for value in one] == pytest.approx([value for one in wanted for value in one], abs=1e-12)


@pytest.mark.rule("CL-12.1", "CL-12.4")
def test_everybody_begins_at_twenty_five() -> None:
    """CL-12.1, CL-12.4."""
    assert rating_of({}, Rated(1, "mafie", "7")) == Rating(25, 25 / 3) == rating_of({}, Rated(1, "mafie", BOT_PLAYERS))
    assert rating_of({}, Rated(1, "mafie", "role:mafia:9-19:basic")) == Rating(0, 25 / 6)


@pytest.mark.rule("CL-12.4")
@pytest.mark.parametrize(
    ("game", "seats", "extended", "side", "entity"),
    [
        ("mafie", 8, False, "police", "role:police:6-8:basic"),
        ("mafie", 9, True, "mafia", "role:mafia:9-19:extended"),
        ("mafie", 19, True, "gang", "role:gang:9-19:extended"),
        ("mafie", 20, False, "police", "role:police:20-21:basic"),
        ("zbojnici", 3, False, "prince", "role:prince:3"),
        ("zbojnici", 6, False, "robber", None),
        ("nostra_city", 5, False, "loyal", "role:loyal"),
        ("nostra_city", 5, False, "informant", "role:informant"),
        ("mafia_city", 4, False, "", None),
        ("escape_plan", 4, False, "", None),
    ],
)
def test_role_entities_are_told_apart_as_the_game_needs(game: str, seats: int, extended: bool, side: str, entity: str | None) -> None:
    """CL-12.4."""
    result = replace(finished(game, [seat_of(1, 1, side)] * seats), extended=extended)
    assert role_entity(result, side) == entity


@pytest.mark.rule("CL-12.1")
def test_games_of_two_servers_or_two_kinds_know_nothing_of_each_other() -> None:
    """CL-12.1: per server, per game."""
    there = replace(race((1, 2), (2, 1)), guild=2)
    both = fold([race((1, 2), (1, 2)), there, race((1, 2), (2, 1), game="escape_plan")])
    assert {key: both[key] for key in fold([race((1, 2), (1, 2))])} == fold([race((1, 2), (1, 2))])
    assert len(both) == 6


FOUR = race((1, 2, 3, 4), (1, 2, 3, 4))
BOT_PLAYER = seat_of(None, 4, bot_player=True)


@pytest.mark.rule("CL-12.6", "CL-23.7")
@pytest.mark.parametrize(
    ("game", "reason"),
    [
        (FOUR, None),
        (replace(FOUR, finished=False), Unrated.UNFINISHED),
        (race((1, 2, 3), (2, 2, 2)), Unrated.NO_WINNER),
        (replace(FOUR, disqualified=True), Unrated.DISQUALIFIED),
        (replace(FOUR, kids=True), Unrated.KIDS),
        (replace(FOUR, solo=True), Unrated.SOLO),
        (replace(FOUR, bot_player_seats=1), None),
        (replace(FOUR, bot_player_seats=2), Unrated.BOT_PLAYERS),
        (finished("mafia_city", [seat_of(1, 1), seat_of(None, 2), seat_of(None, 3)]), Unrated.ALONE),
        (town((1, 2), (), "mafia"), Unrated.ALONE),
        (finished("mafie", [seat_of(1, 1, "mafia"), seat_of(2, 2, "police"), *[seat_of(3, 2, "police")] * 4]), None),
    ],
)
def test_a_game_is_rated_or_says_why_not(game: GameResult, reason: Unrated | None) -> None:
    """CL-12.6; an unrated one changes nothing."""
    assert unrated(game) == reason
    assert bool(fold([game])) == (reason is None)


@pytest.mark.rule("CL-12.7")
def test_less_than_two_thirds_of_a_seat_lends_skill_and_learns_nothing() -> None:
    """CL-12.7: the others are rated as if that person had played all of it."""
    known = {Rated(1, "mafia_city", "2"): Rating(31, 5, 12)}
    seats = list(race((1, 2, 3), (1, 2, 3)).seats)
    lent = [seats[0], replace(seats[1], share=0.66), seats[2]]
    whole, part = fold([finished("mafia_city", seats)], known), fold([finished("mafia_city", lent)], known)
    own = Rated(1, "mafia_city", "2")
    assert part[own] == known[own] != whole[own]
    assert {key: value for key, value in part.items() if key != own} == {key: value for key, value in whole.items() if key != own}
    assert fold([finished("mafia_city", [seats[0], replace(seats[1], share=2 / 3), seats[2]])], known) == whole


@pytest.mark.rule("CL-12.7")
def test_a_person_sharing_a_seat_with_an_automated_player_learns_by_their_share_alone() -> None:
    """CL-11.3, CL-12.7: a seat that counts for a person is that person's, also where an automated player gave most of its answers."""
    people = list(race(range(1, 9), range(1, 9)).seats)
    people[0] = replace(people[0], share=0.4, bot_player=True)
    after = fold([finished("mafia_city", people, bot_player_seats=1)])
    assert Rated(1, "mafia_city", "1") not in after
    assert len(after) == 7


@pytest.mark.rule("CL-12.4")
def test_the_machines_of_a_game_are_one_entity_that_learns() -> None:
    """CL-12.4: two machines at a table are the same one twice; a seat that counts for nobody is no unit."""
    people = [seat_of(person, place) for person, place in zip(range(1, 8), range(1, 8), strict=True)]
    seats: list[SeatResult] = [*people, replace(BOT_PLAYER, place=8), seat_of(None, 9, share=0.2)]
    after = fold([finished("mafia_city", seats, bot_player_seats=1)])
    bot_players = after[Rated(1, "mafia_city", BOT_PLAYERS)]
    assert bot_players.mu < 25
    assert bot_players.games == 1
    assert len(after) == 8
    twice = fold([finished("mafia_city", [*people, replace(BOT_PLAYER, place=8), replace(BOT_PLAYER, place=9)], bot_player_seats=2)])
    assert twice[Rated(1, "mafia_city", BOT_PLAYERS)].mu < bot_players.mu
    assert twice[Rated(1, "mafia_city", BOT_PLAYERS)].sigma < bot_players.sigma
    assert twice[Rated(1, "mafia_city", BOT_PLAYERS)].games == 1
    left_early = replace(BOT_PLAYER, place=8, share=0.2)
    assert fold([finished("mafia_city", [*people, left_early], bot_player_seats=1)]) == after, (
        "the machines do not learn by a person's share"
    )


@pytest.mark.rule("CL-12.8")
def test_a_rating_is_shown_from_ten_games_on_and_listed_by_its_lower_bound() -> None:
    """CL-12.8."""
    assert not Rating(27, 6, 9).is_shown
    assert Rating(27, 6, 10).is_shown
    assert Rating(27, 6).place_in_lists == 21


PEOPLE = st.permutations(range(1, 8))


@st.composite
def games(draw: st.DrawFn) -> GameResult:
    people, ended, table = draw(PEOPLE), draw(st.integers(0, 5)), draw(st.text("abc", min_size=4, max_size=6))
    kind = draw(st.sampled_from(["town", "race", "court"]))
    if kind == "town":
        return town(people[:2], people[2:], draw(st.sampled_from(["mafia", "police"])), table=table, ended_at=ended)
    if kind == "race":
        return race(people[:4], draw(st.permutations([1, 2, 2, 4])), table=table, ended_at=ended)
    seats = [seat_of(people[0], 1, "prince"), *(seat_of(person, 2, "robber", share=0.5) for person in people[1:4])]
    return finished("zbojnici", seats, table=table, ended_at=ended)


@pytest.mark.rule("CL-12.1")
@settings(max_examples=60, deadline=None)
@given(
    st.lists(games(), max_size=12, unique_by=lambda game: (game.ended_at, game.table)), st.lists(st.integers(0, 12), max_size=4), st.data()
)
def test_folding_in_any_chunks_is_folding_at_once(played: list[GameResult], cuts: list[int], data: st.DataObject) -> None:
    """CL-12.1, section 31: also in any order within a chunk; what went in stays as it was."""
    played.sort(key=lambda game: (game.ended_at, game.table))
    at_once = fold(played)
    ratings: dict[Rated, Rating] = {}
    for begin, end in zip([0, *sorted(cuts)], [*sorted(cuts), len(played)], strict=True):
        kept = dict(ratings)
        ratings, before = fold(data.draw(st.permutations(played[begin:end])), ratings), ratings
        assert before == kept
    assert ratings == at_once
    assert all(rating.sigma > 0 for rating in at_once.values())
