from dataclasses import replace
from typing import Any

import pytest

from bot.games.mafie.presenter import cards_page, read_cards
from bot.presenting.host_desk import NEEDS_SURE, OF_SEATS, fill_page, lobby_host, person_page, running_host, seat_page, sure_page
from bot.presenting.limits import faults
from bot.presenting.lobby_scene import LobbyScene, LobbySeat
from bot.presenting.page import Button, Buttons, Menu, Page, PersonMenu
from bot.presenting.presenter import absent_proposal, are_you_there
from bot.presenting.scene import Scene
from bot.presenting.setting import settings_of
from bot.presenting.texts import words_in
from bot.tables.pages.options import OWN, options_page, read_value
from engines import GAMES
from tests.bot.games.mafie.playing import play, scene_of


def lobby(count: int = 9, language: str = "cs", **more: Any) -> LobbyScene:
    seats = tuple(LobbySeat(number, f"Hráč {number}", ready=True, occupant=70 + number) for number in range(count))
    given: dict[str, Any] = {"options": {}, "can_start": True, **more}
    return LobbyScene("t7", "mafie", words_in(language), seats, least=6, most=21, **given)


def running(language: str = "cs", **more: Any) -> Scene:
    return scene_of(next(play(9, 1)), language, **more)


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def menu(page: Page) -> Menu:
    return next(part for part in page.parts if isinstance(part, Menu))


def test_before_the_deal_the_host_deals_sets_options_and_chairs() -> None:
    page = lobby_host(lobby(), findings=("Chybí **Posílat zprávy**.",))
    assert [button.id.rpartition(":")[2] for button in buttons(page)] == [
        "h.start",
        "h.options",
        "h.fill",
        "h.kick",
        "h.order",
        "h.talk",
        "h.handover",
        "h.cohost",
        "h.cancel",
    ]
    assert [button.style for button in buttons(page)][::8] == ["primary", "danger"]
    assert "- Chybí **Posílat zprávy**." in page.parts


def test_impossible_actions_cannot_be_pressed() -> None:
    assert buttons(lobby_host(lobby(3, can_start=False)))[0].disabled
    assert buttons(lobby_host(lobby(21)))[2].disabled
    assert buttons(lobby_host(lobby(0, can_start=False)))[3].disabled


def test_a_running_game_offers_clocks_seats_and_the_end() -> None:
    ids = [button.id.rpartition(":")[2] for button in buttons(running_host(running()))]
    assert ids == [
        "h.pause",
        "h.extend",
        "h.skip",
        "h.undo",
        "h.replace",
        "h.automate",
        "h.handover",
        "h.cohost",
        "h.talk",
        "h.remove",
        "h.disqualify",
        "h.end",
    ]
    assert buttons(running_host(running(paused=True)))[0].id == "c1:t7:h.resume"


def test_machines_are_added_only_as_long_as_there_are_chairs() -> None:
    assert [choice.value for choice in menu(fill_page(lobby(18))).choices] == ["1", "2", "3"]
    assert not any(isinstance(part, Menu) for part in fill_page(lobby(21)).parts)


@pytest.mark.parametrize("action", sorted(OF_SEATS))
def test_a_seat_is_chosen_from_a_menu(action: str) -> None:
    made = menu(seat_page(lobby(), action))
    assert made.id == f"c1:t7:h.{action}"
    assert made.choices[0].value == "sitter:70" and made.choices[0].label == "1 Hráč 0"
    assert [choice.value for choice in menu(seat_page(running(), action)).choices] == [f"seat:{seat}" for seat in range(9)]


def test_only_the_living_can_be_taken_out() -> None:
    for game in play(9, 1):
        living = [seat.seat for seat in game.view(None).seats if seat.living]  # type: ignore[attr-defined]
        if len(living) == 8:
            assert [choice.value for choice in menu(seat_page(scene_of(game), "remove")).choices] == [f"seat:{seat}" for seat in living]
            return
    raise AssertionError("nobody was eliminated")


def test_an_empty_lobby_has_no_chair_to_free() -> None:
    assert not any(isinstance(part, Menu) for part in seat_page(lobby(0), "kick").parts)


def test_a_new_person_is_picked_from_the_server() -> None:
    for page, wanted in (
        (person_page(running(), "replace", 3), "c1:t7:h.replace:3"),
        (person_page(lobby(), "handover"), "c1:t7:h.handover"),
    ):
        (made,) = [part for part in page.parts if isinstance(part, PersonMenu)]
        assert made.id == wanted


