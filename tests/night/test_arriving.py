"""Coming to a server: the greeting, the set-up card, who may open tables; and leaving it (CL, sections 17 to 19)."""

import asyncio

import pytest

from bot.presenting.texts import words_in
from bot.sandbox import Channel, Guild, Message, Person
from tests.night.evening import Evening, plain, seen
from tests.night.test_clicks import text_of

CS, EN = words_in("cs"), words_in("en")


def greetings(guild: Guild) -> list[Message]:
    """Return every greeting that stands on a server."""
    return [
        message
        for channel in guild.channels.values()
        for message in channel.messages.values()
        if any(button.get("custom_id") == "c1:setup:su.card" for button in message.buttons)
    ]


async def greeted(evening: Evening, guild: Guild, count: int = 1) -> Message:
    await evening.discord.until(lambda: len(greetings(guild)) == count)
    return greetings(guild)[-1]


@pytest.fixture(autouse=True)
async def known(evening: Evening) -> None:
    """Wait until the bot has noted which servers it knows already."""
    async with asyncio.timeout(60):
        while not await evening.registry.store.members.servers():  # noqa: ASYNC110 - nothing tells when the bot has written it down
            await asyncio.sleep(0.01)


def staff(evening: Evening, guild: Guild | None = None, locale: str = "cs") -> Person:
    return evening.discord.create_person("Správa", guild=guild or evening.guild, locale=locale, permissions=("manage_guild",))


@pytest.mark.rule("CL-18.1", "CL-17.2")
async def test_a_server_is_greeted_once_a_stay(evening: Evening) -> None:
    """CL-18.1: one greeting, silent, to nobody by name; again only when the bot comes back. Leaving is known at once (CL-17.2)."""
    guild = evening.discord.create_guild("Nový", locale="en-GB")
    message = await greeted(evening, guild)
    assert message.channel_id == guild.channel("general").id
    assert message.wire["flags"] & 1 << 12
    assert not message.wire["mentions"] and not message.wire["mention_everyone"]
    assert plain(CS("greet")) in plain(message.text) and plain(EN("greet")) in plain(message.text)
    await evening.restart_bot()
    await evening.eventually(lambda: evening.client.is_ready())
    evening.discord.kick_bot(guild)
    await evening.eventually(lambda: evening.client.get_guild(guild.id) is None)
    for _ in range(100):  # it is written down a moment after the client knows of it
        rows = {row.guild_id: row for row in await evening.registry.store.members.servers()}
        if rows[guild.id].left_at is not None:
            break
        await asyncio.sleep(0.05)
    assert rows[guild.id].left_at is not None and rows[evening.guild.id].left_at is None
    assert rows[evening.guild.id].greeted_at is not None, "known before there were greetings"
    assert greetings(evening.guild) == []
    evening.discord.invite_bot(guild)
    await greeted(evening, guild, 2)


async def test_a_server_that_came_while_the_bot_was_away_is_greeted_at_the_start(evening: Evening) -> None:
    await evening.stop_bot()
    guild = evening.discord.create_guild("Mezitím")
    await evening.start_bot()
    await greeted(evening, guild)


@pytest.mark.rule("CL-18.1")
async def test_the_greeting_stands_where_all_may_read_and_write(evening: Evening) -> None:
    """CL-18.1: the system channel, else the first channel for everybody, else nowhere."""
    discord = evening.discord
    await evening.stop_bot()

    def closed(guild: Guild, name: str) -> Channel:
        return discord.create_channel(guild, name, overwrites={guild: ((), ("send_messages",))})

    system = discord.create_guild("Systém")
    system.system_channel = discord.create_channel(system, "vítejte").id
    second = discord.create_guild("Druhý")
    discord.delete_channel(second.channel("general"))
    closed(second, "pravidla")
    talk = discord.create_channel(second, "pokec")
    nowhere = discord.create_guild("Nikde")
    discord.delete_channel(nowhere.channel("general"))
    closed(nowhere, "pravidla")
    await evening.start_bot()
    assert (await greeted(evening, system)).channel_id == system.system_channel
    assert (await greeted(evening, second)).channel_id == talk.id
    assert greetings(nowhere) == []


