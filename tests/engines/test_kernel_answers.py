"""Answers are transactional, and what is not legal changes nothing."""

from typing import Any

import pytest

from engines.chance import Stream
from engines.table import Aborted, Ask, By, Game, IllegalAnswer, Outcome, RuleFault, Table, plain_option
from tests.engines.driving import ask_named, play_out, random_move, seen, shown, small_game
from tests.engines.toy import TOY, ToyOptions, ToyView

SEATS = 4


def toy(seed: int = 7, **options: Any) -> Game:
    return Game(TOY, SEATS, ToyOptions(**options), seed)


def to_raid(game: Game) -> Ask:
    """Let everybody plan, and return the leader's question."""
    for ask in [ask for ask in game.asks if ask.name == "toy.plan"]:
        game.answer(ask.id, ask.options[0].id)
    return ask_named(game, "toy.raid")


def refused(game: Game, ask_id: str, *picks: str, by: By = "seat") -> str:
    before = seen(game, SEATS)
    with pytest.raises(IllegalAnswer) as wrong:
        game.answer(ask_id, *picks, by=by)
    assert seen(game, SEATS) == before
    return wrong.value.text.key


def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    game = toy()
    plan = ask_named(game, "toy.plan", 0)
    assert refused(game, "toy.plan/0/99", "seat:1") == "no-stale"
    assert refused(game, "", "seat:1") == "no-stale"
    assert refused(game, plan.id, "seat:0") == "no-option"
    assert refused(game, plan.id, "nonsense") == "no-option"
    assert refused(game, plan.id, "seat:1", "seat:2") == "no-count"
    raid = to_raid(game)
    assert refused(game, raid.id) == "no-count"
    assert refused(game, plan.id, "seat:1") == "no-stale"


def test_the_same_pick_twice_is_one_too_many() -> None:
    game = toy()
    while not any(ask.name == "toy.poll" for ask in game.asks):
        game.expire()
    poll = ask_named(game, "toy.poll", 1)
    assert refused(game, poll.id, "ready", "ready") == "no-count"
    assert refused(game, poll.id, "ready", "pass", "ready") == "no-count"
    game.answer(poll.id, "ready", "pass")
    assert shown(game, None, ToyView).poll == {1: "ready+pass"}


def test_an_option_of_the_host_is_taken_from_the_host_only() -> None:
    game = toy()
    leave = ask_named(game, "toy.leave", 2)
    kinds: tuple[By, ...] = ("seat", "auto", "clock")
    for by in kinds:
        assert refused(game, leave.id, "expel", by=by) == "no-foreign"
    game.answer(leave.id, "expel", by="host")
    assert shown(game, None, ToyView).leaving == (2,)


def test_a_question_without_a_clock_is_never_declined() -> None:
    game = toy()
    leave = ask_named(game, "toy.leave", 2)
    assert leave.least == 0
    assert refused(game, leave.id) == "no-count"


def test_an_ended_game_takes_nothing_more() -> None:
    game = toy()
    plan = ask_named(game, "toy.plan", 0)
    game.end()
    assert game.asks == ()
    assert refused(game, plan.id, "seat:1") == "no-stale"
    assert game.expire() == ()
    before = seen(game, SEATS)
    with pytest.raises(IllegalAnswer):
        game.end()
    assert seen(game, SEATS) == before


@pytest.mark.parametrize("fault", ["raid", "foreign"])
def test_an_exception_in_a_rule_leaves_the_game_as_it_was_and_it_goes_on(fault: str) -> None:
    game = toy(fault=fault)
    game.answer(ask_named(game, "toy.leave", 3).id, "leave")
    raid = to_raid(game)
    before = seen(game, SEATS)
    for _ in range(2):
        with pytest.raises(RuleFault) as fell:
            game.answer(raid.id, "boom")
        assert isinstance(fell.value.__cause__, ZeroDivisionError if fault == "raid" else TypeError)
        assert seen(game, SEATS) == before
    game.answer(raid.id, "seat:3")
    assert [notice.text.key for notice in game.notices].count("toy-broken") == 0
    stream = Stream(1, "after the fault")
    while game.outcome is None:
        try:
            random_move(game, stream)
        except RuleFault:
            continue
    assert sum(shown(game, None, ToyView).coins) == 3 * SEATS


def test_a_fault_behind_one_default_takes_back_those_before_it() -> None:
    async def play(table: Table) -> None:
        options = (plain_option("yes", "y"),)
        await table.gather([Ask("first", 0, options, ("yes",), clock="c")])
        await table.gather([Ask("both", seat, options, ("yes",), clock="c") for seat in (0, 1)], on_answer=break_at_second)

    def break_at_second(answer: object) -> None:
        if answer.ask.seat == 1:  # type: ignore[attr-defined]
            raise LookupError

    game = small_game(play)
    game.expire()
    before = (game.record, [ask.id for ask in game.asks])
    with pytest.raises(RuleFault):
        game.expire()
    assert (game.record, [ask.id for ask in game.asks]) == before
    assert [(move.ask_name, move.seat, move.by) for move in game.record.moves] == [("first", 0, "clock")]
    game.expire("both/0/1")
    assert [ask.seat for ask in game.asks] == [1]


