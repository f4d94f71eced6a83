"""The page as a reader has it: opened from the disk without a network, used by keyboard and by thumb, in every size and both lights."""

import base64
import gzip
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

import engines
from bot.replay.page import page_of
from bot.replay.source import ReplayContext
from tests.bot.replay.nights import HOSTILE, page_for, replayed
from tests.bot.replay.test_page import DATA, data_in
from tests.night.page_stage import CHROMIUM, FLAGS, Tab, needs_browser

pytestmark = [pytest.mark.browser, needs_browser, pytest.mark.asyncio(loop_scope="module")]
one_game = pytest.mark.parametrize(
    "name", ["mafie", *(pytest.param(name, marks=pytest.mark.soak) for name in engines.GAMES if name != "mafie")]
)
"""Acts of the page's scripts that are alike for every game: the suite sees them once, ``make soak`` with each game."""

NAMELESS = """() => [...document.querySelectorAll('button, select, input, a, summary')].filter((thing) => thing.checkVisibility())
  .filter((thing) => !(thing.getAttribute('aria-label') || thing.textContent.trim() || thing.labels?.length))
  .map((thing) => thing.outerHTML)"""
SMALL = """() => [...document.querySelectorAll('header select, .controls button, .controls select')]
  .filter((thing) => thing.getBoundingClientRect().height < 44).map((thing) => thing.id)"""
PALE = """() => {
  const known = new Map(), canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (colour) => known.get(colour) ?? known.set(colour, measured(colour)).get(colour);
  const measured = (colour) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (thing) => {
    for (let at = thing; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\\)$|transparent/.test(colour)) return colour;
    }
    return 'white';
  };
  const kinds = ['p', 'li', 'dt', 'dd', 'h1', 'h2', 'h3', 'th', 'td', 'button', 'label', 'summary', '.by'];
  const texts = [...document.querySelectorAll(kinds.map((kind) => `#app ${kind}`))];
  return texts.filter((thing) => thing.checkVisibility() && thing.textContent.trim()).filter((thing) => {
    const [one, two] = [light(getComputedStyle(thing).color), light(ground(thing))].sort((a, b) => b - a);
    return (one + 0.05) / (two + 0.05) < 4.5;
  }).map((thing) => `${thing.tagName} ${thing.className} ${thing.textContent.slice(0, 30)}`);
}"""


@dataclass
class Reading:
    """A browser without a network, and everything that its console has said."""

    browser: Browser
    file: Path
    complaints: list[str] = field(default_factory=list)
    tab: Tab | None = None
    """The page keeps nothing between two loads, and a new tab costs several times one load."""

    async def open(self, content: str, *, wide: int = 1280, scheme: str = "light", locale: str = "en-GB", at: str = "") -> Page:
        if self.tab is None or self.tab.page.is_closed():
            self.tab = await self._opened()
        page = self.tab.page
        await self.tab.speak(locale)
        await self.tab.feel(touch=wide < 500)
        await page.set_viewport_size({"width": wide, "height": 800})
        await page.emulate_media(media="screen", color_scheme="dark" if scheme == "dark" else "light")
        self.file.write_text(content, "utf-8")
        await page.goto(f"{self.file.as_uri()}{at}")
        await expect(page.locator("#app")).to_be_visible()
        return page

    async def _opened(self) -> Tab:
        tab = await Tab.opened(self.browser, offline=True)
        tab.page.on("console", lambda message: self.complaints.append(message.text))
        tab.page.on("request", lambda request: None if request.url.startswith(("file:", "blob:")) else self.complaints.append(request.url))
        return tab

    async def leave(self) -> None:
        """Leave the page, so that the next one is loaded anew; nothing may have been complained of."""
        if self.tab is not None:
            await self.tab.leave()
        complaints, self.complaints = self.complaints, []
        assert complaints == []


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Reading]:
    async with async_playwright() as play:
        started = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield Reading(started, tmp_path_factory.mktemp("page") / "night.html")
        await started.close()


@pytest_asyncio.fixture(loop_scope="module")
async def reading(browser: Reading) -> AsyncIterator[Reading]:
    yield browser
    await browser.leave()


async def place(page: Page) -> int:
    return int(await page.locator("#slider").input_value())


LOOKS = ((360, "dark", "cs"), (1280, "light", "en-GB"), (768, "light", "en-GB"), (1280, "dark", "en-GB"), (1600, "light", "cs"))
"""How wide a page is, in which light, and in which language."""


