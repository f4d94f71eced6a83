"""The clips of the soundboard: what they are, and that the script makes them again (TK-6.4)."""

from hashlib import sha256
from importlib import resources

import pytest

from bot.sandbox.wire.sound_check import length_of
from tests.soak.amounts import first_or_all
from tools import clips

EVERY_CLIP = ("dusk", "dawn", "gavel", "last")
every_clip = pytest.mark.parametrize("title", EVERY_CLIP)
OF_THE_SAMPLES = {
    "dusk": "1ac2ed1359a9fa51",
    "dawn": "1a9b0aa4d8919170",
    "gavel": "771b881969dfff99",
    "last": "4ddedec5704e286f",
}
pytestmark = pytest.mark.rule("TK-6.4")


def committed(title: str) -> bytes:
    return resources.files("bot").joinpath("sounds", f"{title}.ogg").read_bytes()


def test_there_is_a_clip_for_each_cue_and_no_other() -> None:
    folder = resources.files("bot").joinpath("sounds")
    assert sorted(clip.name for clip in folder.iterdir() if clip.name != "LICENSE") == sorted(f"{title}.ogg" for title in EVERY_CLIP)
    assert set(clips.CLIPS) == set(EVERY_CLIP)
    assert "CC0" in folder.joinpath("LICENSE").read_text("utf-8")


@every_clip
def test_a_clip_is_short_and_small(title: str) -> None:
    seconds = length_of(committed(title))
    assert 0.5 <= seconds <= 3.0
    assert len(committed(title)) <= 40_000


@every_clip
def test_every_page_of_a_clip_bears_its_serial_number_and_a_right_checksum(title: str) -> None:
    serial = int.from_bytes(title.encode()[:4])
    assert clips.with_serial(committed(title), serial) == committed(title)
    assert clips.with_serial(committed(title), serial + 1) != committed(title)


def test_the_checksum_is_that_of_ogg() -> None:
    assert clips.checksum(b"123456789") == 0x89A1897F  # CRC-32 with polynomial 04c11db7, unreflected, from 0 and not inverted


@every_clip
def test_the_sound_is_the_same_each_time(title: str) -> None:
    assert sha256(clips.samples(clips.finished(clips.CLIPS[title]()))).hexdigest()[:16] == OF_THE_SAMPLES[title]


@pytest.mark.parametrize("title", first_or_all("gavel", "dusk", "dawn", "last"))
def test_the_script_makes_the_committed_bytes(title: str) -> None:
    pytest.importorskip("soundfile", reason="the encoder is a development dependency")
    assert clips.made(title) == committed(title)


@every_clip
def test_a_clip_is_as_loud_as_said(title: str) -> None:
    pytest.importorskip("soundfile", reason="the encoder is a development dependency")
    assert 0.9 * clips.PEAK <= clips.loudest(committed(title)) <= clips.PEAK
