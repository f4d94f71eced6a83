"""The role card of Mafie: for one seat only, always behind a spoiler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from bot.games.mafie.pictures.card import HEIGHT, LEFT_MIDDLE, RIGHT, RIGHT_END, CardLine, draw_lines, draw_sheet
from bot.games.mafie.pictures.speech import TOKEN_ORDER, MafiePictureSpeech
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import rays
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, text
from bot.presenting.drawing.tokens import INK, TOKENS
from bot.presenting.texts import Words

if TYPE_CHECKING:
    from engines.mafie.views import MafieView

SMALL_MOST = 8  # seats up to which the Agent looks on the first night only (MF-11.1)
LINE_ICONS = {
    "police": ("moon", "speech", "agent"),
    "mafia": ("moon", "speech", "lock"),
    "agent": ("moon", "speech", "police"),
}


def role_card(view: MafieView, names: Sequence[str], words: Words) -> Drawing:
    """Draw the token of the seat that `view` belongs to (`view(seat)`).

    Raises `ValueError` for a view without a seat of its own or without its token.
    """
    token = None if view.viewer is None else view.seats[view.viewer].token
    if view.viewer is None or token is None:
        raise ValueError("a role card needs the view of a seat that knows its token")
    speech = MafiePictureSpeech(words, names, view.options)
    tone = TOKENS.token[token].on_paper
    title, goal = speech(f"pic-token-{token}"), speech(goal_key(view, token))
    lines = [CardLine(mark, speech(key)) for mark, key in zip(LINE_ICONS[role_of(view, token)], line_keys(view, token), strict=True)]
    dealt = _dealt(view)
    owner = speech("pic-role-owner", name=speech.name(view.viewer), number=view.viewer + 1)
    alt = speech(
        "pic-role-alt",
        token=title,
        goal=goal,
        tokens=speech.counts(dealt),
        lines=" ".join(each.words for each in lines),
        name=speech.whole(view.viewer)[:100],
        number=view.viewer + 1,
    )
    svg = draw_sheet(
        title,
        alt,
        _emblem(token, tone),
        _numbers(dealt, speech("pic-role-dealt")),
        group(
            "title",
            text(RIGHT - 5, 176, title, _title_size(title), 700, tone),
            text(RIGHT, 244, goal, 44, 600, INK.paper_ink),
        ),
        draw_lines(lines, 326, 26, tone, lowest=606),
        group("owner", text(RIGHT, 664, _owner(owner, speech, view.viewer), 38, 600, INK.paper_ink2)),
    )
    return Drawing(svg, alt, HEIGHT)


def _title_size(title: str) -> int:
    """Choose the title size of action cards for a title too long for the big one."""
    return 100 if width(title, 100, 700) < RIGHT_END - RIGHT else 84


def _owner(owner: str, speech: MafiePictureSpeech, seat: int) -> str:
    """Cut the name, never the number of the seat."""
    room = RIGHT_END - RIGHT - width(owner, 38, 600) + width(speech.name(seat), 38, 600)
    return owner.replace(speech.name(seat), fit(speech.name(seat), 38, 600, room), 1)


def role_of(view: MafieView, token: str) -> str:
    """Return the token by which the seat plays: its own, or of somebody who has changed sides that of the other (MF-23.5, MF-25.2)."""
    side = "mafia" if token == "mafia" else "police"
    return token if view.me is None or view.me.allegiance == side else view.me.allegiance


def goal_key(view: MafieView, token: str) -> str:
    """Return the key of the goal: that of the force with which the seat wins (MF-9.3)."""
    gang = view.me is not None and view.me.force == "gang"
    return f"pic-role-{'gang' if gang else role_of(view, token)}-goal"


def line_keys(view: MafieView, token: str) -> list[str]:
    """Return the keys of the three statements, the one about the night first; small tables and single roles have forms of their own."""
    dealt, role = _dealt(view), role_of(view, token)
    keys = [f"pic-role-{role}-{number}" for number in (1, 2, 3)]
    if role == "police" and not dealt.get("agent"):
        keys[2] += "-alone"
    if role == token == "mafia" and dealt.get("mafia") == 1:
        keys[0] += "-alone"
    if role == "mafia" and token == "agent" and len(view.seats) > SMALL_MOST:
        keys[0] += "-agent"
    if role == "agent" and len(view.seats) <= SMALL_MOST:
        keys[0], keys[1] = keys[0] + "-small", keys[1] + "-small"
    return keys


def _dealt(view: MafieView) -> dict[str, int]:
    """Count the dealt tokens: those still in play and those of eliminated players."""
    out: Counter[str | None] = Counter(seat.token for seat in view.seats if not seat.living)
    return {token: view.left[token] + out[token] for token in TOKEN_ORDER if token in view.left}


@cache
def _emblem(token: str, tone: str) -> str:
    cx, cy = LEFT_MIDDLE, 330
    return group(
        "emblem",
        rays(cx, cy, 176, 215, 48, tone, 0.55, 5),
        circle(cx, cy, 158, tone),
        circle(cx, cy, 144, "none", INK.paper, 3),
        icon_at(TOKENS.token[token].icon, cx, cy - (8 if token == "mafia" else 0), 200, INK.paper, tone),
    )


def _numbers(dealt: dict[str, int], heading: str) -> str:
    """Draw the number of each dealt token, in the middle under the emblem."""
    sizes = [(token, str(count), 64 + width(str(count), 46, 700)) for token, count in dealt.items() if count]
    gap = 36
    x = LEFT_MIDDLE - (sum(size for *_, size in sizes) + gap * (len(sizes) - 1)) / 2
    drawn: list[str] = []
    for token, count, size in sizes:
        mark = TOKENS.token[token]
        drawn += [icon(mark.icon, x, 622, 54, mark.on_paper, INK.paper), text(x + 64, 664, count, 46, 700, INK.paper_ink)]
        x += size + gap
    return group("dealt", text(LEFT_MIDDLE, 604, heading, 34, 400, INK.paper_ink2, "middle"), *drawn)
