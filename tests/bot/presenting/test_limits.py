from dataclasses import replace

import pytest

from bot.presenting.drawing import Drawing
from bot.presenting.limits import components_of, faults, fitted
from bot.presenting.naming import cut
from bot.presenting.page import Button, Buttons, Menu, MenuOption, Page, PersonMenu, Picture, Separator

PICTURE = Picture("table.png", Drawing("<svg/>", "Mafie, 1. noc.", 100))
MENU = Menu("c1:t:a:1", "Kdo?", (MenuOption("seat:0", "1 Jana"), MenuOption("seat:1", "2 Karel")))
GOOD = Page(("text", PICTURE, MENU, Separator(), PersonMenu("c1:t:p", "Kdo?"), Buttons((Button("Ano", "c1:t:b"),))), "brass")


def test_a_page_within_the_bounds_has_no_faults_and_stays_as_it_is() -> None:
    assert faults(GOOD) == []
    assert fitted(GOOD) is GOOD


def test_components_are_counted_as_discord_does() -> None:
    assert components_of(GOOD) == 1 + 1 + 1 + 2 + 1 + 2 + 2


@pytest.mark.parametrize(
    "page",
    [
        Page(()),
        Page(("  ",)),
        Page(("x" * 2_001, "y" * 2_000)),
        Page((replace(PICTURE, drawing=Drawing("<svg/>", "", 1)),)),
        Page((replace(PICTURE, drawing=Drawing("<svg/>", "a" * 1_001, 1)),)),
        Page((Buttons(()),)),
        Page((Buttons(tuple(Button("x", f"c1:t:{n}") for n in range(6))),)),
        Page((Buttons((Button("x" * 21, "c1:t:b"),)),)),
        Page((Buttons((Button("x", "c" * 101),)),)),
        Page((Buttons((Button("x"),)),)),
        Page((Buttons((Button("x", "id", url="https://x"),)),)),
        Page((Buttons((Button("x", "same"), Button("y", "same"))),)),
        Page((replace(MENU, choices=()),)),
        Page((replace(MENU, most=3),)),
        Page((replace(MENU, placeholder="p" * 151),)),
        Page((replace(MENU, choices=(MenuOption("seat:0", "x" * 61),)),)),
        Page((replace(MENU, choices=(MenuOption("seat:0", "x"), MenuOption("seat:0", "y"))),)),
        Page((replace(MENU, choices=tuple(MenuOption(str(n), "x") for n in range(26))),)),
        Page(tuple(str(n) for n in range(41))),
    ],
)
def test_each_broken_bound_is_named(page: Page) -> None:
    assert faults(page)


def test_an_overlong_page_is_cut_rather_than_lost() -> None:
    long = Page(
        (
            "a" * 3_900,
            "b" * 3_900,
            replace(PICTURE, drawing=Drawing("<svg/>", "a" * 1_500, 1)),
            replace(MENU, choices=tuple(MenuOption(str(n), "x" * 90, "d" * 200) for n in range(30)), most=30),
        ),
        "night",
    )
    made = fitted(long)
    assert faults(made) == []
    assert made.parts[0] == "a" * 3_900
    assert isinstance(made.parts[1], str) and len(made.parts[1]) == 100 and made.parts[1].endswith("…")


def test_too_many_parts_are_left_out_from_the_end() -> None:
    made = fitted(Page(tuple(str(n) for n in range(60)), "night"))
    assert components_of(made) == 40
    assert made.parts[0] == "0"


def test_cutting_keeps_the_length() -> None:
    assert cut("Maximilián", 5) == "Maxi…"
    assert cut("Jana", 5) == "Jana"
