"""A whole night of the real bot, played in the browser: one person against machines, from the lobby to the story."""

import dataclasses
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright, expect

from tests.night.evening import FAST, Evening
from tests.night.page_stage import CHROMIUM, FLAGS, WIDE, in_real_time, needs_browser

pytestmark = [pytest.mark.browser, needs_browser, in_real_time]

UNHURRIED = dataclasses.replace(FAST, factor=0.03, thinking=(0.0, 0.1))
"""Clocks long enough for a browser to press before they end."""


@pytest.fixture
async def night(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path, tempo=UNHURRIED, language="en") as made:
        yield made


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    faults: list[str] = []
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = await browser.new_page(viewport=WIDE, reduced_motion="reduce")
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        yield page
        await browser.close()
    assert faults == []


async def answer(page: Page) -> None:
    """Pick the first name in every menu that is open, and go through with it; a menu that vanishes meanwhile is no fault."""
    await page.evaluate(
        """async () => {
          const pause = () => new Promise((done) => setTimeout(done, 40));
          for (const menu of document.querySelectorAll(".select:not(:disabled):not([aria-busy])")) {
            if (!menu.querySelector(".hint")) continue;
            menu.click();
            await pause();
            document.querySelector(".popup [role=option]")?.click();
            await pause();
          }
          document.querySelector(".panel.dm .message:last-child .press.primary:not(:disabled):not([aria-busy])")?.click();
        }"""
    )


@pytest.mark.long
async def test_a_night_from_the_lobby_to_the_story(night: Evening, page: Page) -> None:
    you = night.person("Una")
    await night.open_table(you)
    await page.goto(f"{night.discord.url}/#person={you.id}")
    log, direct = page.locator(".panel.table .log"), page.locator(".panel.dm .log")
    await log.get_by_role("button", name="Take a chair").click()
    await expect(log).to_contain_text("1 Una")
    await night.session.lobby_moves.fill(5)
    await log.get_by_role("button", name="Ready").click()
    await expect(direct.get_by_role("button", name="Hidden. Press to show.").first).to_be_visible()
    await direct.get_by_role("button", name="Hidden. Press to show.").first.click()
    await direct.get_by_role("button", name="Hidden picture. Press to show.").click()
    await expect(direct.locator(".picture img").first).to_have_attribute("alt", re.compile("Your token"))
    story = log.get_by_role("button", name="Same game again")
    for _ in range(250):
        if await story.count():
            break
        await answer(page)
        await page.wait_for_timeout(150)
    await expect(story).to_be_visible()
    await expect(direct).to_contain_text("Mafia:")
