"""Every process knows personal settings at once, and after a time in which it could hear nothing (PR-2.5)."""

import time

import pytest

from bot.evenings.evening import LiveEvening
from bot.evenings.moves.answering import answer, withdraw
from bot.people.settings import PersonSettings
from tests.night.several import Two, soon
from tests.night.test_forgetting_elsewhere import evening_of

PERSON = 7


async def remembered(two: Two) -> None:
    """Let both processes remember that nothing is set."""
    await two.beside_each_other()
    for process in (two.first, two.second):
        assert await process.client.registry.personal.of(PERSON) == PersonSettings()


@pytest.mark.rule("PR-2.5", "CL-7.1")
async def test_every_change_reaches_the_other_process(two: Two) -> None:
    """Also one that nothing at a table shows, such as reminders."""
    await remembered(two)
    await two.first.client.registry.personal.change(PERSON, reminders="day")

    async def known() -> bool:
        return (await two.second.client.registry.personal.of(PERSON)).reminders == "day"

    await soon(known)
    await two.second.client.registry.personal.change(PERSON, locale="cs", text_mode=True)

    async def known_here() -> bool:
        return await two.first.client.registry.personal.of(PERSON) == PersonSettings(text_mode=True, reminders="day")

    await soon(known_here)


@pytest.mark.rule("PR-2.5", "PR-2.4")
async def test_missed_changes_are_read_again_once_the_session_is_won_back(two: Two) -> None:
    place = two.discord.create_channel(two.guilds[1], "stůl")
    host = two.discord.create_person("Jana", guild=two.guilds[1], locale="cs", permissions=("manage_guild",))
    await two.discord.commands_synced()
    live = await evening_of(two, place, host)
    await live.do(answer(PERSON, "Petr", "yes"))
    await remembered(two)
    serving = two.second.client.serving
    assert serving is not None and serving.holding.session is not None
    holding, epoch = serving.holding, serving.holding.epochs[1]
    hear, serving.hear = serving.hear, lambda notice: None  # type: ignore[method-assign]
    await two.first.client.registry.personal.change(PERSON, reminders="day")
    (saved,) = await two.first.client.registry.store.evenings.answered_by(PERSON)
    await LiveEvening(saved, two.first.client.registry.store, time.time).do(withdraw(PERSON))
    assert (await two.second.client.registry.personal.of(PERSON)).reminders == "off" and live.answer_of(PERSON) is not None
    session = serving.holding.session
    assert session is not None
    session._connection.terminate()

    async def won_back() -> bool:
        return holding.epochs.get(1, epoch) != epoch

    await soon(won_back)
    serving.hear = hear  # type: ignore[method-assign]

    async def known() -> bool:
        return (await two.second.client.registry.personal.of(PERSON)).reminders == "day" and live.answer_of(PERSON) is None

    await soon(known)
