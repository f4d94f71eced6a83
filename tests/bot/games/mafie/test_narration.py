import re
from collections import Counter
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from bot.games import game_of
from bot.games.mafie.messages import narrate
from bot.presenting.limits import faults
from bot.presenting.page import Line
from bot.presenting.scene import Scene
from bot.presenting.texts import words_in
from engines import Game, Text
from engines.chance import Stream
from tests.bot.games.mafie.playing import play, scene_of

presenter = game_of("mafie").presenter
ALL_CARDS = {"extended": True, "cards": tuple(range(1, 17))}
GAMES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "basic": (9, 2, {}),
    "small": (7, 2, {}),
    "largest": (21, 3, {}),
    "largest with cards": (21, 5, ALL_CARDS),
    "gang": (15, 9, {"extended": True, "cards": "gang", "gang_recognition": True}),
    "recruited": (16, 27, ALL_CARDS),
    "children": (14, 4, {"kids_theme": True, "kids_last_shot": True, "extended": True, "cards": tuple(range(1, 14))}),
}


@cache
def narrated(name: str, language: str = "cs") -> tuple[Game, list[Line]]:
    """Return a finished game and its lines, in the batches of the moves."""
    seats, seed, options = GAMES[name]
    lines: list[Line] = []
    heard = 0
    for game in play(seats, seed, options):
        if len(game.notices) > heard:
            lines += presenter.narrate(game.notices, scene_of(game, language), since=heard)
            heard = len(game.notices)
    return game, lines


def channel(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.seat is None]


def messages(lines: list[Line]) -> list[str]:
    """Return the story keys of the new messages of the channel, in order."""
    begun: list[str] = []
    for line in channel(lines):
        assert line.story
        if line.story not in begun:
            begun.append(line.story)
    return begun


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_lines_are_short_and_have_no_open_placeholders(name: str, language: str) -> None:
    _, lines = narrated(name, language)
    for line in lines:
        assert 0 < len(line.text) <= 420, line.text
        assert "{" not in line.text and "seat:" not in line.text and "token:" not in line.text
    kids = GAMES[name][2].get("kids_theme")
    if kids:
        assert not any("Mafi" in line.text for line in lines)


@pytest.mark.parametrize(("name", "cap"), [("basic", 10), ("small", 10), ("largest", 10), ("largest with cards", 16), ("children", 16)])
def test_a_round_keeps_to_its_number_of_messages(name: str, cap: int) -> None:
    """Besides what is told, the board is reposted at dawn and at the first ballot."""
    _, lines = narrated(name)
    rounds = Counter(story.split("-")[1] for story in messages(lines) if story != "deal")
    assert max(rounds.values()) + 2 <= cap


