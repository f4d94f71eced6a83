"""The site: every page has its place, a link that leads nowhere is found, and the form on the page about fair deals judges as we do."""

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, async_playwright, expect

from tests.night.page_stage import CHROMIUM, FLAGS, in_real_time, needs_browser
from tests.test_fairness_page import PAGES, VECTORS, as_record, checker
from tools.site.build import FORM, FORM_BEFORE, LANGUAGES, NAV, NODE_ONLY, OWN, Menu, address, places
from tools.site.links import faults


def in_menu(entries: Menu) -> Iterator[str]:
    for _, page in entries:
        yield from in_menu(page) if isinstance(page, list) else (page,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_names_every_page_once(language: str) -> None:
    named = sorted(in_menu(NAV[language]))
    assert named == sorted(["replay.md", *(path for lang, path in places().values() if lang == language)])


def test_addresses_are_those_of_folders() -> None:
    assert [address("en", "index.md"), address("cs", "index.md"), address("cs", "rules/mafie.md")] == ["", "cs", "cs/rules/mafie"]


def test_the_form_has_its_place_in_both_languages() -> None:
    for language, page in zip(LANGUAGES, PAGES, strict=True):
        assert page.read_text("utf-8").splitlines().count(FORM_BEFORE[language]) == 1


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('<a href="there/">', ""),
        ('<a href="there/#part">', ""),
        ('<a href="https://elsewhere.example/">', ""),
        ('<a href="gone/">', "gone/ leads nowhere"),
        ('<a href="there/#gone">', "there/#gone names no place of its page"),
        ('<a href="../outside.html">', "../outside.html leads nowhere"),
        ('<img src="gone.png">', "gone.png leads nowhere"),
        ('<script src="https://elsewhere.example/a.js"></script>', "loads https://elsewhere.example/a.js"),
        ('<link rel="stylesheet" href="//elsewhere.example/a.css">', "loads //elsewhere.example/a.css"),
        ('<link rel="canonical" href="https://elsewhere.example/">', ""),
    ],
)
def test_dead_links_and_foreign_content_are_found(tmp_path: Path, body: str, fault: str) -> None:
    site = tmp_path / "site"
    (site / "there").mkdir(parents=True)
    (tmp_path / "outside.html").write_text("", "utf-8")
    (site / "there" / "index.html").write_text('<p id="part"></p>', "utf-8")
    (site / "index.html").write_text(body, "utf-8")
    assert faults(site) == ([f"index.html: {fault}"] if fault else [])


# ---- the form


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def form(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Page]:
    """The form alone, on a page that has nothing of mkdocs; no request may leave it."""
    tmp_path = tmp_path_factory.mktemp("form")
    (tmp_path / "check.js").write_text(NODE_ONLY.sub("", checker(PAGES[0])), "utf-8")
    (tmp_path / "verifier.js").write_bytes((OWN / "verifier.js").read_bytes())
    scripts = '<script src="check.js"></script><script src="verifier.js"></script>'
    page_file = tmp_path / "page.html"
    page_file.write_text(f'<!doctype html><html lang="en"><meta charset="utf-8">{FORM}{scripts}</html>', "utf-8")
    asked: list[str] = []
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        page = await browser.new_page()
        page.on("request", lambda request: asked.append(request.url))
        await page.goto(page_file.as_uri())
        yield page
        await browser.close()
    assert all(url.startswith("file:") for url in asked)


async def judged(form: Page, text: str) -> list[str]:
    """Hand a record to the form; return the marks of the lines that it answers."""
    await form.evaluate("document.querySelector('output').replaceChildren()")
    await form.locator("input").set_input_files({"name": "record.json", "mimeType": "application/json", "buffer": text.encode()})
    await expect(form.locator("output p").first).to_be_visible()
    return [str(await line.get_attribute("class")) for line in await form.locator("output p").all()]


@pytest.mark.browser
@needs_browser
@in_real_time
@pytest.mark.asyncio(loop_scope="module")
async def test_the_form_judges_every_vector_as_we_do(form: Page) -> None:
    wrong = []
    for vector in VECTORS:
        marks = await judged(form, as_record(vector))
        if (marks[:2] == ["holds", "holds"]) != vector["opens"]:
            wrong.append((vector["name"], marks))
        await form.locator("input").set_input_files([])
    assert wrong == []


@pytest.mark.browser
@needs_browser
@in_real_time
@pytest.mark.asyncio(loop_scope="module")
async def test_the_form_shows_the_numbers_that_people_compare(form: Page) -> None:
    vector = next(vector for vector in VECTORS if vector["opens"])
    await judged(form, as_record(vector))
    said = await form.locator("output").inner_text()
    assert vector["fair"]["seal"] in said and f"version {vector['fair'].get('version', 1)}" in said
    assert ", ".join(str(press) for press in vector["fair"]["presses"]) in said
    assert await judged(form, "<b>no</b>") == ["fails"]
    assert "<b>" not in await form.locator("output").inner_html()


def test_the_form_says_everything_in_both_languages() -> None:
    script = (OWN / "verifier.js").read_text("utf-8")
    spoken = [
        re.findall(r"^    (\w+):", part, re.MULTILINE)
        for part in re.findall(r"^  (?:en|cs): \{\n(.*?)^  \},", script, re.MULTILINE | re.DOTALL)
    ]
    assert len(spoken) == len(LANGUAGES) and spoken[0] == spoken[1] and len(spoken[0]) > 5
