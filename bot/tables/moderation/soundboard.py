"""Playing one sound of Discord's soundboard, once (TK-6.2): what Discord answers, in one word.

The library would wait and ask again after a 429 or a failure of Discord, and a sound that comes late is worse than none. So this one
request goes out by itself, and only once.
"""

import json
from typing import Literal, TypeAlias

import aiohttp
import discord
from discord.http import Route

Answer: TypeAlias = Literal["played", "muted", "absent", "forbidden", "unknown", "limited", "failed", "refused"]
"""What came of it. ``limited``: too many requests; ``failed``: Discord or the way there failed; ``refused``: for another reason."""

REFUSALS = frozenset[Answer]({"muted", "absent", "forbidden", "unknown", "refused"})
"""Answers by which Discord says no; of three of them in a game the sounds are switched off (TK-6.7)."""

BY_CODE: dict[int, Answer] = {50167: "muted", 50168: "absent", 50013: "forbidden", 50001: "forbidden", 10097: "unknown"}

PATIENCE = 2.0
"""Seconds for which the answer is waited for."""


async def play(client: discord.Client, channel_id: int, sound_id: int) -> Answer:
    """Play a sound in the voice channel in which the bot sits, and return what Discord answers. Nothing is raised."""
    http = client.http
    headers = {"Authorization": f"Bot {http.token}", "User-Agent": http.user_agent}
    url = f"{Route.BASE}/channels/{channel_id}/send-soundboard-sound"
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as session,
            session.post(url, json={"sound_id": str(sound_id)}, headers=headers, proxy=http.proxy, proxy_auth=http.proxy_auth) as response,
        ):
            return _read(response.status, await response.text())
    except (TimeoutError, aiohttp.ClientError, OSError):
        return "failed"


def _read(status: int, body: str) -> Answer:
    """Return in one word what an answer says."""
    if 200 <= status < 300:
        return "played"
    if status == 429:
        return "limited"
    if status >= 500:
        return "failed"
    return BY_CODE.get(_code(body), "refused")


def _code(body: str) -> int:
    """Return Discord's code of a refusal, 0 when there is none."""
    try:
        read = json.loads(body)
    except ValueError:
        return 0
    code = read.get("code") if isinstance(read, dict) else None
    return code if isinstance(code, int) else 0
