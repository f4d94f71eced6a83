"""``python -m bot replay``: turns a record file into a page file."""

from pathlib import Path

from bot.presenting.texts import Words
from bot.replay.page import page_of
from bot.replay.source import NoRecord, read
from bot.replay.walking import ReplayProgress, Walk
from engines import ReplayDiverged


def make_page(text: str, progress: ReplayProgress, *, bot_players: frozenset[int] = frozenset(), table: str = "") -> tuple[str, int]:
    """Return the page of the record ``text``, and its number of steps. Raises NoRecord, ReplayDiverged."""
    source = read(text)
    walk = Walk(source.begin(), source.names or ("",) * source.record.seats, bot_players, table, source.lines)
    walk.play(source.record.moves, progress)
    return page_of(source, walk), len(walk.steps)


def write_page(file: Path, out: Path, words: Words, progress: ReplayProgress) -> tuple[str, bool]:
    """Write the page of the record in ``file`` to ``out``; return a sentence about the result, and whether the page is written."""
    try:
        page, steps = make_page(file.read_bytes().decode(), progress)
    except (OSError, UnicodeDecodeError, NoRecord):
        return words("replay-unreadable", file=file.name), False
    except ReplayDiverged as wrong:
        return words("replay-diverged", move=wrong.move), False
    content = page.encode()
    out.write_bytes(content)
    return words("replay-written", file=out.name, steps=steps, kilobytes=-(-len(content) // 1000)), True
