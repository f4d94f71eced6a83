"""Makes the film of the front page: ``python -m tests.night.film docs/pictures/night.webp``; ``make film`` runs it.

A game of Mafie is played by the real bot against the Discord on this machine: one person at a desk, one with a phone, nine automated
players. Both screens are photographed again and again. Kept are the lobby, the first night with its dawn, the first day with its ballot,
and the story; frames in which nothing new is seen are one. Needs Chromium.
"""

import asyncio
import io
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from bot.app.supervisor import Supervisor
from bot.operations.rehearse import furnish
from bot.runtime.settings import Settings
from bot.sandbox import Discord, Person
from bot.tables.table_session import TableSession
from bot.tables.tempo import Tempo
from tests.night.page_stage import CHROMIUM, FLAGS

LANGUAGE, GAME, SEATS = "en", "mafie", 11
DESK, PHONE = ViewportSize(width=1240, height=780), ViewportSize(width=390, height=780)
HEIGHT, GAP, GROUND = 560, 12, (24, 20, 16)
"""Pixels of the film: height, the stripe between the two screens, and its colour."""
TEMPO = Tempo(beat=0.5, factor=0.2, thinking=(0.2, 1.0), grace=0.3, posts=(1000, 1.0), edit_every=0.2, odds=())
EVERY = 300
"""Milliseconds between two photographs."""
SHORTEST, LONGEST, LAST = 300, 1000, 3500
"""Milliseconds for which a frame is shown; the last one stays longer."""
MOST_SECONDS, MOST_BYTES = 25.0, 4_000_000


@dataclass(frozen=True)
class Frame:
    """Both screens at one moment, in one stretch of the game."""

    part: str
    picture: Image.Image


def part_of(session: TableSession) -> str:
    """Return which stretch of the game a table is in; empty for one that the film leaves out."""
    if session.table.phase == "lobby" or session.table.course is None:
        return "lobby"
    if session.table.phase != "running":
        return "story"
    view = session.table.scene().public
    if view.round != 1:
        return ""
    if view.night:
        return "night"
    return "day" if getattr(view, "ballot", None) is None else "ballot"


async def answer(page: Page, name: str) -> None:
    """Pick the last name but one's own in every open menu, and confirm it; a menu that vanishes meanwhile is no fault."""
    await page.evaluate(
        """async (name) => {
          const pause = () => new Promise((done) => setTimeout(done, 40));
          for (const menu of document.querySelectorAll(".select:not(:disabled):not([aria-busy])")) {
            if (!menu.querySelector(".hint")) continue;
            menu.click();
            await pause();
            [...document.querySelectorAll(".popup [role=option]")].filter((option) => !option.textContent.includes(name)).pop()?.click();
            await pause();
          }
          document.querySelector(".panel.dm .message:last-child .press.primary:not(:disabled):not([aria-busy])")?.click();
        }""",
        name,
    )


def side_by_side(desk: bytes, phone: bytes) -> Image.Image:
    """Return both screens at the height of the film."""
    shots = [Image.open(io.BytesIO(shot)).convert("RGB") for shot in (desk, phone)]
    small = [shot.resize((round(shot.width * HEIGHT / shot.height), HEIGHT), Image.Resampling.LANCZOS) for shot in shots]
    made = Image.new("RGB", (sum(shot.width for shot in small) + GAP, HEIGHT), GROUND)
    made.paste(small[0], (0, 0))
    made.paste(small[1], (small[0].width + GAP, 0))
    return made


def cut(frames: Sequence[Frame]) -> list[tuple[Image.Image, int]]:
    """Return what is shown, and for how long: of each part its frames at even distances, so many that the film is not too long."""
    room = (MOST_SECONDS * 1000 - LAST) / LONGEST
    parts: dict[str, list[Frame]] = {}
    for frame in frames:
        parts.setdefault(frame.part, []).append(frame)
    share = max(2, int(room / len(parts)))
    shown: list[tuple[Image.Image, int]] = []
    for taken in parts.values():
        count = min(len(taken), share)
        picked = [taken[round(place * (len(taken) - 1) / max(1, count - 1))] for place in range(count)]
        shown += [(frame.picture, LONGEST) for frame in picked]
    shown[-1] = (shown[-1][0], LAST)
    return shown


