"""Names in the menus and messages of evenings: seen, on one line, and never two of them alike."""

from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from bot.evenings.moves.answering import answer
from bot.evenings.moves.planning import adopted, named
from bot.evenings.pages.evening_desk import people_page
from bot.evenings.pages.evening_page import EveningScene, evening_page, plan_lines, which_page
from bot.presenting.page import Menu, Page
from bot.presenting.texts import words_in
from bot.tables.refusal import Refused
from cogs.evenings.menus import guests
from cogs.evenings.planning import channel_choices
from tests.bot.evenings.test_chairs_after_host_moves import HOUR, Club

INVISIBLE = ("\u3164", "\u200b", "\u202e", "\u2800 \u2800", "\u0301", "\U000e0041", "\u00ad\u2063")


def menu_of(page: Page) -> Menu:
    return next(part for part in page.parts if isinstance(part, Menu))


@pytest.mark.parametrize("name", INVISIBLE)
def test_an_evening_has_a_name_that_can_be_seen(name: str) -> None:
    """A host's form and an edit of the event at Discord: neither leaves an evening without a heading."""
    with pytest.raises(Refused):
        named(name)
    club = Club(starts_at=48 * HOUR, chairs=9)
    club.do(adopted({"name": name}, ["name"]))
    assert club.evening.row.name == "Evening"


def test_the_name_of_an_evening_is_kept_on_one_line_without_signs_that_turn_it() -> None:
    assert named(" \u202eNight\n of\x00 plots\u2066 ") == {"name": "Night of plots"}
    club = Club(starts_at=48 * HOUR, chairs=9)
    club.do(adopted({"name": "\u202eNight\nof plots"}, ["name"]))
    assert club.evening.row.name == "Night of plots"


@pytest.mark.parametrize("label", ["\u202eFri 20:00 · Night", "Fri 20:00 · " + "🇨🇿" * 40])
def test_the_menu_of_evenings_shows_names_of_old_rows_whole_and_unturned(label: str) -> None:
    shown = menu_of(which_page(words_in("en"), [("e1", label, ""), ("e2", "Sat 20:00 · Plots", "")], "yes")).choices[0].label
    assert "\u202e" not in shown and len(shown) <= 60 and shown.count("\U0001f1e8") == shown.count("\U0001f1ff")


ALIKE = "Fri 20:00 · " + "Night of plots and stratagems " * 2
"""Evenings whose names differ only where the label is cut are alike as well."""


@pytest.mark.parametrize(
    ("abouts", "shown"),
    [
        (("#mafie · Mafie · Jan", "#hry · Mafie · Jan", ""), ["#mafie · Mafie · Jan", "#hry · Mafie · Jan", ""]),
        (("#hry · Mafie · Jan", "#hry · Mafie · Jan", ""), ["1. #hry · Mafie · Jan", "2. #hry · Mafie · Jan", ""]),
    ],
)
def test_evenings_of_one_name_and_date_are_told_apart(abouts: tuple[str, ...], shown: list[str]) -> None:
    """By place, games and host, else by the order in which they were called; the only one of its name needs nothing of it."""
    evenings = [("e1", ALIKE + "one", abouts[0]), ("e2", ALIKE + "two", abouts[1]), ("e3", "Sat 20:00 · Plots", "#hry · Mafie · Eva")]
    choices = menu_of(which_page(words_in("en"), evenings, "yes")).choices
    assert [one.description for one in choices] == shown
    assert [one.value for one in choices] == ["e1", "e2", "e3"]


@pytest.mark.parametrize(
    ("one", "other"), [("Alex", "Alex\u200b"), ("A" * 20 + "lex", "A" * 20 + "nna"), ("\u3164", "\u2800"), ("Alex", "Alex ")]
)
def test_people_with_similar_names_are_told_apart(one: str, other: str) -> None:
    """Else a host shuts out the wrong person; the menu's own text counts."""
    scene = EveningScene(id="e1", words=words_in("en"), state="planned", name="Night", host="Jan", games=("mafie",))
    choices = menu_of(people_page(scene, "uninvite", "ev-uninvite-menu", [(11, one), (12, other), (13, "Eva")], on_server=False)).choices
    assert choices[0].label == choices[1].label
    assert [choice.description for choice in choices] == ["11", "12", ""]


@pytest.mark.rule("CL-1.8")
def test_hundreds_of_interested_people_keep_nobody_out_of_the_menu_of_guests() -> None:
    """In direct messages our own menu has 25 entries: the people who have answered come first."""
    club = Club(starts_at=48 * HOUR, chairs=9)
    for user in range(1000, 1030):
        club.do(answer(user, f"Interested {user}", "maybe", source="event"))
    club.do(answer(7, "Eva", "yes"))
    shown = guests(club.evening)
    assert shown[0] == (7, "Eva") and len(shown) == 31


def test_a_poll_that_was_cancelled_has_no_hour_to_strike_out() -> None:
    scene = EveningScene(id="e1", words=words_in("en"), state="cancelled", name="Night", host="Jan", games=("mafie",))
    assert [part for part in evening_page(scene).parts if isinstance(part, str)] == ["## Night", scene.words("ev-is-cancelled")]
    dated = next(part for part in evening_page(replace(scene, starts_at=1.8e9)).parts[1:] if isinstance(part, str))
    assert dated.startswith("~~<t:1800000000:F> · <t:1800000000:R>~~")


@pytest.mark.parametrize(
    ("note", "shown"),
    [
        ("Bring cards.\n# Draw\n**Host** Eva", ["> Bring cards.", "> # Draw", "> **Host** Eva"]),
        ("\u202eBring\u2028cards\u2066", ["> Bring", "> cards"]),
        ("\u200b\n \n", []),
    ],
)
def test_the_note_of_a_host_stays_in_its_quotation(note: str, shown: list[str]) -> None:
    """No line of it passes for a line of the bot, and none turns the lines below."""
    scene = EveningScene(id="e1", words=words_in("en"), state="planned", name="Night", host="Jan", games=("mafie",), note=note)
    assert [line for line in plan_lines(scene) if line.startswith(">")] == shown
    assert not any("\n" in line for line in plan_lines(scene))


def test_a_place_is_one_line() -> None:
    scene = EveningScene(id="e1", words=words_in("en"), state="planned", name="Night", host="Jan", games=("mafie",), place="Pub\n# Draw")
    assert any(line.endswith("Pub \\# Draw") for line in plan_lines(scene))


def test_channels_of_one_name_are_told_apart() -> None:
    """Discord allows them: the menu of direct messages has no other sign of which is which."""
    channels = [
        cast(discord.TextChannel, SimpleNamespace(id=number, name=name)) for number, name in ((5, "mafie"), (6, "mafie"), (7, "hry"))
    ]
    assert [(one.label, one.description, one.chosen) for one in channel_choices(channels, ("6",))] == [
        ("#mafie", "5", False), ("#mafie", "6", True), ("#hry", "", False),
    ]  # fmt: skip
