"""The values of the talk's options as people read them (TK-8.1)."""

import pytest

from bot.presenting.texts import words_in
from bot.tables.pages.talk_options import Value, said


@pytest.mark.rule("TK-4.5", "TK-8.1")
@pytest.mark.parametrize(
    ("option", "value", "cs", "en"),
    [
        ("slow_mode", -1, "podle tempa", "by pace"),
        ("slow_mode", 0, "žádný", "none"),
        ("slow_mode", 30, "30 s", "30 s"),
        ("speech", 0, "jako obvykle", "as usual"),
        ("speech", 60, "60 s", "60 s"),
        ("claims", "auto", "u automatů a při psaní", "with automated players or in writing"),
        ("machines_talk", True, "mluví", "they talk"),
        ("quiet_hours", "21-7", "21:00–7:00 (Europe/Prague)", "21:00–7:00 (Europe/Prague)"),
    ],
)
def test_values_have_words(option: str, value: Value, cs: str, en: str) -> None:
    assert [said(words_in(language), option, value, "Europe/Prague").replace("\u00a0", " ") for language in ("cs", "en")] == [cs, en]
