"""Views of Mafie made by hand for the pictures' tests: the fields of the engine's view, nothing hidden in them."""

from __future__ import annotations

from typing import Any

from engines.mafie.story import LookPart, PlayedPart, RoundPart, StoryBallot, StoryPart, StorySeat, StrikePart
from engines.mafie.views import BallotView, MafieView, SeatView

NAMES = (
    *("Jana", "Karel", "Eliška", "Tonda", "Markéta", "Petr", "Bára", "Ondřej", "Zdenka", "Šimon", "Žofie"),
    *("Václav", "Růžena", "Matěj", "Bořek", "Alžběta", "Kryštof", "Ivana", "Čeněk", "Maxmilián", "Dušan"),
)
LONGEST = "Maximiliánovič WWWWWWWWWW"


def seat(number: int, **fields: Any) -> SeatView:
    """Make a seat, counted from 0."""
    return SeatView(**{"seat": number, "living": True, "can_vote": True, **fields})


def ballot(kind: str, candidates: tuple[int, ...], voters: tuple[int, ...], **fields: Any) -> BallotView:
    """Make an open sealed ballot without a vote, but for `fields`."""
    rest: dict[str, Any] = {
        "number": 1,
        "turns": False,
        "closed": False,
        "annulled": False,
        "votes": {},
        "voted": (),
        "tied": (),
        "lot": None,
    }
    return BallotView(**{"kind": kind, "candidates": candidates, "voters": voters, **rest, **fields})


