"""The set-up card of a server: each choice is saved at once, and none is required (CL-18.2, 18.3, 18.5)."""

from collections.abc import Callable, Sequence

import discord

from bot.discord_io.permissions import missing
from bot.discord_io.place import graveyard_channel, place_of
from bot.guilds.role_fault import role_fault
from bot.guilds.settings import MOST_CHANNELS, MOST_HOSTS, ServerSettings, read_server, zone_of
from bot.guilds.setup_page import SetupScene, rights_page, setup_page
from bot.guilds.zones import read_zone
from bot.practice.how_to_play import choice_of_games
from bot.presenting.page import Page
from bot.presenting.texts import LANGUAGES, Words
from bot.store import Json
from bot.tables.moderation.graveyard import graveyard_under
from bot.tables.opening import closing_of, zone_of_new_tables
from bot.tables.pages.talk_options import option_line, talk_line
from bot.tables.refusal import Refused, refused_without_store
from bot.tables.session.table_settings import CHANNELS
from cogs.custom_ids import chosen_number
from cogs.opening import spoken_here
from cogs.requests import Request, merged
from cogs.responses import Reply

SettingsChange = Callable[[Json], None]


# ---- changing settings


async def change(reply: Reply, changing: SettingsChange) -> Json:
    """Change the settings of the server and return them. Raises Refused outside servers, for everybody but staff, without the store."""
    guild_id, store = reply.interaction.guild_id, reply.client.registry.store
    if guild_id is None:
        raise Refused("no-server")
    if not reply.standing.staff:
        raise Refused("no-staff")
    with refused_without_store():
        return await store.change_guild_settings(guild_id, changing)


async def kept_here(reply: Reply) -> Json:
    """Return the settings of the server, for staff. Raises Refused."""
    return await change(reply, lambda _kept: None)


async def choose_language(reply: Reply, language: str) -> Json:
    """Set the language of new tables and of the greeting. Raises Refused."""
    if language not in LANGUAGES:
        raise Refused("no-pick")
    kept = await change(reply, lambda settings: settings.update(language=language))
    await reply.client.guild_join.language_chosen(kept, language)
    return kept


async def choose_zone(reply: Reply, typed: str) -> Json:
    """Set the time zone of the server by its IANA name. Raises Refused for an unknown one."""
    zone = read_zone(typed)
    if zone is None:
        raise Refused("setup-zone-unknown")
    return await change(reply, lambda settings: settings.update(zone=zone))


async def choose_hosts(reply: Reply, roles: Sequence[int]) -> Json:
    """Let only these roles and staff open tables and call evenings; without roles everybody may (CL-19.1). Raises Refused."""
    everyone = reply.interaction.guild_id
    chosen = [str(role) for role in dict.fromkeys(roles) if role != everyone][:MOST_HOSTS]
    return await change(reply, lambda settings: settings.update(hosts=chosen))


async def choose_tables(reply: Reply, channels: Sequence[int]) -> Json:
    """Set the channels for tables of evenings, in this order. Raises Refused for a channel that cannot hold a table."""
    chosen = list(dict.fromkeys(channels))[:MOST_CHANNELS]
    for channel in chosen:
        _usable(reply, channel)
        place = place_of(reply.interaction.guild.get_channel(channel) if reply.interaction.guild is not None else None)
        if place is not None and place.refusal is not None:
            raise Refused(place.refusal)
    return await change(reply, lambda settings: settings.update(table_channels=[str(channel) for channel in chosen]))


async def choose_staff_channel(reply: Reply, channel: int | None) -> Json:
    """Set the channel for reports, None: none. Raises Refused for a channel in which the bot may not write."""
    if channel is not None:
        _usable(reply, channel)
    return await change(reply, lambda settings: settings.update(staff_channel=str(channel or "")))


async def choose_role(reply: Reply, role_id: int | None) -> Json:
    """Set the role to ping, None: none. Raises Refused for @everyone, and for a role that the bot cannot mention (CL-18.5)."""
    if role_id is not None:
        callable_role(reply, role_id)
    return await change(reply, lambda settings: settings.update(ping_role=str(role_id or "")))


async def choose_coming_role(reply: Reply, role_id: int | None) -> Json:
    """Set the role of people with a chair, None: none (NT-6.4). Raises Refused for a role that the bot cannot or must not give."""
    guild = reply.interaction.guild
    if role_id is not None and guild is not None and (fault := role_fault(guild, str(role_id))) is not None:
        raise Refused("coming-role-fault", fault=fault, role=f"<@&{role_id}>")
    kept = await change(reply, lambda settings: settings.update(coming_role=str(role_id or "")))
    if guild is not None:
        reply.client.evening_scheduler.coming_role.ask(guild.id)
    return kept


