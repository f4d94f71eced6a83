"""The set-up: ring, prince, colours (ZB-1, ZB-15.2, 15.3)."""

from engines.table import seat_ref, seats_arg
from engines.zbojnici import asks
from engines.zbojnici.components import COLORS, DUEL_GUARDS, FIGURES, PRINCE_COLOR, RESERVE_GUARDS
from engines.zbojnici.table import City


async def set_up(t: City) -> None:
    """Lay out the city, draw the prince, and let the robbers choose their colours."""
    state = t.state
    state.days = t.deal_days()
    t.begin_chapter(0, "")
    t.tell(None, "zb-city", districts=tuple(f"district:{place.district}" for place in state.places))
    for player in state.players:
        player.bandits = FIGURES
    if t.duel:
        give_duel_guards(t)
    else:
        crown(t, t.draw_prince())
    await choose_colors(t)


def crown(t: City, seat: int) -> None:
    """Make ``seat`` the prince (ZB-1.6, 1.7, 1.9, 1.10)."""
    prince = t.state.players[seat]
    prince.role, prince.color = "prince", PRINCE_COLOR
    prince.bandits, prince.guards = 0, FIGURES
    t.state.prince = seat
    t.tell(None, "zb-prince", seat=seat_ref(seat), robbers=seats_arg(t.robbers()))


def give_duel_guards(t: City) -> None:
    """Give each player of the duel his guard; the third one waits (ZB-15.3)."""
    for player in t.state.players:
        player.guards = DUEL_GUARDS
    t.state.reserve = RESERVE_GUARDS
    t.tell(None, "zb-duel", seats=seats_arg(range(t.seats)))


async def choose_colors(t: City) -> None:
    """D1: all robbers at once, first come; the last colour needs no question (ZB-1.9).

    The questions stay the same objects as their options shrink, so there is one clock and no press is lost.
    """
    state = t.state
    state.step = "color"
    free = list(COLORS)
    open_asks = tuple(asks.color(seat) for seat in t.robbers())
    t.begin_step()
    t.checkpoint()
    while open_asks:
        state.awaited = [ask.seat for ask in open_asks]
        if len(free) == 1:
            take_color(t, open_asks[0].seat, free[0])
            break
        answer = await t.next(open_asks)
        taken = asks.name_of(answer.picks[0])
        take_color(t, answer.ask.seat, taken)
        free.remove(taken)
        open_asks = tuple(ask for ask in open_asks if ask is not answer.ask)
        for ask in open_asks:
            ask.options = tuple(asks.color_option(one) for one in free)
            ask.default = (ask.options[0].id,)
    state.awaited = []
    state.step = None
    t.set_colors()


def take_color(t: City, seat: int, color: str) -> None:
    """Give ``seat`` its colour."""
    t.state.players[seat].color = color
    t.tell(None, "zb-color", seat=seat_ref(seat), color=f"color:{color}")