@pytest.mark.parametrize(
    ("name", "looks"),
    [
        *((name, LOOKS[:2] if name == "mafie" else LOOKS[:1]) for name in engines.GAMES),
        *(pytest.param(name, LOOKS, marks=pytest.mark.soak) for name in engines.GAMES),
    ],
)
@pytest.mark.rule("RP-1.2", "RP-1.5", "RP-2.1")
async def test_it_fits_and_can_be_read_in_every_size_and_light(name: str, looks: Sequence[tuple[int, str, str]], reading: Reading) -> None:
    content = page_for(name)
    steps = len(replayed(name)[1].steps)
    for wide, scheme, locale in looks:
        page = await reading.open(content, wide=wide, scheme=scheme, locale=locale, at=f"#{steps // 2}")
        assert await page.evaluate("document.documentElement.lang") == locale[:2]
        for eyes in ("table", "0", "all"):
            await page.select_option("#eyes", eyes)
            assert await page.evaluate("document.documentElement.scrollWidth") <= wide
            assert (await page.locator("#seen").inner_text()).strip()
            assert await page.evaluate(NAMELESS) == []
            assert await page.evaluate(PALE) == []
        assert await page.evaluate(SMALL) == []
        await expect(page.locator("#board svg")).to_be_visible()
        await page.keyboard.press("End")
        assert await page.evaluate("document.documentElement.scrollWidth") <= wide
        assert await page.evaluate(PALE) == []
        await reading.leave()


@pytest.mark.parametrize(("name", "curves"), [
    pytest.param("zbojnici", 1, marks=pytest.mark.soak), ("nostra_city", 2), pytest.param("escape_plan", 2, marks=pytest.mark.soak),
])  # fmt: skip
@pytest.mark.rule("RP-3.3")
async def test_with_everybodys_eyes_the_curve_shows_private_knowledge(name: str, curves: int, reading: Reading) -> None:
    replay = replayed(name)[1]
    page = await reading.open(page_for(name), at=f"#{len(replay.steps) // 2}")
    at = await place(page)
    for eyes, there in (("table", 1), ("0", 1), ("all", curves), ("table", 1)):
        await page.select_option("#eyes", eyes)
        for part in ("svg.lines", "table"):
            await expect(page.locator(f"#curve-drawn {part}")).to_have_count(there)
    await page.select_option("#eyes", "all")
    cells = await page.locator("#curve-drawn table").last.locator("tbody tr").last.locator("td").all_inner_texts()
    shown = [own.count for own in replay.steps[at].seats] if curves > 1 else replay.steps[at].counts
    assert [cell.replace(",", "") for cell in cells] == ["–" if count is None else str(count) for count in shown]


@pytest.mark.rule("RP-2.1", "RP-2.5")
async def test_the_whole_night_by_keyboard(reading: Reading) -> None:
    page = await reading.open(page_for("mafie"))
    steps = replayed("mafie")[1].steps
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowRight")
    assert await place(page) == 2
    assert page.url.endswith("#3")
    await page.keyboard.press("ArrowLeft")
    assert await place(page) == 1
    await page.keyboard.press("Shift+ArrowRight")
    assert steps[await place(page)].phase != steps[1].phase
    await page.keyboard.press("n")
    assert steps[await place(page)].marked
    await page.keyboard.press("End")
    assert await place(page) == len(steps) - 1
    await page.keyboard.press("p")
    assert steps[await place(page)].marked
    await page.keyboard.press("Home")
    assert await place(page) == 0
    await page.locator("#speed").select_option("4")
    await page.locator("body").click(position={"x": 2, "y": 2})
    await page.keyboard.press("Space")
    await expect(page.locator("#play")).to_have_attribute("aria-pressed", "true")
    await expect(page.locator("#slider")).not_to_have_value("0")
    await page.keyboard.press("Space")
    await expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    for _ in range(40):
        await page.keyboard.press("Tab")
        if await page.evaluate("document.activeElement.id") == "next":
            break
    else:
        raise AssertionError("the buttons cannot be reached by Tab")
    before = await place(page)
    await page.keyboard.press("Enter")
    assert await place(page) == before + 1
    assert await page.locator("#told").get_attribute("aria-live") == "polite"


@pytest.mark.rule("RP-2.1")
async def test_a_thumb_swipes_from_step_to_step(reading: Reading) -> None:
    page = await reading.open(page_for("zbojnici"), wide=360)
    swipe = """([from, to]) => { const stage = document.getElementById('stage');
      const touch = (x) => [new Touch({ identifier: 1, target: stage, clientX: x, clientY: 200 })];
      stage.dispatchEvent(new TouchEvent('touchstart', { touches: touch(from), changedTouches: touch(from) }));
      stage.dispatchEvent(new TouchEvent('touchend', { changedTouches: touch(to) })); }"""
    await page.evaluate(swipe, [280, 80])
    assert await place(page) == 1
    await page.evaluate(swipe, [80, 280])
    assert await place(page) == 0


