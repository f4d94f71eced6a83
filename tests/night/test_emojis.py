"""Icons on buttons (CL-20.5): uploaded once, found again by name, obsolete ones deleted; without them labels stand alone."""

from collections.abc import Iterator

import pytest

from bot.application_emojis import bring_emojis
from bot.presenting.button_icons import EMOJIS, button_icons, emoji_name
from bot.rehearsal import Message
from tests.night.evening import Evening


@pytest.fixture(autouse=True)
def nothing_known() -> Iterator[None]:
    EMOJIS.know({})
    yield
    EMOJIS.know({})


def emojis_on(message: Message) -> dict[str, str]:
    """Return the names of the emojis on the buttons of a message, by verb."""
    return {button["custom_id"].split(":")[2]: button["emoji"]["name"] for button in message.buttons if button.get("emoji")}


@pytest.mark.rule("CL-20.5")
async def test_icons_are_uploaded_once_and_found_again(evening: Evening) -> None:
    application = evening.discord.application
    client = evening.client
    old = await client.create_application_emoji(name="c_pawn_000000", image=b"\x89PNG\r\n\x1a\n" + bytes(30))
    foreign = await client.create_application_emoji(name="moje", image=b"\x89PNG\r\n\x1a\n" + bytes(30))
    lobby = await evening.lay(evening.person())
    assert emojis_on(lobby) == {}
    await bring_emojis(client, pause=0)
    names = {emoji["name"] for emoji in application.emojis.values()}
    wanted = {emoji_name(icon) for icon in button_icons().values()}
    assert names == wanted | {"moje"} and old.id not in application.emojis and foreign.id in application.emojis
    before = set(application.emojis)
    await bring_emojis(client, pause=0)
    assert set(application.emojis) == before
    evening.discord.record_requests = True
    other = evening.discord.create_channel(evening.guild, "druhý")
    await evening.person().command("game open", other, game="mafie")
    lobby = await evening.discord.until(lambda: next((one for one in other.messages.values() if emojis_on(one)), None))
    assert emojis_on(lobby)["join"] == emoji_name("pawn")
    assert all(button["label"] for button in lobby.buttons)


@pytest.mark.rule("CL-20.5")
async def test_what_discord_refuses_costs_an_icon_and_nothing_else(evening: Evening) -> None:
    evening.discord.faults.answer(400, times=3, method="POST", route="/applications/{application}/emojis")
    await bring_emojis(evening.client, pause=0)
    icons = set(button_icons().values())
    assert len(evening.discord.application.emojis) == len(icons) - 3
    evening.discord.faults.answer(403, times=None, method="GET", route="/applications/{application}/emojis")
    EMOJIS.know({})
    await bring_emojis(evening.client, pause=0)
    assert EMOJIS.on("c1:aaaaaaaa:join") is None and EMOJIS.on("c1:x") is None
