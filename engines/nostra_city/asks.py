"""The questions D1 to D28 and the standing input S1 (section 6 of the rules): names, options, clocks, defaults, secrecy.

A question of a turn before its commit point is secret, so that nothing shows how far the player is (NC-1.14, NC-V18), and so is every
question whose options are Notes, since nobody may know their numbers (NC-V19).
"""

from collections.abc import Iterable, Sequence
from functools import cache

from engines.nostra_city.components import (
    ATLANTIC_CITY,
    DISTRICTS,
    GANGSTERS,
    GOTA,
    INVESTIGATIONS,
    KINDS,
    LUXURIES,
    NOTES,
    TITLES,
    VENDETTA,
)
from engines.table import Ask, Option, Text, plain_option, seat_option, seat_ref

# ---- references ``kind:id`` for the arguments of notices, made once

NOTE = ("note:police_raid", *(f"note:{kind.id}" for kind in NOTES[1:]))
"""The reference of a Note by number: its kind, never the number (NC-V19)."""
KIND = {kind: f"kind:{kind}" for kind in KINDS}
REVENGE = {card: f"vendetta:{card}" for card in VENDETTA}
CARD: dict[str, str] = {
    **{card: f"gangster:{card}" for card in (*GANGSTERS, GOTA)},
    **{card: f"turf:{card}" for card in (*DISTRICTS, ATLANTIC_CITY)},  # ``district`` is taken by another game's texts
    **{card: f"luxury:{card}" for card in LUXURIES},
    **{card: f"investigation:{card}" for card in INVESTIGATIONS},
    **{card: f"title:{card}" for card in TITLES},
}
"""References of cards on the Street or in a Territory, by id."""


def notes_arg(notes: Sequence[int]) -> tuple[str, ...]:
    """Return references to the kinds of ``notes``."""
    return tuple([NOTE[note] for note in notes])


def card_kind(card: str) -> str:
    """Return the kind of a card: ``gangster``, ``district``, ``luxury``, ``investigation`` or ``title``."""
    kind = CARD[card].partition(":")[0]
    return "district" if kind == "turf" else kind


# ---- names

COLOUR = "nostra_city.setup.colour"
WINDOW = "nostra_city.vendetta.window"
STAND = "nostra_city.vendetta.stand"
LAST_ROUND = "nostra_city.vendetta.last_round"
TARGET = "nostra_city.vendetta.target"
EXTORTION = "nostra_city.vendetta.extortion"
ENVELOPE = "nostra_city.vendetta.envelope"
MASSIMO = "nostra_city.ability.massimo"
REACT = "nostra_city.ability.react"
PIETRO = "nostra_city.ability.pietro"
COLLECTOR = "nostra_city.business.gangster"
KIND_OF = "nostra_city.business.kind"
CARMELA = "nostra_city.ability.carmela"
SPLIT = "nostra_city.business.split"
STARTING_CARD = "nostra_city.business.starting_card"
READY = "nostra_city.meeting.ready"
BIDDER = "nostra_city.meeting.gangster"
SPACE = "nostra_city.meeting.space"
BID = "nostra_city.meeting.bid"
KEEP = "nostra_city.meeting.keep"
TAKE_BACK = "nostra_city.ability.take_back"
CONSIGLIERE = "nostra_city.title.consigliere"
PRIMO_CAPO = "nostra_city.title.primo_capo"
BRIBER = "nostra_city.trial.gangster"
SILVIO = "nostra_city.ability.silvio"
BRIBE = "nostra_city.trial.bribe"
CLAUDIA = "nostra_city.ability.claudia"
ORNELLA = "nostra_city.ability.ornella"
DISCARD = "nostra_city.reception.discard"

