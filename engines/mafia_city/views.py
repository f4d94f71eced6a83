"""The models of a view of the city, for pictures, texts and automated players; ``viewing`` builds them.

``view(None)`` is public: piles, Cell, points, figures, markers, counts, announcements and their responders. A seat also sees its own part
(``me``), and at the end everybody sees the story (``story``).
"""

from engines.mafia_city.components import Phase, Step, TargetMode
from engines.mafia_city.story import StoryPart
from engines.parts import Part


class PlayerView(Part):
    """The public part of one player."""

    seat: int
    color: str | None
    """grey, yellow, red, blue, green; None: not chosen yet."""
    vp: int
    mobsters: int
    """Mafiosi in hand."""
    reserve: int
    cards: int
    """Cards in hand."""
    in_cell: int
    """His tokens in the Cell."""
    in_piles: int
    passed: bool
    """Has passed in this action phase (False: active)."""
    starting: bool
    mayor: bool
    policeman: bool
    awaited: bool
    """Everybody waits for this seat; in a window: it may answer, even if it has passed already."""
    left: bool
    """Has left the table: the clock plays for him at once, his tokens and cards stay."""
    won: bool
    place: int | None
    """1 to n at the end of the game (the ranking of the rules, always decisive)."""


class LocationView(Part):
    """One location tile with its pile."""

    number: int
    """1 to 7."""
    id: str
    """prison, harbour, fight_club, police_station, business_district, private_club, town_hall."""
    slot: int
    """Where the tile lies: 0 the centre, 1 to 6 clockwise from the north."""
    adjacent: tuple[int, ...]
    """Numbers of the locations that share an edge with it."""
    pile: tuple[int, ...]
    """Seats of the tokens from the bottom (the head) to the top."""
    marked: bool
    """Has a marker cube: evaluated (phase II), or not yet done (phase III)."""
    current: bool
    """Is being evaluated (phase II) or withdrawn from (phase III)."""
    leader: int | None
    """The controller if evaluated now, Secret Deals of an open bidding included; None: nobody."""
    controlled: int | None
    """The controller of this round's evaluation; None: nobody, or not evaluated yet."""
    killer: bool
    policeman: bool
    mayor: bool
    """Which figures stand on the tile."""


class EffectView(Part):
    """One effect of a veto chain, or one that is being performed."""

    seat: int
    """Its owner."""
    kind: str
    """A kind of card (informer, thief, …), a veto (fists, police_chief, fbi), a symbol (hat_one, hat_two, bullet, plus1), or a location
    effect (prison, harbour)."""
    cards: tuple[int, ...]
    """The cards that paid for it: 0 to 2 numbers."""
    victim: int | None
    """Its target player: owner of the token, or victim of the Thief."""
    location: int | None
    """Its target location."""
    place: int | None
    """Place of the token in the pile at the announcement, 1 is the head."""
    target: int | None
    """The second location: where the token goes (Big Plan, Harbour: where the figure goes), or the other head (Pulling Strings)."""
    against: int | None
    """For a veto: index in the chain of the effect that it cancels."""


class PlayView(Part):
    """A finished play of the action phase (also ``place``, ``wait``, ``pass``) with its vetoes, and whether it stood."""

    chain: tuple[EffectView, ...]
    stood: bool


class WindowView(Part):
    """An open reaction window. Its responders follow from public facts; answers are hidden."""

    kind: str
    """veto, deal (Secret Deal stage), case (Complicity)."""
    seats: tuple[int, ...]
    """Potential responders."""
    stage: int
    """Number of the Secret Deal stage at this location, 0 for other windows."""


class DealView(Part):
    """A Secret Deal that counts at the current location."""

    seat: int
    card: int


class CardView(Part):
    """A card that the viewer may see."""

    number: int
    kind: str
    symbol: str


class MyPart(Part):
    """The part of the view for this seat alone."""

    cards: tuple[CardView, ...]
    """The hand, in the order in which the cards came; the last one is the newest."""
    draft: tuple[str, ...]
    """Option ids picked so far in the open draft."""
    choice: tuple[int, ...] | None
    """Secret Deals given in the open stage; None: nothing given yet, or no stage is open."""
    watch: bool
    """Passed with ``watch``: wants to be asked for a Bullet in later turns."""
    auto: str
    """Auto-acknowledge: off, others, all."""


class MafiaCityView(Part):
    """The city as one viewer sees it."""

    players: tuple[PlayerView, ...]
    locations: tuple[LocationView, ...]
    """By number, 1 to 7."""
    cell: tuple[int, ...]
    """Seats of the tokens in the Cell, in the order in which they came."""
    cell_same_round: bool
    """Whether the Prison also frees tokens that came into the Cell in the same round (R24)."""
    due: int
    """Tokens of the Cell, from the first, that leave it when the Prison is evaluated next."""
    viewer: int | None
    round: int
    """0: the set-up."""
    phase: Phase
    """setup, action, location, strategy, draw, end."""
    step: Step | None
    """The public step: color, exchange, turn, bullet, bullet_action, rackets, veto, case, evaluate, deal,
    prison, harbour, contract, district, club, choose_location, choose_player, withdraw; None: nothing."""
    cycle: int
    """1 to 7 in phases II and III, else 0."""
    turn: int | None
    """The seat on turn in phase I, the controller of the current effect in phase II, or the deciding seat in phase III."""
    starting: int
    target: int
    """Victory points with which the game ends."""
    target_mode: TargetMode
    current: int | None
    """Number of the location being evaluated or withdrawn from."""
    controller: int | None
    """The controller of the current location, once determined."""
    killer: int
    """Number of the location where the Hired Killer stands."""
    policeman: int | None
    """The holder of the Policeman; None: he is on the Police Station."""
    mayor: int | None
    """The holder of the Mayor; None: he is on Town Hall."""
    governor: int | None
    """The governor of phase III: the Mayor's holder at its start."""
    deck: int
    discard: tuple[CardView, ...]
    """The discard pile, the last one on top."""
    in_play: tuple[CardView, ...]
    """Cards announced whose effect is not finished."""
    chain: tuple[EffectView, ...]
    """The open veto chain: the original effect, then the vetoes."""
    outer: tuple[EffectView, ...]
    """The effect being performed around it, for a Complicity case; empty otherwise."""
    stands: bool
    """Whether the original effect of the chain stands without further vetoes."""
    recent: tuple[PlayView, ...]
    """The last five finished plays of this action phase, oldest first; empty in other phases."""
    window: WindowView | None
    deals: tuple[DealView, ...]
    """Uncancelled Secret Deals at the current location."""
    undecided: tuple[int, ...]
    """Phase III: seats that still decide at the current location."""
    awaited: tuple[int, ...]
    idle: int
    """Rounds in a row without a point for anybody."""
    me: MyPart | None = None
    story: StoryPart | None = None
    reason: str | None = None
    winners: tuple[int, ...] = ()
