"""Nobody loses the right to write at somebody's whim: who may close a channel, who may open it, and when it opens by itself."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.presenting.texts import words_in
from bot.sandbox import InteractionOutcome, Message, Person
from tests.night.evening import FAST, Evening, plain
from tests.night.mischief import FAULT
from tests.night.test_clicks import text_of

CS = words_in("cs")


@pytest.fixture
async def slow(tmp_path: Path) -> AsyncIterator[Evening]:
    """An evening whose nights last until everybody has answered."""
    async with Evening(tmp_path, tempo=replace(FAST, factor=0.05)) as made:
        await made.prefer(text_mode=True, clocks=dict.fromkeys(("night", "discussion"), 1e6))
        yield made


async def night(evening: Evening, host: Person, *, bystander: Person) -> None:
    """Open a table as anybody may, with machines, and deal: it is night."""
    await host.command("game open", evening.channel, game="mafie")
    await evening.eventually(lambda: evening.registry.table_in(evening.channel.id) is not None)
    join = evening.press_id("join")
    lobby = await host.wait_for(lambda message: any(button.get("custom_id") == join for button in message.buttons), place=evening.channel)
    await host.press(lobby, join)
    await evening.session.lobby_moves.fill(7)
    await host.command("game start", evening.channel)
    await evening.eventually(lambda: evening.table.phase == "running")
    assert bystander.can_write(evening.channel)


def shown(outcome: InteractionOutcome) -> Message:
    assert outcome.message is not None, outcome
    return outcome.message


async def test_a_member_without_manage_channels_closes_it_for_nobody(slow: Evening) -> None:
    host, bystander = slow.crowd(2)
    await night(slow, host, bystander=bystander)
    await slow.eventually(lambda: slow.session.silence.due is not None)
    await slow.session.silence.attend()
    assert bystander.can_write(slow.channel) and host.can_write(slow.channel)


async def test_managers_of_the_server_are_asked_once_whether_channels_may_be_closed(slow: Evening) -> None:
    host = slow.person()
    await host.command("game open", slow.channel, game="mafie")
    asked = plain(CS("may-i-close"))
    await host.wait_for(lambda message: plain(message.text) == asked, place=slow.channel)
    await slow.session.lobby_moves.cancel(host.id)
    await host.command("game open", slow.channel, game="mafie")
    await slow.eventually(lambda: slow.table.phase == "lobby")
    assert [plain(message.text) for message in slow.channel.messages.values()].count(asked) == 1


async def test_managers_are_asked_at_the_next_table_if_the_question_was_not_posted(slow: Evening) -> None:
    """Its table is open all the same, so no fault is told."""
    host = slow.person()
    slow.discord.faults.refuse(10003, method="POST", route="/webhooks/{application}/{token}")
    assert text_of(await host.command("game open", slow.channel, game="mafie")) == plain(CS("table-opened"))
    await slow.eventually(lambda: not slow.discord.faults.active)
    assert not any(FAULT.search(message.text) for message in slow.channel.messages.values())
    await slow.session.lobby_moves.cancel(host.id)
    await host.command("game open", slow.channel, game="mafie")
    asked = plain(CS("may-i-close"))
    await host.wait_for(lambda message: plain(message.text) == asked, place=slow.channel)


@pytest.mark.rule("CL-4.3")
async def test_a_ping_whose_answer_is_lost_is_not_repeated_within_six_hours(slow: Evening) -> None:
    host, role = slow.person(), slow.discord.create_role(slow.guild, "Mafie", mentionable=True)
    await slow.prefer(ping_role=str(role.id), silence={"channel": False})
    slow.discord.faults.drop(times=1, stored=True, method="POST", route="/webhooks/{application}/{token}")
    await host.command("game open", slow.channel, game="mafie")
    await slow.eventually(lambda: not slow.discord.faults.active)
    await slow.session.lobby_moves.cancel(host.id)
    await host.command("game open", slow.channel, game="mafie")
    await asyncio.sleep(20)
    assert len([message for message in slow.channel.messages.values() if f"<@&{role.id}>" in message.text]) == 1


@pytest.mark.parametrize("opener", ["set up", "manages"])
async def test_where_it_was_allowed_the_channel_is_closed_by_night_and_opened_in_a_pause(slow: Evening, opener: str) -> None:
    host = slow.person(permissions=("manage_channels",)) if opener == "manages" else slow.person()
    if opener == "set up":
        await slow.prefer(silence={"channel": True})
    bystander, boss = slow.person(), slow.person(permissions=("manage_guild",))
    await night(slow, host, bystander=bystander)
    await slow.eventually(lambda: not bystander.can_write(slow.channel))
    assert text_of(await bystander.command("game pause", slow.channel)) == plain(CS("no-host", who=f"**{host.name}**"))
    assert text_of(await boss.command("game pause", slow.channel)) == plain(CS("host-done-pause"))
    await slow.eventually(lambda: bystander.can_write(slow.channel))
    await host.command("game resume", slow.channel)
    await slow.eventually(lambda: not bystander.can_write(slow.channel))


async def test_a_moderator_resumes_a_paused_game(slow: Evening) -> None:
    """By command and at the desk; a player who is no host may not."""
    host, bystander, boss = slow.person(), slow.person(), slow.person(permissions=("manage_guild",))
    await night(slow, host, bystander=bystander)
    await boss.command("game pause", slow.channel)
    assert text_of(await bystander.command("game resume", slow.channel)) == plain(CS("no-host", who=f"**{host.name}**"))
    assert text_of(await boss.command("game resume", slow.channel)) == plain(CS("host-done-resume"))
    assert slow.table.phase == "running"
    await host.command("game pause", slow.channel)
    desk = shown(await boss.command("host", slow.channel))
    assert {button["custom_id"].split(":")[2] for button in desk.buttons} == {"h.resume", "h.end"}
    assert plain(CS("host-done-resume")) in text_of(await boss.press(desk, f"c1:{slow.table.id}:h.resume"))
    assert slow.table.phase == "running"


async def test_a_manager_of_the_server_ends_any_game_and_closes_any_lobby(slow: Evening) -> None:
    host, bystander, boss = slow.person(), slow.person(), slow.person(permissions=("manage_channels",))
    await host.command("game open", slow.channel, game="mafie")
    await slow.lobby()
    await boss.press(shown(await boss.command("game end", slow.channel)), f"c1:{slow.table.id}:h.sure:cancel")
    await slow.eventually(lambda: slow.registry.table_in(slow.channel.id) is None)
    await night(slow, host, bystander=bystander)
    desk = shown(await boss.command("host", slow.channel))
    assert {button["custom_id"].split(":")[2] for button in desk.buttons} == {"h.pause", "h.end"}
    asked = shown(await boss.press(desk, f"c1:{slow.table.id}:h.end"))
    await boss.press(asked, f"c1:{slow.table.id}:h.sure:end")
    await slow.eventually(lambda: slow.table.course.game.outcome is not None)


@pytest.mark.rule("CL-19.2")
async def test_who_manages_a_channel_of_their_own_moderates_no_table_elsewhere(slow: Evening) -> None:
    """A bot for voice channels may give everybody one that they manage; a command there finds the game at which they play."""
    host, player = slow.crowd(2)
    await host.command("game open", slow.channel, game="mafie")
    await player.press(await slow.lobby(), slow.press_id("join"))
    await slow.session.lobby_moves.fill(7)
    await host.command("game start", slow.channel)
    await slow.eventually(lambda: slow.table.phase == "running")
    own = slow.discord.create_channel(slow.guild, "moje")
    managing = discord.Permissions(manage_channels=True).value
    slow.discord.guilds.overwrite(own, player.id, 1, managing, 0)
    refused = plain(CS("no-host", who=f"**{host.name}**"))
    for command in ("game pause", "game end", "host"):
        assert text_of(await player.command(command, own)) == refused
    desk = await slow.discord.until(lambda: slow.living("desk"))
    assert text_of(await player.press(desk, f"c1:{slow.table.id}:h.sure:end", force=True)) == refused
    assert slow.table.phase == "running"
    slow.discord.guilds.overwrite(slow.channel, player.id, 1, managing, 0)
    assert text_of(await player.command("game pause", own)) == plain(CS("host-done-pause"))


@pytest.mark.rule("CL-19.2", "CL-19.3")
async def test_a_moderator_has_no_other_right_at_the_table(slow: Evening) -> None:
    host, bystander, boss = slow.person(), slow.person(), slow.person(permissions=("manage_guild",))
    await night(slow, host, bystander=bystander)
    refused = plain(CS("no-host", who=f"**{host.name}**"))
    assert text_of(await boss.command("game extend", slow.channel, seconds=60)) == refused
    assert text_of(await boss.command("game skip", slow.channel)) == refused
    assert (
        text_of(await boss.press(await slow.discord.until(lambda: slow.living("desk")), f"c1:{slow.table.id}:h.undo", force=True))
        == refused
    )


async def test_when_the_only_person_leaves_the_server_the_game_waits_and_the_channel_opens(slow: Evening) -> None:
    host, bystander = slow.person(permissions=("manage_channels",)), slow.person()
    await night(slow, host, bystander=bystander)
    await slow.eventually(lambda: not bystander.can_write(slow.channel))
    host.leave(slow.guild)
    await slow.eventually(lambda: slow.table.phase == "paused")
    await slow.eventually(lambda: bystander.can_write(slow.channel))


async def test_after_an_hour_without_an_answer_the_channel_opens(slow: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    host, bystander = slow.person(permissions=("manage_channels",)), slow.person()
    await night(slow, host, bystander=bystander)
    await slow.eventually(lambda: not bystander.can_write(slow.channel))
    real = slow.table.now
    monkeypatch.setattr(slow.table, "now", lambda: real() + 3700)
    slow.table.changed()
    await slow.eventually(lambda: bystander.can_write(slow.channel))
