"""A clocked game: the rules wait at the end of each step of the night, and nothing after it is computed before (MF-15.4)."""

import pytest

import engines
from engines.chance import Stream
from engines.table import Game, IllegalAnswer, Record
from tests.engines.driving import random_game, random_move
from tests.engines.hooks import hooks_of

SEATS, SEED = 11, 5
WITHDRAW = "mafie.seat.withdraw"


def dealt(**options: object) -> Game:
    return engines.start("mafie", seats=SEATS, options=options, seed=SEED, clocked=True)


def phase(game: Game) -> str:
    return str(game.view(None).phase)  # type: ignore[attr-defined]


def told(game: Game, key: str) -> bool:
    return any(notice.text.key == key for notice in game.notices)


def in_the_night(game: Game, wanted: str) -> Game:
    """Let the clocks run to the end of the step ``wanted``, where the rules wait."""
    while not (game.waits and phase(game) == wanted):
        if game.waits:
            game.end_step()
        else:
            game.expire()
    return game


@pytest.mark.rule("MF-15.4")
@pytest.mark.parametrize(("step", "after"), [("agent", "mf-mafia-phase"), ("mafia", "mf-dawn")])
def test_the_next_step_waits_for_the_clock(step: str, after: str) -> None:
    game = in_the_night(dealt(), step)
    assert {ask.name for ask in game.asks} == {WITHDRAW} and not told(game, after)
    game.end_step()
    assert told(game, after) and not game.waits
    with pytest.raises(IllegalAnswer):
        game.end_step()


@pytest.mark.rule("MF-15.4", "MF-34.9")
def test_the_recognition_is_a_step_without_questions() -> None:
    game = engines.start("mafie", seats=14, options={"extended": True, "cards": "gang", "gang_recognition": True}, seed=3, clocked=True)
    in_the_night(game, "gang")
    assert not told(game, "mf-mafia-phase")
    game.end_step()
    assert phase(game) == "mafia"


@pytest.mark.rule("MF-15.16", "MF-15.17")
def test_a_resignation_after_the_last_answer_comes_before_the_victim() -> None:
    game = in_the_night(dealt(), "mafia")
    victim = game._table.state.victim
    notices = game.answer(next(ask.id for ask in game.asks if ask.seat == victim), "withdraw")
    assert [notice.text.key for notice in notices] == ["mf-withdraws"] and game.waits
    assert [notice.text.key for notice in game.end_step()][:3] == ["mf-removed", "mf-dawn", "mf-no-victim"]


@pytest.mark.rule("MF-9.12")
def test_the_host_ends_a_game_that_waits() -> None:
    game = in_the_night(dealt(), "agent")
    game.end()
    assert game.outcome is not None and game.outcome.reason == "aborted" and not game.waits
    assert engines.replay(game.record).outcome == game.outcome


def test_a_clocked_record_is_replayed_as_a_clocked_game() -> None:
    for until in range(1, 30):
        game = dealt()
        while game.moves_made < until:
            if game.waits:
                game.end_step()
            else:
                game.expire(next(ask.id for ask in game.asks if ask.clock is not None))
        record = Record.model_validate_json(game.record.model_dump_json())
        again = engines.replay(record)
        assert (again.waits, again.notices_made, again.record) == (game.waits, game.notices_made, game.record)
        assert game.at(until).waits == game.waits


def test_a_record_says_that_it_is_clocked_only_where_it_is() -> None:
    assert '"clocked":true' in dealt().record.model_dump_json()
    assert "clocked" not in engines.start("mafie", seats=SEATS, seed=SEED).record.model_dump_json()


@pytest.mark.parametrize("name", list(engines.GAMES))
def test_a_game_is_the_same_with_clocks_and_without(name: str) -> None:
    """Its moves are those of the game without clocks and the ends of its steps; only a withdrawal may fall between."""
    waited = 0
    for seed in range(15):
        plain, _ = random_game(hooks_of(name), seed)
        game = plain.at(0)
        game.go_by_clock()
        moves = Stream(seed, "moves")
        for _ in range(400):
            if game.outcome is not None:
                break
            if game.waits:
                waited += 1
                game.end_step()
            else:
                random_move(game, moves)
        for move in game.record.moves:
            if move.ask_name != game.rulebook.STEP_END:
                plain.make(move)
        if game.waits:
            game.end_step()
        assert [(one.to, one.text) for one in plain.notices] == [(one.to, one.text) for one in game.notices]
        assert plain._table.digest() == game._table.digest()
    assert bool(waited) == (name == "mafie")
