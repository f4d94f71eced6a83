"""Which sound a cue has on a server, read from its settings (TK-6.3)."""

from typing import Any

import pytest

from bot.tables.session.sound_settings import CUES, change_sounds, read_sounds

pytestmark = pytest.mark.rule("TK-6.3")


def test_a_server_that_has_chosen_nothing_hears_nothing() -> None:
    broken: tuple[dict[str, Any], ...] = ({}, {"sounds": None}, {"sounds": {"chosen": 5}}, {"sounds": []})
    for kept in broken:
        assert [read_sounds(kept).sound(cue) for cue in CUES] == [None] * 4


def test_without_a_choice_our_clip_sounds_if_it_was_uploaded() -> None:
    kept: dict[str, Any] = {"language": "cs"}
    change_sounds(kept, uploaded={"dusk": "11", "dawn": "12"}, chosen={"dawn": "none", "gavel": "3", "last": "auto"})
    assert [read_sounds(kept).sound(cue) for cue in CUES] == [11, None, 3, None]
    change_sounds(kept, tried=True)
    assert kept["language"] == "cs"
    assert read_sounds(kept).uploaded == {"dusk": "11", "dawn": "12"}
    assert read_sounds(kept).tried
