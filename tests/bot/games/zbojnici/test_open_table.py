"""[On the table] of Zbojníci: what a day card replaces, a duel without a prince, the reserve guard."""

from dataclasses import replace

import pytest

from bot.games.zbojnici.open_table import OPEN_TABLE
from bot.games.zbojnici.presenter import PRESENTER
from bot.games.zbojnici.voice import ZbojniciVoice
from bot.presenting.boxed.on_table import SECTIONS, table_page
from bot.presenting.limits import DESCRIPTION
from bot.presenting.texts import words_in
from engines.zbojnici.asks import FIGURE, WHEEL_PRINCE, WHEEL_ROBBER
from engines.zbojnici.components import DAYS
from tests.bot.presenting.boxed.tables import ZBOJNICI, everything, menus
from tests.bot.presenting.boxed.telling import messages, narrated

moments = ZBOJNICI.moments
BOTH = pytest.mark.parametrize("language", ["cs", "en"])


@BOTH
@pytest.mark.rule("OP-1.2", "ZB-3.3", "ZB-3.4")
def test_the_loot_replaced_by_a_day_card_is_named_with_the_card(language: str) -> None:
    """On the page, in help, in the question of a plan, and said to all in the morning."""
    seen = set()
    for scene in moments(3, 4, language):
        voice = ZbojniciVoice(scene)
        for place in scene.public.places:
            if not place.day or scene.public.phase == "end":
                continue
            offered = "\n".join(OPEN_TABLE.offer(scene).lines)
            for sort in ("day", "gives"):
                assert (scene.words(f"zb-open-{sort}-{place.district}")) in offered
            card = voice.pictures.day_card(place.district)
            assert voice.pictures.loot(place.district, day=False) in card and voice.pictures.loot(place.district, day=True) in card
            assert card in PRESENTER.help(scene, None)
            for ask in scene.asks:
                if ask.name == FIGURE and f"district:{place.district}" in [option.id for option in ask.options]:
                    (choice,) = [
                        one
                        for menu in menus(PRESENTER.desk(scene, ask.seat))
                        for one in menu.choices
                        if one.value == f"district:{place.district}"
                    ]
                    assert choice.description.startswith(card)
                    seen.add(place.district)
    assert len(seen) > 2
    told = "\n".join(text for texts in messages(narrated(ZBOJNICI, 3, 4, language)).values() for text in texts)
    speech = ZbojniciVoice(next(iter(moments(3, 4, language))))
    assert sum(told.count(speech("zb-day-replaces", usual=speech.pictures.loot(day, day=False))) for day in DAYS) >= 6


@BOTH
@pytest.mark.rule("ZB-15.2", "ZB-15.11")
def test_a_duel_speaks_of_no_prince(language: str) -> None:
    prince = ("princ",) if language == "cs" else ("prince",)
    for scene in list(moments(2, 8, language))[::5]:
        places = [*(section for section in SECTIONS if section != "player"), "player:0", "player:1"]
        said = [PRESENTER.help(scene, None), *(everything(table_page(scene, OPEN_TABLE, place, 0)) for place in places)]
        assert not any(word in text.casefold() for word in prince for text in said)


@BOTH
@pytest.mark.rule("ZB-15.8", "ZB-15.9", "ZB-15.10")
def test_the_reserve_guard_of_a_duel_is_explained_in_reserve_and_in_the_city(language: str) -> None:
    scene = next(scene for scene in moments(2, 8, language) if scene.public.phase == "planning")
    for helped, reserve in ((None, 1), (1, 0)):
        here = replace(scene, public=scene.public.model_copy(update={"helped": helped, "reserve": reserve}))
        voice = ZbojniciVoice(here)
        who = voice.who(1) if helped else ""
        wanted = voice("zb-open-reserve", n=reserve, helped="yes" if helped else "no", who=who)
        assert wanted in OPEN_TABLE.supply(here).lines and len(wanted) > 50


@BOTH
@pytest.mark.rule("OP-1.2")
def test_loot_of_districts_and_day_cards_fits_beside_an_option(language: str) -> None:
    cards = OPEN_TABLE.cards(words_in(language))
    assert not [card.id for card in cards if not card.id.startswith("action:") and len(card.effect) > DESCRIPTION]


@BOTH
@pytest.mark.rule("OP-1.2", "ZB-7.2")
def test_the_purse_of_a_player_who_can_be_robbed_stands_beside_the_action(language: str) -> None:
    """The prince has none."""
    met = set()
    for scene in moments(4, 3, language):
        voice = ZbojniciVoice(scene)
        for ask in (*scene.asks_named(WHEEL_ROBBER), *scene.asks_named(WHEEL_PRINCE)):
            for choice in (choice for menu in menus(PRESENTER.desk(scene, ask.seat)) for choice in menu.choices):
                if choice.value.startswith("rob:"):
                    purse = scene.public.players[voice.seat_in(choice.value[4:])].ducats
                    told = voice("zb-about-purse", about="", n=purse or 0).strip()
                    assert choice.description.endswith(told) == (purse is not None)
                    met.add(purse)
    assert len(met) > 2


@BOTH
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.rule("OP-1.5", "ZB-14.2")
def test_tokens_count_for_nothing_in_a_duel_too(seats: int, language: str) -> None:
    worthless = {"cs": "Žetony na konci nemají žádnou cenu.", "en": "Tokens are worth nothing at the end."}[language]
    scene = next(moments(seats, 4, language))
    assert OPEN_TABLE.counts(scene, None).lines[0].endswith(worthless)
