"""People with impossible names: they sit, they are shown, and nobody is pinged by what they are called."""

from bot.sandbox import Person
from tests.night.evening import Evening
from tests.night.players import play_soon_over

HOSTILE = ["**_~`|>#", "@everyone", "<@1>", "seat:3", "🦊" * 32, "\u202egnot\u200f\u200e", "x" + " " * 98 + "y", "@here"]


def seen_by(people: list[Person]) -> list[str]:
    return [message.text for person in people for message in person.messages_all()]


async def test_hostile_names_play_a_whole_night(evening: Evening) -> None:
    people = [evening.person(name) for name in HOSTILE]
    watcher = evening.person("Divák")
    await evening.open_table(people[0])
    await evening.seat(people)
    lobby = await evening.discord.until(lambda: found if (found := evening.living("join")) is not None and "seat:3" in found.text else None)
    assert "**_~`|>#" not in lobby.text
    assert "\\*\\*\\_" in lobby.text
    assert "🦊" * 32 not in lobby.text
    assert "🦊" in lobby.text
    assert " " * 20 not in lobby.text
    await evening.deal(people[0])
    pictured = await evening.discord.until(lambda: next((m for m in evening.channel.messages.values() if m.attachments), None))
    assert all(one["size"] > 1000 for one in pictured.attachments)
    await play_soon_over(evening, people)
    ids = {person.id for person in people}
    for message in evening.channel.messages.values():
        assert not message.wire.get("mention_everyone")
        assert not message.wire.get("mention_roles")
        assert set(message.mentions) <= ids
    for text in seen_by([*people, watcher]):
        assert "**_~`|>#" not in text
        assert "🦊" * 32 not in text


async def test_pictures_fall_back_on_the_username(evening: Evening) -> None:
    """T-10: a nick in a script that the font lacks is drawn as the name of the account."""
    people = evening.crowd(6)
    people[1].user.name, guild = "Kenji", evening.guild
    guild.members[people[1].id].nick = "健二"
    await evening.open_table(people[0])
    await evening.seat(people)
    await evening.deal(people[0])
    known = evening.table.scene().people[1]
    assert (known, known.user) == ("健二", "kenji")
