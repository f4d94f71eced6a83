"""What belongs to the talk at one table, folded from the entries ``talk`` of its log: options, claims, raised hands, speeches, gates."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.games import game_of
from bot.tables.session.entries import Talk
from bot.tables.session.talk_settings import TalkSettings, with_option


@dataclass(frozen=True, slots=True)
class Spoken:
    """One entry: ``at`` (unix seconds) it happened, when the game had so many ``moves``.

    ``number``: the how-manieth of its game, from 1; what an undo takes back keeps its number, and nothing else gets it.
    """

    entry: Talk
    at: float
    moves: int
    number: int = 0


class TalkLog:
    """The entries of one game in order, and the options that hold after them."""

    __slots__ = ("_numbers", "options", "spoken")

    def __init__(self, options: TalkSettings) -> None:
        """``options``: as they stood at the deal."""
        self.options = options
        self.spoken: list[Spoken] = []
        self._numbers = 0

    def add(self, entry: Talk, at: float, moves: int) -> None:
        """Note one entry. Raises ValueError for an option that there is not."""
        if entry.what == "option":
            self.options = with_option(self.options, entry.key, entry.value)
        else:
            self._numbers += 1
            self.spoken.append(Spoken(entry, at, moves, self._numbers))

    def take_back(self, moves: int) -> None:
        """Forget what was said after move number ``moves``; options stay, they are the host's (TK-5.8)."""
        self.spoken = [one for one in self.spoken if one.moves <= moves]

    def move(self, by: float) -> None:
        """Follow a wall clock that was set by so many seconds."""
        self.spoken = [replace(one, at=one.at + by) for one in self.spoken]

    def resume(self, paused_at: float, by: float) -> None:
        """Follow a pause that has lasted so many seconds: what was said before it is as long ago as it was then (MA-5.7)."""
        self.spoken = [replace(one, at=one.at + by) if one.at <= paused_at else one for one in self.spoken]

    def lines_in(self, seat: int, speech: str) -> int:
        """Return how many lines ``seat`` has written in the speech of that name."""
        return sum((one.entry.what, one.entry.seat, one.entry.key) == ("line", seat, speech) for one in self.spoken)


OWN_TOKEN = ("say-agent", "say-police", "say-mafia")
"""What somebody says to be."""
FACTS = ("say-knows", "say-clean")
"""What somebody says to know of a seat: that it is of the Mafia, that it is of the Police."""
FEELINGS = ("say-suspect", "say-trust")
"""Whom somebody suspects or trusts."""
TAKEN_BACK = "say-back"

KINDS = (*OWN_TOKEN, *FACTS, *FEELINGS)
"""Every claim there is, in the order of the form, for everybody alike (TK-5.3)."""


def claims_on(game: str, talking: TalkSettings, *, bot_players: bool) -> bool:
    """Return whether things are claimed by button (TK-5.7), which is only where the game master keeps silence at all.

    ``bot_players``: an automated player sits at the table.
    """
    if not game_of(game).timing.rhythm.closed or talking.claims == "off":
        return False
    return talking.claims == "on" or talking.pace != "live" or bot_players


@dataclass(frozen=True, slots=True)
class Claim:
    """``seat`` has said ``key`` in ``round``, of the seat ``target`` where the key speaks of one."""

    seat: int
    key: str
    target: int | None
    round: int


def claim_entry(seat: int, key: str, target: int | None, *, step: str, back: str = "") -> Talk:
    """Return the entry of a claim in ``step`` (round and phase); ``back``: the key that is taken back, for ``say-back``."""
    args: dict[str, str | int] = {"back": back} if back else {}
    return Talk("claim", seat=seat, key=key, target=-1 if target is None else target, value=step, args=args)


def standing_claims(spoken: Iterable[Spoken]) -> tuple[Claim, ...]:
    """Return the claims that stand, by seat and then in the order in which they were made (TK-5.5).

    A later claim takes the place of an earlier one about the same: the own token, what is known of a seat, what is felt about a seat.
    """
    held: dict[tuple[int, str, int | None], Claim] = {}
    for one in spoken:
        entry = one.entry
        if entry.what == "claim":
            target = None if entry.target < 0 else entry.target
            about = (entry.seat, _matter(str(entry.args.get("back", entry.key))), target)
            held.pop(about, None)
            if entry.key != TAKEN_BACK:
                held[about] = Claim(entry.seat, entry.key, target, _round(entry))
    return tuple(sorted(held.values(), key=lambda claim: claim.seat))


def needs_target(key: str) -> bool:
    """Return whether a claim speaks of a seat."""
    return key not in OWN_TOKEN


def _matter(key: str) -> str:
    return "token" if key in OWN_TOKEN else "fact" if key in FACTS else "feeling"


def _round(entry: Talk) -> int:
    return int(str(entry.value).partition(".")[0] or 0)
