"""What may be seen of the table: models for pictures, texts and automated players, built up from what the viewer may know.

``view(None)`` is what everyone sees. A seat sees besides its own part (``me``); at the end everybody sees the story (``story``).
Money is in dollars. Fields of the Verdict track are −10 to −1 (Innocent) and 1 to 10 (Guilty), there is no 0.
"""

from pydantic import BaseModel, ConfigDict

from engines.nostra_city.components import (
    ATLANTIC_CITY,
    CANCELS,
    DISTRICTS,
    GANGSTERS,
    INVESTIGATIONS,
    MATCHES,
    MONEY,
    MONTHS,
    NOTES,
    TRACK_END,
    Icon,
    Phase,
    Side,
    Step,
    Window,
)
from engines.nostra_city.family import FIELDS, Family, value_of
from engines.nostra_city.references import card_kind
from engines.nostra_city.state import Bid
from engines.nostra_city.story import StoryPart, story_part


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True)


class GangsterView(_Model):
    """A Gangster of a Territory."""

    id: str
    icon: Icon | None
    """The phase of the Ability; None for Anthony Gota, who has none."""
    free: bool
    bid: bool
    """Carries a bid that is not yet resolved."""


class DistrictView(_Model):
    """A District of a Territory. Atlantic City counts for all three Traffics, has no Area, and cannot be Used."""

    id: str
    areas: tuple[str, ...]
    traffics: tuple[str, ...]
    free: bool


class BidView(_Model):
    """A bid that lies on a Gangster. ``space`` is None until all Locations are revealed, ``kinds`` and ``money`` until the bid is."""

    gangster: str
    notes: int
    space: int | None
    """1 to 4."""
    kinds: tuple[str, ...] | None
    money: int | None
    """What the bid is worth, Bruno's 10,000 included."""


class PlayerView(_Model):
    """One player as everybody sees him."""

    seat: int
    colour: str | None
    """None: not chosen yet."""
    respect: int
    gangsters: tuple[GangsterView, ...]
    free_gangsters: int
    used_gangsters: int
    districts: tuple[DistrictView, ...]
    luxuries: tuple[str, ...]
    """Respect cards."""
    investigations: tuple[str, ...]
    """Won Investigations."""
    title: str | None
    bribers: int
    """Biggest Briber cards."""
    bonuses: tuple[str, ...]
    """End bonuses."""
    shames: int
    """Received "Shame on you!" cards."""
    notes: int
    """Notes in the Bank."""
    cards: int
    """Vendetta cards in hand."""
    bids: tuple[BidView, ...]
    """Unresolved bids, by Gangster in the order of the Territory until Locations are revealed, then by space."""
    bribes: int
    """Bribes in this Month's TRIAL."""
    collected: tuple[str, ...]
    """What was Collected in this BUSINESS: ``area`` and Traffics."""
    starting: bool
    """Holds the Starting Player card."""
    turn: bool
    """It is this player's turn in the phase."""
    awaited: bool
    """Everybody waits for an answer of this seat."""
    answered: bool
    """Has answered the open question of several (never said of a Vendetta window)."""
    money: int | None
    """Money in the Bank, once it is public (NC-19.3)."""
    informant: bool | None
    """None: not public yet."""
    won: bool


class SpaceView(_Model):
    """One Street space."""

    number: int
    """1 to 4."""
    card: str | None
    kind: str | None
    """``gangster``, ``district``, ``luxury``, ``investigation`` or ``title``."""
    price: int | None
    """For an Investigation."""
    current: bool
    """Its Auction is being resolved."""


class CollectingView(_Model):
    """The running Collecting."""

    seat: int
    gangster: str
    district: str
    kind: str
    count: int
    """Matching Districts of everybody, 0 before they are counted."""
    owed: dict[int, int]
    """By seat."""
    tipped: bool
    """A Tip-off caps the draw."""
    drawn: int | None
    """None: not drawn yet."""


class WindowView(_Model):
    """The open Vendetta window. Who has answered is never said; a holder with a standing Pass is listed like the others."""

    point: Window
    holders: tuple[int, ...]
    played: tuple[tuple[int, str], ...]
    """Cards revealed in it that wait to be resolved: seat and card."""


class NoteView(_Model):
    """A Note of the own Bank. ``option`` is what a question offers; the number in it is shown to nobody (NC-V19)."""

    option: str
    kind: str
    money: int
    icon: Side | None
    fields: int


class MyBid(_Model):
    """An own bid."""

    space: int
    """1 to 4."""
    gangster: str
    notes: tuple[NoteView, ...]
    money: int


