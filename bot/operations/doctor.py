"""Checks before a first night; Fluent turns the findings into plain words.

The doctor only reports; it creates no more than the folder and file of a missing database, and a private channel with the bot's owner.
``--mend`` sets the profile of the application.
"""

import asyncio
import os
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import aiohttp
import discord

from bot.discord_io.permissions import INVITE, NEEDS, SCOPES, Need, intents, invite_link, missing
from bot.discord_io.request_faults import QUARANTINED
from bot.games.game_parts import MissingParts, check_parts
from bot.guilds.settings import ZONES, read_server
from bot.presenting.drawing.tokens import TOKENS
from bot.presenting.texts import LANGUAGES, Words, words_in
from bot.results.stored_results import night_of
from bot.runtime.settings import Settings
from bot.store import Store, StoreError, StoreFull, StoreLocked, StoreTooNew, StoreTooOld, StoreUnwritable, open_store
from engines import GAMES, replay

Grade = Literal["fine", "warning", "fault"]
SHOWN = 5  # how many servers a finding names


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one check. ``key`` is a Fluent id; with ``mend``, ``<key>-mend`` says how to fix it."""

    grade: Grade
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    mend: bool = False


def fault(key: str, **args: str | int) -> Finding:
    return Finding("fault", key, args, mend=True)


def warning(key: str, **args: str | int) -> Finding:
    """Return a finding that should be fixed; the bot runs without."""
    return Finding("warning", key, args, mend=True)


def listed(names: Sequence[str]) -> str:
    """Return the first names and the number of the rest."""
    return ", ".join(names[:SHOWN]) + (f" (+{len(names) - SHOWN})" if len(names) > SHOWN else "")


MOST_SKEW = 5.0
"""The allowed difference between the clocks of this machine and Discord, in seconds."""

MANY_PEOPLE, REVIEWED = 8_000, 10_000
"""Numbers of people who can see the bot: the doctor warns at the first, Discord reviews the members intent above the second."""


def clock(date: str | None, now: datetime | None = None) -> list[Finding]:
    """Compare this machine's clock with the header ``Date`` of an answer of Discord."""
    try:
        told = parsedate_to_datetime(date or "")
    except ValueError:
        return []
    skew = ((now or datetime.now(UTC)) - told).total_seconds()
    return [warning("doctor-clock", seconds=round(skew))] if abs(skew) > MOST_SKEW else []


def people(guilds: Sequence[Mapping[str, Any]]) -> list[Finding]:
    """Estimate how many people can see the bot, from the member counts of its servers."""
    count = sum(int(guild.get("approximate_member_count") or 0) for guild in guilds)
    return [warning("doctor-people", count=count, limit=REVIEWED)] if count >= MANY_PEOPLE else []


def links(settings: Settings) -> list[Finding]:
    """Look for the operator's own pages."""
    named = {
        "CONSIGLIERE_DOCS_URL": settings.docs_url,
        "CONSIGLIERE_PRIVACY_URL": settings.privacy_url,
        "CONSIGLIERE_SUPPORT_URL": settings.support_url,
    }
    unset = [name for name, value in named.items() if not value]
    return [warning("doctor-links", list=", ".join(unset))] if unset else []


def zones() -> list[Finding]:
    """Look for the data of time zones."""
    try:
        for zone in ZONES.values():
            ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return [fault("doctor-zones")]
    return []


async def servers(store: Store, guilds: Sequence[Mapping[str, Any]]) -> list[Finding]:
    """Look for servers without a place for reports, and for finished games without results. Raises StoreError."""
    silent = []
    for guild in guilds:
        settings = read_server(await store.guild_settings(int(guild["id"])))
        if not settings.staff_channel:
            silent.append(str(guild.get("name", guild["id"])))
    found = [warning("doctor-staff", guilds=listed(silent))] if silent else []
    lacking = await store.members.nights_without_results()
    return [*found, *([warning("doctor-results", n=lacking)] if lacking else [])]


REPLAYED = 100
"""The most records that the doctor replays: each takes up to 30 ms."""


async def records(store: Store) -> list[Finding]:
    """Replay the newest finished games and count those that these rules cannot replay (CL-22.20). Raises StoreError."""
    tables = await store.history.newest(REPLAYED)
    lacking = [table for table in tables if not await _replays(store, table)]
    return [warning("doctor-records", n=len(lacking), checked=len(tables))] if lacking else []


async def _replays(store: Store, table: str) -> bool:
    """Return whether a finished game can be replayed; one that is deleted meanwhile is nobody's loss."""
    try:
        night = await store.history.night(table)
        if night is not None:
            await asyncio.to_thread(lambda: replay(night_of(night).record))
    except StoreError:
        raise
    except Exception:  # an unreadable or unreplayable record
        return False
    return True


