"""Who narrates at a table, and what a narrator may do: let the table go on at a gate (TALK.md, section 7)."""

from bot.tables.manners import manners_of
from bot.tables.record.core import LiveTable
from bot.tables.record.entries import Talk
from bot.tables.record.gates import Held
from bot.tables.refusal import Refused


def holds_seat(table: LiveTable, user_id: int) -> bool:
    """Whether a person sits at a table, or has a chair there that a machine keeps."""
    return any(user_id in (seat.user_id, seat.owner) for seat in table.seats)


def narrator_of(table: LiveTable) -> int | None:
    """Return who leads the evening aloud: the host without a seat, where the table wants a narrator; else None (TK-7.1)."""
    return table.host_id if table.talking.narrator and not holds_seat(table, table.host_id) else None


def reader_of(table: LiveTable) -> int | None:
    """Return the narrator who sees the tokens, None when there is none (TK-7.6)."""
    return narrator_of(table) if table.talking.narrator_sees == "all" else None


def has_narrator(game: str) -> bool:
    """Whether a game can be narrated by a person: its manners say where it waits."""
    return bool(manners_of(game).gates)


class Narrating:
    """What happens at the gates of one table. Everything here raises Refused."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def waiting(self) -> Held | None:
        """The gate that waits for the narrator now, also while the clocks stand still."""
        course = self.table.course
        if course is None or narrator_of(self.table) is None:
            return None
        paused = course.time.paused_at
        return course.time.gates.waiting(self.table.now() if paused is None else paused)

    async def go_on(self, user_id: int, notice: int) -> None:
        """Let the table go on where it waits for the narrator: at the gate before the notice of this number."""
        table = self.table
        async with table.as_host(user_id) as course:
            if narrator_of(table) != user_id:
                raise Refused("narrator-only")
            if table.phase == "paused":
                raise Refused("gate-paused")
            gate = course.time.gates.waiting(table.now())
            if gate is None or gate.notice != notice:
                raise Refused("gate-open")
            await table.commit(Talk("gate", n=notice))

    async def end(self) -> bool:
        """Let the evening be led without a narrator from now on; False when it is so already."""
        table = self.table
        async with table.lock:
            await table.trust()
            if table.course is None or not table.talking.narrator or table.phase not in ("running", "paused"):
                return False
            await table.commit(Talk("option", key="narrator", value=False))
            return True
