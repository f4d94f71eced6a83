"""The page of the league: sections of its run, and what other commands have measured for it (MA-7.2)."""

import re
from pathlib import Path

import pytest
from typer import Typer
from typer.testing import CliRunner

from bot import league_page
from bot.league_measured import FILE, Part, heading_of, measured, with_measured
from bot.league_page import PAGE, heading, page

PARTS = [
    Part("", "a command", "Measured elsewhere."),
    Part("### Halma, 2 seats", "another command", "### Halma, 2 seats, looking ahead\n\nall of it"),
    Part("### Halma, 9 seats", "a third command", "### Halma, 9 seats, looking ahead"),
]
SECTIONS = ["### Halma, 2 seats\n\nwins", "### Halma, 3 seats"]


@pytest.mark.rule("MA-7.2")
def test_each_part_stands_below_what_it_belongs_to_and_none_is_lost() -> None:
    assert with_measured(["# Page"], SECTIONS, PARTS) == ["# Page", PARTS[0].text, SECTIONS[0], PARTS[1].text, SECTIONS[1], PARTS[2].text]


@pytest.mark.rule("MA-7.2")
def test_what_a_run_has_measured_itself_takes_the_place_of_what_was_kept() -> None:
    own = [SECTIONS[0], "### Halma, 2 seats, looking ahead\n\nanew", SECTIONS[1]]
    whole = with_measured(["# Page"], own, PARTS)
    assert own[1] in whole and PARTS[1].text not in whole and len(whole) == 6


@pytest.mark.rule("MA-7.2")
def test_every_part_that_is_kept_says_what_has_measured_it() -> None:
    parts = measured(FILE.read_text("utf-8"))
    assert len(parts) == FILE.read_text("utf-8").count("| by:") > 5
    assert all(part.command and part.text for part in parts)


@pytest.mark.rule("MA-7.2")
def test_the_page_of_the_project_comes_out_of_its_sections_and_what_is_kept() -> None:
    """With the sections that its run has made, as they stand there."""
    written = PAGE.read_text("utf-8")
    first, *sections = re.split(r"\n\n(?=### )", written.removesuffix("\n"))
    kept = {part.heading for part in measured(FILE.read_text("utf-8"))}
    made = next(line for line in first.split("\n") if line.startswith("`python -m bot.league_page"))
    assert page(made, [section for section in sections if heading_of(section) not in kept]) == written


@pytest.mark.rule("MA-7.2")
def test_a_run_replaces_the_page_at_once_and_keeps_what_others_have_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Path.write_text

    def noted(path: Path, text: str, encoding: str) -> int:
        written.append(path.name)
        return write(path, text, encoding)

    section = f"{heading('zbojnici', 3)}\n\nas it was played"
    monkeypatch.setattr(league_page, "play_all", lambda *_, **__: [section])
    monkeypatch.setattr(league_page, "PAGE", tmp_path / "machines.md")
    monkeypatch.setattr(Path, "write_text", noted)
    app = Typer()
    app.command()(league_page.main)
    assert CliRunner().invoke(app, ["--games", "1"], catch_exceptions=False).exit_code == 0
    assert [*tmp_path.iterdir()] == [tmp_path / "machines.md"] and "machines.md" not in written
    made = (tmp_path / "machines.md").read_text("utf-8")
    assert "as it was played" in made and "1 deals a pairing" in made
    assert all(part.text in made for part in measured(FILE.read_text("utf-8")))
