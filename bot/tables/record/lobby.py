"""The lobby: people sit down, get ready, options are chosen, and the deal.

Each change is durable before it is acknowledged. The commitment to the deal is made when the lobby opens; the ids of the ready presses,
which come after it, become a part of the seed, so that nobody can pick a lucky one.
"""

import asyncio
import secrets
from typing import Any

import engines
from bot.store import StoreError
from bot.tables.record.core import TableCore
from bot.tables.record.course import Entry
from bot.tables.record.seating import Seat
from bot.tables.refusal import Refused
from engines.chance import commitment, seed_of

LOBBY_LASTS = 2 * 3600.0
"""Seconds after which a lobby in which nothing happens closes itself."""


def new_seal() -> dict[str, str]:
    """Return the secret part of a deal (hex) and the commitment to it that is published before."""
    salt, secret = secrets.token_bytes(16), secrets.token_bytes(32)
    return {"salt": salt.hex(), "secret": secret.hex(), "seal": commitment(salt, secret)}


class LobbyMoves(TableCore):
    """What may be done at a table before the deal."""

    def only_lobby(self) -> None:
        """Raise Refused when the cards are dealt or the lobby is closed."""
        if self.phase != "lobby":
            raise Refused("no-lobby")

    @property
    def waiting(self) -> list[tuple[int, str]]:
        """The waiting list: people by id and name, in order of arrival."""
        return [(int(user), name) for user, name in self.setup.get("waiting", ())]

    async def sit(self, user_id: int, name: str, *, language: str = "") -> int | None:
        """Seat a person; return the seat, or None for a place on the waiting list. Raises Refused when already here."""
        async with self.lock:
            self.only_lobby()
            if self.seat_of(user_id) is not None:
                raise Refused("no-already-seated")
            if len(self.seats) >= self.rulebook.seats[-1]:
                if user_id not in [user for user, _ in self.waiting]:
                    await self._set(waiting=[*([str(user), known] for user, known in self.waiting), [str(user_id), name]])
                return None
            seat = Seat(len(self.seats), user_id, name, language=language, joined_at=self.now())
            await self._durable(self.store.put_seat(self.id, seat.row()))
            self.seats.append(seat)
            self._lobby_changed()
            return seat.seat

    async def ready(self, user_id: int, press_id: int, *, deaf: bool = False) -> None:
        """Note the ready press of a seated person; its id becomes a part of the seed. ``deaf``: no DM reached the person."""
        async with self.lock:
            self.only_lobby()
            number = self.seat_of(user_id)
            if number is None:
                raise Refused("no-seat-yet")
            seat = self.seat(number)
            seat.press, seat.deaf = press_id, deaf
            await self._durable(self.store.put_seat(self.id, seat.row()))
            self._lobby_changed()

    async def leave(self, user_id: int) -> None:
        """Let a person get up, or leave the waiting list; the first who waits takes the free chair."""
        async with self.lock:
            self.only_lobby()
            number = self.seat_of(user_id)
            if number is not None:
                await self._vacate(number)
            elif user_id in [user for user, _ in self.waiting]:
                await self._set(waiting=[[str(user), name] for user, name in self.waiting if user != user_id])
            else:
                raise Refused("no-seat-yet")

    async def note_readable(self) -> None:
        """Note that somebody who sits here may read hidden threads of this server; whoever it is, is not kept."""
        async with self.lock:
            self.only_lobby()
            if not self.setup.get("readable"):
                await self._set(readable=True)
                self._lobby_changed()

    async def clear(self, seat: int) -> None:
        """Take a person or a machine off a chair; the host's doing."""
        async with self.lock:
            self.only_lobby()
            self.seat(seat)
            await self._vacate(seat)

    async def _vacate(self, number: int) -> None:
        left = [seat for seat in self.seats if seat.seat != number]
        if self.waiting:
            (user, name), *others = self.waiting
            left.append(Seat(len(left), user, name, joined_at=self.now()))
            await self._set(waiting=[[str(person), known] for person, known in others])
        for place, seat in enumerate(left):
            seat.seat = place
        for seat in left[number:]:
            await self._durable(self.store.put_seat(self.id, seat.row()))
        if len(left) < len(self.seats):
            await self._durable(self.store.remove_seat(self.id, len(left)))
        self.seats = left
        self._lobby_changed()

    async def fill(self, count: int) -> int:
        """Seat up to ``count`` automated players under names that nobody bears; return how many found a chair."""
        async with self.lock:
            self.only_lobby()
            free = self.rulebook.seats[-1] - len(self.seats)
            taken = {seat.name for seat in self.seats}
            names = [name for name in self.words("automat-names").split() if name not in taken]
            seated = 0
            for name in names[: min(count, free)]:
                seat = Seat(len(self.seats), None, name, automat=True, press=0, joined_at=self.now())
                await self._durable(self.store.put_seat(self.id, seat.row()))
                self.seats.append(seat)
                seated += 1
            self._lobby_changed()
            return seated

    async def change(self, option: str, value: Any) -> None:
        """Change one option of the rulebook. Raises Refused with the rulebook's own reason when the value is impossible."""
        async with self.lock:
            self.only_lobby()
            options = {**self.options, option: value}
            try:
                model = self.rulebook.read_options(options)
                if len(self.seats) in self.rulebook.seats:
                    engines.start(self.game, seats=len(self.seats), options=options, seed=0)
            except engines.BadSetup as wrong:
                raise Refused(wrong.text.key, **wrong.text.args) from wrong
            made = model.model_dump(mode="json")
            await self._durable(self.store.save_table(self.id, options=made))
            self.options = made
            self.setup["changed"] = {**self.setup.get("changed", {}), option: self.now()}
            self._lobby_changed()

    @property
    def everyone_ready(self) -> bool:
        """Whether all people at the table have pressed ready and there are enough seats."""
        return len(self.seats) in self.rulebook.seats and bool(self.people) and all(seat.press for seat in self.people)

    async def start(self, user_id: int | None) -> None:
        """Deal. ``user_id`` None: everyone is ready. Raises Refused: not the host, too few seats, options that do not fit."""
        async with self.lock:
            self.only_lobby()
            if user_id is not None and not self.may_host(user_id) and not self.everyone_ready:
                raise Refused("no-host")
            await self._deal()

    async def _deal(self) -> None:
        presses = [seat.press or 0 for seat in self.seats]
        seed = seed_of(bytes.fromhex(self.setup["secret"]), presses)
        at = self.now()
        before = self.seed, self.setup
        self.seed = f"{seed:032x}"
        self.setup = {**self.setup, "presses": [str(press) for press in presses], "started_at": at, "waiting": []}
        try:
            course = self.new_course()
            course.apply(Entry("deal", at))
            await asyncio.shield(
                self.store.append(
                    self.id, 0, at, "deal", {}, phase="running", seed=self.seed, setup=self.setup, rules_version=self.rulebook.version
                )
            )
        except engines.BadSetup as wrong:
            self.seed, self.setup = before
            raise Refused(wrong.text.key, **wrong.text.args) from wrong
        except StoreError as wrong:
            self.seed, self.setup = before
            raise Refused("no-store") from wrong
        self.phase = "running"
        self.take(course)
        self.on_change()

    async def cancel(self, user_id: int | None) -> None:
        """Close the lobby without a game. ``user_id`` None: it closed itself."""
        async with self.lock:
            self.only_lobby()
            if user_id is not None:
                self.only_host(user_id)
            self.setup["expired"] = user_id is None
            await self._durable(self.store.save_table(self.id, phase="cancelled"))
            self.phase = "cancelled"
            self.on_change()

    async def _set(self, **setup: Any) -> None:
        """Change entries of ``setup``, durably."""
        made = {**self.setup, **setup}
        await self._durable(self.store.save_table(self.id, setup=made))
        self.setup = made

    async def _durable(self, write: Any) -> None:
        """Wait for a write. Raises Refused when the store fails; then nothing is changed in memory either."""
        try:
            await asyncio.shield(write)
        except StoreError as wrong:
            raise Refused("no-store") from wrong

    def _lobby_changed(self) -> None:
        self.setup["touched"] = self.now()
        self.on_change()