PASS = plain_option("pass", "opt-nc-pass")
PASSES = (PASS, plain_option("pass:phase", "opt-nc-pass-phase"), plain_option("pass:month", "opt-nc-pass-month"))
STANDS = (plain_option("off", "opt-nc-stand-off"), plain_option("phase", "opt-nc-pass-phase"), plain_option("month", "opt-nc-pass-month"))
LAST_PASS = plain_option("pass", "opt-nc-pass-last")
END = plain_option("end", "opt-nc-end")
CANCEL = plain_option("cancel", "opt-nc-cancel")
READY_OPTIONS = (plain_option("ready", "opt-nc-ready"),)
LEFT = plain_option("left", "opt-nc-left")
RIGHT = plain_option("right", "opt-nc-right")
LEAVE = plain_option("skip", "opt-nc-leave")
SILVIO_OPTIONS = (plain_option("take", "opt-nc-take"), plain_option("skip", "opt-nc-skip-take"))

NOTE_OPTION = tuple(Option(f"note:{note}", Text("opt-nc-note", {"note": NOTE[note]})) for note in range(len(NOTES)))
"""The option of each Note by its number; place 0 is never offered."""


@cache
def colour_option(colour: str) -> Option:
    """Return the option ``colour:<c>``."""
    return Option(f"colour:{colour}", Text("opt-nc-colour", {"colour": f"colour:{colour}"}))


@cache
def gangster_option(gangster: str) -> Option:
    """Return the option ``gangster:<id>``."""
    return Option(f"gangster:{gangster}", Text("opt-nc-gangster", {"gangster": CARD[gangster]}))


@cache
def district_option(district: str) -> Option:
    """Return the option ``district:<id>``, a target."""
    return Option(f"district:{district}", Text("opt-nc-district", {"district": CARD[district]}))


@cache
def start_option(district: str, kind: str) -> Option:
    """Return the option ``district:<id>:<kind>``, the start of a Collecting."""
    return Option(f"district:{district}:{kind}", Text("opt-nc-collect", {"district": CARD[district], "kind": KIND[kind]}))


@cache
def give_option(note: int, target: int) -> Option:
    """Return the option ``note:<n>``, a Note for ``target``."""
    return Option(f"note:{note}", Text("opt-nc-give", {"note": NOTE[note], "target": seat_ref(target)}))


@cache
def revenge_option(card: str) -> Option:
    """Return the option ``card:<id>``, a Revenge card in hand."""
    return Option(f"card:{card}", Text("opt-nc-vendetta", {"card": REVENGE[card]}))


@cache
def space_option(space: int, card: str) -> Option:
    """Return the option ``space:<k>``; ``space`` is counted from 0, ``k`` from 1."""
    return Option(f"space:{space + 1}", Text("opt-nc-space", {"space": space + 1, "card": CARD[card]}))


@cache
def bid_option(space: int, card: str) -> Option:
    """Return the option ``bid:<k>``, the player's bid on a space."""
    return Option(f"bid:{space + 1}", Text("opt-nc-bid", {"space": space + 1, "card": CARD[card]}))


@cache
def use_options(gangster: str) -> tuple[Option, ...]:
    """Return ``use`` and ``skip`` for the Ability of ``gangster``."""
    words = {"gangster": CARD[gangster]}
    return Option("use", Text("opt-nc-use", words)), Option("skip", Text("opt-nc-skip", words))


def note_options(notes: Iterable[int]) -> tuple[Option, ...]:
    """Return an option for each of ``notes``."""
    return tuple([NOTE_OPTION[note] for note in notes])


@cache
def taken_option(note: int, victim: int) -> Option:
    """Return the option of a Note that lies in the Bank of ``victim``."""
    option = NOTE_OPTION[note]
    return Option(option.id, Text(option.text.key, {**option.text.args, "target": seat_ref(victim)}))


@cache
def name_of(pick: str) -> str:
    """Return the name in an option: ``gangster:baldini_bruno`` → ``baldini_bruno``, ``end`` → ``end``."""
    return pick.partition(":")[2] or pick


@cache
def number_of(pick: str) -> int:
    """Return the number in an option: ``note:7`` → 7."""
    return int(pick.partition(":")[2])


def notes_of(picks: Sequence[str]) -> list[int]:
    """Return the Notes in these options, in ascending order."""
    return sorted(map(number_of, picks))


