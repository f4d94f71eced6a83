"""Who may change which fields of a thread: its own members a little, whoever has Manage Threads in the parent everything."""

from collections.abc import Iterable, Mapping
from typing import Any

from discord import Permissions

from bot.sandbox.world.records import Channel
from bot.sandbox.world.snowflakes import stamp

OF_OWNER = frozenset({"name", "archived", "auto_archive_duration", "invitable"})
"""Fields that the person who opened a thread may change without a permission."""


def permitted(thread: Channel, user_id: int, value: int, fields: Iterable[str]) -> bool:
    """Whether somebody with the permissions ``value`` may change these fields.

    Waking a thread that is not locked takes only the right to write there; locking, unlocking, slow mode and everything in a locked
    thread takes Manage Threads. An archived thread is always woken first: see the callers.
    """
    if value & Permissions.manage_threads.flag:
        return True
    if thread.locked:
        return False
    named = set(fields)
    if thread.archived and named == {"archived"}:
        return bool(value & Permissions.send_messages_in_threads.flag)
    return thread.owner_id == user_id and named <= OF_OWNER


def apply(thread: Channel, fields: Mapping[str, Any]) -> None:
    """Change the fields of a thread that are named, in Discord's words."""
    thread.name = fields.get("name", thread.name)
    if bool(fields.get("archived", thread.archived)) != thread.archived:
        thread.archived = not thread.archived
        thread.archive_stamp = stamp()
    thread.locked = bool(fields.get("locked", thread.locked))
    thread.auto_archive = int(fields.get("auto_archive_duration", thread.auto_archive))
    if "rate_limit_per_user" in fields:
        thread.slowmode = int(fields["rate_limit_per_user"] or 0)
    if thread.private:
        thread.invitable = bool(fields.get("invitable", thread.invitable))
