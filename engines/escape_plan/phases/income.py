"""Phase 1: income, and unlocking an asset while the notoriety is low (EP-4)."""

from engines.escape_plan import asks, unlocking
from engines.escape_plan.asks import named, word
from engines.escape_plan.components import LATE_UNLOCK
from engines.escape_plan.table import City
from engines.table import Answer, Ask

LOW_ROW = 2
"""The highest row below the first border (EP-4.3)."""


async def income(t: City) -> None:
    """Let everybody collect income; then those of low notoriety may unlock an asset for money (EP-4.1, 4.3)."""
    t.state.phase = "income"
    t.tell(None, "ep-income")
    for seat in t.humans_in_city():
        t.collect(seat, "income")
    await unlock_for_money(t)


async def unlock_for_money(t: City) -> None:
    """D-2, all at once: the answers are carried out together, in turn order (EP-4.3)."""
    state = t.state
    seats = [seat for seat in t.humans_in_city() if state.players[seat].row <= LOW_ROW and unlocking.locked(t, seat)]
    questions = tuple([_question(t, seat) for seat in seats if state.players[seat].cash >= LATE_UNLOCK])
    if not questions:
        return
    t.checkpoint()
    state.awaited = [ask.seat for ask in questions]
    given = await t.gather(questions, on_answer=lambda answer: _note(t, answer))
    for seat in seats:
        pick = given.get(seat, ("no",))[0]
        if pick != "no":
            t.pay(seat, LATE_UNLOCK, "late_unlock")
            unlocking.unlock(t, seat, pick.partition(":")[2], "late_unlock")


def _question(t: City, seat: int) -> Ask:
    options = (word("no", "opt-ep-no-unlock"), *[named("asset", one) for one in unlocking.locked(t, seat)])
    return Ask(asks.INCOME_UNLOCK, seat, options, ("no",), clock="income")


def _note(t: City, answer: Answer) -> None:
    t.state.awaited.remove(answer.ask.seat)
