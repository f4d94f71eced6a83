"""What the host may do while a game runs: clocks and seats, never the rules (MF-15.19). Each leaves one public line."""

from bot.store import Phase, StoreError
from bot.tables.record.core import TableCore
from bot.tables.record.course import Kind
from bot.tables.record.seating import Seat
from bot.tables.refusal import Refused

MOST_EXTENSION = 3600.0
"""The longest single extension, in seconds."""


class HostMoves(TableCore):
    """Pause, resume, extend, skip, take back, end; hand over a seat or the table."""

    async def pause(self, user_id: int, reason: str = "") -> None:
        """Stop every clock."""
        async with self.lock:
            await self._as_host(user_id)
            if self.phase == "paused":
                raise Refused("no-paused")
            await self._commit_phase("pause", {"reason": reason[:200]}, "paused")

    async def stop_clocks(self, reason: str) -> None:
        """Pause by itself: the place of the game is gone."""
        async with self.lock:
            await self.trust()
            if self.phase == "running":
                await self._commit_phase("pause", {"reason": reason}, "paused")

    async def resume(self, user_id: int) -> None:
        """Let the clocks run on with what was left."""
        async with self.lock:
            await self._as_host(user_id)
            if self.phase != "paused":
                raise Refused("no-pause")
            await self._commit_phase("resume", {}, "running")

    async def extend(self, user_id: int, seconds: float) -> None:
        """Give every open question more time: 10 seconds to one hour."""
        async with self.lock:
            await self._as_host(user_id)
            if not 10 <= seconds <= MOST_EXTENSION:
                raise Refused("no-extension")
            await self.commit("extend", {"seconds": seconds})

    async def skip(self, user_id: int) -> None:
        """Let the clocks of the open step run out now. Not a night phase: its length may tell nothing."""
        async with self.lock:
            await self._as_host(user_id)
            course = self.running
            if course.in_night or course.time.released(self.now()) < len(course.game.notices):
                raise Refused("no-skip-night")
            asks = [ask.id for ask in course.game.asks if ask.clock is not None]
            if not asks:
                raise Refused("no-skip")
            await self.commit("expire", {"asks": asks, "by": "host"})

    async def undo(self, user_id: int) -> None:
        """Take the game back to the last checkpoint since which nothing hidden has been shown."""
        async with self.lock:
            await self._as_host(user_id)
            game = self.running.game
            before = [move for move in game.checkpoints if move < game.moves_made]
            if not before or game.outcome is not None:
                raise Refused("no-undo")
            await self.commit("undo", {"to": before[-1]})

    async def end(self, user_id: int) -> None:
        """End the game without winners."""
        async with self.lock:
            await self._as_host(user_id)
            await self.commit("end", {})

    async def replace(self, by: int, seat: int, user_id: int, name: str, *, language: str = "") -> None:
        """Hand a seat to another person, who must not know more than the seat (MF-15.15)."""
        async with self.lock:
            await self._as_host(by)
            place = self.seat(seat)
            if self.seat_of(user_id) is not None or user_id in self._knowing():
                raise Refused("no-replacement")
            await self._reseat(place, Seat(seat, user_id, name, language=language, joined_at=self.now()), leaves=True)

    async def automate(self, by: int | None, seat: int) -> None:
        """Let a machine play a seat, openly, until its owner returns. ``by`` None: the owner has left the server."""
        async with self.lock:
            if by is not None:
                await self._as_host(by)
            place = self.seat(seat)
            if place.automat:
                raise Refused("no-automat-already")
            made = Seat(seat, None, place.name, automat=True, owner=place.user_id, language=place.language, joined_at=self.now())
            await self._reseat(place, made, leaves=False)

    async def give_back(self, user_id: int, seat: int) -> None:
        """Give a seat back to its owner."""
        async with self.lock:
            await self.trust()
            place = self.seat(seat)
            if not place.automat or place.owner != user_id:
                raise Refused("no-foreign")
            made = Seat(seat, user_id, place.name, language=place.language, text_mode=place.text_mode, joined_at=self.now())
            await self._reseat(place, made, leaves=False)

    async def handover(self, by: int, user_id: int, name: str = "") -> None:
        """Make another person the host of the table."""
        async with self.lock:
            await self._as_host(by)
            if user_id == self.host_id:
                raise Refused("no-handover")
            setup = {**self.setup, "host_name": name}
            if self.course is None:
                await self.store.save_table(self.id, host_id=user_id, setup=setup)
                self.on_change()
            else:
                await self.commit("host", {"to": str(user_id)}, host_id=user_id, setup=setup)
            self.host_id, self.setup = user_id, setup

    async def inherit(self) -> str | None:
        """Find a new host when the old one has left the server: who is host beside him, or who sits first. Return the name, if any.

        Raises Refused when that cannot be written down.
        """
        async with self.lock:
            heirs = [seat for seat in self.people if seat.user_id != self.host_id]
            heirs.sort(key=lambda seat: (seat.user_id not in self.cohosts, seat.seat))
            if not heirs or (heir := heirs[0]).user_id is None:
                return None
            setup = {**self.setup, "host_name": heir.name}
            if self.course is None:
                try:
                    await self.store.save_table(self.id, host_id=heir.user_id, setup=setup)
                except StoreError as wrong:
                    raise Refused("no-store") from wrong
            else:
                await self.trust()
                await self.commit("host", {"to": str(heir.user_id)}, host_id=heir.user_id, setup=setup)
            self.host_id, self.setup = heir.user_id, setup
            self.on_change()
            return heir.name

    async def remove(self, by: int, seat: int) -> None:
        """Take a seat out of the game at the next checkpoint (MF-15.16)."""
        await self._withdraw(by, seat, "withdraw")

    async def disqualify(self, by: int, seat: int) -> None:
        """Take a seat out of the game for breaking the conduct; it does not win (MF-15.18)."""
        await self._withdraw(by, seat, "disqualify")

    async def resign(self, user_id: int) -> None:
        """Let a person give up the own seat."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refused("no-foreign")
        await self._withdraw(None, seat, "withdraw")

    async def _withdraw(self, by: int | None, seat: int, option: str) -> None:
        async with self.lock:
            if by is not None:
                await self._as_host(by)
            await self.trust()
            for ask in self.running.game.asks:
                if ask.seat == seat and not ask.holds and any(made.id == option for made in ask.options):
                    payload = {"ask": ask.id, "picks": [option], "by": "seat" if by is None else "host"}
                    await self.commit("answer", payload)
                    return
            raise Refused("no-withdrawal")

    async def _as_host(self, user_id: int) -> None:
        self.only_host(user_id)
        await self.trust()
        if self.running.game.outcome is not None:
            raise Refused("no-game")

    async def _commit_phase(self, kind: Kind, payload: dict[str, str], phase: Phase) -> None:
        before, self.phase = self.phase, phase
        try:
            await self.commit(kind, payload, phase=self.phase)
        except Refused:
            self.phase = before
            raise

    def _knowing(self) -> set[int]:
        """People who have held a seat of this game or have entered the graveyard: they know more than a new seat may."""
        return {int(user) for user in (*self.setup.get("former", ()), *self.setup.get("ghosts", ()))}

    async def _reseat(self, old: Seat, new: Seat, *, leaves: bool) -> None:
        setup = self.setup
        if leaves and (gone := old.user_id or old.owner) is not None:
            setup = {**setup, "former": [*setup.get("former", ()), str(gone)]}
        payload = {"seat": new.seat, "user": str(new.user_id or ""), "name": new.name, "automat": new.automat}
        await self.commit("seat", payload, seats=(new.row(),), setup=setup)
        self.setup = setup
        self.seats[self.seats.index(old)] = new
        self.on_change()
