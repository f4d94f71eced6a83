"""Discord on this machine as a whole: a sandbox, served on loopback to one bot and to the web page.

>>> async with Discord() as discord:                    # doctest: +SKIP
...     guild = discord.create_guild("Night")
...     ada = discord.create_person("Ada", guild=guild)
...     # start a bot with Route.BASE = discord.api_url and discord.token
...     await discord.bot_ready()
...     outcome = await ada.command("desk", guild.channel("general"))
"""

import asyncio
from collections.abc import Callable
from typing import Any, Self, TypeVar

from aiohttp import web

from bot.sandbox.rest.serving import Exchange, ExchangeWatcher, RestServer
from bot.sandbox.sandbox import Sandbox
from bot.sandbox.stage.stage_routes import StageRoutes
from bot.sandbox.wire.address import only_loopback
from bot.sandbox.wire.faults import Faults
from bot.sandbox.wire.rate_limits import RateLimits
from bot.sandbox.world.hub import PATIENCE

LARGEST_REQUEST = 64 * 1024 * 1024
T = TypeVar("T")


class Discord(Sandbox):
    """A whole Discord for one bot; all of it lives in the memory of the process that started it."""

    def __init__(self, token: str = "rehearsal", name: str = "Consigliere") -> None:
        super().__init__(token, name)
        self.faults = Faults()
        self.limits = RateLimits()
        self.log = self.backend.log
        self.watchers: list[ExchangeWatcher] = []
        self.requests: list[Exchange] = []
        self.files_read: list[str] = []
        """The paths of files that were asked for on the CDN."""
        self._rest = RestServer(self.backend, self.faults, self.limits, self.watchers)
        self._stage = StageRoutes(self, self.faults, self.limits)
        self._runner: web.AppRunner | None = None
        self._site: web.TCPSite | None = None

    # --- the server ---------------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """Where the page and the files are."""
        return self.address.site

    @property
    def api_url(self) -> str:
        """The value for the bot's setting DISCORD_API_URL."""
        return self.address.api

    @property
    def gateway_url(self) -> str:
        return self.address.gateway

    async def start(self, port: int = 0, host: str = "127.0.0.1") -> None:
        """Start to serve; port 0 takes any free one. Raises OSError when the port is taken."""
        self.address.host = host
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[only_loopback])
        self._rest.add_routes(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/{path:.*}", self._file)
        self._stage.add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=0.1, keepalive_timeout=3600)
        await self._runner.setup()
        await self._listen(port)

    async def _listen(self, port: int) -> None:
        if self._runner is None:
            raise RuntimeError("this Discord was never started")
        self._site = web.TCPSite(self._runner, self.address.host, port, reuse_address=True)
        await self._site.start()
        self.address.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """Stop serving; the world stays."""
        self._stage.close()
        await self.gateway.drop()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def go_away(self) -> None:
        """Become unreachable: nothing listens, every connection is cut; the world stays."""
        if self._site is not None and self._runner is not None:
            await self._site.stop()
            await self.gateway.drop()
            server = self._runner.server
            for connection in list(server.connections) if server is not None else ():
                connection.force_close()
                if isinstance(connection.transport, asyncio.Transport):
                    connection.transport.abort()

    async def come_back(self) -> None:
        """Be reachable again on the same port."""
        await self._listen(self.address.port)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def _file(self, request: web.Request) -> web.Response:
        self.files_read.append(request.match_info["path"])
        found = self.world.files.get(request.match_info["path"])
        if found is None:
            return web.Response(status=404, text="This content is no longer available.")
        return web.Response(body=found[0], content_type=found[1], headers={"Cache-Control": "private, max-age=31536000, immutable"})

    # --- the record of requests ---------------------------------------------------------------------------------------------

    @property
    def record_requests(self) -> bool:
        return self._record in self.watchers

    @record_requests.setter
    def record_requests(self, on: bool) -> None:
        if on and self._record not in self.watchers:
            self.watchers.append(self._record)
        elif not on and self._record in self.watchers:
            self.watchers.remove(self._record)

    def _record(self, exchange: Exchange) -> None:
        self.requests.append(exchange)

    # --- waiting ------------------------------------------------------------------------------------------------------------

    async def until(self, check: Callable[[], T | None], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109 - a bound on waiting is part of the face of every test helper here
        """Return the first truthy value of ``check``, asked now and after everything that happens; raises TimeoutError."""
        return await self.backend.hub.until(check, timeout)

    async def bot_ready(self, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109 - as above
        """Wait until every shard of the bot is connected and has its guilds."""
        await self.until(lambda: self.gateway.ready, timeout)

    async def commands_synced(self, timeout: float = PATIENCE) -> list[dict[str, Any]]:  # noqa: ASYNC109 - as above
        """Wait until the bot has registered commands; return the global ones."""
        await self.until(lambda: self.application.synced, timeout)
        return self.application.commands
