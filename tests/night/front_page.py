"""Makes the picture of the front page anew: ``python -m tests.night.front_page docs/pictures/night.png``.

A night is played by the real bot against the Discord on this machine, one person among ten automated players, at a tenth of its clocks.
In the second night, with two people out, the page is photographed. A night that went another way is played again. Needs Chromium.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Locator, Page, async_playwright

from bot.app.supervisor import Supervisor
from bot.operations.rehearse import furnish
from bot.runtime.settings import Settings
from bot.sandbox import Discord
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from tests.night.page_stage import CHROMIUM, FLAGS, WIDE
from tests.night.test_page_night import answer

LANGUAGE, GAME, SEATS, OUT = "en", "mafie", 11, 2
NIGHTS = 12
"""How many nights are tried."""

TEMPO = Tempo(beat=0.3, factor=0.12, thinking=(0.1, 0.6), grace=0.3, posts=(1000, 1.0), edit_every=0.1, odds=())


async def photograph(file: Path) -> bool:
    """Play until the second night and write its picture to ``file``; return whether it came to that."""
    discord = Discord()
    guild, channel, you = furnish(discord, LANGUAGE, GAME)
    await discord.start()
    with tempfile.TemporaryDirectory(prefix="consigliere-") as folder:
        settings = Settings(
            _env_file=None,  # pyright: ignore[reportCallIssue]  # pydantic-settings takes it: nobody's .env is read
            discord_token=discord.token,
            discord_api_url=discord.api_url,
            data=Path(folder),
            language=LANGUAGE,
        )
        supervisor = Supervisor(settings, tempo=TEMPO, calm=False)
        running = asyncio.create_task(supervisor.run())
        try:
            await discord.bot_ready()
            await discord.commands_synced()
            assert supervisor.client is not None
            session = await supervisor.client.registry.open_lobby(
                guild.id, channel.id, you.id, you.name, GAME, {}, LANGUAGE, may_close=True
            )
            await session.lobby.sit(you.id, you.name, username=you.name.lower(), language=LANGUAGE)
            await session.lobby.fill(SEATS - 1)
            return await _with_a_browser(f"{discord.url}/#person={you.id}", session, file)
        finally:
            supervisor.stop()
            await running
            await discord.stop()


async def _with_a_browser(address: str, session: TableSession, file: Path) -> bool:
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            page = await browser.new_page(viewport=WIDE, reduced_motion="reduce", color_scheme="dark", locale="en-GB")
            await page.goto(address)
            await page.locator(".panel.table .log").get_by_role("button", name="Ready").click()
            if not await _second_night(page, session):
                return False
            await page.wait_for_timeout(1500)  # the board of this night is drawn and has arrived
            board = page.locator(".panel.table .log .container:has(.picture)").last
            await board.evaluate("(element) => element.scrollIntoView({ block: 'center' })")
            await page.wait_for_timeout(300)
            await page.screenshot(path=file)
            return True
        finally:
            await browser.close()


async def _second_night(page: Page, session: TableSession) -> bool:
    """Answer for the person until the second night; return whether it began as the picture shows it."""
    hidden = page.locator(".panel.dm .log").get_by_role("button", name="Hidden")
    while session.table.phase in ("lobby", "running"):
        view = session.table.scene().public if session.table.course is not None else None
        if view is not None and view.round == 2:
            gone = [seat.seat for seat in view.seats if not seat.living]
            return bool(view.night and len(gone) == OUT and 0 not in gone)
        await _uncover(hidden)
        await answer(page)
        await page.wait_for_timeout(200)
    return False


async def _uncover(hidden: Locator) -> None:
    """Turn the person's own role card over, whose words and picture are covered at first."""
    if await hidden.count():
        await hidden.first.click()


def main() -> None:
    """Write the picture to the path that is given."""
    file = Path(sys.argv[1])
    if not any(asyncio.run(photograph(file)) for _ in range(NIGHTS)):
        sys.exit("no night went as the picture shows it")


if __name__ == "__main__":
    main()