def test_the_basic_game_mostly_needs_six_messages_a_round() -> None:
    counts: list[int] = []
    for seed in range(6):
        *_, game = play(9, seed, late=0)
        lines = presenter.narrate(game.notices, scene_of(game))
        counts += Counter(story.split("-")[1] for story in messages(lines) if story != "deal").values()
    assert sorted(counts)[len(counts) // 2] <= 6


@pytest.mark.parametrize("name", GAMES)
def test_told_in_pieces_or_at_once_it_is_the_same_but_for_the_clocks(name: str) -> None:
    game, lines = narrated(name)
    whole = presenter.narrate(game.notices, scene_of(game, "cs"))
    assert [(line.notice, line.seat, line.story, line.pings, line.loud) for line in lines] == [
        (line.notice, line.seat, line.story, line.pings, line.loud) for line in whole
    ]


def test_the_narrator_needs_the_beginning() -> None:
    game, _ = narrated("basic")
    with pytest.raises(ValueError, match="first notice"):
        presenter.narrate(game.notices[3:], scene_of(game))


@pytest.mark.parametrize("name", GAMES)
def test_only_the_deal_and_ones_own_defence_ping(name: str) -> None:
    game, lines = narrated(name)
    everybody = tuple(range(len(scene_of(game).names)))
    suspects = [notice.text.args["seats"] for notice in game.notices if notice.text.key == "mf-suspects"]
    assert lines[0].pings == everybody and lines[0].loud
    for line in lines[1:]:
        assert line.loud == bool(line.pings)
        if line.pings:
            assert line.story and line.story.startswith("speech")
            assert any({f"seat:{seat}" for seat in line.pings} <= set(told_of) for told_of in suspects)  # type: ignore[arg-type]
    pinged = Counter(seat for line in lines[1:] for seat in line.pings)
    speeches = Counter(str(notice.text.args["seat"]) for notice in game.notices if notice.text.key == "mf-speech")
    assert sum(speeches.values()) >= len(suspects) or not suspects
    assert {f"seat:{seat}" for seat in pinged} >= set(speeches)


def ways(key: str) -> set[str]:
    """Return every wording of a line of a grown-up game."""
    return {words_in("cs")(key, variant=variant) for variant in range(1, 5)}


def _said(lines: list[Line], story: str) -> list[str]:
    return [line.text for line in lines if line.story == story]


def test_a_night_is_one_message_that_grows() -> None:
    game, lines = narrated("basic")
    words = words_in("cs")
    night = _said(lines, "night-1")
    assert len(night) == 3 and night[1] in ways("agent-wakes") and night[2] in ways("mafia-meets")
    first_dawn = _said(lines, "dawn-1")
    out = next(notice for notice in game.notices if notice.text.key == "mf-out")
    scene = scene_of(game)
    seat = int(str(out.text.args["seat"])[5:])
    who = f"**{seat + 1} {scene.names[seat]}**"
    assert who in first_dawn[0]
    assert first_dawn[1].startswith(words("out", who=who, token=words("pic-token-police"), how="struck"))
    assert len(first_dawn) == 3, "then the table may talk"


@pytest.mark.rule("MF-11.3")
def test_the_agent_alone_in_the_first_night_of_a_small_group() -> None:
    _, lines = narrated("small")
    alone = words_in("cs")("agent-alone-night")
    night = _said(lines, "night-1")
    assert night[-1] in {f"{woken} {alone}" for woken in ways("agent-wakes")}
    assert not ways("mafia-meets") & set(night)


def test_the_dead_get_one_goodbye_when_nothing_is_left_to_do() -> None:
    for name in ("basic", "largest with cards", "children"):
        game, lines = narrated(name)
        goodbyes = Counter(
            line.seat for line in lines if line.seat is not None and words_in("cs")("you-are-out", theme=_theme(name)) in line.text
        )
        out = {seat.seat for seat in game.view(None).seats if not seat.living}  # type: ignore[attr-defined]
        assert set(goodbyes) == out
        assert set(goodbyes.values()) <= {1}
        shots = {notice.text.args["seat"]: notice.number for notice in game.notices if notice.text.key in ("mf-shoots", "mf-no-shot")}
        for line in lines:
            if f"seat:{line.seat}" in shots and words_in("cs")("you-are-out", theme=_theme(name)) in line.text:
                assert line.notice == shots[f"seat:{line.seat}"]


def _theme(name: str) -> str:
    return "kids" if GAMES[name][2].get("kids_theme") else "town"


@pytest.mark.rule("MF-15.2")
@pytest.mark.parametrize("name", GAMES)
def test_no_private_notice_of_a_night_has_a_message_of_its_own(name: str) -> None:
    """The letters of the night show them."""
    game, lines = narrated(name)
    private = {notice.number for notice in game.notices if notice.to is not None}
    whispers = [line for line in lines if line.notice in private and line.story != "deal"]
    assert {game.notices[line.notice].text.key for line in whispers} <= {"mf-swap-known"}
    for line in whispers:
        notice = game.notices[line.notice]
        assert notice.to is not None and line.seat in notice.to
        assert not line.loud
        assert line.text.startswith(words_in("cs")("whisper-head")) and "||" in line.text
    for line in channel(lines):
        assert "||" not in line.text and (line.notice not in private or line.notice == 0)


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_harmless_beginning_fills_a_locked_screen(language: str) -> None:
    assert len(words_in(language)("whisper-head")) >= 60


@pytest.mark.rule("MF-15.2")
@pytest.mark.parametrize("name", GAMES)
def test_public_lines_follow_from_public_notices_alone(name: str) -> None:
    """Without the private notices the channel is told the same: nothing there follows from a secret."""
    game, _ = narrated(name)
    kept = [notice for notice in game.notices if notice.to is None or notice.number == 0]
    assert len(kept) < len(game.notices)
    scene = scene_of(game)
    assert channel(presenter.narrate(kept, scene)) == channel(presenter.narrate(game.notices, scene))


def _closing(scene: Scene) -> str:
    page = presenter.story(scene)
    assert faults(page) == []
    return "\n".join(part for part in page.parts if isinstance(part, str))


@pytest.mark.rule("MF-9.11", "MF-15.20")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_story_names_the_winner_and_everybody_with_a_secret(name: str, language: str) -> None:
    game, _ = narrated(name)
    scene = scene_of(game, language, salt="aa", secret="bb", verified=True, minutes=42)
    said = _closing(scene)
    assert scene.words(f"end-{scene.public.winner}", theme=_theme(name)) in said
    for seat in scene.public.story.seats:
        if seat.token != "police":
            assert f"{seat.seat + 1} {scene.names[seat.seat][:12]}" in said
    assert scene.words("story-verified") in said
    assert not any(f"`{kept}`" in said for kept in (scene.seal, "aa", "bb")), "the climax does not end in a wall of digits (T-16)"
    assert _closing(scene_of(game, language, text_mode=True))
    for seat in range(len(scene.names)):
        assert faults(presenter.hand(scene, seat)) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_course_as_text_tells_every_round_without_markdown(name: str) -> None:
    game, _ = narrated(name)
    scene = scene_of(game)
    said = presenter.story_text(scene)
    assert "**" not in said and "||" not in said
    for number in range(1, scene.public.round + 1):
        assert scene.words("log-night", round=number) in said
    for one in scene.public.story.rounds:
        if one.look:
            token = scene.words(f"pic-token-{one.look.token}", theme=_theme(name))
            look = scene.words("log-look", who=_plain(scene, one.look.agent), target=_plain(scene, one.look.seat), token=token)
            assert f"- {look}" in said


def _plain(scene: Scene, seat: int) -> str:
    name = scene.names[seat]
    return f"{seat + 1} {name if len(name) <= 20 else name[:19].rstrip() + '…'}"


def test_an_aborted_game_still_shows_everything() -> None:
    game = next(play(9, 1))
    game.end()
    said = _closing(scene_of(game))
    assert words_in("cs")("end-aborted") in said
    assert presenter.narrate(game.notices, scene_of(game))


def test_a_machine_is_named_when_it_speaks() -> None:
    game, _ = narrated("basic")
    said = presenter.talk_line(scene_of(game), 6, Text("say-suspect", {"seat": "seat:1"}))
    assert said.startswith("**7 Bára**") and "**2 Karel**" in said


@pytest.mark.rule("MF-15.16", "MF-15.17", "MF-15.18")
def test_departures_are_told_and_every_board_still_fits() -> None:
    stream = Stream(5, "leaving")
    lines: list[Line] = []
    heard = 0
    for game in play(14, 5, {"extended": True, "cards": (1, 2, 4, 7, 9, 11, 13, 14, 15, 16)}):
        scene = scene_of(game)
        lines += presenter.narrate(game.notices, scene, since=heard)
        heard = len(game.notices)
        asks = scene.asks_named("mafie.seat.withdraw")
        if asks and not stream.below(12):
            assert faults(presenter.board(scene)) == []
            ask = stream.pick(asks)
            option = stream.pick(ask.options)
            game.answer(ask.id, option.id, by="host" if option.host_only else "seat")
    keys = {notice.text.key for notice in game.notices}
    assert keys >= {"mf-withdraws", "mf-removed", "mf-disqualified"}
    told_of = {line.notice for line in channel(lines)}
    for notice in game.notices:
        if notice.text.key in ("mf-withdraws", "mf-removed", "mf-disqualified"):
            assert notice.number in told_of
            seat = int(str(notice.text.args["seat"])[5:])
            away = any(line.seat == seat and line.notice == notice.number for line in lines)
            assert away == (notice.text.key != "mf-withdraws")


@pytest.mark.rule("MF-11.4")
def test_a_dawn_without_the_agent_does_not_say_that_nobody_is_missing() -> None:
    *_, game = play(7, 2)
    keys = [notice.text.key for notice in game.notices]
    exposed = keys.index("mf-exposed")
    assert keys[exposed + 1] == "mf-no-victim"
    narrated = {line.notice: line.text for line in narrate(game.notices, scene_of(game, "cs")) if line.seat is None}
    assert narrated[exposed].startswith("Svítá a Policie přišla o Agenta.".replace(" a ", " a\u00a0").replace(" o ", " o\u00a0"))
    assert narrated[exposed + 1] == "Nikdo další nechybí."


@pytest.mark.rule("NT-3.5")
@pytest.mark.parametrize("seed", [4, 2, 9])
def test_a_dawn_in_steps_begins_alike_and_grows_one_message(seed: int) -> None:
    *_, game = play(7, seed)
    scene = replace(scene_of(game, "cs"), dawn_steps=True)
    lines = {line.notice: line for line in narrate(game.notices, scene) if line.seat is None}
    keys = [notice.text.key for notice in game.notices]
    begun = []
    for place, key in enumerate(keys):
        if key != "mf-dawn":
            continue
        named = next(at for at in range(place, len(keys)) if keys[at] in ("mf-struck", "mf-no-victim", "mf-end"))
        if keys[named] == "mf-end":
            continue
        last = next(at for at in range(named, len(keys)) if keys[at] in ("mf-out", "mf-saved", "mf-discussion"))
        told = [lines[at] for at in (place, named, last)]
        assert len({line.story for line in told}) == 1, "one message that grows"
        begun.append(told[0].text)
        who = game.notices[named].text.args.get("seat")
        assert who is None or not re.search(r"Hráč|\*\*", told[0].text), "the chair has no name"
    wordings = [words_in("cs")("dawn-chairs", variant=one) for one in range(1, 5)]
    assert begun and set(begun) <= set(wordings), "whether anybody is missing or not"
    at_once = {line.notice: line for line in narrate(game.notices, scene_of(game, "cs")) if line.seat is None}
    assert not any(key == "mf-dawn" and at in at_once for at, key in enumerate(keys))


def test_a_quiet_dawn_says_that_nobody_is_missing() -> None:
    *_, game = play(7, 4)
    keys = [notice.text.key for notice in game.notices]
    quiet = keys.index("mf-no-victim")
    assert "mf-exposed" not in keys[:quiet]
    narrated = {line.notice: line.text for line in narrate(game.notices, scene_of(game, "cs")) if line.seat is None}
    assert "nikdo nechybí" in narrated[quiet].replace("\u00a0", " ")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_headline_of_a_right_first_verdict_does_not_say_that_it_was_on_the_first_day(language: str) -> None:
    """A day may pass without a ballot, so the first verdict of a game may come on a later one."""
    words = words_in(language)
    said = [words("mf-head-day_one", variant=variant, seat="Tonda") for variant in range(1, 7)]
    assert not any(re.search(r"\bdays?\b|\bden\b|\bdne\b", one, re.IGNORECASE) for one in said), said


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_only_mafioso_of_a_game_is_not_the_first_of_several(language: str) -> None:
    first = {"cs": "První", "en": "irst"}[language]
    met = {True: 0, False: 0}
    for seats, seed in [(seats, seed) for seats in (6, 12) for seed in range(6)]:
        *_, game = play(seats, seed, late=0)
        scene = scene_of(game, language, outcome=game.outcome, notices=tuple(game.notices))
        out = next((one for one in game.notices if one.text.key == "mf-out" and one.text.args["token"] == "token:mafia"), None)
        if out is None:
            continue
        only = scene.public.left["mafia"] + sum(seat.token == "mafia" for seat in scene.public.seats if not seat.living) == 1
        said = "\n".join(line.text for line in narrate(game.notices, scene) if line.notice == out.number)
        if only:
            assert first not in said, said
        met[only] += 1
    assert met[True] and met[False]
