"""The settings of a person: what is set stays, what is not known is left alone."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.people.pages import forget_page, wish_page
from bot.people.settings import PersonSettings, PersonSettingsCache, read_person_settings
from bot.presenting.page import Page
from bot.presenting.texts import words_in
from bot.store import Json, LiveReference, Store, StoreUnreachable, open_store


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await open_store(str(tmp_path / "night.sqlite3"))
    yield made
    await made.close()


@pytest.mark.rule("CL-16.1")
async def test_settings_are_one_row_and_the_rest_has_defaults(store: Store) -> None:
    """CL-16.1."""
    settings = PersonSettingsCache(store)
    assert await settings.of(1) == PersonSettings()
    assert await settings.change(1, text_mode=True) == PersonSettings(text_mode=True)
    assert await settings.change(1, language="en") == PersonSettings("en", text_mode=True)
    assert await settings.of(1) == await read_person_settings(store, 1) == PersonSettings("en", text_mode=True)
    assert await settings.of(2) == PersonSettings()


async def test_settings_of_another_version_stay(store: Store) -> None:
    await store.put_person_settings(1, {"reminders": "off", "text_mode": True})
    await PersonSettingsCache(store).change(1, language="cs")
    assert await store.person_settings(1) == {"reminders": "off", "text_mode": True, "language": "cs"}


async def test_a_damaged_row_and_an_impossible_value(store: Store) -> None:
    await store.put_person_settings(1, {"language": "klingon"})
    settings = PersonSettingsCache(store)
    assert await settings.of(1) == PersonSettings()
    with pytest.raises(msgspec.ValidationError):
        await settings.change(2, language="klingon")
    assert await store.person_settings(2) == {}


async def test_a_store_that_does_not_answer_is_asked_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await store.put_person_settings(1, {"text_mode": True})
    settings = PersonSettingsCache(store)

    async def away(_: int) -> None:
        raise StoreUnreachable("here", "gone")

    with monkeypatch.context() as gone:
        gone.setattr(store, "person_settings", away)
        assert await settings.of(1) == PersonSettings()
    assert await settings.of(1) == PersonSettings(text_mode=True)


async def test_only_so_many_people_are_kept_in_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.people.settings.REMEMBERED", 1)
    settings = PersonSettingsCache(store)
    await settings.change(1, text_mode=True)
    await settings.change(2, language="cs")
    await store.put_person_settings(1, {})
    assert await settings.of(1) == PersonSettings()


async def test_the_person_who_was_asked_for_longest_ago_leaves_the_memory(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.people.settings.REMEMBERED", 2)
    settings = PersonSettingsCache(store)
    for person in (1, 2):
        await settings.change(person, text_mode=True)
    await settings.of(1)
    await settings.change(3, text_mode=True)
    for person in (1, 2):
        await store.put_person_settings(person, {})
    assert [(await settings.of(person)).text_mode for person in (1, 2)] == [True, False]


@pytest.mark.rule("PR-2.5")
async def test_other_processes_are_told_how_a_person_reads(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    told, put = list[str](), store.put_person_settings

    async def heard(user_id: int, row: Json, message: str = "") -> None:
        told.append(message)
        await put(user_id, row, message)

    monkeypatch.setattr(store, "put_person_settings", heard)
    settings = PersonSettingsCache(store)
    await settings.change(7, text_mode=True)
    await settings.change(7, locale="cs", calls=True)
    await settings.change(7, locale="cs", text_mode=False, writes=True, language="en")
    assert told == ["", "reads:7:cs:1:0", "reads:7:en:0:1"]


async def test_two_changes_at_once_are_both_kept(store: Store) -> None:
    settings = PersonSettingsCache(store)
    await asyncio.gather(settings.change(1, text_mode=True), settings.change(1, language="en"))
    assert await settings.of(1) == await read_person_settings(store, 1) == PersonSettings("en", text_mode=True)


async def test_a_person_who_is_forgotten_is_read_again(store: Store) -> None:
    settings = PersonSettingsCache(store)
    await settings.change(1, text_mode=True)
    await store.put_person_settings(1, {})
    settings.forget(1)
    assert await settings.of(1) == PersonSettings()


async def test_settings_changed_while_they_are_read_are_read_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store answers with what it held before; the word that it has changed comes first."""
    settings, read, ours = PersonSettingsCache(store), store.person_settings, list[bool]()

    async def slow(user_id: int) -> Json:
        before = await read(user_id)
        if not ours:
            await store.put_person_settings(1, {"text_mode": True})
            settings.forget(1)
        elif ours == [True]:
            ours.append(True)
            monkeypatch.undo()
            await settings.change(1, language="en")
        return before

    monkeypatch.setattr(store, "person_settings", slow)
    assert await settings.of(1) == PersonSettings()
    ours.append(True)
    assert await settings.of(1) == PersonSettings(text_mode=True)
    assert await settings.of(1) == PersonSettings("en", text_mode=True)


async def test_nothing_is_kept_of_a_time_in_which_nothing_was_heard(store: Store) -> None:
    settings = PersonSettingsCache(store)
    await settings.change(1, text_mode=True)
    await store.put_person_settings(1, {})
    settings.forget_all()
    assert await settings.of(1) == PersonSettings()


def test_the_words_of_a_person() -> None:
    assert PersonSettings("cs").words("de").language == "cs"
    assert PersonSettings().words("sk").language == "cs"
    assert PersonSettings().words("de").language == "en"


@pytest.mark.rule("CL-16.5")
def test_forgetting_says_what_it_waits_for() -> None:
    """CL-16.5: a game or evening of theirs, which they may leave, and an unmute, for which they have to join a voice channel."""
    words = words_in("en")
    unmute, table = LiveReference("1", None), LiveReference("t1", 5)
    for living, game in (([unmute], False), ([table, unmute], True), ([table], True)):
        asked, wished = (plain(page(words, living)) for page in (forget_page, wish_page))
        for text in (asked, wished):
            assert (words("forget-later", list="<#5>") in text) is game
            assert (words("forget-unmute") in text) is (unmute in living)
        assert (words("b-leave-forget") in asked) is game


def plain(page: Page) -> str:
    return "\n".join(part if isinstance(part, str) else str(part) for part in page.parts)
