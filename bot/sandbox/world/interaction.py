"""An interaction and the person's result: a message, a modal, suggestions, or "This interaction failed"."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, Literal

from bot.sandbox.world.hub import PATIENCE, Hub
from bot.sandbox.world.message import Message, walk
from bot.sandbox.world.records import Application, Channel, User

COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = 2, 3, 4, 5
"""Discord's types of interactions."""

ResponseKind = Literal["message", "update", "deferred", "deferred_update", "modal", "choices", "failed"]


@dataclass(slots=True, eq=False)
class SandboxInteraction:
    """One click, command, modal sent, or letter typed into an option with suggestions.

    ``owners``: the type of each installation that authorises it, and whose it is;
    ``answered``: the type of the callback; ``original``: what ``@original`` means; ``expired``: nobody answered in time;
    ``took``: seconds from the event to the callback.
    """

    id: int
    token: str
    kind: int
    application: Application
    user: User
    channel: Channel
    data: dict[str, Any]
    source: Message | None
    made: float
    result: "asyncio.Future[InteractionOutcome]"
    owners: dict[str, str]
    timer: asyncio.TimerHandle | None = None
    answered: int | None = None
    expired: bool = False
    took: float | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)


@dataclass(slots=True)
class AutocompleteChoice:
    """One suggestion of autocomplete."""

    name: str
    value: str | int | float


@dataclass(slots=True)
class Modal:
    """An open modal on a person's screen."""

    custom_id: str
    title: str
    components: list[dict[str, Any]]
    source: Message | None
    interaction: SandboxInteraction

    @property
    def fields(self) -> list[dict[str, Any]]:
        """The components that take an answer, in order."""
        return [part for part in walk(self.components) if "custom_id" in part]

    @property
    def text(self) -> str:
        """All its visible text: title, labels, descriptions, text displays."""
        parts = [self.title]
        for part in walk(self.components):
            parts += [str(part[key]) for key in ("label", "description", "content") if part.get(key)]
        return "\n".join(parts)


@dataclass(frozen=True, slots=True)
class Seen:
    """A message at one moment: its text, and the custom ids of its buttons and menus."""

    text: str
    presses: tuple[str, ...]
    loading: bool


@dataclass(slots=True)
class InteractionOutcome:
    """The bot's answer. ``message`` is the new message, or the edited one of an update; "failed": no answer in time."""

    kind: ResponseKind
    interaction: SandboxInteraction
    hub: Hub
    message: Message | None = None
    modal: Modal | None = None
    choices: list[AutocompleteChoice] | None = None
    first: Seen | None = None
    """The message when the bot answered; ``message`` may have been edited since."""

    @property
    def ephemeral(self) -> bool:
        """Whether only the presser sees the answer."""
        return self.message is not None and self.message.ephemeral

    @property
    def failed(self) -> bool:
        """Whether Discord wrote "This interaction failed"."""
        return self.kind == "failed"

    @property
    def text(self) -> str:
        """The text of the message or modal, empty when there is none."""
        if self.modal is not None:
            return self.modal.text
        return "" if self.message is None else self.message.text

    @property
    def followups(self) -> list[Message]:
        """The bot's messages after its first answer, so far."""
        return list(self.interaction.followups)

    async def settled(self, timeout: float = PATIENCE) -> Message:  # noqa: ASYNC109 - a bound on waiting is part of the face of every test helper here
        """Return the original response once it is no longer "thinking"; raises TimeoutError."""

        def there() -> Message | None:
            original = self.interaction.original
            return original if original is not None and not original.loading else None

        found = await self.hub.until(there, timeout)
        if found is None:
            raise TimeoutError
        return found

    async def followup(self, number: int = 0, timeout: float = PATIENCE) -> Message:  # noqa: ASYNC109 - as above
        """Return follow-up ``number`` (from 0); waits for it if necessary. Raises TimeoutError."""
        await self.hub.until(lambda: len(self.interaction.followups) > number, timeout)
        return self.interaction.followups[number]
