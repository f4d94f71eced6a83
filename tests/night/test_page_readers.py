"""The page for its readers: in the browser's language, in light and dark, with names that become known, and aloud."""

import re
from collections.abc import AsyncIterator

import discord as library
import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Page, expect

from tests.night.page_stage import Scenery, in_real_time, needs_browser, scenery

pytestmark = [pytest.mark.browser, needs_browser, in_real_time, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def all_of_it() -> AsyncIterator[Scenery]:
    async for made in scenery():
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def here(all_of_it: Scenery) -> AsyncIterator[Scenery]:
    """A clean channel, and no page open from before."""
    all_of_it.clean()
    yield all_of_it
    await all_of_it.leave_page()


# ---- the browser's language (T-6)


@pytest.mark.parametrize(
    ("locale", "client", "people", "lang"),
    [("cs-CZ", "en", "Lidé", "cs"), ("sk-SK", "en", "Lidé", "cs"), ("en-US", "cs", "People", "en"), ("de-DE", "cs", "People", "en")],
)
async def test_the_page_speaks_the_language_of_the_browser_and_not_of_the_client(
    here: Scenery, locale: str, client: str, people: str, lang: str
) -> None:
    page = await here.open(here.ada if client == "en" else here.bela, locale=locale)
    await expect(page.get_by_role("heading", name=people)).to_be_visible()
    await expect(page.locator("html")).to_have_attribute("lang", lang)


# ---- names that become known (T-18)


async def test_a_thread_is_named_as_soon_as_the_reader_sees_it(here: Scenery) -> None:
    page = await here.open(here.cyril)
    channel = here.bot.get_channel(here.channel.id)
    assert isinstance(channel, library.TextChannel)
    thread = await channel.create_thread(name="Graveyard", type=library.ChannelType.private_thread, invitable=False)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(f"Go on in <#{thread.id}>."))
    await here.say(view)
    message = page.locator(".table .message").last
    await expect(message).to_contain_text("Go on in #?.")
    await thread.add_user(library.Object(here.cyril.id))
    await expect(message).to_contain_text("Go on in #Graveyard.")
    await message.get_by_role("button", name="#Graveyard").click()
    await expect(page.get_by_role("button", name="Graveyard thread")).to_have_attribute("aria-current", "true")
    await thread.delete()


async def test_a_bare_address_of_this_discord_is_shown_as_its_place(here: Scenery) -> None:
    target = await here.say(_text("the board"))
    await here.whisper(here.ada, text=f"It is your turn: https://discord.com/channels/{here.guild.id}/{here.channel.id}/{target.id}")
    page = await here.open(here.ada)
    message = page.locator(".dm .message").last
    await expect(message).to_contain_text("It is your turn: #general")
    await expect(message).not_to_contain_text("discord.com")
    await message.get_by_role("button", name="#general").click()
    await expect(page.locator(".table .message.fresh")).to_contain_text("the board")


# ---- what is edited is said aloud (T-18)


def _text(*lines: str, alt: str = "") -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay("\n".join(lines)))
    if alt:
        box.add_item(ui.MediaGallery(library.MediaGalleryItem("https://example.com/board.png", description=alt)))
    view.add_item(box)
    return view


async def test_only_the_new_text_of_an_edit_is_announced(here: Scenery) -> None:
    page = await here.open(here.ada)
    said = page.locator(".table").get_by_role("status")
    board = await here.say(
        _text("## Night 1", "Karel is thinking. Ends <t:4102444800:R>.", alt="A table of five. Jana has no votes. It is night.")
    )
    await expect(page.locator(".table .message").last).to_contain_text("Night 1")
    await expect(said).to_have_text("")
    await board.edit(
        view=_text(
            "## Day 1",
            "Karel is thinking. Ends <t:4102444900:R>.",
            "||Tonda is the Agent||",
            alt="A table of five. Jana has two votes. It is day.",
        )
    )
    await expect(said).to_contain_text("Day 1")
    await expect(said).to_contain_text("Jana has two votes. It is day.")
    for silent in ("thinking", "table of five", "Tonda", "Agent"):
        await expect(said).not_to_contain_text(silent)
    await board.edit(
        view=_text(
            "## Day 1",
            "Karel is thinking. Ends <t:4102445000:R>.",
            "||Tonda is the Agent||",
            alt="A table of five. Jana has two votes. It is day.",
        )
    )
    here.bela.write(here.channel, "a line between")
    await expect(page.locator(".table .message").last).to_contain_text("a line between")
    await expect(said).not_to_contain_text("a line between")  # additions are announced by the log itself


# ---- light and dark (T-18)


async def _colours(page: Page, selector: str) -> tuple[list[int], list[int]]:
    """Return the colours of a text and of the ground under it."""
    colours: tuple[list[int], list[int]] = await page.locator(selector).first.evaluate(
        """(one) => {
          const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
          let ground = one;
          while (ground && (parts(getComputedStyle(ground).backgroundColor)[3] ?? 1) === 0) ground = ground.parentElement;
          return [parts(getComputedStyle(one).color), parts(getComputedStyle(ground ?? document.documentElement).backgroundColor)];
        }"""
    )
    return colours


def _luminance(colour: list[int]) -> float:
    red, green, blue = (part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


TEXTS = (
    ".said",
    ".author",
    ".sent",
    ".subtext",
    ".mention",
    ".moment",
    ".press.secondary",
    ".press.primary",
    ".select-text",
    ".person-name",
    ".place.current",
    ".entry",
    ".top h1",
    ".menu summary",
    ".spoiler",
    "code",
    ".ephemeral .message-note",
)


@pytest.mark.parametrize("light", [True, False])
async def test_every_text_can_be_read_in_both_themes(here: Scenery, *, light: bool) -> None:
    view = _text("said by <@" + str(here.bela.id) + "> <t:4102444800:R> ||covered|| `code`", "-# small")
    view.add_item(ui.ActionRow(ui.Select(custom_id="c1:who", options=[library.SelectOption(label="Jana")])))
    view.add_item(
        ui.ActionRow(
            ui.Button(custom_id="c1:go", label="Go"), ui.Button(custom_id="c1:other", label="Other", style=library.ButtonStyle.primary)
        )
    )
    await here.say(view)
    await here.ada.press(here.last(here.ada), "c1:other")
    page = await here.open(here.ada, dark=not light)
    assert (_luminance((await _colours(page, ".panel.table"))[1]) > 0.5) == light
    for selector in TEXTS:
        ink, ground = (_luminance(colour) for colour in await _colours(page, selector))
        assert (max(ink, ground) + 0.05) / (min(ink, ground) + 0.05) >= 4.5, selector
    assert re.match(r"light dark|dark light", await page.locator("meta[name=color-scheme]").get_attribute("content") or "")
