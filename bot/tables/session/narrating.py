"""What a human narrator does at a table: let it go on at a gate (TALK.md, section 7)."""

from bot.tables.refusal import Refused
from bot.tables.session.core import LiveTable
from bot.tables.session.entries import Talk
from bot.tables.session.gates import Held
from bot.tables.session.narrators import narrator_of
from bot.tables.session.retry_on_conflict import retry_on_conflict


class Narrating:
    """What happens at the gates of one table. Everything here raises Refused."""

    __slots__ = ("table",)

    def __init__(self, table: LiveTable) -> None:
        self.table = table

    @property
    def waiting(self) -> Held | None:
        """The gate that waits for the narrator now, also while the clocks stand still."""
        course = self.table.course
        if course is None or narrator_of(self.table) is None:
            return None
        return course.time.gate(self.table.now())

    @retry_on_conflict
    async def go_on(self, user_id: int, notice: int) -> None:
        """Let the table go on where it waits for the narrator: at the gate before the notice of this number."""
        table = self.table
        async with table.lock:  # the last verdict of a game is read as well, when the game itself is over
            table.only_host(user_id)
            await table.trust()
            course = table.running
            if narrator_of(table) != user_id:
                raise Refused("narrator-only")
            if table.phase == "paused":
                raise Refused("gate-paused")
            gate = course.time.gates.waiting(table.now())
            if gate is None or gate.notice != notice:
                raise Refused("gate-open")
            await table.commit(Talk("gate", n=notice))

    @retry_on_conflict
    async def end(self) -> bool:
        """Let the evening be led without a narrator from now on; False when it is so already."""
        table = self.table
        async with table.lock:
            await table.trust()
            if table.course is None or not table.talking.narrator or table.phase not in ("running", "paused"):
                return False
            await table.commit(Talk("option", key="narrator", value=False))
            return True
