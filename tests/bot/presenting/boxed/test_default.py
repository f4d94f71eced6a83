"""A game that has nothing but words: every page of whole games, long questions, what is confirmed, what stays secret."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

import engines
from bot.games import game_of
from bot.presenting.boxed.default import DefaultVoice
from bot.presenting.boxed.pages import waiting
from bot.presenting.closing import proof_page
from bot.presenting.limits import faults
from bot.presenting.naming import short
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Deadline, Look, Scene
from bot.presenting.texts import be_strict, words_in
from engines import Ask, Game
from engines.chance import Stream
from engines.players import RandomPlayer
from engines.table import plain_option
from tests import toy_game
from tests.bot.presenting.boxed.tables import NAMES, NOW, buttons, everything, menus, plain_texts, pressed, texts
from tests.soak.amounts import soaked


@pytest.fixture
def presenter(monkeypatch: pytest.MonkeyPatch) -> Iterator[Presenter]:
    toy_game.register_toy(monkeypatch)
    be_strict()
    yield game_of("toy").presenter
    be_strict(False)
    monkeypatch.undo()
    toy_game.forget()


def scene_of(game: Game, language: str = "cs", **more: Any) -> Scene:
    over = {"outcome": game.outcome, "notices": game.notices, "salt": "aa", "secret": "bb", "verified": True} if game.outcome else {}
    seats = game.seats
    return Scene(
        "t7", "toy", game.view(None), game.view, game.asks, {ask.id: Deadline(NOW, 40) for ask in game.asks if ask.clock}, NAMES[:seats],
        words_in(language), **{**over, **more},
    )  # fmt: skip


def play(seats: int = 4, seed: int = 3) -> Iterator[Game]:
    game, stream = engines.start("toy", seats=seats, seed=seed), Stream(seed, "test")
    yield game
    while game.outcome is None:
        ask = stream.pick([ask for ask in game.asks if ask.clock is not None])
        picks = RandomPlayer(ask.seat, Stream(game.moves_made, "player")).choose(ask, game.view(ask.seat)) or ()
        game.answer(ask.id, *picks)
        yield game


@pytest.mark.parametrize(("seats", "language"), [(2, "cs"), (6, "en"), *soaked((2, "en"), (6, "cs"))])
def test_every_page_of_a_whole_game_fits_and_offers_every_answer(presenter: Presenter, seats: int, language: str) -> None:
    for game in play(seats):
        scene = scene_of(game, language)
        for page in (presenter.board(scene), presenter.story(scene), presenter.spectator_desk(scene)):
            assert faults(page) == []
        for seat in range(seats):
            assert faults(presenter.desk(scene, seat)) == faults(presenter.hand(scene, seat)) == []
        for ask in scene.asks:
            offered = {option.id for option in ask.options if not option.host_only}
            assert pressed(presenter.desk(scene, ask.seat), ask) - {"none"} == offered
            assert presenter.receipt(scene, ask, ask.default or (min(offered),))
        assert len(presenter.help(scene, None)) <= 1_900


OPENED = {
    ("en", 1): "give exactly that seal: the salt `aa` and the secret `bb` (version 1).",
    ("en", 2): "give exactly that seal: the table’s id `t7`, the salt `aa` and the secret `bb` (version 2).",
    ("cs", 1): "Přes SHA-256 dají přesně tuhle pečeť zapsané za sebou sůl `aa` a tajemství `bb` (verze 1).",
    ("cs", 2): "Přes SHA-256 dají přesně tuhle pečeť zapsané za sebou označení stolu `t7`, sůl `aa` a tajemství `bb` (verze 2).",
}


@pytest.mark.parametrize(("language", "version"), OPENED)
def test_the_proof_names_all_that_its_version_sealed(presenter: Presenter, language: str, version: int) -> None:
    *_, game = play()
    scene = scene_of(game, language, seal_version=version)
    assert OPENED[language, version] in plain_texts(proof_page(scene))
    kept = presenter.story_text(scene).replace("\u00a0", " ")
    assert {"en": f"Seal, version {version}: ", "cs": f"Pečeť, verze {version}: "}[language] in kept


def test_the_end_names_winners_scores_and_the_proof(presenter: Presenter) -> None:
    *_, game = play()
    assert game.outcome is not None and game.outcome.scores is not None
    said = texts(presenter.story(scene_of(game, "en")))
    assert "Three rounds are over." in said and "Deal verified ✓" in said and "`bb`" not in said
    assert "`bb`" in texts(proof_page(scene_of(game, "en")))
    for seat, points in game.outcome.scores.items():
        assert f"**{short(NAMES[seat])}** {points}" in said
    course = presenter.story_text(scene_of(game, "en"))
    assert "**" not in course and "The last round is over." in course and "You hold" not in course


def test_a_secret_question_shows_nowhere_but_to_its_seat(presenter: Presenter) -> None:
    for game in play():
        scene = scene_of(game)
        board, desks = everything(presenter.board(scene)), [presenter.desk(scene, seat) for seat in range(4)]
        for seat in range(4):
            secret = [ask for ask in game.asks if ask.seat == seat and ask.secret]
            without = replace(scene, asks=tuple(ask for ask in game.asks if ask not in secret))
            assert board == everything(presenter.board(without))
            assert presenter.last_call(scene) == presenter.last_call(without)
            for other in set(range(4)) - {seat}:
                assert desks[other] == presenter.desk(without, other)


def test_irrevocable_answers_are_confirmed_on_the_desk(presenter: Presenter) -> None:
    scene = scene_of(next(play()))
    ask = next(ask for ask in scene.asks if ask.name == "toy.leave")
    assert presenter.needs_confirm(scene, ask, ("leave",))
    for page in (presenter.confirm(scene, ask, ("leave",)), presenter.desk(scene, ask.seat, confirm=ask.name, chosen="leave")):
        assert [button.id.split(":")[2] for button in buttons(page)] == ["sure", "back", "more"]
    plan = next(ask for ask in scene.asks if ask.name == "toy.plan")
    assert not presenter.needs_confirm(scene, plan, ("seat:1",))


@pytest.mark.rule("NT-2.3")
def test_a_desk_does_not_say_that_the_table_waits_for_its_reader(presenter: Presenter) -> None:
    """A move that is not told yet may have closed the reader's question while the public view still awaits them."""
    game = next(game for game in play() if sum(ask.holds and not ask.secret for ask in game.asks) > 1)
    asked = tuple(sorted({ask.seat for ask in game.asks if ask.holds and not ask.secret}))
    voice = DefaultVoice(scene_of(game, "en"))
    for seat in asked:
        said = waiting(voice, seat)
        assert voice.who(seat) not in said and all(voice.who(other) in said for other in asked if other != seat)