def save(shown: Iterable[tuple[Image.Image, int]], file: Path) -> None:
    """Write an animated WebP; exits when it is too large."""
    pictures, durations = zip(*shown, strict=True)
    pictures[0].save(
        file, save_all=True, append_images=pictures[1:], duration=list(durations), loop=0, quality=62, method=4, minimize_size=True
    )
    seconds, size = sum(durations) / 1000, file.stat().st_size
    print(f"{file}: {len(pictures)} frames, {seconds:.1f} s, {size / 1e6:.2f} MB")
    if seconds > MOST_SECONDS or size > MOST_BYTES:
        sys.exit("too long or too large")


class Camera:
    """Photographs both screens; a moment at which both are as before is no new frame."""

    def __init__(self, desk: Page, phone: Page) -> None:
        self._desk, self._phone = desk, phone
        self._before: tuple[bytes, bytes] = (b"", b"")
        self.frames: list[Frame] = []

    async def take(self, part: str) -> None:
        both = (await self._desk.screenshot(), await self._phone.screenshot())
        if part and both != self._before:
            self._before = both
            self.frames.append(Frame(part, side_by_side(*both)))


async def film(folder: Path) -> list[Frame]:
    """Play a game and return the frames."""
    discord = Discord()
    guild, channel, you = furnish(discord, LANGUAGE, GAME)
    other = next(person for person in discord.people.values() if person.id != you.id)
    await discord.start()
    settings = Settings(
        _env_file=None,  # pyright: ignore[reportCallIssue]  # pydantic-settings takes it: nobody's .env is read
        discord_token=discord.token,
        discord_api_url=discord.api_url,
        data=folder,
        language=LANGUAGE,
    )
    supervisor = Supervisor(settings, tempo=TEMPO, tunes_gc=False)
    running = asyncio.create_task(supervisor.run())
    try:
        await discord.bot_ready()
        await discord.commands_synced()
        assert supervisor.client is not None
        session = await supervisor.client.registry.open_lobby(guild.id, channel.id, you.id, you.name, GAME, {}, LANGUAGE, may_close=True)
        for person in (you, other):
            await session.lobby_moves.sit(person.id, person.name, username=person.name.lower(), language=LANGUAGE)
        await session.lobby_moves.fill(SEATS - 2)
        async with async_playwright() as play:
            browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            try:
                desk = await _open(browser, discord, you, DESK)
                phone = await _open(browser, discord, other, PHONE)
                return await _shoot({you.name: desk, other.name: phone}, session)
            finally:
                await browser.close()
    finally:
        supervisor.stop()
        await running
        await discord.stop()


async def _open(browser: Browser, discord: Discord, person: Person, size: ViewportSize) -> Page:
    context = await browser.new_context(viewport=size, reduced_motion="reduce", color_scheme="dark", locale="en-GB")
    page = await context.new_page()
    await page.goto(f"{discord.url}/#person={person.id}")
    return page


async def _shoot(screens: Mapping[str, Page], session: TableSession) -> list[Frame]:
    """Play on the screens of two people, by name, and photograph them."""
    desk, phone = screens.values()
    camera = Camera(desk, phone)
    await camera.take("lobby")
    for page in (desk, phone):
        await page.locator(".panel.table .log").get_by_role("button", name="Ready").click()
        await camera.take("lobby")
    while session.table.phase in ("lobby", "running"):
        await camera.take(part_of(session))
        for name, page in screens.items():
            hidden = page.locator(".panel.dm .log").get_by_role("button", name="Hidden")
            if await hidden.count():
                await hidden.first.evaluate("(button) => button.click()")
            if session.table.phase == "running":
                await answer(page, name)
        await desk.wait_for_timeout(EVERY)
    for _ in range(4):
        await desk.wait_for_timeout(1000)
        await camera.take("story")
    return camera.frames


def main() -> None:
    """Write the film to the path that is given."""
    with tempfile.TemporaryDirectory(prefix="consigliere-") as folder:
        frames = asyncio.run(film(Path(folder)))
    save(cut(frames), Path(sys.argv[1]))


if __name__ == "__main__":
    main()