@one_game
@pytest.mark.rule("RP-2.2")
async def test_the_end_is_nowhere_before_it_is_reached(name: str, reading: Reading) -> None:
    replay = replayed(name)[1]
    page = await reading.open(page_for(name), at=f"#{len(replay.steps) // 2}")
    title = await page.title()
    body = await page.locator("#app").inner_text()
    await expect(page.locator("#story")).to_be_hidden()
    await expect(page.locator("#proof")).to_be_hidden()
    last = replay.viewpoints.texts.texts[replay.steps[-1].phase[1]]
    assert last not in await page.evaluate("document.getElementById('app').textContent")
    await page.keyboard.press("End")
    await expect(page.locator("#story")).to_be_visible()
    assert await page.title() == title
    assert last in await page.locator("#app").inner_text()
    assert last not in body


@one_game
@pytest.mark.rule("NT-4.7", "RP-2.2")
async def test_it_opens_with_a_title_that_tells_the_end_only_when_asked(name: str, reading: Reading) -> None:
    """NT-4.7: who played and when; then who won, the moment of the night, and the best moments as chapters to go to."""
    source, replay = replayed(name)
    ended_at = 1_796_500_000
    content = page_of(source, replay, ReplayContext(ended_at=ended_at))
    film = data_in(content)
    opening, texts = film["opening"], film["texts"]
    won, chapters = re.sub(r"\*\*|\\(?=\W)", "", texts[opening["won"][1]]).split("\n")[0], opening["chapters"]
    page = await reading.open(content, wide=390)
    title, app = page.locator("#opening"), page.locator("#app")
    assert "2026" in await title.inner_text() and film["names"][-1][1] in await title.inner_text()
    assert won not in await app.inner_text() and await page.locator("#chapter-list li").count() == 0
    await page.locator("#tell").click()
    assert won in await title.inner_text() and "The moment of the night: " in await title.inner_text()
    await expect(page.locator("#tell")).to_be_hidden()
    presses = page.locator("#chapter-list button")
    assert await presses.count() == len(chapters) >= 2
    assert [step for step, *_ in chapters] == sorted(step for step, *_ in chapters)
    await presses.nth(1).click()
    assert await place(page) == chapters[1][0]
    await expect(title).to_be_hidden()


@one_game
@pytest.mark.rule("RP-2.2")
async def test_how_near_the_end_is_shows_nowhere_before_it_is_reached(name: str, reading: Reading) -> None:
    """Neither by the slider, nor by its marks, nor by a number, unless the reader asks for it."""
    steps = replayed(name)[1].steps
    half = len(steps) // 2
    page = await reading.open(page_for(name), at=f"#{half}")
    slider, marks, where = page.locator("#slider"), page.locator("#rounds option"), page.locator("#where")
    assert await slider.get_attribute("max") == str(half - 1)
    assert await marks.count() == len({step.round for step in steps[:half]})
    assert await where.inner_text() == f"Step {half}"
    assert str(len(steps)) not in str(await slider.get_attribute("aria-valuetext"))
    await page.keyboard.press("ArrowLeft")
    assert await slider.get_attribute("max") == str(half - 1)
    await page.locator("#measure").click()
    assert await slider.get_attribute("max") == str(len(steps) - 1)
    assert await marks.count() == len({step.round for step in steps})
    assert await where.inner_text() == f"Step {half - 1} of {len(steps)}"
    await expect(page.locator("#measure")).to_be_hidden()
    await page.reload()
    await expect(page.locator("#app")).to_be_visible()
    await page.keyboard.press("End")
    assert await where.inner_text() == f"Step {len(steps)} of {len(steps)}"


@pytest.mark.rule("RP-1.2")
async def test_a_hostile_name_is_shown_as_typed(reading: Reading) -> None:
    page = await reading.open(page_for("mafie"))
    assert f"1 {HOSTILE}" in await page.locator("#eyes").inner_text()
    await page.keyboard.press("End")
    assert await page.locator("img").count() == 0


@pytest.mark.rule("RP-1.5")
async def test_both_languages_and_a_switch(reading: Reading) -> None:
    page = await reading.open(page_for("zbojnici"), locale="sk-SK")
    await page.locator("#measure").click()
    assert "Krok 1, celkem" in await page.locator("#where").inner_text()
    drawn = await page.locator("#board").inner_html()
    await page.locator("#language").select_option("en")
    assert "Step 1 of" in await page.locator("#where").inner_text()
    assert await page.locator("#board").inner_html() != drawn


