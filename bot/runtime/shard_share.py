"""The share of a process in the shards of the bot (PR-1.1)."""

import re
from dataclasses import dataclass

AUTO = "auto"

_SHARE = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", re.ASCII)


@dataclass(frozen=True, slots=True)
class ShardShare:
    """The shards ``ids`` of ``total`` (PR-1.1)."""

    ids: tuple[int, ...]
    total: int

    @property
    def whole(self) -> bool:
        return len(self.ids) == self.total


def read_share(text: str) -> ShardShare | None:
    """Return the shards in a setting, None for ``auto``: all, in the number that Discord recommends. Raises ValueError."""
    if text == AUTO:
        return None
    found = _SHARE.fullmatch(text)
    if found is None:
        raise ValueError("shards are auto, or for example 0-3/16: the first four of sixteen")
    first, last, total = int(found[1]), int(found[2] or found[1]), int(found[3])
    if not total:
        raise ValueError("the number of all shards, behind the stroke, is at least 1, for example 0/1")
    if not first <= last < total:
        raise ValueError(f"shards of {total} are numbered 0 to {total - 1}, the smaller number first")
    return ShardShare(tuple(range(first, last + 1)), total)


def shard_of(guild_id: int, total: int) -> int:
    """Return the shard that receives a server's events; direct messages (0) come to shard 0."""
    return (guild_id >> 22) % total
