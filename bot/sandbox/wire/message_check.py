"""Discord's checks of a message's body: content, embeds, components, flags, files."""

from typing import Any

from bot.sandbox.wire.component_check import ComponentCheck
from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world.message import EPHEMERAL, SILENT, V2, walk
from bot.sandbox.world.registers import World

MOST_CONTENT, MOST_EMBEDS, MOST_FILES, MOST_EMBED_TEXT = 2000, 10, 10, 6000
SETTABLE = (1 << 2) | EPHEMERAL | SILENT | V2
EMBED_LENGTHS = (("title", 256), ("description", 4096))


def check_body(world: World, body: dict[str, Any], files: set[str], *, prefix: str = "", v2: bool | None = None) -> None:
    """Check the body of a message to be created or edited.

    ``files``: names of the files it comes with or keeps. ``v2``: whether the message has (or gets) V2 components; None: as its flags say.
    Raises ApiError 50035 with all faults, at Discord's paths under ``prefix`` (``data.`` in interaction answers).
    """
    faults = FormFaults()
    flags = body.get("flags") or 0
    if v2 is None:
        v2 = bool(flags & V2)
    if body.get("content"):
        faults.length(f"{prefix}content", body["content"], 0, MOST_CONTENT)
    if body.get("nonce") is not None and len(str(body["nonce"])) > 25:
        faults.add(f"{prefix}nonce", "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
    if v2:
        _check_no_legacy(faults, body, prefix)
    _check_embeds(faults, body.get("embeds"), f"{prefix}embeds")
    if len(body.get("attachments") or ()) > MOST_FILES:
        faults.add(f"{prefix}attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    for index, one in enumerate(body.get("attachments") or ()):
        if one.get("description") is not None:
            faults.length(f"{prefix}attachments.{index}.description", one["description"], 0, 1024)
    if body.get("components") is not None:
        ComponentCheck(world, faults, files, v2=v2).message(body["components"], f"{prefix}components")
    _check_mentions(faults, body.get("allowed_mentions"), prefix)
    faults.settle()


def _check_no_legacy(faults: FormFaults, body: dict[str, Any], prefix: str) -> None:
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(key):
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            faults.add(f"{prefix}{key}", code, f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")


def _check_mentions(faults: FormFaults, allowed: Any, prefix: str) -> None:
    if not isinstance(allowed, dict):
        return
    for kind in ("users", "roles"):
        if allowed.get(kind) and kind in (allowed.get("parse") or ()):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            faults.add(f"{prefix}allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
        if len(allowed.get(kind) or ()) > 100:
            faults.add(f"{prefix}allowed_mentions.{kind}", "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")


def _check_embeds(faults: FormFaults, embeds: Any, path: str) -> None:
    if not embeds:
        return
    if len(embeds) > MOST_EMBEDS:
        faults.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_EMBEDS} or fewer in length.")
    total = 0
    for index, embed in enumerate(embeds):
        texts: list[tuple[str, Any, int]] = [(key, embed.get(key), most) for key, most in EMBED_LENGTHS]
        texts.append(("footer.text", (embed.get("footer") or {}).get("text"), 2048))
        texts.append(("author.name", (embed.get("author") or {}).get("name"), 256))
        fields = embed.get("fields") or ()
        if len(fields) > 25:
            faults.add(f"{path}.{index}.fields", "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        for number, one in enumerate(fields):
            faults.length(f"{path}.{index}.fields.{number}.name", one.get("name"), 1, 256)
            faults.length(f"{path}.{index}.fields.{number}.value", one.get("value"), 1, 1024)
            total += len(str(one.get("name"))) + len(str(one.get("value")))
        for key, text, most in texts:
            if text is not None:
                faults.length(f"{path}.{index}.{key}", text, 0, most)
                total += len(str(text))
    if total > MOST_EMBED_TEXT:
        faults.add(path, "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}")


def require_something(body: dict[str, Any], *, has_files: bool) -> None:
    """Raise ApiError 50006 for a new message that shows nothing."""
    if not (
        body.get("content") or body.get("embeds") or body.get("components") or body.get("sticker_ids") or body.get("poll") or has_files
    ):
        raise ApiError(50006)
    if body.get("content") and not str(body["content"]).strip() and not has_files and not body.get("embeds"):
        raise ApiError(50006)


def numbered(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give every component without an id the next free number, and the defaults of its type, as Discord does."""
    parts = walk(components)
    taken = {part["id"] for part in parts if part.get("id")}
    number = 0
    for part in parts:
        if not part.get("id"):
            number += 1
            while number in taken:
                number += 1
            part["id"] = number
        if part["type"] in (3, 5, 6, 7, 8):
            part.setdefault("min_values", 1)
            part.setdefault("max_values", 1)
            for one in part.get("default_values") or ():
                one["id"] = str(one["id"])  # ids are texts in what Discord says: a browser would round such numbers
        if part["type"] == 14:
            part.setdefault("divider", True)
            part.setdefault("spacing", 1)
        if part["type"] == 17:
            part.setdefault("spoiler", False)
            part.setdefault("accent_color", None)
    return components
