"""The set-up card of a server: it offers and marks what is set, and says what is missing (CL-18.3)."""

from dataclasses import replace
from typing import Any

import pytest

from bot.guilds.settings import MOST_CHANNELS, MOST_HOSTS, ServerSettings
from bot.guilds.setup_page import SetupScene, rights_page, setup_page
from bot.presenting.limits import faults
from bot.presenting.page import Menu, Page, ServerMenu
from bot.presenting.texts import words_in

pytestmark = pytest.mark.rule("CL-18.3")
WORDS = words_in("en")
SCENE = SetupScene(words=WORDS, settings=ServerSettings(), language="en", zone="", now=0.0)


def menu(page: Page, name: str) -> Any:
    (found,) = [part for part in page.parts if isinstance(part, Menu | ServerMenu) and part.id.endswith(f"su.{name}")]
    return found


def marked(page: Page, name: str) -> list[str]:
    return [choice.value for choice in menu(page, name).choices if choice.chosen]


def test_a_language_is_marked_once_it_is_chosen() -> None:
    assert marked(setup_page(SCENE), "lang") == []
    assert marked(setup_page(replace(SCENE, settings=ServerSettings(language="cs"))), "lang") == ["cs"]


@pytest.mark.parametrize(("zone", "more"), [("", 0), ("Europe/Prague", 0), ("America/Bogota", 1)])
def test_the_zone_of_the_server_is_on_offer_and_marked(zone: str, more: int) -> None:
    page = setup_page(replace(SCENE, zone=zone))
    assert marked(page, "zone") == ([zone] if zone else []) and len(menu(page, "zone").choices) == 24 + more
    assert faults(page) == []


def test_as_many_hosts_and_channels_can_be_chosen_as_a_server_may_have() -> None:
    """CL-19.1: five roles; section 28: four channels."""
    page = setup_page(SCENE)
    assert (menu(page, "hosts").most, menu(page, "tables").most) == (MOST_HOSTS, MOST_CHANNELS) == (5, 4)
    assert {menu(page, name).most for name in ("role", "coming", "staff")} == {1}


def test_the_card_begins_with_a_receipt_and_lists_what_is_missing() -> None:
    page = setup_page(replace(SCENE, lacking=("No files in #hall.",)), receipt="Saved.")
    assert page.parts[0] == "Saved." and "- No files in #hall." in page.parts
    assert not any("- " in str(part) for part in setup_page(SCENE).parts[1:])


def test_the_page_of_permissions_names_the_places_where_one_is_missing() -> None:
    said = str(rights_page(WORDS, [("#hall", ()), ("#inn", ("No files.",))]).parts[0])
    assert "#inn**\n- No files." in said and "#hall" not in said