def view(count: int, phase: str, number: int = 3, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> MafieView:
    """Make a table of `count` seats in `phase` of round `number`; `seats`: what differs, by seat."""
    chairs = tuple(seat(i, **(seats or {}).get(i, {})) for i in range(count))
    rest: dict[str, Any] = {
        "viewer": None,
        "night": phase in ("agent", "gang", "mafia"),
        "left": {"police": count - 3, "mafia": 2, "agent": 1},
        "commander": next((chair.seat for chair in chairs if chair.commander), None),
        "suspects": tuple(chair.seat for chair in chairs if chair.suspect),
        "speaking": next((chair.seat for chair in chairs if chair.speaking), None),
        "card_set": (),
        "spent": (),
        "options": {},
        **dict.fromkeys(("ballot", "struck", "asked", "condemned", "victim", "ready_needed", "unanswered")),
    }
    return MafieView(**{"seats": chairs, "phase": phase, "round": number, **rest, **fields})


OUT = {4: {"living": False, "token": "mafia"}, 6: {"living": False, "token": "police"}}


def reference_day() -> MafieView:
    """Make the tally of a final ballot, two out, a Commander, a card on the table."""
    return view(
        11,
        "final",
        seats={**OUT, 3: {"suspect": True}, 8: {"suspect": True}, 9: {"commander": True}, 1: {"card_open": (10,)}},
        left={"police": 7, "agent": 1, "mafia": 1},
        ballot=ballot("final", (3, 8), (0, 2, 3, 5, 7, 8, 9, 10), closed=True, votes={0: 3, 2: 3, 8: 3, 9: 3, 10: 3, 3: 8, 5: 8, 7: 8}),
    )


def reference_night() -> MafieView:
    return view(11, "mafia", 4, {**OUT, 10: {"commander": True}}, left={"police": 7, "agent": 1, "mafia": 1})


def reference_long() -> MafieView:
    """Twenty-one seats, three suspects, nine votes for one of them."""
    out = {**OUT, 11: {"living": False, "token": "agent"}, 18: {"living": False, "token": "police"}}
    votes = {**dict.fromkeys((0, 2, 5, 8, 9, 10, 12, 16, 17), 3), **dict.fromkeys((3, 7, 13, 19, 20), 14), 14: 19, 15: 19}
    return view(
        21,
        "final",
        seats={**out, **{s: {"suspect": True} for s in (3, 14, 19)}, 9: {"commander": True}, 1: {"card_open": (10,)}},
        left={"police": 13, "agent": 0, "mafia": 4},
        ballot=ballot("final", (3, 14, 19), tuple(votes), closed=True, votes=votes),
    )


def many_names(count: int) -> MafieView:
    """Make a published first ballot in which nearly everybody has a vote."""
    votes = {i: (i * 5 + 2) % count for i in range(count) if (i * 5 + 2) % count != i}
    cards = {1: (10, 6), 3: (7,), 5: (1,), count - 1: (2, 12)}
    return view(
        count,
        "first",
        seats={i: {"card_open": cards.get(i, ()), "card_unshown": i not in cards} for i in range(count)},
        ballot=ballot("first", tuple(range(count)), tuple(range(count)), closed=True, votes=votes),
    )


def crowded(count: int) -> MafieView:
    """Make a sealed ballot with every badge at once."""
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


def story_round(number: int, **fields: Any) -> RoundPart:
    """Make a round of the story in which nothing happened, but for `fields`."""
    empty: dict[str, Any] = {"look": None, "wakers": (4, 8), "recruitment": None, "victim": None, "picks": {}, "how": None}
    return RoundPart(**{"number": number, **empty, **dict.fromkeys(("hunches", "strikes", "played", "ballots"), ()), **fields})


def strike(phase: str, who: int, cause: str, token: str | None = None, saved: int = 0) -> StrikePart:
    return StrikePart(
        phase=phase, seat=who, cause=cause, by=None, right=False, saved_card=saved, saved_by=who if saved else None, token=token, gang=False
    )


def tally(votes: dict[int, int], condemned: int | None = None, lot: int | None = None) -> StoryBallot:
    rest: dict[str, Any] = {"kind": "final", "number": 1, "annulled": False, "tied": (), "stays": (), "changed_by": None}
    candidates = tuple(sorted({*votes.values()}))
    return StoryBallot(**rest, voters=tuple(votes), candidates=candidates, votes=votes, condemned=condemned, lot=lot)


def look(whom: int, token: str) -> LookPart:
    return LookPart(agent=0, seat=whom, token=token)


ROUNDS: tuple[dict[str, Any], ...] = (
    {
        "look": look(1, "police"),
        "strikes": (strike("dawn", 6, "mafia", "police"), strike("verdict", 4, "ballot", "mafia")),
        "ballots": (tally({**dict.fromkeys(range(6), 4), 6: 5, 7: 5, 8: 5}, 4),),
    },
    {
        "look": look(9, "police"),
        "strikes": (strike("dawn", 5, "mafia", saved=1), strike("verdict", 3, "ballot", "police")),
        "played": (PlayedPart(phase="discussion", seat=1, card=10, target=None),),
        "ballots": (tally({0: 3, 1: 3, 2: 3, 5: 3, 7: 8, 3: 8, 9: 8, 10: 8}, 3, 3),),
    },
    {
        "look": look(8, "mafia"),
        "strikes": (strike("dawn", 0, "mafia", "agent"), strike("verdict", 5, "ballot", "police")),
        "ballots": (tally({1: 8, 2: 8, 5: 8, 7: 5, 8: 5, 9: 5}, 5),),
    },
    {
        "strikes": (strike("dawn", 2, "mafia", "police"), strike("verdict", 8, "ballot", "mafia")),
        "ballots": (tally({1: 8, 7: 8, 9: 8, 10: 8, 8: 9}, 8),),
    },
)
"""The four rounds of the reference picture."""


def finished(rounds: int = 4, count: int = 11, **fields: Any) -> MafieView:
    """Make the finished game of the reference picture, its rounds repeated for a longer one."""
    tokens = ["mafia" if i in (4, 8) else "agent" if i == 0 else "police" for i in range(count)]
    seats = {i: {"token": token, "living": i not in (4, 6, 3, 0, 5, 2, 8)} for i, token in enumerate(tokens)}
    people = tuple(
        StorySeat(
            seat=i, token=token, card=None, allegiance=_side(token), force=_side(token), recruited=False, won=_side(token) == "police"
        )
        for i, token in enumerate(tokens)
    )
    told = (story_round(0), *(story_round(i + 1, **ROUNDS[i % 4]) for i in range(rounds)))
    story = StoryPart(reason="police", winners=tuple(range(count)), seats=people, rounds=told)
    ended = {"story": story, "winner": "police", "left": {"police": 4, "mafia": 0, "agent": 0}}
    return view(count, "end", rounds, seats, **{**ended, **fields})


def _side(token: str) -> str:
    return "mafia" if token == "mafia" else "police"
