"""A seat is set as its person likes to read, from what they have set before at any table (CL-8.10)."""

import logging

from bot.people.settings import read_personal
from bot.store import Store, StoreError
from bot.tables.session.seating import Seat

log = logging.getLogger(__name__)


async def as_they_like(store: Store, seat: Seat) -> Seat:
    """Return the seat with what its person has set: language, text mode, whether they write.

    It is returned as it is where they have set nothing, or the store fails.
    """
    if seat.user_id is None:
        return seat
    try:
        personal = await read_personal(store, seat.user_id)
    except StoreError as wrong:
        log.warning("a seat is taken without its person's settings: %s", type(wrong).__name__)
        return seat
    seat.language = personal.language or seat.language
    seat.text_mode, seat.writes = personal.text_mode, personal.writes
    return seat
