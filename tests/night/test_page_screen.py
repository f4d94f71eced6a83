"""On a phone the question and its first control are on the screen when a message appears: every desk, question and board (NT-2.5)."""

import zlib
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from typing import Any

import discord as library
import pytest
import pytest_asyncio
from playwright.async_api import Page as BrowserPage
from playwright.async_api import ViewportSize, expect

import engines
from bot.discord_io import components
from bot.games import game_of
from bot.presenting.drawing import Drawing
from bot.presenting.page import Buttons, Menu, Page, Picture, Separator
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.sandbox import Channel
from engines import Game
from tests.bot.games.mafie import playing as mafie
from tests.bot.presenting.boxed import tables as boxed
from tests.night.page_stage import Scenery, in_real_time, needs_browser, scenery

pytestmark = [pytest.mark.browser, needs_browser, in_real_time, pytest.mark.asyncio(loop_scope="module"), pytest.mark.rule("NT-2.5")]

PHONE = ViewportSize(width=390, height=844)
MOST = 100
"""Messages of one channel; the page shows the last 150."""

OFF_SCREEN = """(shown) => {
    const log = document.querySelector(".panel.table .log");
    const screen = log.getBoundingClientRect();
    const seen = (one) => {
        const place = one.getBoundingClientRect();
        return place.top >= screen.top - 1 && place.bottom <= screen.bottom + 1;
    };
    const messages = [...log.querySelectorAll(".message")].filter((one) => one.querySelector(".container")).slice(-shown.length);
    return shown.filter((one, at) => {
        messages[at].scrollIntoView({ block: "end" });
        const parts = [...messages[at].querySelector(".container").children];
        return one.parts !== parts.length || !seen(parts[one.question]) || !seen(parts[one.control]);
    });
}"""
"""Returns the messages of which a part is off the screen when the end of the message is at the end of the screen."""


@dataclass(frozen=True)
class Shown:
    """A page, and the places of its question and of its first control among the parts."""

    name: str
    page: Page
    private: bool

    @property
    def question(self) -> int:
        borders = [place for place, part in enumerate(self.page.parts) if isinstance(part, Separator | Picture)]
        return borders[-1] + 1 if borders else 0

    @property
    def control(self) -> int:
        return next(place for place, part in enumerate(self.page.parts) if place >= self.question and isinstance(part, Buttons | Menu))


GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("mafie", {"extended": True}),
    *((game, {}) for game in engines.GAMES if game not in ("mafie", "toy")),
)
SEED = 5


def played(game: str, options: dict[str, Any]) -> Iterator[Game]:
    seats = max(engines.GAMES[game].seats)
    return mafie.play(seats, SEED, options, late=0) if game == "mafie" else boxed.Boxed(game).play(seats, SEED)


def kinds(game: Game) -> Iterator[tuple[str, int]]:
    """Yield the open questions and their seats: each way of asking is shown once, as late in the game as it comes."""
    view: Any = game.view(None)
    yield f"board {view.phase}", -1
    for seat, one in enumerate(getattr(view, "seats", None) or view.players):
        asked = sorted({ask.name for ask in game.asks if ask.seat == seat and ask.holds})
        resting = "resting" if getattr(one, "living", True) else "out"
        yield " ".join(asked) or f"{resting} {view.phase}", seat


def pages(presenter: Presenter, scene: Scene, kind: str, seat: int) -> Iterator[Shown]:
    if seat < 0:
        yield Shown(kind, presenter.board(scene), private=False)
        return
    yield Shown(f"desk {kind}", presenter.desk(scene, seat), private=True)
    question = presenter.question(scene, seat)
    if question is not None:
        yield Shown(f"question {kind}", question, private=False)
    for ask in scene.asks_of(seat):
        picks = (ask.options[0].id,)
        if ask.holds and presenter.needs_confirm(scene, ask, picks):
            yield Shown(f"sure {kind}", presenter.desk(scene, seat, confirm=ask.name, chosen=picks[0]), private=True)


def everything(game: str, options: dict[str, Any]) -> Iterator[Shown]:
    last = {kind: (move, seat) for move, now in enumerate(played(game, options)) for kind, seat in kinds(now)}
    due: dict[int, list[tuple[str, int]]] = {}
    for kind, (move, seat) in last.items():
        due.setdefault(move, []).append((kind, seat))
    scene_of = mafie.scene_of if game == "mafie" else boxed.scene_of
    for move, now in enumerate(played(game, options)):
        for kind, seat in due.get(move, ()):
            for language in ("en", "cs"):
                scene = replace(scene_of(now, words_in(language)), table="t7654321", claims=bool(options), guessing=True)
                yield from (replace(shown, name=f"{language} {shown.name}") for shown in pages(game_of(game).presenter, scene, kind, seat))


def blank(drawing: Drawing) -> bytes:
    """Return a grey PNG with the sides of a drawing, a tenth as long."""
    wide, high = 120, drawing.height // 10
    rows = zlib.compress((b"\0" + b"\x40" * wide) * high)

    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4) + kind + data + zlib.crc32(kind + data).to_bytes(4)

    head = chunk(b"IHDR", wide.to_bytes(4) + high.to_bytes(4) + bytes((8, 0, 0, 0, 0)))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def stage() -> AsyncIterator[Scenery]:
    async for one in scenery():
        yield one


async def send(stage: Scenery, answer: library.Interaction, shown: Shown, channel: int) -> None:
    built = await components.build(shown.page)
    if shown.private:
        await answer.followup.send(view=built.view, files=built.files, ephemeral=True)
    else:
        await stage.bot.get_partial_messageable(channel).send(view=built.view, files=built.files)


PLAIN = pytest.param("mafie", {}, marks=pytest.mark.soak)
"""It asks less than the extended game."""


@pytest.mark.parametrize(("game", "options"), [*GAMES, PLAIN], ids=lambda one: one if isinstance(one, str) else " ".join(one) or "plain")
async def test_question_and_first_control_are_on_the_screen(
    stage: Scenery, game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def drawn(picture: Picture, *_: object) -> bytes:
        return blank(picture.drawing)

    monkeypatch.setattr(components, "_drawn", drawn)
    shown = list(everything(game, options))
    assert len({one.name for one in shown}) > 8
    wrong = []
    for start in range(0, len(shown), MOST):
        some = shown[start : start + MOST]
        channel = stage.discord.create_channel(stage.guild, f"{game}-{len(options)}-{start}")
        answer = await asked_in(stage, channel)
        for one in some:
            await send(stage, answer, one, channel.id)
        page = await stage.open(stage.ada, PHONE, channel)
        wrong += await off_screen(page, some)
        await stage.leave_page()
    assert wrong == []


async def asked_in(stage: Scenery, channel: Channel) -> library.Interaction:
    """Return an interaction of Ada in ``channel``, for private answers."""
    asked: list[library.Interaction] = []

    async def on_interaction(interaction: library.Interaction) -> None:
        asked.append(interaction)

    stage.bot.add_listener(on_interaction)
    await stage.ada.command("think", channel)
    stage.bot.remove_listener(on_interaction)
    return asked[0]


async def off_screen(page: BrowserPage, shown: list[Shown]) -> list[str]:
    await expect(page.locator(".panel.table .log .container")).to_have_count(len(shown))
    asked = [{"name": one.name, "question": one.question, "control": one.control, "parts": len(one.page.parts)} for one in shown]
    found = await page.evaluate(OFF_SCREEN, asked)
    return [one["name"] for one in found]
