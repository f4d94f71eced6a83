"""The replay that the front page links to is one of today: its page as it is made now, its record by the rules of today."""

from pathlib import Path

import pytest

from bot.operations.verify import verify
from bot.presenting.texts import words_in
from tests.bot.replay.nights import page_for
from tests.bot.replay.test_page import DATA, data_in

EXAMPLE = Path(__file__).parents[3] / "docs" / "example.html"


def test_its_page_is_made_as_pages_are_made_now() -> None:
    """Else ``make example`` is due."""
    example = EXAMPLE.read_text("utf-8")
    made = page_for("mafie")
    assert DATA.sub("", example) == DATA.sub("", made)
    assert data_in(example)["labels"] == data_in(made)["labels"]


@pytest.mark.rule("RP-4.1")
def test_its_proof_holds(tmp_path: Path) -> None:
    record = tmp_path / "record.json"
    record.write_text(data_in(EXAMPLE.read_text("utf-8"))["record"], "utf-8")
    report = verify(record, words_in("en"))
    assert report.good
    assert [line[0] for line in report.lines].count("✓") == 3, "seal, seed and moves"
