"""Run the benchmarks, all that take minutes or those named, and print them as a table."""

import asyncio
import importlib
import inspect
import sys

MODULES = (
    "kernel",
    "views",
    "log",
    "disk",
    "memory",
    "clicks",
    "clicks_while_searching",
    "restart",
    "events",
    "evenings",
    "club",
    "history",
    "painting",
    "silence",
    "replay",
    "inference",
    "searching",
    "answers_elsewhere",
    "guilds",
    "postgres",
    "requests",
    "watched",
    "night_letters",
    "open",
    "waiting",
)

BY_NAME = ("challenger", "mafia_kinds")
"""Those that take hours."""


def main(names: list[str]) -> int:
    """Print each result; 1 when one does not reach what is wanted, 2 for an unknown name."""
    if unknown := [name for name in names if name not in (*MODULES, *BY_NAME)]:
        print(f"no benchmark {', '.join(unknown)}; there are {', '.join((*MODULES, *BY_NAME))}", file=sys.stderr)
        return 2
    missed = 0
    for name in names or MODULES:
        print(f"\n{name}")
        found = importlib.import_module(f"tests.bench.{name}").measure()
        for result in asyncio.run(found) if inspect.iscoroutine(found) else found:
            mark = {True: "✓", False: "✗", None: " "}[result.good]
            wanted = f"  (wanted: {result.wanted})" if result.wanted else ""
            print(f"  {mark} {result.what:<52} {result.value:>18}{wanted}", flush=True)
            missed += result.good is False
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
