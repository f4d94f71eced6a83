"""Whether a downloaded record proves its game: the seal, the seed, and every answer played again."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import ValidationError

import engines
from bot.presenting.texts import Words
from engines.deal_proof import BadProof, read_proof


@dataclass
class VerifyReport:
    """Findings as lines for a person. ``good``: the record holds."""

    lines: list[str] = field(default_factory=list)
    good: bool = True

    def note(self, line: str, *, fine: bool) -> None:
        """Add a finding."""
        self.lines.append(("✓ " if fine else "✗ ") + line)
        self.good = self.good and fine


def verify(file: Path, words: Words) -> VerifyReport:
    """Check the record in ``file``; an unreadable one is not good."""
    report = VerifyReport()
    try:
        content = json.loads(file.read_text("utf-8"))
        saved = engines.Record.model_validate(content.get("record", content))
        fair: Mapping[str, Any] | None = content.get("fair")
        if not isinstance(fair, Mapping | None):
            raise TypeError("a proof has fields")
        names = [str(name) for name in content.get("seats", ())] if "record" in content else []
    except (OSError, ValueError, TypeError, KeyError, AttributeError, ValidationError) as wrong:
        report.note(words("verify-unreadable", file=file.name, reason=_reason_of(wrong)), fine=False)
        return report
    if fair is None:
        report.lines.append(f"· {words('verify-no-proof')}")
    else:
        _check_deal(report, words, fair, saved)
    _check_game(report, words, saved, names)
    report.lines.append(words("verify-good" if report.good else "verify-bad"))
    return report


def _reason_of(wrong: Exception) -> str:
    """Return why a file is no record, as an argument of the message."""
    match wrong:
        case FileNotFoundError():
            return "missing"
        case OSError():
            return "unreadable"
        case json.JSONDecodeError():
            return "damaged"
        case _:
            return "foreign"


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


def _check_game(report: VerifyReport, words: Words, saved: engines.Record, names: list[str]) -> None:
    try:
        game = engines.replay(saved)
    except engines.ReplayDiverged as wrong:
        report.note(words("verify-game-bad", move=wrong.move), fine=False)
        return
    report.note(words("verify-game-good", moves=game.moves_made), fine=True)
    if game.outcome is not None:
        winners = ", ".join(_name(names, seat) for seat in sorted(game.outcome.winners)) or "–"
        report.lines.append(f"· {words('verify-outcome', reason=_reason(words, game.outcome.reason), winners=winners)}")


def _name(names: list[str], seat: int) -> str:
    return f"{seat + 1} {names[seat]}" if seat < len(names) else str(seat + 1)


def _reason(words: Words, reason: str) -> str:
    key = f"simulate-side-{reason}"
    return words(key) if words.has(key) else reason
