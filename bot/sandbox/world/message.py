"""A message, with its visible text and its components."""

from dataclasses import dataclass
from typing import Any

EPHEMERAL, LOADING, SILENT, V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
"""Discord's flags of messages."""


@dataclass(slots=True, eq=False)
class Message:
    """The present state of a message; ``wire`` is its JSON as Discord sends it, without reader-specific fields."""

    id: int
    channel_id: int
    author_id: int
    wire: dict[str, Any]
    only: int | None = None
    application_id: int | None = None
    edits: int = 0
    deleted: bool = False

    @property
    def flags(self) -> int:
        return int(self.wire.get("flags", 0))

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.only is not None

    @property
    def silent(self) -> bool:
        """Whether it came without a notification."""
        return bool(self.flags & SILENT)

    @property
    def loading(self) -> bool:
        """Whether the bot is still "thinking"."""
        return bool(self.flags & LOADING)

    @property
    def content(self) -> str:
        """The plain text of a message without V2 components."""
        return str(self.wire["content"])

    @property
    def embeds(self) -> list[dict[str, Any]]:
        """Embeds as they were sent."""
        return list(self.wire["embeds"])

    @property
    def attachments(self) -> list[dict[str, Any]]:
        return list(self.wire["attachments"])

    @property
    def components(self) -> list[dict[str, Any]]:
        return list(self.wire["components"])

    @property
    def edited(self) -> bool:
        return self.wire["edited_timestamp"] is not None

    @property
    def mentions(self) -> list[int]:
        """Ids of the people it mentions by Discord's rules, not only in its text."""
        return [int(user["id"]) for user in self.wire["mentions"]]

    def walk(self) -> list[dict[str, Any]]:
        """Return all components, outer ones before their parts."""
        return walk(self.wire["components"])

    @property
    def buttons(self) -> list[dict[str, Any]]:
        return [part for part in self.walk() if part["type"] == 2]

    @property
    def selects(self) -> list[dict[str, Any]]:
        """All menus in screen order."""
        return [part for part in self.walk() if part["type"] in (3, 5, 6, 7, 8)]

    def button(self, name: str) -> dict[str, Any] | None:
        """Return the button with this custom id or label."""
        buttons = self.buttons
        for key in ("custom_id", "label"):
            for button in buttons:
                if button.get(key) == name:
                    return button
        return None

    def select(self, custom_id: str) -> dict[str, Any] | None:
        return next((menu for menu in self.selects if menu.get("custom_id") == custom_id), None)

    @property
    def text(self) -> str:
        """All its visible text: content, text displays and embeds, separated by line breaks."""
        parts = [self.content]
        parts += [part["content"] for part in self.walk() if part["type"] == 10]
        for embed in self.wire["embeds"]:
            parts += [str(embed[key]) for key in ("title", "description") if embed.get(key)]
            for one in embed.get("fields", ()):
                parts += [one["name"], one["value"]]
            parts += [embed["footer"]["text"]] if embed.get("footer") else []
        return "\n".join(part for part in parts if part)

    @property
    def alt_texts(self) -> list[str]:
        """Descriptions of pictures in screen order."""
        found = [one.get("description") or "" for one in self.wire["attachments"]]
        for part in self.walk():
            found += [item.get("description") or "" for item in part.get("items", ())] if part["type"] == 12 else []
            found += [part.get("description") or ""] if part["type"] == 11 else []
        return [text for text in found if text]


def walk(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return all components of a tree, outer ones before their parts."""
    found: list[dict[str, Any]] = []
    for part in components:
        found.append(part)
        if "components" in part:
            found += walk(part["components"])
        for key in ("accessory", "component"):
            if key in part:
                found += walk([part[key]])
    return found