class MyPart(_Model):
    """What only this seat may see of itself."""

    bank: tuple[NoteView, ...]
    money: int
    hand: tuple[str, ...]
    """Vendetta cards, in the order in which they were drawn."""
    informant: bool
    standing: str | None
    """The standing Pass in force: ``phase`` or ``month``."""
    bids: tuple[MyBid, ...]
    spaces_left: tuple[int, ...]
    """Own unused Location cards."""
    drawn: tuple[NoteView, ...]
    """While Collecting: Notes drawn and not given away yet."""
    given: dict[int, tuple[NoteView, ...]]
    """While Collecting: Notes given so far, by seat."""
    draft: tuple[str, ...]
    """Options picked so far for the running action: a Gangster, then a space (a bid), ``take`` (Silvio), a Note (Claudia)."""
    cancels_left: int
    """After so many Cancels the turn ends."""
    pick: str | None
    """The own answer to the open question of several."""


class NostraCityView(_Model):
    """The table as one viewer sees it."""

    players: tuple[PlayerView, ...]
    street: tuple[SpaceView, ...]
    viewer: int | None
    round: int
    """The Month, 1 to 6; 0 while things are set up."""
    rounds: int
    phase: Phase
    step: Step | None
    """What is asked, as far as everybody may know it; ``turn``: the player on turn chooses an action."""
    aim: str | None
    """The Revenge card being resolved."""
    order: tuple[int, ...]
    """Phase order, the first one first."""
    turn: int | None
    awaited: tuple[int, ...]
    """For whom the table waits; in a Vendetta window all who hold a card."""
    starter: int | None
    """Who holds the Starting Player card."""
    starter_fixed: bool
    """The card has changed owner in this Month and may not again."""
    field: int
    """The Verdict marker: −10 to −1, 1 to 10."""
    guilty: bool
    """The marker is on a red field."""
    track_end: int
    active: tuple[str, ...]
    """Investigations on the Street, which act now."""
    window: WindowView | None
    collecting: CollectingView | None
    corruption: int
    """Notes on the Corruption pile."""
    shown: tuple[str, ...]
    """Kinds of the Notes revealed in the last Verdict, in order."""
    street_deck: int
    note_deck: int
    """Cards in the draw pile, the Police Raid among them if it is there."""
    note_discard: int
    note_top: str | None
    """The top of the Note discard pile, if it was discarded openly (``police_raid`` or a kind)."""
    vendetta_deck: int
    vendetta_discard: tuple[str, ...]
    removed: tuple[str, ...]
    """Cards removed from the game."""
    titles_out: bool
    """The Underboss has come onto the Street."""
    bribers_left: int
    """Biggest Briber cards that nobody has gained yet."""
    me: MyPart | None = None
    story: StoryPart | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()


def view(t: Family, viewer: int | None) -> NostraCityView:
    """Return what ``viewer`` (None: a spectator) may know now."""
    state = t.state
    window = state.window
    return NostraCityView(
        players=tuple([_player(t, seat) for seat in range(t.seats)]),
        street=tuple([_space(t, at, card) for at, card in enumerate(state.street)]),
        viewer=viewer,
        round=state.month,
        rounds=MONTHS,
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
        removed=tuple(state.removed),
        titles_out=state.titles_out,
        bribers_left=state.bribers,
        me=None if viewer is None else _me(t, viewer),
        story=story_part(state, FIELDS, t.all_respect()) if state.phase == "end" else None,
        reason=state.reason,
        winners=state.winners,
    )


def _player(t: Family, seat: int) -> PlayerView:
    state = t.state
    player = state.players[seat]
    carriers = [bid.gangster for bid in player.bids.values()]
    ready = sum(player.gangsters.values())
    return PlayerView(
        seat=seat,
        colour=player.colour or None,
        respect=t.respect(seat),
        gangsters=tuple([_gangster(card, free, carriers) for card, free in player.gangsters.items()]),
        free_gangsters=ready,
        used_gangsters=len(player.gangsters) - ready,
        districts=tuple([_district(card, free) for card, free in player.districts.items()]),
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


def _gangster(card: str, free: bool, carriers: list[str]) -> GangsterView:
    icon = GANGSTERS[card].phase if card in GANGSTERS else None
    return GangsterView(id=card, icon=icon, free=free, bid=card in carriers)


def _district(card: str, free: bool) -> DistrictView:
    areas = () if card == ATLANTIC_CITY else DISTRICTS[card].areas
    return DistrictView(id=card, areas=areas, traffics=MATCHES[card][len(areas) :], free=free)


def _bids(t: Family, seat: int) -> tuple[BidView, ...]:
    """Return the bids of ``seat``; their order tells no Location before these are revealed (NC-V4)."""
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
    return [bid for card in gangsters for bid in bids.values() if bid.gangster == card]


def _space(t: Family, at: int, card: str) -> SpaceView:
    return SpaceView(
        number=at + 1,
        card=card or None,
        kind=card_kind(card) if card else None,
        price=INVESTIGATIONS[card].price if card in INVESTIGATIONS else None,
        current=at == t.state.auction,
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
    return tuple(
        [
            NoteView(option=f"note:{note}", kind=kind.id, money=kind.money, icon=kind.icon, fields=kind.fields)
            for note in sorted(notes, key=lambda note: (MONEY[note], note))
            for kind in (NOTES[note],)
        ]
    )


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
