from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.games.mafia_city.pictures.board import city
from bot.games.mafia_city.pictures.hand import LINES, hand_of_cards
from bot.games.mafia_city.pictures.story import way_to_the_target
from bot.presenting.drawing import render
from bot.presenting.drawing.lettering import width, wrap
from bot.presenting.texts import words_in
from engines.mafia_city.components import CARDS, KINDS, PRISON, SYMBOLS
from engines.mafia_city.views import CardView, MafiaCityView, MyPart
from tests.bot.presenting.boxed.tables import MAFIA_CITY, NAMES
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_reading import ids, texts, words_in_group

views = MAFIA_CITY.views
LONGEST = "Maximiliánovič WWWWWWWWWW"
LANGUAGES = ("cs", "en")


def crowded(seats: int = 5) -> MafiaCityView:
    """Return a city with overfull piles and Cell, every figure on a tile or with one player, everybody awaited."""
    view = next(view for view in views(seats, 3) if view.phase == "location" and view.current == 3)
    pile = tuple(range(seats)) * 17
    counts = {1: 13, 2: 5, 3: 50, 4: 9, 5: 15, 6: 0, 7: 16}
    locations = tuple(
        location.model_copy(
            update={
                "pile": pile[: counts[location.number]],
                "killer": location.number == PRISON,
                "policeman": location.number == 4,
                "mayor": location.number == 7,
                "marked": location.number != 3,
                "leader": 0,
            }
        )
        for location in view.locations
    )
    players = tuple(
        player.model_copy(
            update={"starting": player.seat == 2, "mayor": player.seat == 2, "policeman": player.seat == 2, "passed": True, "vp": 14}
        )
        for player in view.players
    )
    crowded: MafiaCityView = view.model_copy(update={"locations": locations, "players": players, "cell": pile[:7]})
    return crowded


