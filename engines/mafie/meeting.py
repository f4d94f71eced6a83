"""The Mafia phase: the wakers meet, may recruit, and choose a victim (MF-5)."""

from engines.mafie import asks
from engines.mafie.cards import recruit
from engines.mafie.night import hunches, note_hunch, note_rested, without
from engines.mafie.seats import remove_withdrawn
from engines.mafie.state import Meeting
from engines.mafie.table import Town
from engines.table import Answer, Ask, seat_of, seat_ref, seats_arg

CHANGES = 3
"""How often a waker may change his pick (MF-5.5)."""


def mafia_phase_is_held(t: Town) -> bool:
    """Not in round 1 of a small group, by option only after an exposed Agent (MF-11.3); else always, even without a waker (MF-34.8)."""
    if t.state.round > 1 or t.row.group != "small" or t.options.kids_no_agent:
        return True
    return t.options.small_group_first_night == "mafia" and t.state.exposed is None


async def mafia_phase(t: Town) -> None:
    """Let the wakers choose the victim of the night, which stays in the state till dawn. Raises Over after a recruitment."""
    if not mafia_phase_is_held(t):
        return
    t.state.phase = "mafia"
    remove_withdrawn(t)
    t.enter("mafia", "mf-mafia-phase")
    t.state.slept.clear()
    tell_wakers(t)
    t.begin_step()
    opened = open_meeting(t)
    t.forget_checkpoints()
    while True:
        meeting = t.state.meeting
        if meeting and meeting.open and settled(t, meeting, opened):
            opened = close(t, meeting, opened)
        if not any(ask.holds for ask in opened):
            break
        answer = await t.next(opened, beside=True)
        if answer.ask.name != asks.WITHDRAW:
            opened = take(t, answer, without(opened, answer.ask))
    await t.step_end()
    t.state.meeting = None
    t.state.slept.clear()


def tell_wakers(t: Town) -> None:
    """Give the list of wakers to every waker when it has changed (MF-5.2)."""
    wakers = t.wakers()
    t.story.wakers = wakers
    if wakers != t.state.told_wakers:
        t.state.told_wakers = wakers
        t.whisper(wakers, "mf-wakers", seats=seats_arg(wakers))


def open_meeting(t: Town) -> tuple[Ask, ...]:
    """Open D-5, beside it D-4, and the decoys of all others (MF-5.5, MF-23.2, MF-15.5)."""
    wakers = t.wakers()
    targets = t.victims()
    ballot = bool(wakers and targets)
    t.state.meeting = Meeting(wakers, targets, ballot)
    real = [asks.victim(seat, targets) for seat in wakers] if ballot else []
    if not targets:
        t.whisper(wakers, "mf-no-target")
    recruiter = recruit.recruiter(t)
    if recruiter is not None:
        real.append(asks.recruit(t, recruiter, beside=ballot))
    busy = [ask.seat for ask in real]
    return (*real, *hunches(t, [seat for seat in t.living() if seat not in busy]))


def take(t: Town, answer: Answer, opened: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """Take one answer of the night and return what stays open, ``opened`` being the other questions."""
    seat, name = answer.ask.seat, answer.ask.name
    if name != asks.RECRUIT or answer.ask.holds:
        note_rested(t, seat)
    if name == asks.HUNCH:
        note_hunch(t, answer)
    elif name == asks.VICTIM and answer.pick is not None:
        again = pick(t, answer.ask, seat_of(answer.pick))
        return opened if again is None else (again, *opened)
    elif name == asks.RECRUIT and answer.pick not in (None, "pass"):
        return recruitment(t, seat, seat_of(str(answer.pick)), opened)
    return opened


def pick(t: Town, ask: Ask, target: int) -> Ask | None:
    """Note a pick, show it to the wakers at once, and return the question for a change while there is one left (MF-5.5).

    A change has no clock of its own: the length of the night must not tell whether the wakers agree (MF-5.6).
    """
    meeting, seat = t.state.meeting, ask.seat
    assert meeting is not None
    changes = meeting.changes[seat] = meeting.changes.get(seat, -1) + 1
    meeting.picks[seat] = target
    t.tell(meeting.wakers, "mf-pick", seat=seat_ref(seat), target=seat_ref(target), left=CHANGES - changes)
    others = [other for other in meeting.targets if other != target]
    return asks.victim(seat, others, continues=ask.id) if others and changes < CHANGES else None


def recruitment(t: Town, by: int, seat: int, opened: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """Recruit ``seat``: the picks are void and the ballot starts afresh with the whole clock (MF-5.12, MF-23.4 to 23.10)."""
    t.begin_step()
    recruit.enlist(t, by, seat)
    had_ballot = t.state.meeting is not None and t.state.meeting.open
    targets = t.victims()
    wakers = t.wakers()
    t.state.meeting = Meeting(wakers, targets, had_ballot and bool(targets))
    rested = [ask for ask in opened if ask.name == asks.HUNCH]
    if not targets:
        if had_ballot:  # the questions that lapse count as answered, no hunch follows (MF-15.5)
            for waker in wakers:
                if waker != seat:
                    note_rested(t, waker)
            t.whisper(wakers, "mf-no-target")
        return tuple(rested)
    afresh = [asks.victim(waker, targets) for waker in wakers]
    return (*afresh, *[ask for ask in rested if ask.seat != seat])


# ---- the end of the ballot


def active(t: Town, meeting: Meeting) -> list[int]:
    """Return the wakers whose picks count: those who have not withdrawn (MF-5.9)."""
    return [seat for seat in meeting.wakers if not t.state.seats[seat].withdrawing]


def settled(t: Town, meeting: Meeting, opened: tuple[Ask, ...]) -> bool:
    """Return whether the ballot closes: all have picked the same, or nobody may change any more (MF-5.6)."""
    counted = active(t, meeting)
    if not any(ask.name == asks.VICTIM and ask.seat in counted for ask in opened):
        return True
    picks = [meeting.picks.get(seat) for seat in counted]
    return None not in picks and picks.count(picks[0]) == len(picks)


def close(t: Town, meeting: Meeting, opened: tuple[Ask, ...]) -> tuple[Ask, ...]:
    """Close the ballot and find the victim; return the decoys, which are still open (D-4 lapses, MF-15.4)."""
    meeting.open = False
    for ask in opened:
        if ask.name == asks.VICTIM:
            note_rested(t, ask.seat)
    picks = {seat: meeting.picks[seat] for seat in active(t, meeting) if seat in meeting.picks}
    meeting.picks = picks
    victim, how = most_picked(t, meeting, picks)
    t.state.victim = victim
    story = t.story
    story.picks, story.victim, story.how = dict(picks), victim, how
    t.whisper(meeting.wakers, "mf-victim", seat=seat_ref(victim), how=how)
    return tuple([ask for ask in opened if ask.name == asks.HUNCH])


def most_picked(t: Town, meeting: Meeting, picks: dict[int, int]) -> tuple[int, str]:
    """Return the victim and how it was found: agreed, most, tie (MF-5.7) or draw (MF-5.8)."""
    if not picks:
        return t.chance.stream("mafie.victim").pick(meeting.targets), "draw"
    chosen = list(picks.values())
    most = max(map(chosen.count, chosen))
    top = [target for target in meeting.targets if chosen.count(target) == most]
    if len(top) > 1:
        return t.chance.stream("mafie.victim").pick(top), "tie"
    return top[0], "agreed" if most == len(chosen) else "most"
