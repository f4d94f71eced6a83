"""All requests of bots, in order and with times, for tests that count requests or compare those of two evenings.

mark = discord.log.mark()
…
edits = discord.log.of("PATCH", "/guilds/{guild}/members/{user}", after=mark)
assert [one.body for one in edits] == [{"mute": True}] and most_within(edits, 5.0) <= 8
assert told(mine, names) == told(theirs, names_there)
"""

import json
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

KEPT = 5_000
"""Requests kept by default: an evening's, and little memory in a rehearsal of days."""
GATEWAY = "GATEWAY"
"""The method of frames on the gateway, with a route such as ``op 4``. Heartbeats are left out."""
IDS = re.compile(r"\d{17,20}")
LONGEST = 60
"""Longest text in a summary."""


@dataclass(slots=True, eq=False)
class LoggedRequest:
    """One request as it came.

    ``number`` counts from 1; ``at`` and ``took`` are seconds of the log's clock; ``route`` is the pattern and ``params`` what stands in
    its place; ``body`` is None when the request was refused unread; ``files`` are names and sizes; ``who`` is the application and
    ``person`` the id of the person whose interaction is answered; ``status`` is 0 until there is an answer.
    """

    number: int
    at: float
    method: str
    route: str
    params: Mapping[str, str]
    who: str | None
    person: int | None = None
    body: Any = None
    files: tuple[tuple[str, int], ...] = ()
    status: int = 0
    took: float = 0.0

    @property
    def path(self) -> str:
        """The path with its ids, without the secret token of an interaction."""
        return self.route.format_map({**self.params, **({"token": "…"} if "token" in self.params else {})})

    @property
    def summary(self) -> str:
        """One line for people: the request, its body in short, and the status."""
        files = f" +{len(self.files)} files" if self.files else ""
        return f"{self.number} {self.method} {self.path} {_brief(self.body)}{files} -> {self.status or '…'}"


@dataclass(slots=True)
class RequestLog:
    """The requests of all bots, the oldest first; ``now`` is its clock and may be replaced."""

    now: Callable[[], float] = time.monotonic
    requests: deque[LoggedRequest] = field(default_factory=lambda: deque(maxlen=KEPT))
    _count: int = 0

    def arrives(
        self, method: str, route: str, params: Mapping[str, str], who: str | None, person: int | None = None, body: Any = None
    ) -> LoggedRequest:
        """Note a request on arrival; ``answered`` adds its answer."""
        self._count += 1
        one = LoggedRequest(self._count, self.now(), method, route, params, who, person, body)
        self.requests.append(one)
        return one

    def answered(self, one: LoggedRequest, status: int) -> None:
        one.status, one.took = status, self.now() - one.at

    def keep(self, count: int) -> None:
        """Limit the log to this many of the newest requests."""
        self.requests = deque(self.requests, maxlen=count)

    def mark(self) -> int:
        """Return the number of the last request, for ``of(after=…)``."""
        return self._count

    def of(self, method: str | None = None, route: str | None = None, *, after: int = 0, **params: object) -> list[LoggedRequest]:
        """Return the requests of a method and a route pattern with these ``params``: ``channel=channel`` or ``user=id``."""
        wanted = {name: str(getattr(value, "id", value)) for name, value in params.items()}
        return [
            one
            for one in self.requests
            if one.number > after
            and method in (None, one.method)
            and route in (None, one.route)
            and all(one.params.get(name) == value for name, value in wanted.items())
        ]


def most_within(requests: Iterable[LoggedRequest], seconds: float) -> int:
    """Return the greatest number of these requests within any interval of this many seconds."""
    window: deque[float] = deque()
    most = 0
    for one in requests:
        window.append(one.at)
        while one.at - window[0] >= seconds:
            window.popleft()
        most = max(most, len(window))
    return most


def told(requests: Iterable[LoggedRequest], names: Mapping[int, str], mask: re.Pattern[str] | None = None) -> list[str]:
    """Return requests as lines that make two evenings comparable.

    Ids become names, or ``#`` without one, as do the matches of ``mask`` (names of tables, moments). Nonces are left out.
    """

    def name(match: re.Match[str]) -> str:
        return names.get(int(match[0]), "#")

    lines = [f"{one.method} {one.path} {_whole(one.body)} {len(one.files)} files" for one in requests]
    named = [IDS.sub(name, line) for line in lines]
    return named if mask is None else [mask.sub("#", line) for line in named]


def _whole(body: Any) -> str:
    kept = {key: value for key, value in body.items() if key != "nonce"} if isinstance(body, dict) else body
    return json.dumps(kept, sort_keys=True, ensure_ascii=False)


def _brief(value: Any, depth: int = 2) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{key}: {_brief(one, depth - 1)}" for key, one in value.items())
        return f"{{{inside}}}" if depth else f"{{{len(value)} fields}}"
    if isinstance(value, list):
        return f"[{', '.join(_brief(one, depth - 1) for one in value)}]" if depth > 1 and len(value) <= 1 else f"[{len(value)} items]"
    if isinstance(value, str) and len(value) > LONGEST:
        return f"text of {len(value)}"
    return json.dumps(value, ensure_ascii=False)
