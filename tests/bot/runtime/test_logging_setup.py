import io
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Literal

import pytest

from bot.runtime.logging_setup import HIDDEN, redact, setup_logging
from bot.runtime.settings import Settings

TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"
ODD_TOKEN = "rehearsal-token"


@pytest.fixture
def log_format() -> str:
    return "text"


@pytest.fixture
def journal(monkeypatch: pytest.MonkeyPatch, log_format: Literal["text", "json"]) -> Iterator[io.StringIO]:
    """Start a journal into a string, and put the loggers back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setattr("bot.runtime.logging_setup._concealed", set())
    written = io.StringIO()
    setup_logging(Settings(_env_file=None, discord_token=ODD_TOKEN, log_level="DEBUG", log_format=log_format), written)
    yield written
    root.handlers[:], root.level = handlers, level
    logging.captureWarnings(capture=False)


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_the_token_is_in_no_record(journal: io.StringIO) -> None:
    logger = logging.getLogger("bot.somewhere")
    logger.info("token %s", ODD_TOKEN)
    logger.info("%(token)s", {"token": ODD_TOKEN})
    logger.info("an object: %r", [ODD_TOKEN])
    logger.info(f"another bot's: {TOKEN}")
    try:
        raise ValueError(f"wrong token {ODD_TOKEN}")
    except ValueError:
        logger.exception("failed", stack_info=True)
    text = journal.getvalue()
    assert ODD_TOKEN not in text
    assert TOKEN not in text
    assert text.count(HIDDEN) >= 5
    assert "ValueError: wrong token" in text
    assert "test_logging_setup.py" in text


@pytest.mark.parametrize("log_format", ["json"])
def test_each_record_is_one_line_of_json(journal: io.StringIO) -> None:
    logger = logging.getLogger("bot.somewhere")
    logger.info("two\nlines of %s", "Žofie")
    try:
        raise ValueError("wrong")
    except ValueError:
        logger.exception("failed")
    first, second = map(json.loads, journal.getvalue().splitlines())
    assert datetime.fromisoformat(first.pop("time")).tzinfo is UTC
    assert first == {"level": "INFO", "logger": "bot.somewhere", "message": "two\nlines of Žofie"}
    assert second["level"] == "ERROR" and second["trace"].endswith("ValueError: wrong")


def test_another_handler_after_ours_gets_no_secret_either(journal: io.StringIO) -> None:
    later = io.StringIO()
    logging.getLogger().addHandler(logging.StreamHandler(later))
    try:
        raise ValueError(ODD_TOKEN)
    except ValueError:
        logging.getLogger("x").exception("trouble with %s", ODD_TOKEN)
    assert ODD_TOKEN not in later.getvalue()


@pytest.mark.parametrize(
    ("written", "secret"),
    [
        ("POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246c2VjcmV0/callback", "aW50ZXJhY3Rpb246c2VjcmV0"),
        ("PATCH /webhooks/123/aW50ZXJhY3Rpb24/messages/@original has returned 404", "aW50ZXJhY3Rpb24"),
        ("cannot reach postgresql://bot:hush@db/night", "hush"),
        ("postgresql://db/night?user=bot&password=hush&x=1", "hush"),
        ("headers {'Authorization': 'Bot abc.def'}", "abc.def"),
    ],
)
def test_text_that_looks_like_a_key_is_cut_out(written: str, secret: str) -> None:
    assert secret not in redact(written)
    assert HIDDEN in redact(written)


@pytest.mark.parametrize(
    "plain", ["Table 7 of guild 123456789012345678 is running", "/webhooks are not used", "see docs/hosts.md: passwords?"]
)
def test_ordinary_words_stay(plain: str) -> None:
    assert redact(plain) == plain


def test_discords_own_debug_lines_stay_out(journal: io.StringIO) -> None:
    logging.getLogger("discord.http").debug("payload: your token is Mafia")
    logging.getLogger("discord.client").warning("a warning")
    assert "Mafia" not in journal.getvalue()
    assert "a warning" in journal.getvalue()


def test_a_wrong_call_of_the_logger_is_still_written(journal: io.StringIO) -> None:
    logging.getLogger("x").info("%d people", "many")
    assert "%d people ('many',)" in journal.getvalue()


def test_a_second_journal_replaces_the_first(journal: io.StringIO) -> None:
    second = io.StringIO()
    setup_logging(Settings(_env_file=None), second)
    logging.getLogger("x").warning("once")
    assert "once" not in journal.getvalue()
    assert second.getvalue().count("once") == 1
