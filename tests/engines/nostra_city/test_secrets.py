"""Secrets from others (section 7 of the rules): Banks, bids, Bribes, hands, Informants, orders of decks, Note numbers."""

from collections.abc import Callable
from typing import Any

import pytest

import engines
from engines.chance import Stream
from engines.nostra_city.components import NOTES, RAID
from engines.nostra_city.views import NostraCityView
from engines.table import Game, Text
from tests.engines.driving import random_move, shown
from tests.engines.nostra_city.harness import Play, table
from tests.engines.rigging import start_swapped


def reaches(game: Game, seat: int | None, since: int = 0) -> tuple[list[Text], object, object, object, int]:
    """Everything that may reach one seat (None: everybody): what it is told (from notice ``since`` on), asked and shown."""
    told = [notice.text for notice in game.notices[since:] if notice.to is None or seat in notice.to]
    asked = [(ask.id, ask.options, ask.default, ask.least, ask.most) for ask in game.asks if ask.seat == seat or not ask.secret]
    return told, asked, game.view(seat), game.view(None), len(game.checkpoints)


def same_for(who: str, make: Callable[[], Play], *answers: list[str]) -> None:
    """Check that ``who`` sees the same whichever of the lists of ``answers`` the others give, answer by answer."""
    plays = [make() for _ in answers]
    for step in zip(*answers, strict=True):
        for play, answer in zip(plays, step, strict=True):
            play.do(answer)
        first, *others = [reaches(play.game, "ABCDE".index(who)) for play in plays]
        assert all(other == first for other in others)


THREE = ("gisella marco | | 5 10I 10G 50I", "bruno | | 5", "enzo | | 5")


@pytest.mark.rule("NC-10.7", "NC-10.5", "NC-V4", "NC-V5")
def test_a_sealed_bid_shows_gangster_and_count_only() -> None:
    def make() -> Play:
        return table(*THREE, begin="meeting").clock("A").clock("B").clock("C")

    same_for(
        "B",
        make,
        ["A gisella", "A 1", "A 5,10I", "A marco", "A 2", "A 50I"],
        ["A gisella", "A 4", "A 10G,50I", "A marco", "A 1", "A 5"],
        ["A gisella", "A 2", "A 10I,10G", "A marco", "A 4", "A 50I"],
    )


@pytest.mark.rule("NC-1.14", "NC-V18")
def test_before_the_commit_point_nothing_shows() -> None:
    play = table(*THREE, begin="meeting").clock("A").clock("B").clock("C")
    before = reaches(play.game, 1)
    for answer in ("A gisella", "A cancel", "A marco", "A 3"):
        play.do(answer)
        assert reaches(play.game, 1) == before
    play = table("gisella marco | bronx_drugs queens_drugs", "bruno | | 5", "enzo | | 5")
    before = reaches(play.game, 1)
    for answer in ("A gisella", "A cancel", "A marco"):
        assert reaches(play.do(answer).game, 1) == before


@pytest.mark.rule("NC-1.14", "NC-V18")
def test_the_clock_of_a_turn_tells_nothing_before_the_commit_point() -> None:
    play = table(*THREE, begin="meeting").clock("A").clock("B").clock("C")
    first = play.ask("A")
    assert not first.continues
    for answer in ("A gisella", "A 2", "A", "A marco", "A 3"):
        before = play.ask("A").id
        assert play.do(answer).ask("A").continues == before
    assert not play.do("A 5").ask("A").continues  # the bid lies on the table for all to see: a new clock
    assert not play.do("A end").ask("B").continues
    play = table("silvio marco | bronx_drugs | 5 5", *THREE[1:], begin="trial", corruption="10I").do("A silvio")
    before = play.ask("A").id
    assert play.ask("A").continues and not play.do("A take").ask("A").continues
    assert before != play.ask("A").id


@pytest.mark.rule("NC-15.4", "NC-V8")
def test_a_bribe_shows_its_number_only() -> None:
    same_for("C", lambda: table(*THREE, begin="trial"), ["A gisella", "A 5"], ["A gisella", "A 10I"], ["A gisella", "A 50I"])
    claudia = lambda: table("claudia | | 5 10I 10G 50I", "bruno | | 5", "enzo | | 5", begin="trial")  # noqa: E731
    same_for("C", claudia, ["A claudia", "A 5", "A 50I"], ["A claudia", "A 10I", "A 10G"])


