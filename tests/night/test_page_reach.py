"""The page by keyboard, on a phone, for several people at once, and when things go wrong."""

import io
import re
from collections.abc import AsyncIterator

import discord as library
import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.presenting.drawing.rendering import rasterise
from tests.bot.sandbox.small_bot import Board
from tests.night.page_stage import PHONE, Desk, Scenery, in_real_time, needs_browser, scenery

pytestmark = [pytest.mark.browser, needs_browser, in_real_time, pytest.mark.asyncio(loop_scope="module")]

SMALL = """[...document.querySelectorAll("button, a, .field, .entry")]
    .filter((one) => one.offsetParent && !one.closest("p, .said"))
    .filter((one) => one.getBoundingClientRect().height < 24)
    .map((one) => one.innerText)"""
"""The controls that stand alone and are too low for a thumb."""

NAMELESS = """[...document.querySelectorAll("button, a, input, textarea, select, summary")]
    .filter((one) => one.offsetParent)
    .filter((one) => !one.textContent.trim() && !one.ariaLabel && !one.labels?.length && !one.getAttribute("aria-labelledby"))
    .map((one) => one.outerHTML)"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def all_of_it() -> AsyncIterator[Scenery]:
    async for one in scenery():
        yield one


@pytest_asyncio.fixture(loop_scope="module")
async def here(all_of_it: Scenery) -> AsyncIterator[Scenery]:
    all_of_it.clean()
    yield all_of_it
    await all_of_it.leave_page()


async def test_a_command_is_typed_suggested_and_sent(here: Scenery) -> None:
    page = await here.open(here.ada)
    entry = page.get_by_role("combobox", name="Message #general")
    await entry.press_sequentially("/tab")
    await expect(page.get_by_role("option", name="/table open")).to_be_visible()
    await entry.press("Enter")
    form = page.get_by_role("form", name="/table open")
    game = form.get_by_role("combobox", name=re.compile("^game"))
    await expect(game).to_be_focused()
    await game.press_sequentially("maf")
    await expect(page.get_by_role("option", name="Mafie")).to_be_visible()
    await game.press("Enter")
    await expect(game).to_have_value("Mafie")
    await form.get_by_role("button", name="+ seats").click()
    await form.get_by_role("textbox", name="seats").fill("11")
    await form.get_by_role("button", name="Send command").click()
    await expect(page.locator(".table .message.ephemeral").last).to_contain_text("mafie for 11")
    await expect(page.locator(".table .message-context").last).to_have_text("Ada used /table open")
    await expect(form).to_have_count(0)
    assert all(one.author_id != here.ada.id for one in here.ada.messages(here.channel))  # a picked command is not sent as a text as well


async def test_a_command_without_a_required_option_is_not_sent(here: Scenery) -> None:
    page = await here.open(here.ada)
    await page.locator(".table .entry").fill("/table")
    await page.get_by_role("option", name="/table open").click()
    await page.get_by_role("button", name="Send command").click()
    await expect(page.get_by_role("alert")).to_contain_text("Fill in the option game.")
    await page.keyboard.press("Escape")
    await expect(page.locator(".table .entry")).to_be_focused()


async def _tab_to(page: Page, words: str, most: int = 60) -> None:
    """Press Tab until something is focused that is called so."""
    for _ in range(most):
        await page.keyboard.press("Tab")
        name = await page.evaluate("(document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText ?? '').trim()")
        if words in name:
            return
    pytest.fail(f"Tab never reaches {words!r}")


async def test_everything_is_reached_by_keyboard_alone(here: Scenery) -> None:
    await here.say(Desk())
    page = await here.open(here.ada)
    await expect(page.get_by_role("heading", name="Night 1").first).to_be_visible()
    await _tab_to(page, "Ada, you now")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name=re.compile("Cyril, you now"))).to_be_focused()
    ring = await page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid"
    await _tab_to(page, "Hidden. Press to show.")
    await page.keyboard.press("Space")
    await _tab_to(page, "Whom?")
    await page.keyboard.press("ArrowDown")
    await expect(page.get_by_role("listbox")).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("listbox")).to_have_count(0)
    await page.keyboard.press("Enter")
    await page.keyboard.press("k")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral").last).to_contain_text("chosen ['karel']")
    await _tab_to(page, "Say a line")
    await page.keyboard.press("Enter")
    await expect(page.get_by_label("What do you say?")).to_be_focused()
    await page.keyboard.type("by keys")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral").last).to_contain_text("you said by keys")
    await _tab_to(page, "Message #general")
    await page.keyboard.type("a line of Cyril")
    await page.keyboard.press("Enter")
    await expect(page.locator(".table .message").last).to_contain_text("a line of Cyril")


async def test_a_question_in_somebody_elses_messages_is_announced(here: Scenery) -> None:
    page = await here.open(here.ada)
    sent = await here.whisper(here.bela, Desk("For Béla"))
    row = page.get_by_role("button", name=re.compile("Béla, question waiting, unread: 1"))
    await expect(row).to_be_visible()
    await page.get_by_role("button", name="Pin the messages of Béla").click()
    column = page.locator(".panel.pinned")
    await expect(column.get_by_role("heading", name="For Béla")).to_be_visible()
    await column.get_by_role("button", name="Other").click()
    await expect(column.locator(".ephemeral")).to_contain_text("that is old")
    await sent.delete()
    await expect(page.get_by_role("button", name=re.compile("question waiting"))).to_have_count(0)
    await page.get_by_role("button", name="Unpin the messages of Béla").first.click()
    await expect(column).to_have_count(0)


async def test_on_a_phone_nothing_is_wider_than_the_screen(here: Scenery) -> None:
    await here.say(Desk("A title that is rather long for the narrow screen of a telephone in the hand"))
    await here.whisper(here.ada, Desk("Whispered"))
    here.ada.write(here.channel, "Longwordwithoutanyspaceatall" * 6)
    page = await here.open(here.ada, PHONE)
    for tab in ("Table", "Messages", "People"):
        await page.locator(".tabs").get_by_role("button", name=tab).click()
        shown = await page.evaluate(
            "[document.documentElement.scrollWidth, ...[...document.querySelectorAll('.log')].map((one) => one.scrollWidth)]"
        )
        assert max(shown) <= PHONE["width"]
        small = await page.evaluate(SMALL)
        assert small == []
    await page.get_by_role("button", name=re.compile("^Cyril")).click()
    await expect(page.locator(".tabs [aria-current]")).to_have_text(re.compile("Table"))
    await expect(page.locator(".playing")).to_have_text("Playing as Cyril")


async def test_a_picture_has_nearly_the_whole_width_of_a_phone(here: Scenery) -> None:
    """T-19: at 354 px the smallest type of a picture, 34 of 1200, is 10 px high; every picture is held to that."""
    drawn = rasterise('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"/>')
    channel = here.bot.get_partial_messageable(here.channel.id)
    await channel.send(view=Board("Night 1"), file=library.File(io.BytesIO(drawn), "board.png"))
    page = await here.open(here.ada, {"width": 390, "height": 844})
    picture = page.locator(".panel.table .log .picture img").last
    await expect(picture).to_be_visible()
    shown = await picture.bounding_box()
    assert shown is not None and shown["width"] >= 354


async def test_every_control_has_a_name_and_ids_are_unique(here: Scenery) -> None:
    await here.say(Desk())
    page = await here.open(here.ada)
    await expect(page.get_by_role("heading", name="Night 1").first).to_be_visible()
    assert await page.evaluate(NAMELESS) == []
    assert (
        await page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id).filter((id, at, all) => all.indexOf(id) !== at)")
        == []
    )


async def test_thinking_is_shown_until_the_answer_comes(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.ada.command("think", here.channel)
    await expect(page.locator(".table .log")).to_contain_text("thought")
    await expect(page.locator(".table .log")).to_contain_text("Ada used /think")
    await expect(page.locator(".thinking")).to_have_count(0)


async def test_somebody_new_comes_and_can_be_played(here: Scenery) -> None:
    page = await here.open(here.ada)
    await page.get_by_role("textbox", name="Name").fill("Dita")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Dita", exact=True).click()
    await page.locator(".table .entry").fill("I am new")
    await page.keyboard.press("Enter")
    await expect(page.locator(".table .message").last).to_contain_text("DitaToday")


async def test_a_closed_channel_says_why(here: Scenery) -> None:
    page = await here.open(here.cyril)
    channel = here.bot.get_channel(here.channel.id)
    assert isinstance(channel, library.TextChannel)
    await channel.set_permissions(channel.guild.default_role, send_messages=False)
    await expect(page.locator(".table .closed")).to_have_text("The channel is closed for everyone now. Nobody can write here.")
    await page.locator(".table").get_by_role("button", name="Command /").click()
    await expect(page.get_by_role("option", name="/hello")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await channel.set_permissions(channel.guild.default_role, send_messages=None)
    await expect(page.locator(".table .entry")).to_be_visible()


async def test_voice_shows_who_is_in_and_who_is_muted(here: Scenery) -> None:
    page = await here.open(here.cyril)
    await page.get_by_role("button", name="Join").click()
    await expect(page.get_by_role("button", name=re.compile("Cyril, you now, .*in voice"))).to_be_visible()
    guild = here.bot.get_guild(here.guild.id)
    assert guild is not None
    await (await guild.fetch_member(here.cyril.id)).edit(mute=True)
    await expect(page.get_by_role("button", name=re.compile("Cyril, you now, .*muted by the server"))).to_be_visible()
    await expect(page.locator(".voice li")).to_contain_text("Cyril")
    await page.get_by_role("button", name="Leave", exact=True).click()
    await expect(page.get_by_text("Nobody is here.")).to_be_visible()


async def test_the_switches_of_the_organiser(here: Scenery) -> None:
    page = await here.open(here.cyril)
    await page.locator("summary", has_text="Settings: Cyril").click()
    await page.get_by_label("Takes direct messages").uncheck()
    await expect(page.get_by_role("button", name=re.compile("Cyril, .*direct messages closed"))).to_be_visible()
    assert not here.cyril.dms_open
    await page.get_by_label("Takes direct messages").check()
    await page.get_by_label("Language of the client").select_option("cs")
    await here.discord.until(lambda: here.cyril.locale == "cs")
    await page.get_by_role("button", name="Leave the server").click()
    await expect(page.get_by_text("This person is not on the server.")).to_be_visible()
    assert here.cyril.id not in here.guild.members
    await page.locator(".panel.table").get_by_role("button", name=re.compile("Come back to the server")).click()
    await expect(page.locator(".table .entry")).to_be_visible()
    await page.locator("summary", has_text="Settings: Cyril").press("Escape")
    here.cyril.locale = "en-GB"


async def test_a_lost_connection_is_said_and_mended(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.discord.go_away()
    await expect(page.locator("#banner")).to_contain_text("The connection is lost.")
    await here.discord.come_back()
    await expect(page.locator("#banner")).to_be_hidden()
    here.bela.write(here.channel, "back again")
    await expect(page.locator(".table .message").last).to_contain_text("back again")
