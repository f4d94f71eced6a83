from __future__ import annotations

import re

import pytest

from bot.games.escape_plan.pictures.board import city
from bot.games.escape_plan.pictures.hand import hand
from bot.games.escape_plan.pictures.map import near
from bot.games.escape_plan.pictures.sites import offered, sites, turned
from bot.games.escape_plan.pictures.story import draw_money
from bot.presenting.drawing import Drawing
from bot.presenting.texts import words_in
from engines.escape_plan.map.geometry import Placed, shown
from engines.escape_plan.map.geometry import sites as free_sites
from engines.escape_plan.viewing import view
from engines.escape_plan.views import EscapePlanView, HandStory, SheetLook, StoryPart
from tests.bot.games.escape_plan.pictures.views import a_view, fill_hands, random_city
from tests.bot.presenting.drawing.review import painted, review
from tests.bot.presenting.drawing.svg_reading import ids, texts
from tests.soak.amounts import little_or_much

LONGEST = "Maximiliánovič WWWWWWWWWW"
NAMES = ["Jana", "Karel", "Eliška", "Ondřej", "Žofie"]
LANGUAGES = ("cs", "en")


def ends_of(shown_view: EscapePlanView) -> dict[str, int]:
    """Number every location of the map."""
    return {place.id: number for number, place in enumerate((place for tile in shown_view.tiles for place in tile.locations), 1)}


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("tiles", [2, 6, 10, 14])
@pytest.mark.parametrize("cities", little_or_much(1, 3))
def test_every_city_is_legible_with_the_longest_names(seats: int, tiles: int, cities: int) -> None:
    for seed in range(cities):
        looked = a_view(seats, tiles, 10 * seats + seed)
        words = words_in(LANGUAGES[(seats + tiles // 2 + seed) % 2])
        drawing = city(looked, [LONGEST] * seats, words, bot_players=frozenset({0}))
        review(drawing)
        assert drawing.alt.count("Maximil") >= seats
        review(near(looked, looked.players[0].tile, [LONGEST] * seats, words, ends=ends_of(looked)))


@pytest.mark.rule("EP-6.10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_while_tiles_are_placed_the_board_shows_the_offer_and_the_desk_shows_the_sites(language: str) -> None:
    t = random_city(5, 10, 4)
    t.state.phase, t.state.turn, t.state.awaited = "city", None, [3]
    looked = view(t, None)
    words, names = words_in(language), [LONGEST] * 5
    drawing = city(looked, names, words)
    review(drawing)
    for tile in looked.tile_offer:
        assert f"tile-{tile.id}" in ids(drawing.svg)
        assert re.search(rf"\b{tile.id.upper()}\b", drawing.alt)
    review(offered(looked, names, words))
    positions = list(free_sites({tile.at: Placed(tile.id, tile.rotation) for tile in looked.tiles if tile.at is not None}))
    picture = sites(looked, positions, names, words)
    review(picture)
    assert [name for name in ids(picture.svg) if name.startswith("site-")] == [f"site-{number}" for number in range(1, len(positions) + 1)]
    first = looked.tile_offer[0].id
    review(turned(looked, first, positions[0], [shown(first, rotation) for rotation in range(6)], names, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_board_is_legible_when_it_is_full_and_when_it_is_empty(language: str) -> None:
    t = random_city(3, 14, 6)
    review(hand(view(t, 0), 0, [LONGEST] * 3, words_in(language)))
    fill_hands(t)
    drawing = hand(view(t, 1), 1, [LONGEST] * 3, words_in(language))
    review(drawing)
    words = [line.words for line in texts(drawing.svg)]
    assert "27" in words, "the cash of its owner"
    assert all(not word.endswith("…") or word.startswith("Maxi") for word in words), "nothing that is held is cut"
    with pytest.raises(ValueError, match="own view"):
        hand(view(t, None), 1, NAMES, words_in(language))


def test_the_alternative_text_says_everything_in_the_picture() -> None:
    looked = a_view(4, 10, 2)
    alt = city(looked, NAMES, words_in("cs")).alt.replace("\u00a0", " ")
    assert alt.startswith("Escape Plan, 2. den, večer, Na tahu Jana.")
    assert re.search(r"2 \((B3|zatím neznámý)\) zavřený", alt)
    for player in looked.players:
        assert re.search(rf"{NAMES[player.seat]} {player.tile.upper()} ", alt), "where everybody is"
        assert re.search(rf"{NAMES[player.seat]} {player.row}\b", alt), "and how notorious"
        assert f"{NAMES[player.seat]}: zranění {player.wounds}, kontakty 4, příjem {player.income}" in alt
    for tile in looked.tiles:
        if tile.officers:
            assert re.search(rf"\b{tile.id.upper()} (státní|místní|zvláštní)", alt)


def test_a_full_city_in_words_points_to_the_desk_when_it_does_not_fit() -> None:
    drawing = city(a_view(5, 14, 7), [LONGEST] * 5, words_in("cs"), bot_players=frozenset(range(5)), paused=True)
    assert len(drawing.alt) <= 1000
    assert drawing.alt.count("Maximil") >= 5


def test_equal_views_give_equal_pictures_and_hidden_parts_change_nothing() -> None:
    t = random_city(3, 10, 5)
    fill_hands(t)
    before = city(view(t, None), NAMES, words_in("cs"))
    t.state.players[1].cash, t.state.players[1].plan, t.state.players[2].pockets[2].item = 99, "epl_9", "green_5"
    t.state.patrol_deck.reverse()
    assert city(view(t, None), NAMES, words_in("cs")) == before


def places_of(drawing: Drawing, prefix: str) -> set[str]:
    return {name for name in ids(drawing.svg) if name.startswith(prefix)}


@pytest.mark.rule("EP-5.2", "EP-16.8")
def test_states_differ_in_more_than_colour() -> None:
    t = random_city(3, 14, 5)
    t.state.exits["exit_1"].patrols = t.state.exits["exit_3"].patrols = 0
    open_svg = city(view(t, None), NAMES, words_in("cs")).svg
    t.state.exits["exit_1"].patrols, t.state.closed = 2, ["bar"]
    shut_svg = city(view(t, None), NAMES, words_in("cs")).svg
    for place in ("exit_1", t.state.spots["bar"]):
        before, after = (svg.split(f'id="place-{place}"')[1].split('<g id="')[0] for svg in (open_svg, shut_svg))
        assert "stroke-dasharray" in after and "stroke-dasharray" not in before, "what is shut has a broken ring and a bar"
        assert after.count("<line") == before.count("<line") + 1


def test_every_tile_location_and_end_has_its_place() -> None:
    looked = a_view(2, 14, 3)
    drawing = city(looked, NAMES, words_in("cs"))
    assert places_of(drawing, "tile-") == {f"tile-{tile.id}" for tile in looked.tiles}
    assert len(places_of(drawing, "place-")) == 31
    ends = ends_of(looked)
    middle = looked.tiles[0].id
    close = near(looked, middle, NAMES, words_in("cs"), ends=ends)
    said = {line.words for line in texts(close.svg)}
    for tile in looked.tiles:
        if f"tile-{tile.id}" in ids(close.svg):
            assert {str(ends[place.id]) for place in tile.locations} <= said, "numbers of ends stand in the picture"


@pytest.mark.rule("EP-27.2", "EP-27.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_shows_where_the_money_came_from(language: str) -> None:
    sums = {"group_1": 250, "group_2": 150, "safe_houses": 150, "cash": 33, "assets": 60, "contacts": 100, "bags": 330}
    sheets = tuple(
        SheetLook(who=f"seat:{seat}", **sums, penalty=loss, wounds=60, total=1013 - loss) for seat, loss in enumerate((0, 5, 100))
    )
    hands = tuple(
        HandStory(who=f"seat:{seat}", plan="epl_1", amounts={}, visited=(), cash=3, bags=(), gone="escaped" if seat < 3 else "arrested")
        for seat in range(5)
    )
    told = StoryPart(reason="escaped", winners=(0,), sheets=sheets, hands=hands, turns=())
    looked = a_view(5, 14, 3).model_copy(update={"phase": "end", "reason": "escaped", "winners": (0,), "story": told, "active": None})
    drawing = draw_money(looked, told, [LONGEST] * 5, words_in(language))
    review(drawing)
    words = [line.words for line in texts(drawing.svg)]
    assert {"1013", "1008", "913", "330", "−100", "−60"} <= set(words)
    assert drawing.alt.count("Maximil") >= 5
    said = drawing.alt.replace("\u00a0", " ")
    total, losses = {
        "cs": ("celkem 913 tisíc", "pověst −5 tisíc, zranění −60 tisíc"),
        "en": ("total $913,000", "notoriety −$5,000, wounds −$60,000"),
    }[language]
    assert total in said and losses in said
    explained = {
        "cs": {"podniky", "skrýše", "hotovost", "výhody", "kontakty", "pytle", "pověst", "zranění"},
        "en": {"businesses", "safe houses", "cash", "assets", "contacts", "bags", "notoriety", "wounds"},
    }
    assert explained[language] <= set(words), "T-19: no column is an icon without a word"
    review(city(looked, [LONGEST] * 5, words_in(language)))


def test_a_full_city_is_rendered_in_time_and_small_enough() -> None:
    for seed in (1, 5):
        size, seconds = painted(city(a_view(5, 14, seed), NAMES, words_in("cs")))
        assert size <= 300 * 1024
        assert seconds < 4.0
