"""The others at the table of a lesson know what their seats know, and nothing else (MA-4.1, MA-8.2)."""

import pytest
from pydantic import BaseModel

import engines
from bot.practice import lesson_players
from bot.practice.lesson_game import LessonGame
from bot.practice.lesson_players import LessonPlayers
from bot.practice.plan import lesson_of
from engines import Ask, Notice, Text
from engines.chance import Stream
from engines.players import Player, player_for
from tests.bot.practice.learning import at_random
from tests.bot.practice.test_talk import astray

TELL_NOBODY_ALONE = ("zbojnici", "escape_plan")
"""Games in whose lessons no notice is for some seats only."""


class Listening:
    """An automated player that notes what it is told and shown."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.heard: list[Notice] = []
        self.lines: list[tuple[int, Text]] = []
        self.seen: list[BaseModel] = []

    def hear(self, notice: Notice) -> None:
        """Note it, and take it in."""
        self.heard.append(notice)
        self.player.hear(notice)

    def listen(self, seat: int, line: Text) -> None:
        """Note it, and take it in."""
        self.lines.append((seat, line))
        self.player.listen(seat, line)

    def choose(self, ask: Ask, view: BaseModel) -> tuple[str, ...] | None:
        """Note what is shown, and answer as the player does."""
        self.seen.append(view)
        return self.player.choose(ask, view)

    def say(self, view: BaseModel) -> Text | None:
        """Note what is shown, and speak as the player does."""
        self.seen.append(view)
        return self.player.say(view)


@pytest.mark.rule("MA-4.1", "MA-8.2")
@pytest.mark.parametrize("game", engines.GAMES)
def test_the_others_are_told_exactly_the_notices_of_their_seats(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """MA-4.1, MA-8.2: their own view, the notices for all and for their seat in order, and none that is for another seat alone."""
    made: dict[int, Listening] = {}

    def listening(name: str, seat: int, seed: int) -> Player:
        made[seat] = Listening(player_for(name, seat, seed))
        return made[seat]

    monkeypatch.setattr(lesson_players, "player_for", listening)
    lesson, move, kept_back = lesson_of(game), at_random(Stream(1, f"others {game}")), 0
    for deal in range(len(lesson.deals)):
        play = LessonGame(lesson, deal)
        play.go_on()
        while not play.over and play.own < 12:
            told = play.game.notices
            for ask in {ask.seat: ask for ask in play.game.asks}.values():
                LessonPlayers(play.game, play.deal.seed, play.lines).choice(ask)
                player = made[ask.seat]
                assert player.heard == [notice for notice in told if notice.to is None or ask.seat in notice.to]
                assert player.lines == [(seat, line) for _, seat, line in play.lines]
                assert player.seen == [play.game.view(ask.seat)]
                kept_back += len(told) - len(player.heard)
            move(play)
            play.go_on()
    assert kept_back or game in TELL_NOBODY_ALONE


@pytest.mark.rule("MA-3.5", "MA-8.2")
def test_the_others_hear_every_line_their_own_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """MA-3.5, MA-8.2: a player that is made anew knows what it has said itself, and what the person claims."""
    play, made = astray(1), list[Listening]()
    play.claim("say-knows", 3)
    play.go_on()

    def listening(name: str, seat: int, seed: int) -> Player:
        made.append(Listening(player_for(name, seat, seed)))
        return made[-1]

    monkeypatch.setattr(lesson_players, "player_for", listening)
    seats = range(play.deal.seats)
    for seat in seats:
        LessonPlayers(play.game, play.deal.seed, play.lines).line([seat])
    assert [player.lines for player in made] == [[(who, line) for _, who, line in play.lines] for _ in seats]
    assert len({who for _, who, _ in play.lines}) > 2
