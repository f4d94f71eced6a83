"""The talk at one table, folded from the ``talk`` entries of its log: options, claims, raised hands, speeches, gates."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.games import game_of
from bot.presenting.claims import Claim
from bot.presenting.guesses import Guess, Guesser
from bot.tables.session.entries import Talk
from bot.tables.session.table_settings import TableSettings, with_option
from engines.asking import seat_of


@dataclass(frozen=True, slots=True)
class TalkLine:
    """One entry: it happened ``at`` (unix seconds), when the game had ``moves`` moves.

    ``number``: its position among those of the game, from 1. After an undo no number is used again.
    """

    entry: Talk
    at: float
    moves: int
    number: int = 0


class TalkLog:
    """The entries of one game in order, and the options that hold after them."""

    __slots__ = ("_numbers", "guesses", "options", "spoken")

    def __init__(self, options: TableSettings) -> None:
        """``options``: those at the deal."""
        self.options = options
        self.spoken: list[TalkLine] = []
        self.guesses: list[TalkLine] = []
        """Sealed guesses (NT-5.1), apart from the talk: nothing that the table shows depends on their number."""
        self._numbers = 0

    def add(self, entry: Talk, at: float, moves: int) -> None:
        """Note one entry. Raises ValueError for an unknown option."""
        if entry.what == "option":
            self.options = with_option(self.options, entry.key, entry.value)
        elif entry.what == "guess":
            self.guesses.append(TalkLine(entry, at, moves))
        else:
            self._numbers += 1
            self.spoken.append(TalkLine(entry, at, moves, self._numbers))

    def take_back(self, moves: int) -> None:
        """Drop the entries after move number ``moves``; options stay (TK-5.8)."""
        self.spoken = [one for one in self.spoken if one.moves <= moves]
        self.guesses = [one for one in self.guesses if one.moves <= moves]

    def move(self, by: float) -> None:
        """Follow a leap of the wall clock ``by`` seconds."""
        self.spoken = [replace(one, at=one.at + by) for one in self.spoken]

    def resume(self, paused_at: float, by: float) -> None:
        """Follow a pause of ``by`` seconds: earlier entries keep their age (MA-5.7)."""
        self.spoken = [replace(one, at=one.at + by) if one.at <= paused_at else one for one in self.spoken]

    def lines_in(self, seat: int, speech: str) -> list[TalkLine]:
        """Return the lines of ``seat`` in the speech of that name, in order."""
        return [one for one in self.spoken if (one.entry.what, one.entry.seat, one.entry.key) == ("line", seat, speech)]


OWN_TOKEN = ("say-agent", "say-police", "say-mafia")
"""Claims about the own token."""
FACTS = ("say-knows", "say-clean")
"""Claims to know the side of a seat."""
FEELINGS = ("say-suspect", "say-trust")
"""Suspicion and trust."""
TAKEN_BACK = "say-back"

KINDS = (*OWN_TOKEN, *FACTS, *FEELINGS)
"""All claims in the order of the form, the same for everybody (TK-5.3). No rule reads claims (TALK.md, section 5)."""


def claims_on(game: str, settings: TableSettings, *, bot_players: bool) -> bool:
    """Return whether people claim by button (TK-5.7); only games with closed phases have claims.

    ``bot_players``: an automated player sits at the table.
    """
    if not game_of(game).timing.rhythm.closed or settings.claims == "off":
        return False
    return settings.claims == "on" or settings.pace != "live" or bot_players


def claim_entry(seat: int, key: str, target: int | None, *, step: str, back: str = "") -> Talk:
    """Return the entry of a claim in ``step`` (round and phase); ``back``: the withdrawn key, for ``say-back``."""
    args: dict[str, str | int] = {"back": back} if back else {}
    return Talk("claim", seat=seat, key=key, target=-1 if target is None else target, value=step, args=args)


def standing_claims(spoken: Iterable[TalkLine]) -> tuple[Claim, ...]:
    """Return the claims that stand, by seat and then in time (TK-5.5).

    A claim replaces an earlier one of the same seat about the same matter: the own token, the side of a seat, the trust in a seat.
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


def said_by_all(spoken: Sequence[TalkLine]) -> tuple[Claim, ...]:
    """Return the claims that stand, then the lines of automated players in time (NT-4.3)."""
    lines = (one.entry for one in spoken if one.entry.what == "said")
    return (*standing_claims(spoken), *(Claim(line.seat, line.key, _about(line), _round(line)) for line in lines))


def _about(line: Talk) -> int | None:
    about = line.args.get("seat")
    return seat_of(about) if isinstance(about, str) and about.startswith("seat:") else None


def needs_target(key: str) -> bool:
    """Return whether a claim is about a seat."""
    return key not in OWN_TOKEN


def _matter(key: str) -> str:
    return "token" if key in OWN_TOKEN else "fact" if key in FACTS else "feeling"


def _round(entry: Talk) -> int:
    return int(str(entry.value).partition(".")[0] or 0)


# ---- sealed guesses


def guess_entry(guess: Guess) -> Talk:
    """Return the entry of a guess."""
    seats = " ".join(map(str, guess.seats))
    return Talk("guess", seat=guess.by.seat, n=guess.by.guest, key=guess.about, value=guess.round, args={"seats": seats})


def standing_guesses(lines: Iterable[TalkLine]) -> tuple[Guess, ...]:
    """Return the last guess of each person about each matter and round, in the order of their first ones."""
    found: dict[object, Guess] = {}
    for entry in (one.entry for one in lines):
        seats = tuple(map(int, str(entry.args.get("seats", "")).split()))
        guess = Guess(Guesser(entry.seat, entry.n), entry.key, int(entry.value), seats)
        found[guess.by, guess.about, guess.round] = guess
    return tuple(found.values())
