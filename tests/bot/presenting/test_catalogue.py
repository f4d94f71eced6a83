"""Messages are parsed when they are first asked for, and are then what they would be if all had been parsed at once."""

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

from bot.presenting.catalogue import Catalogue
from tests.bot.presenting.catalogues import LANGUAGES, files, messages

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


def test_terms_are_no_messages() -> None:
    catalogue = Catalogue([TEXT])
    assert [key for key in ("-town", "town", "hello", "count", "once", "in", "never") if key in catalogue] == ["hello", "count", "once"]


def test_of_two_messages_with_a_name_the_first_counts() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    for resource in Catalogue([TEXT, "once = another"]).parsed("count"):
        bundle.add_resource(resource)
    pattern = bundle.get_message("count").value
    assert pattern is not None
    said, faults = bundle.format_pattern(pattern, {"n": 1, "who": "Ada"})
    assert (said, faults) == ("once, Hello, Ada\nfrom Palermo!", [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_what_the_whole_file_makes_of_it(language: str) -> None:
    catalogue = Catalogue(files(language).values())
    for key, whole in messages(language).items():
        assert key in catalogue
        parsed = {entry.id.name: entry for resource in catalogue.parsed(key) for entry in resource.body if isinstance(entry, ast.Message)}
        assert key not in parsed or parsed[key].equals(whole, ignored_fields=["span", "comment"]), key


def test_what_is_broken_is_no_message_to_the_bundle() -> None:
    bundle = FluentBundle(["en"])
    for resource in Catalogue(["broken = { $n ->\n\nfine = well"]).parsed("broken"):
        bundle.add_resource(resource)
    assert not bundle.has_message("broken")