HTTP_TIMEOUT = aiohttp.ClientTimeout(total=10)
AGENT = "DiscordBot (consigliere doctor)"
OF_PERSON = "1"  # Discord's name of an installation by a person for themselves
MEMBERS = 1 << 14 | 1 << 15  # flags of an application: the members intent, in many servers or in few


async def examine(settings: Settings) -> list[Finding]:
    """Look at token, intents, servers, permissions, database, pictures and games; faults become findings, never exceptions."""
    guilds: list[Mapping[str, Any]] = []
    account = await _discord(settings, guilds)
    here = [
        _language(settings),
        *links(settings),
        *zones(),
        *secrets_file(),
        *await _database(settings, guilds),
        await _pictures(),
        *_games(),
    ]
    return [*account, *here]


def secrets_file(file: Path = Path(".env")) -> list[Finding]:
    """Look whether other users of this machine may read the file with the token; no finding without a file."""
    try:
        mode = file.stat().st_mode
    except OSError:
        return []
    return [warning("doctor-env-open", file=str(file.absolute()))] if os.name == "posix" and mode & 0o077 else []


# -- Discord


class _UnexpectedStatus(Exception):
    """Discord answered with an unexpected status."""

    def __init__(self, path: str, status: int) -> None:
        self.path = path
        self.status = status
        super().__init__(path)


GetJson = Callable[[str], Awaitable[Any]]


async def _discord(settings: Settings, guilds: list[Mapping[str, Any]]) -> list[Finding]:
    """Look at the account; ``guilds`` is filled with its servers."""
    if settings.discord_token is None:
        return [fault("doctor-token-missing")]
    url = settings.discord_api_url
    headers = {"Authorization": f"Bot {settings.token()}", "User-Agent": AGENT}

    async with aiohttp.ClientSession(headers=headers, timeout=HTTP_TIMEOUT) as session:
        dates: list[str | None] = []

        async def get(path: str) -> Any:
            async with session.get(f"{url}{path}") as answer:
                dates.append(answer.headers.get("Date"))
                if answer.status != 200:
                    raise _UnexpectedStatus(path, answer.status)
                return await answer.json(content_type=None)

        try:
            application = await get("/oauth2/applications/@me")
            found = await _account(get, application, guilds)
            return [*found, *await _quarantine(session, url, application), *clock(dates[-1])]
        except _UnexpectedStatus as odd:
            if odd.status == 401:
                return [fault("doctor-token-wrong")]
            return [fault("doctor-discord-odd", path=odd.path, status=odd.status)]
        except (aiohttp.ClientError, OSError, TimeoutError):
            return [fault("doctor-discord-unreachable", url=url)]
        except (ValueError, TypeError, KeyError, AttributeError):
            return [fault("doctor-discord-strange", url=url)]


async def _account(get: GetJson, application: Mapping[str, Any], guilds: list[Mapping[str, Any]]) -> list[Finding]:
    user = await get("/users/@me")
    link = invite_link(int(application["id"]))
    guilds += await get("/users/@me/guilds?with_counts=true")
    return [
        Finding("fine", "doctor-token-fine", {"name": str(user["username"])}),
        _intents(int(application.get("flags") or 0)),
        *_installation(application.get("integration_types_config")),
        *_guilds(guilds, link),
        *people(guilds),
    ]


async def _quarantine(session: aiohttp.ClientSession, url: str, application: Mapping[str, Any]) -> list[Finding]:
    """Open a private channel with the bot's owner, which nobody sees: Discord refuses that to a bot that it takes for spam."""
    owner = {"recipient_id": str(application["owner"]["id"])}
    async with session.post(f"{url}/users/@me/channels", json=owner) as answer:
        told = await answer.json(content_type=None) if answer.status == 403 else {}
    return [fault("doctor-quarantined")] if told.get("code") == QUARANTINED else []


def _intents(flags: int) -> Finding:
    if intents().members and not flags & MEMBERS:
        return fault("doctor-intents-members")
    return Finding("fine", "doctor-intents-fine")


def _installation(config: Mapping[str, Any] | None) -> list[Finding]:
    """Look whether people can install the bot for themselves, which only the application decides (NT-7)."""
    return [warning("doctor-install-people")] if config is not None and OF_PERSON not in config else []


