"""The review of a picture that a machine can do: legible, within its edges, nothing over anything, told in words."""

from __future__ import annotations

import re
import time
from itertools import combinations

from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.painter import draw
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.tokens import BRIGHT, CANVAS, GROUND, INK, TOKENS
from tests.bot.presenting.drawing.svg_reading import Lettered, contrast, ids, texts

EDGE = 14  # no text comes nearer to the edge of the canvas


def _pairs() -> set[tuple[str, str]]:
    """Return every pair of ink and ground that the table of colours allows."""
    pairs = {
        (ink, colour)
        for ground in GROUND.values()
        for ink in (INK.ink, INK.ink2, INK.ink3, INK.brass, INK.red, INK.green, INK.blue)
        for colour in (ground.ground, ground.panel, ground.raised)
    }
    pairs |= {(ink, tile["fill"]) for tile in TOKENS.city_tile.values() for ink in (INK.ink, INK.brass)}
    pairs |= {(half["ink"], half["fill"]) for half in TOKENS.verdict.values()}
    pairs |= {(ink, TOKENS.alert_card["fill"]) for ink in (INK.ink, TOKENS.alert_card["ink2"])}
    pairs |= {(TOKENS.alert_card["fill"], INK.ink), (INK.paper, INK.paper_ink), (INK.paper_ink, INK.ink2)}
    pairs |= {(INK.paper_ink, TOKENS.player[colour].hex) for colour in ("red", "blue", "yellow", "green")}
    pairs |= {(INK.paper_ink, TOKENS.escape_officer[kind]["hex"]) for kind in "sm"} | {(INK.ink, TOKENS.escape_officer["z"]["hex"])}
    pairs |= {(ink, GROUND[name].felt) for name in ("night", "day", "dawn", "verdict") for ink in (INK.ink, INK.ink2)}
    on_paper = (INK.paper_ink, INK.paper_ink2, INK.paper_red, INK.paper_blue, INK.paper_green, INK.paper_brass)
    pairs |= {(ink, INK.paper) for ink in on_paper}
    pairs |= {(ink, colour) for ground in BRIGHT.values() for ink in on_paper for colour in (ground.ground, ground.panel, ground.raised)}
    pairs |= {(ink, ground.felt) for ground in BRIGHT.values() for ink in (INK.paper_ink, INK.paper_ink2)}
    pairs |= {(INK.paper, ground) for ground in (INK.paper_green, INK.paper_red, INK.paper_blue, INK.paper_brass, INK.paper_ink2)}
    return pairs | {(INK.paper_ink, ground) for ground in (INK.brass, INK.blue, INK.ink, TOKENS.chip_asleep, TOKENS.chip_dim)}


PAIRS = _pairs()


def review(drawing: Drawing) -> list[Lettered]:
    """Check what every picture must keep; returns its texts for more."""
    assert 0 < len(drawing.alt) <= MOST_ALT
    assert not re.search(r"[\u2066-\u2069{}]", drawing.alt)
    assert drawing.height <= CANVAS.most_height
    named = ids(drawing.svg)
    assert len(named) == len(set(named))
    assert "filter" not in drawing.svg and "var(" not in drawing.svg and "<image" not in drawing.svg
    assert "<pattern" not in drawing.svg, "the library takes longer over patterns than over all the rest"
    lines = texts(drawing.svg)
    for line in lines:
        assert line.size >= TOKENS.type.floor, line
        assert Box(EDGE, EDGE, CANVAS.width - EDGE, drawing.height - EDGE).holds(line.box), line
        assert_contrast(line)
    for one, other in combinations(lines, 2):
        assert not one.box.meets(other.box), (one, other)
    return lines


def assert_contrast(line: Lettered) -> None:
    assert (line.fill, line.ground) in PAIRS, line
    assert contrast(line.fill, line.ground) >= 4.5, line


def painted(drawing: Drawing) -> tuple[int, float]:
    """Return the bytes of the PNG and the processor's seconds that it takes, once the library and its fonts are loaded."""
    draw('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
    before = time.process_time()
    return len(draw(drawing.svg)), time.process_time() - before
