"""Automated players hear each other: what one says in a discussion, the others at its table take in."""

import secrets
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.store import Store
from bot.tables.company.automats import Automats
from bot.tables.manners import manners_of
from bot.tables.refusal import Refused
from engines import Ask, Notice, Text
from engines.mafie.asks import FIRST
from engines.players import Player
from tests.bot.tables.conftest import HOST, Clock, Laid, laid_again, seated


class Talker:
    """An automated player that says one line and notes what it hears."""

    def __init__(self, line: Text | None) -> None:
        self.line = line
        self.told: list[str] = []
        self.order: list[str] = []
        self.heard: list[tuple[int, Text]] = []

    def say(self, _view: object) -> Text | None:
        return self.line

    def listen(self, seat: int, line: Text) -> None:
        self.heard.append((seat, line))
        self.order.append("line")

    def hear(self, notice: Notice) -> None:
        self.told.append(notice.text.key)
        self.order.append("notice")


async def in_discussion(store: Store, clock: Clock, table: str = "tablexyz") -> Laid:
    """A table of nine in its first discussion."""
    laid = await seated(store, clock, 9, table=table)
    await laid.host.change_talk(HOST, "claims", "on")
    while laid.table.scene().public.phase != "discussion":
        clock.pass_(1)
        await laid.answers.expire_due()
    return laid


@pytest.mark.rule("TK-5.6", "MA-3.5")
async def test_what_one_automated_player_says_the_others_hear(store: Store, clock: Clock) -> None:
    laid, line = await in_discussion(store, clock), Text("say-knows", {"seat": "seat:1"})
    automats = Automats(laid.answers, (0.0, 0.0))
    players: Any = {0: Talker(line), 2: Talker(None)}
    view = laid.table.running.game.view(0)
    await automats._talk(0, players[0], view)
    await automats._talk(0, players[0], view)
    await automats._talk(2, players[2], view)
    said = [one.entry for one in laid.table.running.talk.spoken]
    assert [(one.what, one.seat, one.key, one.args) for one in said] == [("said", 0, "say-knows", {"seat": "seat:1"})], (
        "once in each discussion"
    )
    automats._listen(2, players[2])
    assert players[2].heard == [(0, line)]


@pytest.mark.rule("TK-5.6")
async def test_what_a_person_claims_is_heard_as_what_a_machine_says(store: Store, clock: Clock) -> None:
    laid = await in_discussion(store, clock)
    automats, hearer, who = Automats(laid.answers, (0.0, 0.0)), Talker(None), _living(laid)[0]
    await laid.claims.claim(100 + who, "say-knows", 8 - who)
    automats._listen(2, hearer)  # type: ignore[arg-type]
    assert hearer.heard == [(who, Text("say-knows", {"seat": f"seat:{8 - who}"}))]


@pytest.mark.rule("MA-3.5")
async def test_after_a_restart_everything_is_heard_again_in_its_order(store: Store, clock: Clock) -> None:
    laid = await in_discussion(store, clock)
    await laid.claims.claim(100 + _living(laid)[0], "say-suspect", 8 - _living(laid)[0])
    before, after = Talker(None), Talker(None)
    Automats(laid.answers, (0.0, 0.0))._listen(2, before)  # type: ignore[arg-type]
    again = await laid_again(store, clock)
    Automats(again.answers, (0.0, 0.0))._listen(2, after)  # type: ignore[arg-type]
    assert (after.heard, after.told) == (before.heard, before.told)
    assert after.order.index("line") > 0, "the dawn was told before the line was said"


@pytest.mark.rule("MA-3.5")
async def test_an_undo_makes_the_automated_players_anew(store: Store, clock: Clock) -> None:
    laid = await in_discussion(store, clock)
    laid.table.seats[2].automat = True
    automats = Automats(laid.answers, (0.0, 0.0))
    automats._player(2)
    automats._heard[2] = (99, 9)
    while True:
        try:
            await laid.host.undo(HOST)
            break
        except Refused:
            clock.pass_(60)
            await laid.answers.expire_due()
    await automats.act()
    assert automats._heard.get(2, (0, 0)) != (99, 9)


@pytest.mark.rule("TK-5.6")
async def test_an_automated_player_votes_otherwise_after_a_claim(store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a person claims by button counts as much as what a machine says: somebody among the machines follows it."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)  # the same deal each time
    laid = await in_discussion(store, clock)
    accused, *others = _living(laid)
    for seat in others[:5]:
        await laid.claims.claim(100 + seat, "say-knows", accused)
    while laid.table.scene().public.phase != "first":
        clock.pass_(5)
        await laid.answers.expire_due()
    clock.pass_(1)
    seen = {}
    for hears in (True, False):
        automats = Automats(laid.answers, (0.0, 0.0))
        for ask in (one for one in laid.table.running.open_asks(clock()) if one.name == FIRST):
            player = automats._player(ask.seat)
            automats._listen(ask.seat, player if hears else cast("Player", _Deaf(player)))
            seen[hears, ask.seat] = player.choose(ask, laid.table.running.game.view(ask.seat))
    follow = [seat for seat in others if seen[True, seat] == (f"seat:{accused}",) != seen[False, seat]]
    assert follow


def _living(laid: Laid) -> list[int]:
    return [seat.seat for seat in laid.table.scene().public.seats if seat.living]


class _Deaf:
    """A player that hears what is told and nothing that is said."""

    def __init__(self, player: Player) -> None:
        self.hear = player.hear

    def listen(self, _seat: int, _line: Text) -> None:
        """Hear nothing."""


def test_what_follows_from_a_move_of_its_own_is_answered_sooner() -> None:
    """T-1: an automated player thinks once about a turn, not again about each part of it."""
    course = SimpleNamespace(manners=manners_of("mafia_city"))
    answers: Any = SimpleNamespace(table=SimpleNamespace(id="t1", seats=[], game="mafia_city", seed="1", course=course))
    automats = Automats(answers, (3.0, 8.0))
    turn, place = (Ask(name, seat=0, options=(), clock="turn", id=f"{name}/0/1") for name in ("mafia_city.turn", "mafia_city.turn.place"))
    assert 3.0 <= automats._when(turn, 0.0) <= 8.0
    assert 0.6 <= automats._when(place, 0.0) <= 1.6
