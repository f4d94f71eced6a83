"""Whether a downloaded record proves its game: the seal, the seed, and every answer played again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import engines
from bot.presenting.naming import printable
from bot.presenting.texts import Words, how_it_ended
from bot.replay.source import NoRecord, ReplaySource, read_bytes, read_file, read_record
from engines.deal_proof import BadProof, read_proof


@dataclass
class VerifyReport:
    """Findings as lines for a person. ``good``: the record holds. ``whole``: its game is over."""

    lines: list[str] = field(default_factory=list)
    good: bool = True
    whole: bool = True

    def note(self, line: str, *, fine: bool) -> None:
        self.lines.append(("✓ " if fine else "✗ ") + line)
        self.good = self.good and fine


def verify(file: Path, words: Words) -> VerifyReport:
    """Check the record in ``file``; an unreadable one is not good."""
    return _verify(lambda: read_file(file), file.name, words, printable)


def verify_bytes(content: bytes, name: str, words: Words, shown: Callable[[str], str]) -> VerifyReport:
    """Check the record in ``content``, a file called ``name``. ``shown`` makes foreign text harmless where the report is read."""
    return _verify(lambda: read_bytes(content), name, words, shown)


def _verify(text: Callable[[], str], name: str, words: Words, shown: Callable[[str], str]) -> VerifyReport:
    report = VerifyReport()
    try:
        source = read_record(text())
    except NoRecord as wrong:
        report.note(words("verify-unreadable", file=shown(name), reason=wrong.reason), fine=False)
        return report
    if source.fair is None:
        report.lines.append(f"· {words('verify-no-proof')}")
    else:
        _check_deal(report, words, source.fair, source.record)
    _check_version(report, words, source.record)
    _check_game(report, words, source, shown)
    report.lines.append(words("verify-bad" if not report.good else "verify-good" if report.whole else "verify-good-so-far"))
    return report


def _check_deal(report: VerifyReport, words: Words, fair: Mapping[str, Any], saved: engines.Record) -> None:
    try:
        proof = read_proof(fair, saved.seats)
        sealed, follows = proof.seal_holds, proof.seed == saved.seed
        compare = words("verify-compare", seal=proof.seal, version=proof.version)
    except BadProof:
        sealed, follows, compare = False, False, ""
    report.note(words("verify-seal-good" if sealed else "verify-seal-bad"), fine=sealed)
    if compare:
        report.lines.append(f"· {compare}")
    report.note(words("verify-seed-good" if follows else "verify-seed-bad"), fine=follows)


def _check_version(report: VerifyReport, words: Words, saved: engines.Record) -> None:
    """Say when other rules made the record; a version that these rules do not know is not good."""
    known = engines.GAMES[saved.game].version if saved.game in engines.GAMES else 0
    if not 1 <= saved.version <= known:
        report.note(words("verify-version-unknown", version=str(saved.version), known=str(known)), fine=False)
    elif saved.version < known:
        report.lines.append(f"· {words('verify-version-older', version=str(saved.version), known=str(known))}")


def _check_game(report: VerifyReport, words: Words, source: ReplaySource, shown: Callable[[str], str]) -> None:
    try:
        game = engines.replay(source.record)
    except engines.ReplayDiverged as wrong:
        report.note(words("verify-game-bad", move=wrong.move), fine=False)
        return
    report.note(words("verify-game-good", moves=game.moves_made), fine=True)
    if game.outcome is None:
        report.lines.append(f"! {words('verify-unfinished')}")
        report.whole = False
        return
    winners = ", ".join(_name(source.names, seat, shown) for seat in sorted(game.outcome.winners)) or "–"
    report.lines.append(f"· {words('verify-outcome', reason=how_it_ended(words, game.outcome.reason), winners=winners)}")


def _name(names: Sequence[str], seat: int, shown: Callable[[str], str]) -> str:
    return f"{seat + 1} {shown(names[seat])}" if seat < len(names) else str(seat + 1)
