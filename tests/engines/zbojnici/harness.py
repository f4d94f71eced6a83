"""Plays the test vectors of the rules in their own notation: players by colour, ``red2+`` for two red bandits with a token.

``city(...)`` builds a given city and begins at a given step; the ``Play`` it returns answers and tells where everything stands.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engines.table import Aborted, Game, Outcome
from engines.zbojnici import RULEBOOK, Zbojnici, ZbojniciOptions, ZbojniciView
from engines.zbojnici.components import PRISON, RING, ROUNDS, TRACKS
from engines.zbojnici.course import evening, finish, new_day, play_day, resolution, verdict
from engines.zbojnici.planning import planning
from engines.zbojnici.setup import crown, give_duel_guards, take_color
from engines.zbojnici.state import CityState
from engines.zbojnici.views import MyPart
from tests.engines.vectors import VectorPlay, check

CITY_S = ("market", "treasury", "palace", "carriage", "town_hall", "tavern", "harbor")
BAND = re.compile(r"(?P<color>[a-z]+)(?P<guard>/?)(?P<count>\d)(?P<token>\+?)")


def city(
    robbers: str,
    at: Mapping[str, str] | None = None,
    *,
    prince: bool = True,
    ring: Sequence[str] = CITY_S,
    days: str = "",
    deck: Sequence[str] = CITY_S,
    purse: Mapping[str, int] | None = None,
    hand: Mapping[str, int] | None = None,
    recon: int = 1,
    fine: int = 0,
    dice: Sequence[int] = (),
    begin: str = "resolution",
    round: int = 1,  # noqa: A002  (the rules' word)
    prepare: Callable[[CityState], None] | None = None,
    seed: int = 1,
) -> Play:
    """Build a city with the prince at seat 0 (``prince`` False: a duel) and ``robbers`` ("red blue") at the seats after him.

    ``at``: figures by district, ``white1+ red2``, in the duel ``red/1`` for a guard; ``days``: districts whose day card lies there;
    ``hand``: action tokens in hand; ``recon`` and ``fine``: the values of the prince's levels; ``dice``: what is rolled, in order;
    ``begin``: ``new_day``, ``planning``, ``resolution`` of round ``round``, or ``end``.
    """
    colors = (["white"] if prince else []) + robbers.split()
    rolls = list(dice)

    class Given(Zbojnici):
        def deal_ring(self) -> list[str]:
            return list(ring)

        def deal_days(self) -> list[str]:
            return [*deck, *(one for one in RING if one not in deck)]

        def roll(self, dice: int) -> tuple[int, ...]:
            return tuple(rolls.pop(0) for _ in range(dice)) if rolls else super().roll(dice)

        async def play(self) -> Outcome:
            try:
                lay_out(self)
                if begin == "new_day":
                    new_day(self, round)
                    await check(self)
                if begin in ("new_day", "planning"):
                    await planning(self)
                    await check(self)
                if begin != "end":
                    await resolution(self)
                    evening(self)
                    await check(self)
                for number in range(round + 1, ROUNDS + 1):
                    await play_day(self, number)
                    await check(self)
            except Aborted:
                return finish(self, "aborted")
            return finish(self, *verdict(self))

    def lay_out(t: Zbojnici) -> None:
        state = t.state
        state.days = t.deal_days()
        t.begin_chapter(round if begin != "new_day" else round - 1, "")
        for player in state.players:
            player.bandits = 3
        if prince:
            crown(t, 0)
        else:
            give_duel_guards(t)
        for seat, color in enumerate(colors):
            if color != "white":
                take_color(t, seat, color)
        t.set_colors()
        furnish(t)
        if prepare:
            prepare(state)

    def furnish(t: Zbojnici) -> None:
        state = t.state
        state.recon, state.fine = TRACKS["recon"].index(recon), TRACKS["fine"].index(fine)
        for color, ducats in (purse or {}).items():
            state.players[colors.index(color)].ducats = ducats
        for color, tokens in (hand or {}).items():
            player = state.players[colors.index(color)]
            player.hand, player.supply = tokens, player.supply - tokens
        for place in state.places:
            place.day = place.district in days.split()
            for found in BAND.finditer((at or {}).get(place.district, "")):
                put(t, place, colors.index(found["color"]), int(found["count"]), guard=bool(found["guard"]), token=bool(found["token"]))

    def put(t: Zbojnici, place: Any, seat: int, count: int, *, guard: bool, token: bool) -> None:
        player = t.state.players[seat]
        if guard or colors[seat] == "white":
            player.guards -= count
            place.guards[seat] += count
        else:
            player.bandits -= count
            place.bandits[seat] += count
        assert player.guards >= 0 and player.bandits >= 0
        if token:
            player.supply -= 1
            place.tokens[seat] = 1

    return Play(Game(replace(RULEBOOK, table=Given), len(colors), ZbojniciOptions(), seed), colors)


class Play(VectorPlay):
    """A game in progress, spoken to in the notation of the vectors."""

    def __init__(self, game: Game, colors: list[str]) -> None:
        super().__init__(game, colors, "zb-")

    @property
    def table(self) -> Zbojnici:
        table = self.game._table
        assert isinstance(table, Zbojnici)
        return table

    @property
    def state(self) -> CityState:
        return self.table.state

    # ---- what is open

    # ---- answering

    def do(self, *answers: str) -> Play:
        """Answer in turn: ``red rob:green``, ``white 2`` for a number, ``red palace`` for a district, ``red market,palace`` for tokens."""
        for answer in answers:
            color, _, words = answer.partition(" ")
            assert self.asks(color), f"{color} is asked nothing; open: {self.open()}"
            (ask,) = self.asks(color)
            self.game.answer(ask.id, *[self.picked(ask, word) for word in words.split(",") if word])
        return self

    def plan(self, color: str, districts: str, tokens: str = "", *, commit: bool = True) -> Play:
        """Place all figures of ``color``, then tokens (if it is asked), then commit."""
        for district in districts.split():
            self.do(f"{color} {district}")
        if self.open().get(color) == "plan.tokens":
            self.do(f"{color} {tokens}")
        elif tokens:
            raise AssertionError(f"{color} is not asked for tokens: {self.open()}")
        return self.do(f"{color} commit") if commit else self

    # ---- where everything stands

    def purse(self, *colors: str) -> tuple[int, ...]:
        return tuple(self.state.players[self.seat(color)].ducats for color in colors)

    def tokens(self, color: str) -> tuple[int, int]:
        """Tokens in hand and in the supply."""
        player = self.state.players[self.seat(color)]
        return player.hand, player.supply

    def home(self, color: str) -> int:
        player = self.state.players[self.seat(color)]
        return player.guards if color == "white" else player.bandits

    def jailed(self, color: str) -> int:
        return self.state.places[PRISON].bandits[self.seat(color)]

    def at(self, district: str) -> dict[str, int]:
        """The bandits in ``district`` by colour."""
        place = next(place for place in self.state.places if place.district == district)
        return {self.people[seat]: count for seat, count in enumerate(place.bandits) if count}

    def days(self) -> set[str]:
        return {place.district for place in self.state.places if place.day}

    # ---- what was told

    def gains(self, district: str) -> dict[str, int]:
        """Return the gains in ``district`` so far, by colour."""
        made: dict[str, int] = {}
        for told in self.notices_of("gain"):
            if told["district"] == district:
                made[told["seat"]] = made.get(told["seat"], 0) + told["n"]
        return made

    def resolved(self) -> list[str]:
        return [told["district"] for told in self.notices_of("district")]

    def view(self, color: str | None) -> ZbojniciView:
        view = self.seen(color)
        assert isinstance(view, ZbojniciView)
        return view

    def me(self, color: str) -> MyPart:
        me = self.view(color).me
        assert me is not None
        return me

    def winners(self) -> set[str]:
        assert self.game.outcome
        return {self.people[seat] for seat in self.game.outcome.winners}

    def reason(self) -> str | None:
        return self.game.outcome.reason if self.game.outcome else None
