"""Requests to Discord, by the class of their route and the status of the answer; refusals for asking too often."""

from http import HTTPStatus

import aiohttp
import yarl
from discord.http import HTTPClient
from prometheus_client import CollectorRegistry, Counter

from bot.discord_io.interaction_http import InteractionHttp

_FIXED = (
    "@me @original applications bot bulk-delete callback channels commands crosspost emojis followers gateway guilds interactions members "
    "messages oauth2 permissions pins polls preview private reactions recipients roles scheduled-events search soundboard-sounds "
    "sticker-packs thread-members threads typing users voice-states webhooks"
)
WORDS = frozenset(_FIXED.split())
"""The fixed parts of Discord's addresses; all others are ids, tokens or names."""

SCOPES = ("user", "shared", "global")
"""Whose limit was reached, as Discord says: that of a route, of a channel that others use as well, or that of the whole bot."""

ANSWER = "POST interactions/callback"
"""The class of an answer to an interaction."""

SWITCHED = 101
"""The status with which a connection to the gateway begins."""


def route_class(method: str, url: yarl.URL) -> str:
    """Return a request without everything that tells whom it concerns: ``PATCH channels/messages``."""
    return f"{method} {'/'.join(part for part in url.parts if part in WORDS) or 'other'}"


class Requests:
    """Requests of all clients of this process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._requests = Counter(
            "consigliere_requests", "Requests to Discord, by class of route and status", ["route", "status"], registry=registry
        )
        limited = Counter("consigliere_rate_limited", "Answers 429 of Discord, by whose limit was reached", ["scope"], registry=registry)
        self._limited = {scope: limited.labels(scope) for scope in (*SCOPES, "other")}

    def follow(self, http: HTTPClient, callbacks: InteractionHttp) -> None:
        """Count what this client asks, and its answers to interactions; it has not begun yet."""
        callbacks.told = self._answered
        trace = http.http_trace
        if trace is None:
            trace = http.http_trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)

    async def _ended(self, _session: aiohttp.ClientSession, _context: object, end: aiohttp.TraceRequestEndParams) -> None:
        self._count("gateway connection" if end.response.status == SWITCHED else route_class(end.method, end.url), end.response)

    def _answered(self, response: aiohttp.ClientResponse | None) -> None:
        if response is None:
            self._requests.labels(ANSWER, "none").inc()
        else:
            self._count(ANSWER, response)

    def _count(self, route: str, response: aiohttp.ClientResponse) -> None:
        self._requests.labels(route, str(response.status)).inc()
        if response.status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = response.headers.get("X-RateLimit-Scope", "")
            self._limited[scope if scope in SCOPES else "other"].inc()

    async def _failed(self, _session: aiohttp.ClientSession, _context: object, failed: aiohttp.TraceRequestExceptionParams) -> None:
        self._requests.labels(route_class(failed.method, failed.url), "none").inc()
