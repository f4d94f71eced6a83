"""The generic suite: what holds for every game, tried by random play over all registered games and the toy."""

import dataclasses
import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec import Struct

import engines
from engines.chance import Stream
from engines.table import Game, IllegalAnswer, Record
from tests.engines.driving import play_out, random_game, random_move, seen
from tests.engines.hooks import hooks_of, names
from tests.engines.pairs import Pair, step_together, stream_of, together, whisper_apart
from tests.engines.rigging import start_swapped
from tests.soak.amounts import little_or_much

pytestmark = pytest.mark.usefixtures("with_toy")
ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", names())


@pytest.fixture(params=little_or_much(8, 1))
def games(request: pytest.FixtureRequest, name: str) -> int:
    """How many random games are played of this game: an eighth of them in each run, all of them in the soak."""
    one_in: int = request.param
    return hooks_of(name).games // one_in


def test_every_registered_game_is_in_the_suite() -> None:
    assert set(engines.GAMES) == set(names())
    assert all(hooks_of(name).rulebook is rulebook and rulebook.name == name for name, rulebook in engines.GAMES.items())


def test_a_game_without_hooks_is_a_clear_error() -> None:
    with pytest.raises(LookupError, match="hollow has no tests/engines/hollow/hooking"):
        hooks_of("hollow")


def check_outcome(game: Game) -> None:
    """Check that an ended game is over for everybody."""
    assert game.outcome is not None
    assert game.asks == ()
    assert game.expire() == ()
    assert game.outcome.winners <= frozenset(range(game.seats))
    assert game.outcome.reason


def check_visible(game: Game) -> None:
    """Check that everybody's view can be made and is plain JSON, and that the questions are sound."""
    for seat in (None, *range(game.seats)):
        json.loads(game.view(seat).model_dump_json())
    names = [(ask.name, ask.seat) for ask in game.asks]
    assert len(set(names)) == len(names)
    for ask in game.asks:
        options = [option.id for option in ask.options]
        assert len(set(options)) == len(options) > 0
        assert 0 <= ask.least <= ask.most <= len(options)
        assert set(ask.default) <= set(options)
        assert len(ask.default) <= ask.most
        assert ask.clock is not None or (not ask.holds and not ask.default)


@every_game
def test_random_play_always_ends_and_replays_to_the_same_game(name: str, games: int) -> None:
    hooks = hooks_of(name)
    for seed in range(games):
        game, stream = random_game(hooks, seed)
        play_out(game, stream)
        check_outcome(game)
        hooks.conserved(game)
        if seed % 3 == 0:
            again = engines.replay(Record.model_validate_json(game.record.model_dump_json()))
            assert seen(again, game.seats) == seen(game, game.seats)


IN_ANOTHER_PROCESS = """
import sys
import engines
from tests.engines.driving import seen
from tests.engines.toy import TOY
engines.GAMES = {**engines.GAMES, TOY.name: TOY}
for line in sys.stdin:
    game = engines.replay(engines.Record.model_validate_json(line))
    print(repr(seen(game, game.seats)))
"""


@pytest.mark.parametrize("number", little_or_much(3, 12))
def test_a_fresh_process_with_another_hash_seed_replays_to_the_same_games(number: int) -> None:
    games = []
    for name in names():
        for seed in range(900, 900 + number):
            game, stream = random_game(hooks_of(name), seed)
            for _ in range(40 + stream.below(400)):
                if game.outcome is None:
                    random_move(game, stream)
            games.append(game)
    here = "".join(repr(seen(engines.replay(game.record), game.seats)) + "\n" for game in games)
    records = "\n".join(game.record.model_dump_json() for game in games)
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        run = subprocess.run(
            [sys.executable, "-c", IN_ANOTHER_PROCESS], input=records, capture_output=True, text=True, env=environment, check=True
        )
        assert without_sets(run.stdout) == without_sets(here)


def without_sets(text: str) -> str:
    """Return ``text`` with the audiences of notices in order: a frozenset prints in any order, and is never iterated over."""
    return re.sub(r"frozenset\(\{([^}]*)\}\)", lambda found: str(sorted(found[1].split(", "))), text)


