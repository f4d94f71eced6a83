"""P0 to P2 and P7: dawn, the discussion with its opening window, the closing window (MF-6.2 to 6.6, MF-6.9, MF-11.4, MF-14)."""

from engines.mafie import asks
from engines.mafie.cards import lying
from engines.mafie.components import ARREST, CORNER_SHOT, HIDEOUT, KIDNAP, SAFE_CONDUCT, WIRETAP
from engines.mafie.free_cards import close_free, daytime_answer, open_free
from engines.mafie.night import without
from engines.mafie.seats import remove_withdrawn
from engines.mafie.strike import strike
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of, seat_ref


async def dawn(t: Town) -> None:
    """Wake the town and name the victim. Raises Over when a strike ends the game."""
    state = t.state
    state.phase = "dawn"
    remove_withdrawn(t)
    t.enter("dawn", "mf-dawn")
    t.checkpoint()
    exposed, state.exposed = state.exposed, None
    if exposed is not None and state.seats[exposed].living:
        await strike(t, exposed, "exposed")
    if state.victim is None or not state.seats[state.victim].living:
        state.victim = None
        t.tell(None, "mf-no-victim")
    else:
        await strike(t, state.victim, "mafia")
    lying.end_safe_conduct(t)


# ---- P1 and P2


async def discussion(t: Town) -> None:
    """P1 and P2: the town talks; Arrest and Kidnap may be shown at its beginning (MF-6.3, 6.4). Raises Over."""
    t.state.phase = "discussion"
    remove_withdrawn(t)
    t.enter("discussion")
    await talk(t, "open")


async def talk_again(t: Town) -> None:
    """Let the town talk before a repeated first ballot (MF-7.9, 7.21): it ends as P2 does, and there is no opening window."""
    phase, t.state.phase = t.state.phase, "discussion"
    await talk(t, "repeat")
    t.state.phase = phase


async def talk(t: Town, kind: str) -> None:
    """Let the town talk until enough are ready or the clock has run out (MF-6.6), and P1 is closed (MF-14.3)."""
    state = t.state
    window = opening_window(t) if kind == "open" else ()
    clock = "discussion" if kind == "open" else "tie_discussion"
    state.ready = []
    state.ready_needed = t.ready_needed()
    t.tell(None, "mf-discussion", kind=kind, needed=state.ready_needed)
    talking = tuple([asks.ready(seat, clock) for seat in t.living()])
    last: Ask | None = None
    time_is_up = False
    open_free(t)
    t.begin_step()
    t.checkpoint()
    opened = window + talking
    while (not enough(t) and talking and not time_is_up) or window:
        fallen = state.fallen
        answer = await daytime_answer(t, opened)
        if answer is None:
            window = still_asked(t, window, ARREST, KIDNAP)
            if state.fallen != fallen:
                window = tuple([offered_anew(t, ask) for ask in window])
                talking = talking_on(t, talking, last)
        elif answer.ask.name == asks.OPENING:
            play_opening(t, answer)
            window = still_asked(t, without(window, answer.ask), ARREST, KIDNAP)
        else:
            talking = without(talking, answer.ask)
            time_is_up = time_is_up or mark(t, answer)
            last = None if time_is_up else answer.ask
        opened = window + talking
    close_free(t)
    state.ready, state.ready_needed = [], None


def enough(t: Town) -> bool:
    """Return whether enough players are ready (MF-6.6), and note how many that is by now: somebody may have resigned."""
    t.state.ready_needed = t.ready_needed()
    return len(t.ready()) >= t.state.ready_needed


def mark(t: Town, answer: Answer) -> bool:
    """Note who is ready; return whether the clock has ended the discussion (an empty answer of one seat ends only its question)."""
    if answer.pick == "ready":
        t.state.ready.append(answer.ask.seat)
        t.tell(None, "mf-ready", seat=seat_ref(answer.ask.seat), ready=len(t.ready()), needed=t.ready_needed())
        return False
    return answer.lapsed and answer.ask.seat not in t.absent


def talking_on(t: Town, talking: tuple[Ask, ...], last: Ask | None) -> tuple[Ask, ...]:
    """Clear the marks after an elimination: ask the ready seats again, on the same clock (MF-6.6).

    The clock is that of a question still open; when all were ready, that of the ``last`` one (None: it has run out).
    """
    state = t.state
    asked_again, state.ready = state.ready, []
    state.ready_needed = t.ready_needed()
    if last is not None:
        running = talking[0] if talking else last
        talking += tuple([asks.ready(seat, str(running.clock), continues=running.id) for seat in asked_again])
    return tuple([ask for ask in talking if state.seats[ask.seat].living])


# ---- windows


def still_asked(t: Town, window: tuple[Ask, ...], *cards: int) -> tuple[Ask, ...]:
    """Return the questions of a window that have not lapsed: held for ``cards``, put to the seats that may hold one (MF-14.7, 14.12)."""
    if not window or not t.unspent(*cards):
        return ()
    asked = t.may_hold()
    return tuple([ask for ask in window if ask.seat in asked])


def opening_window(t: Town) -> tuple[Ask, ...]:
    """P1 (MF-14.3): ask every possible holder of Arrest or Kidnap, while one of them is unspent."""
    if not t.unspent(ARREST, KIDNAP):
        return ()
    return tuple([asks.opening(t, seat) for seat in t.may_hold()])


def offered_anew(t: Town, ask: Ask) -> Ask:
    """Return the question of P1 without the players who have been eliminated since it was put (MF-32.2)."""
    targets = [option for option in ask.options if option.id.startswith("seat:")]
    return asks.opening(t, ask.seat, continues=ask.id) if any(not t.state.seats[seat_of(option.id)].living for option in targets) else ask


def play_opening(t: Town, answer: Answer) -> None:
    """Show Arrest or Kidnap (MF-30, MF-32)."""
    seat, pick = answer.ask.seat, answer.pick
    if pick is None or pick == "pass":
        return
    if pick == f"card:{ARREST}":
        lying.show_arrest(t, seat)
    else:
        lying.show_kidnap(t, seat, seat_of(pick))


async def closing(t: Town) -> None:
    """P7: Hideout, Safe conduct, and a last chance for the free cards (MF-6.9, MF-14.4). Raises Over."""
    cards = (WIRETAP, HIDEOUT, SAFE_CONDUCT, CORNER_SHOT)
    if not t.unspent(*cards) or not t.may_hold():
        return
    t.state.phase = "closing"
    remove_withdrawn(t)
    window = tuple([asks.closing(t, seat) for seat in t.may_hold()])
    if not window:
        return
    open_free(t)
    t.begin_step()
    t.checkpoint()
    while window:
        answer = await daytime_answer(t, window)
        if answer is not None:
            window = without(window, answer.ask)
            if answer.pick == f"card:{HIDEOUT}":
                lying.show_hideout(t, answer.ask.seat)
            elif answer.pick == f"card:{SAFE_CONDUCT}":
                lying.show_safe_conduct(t, answer.ask.seat)
        window = still_asked(t, window, *cards)
    close_free(t)
