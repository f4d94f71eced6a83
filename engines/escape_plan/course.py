"""The course of the game: three days of six phases, and the table that the kernel runs (EP-3, EP-8)."""

from pydantic import BaseModel

from engines.escape_plan import asks, bots
from engines.escape_plan.asks import single, word
from engines.escape_plan.ending import finish, lost, over
from engines.escape_plan.moves.ends import affordable_escape
from engines.escape_plan.phases import adjust, income, patrol, place_tiles, sort_order
from engines.escape_plan.places import LAST_DAY
from engines.escape_plan.setup import set_up
from engines.escape_plan.state import Part
from engines.escape_plan.table import City
from engines.escape_plan.turns import take_turn
from engines.escape_plan.viewing import view
from engines.escape_plan.views import EscapePlanView
from engines.table import Aborted, Outcome, folded, seat_ref

PARTS: tuple[Part, ...] = ("morning", "afternoon", "evening", "night", "dawn")
EXTRA: tuple[Part, ...] = ("night", "dawn")
"""Parts in which a turn costs an extra-action token (EP-8.3)."""


class EscapePlan(City):
    """The city with its rules, as the kernel runs it."""

    async def play(self) -> Outcome:
        """Play the three days (EP-3.1); the host may end the game at any time."""
        try:
            await set_up(self)
            for day in range(1, LAST_DAY + 1):
                if not await play_day(self, day):
                    break
        except Aborted:
            return finish(self, "aborted")
        return finish(self)

    def view(self, seat: int | None) -> BaseModel:
        """Return the ``EscapePlanView`` of ``seat`` (None: a spectator)."""
        return self.look(seat)

    def look(self, seat: int | None) -> EscapePlanView:
        """Return the view, typed."""
        return view(self, seat)


async def play_day(t: City, day: int) -> bool:
    """Play the six phases of a day (EP-3.1, 3.2); return whether the game goes on."""
    begin_day(t, day)
    if day > 1:
        await income(t)
    patrol(t)
    await place_tiles(t)
    sort_order(t)
    if not await action_phase(t):
        return False
    if day < LAST_DAY:
        new_day(t)
    return True


def begin_day(t: City, day: int) -> None:
    """Begin a day and fold the chronicle of the days before, which is final."""
    state = t.state
    state.day = day
    state.past = folded(state.past, state.chronicle)
    t.tell(None, "ep-day", day=day)
    t.mark()


async def action_phase(t: City) -> bool:
    """Phase 5: the five parts (EP-8.1); return whether the game goes on."""
    state = t.state
    state.phase = "actions"
    for part in PARTS:
        if not await play_part(t, part):
            return False
    state.part = None
    state.acted = []
    return True


async def play_part(t: City, part: Part) -> bool:
    """Play both halves of a part (EP-8.1 to 8.5); return whether the game goes on (EP-27.1, 29.14)."""
    state = t.state
    state.part = part
    state.acted = []
    for actor in t.actors:
        t.figure(actor).held = t.figure(actor).tokens
    t.tell(None, "ep-part", part=f"part:{part}", day=state.day)
    for actor in list(state.order):
        if t.in_city(actor) and (part not in EXTRA or await spends_token(t, actor)):
            await (bots.take_turn(t, actor) if t.is_bot(actor) else take_turn(t, actor, part))
            if lost(t):
                return False
        state.acted.append(actor)
    await adjust(t)
    return not over(t)


async def spends_token(t: City, actor: int) -> bool:
    """Return whether ``actor`` takes a turn at night or dawn for a token held since before the part (EP-8.3, 8.4, 28.3)."""
    one = t.figure(actor)
    if not one.held:
        return False
    if not t.is_bot(actor):
        flee = t.state.day == LAST_DAY and affordable_escape(t, actor, toll_due=True)
        options = (word("act"), word("pass"))
        pick = await t.decide(single(asks.EXTRA_ACTION, actor, options, "act" if flee else "pass", "extra_action"))
        if pick == "pass":
            t.tell(None, "ep-pass", seat=seat_ref(actor), part=f"part:{t.state.part}")
            return False
    one.tokens -= 1
    t.state.tokens += 1
    t.tell(None, "ep-act", who=t.ref(actor))
    return True


def new_day(t: City) -> None:
    """Phase 6: rest tokens turn to the sun, the time marker to the morning (EP-25)."""
    state = t.state
    state.phase = "new_day"
    for player in state.players:
        player.rested = False
    t.tell(None, "ep-new-day", day=state.day + 1)
