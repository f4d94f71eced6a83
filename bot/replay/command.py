"""``python -m bot replay``: turns a record file into a page file."""

from pathlib import Path

from bot.presenting.naming import printable
from bot.presenting.texts import Words
from bot.replay.page import page_of
from bot.replay.replaying import Replayer, ReplayProgress
from bot.replay.source import NO_CONTEXT, NoRecord, ReplayContext, read, read_file
from engines import ReplayDiverged


def make_page(text: str, progress: ReplayProgress, context: ReplayContext = NO_CONTEXT) -> tuple[str, int]:
    """Return the page of the record ``text``, and its number of steps. Raises NoRecord, ReplayDiverged."""
    source = read(text)
    names = source.names or ("",) * source.record.seats
    replay = Replayer(source.begin(), names, context.bot_players, context.table, source.lines, headlined=context.headlined)
    replay.play(source.record.moves, progress)
    return page_of(source, replay, context), len(replay.steps)


def write_page(file: Path, out: Path, words: Words, progress: ReplayProgress) -> tuple[str, bool]:
    """Write the page of the record in ``file`` to ``out``; return a sentence about the result, and whether the page is written."""
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
