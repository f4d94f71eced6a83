"""Permissions the bot lacks in the place of a table, in its voice and for its graveyard, and members no lock can stop (TK-8.3)."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

import discord

from bot.discord_io.members import query_members
from bot.discord_io.permissions import NEEDS, OPTIONAL_NEEDS, Feature, Need
from bot.discord_io.place import Place
from bot.games import game_of
from bot.tables.moderation.voice_binding import VoicePlace, is_stage
from bot.tables.session.setup import Setup

IN_THREADS: Final = Need(name="send_messages_in_threads", feature="table", required=True)
SLOWING: Final = Need(name="manage_threads", feature="slow_mode", required=False)
LOCKING: Final = Need(name="manage_threads", feature="silence", required=False)
"""In a thread these replace *Send Messages*, the right to set slow mode, and the rights to close a channel."""

REQUIRED: Final = frozenset(need.name for need in NEEDS if need.required)


def features_of(game: str, setup: Setup) -> frozenset[Feature]:
    """Return the features a table uses; a game in which everybody may always talk closes and mutes nothing (TK-2.12)."""
    closes, chosen = bool(game_of(game).timing.rhythm.closed), setup.silence
    wanted: dict[Feature, bool] = {
        "table": True,
        "pictures": not setup.text_mode,
        "silence": closes and chosen.channel,
        "voice": closes and chosen.voice,
        "graveyard": closes and chosen.graveyard,
        "signals": closes and chosen.channel,
        "threads": closes and chosen.channel,
    }
    return frozenset(feature for feature, is_wanted in wanted.items() if is_wanted)


def required_in(place: Place) -> frozenset[str]:
    """Return the names of the permissions without which no table can be played in the place."""
    return REQUIRED - {"send_messages"} | {IN_THREADS.name} if place.locks else REQUIRED


def lacking_in(
    place: Place, features: Collection[str], graveyard: discord.TextChannel | None = None, voice: VoicePlace | None = None
) -> list[Need]:
    """Return the permissions these features need and the bot lacks.

    ``graveyard``: its channel if the place itself can have none. ``voice``: the table's; None: the permissions in the server count.
    """
    me, ground = place.guild.me, place.graveyard_parent or graveyard
    here, server = place.granted(me), me.guild_permissions
    in_voice = voice.permissions_for(me) if voice is not None else server
    found: list[Need] = []
    for feature, granted in (
        ("table", here), ("pictures", here), ("silence", here), ("slow_mode", here), ("voice", in_voice), ("voice_status", in_voice),
        ("graveyard", ground.permissions_for(me) if ground is not None else None),
        ("signals", None if place.locks else server), ("threads", None if place.locks else server),
    ):  # fmt: skip
        if feature in features and granted is not None:
            found += [need for need, flag in _needs(feature, locks=place.locks) if not granted.administrator and not granted.value & flag]
    return _each_once(found)


@cache
def _needs(feature: str, *, locks: bool) -> tuple[tuple[Need, int], ...]:
    """Return what a feature needs, each with its bit. In a thread (``locks``) a lock replaces the overwrites of a channel."""
    if feature == "silence" and locks:
        needs: Iterable[Need] = (LOCKING,)
    elif feature == "slow_mode" and locks:
        needs = (SLOWING,)
    else:
        own = [need for need in (*NEEDS, *OPTIONAL_NEEDS) if need.feature == feature]
        needs = [IN_THREADS if need.name == "send_messages" and locks else need for need in own]
    return tuple((need, need.flag) for need in needs)


def _each_once(needs: Iterable[Need]) -> list[Need]:
    """Return each permission once, for the first feature that needs it."""
    return list({need.name: need for need in reversed(list(needs))}.values())[::-1]


def lacking_for_silence(place: Place) -> list[Need]:
    """Return the permissions without which the place cannot be closed at all."""
    closes = LOCKING.name if place.locks else "manage_roles"
    return [need for need in lacking_in(place, ("silence",)) if need.name == closes]


SoundProblem = Literal["stage", "rights", "full"]


@dataclass(frozen=True, slots=True)
class SoundObstacle:
    """Why a channel can have no sounds (TK-6.1, 6.5); ``lacking``: names of missing permissions."""

    why: SoundProblem
    lacking: tuple[str, ...] = ()


def lacking_for_sounds(place: VoicePlace) -> tuple[str, ...]:
    """Return the names of the permissions the bot lacks to play sounds in a channel."""
    may = place.permissions_for(place.guild.me)
    if may.administrator:
        return ()
    needed = ("connect", *(need.name for need in (*NEEDS, *OPTIONAL_NEEDS) if need.feature == "sound"))
    return tuple(name for name in needed if not getattr(may, name))


def sound_obstacle(place: VoicePlace, guild: discord.Guild) -> SoundObstacle | None:
    """Return what keeps the bot from playing sounds in a channel, None for nothing."""
    if is_stage(place):
        return SoundObstacle("stage")
    if lacking := lacking_for_sounds(place):
        return SoundObstacle("rights", lacking)
    others = [user for user in place.voice_states if user != guild.me.id]
    if place.user_limit and len(others) >= place.user_limit and not place.permissions_for(guild.me).move_members:
        return SoundObstacle("full")
    return None


MEMBERS_WITHIN = 1.0
"""Seconds to wait for Discord's answer about members."""


async def unlockable_members(place: Place, users: Collection[int]) -> int:
    """Return how many of these users, and of the cached members, can write in a closed place (TK-1.7).

    Administrators write in any channel, moderators who manage threads in any locked thread.
    """
    there = {member.id: member for member in (*place.guild.members, *await _members(place.guild, users))}
    return sum(_writes_on(place, member) for member in there.values() if not member.bot)


def _writes_on(place: Place, member: discord.Member) -> bool:
    granted = place.granted(member)
    return granted.manage_threads if place.locks else granted.administrator


async def unslowed_members(place: Place, users: Collection[int]) -> int:
    """Return how many of these users are not bound by the place's slow mode."""
    return sum(place.granted(member).bypass_slowmode for member in await _members(place.guild, users) if not member.bot)


async def _members(guild: discord.Guild, users: Collection[int]) -> list[discord.Member]:
    """Return cached members, and those that Discord reports in time."""
    known = [member for user in users if (member := guild.get_member(user)) is not None]
    others = sorted(set(users) - {member.id for member in known})
    if not others:
        return known
    return known + (await query_members(guild, others, MEMBERS_WITHIN) or [])
