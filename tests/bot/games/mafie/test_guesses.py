"""Guesses in Mafie: their subjects, when one is right, and where it stands (NT-5.1)."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from bot.games.mafie.guesses import judged
from bot.games.mafie.presenter import PRESENTER
from bot.presenting.guesses import GUESS, NOBODY, Guess, Guesser
from bot.presenting.limits import faults
from bot.presenting.page import Menu, Page
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines import Game
from tests.bot.games.mafie.playing import NAMES, play, scene_of
from tests.soak.amounts import little_or_much

pytestmark = pytest.mark.rule("NT-5.1")
WORDS = words_in("en")
GUEST = Guesser(guest=0)


def menus(page: Page) -> list[Menu]:
    return [part for part in page.parts if isinstance(part, Menu) and f":{GUESS}:" in part.id]


def text(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


def truth(story: Any, guess: Guess) -> tuple[int, int]:
    """Return what a guess is worth by the story: who was struck by the Mafia or the ballot and not saved."""
    if guess.about == "mafia":
        return sum(story.seats[seat].token == "mafia" for seat in guess.seats), len(guess.seats)
    cause = {"night": "mafia", "day": "ballot", "verdict": "ballot"}[guess.about]
    fell = {strike.seat for strike in story.rounds[guess.round].strikes if strike.cause == cause and strike.token}
    return int(guess.seats[0] in fell if guess.seats else not fell), 1


@pytest.mark.parametrize("games", little_or_much(2, 12))
@pytest.mark.parametrize("seats", [6, 11, 21])
def test_guesses_are_judged_as_the_story_tells_and_never_too_soon(seats: int, games: int) -> None:
    decided = right = nobody = 0
    for seed in range(games):
        made: list[Guess] = []
        game: Game | None = None
        for game in play(seats, seed, {"extended": seats == 11}):
            scene = scene_of(game, "en", guessing=True)
            offered = PRESENTER.open_guesses(scene, None)
            made += [Guess(GUEST, one.about, one.round, one.seats[: one.count]) for one in offered]
            made += [Guess(GUEST, one.about, one.round, ()) for one in offered if one.nobody]
            open_now = {(one.about, one.round) for one in offered}
            assert not any(judged(scene.public, guess)[1] for guess in made if (guess.about, guess.round) in open_now), "still open"
        assert game is not None
        view: Any = game.view(None)
        for guess in set(made):
            found = judged(view, guess)
            if found[1]:
                assert found == truth(view.story, guess), guess
            decided += bool(found[1])
            right += found[0]
            nobody += bool(found[0] and not guess.seats)
    assert decided and right and (nobody or seats != 11)


@pytest.mark.parametrize("step", little_or_much(9, 1))
def test_the_dead_find_the_menus_on_their_desk_and_the_living_find_nothing(step: int) -> None:
    nights = days = 0
    for game in islice(play(11, 3), 0, None, step):
        scene = scene_of(game, "cs", guessing=True)
        for seat in range(11):
            page = PRESENTER.desk(scene, seat)
            there = [menu.id.rpartition(":")[2].partition(".")[0] for menu in menus(page)]
            if scene.public.seats[seat].living or scene.public.phase == "end":
                assert not there
            else:
                assert not faults(page)
                nights += "night" in there
                days += "day" in there
                assert "mafia" not in there, "they read the tokens in the book"
        assert not menus(PRESENTER.desk(replace(scene, guessing=False), 0))
        assert not menus(PRESENTER.board(scene)) and not menus(PRESENTER.hand(scene, 0))
    assert nights and days


def at_dusk(seats: int = 11) -> tuple[Scene, int]:
    """Return the second night in which somebody is out, and that seat."""
    for game in play(seats, 3):
        scene = scene_of(game, "en", keep=True, guessing=True)
        out = [seat.seat for seat in scene.public.seats if not seat.living]
        if scene.public.phase in ("agent", "mafia") and len(out) > 1:
            return scene, out[0]
    raise AssertionError("nobody is out")


def test_a_guess_shows_to_its_guesser_alone() -> None:
    scene, dead = at_dusk()
    living = [seat.seat for seat in scene.public.seats if seat.living]
    other = next(seat.seat for seat in scene.public.seats if not seat.living and seat.seat != dead)
    guessed = replace(scene, guesses=(Guess(Guesser(dead), "night", scene.public.round, (living[3],)),))
    own = PRESENTER.desk(guessed, dead)
    assert WORDS("guess-own", who=f"||{living[3] + 1} {NAMES[living[3]]}||") in text(own)
    assert [choice.value for choice in menus(own)[0].choices if choice.chosen] == [f"seat:{living[3]}"]
    for page in (PRESENTER.desk, PRESENTER.hand):
        assert page(guessed, other) == page(scene, other) and page(guessed, living[0]) == page(scene, living[0])
    for public in (PRESENTER.board, PRESENTER.spectator_desk):
        assert public(guessed) == public(scene)


def test_the_graveyard_reads_a_score_without_contents_and_a_spectator_only_their_own() -> None:
    scene, dead = at_dusk()
    number = scene.public.round - 1
    guesses = tuple(Guess(by, "day", number, ()) for by in (Guesser(dead), GUEST))
    guessed = replace(scene, guesses=guesses, guests=("77",))
    right = judged(scene.public, guesses[0])[0]
    score = WORDS("guess-score-of", who=f"**{dead + 1} {NAMES[dead]}**", right=right, all=1)
    mine = WORDS("guess-score-of", who="<@77>", right=right, all=1)
    desk, stand = text(PRESENTER.desk(guessed, dead)), text(PRESENTER.spectator_desk(replace(guessed, guest=0)))
    assert score in desk and mine in desk
    assert mine in stand and score not in stand
    assert mine not in text(PRESENTER.spectator_desk(guessed)), "another spectator"


@pytest.mark.parametrize("kids", [False, True])
def test_the_story_names_the_best_ghost(kids: bool) -> None:
    *_, game = play(11, 4, {"kids_theme": kids})
    view: Any = game.view(None)
    fell = next(seat for seat in view.seats if seat.way_out == "ballot")
    theme = "kids" if kids else "town"
    right, wrong = (fell.seat,), ((fell.seat + 1) % 11,)
    guesses = [Guess(Guesser(2), "day", fell.out_round, wrong), Guess(Guesser(3), "day", fell.out_round, right)]
    scene = scene_of(game, "en", outcome=game.outcome, guesses=tuple(guesses))
    line = WORDS("story-guesses", list=f"**4 {NAMES[3]}**", right=1, all=1, theme=theme)
    assert line in text(PRESENTER.story(scene)) and line.replace("**", "") in PRESENTER.story_text(scene)
    guesses.append(Guess(GUEST, "day", fell.out_round, right))
    both = scene_of(game, "en", outcome=game.outcome, guesses=tuple(guesses), guests=("77",))
    assert "<@77>" in text(PRESENTER.story(both)) and WORDS("guess-spectator", number=1) in PRESENTER.story_text(both)
    assert WORDS("guess-spectator", number=1) in text(PRESENTER.story(replace(both, guests=("-5",)))), "forgotten"
    poor = scene_of(game, "en", outcome=game.outcome, guesses=tuple(guesses[:1]))
    assert WORDS("story-guesses", list="|", right=0, all=0, theme=theme).partition("|")[0] not in text(PRESENTER.story(poor))


def test_nobody_is_an_answer_where_one_name_is_asked_for() -> None:
    scene, dead = at_dusk()
    for menu in menus(PRESENTER.desk(scene, dead)):
        assert (menu.choices[-1].value == NOBODY) == (menu.least == 1)


def test_a_sealed_guess_stays_in_sight_until_it_is_decided() -> None:
    seen = 0
    for game in play(11, 3):
        scene = scene_of(game, "en", guessing=True)
        public = scene.public
        made = (Guess(GUEST, "day", public.round, (0,)), Guess(GUEST, "day", public.round - 1, (1,)))
        page = PRESENTER.spectator_desk(replace(scene, guesses=made, guest=0))
        if public.phase not in ("first", "defence", "final", "tie"):
            continue
        seen += 1
        assert not [menu for menu in menus(page) if ":day." in menu.id]
        assert f"{WORDS('guess-day')}\n" in text(page) and f"1 {NAMES[0]}" in text(page)
        assert text(page).count(WORDS("guess-day")) == 1, "the guess of the day before is decided"
    assert seen


def test_while_the_suspects_speak_one_of_them_is_guessed() -> None:
    spoken = 0
    for seed in range(4):
        for game in play(11, seed):
            scene = scene_of(game, "en", guessing=True)
            public = scene.public
            offered = [one for one in PRESENTER.open_guesses(scene, None) if one.about == "verdict"]
            assert bool(offered) == (public.phase == "defence" and len(public.suspects) > 1)
            out = [seat.seat for seat in public.seats if not seat.living]
            for one in offered:
                assert (one.round, set(one.seats)) == (public.round, set(public.suspects))
                assert WORDS("guess-verdict") in text(PRESENTER.spectator_desk(scene))
                assert all(f":verdict.{public.round}" in menus(PRESENTER.desk(scene, seat))[0].id for seat in out)
                spoken += bool(out)
    assert spoken
