"""/history: the finished games of a server, one of them with its record, replay and course, and playing it again (CL-15)."""

import asyncio
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Consigliere
from bot.discord_io.command_names import said, with_options
from bot.evenings.scenes import date_label
from bot.presenting.naming import listed
from bot.replay.source import ReplayContext
from bot.results.leaderboards import hidden_of
from bot.results.pages.nights_page import A_PAGE, NightsFilter, NightsScene, course_text, moment_of, names_of, night_page, nights_page
from bot.results.pages.statistics_page import EVERYTHING
from bot.results.stored_results import MOMENT, STORY
from bot.store import EveningLine, NightRow
from bot.tables.consent import consent_of
from bot.tables.refusal import Refused
from bot.tables.session.live_table import LiveTable
from cogs.custom_ids import chosen_number
from cogs.finding import ServerContext, game_choices, here
from cogs.opening import may_open, needs_are_met, open_again
from cogs.requests import Request, Verb
from cogs.responses import Reply, answered
from cogs.tables.after_game import hand_replay, own_notes, stored_table
from engines import GAMES, BadSetup, ReplayDiverged

MOST_EVENINGS = 23
"""Evenings in the menu of the list, besides "all" and the selected one."""

# ---- the list


async def show_list(reply: Reply, wanted: NightsFilter) -> None:
    """Answer with a page of the list. Raises Refused, StoreError."""
    await reply.show(nights_page(await _list(reply, wanted)))


async def _list(reply: Reply, wanted: NightsFilter) -> NightsScene:
    where = await here(reply)
    name = await _name(where, wanted.person) if wanted.person else ""
    found = await where.store.history.lines(
        where.guild_id,
        await where.sight(),
        game=wanted.game or None,
        user_id=wanted.person or None,
        evening_id=wanted.evening or None,
        skip=wanted.skip,
        most=A_PAGE + 1,
    )
    evenings = await _evenings(where, wanted)
    return NightsScene(
        words=reply.words, wanted=wanted, lines=found[:A_PAGE], more=len(found) > A_PAGE, name=name,
        evenings=[(one.id, f"{date_label(one.starts_at, one.zone, reply.words.language)} · {one.name}") for one in evenings],
        evening=next((one.name for one in evenings if one.id == wanted.evening), ""),
    )  # fmt: skip


async def _evenings(where: ServerContext, wanted: NightsFilter) -> list[EveningLine]:
    """Return the last evenings that the person may see, and the selected one if it is older. Raises StoreError."""
    sight = await where.sight()
    found = list(await where.store.history.evenings(where.guild_id, sight, most=MOST_EVENINGS))
    if wanted.evening and all(one.id != wanted.evening for one in found):
        found += await where.store.history.evenings(where.guild_id, sight, most=1, only=wanted.evening)
    return found


async def _name(where: ServerContext, person: int) -> str:
    """Return the name of the selected person. Raises Refused for a hidden one (CL-11.6)."""
    if person != where.reply.user_id and person in await hidden_of(where.store, [person]):
        raise Refused("stats-none")
    return (await where.store.history.names(where.guild_id, [person])).get(person, "")


def _read(extra: str) -> NightsFilter:
    """Return the selection in a custom id. Raises Refused for a malformed one."""
    parts = extra.split(".")
    if len(parts) != 4:
        raise Refused("no-press")
    person, skip = chosen_number([parts[0]]), chosen_number([parts[2]])
    game, evening = ("" if part == EVERYTHING else part for part in (parts[1], parts[3]))
    if game and game not in GAMES:
        raise Refused("no-press")
    return NightsFilter(person, game, skip, evening)


async def _turn(request: Request, by: int) -> None:
    wanted = _read(request.press.extra)
    await request.reply.edit(nights_page(await _list(request.reply, replace(wanted, skip=max(0, wanted.skip + by)))))


async def _newer(request: Request) -> None:
    await _turn(request, -A_PAGE)


async def _older(request: Request) -> None:
    await _turn(request, A_PAGE)


async def _back(request: Request) -> None:
    await _turn(request, 0)


async def _game(request: Request) -> None:
    game = request.values[0] if request.values else EVERYTHING
    wanted = replace(_read(request.press.extra), skip=0, game="" if game == EVERYTHING else game)
    await request.reply.edit(nights_page(await _list(request.reply, wanted)))


async def _evening(request: Request) -> None:
    evening = request.values[0] if request.values else EVERYTHING
    wanted = replace(_read(request.press.extra), skip=0, evening="" if evening == EVERYTHING else evening)
    await request.reply.edit(nights_page(await _list(request.reply, wanted)))


# ---- one game


async def _open(request: Request) -> None:
    reply = request.reply
    where, night = await _night(reply, request.value)
    results = await where.store.history.results(night.table_id)
    try:
        moment = await asyncio.to_thread(moment_of, night, reply.words, headlined=where.settings.headlines)
    except (ReplayDiverged, ValueError, KeyError):  # the rules have changed: the page is complete without it
        moment = ""
    back, story = _read(request.press.extra), str(night.record.get(STORY, ""))
    await reply.edit(night_page(reply.words, night, results, back=back, story=story, moment=moment))


async def _night(reply: Reply, table_id: str) -> tuple[ServerContext, NightRow]:
    """Return a finished game that the person may see. Raises Refused, StoreError."""
    where = await here(reply)
    if not await where.store.history.may_see(where.guild_id, await where.sight(), table_id):
        raise Refused("no-record")
    night = await where.store.history.night(table_id)
    if night is None:
        raise Refused("no-record")
    return where, night


