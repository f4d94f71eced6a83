import io
import json
import logging
import warnings
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
    root.handlers.clear()  # those of pytest would format a trace first
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
        logger.exception("failed")
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
    assert "Žofie" in journal.getvalue()
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
    ("written", "left"),
    [
        (
            "POST https://discord.com/api/v10/interactions/123/hush/callback failed",
            f"POST https://discord.com/api/v10/interactions/123/{HIDDEN}/callback failed",
        ),
        ("PATCH '/webhooks/123/hush' has returned 404", f"PATCH '/webhooks/123/{HIDDEN}' has returned 404"),
        ("cannot reach postgresql://bot:hush@db/night", f"cannot reach postgresql://bot:{HIDDEN}@db/night"),
        ("cannot reach postgresql://:hu@sh@db/night", f"cannot reach postgresql://:{HIDDEN}@db/night"),
        ("postgresql://db/night?user=bot&password=hush&x=1", f"postgresql://db/night?user=bot&password={HIDDEN}&x=1"),
        ("user bot PGPASSWORD: hush at db", f"user bot PGPASSWORD: {HIDDEN} at db"),
        ("host=db passwd=hush", f"host=db passwd={HIDDEN}"),
        ("headers {'Authorization': 'Bot abc.def'}", f"headers {{'Authorization': '{HIDDEN}'}}"),
        ("authorization: Bearer abc.def now", f"authorization: {HIDDEN} now"),
        ("Authorization: Basic abcdef==", f"Authorization: {HIDDEN}"),
        ("Cookie: __cfruid=abc", f"Cookie: {HIDDEN}"),
    ],
)
def test_of_a_text_that_holds_a_key_all_else_stays(written: str, left: str) -> None:
    assert redact(written) == left


@pytest.mark.parametrize(
    "plain", ["Table 7 of guild 123456789012345678 is running", "/webhooks are not used", "see docs/hosts.md: passwords?"]
)
def test_ordinary_words_stay(plain: str) -> None:
    assert redact(plain) == plain


@pytest.mark.parametrize("library", ["discord.http", "asyncio", "aiosqlite"])
def test_debug_lines_of_libraries_stay_out(journal: io.StringIO, library: str) -> None:
    """They hold whole messages and rows."""
    logging.getLogger(library).debug("payload: your token is Mafia")
    logging.getLogger(library).warning("a warning")
    assert "Mafia" not in journal.getvalue()
    assert "a warning" in journal.getvalue()


def test_a_log_of_warnings_has_no_lesser_lines_of_libraries(journal: io.StringIO) -> None:
    second = io.StringIO()
    setup_logging(Settings(_env_file=None, log_level="WARNING"), second)
    logging.getLogger("discord.client").info("connected")
    logging.getLogger("discord.client").warning("reconnecting")
    assert "connected" not in second.getvalue() and "reconnecting" in second.getvalue()


def test_warnings_of_python_stand_in_the_log(journal: io.StringIO) -> None:
    warnings.warn(f"{ODD_TOKEN} is deprecated", stacklevel=1)
    assert f"{HIDDEN} is deprecated" in journal.getvalue()


def test_a_wrong_call_of_the_logger_is_still_written(journal: io.StringIO) -> None:
    logging.getLogger("x").info("%d people", "many")
    assert "%d people ('many',)" in journal.getvalue()


def test_a_second_journal_replaces_the_first(journal: io.StringIO) -> None:
    second = io.StringIO()
    setup_logging(Settings(_env_file=None), second)
    logging.getLogger("x").warning("once")
    assert "once" not in journal.getvalue()
    assert second.getvalue().count("once") == 1
