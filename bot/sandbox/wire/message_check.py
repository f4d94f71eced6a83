"""Discord's checks of a message's body: content, embeds, flags, files, and its tree of components."""

from typing import Any

from bot.sandbox.wire.refusals import ApiError, FormFaults
from bot.sandbox.world import emojis
from bot.sandbox.world.message import EPHEMERAL, SILENT, V2, walk
from bot.sandbox.world.records import World

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
    """Raise ApiError 50006 for a new message without content."""
    if not (
        body.get("content") or body.get("embeds") or body.get("components") or body.get("sticker_ids") or body.get("poll") or has_files
    ):
        raise ApiError(50006)
    if body.get("content") and not str(body["content"]).strip() and not has_files and not body.get("embeds"):
        raise ApiError(50006)


def numbered(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give all components without an id the next free number, and the defaults of their type, as Discord does."""
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


ROW, BUTTON, STRING, INPUT, USER, ROLE, MENTIONABLE, CHANNEL = 1, 2, 3, 4, 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL, UPLOAD = 9, 10, 11, 12, 13, 14, 17, 18, 19
RADIO, CHECKS, CHECK = 21, 22, 23
SELECTS = (STRING, USER, ROLE, MENTIONABLE, CHANNEL)
DEFAULTS = {USER: ("user",), ROLE: ("role",), MENTIONABLE: ("user", "role"), CHANNEL: ("channel",)}
"""Menus that Discord fills -> the types of their default values."""
TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_LABEL = (INPUT, *SELECTS, UPLOAD, RADIO, CHECKS, CHECK)
MOST_PARTS, MOST_TEXT, MOST_ROWS, MOST_ALT = 40, 4000, 5, 1024


class ComponentCheck:
    """The check of one tree of components. ``files``: valid names of ``attachment://``; faults go into ``faults``."""

    def __init__(self, world: World, faults: FormFaults, files: set[str], *, v2: bool) -> None:
        self.world = world
        self.faults = faults
        self.files = files
        self.v2 = v2
        self.parts = 0
        self.text = 0
        self.custom_ids: set[str] = set()
        self.numbers: set[int] = set()

    def message(self, components: Any, path: str = "components") -> None:
        if not isinstance(components, list):
            self.faults.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        if not self.v2 and len(components) > MOST_ROWS:
            self.faults.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be {MOST_ROWS} or fewer in length.")
        for index, part in enumerate(components):
            self.part(part, f"{path}.{index}", TOP_V2 if self.v2 else (ROW,))
        if self.v2 and self.parts > MOST_PARTS:
            self.faults.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The total number of components cannot exceed {MOST_PARTS}")
        if self.text > MOST_TEXT:
            self.faults.add(
                path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Component displayable text size exceeds maximum size of {MOST_TEXT}"
            )

    def modal(self, components: Any) -> None:
        if not self.faults.count("data.components", components, 1, 5):
            return
        for index, part in enumerate(components):
            self.part(part, f"data.components.{index}", (ROW, LABEL, TEXT), (INPUT,))

    def part(self, part: Any, path: str, allowed: tuple[int, ...], in_row: tuple[int, ...] = (BUTTON, *SELECTS)) -> None:
        """Check one component of an allowed type and everything inside it."""
        kind = part.get("type") if isinstance(part, dict) else None
        if kind not in allowed:
            self.faults.add(f"{path}.type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of ({", ".join(map(str, allowed))}).')
            return
        self.parts += 1
        self._number(part, path)
        if kind == ROW:
            self._row(part, path, in_row)
        elif kind == BUTTON:
            self._button(part, path)
        elif kind in SELECTS:
            self._select(part, path)
        else:
            self._other(kind, part, path)

    def _other(self, kind: int, part: dict[str, Any], path: str) -> None:
        checks = {
            INPUT: self._input, SECTION: self._section, TEXT: self._text, THUMBNAIL: self._media, GALLERY: self._gallery,
            FILE: self._file, SEPARATOR: self._separator, CONTAINER: self._container, LABEL: self._label, UPLOAD: self._upload,
            RADIO: self._options, CHECKS: self._options,
        }  # fmt: skip
        if kind in (UPLOAD, RADIO, CHECKS, CHECK):
            self._custom_id(part, path)
        if kind in checks:
            checks[kind](part, path)

    def _number(self, part: dict[str, Any], path: str) -> None:
        number = part.get("id")
        if not number:
            return
        if number in self.numbers:
            self.faults.add(f"{path}.id", "COMPONENT_DUPLICATE_ID", "Component ids must be unique within a message")
        self.numbers.add(number)

    def _custom_id(self, part: dict[str, Any], path: str) -> None:
        custom_id = part.get("custom_id")
        if not self.faults.length(f"{path}.custom_id", custom_id, 1, 100):
            return
        if custom_id in self.custom_ids:
            self.faults.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        self.custom_ids.add(str(custom_id))

    def _row(self, part: dict[str, Any], path: str, allowed: tuple[int, ...]) -> None:
        inside = part.get("components")
        if not self.faults.count(f"{path}.components", inside, 1, 5) or not isinstance(inside, list):
            return
        for index, child in enumerate(inside):
            self.part(child, f"{path}.components.{index}", allowed)
        width = sum(1 if isinstance(child, dict) and child.get("type") == BUTTON else 5 for child in inside)
        if width > 5:
            self.faults.add(
                f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", f"The specified component exceeds the maximum width: {width} of 5"
            )

    def _button(self, part: dict[str, Any], path: str) -> None:
        style = part.get("style")
        self.faults.number(f"{path}.style", style, 1, 6)
        if style == 5:
            self.faults.length(f"{path}.url", part.get("url"), 1, 512)
            if part.get("custom_id"):
                self.faults.add(f"{path}.custom_id", "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", "A custom id cannot be specified with a url")
        elif style != 6:
            self._custom_id(part, path)
            if part.get("url"):
                self.faults.add(f"{path}.url", "BUTTON_COMPONENT_URL_NOT_ALLOWED", "A url cannot be specified with a custom id")
        if part.get("label"):
            self.faults.length(f"{path}.label", part["label"], 0, 80)
        elif not part.get("emoji") and style != 6:
            self.faults.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required")
        self._emoji(part, path)

    def _emoji(self, part: dict[str, Any], path: str) -> None:
        if part.get("emoji") and not emojis.acceptable_emoji(self.world, part["emoji"]):
            self.faults.add(f"{path}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _select(self, part: dict[str, Any], path: str) -> None:
        self._custom_id(part, path)
        if part.get("placeholder") is not None:
            self.faults.length(f"{path}.placeholder", part["placeholder"], 0, 150)
        least, most = part.get("min_values", 1), part.get("max_values", 1)
        self.faults.number(f"{path}.min_values", least, 0, 25)
        self.faults.number(f"{path}.max_values", most, 1, 25)
        if least > most:
            self.faults.add(path, "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES", "min_values must not be greater than max_values")
        if part["type"] == STRING:
            self._options(part, path)
            if isinstance(part.get("options"), list) and most > len(part["options"]):
                self.faults.add(f"{path}.options", "BASE_TYPE_BAD_LENGTH", f"Must be between {most} and 25 in length.")
        elif part.get("default_values"):
            self._defaults(part, f"{path}.default_values", least, most)

    def _defaults(self, part: dict[str, Any], path: str, least: int, most: int) -> None:
        """Check the default values of a menu that Discord fills.

        Their number and types are as Discord documents them. What it does with an id that it cannot find is written nowhere: here that is a
        fault, so that nobody comes to rely on it.
        """
        defaults = part["default_values"]
        if len(defaults) > most:
            self.faults.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More default values than max_values")
        elif len(defaults) < least:
            self.faults.add(path, "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES", "Fewer default values than min_values")
        for index, one in enumerate(defaults):
            kind, number = one.get("type"), str(one.get("id"))
            if kind not in DEFAULTS[part["type"]]:
                names = ", ".join(DEFAULTS[part["type"]])
                self.faults.add(f"{path}.{index}.type", "BASE_TYPE_CHOICES", f'Value of field "type" must be one of ({names}).')
            elif not number.isdecimal() or not self._exists(kind, int(number)):
                self.faults.add(f"{path}.{index}.id", "SELECT_COMPONENT_UNKNOWN_DEFAULT_VALUE", f"There is no such {kind}")

    def _exists(self, kind: str, number: int) -> bool:
        if kind == "user":
            return number in self.world.users
        if kind == "role":
            return any(number in guild.roles for guild in self.world.guilds.values())
        channel = self.world.channels.get(number)
        return channel is not None and not channel.deleted

    def _options(self, part: dict[str, Any], path: str) -> None:
        options = part.get("options")
        most = {STRING: 25}.get(part["type"], 10)
        if not self.faults.count(f"{path}.options", options, 1, most) or not isinstance(options, list):
            return
        values: set[str] = set()
        for index, option in enumerate(options):
            at = f"{path}.options.{index}"
            self.faults.length(f"{at}.label", option.get("label"), 1, 100)
            self.faults.length(f"{at}.value", option.get("value"), 1, 100)
            if option.get("description") is not None:
                self.faults.length(f"{at}.description", option["description"], 0, 100)
            if option.get("value") in values:
                self.faults.add(f"{at}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
            values.add(option.get("value"))
            self._emoji(option, at)
        chosen = sum(1 for option in options if option.get("default"))
        if chosen > part.get("max_values", 1) and part["type"] == STRING:
            self.faults.add(f"{path}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More default options than max_values")

    def _text(self, part: dict[str, Any], path: str) -> None:
        if self.faults.length(f"{path}.content", part.get("content"), 1, 4000):
            self.text += len(part["content"])

    def _section(self, part: dict[str, Any], path: str) -> None:
        inside = part.get("components")
        if self.faults.count(f"{path}.components", inside, 1, 3) and isinstance(inside, list):
            for index, child in enumerate(inside):
                self.part(child, f"{path}.components.{index}", (TEXT,))
        self.part(part.get("accessory"), f"{path}.accessory", (BUTTON, THUMBNAIL))

    def _url(self, media: Any, path: str, schemes: tuple[str, ...]) -> None:
        url = media.get("url") if isinstance(media, dict) else None
        if not isinstance(url, str) or not url.startswith(schemes):
            self.faults.add(f"{path}.url", "URL_TYPE_INVALID_SCHEME", f'Scheme "{str(url).split(":")[0]}" must be one of {schemes}.')
        elif url.startswith("attachment://") and url.removeprefix("attachment://") not in self.files:
            self.faults.add(f"{path}.url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found")

    def _media(self, part: dict[str, Any], path: str) -> None:
        self._url(part.get("media"), f"{path}.media", ("http://", "https://", "attachment://"))
        if part.get("description") is not None:
            self.faults.length(f"{path}.description", part["description"], 0, MOST_ALT)

    def _gallery(self, part: dict[str, Any], path: str) -> None:
        items = part.get("items")
        if self.faults.count(f"{path}.items", items, 1, 10) and isinstance(items, list):
            for index, item in enumerate(items):
                self._media(item, f"{path}.items.{index}")

    def _file(self, part: dict[str, Any], path: str) -> None:
        self._url(part.get("file"), f"{path}.file", ("attachment://",))

    def _separator(self, part: dict[str, Any], path: str) -> None:
        if part.get("spacing") is not None:
            self.faults.number(f"{path}.spacing", part["spacing"], 1, 2)

    def _container(self, part: dict[str, Any], path: str) -> None:
        if part.get("accent_color") is not None:
            self.faults.number(f"{path}.accent_color", part["accent_color"], 0, 0xFFFFFF)
        inside = part.get("components")
        if self.faults.count(f"{path}.components", inside, 1, MOST_PARTS) and isinstance(inside, list):
            for index, child in enumerate(inside):
                self.part(child, f"{path}.components.{index}", IN_CONTAINER)

    def _label(self, part: dict[str, Any], path: str) -> None:
        self.faults.length(f"{path}.label", part.get("label"), 1, 45)
        if part.get("description") is not None:
            self.faults.length(f"{path}.description", part["description"], 0, 100)
        self.part(part.get("component"), f"{path}.component", IN_LABEL)

    def _input(self, part: dict[str, Any], path: str) -> None:
        self._custom_id(part, path)
        self.faults.number(f"{path}.style", part.get("style"), 1, 2)
        if part.get("label") is not None:
            self.faults.length(f"{path}.label", part["label"], 1, 45)
        for key, most in (("placeholder", 100), ("value", 4000)):
            if part.get(key) is not None:
                self.faults.length(f"{path}.{key}", part[key], 0, most)
        if part.get("min_length") is not None:
            self.faults.number(f"{path}.min_length", part["min_length"], 0, 4000)
        if part.get("max_length") is not None:
            self.faults.number(f"{path}.max_length", part["max_length"], 1, 4000)

    def _upload(self, part: dict[str, Any], path: str) -> None:
        self.faults.number(f"{path}.min_values", part.get("min_values", 1), 0, 10)
        self.faults.number(f"{path}.max_values", part.get("max_values", 1), 1, 10)