def _highest(notes: Sequence[int]) -> tuple[str, ...]:
    """Return the highest Note as a default; Note numbers rise with the money (table 5.5)."""
    return (NOTE_OPTION[max(notes)].id,)


def _lowest(notes: Sequence[int], count: int = 1) -> tuple[str, ...]:
    return tuple([NOTE_OPTION[note].id for note in sorted(notes)[:count]])


# ---- set-up, Vendetta


def colour(seat: int, free: Sequence[str]) -> Ask:
    """D1: a Capo colour; the first free one by default."""
    options = tuple(map(colour_option, free))
    return Ask(COLOUR, seat, options, (options[0].id,), clock="pick")


@cache
def _window_options(cards: tuple[str, ...]) -> tuple[Option, ...]:
    return (*PASSES, *map(revenge_option, cards))


@cache
def _last_options(cards: tuple[str, ...]) -> tuple[Option, ...]:
    return (LAST_PASS, *map(revenge_option, cards))


def window(seat: int, cards: tuple[str, ...]) -> Ask:
    """D2: Pass, or one of the playable ``cards`` (NC-23.2, 23.7)."""
    return Ask(WINDOW, seat, _window_options(cards), ("pass",), secret=True, clock="window")


def stand(seat: int) -> Ask:
    """S1: take a standing Pass back, or change its term (NC-23.7)."""
    return Ask(STAND, seat, STANDS, secret=True, holds=False)


def last_round(seat: int, cards: tuple[str, ...]) -> Ask:
    """D3: Pass, or one of the playable ``cards`` (NC-23.6)."""
    return Ask(LAST_ROUND, seat, _last_options(cards), ("pass",), secret=True, clock="turn")


def target(seat: int, targets: tuple[Option, ...]) -> Ask:
    """D4: the target of a Revenge card, or Cancel."""
    return Ask(TARGET, seat, (*targets, CANCEL), ("cancel",), clock="pick")


def extortion(seat: int, victim: int, notes: Sequence[int]) -> Ask:
    """D5: the Note taken from the seen Bank of ``victim``."""
    return Ask(EXTORTION, seat, tuple([taken_option(note, victim) for note in notes]), _highest(notes), secret=True, clock="pick")


def envelope(seat: int, notes: Sequence[int], most: int) -> Ask:
    """D6: the Notes for the envelope."""
    return Ask(ENVELOPE, seat, note_options(notes), _lowest(notes), most=most, secret=True, clock="pick")


def massimo(seat: int) -> Ask:
    """D7: whether Massimo Donata stops the card."""
    return Ask(MASSIMO, seat, use_options("donata_massimo"), ("skip",), clock="pick")


def react(seat: int, gangster: str) -> Ask:
    """D8: whether Francesca, Nina or Teresa Donata is Used."""
    return Ask(REACT, seat, use_options(gangster), ("skip",), clock="pick")


def pietro(seat: int, betrayed: Iterable[int]) -> Ask:
    """D9: the player who draws a card less."""
    return Ask(PIETRO, seat, tuple(map(seat_option, betrayed)), least=0, clock="pick")


# ---- BUSINESS


@cache
def _with_end(gangsters: tuple[str, ...]) -> tuple[Option, ...]:
    return (END, *map(gangster_option, gangsters))


def collector(seat: int, gangsters: tuple[str, ...]) -> Ask:
    """D10: the Gangster who Collects, or the end of the turn."""
    return Ask(COLLECTOR, seat, _with_end(gangsters), ("end",), secret=True, clock="turn")


def kind(seat: int, starts: tuple[Option, ...]) -> Ask:
    """D11: District and kind, the commit point of a Collecting, or Cancel."""
    return Ask(KIND_OF, seat, (*starts, CANCEL), ("cancel",), secret=True, clock="turn")


def carmela(seat: int, drawn: Sequence[int]) -> Ask:
    """D12: the drawn Note to exchange."""
    return Ask(CARMELA, seat, note_options(drawn), least=0, most=1, secret=True, clock="turn")


