import asyncio
from typing import Any

import discord
import pytest

from bot.discord_io.components import ACCENTS, FIELD, Built, build, fields_of, modal_of, picture_hash, text_form
from bot.presenting.drawing import Drawing
from bot.presenting.page import Button, Buttons, Field, Form, Menu, MenuOption, Page, PersonMenu, Picture, Separator, TextEntry

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 1" width="12" height="1"><rect width="12" height="1" fill="#123"/></svg>'
PICTURE = Picture("table.png", Drawing(SVG, "Mafie, 1. noc.", 100))
PAGE = Page(
    (
        "## Mafie",
        PICTURE,
        Separator(),
        Menu("c1:t:mafie.vote.first:1", "Kdo?", (MenuOption("seat:0", "1 Jana", "Velitel"), MenuOption("seat:1", "2 Karel", chosen=True))),
        PersonMenu("c1:t:h.replace:3", "Kdo?"),
        Buttons((Button("Ano", "c1:t:sure", "danger"), Button("Web", url="https://example.org"), Button("Ne", "c1:t:back", disabled=True))),
    ),
    "night",
)


def components(built: Built) -> list[dict[str, Any]]:
    """Return what Discord is sent of a page."""
    made: list[dict[str, Any]] = built.view.to_components()  # type: ignore[no-untyped-call]  # the library does not say what it returns
    return made


async def test_a_page_becomes_one_container_with_its_parts_in_order() -> None:
    built = await build(PAGE)
    (container,) = components(built)
    assert container["type"] == discord.ComponentType.container.value
    assert container["accent_color"] == ACCENTS["night"]
    types = [part["type"] for part in container["components"]]
    assert types == [10, 12, 14, 1, 1, 1]
    text, gallery, _, menu, person, row = container["components"]
    assert text["content"] == "## Mafie"
    assert gallery["items"] == [{"media": {"url": "attachment://table.png"}, "spoiler": False, "description": "Mafie, 1. noc."}]
    select = menu["components"][0]
    assert (select["custom_id"], select["placeholder"], select["min_values"], select["max_values"]) == (
        "c1:t:mafie.vote.first:1",
        "Kdo?",
        1,
        1,
    )
    assert [(option["value"], option.get("description"), option.get("default")) for option in select["options"]] == [
        ("seat:0", "Velitel", False),
        ("seat:1", None, True),
    ]
    assert person["components"][0]["type"] == discord.ComponentType.user_select.value
    assert [(button["label"], button.get("custom_id"), button.get("url")) for button in row["components"]] == [
        ("Ano", "c1:t:sure", None),
        ("Web", None, "https://example.org"),
        ("Ne", "c1:t:back", None),
    ]
    assert row["components"][2]["disabled"] is True


async def test_without_an_accent_there_is_no_container() -> None:
    built = await build(Page(("Platí, můžeme.",)))
    assert [part["type"] for part in components(built)] == [10]
    assert built.files == []


async def test_the_library_keeps_no_view() -> None:
    assert (await build(PAGE)).view.is_finished()


async def test_pictures_are_uploaded_once_and_kept_on_edits() -> None:
    first = await build(PAGE)
    assert [file.filename for file in first.files] == ["table.png"]
    assert first.files[0].fp.read(8) == b"\x89PNG\r\n\x1a\n"
    assert first.hashes == {"table.png": picture_hash(PICTURE)}
    again = await build(PAGE, keep=first.hashes.values())
    assert again.files == []
    assert again.hashes == first.hashes
    assert components(again) == components(first)


async def test_when_one_picture_has_changed_all_are_uploaded() -> None:
    other = Picture("card.png", Drawing(SVG.replace("#123", "#456"), "Karta.", 100), spoiler=True)
    built = await build(Page((PICTURE, other)), keep=[picture_hash(PICTURE)])
    assert [file.filename for file in built.files] == ["table.png", "card.png"]
    assert [part["items"][0]["spoiler"] for part in components(built)] == [False, True]


async def test_words_replace_an_undrawable_picture_at_once() -> None:
    broken = Picture("hand.png", Drawing("<svg", "Mafián *Eva*.", 100), spoiler=True)
    built = await build(Page((PICTURE, broken)))
    assert [file.filename for file in built.files] == ["table.png"] and list(built.hashes) == ["table.png"]
    assert components(built)[1]["content"] == "||Mafián \\*Eva\\*.||"
    again = await build(Page((PICTURE, broken)), keep=built.hashes.values())
    assert list(again.hashes) == ["table.png"], "it is tried again, and the other picture stays what it is"


