"""Speeches on the board and the desk of Mafie: all of it is text, and the ring stands on the seat that speaks (TK-3.2, 11.2)."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games import game_of
from bot.presenting.limits import faults
from bot.presenting.page import Button, Buttons, Page, Picture
from bot.presenting.scene import Deadline, Floor, Scene
from tests.bot.games.mafie.playing import NOW, play, scene_of

presenter = game_of("mafie").presenter


def discussion(language: str = "cs", *, seats: int = 9, **more: object) -> Scene:
    """Return the first discussion of a game in which everybody lives or only one is out."""
    game = next(game for game in play(seats, 2) if game.view(None).phase == "discussion")  # type: ignore[attr-defined]
    return replace(scene_of(game, language, keep=True), **more)  # type: ignore[arg-type]


def speech(scene: Scene, place: int = 2, *, seconds: float = 45.0, spoken: int = 2) -> Floor:
    living = [seat.seat for seat in scene.public.seats if seat.living]
    after = tuple(living[place + 1 :])
    return Floor(living[place], Deadline(NOW + 30, seconds), in_turn=True, after=after, spoken=spoken, all=len(living))


def text(page: Page) -> str:
    return "\n".join(part for part in page.parts if isinstance(part, str)).replace("\u00a0", " ")


def verbs(page: Page) -> list[str]:
    return [button.id.split(":")[2] for button in buttons(page) if button.id]


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def name(scene: Scene, seat: int) -> str:
    return f"{seat + 1} {scene.names[seat]}"


@pytest.mark.rule("TK-11.2", "TK-11.3", "TK-3.12", "TK-3.8")
@pytest.mark.parametrize(
    ("language", "speaks", "after"), [("cs", "Mluví **{}**. Čas vyprší", "Potom: "), ("en", "**{}** has the floor. Time is up", "Next: ")]
)
def test_the_board_says_who_speaks_till_when_and_who_is_next(language: str, speaks: str, after: str) -> None:
    free = discussion(language)
    floor = speech(free)
    page = presenter.board(replace(free, floor=floor))
    line = next(str(part) for part in page.parts if "<t:" in str(part)).replace("\u00a0", " ")
    assert line.startswith(speaks.format(name(free, floor.seat)) + f" <t:{int(NOW + 30)}:R>")
    assert after + f"{name(free, floor.after[0])}, {name(free, floor.after[1])}." in line
    assert "2" in line.rpartition(".")[0].rpartition(".")[2]
    assert "mafie.day.ready" not in verbs(page)
    assert "floor.hand" not in verbs(page)
    assert verbs(page)[0] == "floor.done"
    assert faults(page) == []


@pytest.mark.rule("TK-3.2")
def test_the_picture_and_its_words_show_who_speaks_in_turn() -> None:
    free = discussion()
    floor = speech(free)
    shown = [part.drawing for part in presenter.board(replace(free, floor=floor)).parts if isinstance(part, Picture)]
    quiet = [part.drawing for part in presenter.board(free).parts if isinstance(part, Picture)]
    assert shown[0].svg != quiet[0].svg
    assert f"Řeč: {name(free, floor.seat)}" in shown[0].alt.replace("\u00a0", " "), "the phase names who speaks"
    in_words = presenter.board(replace(free, floor=floor, text_mode=True))
    assert "Řeči kolem stolu" in text(in_words)
    assert not [part for part in in_words.parts if isinstance(part, Picture)]


@pytest.mark.rule("TK-3.12")
def test_in_a_pause_nothing_counts_down() -> None:
    free = discussion()
    floor = replace(speech(free), ends=Deadline(None, 45.0))
    assert "<t:" not in text(presenter.board(replace(free, floor=floor, paused=True, deadlines={})))


@pytest.mark.rule("TK-3.13", "TK-3.5")
def test_desks_say_who_is_next_and_only_the_speakers_ends_the_speech() -> None:
    free = discussion()
    floor = speech(free)
    scene = replace(free, floor=floor)
    own, following = presenter.desk(scene, floor.seat), presenter.desk(scene, floor.after[0])
    assert f"Potom: {name(free, floor.after[0])}" in text(following)
    assert "floor.done" in verbs(own)
    assert "floor.done" not in verbs(following)
    assert "mafie.day.ready" not in verbs(own) + verbs(following)
    assert "floor.write" in verbs(presenter.desk(replace(scene, by_button=True), floor.seat))
    assert "floor.write" not in verbs(presenter.desk(replace(scene, by_button=True), floor.after[0]))


@pytest.mark.rule("TK-1.6")
def test_write_stands_on_the_board_only_while_somebody_speaks_where_nobody_can_be_let_write() -> None:
    free = discussion()
    assert "floor.write" not in verbs(presenter.board(replace(free, by_button=True)))
    speaking = replace(free, floor=speech(free))
    assert "floor.write" not in verbs(presenter.board(speaking))
    assert "floor.write" in verbs(presenter.board(replace(speaking, by_button=True)))


@pytest.mark.rule("TK-3.11", "TK-11.2")
@pytest.mark.parametrize("count", [1, 6, 8])
def test_hands_stand_in_order_and_a_crowd_is_counted(count: int) -> None:
    free = discussion(seats=12)
    living = [seat.seat for seat in free.public.seats if seat.living]
    hands: Sequence[int] = [living[place * 3 % len(living)] for place in range(len(living))]
    hands = tuple(dict.fromkeys([*hands, *living]))[:count]
    said = text(presenter.board(replace(free, hands=tuple(hands))))
    more = f", +{count - 6}." if count > 6 else "."
    assert "O slovo se hlásí: " + ", ".join(name(free, seat) for seat in hands[:6]) + more in said


@pytest.mark.rule("TK-3.1")
def test_without_speeches_the_board_of_a_discussion_has_one_button_more() -> None:
    free = discussion()
    assert verbs(presenter.board(free))[:2] == ["mafie.day.ready", "floor.hand"]
    assert "Mluví" not in text(presenter.board(free))


@pytest.mark.rule("NT-2.1")
@pytest.mark.parametrize("hands", [(), (3, 5)])
def test_the_desk_has_ready_and_the_floor_in_one_row(hands: tuple[int, ...]) -> None:
    free = discussion(hands=hands)
    seat = next(seat.seat for seat in free.public.seats if seat.living)
    page = presenter.desk(free, seat)
    row = next(part for part in page.parts if isinstance(part, Buttons) and "floor.hand" in verbs(Page((part,))))
    assert verbs(Page((row,))) == ["mafie.day.ready", "floor.hand"]


def test_help_explains_speeches_while_they_go_on() -> None:
    free = discussion()
    assert presenter.help(replace(free, floor=speech(free)), None) != presenter.help(free, None)


@pytest.mark.parametrize(
    ("language", "yours", "theirs"),
    [("cs", "Slovo máš ty. Čas vyprší", "Mluví **{}**"), ("en", "You have the floor.", "**{}** has the floor.")],
)
def test_a_desk_tells_the_speaker_to_speak(language: str, yours: str, theirs: str) -> None:
    free = discussion(language)
    floor = speech(free)
    scene = replace(free, floor=floor)
    said = theirs.format(name(free, floor.seat))
    own, other = text(presenter.desk(scene, floor.seat)), text(presenter.desk(scene, floor.after[0]))
    assert yours in own and said not in own
    assert yours not in other and said in other
