"""The plan of an evening (CL-4.1): games, chairs, channels, mentions. Stored in the column ``plan``.

Ids of people and channels are text, since other programs round such numbers in JSON.
"""

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace as with_fields

from bot.evenings.moments.wall import Shift
from bot.store.evening_rows import Repeat
from engines import GAMES, BadSetup, Text, start

MOST_GAMES, MOST_CHANNELS, MOST_CHAIRS, MOST_COHOSTS = 4, 4, 84, 5
LONGEST_NAME, LONGEST_NOTE, LONGEST_PLACE = 60, 300, 100
MOST_INVITED = 40
"""Most people whom an invitation names before they answer."""
SHORTEST_HOURS, LONGEST_HOURS = 1.0, 12.0

EveningCall = Literal["role", "nobody"]
LobbyCall = Literal["chairs", "role", "nobody"]


class GamePlan(Struct, frozen=True, omit_defaults=True):
    """One game of the programme with its options that differ from the defaults."""

    game: str
    options: dict[str, object] = {}


class Plan(Struct, frozen=True, omit_defaults=True):
    """The column. Fields missing in an old row have their defaults; unknown ones are dropped."""

    games: tuple[GamePlan, ...]
    channels: tuple[str, ...]
    """Channels for the tables, in the order in which lobbies open."""
    chairs: int
    """How many people get a place."""
    language: str = "cs"
    host_name: str = ""
    hours: float = 4.0
    voice: str = ""
    """A voice channel as the place."""
    place: str = ""
    """The place in words, where it is not a voice channel."""
    repeat: Repeat | None = None
    cohosts: tuple[str, ...] = ()
    call: EveningCall = "role"
    """Who is mentioned when the evening is announced."""
    lobby_call: LobbyCall = msgspec.field(name="lay", default="chairs")
    """Who is mentioned when the lobby opens."""
    note: str = ""
    event: bool = True
    """Whether it has a scheduled event on the server."""
    lead: float = 900.0
    """Seconds before the start at which the lobby opens."""
    keep: float = 600.0
    """Seconds after the start for which chairs are kept."""
    assumed_hour: bool = False
    """Whether the usual hour was assumed, since none was typed (CL-2.6)."""
    shift: Shift = Shift.NONE
    """The effect of a clock change on the typed time (CL-2.9)."""
    announced_at: float | None = None
    called: str = ""
    """The role mentioned when the evening was announced; empty: none."""
    poll_until: float | None = None
    """When the poll for a date ends (CL-3.6)."""
    owed: tuple[str, ...] = ()
    """People for whom chairs are held, since they sat out last time (CL-5.5)."""
    held_until: float | None = None
    """The end of the hold before the last change of start or chairs (unix seconds): no change holds chairs for longer (CL-5.6)."""
    promised: tuple[int, ...] = ()
    """The numbers (``seq``) of the answers with a chair at that change, and of those that lost it to fewer chairs (CL-4.5)."""
    occurs: float | None = None
    """The time of the series that this evening fills (unix seconds), even if the evening was moved since (CL-4.7)."""
    uninvited: tuple[str, ...] = ()
    """People whom the host removed from this evening (CL-5.7)."""
    invited: tuple[str, ...] = ()
    """People of the evening before, whom the invitation names until they answer (NT-6.1)."""

    def json(self) -> dict[str, object]:
        made: dict[str, object] = msgspec.to_builtins(self)
        return made

    @property
    def room(self) -> int:
        """How many people can be promised a chair: no more than the first game seats in all channels; the others wait (CL-9.1)."""
        return min(self.chairs, usual_chairs(self.games, len(self.channels)))

    @property
    def tables(self) -> int:
        """How many tables are expected: several if the first game cannot seat everybody and there are channels (CL-9.1)."""
        most = most_seats(self.games)
        return max(1, min(len(self.channels), -(-self.chairs // most)))


def copied(plan: Plan, **changes: object) -> Plan:
    """Return the plan of another evening: without the dates, people and announcement of this one, and with ``changes``."""
    own: dict[str, object] = {
        "repeat": None, "assumed_hour": False, "shift": Shift.NONE, "announced_at": None, "called": "", "poll_until": None, "owed": (),
        "held_until": None, "promised": (), "occurs": None, "uninvited": (), "invited": (),
    }  # fmt: skip
    return with_fields(plan, **{**own, **changes})


def read_plan(column: Mapping[str, object]) -> Plan:
    """Return the plan of a stored evening, with options that the rules still know.

    Raises ValueError (msgspec.ValidationError) for a damaged field.
    """
    plan = msgspec.convert(column, Plan)
    return with_fields(plan, games=tuple(fitting(game, plan.chairs) for game in plan.games))


def fitting(game: GamePlan, chairs: int) -> GamePlan:
    """Return a game with the options that the rules know and can deal with for so many ``chairs``; the others are as usual."""
    if not game.options or game.game not in GAMES or why_unfit(game, chairs) is None:
        return game
    kept = GamePlan(game.game)
    for name in GAMES[game.game].options.model_fields:
        if name in game.options:
            more = GamePlan(game.game, {**kept.options, name: game.options[name]})
            kept = more if why_unfit(more, chairs) is None else kept
    return kept


def why_unfit(game: GamePlan, chairs: int) -> Text | None:
    """Return why no number of people up to ``chairs`` can play with the options of a game; None where some can."""
    rulebook, why = GAMES[game.game], None
    try:
        options = rulebook.options_of_new_game(game.options).model_dump(mode="json")
    except BadSetup as wrong:
        return wrong.text
    for seats in reversed(rulebook.seats):
        if seats <= max(chairs, rulebook.seats[0]):
            try:
                start(game.game, seats=seats, options=options, seed=0)
            except BadSetup as wrong:
                why = why or wrong.text
            else:
                return None
    return why


def most_seats(games: Sequence[GamePlan]) -> int:
    """Return how many people the first game seats at most."""
    return GAMES[games[0].game].seats[-1]


def least_seats(games: Sequence[GamePlan]) -> int:
    """Return how many people the first game needs."""
    return GAMES[games[0].game].seats[0]


def usual_chairs(games: Sequence[GamePlan], channels: int) -> int:
    """Return the default number of chairs: the most seats of the first game, in every channel (CL-4.1)."""
    return min(MOST_CHAIRS, most_seats(games) * max(1, channels))