async def is_known(reply: Reply, table_id: str) -> bool:
    """Return whether the history has a finished game that the person may see. Raises StoreError."""
    if reply.interaction.guild_id is None:
        return False
    where = await here(reply)
    return await where.store.history.may_see(where.guild_id, await where.sight(), table_id)


async def _record(request: Request) -> None:
    reply = request.reply
    _, night = await _night(reply, request.press.table)
    table = await stored_table(reply.client, night.table_id)
    content = json.dumps(await _record_for(reply, night, table), ensure_ascii=False, indent=1)
    await reply.hand_over(reply.words("record-ready"), _file(night, "json"), content)


def record_of(night: NightRow) -> dict[str, Any]:
    """Return the record of a stored game, with its stored public lines, and the names by seat."""
    said = {name: night.record[name] for name in ("lines",) if name in night.record}
    return {"record": night.record["record"], "fair": night.record.get("fair", {}), **said, "seats": list(names_of(night))}


async def _record_for(reply: Reply, night: NightRow, table: LiveTable | None) -> dict[str, Any]:
    """Return the record of a stored game as the person may have it, alone and in a replay alike (RP-5.1). Raises StoreError.

    Its people get all names, others those of people who agree. ``table``: None once it is deleted.
    """
    record = record_of(night)
    played = table is not None and table.played(reply.user_id)
    if not played and reply.user_id not in {night.host_id, *(seat.user_id for seat in night.seats)}:
        agreed = table.message_state.copies.agreed if table is not None else ()
        consent = await consent_of([seat.user_id for seat in night.seats], agreed, reply.client.registry.store)
        record["seats"] = [seat.name if consent.names(seat.user_id) else "" for seat in night.seats]
    return record


async def _replay(request: Request) -> None:
    """Send a replay page of an older game."""
    reply = request.reply
    _, night = await _night(reply, request.press.table)
    table = await stored_table(reply.client, night.table_id)
    record = await _record_for(reply, night, table)
    context = ReplayContext(
        bot_players=frozenset(seat.seat for seat in night.seats if seat.bot_player), table=night.table_id,
        moment=str(night.record.get(MOMENT, "")), ended_at=int(night.ended_at),
        notes=None if table is None else own_notes(table, reply.user_id),
    )  # fmt: skip
    await hand_replay(reply, record, f"{night.game}-{night.table_id}", context, server=night.guild_id)


async def _course(request: Request) -> None:
    reply = request.reply
    where, night = await _night(reply, request.press.table)
    try:
        text = await asyncio.to_thread(course_text, night, reply.words, headlined=where.settings.headlines)
    except (ReplayDiverged, ValueError, KeyError) as wrong:
        raise Refused("night-no-replay") from wrong
    await reply.hand_over(reply.words("log-ready"), _file(night, "txt"), text)


def _file(night: NightRow, ending: str) -> str:
    return f"{night.game}-{night.table_id}.{ending}"


# ---- playing it again


async def _again(request: Request) -> None:
    """Open a lobby in this channel with the game and options of an older game (CL-15.4). Raises Refused, StoreError."""
    reply, interaction = request.reply, request.reply.interaction
    where, night = await _night(reply, request.press.table)
    if interaction.channel_id is None:
        raise Refused("no-server")
    needs_are_met(reply)
    await may_open(reply, where.settings)
    options, left_out = kept_options(night)
    bot_players = sum(seat.bot_player and seat.user_id is None for seat in night.seats)
    await open_again(reply, where.guild_id, interaction.channel_id, night.game, options, where.language, bot_players)
    said = reply.words("again-opened")
    if left_out:
        named = listed([_option(reply, name) for name in left_out])
        said += "\n" + reply.words("night-left-out", list=named)
    await reply.say(said)


def kept_options(night: NightRow) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the options of a stored game that its rules still have, and the names of the others."""
    record = night.record.get("record")
    then = record.get("options") if isinstance(record, dict) else None
    rulebook = GAMES.get(night.game)
    kept: dict[str, Any] = {}
    left_out = []
    for name, value in (then if isinstance(then, dict) else {}).items():
        try:
            if rulebook is None or name not in rulebook.options.model_fields:
                raise KeyError(name)
            rulebook.read_options({**kept, name: value})
        except (BadSetup, KeyError):
            left_out.append(name)
        else:
            kept[name] = value
    return kept, tuple(left_out)


def _option(reply: Reply, name: str) -> str:
    key = f"option-{name}"
    return reply.words(key) if reply.words.has(key) else name


READING: Mapping[str, Verb] = {"nt.record": _record, "nt.course": _course, "nt.replay": _replay}
"""The verbs that read a whole finished game, by their names in custom ids."""

VERBS: Mapping[str, Verb] = {
    "nt.newer": _newer, "nt.older": _older, "nt.back": _back, "nt.game": _game, "nt.evening": _evening, "nt.open": _open,
    "nt.again": _again, **READING,
}  # fmt: skip
"""The verbs by their names in custom ids."""

UNDER_STORIES: Mapping[str, Verb] = {"record": _record, "log": _course, "replay": _replay, "again": _again}
"""The verbs of the buttons under a story whose table is deleted (CL-17.1), by their names: the history keeps the game."""


class PastGames(commands.Cog):
    """Finished games of a server."""

    @app_commands.command(name=said("cmd-nights"), description=said("cmd-nights-about"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @with_options(game=("game", "stats-game"), person=("person", "nights-person"))
    @app_commands.choices(game=game_choices())
    @answered
    async def nights(self, reply: Reply, game: str = "", person: discord.Member | None = None) -> None:
        """Show finished games of the server, the newest first."""
        await show_list(reply, NightsFilter(game=game, person=person.id if person is not None else 0))


async def setup(client: Consigliere) -> None:
    """Add the cog; the client calls this at its start."""
    await client.add_cog(PastGames())
