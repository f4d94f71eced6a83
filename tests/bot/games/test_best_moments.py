"""The best moments of finished games, to choose one from (NT-4.4)."""

from functools import cache

import pytest

import engines
from bot.games import game_of
from bot.games.best_moments import MOST, BestMoment, best_moments, leading, with_moments
from bot.presenting.limits import faults
from bot.presenting.page import Menu
from bot.presenting.scene import Scene
from bot.presenting.texts import LANGUAGES
from engines import Game
from tests.bot.games.test_headlines import played, scene_of
from tests.soak.amounts import little_or_much

every_game = pytest.mark.parametrize("game", engines.GAMES)


@cache
def told(game: Game, language: str) -> tuple[Scene, tuple[BestMoment, ...]]:
    """Return a finished game in a language, and its best moments, found once for all tests."""
    scene = scene_of(game, language)
    return scene, best_moments(scene)


@every_game
@pytest.mark.rule("NT-4.4")
@pytest.mark.parametrize("games", little_or_much(6, 12))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_has_moments_each_with_its_public_place(game: str, language: str, games: int) -> None:
    """NT-4.4: headlines first, then public events; in plain words, and the same in both languages."""
    seen = 0
    for one in played(game, games):
        scene, moments = told(one, language)
        assert len(moments) <= MOST and len({moment.id for moment in moments}) == len(moments)
        heads = [name for name, _ in game_of(game).presenter.moments(scene)][:MOST]
        assert [moment.id for moment in moments][: len(heads)] == heads
        for moment in moments:
            notice = scene.notices[moment.notice]
            assert notice.to is None and notice.text.key in game_of(game).replay.moments
            assert moment.text and "**" not in moment.text and "\n" not in moment.text
        _, other = told(one, "en" if language == "cs" else "cs")
        assert [(moment.id, moment.notice) for moment in other] == [(moment.id, moment.notice) for moment in moments]
        page = with_moments(game_of(game).presenter.story(scene), scene, moments, moments[-1] if moments else None, voting=True)
        assert faults(page) == []
        seen += len(moments) > 1
    assert seen >= games * 5 / 6, "nearly every game has something to choose from"


@every_game
@pytest.mark.rule("NT-4.4", "NT-4.1")
def test_without_headlines_there_are_still_events_to_choose_from(game: str) -> None:
    moments = best_moments(scene_of(played(game, 1)[0], "en", headlined=False))
    assert moments and all(moment.id.startswith("n") for moment in moments)


@pytest.mark.rule("NT-4.4")
def test_the_events_of_a_robbers_game_are_its_greatest_and_none_moved_nothing() -> None:
    kinds: set[str] = set()
    for one in played("zbojnici", 12):
        scene, moments = told(one, "en")
        events = [scene.notices[moment.notice].text for moment in moments if moment.id == f"n{moment.notice}"]
        counts = [(event.key, event.args["n"]) for event in events]
        assert all(n != 0 for _, n in counts)
        for kind in {kind for kind, _ in counts}:
            taken = [n for key, n in counts if key == kind]
            assert taken == sorted(taken, reverse=True)
        kinds |= {kind for kind, _ in counts}
    assert kinds == {"zb-recon", "zb-robbed", "zb-arrested", "zb-gain"}, "a token for a prisoner's way home is none"


@pytest.mark.rule("NT-4.4")
@pytest.mark.parametrize("games", little_or_much(30, 60))
def test_a_headline_is_placed_where_its_people_are_named(games: int) -> None:
    met = set()
    for one in played("mafie", games):
        scene, moments = told(one, "en")
        for moment in moments:
            if moment.id in ("turned_tie", "vest"):
                facts = next(found.facts for found in game_of("mafie").headlines.of_scene(scene) if found.name == moment.id)
                assert facts["seat"] in scene.notices[moment.notice].text.args.values()
                met.add(moment.id)
    assert met == {"turned_tie", "vest"}


@pytest.mark.rule("NT-4.4", "NT-4.7")
@pytest.mark.parametrize(("game", "names"), [("zbojnici", {"haul"}), ("mafia_city", {"big_round", "deserted"})])
def test_a_headline_with_a_round_is_placed_in_it(game: str, names: set[str]) -> None:
    """In the next one where nothing worth a chapter happened in it."""
    met = 0
    for one in played(game):
        scene, moments = told(one, "en")
        begun = [(number, notice.text.args["round"]) for number, notice in enumerate(scene.notices) if "round" in notice.text.args]
        marked = [
            number for number, notice in enumerate(scene.notices) if notice.text.key in game_of(game).replay.moments and notice.to is None
        ]
        for found in game_of(game).headlines.of_scene(scene):
            moment = next((moment for moment in moments if moment.id == found.name), None)
            if found.name in names and moment is not None:
                at = min(number for number, round_ in begun if round_ == found.facts["round"])
                end = min((number for number, _ in begun if number > at and _ != found.facts["round"]), default=len(scene.notices))
                inside = any(at <= number < end for number in marked)
                assert at <= moment.notice < end if inside else at <= moment.notice
                met += inside
    assert met


@pytest.mark.rule("NT-4.4", "NT-4.7")
@pytest.mark.parametrize(("game", "name"), [("zbojnici", "last_day"), ("zbojnici", "neck"), ("mafia_city", "one_point")])
def test_a_headline_about_the_outcome_is_placed_at_the_end(game: str, name: str) -> None:
    """Not where one of the two robbed the other on the second day."""
    places = [(scene, moment) for one in played(game) for scene, moments in [told(one, "en")] for moment in moments if moment.id == name]
    assert places
    for scene, moment in places:
        worth = game_of(game).replay.moments
        assert not [one for one in scene.notices[moment.notice + 1 :] if one.text.key in worth and one.to is None]


@pytest.mark.rule("NT-4.4", "NT-4.7")
def test_the_town_against_its_own_is_placed_where_one_of_them_falls() -> None:
    places = [(scene, moment) for one in played("mafie", 30) for scene, moments in [told(one, "en")] for moment in moments]
    own = [scene.notices[moment.notice].text.key for scene, moment in places if moment.id == "own_twice"]
    assert own and "mf-end" not in own


@pytest.mark.rule("NT-4.4")
def test_most_votes_win_and_of_equal_ones_the_better_moment() -> None:
    moments = tuple(BestMoment(name, name, place) for place, name in enumerate(("a", "b", "c")))
    assert leading([], moments) is None
    assert leading(["c", "b", "gone"], moments) == moments[1]
    assert leading(["c", "b", "c"], moments) == moments[2]


@pytest.mark.rule("NT-4.4")
def test_the_menu_is_gone_after_the_vote_and_the_winner_stays() -> None:
    scene = scene_of(played("mafie", 1)[0], "en")
    moments, story = best_moments(scene), game_of("mafie").presenter.story(scene)
    page = with_moments(story, scene, moments, moments[0], voting=False)
    assert not any(isinstance(part, Menu) for part in page.parts)
    assert f"**The moment of the night:** {moments[0].text}" in page.parts
    assert with_moments(story, scene, moments, None, voting=False) == story
