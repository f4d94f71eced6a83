"""The words of the pictures, read from their own Fluent file alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALES = Path(__file__).parents[4] / "bot" / "locales"


class PictureWords:
    """Formats a message; a missing message or argument is an error, never a text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource((LOCALES / language / "pictures.ftl").read_text(encoding="utf-8")))

    def __call__(self, key: str, /, **args: str | int) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        assert not errors, (key, errors)
        return str(text)


@cache
def picture_words(language: str) -> PictureWords:
    return PictureWords(language)
