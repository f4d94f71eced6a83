"""A replay holds every public change once, in order, with the questions, answers and notices of each seat."""

from pathlib import Path
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.replay.payload import data_of
from bot.replay.replaying import Replayer
from bot.replay.source import NO_CONTEXT, NoRecord, read
from bot.replay.steps import NOTHING
from bot.replay.viewpoints import Viewpoints
from tests.bot.games.mafie.playing import play
from tests.bot.replay.nights import NAMES, record_text, replayed, texts_of
from tests.soak.amounts import first_or_all, little_or_much

ALL_CARDS = {"extended": True, "cards": tuple(range(1, 17))}
SAVES = Path(__file__).parents[2] / "saves"
every_game = pytest.mark.parametrize("name", list(engines.GAMES))


@every_game
@pytest.mark.rule("RP-2.1")
def test_every_public_line_is_a_step(name: str) -> None:
    _, replay = replayed(name)
    told = [texts_of(replay, step.told)[1] for step in replay.steps if step.told != NOTHING]
    assert len(told) > 20
    assert all(texts_of(replay, step.phase) != ("", "") for step in replay.steps)
    assert replay.steps[-1].phase != replay.steps[0].phase


@every_game
def test_a_step_without_a_line_shows_another_board(name: str) -> None:
    _, replay = replayed(name)
    for before, step in zip(replay.steps, replay.steps[1:], strict=False):
        assert step.told != NOTHING or step.board != before.board


@every_game
@pytest.mark.rule("RP-2.2")
def test_the_board_never_runs_ahead_of_the_lines(name: str) -> None:
    """Until the last line is told, the table does not show the end."""
    _, replay = replayed(name)
    end = replay.steps[-1].phase
    over = [number for number, step in enumerate(replay.steps) if step.phase == end]
    assert over == list(range(over[0], len(replay.steps)))
    assert len(replay.steps) - over[0] <= 2


@every_game
@pytest.mark.rule("RP-2.3", "RP-2.4")
def test_each_seat_finds_its_questions_and_answers(name: str) -> None:
    source, replay = replayed(name)
    for seat in range(source.record.seats):
        kinds = [one.kind for step in replay.steps for one in step.seats[seat].happened]
        assert "asked" in kinds
        assert "answered" in kinds
        held = [step.seats[seat].hand != NOTHING for step in replay.steps]
        assert held == sorted(held), "a hand that was dealt stays in sight"
        assert sum(held) > 0.8 * len(held)
    assert any(one.by in ("auto", "clock") for step in replay.steps for own in step.seats for one in own.happened)


@pytest.mark.rule("RP-2.2", "RP-2.3")
def test_each_question_and_private_line_belongs_to_its_own_seat() -> None:
    """A question reads as on the desk of its seat at that moment; who is out is told so alone."""
    source, replay = replayed("mafie")
    game = source.begin()
    eyes, seen = Viewpoints(game, source.names, frozenset(), ""), set[str]()
    expected: dict[int, list[tuple[str, ...]]] = {seat: [] for seat in range(source.record.seats)}

    def note() -> None:
        for ask in game.asks:
            if ask.id not in seen and ask.holds and (both := eyes.asked(game.view(None), game.view(ask.seat), ask)) != NOTHING:
                expected[ask.seat].append(tuple(eyes.texts.texts[number] for number in both))
            seen.add(ask.id)

    note()
    for move in source.record.moves:
        game.make(move)
        note()
    happened = {seat: [one for step in replay.steps for one in step.seats[seat].happened] for seat in expected}
    assert {seat: [texts_of(replay, one.text) for one in ones if one.kind == "asked"] for seat, ones in happened.items()} == expected
    public: Any = game.view(None)
    assert [any(one.kind == "told" for one in ones) for ones in happened.values()] == [seat.out_round is not None for seat in public.seats]


@pytest.mark.rule("RP-2.2", "RP-2.5")
def test_a_moment_that_only_some_know_is_marked_for_them_alone() -> None:
    game = next(game for game in play(16, 27, ALL_CARDS) if any(notice.text.key == "mf-recruited" for notice in game.notices))
    (told,) = (notice.to for notice in game.notices if notice.text.key == "mf-recruited")
    replay = Replayer(engines.replay(game.record, until=0), NAMES[:16])
    replay.play(game.record.moves)
    assert [any(step.seats[seat].marked for step in replay.steps) for seat in range(16)] == [seat in (told or ()) for seat in range(16)]
    assert not replay.steps[-1].marked


