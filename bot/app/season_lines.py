"""Public lines of seasons that are not posted yet: debts in a server's settings, so that neither a kill nor Discord loses one.

A line is owed before its season opens or closes, and no longer once it stands; ``post_owed_lines`` posts what is left.
"""

import logging
from typing import Any

import msgspec
from msgspec import Struct

from bot.discord_io.postman import Postman, Trouble, Unavailable, oldest_id
from bot.presenting.texts import words_in
from bot.results.leaderboards import open_trophies
from bot.results.pages.leaderboard_page import closed_line
from bot.results.pages.statistics_page import bold
from bot.store import Json, SeasonRow, Store
from bot.tables.registry import TableRegistry

log = logging.getLogger(__name__)

OWED_LINES = "owed_season_lines"
"""The key in a server's settings; the value maps ids of seasons to ``OwedLine``. Without any, the key is absent."""

AT_WORK = 60.0
"""Seconds for which a line belongs to the press that owes it."""


class OwedLine(Struct, frozen=True):
    """A line to post in a ``channel``, owed since ``at`` (unix seconds): that a season opens, or that it is ``closed``."""

    channel: str
    language: str
    closed: bool
    at: float


async def owe_line(store: Store, season: SeasonRow, line: OwedLine) -> None:
    """Store that the line of a season is owed, before the season changes. Raises StoreError."""

    def add(settings: Json) -> None:
        settings[OWED_LINES] = {**_owed(settings), season.id: msgspec.to_builtins(line)}

    await store.change_guild_settings(season.guild_id, add)


async def settle_line(store: Store, guild_id: int, season_id: str) -> None:
    """Store that a season owes no line any more. Raises StoreError."""

    def drop(settings: Json) -> None:
        left = {season: line for season, line in _owed(settings).items() if season != season_id}
        settings.pop(OWED_LINES, None)
        if left:
            settings[OWED_LINES] = left

    await store.change_guild_settings(guild_id, drop)


async def season_line(store: Store, season: SeasonRow, *, closed: bool, language: str) -> str:
    """Return the line that a season opens, or is closed. Raises StoreError."""
    words = words_in(language)
    if not closed:
        return words("season-opened", name=bold(season.name))
    return closed_line(words, season, await open_trophies(store, season.id))


async def post_owed_lines(registry: TableRegistry, now: float) -> None:
    """Post the lines that presses on the servers of this process have left. Raises StoreError."""
    store = registry.store
    for guild_id in await store.servers_holding(OWED_LINES):
        if not registry.processes.serves(guild_id):
            continue
        seasons = {season.id: season for season in await store.honours.seasons(guild_id)}
        for season_id, kept in _owed(await store.guild_settings(guild_id)).items():
            line = msgspec.convert(kept, OwedLine)
            if line.at <= now - AT_WORK and await _post(store, registry.postman, seasons.get(season_id), line):
                await settle_line(store, guild_id, season_id)


async def _post(store: Store, postman: Postman, season: SeasonRow | None, line: OwedLine) -> bool:
    """Post a line unless it stands, or its season has not changed as it says; return False where Discord does not answer."""
    if season is None or (season.closed_at is not None) != line.closed:
        return True
    text, channel = await season_line(store, season, closed=line.closed, language=line.language), int(line.channel)
    try:
        own = await postman.own_messages(channel, oldest_id(line.at))
        if not any(text in message.texts for message in own):
            await postman.post(channel, text, nonce=f"season.{season.id}.{line.closed}")
    except Unavailable:
        return False
    except Trouble as trouble:
        log.warning("line about a season not delivered: %s", type(trouble).__name__)
    return True


def _owed(settings: Json) -> dict[str, Any]:
    owed = settings.get(OWED_LINES)
    return owed if isinstance(owed, dict) else {}
