from hypothesis import given
from hypothesis import strategies as st

from bot.presenting.questions import as_extra
from bot.presenting.scene import custom_id
from cogs.custom_ids import Picked, Press, read_answer, read_press, read_step


def test_our_own_ids_are_read_back() -> None:
    assert read_press(custom_id("abcd2345", "mafie.vote.first", 12)) == Press("abcd2345", "mafie.vote.first", "12")
    assert read_press(custom_id("abcd2345", "desk")) == Press("abcd2345", "desk")
    assert read_press(custom_id("abcd2345", "h.sure", "remove:3")) == Press("abcd2345", "h.sure", "remove:3")
    button = read_press(custom_id("abcd2345", "mafie.day.ready", f"1:{as_extra('ready')}"))
    assert button is not None
    assert read_answer(button) == Picked("mafie.day.ready", "1", "ready")
    sure = read_press(custom_id("abcd2345", "sure", f"mafie.night.peek:2:{as_extra('seat:20')}"))
    assert sure is not None
    assert read_step(sure) == Picked("mafie.night.peek", "2", "seat:20")


def test_foreign_ids_are_not_read() -> None:
    for strange in (
        None,
        7,
        "",
        "c1:",
        "c1:abcd2345",
        "c1:ABCD:desk",
        "c1:abcd:desk\n",
        " c1:abcd:desk",
        "c1:abcd:desk:",
        "c1:a:b" * 30,
        "c2:abcd:desk",
        f"c1:club:nt.newer:0.all.{2**63}.all",
        f"c1:abcd:{'9' * 70}",
    ):
        assert read_press(strange) is None, strange
    for extra in ("", "x", "1:seat=3:4", "1:seat=1234", "-1:ready", "1:SEAT=3", "1234567:ready"):
        assert read_answer(Press("abcd", "mafie.day.ready", extra)) is None, extra
    for extra in ("", "mafie:1", "mafie.day.ready", "mafie.day.ready:x:ready", "mafie.day.ready:1:seat=3:4"):
        assert read_step(Press("abcd", "sure", extra)) is None, extra


@given(st.text(max_size=120))
def test_reading_never_fails(text: str) -> None:
    press = read_press(text)
    if press is not None:
        assert text.startswith("c1:")
        read_answer(press)
        read_step(press)
    read_press("c1:" + text)
