"""What is missing before a night can be played, as findings that Fluent turns into plain words.

The doctor looks and reports; it mends nothing but the folder and file of a database that was not there yet.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import aiohttp
import discord

from bot.parts import MissingParts, check_parts
from bot.permissions import INVITE, NEEDS, Need, intents, invite_link, missing
from bot.settings import Settings
from bot.store import StoreError, StoreFull, StoreLocked, StoreTooNew, StoreUnwritable, open_store

Grade = Literal["fine", "warning", "fault"]
PATIENCE = aiohttp.ClientTimeout(total=10)
AGENT = "DiscordBot (consigliere doctor)"
MEMBERS = 1 << 14 | 1 << 15  # flags of an application: the members intent, in many servers or in few
SHOWN = 5  # how many servers a finding names


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing looked at. ``key`` is a Fluent id; with ``mend``, ``<key>-mend`` says what to do."""

    grade: Grade
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    mend: bool = False


async def examine(settings: Settings) -> list[Finding]:
    """Look at token, intents, servers, permissions, database, pictures and games; faults become findings, never exceptions."""
    return [*await _discord(settings), _language(settings), await _database(settings), await _pictures(), *_games()]


def _fault(key: str, **args: str | int) -> Finding:
    return Finding("fault", key, args, mend=True)


def _warning(key: str, **args: str | int) -> Finding:
    return Finding("warning", key, args, mend=True)


# -- Discord


class _Odd(Exception):
    """Discord answered something we do not know what to do with."""

    def __init__(self, path: str, status: int) -> None:
        self.path = path
        self.status = status
        super().__init__(path)


Get = Callable[[str], Awaitable[Any]]


async def _discord(settings: Settings) -> list[Finding]:
    if settings.discord_token is None:
        return [_fault("doctor-token-missing")]
    url = settings.discord_api_url
    headers = {"Authorization": f"Bot {settings.token()}", "User-Agent": AGENT}

    async with aiohttp.ClientSession(headers=headers, timeout=PATIENCE) as session:

        async def get(path: str) -> Any:
            async with session.get(f"{url}{path}") as answer:
                if answer.status != 200:
                    raise _Odd(path, answer.status)
                return await answer.json(content_type=None)

        try:
            return await _account(get)
        except _Odd as odd:
            if odd.status == 401:
                return [_fault("doctor-token-wrong")]
            return [_fault("doctor-discord-odd", path=odd.path, status=odd.status)]
        except (aiohttp.ClientError, OSError, TimeoutError):
            return [_fault("doctor-discord-unreachable", url=url)]
        except (ValueError, TypeError, KeyError, AttributeError):
            return [_fault("doctor-discord-strange", url=url)]


async def _account(get: Get) -> list[Finding]:
    user = await get("/users/@me")
    application = await get("/oauth2/applications/@me")
    link = invite_link(int(application["id"]))
    return [
        Finding("fine", "doctor-token-fine", {"name": str(user["username"])}),
        _intents(int(application.get("flags") or 0)),
        *_guilds(await get("/users/@me/guilds"), link),
    ]


def _intents(flags: int) -> Finding:
    if intents().members and not flags & MEMBERS:
        return _fault("doctor-intents-members")
    return Finding("fine", "doctor-intents-fine")


def _guilds(guilds: list[dict[str, Any]], link: str) -> list[Finding]:
    if not guilds:
        return [_fault("doctor-guilds-none", link=link)]
    lacking: dict[Need, list[str]] = {}
    for guild in guilds:
        for need in missing(discord.Permissions(int(guild.get("permissions", INVITE.value)))):
            lacking.setdefault(need, []).append(str(guild["name"]))
    if not lacking:
        return [Finding("fine", "doctor-guilds-fine", {"count": len(guilds)})]
    findings = []
    for need in (need for need in NEEDS if need in lacking):
        args: dict[str, str | int] = {"permission": need.name, "feature": need.feature, "guilds": _listed(lacking[need]), "link": link}
        findings.append(Finding("fault" if need.required else "warning", "doctor-permission-lacking", args, mend=True))
    return findings


def _listed(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + (f" (+{len(names) - SHOWN})" if len(names) > SHOWN else "")


# -- this machine


def _language(settings: Settings) -> Finding:
    """Return in which language servers are spoken to that have not chosen one."""
    return Finding("fine", "doctor-language", {"language": settings.language or "server"})


async def _database(settings: Settings) -> Finding:
    chosen = settings.database_url is not None
    try:
        store = await open_store(settings.database)
        await store.close()
    except StoreTooNew as fault:
        return _fault("doctor-database-too-new", place=fault.location, found=fault.found, known=fault.known, chosen=chosen)
    except StoreError as fault:
        kinds = {StoreUnwritable: "unwritable", StoreFull: "full", StoreLocked: "locked"}
        kind = kinds.get(type(fault), "unreachable")
        return _fault(f"doctor-database-{kind}", place=fault.location, reason=fault.reason, chosen=chosen)
    return Finding("fine", "doctor-database-fine", {"place": store.location})


def _games() -> list[Finding]:
    """Look for games that lack a part; whoever added none need not hear that nothing is missing."""
    try:
        check_parts()
    except MissingParts as wrong:
        return [_fault("doctor-games-parts", list=str(wrong))]
    return []


async def _pictures() -> Finding:
    """Draw the same square with and without a letter: no difference means no letters in the pictures."""
    try:
        from bot.presenting.drawing.rendering import rasterise  # the drawing libraries may be what is missing

        bare, lettered = await asyncio.gather(*(asyncio.to_thread(rasterise, _square(text)) for text in ("", "Ř")))
    except Exception as fault:  # whatever ails a native library is a finding, not the end of the examination
        return _warning("doctor-pictures-broken", reason=f"{type(fault).__name__}: {fault}")
    if bare == lettered:
        return _warning("doctor-pictures-letters")
    return Finding("fine", "doctor-pictures-fine")


def _square(text: str) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">'
        f'<text x="8" y="48" font-family="Source Sans Pro" font-size="48">{text}</text></svg>'
    )