def _guilds(guilds: Sequence[Mapping[str, Any]], link: str) -> list[Finding]:
    if not guilds:
        return [fault("doctor-guilds-none", link=link)]
    lacking: dict[Need, list[str]] = {}
    for guild in guilds:
        for need in missing(discord.Permissions(int(guild.get("permissions", INVITE.value)))):
            lacking.setdefault(need, []).append(str(guild["name"]))
    if not lacking:
        return [Finding("fine", "doctor-guilds-fine", {"count": len(guilds)})]
    findings = []
    for need in (need for need in NEEDS if need in lacking):
        args: dict[str, str | int] = {"permission": need.name, "feature": need.feature, "guilds": listed(lacking[need]), "link": link}
        findings.append(Finding("fault" if need.required else "warning", "doctor-permission-lacking", args, mend=True))
    return findings


# -- this machine


def _language(settings: Settings) -> Finding:
    """Return the language of servers that have not chosen one."""
    return Finding("fine", "doctor-language", {"language": settings.language or "server"})


async def _database(settings: Settings, guilds: Sequence[Mapping[str, Any]]) -> list[Finding]:
    chosen = settings.database_url is not None
    try:
        store = await open_store(settings.database)
        try:
            around = [*await servers(store, guilds), *await records(store)]
        finally:
            await store.close()
    except StoreTooNew as wrong:
        return [fault("doctor-database-too-new", place=wrong.location, found=wrong.found, known=wrong.known, chosen=chosen)]
    except StoreError as wrong:
        kinds = {StoreUnwritable: "unwritable", StoreFull: "full", StoreLocked: "locked", StoreTooOld: "too-old"}
        kind = kinds.get(type(wrong), "unreachable")
        return [fault(f"doctor-database-{kind}", place=wrong.location, reason=wrong.reason, chosen=chosen)]
    return [Finding("fine", "doctor-database-fine", {"place": store.location}), *around]


def _games() -> list[Finding]:
    """Look for incomplete games; complete ones are no finding."""
    try:
        check_parts()
    except MissingParts as wrong:
        return [fault("doctor-games-parts", list=str(wrong))]
    return []


async def _pictures() -> Finding:
    """Draw the same square with and without a letter: no difference means no letters in the pictures."""
    try:
        from bot.presenting.drawing.rendering import rasterise  # the drawing libraries may be missing

        bare, lettered = await asyncio.gather(*(asyncio.to_thread(rasterise, _square(text)) for text in ("", "Ř")))
    except Exception as wrong:  # any failure of a native library is a finding
        return warning("doctor-pictures-broken", reason=f"{type(wrong).__name__}: {wrong}")
    if bare == lettered:
        return warning("doctor-pictures-letters")
    return Finding("fine", "doctor-pictures-fine")


def _square(text: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">'
        f'<text x="8" y="48" font-family="{TOKENS.type.family}" font-size="48">{text}</text></svg>'
    )


TAGS = ("mafia", "board game", "party game", "game night", "česky")


async def fix_profile(settings: Settings) -> list[Finding]:
    """Set tags, install link and description; a refused field becomes a finding and does not stop the others."""
    if settings.discord_token is None:
        return [fault("doctor-token-missing")]
    install = {"scopes": list(SCOPES), "permissions": str(INVITE.value)}
    kinds = (("0", install), (OF_PERSON, {"scopes": ["applications.commands"], "permissions": "0"}))
    description = "\n\n".join(_profile_text(words_in(language)) for language in LANGUAGES)
    wishes: dict[str, dict[str, object]] = {
        "tags": {"tags": list(TAGS)},
        "install": {"install_params": install, "integration_types_config": {kind: {"oauth2_install_params": one} for kind, one in kinds}},
        "description": {"description": description},
    }
    headers = {"Authorization": f"Bot {settings.token()}", "User-Agent": AGENT}
    async with aiohttp.ClientSession(headers=headers, timeout=HTTP_TIMEOUT) as session:
        found = [await _set(session, settings.discord_api_url, what, fields) for what, fields in wishes.items()]
    return [*found, Finding("fine", "doctor-mend-by-hand")]


def _profile_text(words: Words) -> str:
    return words("profile-description", games=", ".join(words(f"game-{game}") for game in GAMES))


async def _set(session: aiohttp.ClientSession, url: str, what: str, fields: dict[str, Any]) -> Finding:
    try:
        async with session.patch(f"{url}/applications/@me", json=fields) as answer:
            if answer.status == 200:
                return Finding("fine", "doctor-mended", {"what": what})
            return warning("doctor-not-mended", what=what, status=answer.status)
    except (aiohttp.ClientError, OSError, TimeoutError):
        return warning("doctor-not-mended", what=what, status=0)
