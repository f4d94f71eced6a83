"""Common parts of the tests of the page: a Discord with a small bot and three people, a browser, and messages to look at."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import discord as library
import pytest
from discord import ui
from playwright.async_api import Browser, CDPSession, Page, ViewportSize, async_playwright, expect

from bot.sandbox import Channel, Discord, Guild, Message, Person
from tests.bot.sandbox.conftest import running
from tests.bot.sandbox.small_bot import SmallBot

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WIDE, PHONE = ViewportSize(width=1440, height=900), ViewportSize(width=360, height=740)
PATIENCE = 60_000
"""Milliseconds for which a test waits for the page."""

expect.set_options(timeout=PATIENCE)

needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine (Debian: apt-get install chromium)")
in_real_time = pytest.mark.real_time("the browser has a clock of its own")


@dataclass
class Tab:
    """The one tab of a browser: a page keeps nothing between two loads, and a new tab costs several times one load."""

    page: Page
    devtools: CDPSession
    faults: list[str] = field(default_factory=list)

    @classmethod
    async def opened(cls, browser: Browser, **context: Any) -> "Tab":
        """Open a tab in which animations stand still; ``context`` is for the browser’s context."""
        page = await (await browser.new_context(reduced_motion="reduce", **context)).new_page()
        page.set_default_timeout(PATIENCE)
        tab = cls(page, await page.context.new_cdp_session(page))
        page.on("pageerror", lambda fault: tab.faults.append(str(fault)))
        return tab

    async def speak(self, locale: str) -> None:
        """Let the browser prefer a language."""
        agent = await self.page.evaluate("navigator.userAgent")
        await self.devtools.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": locale})

    async def feel(self, *, touch: bool) -> None:
        """Give the browser a touchscreen, or take it."""
        await self.devtools.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})

    async def leave(self) -> None:
        """Leave the page, so that the next one is loaded anew; no script may have failed."""
        if not self.page.is_closed():
            await self.page.goto("about:blank")
        faults, self.faults = self.faults, []
        assert faults == []


@dataclass
class Scenery:
    discord: Discord
    guild: Guild
    channel: Channel
    voice: Channel
    ada: Person
    bela: Person
    cyril: Person
    bot: SmallBot
    tab: Tab

    async def open(
        self, person: Person, size: ViewportSize = WIDE, place: Channel | None = None, *, locale: str = "en-US", dark: bool = False
    ) -> Page:
        """Load the page as somebody; every fault of a script fails the test."""
        page = self.tab.page
        await self.tab.speak(locale)
        await page.set_viewport_size(size)
        await page.emulate_media(color_scheme="dark" if dark else "light")
        await page.goto(f"{self.discord.url}/#person={person.id}&place={(place or self.channel).id}")
        await expect(page.locator(".composer").first).to_be_visible()
        return page

    def last(self, person: Person) -> Message:
        """Return the last message that somebody sees in the channel."""
        message = person.latest(self.channel)
        assert message is not None
        return message

    def clean(self) -> None:
        """Delete every message, also private ones: the tests of a module share the stage, in any order."""
        for channel in list(self.discord.world.channels.values()):
            for message in list(channel.messages.values()):
                self.discord.delete_message(message)
        self.bot.seen.clear()

    async def leave_page(self) -> None:
        """Leave the page; no script may have failed."""
        await self.tab.leave()

    async def say(self, view: ui.LayoutView, place: Channel | None = None) -> library.Message:
        """Let the bot post a message of components."""
        return await self.bot.get_partial_messageable((place or self.channel).id).send(view=view)

    async def whisper(self, person: Person, view: ui.LayoutView | None = None, text: str | None = None) -> library.Message:
        """Let the bot write a direct message."""
        user = await self.bot.fetch_user(person.id)
        return await (user.send(view=view) if view is not None else user.send(text))


async def scenery() -> AsyncIterator[Scenery]:
    """Serve the page with a small bot, and start one browser for it."""
    async with Discord() as discord, async_playwright() as play:
        guild = discord.create_guild("Night")
        voice = discord.create_channel(guild, "Fireside", "voice")
        ada = discord.create_person("Ada", guild=guild, locale="en-GB", administrator=True)
        bela = discord.create_person("Béla", guild=guild, locale="cs")
        cyril = discord.create_person("Cyril", guild=guild, locale="en-GB")
        discord.deadline = 0.5
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        async with running(discord) as bot:
            await discord.commands_synced()
            yield Scenery(discord, guild, guild.channel("general"), voice, ada, bela, cyril, bot, await Tab.opened(browser))
        await browser.close()


class Desk(ui.LayoutView):
    """A message with everything the page must be able to show."""

    def __init__(self, title: str = "Night 1") -> None:
        super().__init__(timeout=None)
        people = [
            library.SelectOption(label=name, value=name.lower(), description=f"seat of {name}") for name in ("Jana", "Karel", "Šimon")
        ]
        box: ui.Container[Desk] = ui.Container(accent_colour=0x5E7FD0)
        box.add_item(ui.TextDisplay(f"## {title}\nYour token: ||Agent||, ends <t:4102444800:R>.\n- **one**\n- *two*\n> a quote"))
        box.add_item(ui.Separator())
        box.add_item(ui.Section(ui.TextDisplay("beside a button"), accessory=ui.Button(custom_id="c1:side", label="Beside")))
        box.add_item(ui.ActionRow(ui.Select(custom_id="c1:who", placeholder="Whom?", options=people)))
        box.add_item(ui.ActionRow(ui.Select(custom_id="c1:many", placeholder="Which two?", options=people, min_values=2, max_values=2)))
        box.add_item(ui.ActionRow(ui.UserSelect(custom_id="c1:person", placeholder="Who of all?")))
        box.add_item(
            ui.ActionRow(
                ui.Button(custom_id="c1:ask", label="Say a line", style=library.ButtonStyle.primary),
                ui.Button(custom_id="c1:other", label="Other"),
                ui.Button(custom_id="c1:off", label="Off", disabled=True),
                ui.Button(url="https://example.com/rules", label="Rules"),
            )
        )
        self.add_item(box)
