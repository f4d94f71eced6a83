"""The set-up: tokens, cards, Commander, Role swap (MF-2, MF-13.2 to 13.5)."""

from engines.mafie.cards import commander, role_swap
from engines.mafie.components import NEUTRAL, NEW_GANG
from engines.mafie.ending import check_end
from engines.mafie.seats import open_seats
from engines.mafie.table import Town


async def set_up(t: Town) -> None:
    """Deal, show the cards of the start, and check that the game is not over already (MF-9.5 c). Raises Over."""
    state = t.state
    t.begin_chapter(0)
    for seat, token in zip(state.seats, t.deal_tokens(), strict=True):
        seat.token = token
    open_seats(t)
    for number in range(t.seats):
        tell_role(t, number)
    if state.extended:
        deal_cards(t)
        commander.appear(t)
        await role_swap.exchange(t)
    check_end(t)


def deal_cards(t: Town) -> None:
    """Show the set to all and deal one card to each seat (MF-13.2, 13.3)."""
    state = t.state
    state.card_set = t.deal_set()
    state.gang = NEW_GANG[0] in state.card_set
    cards = t.deal_cards()
    t.tell(None, "mf-set", cards=tuple(f"card:{card}" for card in state.card_set), neutral=cards.count(NEUTRAL))
    for seat, card in zip(state.seats, cards, strict=True):
        seat.card = card
    for number in range(t.seats):
        role_swap.tell_card(t, number)


def tell_role(t: Town, number: int) -> None:
    """Let a player look at his token (MF-2.3)."""
    t.whisper((number,), "mf-role", token=f"token:{t.state.seats[number].token}")