def callable_role(reply: Reply, role_id: int) -> None:
    """Raise Refused unless the bot can mention this role."""
    guild = reply.interaction.guild
    role = guild.get_role(role_id) if guild is not None else None
    if role is None:
        raise Refused("no-pick")
    if role.is_default():
        raise Refused("setup-no-everyone")
    if not role.mentionable and not reply.interaction.app_permissions.mention_everyone:
        raise Refused("setup-role-silent", role=f"<@&{role_id}>")


def ground_for_graveyards(reply: Reply, channel_id: int) -> None:
    """Raise Refused unless the bot can open graveyards under this channel (TK-1.11), with the missing permissions."""
    guild = reply.interaction.guild
    channel = graveyard_channel(guild.get_channel(channel_id)) if guild is not None else None
    if guild is None or channel is None:
        raise Refused("no-pick")
    lacking = [need for need in missing(channel.permissions_for(guild.me)) if need.feature == "graveyard"]
    if lacking:
        raise Refused(
            "setup-channel-closed", channel=channel.mention, list=", ".join(permission_named(reply.words, need.name) for need in lacking)
        )


def _usable(reply: Reply, channel_id: int) -> None:
    """Raise Refused for a channel in which the bot cannot play or post, with the missing permissions."""
    guild = reply.interaction.guild
    channel = guild.get_channel(channel_id) if guild is not None else None
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise Refused("no-pick")
    lacking = [need for need in missing(channel.permissions_for(guild.me)) if need.required]
    if lacking:
        names = ", ".join(permission_named(reply.words, need.name) for need in lacking)
        raise Refused("setup-channel-closed", channel=f"<#{channel_id}>", list=names)


# ---- the card


async def show(reply: Reply, kept: Json, *, receipt: str = "", anew: bool = True) -> None:
    """Show the card in a new message, or (``anew`` False) in the pressed one."""
    page = setup_page(_scene(reply, kept), receipt=receipt)
    await (reply.show(page) if anew else reply.edit(page))


def _scene(reply: Reply, kept: Json) -> SetupScene:
    settings, locale, client = read_server(kept), locale_of(reply), reply.client
    return SetupScene(
        words=reply.words,
        settings=settings,
        language=spoken_here(reply, kept),
        zone=zone_of(settings, locale),
        now=client.registry.now(),
        lacking=[*_lacking(reply.words, reply.interaction.app_permissions), *_coming_role(reply, settings)],
        usual=usual_lines(reply.words, kept, _talk(reply, kept), reply.interaction.guild),
        gone=_gone(reply.interaction.guild, settings),
    )


def _gone(guild: discord.Guild | None, settings: ServerSettings) -> frozenset[str]:
    """Return the chosen roles and channels that were deleted; none while the server is not loaded."""
    if guild is None or guild.unavailable:
        return frozenset()
    roles, channels = (*settings.hosts, settings.ping_role, settings.coming_role), (*settings.table_channels, settings.staff_channel)
    lost = {one for one in roles if one.isdecimal() and guild.get_role(int(one)) is None}
    return frozenset(lost | {one for one in channels if one.isdecimal() and guild.get_channel(int(one)) is None})


def locale_of(reply: Reply) -> str:
    """Return the preferred locale of the server; empty where there is none."""
    locale = reply.interaction.guild_locale
    return locale.value if locale is not None else ""


def _lacking(words: Words, granted: discord.Permissions, known: Sequence[str] = ()) -> list[str]:
    """Return sentences about missing permissions and their effect, except the ``known`` ones."""
    return [
        words("flight-lacks", permission=permission_named(words, need.name), feature=words(f"doctor-feature-{need.feature}"))
        for need in missing(granted)
        if need.name not in known
    ]


def _coming_role(reply: Reply, settings: ServerSettings) -> list[str]:
    """Return why the role of people with a chair cannot be given, if it is chosen and cannot (NT-6.4)."""
    guild, role = reply.interaction.guild, settings.coming_role
    fault = role_fault(guild, role) if role and guild is not None else None
    return [] if fault is None else [reply.words("coming-role-fault", fault=fault, role=f"<@&{role}>")]


def permission_named(words: Words, name: str) -> str:
    """Return a permission of Discord by its name in the client."""
    return words(f"doctor-permission-{name.replace('_', '-')}")


