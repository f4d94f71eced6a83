"""The checks of texts find what they are for, and the catalogues pass them."""

import pytest
from fluent.syntax import FluentParser, ast

from tests.bot.presenting.catalogues import LANGUAGES
from tests.checks import texts
from tests.checks.texts import KINDS, Kind, Said, wordings

EXAMPLES: tuple[tuple[int, str, str, str, str], ...] = (
    (1, "en", "no-press", "I do not know this button.", "I don’t know this button. Say what it is."),
    (2, "cs", "absent-left", "Co s židlí?", "Co se židlí? Vezmi ji s sebou."),
    (2, "cs", "floor-spoken", "Promluvilo { $n } z { $all }.", "Promluvilo { $n } { OUT_OF($all) } z { $tile }."),
    (3, "cs", "stays-list", "Zůstává: { $list }.", "Čeká se na: { $list }."),
    (3, "en", "zb-stayers", "They stay in the Dungeon: { $list }.", "In the Dungeon: { $list }."),
    (6, "en", "ep-priced", "In thousands: { $n }", "{ $what } for { ep-money }"),
    (6, "cs", "ep-about-locker", "pytle na výběr; hodnoty v tisících: { $values }", "pytle na výběr; hodnoty: { $values }"),
    (7, "en", "machines-hear", "The machines hear you.", "The automated players hear you: { $machines }."),
    (8, "en", "order-whom", "Whom to call? Those who are out.", "Who to call? { $whom } votes for whom."),
    (9, "en", "lapsed", "Time is up, the question is over.", "When time is up, the question is over. Time is up, and it is over."),
    (10, "cs", "stats-games", "Her { $n }", "Hry: { $n }"),
    (13, "en", "practice-x", "Press **End my speech**.", "Press **Done speaking** in **/game** at **A3**."),
    (13, "en", "no-graveyard", "The story waits on My desk.", "The story waits under **My desk**."),
    (13, "en", "help-rounds", "Press Done speaking to end yours.", "Press **Done speaking** or any button."),
    (13, "cs", "help-cards", "Je pod tlačítkem Moje karta.", "Je pod tlačítkem **Moje karta**, které platí."),
    (14, "en", "when-no", 'Try "Friday" or Ann\'s 5 %.', "Try “Friday” or Ann’s 5%."),
    (15, "en", "pic-ep-place-metro", "the color of the subway", "the colour of the metro: { $color }"),
    (16, "en", "pic-ep-contact-ninja", "Ninja: special", "Ninja (special)"),
)


def kind_of(number: int) -> Kind:
    return next(kind for kind in KINDS if kind.number == number)


@pytest.mark.parametrize(("number", "language", "key", "wrong", "right"), EXAMPLES)
def test_a_kind_finds_the_fault_and_spares_correct_text(number: int, language: str, key: str, wrong: str, right: str) -> None:
    file = "escape_plan/rules.ftl" if number in (6, 15, 16) else "table.ftl"
    assert list(kind_of(number).faults([Said(language, file, key, wrong)]))
    assert list(kind_of(number).faults([Said(language, file, key, right)])) == []


def test_an_exception_is_left_alone() -> None:
    said = Said("en", "replay.ftl", "replay-seal-bad", "The seal doesn’t hold. I do not know why.")
    assert list(kind_of(1).faults([said])) == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.number))
def test_the_catalogues_have_no_fault_of_a_kind(kind: Kind) -> None:
    assert [fault for language in LANGUAGES for fault in kind.faults(wordings(language))] == []


def test_branches_and_wordings_that_are_alike_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    equal = "x = { $n ->\n    [one] { $n } left\n   *[other] { $n } left\n}\n"
    refrain = "y = { $variant ->\n    [2] It rains. Talk on and on.\n    [3] No. Talk on and on.\n   *[1] Go.\n}\n"
    parsed = {one.id.name: one for one in FluentParser().parse(equal + refrain).body if isinstance(one, ast.Message)}
    monkeypatch.setattr(texts, "messages", lambda _language: parsed)
    assert list(kind_of(11).faults([Said("en", "table.ftl", "x", "{ $n } left")]))
    assert list(kind_of(11).faults([Said("en", "table.ftl", "y", "Go.")])) == []
    assert list(kind_of(12).faults([Said("en", "table.ftl", "y", "Go.")])) == ["en/table.ftl y: several wordings say 'Talk on and on.'"]
