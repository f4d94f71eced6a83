"""Faults on demand: wrong, late or lost answers."""

import math
import re
from dataclasses import dataclass
from typing import Any, Literal

from bot.sandbox.wire.refusals import STANDARD


@dataclass(slots=True)
class Fault:
    """One kind of fault, and how many more matching requests it hits (None: all)."""

    what: Literal["status", "delay", "drop", "refuse"]
    times: int | None
    method: str | None
    route: str | None
    status: int = 0
    code: int = 0
    via: bool = True
    retry_after: float = 0.3
    everywhere: bool = False
    seconds: float = 0.0
    stored: bool = False
    met: int = 0

    def matches(self, method: str, route: str, path: str) -> bool:
        """Return whether a request matches; ``route`` is its pattern, ``path`` the real path after /api/v10."""
        if self.method is not None and self.method != method:
            return False
        return self.route is None or self.route == route or re.search(self.route, path) is not None

    def body(self) -> dict[str, Any]:
        """Return the JSON body of the wrong answer."""
        if self.what == "refuse":
            return {"code": self.code, "message": STANDARD.get(self.code, (400, "Refused"))[1]}
        if self.status == 429:
            return {"message": "You are being rate limited.", "retry_after": self.retry_after, "global": self.everywhere}
        return {"code": 0, "message": f"{self.status}: a fault on demand"}

    def answer_status(self) -> int:
        return STANDARD.get(self.code, (400, ""))[0] if self.what == "refuse" else self.status

    def headers(self) -> dict[str, str]:
        """Return the headers of the wrong answer; without Via a client takes a 429 for a ban."""
        made = {"Via": "1.1 google"} if self.what == "refuse" or self.via else {}
        if self.status == 429:
            made |= {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": "global" if self.everywhere else "user"}
            made |= {"X-RateLimit-Global": "true"} if self.everywhere else {}
        return made


class Faults:
    """The active faults, oldest first; a request meets at most one of them."""

    def __init__(self) -> None:
        self.active: list[Fault] = []

    def answer(
        self,
        status: int,
        times: int | None = 1,
        *,
        method: str | None = None,
        route: str | None = None,
        via: bool = True,
        retry_after: float = 0.3,
        everywhere: bool = False,
        stored: bool = False,
    ) -> Fault:
        """Answer with a status; ``stored``: carry the request out first.

        ``route`` is the pattern of a route, or a regular expression over the path.
        """
        return self._add(
            Fault("status", times, method, route, status=status, via=via, retry_after=retry_after, everywhere=everywhere, stored=stored)
        )

    def delay(
        self, seconds: float, times: int | None = 1, *, method: str | None = None, route: str | None = None, after: bool = False
    ) -> Fault:
        """Answer late; ``after``: carry the request out at once and delay only the answer."""
        return self._add(Fault("delay", times, method, route, seconds=seconds, stored=after))

    def drop(self, times: int | None = 1, *, method: str | None = None, route: str | None = None, stored: bool = True) -> Fault:
        """Cut the connection instead of answering; ``stored``: after carrying the request out."""
        return self._add(Fault("drop", times, method, route, stored=stored))

    def refuse(self, code: int, times: int | None = 1, *, method: str | None = None, route: str | None = None) -> Fault:
        """Refuse with one of Discord's error codes."""
        return self._add(Fault("refuse", times, method, route, code=code))

    def clear(self) -> None:
        self.active.clear()

    def _add(self, fault: Fault) -> Fault:
        self.active.append(fault)
        return fault

    def take(self, method: str, route: str, path: str) -> Fault | None:
        """Return the fault for this request and count it."""
        for fault in self.active:
            if fault.matches(method, route, path):
                fault.met += 1
                if fault.times is not None:
                    fault.times -= 1
                    if fault.times <= 0:
                        self.active.remove(fault)
                return fault
        return None