@pytest.mark.rule("RP-1.5")
async def test_print_has_the_story_and_every_step(reading: Reading) -> None:
    page = await reading.open(page_for("zbojnici"))
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
    await page.emulate_media(media="print")
    await expect(page.locator("#print")).to_be_visible()
    await expect(page.locator("main")).to_be_hidden()
    assert await page.locator("#print ol > li").count() == len(replayed("zbojnici")[1].steps)


# ---- the proof


@one_game
@pytest.mark.rule("RP-4.1")
async def test_the_browser_checks_the_deal_itself(name: str, reading: Reading) -> None:
    page = await reading.open(page_for(name), at="#99999")
    await expect(page.locator("#proven .good")).to_have_count(3)
    await expect(page.locator("#proven .bad")).to_have_count(0)
    proven = await page.locator("#proven").inner_text()
    source, _ = replayed(name)
    assert source.fair is not None
    assert str(source.record.seed) in proven
    assert all(str(source.fair[part]) in proven for part in ("salt", "secret", "seal", "table"))
    assert re.search(r"Version of the seal\s+2\b", proven)
    assert "python -m bot verify" in proven
    async with page.expect_download() as downloading:
        await page.locator(".download").click()
    file = await (await downloading.value).path()
    assert file.read_bytes() == source.text.encode()


def _press(content: dict[str, Any]) -> None:
    content["fair"]["presses"][0] += 1_000


def _salt(content: dict[str, Any]) -> None:
    content["fair"]["salt"] = "ff" + content["fair"]["salt"][2:]


def _move(content: dict[str, Any]) -> None:
    content["record"]["moves"][0]["seat"] += 1


def _broken(content: dict[str, Any]) -> None:
    content["fair"]["salt"] = "no salt"


@pytest.mark.parametrize(("tamper", "failing"), [(_press, 2), (_salt, 2), (_move, 1), (_broken, 3)])
@pytest.mark.rule("RP-4.2")
async def test_a_changed_file_fails_visibly(tamper: Callable[[dict[str, Any]], None], failing: int, reading: Reading) -> None:
    content = page_for("zbojnici")
    data = data_in(content)
    record = json.loads(data["record"])
    tamper(record)
    data["record"] = json.dumps(record, ensure_ascii=False, indent=1)
    packed = base64.b64encode(gzip.compress(json.dumps(data).encode())).decode()
    changed = DATA.sub(f'<script type="application/octet-stream" id="data">{packed}</script>', content)
    page = await reading.open(changed, at="#99999")
    await expect(page.locator("#proven .bad")).to_have_count(failing)


@pytest.mark.rule("RP-4.1", "RP-4.2")
async def test_the_browser_opens_a_seal_as_the_program_does(reading: Reading) -> None:
    page = await reading.open(page_for("zbojnici"), at="#99999")
    for vector in json.loads((Path(__file__).parents[2] / "data" / "deal_proofs.json").read_text("utf-8")):
        record = {"seats": vector["seats"], "seed": int(vector["seed"])}
        film = {"record": json.dumps({"record": record, "fair": vector["fair"]}), "made": ""}
        found = await page.evaluate("(film) => checked(film)", film)
        assert (found["sealed"] and found["follows"]) is vector["opens"], vector["name"]


@pytest.mark.rule("RP-4.1")
async def test_a_browser_that_cannot_check_says_so(reading: Reading) -> None:
    content = page_for("zbojnici")
    page = await reading.open(content)
    await page.evaluate("Object.defineProperty(globalThis, 'crypto', { value: undefined })")
    await page.keyboard.press("End")
    await expect(page.locator("#proven")).to_contain_text("can’t check a file")
    await expect(page.locator(".download")).to_be_visible()


# ---- last, since it closes the tab


@pytest.mark.rule("NT-4.7")
async def test_the_trailer_plays_the_moments_in_a_minute(reading: Reading) -> None:
    film = data_in(page_for("mafie"))
    last = len(film["steps"]) - 1
    page = await reading.open(page_for("mafie"))
    steps = await page.evaluate("async () => trailerSteps(await unpacked())")
    assert 10 < len(steps) <= 52 and steps[0] == 0 and steps[-1] == last and steps == sorted(set(steps))
    assert {min(step, last) for step, *_ in film["opening"]["chapters"]} <= set(steps)
    await page.clock.install(time=datetime(2026, 12, 4, 20, 0, tzinfo=UTC))
    await page.clock.pause_at(datetime(2026, 12, 4, 21, 0, tzinfo=UTC))
    await page.locator("#trailer").click()
    seen = {await place(page)}
    for _ in range(10):
        await page.clock.run_for(5_900)
        seen.add(await place(page))
    assert seen <= set(steps) and len(seen) > 5 and last not in seen
    await page.clock.run_for(1_100)
    assert await place(page) == last
    await expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    await page.context.close()  # the clock is the tab’s
