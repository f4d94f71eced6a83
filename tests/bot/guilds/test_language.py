"""The language of a server that has said nothing, or something."""

import pytest

from bot.guilds.settings import Language, server_language


@pytest.mark.parametrize(
    ("locale", "language"), [("cs", "cs"), ("sk", "cs"), ("en-US", "en"), ("en-GB", "en"), ("de", "en"), ("unheard-of", "en"), (None, "en")]
)
def test_a_server_that_has_chosen_nothing_is_spoken_to_in_its_own(locale: str | None, language: str) -> None:
    assert server_language({}, None, locale) == language


@pytest.mark.parametrize("chosen", ["cs", "en"])
@pytest.mark.parametrize("locale", ["cs", "de", None])
def test_the_operator_outranks_the_server_locale_and_the_server_setting_outranks_both(chosen: Language, locale: str | None) -> None:
    assert server_language({}, chosen, locale) == chosen
    for own in ("cs", "en"):
        assert server_language({"language": own}, chosen, locale) == own
