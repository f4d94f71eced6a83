"""An automated player of Nostra City with a little sense.

It Collects where many Districts match, bids by the worth of a card with the Notes of least use in court, and spends the others on its
verdict: Innocent, or Guilty once it is an Informant. It reads nothing but its own view.

Worth is counted in whole numbers, so that every machine judges alike: hundredths of Respect, and money in dollars.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask, seat_of
from engines.nostra_city import asks
from engines.nostra_city.components import AREAS, DISTRICTS, LUXURIES, MATCHES, VENDETTA
from engines.nostra_city.views import GangsterView, MyPart, NostraCityView, NoteView, PlayerView, SpaceView
from engines.players.basic import SilentPlayer
from engines.players.protocol import GamePlayers, Picks
from engines.players.whims import Whims, moved

POINT = 100
"""One Respect."""

BRIBE_FIELD = 12_000
"""The worth of a field of the Verdict track in the own direction beside the money of a Note, in dollars."""

DOLLARS = 90
"""The most dollars for a hundredth of Respect in an Auction."""

CHEAP = 10_000
"""Notes up to this worth are given away rather than kept from a creditor."""


def side(table: NostraCityView) -> str:
    """Return the verdict that wins for this seat: ``guilty`` for an Informant, else ``innocent`` (NC-3.1, 3.2)."""
    return "guilty" if table.me is not None and table.me.informant else "innocent"


def worth(note: NoteView, wanted: str) -> int:
    """Return the worth of a Note for this verdict, in dollars."""
    return note.money + (BRIBE_FIELD * note.fields if note.icon == wanted else 0)


def total(notes: Sequence[NoteView]) -> int:
    """Return the money of ``notes``, in dollars."""
    return sum(note.money for note in notes)


def useful(notes: Sequence[NoteView], wanted: str) -> list[NoteView]:
    """Return the Notes that move the marker towards the verdict, the strongest first."""
    return sorted([note for note in notes if note.icon == wanted], key=lambda note: -note.fields)


def months_left(table: NostraCityView) -> int:
    """Return the number of Months after this one."""
    return table.rounds - table.round


def card_value(table: NostraCityView, space: SpaceView) -> int:
    """Return the worth of the card on ``space`` to this seat, 0 for none."""
    left = months_left(table)
    if space.card is None:
        return 0
    if space.kind == "luxury":
        return POINT * LUXURIES[space.card].respect
    if space.kind == "title":
        return 4 * POINT  # its own three and the say over the other two
    if space.kind == "gangster":
        return 60 + 45 * left
    if space.kind == "district":
        return 50 + 35 * left + POINT * DISTRICTS[space.card].respect
    return POINT if side(table) == "guilty" else POINT + 50 * (left + 1)


def collecting_value(table: NostraCityView, district_and_kind: str) -> int:
    """Return the possible gain of a Collecting: this player's matching Districts for certain, others' if they claim no share."""
    _, kind = district_and_kind.split(":")
    value = 0
    for player in table.players:
        matching = sum(kind in MATCHES[district.id] for district in player.districts)
        value += matching * (POINT if player.seat == table.viewer else 70)
    return value + (1 if kind in AREAS else 0)  # each Traffic has a limit of its own: keep it for later Districts


def danger(player: PlayerView) -> int:
    """Return how far ahead an opponent is: Respect first, then the prospects of Territory and Bank."""
    return POINT * player.respect + 15 * (len(player.gangsters) + len(player.districts)) + 8 * player.notes + 10 * player.cards


def opponents(table: NostraCityView) -> list[PlayerView]:
    """Return the others, the most dangerous first."""
    return sorted([player for player in table.players if player.seat != table.viewer], key=lambda player: (-danger(player), player.seat))


def owner_of(table: NostraCityView, card: str) -> PlayerView | None:
    """Return the owner of a Gangster or District."""
    for player in table.players:
        if card in [piece.id for piece in player.gangsters] or card in [piece.id for piece in player.districts]:
            return player
    return None


def is_attack(card: str) -> bool:
    """Return whether a Revenge card takes something from an opponent at once."""
    return VENDETTA[card].target in ("bank", "gangster", "free_gangster", "free_district", "collector")


WHIM = 8_000
"""The range of whim in a bid, in dollars."""

GENTLE = 0.3
"""How often a gentle player begins a Collecting or its one bid of a Month: it is slow rather than absurd (MA-14.7)."""

PREFERENCE = {
    "business": ("business", None, "vendetta", "trial", "meeting"),
    "meeting": ("meeting", None, "business", "vendetta", "trial"),
    "trial": ("trial", None, "business", "meeting", "vendetta"),
}
"""The order of Use in a phase, by the icon of the Ability: the fitting first, last those needed later in the Month."""

Answers = Callable[[Ask, NostraCityView, MyPart], Picks]


class NostraCityPlayer(SilentPlayer):
    """One automated player; see ``engines.players.protocol.Player`` for what each method takes and returns."""

    def __init__(self, seat: int, whims: Whims) -> None:
        self.seat = seat
        self._whims = whims
        self._gentle = whims.level == "gentle"
        self._space = 0
        self._answers: dict[str, Answers] = {
            asks.COLOUR: self._any,
            asks.WINDOW: self._window,
            asks.LAST_ROUND: self._window,
            asks.TARGET: self._target,
            asks.EXTORTION: self._best_note,
            asks.ENVELOPE: self._least_note,
            asks.MASSIMO: self._first,
            asks.REACT: self._first,
            asks.CARMELA: self._exchange,
            asks.COLLECTOR: self._collector,
            asks.KIND_OF: self._kind,
            asks.SPLIT: self._split,
            asks.STARTING_CARD: self._first,
            asks.READY: self._first,
            asks.BIDDER: self._bidder,
            asks.SPACE: self._location,
            asks.BID: self._bid,
            asks.KEEP: self._best_note,
            asks.TAKE_BACK: self._best_note,
            asks.CONSIGLIERE: self._weakest,
            asks.PRIMO_CAPO: self._weakest,
            asks.BRIBER: self._briber,
            asks.SILVIO: self._silvio,
            asks.BRIBE: self._bribe,
            asks.CLAUDIA: self._second_bribe,
            asks.ORNELLA: self._direction,
            asks.DISCARD: self._discard,
        }

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Answer with the method for this question, else with its default; leave questions alone that wait for nobody."""
        if not ask.holds:
            return None
        self._whims.about(ask.id)
        table = cast("NostraCityView", view)
        answer = self._answers.get(ask.name)
        return ask.default if answer is None or table.me is None else answer(ask, table, table.me)

    def _waits(self, *, already: bool = False) -> bool:
        """Return whether a gentle player lets this action go; surely after it has done it ``already``."""
        return self._gentle and (already or not self._whims.happens(GENTLE))

    # ---- simple answers

    def _any(self, ask: Ask, _table: NostraCityView, _me: MyPart) -> Picks:
        return (self._whims.pick(ask.options).id,)

    def _first(self, ask: Ask, _table: NostraCityView, _me: MyPart) -> Picks:
        return (ask.options[0].id,)

    def _notes(self, ask: Ask, me: MyPart) -> list[NoteView]:
        """Return the offered Notes that this seat knows."""
        known = {note.option: note for note in (*me.bank, *me.drawn, *[note for bid in me.bids for note in bid.notes])}
        return [known[option.id] for option in ask.options if option.id in known]

    def _best_note(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        notes = self._notes(ask, me)
        return (max(notes, key=lambda note: worth(note, side(table))).option,) if notes else ask.default

    def _least_note(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        return (min(self._notes(ask, me), key=lambda note: worth(note, side(table))).option,)

    def _weakest(self, ask: Ask, table: NostraCityView, _me: MyPart) -> Picks:
        """Give a Title to the least dangerous receiver."""
        return (min([option.id for option in ask.options], key=lambda option: danger(table.players[seat_of(option)])),)

    def _discard(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        notes = sorted(self._notes(ask, me), key=lambda note: worth(note, side(table)))
        return tuple(note.option for note in notes[: ask.least])

    # ---- BUSINESS

    def _pick_gangster(self, ask: Ask, table: NostraCityView, phase: str) -> str:
        """Return the option of the best Gangster to Use in this phase."""
        offered = {option.id for option in ask.options}
        mine: Iterable[GangsterView] = [card for card in table.players[self.seat].gangsters if f"gangster:{card.id}" in offered]
        best = min(mine, key=lambda card: PREFERENCE[phase].index(card.icon))
        return f"gangster:{best.id}"

    def _collector(self, ask: Ask, table: NostraCityView, _me: MyPart) -> Picks:
        """Collect as long as a Gangster stays for a bid and one for a Bribe."""
        mine = table.players[self.seat]
        wanted = max(1, len(mine.gangsters) - 2)
        if len(mine.collected) >= wanted or self._waits():
            return ("end",)
        return (self._pick_gangster(ask, table, "business"),)

    def _kind(self, ask: Ask, table: NostraCityView, _me: MyPart) -> Picks:
        starts = [option.id for option in ask.options if option.id != "cancel"]
        return (self._whims.best(starts, lambda start: collecting_value(table, start.partition(":")[2])),)

    def _exchange(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        """Exchange a 5,000 Note: any other one is better."""
        return tuple(note.option for note in self._notes(ask, me) if worth(note, side(table)) < CHEAP)[:1]

    def _split(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        """Give away Notes of little worth; rather betray than give a good Note."""
        notes = sorted(self._notes(ask, me), key=lambda note: worth(note, side(table)))
        return tuple(note.option for note in notes[: ask.most] if worth(note, side(table)) <= CHEAP)

    # ---- MEETING

    def _wanted(self, table: NostraCityView, me: MyPart) -> list[SpaceView]:
        """Return the spaces worth a bid, the best first."""
        money = me.money
        spaces = [space for space in table.street if space.card and space.number in me.spaces_left]
        found = [space for space in spaces if space.price is None or self._pays_alone(table, space, money)]
        return sorted(found, key=lambda space: (-card_value(table, space), space.number))

    def _pays_alone(self, table: NostraCityView, space: SpaceView, money: int) -> bool:
        """Return whether the money at hand can buy off an Investigation, and it is worth that."""
        price = space.price or 0
        return side(table) == "innocent" and price <= money and price <= 2 * DOLLARS * card_value(table, space)

    def _kept_for_trial(self, table: NostraCityView, me: MyPart, free: int) -> int:
        """Return how many Gangsters are kept for Bribes: one for each useful Note, but no more than half of those who are Free."""
        return min(len(useful(me.bank, side(table))), max(1, free // 2))

    def _bidder(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        free = len(ask.options) - 1
        wanted = self._wanted(table, me)
        if not wanted or free <= self._kept_for_trial(table, me, free) or self._waits(already=bool(me.bids)):
            return ("end",)
        self._space = self._whims.best(wanted, lambda space: -wanted.index(space)).number
        return (self._pick_gangster(ask, table, "meeting"),)

    def _location(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        offered = [option.id for option in ask.options]
        if f"space:{self._space}" not in offered:
            wanted = self._wanted(table, me)
            self._space = wanted[0].number if wanted else 0
        return (f"space:{self._space}",) if f"space:{self._space}" in offered else ("cancel",)

    def _bid(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        """Bid the worth of the card, for an Investigation its price, with the Notes of least use in court first."""
        space = next((space for space in table.street if space.number == self._space), table.street[0])
        amount = space.price or DOLLARS * card_value(table, space) + self._whims.below(round(moved(WHIM, self._whims.style.bold)))
        notes = sorted(self._notes(ask, me), key=lambda note: (note.icon == side(table), note.money))
        chosen: list[NoteView] = []
        for note in notes:
            if total(chosen) < amount and (space.price or not chosen or note.icon != side(table)):
                chosen.append(note)
        for note in tuple(chosen):
            if total(chosen) - note.money >= amount:
                chosen.remove(note)
        return tuple(note.option for note in chosen)

    # ---- TRIAL

    def _briber(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        """Bribe as long as there is a Note for the verdict."""
        return (self._pick_gangster(ask, table, "trial"),) if useful(me.bank, side(table)) else ("end",)

    def _silvio(self, ask: Ask, _table: NostraCityView, _me: MyPart) -> Picks:
        return (ask.options[-1].id,)

    def _bribe(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        notes = useful(self._notes(ask, me), side(table))
        return (notes[0].option,) if notes else ask.default

    def _second_bribe(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        return tuple(note.option for note in useful(self._notes(ask, me), side(table)))[:1]

    def _direction(self, ask: Ask, table: NostraCityView, _me: MyPart) -> Picks:
        wanted = "right" if side(table) == "guilty" else "left"
        return (wanted if wanted in [option.id for option in ask.options] else ask.options[-1].id,)

    # ---- Vendetta

    def _window(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        """Attack at once, shame late, and keep the Juror for the end unless the hand decides nothing."""
        cards = [option.id.partition(":")[2] for option in ask.options if option.id.startswith("card:")]
        last = ask.name == asks.LAST_ROUND
        for card in cards:
            if is_attack(card) or (card == "shame_on_you" and months_left(table) < 2) or card == "fat_envelope":
                return (f"card:{card}",)
            if card == "bought_juror" and last and self._juror_helps(table):
                return ("card:bought_juror",)
        return ("pass",) if last or cards or not me.hand else ("pass:phase",)

    def _juror_helps(self, table: NostraCityView) -> bool:
        """Return whether the marker can still move towards the verdict."""
        return table.field < table.track_end if side(table) == "guilty" else table.field > -table.track_end

    def _target(self, ask: Ask, table: NostraCityView, me: MyPart) -> Picks:
        """Aim at the most dangerous opponent among the targets."""
        options = [option.id for option in ask.options]
        if "left" in options or "right" in options:
            return self._direction(ask, table, me)
        bids = [option for option in options if option.startswith("bid:")]
        if bids:
            return (bids[0],)
        for player in opponents(table):
            hit = self._of(player.seat, options, table)
            if hit:
                return (hit[0],)
        return ask.default

    def _of(self, seat: int, options: Sequence[str], table: NostraCityView) -> list[str]:
        """Return the options that hit ``seat`` or its cards."""
        found = []
        for option in options:
            kind, _, name = option.partition(":")
            owner = owner_of(table, name) if kind in ("gangster", "district") else None
            if option == f"seat:{seat}" or (owner is not None and owner.seat == seat):
                found.append(option)
        return found


PLAYERS = GamePlayers(NostraCityPlayer, levels=("gentle", "normal"))
