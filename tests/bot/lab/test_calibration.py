"""The public posterior of Mafie against the truth: Brier score, base rate, and calibration (MA-1.12, MA-14.5)."""

import pytest

from bot.lab.calibration import Quality
from bot.lab.mafie_facts import play


@pytest.mark.rule("MA-1.12")
def test_brier_rate_and_calibration() -> None:
    quality = Quality()
    for true in (True, False, False, False):
        quality.note(0.9 if true else 0.1, 0.25, true=true)
    assert quality.brier == pytest.approx(0.01)
    assert quality.rate == pytest.approx(0.1875)
    assert quality.misses(1) == pytest.approx([0.1, 0.1])
    assert quality.misses(2) == pytest.approx([0.1])
    twice = Quality()
    twice.add(quality)
    twice.add(quality)
    assert twice.count == 8
    assert twice.brier == pytest.approx(0.01)


@pytest.mark.rule("MA-7.1")
def test_a_game_is_the_same_again() -> None:
    assert play(7, 3, "normal", "gentle") == play(7, 3, "normal", "gentle")
    assert play(7, 3, "normal", "gentle").facts != play(7, 3, "normal", "strong").facts
