"""Views of Mafie made by hand for the pictures' tests: the fields of the engine's view, nothing hidden in them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

NAMES = (
    *("Jana", "Karel", "Eliška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka", "Šimon", "Žofie"),
    *("Václav", "Růžena", "Matěj", "Bořek", "Alžběta", "Kryštof", "Ivana", "Čeněk", "Maxmilián", "Dušan"),
)
LONGEST = "Maximiliánovič WWWWWWWWWW"

SEAT_FIELDS: dict[str, Any] = {
    **{"living": True, "token": None, "card": None, "card_open": (), "card_unshown": False},
    **dict.fromkeys(
        ("suspect", "awaited", "answered", "ready", "stays", "speaking", "struck", "commander", "kidnapped", "hidden"), False
    ),
    **{"arrested": False, "safe": False, "can_vote": True, "withdrawing": False, "way_out": None, "out_round": None},
}


def seat(number: int, **fields: Any) -> SimpleNamespace:
    """A seat counted from 0."""
    return SimpleNamespace(**{**SEAT_FIELDS, "seat": number, **fields})


def ballot(kind: str, candidates: tuple[int, ...], voters: tuple[int, ...], **fields: Any) -> SimpleNamespace:
    rest: dict[str, Any] = {"number": 1, "closed": False, "votes": {}, "voted": (), "tied": ()}
    return SimpleNamespace(kind=kind, candidates=candidates, voters=voters, **{**rest, **fields})


def view(count: int, phase: str, round: int = 3, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> SimpleNamespace:
    """A table of `count` seats in `phase`; `seats`: what differs, by seat."""
    chairs = tuple(seat(i, **(seats or {}).get(i, {})) for i in range(count))
    rest: dict[str, Any] = {
        **{"viewer": None, "night": phase in ("agent", "gang", "mafia"), "left": {"police": count - 3, "mafia": 2, "agent": 1}},
        **{"commander": next((c.seat for c in chairs if c.commander), None), "card_set": (), "spent": (), "ballot": None},
        **{"suspects": tuple(c.seat for c in chairs if c.suspect), "struck": None, "condemned": None, "victim": None},
        **{"ready_needed": None, "options": {}, "me": None, "ghost": None, "story": None, "winner": None},
    }
    return SimpleNamespace(seats=chairs, phase=phase, round=round, **{**rest, **fields})


OUT = {4: {"living": False, "token": "mafia"}, 6: {"living": False, "token": "police"}}


def reference_day() -> SimpleNamespace:
    """The tally of a final ballot, two out, a Commander, a card on the table."""
    return view(
        11,
        "final",
        seats={**OUT, 3: {"suspect": True}, 8: {"suspect": True}, 9: {"commander": True}, 1: {"card_open": (10,)}},
        left={"police": 7, "agent": 1, "mafia": 1},
        ballot=ballot("final", (3, 8), (0, 2, 3, 5, 7, 8, 9, 10), closed=True, votes={0: 3, 2: 3, 8: 3, 9: 3, 10: 3, 3: 8, 5: 8, 7: 8}),
    )


def reference_night() -> SimpleNamespace:
    return view(11, "mafia", 4, {**OUT, 10: {"commander": True}}, left={"police": 7, "agent": 1, "mafia": 1})


def reference_long() -> SimpleNamespace:
    """Twenty-one seats, three suspects, two hands for nine votes."""
    out = {**OUT, 11: {"living": False, "token": "agent"}, 18: {"living": False, "token": "police"}}
    votes = {**dict.fromkeys((0, 2, 5, 8, 9, 10, 12, 16, 17), 3), **dict.fromkeys((3, 7, 13, 19, 20), 14), 14: 19, 15: 19}
    return view(
        21,
        "final",
        seats={**out, **{s: {"suspect": True} for s in (3, 14, 19)}, 9: {"commander": True}, 1: {"card_open": (10,)}},
        left={"police": 13, "agent": 0, "mafia": 4},
        ballot=ballot("final", (3, 14, 19), tuple(votes), closed=True, votes=votes),
    )


def many_names(count: int) -> SimpleNamespace:
    """A published first ballot in which nearly everybody has a vote."""
    votes = {i: (i * 5 + 2) % count for i in range(count) if (i * 5 + 2) % count != i}
    cards = {1: (10, 6), 3: (7,), 5: (1,), count - 1: (2, 12)}
    return view(
        count,
        "first",
        seats={i: {"card_open": cards.get(i, ()), "card_unshown": i not in cards} for i in range(count)},
        ballot=ballot("first", tuple(range(count)), tuple(range(count)), closed=True, votes=votes),
    )


def crowded(count: int) -> SimpleNamespace:
    """A sealed ballot with every badge at once."""
    seats: dict[int, dict[str, Any]] = {
        i: {"suspect": i % 3 == 0, "awaited": i % 2 == 0, "card_unshown": True, "can_vote": True} for i in range(count)
    }
    seats[0] |= {"commander": True, "speaking": True}
    seats[1] |= {"card_open": (13,), "card_unshown": False}
    return view(
        count,
        "final",
        seats=seats,
        ballot=ballot("final", tuple(range(0, count, 3)), tuple(range(count)), voted=tuple(range(1, count, 2))),
    )
