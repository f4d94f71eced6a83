"""The forms in which a host changes the plan of an evening: opened by a button, and taken when they are sent (CL-4.4; NT-7)."""

import asyncio
from collections.abc import Mapping
from functools import partial

import discord
from msgspec.structs import replace as with_fields

from bot.discord_io.members import members_among
from bot.discord_io.place import place_of
from bot.evenings.evening import LiveEvening
from bot.evenings.lobbies.table_channels import server_of as known_server
from bot.evenings.moves.hosting import name_cohosts
from bot.evenings.moves.planning import change_plan, game_plan
from bot.evenings.pages.evening_form import DETAILS, FORMS, NEVER, PEOPLE, PLAN, FormContents, evening_fields
from bot.evenings.plan import GamePlan, Plan, usual_chairs, why_unfit
from bot.presenting.page import Form
from bot.presenting.scene import custom_id
from bot.presenting.typed_numbers import read_number
from bot.tables.refusal import Refused
from cogs.custom_ids import picked_member, picked_person
from cogs.evenings.finding import evening_of, moment_in, server_of
from cogs.evenings.planning import channel_choices, playable
from cogs.forms import changed_in, mark_of
from cogs.requests import Request, Verb

FORM = "ev.form"
"""The verb of a form that was sent."""

LOOK_UP = 1.0
"""Seconds that Discord has to say which co-hosts are members: a form opens within three, or not at all."""

PUBLIC_TEXTS = frozenset({"name", "note", "place"})
"""Fields whose text everybody reads in the channel of the evening."""


async def _open(which: str, request: Request) -> None:
    """Open one of the forms. Raises Refused for everybody but hosts, and where an evening cannot be changed any more."""
    evening = evening_of(request)
    evening.only_host(request.user_id)
    await request.reply.ask(await _form(request, evening, which))


async def _form(request: Request, evening: LiveEvening, which: str) -> Form:
    """Return the form as the evening is now, without what is gone; its id has a mark of what stands in it."""
    row = evening.row
    if row.state not in ("draft", "poll", "planned", *(("open",) if which == PEOPLE else ())):
        raise Refused("ev-stale")
    channels, guild = None, known_server(request.reply.client.registry, row.guild_id)
    if request.reply.interaction.guild_id is None:
        listed = [] if guild is None else sorted(guild.text_channels, key=lambda one: str(one.id) not in evening.plan.channels)
        if not listed:
            raise Refused("ev-no-room")
        channels = tuple(channel_choices(listed, evening.plan.channels))
    plan = evening.plan if guild is None else await _still_there(guild, evening.plan, which)
    shown = FormContents(row.name, row.starts_at, row.zone, plan, channels, state=row.state, own=row.host_id == request.user_id)
    fields = evening_fields(which, request.words, shown)
    if not fields:
        raise Refused("no-server") if shown.own else evening.refused_to_guests()
    return Form(custom_id(evening.id, FORM, f"{which}.{mark_of(fields)}"), request.words(f"b-ev-{which}"), fields)


async def _still_there(guild: discord.Guild, plan: Plan, which: str) -> Plan:
    """Return the plan without channels that were deleted and co-hosts who have left: a form that names them may not open (CL-5.8, 22.8)."""
    if which == PEOPLE:
        try:
            gone = (await asyncio.wait_for(members_among(guild, map(int, plan.cohosts)), LOOK_UP)).gone
        except TimeoutError:
            return plan
        return with_fields(plan, cohosts=tuple(one for one in plan.cohosts if int(one) not in gone))
    channels = tuple(one for one in plan.channels if guild.get_channel(int(one)) is not None)
    voice = plan.voice if plan.voice and guild.get_channel(int(plan.voice)) is not None else ""
    return with_fields(plan, channels=channels, voice=voice)


async def take(request: Request) -> None:
    """Take a form that was sent: change what was filled in otherwise than it stood.

    Raises Refused: a bound of the plan, a time that cannot be read, or an evening that somebody has changed since the form was opened.
    """
    evening, which = evening_of(request), request.press.extra.partition(".")[0]
    evening.only_host(request.user_id)
    if which not in FORMS:
        raise Refused("ev-stale")
    form = await _form(request, evening, which)
    if form.id != custom_id(evening.id, FORM, request.press.extra):
        raise Refused("ev-form-old")
    changed = changed_in(form, request.fields)
    if PUBLIC_TEXTS & changed.keys():
        request.reply.must_write(evening.row.channel_id)
    await {PLAN: _take_plan, DETAILS: _take_details, PEOPLE: _take_people}[which](request, evening, changed)