def alt_texts(view: MafiaCityView, language: str = "cs", **more: Any) -> list[str]:
    return [line.words for line in texts(city(view, NAMES[: len(view.players)], words_in(language), **more).svg)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_moment_of_a_game_is_legible_with_the_longest_names(seats: int, language: str) -> None:
    shown = views(seats, 3)
    for view in (*shown[:: len(shown) // 8], shown[-1]):
        drawing = city(view, [LONGEST] * seats, words_in(language), bot_players=frozenset({0}))
        review(drawing)
        assert drawing.alt.count("Maximil") >= seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 5])
def test_the_fullest_city_is_still_legible(seats: int, language: str) -> None:
    drawing = city(crowded(seats), [LONGEST] * seats, words_in(language), bot_players=frozenset(range(seats)), paused=True)
    review(drawing)
    assert all(not line.words.endswith("…") or line.words.startswith("Maxi") for line in texts(drawing.svg)), "no location is cut"
    assert {"+36", "+4"} <= {line.words for line in texts(drawing.svg)}, "what has no place is counted"


@pytest.mark.rule("MC-1.8", "MC-2.2")
def test_the_tiles_lie_as_the_layout_says_and_the_present_one_lies_on_top() -> None:
    view = next(view for view in views(4, 3) if view.current)
    drawn = [name for name in ids(city(view, NAMES, words_in("cs")).svg) if name.startswith("location-")]
    assert sorted(drawn) == [f"location-{number}" for number in range(1, 8)]
    assert drawn[-1] == f"location-{view.current}"
    order = [f"location-{one.number}" for one in sorted(view.locations, key=lambda one: one.slot) if not one.current]
    assert drawn[:-1] == order


def test_the_alternative_text_says_everything_in_the_picture() -> None:
    view = next(view for view in reversed(views(4, 3)) if view.phase == "location" and view.current == 5)
    alt = city(view, NAMES[:4], words_in("cs")).alt.replace("\u00a0", " ")
    assert alt.startswith(f"Mafia City, {view.round}. kolo, Fáze lokací, na řadě 5 Obchodní čtvrť. Cíl 13 bodů.")
    colours = {"grey": "šedá", "yellow": "žlutá", "red": "červená", "blue": "modrá", "green": "zelená"}
    for location in view.locations:
        pile = ", ".join(colours[view.players[seat].color or ""] for seat in location.pile) or "prázdno"
        assert re.search(rf"{location.number} [^:.]+: {pile}[,.]", alt)
    for player in view.players:
        counts = f"{player.vp}, v ruce {player.mobsters}, v rezervě {player.reserve}, karty {player.cards}"
        assert re.search(rf"{NAMES[player.seat][:10]}[^;.]*\({colours[player.color or '']}\) {counts}", alt)
    gone = [sum(card.symbol == symbol for card in view.discard) for symbol in SYMBOLS]
    assert f"Balíček {view.deck}, odložené karty {len(view.discard)} (" in alt
    assert [int(n) for n in re.findall(r" (\d+)[,)]", alt.partition("odložené karty")[2])] == gone
    assert [word for word in words_in_group(city(view, NAMES[:4], words_in("cs")).svg, "decks") if word.isdecimal()] == [
        str(n) for n in reversed(gone)
    ]


def test_there_is_no_deck_before_the_cards_are_shuffled() -> None:
    for view in (views(4, 3)[0], next(view for view in views(4, 3) if view.step == "exchange")):
        drawing = city(view, NAMES[:4], words_in("cs"))
        assert ("Balíček" in drawing.alt) == ('id="decks"' in drawing.svg) == (view.step == "exchange")


def test_the_player_to_move_is_told_once() -> None:
    view = next(view for view in views(4, 3) if view.step == "turn")
    alt = city(view, NAMES[:4], words_in("cs")).alt
    assert "Na tahu: " in alt and "Čeká se na: " not in alt


def test_a_full_city_in_words_points_to_the_desk_when_it_does_not_fit() -> None:
    drawing = city(crowded(), [LONGEST] * 5, words_in("cs"), bot_players=frozenset(range(5)))
    assert len(drawing.alt) <= 1000 and "Moje místo" in drawing.alt


@pytest.mark.rule("MC-15.3")
def test_a_window_of_many_names_nobody() -> None:
    shown = views(5, 3)
    for kind in ("veto", "deal"):
        view = next(view for view in shown if view.window is not None and view.window.kind == kind)
        seats = tuple(seat for seat in range(5) if seat not in view.awaited)
        others = tuple(player.model_copy(update={"awaited": player.seat in seats}) for player in view.players)
        turned = view.model_copy(update={"players": others, "awaited": seats})
        assert city(view, NAMES, words_in("cs")) == city(turned, NAMES, words_in("cs"))


@pytest.mark.rule("MC-4.10", "MC-7.9")
def test_finished_locations_bear_a_tick_in_both_phases() -> None:
    for phase in ("location", "strategy"):
        view = next(view for view in views(4, 3) if view.phase == phase and 0 < sum(one.marked for one in view.locations) < 7)
        done = [one.number for one in view.locations if one.marked == (phase == "location")]
        assert f"Hotovo: {', '.join(map(str, done))}." in city(view, NAMES[:4], words_in("cs")).alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_fits_on_its_paper(language: str) -> None:
    words = words_in(language)
    for kind in KINDS:
        title, about = wrap(words(f"pic-mc-card-{kind}"), 40, 700, 210), wrap(words(f"pic-mc-about-{kind}"), 34, 400, 212)
        assert len(title) <= 2 and len(about) <= LINES, kind
        assert all(width(line, 40, 700) <= 214 for line in title) and all(width(line, 34) <= 214 for line in about), kind


def holding(count: int) -> MafiaCityView:
    view: MafiaCityView = views(3, 3)[20]
    cards = tuple(CardView(number=card.number, kind=card.kind, symbol=card.symbol) for card in list(CARDS.values())[:count])
    return view.model_copy(update={"viewer": 0, "me": MyPart(cards=cards, draft=(), choice=None, watch=False, auto="off")})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 4, 5, 8, 9, 24, 49])
def test_a_hand_of_any_size_is_legible(count: int, language: str) -> None:
    drawing = hand_of_cards(holding(count), {1, 3}, words_in(language))
    assert drawing is not None
    lines = {line.words for line in review(drawing)}
    assert words_in(language)("pic-mc-hand-count", n=count) in lines
    assert drawing.alt.count("teď jde zahrát" if language == "cs" else "can be played now") == min(count + 1, 4) // 2


def test_an_empty_hand_has_no_picture() -> None:
    assert hand_of_cards(holding(0), (), words_in("cs")) is None
    assert hand_of_cards(views(3, 3)[20], (), words_in("cs")) is None, "nobody looks"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_story_shows_everybodys_way(seats: int) -> None:
    view = views(seats, 3)[-1]
    assert view.story is not None
    for language in LANGUAGES:
        drawing = way_to_the_target(view, view.story, [LONGEST] * seats, words_in(language))
        review(drawing)
        assert len([name for name in ids(drawing.svg) if name.startswith("way-")]) == seats
        assert all(str(points) in drawing.alt for points in view.story.scores.values())


def test_equal_views_give_equal_pictures_small_enough() -> None:
    one = city(crowded(), NAMES, words_in("cs"))
    assert one == city(crowded().model_copy(), NAMES, words_in("cs"))
    hand = hand_of_cards(holding(8), {1}, words_in("cs"))
    assert hand is not None
    assert all(len(asyncio.run(render(drawing))) <= 300 * 1024 for drawing in (one, hand))
