"""How it is found out that two processes speak for one table."""

from bot.sandbox.rest.serving import Exchange
from tests.night.speakers import Speakers


def counted(*spoken: tuple[float, str]) -> int:
    clock = iter([at for at, _ in spoken])
    speakers = Speakers(lambda: next(clock))
    for _, who in spoken:
        speakers.note(Exchange("POST", "/channels/{channel}/messages", "/channels/5/messages", {}, 200, {}, f"library process/{who}"))
    return speakers.at_once(5)


def test_one_after_another() -> None:
    assert counted((0.0, "1"), (0.1, "1"), (1.2, "2"), (1.3, "2")) == 0


def test_back_and_forth_takes_its_time() -> None:
    assert counted((0.0, "1"), (2.0, "2"), (4.0, "1")) == 0


def test_two_at_once() -> None:
    assert counted((0.0, "1"), (0.2, "2"), (0.4, "1"), (0.5, "2")) == 2
