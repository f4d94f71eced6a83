from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.zbojnici.pictures.board import city
from bot.games.zbojnici.pictures.speech import DISTRICT_ICONS
from bot.games.zbojnici.pictures.story import purses_by_day
from bot.presenting.drawing import Drawing
from bot.presenting.texts import words_in
from engines.zbojnici.views import BandView, ZbojniciView
from tests.bot.presenting.boxed.tables import NAMES, ZBOJNICI
from tests.bot.presenting.drawing.review import painted, review
from tests.bot.presenting.drawing.svg_reading import ids, texts

views = ZBOJNICI.views
LONGEST = "Maximiliánovič WWWWWWWWWW"
LANGUAGES = ("cs", "en")


def resolved(seats: int = 6, seed: int = 4) -> ZbojniciView:
    """Return a moment in the middle of a resolution, the fullest of the game."""
    found = [view for view in views(seats, seed) if view.phase == "resolution" and view.current]
    fullest: ZbojniciView = max(found, key=lambda view: sum(len(place.bands) for place in view.places))
    return fullest


def crowded(seats: int = 6) -> ZbojniciView:
    """Return a city in which everybody is in one place with a token, everybody else's prisoners too, with every day card."""
    view = resolved(seats)
    everybody = tuple(
        BandView(seat=seat, bandits=0 if seat == view.prince else 3, guards=3 if seat == view.prince else 0, token=True)
        for seat in range(seats)
    )
    places = tuple(
        place.model_copy(update={"bands": everybody, "day": place.district != "dungeon", "current": place.position == 5, "resolved": False})
        for place in view.places
    )
    players = tuple(
        player.model_copy(update={"ducats": None if player.ducats is None else 128, "taken": 3, "cards": 4, "awaited": True})
        for player in view.players
    )
    return view.model_copy(update={"places": places, "players": players})


