"""Texts and drawings of one moment of a game: the board for everybody; hand, question and answer for one seat.

The game's presenter makes them from the same scenes as at the live table, so they show nothing that was hidden then (RP-2.2, RP-2.3).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from html import unescape
from typing import Any

from bot.games import game_of
from bot.games.best_moments import best_moments
from bot.presenting.drawing.lettering import width
from bot.presenting.naming import is_number
from bot.presenting.page import Buttons, Menu, Page
from bot.presenting.presenter import Presenter
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from bot.replay.steps import LANGUAGES, NOTHING, Bilingual
from engines import Ask, Game, Notice

TEXT = re.compile(r'<text ([^>]*font-size="([\d.]+)" font-weight="(\d+)"[^>]*)>([^<]*)</text>')


class Pool:
    """Distinct texts by number."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def number(self, text: str) -> int:
        """Return the number of ``text``; keep a new one."""
        return self._numbers.setdefault(text, len(self._numbers))

    @property
    def texts(self) -> list[str]:
        """All texts in the order of their numbers."""
        return list(self._numbers)


class Drawings:
    """Distinct drawings by number; they share lines, since neighbouring pictures have most in common (RP-1.4)."""

    def __init__(self) -> None:
        self._parts = Pool()
        self._whole: dict[tuple[int, ...], int] = {}
        self._known: dict[str, int] = {}

    def number(self, svg: str) -> int:
        """Return the number of the drawing ``svg``; keep a new one."""
        found = self._known.get(svg)
        if found is None:
            made = tuple(self._parts.number(with_fixed_widths(line)) for line in svg.splitlines() if line)
            found = self._known[svg] = self._whole.setdefault(made, len(self._whole))
        return found

    @property
    def parts(self) -> list[str]:
        """The lines of all drawings."""
        return self._parts.texts

    @property
    def whole(self) -> list[list[int]]:
        """Every drawing, as numbers of its lines."""
        return [list(made) for made in self._whole]


@lru_cache(maxsize=20_000)
def with_fixed_widths(line: str) -> str:
    """Return a line of SVG whose texts keep their width in any font of the browser."""
    return TEXT.sub(_fixed, line)


def _fixed(found: re.Match[str]) -> str:
    attributes, size, weight, content = found.groups()
    wide = width(unescape(content), float(size), int(weight))
    return f'<text {attributes} textLength="{wide:.0f}" lengthAdjust="spacingAndGlyphs">{content}</text>'


BETWEEN = " · "
HEADING = "## "


