"""Results of finished games (CL-10.2, 11.1 to 11.4, 12.2, 12.6)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import engines
from bot.games import result_rules_of
from bot.games.result_rules import SeatEnd, finished_of, places
from bot.results.ratings import unrated
from bot.results.results import SeatOwner, points_of, result, result_of
from bot.results.stored_results import BOT_PLAYERS
from bot.results.stored_results import night_of as stored_game
from engines import GAMES, Record
from tests.bot.results.golden import ROWS, SAVES, names, night_of, rows_of
from tests.bot.results.stored_games import a_game

GOLDEN = json.loads(ROWS.read_text("utf-8"))


def test_every_golden_record_has_expected_rows() -> None:
    assert sorted(GOLDEN) == names()


@pytest.mark.rule("CL-11.1", "CL-11.2")
@pytest.mark.parametrize("name", names())
def test_a_golden_record_has_its_rows(name: str) -> None:
    """CL-11.1, 11.2: results are a function of the record and the seats."""
    assert rows_of(name) == GOLDEN[name]


@pytest.mark.rule("CL-11.4")
@pytest.mark.parametrize("name", names())
def test_the_rows_agree_with_the_record(name: str) -> None:
    """CL-11.4: who has won is what everybody was told."""
    told = (SAVES / f"{name}.txt").read_text("utf-8").splitlines()[2]
    winners = told.split("winners: ")[1].split(";")[0]
    won = " ".join(str(one.seat) for one in result_of(night_of(name)).seats if one.won)
    assert won == ("" if winners == "nobody" else winners)


@pytest.mark.rule("CL-10.2")
@pytest.mark.parametrize("name", ["mafie-recruit", "zbojnici-duel", "escape_plan-escaped"])
def test_points_are_three_two_one(name: str) -> None:
    """CL-10.2: 3 for winners; 2 for a second place in a boxed game; 1 for everybody else who played to the end."""
    found = result_of(night_of(name))
    boxed = result_rules_of(found.game).boxed
    for seat in found.seats:
        assert seat.points == (3 if seat.won else 2 if boxed and seat.place == 2 else 1)


@pytest.mark.rule("CL-10.2")
def test_nobody_has_points_in_an_unfinished_game_or_on_a_machines_seat() -> None:
    """CL-10.2: unfinished: 0 for all; points are for people only."""
    assert {one.points for one in result_of(night_of("nostra_city-host-ends")).seats} == {0}
    night = night_of("zbojnici-richest-wins")
    bot_player = replace(
        night, seat_owners=(night.seat_owners[0], SeatOwner(1, None, bot_player=True, ever_bot_player=True), *night.seat_owners[2:])
    )
    assert [one.points for one in result_of(bot_player).seats] == [2, 0, 1, 1]


@pytest.mark.rule("CL-10.2")
@pytest.mark.parametrize(
    ("end", "won", "points"),
    [
        (SeatEnd(place=1, disqualified=True), (0,), 0),
        (SeatEnd(place=2, disqualified=True), (1,), 0),
        (SeatEnd(place=2, left=True), (1,), 0),
        (SeatEnd(place=1, left=True), (0,), 3),
        (SeatEnd(place=2), (), 1),
        (SeatEnd(place=3), (1,), 1),
    ],
)
def test_points_of_a_seat(end: SeatEnd, won: tuple[int, ...], points: int) -> None:
    """CL-10.2: disqualified 0; who has left has not played to the end; without a winner there is no second place."""
    assert points_of(end, SeatOwner(0, 7), frozenset(won), finished=True, boxed=True) == points


@pytest.mark.rule("CL-11.3")
def test_less_than_a_third_of_the_answers_does_not_count() -> None:
    """CL-11.3."""
    night = night_of("zbojnici-duel")
    strange = replace(night, seat_owners=(SeatOwner(0, 7, share=0.33), SeatOwner(1, 8, share=1 / 3)))
    assert [one.person for one in result_of(strange).seats] == [None, 8]
    assert result_of(strange).seats[0].points == 0 < result_of(night).seats[0].points


@pytest.mark.rule("CL-11.2", "CL-11.3")
def test_the_owners_of_a_stored_game_are_read_from_its_row() -> None:
    """Old rows say neither whose answers a seat has nor which seats an automated player held for a time."""
    row = a_game("t1", "zbojnici-duel")
    person, automatic = (replace(row.seats[0], user_id=7, share=None), replace(row.seats[1], user_id=8, share=None, bot_player=True))
    old = replace(row, seats=(person, automatic), record={"record": row.record["record"]})
    owners = stored_game(old).seat_owners
    assert [(one.person, one.share, one.bot_player, one.ever_bot_player) for one in owners] == [
        (7, 1.0, False, False),
        (None, 1.0, True, True),
    ]
    new = replace(old, seats=(person, replace(automatic, share=0.4)), record={**old.record, BOT_PLAYERS: [0]})
    owners = stored_game(new).seat_owners
    assert [(one.person, one.share, one.bot_player, one.ever_bot_player) for one in owners] == [
        (7, 1.0, False, True),
        (8, 0.4, True, False),
    ]


@pytest.mark.rule("CL-11.2")
def test_a_record_that_does_not_replay_keeps_its_stored_results() -> None:
    """CL-11.2: won and score of ``night_seats`` are all that is known then."""
    night = night_of("zbojnici-duel")
    moves = (night.record.moves[0].model_copy(update={"picks": ("nothing",)}), *night.record.moves[1:])
    broken = replace(
        night,
        reason="richest",
        record=night.record.model_copy(update={"moves": moves}),
        seat_owners=(SeatOwner(0, 7, won=True), SeatOwner(1, 8)),
    )
    found = result_of(broken)
    assert [(one.person, one.won, one.place, one.points, one.side) for one in found.seats] == [(7, True, 1, 3, ""), (8, False, 2, 1, "")]
    assert found.finished
    assert not result_of(replace(broken, reason="aborted")).finished


@pytest.mark.rule("CL-11.2")
def test_a_record_that_ends_early_under_these_rules_keeps_its_stored_results() -> None:
    night = night_of("zbojnici-duel")
    early = replace(night, reason="richest", record=night.record.model_copy(update={"moves": night.record.moves[:-1]}))
    assert [(one.place, one.points) for one in result_of(early).seats] == [(2, 1), (2, 1)]


@pytest.mark.rule("CL-11.4")
def test_nothing_is_computed_from_a_game_that_runs() -> None:
    """CL-11.4."""
    for game, rulebook in GAMES.items():
        with pytest.raises(ValueError, match="not over"):
            finished_of(engines.start(game, seats=rulebook.seats[-1], seed=1))


@pytest.mark.rule("CL-11.4")
def test_results_use_only_public_notices() -> None:
    """CL-11.4: no private notice is among what the end uncovers."""
    game = engines.replay(night_of("nostra_city-acquitted").record)
    private = {notice.text.key for notice in game.notices if notice.to is not None} - {
        notice.text.key for notice in game.notices if notice.to is None
    }
    assert private
    assert not private & {text.key for text in finished_of(game).told}


def test_every_game_has_a_home_and_an_unknown_one_is_ranked_by_scores() -> None:
    for game in GAMES:
        assert result_rules_of(game).badges
    assert result_rules_of("chess").ends(finished_of(engines.replay(night_of("zbojnici-duel").record)))[0].place == 1


@pytest.mark.rule("CL-10.3")
def test_equal_merits_share_a_place_and_the_next_counts_them() -> None:
    """CL-10.3: equal places."""
    assert places([(3,), (1,), (3,), (2,)]) == (1, 4, 1, 3)


@pytest.mark.rule("CL-12.6")
@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("mafie-host-ends", "unfinished"),
        ("mafie-stalemate", "no-winner"),
        ("mafie-kids", "kids"),
        ("escape_plan-solo", "solo"),
        ("mafie-police-wins", None),
        ("zbojnici-duel", None),
    ],
)
def test_why_a_game_is_not_rated(name: str, reason: str | None) -> None:
    """CL-12.6: unfinished, no winner, the children's theme, solo."""
    assert unrated(result_of(night_of(name))) == reason


