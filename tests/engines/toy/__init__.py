"""A game that nobody plays: it uses everything the kernel offers, so that the kernel can be tested alone.

Every seat holds three coins and a hidden hand of a colour. A round: secret plans (simultaneous, amendable), a raid by the leader that the
others may veto (and veto the veto: nested), a market (first come), during which the holder of the whistle may interrupt, and a poll (open,
amendable). Seats may leave at any time (standing asks); it takes effect when the next round starts.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from engines.table import Aborted, Answer, Ask, Option, Outcome, Rulebook, Table, Text, plain_option, seat_of, seat_option

PASS = plain_option("pass", "toy-pass")
READY = plain_option("ready", "toy-ready")
LEAVE = (plain_option("leave", "toy-leave"), Option("expel", Text("toy-expel"), host_only=True))


class ToyOptions(BaseModel):
    model_config = ConfigDict(extra="forbid")
    rounds: int = 3
    fault: Literal["none", "raid", "foreign"] = "none"


@dataclass(slots=True)
class ToyState:
    hands: list[str]
    coins: list[int]
    whistle: int | None
    phase: str = "start"
    round: int = 0
    leader: int = 0
    plans: dict[int, int] = field(default_factory=dict)
    poll: dict[int, str] = field(default_factory=dict)
    vetoes: list[int] = field(default_factory=list)
    leaving: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    struck: list[int] = field(default_factory=list)


class ToyView(BaseModel):
    phase: str
    round: int
    coins: tuple[int, ...]
    gone: tuple[int, ...]
    leaving: tuple[int, ...]
    hand: str | None
    whistle: bool
    plan: int | None
    poll: dict[int, str]


class ToyTable(Table):
    state: ToyState
    options: ToyOptions

    def __init__(self, seats: int, options: Any, chance: Any) -> None:
        super().__init__(seats, options, chance)
        hands = chance.stream("hands").shuffled(["red", "blue"] * seats)[:seats]
        self.state = ToyState(hands, [3] * seats, chance.stream("whistle").below(seats))

    # ---- the course of play

    async def play(self) -> Outcome:
        for seat in range(self.seats):
            self.tell((seat,), "toy-hand", hand=self.state.hands[seat])
        self.open_leaving()
        try:
            for _ in range(self.options.rounds):
                self.begin_round()
                if len(self.present()) < 2:
                    return self.finish("deserted")
                await self.plan()
                await self.raid()
                await self.market()
                await self.poll()
        except Aborted:
            return self.finish("aborted")
        return self.finish("rounds")

    def finish(self, reason: str) -> Outcome:
        state = self.state
        state.phase = "end"
        most = max(state.coins)
        winners = frozenset() if reason == "aborted" else frozenset(s for s in range(self.seats) if state.coins[s] == most)
        self.tell(None, "toy-end", reason=reason)
        return Outcome(winners, reason, dict(enumerate(state.coins)))

    def present(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.state.gone]

    def open_leaving(self) -> None:
        asked = [seat for seat in self.present() if seat not in self.state.leaving]
        self.standing = tuple(Ask("toy.leave", seat, LEAVE, least=0, holds=False) for seat in asked)

    def begin_round(self) -> None:
        state = self.state
        for seat in sorted(state.leaving):
            state.gone.append(seat)
            self.tell(None, "toy-gone", seat=f"seat:{seat}")
        state.leaving.clear()
        self.absent = ()
        state.round += 1
        state.plans.clear()
        state.poll.clear()
        self.open_leaving()
        self.checkpoint()
        self.mark()

    async def on_standing(self, answer: Answer) -> None:
        seat = answer.ask.seat
        self.state.leaving.append(seat)
        self.absent = (*self.absent, seat)
        self.tell(None, "toy-leaves", seat=f"seat:{seat}", how=answer.picks[0])
        self.open_leaving()

    # ---- a round

    def targets(self, seat: int) -> tuple[Option, ...]:
        return tuple(seat_option(other) for other in self.present() if other != seat)

    async def plan(self) -> None:
        self.state.phase = "plan"
        self.begin_step()
        asks = [Ask("toy.plan", seat, self.targets(seat), least=0, secret=True, clock="night") for seat in self.present()]

        def note(answer: Answer) -> None:
            if answer.picks:
                self.state.plans[answer.ask.seat] = seat_of(answer.picks[0])

        await self.gather(asks, amend=True, on_answer=note)
        for seat, target in sorted(self.state.plans.items()):
            self.tell((seat,), "toy-planned", seat=f"seat:{target}")

    async def raid(self) -> None:
        """Let the leader raid a seat for one or two coins; how many is chance. The others may veto."""
        state = self.state
        state.phase = "raid"
        self.begin_step()
        present = self.present()
        leader = state.leader = present[state.round % len(present)]
        options = self.targets(leader)
        if self.options.fault != "none":
            options = (*options, plain_option("boom", "toy-boom"))
        pick = (await self.ask(Ask("toy.raid", leader, options, default=(options[0].id,), clock="turn")))[0]
        if pick == "boom":
            await self.fail()
            return
        state.struck.append(seat_of(pick))
        if not await self.vetoed(leader):
            self.forget_checkpoints()  # how much it is was hidden so far
            self.pay(seat_of(pick), leader, self.chance.stream("loot").below(2) + 1)
        state.struck.pop()

    async def vetoed(self, by: int) -> bool:
        """Whether what ``by`` does is stopped. A veto can itself be vetoed; each seat has one veto a game."""
        asked = [seat for seat in self.present() if seat != by and seat not in self.state.vetoes]
        options = (PASS, plain_option("veto", "toy-stop"))
        asks = [Ask("toy.veto", seat, options, default=("pass",), secret=True, clock="reaction") for seat in asked]
        self.begin_step()
        taken = await self.offer(asks)
        if taken is None:
            return False
        self.state.vetoes.append(taken.ask.seat)
        self.tell(None, "toy-veto", seat=f"seat:{taken.ask.seat}")
        return not await self.vetoed(taken.ask.seat)

    async def market(self) -> None:
        """First come buys a red coin for one; the holder of the whistle may interrupt the market once a game."""
        state = self.state
        state.phase = "market"
        self.begin_step()
        buys = tuple(Ask("toy.buy", seat, (PASS, plain_option("buy", "toy-buy")), ("pass",), clock="window") for seat in self.present())
        while any(ask.holds for ask in buys):
            holder = state.whistle
            if holder is not None and holder not in state.gone and not any(ask.name == "toy.whistle" for ask in buys):
                buys = (*buys, Ask("toy.whistle", holder, self.targets(holder), least=0, secret=True, holds=False))
            answer = await self.next(buys)
            if answer.ask.name == "toy.whistle":
                await self.whistle(answer)
                buys = tuple(ask for ask in buys if ask is not answer.ask)
            elif answer.pick == "buy":
                self.pay(answer.ask.seat, state.leader, 1)
                return
            else:
                buys = tuple(ask for ask in buys if ask is not answer.ask)

    async def whistle(self, answer: Answer) -> None:
        self.state.whistle = None
        self.tell(None, "toy-whistle", seat=f"seat:{answer.ask.seat}")
        target = seat_of(answer.picks[0])
        with self.aside():
            await self.ask(Ask("toy.reply", target, (READY,), least=0, clock="reaction"))

    async def poll(self) -> None:
        """Everybody names one or two seats in the open, and may change it until the last one is in."""
        self.state.phase = "poll"
        self.begin_step()
        asks = [Ask("toy.poll", seat, (READY, PASS), ("pass",), clock="vote", most=2) for seat in self.present()]

        def note(answer: Answer) -> None:
            self.state.poll[answer.ask.seat] = "+".join(answer.picks)
            self.tell(None, "toy-poll", seat=f"seat:{answer.ask.seat}", n=len(answer.picks))

        await self.gather(asks, amend=True, on_answer=note)

    def pay(self, giver: int, taker: int, coins: int) -> None:
        coins = min(coins, self.state.coins[giver])
        self.state.coins[giver] -= coins
        self.state.coins[taker] += coins
        self.tell(None, "toy-paid", giver=f"seat:{giver}", taker=f"seat:{taker}", coins=coins)

    async def fail(self) -> None:
        """Change everything, then fail: nothing of it may remain."""
        if self.options.fault == "foreign":
            await Foreign()
        self.state.coins[0] += 100
        self.state.phase = "broken"
        self.tell(None, "toy-broken")
        self.checkpoint()
        self.mark()
        self.chance.stream("loot").below(6)
        raise ZeroDivisionError("the toy breaks on demand")

    # ---- what may be seen

    def view(self, seat: int | None) -> ToyView:
        state = self.state
        return ToyView(
            phase=state.phase,
            round=state.round,
            coins=tuple(state.coins),
            gone=tuple(state.gone),
            leaving=tuple(state.leaving),
            hand=None if seat is None else state.hands[seat],
            whistle=seat is not None and state.whistle == seat,
            plan=None if seat is None else state.plans.get(seat),
            poll=dict(state.poll),
        )


class Foreign:
    """Something to await that is no answer."""

    def __await__(self) -> Any:
        return (yield None)


TOY = Rulebook("toy", 1, range(2, 9), ToyOptions, ToyTable)
