"""Every key of a text in the code of the bot is a message, and gets all arguments of the message."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests import unused_texts
from tests.bot.presenting.catalogues import LANGUAGES, messages, variables

KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)*")
ALWAYS = frozenset({"theme", "variant", "ends"})


def literal_keys(node: ast.expr) -> Iterator[str]:
    """Return the keys that an argument can be: a literal, or a choice between literals."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literal_keys(node.body)
        yield from literal_keys(node.orelse)


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Return file and node of every call of the bot that is handed what it says."""
    bots = ((file, read) for file, read in unused_texts.program().items() if not file.startswith("engines/"))
    return ((file.rpartition("/")[2], node) for file, read in bots for node in read.sayings)


def sayings() -> Iterator[tuple[str, str, frozenset[str] | None]]:
    """Return place, key and names of arguments of everything that is said; None: the arguments are not written out."""
    for file, node in calls():
        given = None if any(word.arg is None for word in node.keywords) else frozenset(str(word.arg) for word in node.keywords)
        keys = (key for key in literal_keys(node.args[0]) if unused_texts.called(node) != "said" or "-" in key)
        yield from ((f"{file}:{node.lineno}", key, given) for key in keys)


def test_every_text_of_the_bot_is_a_message_and_gets_its_arguments() -> None:
    found = list(sayings())
    assert len(found) > 100
    unknown = [(place, key) for place, key, _ in found if any(key not in messages(language) for language in LANGUAGES)]
    assert unknown == []
    short = [
        (place, key, sorted(missing))
        for place, key, given in found
        if given is not None and (missing := variables("cs", key) - given - ALWAYS)
    ]
    assert short == []


def patterns() -> Iterator[tuple[str, str]]:
    """Return place and pattern of the keys that are put together while the bot runs: ``help-{phase}``."""
    for file, node in calls():
        if isinstance(node.args[0], ast.JoinedStr):
            parts = node.args[0].values
            made = "".join(str(part.value) if isinstance(part, ast.Constant) else "[a-z0-9_-]+" for part in parts)
            if not re.search(r"[^a-z0-9_+\[\]-]", made):
                yield f"{file}:{node.lineno}", made


def test_keys_that_are_put_together_can_become_messages() -> None:
    found = list(patterns())
    assert found
    assert [(place, made) for place, made in found if not any(re.fullmatch(made, key) for key in messages("cs"))] == []


def test_every_message_can_be_said() -> None:
    assert unused_texts.unused(messages("en")) == []


@pytest.mark.parametrize(
    "key",
    [
        "h-nowhere",  # of a family whose keys are put together, with a word that the program does not have
        "mc-hint-nowhere",
        "option-nowhere-help",
        "mf-round",  # a notice of Mafie, which has words of its own
        "zb-kicks",  # notices that their narrator leaves untold
        "ep-turn",
        "nowhere",
    ],
)
def test_a_message_that_nothing_says_is_found(key: str) -> None:
    assert unused_texts.unused([key]) == [key]


@pytest.mark.parametrize("key", ["b-desk", "h-skip", "help-closing", "zb-kicked", "opt-seat", "pic-role-agent-1-small", "nc-given-bid"])
def test_used_messages_are_not_reported(key: str) -> None:
    assert unused_texts.unused([key, "pic-role-agent-1"]) == []
