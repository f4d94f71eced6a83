from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from typing import Any

import pytest

from bot.games import game_of
from bot.presenting.limits import components_of, faults
from bot.presenting.page import Button, Buttons, Menu, Page, Part, Picture
from bot.presenting.scene import Deadline, Floor, Scene
from bot.presenting.texts import words_in
from engines import Game
from engines.table import Ask
from tests.bot.games.mafie.playing import NOW, play, scene_of
from tests.engines.mafie.harness import T10, town

CARDS = {"extended": True, "cards": tuple(range(1, 17))}
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "basic": (9, 2, {}),
    "small": (6, 2, {}),
    "small with a first meeting": (7, 5, {"small_group_first_night": "mafia", "vote_visibility": "live"}),
    "large": (21, 3, {"kids_last_shot": True}),
    "cards": (16, 27, CARDS),
    "children": (
        10,
        6,
        {"kids_theme": True, "kids_no_agent": True, "kids_single_ballot": True, "extended": True, "cards": (2, 4, 6, 10, 12)},
    ),
    "gang": (15, 9, {"extended": True, "cards": "gang", "gang_recognition": True}),
    "no decoys": (8, 7, {"decoys": False, "final_tie": "lot"}),
}
presenter = game_of("mafie").presenter


@cache
def moments(name: str) -> tuple[Scene, ...]:
    """Return the scenes of one game at which something new begins, thinned out, both languages in turn."""
    seats, seed, options = GAMES[name]
    found: list[Scene] = []
    last: object = None
    for number, game in enumerate(play(seats, seed, options)):
        view: Any = game.view(None)
        now = (view.round, view.phase, view.struck, bool(view.ballot and view.ballot.voted))
        if now != last or number % 40 == 0:
            found.append(scene_of(game, "cs" if len(found) % 2 else "en"))
        last = now
    return tuple(found[:: len(found) // 50 + 1])


@cache
def board_of(name: str, number: int) -> Page:
    """Return the board of one of the moments."""
    return presenter.board(moments(name)[number])


def boards(name: str) -> Iterator[tuple[Scene, Page]]:
    """Return every moment of a game with its board."""
    for number, scene in enumerate(moments(name)):
        yield scene, board_of(name, number)


def texts(page: Page) -> list[str]:
    return [part for part in page.parts if isinstance(part, str)]


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


@pytest.mark.parametrize("name", GAMES)
def test_every_board_of_a_game_fits_one_message(name: str) -> None:
    for scene, page in boards(name):
        for made in (page, presenter.board(replace(scene, text_mode=True))):
            assert faults(made) == []
            assert components_of(made) <= 21


def kind(part: Part) -> str:
    return "text" if isinstance(part, str) else type(part).__name__


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("NT-2.2")
def test_a_board_has_phase_picture_wish_awaited_people_and_presses_last(name: str) -> None:
    for scene, page in boards(name):
        kinds = [kind(part) for part in page.parts]
        picture = kinds.index("Picture")
        first = min(place for place, what in enumerate(kinds) if what in ("Menu", "Buttons"))
        assert str(page.parts[0]).startswith("## ")
        assert picture < first and set(kinds[picture + 1 : first]) <= {"text"} and "text" not in kinds[first:]
        assert page.parts[picture + 1] == presenter.request(scene)


@pytest.mark.parametrize("name", GAMES)
def test_the_bottom_row_is_the_same_on_every_board(name: str) -> None:
    """MF-13.2: with cards it leads to those in the deck, at night as well (OP-1.1)."""
    for scene, page in boards(name):
        last = page.parts[-1]
        assert isinstance(last, Buttons)
        cards = ["c1:t7:cards"] if scene.public.options["extended"] else []
        assert [button.id for button in last.buttons] == ["c1:t7:desk", *cards, "c1:t7:help", "c1:t7:host"]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_to_press_moves_within_a_phase(name: str) -> None:
    """A menu may be gone while a strike interrupts; those there stand in the same place."""
    seen: dict[tuple[int, str], list[str]] = {}
    for scene, page in boards(name):
        if scene.public.struck is not None:
            continue
        rows = [[button.id.split(":")[2] for button in part.buttons] for part in page.parts if isinstance(part, Buttons)]
        step = (scene.public.round, scene.public.phase)
        assert seen.setdefault(step, [str(rows)]) == [str(rows)]


class Forbidden(Exception):
    pass


def _blank(ask: Ask) -> Ask:
    """A secret question with nothing in it but that it is asked."""
    return Ask(ask.name, ask.seat, (), secret=True, clock=ask.clock, holds=ask.holds, id=ask.id)


@pytest.mark.rule("MF-15.2", "MF-14.2")
@pytest.mark.parametrize("name", GAMES)
def test_the_board_is_made_of_open_facts_alone(name: str) -> None:
    """The board is the same without the people really asked at night, holders of free cards, offers of windows and views of seats."""

    def forbidden(_seat: int) -> Any:
        raise Forbidden

    for scene, page in boards(name):
        night = scene.public.phase in ("agent", "gang", "mafia")
        kept = [ask for ask in scene.asks if not ask.secret or (not night and ask.clock)]
        public = replace(scene, view=forbidden, asks=tuple(_blank(ask) if ask.secret else ask for ask in kept))
        assert presenter.board(public) == page


@pytest.mark.rule("MF-15.2")
def test_games_that_differ_only_in_hidden_facts_have_the_same_board() -> None:
    boards: dict[str, Page] = {}
    met = 0
    for seed in range(1, 9):
        for number, game in enumerate(play(8, seed, {"extended": True, "cards": (1, 3, 7, 11)})):
            scene = scene_of(game)
            if number > 30:
                break
            if scene.public.phase not in ("agent", "mafia") and number % 5:
                continue
            known = scene.public.model_dump_json()
            page = presenter.board(scene)
            met += known in boards
            assert boards.setdefault(known, page) == page
    assert met > 40


@pytest.mark.parametrize("name", GAMES)
def test_no_living_token_and_no_night_question_stands_in_public(name: str) -> None:
    for scene, page in boards(name):
        if scene.public.phase == "end":
            continue
        shown = "\n".join(texts(page))
        words = scene.words
        theme = "kids" if scene.public.options["kids_theme"] else "town"
        for key, variant in product(("agent-ask", "victim-ask", "recruit-ask", "decoy"), ("yes", "no")):
            assert words(key, theme=theme, alone=variant, gang=variant) not in shown
        assert "||" not in shown
        assert not any(picture.spoiler for picture in page.pictures)
        if scene.public.night:
            assert not any(isinstance(part, Menu) for part in page.parts)


def _board(phase: str, game: str = "basic", **more: Any) -> tuple[Scene, Page]:
    scene = next(scene for scene in moments(game) if scene.public.phase == phase and scene.public.struck is None)
    scene = replace(scene, words=words_in("cs"), **more)
    return scene, presenter.board(scene)


def test_the_bar_tells_night_day_ballot_pause_and_end_apart() -> None:
    accents = {phase: _board(phase)[1].accent for phase in ("agent", "mafia", "discussion", "first", "defence", "final", "end")}
    assert accents == {
        "agent": "night",
        "mafia": "night",
        "discussion": "brass",
        "first": "danger",
        "defence": "brass",
        "final": "danger",
        "end": "done",
    }
    assert _board("first", paused=True)[1].accent == "quiet"


@pytest.mark.rule("MF-15.10")
def test_a_ballot_names_the_missing_and_says_that_votes_may_change() -> None:
    seats, seed, options = GAMES["basic"]
    for game in play(seats, seed, options):
        scene = scene_of(game)
        ballot = scene.public.ballot
        if scene.public.phase == "first" and ballot and 0 < len(ballot.voted) < len(ballot.voters) - 1:
            break
    said = "\n".join(texts(presenter.board(scene)))
    assert scene.words("voted", n=len(ballot.voted), all=len(ballot.voters)) in said
    assert scene.words("ballot-amend") in said
    missing = said.partition("Čeká se na: ")[2]
    for seat in ballot.voters:
        assert (f"**{seat + 1} {scene.names[seat]}**" in missing) == (seat not in ballot.voted)
    (menu,) = [part for part in presenter.board(scene).parts if isinstance(part, Menu)]
    assert menu.id == "c1:t7:mafie.vote.first:1"
    assert [choice.value for choice in menu.choices] == [f"seat:{seat}" for seat in sorted(ballot.candidates)]
    assert not any(choice.chosen for choice in menu.choices)


@pytest.mark.rule("MF-15.4")
def test_at_night_nobody_is_named_and_the_number_comes_only_when_it_is_late() -> None:
    scene, page = _board("mafia")
    assert not any(name in "\n".join(texts(page)) for name in scene.names)
    late = "\n".join(texts(presenter.board(replace(scene, reminder=3))))
    assert scene.words("night-missing", n=scene.public.unanswered) in late
    assert scene.words("night-missing", n=scene.public.unanswered) not in "\n".join(texts(page))


@pytest.mark.rule("MF-15.4")
def test_without_decoys_not_even_the_number_is_told() -> None:
    scene = next(scene for scene in moments("no decoys") if scene.public.phase == "mafia")
    assert presenter.board(replace(scene, reminder=1)) == presenter.board(scene)


@pytest.mark.rule("MF-15.4")
def test_open_questions_do_not_change_the_end_of_the_night() -> None:
    scene, page = _board("agent", step=Deadline(NOW + 99, 99))
    assert f"<t:{int(NOW + 99)}:R>" in "\n".join(texts(page))
    assert presenter.board(replace(scene, asks=(), deadlines={})) == page


def test_a_long_clock_shows_the_time_of_day_too_and_a_pause_none() -> None:
    scene, _ = _board("first")
    long = replace(scene, deadlines={ask.id: Deadline(NOW, 86_400) for ask in scene.asks})
    assert f"<t:{int(NOW)}:R> (<t:{int(NOW)}:f>)" in "\n".join(texts(presenter.board(long)))
    assert "<t:" not in "\n".join(texts(presenter.board(replace(scene, paused=True))))
    assert scene.words("clock-stopped") in "\n".join(texts(presenter.board(replace(scene, paused=True))))


@pytest.mark.rule("MF-14.10")
def test_the_card_button_stands_on_every_day_board_of_an_extended_game_only() -> None:
    for name in ("cards", "basic"):
        for scene, page in boards(name):
            has = any(button.id == "c1:t7:card" for button in buttons(page))
            day = scene.public.phase not in ("agent", "gang", "mafia", "end")
            assert has == (day and name == "cards")


@pytest.mark.parametrize("phase", ["defence", "final"])
def test_text_mode_says_once_who_is_under_suspicion_and_who_speaks(phase: str) -> None:
    scene, _ = _board(phase, text_mode=True)
    suspects = scene.public.suspects
    if phase == "defence":
        scene = replace(scene, floor=Floor(suspects[0], Deadline(None, 45.0), after=suspects[1:]))
    said = "\n".join(texts(presenter.board(scene)))
    assert suspects and said.count("Podezření: ") == 1
    assert "Mluví jen: " not in said
    drawn = "\n".join(texts(presenter.board(replace(scene, text_mode=False))))
    assert "Podezření: " in drawn


def test_text_mode_says_who_speaks_while_the_request_is_about_a_strike() -> None:
    game = town(T10, {6: 11, 7: 2}, begin="vote").ballot("1>3 2>3 4>5").do("6 shoot:9")
    speaker = game.view(None).speaking
    assert speaker is not None
    scene = replace(scene_of(game.game, text_mode=True), floor=Floor(speaker, Deadline(None, 45.0)))
    assert f"Mluví jen: {speaker + 1} " in "\n".join(texts(presenter.board(scene)))


def test_text_mode_puts_the_picture_into_words() -> None:
    scene, page = _board("final", text_mode=True)
    assert not any(isinstance(part, Picture) for part in page.parts)
    said = "\n".join(texts(page))
    for seat in scene.public.seats:
        assert f"{seat.seat + 1} {scene.names[seat.seat]}" in said
    out = [seat for seat in scene.public.seats if not seat.living]
    assert out and all(f"({scene.words(f'pic-token-{seat.token}')})" in said for seat in out)


def _until(name: str, wanted: Any) -> Game:
    seats, seed, options = GAMES[name]
    return next(game for game in play(seats, seed, options) if wanted(scene_of(game)))


@pytest.mark.rule("MF-24.3", "MF-7.5")
def test_with_a_commander_the_board_says_who_votes_now() -> None:
    scene = scene_of(_until("cards", lambda scene: scene.public.phase == "first" and scene.public.ballot))
    (ask,) = scene.asks_named("mafie.vote.first")
    said = "\n".join(texts(presenter.board(scene)))
    assert scene.words("votes-now", who=f"**{ask.seat + 1} {scene.names[ask.seat]}**") in said
    assert scene.words("ballot-final") in said


def test_help_for_every_phase_is_the_same_for_everybody() -> None:
    for name in GAMES:
        for scene in moments(name):
            said = presenter.help(scene, None)
            assert 40 < len(said) <= 2_000
            assert presenter.help(scene, 0) == said


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_ballot_names_the_missing_after_the_first_vote_and_the_final_one_asks_who_leaves(language: str) -> None:
    words, named = words_in(language), set()
    for game in play(9, 2, late=0):
        view: Any = game.view(None)
        if view.phase not in ("first", "final") or view.ballot is None or view.ballot.closed:
            continue
        page = presenter.board(scene_of(game, language))
        said = "\n".join(texts(page))
        assert (words("missing", list="|").partition("|")[0] in said) == bool(view.ballot.voted)
        named.add(bool(view.ballot.voted))
        (menu,) = [part for part in page.parts if isinstance(part, Menu)]
        assert menu.placeholder == words(f"ask-{view.phase}", theme="town")
    assert named == {True, False}
    assert words("ask-final") != words("ask-first", theme="town")


@pytest.mark.rule("NT-1.4")
@pytest.mark.parametrize(("language", "found"), [("cs", ("Moje místo", "/místo")), ("en", ("My desk", "/desk"))])
@pytest.mark.parametrize("text_mode", [False, True])
def test_the_message_with_the_token_tells_its_place_and_the_course_of_the_night(
    language: str, found: tuple[str, ...], text_mode: bool
) -> None:
    words = words_in(language)
    game = next(play(9, 2))
    scene = scene_of(game, language, text_mode=text_mode)
    for seat in range(9):
        page = presenter.hand(scene, seat)
        assert all(one in texts(page)[-1] for one in found)
        token = scene.view(seat).me.token
        night = words(f"pic-role-{token}-1", theme="town")
        drawn = [part.drawing.alt for part in page.parts if isinstance(part, Picture)]
        assert any(night in said for said in (texts(page) if text_mode else drawn))
    start = "\n".join(texts(presenter.board(scene)))
    assert (words("whisper-hint") in start) != (words("want-start") in start), "the board says once where the token is"
    *_, game = play(9, 2)
    scene = scene_of(game, language, text_mode=text_mode)
    assert not any(words("rules-of-silence") in said for said in texts(presenter.hand(scene, 0))), "nothing is secret any more"


@pytest.mark.rule("NT-4.3")
def test_ones_own_night_counts_fingers_only_while_one_could_be_named() -> None:
    words, told = words_in("en"), set()
    for seed in range(6):
        *_, game = play(9, seed)
        scene = scene_of(game, "en")
        ballots = [one for part in scene.public.story.rounds for one in part.ballots if not one.annulled]
        for seat in range(9):
            facts = presenter.own_night(scene, seat).facts
            met = [ballot for ballot in ballots if seat in ballot.candidates]
            pointed = any(seat in ballot.votes.values() for ballot in met)
            assert (words("own-no-fingers") in facts) == (bool(met) and not pointed)
            assert not any(" 0 of " in fact and fact.startswith("Most fingers") for fact in facts)
            assert any(fact.startswith("Out before") for fact in facts) == (not met)
            told.add((bool(met), pointed))
    assert len(told) == 3
