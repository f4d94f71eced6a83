"""Answers to presses and commands, on the short way to Discord.

The library sends them as it sends everything of webhooks: through a lock for each address, cookies, the watch over all requests, and a
message that is built of what comes back and that nobody here asks for. Of the time between a press and its answer that is a quarter. Here
they are one plain request; whatever needs more (pictures, a proxy, Discord asking for patience) goes the library's way.
"""

import asyncio
import json
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import aiohttp
import discord
import msgspec
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

from bot.deadlines import Deadlines

HEADERS = {"Content-Type": "application/json"}

SAID = discord.InteractionResponseType.channel_message
PRIVATE = discord.MessageFlags(ephemeral=True).value
NOBODY = discord.AllowedMentions.none().to_dict()

AGAIN = 1.0
"""Seconds until an answer is sent again that Discord could not take."""

LONGEST = 60.0
"""Seconds after which nothing more is expected of a request; Discord takes an answer for three."""


class Taken(msgspec.Struct):
    """What Discord says of an answer that it has taken, as far as anybody here asks: which message it has become."""

    interaction: dict[str, Any]


_taken = msgspec.json.Decoder(Taken).decode
_encode = msgspec.json.Encoder().encode


class Callbacks(AsyncWebhookAdapter):
    """Sends the first answer to each interaction; everything else of webhooks is the library's."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library has left it untyped
        self.told: Callable[[aiohttp.ClientResponse | None], None] = lambda _response: None
        """Told of what Discord has said to each answer on the short way, None: nothing."""
        self._session: aiohttp.ClientSession | None = None
        self._deadlines = Deadlines(LONGEST)

    def open(self, connector: aiohttp.BaseConnector) -> None:
        """Send from now on, over the connections of ``connector``, all that this task and those that it begins later answer."""
        self._session = aiohttp.ClientSession(
            connector=connector,
            connector_owner=False,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None),  # see ``LONGEST``
            headers=HEADERS,
        )
        async_context.set(self)

    async def close(self) -> None:
        """Send nothing more on the short way."""
        if self._session is not None:
            await self._session.close()

    def create_interaction_response(
        self,
        interaction_id: int,
        token: str,
        *,
        session: aiohttp.ClientSession,
        proxy: str | None = None,
        proxy_auth: aiohttp.BasicAuth | None = None,
        params: MultipartParameters,
    ) -> Coroutine[Any, Any, Any]:
        """Send an answer; return what the library makes its own answer of. Raises discord.HTTPException, OSError, TimeoutError."""
        if self._session is None or self._session.closed or params.files or proxy is not None:
            return super().create_interaction_response(
                interaction_id, token, session=session, proxy=proxy, proxy_auth=proxy_auth, params=params
            )
        return self._send(self._session, interaction_id, token, params, session)

    async def say(self, interaction: discord.Interaction[Any], text: str) -> int | None:
        """Answer with a text that one person sees, and that calls nobody; return the id of the message.

        Raises discord.HTTPException, OSError, TimeoutError.
        """
        if self._session is None or self._session.closed:
            made = await interaction.response.send_message(text, ephemeral=True)
            return made.message_id
        payload = {"type": SAID.value, "data": {"content": text, "flags": PRIVATE, "allowed_mentions": NOBODY}}
        params = MultipartParameters(payload, None, None)
        taken = await self._send(self._session, interaction.id, interaction.token, params, interaction._session)
        interaction.response._response_type = SAID  # as the library notes it
        number = taken["interaction"].get("response_message_id")
        return int(number) if number else None

    async def _send(
        self,
        session: aiohttp.ClientSession,
        interaction_id: int,
        token: str,
        params: MultipartParameters,
        usual: aiohttp.ClientSession,
    ) -> Any:
        """Send an answer over our ``session``; where that takes patience, the library sends it again over its own."""
        url = URL(f"{Route.BASE}/interactions/{interaction_id}/{quote(token, safe='')}/callback?with_response=1", encoded=True)
        try:
            response, content = await self._deadlines.within(_posted(session, url, _written(params.payload)))
        except BaseException:
            self.told(None)
            raise
        self.told(response)
        if HTTPStatus.OK <= response.status < HTTPStatus.MULTIPLE_CHOICES:
            return {"interaction": _taken(content).interaction}
        if response.status == HTTPStatus.TOO_MANY_REQUESTS or response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            await asyncio.sleep(_patience(response, content))
            again = super().create_interaction_response(interaction_id, token, session=usual, params=params)
            return await self._deadlines.within(again)
        raise _refused(response, content)


async def _posted(session: aiohttp.ClientSession, url: URL, content: bytes) -> tuple[aiohttp.ClientResponse, bytes]:
    async with session.post(url, data=content) as response:
        return response, await response.read()


def _written(payload: dict[str, Any] | None) -> bytes:
    try:
        return _encode(payload)
    except UnicodeEncodeError:  # lone surrogates are JSON to Discord
        return json.dumps(payload).encode()


def _patience(response: aiohttp.ClientResponse, content: bytes) -> float:
    """Return for how many seconds Discord asks, or as many as are usual."""
    said = _read(response, content)
    return float(said.get("retry_after", AGAIN)) if isinstance(said, dict) else AGAIN


def _refused(response: aiohttp.ClientResponse, content: bytes) -> discord.HTTPException:
    """Return the library's exception for an answer that Discord has not taken."""
    said = _read(response, content)
    if response.status == HTTPStatus.NOT_FOUND:
        return discord.NotFound(response, said)
    if response.status == HTTPStatus.FORBIDDEN:
        return discord.Forbidden(response, said)
    return discord.HTTPException(response, said)


def _read(response: aiohttp.ClientResponse, content: bytes) -> Any:
    """Return what Discord has said: an object, or a text that is none."""
    if response.content_type == "application/json":
        try:
            return msgspec.json.decode(content)
        except msgspec.DecodeError:
            pass
    return content.decode("utf-8", "replace")
