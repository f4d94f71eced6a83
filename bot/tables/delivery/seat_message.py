"""One letter: a page on its way to one seat, and the marks by which a message that may have arrived is known again."""

from dataclasses import dataclass

from bot.discord_io.postman import OwnMessage, Parcel
from bot.presenting.page import Page
from bot.tables.delivery.managed_posts import Mark
from bot.tables.session.message_state import HandMessage, QuestionMessage
from bot.tables.session.seating import Seat


@dataclass(slots=True)
class SeatMessage:
    """A page on its way to one seat. ``signature``: the ids of the questions that it asks, None on a hand."""

    seat: Seat
    stored: HandMessage | QuestionMessage
    page: Page
    mark: Mark
    signature: tuple[str, ...] | None = None
    step: str | None = None
    loud: bool = False
    over: bool = False
    channel: int = 0
    parcel: Parcel | None = None

    @property
    def is_new(self) -> bool:
        """Whether it takes a message of its own, not one that stands already."""
        if self.over:
            return False
        if self.stored.id is None or self.stored.posting is not None:
            return True
        return isinstance(self.stored, QuestionMessage) and self.stored.step != self.step


def bears(press: str) -> Mark:
    """Return the mark of messages on which this can be pressed."""
    return lambda message: press in message.presses


def says_some(page: Page, *more: str) -> Mark:
    """Return the mark of messages without anything to press that say something of what ``page`` says, or any of ``more``."""
    texts = {*(part for part in page.parts if isinstance(part, str)), *more}

    def says(message: OwnMessage) -> bool:
        return not message.presses and not texts.isdisjoint(message.texts)

    return says
