"""``python -m bot replay``: from a record on the disk to a page on the disk."""

from pathlib import Path

from bot.presenting.naming import printable
from bot.presenting.texts import Words
from bot.replay.page import page_of
from bot.replay.source import NoRecord, read, read_file
from bot.replay.walking import Progress, Walk
from engines import ReplayDiverged


def make_page(text: str, progress: Progress, *, bot_players: frozenset[int] = frozenset(), table: str = "") -> tuple[str, int]:
    """Return the page of the record ``text``, and how many steps it has.

    Raises NoRecord, ReplayDiverged.
    """
    source = read(text)
    walk = Walk(source.begin(), source.names or ("",) * source.record.seats, bot_players, table, source.lines)
    walk.play(source.record.moves, progress)
    return page_of(source, walk), len(walk.steps)


def write_page(file: Path, out: Path, words: Words, progress: Progress) -> tuple[str, bool]:
    """Write the page of the record in ``file`` to ``out``; return what came of it in words, and whether it is written."""
    try:
        page, steps = make_page(read_file(file), progress)
    except NoRecord as wrong:
        return words("replay-unreadable", file=printable(file.name), reason=wrong.reason), False
    except ReplayDiverged as wrong:
        return words("replay-diverged", move=wrong.move), False
    content = page.encode()
    try:
        out.write_bytes(content)
    except (OSError, ValueError) as wrong:
        return words("replay-unwritten", file=printable(out.name), reason=getattr(wrong, "strerror", None) or str(wrong)), False
    return words("replay-written", file=printable(out.name), steps=steps, kilobytes=-(-len(content) // 1000)), True
