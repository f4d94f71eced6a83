"""Answers to presses and commands, on the short way to Discord.

The library sends them as it sends everything of webhooks: through a lock for each address, cookies, the watch over all requests, and a
message that is built of what comes back and that nobody here asks for. Of the time between a press and its answer that is a quarter. Here
they are one plain request; whatever needs more (pictures, a proxy, a second try) goes the library's way.
"""

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from http import HTTPStatus
from typing import Any, TypeVar
from urllib.parse import quote

import aiohttp
import discord
import msgspec
from discord.http import MultipartParameters, Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from yarl import URL

from bot.discord_io.gateway_patches import read_json
from bot.discord_io.request_faults import ALREADY_ANSWERED

T = TypeVar("T")


class Wait:
    """One wait, until ``ends`` on the clock of the event loop."""

    __slots__ = ("ends", "give_up", "late")

    def __init__(self, ends: float, give_up: Callable[[], object]) -> None:
        self.ends = ends
        self.give_up: Callable[[], object] | None = give_up
        """What happens if it is not over in time; None once it is over."""
        self.late = False


class Timeouts:
    """Waits that are ``seconds`` long at most."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._waits: deque[Wait] = deque()
        self._timer: asyncio.TimerHandle | None = None

    async def within(self, doing: Awaitable[T]) -> T:
        """Return what ``doing`` returns. Raises what it raises, and TimeoutError when it takes longer."""
        task = asyncio.current_task()
        if task is None:
            raise RuntimeError("only a task can be waited for")
        wait, asked = self._begin(task.cancel), task.cancelling()
        try:
            return await doing
        except asyncio.CancelledError:
            if wait.late and task.cancelling() <= asked + 1:  # nobody else wants it to end
                raise TimeoutError from None
            raise
        finally:
            wait.give_up = None
            if wait.late:
                task.uncancel()

    def _begin(self, give_up: Callable[[], object]) -> Wait:
        loop = asyncio.get_running_loop()
        while self._waits and self._waits[0].give_up is None:
            self._waits.popleft()
        wait = Wait(loop.time() + self._seconds, give_up)
        self._waits.append(wait)
        if self._timer is None:
            self._timer = loop.call_at(wait.ends, self._look)
        return wait

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waits and (self._waits[0].give_up is None or self._waits[0].ends <= loop.time()):
            wait = self._waits.popleft()
            if wait.give_up is not None:
                wait.late = True
                wait.give_up()
        self._timer = loop.call_at(self._waits[0].ends, self._look) if self._waits else None


HEADERS = {"Content-Type": "application/json"}

SAID = discord.InteractionResponseType.channel_message
PRIVATE = discord.MessageFlags(ephemeral=True).value
NOBODY = discord.AllowedMentions.none().to_dict()

TAKEN_FOR = 3.0
"""Seconds for which Discord takes an answer."""

AGAIN = 1.0
"""Seconds until an answer is sent again that Discord could not take."""

LONGEST = 60.0
"""Seconds after which nothing more is expected of one request."""


class Taken(msgspec.Struct):
    """What Discord says of an answer that it has taken, as far as anybody here asks: which message it has become."""

    interaction: dict[str, Any]


_taken = msgspec.json.Decoder(Taken).decode
_encode = msgspec.json.Encoder().encode

BROKEN = (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError, aiohttp.ClientPayloadError)
"""The connection broke, such as one at rest that Discord closes in the moment in which it is used."""


class InteractionHttp(AsyncWebhookAdapter):
    """Sends the first answer to each interaction; everything else of webhooks is the library's."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]  # the library has left it untyped
        self.told: Callable[[aiohttp.ClientResponse | None], None] = lambda _response: None
        """Told of what Discord has said to each answer on the short way, None: nothing, or nobody waits for it any more."""
        self._session: aiohttp.ClientSession | None = None
        self._open = False
        self._deadlines = Timeouts(LONGEST)

    def open(self, connector: aiohttp.BaseConnector) -> None:
        """Send from now on, over the connections of ``connector``, all that this task and those that it begins later answer."""
        self._session = aiohttp.ClientSession(
            connector=connector,
            connector_owner=False,
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=None),  # see ``LONGEST``
            headers=HEADERS,
        )
        self._open = True
        async_context.set(self)

    def send_no_more(self) -> None:
        """Let the library send what is answered from now on."""
        self._open = False

    async def close(self) -> None:
        """Let the connections go. What is on its way is lost: it is the last that is closed."""
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
        """Send an answer; return what the library makes its own answer of. Raises one of ``REQUEST_FAULTS``."""
        if self._session is None or not self._open or params.files or proxy is not None:
            return super().create_interaction_response(
                interaction_id, token, session=session, proxy=proxy, proxy_auth=proxy_auth, params=params
            )
        return self._send(self._session, interaction_id, token, params, session)

    async def say(self, interaction: discord.Interaction[Any], text: str) -> int | None:
        """Answer with a text that one person sees, and that calls nobody; return the id of the message, None where it is not known.

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
        """Send an answer over our ``session``; where it is worth a second try, the library makes that over its own."""
        url = URL(f"{Route.BASE}/interactions/{interaction_id}/{quote(token, safe='')}/callback?with_response=1", encoded=True)
        try:
            response, content = await self._deadlines.within(_posted(session, url, _written(params.payload)))
        except BROKEN:
            self.told(None)
        except BaseException:
            self.told(None)
            raise
        else:
            self.told(response)
            if HTTPStatus.OK <= response.status < HTTPStatus.MULTIPLE_CHOICES:
                return {"interaction": _became(content, interaction_id)}
            wait = _patience(response, content)
            if wait is None:
                raise _refused(response, content)
            await asyncio.sleep(wait)
        return await self._send_again(interaction_id, token, params, usual)

    async def _send_again(self, interaction_id: int, token: str, params: MultipartParameters, usual: aiohttp.ClientSession) -> Any:
        """Let the library send an answer of which it is not known whether Discord has taken it; if it has, all is well."""
        try:
            return await self._deadlines.within(super().create_interaction_response(interaction_id, token, session=usual, params=params))
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
    except (UnicodeEncodeError, TypeError):  # lone surrogates are JSON to Discord; what else the library lets in
        return json.dumps(payload).encode()


def _became(content: bytes, interaction_id: int) -> dict[str, Any]:
    """Return what Discord says that an answer has become. It has taken it, also when what it says of it cannot be read."""
    try:
        became = _taken(content).interaction
    except (msgspec.DecodeError, UnicodeError):  # lone surrogates are JSON to Discord
        try:
            became = dict(json.loads(content)["interaction"])
        except (ValueError, TypeError, KeyError):
            became = {}
    return {"id": interaction_id, **became}


def _patience(response: aiohttp.ClientResponse, content: bytes) -> float | None:
    """Return after how many seconds an answer is worth a second try; None: it is refused, or it would be too late then."""
    if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return AGAIN
    if response.status != HTTPStatus.TOO_MANY_REQUESTS:
        return None
    said = _read(response, content)
    asked = said.get("retry_after") if isinstance(said, dict) else None  # no object: Discord's gatekeeper says it, for long
    return float(asked) if isinstance(asked, int | float) and asked < TAKEN_FOR else None


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
            return read_json(content.decode())
        except ValueError:
            pass
    return content.decode("utf-8", "replace")
