"""Questions with executive actions beside their options (the mark ✚ in section 6, EP-22.1, 22.29)."""

from collections.abc import Callable

from engines.escape_plan.executive import effects
from engines.escape_plan.table import City
from engines.table import Ask


async def with_actions(t: City, seat: int, make: Callable[[], Ask | None]) -> str | None:
    """Ask the question that ``make`` builds, with every executive action usable now among its options; return the pick.

    An executive action is carried out, then the question is built anew and asked again. While one is being carried out no other is offered
    (EP-22.29). None: there is nothing to ask any more.
    """
    while True:
        question = make()
        if question is None:
            return None
        turn = t.turn
        if turn.lapsed or turn.acting:
            return await t.decide(question)
        question.options = (*question.options, *effects.offer(t, seat))
        pick = await t.decide(question)
        if not pick.startswith("use:"):
            return pick
        await use(t, seat, pick)
        if not t.in_city(seat):
            return None


async def use(t: City, seat: int, pick: str) -> None:
    """Carry out an executive action to its end before anything else (EP-22.29)."""
    t.turn.acting = True
    await effects.use(t, seat, pick)
    t.turn.acting = False
