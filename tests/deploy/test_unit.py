"""The unit for systemd: it starts what the install brings, as a user without rights, and systemd finds little to object to."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import cogs
from bot.app.supervisor import Exit

ROOT = Path(cogs.__file__).parents[1]
UNIT = ROOT / "deploy" / "consigliere.service"
MOST_EXPOSED = 20
"""Tenths on systemd's scale from 0 to 10; a unit without any hardening has 96."""
PROGRAM = "/opt/consigliere/.venv/bin/consigliere"
HARDENED = {
    "CapabilityBoundingSet": "",
    "NoNewPrivileges": "yes",
    "PrivateTmp": "yes",
    "ProtectHome": "yes",
    "ProtectSystem": "strict",
    "RestrictNamespaces": "yes",
    "UMask": "0077",
}


def said() -> dict[str, str]:
    """Return the lines of the unit; of a name that stands twice, the last."""
    return dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))


def test_it_starts_the_bot_without_rights_and_within_limits() -> None:
    lines = said()
    assert lines["ExecStart"] == f"{PROGRAM} run" and lines["User"] not in ("root", "0")
    assert {name: lines[name] for name in HARDENED} == HARDENED
    assert lines["MemoryMax"] and lines["TasksMax"]


def test_it_tries_again_where_trying_helps() -> None:
    hopeless = {Exit.SETTINGS, Exit.TOKEN, Exit.INTENTS, Exit.GATEWAY}
    assert {int(code) for code in said()["RestartPreventExitStatus"].split()} == {int(code) for code in hopeless}


def test_systemd_understands_it_and_finds_it_closed(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not here")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace(PROGRAM, "/bin/true"), "utf-8")
    for check in (["verify"], ["security", "--offline=true", "--no-pager", f"--threshold={MOST_EXPOSED}"]):
        done = subprocess.run(["systemd-analyze", *check, str(unit)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert "Unknown" not in done.stderr
