"""What the people of a finished game have done on their server so far, that game included: what the badges of the club look at."""

from collections.abc import Iterable, Mapping, Sequence

from bot.results.badges import Career
from bot.results.outcome import GameResult
from bot.store import Store
from bot.tables.session.holders import Held


async def history_of(store: Store, made: GameResult, host_id: int, held: Sequence[Held]) -> dict[int, Career]:
    """Return the career of each person for whom a seat of the game ``made`` counts. Raises StoreError."""
    people = [seat.person for seat in made.seats if seat.person is not None]
    honours, guild = store.honours, made.guild
    games = await honours.finished_games(guild, people)
    evening = await honours.evening_of(made.table)
    evenings = await honours.evenings_played(guild, people)
    series = in_series(await honours.evenings_held(guild))
    waited = await honours.evenings_waited(guild, people)
    stood_in = {one.sitter.person for one in held if one.took_over}
    history = {}
    for person in people:
        at = evenings.get(person, frozenset()) | ({evening} if evening else frozenset())
        before = games.get(person, {})
        history[person] = Career(
            games={**before, made.game: before.get(made.game, 0) + 1},
            evenings=len(at),
            running=longest_run(series, at),
            hosted=await honours.hosted(guild, person) + 1 if person == host_id else 0,
            spares=len(waited.get(person, frozenset()) & at),
            stood_in=person in stood_in,
        )
    return history


def in_series(held: Iterable[tuple[str, str]]) -> Mapping[str, list[str]]:
    """Return the evenings of each series in their order; ``held`` are pairs of series and evening."""
    found: dict[str, list[str]] = {}
    for series, evening in held:
        found.setdefault(series, []).append(evening)
    return found


def longest_run(series: Mapping[str, Sequence[str]], at: frozenset[str]) -> int:
    """Return how many evenings of one series in a row somebody has been at, at most."""
    longest = 0
    for evenings in series.values():
        run = 0
        for evening in evenings:
            run = run + 1 if evening in at else 0
            longest = max(longest, run)
    return longest
