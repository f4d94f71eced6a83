"""Control of a location: its pile and the Secret Deals (MC-4.5, 4.6, 5.1, 5.7 to 5.10). Pure functions."""

from collections.abc import Sequence

from engines.mafia_city.components import STRICT

Deals = Sequence[tuple[int, int]]
"""Uncancelled Secret Deals: seat and card, in the order of playing."""


def totals(pile: Sequence[int], deals: Deals, seats: int) -> list[int]:
    """Return tokens and Secret Deals by seat (MC-5.1)."""
    count = [0] * seats
    for seat in pile:
        count[seat] += 1
    for seat, _ in deals:
        count[seat] += 1
    return count


def leaders(count: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the most, ties included; none at an empty location."""
    most = max(count)
    return tuple([seat for seat, number in enumerate(count) if number == most]) if most else ()


def seniority(seat: int, pile: Sequence[int], deals: Deals) -> tuple[int, int]:
    """Rank a seat in a tie, the lowest first: by its lowest token, without one by its earliest Secret Deal (MC-4.5, 5.7)."""
    if seat in pile:
        return 0, pile.index(seat)
    return 1, next((number for number, (player, _) in enumerate(deals) if player == seat), len(deals))


def controller(number: int, pile: Sequence[int], deals: Deals, seats: int) -> int | None:
    """Return the controller of location ``number``, None for nobody (MC-4.5, 4.6, 4.9)."""
    if not pile:
        return None
    best = leaders(totals(pile, deals, seats))
    if len(best) == 1:
        return best[0]
    return None if number in STRICT else min(best, key=lambda seat: seniority(seat, pile, deals))


def open_to_change(number: int, pile: Sequence[int], deals: Deals, cards: Sequence[int]) -> bool:
    """Return whether some player could change the result if all their cards were Secret Deals (MC-5.8, 5.9).

    ``cards``: the number of cards by seat. More Secret Deals never help less, so all are tried at once; at strict locations drawing level
    is enough.
    """
    if not pile:
        return False
    count = totals(pile, deals, len(cards))
    best = leaders(count)
    most = count[best[0]]
    if number in STRICT:
        return any(held and (len(best) > 1 if seat in best else count[seat] + held >= most) for seat, held in enumerate(cards))
    now = best[0] if len(best) == 1 else min(best, key=lambda seat: seniority(seat, pile, deals))
    for seat, held in enumerate(cards):
        if held and seat != now:
            if count[seat] + held > most:
                return True
            if count[seat] + held == most and seniority(seat, pile, deals) < seniority(now, pile, deals):
                return True
    return False