@pytest.mark.rule("CL-18.2", "CL-18.3")
@pytest.mark.parametrize("locale", ["cs", "en-GB"])
async def test_the_card_saves_each_choice_at_once(evening: Evening, locale: str) -> None:
    """CL-18.2, 18.3: the greeting's button and /setup open the same card; each choice is there at once."""
    words, guild = words_in("cs" if locale == "cs" else "en"), evening.discord.create_guild("Nový", locale="cs")
    boss, guest = staff(evening, guild, locale), evening.discord.create_person("Host", guild=guild, locale=locale)
    greeting = await greeted(evening, guild)
    assert text_of(await guest.press(greeting, "c1:setup:su.card")) == plain(words("no-staff"))
    card = seen(await boss.press(greeting, "c1:setup:su.card"))
    assert plain(words("setup-title")) in plain(card.text)
    role = evening.discord.create_role(guild, "Hostitelé", mentionable=True)
    table, reports = evening.discord.create_channel(guild, "stul"), evening.discord.create_channel(guild, "hlaseni")
    for menu, values in (
        ("lang", ("en",)), ("zone", ("Asia/Tokyo",)), ("hosts", (role,)), ("tables", (table,)), ("role", (role,)), ("staff", (reports,)),
    ):  # fmt: skip
        card = seen(await boss.choose(card, f"c1:setup:su.{menu}", *values))
    kept = await evening.registry.store.guild_settings(guild.id)
    assert {name: kept[name] for name in ("language", "zone", "hosts", "table_channels", "ping_role", "staff_channel")} == {
        "language": "en", "zone": "Asia/Tokyo", "hosts": [str(role.id)], "table_channels": [str(table.id)], "ping_role": str(role.id),
        "staff_channel": str(reports.id),
    }  # fmt: skip
    assert f"<@&{role.id}>" in card.text and f"<#{reports.id}>" in card.text
    assert plain(CS("greet")) not in plain((await greeted(evening, guild)).text), "it speaks the language that was chosen (CL-18.4)"
    card = seen(await boss.choose(card, "c1:setup:su.hosts"))
    assert (await evening.registry.store.guild_settings(guild.id))["hosts"] == []
    shown = seen(await boss.command("setup show", guild.channel("general")))
    assert [one["custom_id"] for one in shown.selects] == [one["custom_id"] for one in card.selects]


@pytest.mark.rule("CL-18.3")
async def test_the_card_names_missing_rights_by_place(evening: Evening) -> None:
    """CL-18.3: [Práva] says what is missing where, in words, with the effect."""
    boss = staff(evening)
    other = evening.discord.create_channel(evening.guild, "stul-2")
    await evening.prefer(table_channels=[str(other.id)])
    evening.discord.withdraw("mute_members", guild=evening.guild)
    evening.discord.withdraw("attach_files", guild=evening.guild, channel=other)
    card = seen(await boss.command("setup show", evening.channel))
    rights = plain(seen(await boss.press(card, "c1:setup:su.rights")).text)
    whole, there = rights.split(f"<#{other.id}>")
    assert plain(CS("doctor-permission-mute-members")) in whole and plain(CS("doctor-feature-voice")) in whole
    assert plain(CS("doctor-permission-attach-files")) in there and plain(CS("doctor-permission-mute-members")) not in there


@pytest.mark.rule("CL-18.2", "CL-18.3")
async def test_the_card_opens_without_deleted_roles_and_channels(evening: Evening) -> None:
    """CL-18.2: neither its menus nor its lines name a role or a channel that was deleted; what else was chosen stays."""
    boss, guild = staff(evening), evening.guild
    roles = [evening.discord.create_role(guild, name, mentionable=True) for name in ("Hosté", "Hráči", "Přijdou")]
    channels = [evening.discord.create_channel(guild, name) for name in ("stul-a", "stul-b", "hlaseni")]
    await evening.prefer(
        hosts=[str(one.id) for one in roles], ping_role=str(roles[1].id), coming_role=str(roles[2].id),
        table_channels=[str(one.id) for one in channels], staff_channel=str(channels[2].id),
        graveyard_under=str(channels[1].id),
    )  # fmt: skip
    for role in roles[1:]:
        evening.discord.guilds.delete_role(guild, role)
    for channel in channels[1:]:
        evening.discord.delete_channel(channel)
    await evening.eventually(lambda: evening.client.get_channel(channels[2].id) is None)
    card = seen(await boss.command("setup show", evening.channel))
    chosen = {one["custom_id"].rpartition(".")[2]: [int(kept["id"]) for kept in one.get("default_values") or ()] for one in card.selects}
    assert {name: chosen[name] for name in ("hosts", "tables", "role", "coming", "staff")} == {
        "hosts": [roles[0].id], "tables": [channels[0].id], "role": [], "coming": [], "staff": [],
    }  # fmt: skip
    said = plain(card.text)
    gone = [*(one.id for one in roles[1:]), *(one.id for one in channels[1:])]
    assert not [one for one in gone if f"{one}>" in card.text], "a mention of it is dead"
    assert plain(CS("setup-line-call", role=CS("setup-gone-role"))) in said
    assert plain(CS("setup-line-staff", channel=CS("setup-gone-channel"))) in said
    assert plain(CS("setup-line-under", channel=CS("setup-gone-channel"))) in said


@pytest.mark.rule("CL-18.5")
async def test_a_role_that_cannot_be_mentioned_is_refused(evening: Evening) -> None:
    """CL-18.5: with the way to mend it; everybody always."""
    boss = staff(evening)
    evening.discord.withdraw("mention_everyone", guild=evening.guild)
    silent = evening.discord.create_role(evening.guild, "Tichá")
    card = seen(await boss.command("setup show", evening.channel))
    said = text_of(await boss.choose(card, "c1:setup:su.role", silent))
    assert said == plain(CS("setup-role-silent", role=f"<@&{silent.id}>"))
    everyone = evening.guild.roles[evening.guild.id]
    assert text_of(await boss.choose(card, "c1:setup:su.role", everyone, force=True)) == plain(CS("setup-no-everyone"))
    assert "ping_role" not in await evening.registry.store.guild_settings(evening.guild.id)
    silent.mentionable = True
    evening.discord.guilds.role_changed(evening.guild, silent)
    await boss.choose(card, "c1:setup:su.role", silent)
    assert (await evening.registry.store.guild_settings(evening.guild.id))["ping_role"] == str(silent.id)


