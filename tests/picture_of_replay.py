"""Makes the picture of a replay for the front page: ``python -m tests.picture_of_replay docs/example.html docs/pictures/replay.png``.

The example in docs/ is opened as a reader has it and photographed at a dawn. Needs Chromium.
"""

import asyncio
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.async_api import ViewportSize, async_playwright

from tests.night.page_stage import CHROMIUM, FLAGS

STEP = 44
"""The third day dawns."""

SIZE = ViewportSize(width=1180, height=740)


async def photograph(address: str, file: Path) -> None:
    """Write the picture of the example at ``address`` to ``file``, in 256 colours: a third of the size of a plain screenshot."""
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        try:
            page = await browser.new_page(viewport=SIZE, reduced_motion="reduce", color_scheme="light", locale="en-GB")
            await page.goto(f"{address}#{STEP}")
            await page.locator("#board svg").wait_for()
            shot = await page.screenshot()
        finally:
            await browser.close()
    Image.open(BytesIO(shot)).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    asyncio.run(photograph(Path(sys.argv[1]).resolve().as_uri(), Path(sys.argv[2])))
