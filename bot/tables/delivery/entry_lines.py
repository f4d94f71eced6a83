"""The public lines about entries of the log: a pause, an undo, a seat that changes hands.

They are derived from the entries, as the lines of a game are from its notices. So a process that is killed between an entry and its line,
and a host who acts through another process, lose none.
"""

from typing import NamedTuple

from bot.presenting.naming import escaped, short
from bot.presenting.page import LineClock
from bot.presenting.texts import Words
from bot.tables.delivery.channel_lines import line_until
from bot.tables.pages.narrator import narrator_line
from bot.tables.pages.talk_options import talk_line
from bot.tables.session.entries import Back, Entry, Expire, Extend, Handover, Pause, Reseat, Resume, Talk, TopUp, Undo
from bot.tables.session.live_table import LiveTable
from bot.tables.session.narrators import narrator_of, reader_of
from bot.tables.session.sound_settings import NONE
from bot.tables.session.table_settings import zone_of_hours

LONGEST_REASON = 100
"""Characters of the reason of a pause that the line shows."""


class EntryLine(NamedTuple):
    """A line about an entry. ``clock``: the clock that runs in it; ``renews``: the name of the earlier line that it replaces if it can."""

    text: str
    clock: LineClock | None = None
    renews: str = ""


def entry_lines(table: LiveTable, entry: Entry) -> list[EntryLine]:
    """Return the lines about an entry of the log of ``table``; most entries have none."""
    words = table.words
    match entry:
        case Pause() if table.message_state.departures.homeless:  # nobody reads that channel any more
            return []
        case Pause(reason=reason) if reason.strip():
            return [_line("pause-reason", words, reason=escaped(short(reason, LONGEST_REASON)))]
        case Pause():
            return [_line("pause", words)]
        case Resume():
            return [_until("resume", table)]
        case Extend():
            return [_until("told-extend", table)]
        case TopUp(least=least) if least:
            return [_until("slow", table, renews="slow")]
        case Back():
            return [_until("back", table, renews="back")]
        case Expire(by="host") | Talk(what="done", key="skipped"):
            return [_line("told-skip", words)]
        case Undo():
            return [_line("told-undo", words)]
        case Reseat():
            return [_reseated(words, entry)]
        case Handover():
            return _handed_over(table)
        case Talk(what="ruling", key=said):
            return [_line("told-ruling", words, what=escaped(said))]
        case Talk(what="option", key="voice"):  # the voices of the table say which channel it is
            return []
        case Talk(what="option", key="ghost_voice", value=channel):
            return [_line("ghost-voice-none", words) if channel == NONE else _line("ghost-voice-set", words, channel=f"<#{channel}>")]
        case Talk(what="option", key="narrator"):
            return [_line("narrator-ends", words)]
        case Talk(what="option", key=option, value=value):
            return [_line("talk-changed", words, what=talk_line(words, option, value, zone_of_hours(table.settings)))]
    return []


def _line(key: str, words: Words, **args: str | int) -> EntryLine:
    return EntryLine(words(key, **args))


def _until(key: str, table: LiveTable, *, renews: str = "") -> EntryLine:
    """Return a line with the end of the first open question."""
    return EntryLine(*line_until(table.words, key, table.course, table.now()), renews)


def _reseated(words: Words, entry: Reseat) -> EntryLine:
    who = f"**{entry.seat + 1} {escaped(short(entry.name))}**"
    key = "automat" if entry.bot_player else "told-back" if entry.user == entry.was else "told-replace"
    return _line(key, words, number=entry.seat + 1, who=who)


def _handed_over(table: LiveTable) -> list[EntryLine]:
    name = table.setup.host_name
    lines = [_line("told-handover", table.words, who=escaped(short(name)))]
    if narrator_of(table) is not None:
        lines.append(EntryLine(narrator_line(table.words, name, sees=reader_of(table) is not None)))
    return lines
