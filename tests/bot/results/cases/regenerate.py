"""Look for games in which badges are earned, and just not: ``python -m tests.bot.results.cases.regenerate [games] [name of a game]``.

For each badge one seat that earns it and one that just does not is kept, with the record of its game, in ``<game>.json``. Which
seat just misses a badge: with one limit a little lower it would have it; else it did what is asked and lost; else it sat beside one who
earned it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import engines
from bot.games import game_of, result_rules_of
from bot.games.result_rules import Badge, BadgeClaim, Finished, finished_of
from bot.lab.badge_frequency import options_of
from bot.simulation.playing import Circle
from bot.simulation.simulate import players_of
from bot.store.encoding import pack
from engines.players import Player
from tests.saves.regenerate import loitering

HERE = Path(__file__).parent
SEEDS = 3000

PAST = {"mf_masks": frozenset({"police", "mafia", "agent"}), "zb_both": frozenset({"prince", "robber"})}
"""Badges over several games: in which roles a person has to win."""


@dataclass
class Case:
    """A seat of a game; ``nearness``: how near it came, the higher the nearer."""

    seed: int
    seat: int
    nearness: int = 0
    won_as: tuple[str, ...] = ()


def claim_of(finished: Finished[Any], seat: int, badge: Badge) -> BadgeClaim[Any]:
    """Return the claim of a seat; of badges over several games as if all but the roles of this game had been won before."""
    role = home_of_game(finished).ends(finished)[seat].role
    won = frozenset([role]) if seat in finished.outcome.winners else frozenset[str]()
    return BadgeClaim(finished, seat, (PAST.get(badge.id, frozenset()) - {role}) | won, badge.limits)


def home_of_game(finished: Finished[Any]) -> Any:
    return next(home for game in engines.GAMES if isinstance(finished.view, (home := result_rules_of(game)).view))


def nearness(finished: Finished[Any], seat: int, badge: Badge) -> int:
    """Return how near a seat came that has not earned the badge: 2 for a limit, 1 for a win, else 0."""
    claim = claim_of(finished, seat, badge)
    earns = home_of_game(finished).badges[badge.id]
    if any(earns(replace(claim, limits=limits)) for limits in lowered(badge)):
        return 2
    outcome = replace(finished.outcome, winners=finished.outcome.winners | {seat})
    return int(bool(earns(replace(claim, finished=replace(finished, outcome=outcome)))))


def lowered(badge: Badge) -> Iterator[dict[str, int]]:
    """Give the limits with one of them a little lower, or higher: by one, of large ones by a twentieth."""
    for name, value in badge.limits.items():
        step = max(1, value // 20)
        for other in (value - step, value + step):
            yield {**badge.limits, name: other}


def play(game: str, seed: int) -> engines.table.Game:
    sizes = engines.GAMES[game].seats
    size = sizes[seed % len(sizes)]
    played = engines.start(game, seats=size, options=options_of(game, size, seed), seed=seed)
    Circle(played, players(game, size, seed)).play()
    return played


def players(game: str, seats: int, seed: int) -> list[Player]:
    """Return the players of a game: mostly sensible ones, at times senseless ones or, where one may leave early, loiterers."""
    turn = seed // len(engines.GAMES[game].seats) % 5
    if turn == 3 and game == "escape_plan":
        return loitering(game, seats, seed)
    return players_of(game, seats, seed, "random" if turn == 4 else "auto")


def search(game: str, seeds: int) -> tuple[dict[str, Case], dict[str, Case]]:
    """Return by badge a case that earns it and one that just does not; few games serve many badges."""
    earned, missed = dict[str, Case](), dict[str, Case]()
    badges = game_of(game).badges
    for seed in range(seeds):
        finished = finished_of(play(game, seed))
        for badge in badges:
            for seat in range(finished.seats):
                consider(finished, badge, Case(seed, seat), earned, missed)
        if len(earned) == len(badges) and all(missed[badge.id].nearness >= (2 if badge.limits else 1) for badge in badges):
            break
    return earned, missed


def consider(finished: Finished[Any], badge: Badge, case: Case, earned: dict[str, Case], missed: dict[str, Case]) -> None:
    """Keep a case if it is better than what is there."""
    claim = claim_of(finished, case.seat, badge)
    if home_of_game(finished).badges[badge.id](claim):
        if badge.id not in earned:
            earned[badge.id] = replace(case, won_as=tuple(sorted(claim.won_as)))
            if missed.get(badge.id, case).nearness == 0:
                missed.pop(badge.id, None)
    elif badge.id not in missed or missed[badge.id].nearness < 2:
        near = nearness(finished, case.seat, badge)
        if badge.id not in missed or near > missed[badge.id].nearness:
            missed[badge.id] = replace(case, nearness=near, won_as=tuple(sorted(claim.won_as)))


def write(game: str, seeds: int) -> None:
    earned, missed = search(game, seeds)
    cases = [*earned.values(), *missed.values()]
    found: dict[str, dict[str, Any]] = {
        "records": {str(seed): pack(play(game, seed).record.model_dump(mode="json")) for seed in sorted({case.seed for case in cases})},
        "earned": {badge: _row(case) for badge, case in sorted(earned.items())},
        "missed": {badge: _row(case) for badge, case in sorted(missed.items())},
    }
    (HERE / f"{game}.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    lacking = [badge.id for badge in game_of(game).badges if badge.id not in earned]
    print(game, len(found["records"]), "records; never earned:", lacking or "none")


def _row(case: Case) -> dict[str, Any]:
    return {"game": str(case.seed), "seat": case.seat, "near": case.nearness, "won_as": case.won_as}


def main(arguments: list[str]) -> None:
    seeds = int(arguments[0]) if arguments else SEEDS
    for game in arguments[1:] or list(engines.GAMES):
        write(game, seeds)


if __name__ == "__main__":
    main(sys.argv[1:])
