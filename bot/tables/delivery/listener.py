"""The interface for parts of a table that follow its messages: voices, sounds, the host's notices."""


class DeliveryListener:
    """Hears of the messages in a table's channel. By itself it does nothing, as at a finished game that somebody reads."""

    __slots__ = ()

    def line_posted(self) -> None:
        """A line of the channel is posted, or refused for good."""

    def board_shown(self) -> None:
        """The board is up to date."""

    async def before_story(self) -> None:
        """The story of the finished game is posted next. Raises StoreError: it has to wait."""

    async def message_blocked(self) -> None:
        """AutoMod has refused a message."""