@pytest.mark.rule("CL-12.4")
def test_a_result_knows_the_set_of_its_game() -> None:
    assert [result_of(night_of(name)).extended for name in ("mafie-police-wins", "mafie-recruit")] == [False, True]


@pytest.mark.rule("CL-12.6")
@pytest.mark.parametrize(("bot_players", "reason"), [(1, None), (2, "machines")])
def test_machines_that_ever_held_a_seat_count(bot_players: int, reason: str | None) -> None:
    """CL-12.6: more than a quarter of seven seats."""
    night = night_of("mafie-police-wins")
    seat_owners = tuple(replace(one, ever_bot_player=one.seat < bot_players) for one in night.seat_owners)
    assert unrated(result_of(replace(night, seat_owners=seat_owners))) == reason


@pytest.mark.rule("CL-12.6")
def test_two_units_with_a_person_are_needed() -> None:
    """CL-12.6: in Mafie a unit is a force, in a boxed game a person."""
    found = result_of(night_of("mafie-police-wins"))
    police = tuple(replace(one, person=None) if one.side == "mafia" else one for one in found.seats)
    assert unrated(replace(found, seats=police)) == "alone"
    duel = result_of(night_of("zbojnici-duel"))
    assert unrated(replace(duel, seats=(duel.seats[0], replace(duel.seats[1], person=None)))) == "alone"


@pytest.mark.rule("CL-12.6", "CL-14.2")
def test_a_quarter_of_machines_is_not_too_many() -> None:
    """CL-12.6, CL-14.2: more than a quarter."""
    found = result_of(night_of("zbojnici-richest-wins"))
    assert [replace(found, bot_player_seats=number).too_many_bot_players for number in (1, 2)] == [False, True]


def disqualifying() -> Record:
    """Return the moves of a game of Mafie in which the host disqualifies a seat at once and then ends it."""
    game = engines.start("mafie", seats=7, seed=5)
    ask = next(ask for ask in game.asks if ask.seat == 3 and any(option.id == "disqualify" for option in ask.options))
    game.answer(ask.id, "disqualify", by="host")
    game.end()
    return game.record


@pytest.mark.rule("CL-12.6", "CL-10.2")
def test_a_disqualification_is_seen() -> None:
    """CL-12.6, CL-10.2."""
    night = replace(night_of("mafie-police-wins"), record=disqualifying())
    found = result(night, finished_of(engines.replay(night.record)))
    assert found.disqualified
