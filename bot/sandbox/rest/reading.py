"""A request's body and files, as JSON or in parts."""

import json
import re
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox.changes.files import Upload
from bot.sandbox.wire.refusals import ApiError

FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


async def read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the body of a request and its files; raises ApiError 50109 for what is no JSON."""
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    if not raw:
        return {}, []
    try:
        return json.loads(raw), []
    except ValueError:
        raise ApiError(50109) from None


async def _read_parts(request: web.Request) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        match = FILE_FIELD.match(part.name or "")
        if part.name == "payload_json":
            body = json.loads(await part.read())
        elif match is not None:
            uploads.append(Upload(match[1], part.filename or "file", bytes(await part.read())))
        elif part.name:
            body[part.name] = await part.text()
    return body, uploads