async def test_commands_and_the_card_do_the_same(evening: Evening) -> None:
    """CL-24: everything a button does a command does too; the bounds of section 28."""
    boss, store = staff(evening), evening.registry.store
    zones = await boss.autocomplete("setup zone", evening.channel, "zone", "pra")
    assert "Europe/Prague" in [choice.value for choice in zones]
    await boss.command("setup zone", evening.channel, zone="europe/prague")
    assert text_of(await boss.command("setup zone", evening.channel, zone="Narnie")) == plain(CS("setup-zone-unknown"))
    await boss.command("setup evenings", evening.channel, hour="19.30", lead=0, keep=30, owed=False, calendar=False)
    assert text_of(await boss.command("setup evenings", evening.channel, hour="19:15")) == plain(CS("setup-hour-unknown"))
    await boss.command("setup games", evening.channel, standings=False, history=6)
    await boss.command("setup tables", evening.channel, channel=evening.channel)
    await boss.command("setup reports", evening.channel, channel=evening.channel)
    assert await store.guild_settings(evening.guild.id) == {
        "zone": "Europe/Prague", "usual_hour": "19:30", "lead": 0, "keep": 30, "owed": False, "event": False, "board": False, "history": 6,
        "table_channels": [str(evening.channel.id)], "staff_channel": str(evening.channel.id),
    }  # fmt: skip
    closed = evening.discord.create_channel(evening.guild, "zavřeno")
    evening.discord.withdraw("send_messages", guild=evening.guild, channel=closed)
    said = text_of(await boss.command("setup reports", evening.channel, channel=closed))
    assert f"<#{closed.id}>" in said and plain(CS("doctor-permission-send-messages")) in said


@pytest.mark.rule("CL-19.1")
async def test_only_hosts_and_staff_open_tables_where_hosts_are_named(evening: Evening) -> None:
    """CL-19.1: nobody named: everybody; named: these roles and staff."""
    role = evening.discord.create_role(evening.guild, "Hostitelé")
    host, boss, guest = evening.person(), staff(evening), evening.person()
    evening.guild.members[host.id].roles.add(role.id)
    evening.discord.guilds.member_changed(evening.guild, evening.guild.members[host.id])
    await evening.prefer(hosts=[str(role.id)])
    refused = text_of(await guest.command("game open", evening.channel, game="mafie"))
    assert refused == plain(CS("no-caller", who=f"<@&{role.id}>"))
    gone = evening.discord.create_role(evening.guild, "Bývalí")
    evening.discord.guilds.delete_role(evening.guild, gone)
    await evening.prefer(hosts=[str(role.id), str(gone.id)])
    refused = text_of(await guest.command("game open", evening.channel, game="mafie"))
    assert refused == plain(CS("no-caller", who=f"<@&{role.id}>")), "a role that was deleted is not named"
    await evening.prefer(hosts=[str(gone.id)])
    assert text_of(await guest.command("game open", evening.channel, game="mafie")) == plain(CS("no-caller-left"))
    await evening.prefer(hosts=[str(role.id)])
    assert evening.registry.table_in(evening.channel.id) is None
    await evening.open_table(host)
    other = evening.discord.create_channel(evening.guild, "druhý")
    await boss.command("game open", other, game="mafie")
    assert evening.registry.table_in(other.id) is not None


@pytest.mark.rule("CL-18.4", "CL-2.3")
@pytest.mark.parametrize(("locale", "said"), [("cs", "Pečeť"), ("sk", "Pečeť"), ("de", "Seal")])
async def test_new_tables_speak_by_the_locale_of_the_server(evening: Evening, locale: str, said: str) -> None:
    """CL-18.4: Czech for Czech and Slovak servers, else English; CL-2.3: the zone as well."""
    await evening.stop_bot()
    await evening.start_bot(language=None)
    guild = evening.discord.create_guild("Jinde", locale=locale)
    host = evening.discord.create_person("Hostitel", guild=guild, locale="cs", permissions=("manage_guild",))
    await greeted(evening, guild)
    await host.command("game open", guild.channel("general"), game="mafie")
    session = await evening.eventually(lambda: evening.registry.session_in(guild.channel("general").id))
    assert said in (await evening.discord.until(lambda: _lobby(guild))).text
    assert session.table.language == ("en" if locale == "de" else "cs")
    city = {"cs": "Praha", "sk": "Bratislava", "de": "Berlín"}[locale]
    assert city in seen(await host.command("setup show", guild.channel("general"))).text


def _lobby(guild: Guild) -> Message | None:
    return next(
        (one for one in guild.channel("general").messages.values() if any(":join" in str(b.get("custom_id")) for b in one.buttons)), None
    )