@pytest.mark.parametrize("action", sorted(NEEDS_SURE))
@pytest.mark.parametrize("language", ["cs", "en"])
def test_irreversible_actions_are_confirmed_with_the_safe_button_second(action: str, language: str) -> None:
    seat = 3 if action in OF_SEATS else None
    page = sure_page(running(language), action, seat=seat)
    sure, back = buttons(page)
    assert sure.id == f"c1:t7:h.sure:{action}" + (":3" if seat is not None else "")
    assert back.id == "c1:t7:h.desk" and back.style == "secondary"
    if seat is not None:
        assert "**4 Tonda**" in str(page.parts[0])


@pytest.mark.parametrize("action", ["remove", "disqualify"])
@pytest.mark.parametrize(("language", "shown"), [("cs", "Žeton"), ("en", "token")])
def test_a_removal_is_confirmed_in_the_words_of_its_game(action: str, language: str, shown: str) -> None:
    scene = running(language)
    said = [str(sure_page(replace(scene, game=game), action, seat=3).parts[0]) for game in ("mafie", "mafia_city")]
    assert [shown in text for text in said] == [True, False], "Mafia City has no token to show"
    assert "**4 Tonda**" in said[1]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_option_has_a_page_that_fits_and_shows_its_value(language: str) -> None:
    scene = lobby(language=language, options={"extended": True, "final_tie": "lot", "cards": [1, 7]})
    assert faults(options_page(scene)) == []
    for setting in settings_of("mafie"):
        page = options_page(scene, setting=setting.name)
        assert faults(page) == []
        made = menu(page)
        assert made.id == f"c1:t7:h.set:{setting.name}"
        (chosen,) = [choice.value for choice in made.choices if choice.chosen]
        expected = {"extended": "on", "final_tie": "lot", "cards": OWN}.get(setting.name)
        assert expected in (None, chosen)


def test_values_from_menus_are_values_of_the_rulebook() -> None:
    for setting in settings_of("mafie"):
        for choice in menu(options_page(lobby(14), setting=setting.name)).choices:
            if choice.value != OWN:
                options = {setting.name: read_value(choice.value), **({"extended": True} if setting.name == "cards" else {})}
                GAMES["mafie"].read_options(options)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_cards_are_chosen_one_by_one_with_their_effect_and_the_gang_as_one(language: str) -> None:
    page = cards_page(lobby(15, language, options={"extended": True, "cards": [1, 14, 15, 16]}))
    assert faults(page) == []
    made = menu(page)
    assert (made.least, made.most, len(made.choices)) == (1, 14, 14)
    assert all(choice.description for choice in made.choices)
    assert [choice.value for choice in made.choices if choice.chosen] == ["1", "gang"]
    assert read_cards(["gang", "7", "1"]) == (1, 7, 14, 15, 16)


def test_too_many_cards_are_allowed_with_a_warning() -> None:
    scene = lobby(9, options={"extended": True, "cards": [1, 2, 3, 7]})
    warned = words_in("cs")("warn-cards-many", cards=4, advised=2)
    assert warned in options_page(scene).parts
    assert warned in cards_page(scene).parts
    assert warned not in options_page(replace(scene, options={"extended": True, "cards": [1, 7]})).parts


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_page_of_the_host_fits_one_message(language: str) -> None:
    pages = [
        lobby_host(lobby(21, language)),
        running_host(running(language)),
        fill_page(lobby(6, language)),
        seat_page(lobby(21, language), "kick"),
    ]
    pages += [person_page(running(language), action, 2) for action in ("replace",)] + [person_page(lobby(9, language), "handover")]
    pages += [are_you_there(running(language)), *(absent_proposal(running(language), 20 % 9, left=left) for left in (True, False))]
    for page in pages:
        assert faults(page) == []


def test_an_absent_player_is_asked_first_and_the_host_has_four_ways_out() -> None:
    assert [button.id for button in buttons(are_you_there(running()))] == ["c1:t7:here"]
    page = absent_proposal(running(), 3, left=False)
    assert [button.id for button in buttons(page)] == ["c1:t7:h.wait:3", "c1:t7:h.replace:3", "c1:t7:h.automate:3", "c1:t7:h.remove:3"]
    assert "**4 Tonda**" in str(page.parts[0])
    assert absent_proposal(running(), 3, left=True).parts[0] != page.parts[0]
