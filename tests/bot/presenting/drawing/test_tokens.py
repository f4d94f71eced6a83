"""The table of colours keeps its contrasts: text 4.5 : 1, graphics 3 : 1."""

import pytest

from bot.presenting.drawing.tokens import BRIGHT, GROUND, INK, TOKENS
from tests.bot.presenting.drawing.svg_reading import contrast

TABLE_INKS = {"ink": INK.ink, "ink2": INK.ink2, "ink3": INK.ink3, "brass": INK.brass, "red": INK.red, "green": INK.green, "blue": INK.blue}
DISCORD = ("#313338", "#FFFFFF")


@pytest.mark.parametrize("name", TABLE_INKS)
def test_every_ink_is_text_on_every_ground(name: str) -> None:
    for ground in GROUND.values():
        for under in (ground.ground, ground.panel, ground.raised):
            assert contrast(TABLE_INKS[name], under) >= 4.5


def test_text_and_rings_on_the_felt() -> None:
    for look in ("night", "day", "verdict"):
        for felt in (GROUND[look].felt, GROUND[look].felt_light):
            assert min(contrast(INK.ink, felt), contrast(INK.ink2, felt)) >= 4.5
            assert contrast(INK.red, felt) >= 3


@pytest.mark.rule("NT-3.3")
def test_inks_of_paper_on_every_bright_ground_and_felt() -> None:
    for ground in BRIGHT.values():
        for ink in (INK.paper_ink, INK.paper_ink2, INK.paper_red, INK.paper_blue, INK.paper_green, INK.paper_brass):
            for under in (ground.ground, ground.panel, ground.raised):
                assert contrast(ink, under) >= 4.5, (ink, under)
        assert min(contrast(ink, felt) for ink in (INK.paper_ink, INK.paper_ink2) for felt in (ground.felt, ground.felt_light)) >= 4.5
    assert contrast(GROUND["dawn"].ground, GROUND["dawn"].felt_light) >= 3, "the chair before the pale horizon"


def test_inks_of_paper() -> None:
    for ink in (INK.paper_ink, INK.paper_ink2, INK.paper_red, INK.paper_blue, INK.paper_green, INK.paper_brass):
        assert contrast(ink, INK.paper) >= 4.5


def test_badges_stand_out_from_their_glyphs() -> None:
    for badge in (INK.brass, INK.green, INK.red, INK.ink2):
        assert contrast(badge, INK.paper_ink) >= 3


def test_players_and_rim_stand_out() -> None:
    for mark in TOKENS.player.values():
        seen = INK.ink if mark.hex == TOKENS.player["black"].hex else mark.hex  # black has a light outline
        assert all(contrast(seen, ground.raised) >= 3 for ground in GROUND.values())
    assert all(contrast(INK.rim, theme) >= 3 for theme in DISCORD)


def test_bars_of_messages_are_seen_in_both_themes() -> None:
    assert all(contrast(colour, theme) >= 3 for colour in TOKENS.accent.values() for theme in DISCORD)


def test_players_differ_by_shape() -> None:
    shapes = [mark.shape for mark in TOKENS.player.values()]
    assert len(shapes) == len(set(shapes)) == 9
