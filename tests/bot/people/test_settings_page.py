"""The pages of /me: each control says what is set and what a press does, and deleting is asked twice (CL-16.1, 16.4)."""

from typing import Any

import pytest

from bot.people.pages import beside_page, blocks_page, forget_page, settings_page
from bot.people.settings import PersonSettings
from bot.presenting.page import Button, Buttons, Menu, Page
from bot.presenting.texts import words_in
from bot.store import LiveReference

WORDS = words_in("en")
SWITCHES = {"text_mode": "textmode", "writes": "writes", "shown": "shown", "face": "face", "calls": "calls", "turns": "turns"}


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def said(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str))


@pytest.mark.rule("CL-16.1")
@pytest.mark.parametrize("on", [True, False])
@pytest.mark.parametrize(("name", "key"), SWITCHES.items())
def test_a_switch_says_what_is_set_and_offers_the_other(name: str, key: str, on: bool) -> None:
    others: dict[str, Any] = dict.fromkeys(SWITCHES, not on)
    page = settings_page(WORDS, "me", PersonSettings(**{**others, name: on}))
    word = name.removesuffix("_mode")
    assert WORDS(f"settings-{word}", **{word: on}) in said(page)
    labels = [button.label for button in buttons(page)]
    assert (WORDS(f"b-{key}-off") in labels, WORDS(f"b-{key}") in labels) == (on, not on)


@pytest.mark.rule("CL-16.1")
def test_the_language_the_reminders_and_the_name_in_stories_are_marked() -> None:
    page = settings_page(WORDS, "me", PersonSettings("en", reminders="hour", stories="never"))
    languages = [button for button in buttons(page) if ":language" in button.id]
    assert [button.style == "primary" for button in languages] == [False, False, True]
    menus = [part for part in page.parts if isinstance(part, Menu)]
    assert [[choice.value for choice in menu.choices if choice.chosen] for menu in menus] == [["hour"], ["never"]]


@pytest.mark.rule("CL-16.4", "CL-16.5")
def test_deleting_asks_twice_and_says_what_it_waits_for() -> None:
    first, second = forget_page(WORDS, ()), forget_page(WORDS, (), sure=True)
    assert [page.parts[-1].buttons[0].id for page in (first, second)] == ["c1:me:me.forget.sure", "c1:me:me.forget.now"]  # type: ignore[union-attr]
    assert WORDS("forget-what") in said(first) and WORDS("forget-stays") in said(first)
    assert WORDS("forget-sure") in said(second) and WORDS("forget-stays") not in said(second)
    for sure in (False, True):
        waiting = forget_page(WORDS, (LiveReference("t1", 7), LiveReference("e1", 8, "A night")), sure=sure)
        assert WORDS("forget-later", list="<#7>, **A night**") in said(waiting)
        assert "c1:me:me.forget.leave" in [button.id for button in buttons(waiting)]


@pytest.mark.rule("CL-19.6")
def test_the_block_list_and_the_question_beside_a_blocked_person() -> None:
    assert WORDS("block-empty") in said(blocks_page(WORDS, ()))
    page = blocks_page(WORDS, (9, 3), receipt="Done.")
    assert page.parts[0] == "Done." and "<@3> · <@9>" in said(page) and WORDS("block-empty") not in said(page)
    assert [button.id for button in buttons(beside_page(WORDS, "t1", "take"))] == ["c1:t1:take", "c1:me:me.keep"]
