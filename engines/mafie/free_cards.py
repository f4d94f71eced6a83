"""The free cards, Wiretap (card 7, MF-27) and Shot from the corner (card 11, MF-31): open beside P1 to P5 and P7 (MF-14.5)."""

from engines.mafie import asks
from engines.mafie.components import CORNER_SHOT, WIRETAP
from engines.mafie.strike import strike
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of, seat_ref


def open_free(t: Town) -> None:
    """Ask the holders of usable free cards; the questions end with the step (MF-14.5).

    Within a day a question remains the same object as long as its targets remain, so that no holder is asked again at every step.
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
        tap(t, answer.ask.seat, seat_of(answer.picks[0]))
    elif name == asks.CORNER_SHOT:
        await shoot(t, answer.ask.seat, seat_of(answer.picks[0]))
    open_free(t)
    return None


def tap(t: Town, seat: int, target: int) -> None:
    """Show the Wiretap and its target; the holder alone sees the target's token (MF-27.2)."""
    t.announce_card(seat, WIRETAP, target=target)
    token = t.state.seats[target].token
    t.state.seats[seat].knows[target] = token
    t.whisper((seat,), "mf-tapped", seat=seat_ref(target), token=f"token:{token}")


async def shoot(t: Town, seat: int, target: int) -> None:
    """Show the Shot from the corner and strike the target at once; the shooter stays (MF-31.2). Raises Over when that ends the game."""
    t.announce_card(seat, CORNER_SHOT, target=target)
    await strike(t, target, "corner_shot", seat)
