"""What a person gets from a click, a command or a modal."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from bot.rehearsal.world.message import Message, walk

if TYPE_CHECKING:
    from bot.rehearsal.changes.open_interactions import Interaction
    from bot.rehearsal.loopback import Discord

Kind = Literal["message", "update", "deferred", "deferred_update", "modal", "choices", "failed"]


@dataclass(slots=True)
class Choice:
    """One suggestion of autocomplete."""

    name: str
    value: str | int | float


@dataclass(slots=True)
class Modal:
    """A modal that is open on somebody's screen."""

    custom_id: str
    title: str
    components: list[dict[str, Any]]
    source: Message | None
    interaction: "Interaction"

    @property
    def fields(self) -> list[dict[str, Any]]:
        """The components that take an answer, in order."""
        return [part for part in walk(self.components) if "custom_id" in part]

    @property
    def text(self) -> str:
        """All that can be read in it: title, labels, descriptions, text displays."""
        parts = [self.title]
        for part in walk(self.components):
            parts += [str(part[key]) for key in ("label", "description", "content") if part.get(key)]
        return "\n".join(parts)


@dataclass(slots=True)
class Outcome:
    """The bot's answer. ``message`` is the new message, or the edited one of an update; "failed": no answer in time."""

    kind: Kind
    interaction: "Interaction"
    discord: "Discord"
    message: Message | None = None
    modal: Modal | None = None
    choices: list[Choice] | None = None

    @property
    def ephemeral(self) -> bool:
        """Whether only the person sees the answer."""
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
        """Messages that the bot has sent after its first answer so far."""
        return list(self.interaction.followups)

    async def settled(self, timeout: float = 3.0) -> Message:  # noqa: ASYNC109 - a bound on waiting is part of the face of every test helper here
        """Return the original response once it is no longer "thinking"; TimeoutError."""

        def there() -> Message | None:
            original = self.interaction.original
            return original if original is not None and not original.loading else None

        found = await self.discord.until(there, timeout)
        if found is None:
            raise TimeoutError
        return found

    async def followup(self, number: int = 0, timeout: float = 3.0) -> Message:  # noqa: ASYNC109 - as above
        """Return the follow-up with this number (from 0), which may be still to come; TimeoutError."""
        await self.discord.until(lambda: len(self.interaction.followups) > number, timeout)
        return self.interaction.followups[number]


def failed(discord: "Discord", interaction: "Interaction") -> Outcome:
    """Return the outcome of an interaction that nobody answered in time."""
    return Outcome("failed", interaction, discord)
