"""Answers to a gateway request for members, in chunks of at most a thousand."""

from typing import Any

from bot.sandbox.wire import payloads
from bot.sandbox.world.records import Guild

CHUNK = 1000


def member_chunks(guild: Guild, asked: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the GUILD_MEMBERS_CHUNK events that answer op 8, by ids or by the beginning of names."""
    missing: list[str] = []
    if asked.get("user_ids"):
        wanted = [int(one) for one in (asked["user_ids"] if isinstance(asked["user_ids"], list) else [asked["user_ids"]])]
        members = [guild.members[one] for one in wanted if one in guild.members]
        missing = [str(one) for one in wanted if one not in guild.members]
    else:
        query = str(asked.get("query") or "").lower()
        members = [one for one in guild.members.values() if (one.nick or one.user.name).lower().startswith(query)]
        limit = int(asked.get("limit") or 0)
        members = members[:limit] if limit else members
    parts = [members[at : at + CHUNK] for at in range(0, len(members), CHUNK)] or [[]]
    chunks: list[dict[str, Any]] = []
    for index, part in enumerate(parts):
        chunk: dict[str, Any] = {
            "guild_id": str(guild.id),
            "members": [payloads.member(one) for one in part],
            "chunk_index": index,
            "chunk_count": len(parts),
        }
        if asked.get("nonce") is not None:
            chunk["nonce"] = asked["nonce"]
        if missing:
            chunk["not_found"] = missing
        if asked.get("presences"):
            chunk["presences"] = []
        chunks.append(chunk)
    return chunks
