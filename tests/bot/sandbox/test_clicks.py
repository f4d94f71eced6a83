"""Commands, buttons, menus and modals through the real client."""

import io
from typing import Any

import discord
import pytest

from bot.sandbox import NotPossible
from tests.bot.sandbox.conftest import Stand
from tests.bot.sandbox.small_bot import PNG, Board, SmallBot


async def test_slash_and_autocomplete(stand: Stand, bot: SmallBot) -> None:
    await stand.discord.commands_synced()
    outcome = await stand.ada.command("table open", stand.channel, game="mafie", seats=8)
    assert (outcome.kind, outcome.text, outcome.ephemeral) == ("message", "mafie for 8", True)
    assert outcome.message in stand.ada.messages(stand.channel)
    assert outcome.message not in stand.bela.messages(stand.channel)
    choices = await stand.ada.autocomplete("table open", stand.channel, "game", "no")
    assert [(one.name, one.value) for one in choices] == [("Nostra", "nostra")]
    too_few: dict[str, Any] = {"game": "mafie", "seats": 5}
    for wrong in (too_few, {"seats": 7}, {"game": "mafie", "colour": "red"}):
        with pytest.raises(NotPossible):
            await stand.ada.command("table open", stand.channel, **wrong)


async def test_board_with_picture_button_and_menu(stand: Stand, bot: SmallBot) -> None:
    outcome = await stand.ada.command("board", stand.channel)
    message = outcome.message
    assert message is not None and message.text == "night 1" and message.alt_texts == ["alt", "a board"]
    assert message.attachments[0]["width"] == 3
    pressed = await stand.bela.press(message, "Go")
    assert pressed.kind == "update" and pressed.message is message and message.text == "night 2" and message.edits == 1
    chosen = await stand.bela.choose(message, "c1:who", "3")
    assert chosen.text == "chosen ['3']" and chosen.ephemeral
    with pytest.raises(NotPossible):
        await stand.bela.press(message, "Off")
    with pytest.raises(NotPossible):
        await stand.bela.choose(message, "c1:who", "9")
    hostile = await stand.bela.press(message, "c1:evil", force=True)
    assert hostile.text == "that is old" and bot.seen[-1] == "c1:evil"


async def test_modal(stand: Stand, bot: SmallBot) -> None:
    channel = bot.get_channel(stand.channel.id)
    assert isinstance(channel, discord.TextChannel)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id="c1:ask", label="Say"))
    await channel.send("say something", view=view)
    message = stand.ada.latest(stand.channel)
    assert message is not None
    outcome = await stand.ada.press(message, "Say")
    assert outcome.kind == "modal" and outcome.modal is not None and outcome.modal.title == "A line"
    with pytest.raises(NotPossible):
        await stand.ada.submit(outcome.modal, line="x" * 21)
    said = await stand.ada.submit(outcome.modal, line="good night")
    assert said.text == "you said good night" and said.ephemeral


async def test_deferred_answer_and_followups(stand: Stand, bot: SmallBot) -> None:
    outcome = await stand.bela.command("think", stand.channel)
    assert outcome.kind == "deferred" and outcome.ephemeral
    assert (await outcome.settled()).text == "thought"
    assert (await outcome.followup(1)).text == "and more"
    assert [one.text for one in stand.ada.messages(stand.channel)] == []


async def test_direct_messages(stand: Stand, bot: SmallBot) -> None:
    user = bot.get_user(stand.ada.id)
    assert user is not None
    sent = await user.send(view=Board("your role"), file=discord.File(io.BytesIO(PNG), "board.png"))
    seen = await stand.ada.wait_for(lambda message: "role" in message.text, place=stand.ada.dm)
    assert seen.id == sent.id and stand.ada.dm is not None
    outcome = await stand.ada.press(seen, "c1:go")
    assert outcome.kind == "update" and seen.text == "night 2"
    hello = await stand.ada.command("hello", stand.ada.dm)
    assert hello.text == "hello Ada" and not hello.ephemeral
    await sent.edit(view=Board("again", picture=None), attachments=[])
    assert seen.text == "again" and seen.attachments == []
    await sent.delete()
    assert seen.deleted and seen not in stand.ada.messages(stand.ada.dm)
