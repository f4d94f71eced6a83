"""The message budget: how much the bot writes in a round and which people it may ring."""

import json
from collections import Counter
from dataclasses import dataclass, field
from statistics import median_low
from typing import Any

import pytest

from bot.discord_io.components import ACCENTS
from bot.sandbox import Person
from tests.night.evening import Evening, plain
from tests.night.players import play
from tests.night.wordings import wordings

LOBBY_CAP, END_CAP, DEAL_DMS = 4, 3, 2
NIGHTFALL = ("agent-wakes", "mafia-meets")
"""The lines of which one stands in the message that begins a round; what comes before the first, the deal, is of the lobby's budget."""
TYPICAL = 6
"""How many lines a round of the basic game tells; the board comes on top."""
BOARDS, COUNTED = 4, 2
"""How often the bot may post the board in a round: at dawn, at both ballots and at a tie, to have it in sight for pressing. Two of
these have their place among the round's messages; the others take the place of one that is deleted."""
SILENT = 1 << 12
TALK = "> "
"""How a line of an automated player begins; their talk is one growing message and has no part in the budget."""


@dataclass
class Ledger:
    """The messages of the bot: their number by part of the night, and their bodies."""

    evening: Evening
    posts: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    """Of these the lines, which are all but the board."""
    whispers: Counter[tuple[str, int]] = field(default_factory=Counter)
    bodies: list[dict[str, Any]] = field(default_factory=list)
    loud: list[dict[str, Any]] = field(default_factory=list)

    _nights: int = 0

    @property
    def counted(self) -> dict[str, int]:
        """How many messages of each part count for its budget."""
        again = {part: max(0, count - self.told[part] - COUNTED) if part.isdigit() else 0 for part, count in self.posts.items()}
        return {part: count - again[part] for part, count in self.posts.items()}

    def __call__(self, exchange: Any) -> None:
        if exchange.method != "POST" or not exchange.path.endswith("/messages") or exchange.status != 200:
            return
        body, answer = _decoded(exchange.body), _decoded(exchange.answer)
        self.bodies.append(body)
        place = int(answer["channel_id"])
        if place == self.evening.channel.id:
            if not int(body.get("flags", 0)) & SILENT:
                self.loud.append(answer)
            if not str(answer.get("content", "")).startswith(TALK):
                self._nights += _begins_a_night(answer)
                part = "end" if _ends(answer) else str(self._nights) if self._nights else "lobby"
                self.posts[part] += 1
                self.told[part] += bool(answer.get("content"))
        elif place in {person.dm.id for person in self.evening.people if person.dm is not None}:
            self.whispers[self._part(), place] += 1

    def _part(self) -> str:
        table = self.evening.registry.table_in(self.evening.channel.id)
        if table is None or table.phase == "ended":
            return "end"
        return str(table.scene().public.round) if table.phase == "running" else "lobby"


def _begins_a_night(answer: dict[str, Any]) -> bool:
    said = plain(str(answer.get("content", "")))
    return any(way in said for key in NIGHTFALL for way in wordings("cs", key, theme="town"))


def _ends(answer: dict[str, Any]) -> bool:
    """Whether this is the board of a game that is over, or its story: they have a budget of their own."""
    return any(part.get("accent_color") == ACCENTS["done"] for part in answer.get("components", ()))


def _decoded(body: Any) -> dict[str, Any]:
    made = body if isinstance(body, dict) else json.loads(body)
    return json.loads(made["payload_json"]) if "payload_json" in made else made


async def night(evening: Evening, people: list[Person], bot_players: int = 0, **options: Any) -> Ledger:
    """Play a whole night; return what was written in it."""
    ledger = Ledger(evening)
    evening.discord.watchers.append(ledger)
    await evening.open_table(people[0], **options)
    await evening.seat(people)
    if bot_players:
        assert await evening.session.lobby_moves.fill(bot_players) == bot_players
    await evening.deal(people[0])
    await play(evening, people)
    return ledger


@pytest.mark.parametrize(
    ("people", "bot_players", "extended", "posts", "whispers"),
    [
        (3, 7, True, 16, 5),
        (2, 9, False, 10, 4),
        pytest.param(11, 0, False, 10, 4, marks=pytest.mark.soak),
        pytest.param(5, 16, True, 16, 5, marks=pytest.mark.soak),
    ],
)
async def test_a_night_stays_within_its_budget(
    evening: Evening, people: int, bot_players: int, extended: bool, posts: int, whispers: int
) -> None:
    await evening.prefer(text_mode=True)
    ledger = await night(evening, evening.crowd(people), bot_players, extended=extended)
    caps = {"lobby": LOBBY_CAP, "end": END_CAP}
    over = {part: count for part, count in ledger.counted.items() if count > caps.get(part, posts)}
    assert all(ledger.posts[part] - ledger.told[part] <= BOARDS for part in ledger.posts if part.isdigit()), ledger.posts
    assert not over, (ledger.posts, [(place, body.get("content")) for place, body in enumerate(ledger.bodies)])
    assert sum(ledger.posts.values()) > 5
    if not extended:
        rounds = [count for part, count in ledger.told.items() if part.isdigit()]
        assert median_low(rounds) <= TYPICAL + 1, ledger.told  # a tie has a line of its own
    # the first round's letters include the deal's
    most = {"lobby": DEAL_DMS, "1": whispers + DEAL_DMS}
    loud = {key: count for key, count in ledger.whispers.items() if count > most.get(key[0], whispers)}
    assert not loud, ledger.whispers
    seated = {str(person.id) for person in evening.people}
    for body in ledger.bodies:
        allowed = body["allowed_mentions"]
        assert "everyone" not in allowed.get("parse", []), body
        assert not allowed.get("roles") and "roles" not in allowed.get("parse", []), body
        assert {str(user) for user in allowed.get("users", [])} <= seated, body
    for answer in ledger.loud:  # loud in the channel is only what calls somebody by name
        assert answer["mentions"], answer
