"""Files of messages, and the CDN that serves them."""

import mimetypes
from dataclasses import dataclass
from typing import Any

from bot.sandbox.wire.address import SandboxAddress
from bot.sandbox.world.records import World

LARGEST = 10 * 1024 * 1024
"""Size limit of a file, in bytes, in a guild without boosts."""


@dataclass(slots=True)
class Upload:
    """A file of a request; ``number`` is the N of ``files[N]``."""

    number: str
    name: str
    data: bytes


def clean(name: str) -> str:
    """Return a file name as Discord keeps it: spaces become underscores."""
    return name.replace(" ", "_")


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG, None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or len(data) < 24:
        return None
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


class Files:
    """The CDN: keeps the files of a message until the message is deleted."""

    def __init__(self, world: World, address: SandboxAddress) -> None:
        self._world = world
        self._address = address

    def keep(self, channel_id: int, upload: Upload, description: str | None) -> dict[str, Any]:
        """Store a file and return its attachment object."""
        attachment_id = self._world.ids.next()
        name = clean(upload.name)
        path = f"attachments/{channel_id}/{attachment_id}/{name}"
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self._world.files[path] = (upload.data, kind)
        url = f"{self._address.site}/cdn/{path}"
        found: dict[str, Any] = {"id": str(attachment_id), "filename": name, "size": len(upload.data), "content_type": kind, "flags": 0}
        found |= {"url": url, "proxy_url": url}
        if description is not None:
            found["description"] = description
        size = picture_size(upload.data)
        if size is not None:
            found |= {"width": size[0], "height": size[1]}
        return found

    def forget(self, attachment: dict[str, Any]) -> None:
        """Remove a file from the CDN."""
        self._world.files.pop(attachment["url"].partition("/cdn/")[2], None)


def resolve(components: list[dict[str, Any]], attachments: list[dict[str, Any]]) -> None:
    """Replace ``attachment://name`` by the real addresses in a tree of components, in place."""
    by_name = {one["filename"]: one for one in attachments}
    for part in components:
        for holder in (part, *part.get("items", ())):
            for key in ("media", "file"):
                media = holder.get(key)
                if isinstance(media, dict):
                    holder[key] = _media(media, by_name)
        if part["type"] == 13:
            one = by_name.get(part["file"]["url"].rpartition("/")[2])
            part |= {"name": one["filename"], "size": one["size"]} if one else {}


def _media(media: dict[str, Any], by_name: dict[str, dict[str, Any]]) -> dict[str, Any]:
    one = by_name.get(clean(media["url"].removeprefix("attachment://"))) if media["url"].startswith("attachment://") else None
    if one is None:
        return {
            "proxy_url": media["url"],
            "width": None,
            "height": None,
            "content_type": None,
            **media,
            "id": media.get("id", "0"),
            "loading_state": 2,
        }
    shape = {"width": one.get("width"), "height": one.get("height"), "content_type": one["content_type"]}
    resolved = {"url": one["url"], "proxy_url": one["url"], "attachment_id": one["id"], "loading_state": 2, "flags": 0}
    return {"id": one["id"], **resolved, **shape, "placeholder": "", "placeholder_version": 1}
