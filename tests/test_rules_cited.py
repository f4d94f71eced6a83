"""The tool that finds clauses without a test, and that what our tests cite exists."""

from pathlib import Path

import pytest

import engines
from tests.rules import MANY, Citation, citations, cited, clauses, crowded, unfounded, unknown

SOURCE = """
import pytest
pytestmark = pytest.mark.rule("MF-1.1")

@pytest.mark.rule("MF-4.2", "MF-4.3")
class TestNight:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("MF-5.1")), pytest.param(2, marks=[pytest.mark.rule("MF-5.2")])])
    @pytest.mark.slow
    def test_a(self, n): ...

@pytest.mark.rule("MF-4.*", CLAUSE, *MORE)
def test_b(): ...
"""


def test_marks_are_found_in_every_place() -> None:
    found = list(citations(SOURCE, "test_x.py"))
    assert {citation.clause for citation in found} == {"MF-1.1", "MF-4.2", "MF-4.3", "MF-5.1", "MF-5.2", "MF-4.*", None}
    assert Citation("MF-1.1", "test_x.py:3") in found


def test_unknown_clauses_are_found() -> None:
    strangers = unknown(citations(SOURCE, "test_x.py"))
    assert [citation.clause for citation in strangers] == ["MF-4.*", None, None]


def test_a_clause_that_only_a_crowd_cites_is_found() -> None:
    crowd = ", ".join(f'"MF-1.{number}"' for number in range(1, MANY + 2))
    source = f'@pytest.mark.rule({crowd})\ndef test_a(): ...\n@pytest.mark.rule("MF-1.2")\ndef test_b(): ...\n'
    assert crowded(citations(source, "test_x.py")) == ["MF-1.1", *(f"MF-1.{number}" for number in range(3, MANY + 2))]


def test_every_clause_is_cited_by_a_test_of_few() -> None:
    assert crowded(cited()) == []


def test_every_registered_game_has_its_clauses() -> None:
    for game in engines.GAMES:
        ids = clauses(game)
        assert ids
        assert len(set(ids)) == len(ids)


def test_our_tests_cite_clauses_that_exist() -> None:
    assert unknown(cited()) == []


@pytest.mark.rule("OP-2.3")
@pytest.mark.parametrize("game", engines.GAMES)
def test_every_explanation_names_its_clause(game: str) -> None:
    """Help, lessons, questions and hints say which clauses they explain, the same ones in both languages."""
    assert unfounded(game) == []


@pytest.mark.rule("OP-2.3")
@pytest.mark.parametrize("key", ["zb-hint-color", "practice-zbojnici-plan", "practice-zbojnici-plan-why"])
@pytest.mark.parametrize("comment", ["", "# A hint.\n", "# ZB-99.1\n", "# MF-1.1\n"])
def test_a_hint_without_a_clause_of_its_game_is_found(comment: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, above in (("cs", "# ZB-1.9\n"), ("en", comment)):
        file = tmp_path / language / "zbojnici" / "table.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(f"{above}{key} = Hint.\n", "utf-8")
    monkeypatch.setattr("tests.rules.LOCALES", tmp_path)
    assert unfounded("zbojnici") == [f"en {key}"]
