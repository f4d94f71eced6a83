"""Missing and withdrawn rights, and deletions: told by name to the host, mended at once, never in the way of players."""

import pytest

from bot.discord_io.permissions import NEEDS
from bot.presenting.texts import words_in
from bot.sandbox import Message, Person
from tests.night.evening import Evening, plain
from tests.night.first_day import in_discussion
from tests.night.test_clicks import ready_button, text_of

CS = words_in("cs")
BACK = plain(CS("permission-back", until="…")).split("…")[0]
OPTIONAL = [need.name for need in NEEDS if not need.required and need.name != "connect" and need.feature != "calendar"]


def named(permission: str) -> str:
    return plain(CS("doctor-permission-" + permission.replace("_", "-")))


def whispers(person: Person) -> list[str]:
    return [plain(message.text) for message in person.messages(person.dm)] if person.dm is not None else []


def public_texts(evening: Evening) -> list[str]:
    return [plain(message.text) for message in evening.channel.messages.values() if not message.ephemeral]


async def test_the_host_hears_of_a_required_right_by_name_and_the_table_of_its_return(evening: Evening) -> None:
    people = await in_discussion(evening)
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=evening.channel)
    lost = plain(CS("permission-lost", list=named("send_messages")))
    await evening.discord.until(lambda: lost in whispers(people[0]))
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    assert text_of(await people[1].press(board, ready)) == plain(CS("ready-given"))
    evening.discord.grant("send_messages", guild=evening.guild, channel=evening.channel)
    await evening.discord.until(lambda: any(BACK in text for text in public_texts(evening)))
    assert sum(lost == text for text in whispers(people[0])) == 1
    assert not any(named("send_messages") in text for person in people[1:] for text in whispers(person))
    assert not any(named("send_messages") in text for text in public_texts(evening))


async def test_the_table_hears_of_the_return_when_all_required_rights_are_back(evening: Evening) -> None:
    await in_discussion(evening)
    evening.discord.withdraw("read_message_history", "send_messages", guild=evening.guild, channel=evening.channel)
    await evening.eventually(lambda: len(evening.table.message_state.permissions.lacking) == 2)
    evening.discord.grant("send_messages", guild=evening.guild, channel=evening.channel)
    await evening.eventually(lambda: evening.table.message_state.permissions.lacking == ["read_message_history"])
    await evening.session.outbox.wait_idle()
    assert not any(BACK in text for text in public_texts(evening))
    evening.discord.grant("read_message_history", guild=evening.guild, channel=evening.channel)
    await evening.discord.until(lambda: any(BACK in text for text in public_texts(evening)))


@pytest.mark.parametrize("permission", OPTIONAL)
async def test_without_an_optional_right_the_game_goes_on(evening: Evening, permission: str) -> None:
    people = await in_discussion(evening)
    evening.discord.withdraw(permission, guild=evening.guild)
    missing = plain(CS("permission-optional", list=named(permission)))
    await evening.discord.until(lambda: missing in whispers(people[0]))
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    for person in people[:5]:
        await person.press(board, ready)
    await evening.eventually(lambda: evening.table.course.game.moves_made > 12)
    assert sum(missing == text for text in whispers(people[0])) == 1
    evening.discord.grant(permission, guild=evening.guild)
    await evening.discord.until(lambda: any(BACK in text for text in public_texts(evening)))
    assert evening.table.phase == "running"


async def test_a_server_without_the_optional_permissions_has_a_table(evening: Evening) -> None:
    evening.discord.withdraw(*OPTIONAL, guild=evening.guild)
    people = await in_discussion(evening)
    board, ready = await evening.discord.until(lambda: ready_button(evening))
    assert not board.attachments
    assert text_of(await people[2].press(board, ready)) == plain(CS("ready-given"))
    assert sum(named("attach_files") in text for text in whispers(people[0])) == 1


async def test_a_deleted_lobby_comes_back(evening: Evening) -> None:
    people = evening.crowd(2)
    lobby = await evening.open_table(people[0])
    evening.discord.delete_message(lobby)
    await evening.eventually(lambda: evening.table.message_state.channel.lobby.id != lobby.id)
    await people[1].command("game open", evening.channel, game="mafie")
    fresh = await evening.discord.until(lambda: found if (found := evening.living("join")) is not None and found.id != lobby.id else None)
    outcome = await people[1].press(fresh, evening.press_id("join"))
    assert outcome.ephemeral
    assert evening.table.seat_of(people[1].id) == 0


async def test_a_deleted_board_comes_back_without_anybody_asking(evening: Evening) -> None:
    await in_discussion(evening)
    for _ in range(2):
        board, _ready = await evening.discord.until(lambda: ready_button(evening))
        evening.discord.delete_message(board)
        gone = board.id
        await evening.discord.until(lambda: (found := ready_button(evening)) is not None and found[0].id != gone)  # noqa: B023 - awaited here


def question(person: Person) -> Message | None:
    if person.dm is None:
        return None
    return next((message for message in reversed(person.messages(person.dm)) if message.selects and not message.deleted), None)


async def test_a_deleted_question_is_asked_again(evening: Evening) -> None:
    await evening.prefer(clocks={"night": 1e6})  # the question stands until somebody answers it
    people = evening.crowd(6)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    asked = await evening.discord.until(lambda: question(people[2]))
    evening.discord.delete_message(asked)
    fresh = await evening.discord.until(lambda: found if (found := question(people[2])) is not None and found.id != asked.id else None)
    assert [menu["custom_id"] for menu in fresh.selects] == [menu["custom_id"] for menu in asked.selects]


async def test_players_are_unmuted_when_the_channel_is_deleted_by_night(evening: Evening) -> None:
    people = evening.crowd(6)
    for person in people:
        person.enter_voice(evening.voice)
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    await evening.discord.until(lambda: all(person.voice and person.voice.mute for person in people))
    evening.discord.delete_channel(evening.channel)
    await evening.discord.until(lambda: not any(person.voice and person.voice.mute for person in people))