@pytest.mark.rule("NC-4.7", "NC-6.1", "NC-V3")
def test_a_split_shows_how_many_only() -> None:
    def make() -> Play:
        return table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo | brooklyn_drugs", notes="5 20G 50I", fixed=True).do(
            "A gisella", "A bronx_drugs:drugs"
        )

    play = make().do("A 5")
    assert play.view("B") == make().do("A 50I").view("B")  # nothing is public before the last one
    for who in ("B", "C"):
        plays = [make().do("A 5", "A 50I"), make().do("A 50I", "A 20G")]
        seen = [[text for text in reaches(play.game, "ABC".index(who))[0] if text.key != "nc-received"] for play in plays]
        assert seen[0] == seen[1] and plays[0].view(None) == plays[1].view(None)


@pytest.mark.rule("NC-11.2", "NC-V6")
def test_a_single_bid_is_never_shown() -> None:
    def make(notes: str) -> Play:
        return table("gisella", "bruno", "enzo", begin="auctions", bids=[f"A gisella 4 {notes}"])

    one, two = make("5,10I").do("A 10I"), make("10G,50I").do("A 50I")
    assert reaches(one.game, 1) == reaches(two.game, 1)
    assert one.until_end().view("B").story.months[0].auctions[0].money == {}  # type: ignore[union-attr]


@pytest.mark.rule("NC-23.2", "NC-23.7", "NC-V15")
def test_passes_of_all_kinds_look_alike_and_so_do_hands() -> None:
    def make(hand: str) -> Play:
        return table("gisella || 5 | wrath", f"bruno || 5 | {hand}", "enzo || 5 | stick_up", begin="trial")

    hands = ("wrath", "fbi_informant", "contract", "bought_juror")
    for who in (0, 2, None):
        seen = [reaches(make(hand).do(answer).game, who) for hand in hands for answer in ("B pass", "B pass:phase", "B pass:month")]
        assert all(one == seen[0] for one in seen)


@pytest.mark.rule("NC-3.2", "NC-22.2", "NC-22.6", "NC-V13", "NC-V14")
def test_drawn_cards_show_as_a_number() -> None:
    def make(card: str) -> Play:
        play = table("gisella | bronx_drugs", "bruno | queens_drugs", "enzo", notes="raid", fixed=True, vendetta=card)
        return play.do("A gisella", "A bronx_drugs:drugs")

    cards = ("wrath", "fbi_informant", "stick_up")
    seen = [(reaches(make(card).game, 2), reaches(make(card).game, None)) for card in cards]
    assert all(one == seen[0] for one in seen)
    assert make("fbi_informant").me("B").hand == ("wrath",) and make("fbi_informant").me("A").informant


def text_of(value: object) -> str:
    return repr(value)


@pytest.mark.rule("NC-1.12", "NC-V19")
def test_note_numbers_reach_nobody_but_in_own_options() -> None:
    """A number is only ever seen in the options and the view of the seat that holds the Note."""
    for seed in range(12):
        game, stream = engines.start("nostra_city", seats=3 + seed % 3, seed=seed), Stream(seed, "numbers")
        while game.outcome is None:
            random_move(game, stream)
            for ask in game.asks:
                assert ask.secret or not any(option.id.startswith("note:") for option in ask.options)
        for notice in game.notices:
            for name in ("note", "notes"):
                value = notice.text.args.get(name, ())
                for one in value if isinstance(value, tuple) else (value,):
                    assert not str(one).rpartition(":")[2].isdigit()
        assert "'note:" not in text_of(game.view(None))


def no_more(game: Game, taken: tuple[int, ...]) -> bool:
    """Return whether one of two Notes has left the draw pile and all Banks."""
    state: Any = game._table.state
    safe = [*state.note_deck, *[note for player in state.players for note in player.bank]]
    return not all(note in safe for note in taken)


def begun(game: Game) -> bool:
    return shown(game, None, NostraCityView).round > 0


def hidden_notes(seats: int, seed: int) -> list[int]:
    """Return the Note draw pile of a game as it is shuffled first, the bottom first."""
    game = engines.start("nostra_city", seats=seats, seed=seed)
    while not begun(game):
        game.expire()
    return list(game._table.state.note_deck)


def quiet(game: Game, x: int, stream: Stream) -> None:
    """Make one move that shows nothing of Banks: Collect and share, but neither bid nor Bribe nor discard openly."""
    ask = game.asks[0]
    names = [option.id for option in ask.options]
    if ask.name.startswith("nostra_city.business") and ask.name != "nostra_city.business.split":
        game.answer(ask.id, names[0 if len(names) == 1 else 1 + stream.below(len(names) - 1)])
    elif ask.name == "nostra_city.business.split":
        game.answer(ask.id, *names[: min(1, ask.most)])
    else:
        game.expire(ask.id)