def alt_texts(view: ZbojniciView, language: str = "cs", **more: Any) -> list[str]:
    return [line.words for line in texts(city(view, NAMES[: len(view.players)], words_in(language), **more).svg)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_moment_of_a_game_is_legible_with_the_longest_names(seats: int, language: str) -> None:
    shown = views(seats, 11)
    for view in (*shown[:: max(1, len(shown) // 12)], shown[-1]):
        drawing = city(view, [LONGEST] * seats, words_in(language), bot_players=frozenset({0}))
        review(drawing)
        assert drawing.height <= 1350
        assert drawing.alt.count("Maximil") >= seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_fullest_city_is_still_legible(seats: int, language: str) -> None:
    drawing = city(crowded(seats), [LONGEST] * seats, words_in(language), bot_players=frozenset(range(seats)))
    review(drawing)
    assert all(not line.words.endswith("…") or line.words.startswith("Maxi") for line in texts(drawing.svg)), "no district is cut"


@pytest.mark.rule("ZB-1.2", "ZB-1.3")
def test_districts_stand_in_arrow_order_with_the_dungeon_in_the_middle() -> None:
    view = resolved()
    drawn = [name for name in ids(city(view, NAMES, words_in("cs")).svg) if name.startswith("district-")]
    assert drawn == [f"district-{place.district}" for place in view.places]
    assert drawn[-1] == "district-dungeon"
    assert {"1", "2", "3", "4", "5", "6", "7", "8"} <= set(alt_texts(view))


def test_equal_views_give_equal_pictures_and_hidden_parts_change_nothing() -> None:
    view = resolved()
    one = city(view, NAMES, words_in("cs"))
    assert one == city(view.model_copy(), NAMES, words_in("cs"))


def test_the_alternative_text_says_everything_in_the_picture() -> None:
    view = resolved()
    alt = city(view, NAMES, words_in("cs")).alt.replace("\u00a0", " ")
    assert alt.startswith(f"Zbojníci, {view.round}. den, vyhodnocuje se ")
    for place in view.places[:7]:
        for band in place.bands:
            if band.bandits:
                assert re.search(rf"{place.position}\. [^.]*\b{band.bandits}\b", alt)
    for player in view.players:
        assert NAMES[player.seat][:8] in alt
        if player.ducats is not None:
            assert f"{player.ducats}, žetony {player.tokens}" in alt


def test_a_full_city_in_words_points_to_the_desk_when_it_does_not_fit() -> None:
    drawing = city(crowded(), [LONGEST] * 6, words_in("cs"), bot_players=frozenset(range(6)))
    assert len(drawing.alt) <= 1000
    assert "Moje místo" in drawing.alt


@pytest.mark.rule("ZB-4.1", "ZB-4.9")
def test_planning_shows_who_is_done_and_no_plan() -> None:
    planning = [view for view in views(4, 5) if view.phase == "planning" and view.round == 2]
    drawings: dict[tuple[int, ...], set[Drawing]] = {}
    for view in planning:
        done = tuple(player.seat for player in view.players if player.answered)
        drawings.setdefault(done, set()).add(city(view, NAMES[:4], words_in("cs")))
    assert len(drawings) >= 3
    assert all(len(same) == 1 for same in drawings.values()), "the board changes only when somebody is done"


def test_a_day_card_lies_on_its_district_until_it_is_used() -> None:
    view = next(view for view in views(4, 5) if any(place.day for place in view.places))
    place = next(place for place in view.places if place.day)
    drawing = city(view, NAMES[:4], words_in("cs"))
    strip = drawing.svg.split(f'id="district-{place.district}"')[1].split("</g>\n<g id=")[0]
    assert "#F1E7D3" in strip
    assert "karta dne" in drawing.alt


@pytest.mark.rule("OP-1.1", "ZB-3.1", "ZB-3.2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_day_cards_that_may_still_come_are_drawn_and_told(language: str) -> None:
    """Which ones, never in which order: a card that has come is an empty frame."""
    shown = views(4, 5)
    for view in shown[:: max(1, len(shown) // 9)]:
        drawing = city(view, NAMES[:4], words_in(language))
        cards = drawing.svg.split('id="day-cards"')[1].split('<g id="district-')[0]
        assert (cards.count('stroke-dasharray="6 8"'), len(re.findall('<rect[^>]*width="68"[^>]*fill="#F1E7D3"', cards))) == (
            len(view.turned),
            7 - len(view.turned),
        )
        other = view.model_copy(update={"turned": tuple(place.district for place in view.places[: len(view.turned)])})
        assert (city(other, NAMES[:4], words_in(language)).svg == drawing.svg) == (set(other.turned) == set(view.turned))
        if view.deck > 0:
            told = drawing.alt.rpartition(":")[2]
            assert [district for district in view.unturned if words_in(language)(f"pic-zb-district-{district}") not in told] == []


@pytest.mark.rule("NT-3.4")
def test_every_district_has_its_houses_and_streets_lead_from_one_to_the_next() -> None:
    view = next(view for view in views(4, 5) if view.phase == "planning")
    svg = city(view, NAMES[:4], words_in("cs")).svg
    assert [name for name in ids(svg) if name.startswith("front-")] == [f"front-{place.district}" for place in view.places[:7]]
    fronts = [svg.split(f'id="front-{place.district}"')[1].split("</g>")[0] for place in view.places[:7]]
    assert len({re.sub(r"[\d.]+", "", front) for front in fronts}) == 7, "no two districts look alike"


def test_states_differ_in_more_than_colour() -> None:
    view = resolved()
    (waiting, *_), done = view.awaited, next(player for player in view.players if not player.awaited)
    players = tuple(player.model_copy(update={"answered": player.seat == done.seat}) for player in view.players)
    svg = city(view.model_copy(update={"players": players}), NAMES, words_in("cs")).svg
    panels = {seat: svg.split(f'id="player-{seat + 1}"')[1].split('<g id="')[0] for seat in (waiting, done.seat)}
    assert panels[waiting].count("<circle") and panels[done.seat].count("<circle")
    assert set(DISTRICT_ICONS) == {place.district for place in view.places}


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_story_shows_every_robber_and_every_day(seats: int) -> None:
    view = views(seats, 11)[-1]
    assert view.story is not None
    for language in LANGUAGES:
        drawing = purses_by_day(view, view.story, [LONGEST] * seats, words_in(language))
        review(drawing)
        rows = [name for name in ids(drawing.svg) if name.startswith("purse-")]
        assert len(rows) == len(view.story.scores) == (2 if seats == 2 else seats - 1)
        for ducats in view.story.scores.values():
            assert str(ducats) in drawing.alt


def test_a_full_city_is_rendered_in_time_and_small_enough() -> None:
    size, seconds = painted(city(crowded(), NAMES, words_in("cs")))
    assert size <= 300 * 1024
    assert seconds < 2.0
