"""The address of this Discord, which only this machine can reach.

The token is no secret here, so the Host header is the check.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web


@dataclass(slots=True)
class SandboxAddress:
    """Host and port, known once the server listens; the paths are fixed."""

    host: str = "127.0.0.1"
    port: int = 0

    @property
    def site(self) -> str:
        """The address of the page and the files."""
        return f"http://{self.host}:{self.port}"

    @property
    def api(self) -> str:
        """The value for the bot's setting DISCORD_API_URL."""
        return f"{self.site}/api/v10"

    @property
    def gateway(self) -> str:
        return f"ws://{self.host}:{self.port}/gateway"


@lru_cache(maxsize=64)
def is_loopback(netloc: str) -> bool:
    """Return whether a host, with or without a port, is a loopback name."""
    try:
        name = urlsplit(f"//{netloc}").hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def is_foreign(request: web.Request) -> bool:
    """Return whether a page of another site sent the request; browsers send the origin."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.host


@web.middleware
async def only_loopback(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
    """Refuse requests under any other host name: another site could point its name to 127.0.0.1 (DNS rebinding)."""
    if not is_loopback(request.headers.get("Host", "")):
        return web.Response(status=403, text="This Discord is reached as 127.0.0.1 or localhost.")
    return await handler(request)
