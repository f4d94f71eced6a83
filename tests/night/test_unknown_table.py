"""A stranger who forges presses learns nothing of a table by its id, not even that it exists."""

import re

import pytest

from bot.app.client import FINISHED_GAMES
from bot.presenting.texts import words_in
from cogs.tables import VERBS
from tests.night.evening import Evening, plain
from tests.night.test_clicks import text_of
from tests.soak.amounts import soaked

UNKNOWN = "zzzzzzzz"

PRESSES = (*VERBS, "mafie.vote.first:1", "sure:mafie.vote.first:1:seat.1", "nonsense", "h.replace:3")
"""Possible contents of a custom id: verbs, a question, a confirmed answer, nothing known, a verb with more."""


@pytest.mark.parametrize(
    ("stage", "where"),
    [
        ("lobby", "direct message"),
        ("game", "server"),
        ("ended", "direct message"),
        ("ended", "server"),
        *soaked(("lobby", "server"), ("game", "direct message")),
    ],
)
async def test_a_press_about_a_table_of_others_is_answered_like_one_about_an_unknown_table(
    evening: Evening, stage: str, where: str
) -> None:
    """In a server the press comes from a channel in which another table stands."""
    host, *_ = people = evening.crowd(6)
    await evening.open_table(host)
    if stage != "lobby":
        await evening.seat(people)
        await evening.deal(host)
    if stage == "ended":
        await evening.session.host_moves.end(host.id)
        await evening.eventually(lambda: evening.table.phase == "ended")
    elsewhere = evening.discord.create_guild("Elsewhere", locale="cs")
    stranger = evening.discord.create_person("Stranger", guild=elsewhere, locale="cs")
    if where == "server":
        room = evening.discord.create_channel(elsewhere, "room")
        await stranger.command("game open", room, game="mafie")
        own = await evening.discord.until(lambda: next((message for message in room.messages.values() if message.buttons), None))
    else:
        await stranger.command("practice", stranger.open_dm())
        own = next(message for message in stranger.open_dm().messages.values() if message.buttons)
    gone = plain(words_in("cs")("no-press-old" if where == "direct message" else "no-press-earlier"))
    for press in PRESSES:
        told = [text_of(await stranger.press(own, f"c1:{table}:{press}", force=True)) for table in (evening.table.id, UNKNOWN)]
        assert told == [gone, gone], press


async def test_the_limit_on_finished_games_does_not_tell_which_tables_exist(evening: Evening) -> None:
    """Two strangers press one button again and again, one about a table of others and one about none."""
    await evening.open_table(evening.person())
    elsewhere = evening.discord.create_guild("Elsewhere", locale="cs")
    told = []
    for table in (evening.table.id, UNKNOWN):
        stranger = evening.discord.create_person(f"Stranger {table}", guild=elsewhere, locale="cs")
        await stranger.command("practice", stranger.open_dm())
        own = next(message for message in stranger.open_dm().messages.values() if message.buttons)
        answers = [text_of(await stranger.press(own, f"c1:{table}:record", force=True)) for _ in range(FINISHED_GAMES[0] + 2)]
        told.append([re.sub(r"<t:\d+:R>", "", answer) for answer in answers])
    assert told[0] == told[1] and told[0][0] != told[0][-1]
