"""Builds the view of the table for one viewer (section 7 of the rules). Cards are cached: a view shows dozens, and few ever change."""

from functools import lru_cache

from engines.nostra_city.asks import card_kind
from engines.nostra_city.components import (
    ATLANTIC_CITY,
    BRIBER,
    CANCELS,
    DISTRICTS,
    GANGSTERS,
    INVESTIGATIONS,
    MATCHES,
    MONEY,
    MONTHS,
    NOTES,
    TRACK_END,
)
from engines.nostra_city.state import Bid
from engines.nostra_city.story import story_part
from engines.nostra_city.table import FIELDS, Family, value_of
from engines.nostra_city.views import (
    BidView,
    CollectingView,
    DistrictView,
    GangsterView,
    MyBid,
    MyPart,
    NostraCityView,
    NoteView,
    PlayerView,
    SpaceView,
    WindowView,
)
from engines.parts import cached

_player_view = cached(PlayerView)


def view(t: Family, viewer: int | None) -> NostraCityView:
    """Return what ``viewer`` (None: a spectator) may know now."""
    state = t.state
    window = state.window
    return NostraCityView(
        players=tuple([_player(t, seat) for seat in range(t.seats)]),
        street=tuple([_space(at + 1, card, current=at == state.auction) for at, card in enumerate(state.street)]),
        viewer=viewer,
        round=state.month,
        rounds=MONTHS,
        every_auction=t.options.every_auction,
        phase=state.phase,
        step=state.step,
        aim=state.aim or None,
        order=state.order,
        turn=state.turn,
        awaited=tuple(state.awaited),
        starter=None if state.starter < 0 else state.starter,
        starter_fixed=state.passed_on,
        field=FIELDS[state.marker],
        guilty=FIELDS[state.marker] > 0,
        track_end=TRACK_END,
        active=tuple([card for card in state.street if card in INVESTIGATIONS]),
        window=None if window is None else WindowView(point=window.point, holders=tuple(window.holders), played=tuple(window.played)),
        collecting=_collecting(t),
        corruption=len(state.corruption),
        shown=tuple([NOTES[note].id for note in state.shown]),
        street_deck=len(state.street_deck),
        note_deck=len(state.note_deck),
        note_discard=len(state.note_discard),
        note_top=_top(t),
        vendetta_deck=len(state.vendetta_deck),
        vendetta_discard=tuple(state.vendetta_discard),
        removed=_removed(t),
        titles_out=state.titles_out,
        bribers_left=state.bribers,
        me=None if viewer is None else _me(t, viewer),
        story=story_part(state, FIELDS, t.all_respect()) if state.phase == "end" else None,
        reason=state.reason,
        winners=state.winners,
    )


def _removed(t: Family) -> tuple[str, ...]:
    """Return the cards that have left the game, with the Biggest Briber cards that nobody gained (NC-19.2)."""
    gained = sum([player.bribers for player in t.state.players])
    left_over = BRIBER.count - gained - t.state.bribers if t.state.month else 0
    return (*t.state.removed, *[BRIBER.id] * left_over)


def _player(t: Family, seat: int) -> PlayerView:
    state = t.state
    player = state.players[seat]
    carriers = [bid.gangster for bid in player.bids.values()]
    ready = sum(player.gangsters.values())
    return _player_view(
        seat=seat,
        colour=player.colour or None,
        respect=t.respect(seat),
        gangsters=tuple([_gangster(card, free=free, bid=card in carriers) for card, free in player.gangsters.items()]),
        free_gangsters=ready,
        used_gangsters=len(player.gangsters) - ready,
        districts=tuple([_district(card, free=free) for card, free in player.districts.items()]),
        luxuries=tuple(player.luxuries),
        investigations=tuple(player.investigations),
        title=player.title or None,
        bribers=player.bribers,
        bonuses=tuple(player.bonuses),
        shames=player.shames,
        notes=len(player.bank),
        cards=len(player.hand),
        bids=_bids(t, seat),
        bribes=player.bribes,
        collected=player.collected,
        starting=seat == state.starter,
        turn=seat == state.turn,
        awaited=seat in state.awaited,
        answered=seat in state.answered,
        money=state.totals[seat] if state.totals else None,
        informant=seat in state.informants if state.phase == "end" or state.informants else None,
        won=seat in state.winners,
    )