@every_game
def test_at_every_moment_all_views_can_be_made_and_things_are_conserved(name: str, games: int) -> None:
    hooks = hooks_of(name)
    for seed in range(1000, 1000 + max(1, games // 20)):
        game, stream = random_game(hooks, seed)
        check_visible(game)
        for _ in range(20_000):
            if game.outcome is not None:
                break
            random_move(game, stream)
            if not stream.below(10):
                check_visible(game)
                hooks.conserved(game)
        check_visible(game)
        for seat in (None, 0):
            text = game.view(seat).model_dump_json()
            assert type(game.view(seat)).model_validate_json(text).model_dump_json() == text


def odd_parts(value: object, where: str = "state") -> list[str]:
    """Return where ``value`` holds something whose repr is not the same everywhere: sets, floats, objects without fields of their own."""
    if dataclasses.is_dataclass(value):
        return [odd for part in dataclasses.fields(value) for odd in odd_parts(getattr(value, part.name), f"{where}.{part.name}")]
    if isinstance(value, Struct):
        return [odd for name in value.__struct_fields__ for odd in odd_parts(getattr(value, name), f"{where}.{name}")]
    if isinstance(value, Mapping):
        return [odd for key, item in value.items() for odd in (*odd_parts(key, where), *odd_parts(item, f"{where}[{key}]"))]
    if isinstance(value, list | tuple):
        return [odd for number, item in enumerate(value) for odd in odd_parts(item, f"{where}[{number}]")]
    return [] if value is None or isinstance(value, str | int) else [f"{where}: {type(value).__name__}"]


@every_game
def test_the_state_is_plain_data_so_that_checksums_agree_everywhere(name: str) -> None:
    for seed in range(300, 312):
        game, stream = random_game(hooks_of(name), seed)
        for _ in range(stream.below(200)):
            if game.outcome is None:
                random_move(game, stream)
        assert odd_parts(game._table.state) == []


@every_game
def test_refused_answers_change_nothing_at_any_moment(name: str, games: int) -> None:
    hooks = hooks_of(name)
    for seed in range(2000, 2000 + max(1, games // 20)):
        game, stream = random_game(hooks, seed)
        gone = ["nonsense", ""]
        while game.outcome is None:
            gone += [ask.id for ask in game.asks][:2]
            random_move(game, stream)
            if not stream.below(25):
                check_refusals(game, stream, gone)


def check_refusals(game: Game, stream: Stream, gone: list[str]) -> None:
    """Try answers of every illegal kind and check that nothing has changed."""
    before = seen(game, game.seats)
    open_now = {ask.id for ask in game.asks}
    tries: list[tuple[str, tuple[str, ...], str]] = [(ask_id, ("pass",), "seat") for ask_id in gone if ask_id not in open_now]
    for ask in stream.shuffled(game.asks)[:4]:
        options = [option.id for option in ask.options]
        tries += [(ask.id, ("seat:99",), "seat"), (ask.id, (options[0], options[0]), "host"), (ask.id, (*options, "x"), "host")]
        tries += [(ask.id, (option.id,), "seat") for option in ask.options if option.host_only]
        if ask.least or ask.clock is None:
            tries.append((ask.id, (), "seat"))
    for ask_id, picks, by in tries:
        with pytest.raises(IllegalAnswer):
            game.answer(ask_id, *picks, by=by)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer):
        game.expire(*[ask.id for ask in game.asks if ask.clock is not None], "nonsense")
    assert seen(game, game.seats) == before


@every_game
def test_the_clock_alone_brings_every_game_to_an_end(name: str, games: int) -> None:
    hooks = hooks_of(name)
    for seed in range(3000, 3000 + max(2, games // 10)):
        game, _ = random_game(hooks, seed)
        for _ in range(2000):
            if game.outcome is not None:
                break
            game.expire()
        check_outcome(game)


@every_game
def test_the_host_can_end_at_any_moment(name: str, games: int) -> None:
    hooks = hooks_of(name)
    for seed in range(4000, 4000 + max(3, games // 10)):
        game, stream = random_game(hooks, seed)
        for _ in range(stream.below(120)):
            if game.outcome is None:
                random_move(game, stream)
        if game.outcome is None:
            game.end()
            assert game.outcome is not None
            assert (game.outcome.reason, game.outcome.winners) == ("aborted", frozenset())
            check_visible(game)
            assert seen(engines.replay(game.record), game.seats) == seen(game, game.seats)
        check_outcome(game)


@every_game
def test_every_checkpoint_can_be_gone_back_to(name: str, games: int) -> None:
    hooks, tried = hooks_of(name), 0
    for seed in range(5000, 5000 + max(3, games // 10)):
        game, stream = random_game(hooks, seed)
        for _ in range(stream.below(150)):
            if game.outcome is None:
                random_move(game, stream)
        for move in game.checkpoints:
            back = engines.replay(game.record, move)
            assert back.moves_made == move
            assert [n for n in game.notices[len(back.notices) :] if n.to is not None] == []
            play_out(back, stream)
            tried += 1
    assert tried > 0


@every_game
@pytest.mark.parametrize("number", little_or_much(2, 10))
def test_automated_players_play_every_game_to_its_end(name: str, number: int) -> None:
    from bot.simulation.simulate import PlayerKind, simulate

    hooks = hooks_of(name)
    kinds: tuple[PlayerKind, ...] = ("auto", "random")
    for kind in kinds:
        tally = simulate(name, hooks.rulebook.seats[0], games=number, players=kind)
        assert tally.games == sum(tally.reasons.values()) == number


# ---- secrets


@every_game
def test_secrets_kept_from_a_seat_never_reach_it(name: str, games: int) -> None:
    hooks, compared = hooks_of(name), 0
    for seed in range(6000, 6000 + max(3, games // 8)):
        game, stream = random_game(hooks, seed)
        x = stream.below(game.seats)
        places = hooks.hidden.places(game, x, stream)
        if places is None:
            continue
        record = game.record
        other = start_swapped(hooks.rulebook, record.seats, record.options, seed, hooks.hidden.stream, places)
        compared += together(hooks, Pair(game, other, x), places, stream)
    assert compared > games // 2


@every_game
def test_secret_answers_of_others_never_reach_a_seat(name: str, games: int) -> None:
    hooks, compared, differed = hooks_of(name), 0, 0
    for seed in range(7000, 7000 + max(5, games // 12)):
        game, stream = random_game(hooks, seed)
        record, x = game.record, stream.below(game.seats)
        other = engines.start(name, seats=record.seats, options=record.options, seed=seed)
        pair, answered = Pair(game, other, x), set[str]()
        while pair.compared < 300 and not pair.over(hooks, ()):
            pair.compare()
            differed += whisper_apart(hooks, game, other, x, stream)
            if not step_together(hooks, pair.games, x, (), stream, answered):
                game.expire()
                other.expire()
                answered.clear()
        compared += pair.compared
    assert compared > games // 2
    assert differed > games // 4


@every_game
def test_the_test_of_leaks_can_fail(name: str) -> None:
    """Look through the eyes of one whose own hand was exchanged, or until what lies hidden is turned up: that must show."""
    hooks = hooks_of(name)
    game, _ = random_game(hooks, 1)
    seats, options = range(game.seats), game.record.options
    for x in seats:
        for other in seats:
            if other != x:
                one = engines.start(name, seats=len(seats), options=options, seed=1)
                two = start_swapped(hooks.rulebook, len(seats), options, 1, hooks.hidden.stream, (x, other))
                if come_apart(one, two, x):
                    return
    raise AssertionError("exchanging hands shows nowhere")


def come_apart(one: Game, two: Game, x: int, most: int = 30) -> bool:
    """Return whether ``x`` sees a difference while the clock alone plays both games for a while."""
    for _ in range(most):
        if stream_of(one, x) != stream_of(two, x):
            return True
        one.expire()
        two.expire()
    return False
