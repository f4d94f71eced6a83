"""Things that every start of a bot makes anew and nobody looks at: the tables of an empty database, and Discord's check of the commands.

The tests of the store and of the commands look at both.
"""

import tempfile
from pathlib import Path
from typing import Any

import pytest
from discord.http import HTTPClient, Route

from bot.sandbox import Discord
from bot.store import open_store

_empty: list[bytes] = []


async def put_database(path: Path) -> None:
    """Put an empty database where a bot would make one, unless one is there."""
    if not _empty:
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder, path.name)
            await (await open_store(str(made))).close()
            _keep(made)
    _write(path)


def _keep(path: Path) -> None:
    _empty.append(path.read_bytes())


def _write(path: Path) -> None:
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(0o600)
        path.write_bytes(_empty[0])


class KnownCommands:
    """Has commands checked by one Discord of this process, and gives the same ones to each further Discord without a request."""

    def __init__(self) -> None:
        self.discord: Discord | None = None
        """The one that is to know the commands of the next bot."""
        self._told: Any = None
        self._kept: list[dict[str, Any]] = []
        self._send = HTTPClient.bulk_upsert_global_commands

    def shorten(self, patches: pytest.MonkeyPatch) -> None:
        """Shorten the request for all commands."""
        self.discord = None
        patches.setattr(HTTPClient, "bulk_upsert_global_commands", lambda http, *asked: self._tell(http, *asked))

    async def _tell(self, http: HTTPClient, application_id: int, payload: Any) -> Any:
        discord = self.discord
        if discord is None or discord.api_url != Route.BASE:
            return await self._send(http, application_id, payload)
        application = discord.application
        if payload is not self._told:
            answer = await self._send(http, application_id, payload)
            self._told, self._kept = payload, application.commands.copy()
            return answer
        application.commands[:] = [command | {"application_id": str(application_id)} for command in self._kept]
        application.synced += 1
        discord.backend.hub.look_again()
        return application.commands


known_commands = KnownCommands()
