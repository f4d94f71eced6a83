"""Pages of Escape Plan: every answer, moves with their prices, and nothing hidden on what others read."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain

import pytest

from bot.games.escape_plan.desk import ends_of
from bot.games.escape_plan.labels import label, number_of
from bot.games.escape_plan.open_table import supply
from bot.games.escape_plan.pictures.hand import HeldThing, held_text
from bot.games.escape_plan.presenter import PRESENTER, turns
from bot.games.escape_plan.voice import EscapePlanVoice
from bot.presenting.leafing import LOOK, TAKE
from bot.presenting.limits import BUTTON_LABEL, faults
from bot.presenting.questions import as_option
from bot.presenting.scene import Look, Scene
from cogs.custom_ids import read_answer, read_look, read_press
from engines import Ask, Option, Text
from engines.escape_plan import asks
from tests.bot.presenting.boxed.tables import ESCAPE_PLAN, NAMES, buttons, everything, menus, plain_texts, scene_of
from tests.engines.driving import random_game
from tests.engines.hooks import hooks_of
from tests.engines.pairs import step_together
from tests.engines.rigging import start_swapped
from tests.soak.amounts import soaked

HOOKS = hooks_of("escape_plan")
play = ESCAPE_PLAN.play


def reached(scene: Scene, ask: Ask) -> set[str]:
    """Return the options of ``ask`` that can be picked on the desk, leafing through everything that opens."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting = [""]
    while waiting:
        place = waiting.pop()
        if place in seen:
            continue
        seen.add(place)
        page = PRESENTER.desk(replace(scene, look=Look(ask.name, place)) if place else scene, ask.seat)
        for menu in menus(page):
            press = read_press(menu.id)
            assert press is not None, menu.id
            if press.what == LOOK:
                waiting += [choice.value for choice in menu.choices]
            elif press.what == ask.name or press.what == "mark":
                found |= {choice.value for choice in menu.choices}
        for button in buttons(page):
            press = read_press(button.id)
            if press is not None and press.what == LOOK:
                picked = read_look(press)
                assert picked is not None, button.id
                waiting.append(picked.option)
            elif press is not None and press.what == ask.name:
                answer = read_answer(press)
                assert answer is not None, button.id
                found.add(as_option(answer.option))
            assert press is None or press.what != TAKE or ask.name == asks.BOOSTS
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_answer_that_the_rules_offer_can_be_pressed_on_the_desk(seats: int) -> None:
    asked: dict[str, int] = {}
    for game in play(seats, 8 + seats):
        scene = scene_of(game, text_mode=True)
        for ask in scene.asks:
            asked[ask.name] = asked.get(ask.name, 0) + 1
            if asked[ask.name] <= 6:
                assert reached(scene, ask) == {option.id for option in ask.options}
                for option in ask.options:
                    assert PRESENTER.receipt(scene, ask, (option.id,))
    assert len(asked) > 15


@pytest.mark.rule("EP-12.10", "EP-12.11")
def test_a_move_is_chosen_first_by_tile_then_by_location_with_its_price() -> None:
    game, ask = next((game, ask) for game in play(3, 4) for ask in game.asks if ask.name == asks.END and game.view(None).day == 2)  # type: ignore[attr-defined]
    scene = scene_of(game)
    page = PRESENTER.desk(scene, ask.seat)
    (tiles,) = menus(page)
    assert [choice.value for choice in tiles.choices] == list(ends_of(ask))
    assert all(re.search(r"od \d\sbod[uů]", choice.label) and choice.label.startswith(choice.value.upper()) for choice in tiles.choices)
    tile = tiles.choices[-1].value
    opened = PRESENTER.desk(replace(scene, look=Look(ask.name, tile)), ask.seat)
    (places,) = menus(opened)
    numbers = {str(number_of(ask, option)) for option in ends_of(ask)[tile]}
    assert {choice.label.partition(" ")[0] for choice in places.choices} == numbers
    near = opened.pictures[-1].drawing
    assert all(f">{number}</text>" in near.svg for number in numbers), "the same numbers stand in the picture"
    assert near.alt.startswith(f"Díl {tile.upper()}")
    assert not any(picture.spoiler for picture in opened.pictures), "nobody else sees an ephemeral desk: nothing on it is covered (T-9)"


def test_a_number_behind_an_executive_action_is_its_price() -> None:
    """Extra action 5: five of what? (T-9)."""
    labels = set()
    for game in play(3, 4):
        scene = scene_of(game, "en", text_mode=True)
        for ask in scene.asks:
            if any(option.id.startswith("use:") and option.text.args.get("cost") for option in ask.options):
                page = PRESENTER.desk(scene, ask.seat)
                labels |= {button.label for button in buttons(page) if ":use=" in button.id}
                labels |= {choice.label for menu in menus(page) for choice in menu.choices if choice.value.startswith("use:")}
                assert not re.search(r"extra action \d", plain_texts(page))
    assert any(re.fullmatch(r"extra action for \$\d,000", label) for label in labels)
    assert not any(re.search(r"[a-z] \d", label.replace(" for ", "")) for label in labels if "action" in label)


