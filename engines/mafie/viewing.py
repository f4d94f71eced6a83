"""Builds the view of one viewer from what they may know (MF-15.8 to 15.11, MF-9.11)."""

from functools import lru_cache
from typing import Any

from engines.mafie.components import TOKEN_KINDS
from engines.mafie.options import MafieOptions
from engines.mafie.state import Ballot, Seat
from engines.mafie.story import ghost_part, story_part
from engines.mafie.table import Town
from engines.mafie.views import BallotView, KnownText, MafieView, MyPart, SeatView
from engines.parts import cached

NIGHT = ("agent", "gang", "mafia")

_seat_view = cached(SeatView)


def view(t: Town, viewer: int | None, *, witness: bool = False) -> MafieView:
    """Return what ``viewer`` (None: a spectator) may know now; a ``witness`` all tokens and the nights too, as in MF-15.11."""
    state = t.state
    at_night = state.phase in NIGHT
    ended = state.phase == "end"
    seat = None if viewer is None else state.seats[viewer]
    sees_all = ended or witness or (seat is not None and seat.ghost and t.options.ghosts_see_night)
    awaited = _awaited(t)
    hidden = t.hidden()
    return MafieView(
        seats=tuple([_seat(t, number, viewer, awaited, hidden, all_tokens=sees_all) for number in range(t.seats)]),
        viewer=viewer,
        round=state.round,
        phase=state.phase,
        night=at_night,
        left=_left(t),
        commander=state.commander,
        card_set=state.card_set,
        spent=tuple(state.spent),
        ballot=_ballot(t, state.ballot),
        suspects=state.suspects,
        speaking=state.speaking,
        struck=state.struck[-1] if state.struck else None,
        asked=state.asked,
        condemned=state.condemned,
        victim=None if at_night else state.victim,
        ready_needed=None if state.ready_needed is None else t.ready_needed(),
        unanswered=len(t.living()) - len([one for one in state.slept if state.seats[one].living])
        if at_night and t.options.decoys
        else None,
        options=_plain(t.options),  # pyright: ignore[reportArgumentType]  # options are frozen, so they have a hash
        me=None if viewer is None else _me(t, viewer),
        ghost=ghost_part(t) if sees_all and not ended else None,
        story=story_part(t) if ended else None,
        winner=state.winner,
        winners=t.state.winners,
    )


def _awaited(t: Town) -> tuple[int, ...]:
    """Return the seats that the open public step waits for (MF-15.8, 15.10)."""
    state = t.state
    if state.asked is not None:
        return (state.asked,)
    if state.struck:
        return ()
    if state.phase == "defence":
        return () if state.speaking is None else (state.speaking,)
    if state.ready_needed is not None:
        return tuple(seat for seat in t.living() if seat not in state.ready and not state.seats[seat].withdrawing)
    ballot = state.ballot
    if ballot is None or ballot.closed or ballot.annulled or ballot.turns:
        return ()
    return tuple(seat for seat in ballot.voters if seat not in ballot.votes)


@lru_cache(maxsize=16)
def _plain(options: MafieOptions) -> dict[str, Any]:
    """Return the options as plain values."""
    return options.model_dump(mode="json")


def _seat(t: Town, number: int, viewer: int | None, awaited: tuple[int, ...], hidden: int | None, *, all_tokens: bool) -> SeatView:
    state = t.state
    seat = state.seats[number]
    ballot = state.ballot if state.phase in ("first", "final", "tie") else None
    ended = state.phase == "end"
    known = ended or not seat.living or all_tokens or viewer == number
    token = seat.token if known else None if viewer is None else state.seats[viewer].knows.get(number)
    stays = ballot is not None and number in ballot.stays
    ready = number in state.ready and not seat.withdrawing
    voted = ballot is not None and not ballot.annulled and number in ballot.votes
    return _seat_view(
        seat=number,
        living=seat.living,
        token=token,
        card=(seat.card or None) if ended or seat.shown or viewer == number else None,
        card_open=tuple(seat.open_cards),
        card_unshown=bool(seat.card) and not seat.shown,
        suspect=number in state.suspects,
        awaited=number in awaited,
        answered=voted or stays or ready,
        ready=ready,
        stays=stays,
        can_vote=seat.living and number not in (state.kidnapped, state.arrested, hidden),
        speaking=number == state.speaking,
        struck=number in state.struck,
        commander=number == state.commander,
        kidnapped=number == state.kidnapped,
        hidden=number == hidden,
        arrested=number == state.arrested,
        safe=number == state.safe,
        withdrawing=seat.living and bool(seat.withdrawing),
        disqualified=seat.disqualified,
        waker=_knows_waker(t, number, viewer, all_tokens=all_tokens),
        way_out=seat.way_out,
        out_round=seat.out_round,
    )


def _knows_waker(t: Town, number: int, viewer: int | None, *, all_tokens: bool) -> bool:
    told = t.state.told_wakers
    return number in told and (all_tokens or viewer in told)


def _left(t: Town) -> dict[str, int]:
    """Return the tokens dealt (table 5.1) less the tokens shown."""
    out = [seat.token for seat in t.state.seats if not seat.living]
    dealt = t.dealt()
    return {token: dealt[token] - out.count(token) for token in TOKEN_KINDS}


def _ballot(t: Town, ballot: Ballot | None) -> BallotView | None:
    if ballot is None:
        return None
    published = ballot.closed or ballot.turns or t.options.vote_visibility == "live"
    return BallotView(
        kind=ballot.kind,
        number=ballot.number,
        candidates=ballot.candidates,
        voters=ballot.voters,
        turns=ballot.turns,
        closed=ballot.closed,
        annulled=ballot.annulled,
        votes=dict(ballot.votes) if published else {},
        voted=() if ballot.annulled else tuple(seat for seat in ballot.voters if seat in ballot.votes),
        tied=ballot.tied,
        lot=ballot.lot,
    )


def _me(t: Town, number: int) -> MyPart:
    state = t.state
    seat = state.seats[number]
    wakes = number in state.told_wakers and t.allegiance(number) == "mafia"
    meeting = state.meeting if wakes and seat.living else None
    ballot = state.ballot
    return MyPart(
        token=seat.token,
        card=seat.card or None,
        card_effective=bool(t.effective(number)),
        card_spent=_own_spent(t, number, seat),
        allegiance=t.allegiance(number),
        force=t.force(number),
        known=tuple(KnownText(round=known.round, key=known.key, args=dict(known.args)) for known in seat.known),
        wakers=state.told_wakers if wakes else (),
        targets=meeting.targets if meeting else (),
        picks=dict(meeting.picks) if meeting else {},
        changes_left=max(0, 3 - meeting.changes.get(number, 0)) if meeting and meeting.open else None,
        victim=state.victim if wakes and seat.living else None,
        vote=ballot.votes.get(number) if ballot and not ballot.annulled else None,
        hunches={one.number: hunch.seat for one in state.chronicle for hunch in one.hunches if hunch.by == number},
    )


def _own_spent(t: Town, number: int, seat: Seat) -> bool:
    return (seat.card in t.state.spent and bool(t.effective(number))) or seat.shown
