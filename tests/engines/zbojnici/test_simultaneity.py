"""True simultaneity (ZB-6.7): no order of answers and no order of seats changes what comes out; robs never create ducats."""

from itertools import permutations, product

import pytest

from engines.chance import Stream
from engines.zbojnici.actions import PRINCE, ROBBER, Raid, spoils
from tests.engines.zbojnici.harness import Play, city


def answered(at: str, purse: dict[str, int], colors: str, order: tuple[str, ...], picks: dict[str, str]) -> Play:
    """Set the wheels in a given order, then let every number be the maximum."""
    play = city(colors, {"treasury": at}, purse=purse)
    for color in order:
        play.do(f"{color} {picks[color]}")
    return play.idle()


def outcome(play: Play) -> dict[str, object]:
    return {color: (play.purse(color), play.home(color), play.jailed(color), play.tokens(color)) for color in play.people}


@pytest.mark.rule("ZB-6.7", "ZB-2.3", "ZB-7.5", "ZB-7.6")
def test_neither_the_order_of_answers_nor_that_of_seats_matters() -> None:
    stream, robbers = Stream(1, "simultaneity"), ("red", "green", "blue")
    for _ in range(60):
        sizes = {color: 1 + stream.below(3) for color in robbers}
        guards = stream.below(4)
        at = " ".join([f"{color}{size}+" for color, size in sizes.items()] + ([f"white{guards}+"] if guards else []))
        purse = {color: stream.below(14) for color in robbers}
        picks = {}
        for color in robbers:
            others = [other for other in robbers if other != color]
            picks[color] = stream.pick(["flee", "move", "pass", *(f"rob:{one}" for one in others), *(f"kick:{one}" for one in others)])
        picks["white"] = stream.pick(["pass", "withdraw", "move", *(f"rob:{one}" for one in robbers)])
        colors = (*robbers, "white") if guards else robbers
        first = outcome(answered(at, purse, " ".join(robbers), colors, picks))
        for order in list(permutations(colors))[1::5]:
            assert outcome(answered(at, purse, " ".join(robbers), order, picks)) == first
        assert outcome(answered(at, purse, "blue red green", colors, picks)) == first


@pytest.mark.rule("ZB-7.6", "ZB-7.7", "ZB-7.8", "ZB-7.9", "ZB-7.10", "ZB-13.3")
def test_robs_never_take_more_than_there_is() -> None:
    for purse, guards, one, two in product(range(31), range(4), range(4), range(4)):
        bandits = {seat: count for seat, count in ((1, one), (2, two)) if count}
        to_prince, to_robbers = spoils(Raid(purse, guards, bandits))
        taken = to_prince + sum(to_robbers.values())
        assert 0 <= taken <= purse
        assert to_prince == min(purse, PRINCE * guards)
        assert all(0 <= ducats <= ROBBER * bandits[seat] for seat, ducats in to_robbers.items())
        if len(bandits) == 2:
            assert to_robbers[1] * two == to_robbers[2] * one  # evenly by bandits
