"""Checks records that people send, one at a time, in a process of lower priority: no click waits for them.

The process reads a line of JSON and then the record, and answers with the lines of its report as JSON.
"""

import asyncio
import json
import os
import sys

from bot.runtime.worker_process import WorkerProcess

PATIENCE = 60.0
"""Seconds after which a check is given up; that of the longest games takes a few."""


class CheckPending(Exception):
    """The person already waits for a check."""


class NoCheck(Exception):
    """The process could not finish the check."""


class RecordChecker:
    """Checks one record at a time, and one for each person."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._people: set[int] = set()

    async def check(self, content: bytes, name: str, language: str, *, person: int) -> list[str]:
        """Return the report about the record ``content``, a file called ``name``, in ``language``. Raises CheckPending, NoCheck."""
        if person in self._people:
            raise CheckPending
        self._people.add(person)
        try:
            async with self._turn:
                return await _report(json.dumps({"name": name, "language": language}).encode() + b"\n" + content)
        finally:
            self._people.discard(person)


async def _report(request: bytes) -> list[str]:
    process = WorkerProcess(__name__)
    try:
        await process.begin()
        asked, answered = process.pipes
        async with asyncio.timeout(PATIENCE):
            asked.write(request)
            await asked.drain()
            asked.close()
            lines: list[str] = json.loads(await answered.read())
            return lines
    except (OSError, TimeoutError, ValueError) as wrong:
        raise NoCheck from wrong
    finally:
        await process.close()


def work(request: bytes) -> bytes:
    """Answer a request with the report."""
    from bot.operations.verify import verify_bytes
    from bot.presenting.naming import escaped, short
    from bot.presenting.texts import words_in

    asked, _, content = request.partition(b"\n")
    known = json.loads(asked)
    report = verify_bytes(content, known["name"], words_in(known["language"]), lambda text: escaped(short(text)))
    return json.dumps(report.lines).encode()


if __name__ == "__main__":
    os.nice(10)  # clicks go first
    sys.stdout.buffer.write(work(sys.stdin.buffer.read()))
