"""The sounds of a server (TK-6.3, 6.4): which ones a cue may have, and our four clips, uploaded and removed."""

import base64
import json
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import resources
from typing import Any, Literal, TypeAlias

import aiohttp
import discord
from discord.http import Route

from bot.discord_io.request_faults import REQUEST_FAULTS
from bot.store import Store
from bot.tables.session.sound_settings import CUES, Cue, change_sounds, read_sounds

NO_PLACE = 30045
"""Discord's code for a server that has no place for another sound."""
UNKNOWN = 10097
"""Its code for a sound that there is not."""


@dataclass(frozen=True, slots=True)
class Offered:
    """One sound that a cue may have: its id and name, and whether it is the server's own."""

    id: str
    name: str
    own: bool


async def offered(client: discord.Client, guild_id: int) -> tuple[Offered, ...]:
    """Return the sounds of the server, then Discord's own. Raises one of ``REQUEST_FAULTS``."""
    here = (await client.http.get_soundboard_sounds(guild_id))["items"]
    everywhere = await client.http.get_soundboard_default_sounds()
    return (*_offered(here, own=True), *_offered(everywhere, own=False))


def _offered(sounds: Iterable[Any], *, own: bool) -> tuple[Offered, ...]:
    return tuple(Offered(str(one["sound_id"]), str(one["name"]), own) for one in sounds if one.get("available", True))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of uploading or removing: how many of our clips are on the server now, and what kept the others from it.

    ``trouble``: ``full``, ``rights``, ``discord``, or empty.
    """

    there: int
    trouble: str = ""


async def upload_clips(client: discord.Client, store: Store, guild_id: int) -> Outcome:
    """Upload those of our clips that the server has not; each is remembered at once. Raises StoreError."""
    trouble = ""
    try:
        known = {one.id for one in await offered(client, guild_id) if one.own}
        for cue in CUES:
            if read_sounds(await store.guild_settings(guild_id)).uploaded.get(cue) not in known:
                await _upload(client, store, guild_id, cue)
    except REQUEST_FAULTS as wrong:
        trouble = _trouble(wrong)
    return Outcome(len(read_sounds(await store.guild_settings(guild_id)).uploaded), trouble)


async def _upload(client: discord.Client, store: Store, guild_id: int, cue: Cue) -> None:
    """Upload one clip. Raises one of ``REQUEST_FAULTS``, StoreError: then it is not left on the server."""
    data = base64.b64encode(resources.files("bot").joinpath("sounds", f"{cue}.ogg").read_bytes()).decode("ascii")
    made = await client.http.create_soundboard_sound(guild_id, reason=None, name=f"c-{cue}", sound=f"data:audio/ogg;base64,{data}")
    sound = str(made["sound_id"])
    try:
        await _remember(store, guild_id, cue, sound)
    except BaseException:
        await client.http.delete_soundboard_sound(guild_id, int(sound), reason=None)
        raise


async def remove_clips(client: discord.Client, store: Store, guild_id: int) -> Outcome:
    """Remove the clips that we uploaded, by their remembered ids; what is gone already counts as removed. Raises StoreError."""
    for cue, sound in read_sounds(await store.guild_settings(guild_id)).uploaded.items():
        try:
            await client.http.delete_soundboard_sound(guild_id, int(sound), reason=None)
        except REQUEST_FAULTS as wrong:
            if getattr(wrong, "code", 0) != UNKNOWN:
                return Outcome(len(read_sounds(await store.guild_settings(guild_id)).uploaded), _trouble(wrong))
        await _remember(store, guild_id, cue, "")
    return Outcome(0)


async def _remember(store: Store, guild_id: int, cue: str, sound: str) -> None:
    """Remember the id of a clip of ours, or (empty) that it is gone. Raises StoreError."""

    def change(kept: dict[str, Any]) -> None:
        others = {name: one for name, one in read_sounds(kept).uploaded.items() if name != cue}
        change_sounds(kept, uploaded={**others, cue: sound} if sound else others)

    await store.change_guild_settings(guild_id, change)


def _trouble(wrong: Exception) -> str:
    if isinstance(wrong, discord.Forbidden):
        return "rights"
    return "full" if getattr(wrong, "code", 0) == NO_PLACE else "discord"


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
