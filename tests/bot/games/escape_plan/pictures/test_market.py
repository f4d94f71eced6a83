"""The pictures below the city: the contact offer card by card, the prices; and the keys and visits on the map (OP-1.1)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games.escape_plan.board import MARKET
from bot.games.escape_plan.pictures.board import city
from bot.games.escape_plan.pictures.map import near
from bot.games.escape_plan.pictures.market import burnt, contact_strip, prices
from bot.games.escape_plan.pictures.speech import EscapePlanPictureSpeech, contact_effect, contact_name
from bot.presenting.drawing import painter
from bot.presenting.texts import words_in
from engines.escape_plan.components import CONTACTS
from engines.escape_plan.state import Cube
from engines.escape_plan.viewing import view
from tests.bot.games.escape_plan.pictures.views import a_view, fill_hands, random_city
from tests.bot.presenting.drawing.review import review
from tests.bot.presenting.drawing.svg_overlaps import overlaps
from tests.bot.presenting.drawing.svg_reading import ids, texts

LONGEST = "Maximiliánovič WWWWWWWWWW"
LANGUAGES = ("cs", "en")
MOST_BYTES = 120 * 1024


def said(svg: str) -> str:
    return " ".join(line.words for line in texts(svg))


@pytest.mark.rule("EP-1.12", "EP-15.4", "EP-28.8", "OP-1.1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("start", range(1, 33, 7))
def test_each_card_of_the_offer_shows_its_name_effect_and_price(language: str, start: int) -> None:
    words = words_in(language)
    for seats in (2, 5):
        t = random_city(seats, 10, start)
        t.state.offer = [number for number in CONTACTS if start <= number < start + 7]
        looked = view(t, None)
        drawing = contact_strip(looked, [LONGEST] * seats, words)
        review(drawing)
        assert overlaps(drawing.svg) == []
        shown, alt = said(drawing.svg), drawing.alt
        speech = EscapePlanPictureSpeech(words, looked, [LONGEST] * seats)
        for field, number in enumerate(looked.offer, 1):
            told = (contact_name(speech, number), contact_effect(speech, number), speech("ep-money", n=CONTACTS[number].cost))
            assert all(one in shown and one in alt for one in told), told
            assert burnt(looked, field) == (seats == 2 and field > 5)
        assert shown.count("Sandra") == alt.count("Sandra") == sum(burnt(looked, field) for field in range(1, len(looked.offer) + 1))
        assert str(looked.contact_deck) in shown


@pytest.mark.parametrize("cards", [0, 1, 4])
def test_an_offer_that_runs_out_is_drawn_as_well(cards: int) -> None:
    t = random_city(3, 10, 2)
    del t.state.offer[cards:]
    t.state.contact_deck.clear()
    review(contact_strip(view(t, None), [LONGEST] * 3, words_in("cs")))


@pytest.mark.rule("EP-17.5", "EP-19.3", "EP-19.5", "EP-20.3", "EP-26.4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 6))
def test_prices_and_supplies_are_drawn_and_the_present_step_of_the_exit_card_is_marked(language: str, seats: int) -> None:
    t = random_city(seats, 14, seats)
    t.state.fixers, t.state.cans = t.state.fixers[: 2 * seats - 2], seats - 1
    looked = view(t, None)
    early = prices(looked, [LONGEST] * seats, words_in(language))
    t.state.day = 3
    t.player(0).gone = "escaped"
    late = prices(view(t, None), [LONGEST] * seats, words_in(language))
    for drawing in (early, late):
        review(drawing)
        assert overlaps(drawing.svg) == []
    marks = [re.findall(r"\[(\d)\. ", drawing.alt) for drawing in (early, late)]
    assert marks == [[], ["2"]], "on the last day, the step of the next to leave"
    words = words_in(language)
    for kind in looked.equipment:
        assert words(f"pic-ep-equipment-{kind.replace('_', '-')}") in said(early.svg)
    for name in looked.fixers:
        assert words(f"pic-ep-fixer-{name.removeprefix('fx_')}") in said(early.svg)


@pytest.mark.rule("EP-1.8", "EP-16.8", "OP-1.1")
def test_keys_and_visits_stand_on_the_map_and_in_its_descriptions() -> None:
    t = random_city(4, 14, 6)
    t.state.house_keys["safe_2"] = ["green", "black", "brown"]
    t.state.cubes["bar"] = [Cube(0)]
    names, words = ["Jana", "Karel", "Eliška", "Ondřej"], words_in("en")
    before = city(view(t, None), names, words)
    assert "bar 1 of 3" in before.alt and "safe house 2 (green key, black key, brown key)" in before.alt
    tile = next(one.id for one in view(t, None).tiles for place in one.locations if place.token == "bar")
    assert "1/3" in said(near(view(t, None), tile, names, words).svg)
    t.state.cubes["bar"].append(Cube(1))
    visited = city(view(t, None), names, words)
    assert visited.svg != before.svg and "bar 2 of 3" in visited.alt
    t.state.house_keys["safe_2"] = ["green", "black"]
    assert city(view(t, None), names, words).svg != visited.svg


def test_the_market_shows_nothing_hidden_and_its_pictures_are_small() -> None:
    t = random_city(3, 14, 5)
    fill_hands(t)
    words: Any = words_in("cs")
    names = ["Jana", "Karel", "Eliška"]
    before = (contact_strip(view(t, None), names, words), prices(view(t, None), names, words))
    t.state.contact_deck.reverse()
    t.state.lockers["green"].reverse()
    t.state.patrol_deck.reverse()
    t.state.players[1].cash = 99
    assert (contact_strip(view(t, None), names, words), prices(view(t, None), names, words)) == before
    assert all(len(painter.draw(drawing.svg)) <= MOST_BYTES for drawing in before)
    assert len(set(MARKET)) == len(before)
    for seed in range(4):
        looked = a_view(5, 14, seed)
        for drawing in (contact_strip(looked, [LONGEST] * 5, words), prices(looked, [LONGEST] * 5, words)):
            assert len(ids(drawing.svg)) == len(set(ids(drawing.svg)))
