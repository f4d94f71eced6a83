"""Discord's soundboard: the sounds of a server, our four clips on it, and playing one sound (TK-6.2 to 6.4)."""

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
"""Discord's code for a server without room for another sound."""
UNKNOWN = 10097
"""Discord's code for an unknown sound."""


@dataclass(frozen=True, slots=True)
class OfferedSound:
    """A sound for a cue: its id and name, whether it is the server's own, and the id of its uploader, empty where Discord does not tell."""

    id: str
    name: str
    own: bool
    uploader: str


async def offered(client: discord.Client, guild_id: int) -> tuple[OfferedSound, ...]:
    """Return the sounds of the server, then Discord's own. Raises one of ``REQUEST_FAULTS``."""
    here = (await client.http.get_soundboard_sounds(guild_id))["items"]
    everywhere = await client.http.get_soundboard_default_sounds()
    return (*_offered(here, own=True), *_offered(everywhere, own=False))


def _offered(sounds: Iterable[Any], *, own: bool) -> tuple[OfferedSound, ...]:
    return tuple(
        OfferedSound(str(one["sound_id"]), str(one["name"]), own, str(one.get("user", {}).get("id", "")))
        for one in sounds
        if one.get("available", True)
    )


@dataclass(frozen=True, slots=True)
class ClipsOutcome:
    """The result of uploading or removing: the number of our clips on the server, and what stopped the others.

    ``trouble``: ``full``, ``rights``, ``discord``, or empty.
    """

    there: int
    trouble: str = ""


async def upload_clips(client: discord.Client, store: Store, guild_id: int) -> ClipsOutcome:
    """Upload our clips that the server lacks, storing each id at once. Raises StoreError."""
    assert client.user is not None
    trouble = ""
    try:
        here = [one for one in await offered(client, guild_id) if one.own]
        ours = {one.name: one.id for one in here if one.uploader == str(client.user.id)}
        for cue in CUES:
            if read_sounds(await store.guild_settings(guild_id)).uploaded.get(cue) in {one.id for one in here}:
                continue
            if sound := ours.get(_name(cue)):  # the process was killed before it was stored
                await _remember(store, guild_id, cue, sound)
            else:
                await _upload(client, store, guild_id, cue)
    except REQUEST_FAULTS as wrong:
        trouble = _trouble(wrong)
    return ClipsOutcome(len(read_sounds(await store.guild_settings(guild_id)).uploaded), trouble)


def _name(cue: Cue) -> str:
    return f"c-{cue}"


async def _upload(client: discord.Client, store: Store, guild_id: int, cue: Cue) -> None:
    """Upload one clip. Raises one of ``REQUEST_FAULTS``, or StoreError after removing the clip again."""
    data = base64.b64encode(resources.files("bot").joinpath("sounds", f"{cue}.ogg").read_bytes()).decode("ascii")
    made = await client.http.create_soundboard_sound(guild_id, reason=None, name=_name(cue), sound=f"data:audio/ogg;base64,{data}")
    sound = str(made["sound_id"])
    try:
        await _remember(store, guild_id, cue, sound)
    except BaseException:
        await client.http.delete_soundboard_sound(guild_id, int(sound), reason=None)
        raise


async def remove_clips(client: discord.Client, store: Store, guild_id: int) -> ClipsOutcome:
    """Remove our clips by their stored ids; unknown ones count as removed. Raises StoreError."""
    for cue, sound in read_sounds(await store.guild_settings(guild_id)).uploaded.items():
        try:
            await client.http.delete_soundboard_sound(guild_id, int(sound), reason=None)
        except REQUEST_FAULTS as wrong:
            if getattr(wrong, "code", 0) != UNKNOWN:
                return ClipsOutcome(len(read_sounds(await store.guild_settings(guild_id)).uploaded), _trouble(wrong))
        await _remember(store, guild_id, cue, "")
    return ClipsOutcome(0)


async def _remember(store: Store, guild_id: int, cue: str, sound: str) -> None:
    """Store the id of a clip, or (empty) that it is gone. Raises StoreError."""

    def change(kept: dict[str, Any]) -> None:
        others = {name: one for name, one in read_sounds(kept).uploaded.items() if name != cue}
        change_sounds(kept, uploaded={**others, cue: sound} if sound else others)

    await store.change_guild_settings(guild_id, change)


def _trouble(wrong: Exception) -> str:
    if isinstance(wrong, discord.Forbidden):
        return "rights"
    return "full" if getattr(wrong, "code", 0) == NO_PLACE else "discord"


PlayResult: TypeAlias = Literal["played", "muted", "absent", "forbidden", "unknown", "limited", "failed", "refused"]
"""The result of playing. ``limited``: too many requests; ``failed``: Discord or the network; ``refused``: any other reason."""

REFUSALS = frozenset[PlayResult]({"muted", "absent", "forbidden", "unknown", "refused"})
"""Answers that count as refusals; three of them switch a game's sounds off (TK-6.7)."""

BY_CODE: dict[int, PlayResult] = {50167: "muted", 50168: "absent", 50013: "forbidden", 50001: "forbidden", 10097: "unknown"}

ANSWER_WITHIN = 2.0
"""Seconds to wait for the answer."""


async def play(client: discord.Client, channel_id: int, sound_id: int) -> PlayResult:
    """Play a sound in the bot's voice channel, once, and return Discord's answer. Raises nothing.

    The request bypasses discord.py, which would repeat it after a 429 or a server error: a late sound is worse than none.
    """
    http = client.http
    headers = {"Authorization": f"Bot {http.token}", "User-Agent": http.user_agent}
    url = f"{Route.BASE}/channels/{channel_id}/send-soundboard-sound"
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWER_WITHIN)) as session,
            session.post(url, json={"sound_id": str(sound_id)}, headers=headers, proxy=http.proxy, proxy_auth=http.proxy_auth) as response,
        ):
            return _read(response.status, await response.text())
    except (TimeoutError, aiohttp.ClientError, OSError):
        return "failed"


def _read(status: int, body: str) -> PlayResult:
    if 200 <= status < 300:
        return "played"
    if status == 429:
        return "limited"
    if status >= 500:
        return "failed"
    return BY_CODE.get(_code(body), "refused")


def _code(body: str) -> int:
    """Return Discord's error code, 0 for none."""
    try:
        read = json.loads(body)
    except ValueError:
        return 0
    code = read.get("code") if isinstance(read, dict) else None
    return code if isinstance(code, int) else 0