@pytest.mark.rule("NC-4.6", "NC-2.8", "NC-V1", "NC-V2", "NC-V11")
def test_notes_drawn_by_others_never_show() -> None:
    """Pairs of games that differ in two Notes of the draw pile: who gets neither sees the same."""
    compared = 0
    for seed in range(20):
        seats, x = 3 + seed % 3, seed % 3
        deck = hidden_notes(seats, seed)
        places = [place for place in range(len(deck) - 8, len(deck)) if deck[place] != RAID]
        one, two = places[seed % 3], places[-1 - seed % 2]
        games = [
            engines.start("nostra_city", seats=seats, seed=seed),
            start_swapped(engines.GAMES["nostra_city"], seats, {}, seed, "nostra_city.notes", (one, two)),
        ]
        streams, since = [Stream(seed, "quiet"), Stream(seed, "quiet")], 0
        while games[0].outcome is None and not any(begun(game) and no_more(game, (deck[one], deck[two])) for game in games):
            banks = [game._table.state.players[x].bank + game_drawn(game, x) for game in games]
            if any(note in bank for bank in banks for note in (deck[one], deck[two])):
                break
            first, second = (reaches(game, x, since) for game in games)
            assert first == second
            compared, since = compared + 1, len(games[0].notices)
            for game, stream in zip(games, streams, strict=True):
                quiet(game, x, stream)
    assert compared > 200


def game_drawn(game: Game, x: int) -> list[int]:
    running: Any = game._table.state.collecting
    return [] if running is None or running.seat != x else [*running.drawn, *[note for notes in running.given.values() for note in notes]]


@pytest.mark.rule("NC-2.9", "NC-22.2", "NC-V13", "NC-V14", "NC-V11")
def test_vendetta_cards_drawn_by_others_never_show() -> None:
    """Pairs of games that differ in two cards of the Vendetta deck which others draw, and whose owners only pass."""
    compared = 0
    for seed in range(15):
        seats, x = 3 + seed % 3, seed % 3
        games = [
            engines.start("nostra_city", seats=seats, seed=seed),
            start_swapped(engines.GAMES["nostra_city"], seats, {}, seed, "nostra_city.vendetta", (26 - seed % 2, 24 - seed % 3)),
        ]
        streams, since = [Stream(seed, "draw"), Stream(seed, "draw")], 0
        while games[0].outcome is None and seen_alike(games, x):
            first, second = (reaches(game, x, since) for game in games)
            assert first == second
            compared, since = compared + 1, len(games[0].notices)
            for game, stream in zip(games, streams, strict=True):
                betray(game, stream)
    assert compared > 500


def seen_alike(games: list[Game], x: int) -> bool:
    """Return whether no differing card is face up or in the hand of ``x``, and nothing has been re-shuffled or ended."""
    states: list[Any] = [game._table.state for game in games]
    hands = [state.players[x].hand for state in states]
    face_up = [[*player.gangsters, *player.districts] for state in states for player in state.players]
    count = len(states[0].players)
    return hands[0] == hands[1] and face_up[:count] == face_up[count:] and states[0].phase != "final"


def betray(game: Game, stream: Stream) -> None:
    """Make one move: Collect and give nothing, pass in every window."""
    ask = game.asks[0]
    names = [option.id for option in ask.options]
    if ask.name in ("nostra_city.business.gangster", "nostra_city.business.kind"):
        game.answer(
            ask.id, names[0 if len(names) == 1 else 1 + stream.below(len(names) - 1)] if ask.name.endswith("gangster") else names[0]
        )
    elif ask.name == "nostra_city.business.split":
        game.answer(ask.id)
    else:
        game.expire(ask.id)


def test_the_story_keeps_lasting_secrets() -> None:
    for seed in range(6):
        game, stream = engines.start("nostra_city", seats=4, seed=seed), Stream(seed, "story")
        while game.outcome is None:
            random_move(game, stream)
        story = shown(game, None, NostraCityView).story
        assert story is not None
        assert len(story.months) == 6 and len(story.hands) == 4
        for month in story.months:
            for auction in month.auctions:
                investigation = auction.card in ("fbi", "irs", "us_attorney", "nypd", "dea", "vice_squad")
                assert auction.money == {} or len(auction.bids) > 1 or investigation
        banks = {note.id for note in NOTES}
        assert all(set(hand.notes) <= banks for hand in story.hands)