async def _take_plan(request: Request, evening: LiveEvening, changed: Mapping[str, tuple[str, ...]]) -> None:
    client, user = request.reply.client, request.user_id
    when = None
    if "when" in changed:
        when, _ = moment_in(await server_of(request.reply.interaction), changed["when"][0], client.registry.now())
    games = tuple(game_plan(game, {}) for game in changed.get("games", ()))
    channels = changed.get("channels", ())
    for channel in channels:
        playable(client.registry, evening.row.guild_id, channel, request.words)
    chairs = (read_number(changed["chairs"][0]) or 0) if "chairs" in changed else None
    await evening.do(
        change_plan(user, lambda plan: _replanned(plan, games, channels, chairs), name=changed["name"][0] if "name" in changed else None)
    )
    if when is not None:
        await client.evening_scheduler.move(evening, user, when)


def _replanned(plan: Plan, games: tuple[GamePlan, ...], channels: tuple[str, ...], chairs: int | None) -> Plan:
    """Return the plan with other ``games`` and ``channels`` (empty: as they are). A game that stays keeps its options.

    The number of chairs follows unless a host has set it, now or before. Raises Refused for too few chairs for the options of a game.
    """
    kept = {game.game: game for game in plan.games}
    new = with_fields(plan, games=tuple(kept.get(game.game, game) for game in games) or plan.games, channels=channels or plan.channels)
    if chairs is None:
        usual = plan.chairs == usual_chairs(plan.games, len(plan.channels))
        chairs = usual_chairs(new.games, len(new.channels)) if usual else plan.chairs
    for game in new.games:
        if game.options and (why := why_unfit(game, chairs)) is not None:
            raise Refused(why.key, **why.args)
    return with_fields(new, chairs=chairs)


async def _take_details(request: Request, evening: LiveEvening, changed: Mapping[str, tuple[str, ...]]) -> None:
    new: dict[str, object] = {}
    if "hours" in changed:
        new["hours"] = _hours_of(changed["hours"][0])
    if "repeat" in changed:
        (rule,) = changed["repeat"]
        new["repeat"] = None if rule == NEVER else rule
    if "place" in changed:
        new |= {"place": changed["place"][0], "voice": ""}
    if "voice" in changed:
        new |= _voice_place(request, evening, changed["voice"])
    if "note" in changed:
        new["note"] = plain_note(changed["note"][0])
    await evening.do(change_plan(request.user_id, lambda plan: with_fields(plan, **new)))


def _voice_place(request: Request, evening: LiveEvening, chosen: tuple[str, ...]) -> dict[str, object]:
    """Return what of the plan changes with the voice channel ``chosen`` as the place, empty: none. Raises Refused for any other channel."""
    if not chosen:
        return {"voice": ""}
    guild = known_server(request.reply.client.registry, evening.row.guild_id)
    found = None if guild is None else place_of(guild.get_channel(int(chosen[0])))
    if found is None or found.kind != "voice":
        raise Refused("ev-not-voice")
    return {"voice": str(found.id), "place": ""}


async def _take_people(request: Request, evening: LiveEvening, changed: Mapping[str, tuple[str, ...]]) -> None:
    user, before = request.user_id, evening.plan.cohosts
    if "cohosts" in changed:
        for person in changed["cohosts"]:
            if person not in before:
                picked_member(request.reply.interaction, (person,))
        named = {person: picked_person(request.reply.interaction, (person,)).name for person in changed["cohosts"]}
        await evening.do(name_cohosts(user, named))
    names = {"call": "call", "lay": "lobby_call"}
    if calls := {names[field]: values[0] for field, values in changed.items() if field in names}:
        await evening.do(change_plan(user, lambda plan: with_fields(plan, **calls), told=False))


def _hours_of(text: str) -> float:
    """Return typed hours, with a comma or a point; 0 for anything else."""
    try:
        return float(text.replace(",", "."))
    except ValueError:
        return 0.0


def plain_note(text: str) -> str:
    """Return a note on one line without mentions (CL-23.2); links stay."""
    return discord.utils.escape_mentions(" ".join(text.split()))


BEFORE = {
    PLAN: ("rename", "games", "chairs", "channels"),
    DETAILS: ("hours", "repeat", "place", "note"),
    PEOPLE: ("cohosts", "calls"),
}
"""Buttons of before, one a field, that stand on old messages: each opens the form with its field."""

VERBS: Mapping[str, Verb] = {f"ev.{verb}": partial(_open, form) for form in FORMS for verb in (form, *BEFORE[form])}
"""The verbs that open a form, by their names in custom ids."""
