"""How questions are opened, kept, answered together, interrupted and left out."""

from engines.chance import Stream
from engines.table import Answer, Ask, Game, Table, plain_option, seat_option
from tests.engines.driving import ask_named, play_out, shown, small_game
from tests.engines.toy import TOY, ToyOptions, ToyView

YES = (plain_option("yes", "y"),)
BOTH = (plain_option("yes", "y"), plain_option("pass", "n"))


def toy(seed: int = 7) -> Game:
    return Game(TOY, 4, ToyOptions(), seed)


def to_market(game: Game) -> None:
    while not any(ask.name == "toy.buy" for ask in game.asks):
        game.expire()


# ---- ids


def test_a_new_question_has_a_new_id_and_a_kept_one_keeps_it() -> None:
    async def play(table: Table) -> None:
        kept = Ask("kept", 0, BOTH)
        for _ in range(2):
            await table.next((kept, Ask("new", 1, YES)))

    game = small_game(play)
    assert [ask.id for ask in game.asks] == ["kept/0/1", "new/1/1"]
    game.answer("new/1/1", "yes")
    assert [ask.id for ask in game.asks] == ["kept/0/1", "new/1/2"]


def test_an_open_question_is_numbered_by_the_table_a_secret_one_by_the_seat() -> None:
    async def play(table: Table) -> None:
        for seats in ((0, 1), (1,), (0, 1)):
            await table.gather([Ask("open", seat, YES) for seat in seats])
            await table.gather([Ask("hidden", seat, YES, secret=True) for seat in seats])

    game = small_game(play)
    ids = []
    while game.asks:
        ids += [ask.id for ask in game.asks if ask.id not in ids]
        game.answer(game.asks[0].id, "yes")
    assert [name for name in ids if name.startswith("open")] == ["open/0/1", "open/1/1", "open/1/2", "open/0/3", "open/1/3"]
    assert [name for name in ids if name.startswith("hidden")] == ["hidden/0/1", "hidden/1/1", "hidden/1/2", "hidden/0/2", "hidden/1/3"]


def test_ids_of_a_seat_do_not_tell_how_often_others_were_asked_in_secret() -> None:
    def rules(others: int) -> Game:
        async def play(table: Table) -> None:
            for _ in range(others):
                await table.ask(Ask("hidden", 1, YES, secret=True))
            await table.ask(Ask("hidden", 0, YES, secret=True))

        game = small_game(play)
        for _ in range(others):
            game.answer(game.asks[0].id, "yes")
        return game

    assert {rules(others).asks[0].id for others in range(4)} == {"hidden/0/1"}


# ---- interrupts


def test_an_interrupt_hides_the_window_and_gives_it_back_with_its_ids() -> None:
    game = toy()
    to_market(game)
    window = game.asks
    whistle = ask_named(game, "toy.whistle")
    game.answer(whistle.id, whistle.options[0].id)
    assert [ask.name for ask in game.asks if ask.name != "toy.leave"] == ["toy.reply"]
    game.expire()
    assert [ask.id for ask in game.asks] == [ask.id for ask in window if ask is not whistle]


def test_vetoes_nest_and_each_level_asks_anew() -> None:
    game = toy()
    for ask in [ask for ask in game.asks if ask.name == "toy.plan"]:
        game.answer(ask.id)
    raid = ask_named(game, "toy.raid")
    leader = raid.seat
    game.answer(raid.id, raid.options[0].id)
    asked = [[ask.seat for ask in game.asks if ask.name == "toy.veto"]]
    for _ in range(3):
        game.answer(ask_named(game, "toy.veto").id, "veto")
        asked.append([ask.seat for ask in game.asks if ask.name == "toy.veto"])
    others = [seat for seat in range(4) if seat != leader]
    first, second = others[0], min(leader, *others[1:])
    assert asked[0] == others
    assert asked[1] == [seat for seat in range(4) if seat != first]
    assert asked[2] == [seat for seat in range(4) if seat not in (first, second)]
    assert len(asked[3]) == 1
    game.expire()
    vetoes = [notice.text.args["seat"] for notice in game.notices if notice.text.key == "toy-veto"]
    assert len(vetoes) == 3
    assert not any(notice.text.key == "toy-paid" for notice in game.notices)  # stopped, freed, stopped again
    ask_named(game, "toy.buy")


