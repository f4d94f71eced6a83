"""Badges (CL-14): every one has a game in which it is earned and one in which it just is not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bot.results
import engines
from bot.games import game_of, result_rules_of
from bot.games.result_rules import Finished, finished_of
from bot.lab.badge_frequency import lines, play
from bot.presenting.texts import LANGUAGES, words_in
from bot.results.badges import CAREER_TESTS, Career, club_badges, earned, earned_by, earned_in_career, may_earn
from bot.results.results import SeatOwner, result
from bot.store.encoding import unpack
from engines import GAMES, Record
from engines.table import Text
from tests.bot.results.golden import night_of

CASES = Path(__file__).with_name("cases")
PAGE = Path(bot.results.__file__).parents[2]
BY_HAND = {"ep_block", "ep_whole"}
"""Deeds of no automated player in thousands of games: made by hand in ``test_badges_nearly``."""
ALL = [(game, badge.id) for game in GAMES for badge in game_of(game).badges if badge.id not in BY_HAND]


@cache
def cases(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((CASES / f"{game}.json").read_text("utf-8"))
    return found


@cache
def played(game: str, number: str) -> Finished[Any]:
    """Play a kept game again."""
    return finished_of(engines.replay(Record.model_validate(unpack(cases(game)["records"][number]))))


def ids(game: str, case: dict[str, Any]) -> tuple[str, ...]:
    return earned_by(game, played(game, case["game"]), case["seat"], frozenset(case["won_as"]))


@pytest.mark.rule("CL-14.1")
@pytest.mark.parametrize(("game", "badge"), ALL)
def test_a_badge_is_earned(game: str, badge: str) -> None:
    """CL-14.1."""
    assert badge in ids(game, cases(game)["earned"][badge])


@pytest.mark.rule("CL-14.1")
@pytest.mark.parametrize(("game", "badge"), ALL)
def test_a_badge_is_just_not_earned(game: str, badge: str) -> None:
    """CL-14.1: a limit missed by one, the same deed without the win, or the seat beside."""
    assert badge not in ids(game, cases(game)["missed"][badge])


@pytest.mark.parametrize(("game", "badge"), ALL)
def test_a_badge_with_a_limit_is_missed_by_one(game: str, badge: str) -> None:
    """A game that just misses such a badge has it when a limit is moved by one; the rest are deeds that were done or not."""
    limits = next(one.limits for one in game_of(game).badges if one.id == badge)
    assert cases(game)["missed"][badge]["near"] == 2 or not limits or badge in NO_NEARER


NO_NEARER = {"ep_dawn": "nobody can leave the city before the third day; the part of the day is tested by hand"}


def test_there_are_twelve_badges_a_game_and_eight_of_the_club() -> None:
    """CL-14: each with its function, its name and its sentence in both languages."""
    assert {game: len(game_of(game).badges) for game in GAMES} == dict.fromkeys(GAMES, 12)
    assert len(club_badges()) == 8
    for game in GAMES:
        assert set(result_rules_of(game).badges or {}) == {badge.id for badge in game_of(game).badges}
    assert set(CAREER_TESTS) == {badge.id for badge in club_badges()}
    for language in LANGUAGES:
        for badge in [*club_badges(), *(badge for game in GAMES for badge in game_of(game).badges)]:
            assert words_in(language).has(f"badge-{badge.id}") and words_in(language).has(f"badge-when-{badge.id}"), badge.id


def test_the_names_of_badges_are_all_different() -> None:
    for language in LANGUAGES:
        for badges in (*(game_of(game).badges for game in GAMES), club_badges()):
            names = [words_in(language)(f"badge-{badge.id}") for badge in badges]
            assert len(set(names)) == len(names)


# ---- who may earn


def at_night(seat_owners: Callable[[int], SeatOwner]) -> tuple[Any, Finished[Any]]:
    night = night_of("mafie-police-wins")
    finished = finished_of(engines.replay(night.record))
    return result(replace(night, seat_owners=tuple(seat_owners(seat) for seat in range(7))), finished), finished


@pytest.mark.rule("CL-14.2")
def test_only_a_person_with_two_thirds_of_a_seat_earns() -> None:
    """CL-14.2: a share under two thirds, a machine, or nobody earn nothing."""
    found, finished = at_night(lambda seat: SeatOwner(seat, None if seat == 1 else 100 + seat, share=0.6 if seat == 0 else 2 / 3))
    assert [may_earn(found, seat, finished) for seat in found.seats[:3]] == [False, False, True]


@pytest.mark.rule("CL-14.2", "CL-23.7")
def test_nothing_is_earned_among_machines_or_in_an_unfinished_game() -> None:
    """CL-14.2: more than a quarter machines; unfinished; disqualified."""
    found, finished = at_night(lambda seat: SeatOwner(seat, 100 + seat, ever_bot_player=seat < 2))
    assert earned(found, finished, {}) == {}
    night = night_of("mafie-host-ends")
    aborted = finished_of(engines.replay(night.record))
    assert earned(result(night, aborted), aborted, {}) == {}


@pytest.mark.rule("CL-14.2")
def test_a_disqualified_person_earns_nothing() -> None:
    """CL-14.2."""
    found, finished = at_night(lambda seat: SeatOwner(seat, 100 + seat))
    seats = tuple(one.model_copy(update={"disqualified": one.seat == 0}) for one in finished.view.seats)
    put_out = replace(finished, view=finished.view.model_copy(update={"seats": seats}))
    assert [may_earn(found, seat, put_out) for seat in found.seats[:2]] == [False, True]


def test_earned_badges_are_listed_by_seat() -> None:
    night = night_of("zbojnici-prince-wins")
    finished = finished_of(engines.replay(night.record))
    assert "zb_key" in earned(result(night, finished), finished, {})[2]


def test_both_sides_need_both() -> None:
    """CL-14: a badge over several games just is not earned with one of the roles missing."""
    finished = finished_of(engines.replay(night_of("zbojnici-prince-wins").record))
    assert "zb_both" in earned_by("zbojnici", finished, 2, frozenset({"prince", "robber"}))
    assert "zb_both" not in earned_by("zbojnici", finished, 2, frozenset({"prince"}))
    police = finished_of(engines.replay(night_of("mafie-police-wins").record))
    assert "mf_masks" in earned_by("mafie", police, 0, frozenset({"police", "mafia", "agent"}))
    assert "mf_masks" not in earned_by("mafie", police, 0, frozenset({"police", "mafia", "gang"}))


# ---- badges of the club

NOTHING = Career(games={})
FIVE = Career(games=dict.fromkeys(GAMES, 1))


@pytest.mark.parametrize(
    ("badge", "career", "nearly"),
    [
        ("gn_first", Career(games={"mafie": 1}), NOTHING),
        ("gn_five", FIVE, Career(games=dict.fromkeys(list(GAMES)[1:], 9))),
        ("gn_hundred", Career(games={"mafie": 60, "zbojnici": 40}), Career(games={"mafie": 60, "zbojnici": 39})),
        ("gn_ten", Career(games={}, evenings=10), Career(games={}, evenings=9)),
        ("gn_steady", Career(games={}, running=5), Career(games={}, running=4)),
        ("gn_host", Career(games={}, hosted=10), Career(games={}, hosted=9)),
        ("gn_spare", Career(games={}, spares=3), Career(games={}, spares=2)),
        ("gn_stand", Career(games={}, stood_in=True), Career(games={"mafie": 20})),
    ],
)
def test_a_badge_of_the_club(badge: str, career: Career, nearly: Career) -> None:
    """CL-14: the eight badges of the club."""
    assert badge in earned_in_career(career, GAMES)
    assert badge not in earned_in_career(nearly, GAMES)


# ---- what badges may know


@pytest.mark.rule("CL-14.1")
def test_no_badge_looks_at_lasting_secrets() -> None:
    """CL-14.1: the secrets of the seats (``me``) and of private notices are not in what a badge is given."""
    for game in GAMES:
        for number in cases(game)["records"]:
            finished = played(game, number)
            assert finished.view.me is None
            assert all(isinstance(text, Text) for text in finished.told)


@pytest.mark.rule("CL-14.3")
def test_no_badge_rewards_leaving() -> None:
    """CL-14.3: who resigned in round 1 has no win from the graveyard."""
    case = cases("mafie")["earned"]["mf_grave"]
    finished = played("mafie", case["game"])
    seats = [one.model_copy(update={"way_out": "removed"} if one.seat == case["seat"] else {}) for one in finished.view.seats]
    left = replace(finished, view=finished.view.model_copy(update={"seats": tuple(seats)}))
    assert "mf_grave" not in earned_by("mafie", left, case["seat"])


@pytest.mark.rule("CL-14.5")
def test_how_often_a_badge_falls_is_counted_and_printed() -> None:
    """CL-14.5."""
    seats, found = play("zbojnici", 0, 2)
    printed = list(lines("zbojnici", (seats, found)))
    assert len(printed) == 2 + 12
    assert all(re.match(r"\| `zb_\w+` \| \d+\.\d\d % \| .*\|$", line) for line in printed[2:])


@pytest.mark.rule("CL-14.5")
def test_every_badge_out_of_bounds_has_its_reason() -> None:
    """CL-14.5: as ``make badges`` last printed it (docs/badges.md), between 0.2 % and 25 % of seats or a reason beside it."""
    shares = {name: float(share) for name, share in re.findall(r"`(\w+)` \| ([\d.]+) %", (PAGE / "docs/badges.md").read_text("utf-8"))}
    for game in GAMES:
        for badge in game_of(game).badges:
            assert 0.2 <= shares[badge.id] <= 25 or badge.why, badge.id
