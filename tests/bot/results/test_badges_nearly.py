"""Badges for deeds that were done or not: the same game with one thing different, and the badge is not earned (CL-14.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from pydantic import BaseModel

from bot.games.mafia_city.results import Piles, last_vetoes, won_by_deals
from bot.games.result_rules import Finished
from bot.results.badges import earned_by
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines import GAMES, start
from engines.asking import Arg, Text, seat_ref
from engines.escape_plan.components import BUSINESSES
from tests.bot.results.test_badges import cases, played

Change = Callable[[Finished[Any], int], Finished[Any]]


def seen(finished: Finished[Any], **changes: object) -> Finished[Any]:
    return replace(finished, view=finished.view.model_copy(update=changes))


def one_of(rows: Iterable[BaseModel], number: int, **changes: object) -> tuple[BaseModel, ...]:
    return tuple(row.model_copy(update=changes) if at == number else row for at, row in enumerate(rows))


def with_text(finished: Finished[Any], key: str, args: Mapping[str, Arg]) -> Finished[Any]:
    return replace(finished, told=(*finished.told, Text(key, dict(args))))


def mafioso_out(finished: Finished[Any], seat: int) -> Finished[Any]:
    other = next(one.seat for one in finished.view.seats if one.token == "mafia" and one.seat != seat)
    return seen(finished, seats=one_of(finished.view.seats, other, living=False))


def another_lives(finished: Finished[Any], seat: int) -> Finished[Any]:
    force = finished.view.story.seats[seat].force
    other = next(one.seat for one in finished.view.story.seats if one.force == force and one.seat != seat)
    return seen(finished, seats=one_of(finished.view.seats, other, living=True))


def player(**changes: object) -> Change:
    return lambda finished, seat: seen(finished, players=one_of(finished.view.players, seat, **changes))


def alone_at_the_carriage(finished: Finished[Any], seat: int) -> Finished[Any]:
    days = [
        day.model_copy(update={"hauls": tuple(haul for haul in day.hauls if haul.cause != "carriage" or haul.seat == seat)})
        for day in finished.view.story.days
    ]
    return seen(finished, story=finished.view.story.model_copy(update={"days": tuple(days)}))


def somebody_looted(finished: Finished[Any], seat: int) -> Finished[Any]:
    story = finished.view.story
    haul = next(haul for day in story.days for haul in day.hauls)
    day = story.days[0].model_copy(update={"hauls": (haul.model_copy(update={"cause": "treasury"}),)})
    return seen(finished, story=story.model_copy(update={"days": (day, *story.days[1:])}))


def by_night(finished: Finished[Any], seat: int) -> Finished[Any]:
    story = finished.view.story
    turns = tuple(turn.model_copy(update={"part": "night"} if turn.part == "dawn" else {}) for turn in story.turns)
    return seen(finished, story=story.model_copy(update={"turns": turns}))


NEARLY: list[tuple[str, str, Change]] = [
    ("mafie", "mf_sweep", mafioso_out),
    ("mafie", "mf_last", another_lives),
    ("mafie", "mf_vest", lambda finished, seat: seen(finished, seats=one_of(finished.view.seats, seat, living=False))),
    ("zbojnici", "zb_coach", alone_at_the_carriage),
    ("zbojnici", "zb_chest", somebody_looted),
    ("nostra_city", "nc_hand", player(title="consigliere")),
    ("nostra_city", "nc_team", player(bonuses=("full_of_cash",))),
    ("nostra_city", "nc_purse", player(bonuses=("fine_team",))),
    (
        "nostra_city",
        "nc_trust",
        lambda finished, seat: with_text(finished, "nc-betrayed", {"seat": seat_ref(seat), "n": 1, "cause": "share"}),
    ),
    ("nostra_city", "nc_calm", lambda finished, seat: with_text(finished, "nc-played", {"seat": seat_ref(seat), "card": "revenge:1"})),
    ("nostra_city", "nc_clean", lambda finished, _seat: seen(finished, guilty=True)),
    ("escape_plan", "ep_dawn", by_night),
    ("escape_plan", "ep_gate", player(gone="arrested")),
    ("escape_plan", "ep_lead", player(left_as=2)),
    ("escape_plan", "ep_house", player(visited=("safe_1", "safe_2"))),
    ("escape_plan", "ep_step", lambda finished, _seat: seen(finished, bots=())),
    ("escape_plan", "ep_all", lambda finished, _seat: seen(finished, players=one_of(finished.view.players, 0, gone="arrested"))),
    ("mafia_city", "mc_clean", lambda finished, seat: seen(finished, cell=(seat,))),
    ("mafia_city", "mc_street", player(reserve=1)),
]


@pytest.mark.rule("CL-14.1")
@pytest.mark.parametrize(("game", "badge", "change"), NEARLY, ids=[badge for _, badge, _ in NEARLY])
def test_one_thing_different(game: str, badge: str, change: Change) -> None:
    """CL-14.1."""
    case = cases(game)["earned"][badge]
    finished, seat = played(game, case["game"]), case["seat"]
    assert badge in earned_by(game, finished, seat)
    assert badge not in earned_by(game, change(finished, seat), seat)


# ---- what automated players never manage: a kept game in which it was done


def escaped() -> tuple[Finished[Any], int]:
    """Return a game and a seat that has escaped in it."""
    case = cases("escape_plan")["earned"]["ep_gate"]
    return played("escape_plan", case["game"]), case["seat"]


def test_both_groups_are_six_businesses() -> None:
    """CL-14, Both Groups: all six, not five."""
    finished, seat = escaped()
    done = player(visited=(*BUSINESSES, "safe_1"))(finished, seat)
    assert "ep_block" in earned_by("escape_plan", done, seat)
    for left in BUSINESSES:
        nearly = player(visited=tuple(one for one in BUSINESSES if one != left))(finished, seat)
        assert "ep_block" not in earned_by("escape_plan", nearly, seat)


def test_not_a_scratch_is_no_wound_at_all() -> None:
    """CL-14, Not a Scratch: one wound that was healed later is one too many; so is an arrest."""
    finished, seat = escaped()
    others = tuple(text for text in finished.told if text.key != "ep-wounded" or text.args["seat"] != seat_ref(seat))
    done = replace(finished, told=others)
    assert "ep_whole" in earned_by("escape_plan", done, seat)
    wounded = with_text(done, "ep-wounded", {"seat": seat_ref(seat), "n": 1, "wounds": 1, "cause": "exit"})
    assert "ep_whole" not in earned_by("escape_plan", wounded, seat)
    assert "ep_whole" not in earned_by("escape_plan", player(gone="arrested")(done, seat), seat)


# ---- piles of Mafia City, followed through what was told


@pytest.mark.rule("CL-11.4")
@pytest.mark.parametrize("seed", range(6))
def test_piles_that_were_followed_are_the_piles_of_the_table(seed: int) -> None:
    """Public notices are enough to know the piles after any move of tokens (CL-11.4)."""
    sizes = GAMES["mafia_city"].seats
    seats = sizes[seed % len(sizes)]
    game = start("mafia_city", seats=seats, seed=seed)
    Circle(game, players_of("mafia_city", seats, seed, "random" if seed % 2 else "auto")).play()
    piles = Piles()
    for notice in game.notices:
        if notice.to is None:
            piles.follow(notice.text)
    assert piles.tokens == {one["number"]: list(one["pile"]) for one in game.view(None).model_dump()["locations"]}


def line(key: str, **args: Arg) -> Text:
    return Text(key, args)


PLACES = [line("mc-places", seat=f"seat:{seat}", location="location:3") for seat in (0, 1, 1)]
LOCATION = line("mc-location", location="location:3")
CONTROL = line("mc-control", seat="seat:0", location="location:3", n=3, vp=1)


def deal(seat: int, *, stands: bool = True) -> list[Text]:
    key = "mc-stands" if stands else "mc-cancelled"
    said = line("mc-secret-deal", seat=f"seat:{seat}", location="location:3", cards=("mccard:1",))
    return [said, line(key, seat=f"seat:{seat}", effect="effect:secret_deal", vetoes=0)]


@pytest.mark.parametrize(
    ("bid", "winners"),
    [
        ([*deal(0), *deal(0)], {0}),
        ([*deal(0), *deal(0), *deal(1)], set()),
        ([*deal(0), *deal(0), *deal(1, stands=False)], {0}),
        ([], set()),
    ],
)
def test_only_own_deals_decide(bid: list[Text], winners: set[int]) -> None:
    """CL-14, The Deal Holds: two deals of the own bring seat 0 past the two tokens of seat 1; beside another's deal they do not count."""
    assert won_by_deals([*PLACES, LOCATION, *bid, CONTROL], 3) == winners


def test_deals_that_change_nothing_earn_nothing() -> None:
    ahead = [*PLACES, line("mc-places", seat="seat:0", location="location:3"), line("mc-places", seat="seat:0", location="location:3")]
    assert won_by_deals([*ahead, LOCATION, *deal(0), CONTROL], 3) == set()


@pytest.mark.parametrize(("vetoes", "found"), [(3, {2}), (2, set())])
def test_the_last_veto_of_a_long_chain(vetoes: int, found: set[int]) -> None:
    """CL-14, The Last Word: a chain of three vetoes, not of two."""
    chain = [line("mc-fists", seat=f"seat:{seat}", cards=("mccard:1", "mccard:2")) for seat in (0, 1, 2)]
    assert last_vetoes([*chain, line("mc-cancelled", seat="seat:1", effect="effect:thief", vetoes=vetoes)], 3) == found