def usual_lines(words: Words, kept: Json, talk: str, guild: discord.Guild | None) -> list[str]:
    """Return the lines about tables: clocks, channels, voice, ``talk``, pictures. A deleted channel is called deleted."""
    chosen = kept.get("silence")
    silence = {"voice": True, "graveyard": True, **(chosen if isinstance(chosen, dict) else {})}
    closing, clocks = closing_of(kept), kept.get("clocks")
    lengths = sorted(clocks.items()) if isinstance(clocks, dict) else []
    own = ", ".join(f"{words('choice-clock-' + kind.replace('_', '-'))} {seconds} s" for kind, seconds in lengths)
    pace = str(float(str(kept.get("factor", 1.0)))).replace(".", "-")
    return [
        words("setup-line-clocks", pace=words(f"choice-pace-{pace}"), own=own or words("setup-clocks-usual")),
        words("setup-line-channel", closed="unsaid" if closing is None else closing, graveyard=bool(silence["graveyard"])),
        *([words("setup-line-under", channel=under)] if (under := _graveyard_under(words, kept, guild)) else []),
        words("setup-line-voice", hush=bool(silence["voice"])),
        words("setup-line-talk", talk=talk or words("setup-clocks-usual")),
        words("setup-line-pictures", pictures=not kept.get("text_mode", False)),
    ]


def _graveyard_under(words: Words, kept: Json, guild: discord.Guild | None) -> str:
    under = graveyard_under(kept)
    if under is None:
        return ""
    return words("setup-gone-channel") if guild is not None and guild.get_channel(under) is None else f"<#{under}>"


def _talk(reply: Reply, kept: Json) -> str:
    """Return the talk options that the server has changed; empty without any. A deleted channel is called deleted."""
    words, guild, chosen = reply.words, reply.interaction.guild, kept.get("talk")
    zone = zone_of_new_tables(kept, spoken_here(reply, kept))
    said: list[str] = []
    for option, value in (chosen if isinstance(chosen, dict) else {}).items():
        gone = option in CHANNELS and str(value).isdecimal() and guild is not None and guild.get_channel(int(value)) is None
        said.append(option_line(words, option, words("setup-gone-channel")) if gone else talk_line(words, option, value, zone))
    return " · ".join(said)


def _rights(reply: Reply, settings: ServerSettings) -> list[tuple[str, Sequence[str]]]:
    """Return the missing permissions on the whole server and in the chosen channels (CL-18.3)."""
    guild, words = reply.interaction.guild, reply.words
    if guild is None:
        raise Refused("no-server")
    whole = guild.me.guild_permissions
    known = [need.name for need in missing(whole)]
    places: list[tuple[str, Sequence[str]]] = [(words("setup-whole-server"), _lacking(words, whole))]
    for channel_id in dict.fromkeys((*settings.table_channels, settings.staff_channel)):
        channel = guild.get_channel(int(channel_id)) if channel_id.isdecimal() else None
        if channel is not None:
            places.append((f"<#{channel.id}>", _lacking(words, channel.permissions_for(guild.me), known)))
    return places


# ---- presses


async def _card(request: Request) -> None:
    reply = request.reply
    await show(reply, await kept_here(reply), anew=not reply.private)


async def _show_rights(request: Request) -> None:
    settings = read_server(await kept_here(request.reply))
    await request.reply.edit(rights_page(request.words, _rights(request.reply, settings)))


async def _how(request: Request) -> None:
    words = request.words
    await request.reply.show(Page((f"{words('help-about')}\n\n{words('help-always')}", *choice_of_games(words)), "quiet"))


def _numbers(request: Request) -> list[int]:
    return [chosen_number([value]) for value in request.values]


async def _pick(request: Request) -> None:
    """Save the choice of one of the menus, and show the card again."""
    reply = request.reply
    match request.press.what.partition(".")[2]:
        case "lang":
            kept = await choose_language(reply, request.value)
        case "zone":
            kept = await choose_zone(reply, request.value)
        case "hosts":
            kept = await choose_hosts(reply, _numbers(request))
        case "tables":
            kept = await choose_tables(reply, _numbers(request))
        case "role":
            kept = await choose_role(reply, next(iter(_numbers(request)), None))
        case "coming":
            kept = await choose_coming_role(reply, next(iter(_numbers(request)), None))
        case _:
            kept = await choose_staff_channel(reply, next(iter(_numbers(request)), None))
    await show(reply, kept, receipt=reply.words("setup-kept"), anew=False)


VERBS = merged(
    {"su.card": _card, "su.rights": _show_rights, "su.how": _how},
    {f"su.{name}": _pick for name in ("lang", "zone", "hosts", "tables", "role", "coming", "staff")},
)
"""The verbs by their names in custom ids."""
