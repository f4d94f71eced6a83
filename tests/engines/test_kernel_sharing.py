"""Values equal in all games are one object: a thousand games in memory must not keep it a thousand times."""

import engines
from engines.asking import Notice, Text, share_texts
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


def test_equal_texts_are_one_object_and_a_number_is_no_flag() -> None:
    told = [Notice(0, None, Text("toy-paid", {"seat": "seat:1", "n": n})) for n in (1, 1, True, 2)] + [Notice(4, None, Text("toy-paid"))]
    before = [(notice.text.key, repr(notice.text.args)) for notice in told]
    share_texts(told)
    assert [(notice.text.key, repr(notice.text.args)) for notice in told] == before
    assert told[0].text is told[1].text
    assert len({id(notice.text) for notice in told}) == 4


def test_games_with_the_same_options_have_them_as_one_object() -> None:
    one, other = (engines.start("mafie", seats=7, options={"decoys": False}, seed=seed) for seed in (1, 2))
    usual = engines.start("mafie", seats=7, options={}, seed=1)
    assert one.options is other.options
    assert usual.options != one.options
