"""The places of tests are places: the people of a table see them, can write there, and sit in their voice."""

import pytest

from bot.sandbox.world.member_permissions import bits
from tests.night.evening import Evening
from tests.night.places import LONG, dealt, everywhere, gather, place, refused_places


@everywhere
async def test_people_see_and_write_and_speak_in_every_kind_of_place(evening: Evening, kind: str) -> None:
    here = place(evening, kind)
    people = gather(evening, here, 3)
    assert evening.channel is here.channel and evening.voice is here.voice
    assert all(person.can_write(here.channel) and person.speaks() for person in people)
    stranger = evening.person("Cizí")
    assert stranger.sees(here.channel) == (kind != "private thread")


@refused_places
async def test_commands_are_offered_also_where_no_table_may_stand(evening: Evening, kind: str) -> None:
    here = place(evening, kind)
    host = evening.person()
    assert "game" in {one["name"] for one in host.commands(here.channel)}


@pytest.mark.rule("TK-1.1")
@everywhere
async def test_a_table_opens_fills_and_is_dealt_in_every_kind_of_place(evening: Evening, kind: str) -> None:
    here = place(evening, kind)
    await dealt(evening, gather(evening, here, 6), night=LONG)
    assert evening.table.phase == "running"
    assert evening.living("desk") is not None or await evening.eventually(lambda: evening.living("desk"))
    if kind == "private thread":  # TK-1.10: without the right to manage threads it would lose sight of the table
        assert await evening.eventually(lambda: evening.discord.bot.id in here.channel.joined)


@everywhere
async def test_rights_are_withdrawn_where_they_count(evening: Evening, kind: str) -> None:
    here = place(evening, kind)
    writing = "send_messages" if here.parent is None else "send_messages_in_threads"
    stranger = evening.person("Cizí")
    here.let_in([stranger])
    evening.discord.guilds.overwrite(here.rights, stranger.id, 1, 0, bits([writing]))
    assert stranger.sees(here.channel) and not stranger.can_write(here.channel)