@pytest.mark.rule("RP-2.4")
def test_an_answer_of_a_person_is_not_marked_where_an_automated_player_held_the_seat_longer() -> None:
    source = read(record_text("mafie"))
    theirs = next(number for number, move in enumerate(source.record.moves) if move.ask_name == "mafie.vote.first")
    seat = source.record.moves[theirs].seat
    moves = [move.model_copy(update={"by": "seat"}) if number == theirs else move for number, move in enumerate(source.record.moves)]
    replay = Replayer(source.begin(), source.names, frozenset({seat}))
    replay.play(moves)
    answers = [one.by for step in replay.steps for one in step.seats[seat].happened if one.kind == "answered"]
    assert answers.count("seat") == 1
    assert "auto" in answers


@pytest.mark.rule("RP-2.4")
def test_the_only_possible_answer_that_the_table_has_given_for_a_person_is_not_marked_as_automated() -> None:
    source = read(record_text("nostra_city"))
    replay, rhythm = Replayer(source.begin(), source.names), game_of("nostra_city").timing.rhythm
    forced = 0
    for move in source.record.moves[:100]:
        single = any(rhythm.forces(ask) for ask in replay.game.asks if (ask.seat, ask.name) == (move.seat, move.ask_name))
        forced += single
        replay.make(move if single else move.model_copy(update={"by": "seat"}))
    answers = [one.by for step in replay.steps for own in step.seats for one in own.happened if one.kind == "answered"]
    assert forced == answers.count("forced") > 0
    assert "auto" not in {*answers, *(step.by for step in replay.steps)}


@every_game
@pytest.mark.rule("RP-2.5")
def test_there_are_moments_to_come_back_to(name: str) -> None:
    _, replay = replayed(name)
    marked = sum(step.marked for step in replay.steps)
    assert 2 <= marked < len(replay.steps) / 2


@pytest.mark.parametrize("name", [name for name in engines.GAMES if name != "mafie"])
@pytest.mark.rule("RP-3.3")
def test_a_boxed_game_has_a_curve(name: str) -> None:
    source, replay = replayed(name)
    assert all(len(step.counts) == source.record.seats for step in replay.steps)
    assert len({step.counts for step in replay.steps}) > 1


@pytest.mark.parametrize(
    ("name", "language", "unit", "secret"),
    [
        ("zbojnici", "en", "ducats", None),
        ("mafia_city", "cs", "body", None),
        ("nostra_city", "en", "Respect", "Money in the Bank"),
        ("escape_plan", "en", "thousands of dollars", "thousands of dollars"),
        ("escape_plan", "cs", "příjem v tisících dolarů", "v tisících dolarů"),
    ],
)
@pytest.mark.rule("RP-3.3")
def test_the_numbers_by_round_have_their_unit(name: str, language: str, unit: str, secret: str | None) -> None:
    labels = data_of(*replayed(name), NO_CONTEXT)["labels"][language]
    assert unit in labels["curve"].replace("\u00a0", " ")
    assert secret is None or secret in labels["curve-secret"].replace("\u00a0", " ")


@pytest.mark.parametrize(("name", "field"), [("nostra_city", "money"), ("escape_plan", "cash")])
@pytest.mark.rule("RP-3.3")
def test_the_curve_of_private_knowledge_is_true_in_each_round(name: str, field: str) -> None:
    source, replay = replayed(name)
    game, seats = source.begin(), range(source.record.seats)
    true: dict[int, tuple[int, ...]] = {}

    def note() -> None:
        views: list[Any] = [game.view(seat) for seat in seats]
        true[views[0].round] = tuple(getattr(view.me, field) for view in views)

    note()
    for move in source.record.moves:
        game.make(move)
        note()
    shown = {step.round: tuple(own.count for own in step.seats) for step in replay.steps}
    assert shown == true
    assert len(set(true.values())) > 1


