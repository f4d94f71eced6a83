"""A proxy before PostgreSQL that can stop forwarding without closing anything, as a network does that has gone away."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType
from typing import Self
from urllib.parse import parse_qs, urlencode, urlsplit, urlunsplit

PORT = 5432
COMMIT = b"COMMIT"


class StallingProxy:
    """Forwards until ``forwards`` is false; ``url`` leads through it.

    With ``loses_commits`` the answer to a commit is never seen; with ``breaks`` besides, the connection is broken instead.
    """

    def __init__(self, url: str, folder: Path) -> None:
        """``url``: of the server; the proxy listens in ``folder``."""
        self._server = urlsplit(url)
        self._folder = folder
        self._listening: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._going = asyncio.Event()
        self._going.set()
        self.loses_commits = self.breaks = False
        self.lost = 0

    @property
    def url(self) -> str:
        """The URL of the server behind the proxy."""
        query = {**{name: values[0] for name, values in parse_qs(self._server.query).items()}, "host": str(self._folder)}
        return urlunsplit(self._server._replace(netloc="", query=urlencode(query))).replace(":/", ":///", 1)

    def stall(self) -> None:
        """Forward nothing any more, in either direction, and close nothing."""
        self._going.clear()

    def go_on(self) -> None:
        """Forward again, also what came meanwhile."""
        self._going.set()

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_unix_server(self._serve, str(self._folder / f".s.PGSQL.{PORT}"))
        return self

    async def __aexit__(self, _kind: type[BaseException] | None, _fault: BaseException | None, _trace: TracebackType | None) -> None:
        assert self._listening is not None
        self._listening.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, asked: asyncio.StreamReader, answered: asyncio.StreamWriter) -> None:
        reader, writer = await self._connected()
        deaf = asyncio.Event()

        async def asks(content: bytes) -> None:
            if self.loses_commits and COMMIT in content:
                deaf.set()
                self.lost += 1
            writer.write(content)

        async def answers(content: bytes) -> None:
            if not deaf.is_set():
                answered.write(content)
            elif self.breaks:  # not before the server has answered: until then the commit need not have happened
                answered.transport.abort()

        for source, pass_on in ((asked, asks), (reader, answers)):
            task = asyncio.create_task(self._forward(source, pass_on))
            self._tasks.add(task)
            task.add_done_callback(lambda _: writer.close())
            task.add_done_callback(lambda _: answered.close())

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = parse_qs(self._server.query).get("host", [""])[0]
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{self._server.port or PORT}")
        return await asyncio.open_connection(host or self._server.hostname, self._server.port or PORT)

    async def _forward(self, source: asyncio.StreamReader, pass_on: Callable[[bytes], Awaitable[None]]) -> None:
        while content := await source.read(65536):
            await self._going.wait()
            await pass_on(content)
