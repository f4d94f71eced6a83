"""Lists functions, methods, classes and properties of production code that no production code uses: ``python -m tests.unused_code``.

What the framework calls by name or by decorator is known here; ``ALLOWED`` holds the few others, each with its reason.
"""

import sys
from pathlib import Path

from vulture.core import Vulture

ROOT = Path(__file__).parents[1]
PRODUCTION = ("engines", "bot", "cogs")
KINDS = frozenset({"function", "method", "class", "property"})

CALLED_BY_DECORATOR = [
    "@*.command",
    "@*.autocomplete",
    "@route",
    "@field_validator",
    "@model_validator",
    "@model_serializer",
    "@*.callback",
]
CALLED_BY_NAME = ["on_*", "setup_hook", "setup", "visit_*", "__*__"]

USED_BY_TESTS = ("bot/sandbox/",)
"""The loopback Discord: its simulated people and faults are there for tests as much as for the rehearsal's page."""

ALLOWED: dict[str, str] = {
    "be_strict": "tests let a fault in a text be an error",
    "entropy": "automated players of Mafie choose by it where to look (MA-2.5)",
    "public_course": "for callers with a record and no page (MA-1.13)",
    "_business": "found by the kind of a location",
    "_safe_house": "found by the kind of a location",
    "_gang": "found by the kind of a location",
}
"""Names that look unused, with the reason why they stay."""


def unused() -> list[str]:
    """Return one line for each unused definition, ``file:line: kind name``."""
    production = _unused_in([ROOT / folder for folder in PRODUCTION])
    with_tests = set(_unused_in([ROOT / folder for folder in (*PRODUCTION, "tests")]))
    return sorted(line for line in production if not line.startswith(USED_BY_TESTS) or line in with_tests)


def _unused_in(folders: list[Path]) -> list[str]:
    search = Vulture(ignore_names=CALLED_BY_NAME, ignore_decorators=CALLED_BY_DECORATOR)
    search.scavenge([str(folder) for folder in folders])
    return [
        f"{Path(found.filename).relative_to(ROOT)}:{found.first_lineno}: {found.typ} {found.name}"
        for found in search.get_unused_code()
        if found.typ in KINDS and found.name not in ALLOWED
    ]


def main() -> int:
    """Print what is unused; 1 when there is anything."""
    found = unused()
    print("\n".join(found) or "no unused code")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
