"""Pages of Zbojníci: every answer, plans as they grow, and nothing hidden on what others read."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games.zbojnici.presenter import PRESENTER
from bot.games.zbojnici.story import honours
from bot.games.zbojnici.voice import ZbojniciVoice
from bot.presenting.host_desk import running_host, seat_page
from bot.presenting.limits import faults
from bot.presenting.page import Picture
from engines.zbojnici.asks import FIGURE, GUARD, TOKENS
from tests.bot.presenting.boxed.tables import NAMES, ZBOJNICI, buttons, menus, pressed, scene_of, shown_to_others, texts

play, moments = ZBOJNICI.play, ZBOJNICI.moments
BOTH = pytest.mark.parametrize("language", ["cs", "en"])


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_answer_that_the_rules_offer_can_be_pressed_on_the_desk(seats: int) -> None:
    for scene in moments(seats, 8):
        for ask in scene.asks:
            offered = {option.id for option in ask.options}
            found = pressed(PRESENTER.desk(scene, ask.seat), ask)
            assert found == offered | ({"none"} if ask.least == 0 else set())
            for option in ask.options:
                assert PRESENTER.receipt(scene, ask, (option.id,))


@pytest.mark.rule("ZB-4.1")
def test_the_city_and_the_plan_stand_on_the_desk_only_while_it_is_made() -> None:
    found = set()
    for game in play(3, 8):
        scene = scene_of(game)
        planning = scene.public.phase == "planning"
        for ask in scene.asks[:1]:
            page = PRESENTER.desk(scene, ask.seat)
            drawn = any(isinstance(part, Picture) for part in page.parts)
            assert drawn == planning and ("Plán" in texts(page)) == planning
            role = scene.words("zb-role-prince" if ask.seat == scene.public.prince else "zb-role-robber")
            assert role in texts(page) and role in texts(PRESENTER.hand(scene, ask.seat))
            found.add(ask.name.split(".")[1])
        if {"plan", "wheel"} <= found:
            return
    raise AssertionError(found)


@pytest.mark.rule("ZB-4.1", "ZB-6.5", "ZB-11.8")
def test_a_receipt_waits_for_the_others_only_while_they_still_have_to_answer() -> None:
    waiting = ("až odpoví všichni", "až ho budou mít všichni")
    said: dict[bool, set[str]] = {False: set(), True: set()}
    for game in play(3, 8):
        for ask in [ask for ask in game.asks if ask.name.endswith((".commit", ".robber", ".dungeon"))][:1]:
            before, pick = len(game.notices), ask.options[0].id
            others = any(one.seat != ask.seat and one.name.split(".")[1] == ask.name.split(".")[1] for one in game.asks)
            game.answer(ask.id, pick)
            receipt = PRESENTER.receipt(scene_of(game), ask, (pick,), game.notices[before:])
            assert any(words in receipt.replace("\u00a0", " ") for words in waiting) is others, receipt
            said[others].add(ask.name)
    assert len(said[False]) == 3 and said[True]


@pytest.mark.rule("ZB-4.1", "ZB-4.7", "ZB-4.9")
def test_the_desk_walks_through_a_plan_and_shows_it_as_it_grows() -> None:
    game = next(game for game in play(4, 3, late=0) if game.view(None).phase == "planning")  # type: ignore[attr-defined]
    seat = next(ask.seat for ask in game.asks if ask.seat != game.view(None).prince)  # type: ignore[attr-defined]
    for step, district in enumerate(("palace", "market", "palace")):
        (ask,) = (ask for ask in game.asks if ask.seat == seat)
        page = texts(PRESENTER.desk(scene_of(game), seat))
        assert f"figurka {step + 1} ze\u00a03" in page
        game.answer(ask.id, f"district:{district}")
    said = texts(PRESENTER.desk(scene_of(game), seat))
    assert re.search(r"Plán zatím: .*Palác\*\* ×2", said) and re.search(r"Tržnice\*\* ×1", said)
    (ask,) = (ask for ask in game.asks if ask.seat == seat)
    assert ask.name == "zbojnici.plan.tokens"
    game.answer(ask.id, "district:palace")
    said = texts(PRESENTER.desk(scene_of(game), seat))
    assert "+ žeton" in said
    (ask,) = (ask for ask in game.asks if ask.seat == seat)
    game.answer(ask.id, "redo")
    assert "Plán zatím: nic." in texts(PRESENTER.desk(scene_of(game), seat))


@BOTH
def test_a_plan_shows_the_gain_and_risk_of_each_district(language: str) -> None:
    """District names alone are no ground to plan on (T-14)."""
    planned = set()
    for game in play(4, 3):
        scene = scene_of(game, language)
        for ask in scene.asks:
            if ask.name not in (FIGURE, GUARD, TOKENS) or (ask.name, game.seats) in planned:
                continue
            planned.add((ask.name, game.seats))
            page = PRESENTER.desk(scene, ask.seat)
            voice = ZbojniciVoice(scene)
            (menu,) = menus(page)
            for choice in menu.choices:
                district = choice.value.partition(":")[2]
                place = next(one for one in scene.public.places if one.district == district)
                assert choice.label.startswith(f"{place.position} ")
                gives = voice(f"zb-open-{'day' if place.day else 'gives'}-{district}", duel="no")
                assert gives in choice.description or f": {gives}" in texts(page), "the sentence tells the risk as well"
                assert not place.day or voice.pictures.day_card(district) in choice.description
            assert [picture.file for picture in page.pictures] == ["map.png"], "the city lies on the desk"
            assert not PRESENTER.desk(replace(scene, text_mode=True), ask.seat).pictures
    assert {name for name, _ in planned} >= {FIGURE, TOKENS}


@pytest.mark.rule("ZB-4.1", "ZB-6.5", "ZB-12.3")
def test_the_board_never_depends_on_secrets() -> None:
    """Two games that differ only in a pick that is still secret show the same board, help and desks of others."""
    compared = 0
    for game in play(5, 30, late=0):
        secret = next((ask for ask in game.asks if ask.secret and len(ask.options) > 2 and len(game.asks) > 1), None)
        if secret is None or compared > 60:
            continue
        moves = game.moves_made
        options = [option.id for option in secret.options]
        shown = set()
        for option in (options[0], options[-1]):
            other = game.at(moves)
            asked = next(ask for ask in other.asks if ask.id == secret.id)
            other.answer(asked.id, option)
            if len(other.notices) != len(game.notices):
                break
            scene = scene_of(other, text_mode=True)
            shown.add(shown_to_others(scene, secret.seat))
        else:
            compared += 1
            assert len(shown) == 1, secret.name
    assert compared > 20


@pytest.mark.rule("ZB-12.3")
def test_recon_cards_are_seen_by_the_prince_and_the_victim_alone() -> None:
    seen = 0
    for game in play(6, 5, late=0):
        scene = scene_of(game, text_mode=True)
        view = scene.public
        robbed = [player.seat for player in view.players if player.taken]
        if not robbed or view.prince is None:
            continue
        seen += 1
        assert "Držíš karty čtvrtí" in texts(PRESENTER.desk(scene, view.prince))
        for player in view.players:
            mine = texts(PRESENTER.desk(scene, player.seat))
            assert "drží" not in (sent := texts(PRESENTER.hand(scene, player.seat))) and "Držíš" not in sent, "never in a direct message"
            assert ("Princ drží tvoje karty" in mine) == (player.seat in robbed)
            assert ("Držíš karty čtvrtí" in mine) == (player.seat == view.prince)
    assert seen


@pytest.mark.rule("ZB-1.9")
def test_colours_are_chosen_on_the_board() -> None:
    scene = next(moments(6, 2))
    page = PRESENTER.board(scene)
    (ask, *_) = scene.asks
    assert ask.name in PRESENTER.public_asks
    assert pressed(page, ask) == {option.id for option in ask.options}
    assert "Kdo dřív přijde" in texts(page)


def test_every_board_has_the_phase_button_above_the_same_bottom_row() -> None:
    for scene in moments(3, 4):
        page = PRESENTER.board(scene)
        assert [button.label for button in page.parts[-2].buttons] == ["Na stole", "Hráči", "Co se počítá"]  # type: ignore[union-attr]
        assert [button.label for button in page.parts[-1].buttons] == ["Moje místo", "Jak se hraje", "Hostitel"]  # type: ignore[union-attr]
        labels = [button.label for button in buttons(page)]
        if scene.public.phase == "planning":
            assert "Plánovat" in labels
        if scene.public.step == "wheel":
            assert "Zvolit akci" in labels
        if scene.public.step == "upgrade":
            assert "Vylepšit" in labels


@BOTH
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_end_is_told_with_scores_and_as_text(seats: int, language: str) -> None:
    *_, scene = moments(seats, 9, language)
    page = PRESENTER.story(scene)
    assert faults(page) == []
    told = scene.public.story
    for seat, ducats in told.scores.items():
        assert re.search(rf"{re.escape(NAMES[seat][:10])}.*\b{ducats}\b", texts(page))
    course = PRESENTER.story_text(scene)
    assert "**" not in course
    assert sum(line.startswith(("Ráno, ", "Začíná ", "Na tržišti zvoní", "Je ", "Day ")) for line in course.splitlines()) == 6


@pytest.mark.rule("NT-4.2")
@BOTH
def test_the_dungeon_is_told_of_everybody_who_lost_most_bandits_to_it(language: str) -> None:
    *_, scene = moments(4, 9, language)
    told = scene.public.story
    days = tuple(day.model_copy(update={"jailed": (1, 0, 1, 0)}) for day in told.days)
    voice = ZbojniciVoice(replace(scene, public=scene.public.model_copy(update={"story": told.model_copy(update={"days": days})})))
    shared = voice.view.story
    assert shared is not None
    *_, line = honours(voice, shared)
    assert {seat for seat in range(4) if voice.who(seat) in line} == {0, 2}


def test_the_best_haul_is_told_of_everybody_who_made_one_as_great() -> None:
    *_, scene = moments(4, 9, "en")
    told = scene.public.story
    haul = next(one for day in told.days for one in day.hauls if one.ducats > 0)
    hauls = tuple(haul.model_copy(update={"seat": seat, "ducats": 20}) for seat in (0, 2))
    days = tuple(day.model_copy(update={"hauls": () if number else hauls}) for number, day in enumerate(told.days))
    shared = told.model_copy(update={"days": days})
    voice = ZbojniciVoice(replace(scene, public=scene.public.model_copy(update={"story": shared})))
    best = [line for line in honours(voice, shared) if "20" in line]
    assert [[seat for seat in range(4) if voice.who(seat) in line] for line in best] == [[0], [2]]


def test_the_host_can_give_a_chair_away_but_take_nobody_out() -> None:
    scene = next(moments(4, 6))
    desk = running_host(scene)
    verbs = {button.id.split(":")[2] for button in buttons(desk)}
    assert {"h.pause", "h.automate", "h.replace", "h.end"} <= verbs
    assert not verbs & {"h.remove", "h.disqualify"}
    (menu,) = menus(seat_page(scene, "automate"))
    assert len(menu.choices) == 4
    proposal = PRESENTER.absent_proposal(scene, 2, left=False)
    assert all(faults(page) == [] for page in (desk, seat_page(scene, "automate"), proposal))
    assert not any("h.remove" in button.id for button in buttons(proposal))
