"""Where this Discord is reached, and by whom: this machine only.

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
    """Host and port, which are known once the server listens; the paths are fixed."""

    host: str = "127.0.0.1"
    port: int = 0

    @property
    def site(self) -> str:
        """Where the page and the files are."""
        return f"http://{self.host}:{self.port}"

    @property
    def api(self) -> str:
        """What the bot's setting DISCORD_API_URL must say."""
        return f"{self.site}/api/v10"

    @property
    def gateway(self) -> str:
        """Where the gateway is."""
        return f"ws://{self.host}:{self.port}/gateway"


@lru_cache(maxsize=64)
def is_loopback(netloc: str) -> bool:
    """Whether a host, with or without a port, is a name that only this machine itself can have."""
    try:
        name = urlsplit(f"//{netloc}").hostname or ""
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def is_foreign(request: web.Request) -> bool:
    """Whether a page of another site sends this; browsers tell the origin."""
    origin = request.headers.get("Origin")
    return origin is not None and urlsplit(origin).netloc != request.host


@web.middleware
async def only_loopback(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
    """Refuse what is asked under any other name: another site may let its name point to 127.0.0.1 (DNS rebinding)."""
    if not is_loopback(request.headers.get("Host", "")):
        return web.Response(status=403, text="This Discord is reached as 127.0.0.1 or localhost.")
    return await handler(request)