# ---- gather and offer


def given(amend: bool, asks: list[Ask], script: list[tuple[int, tuple[str, ...] | None]]) -> tuple[Game, dict[int, tuple[str, ...]]]:
    """Gather ``asks`` while seats answer by ``script`` (None: the clock). Returns the game and what was gathered."""
    found: dict[int, tuple[str, ...]] = {}

    async def play(table: Table) -> None:
        found.update(await table.gather(asks, amend=amend))

    game = small_game(play)
    for seat, picks in script:
        ask_id = next(ask.id for ask in game.asks if ask.seat == seat)
        if picks is None:
            game.expire(ask_id)
        else:
            game.answer(ask_id, *picks)
    return game, found


def choices(least: int = 0, default: tuple[str, ...] = ()) -> list[Ask]:
    options = tuple(seat_option(seat) for seat in range(3))
    return [Ask("choose", seat, options, default, least=least, clock="c") for seat in range(3)]


def test_simultaneous_answers_may_be_changed_until_the_last_one_is_in() -> None:
    game, found = given(True, choices(), [(2, ("seat:0",)), (0, ("seat:1",)), (2, ("seat:1",)), (1, ("seat:2",))])
    assert game.outcome is not None
    assert list(found.items()) == [(0, ("seat:1",)), (1, ("seat:2",)), (2, ("seat:1",))]


def test_without_amendment_the_first_answer_closes_the_question() -> None:
    game, _ = given(False, choices(), [(2, ("seat:0",)), (0, ("seat:1",))])
    assert [ask.seat for ask in game.asks] == [1]


def test_an_empty_answer_or_the_clock_closes_the_question_and_keeps_the_answers() -> None:
    script = [(0, ("seat:1",)), (0, ()), (1, ("seat:2",)), (1, None), (2, None)]
    game, found = given(True, choices(), script[:4])
    assert [ask.seat for ask in game.asks] == [2]
    game, found = given(True, choices(), script)
    assert found == {0: ("seat:1",), 1: ("seat:2",), 2: ()}


def test_a_default_that_is_a_pick_does_not_overwrite_an_answer() -> None:
    game, found = given(True, choices(1, ("seat:0",)), [(0, ("seat:2",)), (0, None), (1, None), (2, ("seat:1",))])
    assert game.outcome is not None
    assert found == {0: ("seat:2",), 1: ("seat:0",), 2: ("seat:1",)}


def test_gather_ends_early_when_it_is_enough() -> None:
    seen: list[int] = []

    async def play(table: Table) -> None:
        await table.gather(choices(), on_answer=lambda answer: seen.append(answer.ask.seat), until=lambda: len(seen) == 2)

    game = small_game(play)
    game.answer(game.asks[2].id, "seat:0")
    game.answer(game.asks[0].id, "seat:0")
    assert seen == [2, 0]
    assert game.outcome is not None


def test_the_first_taker_of_an_offer_gets_it() -> None:
    got: list[Answer | None] = []

    async def play(table: Table) -> None:
        for _ in range(2):
            table.begin_step()
            got.append(await table.offer([Ask("offer", seat, BOTH, ("pass",), clock="c") for seat in range(3)]))

    game = small_game(play)
    game.answer("offer/1/1", "pass")
    assert [ask.seat for ask in game.asks] == [0, 2]
    game.answer("offer/2/1", "yes")
    assert got[0] is not None
    assert (got[0].ask.seat, got[0].pick) == (2, "yes")
    for seat in (2, 0, 1):
        game.answer(f"offer/{seat}/2", "pass")
    assert got[1] is None
    assert game.outcome is not None


