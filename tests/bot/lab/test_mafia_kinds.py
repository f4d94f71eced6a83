"""The three kinds of Mafia that strong Police are measured against vote as they say (MA-14.2)."""

from types import SimpleNamespace
from typing import cast, get_args

import pytest
from pydantic import BaseModel

from engines import Ask, Text
from engines.asking import seat_option
from engines.chance import Stream
from engines.mafie import asks
from engines.players.basic import RandomPlayer
from tests.bench.mafia_kinds import Kind, Mafioso, police_wins

VIEW = cast("BaseModel", SimpleNamespace(me=SimpleNamespace(wakers=(0, 1))))


def picked(kind: Kind, seed: int, name: str = asks.FIRST) -> str:
    """The vote of seat 0, a fellow of seat 1, where seat 1 has been named by two and seat 2 by one."""
    player = Mafioso(RandomPlayer(0, Stream(seed, "player")), kind, Stream(seed, "kind"))
    for speaker, target in ((3, 1), (4, 1), (4, 2)):
        player.listen(speaker, Text("say-suspect", {"seat": f"seat:{target}"}))
    options = tuple(seat_option(seat) for seat in (1, 2, 3, 4))
    ask = SimpleNamespace(name=name, options=options, clock=1, default=(), least=1)
    return (player.choose(cast("Ask", ask), VIEW) or ("",))[0]


@pytest.mark.rule("MA-14.2")
@pytest.mark.parametrize(("kind", "votes"), [("spares", {2}), ("blends", {1}), ("scatters", {1, 2, 3, 4})])
def test_each_kind_votes_by_its_rule(kind: Kind, votes: set[int]) -> None:
    assert {picked(kind, seed) for seed in range(40)} == {f"seat:{seat}" for seat in votes}


@pytest.mark.rule("MA-14.2")
@pytest.mark.parametrize("kind", get_args(Kind))
def test_a_game_of_each_kind_is_the_same_again(kind: Kind) -> None:
    assert len({police_wins(kind, 7, 4) for _ in range(2)}) == 1