@lru_cache(maxsize=256)
def _gangster(card: str, *, free: bool, bid: bool) -> GangsterView:
    icon = GANGSTERS[card].phase if card in GANGSTERS else None
    return GangsterView(id=card, icon=icon, free=free, bid=bid)


@lru_cache(maxsize=256)
def _district(card: str, *, free: bool) -> DistrictView:
    areas = () if card == ATLANTIC_CITY else DISTRICTS[card].areas
    return DistrictView(id=card, areas=areas, traffics=MATCHES[card][len(areas) :], free=free)


def _bids(t: Family, seat: int) -> tuple[BidView, ...]:
    """Return the bids of ``seat``, in an order that hides their Locations until these are revealed (NC-V4)."""
    player = t.state.players[seat]
    bids = sorted(player.bids.values(), key=lambda bid: bid.space) if t.state.located else _by_gangster(player.gangsters, player.bids)
    return tuple(
        [
            BidView(
                gangster=bid.gangster,
                notes=len(bid.notes),
                space=bid.space + 1 if t.state.located else None,
                kinds=tuple([NOTES[note].id for note in bid.notes]) if bid.revealed else None,
                money=value_of(t, bid) if bid.revealed else None,
            )
            for bid in bids
        ]
    )


def _by_gangster(gangsters: dict[str, bool], bids: dict[int, Bid]) -> list[Bid]:
    carried = {bid.gangster: bid for bid in bids.values()}
    return [carried[card] for card in gangsters if card in carried]


@lru_cache(maxsize=1024)
def _space(number: int, card: str, *, current: bool) -> SpaceView:
    return SpaceView(
        number=number,
        card=card or None,
        kind=card_kind(card) if card else None,
        price=INVESTIGATIONS[card].price if card in INVESTIGATIONS else None,
        current=current,
    )


def _collecting(t: Family) -> CollectingView | None:
    running = t.state.collecting
    if running is None:
        return None
    return CollectingView(
        seat=running.seat,
        gangster=running.gangster,
        district=running.district,
        kind=running.kind,
        count=running.count,
        owed=dict(running.owed),
        tipped=running.tipped,
        drawn=running.total if running.total >= 0 else None,
    )


def _top(t: Family) -> str | None:
    state = t.state
    if not state.note_discard or not state.top_open:
        return None
    note = state.note_discard[-1]
    return NOTES[note].id if note else "police_raid"


def _notes(notes: list[int]) -> tuple[NoteView, ...]:
    return tuple([_note(note) for note in sorted(notes, key=lambda note: (MONEY[note], note))])


@lru_cache(maxsize=256)
def _note(note: int) -> NoteView:
    kind = NOTES[note]
    return NoteView(option=f"note:{note}", kind=kind.id, money=kind.money, icon=kind.icon, fields=kind.fields)


def _me(t: Family, seat: int) -> MyPart:
    state = t.state
    player = state.players[seat]
    running = state.collecting if state.collecting is not None and state.collecting.seat == seat else None
    return MyPart(
        bank=_notes(player.bank),
        money=sum([MONEY[note] for note in player.bank]),
        hand=tuple(player.hand),
        informant=t.is_informant(seat),
        standing=player.standing or None,
        bids=tuple(
            [
                MyBid(space=bid.space + 1, gangster=bid.gangster, notes=_notes(bid.notes), money=value_of(t, bid))
                for bid in sorted(player.bids.values(), key=lambda bid: bid.space)
            ]
        ),
        spaces_left=tuple([at + 1 for at in range(len(state.street)) if at not in player.bids]),
        drawn=_notes(running.drawn) if running else (),
        given={target: _notes(notes) for target, notes in running.given.items()} if running else {},
        draft=player.draft,
        cancels_left=CANCELS - player.cancels,
        pick=player.pick or None,
    )
