"""Names of everything that a player can hold: contacts, equipment, fixer tiles, assets, keys, bags."""

from __future__ import annotations

from typing import Protocol

from engines.escape_plan.components import CONTACTS, EQUIPMENT, FIXERS


class Saying(Protocol):
    """Whatever formats messages: the words of a language, a voice, the words of pictures."""

    def __call__(self, key: str, /, **args: str | int) -> str:
        """Format the message `key`."""
        ...


def contact_name(words: Saying, number: int) -> str:
    """Name a contact card by its number; cards that avoid or move officers say of which type."""
    return words(f"pic-ep-contact-{CONTACTS[number].id.replace('_', '-')}")


def asset_name(words: Saying, asset: str) -> str:
    """Name an asset."""
    return words(f"pic-ep-asset-{asset.removeprefix('as_')}")


def item_name(words: Saying, item: str) -> str:
    """Name what lies in an inventory: equipment, a fixer tile, or a bag by its stack (`green`, `x`)."""
    if item in EQUIPMENT:
        return words(f"pic-ep-equipment-{item.replace('_', '-')}")
    if item in FIXERS:
        return words(f"pic-ep-fixer-{item.removeprefix('fx_')}")
    return words(f"pic-ep-stack-{item}")


def key_name(words: Saying, color: str) -> str:
    """Name a key by its colour."""
    return words(f"pic-ep-key-{color}")
