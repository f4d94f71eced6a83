"""Who may ask at all: this machine, by a name of its own. The token is no secret here, so the name of the host is the door."""

from collections.abc import Awaitable, Callable
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web


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