def test_nobody_waits_for_a_question_that_holds_up_nothing() -> None:
    got: list[str] = []

    async def play(table: Table) -> None:
        free = Ask("free", 2, BOTH, holds=False)
        await table.gather([Ask("held", 0, YES), free], on_answer=lambda answer: got.append(answer.ask.name))
        await table.offer([Ask("held", 0, BOTH), Ask("free", 2, BOTH, holds=False)])

    game = small_game(play)
    game.answer("held/0/1", "yes")
    game.answer("held/0/2", "pass")
    assert game.outcome is not None
    game = small_game(play)
    game.answer("free/2/1", "pass")
    game.answer("held/0/1", "yes")
    assert got == ["held", "free", "held"]


# ---- standing questions and absent seats


def test_standing_questions_are_open_beside_everything_and_interrupt_nothing() -> None:
    game = toy()
    open_before = [ask.id for ask in game.asks if ask.name != "toy.leave"]
    assert [ask.seat for ask in game.asks if ask.name == "toy.leave"] == [0, 1, 2, 3]
    game.answer(ask_named(game, "toy.leave", 3).id, "leave")
    assert [ask.id for ask in game.asks if ask.name not in ("toy.leave",)] == [i for i in open_before if i != "toy.plan/3/1"]
    assert [ask.seat for ask in game.asks if ask.name == "toy.leave"] == [0, 1, 2]
    assert shown(game, None, ToyView).leaving == (3,)


def test_an_absent_seat_is_not_waited_for_and_its_default_is_no_move() -> None:
    game = toy()
    game.answer(ask_named(game, "toy.leave", 3).id, "leave")
    moves = len(game.record.moves)
    for seat in (0, 1, 2):
        game.answer(f"toy.plan/{seat}/1", f"seat:{3}")
    assert len(game.record.moves) == moves + 3
    ask_named(game, "toy.raid")
    while shown(game, None, ToyView).round == 1:
        assert not [ask for ask in game.asks if ask.seat == 3]
        game.expire()
    assert shown(game, None, ToyView).gone == (3,)
    assert [ask.seat for ask in game.asks if ask.name == "toy.plan"] == [0, 1, 2]


def test_everybody_may_leave() -> None:
    game = toy()
    for seat in range(4):
        game.answer(ask_named(game, "toy.leave", seat).id, "leave")
    assert game.outcome is not None
    assert game.outcome.reason == "deserted"


# ---- telling, checkpoints, marks


def test_notices_reach_their_addressees() -> None:
    game = toy()
    assert [notice.to for notice in game.notices] == [frozenset({seat}) for seat in range(4)]
    game.end()
    assert game.notices[-1].to is None


def test_checkpoints_fall_when_something_hidden_has_been_shown() -> None:
    game = toy()
    for seat in range(4):
        assert game.checkpoints == (0,)
        game.answer(f"toy.plan/{seat}/1", game.asks[0].options[-1].id if seat != 3 else "seat:0")
    assert game.checkpoints == ()


def test_a_revealing_notice_to_all_drops_the_checkpoints_too() -> None:
    async def play(table: Table) -> None:
        for reveals in (False, True):
            table.checkpoint()
            table.tell(None, "told", reveals=reveals)
            await table.ask(Ask("go", 0, YES))

    game = small_game(play)
    before: tuple[int, ...] = game.checkpoints
    assert before == (0,)
    game.answer("go/0/1", "yes")
    assert game.checkpoints == ()


def test_marks_stand_in_the_record() -> None:
    game = play_out(toy(), Stream(5, "marks"))
    checks = game.record.checks
    assert len(checks) >= 2
    assert checks[0].move == 0
    assert [check.move for check in checks] == sorted(check.move for check in checks)
    assert checks[-1].move == len(game.record.moves)
