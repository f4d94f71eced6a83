"""The page of Discord on this machine in a real browser: seeing, pressing, choosing, writing, live."""

import re
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import expect

from tests.night.page_stage import Desk, Scenery, in_real_time, needs_browser, scenery

pytestmark = [pytest.mark.browser, needs_browser, in_real_time, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def all_of_it() -> AsyncIterator[Scenery]:
    async for one in scenery():
        yield one


@pytest_asyncio.fixture(loop_scope="module")
async def here(all_of_it: Scenery) -> AsyncIterator[Scenery]:
    """A clean channel, and no page open from before."""
    all_of_it.clean()
    yield all_of_it
    await all_of_it.leave_page()


async def test_people_are_switched_and_the_address_remembers(here: Scenery) -> None:
    page = await here.open(here.ada)
    await expect(page.get_by_role("heading", name="People")).to_be_visible()
    await page.get_by_role("button", name="Béla").first.click()
    await expect(page.get_by_role("button", name=re.compile("Béla, you now"))).to_be_visible()
    assert f"person={here.bela.id}" in page.url
    await page.reload()
    await expect(page.get_by_role("button", name=re.compile("Béla, you now"))).to_be_visible()


async def test_the_page_shows_events_without_reloading(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.say(Desk("Night 1"))
    log = page.locator(".table").get_by_role("log")
    await expect(log.get_by_role("heading", name="Night 1")).to_be_visible()
    await here.bela.command("board", here.channel)
    await expect(log).to_contain_text("Béla used /board")
    await here.bela.press(here.last(here.bela), "Go")
    await expect(log).to_contain_text("night 2")
    here.discord.delete_message(here.last(here.bela))
    await expect(log).not_to_contain_text("night 2")


async def test_messages_of_people_are_never_markup(here: Scenery) -> None:
    page = await here.open(here.ada)
    here.bela.write(here.channel, "<img src=x onerror=alert(1)> **fat** `<b>`")
    message = page.locator(".table .message").last
    await expect(message).to_contain_text("<img src=x onerror=alert(1)> fat <b>")
    assert await message.locator("img").count() == 0
    assert await message.locator("strong").inner_text() == "fat"


MARKDOWN = {
    "a **b *c* d** e": "<p>a <strong>b <em>c</em> d</strong> e</p>",
    "snake_case_name _it_ __u__ ~~s~~": "<p>snake_case_name <em>it</em> <u>u</u> <s>s</s></p>",
    "**xX\\_Dark\\_One\\_Xx** a\\b": "<p><strong>xX_Dark_One_Xx</strong> a\\b</p>",
    "`**raw**` \\*plain\\* <b>": "<p><code>**raw**</code> *plain* &lt;b&gt;</p>",
    "## Title\ntext": "<h4>Title</h4><p>text</p>",
    "- one\n  - two\n- three": "<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul>",
    "3. three\n4. four": '<ol start="3"><li>three</li><li>four</li></ol>',
    "> quoted\n> **too**\nnot": "<blockquote><p>quoted\n<strong>too</strong></p></blockquote><p>not</p>",
    "-# small": "<small>small</small>",
    "```py\n1 < 2\n```": "<pre><code>1 &lt; 2</code></pre>",
    "2 * 3 * 4 and **9 Zdenka**, 1 ± 1 %": "<p>2 * 3 * 4 and <strong>9 Zdenka</strong>, 1 ± 1 %</p>",
    r"**xX\_Dark\_Lord** \*": "<p><strong>xX_Dark_Lord</strong> *</p>",
    "||**a** b|| c": "<p><span><span><strong>a</strong> b</span></span> c</p>",
    "[rules](https://example.com/a) https://example.com/b.": "<p><a>rules</a> <a>https://example.com/b</a>.</p>",
}
PLAIN = """async (text) => {
  const { markdown } = await import("/scripts/markdown.js");
  const box = document.createElement("div");
  const known = { viewer: "1", key: text, locale: "en", name: () => "x", role: () => "x", channel: () => "x", go() {} };
  box.append(...markdown(text, known));
  for (const one of box.querySelectorAll("*")) {
    for (const { name } of [...one.attributes]) if (name !== "start") one.removeAttribute(name);
  }
  return box.innerHTML;
}"""


async def test_markdown_reads_as_on_discord(here: Scenery) -> None:
    page = await here.open(here.ada)
    assert {text: await page.evaluate(PLAIN, text) for text in MARKDOWN} == MARKDOWN


async def test_a_covered_word_is_read_only_once_it_is_pressed(here: Scenery) -> None:
    page = await here.open(here.ada)
    sent = await here.say(Desk())
    spoiler = page.get_by_role("button", name="Hidden. Press to show.")
    await expect(spoiler).to_be_visible()
    assert await page.locator(".covered").get_attribute("aria-hidden") == "true"
    await spoiler.press("Enter")
    await expect(page.locator(".spoiler.open")).to_have_text("Agent")
    assert await page.locator(".covered").get_attribute("aria-hidden") is None
    await sent.edit(view=Desk())
    await expect(page.locator(".spoiler.open")).to_have_text("Agent")  # an edit does not cover it again
    await page.get_by_role("button", name="Béla").first.click()
    await expect(page.get_by_role("button", name="Hidden. Press to show.")).to_be_visible()  # somebody else has not seen it


async def test_moments_go_on_by_themselves(here: Scenery) -> None:
    page = await here.open(here.ada)
    now = await page.evaluate("Math.floor(Date.now() / 1000)")
    here.bela.write(here.channel, f"ends <t:{now + 40}:R>")
    mark = page.locator(".moment").last
    await expect(mark).to_have_text(re.compile(r"in 3\d seconds"))
    first = await mark.inner_text()
    await expect(mark).not_to_have_text(first)


async def test_a_button_a_menu_and_an_ephemeral_message(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.say(Desk())
    await page.get_by_role("button", name="Other").click()
    note = page.locator(".message.ephemeral")
    await expect(note).to_contain_text("that is old")
    await expect(note).to_contain_text("Only you can see this.")
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)
    await page.get_by_role("button", name="Whom?").click()
    await page.get_by_role("option", name="Karel").click()
    await expect(note).to_contain_text("chosen ['karel']")
    await expect(page.get_by_role("button", name="Whom?: Karel")).to_be_visible()
    await expect(page.get_by_role("button", name="Off")).to_be_disabled()
    assert await page.get_by_role("link", name="Rules").get_attribute("href") == "https://example.com/rules"
    await page.get_by_role("button", name="Béla").first.click()
    await expect(note).to_have_count(0)


async def test_an_edit_waits_until_a_press_is_over(here: Scenery) -> None:
    page = await here.open(here.ada)
    board = await here.say(Desk())
    await page.get_by_role("button", name="Other").hover()
    await page.mouse.down()
    await board.edit(view=Desk("Night 2"))
    here.bela.write(here.channel, "a line after it")
    await page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
    await expect(page.locator(".table .log")).to_contain_text("Night 1")
    await page.mouse.up()
    await expect(page.locator(".message.ephemeral")).to_contain_text("that is old")
    await expect(page.locator(".table .log")).to_contain_text("Night 2")
    await expect(page.locator(".table .log")).to_contain_text("a line after it")


async def test_several_are_chosen_and_confirmed(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.say(Desk())
    await page.get_by_role("button", name="Which two?").click()
    confirm = page.get_by_role("button", name=re.compile("Confirm"))
    await page.get_by_role("option", name="Jana").click()
    await expect(confirm).to_be_disabled()
    await page.get_by_role("option", name="Šimon").click()
    await confirm.click()
    await expect(page.get_by_role("button", name="Which two?: Jana, Šimon")).to_be_visible()
    await page.get_by_role("button", name="Who of all?").click()
    await expect(page.get_by_role("option", name="Cyril")).to_be_visible()
    await page.get_by_role("option", name="Cyril").click()
    await here.discord.until(lambda: here.bot.seen == ["c1:many", "c1:person"])


async def test_a_menu_that_left_the_page_closes_again(here: Scenery) -> None:
    page = await here.open(here.ada)
    assert await page.evaluate(
        """async () => {
          const { popup } = await import("/scripts/popup.js");
          let closed = 0;
          popup(document.createElement("button"), document.createElement("div"), { closed: () => (closed += 1) });
          return [closed, document.querySelectorAll(".popup").length];
        }"""
    ) == [1, 0]


async def test_a_modal_is_filled_in(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.say(Desk())
    await page.get_by_role("button", name="Say a line").click()
    dialog = page.get_by_role("dialog", name="A line")
    await dialog.get_by_label("What do you say?").fill("not me")
    await dialog.get_by_role("button", name="Send").click()
    await expect(page.locator(".message.ephemeral")).to_contain_text("you said not me")
    await expect(dialog).to_have_count(0)


async def test_the_page_tells_of_a_silent_bot(here: Scenery) -> None:
    page = await here.open(here.ada)
    await here.say(Desk())
    here.bot.answer = False
    try:
        await page.get_by_role("button", name="Other").click()
        await expect(page.get_by_role("alert")).to_contain_text("This interaction failed.")
    finally:
        here.bot.answer = True
    await page.get_by_role("button", name="Other").click()
    await expect(page.locator(".failure")).to_have_count(0)