def test_rules_that_end_without_an_outcome_are_a_fault_and_not_an_end() -> None:
    class Lost(Table):
        state = None

        async def play(self) -> Outcome:
            await self.ask(Ask("only", 0, (plain_option("yes", "y"),)))
            return None  # type: ignore[return-value]

    from engines import Rulebook
    from tests.engines.driving import NoOptions

    game = Game(Rulebook("lost", 1, range(1, 9), NoOptions, Lost), 1, NoOptions(), 1)
    with pytest.raises(RuleFault):
        game.answer("only/0/1", "yes")
    assert game.outcome is None
    assert [ask.id for ask in game.asks] == ["only/0/1"]


def test_nobody_may_be_asked_the_same_twice_at_once() -> None:
    async def play(table: Table) -> None:
        options = (plain_option("yes", "y"),)
        await table.ask(Ask("start", 0, options))
        await table.gather([Ask("twice", 0, options, secret=True), Ask("twice", 0, options, secret=True)])

    game = small_game(play)
    with pytest.raises(RuleFault):
        game.answer("start/0/1", "yes")
    assert [ask.id for ask in game.asks] == ["start/0/1"]


# ---- the clock


def test_expire_takes_the_defaults_of_all_open_asks_that_have_a_clock() -> None:
    game = toy()
    raid = to_raid(game)
    told = game.expire()
    assert game.record.moves[-1].picks == raid.default
    assert game.record.moves[-1].by == "clock"
    assert told == ()
    asked = len(game.asks) - SEATS
    game.expire()
    assert [move.picks for move in game.record.moves[-asked:]] == [("pass",)] * asked


def test_expire_of_named_asks_leaves_the_others_open() -> None:
    game = toy()
    plans = [ask.id for ask in game.asks if ask.name == "toy.plan"]
    game.expire(plans[2], plans[0])
    assert [move.seat for move in game.record.moves] == [2, 0]
    assert [ask.id for ask in game.asks if ask.name == "toy.plan"] == [plans[1], plans[3]]


def test_expire_refuses_closed_and_clockless_questions_before_any_effect() -> None:
    game = toy()
    plan = ask_named(game, "toy.plan", 0).id
    before = seen(game, SEATS)
    for wrong, key in (("toy.plan/0/9", "no-stale"), (ask_named(game, "toy.leave", 0).id, "no-stale")):
        with pytest.raises(IllegalAnswer) as error:
            game.expire(plan, wrong)
        assert error.value.text.key == key
        assert seen(game, SEATS) == before


def test_expire_refuses_a_free_question_beside_others() -> None:
    async def play(table: Table) -> None:
        options = (plain_option("yes", "y"),)
        await table.gather([Ask("held", 0, options, ("yes",), clock="c"), Ask("free", 1, options, holds=False)])

    game = small_game(play)
    with pytest.raises(IllegalAnswer) as error:
        game.expire("free/1/1")
    assert error.value.text.key == "no-clock"
    game.expire()
    assert game.outcome is not None


def test_an_ask_that_an_earlier_default_closed_is_passed_over() -> None:
    async def play(table: Table) -> None:
        take = plain_option("take", "t")
        await table.offer([Ask("deal", seat, (take,), ("take",), clock="c") for seat in range(3)])

    game = small_game(play)
    game.expire("deal/1/1", "deal/0/1", "deal/2/1")
    assert [move.seat for move in game.record.moves] == [1]
    assert game.outcome is not None


def test_a_skip_of_the_host_is_a_default_taken_in_his_name() -> None:
    game = toy()
    game.expire(by="host")
    assert {move.by for move in game.record.moves} == {"host"}
    ask_named(game, "toy.raid")


# ---- the end by the host


def test_the_host_ends_the_game_from_within_a_nested_interrupt() -> None:
    game = toy()
    raid = to_raid(game)
    game.answer(raid.id, raid.options[0].id)
    game.answer(ask_named(game, "toy.veto").id, "veto")
    told = game.end()
    assert [notice.text.key for notice in told] == ["toy-end"]
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("aborted", frozenset())
    assert game.record.moves[-1].ask_name == "host.end"
    assert game.record.moves[-1].by == "host"


def test_rules_that_do_not_take_the_end_are_a_fault() -> None:
    async def play(table: Table) -> None:
        await table.ask(Ask("only", 0, (plain_option("yes", "y"),)))

    game = small_game(play)
    with pytest.raises(RuleFault) as error:
        game.end()
    assert isinstance(error.value.__cause__, Aborted)
    assert [ask.id for ask in game.asks] == ["only/0/1"]


def test_an_answer_returns_its_notices() -> None:
    game = play_out(toy(), Stream(3, "play"))
    assert [notice.number for notice in game.notices] == list(range(len(game.notices)))
    other = toy()
    told = list(other.notices)
    for move in game.record.moves:
        ask = ask_named(other, move.ask_name, move.seat)
        told += other.answer(ask.id, *move.picks, by=move.by) if move.by == "seat" or move.picks != ask.default else other.expire(ask.id)
    assert tuple(told) == game.notices


@pytest.mark.rule("MA-6.1")
@pytest.mark.parametrize("seed", range(6))
def test_answers_of_a_seat_are_kept_with_the_notices_before(seed: int) -> None:
    """By players, by the clock and by the host: a search plays along by it."""
    game = play_out(toy(seed), Stream(seed, "answers"))
    again, expected = toy(seed), []
    for move in game.record.moves:
        expected.append((move.seat, (again.notices_made, move.ask_name, move.picks, move.by)))
        again.make(move)
    for other in (game, again, game.at(game.moves_made)):
        for seat in range(SEATS):
            assert list(other.answers_of(seat)) == [answer for of, answer in expected if of == seat]
