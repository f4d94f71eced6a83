"""What is the same in all games is one object: a thousand games in memory must not keep it a thousand times."""

from engines.sharing import LARGEST, Shared
from engines.table import Ask, Outcome, Table
from tests.engines.driving import small_game


async def told_and_asked(t: Table) -> Outcome:
    t.tell((1, 2), "toy-paid")
    t.tell(None, "toy-paid")
    await t.gather([Ask("toy.say", seat, (), least=0, clock="turn") for seat in range(t.seats)])
    return Outcome(frozenset(), "over")


def test_audiences_and_ids_of_two_games_are_the_same_objects() -> None:
    one, other = small_game(told_and_asked, seed=1), small_game(told_and_asked, seed=2)
    assert [notice.to for notice in one.notices] == [frozenset({1, 2}), None]
    assert one.notices[0].to is other.notices[0].to
    assert [ask.id for ask in one.asks] == ["toy.say/0/1", "toy.say/1/1", "toy.say/2/1"]
    for mine, theirs in zip(one.asks, other.asks, strict=True):
        assert mine is not theirs
        assert mine.id is theirs.id


def test_what_is_shared_does_not_grow_without_end() -> None:
    shared: Shared[int, str] = Shared(str)
    first = shared[1]
    assert shared[1] is first
    for number in range(3 * LARGEST):
        assert shared[number] == str(number)
        assert len(shared) <= LARGEST
