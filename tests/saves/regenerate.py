"""Make the golden records again: ``python -m tests.saves.regenerate``, for single games with their names behind it.

One finished game for each way in which a game can end and for what is rare. The tests only replay them, so a change of the rules shows as a
record that fits no longer, and after this command as a diff of the texts beside the records.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from pydantic import BaseModel

import engines
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from engines.chance import Stream
from engines.players import Player, RandomPlayer
from engines.players.protocol import Picks
from engines.table import Ask, Game, Record
from tests.saves.telling import telling

HERE = Path(__file__).parent
SEEDS = 800


class Peaceful(RandomPlayer):
    """Votes for nobody and plays every card: how a game comes to its third quiet round."""

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        if ask.name.startswith(("mafie.vote", "mafie.night")):
            return None
        cards = [option.id for option in ask.options if option.id.startswith("card:")]
        return tuple(cards[:1]) or super().choose(ask, view)


class Absent(RandomPlayer):
    """Answers nothing: the clock plays."""

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        return None


def sensible(game: str, seats: int, seed: int) -> list[Player]:
    return players_of(game, seats, seed, "auto")


def senseless(game: str, seats: int, seed: int) -> list[Player]:
    return players_of(game, seats, seed, "random")


class Loiterer(RandomPlayer):
    """Rests, strolls to subways and helicopters, and leaves early: how two come to leave with the same."""

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        ids = [option.id for option in ask.options]
        calm = [one for one in ids if one.startswith(("location:metro", "location:heli"))]
        for wish in ("escape", "rest", "done", "pass", "no", "return"):
            if wish in ids:
                return (wish,)
        if calm and ask.name == "escape_plan.travel.end":
            return super().choose(replace(ask, options=tuple(option for option in ask.options if option.id in calm)), view)
        return super().choose(ask, view)


def loitering(_game: str, seats: int, seed: int) -> list[Player]:
    return [Loiterer(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]


def peaceful(_game: str, seats: int, seed: int) -> list[Player]:
    return [Peaceful(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]


def absent(_game: str, seats: int, seed: int) -> list[Player]:
    return [Absent(seat, Stream(seed, f"player {seat}")) for seat in range(seats)]


@dataclass(frozen=True)
class Wanted:
    """A game that is looked for: the first seed with which it ends for ``reason`` and tells all of ``keys``."""

    name: str
    seats: int
    reason: str
    options: Mapping[str, Any]
    players: Callable[[str, int, int], list[Player]] = sensible
    keys: tuple[str, ...] = ()
    rounds: int = 1
    """How many rounds it should last at least."""
    end_after: int | None = None
    """The host ends it after so many moves."""
    game: str = "mafie"


def boxed(
    game: str,
    name: str,
    seats: int,
    reason: str,
    players: Callable[[str, int, int], list[Player]] = sensible,
    keys: tuple[str, ...] = (),
    end_after: int | None = None,
    **options: Any,
) -> Wanted:
    """Return a wanted game that always lasts as long as its rules say, however many rounds that is."""
    return Wanted(f"{game}-{name}", seats, reason, options, players, keys, rounds=0, end_after=end_after, game=game)


zbojnici = partial(boxed, "zbojnici")
mafia_city = partial(boxed, "mafia_city", target_mode="beginner")  # such a game is shorter
nostra_city = partial(boxed, "nostra_city")
escape_plan = partial(boxed, "escape_plan")

WANTED = (
    Wanted("mafie-police-wins", 7, "police", {}, rounds=2),
    Wanted("mafie-mafia-wins", 9, "mafia", {}, rounds=3),
    Wanted("mafie-agent-exposed", 6, "mafia", {}, keys=("mf-exposed",)),
    Wanted("mafie-large-group", 20, "police", {}, keys=("mf-may-shoot", "mf-shoots")),
    Wanted("mafie-tie-and-lot", 8, "mafia", {"vote_visibility": "live"}, senseless, keys=("mf-tie", "mf-lot", "mf-vote-changed")),
    Wanted("mafie-commander", 12, "police", {"extended": True, "cards": (1, 4, 11)}, keys=("mf-commander-decides", "mf-saved")),
    Wanted("mafie-recruit", 8, "mafia", {"extended": True, "cards": (3, 7)}, keys=("mf-recruiting", "mf-recruited")),
    Wanted("mafie-role-swap", 9, "police", {"extended": True, "cards": (6, 7)}, keys=("mf-swap", "mf-tapped")),
    Wanted("mafie-kids", 8, "police", {"kids_theme": True, "kids_single_ballot": True, "kids_last_shot": True}, keys=("mf-shoots",)),
    Wanted("mafie-gang-wins", 14, "gang", {"extended": True, "cards": "gang", "gang_recognition": True}, senseless),
    Wanted("mafie-all-out", 6, "all_out", {"kids_last_shot": True, "kids_no_agent": True}, senseless),
    Wanted("mafie-stalemate", 6, "stalemate", {"extended": True, "cards": (1, 2, 8, 9)}, peaceful, keys=("mf-saved", "mf-no-verdict")),
    Wanted("mafie-host-ends", 10, "aborted", {"extended": True}, end_after=60),
    zbojnici("prince-wins", 6, "treasury_kept", keys=("zb-recon-cards", "zb-judged", "zb-upgrade", "zb-kicked", "zb-robbed")),
    zbojnici("richest-wins", 4, "richest", keys=("zb-moved", "zb-withdrew", "zb-trapped", "zb-escaped", "zb-sold")),
    zbojnici("win-shared", 3, "shared", senseless),
    zbojnici("duel", 2, "richest", keys=("zb-reserve", "zb-kicked", "zb-loot")),
    zbojnici("duel-shared", 2, "shared", senseless, keys=("zb-reserve",)),
    zbojnici("host-ends", 5, "aborted", end_after=60),
    mafia_city("target", 4, "target", keys=("mc-fists", "mc-police-chief", "mc-complicity", "mc-secret-deal", "mc-awake")),
    mafia_city("points", 3, "points", keys=("mc-bullet", "mc-extra")),
    mafia_city("reserve", 5, "reserve", keys=("mc-fbi", "mc-big-plan")),
    mafia_city("cards", 4, "cards", keys=("mc-pulling-strings",)),
    mafia_city("mayor", 5, "mayor", senseless, keys=("mc-mayor",)),
    mafia_city("order", 3, "order", senseless),
    mafia_city("idle", 3, "idle", absent),
    mafia_city("host-ends", 5, "aborted", end_after=120),
    nostra_city("acquitted", 4, "acquitted", keys=("nc-title", "nc-tied", "nc-raid", "nc-briber", "nc-price", "nc-laid-out")),
    nostra_city("acquitted-shared", 5, "acquitted_shared"),
    nostra_city("informant", 3, "informant", keys=("nc-note-moved", "nc-guilt", "nc-blocked")),
    nostra_city("informant-shared", 5, "informant_shared", senseless),
    nostra_city("convicted", 3, "convicted", senseless, keys=("nc-starting-given", "nc-exchanged", "nc-pile-taken", "nc-bank-seen")),
    nostra_city("host-ends", 4, "aborted", end_after=150),
    escape_plan("escaped", 4, "escaped", keys=("ep-locker", "ep-border", "ep-bonus", "ep-avoided", "ep-gang")),
    escape_plan("shared", 5, "shared", loitering),
    escape_plan("all-arrested", 3, "all_arrested", senseless, keys=("ep-handcuffs", "ep-exit-tiles")),
    escape_plan("sandra", 2, "escaped", keys=("ep-bot-card", "ep-border")),
    escape_plan("solo", 1, "escaped"),
    escape_plan("costa", 1, "costa", senseless),
    escape_plan("solo-arrested", 1, "arrested", senseless),
    escape_plan("host-ends", 5, "aborted", end_after=80),
)


def attempt(wanted: Wanted, seed: int) -> Game:
    """Play the wanted table with ``seed``, up to its end."""
    game = engines.start(wanted.game, seats=wanted.seats, options=wanted.options, seed=seed)
    circle = Circle(game, wanted.players(wanted.game, wanted.seats, seed))
    while game.outcome is None:
        if wanted.end_after is not None and game.moves_made >= wanted.end_after:
            game.end()
        else:
            circle.step()
    return game


def fits(wanted: Wanted, game: Game) -> bool:
    """Return whether this is the game that was looked for."""
    told = [notice.text.key for notice in game.notices]
    rounds = sum(key.endswith("-round") for key in told)
    reason = game.outcome.reason if game.outcome else None
    return reason == wanted.reason and rounds >= wanted.rounds and all(key in told for key in wanted.keys)


def find(wanted: Wanted) -> Record:
    """Return the first fitting game. Raises LookupError when there is none among ``SEEDS`` seeds."""
    for seed in range(1, SEEDS):
        game = attempt(wanted, seed)
        if fits(wanted, game):
            return game.record
    raise LookupError(f"no game ends as {wanted.name} wants")


def in_lines(record: Record) -> str:
    """Return the record as JSON with a line for each move."""
    head = record.model_dump(mode="json")
    moves = ",\n  ".join(json.dumps(move) for move in head.pop("moves"))
    checks = ",\n  ".join(json.dumps(check) for check in head.pop("checks"))
    start = json.dumps(head, indent=1).removesuffix("\n}")
    return f'{start},\n "moves": [\n  {moves}\n ],\n "checks": [\n  {checks}\n ]\n}}\n'


def main() -> None:
    """Write every wanted game and its text; of the games that are named only, when some are."""
    games = sys.argv[1:] or list(engines.GAMES)
    for wanted in WANTED:
        if wanted.game not in games:
            continue
        record = find(wanted)
        (HERE / f"{wanted.name}.json").write_text(in_lines(record), "utf-8")
        (HERE / f"{wanted.name}.txt").write_text(telling(record), "utf-8")
        print(f"{wanted.name}: seed {record.seed}, {len(record.moves)} moves")


if __name__ == "__main__":
    main()
