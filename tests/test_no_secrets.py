"""No token, key or password lies in the repository; the patterns are those of the services that the bot and its forge use."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LARGEST = 2_000_000
"""Bytes of a file that is read; larger ones are pictures and sounds."""
SECRETS = {
    "a token of a bot": r"\b[MNO][A-Za-z\d_-]{23,27}\.[A-Za-z\d_-]{6}\.[A-Za-z\d_-]{27,}\b",
    "a webhook": r"discord(?:app)?\.com/api/webhooks/\d{17,20}/[\w-]{60,}",
    "a private key": r"-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----",
    "a token of the forge": r"(?:gh[pousr]_[A-Za-z\d]{36}|github_pat_\w{60,}|glpat-[\w-]{20})\b",
    "a key of a cloud": r"(?:AKIA|ASIA)[A-Z\d]{16}\b",
    "a token of a package registry": r"(?:pypi-AgE[\w-]{50,}|npm_[A-Za-z\d]{36})\b",
}
PLANTED = {
    "a token of a bot": "MTIzNDU2Nzg5MDEyMzQ1Njc4." + "GabcdE." + "a1" * 19,
    "a webhook": "https://discord.com/api/webhooks/" + "1" * 18 + "/" + "aB-" * 22,
    "a private key": "-----BEGIN " + "OPENSSH PRIVATE KEY-----",
    "a token of the forge": "ghp_" + "a1" * 18,
    "a key of a cloud": "AKIA" + "ABCD1234" * 2,
    "a token of a package registry": "npm_" + "a1" * 18,
}
DOCUMENTED = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ."
"""How the token begins that Discord prints in its own documentation."""
LINES = re.compile("|".join(f"(?:{pattern})" for pattern in SECRETS.values()))


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name]


def test_the_repository_holds_no_secret() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {hit[0][:8]}…"
        for path in tracked()
        if path.is_file() and path.stat().st_size <= LARGEST
        for hit in LINES.finditer(path.read_text("utf-8", errors="replace"))
        if not hit[0].startswith(DOCUMENTED)
    ]
    assert found == []


@pytest.mark.parametrize("kind", SECRETS)
def test_one_that_somebody_commits_would_be_found(kind: str) -> None:
    assert re.search(SECRETS[kind], f"TOKEN={PLANTED[kind]}\n")


def test_settings_with_secrets_are_never_tracked() -> None:
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert ".env" in ignored and "*.sqlite3" in ignored
    assert [path for path in tracked() if path.name == ".env" or path.suffix == ".sqlite3"] == []
