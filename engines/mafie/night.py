"""The night: Agent phase (MF-4, MF-11) and the decoys that all night phases share (MF-15.4, 15.5)."""

from engines.mafie import asks
from engines.mafie.seats import remove_withdrawn
from engines.mafie.state import Hunch, Look
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of, seat_ref


def agent_phase_is_held(t: Town) -> bool:
    """While the Agent is in (MF-3.3); in a small group only in round 1 (MF-11.1)."""
    return t.agent() is not None and (t.row.group != "small" or t.state.round == 1)


async def agent_phase(t: Town) -> None:
    """Let the Agent see one token (MF-4); the others lie awake over their hunches."""
    if not agent_phase_is_held(t):
        return
    t.state.phase = "agent"
    remove_withdrawn(t)
    agent = t.agent()
    if agent is None:
        return
    t.enter("agent", "mf-agent-phase")
    t.state.slept.clear()
    t.begin_step()
    t.forget_checkpoints()
    opened = (asks.peek(t, agent), *hunches(t, [seat for seat in t.living() if seat != agent]))
    while opened:
        answer = await t.next(opened, beside=True)
        if answer.ask.name == asks.WITHDRAW:
            continue
        opened = without(opened, answer.ask)
        note_rested(t, answer.ask.seat)
        if answer.ask.name == asks.PEEK:
            look(t, answer)
        else:
            note_hunch(t, answer)
    await t.step_end()
    t.state.slept.clear()


def look(t: Town, answer: Answer) -> None:
    """Show the Agent the token (MF-4.3); no answer, no token (MF-4.6). A Mafioso in a small group exposes him (MF-11.4)."""
    if answer.pick is None or answer.pick == "pass":
        return
    agent, seen = answer.ask.seat, seat_of(answer.pick)
    token = t.state.seats[seen].token
    t.state.seats[agent].knows[seen] = token
    t.story.look = Look(agent, seen, token)
    t.whisper((agent,), "mf-agent-saw", seat=seat_ref(seen), token=f"token:{token}")
    if t.row.group == "small" and token == "mafia":
        t.state.exposed = agent


# ---- decoys


def hunches(t: Town, seats: list[int]) -> tuple[Ask, ...]:
    """Return decoys for ``seats``, which have no real question (MF-15.5)."""
    return tuple([asks.hunch(t, seat) for seat in seats]) if t.options.decoys else ()


def note_hunch(t: Town, answer: Answer) -> None:
    """Keep a hunch for the story; it has no effect (MF-15.5)."""
    pick = answer.pick
    t.story.hunches.append(Hunch(t.state.phase, answer.ask.seat, None if pick in (None, "pass") else seat_of(str(pick))))


def note_rested(t: Town, seat: int) -> None:
    """Note that ``seat`` has answered in this night phase (MF-15.4)."""
    if seat not in t.state.slept:
        t.state.slept.append(seat)


def without(opened: tuple[Ask, ...], gone: Ask) -> tuple[Ask, ...]:
    """Return ``opened`` without the question ``gone``."""
    return tuple([ask for ask in opened if ask is not gone])
