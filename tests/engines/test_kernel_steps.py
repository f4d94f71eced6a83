"""The law of steps: a question that is put again within a step says whose clock goes on, else the rules are at fault."""

import pytest

from engines.table import Ask, RuleFault, Table, plain_option
from tests.engines.driving import random_game, random_move, small_game
from tests.engines.hooks import hooks_of, names

YES = (plain_option("yes", "yes"),)


def again(continues: str = "", name: str = "pick", clock: str | None = "night") -> Ask:
    return Ask(name, 0, YES, ("yes",), clock=clock, continues=continues)


def test_the_same_question_within_a_step_is_an_error_of_the_rules() -> None:
    async def play(table: Table) -> None:
        await table.next((again(), Ask("other", 1, YES, ("yes",), clock="night")))
        await table.next((again(),))

    game = small_game(play)
    with pytest.raises(RuleFault) as fault:
        game.answer("pick/0/1", "yes")
    assert "asked again within a step" in str(fault.value.__cause__)
    assert [ask.id for ask in game.asks] == ["pick/0/1", "other/1/1"]  # nothing has changed


def test_it_may_continue_the_clock_of_another_question() -> None:
    async def play(table: Table) -> None:
        first = again()
        await table.next((first,))
        await table.next((again(first.id),))

    game = small_game(play)
    game.answer("pick/0/1", "yes")
    assert [(ask.id, ask.continues) for ask in game.asks] == [("pick/0/2", "pick/0/1")]


def test_a_new_step_begins_with_clocks_of_its_own() -> None:
    async def play(table: Table) -> None:
        for _ in range(3):
            table.begin_step()
            await table.next((again(),))

    game = small_game(play)
    while game.outcome is None:
        game.expire()
    assert game.moves_made == 3


def test_the_same_object_and_a_question_without_a_clock_may_be_open_again() -> None:
    async def play(table: Table) -> None:
        first = again()
        for _ in range(2):
            await table.next((first, again(name="free", clock=None), again(name=f"x{table.moves_made}")))

    game = small_game(play)
    game.answer("x0/0/1", "yes")
    assert "pick/0/1" in [ask.id for ask in game.asks]


@pytest.mark.parametrize("forgets", [False, True])
def test_a_step_in_the_middle_of_another_leaves_that_one_as_it_was(forgets: bool) -> None:
    async def play(table: Table) -> None:
        first = again()
        await table.next((first, Ask("shoot", 1, YES, ("yes",), clock="night")))
        with table.aside():
            await table.next((again(),))  # a clock of its own
        await table.next((again("" if forgets else first.id),))

    game = small_game(play)
    game.answer("shoot/1/1", "yes")
    if forgets:
        with pytest.raises(RuleFault):
            game.answer("pick/0/2", "yes")
    else:
        game.answer("pick/0/2", "yes")
        assert game.asks[0].continues == "pick/0/1"


@pytest.mark.usefixtures("with_toy")
@pytest.mark.parametrize("name", names())
def test_a_continuing_question_follows_an_earlier_one(name: str) -> None:
    hooks, continued = hooks_of(name), 0
    for seed in range(500, 510):
        game, stream = random_game(hooks, seed)
        put: set[str] = set()
        while game.outcome is None:
            for ask in game.asks:
                if ask.continues and ask.id not in put:
                    assert ask.continues in put, (ask.id, ask.continues)
                    continued += 1
                put.add(ask.id)
            random_move(game, stream)
    assert continued or name == "toy"
