"""[How to play] at the face: in the lobby, on the board, under /help and in the greeting, once a language (OP-3)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Message
from tests.night.evening import Evening, plain, seen

LOCALES = {"cs": "cs", "en": "en-GB"}


def labels(message: Message) -> list[str]:
    return [button.get("label", "") for button in message.buttons]


@pytest.mark.parametrize("language", LOCALES)
async def test_a_first_timer_reads_how_the_game_is_played(evening: Evening, language: str) -> None:
    words = words_in(language)
    await evening.stop_bot()
    await evening.start_bot(docs_url="https://example.org/docs/")
    await evening.prefer(language=language)
    host, *others = (evening.person(locale=LOCALES[language]) for _ in range(6))
    lobby = await evening.open_table(host)
    page = seen(await host.press(lobby, evening.press_id("help")))
    assert page.ephemeral
    assert plain(words("howto-mafie-what", theme="town")) in plain(page.text)
    assert plain(words("howto-here")) not in plain(page.text)
    assert plain(words("howto-lobby")) in plain(page.text)
    assert labels(page) == [words("b-howto-try"), words("b-howto-cards"), words("b-howto-all")]
    await evening.seat([host, *others])
    page = seen(await host.press(lobby, evening.press_id("help")))
    assert plain(words("howto-mafie-small", theme="town", quiet="yes")) in plain(page.text)
    await evening.deal(host)
    board = await evening.discord.until(lambda: evening.living("help"))
    page = seen(await host.press(board, evening.press_id("help")))
    told = plain(page.text)
    assert told.index(plain(words("help-always"))) < told.index(plain(words("howto-mafie-what", theme="town")))
    assert labels(page) == [words("b-howto-try"), words("b-howto-cards"), words("b-howto-all")]
    cards = seen(await host.press(page, words("b-howto-cards")))
    back = seen(await host.press(cards, words("b-help")))
    assert back.id == cards.id == page.id
    assert plain(back.text) == told


@pytest.mark.parametrize("language", LOCALES)
async def test_help_without_a_table_offers_every_game(evening: Evening, language: str) -> None:
    words = words_in(language)
    person = evening.person(locale=LOCALES[language])
    page = seen(await person.command("help", evening.channel))
    assert plain(words("howto-choose")) in plain(page.text)
    chosen = seen(await person.press(page, words("game-nostra_city")))
    assert plain(words("howto-nostra_city-what")) in plain(chosen.text)
    lesson = seen(await person.press(chosen, words("b-howto-try")))
    assert plain(words("practice-nostra_city-collect")) in plain(lesson.text)
