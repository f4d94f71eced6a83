"""A saved game is its seed and its moves; what does not fit is refused loudly."""

from pathlib import Path
from typing import Any

import pytest

import engines
from engines.chance import Stream
from engines.table import Game, Outcome, Record, ReplayDiverged, Rulebook, plain_option
from tests.engines.driving import play_out, seen
from tests.engines.toy import TOY, ToyOptions, ToyTable

pytestmark = pytest.mark.usefixtures("with_toy")
SEATS = 4
ROOT = Path(__file__).parents[2]


def finished(seed: int = 7) -> Game:
    return play_out(Game(TOY, SEATS, ToyOptions(), seed), Stream(seed, "moves"))


def test_a_replayed_game_is_the_original() -> None:
    for seed in range(40):
        game = finished(seed)
        again = engines.replay(Record.model_validate_json(game.record.model_dump_json()))
        assert seen(again, SEATS) == seen(game, SEATS)


def test_a_game_that_the_host_ended_is_replayed_to_the_same_end() -> None:
    game = Game(TOY, SEATS, ToyOptions(), 3)
    game.expire()
    game.end()
    assert seen(engines.replay(game.record), SEATS) == seen(game, SEATS)


def test_replay_up_to_a_move_is_the_game_at_that_moment_and_goes_on_alike() -> None:
    game = Game(TOY, SEATS, ToyOptions(), 11)
    moments = [seen(game, SEATS)]
    stream = Stream(11, "moves")
    while game.outcome is None:
        ask = stream.pick([ask for ask in game.asks if ask.clock])
        game.answer(ask.id, ask.options[stream.below(len(ask.options))].id)
        moments.append(seen(game, SEATS))
    record = game.record
    for until, moment in enumerate(moments):
        assert seen(engines.replay(record, until), SEATS) == moment
    assert seen(engines.replay(record, len(moments) + 5), SEATS) == moments[-1]
    half = engines.replay(record, len(moments) // 2)
    for move in record.moves[half.moves_made :]:
        half.answer(next(ask.id for ask in half.asks if (ask.name, ask.seat) == (move.ask_name, move.seat)), *move.picks)
    assert seen(half, SEATS) == moments[-1]


# ---- records that do not fit


class Richer(ToyTable):
    """Version 2 with another number in a rule."""

    def pay(self, giver: int, taker: int, coins: int) -> None:
        super().pay(giver, taker, coins + 1 if coins == 1 else coins)


class Kinder(ToyTable):
    """Version 2 with an option fewer."""

    def targets(self, seat: int) -> Any:
        return super().targets(seat)[1:]


class Luckier(ToyTable):
    """Version 2 with a draw more."""

    async def plan(self) -> None:
        self.chance.stream("loot").below(6)
        await super().plan()


class Shorter(ToyTable):
    """Version 2 that leaves out a step."""

    async def market(self) -> None:
        return


class Tidier(ToyTable):
    """Version 2 with the same rules in other words."""

    async def play(self) -> Outcome:
        return await super().play()


def replay_under(monkeypatch: pytest.MonkeyPatch, table: type[ToyTable], record: Record) -> Game:
    monkeypatch.setattr(engines, "GAMES", {"toy": Rulebook("toy", 2, TOY.seats, ToyOptions, table)})
    return engines.replay(record)


@pytest.mark.parametrize("table", [Richer, Kinder, Luckier, Shorter])
def test_changed_rules_are_noticed_with_the_number_of_the_move(monkeypatch: pytest.MonkeyPatch, table: type[ToyTable]) -> None:
    noticed = 0
    for seed in range(12):
        record = finished(seed).record
        with monkeypatch.context() as patch:
            try:
                game = replay_under(patch, table, record)
            except ReplayDiverged as wrong:
                noticed += 1
                assert 0 < wrong.move <= len(record.moves)
                assert str(wrong.move) in str(wrong)
            else:  # the change did not matter in this game: then the state is the very same
                assert game.record.checks == record.checks
    assert noticed >= 4


def test_a_change_is_noticed_at_the_next_mark_even_when_a_later_move_does_not_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(TOY, SEATS, ToyOptions(rounds=3), 7)
    while game.outcome is None:
        game.expire()
    record = game.record
    second_round = record.checks[1].move
    with pytest.raises(ReplayDiverged) as wrong:
        replay_under(monkeypatch, type("Loot", (ToyTable,), {"pay": lambda self, g, t, c: ToyTable.pay(self, g, t, 0)}), record)
    assert wrong.value.move == second_round


def test_an_illegal_move_is_noticed_at_that_move() -> None:
    record = finished(7).record
    for number, move in enumerate(record.moves, 1):
        if move.ask_name == "toy.raid":
            forged = move.model_copy(update={"picks": (f"seat:{move.seat}",)})
            with pytest.raises(ReplayDiverged) as wrong:
                engines.replay(record.model_copy(update={"moves": (*record.moves[: number - 1], forged, *record.moves[number:])}))
            assert wrong.value.move == number
            return
    raise AssertionError("no raid in this game")


def test_another_version_is_accepted_when_every_checksum_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    game = finished(9)
    again = replay_under(monkeypatch, Tidier, game.record)
    assert again.record.version == 2
    assert again.record.checks == game.record.checks
    assert again.notices == game.notices


@pytest.mark.parametrize(
    "change",
    [
        {"format": 2},
        {"game": "halma"},
        {"seats": 99},
        {"options": {"rounds": "many"}},
        {"options": {"unknown": 1}},
        {"seed": -1},
        {"seed": 1 << 256},
        {"seed": 8},
        {"checks": ()},
    ],
)
def test_a_forged_record_is_refused(change: dict[str, Any]) -> None:
    record = finished(7).record
    with pytest.raises(ReplayDiverged):
        engines.replay(record.model_copy(update=change))


def test_a_record_with_moves_cut_off_or_added_is_refused() -> None:
    record = finished(7).record
    moves = record.moves
    for forged in (moves[:-1], (*moves, moves[-1]), moves[1:]):
        with pytest.raises(ReplayDiverged):
            engines.replay(record.model_copy(update={"moves": forged}))


def test_a_setup_that_is_not_allowed_is_refused_with_a_text() -> None:
    wrong_ones: tuple[tuple[dict[str, Any], str], ...] = (
        ({"game": "halma", "seats": 4}, "setup-game"),
        ({"game": "toy", "seats": 1}, "setup-seats"),
        ({"game": "toy", "seats": 9}, "setup-seats"),
        ({"game": "toy", "seats": 4, "options": {"rounds": "many"}}, "setup-option"),
        ({"game": "toy", "seats": 4, "options": {"unknown": 1}}, "setup-option"),
    )
    for bad, key in wrong_ones:
        with pytest.raises(engines.BadSetup) as wrong:
            engines.start(seed=1, **bad)
        assert wrong.value.text.key == key
    with pytest.raises(ValueError, match="no seat"):
        engines.start("toy", seats=4, seed=1).view(4)


def test_the_plain_options_are_shared_objects() -> None:
    assert plain_option("pass", "toy-pass") is plain_option("pass", "toy-pass")


def test_saved_moves_can_be_made_one_by_one() -> None:
    """``make`` tells what each move told, and refuses one that does not fit."""
    played = engines.start("mafie", seats=6, seed=4)
    for _ in range(30):
        played.expire()
    again = engines.start("mafie", seats=6, seed=4)
    told = list(again.notices)
    for move in played.record.moves:
        told += again.make(move)
    assert tuple(told) == played.notices
    assert again.record == played.record
    with pytest.raises(engines.IllegalAnswer):
        again.make(engines.Move(ask_name="mafie.nothing", seat=0, picks=(), by="seat"))


def test_an_earlier_game_can_be_played_on() -> None:
    game = finished(5)
    earlier = game.at(0)
    for moves in (3, 3, game.moves_made // 2, game.moves_made):
        assert game.at(moves, earlier) is earlier
        assert seen(earlier, SEATS) == seen(game.at(moves), SEATS)