class Viewpoints:
    """Presents a game in both languages and keeps texts and drawings in pools."""

    def __init__(self, game: Game, names: Sequence[str], bot_players: frozenset[int], table: str, *, headlined: bool = True) -> None:
        """``names``: display names by seat; empty ones and those of forgotten people become the number of the seat, in each language.

        ``table`` selects wordings; ``headlined``: whether the story has a headline.
        """
        self.game = game
        self.texts = Pool()
        self.drawings = Drawings()
        self._table, self._bot_players, self._headlined = table, bot_players, headlined
        self._words = tuple(words_in(language) for language in LANGUAGES)
        self.names = tuple(
            tuple(
                name if name and not is_number(name, seat) else words("seat-nameless", number=seat + 1) for seat, name in enumerate(names)
            )
            for words in self._words
        )
        self._presenter: Presenter = game_of(game.rulebook.name).presenter
        self._last: tuple[Any, tuple[Bilingual, Bilingual, Bilingual]] | None = None

    def scenes(self, public: Any, *, views: Mapping[int, Any] | None = None, asks: Sequence[Ask] = ()) -> tuple[Scene, Scene]:
        """Return the scene of the moment in each language; ``views``: views of single seats that exist already."""
        over = public.phase == "end"
        seen = cache(self.game.view if views is None else lambda seat: views[seat] if seat in views else self.game.view(seat))
        made = [
            Scene(
                table=self._table, game=self.game.rulebook.name, public=public, view=seen, asks=tuple(asks), deadlines={}, names=names,
                words=words, bot_players=self._bot_players, outcome=self.game.outcome if over else None,
                notices=self.game.notices if over else (), seed=self.game.record.seed if over else 0, headlined=self._headlined,
            )
            for names, words in zip(self.names, self._words, strict=True)
        ]  # fmt: skip
        return made[0], made[1]

    # ---- the table

    def board(self, scenes: tuple[Scene, Scene]) -> tuple[Bilingual, Bilingual, Bilingual]:
        """Return name of the phase, drawing and texts of the public board."""
        public = scenes[0].public
        if self._last is None or self._last[0] is not public:
            self._last = public, self._drawn(scenes)
        return self._last[1]

    def _drawn(self, scenes: tuple[Scene, Scene]) -> tuple[Bilingual, Bilingual, Bilingual]:
        pages = [self._presenter.board(scene) for scene in scenes]
        drawings = [self.drawings.number(page.pictures[0].drawing.svg) if page.pictures else -1 for page in pages]
        said = [_texts(page) for page in pages]
        phases = [texts[0].removeprefix(HEADING) if texts and texts[0].startswith(HEADING) else "" for texts in said]
        notes = ["\n".join(text for text in texts if not text.startswith(HEADING)) for texts in said]
        return self.kept(phases), (drawings[0], drawings[1]), self.kept(notes)

    def lines(self, scenes: tuple[Scene, Scene], notices: Sequence[Notice], since: int) -> list[tuple[int, int | None, Bilingual]]:
        """Return the lines of the notices from number ``since`` on: number of the notice, seat (None: all), text."""
        lines, also = (self._presenter.narrate(notices, scene, since=since) for scene in scenes)
        return [(one.notice, one.seat, self.kept((one.text, two.text))) for one, two in zip(lines, also, strict=True)]

    def story(self) -> tuple[Bilingual, list[Bilingual]]:
        """Return text and drawings of the story of a finished game."""
        scenes = self.scenes(self.game.view(None))
        pages = [self._presenter.story(scene) for scene in scenes]
        numbers = [[self.drawings.number(picture.drawing.svg) for picture in page.pictures] for page in pages]
        return self.kept([self._presenter.story_text(scene) for scene in scenes]), list(zip(*numbers, strict=True))

    def opening(self) -> tuple[Bilingual, list[tuple[str, int, Bilingual]]]:
        """Return who won and why, and the best moments: id, number of the notice, sentence."""
        scenes = self.scenes(self.game.view(None))
        firsts = [str(self._presenter.story(_in_words(scene)).parts[0]) for scene in scenes]
        moments = [best_moments(scene) for scene in scenes]
        found = [(one.id, one.notice, self.kept((one.text, two.text))) for one, two in zip(*moments, strict=True)]
        return self.kept([first.partition("\n")[2] for first in firsts]), found

    # ---- one seat

    def hand(self, scenes: tuple[Scene, Scene], seat: int) -> Bilingual:
        return self.kept(["\n".join(_said(self._presenter.hand(_in_words(scene), seat))) for scene in scenes])

    def asked(self, public: Any, view: Any, ask: Ask) -> Bilingual:
        """Return the question and the options of ``ask``: what it adds to the desk of its seat."""
        views = {ask.seat: view}
        quiet, asking = self.scenes(public, views=views), self.scenes(public, views=views, asks=(ask,))
        return self.kept([_question(self._presenter.desk, before, now, ask.seat) for before, now in zip(quiet, asking, strict=True)])

    def answered(self, scenes: tuple[Scene, Scene], ask: Ask, picks: tuple[str, ...], notices: Sequence[Notice]) -> Bilingual:
        """Return the receipt for ``picks``; ``notices`` follow from them."""
        return self.kept([self._presenter.receipt(_in_words(scene), ask, picks, notices) for scene in scenes])

    def kept(self, texts: Sequence[str]) -> Bilingual:
        """Return the numbers of a text in both languages; NOTHING for two empty ones."""
        if not any(texts):
            return NOTHING
        return self.texts.number(texts[0]), self.texts.number(texts[1])


def _in_words(scene: Scene) -> Scene:
    return replace(scene, text_mode=True)


def _texts(page: Page) -> list[str]:
    return [part.strip() for part in page.parts if isinstance(part, str) and part.strip()]


def _said(page: Page) -> list[str]:
    """Return the texts of a private page without the warning against onlookers."""
    texts = _texts(page)
    at = next((number for number, text in enumerate(texts) if HEADING in text), 0)
    return [HEADING + texts[at].partition(HEADING)[2], *texts[at + 1 :]] if texts and HEADING in texts[at] else texts


def _question(desk: Callable[[Scene, int], Page], before: Scene, now: Scene, seat: int) -> str:
    """Return the lines and labels of the desk of ``seat`` ``now`` that it lacks ``before`` the question."""
    quiet, asking = desk(_in_words(before), seat), desk(_in_words(now), seat)
    known, offered = set(_lines(quiet)), set(_labels(quiet))
    lines = [line for line in _lines(asking) if line not in known]
    labels = BETWEEN.join(dict.fromkeys(label for label in _labels(asking) if label not in offered))
    return "\n".join([*lines, labels] if labels else lines)


def _lines(page: Page) -> Iterator[str]:
    return (line for text in _texts(page) for line in text.splitlines() if line)


def _labels(page: Page) -> Iterator[str]:
    for part in page.parts:
        if isinstance(part, Menu):
            yield from (choice.label for choice in part.choices)
        elif isinstance(part, Buttons):
            yield from (button.label for button in part.buttons)
