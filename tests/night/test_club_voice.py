"""Where an evening with a voice channel as its place talks: its first table there, the others where they choose (CL-21.4)."""

import pytest

from tests.night.club_evening import answer, at_the_lobby, call, caller, invitation, only, until_start, verb, whispers
from tests.night.evening import Evening, plain, unavailable


@pytest.mark.rule("CL-21.4")
async def test_the_table_of_an_evening_talks_where_the_evening_is(evening: Evening) -> None:
    host, person = caller(evening), evening.person()
    await call(evening, host, where=evening.voice)
    await answer(evening, person, "yes")
    lobby = await at_the_lobby(evening)
    assert evening.table.settings.voice == str(evening.voice.id)
    assert f"Hlasový kanál: <#{evening.voice.id}>" in plain(lobby.text)


@pytest.mark.rule("CL-21.4")
async def test_without_a_voice_channel_the_table_chooses_as_any_other(evening: Evening) -> None:
    host, person = caller(evening), evening.person()
    await evening.prefer(talk={"voice": "none"})
    await call(evening, host)
    await answer(evening, person, "yes")
    await at_the_lobby(evening)
    assert evening.table.settings.voice == "none"


@pytest.mark.rule("CL-21.4", "TK-2.1")
async def test_of_several_tables_the_first_has_the_voice(evening: Evening) -> None:
    """CL-21.4: the others choose for themselves; the next game at the first table has the voice again."""
    second = evening.discord.create_channel(evening.guild, "stul-2")
    await evening.prefer(text_mode=True, table_channels=[str(evening.channel.id), str(second.id)])
    host = caller(evening)
    await call(evening, host, where=evening.voice, chairs=22)
    people = evening.crowd(22)
    for person in people:
        await answer(evening, person, "yes")
    await until_start(evening, before=10 * 60)
    door = await evening.discord.until(lambda: evening.living("ev.here"))
    for person in people:
        await person.press(door, verb(evening, "here"))
    await until_start(evening, before=-10 * 60)
    lobby_opening = evening.client.evening_scheduler.lobby_opening(only(evening))
    await evening.eventually(lambda: len(lobby_opening.alive) == 2)
    chosen = {session.table.channel_id: session.table.settings.voice for session in lobby_opening.alive}
    assert chosen == {evening.channel.id: str(evening.voice.id), second.id: "auto"}


@pytest.mark.rule("CL-22.8")
@pytest.mark.parametrize("down", [False, True])
async def test_a_deleted_voice_channel_leaves_the_plan_and_the_host_hears_of_it_once(evening: Evening, down: bool) -> None:
    host = caller(evening)
    await call(evening, host, where=evening.voice)
    if down:
        await evening.stop_bot()
    evening.discord.delete_channel(evening.voice)
    if down:
        await evening.start_bot()
    await evening.discord.until(lambda: any("Hlasový kanál večera" in one for one in whispers(host)))
    await evening.discord.until(lambda: (found := invitation(evening)) is not None and "hlas:" not in plain(found.text))
    await until_start(evening, before=3000)
    assert only(evening).plan.voice == ""
    assert sum("Hlasový kanál večera" in one for one in whispers(host)) == 1


@pytest.mark.rule("CL-22.8")
async def test_a_returning_server_has_its_evening_looked_at(evening: Evening) -> None:
    """While the server is away the bot is told of nothing, and just after a start it may look at an evening before the server is there."""
    host = caller(evening)
    await call(evening, host, where=evening.voice)
    evening.discord.outage(evening.guild)
    await evening.eventually(lambda: unavailable(evening))
    evening.discord.delete_channel(evening.voice)
    evening.discord.outage(evening.guild, over=True)
    await evening.discord.until(lambda: any("Hlasový kanál večera" in one for one in whispers(host)))
