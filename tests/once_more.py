"""``python -m tests.once_more``: nights that have failed beside others are lived once more, alone; what fails twice has failed.

Nights are lived in real time, four beside each other: on a slow machine one may be too late for its people. Any other test that fails has
failed, and so have more than a few nights: that is no matter of haste. What failed first is to be mended all the same.
"""

import json
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

FAILED = Path(".pytest_cache/v/cache/lastfailed")
"""What failed last, as pytest notes it: an object whose names are the ids of tests."""

NIGHTS = "tests/night/"
MOST = 3
"""So many nights may have been too slow."""


def to_live_again(failed: Collection[str]) -> list[str]:
    """Return the nights among ``failed`` (ids of tests) if there is nothing else among them, and not too many; else nothing."""
    if len(failed) > MOST or not all(one.startswith(NIGHTS) for one in failed):
        return []
    return sorted(failed)


def main() -> int:
    """Return 0 when every night that had failed went well."""
    nights = to_live_again(json.loads(FAILED.read_text())) if FAILED.exists() else []
    if not nights:
        return 1
    print("Once more, and nothing beside it:", *nights, sep="\n  ", flush=True)
    return subprocess.call([sys.executable, "-m", "pytest", "-v", *nights])


if __name__ == "__main__":
    sys.exit(main())
