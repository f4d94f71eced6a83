"""Logging without secrets.

A filter removes keys (the token, database passwords, tokens of interactions) from every record and trace. Secrets of games stay out
because we never log them, and because discord.py, which logs whole messages at DEBUG, stays at INFO.
"""

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import TextIO

from bot.runtime.settings import Settings

HIDDEN = "[hidden]"
NAME = "journal"
PATTERNS = (
    (re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{20,}"), HIDDEN),  # a bot's token
    (re.compile(r"(/interactions/\d+/|/webhooks/\d+/)[^/\s?'\"]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(\w+://[^\s:/@]*):[^\s/]+@"), rf"\1:{HIDDEN}@"),  # a password in a URL
    (re.compile(r"((?:^|[?&\s])[\w-]*passw(?:or)?d\w*\s*[=:]\s*)[^&\s'\"]+", re.IGNORECASE), rf"\1{HIDDEN}"),
    (re.compile(r"((?:Authorization|Cookie)['\"]?\s*[:=]\s*['\"]?)(?:Bot |Bearer |Basic )?[^\s'\"]+", re.IGNORECASE), rf"\1{HIDDEN}"),
)

_concealed: set[str] = set()


def conceal(value: str) -> None:
    """Hide this string in the log from now on."""
    _concealed.add(value)


def redact(text: str) -> str:
    """Return the text without concealed strings and anything that looks like a key."""
    for value in _concealed:
        text = text.replace(value, HIDDEN)
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text


class Redaction(logging.Filter):
    """Removes secrets from message and trace of a record before it is formatted."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Pass every record, without its secrets."""
        try:
            message = record.getMessage()
        except Exception:  # a wrong call of the logger must not raise
            message = f"{record.msg} {record.args!r}"
        record.msg, record.args = redact(message), None
        if record.exc_info and not record.exc_text:
            record.exc_text = logging.Formatter().formatException(record.exc_info)
        if record.exc_text:
            record.exc_text = redact(record.exc_text)
        return True


class JsonLines(logging.Formatter):
    """Formats a record as one line of JSON: ``time`` (UTC), ``level``, ``logger``, ``message``, and ``trace`` of a fault."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of one record."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        return json.dumps({**line, "trace": record.exc_text} if record.exc_text else line, ensure_ascii=False)


FORMATS = {"text": logging.Formatter("{asctime} {levelname:<7} {name}: {message}", style="{"), "json": JsonLines()}


def setup_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Log to ``stream`` (standard error) without secrets, in place of an earlier setup."""
    if settings.discord_token is not None:
        conceal(settings.discord_token.get_secret_value())
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.set_name(NAME)
    handler.setFormatter(FORMATS[settings.log_format])
    handler.addFilter(Redaction())
    root = logging.getLogger()
    for earlier in [one for one in root.handlers if one.get_name() == NAME]:
        root.removeHandler(earlier)
    root.addHandler(handler)
    root.setLevel(settings.log_level)
    quiet = max(logging.INFO, root.level)
    for name in ("discord", "asyncio", "aiosqlite"):
        logging.getLogger(name).setLevel(quiet)
    logging.captureWarnings(capture=True)