def long_question(count: int, most: int) -> Ask:
    options = tuple(plain_option(f"pick{number}", "toy-boom") for number in range(count))
    return Ask("toy.raid", 0, options, least=1, most=most, id="toy.raid/0/1")


def test_many_answers_are_leafed_through(presenter: Presenter) -> None:
    ask = long_question(60, 1)
    scene = replace(scene_of(next(play())), asks=(ask,))
    pages = [presenter.desk(replace(scene, look=Look(ask.name, place)), 0) for place in ("", ".1", ".2")]
    assert set().union(*(pressed(page, ask) for page in pages)) == {option.id for option in ask.options}
    assert all(len(menus(page)[0].choices) <= 25 and faults(page) == [] for page in pages)


def test_several_answers_are_marked_and_taken_at_once(presenter: Presenter) -> None:
    ask = long_question(30, 3)
    scene = replace(scene_of(next(play())), asks=(ask,), look=Look(ask.name, "7.0"))
    page = presenter.desk(scene, 0)
    assert [choice.value for choice in menus(page)[0].choices if choice.chosen] == ["pick0", "pick1", "pick2"]
    (take,) = [button for button in buttons(page) if ":take:" in button.id]
    assert not take.disabled and faults(page) == []


def test_private_notices_go_to_their_seat_behind_spoilers(presenter: Presenter) -> None:
    game = next(play())
    lines = presenter.narrate(game.notices, scene_of(game, "en"))
    assert [line.seat for line in lines] == [None, 0, 1, 2, 3]
    assert all(line.text.startswith("||You hold") for line in lines[1:])
    with pytest.raises(ValueError, match="first notice"):
        presenter.narrate(game.notices[1:], scene_of(game))
