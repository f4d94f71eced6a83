"""The painter's process: it dies, it hangs, it meets nonsense; the bot goes on and draws the next picture."""

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.presenting.drawing import painter, rendering
from bot.presenting.drawing.rendering import Easel

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#fff"/></svg>'
PNG = b"\x89PNG\r\n\x1a\n"
REAL = (sys.executable, "-P", painter.__file__)

STUBBORN = """
import sys, time
from pathlib import Path
while head := sys.stdin.buffer.read(4):
    sys.stdin.buffer.read(int.from_bytes(head, "big"))
    while not Path(sys.argv[1]).exists():
        time.sleep(0.01)
    sys.stdout.buffer.write(b"P" + (3).to_bytes(4, "big") + b"png")
    sys.stdout.buffer.flush()
"""
"""A painter who draws only when a file lies there."""


@pytest.fixture
def easel() -> Iterator[Easel]:
    made = Easel(*REAL)
    yield made
    made.close()


def test_pictures_are_drawn_in_another_process_which_is_kept(easel: Easel) -> None:
    assert easel.pid is None
    assert easel.paint(SQUARE).startswith(PNG)
    first = easel.pid
    assert first not in (None, os.getpid())
    assert easel.paint(SQUARE).startswith(PNG)
    assert easel.pid == first


def test_when_the_painter_was_killed_the_next_picture_is_drawn_by_another(easel: Easel) -> None:
    easel.paint(SQUARE)
    killed = easel.pid
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    assert easel.paint(SQUARE).startswith(PNG)
    assert easel.pid != killed


def test_invalid_pictures_are_refused_and_the_painter_goes_on(easel: Easel) -> None:
    for nonsense in ("", "<svg", "ž" * 100_000):
        with pytest.raises(ValueError, match=r"."):
            easel.paint(nonsense)
    assert easel.paint(SQUARE).startswith(PNG)


def test_a_stuck_painter_is_ended_after_a_while(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(rendering, "PAINT_TIMEOUT", 0.2)
    stuck = Easel(sys.executable, "-c", STUBBORN, str(tmp_path / "never"))
    with pytest.raises(OSError, match="no picture could be drawn"):
        stuck.paint(SQUARE)
    assert stuck.pid is None


def test_a_missing_painter_is_named() -> None:
    with pytest.raises(OSError, match="no picture could be drawn"):
        Easel("/nowhere/python").paint(SQUARE)


async def test_the_loop_runs_on_while_a_picture_is_drawn(tmp_path: Path) -> None:
    released = tmp_path / "go"
    stubborn = Easel(sys.executable, "-c", STUBBORN, str(released))
    drawing = asyncio.create_task(asyncio.to_thread(stubborn.paint, SQUARE))
    await asyncio.sleep(0.2)  # by now it is at work
    released.touch()  # only a loop that runs while the painter is at work comes here
    assert await asyncio.wait_for(drawing, 20) == b"png"
    stubborn.close()


def test_the_painter_ends_with_its_input_and_imports_nothing_of_the_bot() -> None:
    question = painter.QUESTION.pack(len(SQUARE)) + SQUARE.encode()
    done = subprocess.run([*REAL], input=question + b"\x00\x00", stdout=subprocess.PIPE, timeout=20, check=True)
    assert done.stdout[painter.ANSWER.size :].startswith(PNG)
    loaded = subprocess.run([sys.executable, "-X", "importtime", *REAL[1:]], input=question, capture_output=True, timeout=20, check=True)
    assert b"resvg" in loaded.stderr
    assert b" bot" not in loaded.stderr


def test_a_fault_of_the_library_comes_with_the_answer_and_the_painter_goes_on() -> None:
    def broken(svg: str) -> bytes:
        raise ImportError("no such library")

    answers = io.BytesIO()
    painter.serve(io.BytesIO((painter.QUESTION.pack(1) + b"x") * 2), answers, broken)
    told = b"ImportError: no such library"
    assert answers.getvalue() == (painter.ANSWER.pack(painter.FAULT, len(told)) + told) * 2


def test_a_fault_of_the_library_reaches_the_caller() -> None:
    script = "import sys; sys.stdin.buffer.read(5); sys.stdout.buffer.write(b'F' + (4).to_bytes(4, 'big') + b'oops')"
    easel = Easel(sys.executable, "-c", script)
    with pytest.raises(OSError, match="oops"):
        easel.paint("x")
    easel.close()
