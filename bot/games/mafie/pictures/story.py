"""The story of a finished game of Mafie: round by round what night and day brought, everything face up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.centre import WINNER_ICONS
from bot.games.mafie.pictures.speech import TOKEN_ORDER, Speech, title_of
from bot.games.mafie.pictures.story_alt import story_alt
from bot.games.mafie.pictures.story_chapters import Chapter, camps, chapters
from bot.games.mafie.pictures.story_facts import Fact, shown
from bot.presenting.drawing import Drawing, Words
from bot.presenting.drawing.icons import icon
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import frame
from bot.presenting.drawing.shapes import circle, group, line, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS, Ground

if TYPE_CHECKING:
    from engines.mafie.story import StoryPart
    from engines.mafie.views import MafieView

ROUNDS_A_PICTURE = 5
TOP, FOOT = 228, 206
ROW, PANEL, STEP = 182, 164, 50
NIGHT_X, DAY_X, PANEL_WIDE = 150, 662, 490


def story(view: MafieView, names: Sequence[str], words: Words, *, minutes: int | None = None) -> tuple[Drawing, ...]:
    """Draw the story, five rounds a picture, from `view(None)` of a finished game.

    `minutes`: how long people played. An empty tuple if the view has no story (the game goes on).
    """
    if view.story is None:
        return ()
    speech = Speech(words, names, view.options)
    told = chapters(view.story, speech)
    pages = [told[start : start + ROUNDS_A_PICTURE] for start in range(0, len(told), ROUNDS_A_PICTURE)] or [[]]
    return tuple(_page(view, view.story, speech, page, minutes) for page in pages)


def _page(view: MafieView, story: StoryPart, speech: Speech, page: Sequence[Chapter], minutes: int | None) -> Drawing:
    ground = GROUND["night"]
    height = TOP + ROW * max(len(page), 1) + FOOT
    spine = line(84, TOP + PANEL / 2, 84, TOP + ROW * (len(page) - 1) + PANEL / 2, ground.line, 5) if len(page) > 1 else ""
    alt = story_alt(view, speech, page)
    svg = frame(
        height,
        ground,
        speech("pic-story-title"),
        alt,
        _header(view, speech, ground, minutes),
        group("spine", spine),
        *(_round(chapter, TOP + ROW * place) for place, chapter in enumerate(page)),
        _ends(story, speech, ground, TOP + ROW * max(len(page), 1)),
    )
    return Drawing(svg, alt, height)


def _header(view: MafieView, speech: Speech, ground: Ground, minutes: int | None) -> str:
    mark = WINNER_ICONS.get(view.winner or "", "closed_eye")
    tone = TOKENS.token[mark].on_table if mark in TOKENS.token else INK.ink2
    facts = [speech("pic-rounds", n=view.round), speech("pic-story-players", n=len(view.seats))]
    if minutes is not None:
        facts.append(speech("pic-story-minutes", n=minutes))
    return group(
        "header",
        icon(mark, 52, 36, 104, tone, ground.ground),
        text(182, 94, title_of(view, speech), 76, 700),
        text(184, 144, " · ".join(facts), 40, 400, INK.ink2),
        icon("moon", 152, 170, 46, INK.brass, ground.ground),
        text(210, 206, speech("pic-story-night"), 38, 600, INK.ink2),
        icon("sun", 664, 170, 46, INK.brass, ground.ground),
        text(724, 206, speech("pic-story-day"), 38, 600, INK.ink2),
    )


def _round(chapter: Chapter, top: float) -> str:
    middle = top + PANEL / 2
    return group(
        f"round-{chapter.round}",
        circle(84, middle, 40, INK.brass),
        text(84, middle + 19, str(chapter.round), 54, 700, INK.paper_ink, "middle"),
        *_panel(NIGHT_X, top, chapter.night, GROUND["night"].raised),
        *_panel(DAY_X, top, chapter.day, GROUND["day"].raised),
    )


def _panel(x: float, top: float, facts: Sequence[Fact], fill: str) -> Iterator[str]:
    yield rect(x, top, PANEL_WIDE, PANEL, 22, fill)
    lines = shown(facts)
    y = top + PANEL / 2 - (len(lines) - 1) * STEP / 2 + 13
    for fact in lines:
        yield from _fact(fact, x + 24, y, fill)
        y += STEP


def _fact(fact: Fact, x: float, y: float, fill: str) -> Iterator[str]:
    """Draw one line: icon, words, and at the end the token that was shown."""
    room = PANEL_WIDE - 48 - 58 - (60 if fact.token else 0)
    weight = 700 if fact.strong else 400
    words = fit(fact.words, 38, weight, room)
    yield icon(fact.icon, x, y - 34, 44, INK.ink if fact.strong else INK.ink2, fill)
    yield text(x + 58, y, words, 38, weight)
    if fact.token:
        mark = TOKENS.token[fact.token]
        yield icon(mark.icon, x + 58 + width(words, 38, weight) + 14, y - 36, 46, mark.on_table, fill)


def _ends(story: StoryPart, speech: Speech, ground: Ground, top: float) -> str:
    """Draw who was who: the Mafia on one line, Agent and Gang on the next."""
    end = CANVAS.width - CANVAS.margin
    drawn = [line(52, top + 10, end, top + 10, ground.line, 3)]
    found = camps(story)
    y = top + 72
    for sides in (("mafia",), ("agent", "gang")):
        x = 52.0
        for side in sides:
            if not found[side]:
                continue
            tone = TOKENS.token[side].on_table if side in TOKEN_ORDER else INK.ink2
            who = fit(", ".join(map(speech.place, found[side])), 40, 600, end - x - 66)
            drawn += [icon(side, x, y - 40, 52, tone, ground.ground), text(x + 66, y, who, 40, 600)]
            x += 66 + width(who, 40, 600) + 56
        rest = speech("pic-story-rest-police")
        if sides != ("mafia",) and x + width(rest, 38) <= end:
            drawn.append(text(x, y, rest, 38, 400, INK.ink2))
        y += 74
    return group("true-colours", *drawn)