def test_an_alt_text_alone_makes_no_new_picture() -> None:
    other = Picture("table.png", Drawing(SVG, "Mafia, night 1.", 100))
    assert picture_hash(other) == picture_hash(PICTURE)


async def test_an_overlong_page_is_sent_cut() -> None:
    built = await build(Page(("x" * 9_000,)))
    assert len(components(built)[0]["content"]) == 4_000


async def test_a_modal_has_one_field_within_the_bounds() -> None:
    modal = modal_of(text_form("c1:t:say", "t" * 60, "l" * 60, most=300, placeholder="p" * 200))
    made = modal.to_dict()
    assert made["custom_id"] == "c1:t:say"
    assert len(made["title"]) == 45
    (label,) = made["components"]
    assert len(label["label"]) == 45 and label.get("description") is None, "Discord refuses an empty one"
    entry = label["component"]
    assert (entry["custom_id"], entry["max_length"], len(entry["placeholder"])) == (FIELD, 300, 100)
    assert modal.is_finished()


async def test_a_form_shows_few_choices_at_once_and_many_in_a_menu() -> None:
    few, many = (Menu(f"m{count}", "", tuple(MenuOption(str(n), str(n), chosen=n == 1) for n in range(count))) for count in (7, 8))
    several = Menu("several", "", few.choices, least=0, most=3)
    fields = (
        Field("few", few), Field("many", many, about="a" * 200, required=False), Field("several", several),
        Field("people", PersonMenu("people", "", (7,), 5), required=False), Field("text", TextEntry("text", 9, "before", long=True)),
    )  # fmt: skip
    parts = [one["component"] for one in modal_of(Form("c1:t:f", "t", fields)).to_dict()["components"]]
    assert [one["type"] for one in parts] == [21, 3, 3, 5, 4]
    assert [one.get("min_values") for one in parts] == [None, 0, 1, 0, None]
    assert [one["required"] for one in parts] == [True, False, True, False, True]
    assert [option["value"] for one in parts[:3] for option in one["options"] if option.get("default")] == ["1", "1", "1"]
    assert parts[3]["default_values"] == [{"id": 7, "type": "user"}]
    assert (parts[4]["value"], parts[4]["style"]) == ("before", 2)


def test_forms_are_read_by_their_fields() -> None:
    parts = [{"type": 18, "component": part} for part in (
        {"type": 4, "custom_id": "text", "value": "a"}, {"type": 3, "custom_id": "menu", "values": ["1", "2"]},
        {"type": 21, "custom_id": "radio", "value": None}, {"type": 21, "custom_id": "other", "value": "x"},
    )]  # fmt: skip
    assert fields_of({"components": parts}) == {"text": ("a",), "menu": ("1", "2"), "radio": (), "other": ("x",)}
    assert fields_of({}) == {}


@pytest.mark.parametrize("accent", ACCENTS)
def test_accents_stand_out_on_dark_and_light(accent: str) -> None:
    for ground in (0x313338, 0xFFFFFF):
        assert _contrast(ACCENTS[accent], ground) >= 3.0  # type: ignore[index]


def _contrast(one: int, other: int) -> float:
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: int) -> float:
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


async def test_a_message_keeps_its_last_picture_while_the_next_one_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty lines in its place would push the buttons off the screen; a new message has no picture to keep, and says it in words."""

    async def never(_drawing: Drawing, _urgency: object) -> bytes:
        await asyncio.Event().wait()
        return b""

    monkeypatch.setattr("bot.discord_io.components.render", never)
    kept = await build(PAGE, keep=["0123456789abcdef"], within=0.01)
    assert kept.late and not kept.files
    assert kept.hashes == {"table.png": "0123456789abcdef"}, "the message shows its last picture, not the late one"
    (container,) = components(kept)
    assert container["components"][1]["items"][0]["media"]["url"] == "attachment://table.png"
    new = await build(PAGE, within=0.01)
    (container,) = components(new)
    assert new.late and container["components"][1]["content"] == "Mafie, 1. noc."
