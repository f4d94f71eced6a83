"""The deal: everybody has turned the token over before the first question comes."""

import asyncio
import dataclasses
import time
from pathlib import Path
from typing import Any

from bot.presenting.texts import words_in
from tests.night.evening import FAST, Evening

DEAL, FACTOR = 10.0, 0.05


class Heard:
    """When each person's hand told how to turn the token, and when the first question came."""

    def __init__(self, evening: Evening) -> None:
        self.turned: dict[int, float] = {}
        self.asked: dict[int, float] = {}
        self._sentence = words_in(evening.language)("hand-turn")

    def __call__(self, exchange: Any) -> None:
        if "/messages" not in exchange.path or exchange.status != 200 or exchange.method not in ("POST", "PATCH"):
            return  # also the whole channel may be read, when a letter is looked for
        place, body = int(exchange.answer["channel_id"]), repr(exchange.answer)
        if self._sentence in body:
            self.turned.setdefault(place, time.monotonic())
        if exchange.method == "POST" and ":mafie.night." in body:
            self.asked.setdefault(place, time.monotonic())


async def test_the_token_is_turned_over_before_the_first_night_asks(tmp_path: Path) -> None:
    """The first question may be a decoy (MF-15.5): by then everybody knows where the token is, and has had a moment to look at it."""
    async with Evening(tmp_path, tempo=dataclasses.replace(FAST, factor=FACTOR)) as evening:
        heard = Heard(evening)
        evening.discord.watchers.append(heard)
        people = evening.crowd(7)
        await evening.open_table(people[0])
        await evening.seat(people)
        await evening.deal(people[0])
        dealt = time.monotonic()
        places = {person.open_dm().id for person in people}
        await evening.eventually(lambda: places <= heard.asked.keys())
        assert min(heard.asked.values()) >= dealt + DEAL * FACTOR - 0.1
        assert all(heard.turned[place] < heard.asked[place] for place in places)


async def test_a_table_that_hears_of_deal_and_night_at_once_hears_of_the_token_first(tmp_path: Path) -> None:
    """As after a bot that was away when the night began: the hand stands before the question."""
    async with Evening(tmp_path, tempo=dataclasses.replace(FAST, factor=FACTOR)) as evening:
        heard = Heard(evening)
        evening.discord.watchers.append(heard)
        people = evening.crowd(7)
        await evening.open_table(people[0])
        await evening.seat(people)
        seat_messages = evening.session.messages.seat_messages
        show, seat_messages.show = seat_messages.show, _nothing  # type: ignore[method-assign]  # as if nothing could be sent
        await evening.deal(people[0])
        await asyncio.sleep(DEAL * FACTOR + 0.2)
        seat_messages.show = show  # type: ignore[method-assign]
        evening.session.outbox.wake()
        places = {person.open_dm().id for person in people}
        await evening.eventually(lambda: places <= heard.asked.keys())
        assert all(heard.turned[place] < heard.asked[place] for place in places)


async def _nothing() -> None:
    pass
