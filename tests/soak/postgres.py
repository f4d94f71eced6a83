"""A PostgreSQL that can be killed, and ways to it that can be cut without being closed."""

import asyncio
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

from tests.postgres_server import USER, as_ordinary_user, server_programs


class Server:
    """A server of our own on a port of this machine."""

    def __init__(self) -> None:
        programs = server_programs()
        if programs is None:
            raise RuntimeError("no PostgreSQL here: install the package postgresql")
        self._folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
        self._folder.chmod(0o755)
        self._as = as_ordinary_user(self._folder)
        self._data = self._folder / "data"
        self._control: list[str | Path] = [*self._as, programs / "pg_ctl", "-D", self._data, "-w"]
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        made: list[str | Path] = [
            *self._as,
            programs / "initdb",
            "-D",
            self._data,
            "-U",
            USER,
            "-A",
            "trust",
            "-N",
            "--no-locale",
            "-E",
            "UTF8",
        ]
        subprocess.run(made, check=True, capture_output=True, cwd="/")
        self._start()

    @property
    def url(self) -> str:
        return url_at(self.port)

    def _start(self) -> None:
        options = f"-k {self._folder} -c listen_addresses=127.0.0.1 -c port={self.port} -c shared_buffers=32MB -c max_connections=200"
        command = [*self._control, "-l", self._folder / "log", "-o", options, "start"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    async def kill(self, away: float = 0.0) -> None:
        """Shut the server down at once, as a power cut does, and start it again after ``away`` seconds."""
        await asyncio.to_thread(subprocess.run, [*self._control, "-m", "immediate", "stop"], check=True, capture_output=True, cwd="/")
        await asyncio.sleep(away)
        await asyncio.to_thread(self._start)

    def close(self) -> None:
        subprocess.run([*self._control, "-m", "immediate", "stop"], check=False, capture_output=True, cwd="/")
        shutil.rmtree(self._folder, ignore_errors=True)


def url_at(port: int) -> str:
    return f"postgresql://{USER}@127.0.0.1:{port}/postgres"


class Way:
    """A way to the server on which connections can be cut: nothing is forwarded any more, and nobody is told."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._alive: set[asyncio.Event] = set()
        self._pumps: set[asyncio.Task[None]] = set()
        """Held here, since nothing else holds what waits for a connection that is cut."""
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def cut(self) -> None:
        """Forward nothing any more on the connections that there are."""
        for event in self._alive:
            event.set()
        self._alive.clear()

    async def close(self) -> None:
        """Hang up everywhere."""
        if self._server is not None:
            self._server.close()
        for pump in self._pumps:
            pump.cancel()
        await asyncio.gather(*self._pumps, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.close()
            return
        cut = asyncio.Event()
        self._alive.add(cut)
        both = {asyncio.create_task(_pump(reader, back, cut)), asyncio.create_task(_pump(there, writer, cut))}
        self._pumps |= both
        await asyncio.wait(both)
        self._pumps -= both
        self._alive.discard(cut)


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cut: asyncio.Event) -> None:
    try:
        while data := await reader.read(65536):
            if cut.is_set():
                continue  # swallowed; the other end never hears that anything has ended
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        if not cut.is_set():
            writer.close()