def split(seat: int, receiver: int, left: Sequence[int], most: int) -> Ask:
    """D13: the Notes for ``receiver``, ``most`` at most."""
    options = tuple([give_option(note, receiver) for note in left])
    return Ask(SPLIT, seat, options, _lowest(left, most), least=0, most=most, secret=True, clock="turn")


def starting_card(seat: int, short: Iterable[int]) -> Ask:
    """D14: the player who gets the Starting Player card instead of a Note."""
    return Ask(STARTING_CARD, seat, tuple(map(seat_option, short)), least=0, clock="turn")


# ---- MEETING


def ready(seat: int) -> Ask:
    """D15: the end of the talk."""
    return Ask(READY, seat, READY_OPTIONS, ("ready",), clock="talk")


def bidder(seat: int, gangsters: tuple[str, ...]) -> Ask:
    """D16: the Gangster of the next bid, or the end of the turn."""
    return Ask(BIDDER, seat, _with_end(gangsters), ("end",), secret=True, clock="turn")


def space(seat: int, spaces: Sequence[int], street: Sequence[str]) -> Ask:
    """D17: the Location of the bid, or Cancel."""
    options = (*[space_option(at, street[at]) for at in spaces], CANCEL)
    return Ask(SPACE, seat, options, ("cancel",), secret=True, clock="turn")


def bid(seat: int, bank: Sequence[int]) -> Ask:
    """D18: the Notes of the bid, its commit point; none: Cancel."""
    return Ask(BID, seat, note_options(bank), least=0, most=len(bank), secret=True, clock="turn")


def keep(seat: int, notes: Sequence[int]) -> Ask:
    """D19: the Note that the only bidder keeps."""
    return Ask(KEEP, seat, note_options(notes), _highest(notes), least=0, secret=True, clock="pick")


def take_back(seat: int, notes: Sequence[int]) -> Ask:
    """D20: the Note that Marco or Renata Baldini brings back."""
    return Ask(TAKE_BACK, seat, note_options(notes), _highest(notes), secret=True, clock="pick")


def title(name: str, seat: int, others: Sequence[int]) -> Ask:
    """D21 or D22: the receiver of the next Title; ``others`` clockwise from the giver, the first by default."""
    return Ask(name, seat, tuple([seat_option(other) for other in sorted(others)]), (seat_ref(others[0]),), clock="pick")


# ---- TRIAL, RECEPTION


def briber(seat: int, gangsters: tuple[str, ...]) -> Ask:
    """D23: the Gangster who Bribes, or the end of the turn."""
    return Ask(BRIBER, seat, _with_end(gangsters), ("end",), secret=True, clock="turn")


def silvio(seat: int) -> Ask:
    """D24: whether Silvio Carbone takes a Note from the pile; taking commits the Bribe."""
    return Ask(SILVIO, seat, SILVIO_OPTIONS, ("skip",), secret=True, clock="turn")


def bribe(seat: int, bank: Sequence[int], *, taken: bool) -> Ask:
    """D25: the Note to place, the commit point of a Bribe, or Cancel unless Silvio has ``taken`` one."""
    options = note_options(bank)
    if taken:
        return Ask(BRIBE, seat, options, _lowest(bank), secret=True, clock="turn")
    return Ask(BRIBE, seat, (*options, CANCEL), ("cancel",), secret=True, clock="turn")


def claudia(seat: int, bank: Sequence[int]) -> Ask:
    """D26: the second Note of Claudia Carbone."""
    return Ask(CLAUDIA, seat, note_options(bank), least=0, most=min(1, len(bank)), secret=True, clock="turn")


def ornella(seat: int, directions: Sequence[Option]) -> Ask:
    """D27: the direction of Ornella Carbone's move of the marker."""
    return Ask(ORNELLA, seat, (*directions, LEAVE), ("skip",), clock="turn")


def discard(seat: int, bank: Sequence[int], count: int) -> Ask:
    """D28: exactly ``count`` Notes to discard; the lowest by default."""
    return Ask(DISCARD, seat, note_options(bank), _lowest(bank, count), least=count, most=count, secret=True, clock="pick")
