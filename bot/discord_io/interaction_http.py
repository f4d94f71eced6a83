"""First answers to interactions, each as one plain request to Discord.

The library sends them like every webhook request: with a lock for each address, cookies, request tracing, and a message object built from
the response, which the bot never reads. With fifty presses in flight that doubles the bot's part of the waiting time (``bench clicks``).
Pictures, proxies and second tries still go through the library.
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

from bot.discord_io.gateway_patches import read_json
from bot.discord_io.request_faults import ALREADY_ANSWERED

HEADERS = {"Content-Type": "application/json"}

SAID = discord.InteractionResponseType.channel_message
PRIVATE = discord.MessageFlags(ephemeral=True).value
NOBODY = discord.AllowedMentions.none().to_dict()

TAKEN_FOR = 3.0
"""Seconds in which Discord accepts an answer."""

AGAIN = 1.0
"""Seconds before the second try after a fault of Discord."""

LONGEST = 60.0
"""Seconds before a request is given up."""


class Taken(msgspec.Struct):
    """The part of Discord's response to an accepted answer that the bot reads: the id of the message."""

    interaction: dict[str, Any]


_taken = msgspec.json.Decoder(Taken).decode
_encode = msgspec.json.Encoder().encode

BROKEN = (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError, aiohttp.ClientPayloadError)
"""The connection broke: Discord sometimes closes an idle one at the moment of its use."""


class InteractionHttp(AsyncWebhookAdapter):
    """The library's webhook adapter with its own way for the first answer to an interaction."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library has left it untyped
        self.on_response: Callable[[aiohttp.ClientResponse | None], None] = lambda _response: None
        """Receives Discord's response to each answer sent here; None: no response arrived."""
        self._session: aiohttp.ClientSession | None = None
        self._open = False

    def open(self, connector: aiohttp.BaseConnector) -> None:
        """Send the answers of this task, and of the tasks it starts later, over the connections of ``connector``."""
        self._session = aiohttp.ClientSession(
            connector=connector,
            connector_owner=False,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=LONGEST),
            headers=HEADERS,
        )
        self._open = True
        async_context.set(self)

    def send_no_more(self) -> None:
        """Leave all further answers to the library."""
        self._open = False

    async def close(self) -> None:
        """Close the session. Answers still in flight are lost, so this comes last."""
        self._open = False
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
        """Send an answer; return what the library builds its own response from. Raises one of ``REQUEST_FAULTS``."""
        if self._session is None or not self._open or params.files or proxy is not None:
            return super().create_interaction_response(
                interaction_id, token, session=session, proxy=proxy, proxy_auth=proxy_auth, params=params
            )
        return self._send(self._session, interaction_id, token, params, session)

    async def say(self, interaction: discord.Interaction[Any], text: str) -> int | None:
        """Answer with an ephemeral text without mentions; return the id of the message, None when it is unknown.

        Raises one of ``REQUEST_FAULTS``.
        """
        if self._session is None or not self._open or interaction._state.http.proxy is not None:
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
        """Send an answer over our ``session``; the library makes a second try over its own."""
        url = URL(f"{Route.BASE}/interactions/{interaction_id}/{quote(token, safe='')}/callback?with_response=1", encoded=True)
        try:
            response, content = await _posted(session, url, _written(params.payload))
        except BROKEN:
            self.on_response(None)
        except BaseException:
            self.on_response(None)
            raise
        else:
            self.on_response(response)
            if HTTPStatus.OK <= response.status < HTTPStatus.MULTIPLE_CHOICES:
                return {"interaction": _became(content, interaction_id)}
            wait = _patience(response, content)
            if wait is None:
                raise _refused(response, content)
            await asyncio.sleep(wait)
        return await self._send_again(interaction_id, token, params, usual)

    async def _send_again(self, interaction_id: int, token: str, params: MultipartParameters, usual: aiohttp.ClientSession) -> Any:
        """Let the library repeat an answer that Discord may have accepted already; a refusal as a repetition is a success."""
        try:
            return await super().create_interaction_response(interaction_id, token, session=usual, params=params)
        except discord.HTTPException as wrong:
            if wrong.code != ALREADY_ANSWERED:
                raise
            return {"interaction": {"id": interaction_id}}


async def _posted(session: aiohttp.ClientSession, url: URL, content: bytes) -> tuple[aiohttp.ClientResponse, bytes]:
    async with session.post(url, data=content) as response:
        return response, await response.read()


def _written(payload: dict[str, Any] | None) -> bytes:
    try:
        return _encode(payload)
    except (UnicodeEncodeError, TypeError):  # Discord accepts lone surrogates, and the library more types
        return json.dumps(payload).encode()


def _became(content: bytes, interaction_id: int) -> dict[str, Any]:
    """Return Discord's description of an accepted answer; an unreadable one does not undo the acceptance."""
    try:
        became = _taken(content).interaction
    except (msgspec.DecodeError, UnicodeError):  # lone surrogates
        try:
            became = dict(json.loads(content)["interaction"])
        except (ValueError, TypeError, KeyError):
            became = {}
    return {"id": interaction_id, **became}


def _patience(response: aiohttp.ClientResponse, content: bytes) -> float | None:
    """Return the seconds before a second try; None: refused, or too late by then."""
    if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return AGAIN
    if response.status != HTTPStatus.TOO_MANY_REQUESTS:
        return None
    said = _read(response, content)
    asked = said.get("retry_after") if isinstance(said, dict) else None  # no object: Cloudflare's limit, which lasts
    return float(asked) if isinstance(asked, int | float) and asked < TAKEN_FOR else None


def _refused(response: aiohttp.ClientResponse, content: bytes) -> discord.HTTPException:
    """Return the library's exception for a refused answer."""
    said = _read(response, content)
    if response.status == HTTPStatus.NOT_FOUND:
        return discord.NotFound(response, said)
    if response.status == HTTPStatus.FORBIDDEN:
        return discord.Forbidden(response, said)
    return discord.HTTPException(response, said)


def _read(response: aiohttp.ClientResponse, content: bytes) -> Any:
    """Return the response as JSON, or as text."""
    if response.content_type == "application/json":
        try:
            return read_json(content.decode())
        except ValueError:
            pass
    return content.decode("utf-8", "replace")