def test_a_way_past_police_is_confirmed_when_it_is_the_only_one() -> None:
    confirmed = 0
    for game in play(2, 5):
        for ask in game.asks:
            if ask.name != asks.END:
                continue
            scene = scene_of(game, text_mode=True)
            for option in ask.options:
                args = option.text.args
                costly = args.get("routes") == 1 and (option.id == "escape" or args.get("officers", 0) != 0)
                assert PRESENTER.needs_confirm(scene, ask, (option.id,)) == costly
                if costly and not confirmed:
                    page = PRESENTER.desk(scene, ask.seat, confirm=ask.name, chosen=option.id)
                    assert label(EscapePlanVoice(scene), ask, option).replace("\u00a0", " ") in plain_texts(page)
                    assert [button.label for button in buttons(page)][:2] == ["Jdu", "Rozmyslím si to"]
                    confirmed += 1
    assert confirmed


@pytest.mark.parametrize(("routes", "officers", "confirmed"), [(1, 0, True), (1, 2, True), (3, 0, False)])
def test_an_escape_is_confirmed_when_there_is_one_way_to_it(routes: int, officers: int, *, confirmed: bool) -> None:
    scene = scene_of(next(play(2, 5)), text_mode=True)
    escape = Option(id="escape", text=Text("opt-ep-escape", {"routes": routes, "officers": officers}))
    ask = Ask(asks.END, 0, (escape,))
    assert PRESENTER.needs_confirm(scene, ask, ("escape",)) == confirmed


@pytest.mark.parametrize("part", ["morning", "evening", "night", "dawn"])
def test_the_button_of_the_last_evening_says_escape(part: str) -> None:
    game = next(game for game in play(2, 5) if game.view(None).phase == "actions")  # type: ignore[attr-defined]
    scene = scene_of(game, text_mode=True)
    late = scene.public.model_copy(update={"day": 3, "part": part, "open_exit": 1})
    labels = [button.label for button in buttons(PRESENTER.board(replace(scene, public=late)))]
    assert ("Utéct" in labels, "Můj tah" in labels) == (part != "morning", part == "morning")


def shown_to(x: int, scene: Scene) -> list[str]:
    """Return everything that seat x and a spectator may ask to be shown now."""
    pages = [PRESENTER.board(scene), PRESENTER.desk(scene, x), PRESENTER.hand(scene, x), PRESENTER.spectator_desk(scene)]
    return [*(everything(page) for page in pages), PRESENTER.help(scene, x), repr(PRESENTER.last_call(scene))]


@pytest.mark.rule("EP-2.6", "EP-2.7")
def test_plans_of_others_show_on_no_page() -> None:
    compared = 0
    for seed in range(7000, 7040):
        game, stream = random_game(HOOKS, seed)
        record, x = game.record, stream.below(game.seats)
        places = HOOKS.hidden.places(game, x, stream)
        if places is None:
            continue
        games = (game, start_swapped(HOOKS.rulebook, record.seats, record.options, seed, HOOKS.hidden.stream, places))
        answered: set[str] = set()
        for _ in range(60):
            if any(HOOKS.hidden.over(one, x, places) for one in games):
                break
            one, two = (shown_to(x, scene_of(each, text_mode=True)) for each in games)
            assert one == two
            compared += 1
            if compared % 20 == 0:
                lines = [PRESENTER.narrate(each.notices, scene_of(each)) for each in games]
                assert lines[0] == lines[1]
            if not step_together(HOOKS, games, x, places, stream, answered):
                break
        if compared > 60:
            break
    assert compared > 40


@pytest.mark.rule("EP-12.10")
def test_a_move_that_is_being_chosen_is_seen_by_nobody_else() -> None:
    compared = 0
    for game in chain.from_iterable(play(2, seed, late=0) for seed in range(12)):
        secret = next((ask for ask in game.asks if ask.name == asks.BOOSTS), None)
        if secret is None:
            continue
        shown = set()
        for picks in ((), (secret.options[0].id,)):
            other = game.at(game.moves_made)
            other.answer(secret.id, *picks)
            shown.add(repr(shown_to(1 - secret.seat, scene_of(other, text_mode=True))))
        compared += 1
        assert len(shown) == 1
        if compared == 4:
            return
    raise AssertionError("nobody ever held a boost")


