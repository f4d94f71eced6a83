"""Icons on buttons (CL-20.5): uploaded once, found again by name, obsolete ones deleted; without them labels stand alone."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.app.client import Consigliere
from bot.discord_io.application_emojis import learn_emojis, upload_emojis
from bot.discord_io.button_icons import EMOJIS, button_icons, emoji_name
from bot.sandbox import Discord, Message
from tests.night.evening import Evening
from tests.night.several import BotProcess
from tests.postgres_server import emptied

LIMITED = 600.0
"""Seconds for which Discord takes no emoji."""

PNG = b"\x89PNG\r\n\x1a\n" + bytes(30)


@pytest.fixture(autouse=True)
def nothing_known() -> Iterator[None]:
    EMOJIS.know({})
    yield
    EMOJIS.know({})


def emojis_on(message: Message) -> dict[str, str]:
    """Return the names of the emojis on the buttons of a message, by verb."""
    return {button["custom_id"].split(":")[2]: button["emoji"]["name"] for button in message.buttons if button.get("emoji")}


def known_icons() -> set[str]:
    """Return the icons that buttons show."""
    return {icon for verb, icon in button_icons().items() if EMOJIS.on(f"c1:aaaaaaaa:{verb}") is not None}


@pytest.mark.rule("CL-20.5")
async def test_icons_are_uploaded_once_and_found_again(evening: Evening) -> None:
    application = evening.discord.application
    client = evening.client
    old = await client.create_application_emoji(name="c_pawn_000000", image=b"\x89PNG\r\n\x1a\n" + bytes(30))
    foreign = await client.create_application_emoji(name="moje", image=b"\x89PNG\r\n\x1a\n" + bytes(30))
    lobby = await evening.open_table(evening.person())
    assert emojis_on(lobby) == {}
    await upload_emojis(client, alone=lambda: True, pause=0)
    names = {emoji["name"] for emoji in application.emojis.values()}
    wanted = {emoji_name(icon) for icon in button_icons().values()}
    assert names == wanted | {"moje"} and old.id not in application.emojis and foreign.id in application.emojis
    before = set(application.emojis)
    await upload_emojis(client, alone=lambda: True, pause=0)
    assert set(application.emojis) == before
    evening.discord.record_requests = True
    other = evening.discord.create_channel(evening.guild, "druhý")
    await evening.person().command("game open", other, game="mafie")
    lobby = await evening.discord.until(lambda: next((one for one in other.messages.values() if emojis_on(one)), None))
    assert emojis_on(lobby)["join"] == emoji_name("pawn")
    assert all(button["label"] for button in lobby.buttons)


@pytest.mark.rule("CL-20.5")
async def test_a_long_limit_delays_the_icons_and_costs_none(evening: Evening) -> None:
    loop = asyncio.get_running_loop()
    limit = evening.discord.faults.answer(429, times=1, method="POST", route="/emojis$", retry_after=LIMITED)
    began = loop.time()
    await upload_emojis(evening.client, alone=lambda: True, pause=0)
    assert limit.met == 1 and loop.time() - began >= LIMITED
    assert known_icons() == set(button_icons().values())


@pytest.mark.rule("CL-20.5")
async def test_a_refused_upload_costs_only_its_icon(evening: Evening) -> None:
    evening.discord.faults.answer(400, times=3, method="POST", route="/applications/{application}/emojis")
    await upload_emojis(evening.client, alone=lambda: True, pause=0)
    icons = set(button_icons().values())
    assert len(evening.discord.application.emojis) == len(icons) - 3
    evening.discord.faults.answer(403, times=None, method="GET", route="/applications/{application}/emojis")
    EMOJIS.know({})
    await upload_emojis(evening.client, alone=lambda: True, pause=0)
    assert EMOJIS.on("c1:aaaaaaaa:join") is None and EMOJIS.on("c1:x") is None


@pytest.mark.rule("PR-3.1", "CL-20.5")
async def test_other_processes_learn_the_icons_and_bring_none(evening: Evening) -> None:
    client, application = evening.client, evening.discord.application
    first, *others = [emoji_name(icon) for icon in dict.fromkeys(button_icons().values())]
    for name in ("c_pawn_000000", first):
        await client.create_application_emoji(name=name, image=PNG)
    evening.discord.faults.answer(500, times=1, method="GET", route="/applications/{application}/emojis")
    learning = asyncio.create_task(learn_emojis(client, pause=0.01))
    await evening.discord.until(lambda: "pawn" in known_icons())
    assert not learning.done() and len(application.emojis) == 2
    for name in others:
        await client.create_application_emoji(name=name, image=PNG)
    before = dict(application.emojis)
    await asyncio.wait_for(learning, 5)
    assert known_icons() == set(button_icons().values())
    assert application.emojis == before


@pytest.mark.rule("PR-3.1", "CL-20.5")
async def test_obsolete_icons_stay_while_another_process_may_show_them(evening: Evening) -> None:
    old = await evening.client.create_application_emoji(name="c_pawn_000000", image=PNG)
    await upload_emojis(evening.client, alone=lambda: False, pause=0)
    assert old.id in evening.discord.application.emojis
    await upload_emojis(evening.client, alone=lambda: True, pause=0)
    assert old.id not in evening.discord.application.emojis


@pytest.mark.rule("PR-3.1")
async def test_the_holder_of_shard_0_brings_the_icons_and_the_others_learn_them(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    doing: dict[str, set[Any]] = {"brings": set(), "learns": set()}

    def noting(what: str) -> Any:
        async def work(client: Consigliere, **_how: object) -> None:
            doing[what].add(client)
            try:
                await asyncio.Event().wait()
            finally:
                doing[what].discard(client)

        return work

    monkeypatch.setattr("bot.app.client.upload_emojis", noting("brings"))
    monkeypatch.setattr("bot.app.client.learn_emojis", noting("learns"))
    monkeypatch.setattr(Consigliere, "_away", property(lambda _client: False, lambda _client, _away: None), raising=False)
    discord, database = Discord(), await emptied(postgres_url)
    await discord.start()
    processes: list[BotProcess] = []
    try:
        for name in ("first", "second"):
            processes.append(BotProcess(discord, tmp_path / name, database))
            await processes[-1].until_standing()
        first, second = (process.client for process in processes)
        await discord.until(lambda: doing == {"brings": {first}, "learns": {second}})
        await processes.pop(0).stop()
        await discord.until(lambda: doing == {"brings": {second}, "learns": set()}, timeout=10)
        await second.stop_bot_duties()
        await discord.until(lambda: doing == {"brings": set(), "learns": {second}})
    finally:
        for process in processes:
            await process.stop()
        await discord.stop()
    assert doing == {"brings": set(), "learns": set()}
