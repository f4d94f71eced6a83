"""The commands in the menus of a person and of a message (NT-7)."""

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import NotPossible
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of
from tests.night.test_history import a_game

pytestmark = pytest.mark.rule("NT-7")

CS = words_in("cs")
WAIT = 60.0
"""Seconds in which a replay is made on a busy machine."""


async def test_a_person_has_statistics_a_block_and_a_report_in_their_menu(evening: Evening) -> None:
    one, other = evening.crowd(2)
    shown = text_of(await one.menu(CS("menu-stats"), evening.channel, other))
    assert shown == text_of(await one.command("stats", evening.channel, person=other)), "a person without visible games"
    assert plain(CS("block-on")) in plain(text_of(await one.menu(CS("menu-block"), evening.channel, other)))
    assert other.id in await evening.registry.store.members.blocked_by(one.id)
    assert plain(CS("block-off")) in plain(text_of(await one.menu(CS("menu-block"), evening.channel, other)))
    staff = evening.discord.create_channel(evening.guild, "sprava")
    await evening.prefer(staff_channel=str(staff.id))
    asked = await one.menu(CS("menu-report"), evening.channel, other)
    await one.submit(asked.modal, reason="other", text="křičí")
    await evening.eventually(lambda: any("křičí" in message.text for message in staff.messages.values()))


async def test_nobody_blocks_or_reports_themselves_by_a_menu(evening: Evening) -> None:
    one = evening.person()
    assert plain(text_of(await one.menu(CS("menu-block"), evening.channel, one))) == plain(CS("block-nobody"))
    assert plain(text_of(await one.menu(CS("menu-report"), evening.channel, one))) == plain(CS("report-nobody"))


@pytest.mark.usefixtures("workers_here")
async def test_a_story_has_its_replay_in_its_menu_and_other_messages_have_none(evening: Evening) -> None:
    player, fellow, *_ = await a_game(evening)
    story = await evening.discord.until(lambda: evening.living("again"))
    handed = seen(await player.menu(CS("menu-replay"), evening.channel, story))
    await evening.discord.until(lambda: handed.attachments, WAIT)
    assert handed.attachments[0]["filename"].endswith(".html")
    assert fellow.name in text_of(await player.menu(CS("menu-stats"), evening.channel, fellow))
    said = player.write(evening.channel, "Hezká hra.")
    assert plain(text_of(await player.menu(CS("menu-replay"), evening.channel, said))) == plain(CS("no-replay-here"))


async def test_a_menu_of_a_person_has_no_command_of_messages(evening: Evening) -> None:
    one, other = evening.crowd(2)
    with pytest.raises(NotPossible):
        await one.menu(CS("menu-replay"), evening.channel, other)
