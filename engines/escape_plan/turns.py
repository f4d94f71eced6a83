"""A turn of a player: rest or move (EP-8.6 to 8.9, 9)."""

from engines.escape_plan import asks, ending, unlocking
from engines.escape_plan.asks import single, word
from engines.escape_plan.moves import ends, travelling, visits
from engines.escape_plan.moves.effects import refresh, with_actions
from engines.escape_plan.moves.escaping import escape
from engines.escape_plan.moves.visits import bonus
from engines.escape_plan.state import Part, Turn, TurnRecord
from engines.escape_plan.table import City
from engines.escape_plan.tiles import LOCATIONS
from engines.table import Ask, seat_ref

WITHOUT_VISIT = ("metro", "heli")
"""Kinds of location without a visit (EP-11.10, 15.1)."""


async def take_turn(t: City, seat: int, part: Part) -> None:
    """Play one whole turn (EP-8.9): toll, rest or move, last actions, bonus."""
    state, player = t.state, t.player(seat)
    state.turn = Turn(seat, part)
    record = TurnRecord(state.day, part, seat, "pass", player.location)
    state.chronicle.append(record)
    t.tell(None, "ep-turn", who=seat_ref(seat), part=f"part:{part}")
    if ending.toll(t, seat):
        await act(t, seat)
        record.kind = state.turn.kind or "pass"
    record.end, record.gone = player.location, player.gone
    record.wounds = state.turn.wounds
    state.turn = None


async def act(t: City, seat: int) -> None:
    """Rest or move, then the last actions and the bonus, unless the player has left (EP-8.6, 8.9)."""
    turn = t.turn
    while True:
        choice = await choose(t, seat)
        if choice == "rest":
            turn.kind, turn.moment = "rest", "rest"
            await rest(t, seat)
        elif choice == "pass":
            t.tell(None, "ep-no-turn", seat=seat_ref(seat))
        elif not await travelling.travel(t, seat):
            continue
        else:
            turn.kind = "move"
            await arrive(t, seat)
        break
    if t.in_city(seat):
        await last_actions(t, seat)
        turn.moment = "bonus"
        await bonus(t, seat)


async def choose(t: City, seat: int) -> str:
    """D-9: rest once a day, or move; pass only if neither is possible (EP-8.6, 8.8, 9.1)."""
    turn = t.turn
    turn.moment = "choice"
    pick = await with_actions(t, seat, lambda: choice_ask(t, seat))
    return pick or "pass"


def choice_ask(t: City, seat: int) -> Ask:
    """Return D-9 as of now."""
    words = ([] if t.player(seat).rested else ["rest"]) + (["move"] if ends.can_move(t, seat) else [])
    options = tuple([word(one) for one in words]) or (word("pass", "opt-ep-pass-turn"),)
    flee = travelling.late(t) and "move" in words and ends.affordable_escape(t, seat, toll_due=False)
    return single(asks.TURN, seat, options, "move" if flee else options[0].id)


async def arrive(t: City, seat: int) -> None:
    """Escape from the police, then visit the location or leave the city (EP-11.10, 13, 15.1, 26.6)."""
    turn, player = t.turn, t.player(seat)
    await escape(t, seat)
    if turn.leaving:
        ending.leave(t, seat)
        return
    turn.moment = "visit"
    if LOCATIONS[player.location].kind not in WITHOUT_VISIT:
        await visits.visit(t, seat)


async def last_actions(t: City, seat: int) -> None:
    """D-10: executive actions at the end of the turn, while one is usable (EP-8.9)."""
    t.turn.moment = "last"
    done = word("done")
    await with_actions(t, seat, lambda: single(asks.LAST, seat, (done,), done.id))


# ---- rest (EP-9)


async def rest(t: City, seat: int) -> None:
    """Turn the rest token, turn used things face up, and unlock an asset (EP-9.2 to 9.4)."""
    player = t.player(seat)
    player.rested = True
    t.tell(None, "ep-rest", seat=seat_ref(seat))
    refresh(t, seat)
    player.first_aid = True
    await unlocking.ask(t, seat, "rest")
