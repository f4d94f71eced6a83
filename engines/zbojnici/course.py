"""The course of the game: six days of three phases, the end, and the table that the kernel runs (ZB-2, ZB-14)."""

from engines.table import Aborted, Outcome, seat_ref, seats_arg
from engines.zbojnici.actions import band_actions
from engines.zbojnici.components import PRISON, ROUNDS, THRESHOLD
from engines.zbojnici.effects import arrest, dungeon, effect
from engines.zbojnici.planning import planning
from engines.zbojnici.setup import set_up
from engines.zbojnici.table import City
from engines.zbojnici.viewing import view
from engines.zbojnici.views import ZbojniciView


class Zbojnici(City):
    """The city with its rules, as the kernel runs it."""

    async def play(self) -> Outcome:
        """Play from the set-up to the end of the sixth day (ZB-2.1); the host may end it at any time."""
        try:
            await set_up(self)
            for number in range(1, ROUNDS + 1):
                await play_day(self, number)
        except Aborted:
            return finish(self, "aborted")
        return finish(self, *verdict(self))

    def view(self, seat: int | None) -> ZbojniciView:
        """Return what ``seat`` (None: a spectator) may know now."""
        return view(self, seat)


async def play_day(t: City, number: int) -> None:
    """One round: New day, Planning, Resolution (ZB-2.2)."""
    new_day(t, number)
    await planning(t)
    await resolution(t)
    evening(t)


def new_day(t: City, number: int) -> None:
    """Phase 1: a token for everybody, a day card for its district (ZB-3.1, 3.2); in the duel the reserve guard."""
    state = t.state
    state.phase = "new_day"
    card = state.days.pop(0)
    t.begin_chapter(number, card)
    state.turned.append(card)
    for place in state.places:
        place.resolved = False
        place.day = place.day or place.district == card
    t.tell(None, "zb-round", reveals=True, round=number, day=f"day:{card}")
    for seat in range(t.seats):
        t.take_tokens(seat, 1)
    if t.duel:
        call_reserve(t)
    t.mark()


def call_reserve(t: City) -> None:
    """Give the reserve guard to the only player with prisoners (ZB-15.8, 15.9)."""
    state = t.state
    jailed = [seat for seat in range(t.seats) if t.prisoners(seat)]
    if len(jailed) == 1:
        state.helped = jailed[0]
        state.players[jailed[0]].guards += state.reserve
        state.reserve = 0
        t.tell(None, "zb-reserve", seat=seat_ref(jailed[0]))


async def resolution(t: City) -> None:
    """Phase 3: the ring from position 1 to 7, then the dungeon (ZB-5.1 to 5.3)."""
    state = t.state
    state.phase = "resolution"
    for at, place in enumerate(state.places):
        if any(place.bandits) or any(place.guards):
            state.current = at
            t.tell(None, "zb-district", district=f"district:{place.district}", day=place.day)
            await resolve_district(t, at)
            state.wheels = []
        place.resolved = True
    state.current = None


async def resolve_district(t: City, at: int) -> None:
    """One district: actions, arrests, effect; then its figures go home (ZB-5.2)."""
    await band_actions(t, at)
    if at == PRISON:
        await dungeon(t)
    else:
        arrest(t, at)
        await effect(t, at)
    go_home(t, at)


def go_home(t: City, at: int) -> None:
    """Send all figures left at place ``at`` home; prisoners stay (ZB-9.7, ZB-15.10)."""
    place = t.state.places[at]
    for seat, player in enumerate(t.state.players):
        player.guards += place.guards[seat]
        place.guards[seat] = 0
        if at != PRISON:
            player.bandits += place.bandits[seat]
            place.bandits[seat] = 0


def evening(t: City) -> None:
    """The end of a day: the reserve guard goes back, the purses are counted."""
    state = t.state
    if state.helped is not None:
        state.players[state.helped].guards -= 1
        state.reserve += 1
        state.helped = None
    state.today.purses = [player.ducats for player in state.players]
    t.tell(None, "zb-evening", round=state.round)
    for seat in t.robbers():
        t.tell(None, "zb-purse", seat=seat_ref(seat), n=state.players[seat].ducats)


# ---- the end (ZB-14, 15.12)


def verdict(t: City) -> tuple[str, tuple[int, ...]]:
    """Return the reason and the winning seats after the last day (ZB-14.3 to 14.5; ZB-15.12 for the duel)."""
    purses = {seat: t.state.players[seat].ducats for seat in t.robbers()}
    most = max(purses.values())
    if t.state.prince is not None and most < THRESHOLD:
        return "treasury_kept", (t.state.prince,)
    richest = tuple(seat for seat, ducats in purses.items() if ducats == most)
    return ("richest" if len(richest) == 1 else "shared"), richest


def finish(t: City, reason: str, winners: tuple[int, ...] = ()) -> Outcome:
    """Announce the end; the scores are the robbers' ducats (ZB-14.6)."""
    state = t.state
    state.phase, state.step, state.current = "end", None, None
    state.awaited, state.answered, state.wheels = [], [], []
    state.reason, state.winners = reason, winners
    t.tell(None, "zb-end", reveals=True, reason=reason, winners=seats_arg(winners))
    scores = {seat: state.players[seat].ducats for seat in t.robbers()}
    for seat, ducats in scores.items():
        t.tell(None, "zb-purse", seat=seat_ref(seat), n=ducats)
    return Outcome(frozenset(winners), reason, scores)
