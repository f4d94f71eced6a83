"""The free cards, Wiretap and Corner shot: open beside P1 to P5 and P7 (MF-14.5)."""

from engines.mafie import asks
from engines.mafie.cards import corner_shot, wiretap
from engines.mafie.components import CORNER_SHOT, WIRETAP
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of


def open_free(t: Town) -> None:
    """Ask the holders of usable free cards; the questions end with the step (MF-14.5).

    During one day a question stays the same object while its targets do, so that nobody is asked again at every step.
    """
    t.free = ()
    if not t.unspent(WIRETAP, CORNER_SHOT):
        return
    opened: list[Ask] = []
    for card, ask in ((CORNER_SHOT, asks.corner_shot), (WIRETAP, asks.wiretap)):
        holder = t.holder(card)
        if holder is not None and not t.state.seats[holder].withdrawing:
            question = ask(t, holder)
            if question.options:
                opened.append(next((kept for kept in t.kept if _same(kept, question)), question))
    t.free = t.kept = tuple(opened)


def _same(one: Ask, other: Ask) -> bool:
    return one.name == other.name and one.seat == other.seat and one.options == other.options


def close_free(t: Town) -> None:
    """End the step: the free cards lapse with it."""
    t.free = ()


async def daytime_answer(t: Town, questions: tuple[Ask, ...]) -> Answer | None:
    """Wait by day for an answer to one of ``questions``, the free cards beside them.

    None: a free card was used or somebody withdrew, so the step must look at the state again. A card is resolved completely first
    (MF-14.7); while it strikes somebody no other question is open (MF-14.6). Raises Over.
    """
    answer = await t.next(t.with_free(questions), beside=True)
    name = answer.ask.name
    if name not in (asks.WITHDRAW, asks.WIRETAP, asks.CORNER_SHOT):
        return answer
    if name == asks.WIRETAP:
        wiretap.tap(t, answer.ask.seat, seat_of(answer.picks[0]))
    elif name == asks.CORNER_SHOT:
        await corner_shot.shoot(t, answer.ask.seat, seat_of(answer.picks[0]))
    open_free(t)
    return None
