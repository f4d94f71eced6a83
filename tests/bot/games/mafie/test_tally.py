"""The tally of a ballot at a table: a picture with the suspects in words, or all pairs in words (NT-3.1)."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.games import game_of
from bot.games.mafie.story import story
from bot.games.mafie.tally import TALLY, decisive_tally, suspects_of, votes_of
from bot.presenting.drawing.tokens import INK
from bot.presenting.page import Line, Picture
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines import Game, Notice
from tests.bot.games.mafie.playing import play, scene_of
from tests.bot.presenting.page_texts import texts_of

pytestmark = pytest.mark.rule("NT-3.1")
presenter = game_of("mafie").presenter


@cache
def played(seats: int = 9, seed: int = 2) -> tuple[Game, ...]:
    """Return a game after each of its moves."""
    return tuple(play(seats, seed))


def ended(seats: int = 9, seed: int = 2, **more: Any) -> tuple[Game, Scene]:
    game = played(seats, seed)[-1]
    return game, scene_of(game, "en", outcome=game.outcome, notices=tuple(game.notices), **more)


def tallies(game: Game) -> Iterator[tuple[int, Notice]]:
    return ((place, notice) for place, notice in enumerate(game.notices) if notice.text.key == TALLY and notice.text.args["voters"])


def line_of(notice: Notice, scene: Scene, game: Game) -> Line:
    (line,) = [line for line in presenter.narrate(game.notices, scene) if line.notice == notice.number and line.seat is None]
    return line


def test_the_text_names_the_suspects_alone_and_the_picture_everybody() -> None:
    game, scene = ended(tally_picture=True)
    found = 0
    for place, notice in tallies(game):
        votes, line = votes_of(notice), line_of(notice, scene, game)
        named = [f"**{seat + 1} {scene.names[seat]}** {list(votes.values()).count(seat)}" for seat in suspects_of(game.notices, place)]
        assert line.drawn and ", ".join(named) in line.text.replace("\u00a0", " ")
        assert line.text.count("**") == 2 * len(named)
        picture = presenter.line_picture(scene, game.notices, notice.number)
        assert picture is not None and sum(picture.svg.count(f'id="lines-to-{seat + 1}"') for seat in set(votes.values())) == len(
            set(votes.values())
        )
        found += len(named) < len(set(votes.values()))
    assert found, "somebody had votes and was no suspect"


def test_suspects_follow_the_rules() -> None:
    game, _ = ended()
    for place, notice in tallies(game):
        following = next((one for one in game.notices[place + 1 :] if one.text.key in ("mf-suspects", TALLY, "mf-round")), None)
        if notice.text.args["kind"] == "first" and following is not None and following.text.key == "mf-suspects":
            assert {f"seat:{seat}" for seat in suspects_of(game.notices, place)} == set(following.text.args["seats"])  # type: ignore[arg-type]


@pytest.mark.parametrize("more", [{"tally_picture": False}, {"tally_picture": True, "text_mode": True}])
def test_without_the_picture_words_say_all_pairs(more: dict[str, bool]) -> None:
    game, scene = ended(**more)
    for _, notice in tallies(game):
        line = line_of(notice, scene, game)
        assert not line.drawn
        for voter in votes_of(notice):
            assert f"{voter + 1} {scene.names[voter]}" in line.text.replace("\u00a0", " ")


def test_the_picture_is_the_same_later_in_the_game_and_shows_no_token_before_its_time() -> None:
    game, scene = ended(tally_picture=True)
    for place, notice in tallies(game):
        moment = next(one for one in played() if len(one.notices) > place)
        then = presenter.line_picture(scene_of(moment, "en"), moment.notices, notice.number)
        assert then is not None and then == presenter.line_picture(scene, game.notices, notice.number)
        shown = sum(one.text.key in ("mf-out", "mf-removed", "mf-disqualified") for one in game.notices[:place])
        assert then.alt.count("(Mafioso)") + then.alt.count("(Police officer)") + then.alt.count("(Agent)") == shown


def test_a_notice_that_an_undo_took_back_has_no_picture() -> None:
    game, scene = ended(tally_picture=True)
    _, first = next(tallies(game))
    assert presenter.line_picture(scene, game.notices[: first.number], first.number) is None
    assert presenter.line_picture(scene, game.notices, 0) is None


def test_the_story_shows_the_ballot_that_decided_with_the_mafia_in_red() -> None:
    game, scene = ended(tally_picture=True)
    place = decisive_tally(game.notices)
    assert place is not None
    verdict = next(one for one in reversed(game.notices) if one.text.key == "mf-struck" and one.text.args["cause"] == "cause:ballot")
    assert verdict.text.args["seat"] in game.notices[place].text.args["votes"], "it led to the verdict"  # type: ignore[operator]
    drawings = [part.drawing for part in story(scene).parts if isinstance(part, Picture)]
    votes = votes_of(game.notices[place])
    mafia = [seat.seat for seat in scene.public.story.seats if seat.force == "mafia"]
    assert "The deciding ballot" in drawings[-1].svg
    red = re.findall(rf'<path d="[^"]*" fill="none" stroke="{INK.red}" stroke-width="9"', drawings[-1].svg)
    assert len(red) == sum(voter in mafia for voter in votes)
    assert len(drawings) == len([part for part in story(replace(scene, tally_picture=False)).parts if isinstance(part, Picture)]) + 1


def test_in_text_mode_the_story_lists_the_votes_of_that_ballot() -> None:
    game, scene = ended(tally_picture=True, text_mode=True)
    place = decisive_tally(game.notices)
    assert place is not None
    said = next(text for text in texts_of(story(scene)) if text.startswith("The deciding ballot"))
    assert all(f"{voter + 1} {scene.names[voter]}" in said.replace("\u00a0", " ") for voter in votes_of(game.notices[place]))


def test_the_votes_of_the_deciding_ballot_are_not_also_the_most_of_one_ballot() -> None:
    once = twice = 0
    most = "Most votes in one ballot"
    for seed in range(12):
        game, scene = ended(6, seed, tally_picture=True, text_mode=True)
        given = [Counter(votes_of(notice).values()) for _, notice in tallies(game)]
        number = max(max(one.values()) for one in given)
        holders = {seat for one in given for seat, votes in one.items() if votes == number}
        place = decisive_tally(game.notices)
        assert place is not None
        deciding = Counter(votes_of(game.notices[place]).values())
        decided = all(deciding[seat] == number for seat in holders)
        said = "\n".join(texts_of(story(scene)))
        assert (most in said) is not decided
        assert most in "\n".join(texts_of(story(replace(scene, tally_picture=False)))), "no ballot is listed, so its votes are worth a line"
        once += decided
        twice += not decided
    assert once and twice


def test_the_course_names_a_guesser_once_a_night() -> None:
    _, scene = ended(seats=12, seed=3)
    nights = [line for line in presenter.story_text(scene).splitlines() if "Hunches: " in line]
    assert nights and any(len({one.by for one in part.hunches}) < len(part.hunches) for part in scene.public.story.rounds)
    for night in nights:
        guessers = re.findall(r"([^;:,→]+) →", night)
        assert len(guessers) == len(set(guessers)), night


def test_the_picture_takes_the_place_of_a_line_and_adds_no_message() -> None:
    game, scene = ended(tally_picture=True)
    told = [presenter.narrate(game.notices, one) for one in (scene, replace(scene, tally_picture=False))]
    drawn, plain = ([(line.notice, line.seat, line.story, line.pings) for line in lines] for lines in told)
    assert drawn == plain


def test_the_czech_title_of_the_deciding_ballot_is_no_single_vote() -> None:
    assert "hlasování" in words_in("cs")("pic-phase-decisive")
