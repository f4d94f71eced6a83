"""Messages are parsed when they are first asked for, and are then what they would be if all had been parsed at once."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.presenting import texts
from bot.presenting.texts import Catalogue, Words
from tests.bot.presenting.catalogues import LANGUAGES, entries, files
from tests.soak.amounts import first_or_all

TEXT = """\
### A file

-town = Palermo
    .in = in Palermo

# A comment that belongs to the next one
hello = Hello, { $who }
    from { -town }!

count = { $n ->
    [one] { once }
   *[other] { $n } times
}
once = once, { hello }
once = never
"""


def names(catalogue: Catalogue, key: str) -> list[str]:
    """Return what is parsed for a message, in its order."""
    parsed = [entry for resource in catalogue.parsed(key) for entry in resource.body]
    return [entry.id.name for entry in parsed if isinstance(entry, ast.Message | ast.Term)]


def test_a_message_comes_with_all_that_it_refers_to_and_once() -> None:
    catalogue = Catalogue([TEXT])
    assert names(catalogue, "hello") == ["hello", "town"]
    assert names(catalogue, "count") == ["count", "once"], "the rest is there already"
    assert names(catalogue, "count") == names(catalogue, "nothing") == []


def test_a_half_read_message_is_given_again_whole() -> None:
    """Two threads may ask for a message at once: neither is left with one whose references the other has."""
    catalogue = Catalogue([TEXT])
    next(catalogue.parsed("hello"))
    assert names(catalogue, "hello") == ["hello", "town"]


def test_messages_that_refer_to_each_other_come_to_an_end() -> None:
    assert names(Catalogue(["one = { two }\ntwo = { one }"]), "one") == ["one", "two"]


def test_of_two_messages_with_a_name_the_first_counts() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for resource in Catalogue([TEXT, "once = another"]).parsed("count"):
        bundle.add_resource(resource)
    pattern = bundle.get_message("count").value
    assert pattern is not None
    said, faults = bundle.format_pattern(pattern, {"n": 1, "who": "Ada"})
    assert (said, faults) == ("once, Hello, Ada\nfrom Palermo!", [])


@pytest.mark.parametrize("language", first_or_all(*LANGUAGES))
def test_every_message_equals_that_of_the_whole_file(language: str) -> None:
    catalogue, taken = Catalogue(files(language).values()), set[str]()
    for key, whole in ((one.id.name, one) for _, one in entries(language) if isinstance(one, ast.Message)):
        parsed = {entry.id.name: entry for resource in catalogue.parsed(key) for entry in resource.body if isinstance(entry, ast.Message)}
        assert key in taken or key in parsed
        taken |= parsed.keys()
        assert key not in parsed or parsed[key].equals(whole, ignored_fields=["span", "comment"]), key


def test_neither_terms_nor_broken_entries_are_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The start looks so for messages without which a game cannot be played."""
    (tmp_path / "one.ftl").write_text("broken = { $n ->\n\nfine = well, { -town }\n-town = Palermo\n", "utf-8")
    monkeypatch.setattr(texts, "existing_paths", lambda *_: [tmp_path])
    words = Words("en")
    assert [key for key in ("broken", "-town", "town", "never", "fine") if words.has(key)] == ["fine"]
    assert words("fine") == "well, Palermo"
