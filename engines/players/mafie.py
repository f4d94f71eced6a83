"""An automated player of Mafie with a little sense.

It trusts what it has been shown, remembers who voted and spoke against whom, and judges people by what their victims turned out to be. It
reads nothing but its own view, the notices that reached its seat and the lines of other automated players.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from pydantic import BaseModel

from engines.asking import Ask, Notice, Text, seat_of
from engines.mafie import asks
from engines.mafie.views import MafieView
from engines.players.mafie_memory import Memory
from engines.players.protocol import Picks
from engines.players.style import moved
from engines.players.whims import Level, Whims

FIRM = ("say-knows", "say-agent")
"""Lines by which somebody claims to know, not only to suspect."""

VOUCHING, OTHER_TOKENS = ("say-clean", "say-trust"), ("say-police", "say-mafia")
"""Claims that a person may have made in a seat: for somebody, and to be something else than the Agent."""

SURE = 1000
"""Grounds of somebody who knows."""

NOISE = 80
"""How much of a judgement is whim: 0 to NOISE - 1 is added to the grounds each time."""

BLUFF = 8
"""A Mafioso claims to know that somebody is of the Mafia once in so many discussions."""


class MafiePlayer:
    """One automated player; see ``engines.players.protocol.Player`` for what each method takes and returns."""

    def __init__(self, seat: int, whims: Whims) -> None:
        self.seat = seat
        self._whims = whims
        self._memory = Memory(seat)
        self._vouched: set[int] = set()
        """Of whom somebody in this seat has said good things: a person, before the machine took over (MA-3.6)."""
        self._not_agent = False
        """Whether somebody in this seat has claimed another token than the Agent's."""
        self._answers: dict[str, Callable[[list[str], MafieView], str | None]] = {
            asks.ROLE_SWAP: self._swap,
            asks.PEEK: self._peek,
            asks.HUNCH: self._hunch,
            asks.RECRUIT: self._recruit,
            asks.VICTIM: self._victim,
            asks.CORNER_SHOT: self._corner_shot,
            asks.VEST_WINDOW: self._last,
            asks.BANDAGE_WINDOW: self._bandage,
            asks.LAST_SHOT: self._last_shot,
            asks.OPENING: self._opening,
            asks.WIRETAP: self._wiretap,
            asks.READY: self._last,
            asks.FIRST: self._vote,
            asks.FINAL: self._vote,
            asks.CHANGE: self._change,
            asks.SPEECH: self._last,
            asks.CLOSING: self._closing,
        }

    def hear(self, notice: Notice) -> None:
        """Remember votes and what the eliminated were."""
        self._memory.hear(notice.text)

    def listen(self, seat: int, line: Text) -> None:
        """Remember whom somebody suspects or claims to know; of its own lines, by whomever they were said, only the claims."""
        target = line.args.get("seat")
        if seat == self.seat and line.key in VOUCHING and isinstance(target, str):
            self._vouched.add(seat_of(target))
        self._not_agent |= seat == self.seat and line.key in OTHER_TOKENS
        if isinstance(target, str) and (seat != self.seat or line.key in FIRM):
            self._memory.accused(seat, seat_of(target), firm=line.key in FIRM)

    def choose(self, ask: Ask, view: BaseModel) -> Picks | None:
        """Answer with the method for this question; the single answer ``pass`` is left to the clock (MF-14.10), giving up to people."""
        self._whims.about(ask.id)
        town = cast("MafieView", view)
        options = [option.id for option in ask.options if not option.host_only]
        answer = self._answers.get(ask.name)
        if answer is None or options == ["pass"]:
            return None
        pick = answer(options, town)
        return None if pick is None else (pick,)

    # ---- what it thinks

    def _plays_mafia(self, town: MafieView) -> bool:
        return town.me is not None and town.me.allegiance == "mafia"

    def _fellows(self, town: MafieView) -> tuple[int, ...]:
        return tuple(town.me.wakers) if town.me is not None and self._plays_mafia(town) else ()

    def _grounds(self, seat: int, town: MafieView) -> int:
        """Return what reasons this player has to want ``seat`` out: 0 for strangers, ``SURE`` when it knows, negative for friends.

        The Police suspect; Mafiosi spare each other and go with the crowd, wary of who speaks against them.
        """
        if self._plays_mafia(town):
            fellows = self._fellows(town)
            return -SURE if seat in fellows else 2 * self._memory.pressure(seat) + 3 * self._memory.threat(seat, fellows)
        token = town.seats[seat].token
        if token is not None:
            return SURE if token == "mafia" else -SURE
        return self._memory.suspicion(seat)

    def _whim(self, town: MafieView) -> int:
        return self._whims.below(4 if self._plays_mafia(town) else NOISE)

    def _worst(self, seats: Iterable[int], town: MafieView) -> tuple[int, int] | None:
        """Return whom this player wants out most, whims counted in, and the grounds for it; None without ``seats``."""
        weighed: list[tuple[int, int, int]] = []
        for seat in seats:
            grounds = self._grounds(seat, town)
            enmity = grounds if abs(grounds) == SURE else min(grounds, SURE // 2) + self._whim(town)
            weighed.append((enmity, seat, grounds))
        return self._whims.best(weighed, lambda one: one[0])[1:] if weighed else None

    def _aim(self, options: Sequence[str], town: MafieView, least: float = -SURE) -> str | None:
        """Return the seat option this player wants out most, if its grounds are at least ``least``."""
        worst = self._worst([seat_of(option) for option in options if option.startswith("seat:")], town)
        return f"seat:{worst[0]}" if worst is not None and worst[1] >= least else None

    def _timid(self, grounds: int) -> float:
        """Return how good grounds must be for a card, which the bold play sooner."""
        return moved(grounds, 1 - self._whims.style.bold)

    def _chance(self, out_of: int) -> bool:
        """Return whether a whim comes true, once ``out_of`` times."""
        return not self._whims.below(out_of)

    # ---- the night

    def _swap(self, options: list[str], _town: MafieView) -> str | None:
        return self._whims.pick(options[1:]) if self._chance(3) else "pass"

    def _peek(self, options: list[str], town: MafieView) -> str | None:
        """Look at a stranger, the most suspicious first. Where looking may cost the Agent's life (MF-11.4) it looks every other time."""
        if "pass" in options and self._chance(2):
            return "pass"
        strangers = [option for option in options if option != "pass" and town.seats[seat_of(option)].token is None]
        return self._aim(strangers, town) or options[-1]

    def _hunch(self, options: list[str], town: MafieView) -> str | None:
        return self._aim(options, town) or "pass"

    def _recruit(self, options: list[str], _town: MafieView) -> str | None:
        return self._whims.pick(options[1:]) if len(options) > 1 and not self._chance(3) else "pass"

    def _victim(self, options: list[str], town: MafieView) -> str | None:
        """Agree with the other wakers: the target with the most picks, among equals that of the lowest seat."""
        picks = dict(town.me.picks) if town.me is not None else {}
        targets = [picks[waker] for waker in sorted(picks)]
        if targets:
            agreed = f"seat:{max(targets, key=targets.count)}"
            return agreed if agreed in options else None
        fellows = self._fellows(town)
        threats = sorted(options, key=lambda option: -self._memory.threat(seat_of(option), fellows))
        return threats[0] if self._memory.threat(seat_of(threats[0]), fellows) else self._whims.pick(options)

    # ---- strikes and cards

    def _last(self, options: list[str], _town: MafieView) -> str | None:
        return options[-1]

    def _bandage(self, options: list[str], town: MafieView) -> str | None:
        """Save a friend: Mafiosi each other, the Police whom the Mafia has chosen and whom they know."""
        struck = town.struck
        if struck is None:
            return "pass"
        if self._plays_mafia(town):
            return options[-1] if struck in self._fellows(town) else "pass"
        chosen_by_mafia = town.victim == struck and town.phase == "dawn"
        return options[-1] if chosen_by_mafia or self._grounds(struck, town) < 0 else "pass"

    def _last_shot(self, options: list[str], town: MafieView) -> str | None:
        return self._aim(options, town, least=self._timid(2)) or "pass"

    def _corner_shot(self, options: list[str], town: MafieView) -> str | None:
        return self._aim(options, town, least=self._timid(20))

    def _wiretap(self, options: list[str], town: MafieView) -> str | None:
        strangers = [option for option in options if town.seats[seat_of(option)].token is None]
        return self._aim(strangers, town) if self._chance(2) else None

    def _opening(self, options: list[str], town: MafieView) -> str | None:
        """Arrest when people speak against this seat, Kidnap on somebody suspicious."""
        if "card:10" in options:
            return "card:10" if self._memory.pressure(self.seat) > 2 or self._chance(6) else "pass"
        return self._aim(options, town, least=self._timid(4)) or "pass"

    def _closing(self, options: list[str], _town: MafieView) -> str | None:
        return options[-1] if self._memory.pressure(self.seat) > 1 or self._chance(3) else "pass"

    # ---- the vote

    def _vote(self, options: list[str], town: MafieView) -> str | None:
        """Vote for whom this player wants out most; a vote once given stays."""
        if town.ballot is not None and self.seat in town.ballot.voted:
            return None
        return self._aim(options, town)

    def _change(self, options: list[str], town: MafieView) -> str | None:
        """Give the vote to another of the tied when this player wants him out more than the one who has it."""
        mine = town.ballot.votes.get(self.seat) if town.ballot is not None else None
        worst = self._worst([seat_of(option) for option in options if option != "pass"], town)
        if worst is None or (mine is not None and worst[1] <= self._grounds(mine, town)):
            return "pass"
        return f"seat:{worst[0]}"

    # ---- talk

    def say(self, view: BaseModel) -> Text | None:
        """Accuse, suspect or defend, once in each discussion and in its speech of defence."""
        town = cast("MafieView", view)
        if not town.seats[self.seat].living:
            return None
        self._whims.about(f"line {town.round}.{town.phase}")
        if town.phase == "defence" and town.seats[self.seat].speaking:
            return self._defence(town)
        if town.phase in ("discussion", "tie"):
            return self._opinion(town)
        return None

    def _defence(self, town: MafieView) -> Text:
        others = [seat for seat in town.suspects if seat not in (self.seat, *self._vouched)]
        worst = self._worst(others, town)
        if worst is not None and worst[1] > 0:
            return Text("say-blame", {"seat": f"seat:{worst[0]}"})
        return Text("say-defence")

    def _opinion(self, town: MafieView) -> Text | None:
        others = [seat.seat for seat in town.seats if seat.living and seat.seat not in (self.seat, *self._vouched)]
        worst = self._worst(others, town)
        if worst is None:
            return None
        seat, grounds = worst
        about = {"seat": f"seat:{seat}"}
        if grounds == SURE:
            return Text("say-agent" if town.me is not None and town.me.token == "agent" and not self._not_agent else "say-knows", about)
        if self._plays_mafia(town) and self._chance(2 if self._memory.pressure(self.seat) > 3 else BLUFF):
            return Text("say-knows", about)  # a bluff, likelier when cornered
        if grounds >= moved(4, 1 - self._whims.style.talkative) or self._chance(3):
            return Text("say-suspect", about)
        return Text("say-unsure") if self._chance(3) else None


LEVELS: tuple[Level, ...] = ("gentle", "normal")
"""The levels that are offered."""

PLAYER = MafiePlayer
"""What ``engines.players`` finds by the name of the game."""