@pytest.mark.parametrize("name", ["mafie", "zbojnici", "mafia_city"])
def test_where_all_that_counts_is_public_nothing_is_added(name: str) -> None:
    _, replay = replayed(name)
    assert all(own.count is None for step in replay.steps for own in step.seats)


def test_mafie_has_none() -> None:
    _, replay = replayed("mafie")
    assert all(step.counts == () for step in replay.steps)


@pytest.mark.rule("RP-2.3")
def test_the_dead_see_only_the_view_of_their_seat() -> None:
    """No hand but the own one: a Police officer who lives to the end is never shown who the Mafia is before it."""
    _, replay = replayed("mafie")
    tokens = {seat.seat: seat.token for seat in replay.game.view(None).seats}  # type: ignore[attr-defined]
    living = [seat.seat for seat in replay.game.view(None).seats if seat.living and seat.token == "police"]  # type: ignore[attr-defined]
    assert "mafioso" in tokens.values() or "mafia" in tokens.values()
    end = replay.steps[-1].phase
    for seat in living:
        for step in replay.steps:
            if step.phase != end:
                assert "Mafia at the table" not in texts_of(replay, step.seats[seat].hand)[1]


@pytest.mark.parametrize("name", first_or_all("mafie", *(name for name in engines.GAMES if name != "mafie")))
@pytest.mark.rule("RP-5.2")
def test_an_abandoned_game_is_walked_as_far_as_it_went(name: str) -> None:
    source = read((SAVES / f"{name}-host-ends.json").read_text("utf-8"))
    replay = Replayer(source.begin(), NAMES[: source.record.seats])
    replay.play(source.record.moves)
    assert replay.steps
    assert texts_of(replay, replay.viewpoints.story()[0])[0]


@pytest.mark.parametrize("every", little_or_much(40, 5))
def test_saved_games_can_be_walked(every: int) -> None:
    """One of each name that games of the past have: solo, arrested, shared and so on; of so many of them one."""
    for file in sorted(SAVES.glob("*.json"))[every - 1 :: every]:
        source = read(file.read_text("utf-8"))
        replay = Replayer(source.begin(), ("",) * source.record.seats)
        replay.play(source.record.moves)
        assert texts_of(replay, replay.steps[-1].phase)[0]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"record": 7}', '{"record": {}}', "null"])
def test_an_invalid_record_is_refused(text: str) -> None:
    with pytest.raises(NoRecord):
        read(text)


@pytest.mark.rule("RP-5.2")
def test_a_game_that_goes_on_is_refused() -> None:
    game = engines.start("mafie", seats=7, seed=1)
    with pytest.raises(NoRecord):
        read(game.record.model_dump_json())


@pytest.mark.rule("RP-4.2")
def test_a_changed_move_is_refused() -> None:
    text = record_text("mafie")
    changed = text.replace('"by": "auto"', '"by": "seat"', 1).replace('"pass"', '"seat:0"', 1)
    with pytest.raises(engines.ReplayDiverged):
        read(changed.replace('"ready"', '"done"', 1))


@every_game
def test_every_moment_is_a_notice_of_the_game(name: str) -> None:
    """A key that the rules never tell would be a moment that never comes."""
    rules = Path(engines.__file__).parent
    written = "\n".join(file.read_text("utf-8") for file in rules.joinpath(name).rglob("*.py"))
    made = {"mf-removed", "mf-disqualified"}  # put together of a prefix and the way out
    assert [key for key in game_of(name).replay.moments if f'"{key}"' not in written and key not in made] == []


def test_a_night_that_everybody_answered_ends_by_nobodys_clock() -> None:
    game = engines.start("mafie", seats=9, seed=4, clocked=True)
    while not any(notice.text.key == "mf-dawn" for notice in game.notices):
        if game.waits:
            game.end_step()
            continue
        ask = next(ask for ask in game.asks if ask.clock is not None)
        game.answer(ask.id, ask.options[0].id)
    record = game.record
    replay = Replayer(engines.replay(record, until=0), NAMES[:9])
    replay.play(record.moves)
    assert sum(move.ask_name == "clock.step" for move in record.moves) == 2
    assert {step.by for step in replay.steps} == {"seat"}
