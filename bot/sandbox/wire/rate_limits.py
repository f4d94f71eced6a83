"""Rate limits: buckets with Discord's headers, and a list of refused requests."""

import math
import time
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

TABLE = Path(__file__).with_name("rate_limits.toml")


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


@dataclass(frozen=True, slots=True)
class Bucket:
    """A limit of requests in a number of seconds, counted separately for each combination of the ids in ``per``."""

    name: str
    per: tuple[str, ...]
    count: int
    seconds: float


@dataclass(slots=True)
class Window:
    """The use of a bucket, and the time of its reset."""

    used: int
    ends: float


@dataclass(frozen=True, slots=True)
class LimitHit:
    """A request that was refused with 429."""

    bucket: str
    method: str
    path: str
    retry_after: float


class RateLimits:
    """Off by default, without headers; ``real`` counts, sends headers and refuses. ``enforce`` names single buckets."""

    def __init__(self) -> None:
        table = _table()
        self.real = False
        self.only: frozenset[str] | None = None
        self.refused: list[LimitHit] = []
        self.everywhere: int = table["everywhere"]
        self._buckets = {
            (one["method"], one["route"]): Bucket(one["name"], tuple(one["per"]), one["count"], one["seconds"]) for one in table["bucket"]
        }
        self._windows: dict[tuple[str, ...], Window] = {}
        self._all = Window(0, 0.0)

    def enforce(self, *buckets: str) -> None:
        """Enforce these buckets and no others; raises KeyError for an unknown one."""
        unknown = set(buckets) - {one.name for one in self._buckets.values()}
        if unknown:
            raise KeyError(*unknown)
        self.real, self.only = True, frozenset(buckets)

    def count(self, method: str, route: str, path: str, params: Mapping[str, str]) -> tuple[dict[str, str], dict[str, Any] | None]:
        """Count a request; return its headers and, beyond a limit, the body of the 429."""
        now = time.monotonic()
        if self.only is None and not route.startswith(("/interactions", "/webhooks")) and self._over_everywhere(now):
            return self._refuse("everywhere", method, path, self._all.ends - now, {"X-RateLimit-Global": "true"})
        bucket = self._buckets.get((method, route))
        if bucket is None or (self.only is not None and bucket.name not in self.only):
            return {}, None
        key = (bucket.name, *(params[one] for one in bucket.per))
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = Window(0, now + bucket.seconds)
        left = window.ends - now
        over = window.used >= bucket.count
        window.used += 0 if over else 1
        headers = {
            "X-RateLimit-Limit": str(bucket.count),
            "X-RateLimit-Remaining": str(max(0, bucket.count - window.used)),
            "X-RateLimit-Reset": f"{math.ceil((time.time() + left) * 1000) / 1000:.3f}",
            "X-RateLimit-Reset-After": f"{math.ceil(left * 1000) / 1000:.3f}",
            "X-RateLimit-Bucket": bucket.name,
        }
        return self._refuse(bucket.name, method, path, left, headers) if over else (headers, None)

    def _over_everywhere(self, now: float) -> bool:
        if self._all.ends <= now:
            self._all = Window(0, now + 1.0)
        self._all.used += 1
        return self._all.used > self.everywhere

    def _refuse(self, name: str, method: str, path: str, left: float, headers: dict[str, str]) -> tuple[dict[str, str], dict[str, Any]]:
        self.refused.append(LimitHit(name, method, path, left))
        body = {"message": "You are being rate limited.", "retry_after": math.ceil(left * 1000) / 1000, "global": name == "everywhere"}
        return {**headers, "Retry-After": str(math.ceil(left)), "X-RateLimit-Scope": "user", "Via": "1.1 google"}, body
