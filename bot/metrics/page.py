"""The page that Prometheus reads."""

import logging

from aiohttp import web
from prometheus_client import CollectorRegistry
from prometheus_client.exposition import choose_encoder

from bot.runtime.address import Address

log = logging.getLogger(__name__)

PATH = "/metrics"


class MetricsPage:
    """A server that answers one address with all figures, in the event loop: so nothing changes while they are collected."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry
        app = web.Application()
        app.router.add_get(PATH, self._show)
        self._runner = web.AppRunner(app, access_log=None, handle_signals=False)
        self.url = ""
        """Where the page is; empty until it is open."""

    async def open(self, address: Address) -> None:
        """Show the page. Raises OSError when the address cannot be had."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address.host, address.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        (host, port, *_), *_ = self._runner.addresses
        self.url = f"http://{Address(host, port)}{PATH}"
        log.info("metrics at %s", self.url)

    async def close(self) -> None:
        """Show it no longer."""
        await self._runner.cleanup()

    async def _show(self, request: web.Request) -> web.Response:
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(self._registry), headers={"Content-Type": content_type})