@pytest.mark.rule("EP-2.1")
def test_characters_are_chosen_on_the_board() -> None:
    scene = scene_of(next(play(5, 2)), text_mode=True)
    page = PRESENTER.board(scene)
    (ask, *_) = scene.asks
    assert ask.name in PRESENTER.public_asks
    assert [button.label for button in buttons(page)][:5] == ["▲ Claws", "● Vinnie", "■ Scar", "★ Ruby", "◆ Bones"]
    assert turns(scene) == ()


def test_every_board_has_the_phase_button_above_the_same_bottom_row() -> None:
    seen = set()
    for game in play(3, 4):
        page = PRESENTER.board(scene_of(game, text_mode=True))
        labels = [button.label for button in buttons(page)]
        assert labels[-6:] == ["Na stole", "Hráči", "Co se počítá", "Moje místo", "Jak se hraje", "Hostitel"]
        seen |= set(labels[:-6])
    assert {"Můj tah", "Položit díl", "Akce navíc", "Utéct"} <= seen


@pytest.mark.rule("EP-27.4")
@pytest.mark.parametrize(("seats", "language"), [(1, "cs"), (2, "en"), (5, "cs")])
def test_the_end_is_told_with_the_money_and_as_text(seats: int, language: str) -> None:
    *_, game = play(seats, 9)
    scene = scene_of(game, language)
    page = PRESENTER.story(scene)
    assert faults(page) == [] and faults(PRESENTER.story(replace(scene, text_mode=True))) == []
    told = scene.public.story
    for sheet in told.sheets:
        assert str(sheet.total) in plain_texts(page)
    course = PRESENTER.story_text(scene)
    assert "**" not in course and "||" not in course
    for seat in range(seats):
        assert course.count(NAMES[seat][:12]) >= 4, "every turn of everybody is told"
    assert course.count("\n- ") == len(told.turns)


@pytest.mark.rule("EP-2.7")
def test_the_plan_in_a_direct_message_is_not_read_on_a_lock_screen() -> None:
    *_, game = play(2, 3)
    first = next(play(2, 3))
    for text_mode in (False, True):
        said = plain_texts(PRESENTER.hand(scene_of(first, text_mode=text_mode), 1))
        assert "kasino" not in said[:60]
        assert said.startswith("Tajná zpráva.") if text_mode else re.search(r"\|\|kasino: .*\|\|", said)
        assert "kasino" not in plain_texts(PRESENTER.hand(scene_of(game, text_mode=text_mode), 1))


def test_labels_of_buttons_are_short() -> None:
    for game in play(2, 3):
        scene = scene_of(game, "en", text_mode=True)
        for ask in scene.asks:
            assert all(len(button.label) <= BUTTON_LABEL for button in buttons(PRESENTER.desk(scene, ask.seat)))


@pytest.mark.parametrize(("language", "seats", "seed"), [("cs", 3, 5), ("en", 3, 5), *soaked(("cs", 5, 2), ("en", 5, 2))])
def test_no_number_on_a_button_lacks_its_unit(language: str, seats: int, seed: int) -> None:
    """One unit of money everywhere: prices, and wounds, say what they count; a tile, a field or a can is named by its number."""
    for game in play(seats, seed):
        scene = scene_of(game, language, text_mode=True)
        for ask in scene.asks:
            for button in buttons(PRESENTER.desk(scene, ask.seat)):
                assert not re.search(r"[^\W\d] ?\$?\d+k?★?$", button.label.replace("\u00a0", " ")), button.label


@pytest.mark.rule("EP-19.6", "EP-19.8")
@pytest.mark.parametrize(("language", "told"), [("en", "locker $80,000, bag $0"), ("cs", "locker 80 tisíc, bag 0")])
def test_the_value_of_a_bag_has_its_unit(language: str, told: str) -> None:
    speech = EscapePlanVoice(next(ESCAPE_PLAN.moments(2, 1, language))).pictures
    held = held_text([HeldThing("locker", "80", "kept"), HeldThing("bag", "0", "kept")], speech)
    assert held.replace("\u00a0", " ").startswith(told)


@pytest.mark.rule("EP-28.16")
def test_the_penalty_of_costa_is_told_and_sandra_has_none() -> None:
    met = set()
    for scene in ESCAPE_PLAN.moments(1, 1, "en"):
        rows = {bot.id: bot for bot in scene.public.bots}
        for line in supply(scene).lines:
            if told := re.match(
                r"\S+ \*\*(Sandra|Costa)\*\*: notoriety \d+(?: \((?:−\$(\d+),000|\$(0)) at the end\))?,", line.replace("\u00a0", " ")
            ):
                penalty = told[2] or told[3]
                assert penalty == (str(rows["costa"].penalty) if told[1] == "Costa" else None), line
                met.add(penalty)
    assert len(met) > 3
