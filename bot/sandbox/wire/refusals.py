"""Discord's refusals: HTTP status, error code, a sentence, and the place of the fault in the body."""

from collections.abc import Mapping
from typing import Any

STANDARD: Mapping[int, tuple[int, str]] = {
    0: (404, "404: Not Found"),
    10002: (404, "Unknown Application"),
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown Overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (400, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10065: (404, "Unknown Voice State"),
    10070: (404, "Unknown Guild Scheduled Event"),
    10097: (404, "Unknown sound"),
    20026: (403, "Your bot has been flagged by our anti-spam system"),
    30003: (400, "Maximum number of pins reached (50)"),
    30032: (400, "Maximum number of application commands reached (100)"),
    30045: (400, "Maximum number of soundboard sounds reached (8)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40001: (401, "401: Unauthorized"),
    40003: (400, "You are opening direct messages too fast"),
    40005: (413, "Request entity too large"),
    40032: (400, "Target user is not connected to voice"),
    40060: (400, "Interaction has already been acknowledged."),
    40094: (400, "This interaction has reached the maximum number of follow-up messages"),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    50013: (403, "Missing Permissions"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50033: (400, "Invalid Recipient(s)"),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    50109: (400, "The request body contains invalid JSON."),
    50167: (403, "Cannot send voice effect when user is server muted, deafened, or suppressed"),
    50168: (403, "User must be in voice channel to send voice channel effect"),
    160004: (400, "A thread has already been created for this message"),
    160005: (400, "Thread is locked"),
    50021: (403, "Cannot execute action on a system message"),
}
"""Discord's code -> (HTTP status, message)."""


class ApiError(Exception):
    """A refusal that becomes the answer of a request.

    ``errors`` is Discord's tree of faults in the body; ``retry_after`` (seconds) makes sense for status 429 only.
    """

    def __init__(self, code: int, message: str | None = None, *, status: int | None = None, errors: dict[str, Any] | None = None) -> None:
        standard = STANDARD.get(code, (400, "Bad Request"))
        self.code = code
        self.status = standard[0] if status is None else status
        self.message = message or standard[1]
        self.errors = errors
        super().__init__(f"{self.status} {code}: {self.message} {errors or ''}")

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class FormFaults:
    """Collects the faults of a body and raises them together, as Discord does (code 50035)."""

    def __init__(self) -> None:
        self.tree: dict[str, Any] = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Note a fault at a dotted path (``components.0.custom_id``; empty: the body as a whole)."""
        node = self.tree
        for part in path.split(".") if path else ():
            node = node.setdefault(part, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: object, least: int, most: int) -> bool:
        """Note a text outside ``least`` to ``most`` characters; return whether it fits."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        if least <= len(value) <= most:
            return True
        if least == 1 and not value:
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif len(value) > most and least <= 1:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return False

    def count(self, path: str, items: object, least: int, most: int) -> bool:
        """Note a list outside ``least`` to ``most`` items; return whether it fits."""
        if isinstance(items, list) and least <= len(items) <= most:
            return True
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return False

    def number(self, path: str, value: object, least: int, most: int) -> bool:
        """Note a number out of bounds; return whether it fits."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return False
        if value < least:
            self.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")
        else:
            return True
        return False

    def settle(self) -> None:
        """Raise ApiError 50035 if there are faults."""
        if self.tree:
            raise ApiError(50035, errors=self.tree)
